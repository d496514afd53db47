unit-assault_gun = Assault gun
unit-assault_gun-about = Thick in front, with a heavy gun for short distances and no turret to turn it.
weapon-assault_cannon = Assault cannon
weapon-assault_cannon-about = Strikes hard, but not far.

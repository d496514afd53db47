unit-assault_gun = Assault gun
unit-assault_gun-about = Slow, with a heavy gun for short distances.
weapon-assault_cannon = Assault cannon
weapon-assault_cannon-about = Strikes hard, but not far.

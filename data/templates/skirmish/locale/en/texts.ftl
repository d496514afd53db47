unit-grenadier = Grenadier
unit-grenadier-about = Tall, slow to fall, and with a heavy musket.
weapon-heavy_musket = Heavy musket
weapon-heavy_musket-about = Does not carry as far as a rifle.
mission-ford = The ford
mission-ford-about = Two patrols meet at a ford between thickets.
mission-ford-briefing = Whoever stands behind the wall first has the better of it.

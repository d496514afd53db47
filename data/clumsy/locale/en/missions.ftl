# Missions: title, a sentence for choosing, what a player is told at the start, and the goals.

mission-long_road = The Long Road
mission-long_road-about = A convoy across a valley of ambushes: two of three trucks must get through to the fort.
mission-long_road-briefing-blue = The fort beyond the valley has no dressings left and shells for one more day. Three trucks are to get there by the end of round 14; two will do. The straight road crosses the brook at a bridge that looks too quiet; the southern one is longer and leads through woods. A truck drives farther in a turn than anybody can walk, so see to it that it does not arrive alone.
mission-long_road-goal-lorries = Bring two of the three trucks to the fort in the east
mission-long_road-goal-stop = Keep the convoy out of the fort to the end of round 14

mission-last_bridge = The Last Bridge
mission-last_bridge-about = Dusk, one village, two bridges: hold out for nine rounds while the army gets away behind you.
mission-last_bridge-briefing-blue = The army is withdrawing through the village, and you are its rearguard. Hold out to the end of round 9. Barriers stand on both bridges and there are mines beyond them; at night nobody sees far, and whoever stays on alert fires first. If six enemies stand in the village at once, the road is theirs.
mission-last_bridge-briefing-red = They are getting away. Behind the river lies one village, and the road through it is the only one they have. Have six units in it at once before round 9 is over. Barriers on the bridges stop tanks until they are shot to pieces; foot troops climb over.
mission-last_bridge-goal-hold = Hold out to the end of round 9
mission-last_bridge-goal-village = Have six units in the village at once

mission-generals_breakfast = The General’s Breakfast
mission-generals_breakfast-about = A raid at dawn on a manor in the hills, where one man must not finish his coffee.
mission-generals_breakfast-briefing-blue = Their general has his headquarters in the manor where the road ends in the hills, and until the middle of the day he will not leave it. Kill him by the end of round 14; the rest of the garrison does not matter. Bunkers watch the road and there are mines on it. The woods west of the house lead close to it, but a sniper lives on the hill.
mission-generals_breakfast-goal-general = Kill the enemy general
mission-generals_breakfast-goal-hold = Hold the manor to the end of round 14
mission-generals_breakfast-goal-live = The general must live

mission-breakout = Breakout
mission-breakout-about = The ring is closed. Five units have to get out of the village and over the river to the west.
mission-breakout-briefing-blue = We are surrounded, and nobody is coming. Five of us have to stand on the western edge by the end of round 13, whoever they are. The road leads straight to a guarded bridge; the northern road is longer, with another one; in the south the river ends in a marsh. The tanks have little fuel left, and what comes behind us is slow but does not stop.
mission-breakout-goal-west = Bring five units to the western edge
mission-breakout-goal-ring = Hold the ring to the end of round 13

mission-blind_them = Put Out Their Eyes
mission-blind_them-about = Three watchtowers on a ridge see all that moves. Bring them down before the army marches.
mission-blind_them-briefing-blue = From their three towers they see twelve cells far, by day and by night, and their guns hear of everything. All three have to fall by the end of round 16. Two bridges lead over the brook. Guns and mortars fire over the hills if somebody sees the target for them, and a tower takes the whole of every hit.
mission-blind_them-goal-towers = Destroy all three watchtowers
mission-blind_them-goal-hold = Keep a tower standing to the end of round 16

mission-field_hospital = The Field Hospital
mission-field_hospital-about = Three medics, a handful of riflemen and a crossroads: relief comes after round 10.
mission-field_hospital-briefing-blue = The hospital stands where the roads cross, and it cannot be moved. Relief will be here after round 10; until then two of the three medics have to live. They come down the road from the north and out of the woods on both sides. Medics do not have to be brave: keep them behind walls, and let them do their work.
mission-field_hospital-briefing-red = Their wounded are back in the line two days after we hit them. Put an end to it: kill two of the three medics at the crossroads before round 10 is over. You have more men than they have, from three sides; do not let them be beaten one after the other.
mission-field_hospital-goal-doctors = Two of the three medics must live to the end of round 10
mission-field_hospital-goal-raid = Kill two of the three medics

mission-harvest = Harvest
mission-harvest-about = Four farms and one winter: whoever holds three of them eats.
mission-harvest-briefing-blue = Four farms stand between us and a hungry winter. Only engineers can take one over: two turns on the spot with no enemy within four cells, and it is lost again as soon as one comes near. Hold three at once before round 18 is over. The nearest is ours for the asking; for the others there is a brook to cross and somebody to drive away.
mission-harvest-briefing-red = Let them come for the grain. If they do not hold three of the four farms at once by the end of round 18, the winter decides for us; if we hold three, it is decided sooner. Our posts are thin, but whoever comes within four cells of a farm takes it out of their hands.
mission-harvest-goal-farms = Hold three of the four farms at once
mission-harvest-goal-winter = Hold out to the end of round 18

mission-iron_ridge = Iron Ridge
mission-iron_ridge-about = Bunkers, trenches and mines across the high road. It has to be taken, to the last man.
mission-iron_ridge-briefing-blue = Nobody gets past the ridge while a single gun on it fires. Destroy all that is up there by the end of round 20. A bunker halves most of what hits it and more, but not the fire of those who come from behind: the roads round both ends are long, and they lead there. Let engineers go first where a road looks empty.
mission-iron_ridge-goal-all = Destroy every enemy unit
mission-iron_ridge-goal-hold = Hold the ridge to the end of round 20

mission-two_ways = Two Ways
mission-two_ways-about = An offensive is being prepared. Burn its shells or kill the man who planned it: either will do.
mission-two_ways-briefing-blue = In three days they attack, unless you are quicker. South, beyond the second bridge, lies the dump with their shells; north, where the road goes into the hills, sits the marshal who planned it all. Destroy the one or kill the other by the end of round 14. You are not strong enough for both, and they do not know which you will choose. Make it last that way.
mission-two_ways-goal-dump = Destroy the supply depot in the south
mission-two_ways-goal-marshal = Kill the enemy general in the north
mission-two_ways-goal-hold = Hold both to the end of round 14

mission-night_landing = Night Landing
mission-night_landing-about = A raid from the sea: burn a depot inland, then get away from another beach.
mission-night_landing-briefing-blue = The boats put you ashore in the north and wait in the bay in the south. Between the two, an hour inland, lies the depot that feeds the whole coast. Burn it, and have four of the raiders at the bay by the end of round 14, first the one or the other as you like. The towers see by night as well as by day. The roads have mines on them.
mission-night_landing-goal-depot = Destroy the supply depot
mission-night_landing-goal-boats = Have four units at the southern bay at once
mission-night_landing-goal-hold = Guard the coast to the end of round 14

mission-left_behind = Left Behind
mission-left_behind-about = Three airmen hide in a wood far behind the lines. A helicopter is to bring two of them home.
mission-left_behind-briefing-blue = Their machine came down in the wood in the north-east, beyond a river without bridges, and all three are alive. Set two of them down at our camp by the end of round 10; whoever is still aboard has not arrived. The anti-aircraft battery on the hill commands the straight way. Round it there is fuel for one flight there and back and for little more, and a craft that runs dry falls. Nobody lands in a wood, and patrols are searching it: do not let them wait for long.
mission-left_behind-goal-airmen = Bring two of the three airmen to our camp
mission-left_behind-goal-hold = Keep the airmen from getting home to the end of round 10

mission-wasps = Wasps
mission-wasps-about = A valley, three silent guns and a sky full of drones: two of the guns must be left after round 12.
mission-wasps-briefing-blue = The shells come with the relief, after round 12; until then two of the three guns have to live, and they stand too far apart for anybody to guard them all. Drones come first, a tank and infantry behind them. A jammer brings down by itself whatever flies within six cells; the anti-aircraft battery and the riflemen do so only on alert. Jammers and battery are still in the rear, and there is a truck. And every drone has an operator, who does not fly.
mission-wasps-goal-guns = Two of the three guns must last to the end of round 12
mission-wasps-goal-kill = Destroy two of the three guns

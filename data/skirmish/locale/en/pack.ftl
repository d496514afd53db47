pack-title = Skirmish

unit-zouave = Zouave
unit-zouave-about = A light infantryman in baggy trousers. One shot that tells, then a long while with ramrod and powder: fire first, and from cover.
unit-prussian = Prussian infantryman
unit-prussian-about = He loads from behind, lying down if he likes, and fires twice while others ram. His needle gun does not carry as far as theirs.
unit-scout = Scout
unit-scout-about = Knows the way where there is none. In a column he keeps the others going over rough ground; alone he fetches what lies about.
unit-sniper = Sniper
unit-sniper-about = Waits. At distances at which others do not even load he still hits now and then, and more often than not if he aims.
unit-leader = Leader
unit-leader-about = Takes more than others before he falls, and carries a revolver that is good for nothing far off. What counts is that he acts exactly when it is needed.
unit-dragoon = Dragoon
unit-dragoon-about = Across the table before anybody has reloaded, over hedges and fences, and off again. A wall stops him, and a horse hides behind nothing.
unit-wagon = Wagon
unit-wagon-about = Slow, unarmed and too wide for every door. On a road it is another matter.

weapon-muzzle_loader = Muzzle-loading rifle
weapon-muzzle_loader-about = Powder, ball, ramrod, cap. It reaches far, and loading it takes nearly a whole activation.
weapon-needle_gun = Needle gun
weapon-needle_gun-about = Loaded from behind in a single movement. It does not reach as far, but there is always a shot in it.
weapon-sniper_rifle = Sniper rifle
weapon-sniper_rifle-about = A long barrel with a rest and a good eye behind it.
weapon-revolver = Revolver
weapon-revolver-about = One shot after the other without reloading, until it is empty. Then it is empty for good.
weapon-carbine = Carbine
weapon-carbine-about = Short enough for the saddle and the undergrowth, and just as slow to load.

area-rough = Rough ground
area-rough-about = Undergrowth, stones, ploughed ground. It hides nobody and slows everybody down.
area-road = Road
area-road-about = Beaten earth. Groups in step and wagons are quick on it.

obstacle-hedge = Hedge
obstacle-hedge-about = Low enough for a horse to jump. It stops a ball now and then.
obstacle-fence = Fence
obstacle-fence-about = Rails on posts: climbed, jumped, or gone round at a gap.
obstacle-wall = Wall
obstacle-wall-about = Dry stone, too high for a horse.

ground-building = Building
ground-building-about = Cover for whoever stands at its windows, and out of sight for whoever hides.

building-farm = Farmhouse
building-barn = Barn
building-inn = Inn
building-smithy = Smithy
building-mill = Mill
building-chapel = Chapel
building-church = Church
building-stable = Stable
building-bakery = Bakery
building-cottage = Cottage
building-dovecote = Dovecote
building-forge = Forge
building-granary = Granary
building-school = School
building-shed = Shed
building-sheepfold = Sheepfold

object-flag = Flag
object-flag-about = A regiment’s colours. Who has them does not give them back.
object-object = Key object
object-object-about = What all of this is about.
object-loot = Loot
object-loot-about = What others have left, and somebody can use.

formation-none = Loose group
formation-none-about = A handful that stay together, and stand as the ground allows.
formation-line = Line
formation-line-about = Side by side, so that all can fire at once: a volley.
formation-column = March column
formation-column-about = One behind the other, and quick. In a fight it is the wrong way to stand.

ability-leader = Leader
ability-leader-about = Acts when it is needed, not when it is its turn.
ability-scout = Scout
ability-scout-about = Knows a way where others see none.
ability-sniper = Sniper
ability-sniper-about = Hits where others do not even shoot.

side-blue = Blue
side-red = Red

mission-farm = The farm
mission-farm-about = Two forces meet between hedges. Break the enemy: half of its fighters.
mission-farm-briefing = Round a farm a hamlet has grown along the road, and two columns that knew nothing of each other have met there at daybreak. Whoever gets into the houses first fires from the windows at men in the open. The hedges hide nobody, but they stop a bullet now and then. Behind them the riders wait for somebody to miss.
mission-colours = The colours
mission-colours-about = A flag lies between the lines. Carry it back behind your own line.
mission-colours-briefing = Last night a regiment left its colours lying between a mill and a chapel, and by now everybody knows it. The fences have gaps where the track goes through; from the upper floors one sees each of them. Send somebody fast, and somebody who covers the way back: it is as long as the way there.
mission-strongbox = The strongbox
mission-strongbox-about = Take the box on the road and keep it for three ends of turns.
mission-strongbox-briefing = The paymaster’s cart broke its axle where the lane bends between inn and smithy. The cart is gone, the box is not. Whoever holds it at the end of three turns running keeps it; whoever sits in a house with it is hard to get out again.

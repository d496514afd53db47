pack-title = Skirmish

unit-zouave = Zouave
unit-prussian = Prussian infantryman
unit-scout = Scout
unit-sniper = Sniper
unit-leader = Leader
unit-dragoon = Dragoon
unit-wagon = Wagon

weapon-muzzle_loader = Muzzle-loading rifle
weapon-needle_gun = Needle gun
weapon-sniper_rifle = Sniper rifle
weapon-revolver = Revolver
weapon-carbine = Carbine

area-rough = Rough ground
area-road = Road

obstacle-hedge = Hedge
obstacle-fence = Fence
obstacle-wall = Wall

building-farm = Farmhouse
building-barn = Barn
building-inn = Inn
building-smithy = Smithy
building-mill = Mill
building-chapel = Chapel
building-church = Church
building-stable = Stable

object-flag = Flag
object-object = Key object
object-loot = Loot

formation-none = Loose group
formation-line = Line
formation-column = March column

side-blue = Blue
side-red = Red

mission-farm = The farm
mission-farm-about = Two forces meet between hedges. Break the enemy: half of its fighters.
mission-colours = The colours
mission-colours-about = A flag lies between the lines. Carry it back behind your own line.
mission-strongbox = The strongbox
mission-strongbox-about = Take the box on the road and keep it for two ends of turns.

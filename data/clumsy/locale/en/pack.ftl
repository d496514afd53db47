# Names and descriptions of everything in the pack. No numbers: those are data and may change.

pack-title = General Clumsy

## Units

unit-infantry = Infantry
unit-infantry-about = Riflemen for every task, who also shoot down drones.
unit-scout = Scout
unit-scout-about = Sees far and moves fast, but is poorly armed.
unit-sniper = Sniper
unit-sniper-about = Picks off troops from afar, from a hide it has not just moved into.
unit-observer = Observer
unit-observer-about = Watches farther than anyone on foot and is hard to spot.
unit-medic = Medic
unit-medic-about = Heals the foot troops beside it, but not itself.
unit-engineer = Combat engineer
unit-engineer-about = Builds, repairs, lays and clears mines, and alone takes victory points.
unit-rocket_launcher = Rocket team
unit-rocket_launcher-about = Destroys armour and aircraft, provided it has not moved.
unit-mortar = Mortar team
unit-mortar-about = Drops shells behind obstacles at medium range.
unit-drone_operator = Drone operator
unit-drone_operator-about = Flies drones and recharges them beside it; without it they fall.
unit-jammer = Jammer
unit-jammer-about = Brings down every enemy drone that comes near.
unit-general = General
unit-general-about = Steadies the troops around and lets them fire twice; do not lose it.
unit-truck = Truck
unit-truck-about = Carries foot troops and tows guns.
unit-supply_truck = Supply truck
unit-supply_truck-about = Refills ammunition and fuel, and lets its neighbours fire twice.
unit-tank = Tank
unit-tank-about = Fast armour with a gun that craters the ground and sets woods alight.
unit-heavy_tank = Heavy tank
unit-heavy_tank-about = Slow, thick armour that fires a gun and a rocket every turn.
unit-cannon = Howitzer
unit-cannon-about = Shells a wide area from far behind the lines, once a truck has towed it there.
unit-anti_air_battery = Anti-aircraft battery
unit-anti_air_battery-about = Guards the sky with missiles and flak, and is helpless against the ground.
unit-attack_helicopter = Attack helicopter
unit-attack_helicopter-about = Strikes twice a turn over any terrain, at a great cost in fuel.
unit-transport_helicopter = Transport helicopter
unit-transport_helicopter-about = Takes foot troops over everything, but loads only once it has landed.
unit-surveillance_drone = Surveillance drone
unit-surveillance_drone-about = Sees far and relays the operator's signal to other drones.
unit-bomber_drone = Bomber drone
unit-bomber_drone-about = Drops a few bombs on what stands beneath it.
unit-kamikaze_drone = Loitering munition
unit-kamikaze_drone-about = Dives into its target and is gone.

## Weapons

weapon-rifle = Rifle
weapon-rifle-about = Good against troops, nearly useless against armour.
weapon-carbine = Carbine
weapon-carbine-about = A light weapon for self-defence.
weapon-sniper_rifle = Sniper rifle
weapon-sniper_rifle-about = Deadly to troops at long range, once the marksman lies still.
weapon-pistol = Pistol
weapon-pistol-about = A last resort at close quarters.
weapon-sidearm = Service pistol
weapon-sidearm-about = The general's own, for a first shot.
weapon-assault_rifle = Assault rifle
weapon-assault_rifle-about = Automatic fire at short range.
weapon-rocket = Anti-tank rocket
weapon-rocket-about = Pierces armour and reaches aircraft and drones.
weapon-mortar_shell = Mortar shell
weapon-mortar_shell-about = Falls steeply behind cover and obstacles.
weapon-tank_gun = Tank gun
weapon-tank_gun-about = A flat shell, strongest against vehicles.
weapon-heavy_gun = Heavy gun
weapon-heavy_gun-about = A flat shell that spares nothing.
weapon-cannon_shell = Howitzer shell
weapon-cannon_shell-about = Sweeps the ground around its target, friends included.
weapon-missile = Anti-aircraft missile
weapon-missile-about = Reaches helicopters at long range.
weapon-flak = Flak
weapon-flak-about = Rapid fire at helicopters and drones.
weapon-helicopter_rockets = Rocket pods
weapon-helicopter_rockets-about = A heavy salvo against vehicles, aircraft and strongpoints.
weapon-helicopter_gun = Chin gun
weapon-helicopter_gun-about = A quick gun with plenty of rounds.
weapon-bomb = Bomb
weapon-bomb-about = Dropped on the ground beneath or beside the drone.
weapon-charge = Explosive charge
weapon-charge-about = Goes off with the drone that carries it.

## Terrain

terrain-meadow = Meadow
terrain-meadow-about = Open ground, which shells turn into craters.
terrain-road = Road
terrain-road-about = The fastest way, and the cheapest in fuel.
terrain-forest = Forest
terrain-forest-about = Covers, hides and stops fire, slows everyone, and burns.
terrain-hill = Hill
terrain-hill-about = Covers, hides and stops fire, and slows everyone.
terrain-marsh = Marsh
terrain-marsh-about = Hard going without any cover.
terrain-water = Water
terrain-water-about = Crossed by a bridge alone.
terrain-ruin = Ruined village
terrain-ruin-about = Shelter for foot troops, closed to vehicles; two in a row stop fire.
terrain-crater = Crater
terrain-crater-about = Broken ground left by a shell.
terrain-burnt = Burnt ground
terrain-burnt-about = What a fire leaves; the forest comes back in spring.

## Structures

structure-hospital = Field hospital
structure-hospital-about = Heals the foot troops beside it.
structure-workshop = Workshop
structure-workshop-about = Repairs the vehicles beside it.
structure-depot = Supply depot
structure-depot-about = Refills ammunition and fuel of units beside it.
structure-watchtower = Watchtower
structure-watchtower-about = Sees farther than any unit, by night as well, and widens the link of drones.
structure-heliport = Heliport
structure-heliport-about = A platform where the side's own helicopters land and are resupplied.
structure-trench = Trench
structure-trench-about = Quick shelter for foot troops.
structure-bunker = Bunker
structure-bunker-about = The best shelter there is for foot troops.
structure-dragons_teeth = Dragon's teeth
structure-dragons_teeth-about = Concrete blocks that keep vehicles out.
structure-bridge = Bridge
structure-bridge-about = A road over water, gone with whatever stands on it when it falls.

## Seasons, hours, weather

season-spring = Spring
season-spring-about = Burnt ground becomes forest again.
season-summer = Summer
season-summer-about = Forests may catch fire by themselves.
season-autumn = Autumn
season-autumn-about = Rain shortens sight and keeps fires from spreading.
season-winter = Winter
season-winter-about = Snow shortens sight.
hour-dawn = Dawn
hour-dawn-about = Units see a little less.
hour-day = Day
hour-day-about = Units see as far as they can.
hour-dusk = Dusk
hour-dusk-about = Units see a little less.
hour-night = Night
hour-night-about = Units see much less; buildings and drones do not mind.
weather-clear = Clear
weather-clear-about = Nothing hampers sight.
weather-rain = Rain
weather-rain-about = Units see less, and fires do not spread.
weather-snow = Snow
weather-snow-about = Units see less.

## How the computer plays

personality-general_staff = Staff officer
personality-hothead = Hothead
personality-old_fox = Old fox

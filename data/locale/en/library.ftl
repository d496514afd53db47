# The encyclopedia. Numbers come from the pack's data, never from here.

library-title = Encyclopedia
library-tab-units = Units
library-tab-weapons = Weapons
library-tab-terrain = Terrain
library-tab-structures = Structures
library-search = Search everything
library-nothing-found = Nothing is called that.
library-all = All
library-compare = Compare
library-compare-end = End comparing
library-compare-choose = Choose the other unit from the list.
library-previous = { $name }
library-kind-building = Building
library-kind-building-note = Stops whoever would pass. Finished and destroyed, it leaves rubble.
library-kind-work = Work
library-kind-work-note = Blocks nobody of those who may enter. Destroyed, it leaves nothing.
library-kind-direct = Direct fire
library-kind-indirect = Indirect fire

## Units

library-of-class = { $unitclass }, { $size }
library-about-unit = What it has
library-its-weapons = Weapons
library-movement = Movement
library-can = What it can do
library-carriage = Transport
library-served-by = Who looks after it
library-hit-by = What can hit it
library-class = Class
library-hp = Hit points
library-hp-note = At { $wounded } or fewer it is wounded, and its steps cost ×{ $factor } action points.
library-action-points = Action points
library-action-points-note = Full again at the start of each turn. A shot takes { $price }.
library-vision = Sight
library-vision-note = Cells by day. At night { $night }, in the worst weather as well { $worst }.
library-vision-always = Cells at any hour and in any weather.
library-size = Size
library-size-note = In cover it is spotted this many cells nearer: { $cells }.
library-fuel = Fuel
library-battery = Battery
library-battery-note = Own turns it can stay in the air: { $turns }.
library-value = Price
library-no-weapon = Unarmed
library-fires-still = Fires only if it has not moved this turn.
library-fires-moved = Range after moving: { $range }.
library-in-the-air = In the air
library-in-the-air-note = Each cell burns { $fuel } fuel, each end of turn in the air { $hover }.
library-lands-on = Lands on
library-no-entry = cannot enter
library-step-cells = { $points } a cell · { $cells } a turn
library-step-fuel = { $points } a cell · { $cells } a turn · fuel { $fuel }
library-slots = Room
library-slots-note = Boarding takes { $board } action points of the passenger, unloading { $unload } of the carrier.
library-takes-slots = takes { $count }
library-tows = Tows guns
library-tows-note = Hitching takes { $tow } action points, unhitching { $unhitch }.
library-carries-it = carries it
library-tows-it = tows it
library-heals-it = heals it
library-repairs-it = repairs it
library-only-landed = Only while it is on the ground.
library-supplies-it = refills it
library-recharges-it = recharges it
library-recharges-it-note = At the start of a turn that it begins landed beside its operator.
library-hit-both = In the air and on the ground.
library-hit-air = Only in the air.
library-hit-landed = Only on the ground.
library-damage-shots = { $shots ->
    [one] { $damage } damage: one shot
   *[other] { $damage } damage: { $shots } shots
}
library-can-two-shots = Two shots
library-can-two-shots-note = Fires twice every turn, each weapon once. Nobody near gives it a third shot.
library-can-engineer = Engineer
library-can-engineer-note = Builds, clears, lays and lifts mines. Spots enemy mines within { $spots }. Alone may enter victory points, and takes one after { $turns } ends of turn.
library-can-medic = Medic
library-can-medic-note = Foot troops within { $radius } get { $amount } hit points back at the start of their turn. It does not heal itself.
library-can-repair = Repairs
library-can-repair-note = Vehicles, guns and landed aircraft within { $radius } get { $amount } hit points back at the start of their turn.
library-can-supplier = Supplies
library-can-supplier-note = Refills fuel and ammunition of a neighbour for { $points } action points, and lets its neighbours fire twice.
library-can-general = Commands
library-can-general-note = Troops within { $radius } fire twice and have { $cover } % more cover.
library-can-operator = Flies drones
library-can-operator-note = Drones stay within { $link } of it, with a relay in the air within { $relay }. If it dies they are lost.
library-can-jammer = Jams drones
library-can-jammer-note = Every enemy drone in the air within { $radius } falls, in anybody’s turn and for nothing.
library-can-relay = Relays
library-can-relay-note = While it flies the other drones of its side reach { $relay } cells instead of { $link }.
library-can-camouflage = Camouflage
library-can-camouflage-note = Once it has spent a turn of its own still in cover it is spotted { $cells } cells nearer yet. Watchtowers and drones are not deceived.
library-can-still-only = Fires from a halt
library-can-still-only-note = It cannot fire in a turn in which it has moved.
library-can-no-alert = No alert
library-can-no-alert-note = It keeps no shot for the enemy’s turn.
library-can-no-patrol = No patrol
library-can-no-patrol-note = It makes no rounds.
library-can-towed = Towed
library-can-towed-note = Goes nowhere by itself: a truck tows it. Hitched it can be hit, but cannot fire.

## Weapons

library-about-weapon = The weapon
library-damage-against = Damage, out of cover
library-effects = What else it does
library-borne-by = Who has it
library-weapon-line = damage { $damage } · range { $range } · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
library-range = Range
library-range-note = After moving: { $moved }.
library-rounds = Rounds
library-fire = Fire
library-fire-direct = direct
library-fire-direct-note = Needs a target its side sees, and a free line of fire.
library-fire-indirect = indirect
library-fire-indirect-note = Goes over every obstacle, and may shell cells that nobody sees.
library-targets = Can be aimed at
library-target-ground = ground units
library-target-landed = landed aircraft
library-target-airborne = helicopters in flight
library-target-drone = drones in flight
library-target-structure = buildings
library-target-work = works
library-downs = One shot downs a drone in the air, whatever the damage.
library-against-structures = Buildings and works
library-against-structures-note = Aimed at. A shot at the unit inside wears them by { $wear }.
library-can-blast = Sweep
library-can-blast-note = Every other unit within { $radius } of the target loses { $damage } before cover, friends too.
library-can-shell = Shell
library-can-shell-note = Digs a crater in: { $dug }. Sets alight for { $rounds } rounds: { $burns }.
library-can-spends = Spent
library-can-spends-note = The shot destroys whoever fires it.

## Terrain

library-entering = Entering
library-shelter = Shelter
library-changes = What becomes of it
library-can-be-built = What may be built here
library-step = { $count ->
    [one] { $points } action point
   *[other] { $points } action points
}
library-step-burns = Fuel { $fuel }
library-cover = Cover
library-cover-note = This share of a shot’s damage is kept off. Causes of cover add up.
library-cover-line = cover { $percent } %
library-none = none
library-can-hides = Hides
library-can-hides-note = Units in it are spotted nearer, in cells: small { $small }, medium { $medium }, large { $large }.
library-can-stops-fire = Stops fire
library-can-stops-fire-note = Direct fire does not pass.
library-can-stops-fire-together = Hampers fire
library-can-stops-fire-together-note = Direct fire does not pass { $count } of these cells in its way.
library-can-burns = Burns
library-can-burns-note = For { $rounds } rounds. Who ends a turn in the fire loses { $damage }, and has no cover there.
library-burns-to = what a fire leaves
library-dug-to = after a shell
library-regrows-to = in { $season }
library-can-landing = Landing ground
library-can-landing-note = Aircraft may land here.

## Structures

library-structure-line = { $kind } · parts { $parts } · hit points { $hp }
library-about-structure = The structure
library-kind = Kind
library-parts = Parts to build
library-parts-note = One a turn and engineer, { $points } action points each.
library-structure-hp = Hit points
library-building-vision = Sight
library-building-vision-note = Once finished, at any hour and in any weather.
library-may-enter = May enter it
library-nobody = nobody
library-built-by = Built by
library-stands-on = May stand on
library-can-own-cell = Under one’s feet
library-can-own-cell-note = An engineer may build it in its own cell.
library-can-hospital = Heals
library-can-hospital-note = Foot troops within { $radius } get { $amount } hit points back at the start of their turn.
library-can-workshop = Repairs
library-can-workshop-note = Vehicles, guns and landed aircraft within { $radius } get { $amount } hit points back at the start of their turn.
library-can-depot = Supplies
library-can-depot-note = A unit of its side next to it refills fuel and ammunition for { $points } action points.
library-can-tower = Watches
library-can-tower-note = Is not deceived by camouflage. Drones within { $radius } of it may go { $relay } cells from their operator.
library-can-heliport = Platform
library-can-heliport-note = Its side’s helicopters land on it and refill there for { $points } action points.

## Comparing

library-cells-a-turn = Cells a turn: { $terrain }
library-shots = Shots a turn
library-damage-to = Damage: { $unitclass }
library-shots-to-destroy = Shots to destroy the other

pack-title = Headquarters

class-headquarters = headquarters

unit-infantry = Infantry
unit-infantry-about = The backbone of every camp: cheap, and it captures the cities that pay for the rest.
unit-tank = Tank
unit-tank-about = Fast and hard to hurt on open ground. Woods slow it down, and rivers stop it but for bridges.
unit-artillery = Artillery
unit-artillery-about = Strikes from behind the others, where nobody answers. Left alone it falls to the first attacker.
unit-headquarters = Headquarters
unit-headquarters-about = The heart of a camp: it recruits, brings gold like a city, and must not fall.
unit-heavy_tank = Heavy tank
unit-heavy_tank-about = What a tank cannot break, it does. Only the shop has it, and it is dear.
unit-commando = Commando
unit-commando-about = Infantry that runs farther and strikes harder, and captures cities all the same.
unit-howitzer = Howitzer
unit-howitzer-about = Artillery with a longer arm. It reaches headquarters from where nobody expects it.
unit-scout = Scout
unit-scout-about = Light and quick: it reaches the wounded and the guns before anybody else. It captures nothing.

terrain-plain = Plain
terrain-plain-about = Open ground. Everybody crosses it, and nothing protects there.
terrain-forest = Forest
terrain-forest-about = Slow going, most of all for tanks, but good cover.
terrain-hill = Hill
terrain-hill-about = Costs time to climb. Whoever holds it is hard to throw down.
terrain-city = City
terrain-city-about = Pays its camp and heals its units. This is what the battle is about.
terrain-river = River
terrain-river-about = Foot troops and guns wade through, slowly and without any shelter.
terrain-bridge = Bridge
terrain-bridge-about = The only way across a river for what has tracks.
terrain-beach = Beach
terrain-beach-about = Soft sand in full view. Nobody stays here if it can be helped.
terrain-dune = Dune
terrain-dune-about = Hard to cross, but there is something to duck behind.
terrain-sea = Sea
terrain-sea-about = The end of the map for everybody on land.

offer-heavy_tank = Heavy tank
offer-heavy_tank-about = The strongest tank there is.
offer-commando = Commando
offer-commando-about = Picked troops who capture cities.
offer-howitzer = Howitzer
offer-howitzer-about = A gun that reaches farther than any other.
offer-scout = Scout
offer-scout-about = The fastest of all.
offer-repair_kit = Repair kit
offer-repair_kit-about = Spares and bandages for everybody at once, wherever they stand.
offer-fortifications = Fortifications
offer-fortifications-about = Concrete and sandbags round the headquarters.
offer-air_strike = Air strike
offer-air_strike-about = An aircraft comes, drops what it carries, and is gone.
offer-fund_raising = Fund-raising
offer-fund_raising-about = The citizens give more. It pays the sooner it is bought.

side-blue = Blue
side-red = Red
side-green = Green
side-yellow = Yellow

map-classic = The classic board
map-delta = The delta
map-four_corners = Four corners

map-classic-about = Two camps, four cities, one broad bridge.
map-delta-about = Three camps as far from each other as from the third.
map-four_corners-about = Four camps round a lake, each corner like the others.

personality-steady = Steady
personality-raider = Raider
personality-banker = Banker

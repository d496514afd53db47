pack-title = Headquarters

unit-infantry = Infantry
unit-tank = Tank
unit-artillery = Artillery
unit-headquarters = Headquarters
unit-heavy_tank = Heavy tank
unit-commando = Commando
unit-howitzer = Howitzer
unit-scout = Scout

terrain-plain = Plain
terrain-forest = Forest
terrain-hill = Hill
terrain-city = City
terrain-river = River
terrain-bridge = Bridge
terrain-beach = Beach
terrain-dune = Dune
terrain-sea = Sea

offer-heavy_tank = Heavy tank
offer-commando = Commando
offer-howitzer = Howitzer
offer-scout = Scout
offer-repair_kit = Repair kit
offer-fortifications = Fortifications
offer-air_strike = Air strike
offer-fund_raising = Fund-raising

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

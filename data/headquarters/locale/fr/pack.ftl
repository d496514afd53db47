pack-title = Quartiers généraux

unit-infantry = Infanterie
unit-tank = Char
unit-artillery = Artillerie
unit-headquarters = Quartier général
unit-heavy_tank = Char lourd
unit-commando = Commando
unit-howitzer = Obusier
unit-scout = Éclaireur

terrain-plain = Plaine
terrain-forest = Forêt
terrain-hill = Colline
terrain-city = Ville
terrain-river = Rivière
terrain-bridge = Pont
terrain-beach = Plage
terrain-dune = Dune
terrain-sea = Mer

offer-heavy_tank = Char lourd
offer-commando = Commando
offer-howitzer = Obusier
offer-scout = Éclaireur
offer-repair_kit = Trousse de réparation
offer-fortifications = Fortifications
offer-air_strike = Frappe aérienne
offer-fund_raising = Levée de fonds

side-blue = Bleu
side-red = Rouge
side-green = Vert
side-yellow = Jaune

map-classic = Le plateau classique
map-delta = Le delta
map-four_corners = Les quatre coins

map-classic-about = Deux camps, quatre villes, un seul large pont.
map-delta-about = Trois camps, chacun à même distance des deux autres.
map-four_corners-about = Quatre camps autour d’un lac, tous les coins se valent.

pack-title = Quartiers généraux

class-headquarters = quartier général

unit-infantry = Infanterie
unit-infantry-about = Le cœur de chaque camp : bon marché, et c’est elle qui prend les villes qui paient le reste.
unit-tank = Char
unit-tank-about = Rapide et difficile à entamer en terrain découvert. La forêt le ralentit, et hors des ponts la rivière l’arrête.
unit-artillery = Artillerie
unit-artillery-about = Frappe derrière les autres, là où nul ne répond. Laissée seule, elle tombe au premier assaut.
unit-headquarters = Quartier général
unit-headquarters-about = Le cœur d’un camp : il recrute, rapporte de l’or comme une ville, et ne doit pas tomber.
unit-heavy_tank = Char lourd
unit-heavy_tank-about = Ce qu’un char ne peut briser, il le brise. Seule la boutique le vend, et cher.
unit-commando = Commando
unit-commando-about = Une infanterie qui va plus loin, frappe plus fort, et prend les villes tout autant.
unit-howitzer = Obusier
unit-howitzer-about = Une artillerie au bras plus long. Elle atteint un quartier général d’où nul ne l’attend.
unit-scout = Éclaireur
unit-scout-about = Léger et rapide : il atteint les blessés et les canons avant tous les autres. Il ne prend aucune ville.

terrain-plain = Plaine
terrain-plain-about = Terrain découvert. Chacun le traverse, et rien n’y protège.
terrain-forest = Forêt
terrain-forest-about = On y avance lentement, surtout les chars, mais à couvert.
terrain-hill = Colline
terrain-hill-about = Il faut du temps pour y monter. Qui la tient est difficile à déloger.
terrain-city = Ville
terrain-city-about = Paie son camp et soigne ses unités. C’est pour elle qu’on se bat.
terrain-river = Rivière
terrain-river-about = L’infanterie et les canons la passent à gué, lentement et sans abri.
terrain-bridge = Pont
terrain-bridge-about = Le seul passage d’une rivière pour ce qui a des chenilles.
terrain-beach = Plage
terrain-beach-about = Du sable mou, à la vue de tous. Nul n’y reste sans raison.
terrain-dune = Dune
terrain-dune-about = Difficile à traverser, mais on peut s’y abriter.
terrain-sea = Mer
terrain-sea-about = La fin de la carte pour tous ceux qui vont à terre.

offer-heavy_tank = Char lourd
offer-heavy_tank-about = Le plus fort des chars.
offer-commando = Commando
offer-commando-about = Des troupes d’élite qui prennent les villes.
offer-howitzer = Obusier
offer-howitzer-about = Un canon qui porte plus loin que tout autre.
offer-scout = Éclaireur
offer-scout-about = Le plus rapide de tous.
offer-repair_kit = Trousse de réparation
offer-repair_kit-about = Des pièces et des pansements pour tous à la fois, où qu’ils soient.
offer-fortifications = Fortifications
offer-fortifications-about = Du béton et des sacs de sable autour du quartier général.
offer-air_strike = Frappe aérienne
offer-air_strike-about = Un avion vient, largue ce qu’il porte, et repart.
offer-fund_raising = Levée de fonds
offer-fund_raising-about = Les citoyens donnent davantage. Plus tôt on l’achète, plus elle rapporte.

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

personality-steady = Posé
personality-raider = Pillard
personality-banker = Banquier

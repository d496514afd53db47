pack-title = Escarmouche

unit-zouave = Zouave
unit-prussian = Fantassin prussien
unit-scout = Éclaireur
unit-sniper = Tireur d’élite
unit-leader = Chef
unit-dragoon = Dragon
unit-wagon = Chariot

weapon-muzzle_loader = Fusil à chargement par la bouche
weapon-needle_gun = Fusil à aiguille
weapon-sniper_rifle = Fusil de précision
weapon-revolver = Revolver
weapon-carbine = Carabine

area-rough = Terrain difficile
area-road = Route

obstacle-hedge = Haie
obstacle-fence = Clôture
obstacle-wall = Mur

building-farm = Ferme
building-barn = Grange
building-inn = Auberge
building-smithy = Forge
building-mill = Moulin
building-chapel = Chapelle
building-church = Église
building-stable = Écurie

object-flag = Drapeau
object-object = Objet clé
object-loot = Butin

formation-none = Groupe libre
formation-line = Ligne
formation-column = Colonne de marche

side-blue = Bleu
side-red = Rouge

mission-farm = La ferme
mission-farm-about = Deux troupes se rencontrent entre les haies. Brisez l’ennemi : la moitié de ses combattants.
mission-colours = Les couleurs
mission-colours-about = Un drapeau gît entre les lignes. Rapportez-le derrière votre ligne.
mission-strongbox = Le coffre
mission-strongbox-about = Prenez le coffre sur la route et gardez-le pendant deux fins de tour.

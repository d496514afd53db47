# Noms et descriptions de tout ce que contient le pack. Pas de nombres : ce sont des données, qui peuvent changer.

pack-title = Général Maladroit

## Units

unit-infantry = Infanterie
unit-infantry-about = Des fusiliers bons à tout, qui abattent aussi les drones.
unit-scout = Éclaireur
unit-scout-about = Voit loin et va vite, mais il est mal armé.
unit-sniper = Tireur d’élite
unit-sniper-about = Élimine les fantassins de loin, à condition de ne pas avoir bougé.
unit-observer = Observateur
unit-observer-about = Voit plus loin que quiconque à pied et se laisse mal repérer.
unit-medic = Infirmier
unit-medic-about = Soigne les troupes à pied à son contact, mais pas lui-même.
unit-engineer = Sapeur
unit-engineer-about = Construit, répare, pose et enlève les mines, et seul prend les points de victoire.
unit-rocket_launcher = Lance-roquettes
unit-rocket_launcher-about = Détruit blindés et aéronefs, à condition de ne pas avoir bougé.
unit-mortar = Mortier
unit-mortar-about = Fait tomber ses obus derrière les obstacles, à moyenne portée.
unit-drone_operator = Opérateur de drones
unit-drone_operator-about = Pilote les drones et les recharge à son contact ; sans lui, ils tombent.
unit-jammer = Brouilleur
unit-jammer-about = Fait tomber tout drone ennemi qui s’approche.
unit-general = Général
unit-general-about = Rassure les troupes alentour et les fait tirer deux fois ; ne le perdez pas.
unit-truck = Camion
unit-truck-about = Transporte les troupes à pied et tracte les pièces d’artillerie.
unit-supply_truck = Camion de ravitaillement
unit-supply_truck-about = Refait les pleins de munitions et de carburant, et fait tirer deux fois ses voisins.
unit-tank = Char
unit-tank-about = Un blindé rapide dont les obus creusent le sol et enflamment les bois.
unit-heavy_tank = Char lourd
unit-heavy_tank-about = Un blindé lent et épais, qui tire au canon et à la roquette à chaque tour.
unit-cannon = Obusier
unit-cannon-about = Pilonne de loin une large zone, une fois qu’un camion l’y a tracté.
unit-anti_air_battery = Batterie antiaérienne
unit-anti_air_battery-about = Tient le ciel avec missiles et canons, sans défense contre le sol.
unit-attack_helicopter = Hélicoptère d’attaque
unit-attack_helicopter-about = Frappe deux fois par tour au-dessus de tout terrain, au prix de beaucoup de carburant.
unit-transport_helicopter = Hélicoptère de transport
unit-transport_helicopter-about = Emmène les troupes à pied par-dessus tout, mais n’embarque qu’une fois posé.
unit-surveillance_drone = Drone de surveillance
unit-surveillance_drone-about = Voit loin et relaie le signal de l’opérateur vers les autres drones.
unit-bomber_drone = Drone bombardier
unit-bomber_drone-about = Lâche quelques bombes sur ce qui se trouve dessous.
unit-kamikaze_drone = Drone kamikaze
unit-kamikaze_drone-about = Plonge sur sa cible et disparaît avec elle.

## Weapons

weapon-rifle = Fusil
weapon-rifle-about = Bon contre les fantassins, presque inutile contre les blindés.
weapon-carbine = Carabine
weapon-carbine-about = Une arme légère, pour se défendre.
weapon-sniper_rifle = Fusil de précision
weapon-sniper_rifle-about = Mortel pour les fantassins à longue portée, si le tireur reste immobile.
weapon-pistol = Pistolet
weapon-pistol-about = Le dernier recours, à bout portant.
weapon-sidearm = Pistolet de service
weapon-sidearm-about = Celui du général, pour le premier tir.
weapon-assault_rifle = Fusil d’assaut
weapon-assault_rifle-about = Tir automatique à courte portée.
weapon-rocket = Roquette antichar
weapon-rocket-about = Perce les blindages et atteint aéronefs et drones.
weapon-mortar_shell = Obus de mortier
weapon-mortar_shell-about = Tombe à pic derrière abris et obstacles.
weapon-tank_gun = Canon de char
weapon-tank_gun-about = Un obus à tir tendu, surtout efficace contre les véhicules.
weapon-heavy_gun = Canon lourd
weapon-heavy_gun-about = Un obus à tir tendu qui n’épargne rien.
weapon-cannon_shell = Obus d’obusier
weapon-cannon_shell-about = Balaie le terrain autour de sa cible, amis compris.
weapon-missile = Missile antiaérien
weapon-missile-about = Atteint les hélicoptères à longue portée.
weapon-flak = Canon antiaérien
weapon-flak-about = Tir rapide contre hélicoptères et drones.
weapon-helicopter_rockets = Paniers de roquettes
weapon-helicopter_rockets-about = Une lourde salve contre véhicules, aéronefs et ouvrages.
weapon-helicopter_gun = Canon sous tourelle
weapon-helicopter_gun-about = Un canon rapide, bien pourvu en munitions.
weapon-bomb = Bombe
weapon-bomb-about = Lâchée au sol, sous le drone ou juste à côté.
weapon-charge = Charge explosive
weapon-charge-about = Explose avec le drone qui la porte.

## Terrain

terrain-meadow = Prairie
terrain-meadow-about = Terrain découvert, où les obus creusent des cratères.
terrain-road = Route
terrain-road-about = Le chemin le plus rapide et le plus sobre en carburant.
terrain-forest = Forêt
terrain-forest-about = Protège, cache et arrête les tirs, ralentit tout le monde, et brûle.
terrain-hill = Colline
terrain-hill-about = Protège, cache et arrête les tirs, et ralentit tout le monde.
terrain-marsh = Marais
terrain-marsh-about = Un terrain pénible et sans abri.
terrain-water = Eau
terrain-water-about = Ne se franchit que par un pont.
terrain-ruin = Village en ruine
terrain-ruin-about = Un abri pour les troupes à pied, fermé aux véhicules ; deux de suite arrêtent les tirs.
terrain-crater = Cratère
terrain-crater-about = Le sol défoncé par un obus.
terrain-burnt = Terre brûlée
terrain-burnt-about = Ce que laisse un incendie ; la forêt y repousse au printemps.

## Structures

structure-hospital = Hôpital de campagne
structure-hospital-about = Soigne les troupes à pied à son contact.
structure-workshop = Atelier
structure-workshop-about = Répare les véhicules à son contact.
structure-depot = Dépôt
structure-depot-about = Refait les pleins de munitions et de carburant des unités à son contact.
structure-watchtower = Tour de guet
structure-watchtower-about = Voit plus loin que toute unité, même de nuit, et étend la liaison des drones.
structure-heliport = Héliport
structure-heliport-about = Une plateforme où se posent et se ravitaillent les hélicoptères de son camp.
structure-trench = Tranchée
structure-trench-about = Un abri vite creusé pour les troupes à pied.
structure-bunker = Casemate
structure-bunker-about = Le meilleur abri qui soit pour les troupes à pied.
structure-dragons_teeth = Dents de dragon
structure-dragons_teeth-about = Des blocs de béton qui barrent la route aux véhicules.
structure-bridge = Pont
structure-bridge-about = Une route sur l’eau, qui emporte dans sa chute ce qui s’y trouve.

## Seasons, hours, weather

season-spring = Printemps
season-spring-about = La terre brûlée redevient forêt.
season-summer = Été
season-summer-about = Les forêts peuvent prendre feu d’elles-mêmes.
season-autumn = Automne
season-autumn-about = La pluie réduit la vue et empêche les incendies de s’étendre.
season-winter = Hiver
season-winter-about = La neige réduit la vue.
hour-dawn = Aube
hour-dawn-about = Les unités voient un peu moins loin.
hour-day = Jour
hour-day-about = Les unités voient aussi loin qu’elles peuvent.
hour-dusk = Crépuscule
hour-dusk-about = Les unités voient un peu moins loin.
hour-night = Nuit
hour-night-about = Les unités voient bien moins loin ; bâtiments et drones n’en souffrent pas.
weather-clear = Temps clair
weather-clear-about = Rien ne gêne la vue.
weather-rain = Pluie
weather-rain-about = Les unités voient moins loin et les incendies ne s’étendent pas.
weather-snow = Neige
weather-snow-about = Les unités voient moins loin.

## How the computer plays

personality-general_staff = Officier d’état-major
personality-hothead = Tête brûlée
personality-old_fox = Vieux renard

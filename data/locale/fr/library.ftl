# L’encyclopédie. Les nombres viennent des données du pack, jamais d’ici.

library-title = Encyclopédie
library-tab-units = Unités
library-tab-weapons = Armes
library-tab-terrain = Terrain
library-tab-structures = Constructions
library-search = Chercher partout
library-nothing-found = Rien ne porte ce nom.
library-all = Tout
library-compare = Comparer
library-compare-end = Fin de la comparaison
library-compare-choose = Choisissez l’autre unité dans la liste.
library-previous = { $name }
library-kind-building = Bâtiment
library-kind-building-note = Barre le passage. Achevé puis détruit, il laisse des décombres.
library-kind-work = Ouvrage
library-kind-work-note = Ne gêne pas ceux qui ont le droit d’y entrer. Détruit, il ne laisse rien.
library-kind-direct = Tir direct
library-kind-indirect = Tir indirect

## Units

library-of-class = { $unitclass }, taille { $size }
library-about-unit = Ce qu’elle a
library-its-weapons = Armes
library-movement = Déplacement
library-can = Ce dont elle est capable
library-carriage = Transport
library-served-by = Qui s’occupe d’elle
library-hit-by = Ce qui peut la toucher
library-class = Catégorie
library-hp = Points de vie
library-hp-note = À { $wounded } ou moins elle est blessée : ses pas coûtent ×{ $factor } points d’action.
library-action-points = Points d’action
library-action-points-note = Rendus au début de chaque tour. Un tir en coûte { $price }.
library-vision = Vue
library-vision-note = En cases, de jour. La nuit { $night } ; par mauvais temps en plus { $worst }.
library-vision-always = En cases, à toute heure et par tous les temps.
library-size = Taille
library-size-note = À couvert, on la repère plus près, en cases : { $cells }.
library-fuel = Carburant
library-battery = Batterie
library-battery-note = Tours de son camp qu’il peut passer en vol : { $turns }.
library-value = Prix
library-no-weapon = Sans arme
library-fires-still = Ne tire que si elle n’a pas bougé ce tour-ci.
library-fires-moved = Portée après un déplacement : { $range }.
library-in-the-air = En vol
library-in-the-air-note = Chaque case brûle { $fuel } de carburant, chaque fin de tour en vol { $hover }.
library-lands-on = Se pose sur
library-no-entry = n’y entre pas
library-step-cells = { $points } par case · { $cells } par tour
library-step-fuel = { $points } par case · { $cells } par tour · carburant { $fuel }
library-slots = Places
library-slots-note = Monter coûte { $board } points d’action au passager, débarquer { $unload } au transport.
library-takes-slots = en prend { $count }
library-tows = Remorque des pièces
library-tows-note = Atteler coûte { $tow } points d’action, dételer { $unhitch }.
library-carries-it = la transporte
library-tows-it = la remorque
library-heals-it = la soigne
library-repairs-it = la répare
library-only-landed = Seulement quand elle est posée.
library-supplies-it = refait ses pleins
library-recharges-it = le recharge
library-recharges-it-note = Au début d’un tour qu’il commence posé à côté de son opérateur.
library-hit-both = En vol comme au sol.
library-hit-air = En vol seulement.
library-hit-landed = Au sol seulement.
library-damage-shots = { $shots ->
    [one] dégâts { $damage } : { $shots } tir
   *[other] dégâts { $damage } : { $shots } tirs
}
library-can-two-shots = Deux tirs
library-can-two-shots-note = Tire deux fois par tour, une fois avec chaque arme. Personne ne lui en offre un troisième.
library-can-engineer = Génie
library-can-engineer-note = Bâtit, déblaie, pose et enlève les mines. Repère les mines ennemies à { $spots } cases. Seul à entrer sur les points de victoire, il en prend un après { $turns } fins de tour.
library-can-medic = Soins
library-can-medic-note = L’infanterie dans un rayon de { $radius } retrouve { $amount } points de vie au début de son tour. Il ne se soigne pas lui-même.
library-can-repair = Réparations
library-can-repair-note = Véhicules, pièces et appareils posés dans un rayon de { $radius } retrouvent { $amount } points de vie au début de leur tour.
library-can-supplier = Ravitaillement
library-can-supplier-note = Refait les pleins d’une unité voisine pour { $points } points d’action, et permet à ses voisines de tirer deux fois.
library-can-general = Commandement
library-can-general-note = Les troupes dans un rayon de { $radius } tirent deux fois et gagnent { $cover } % de couvert.
library-can-operator = Pilote des drones
library-can-operator-note = Les drones restent à { $link } cases de lui, à { $relay } avec un relais en vol. S’il meurt, ils sont perdus.
library-can-jammer = Brouillage
library-can-jammer-note = Tout drone ennemi en vol dans un rayon de { $radius } tombe, au tour de n’importe qui et sans rien coûter.
library-can-relay = Relais
library-can-relay-note = Tant qu’il vole, les autres drones de son camp vont à { $relay } cases au lieu de { $link }.
library-can-camouflage = Camouflage
library-can-camouflage-note = Après un de ses tours passé immobile à couvert, on ne la repère que { $cells } cases plus près encore. Tours de guet et drones ne s’y laissent pas prendre.
library-can-still-only = Tire à l’arrêt
library-can-still-only-note = Ne peut pas tirer le tour où elle a bougé.
library-can-no-alert = Pas d’alerte
library-can-no-alert-note = Ne garde pas de tir pour le tour ennemi.
library-can-no-patrol = Pas de patrouille
library-can-no-patrol-note = Ne fait pas de rondes.
library-can-towed = Remorquée
library-can-towed-note = Ne va nulle part seule : un camion la remorque. Attelée, on peut la toucher mais elle ne tire pas.

## Weapons

library-about-weapon = L’arme
library-damage-against = Dégâts, à découvert
library-effects = Ce qu’elle fait d’autre
library-borne-by = Qui l’emploie
library-weapon-line = dégâts { $damage } · portée { $range } · { $rounds ->
    [one] { $rounds } munition
   *[other] { $rounds } munitions
}
library-range = Portée
library-range-note = Après un déplacement : { $moved }.
library-rounds = Munitions
library-fire = Tir
library-fire-direct = direct
library-fire-direct-note = Demande une cible que son camp voit et une ligne de tir libre.
library-fire-indirect = indirect
library-fire-indirect-note = Passe par-dessus tout, et peut bombarder des cases que personne ne voit.
library-targets = Peut viser
library-target-ground = unités au sol
library-target-landed = appareils posés
library-target-airborne = hélicoptères en vol
library-target-drone = drones en vol
library-target-structure = bâtiments
library-target-work = ouvrages
library-downs = Un seul tir abat un drone en vol, quels que soient les dégâts.
library-against-structures = Bâtiments et ouvrages
library-against-structures-note = Quand on les vise. Un tir sur l’unité abritée les use de { $wear }.
library-can-blast = Souffle
library-can-blast-note = Toute autre unité à { $radius } cases de la cible perd { $damage } avant couvert, amis compris.
library-can-shell = Obus
library-can-shell-note = Creuse un cratère dans : { $dug }. Met le feu pour { $rounds } manches à : { $burns }.
library-can-spends = Perdu
library-can-spends-note = Le tir détruit celui qui le donne.

## Terrain

library-entering = Y entrer
library-shelter = Abri
library-changes = Ce qu’il devient
library-can-be-built = Ce qu’on peut y bâtir
library-step = { $count ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}
library-step-burns = Carburant { $fuel }
library-cover = Couvert
library-cover-note = Cette part des dégâts d’un tir est arrêtée. Les causes de couvert s’ajoutent.
library-cover-line = couvert { $percent } %
library-none = aucun
library-can-hides = Cache
library-can-hides-note = On y repère les unités plus près, en cases : petites { $small }, moyennes { $medium }, grandes { $large }.
library-can-stops-fire = Arrête le tir
library-can-stops-fire-note = Le tir direct ne passe pas.
library-can-stops-fire-together = Gêne le tir
library-can-stops-fire-together-note = Le tir direct ne traverse pas { $count } de ces cases sur sa ligne.
library-can-burns = Brûle
library-can-burns-note = Pendant { $rounds } manches. Qui finit un tour dans le feu y perd { $damage } et n’a aucun couvert.
library-burns-to = ce que laisse le feu
library-dug-to = après un obus
library-regrows-to = saison : { $season }
library-can-landing = Terrain d’atterrissage
library-can-landing-note = Les appareils peuvent s’y poser.

## Structures

library-structure-line = { $kind } · étapes { $parts } · points de vie { $hp }
library-about-structure = La construction
library-kind = Genre
library-parts = Étapes
library-parts-note = Une par tour et par sapeur, { $points } points d’action chacune.
library-structure-hp = Points de vie
library-building-vision = Vue
library-building-vision-note = Une fois achevée, à toute heure et par tous les temps.
library-may-enter = Peuvent y entrer
library-nobody = personne
library-built-by = Bâtie par
library-stands-on = Se bâtit sur
library-can-own-cell = Sur place
library-can-own-cell-note = Un sapeur peut la bâtir dans sa propre case.
library-can-hospital = Soigne
library-can-hospital-note = L’infanterie dans un rayon de { $radius } retrouve { $amount } points de vie au début de son tour.
library-can-workshop = Répare
library-can-workshop-note = Véhicules, pièces et appareils posés dans un rayon de { $radius } retrouvent { $amount } points de vie au début de leur tour.
library-can-depot = Ravitaille
library-can-depot-note = Une unité de son camp juste à côté refait ses pleins pour { $points } points d’action.
library-can-tower = Guette
library-can-tower-note = Le camouflage ne la trompe pas. Les drones à { $radius } cases d’elle peuvent aller à { $relay } cases de leur opérateur.
library-can-heliport = Plate-forme
library-can-heliport-note = Les hélicoptères de son camp s’y posent et y refont leurs pleins pour { $points } points d’action.

## Comparing

library-cells-a-turn = Cases par tour : { $terrain }
library-shots = Tirs par tour
library-damage-to = Dégâts : { $unitclass }
library-shots-to-destroy = Tirs pour détruire l’autre

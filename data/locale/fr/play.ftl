# Le client de jeu : refus, journal, noms des choses, touches, scripts. Les textes d’un pack remplacent ces noms.

## Why an order is refused (docs: scenarios)

refusal-invalid = Cet ordre n’a pas de sens ici.
refusal-game_over = La bataille est terminée.
refusal-unknown_unit = Cette unité n’est pas sous vos ordres.
refusal-not_your_turn = Ce n’est pas votre tour.
refusal-camp_ready = Votre camp a déjà donné ses ordres.
refusal-out_of_bounds = C’est en dehors de la carte.
refusal-unknown_weapon = L’unité n’a pas cette arme.
refusal-aboard = L’unité est à bord d’un transport.
refusal-hitched = La pièce est attelée.
refusal-landed = L’appareil est au sol.
refusal-airborne = L’appareil est en vol.
refusal-not_landed = L’appareil doit d’abord se poser.
refusal-recruited_this_turn = Recrutée ce tour-ci : elle agira au prochain.
refusal-already_acted = L’unité a déjà agi.
refusal-moved_this_turn = Impossible après s’être déplacée ce tour-ci.
refusal-not_active = L’unité n’est pas active.
refusal-not_an_engineer = Seul le génie sait faire cela.
refusal-not_a_supplier = Seul un camion de ravitaillement peut le faire.
refusal-not_a_carrier = Cette unité ne transporte personne.
refusal-not_a_gun = Seules les pièces se remorquent.
refusal-cannot_alert = Cette unité ne se met jamais en alerte.
refusal-cannot_patrol = Cette unité ne patrouille pas.
refusal-cannot_fire = Cette unité n’a pas d’arme.
refusal-no_shots_left = Plus de tir ce tour-ci.
refusal-no_ammo = Plus de munitions.
refusal-no_action_points = { $left ->
    [0] Plus de points d’action.
   *[other] Pas assez de points d’action : il en faut { $needed }, il en reste { $left }.
  }
refusal-no_fuel = Plus de carburant.
refusal-no_battery = La batterie est vide.
refusal-no_actions_left = Plus d’action.
refusal-not_loaded = L’arme n’est pas chargée.
refusal-two_moves_planned = Deux déplacements sont déjà prévus.
refusal-not_enough_gold = Pas assez d’or.
refusal-sold_out = Épuisé.
refusal-forbidden = C’est interdit ici.
refusal-not_visible = On n’y voit personne.
refusal-no_target = Il n’y a pas de cible là.
refusal-not_targetable = Cette arme ne peut pas viser cela.
refusal-wrong_size = Elle ne tient jamais à bord.
refusal-carrier_full = Plus de place à bord.
refusal-not_adjacent = Il faut une case voisine.
refusal-not_in_contact = Il faut être au contact.
refusal-occupied = La case est occupée.
refusal-wrong_terrain = Pas sur ce terrain.
refusal-already_built = C’est déjà construit.
refusal-not_built = Ce n’est pas encore construit.
refusal-nothing_there = Il n’y a rien là.
refusal-nothing_to_supply = Elle ne manque de rien.
refusal-below_minimum_range = Trop près : { $distance }, il faut au moins { $least }.
refusal-out_of_range = Hors de portée : { $distance }, elle tire à { $greatest }.
refusal-out_of_arc = Hors du secteur de tir.
refusal-blocked_line_of_fire = La ligne de tir est bouchée.
refusal-line_blocked = Quelque chose barre le passage.
refusal-towed-only = Une pièce ne se déplace pas seule : un camion la remorque.
refusal-unreachable = Trop loin pour ce tour, ou aucun chemin n’y mène.
refusal-point = Seul le génie entre sur un point de victoire.
refusal-no-structure = Choisissez d’abord quoi construire.
refusal-blocked-by = La ligne de tir est bouchée : { $what }.

## Why the last order cannot be taken back

undo-nothing_to_undo = Il n’y a rien à annuler.
undo-shot_fired = Un tir ne s’annule pas.
undo-turn_over = Le tour est terminé.
undo-something_seen = Ce déplacement a révélé du nouveau : il reste.

## Orders and buttons

order-move = Déplacer
order-fire = Tirer
order-supply = Ravitailler
order-board = Embarquer
order-unload = Débarquer
order-tow = Remorquer
order-unhitch = Dételer
order-build = Bâtir
order-clear = Déblayer
order-lay_mine = Miner
order-demine = Déminer
order-land = Atterrir
order-move-tip = Cliquez une case éclairée pour y aller.
order-fire-tip = Montre la portée des armes. Cliquez une cible pour tirer.
order-supply-tip = Cliquez une unité voisine pour refaire ses pleins.
order-price = Coûte { $points } de ses { $has } points d’action ; il en reste { $left }.
order-price-round = Un tir coûte { $points } de ses { $has } points d’action et une munition ; il en reste { $left }.
order-price-short = Coûte { $points } points d’action ; il en a { $has }.
order-price-back = Rend { $points } points d’action.
order-flight-price = Chaque case coûte { $points } PA et { $fuel } de carburant ; chaque fin de tour en vol, { $hover } de carburant.
order-board-tip = Cliquez un transport voisin pour y monter.
order-unload-tip = Cliquez une case voisine pour y déposer le passager. Encore une fois : le suivant.
order-tow-tip = Cliquez une pièce voisine pour l’atteler.
order-unhitch-tip = Laisse la pièce où elle est.
order-build-tip = Choisissez quoi bâtir, puis une case éclairée. Cliquez sur un de vos chantiers pour le poursuivre.
order-clear-tip = Enlève décombres ou épave d’une case éclairée.
order-lay_mine-tip = Pose une mine dans une case éclairée. Seul votre camp la voit.
order-demine-tip = Enlève une mine connue.
order-land-tip = Se pose là où il est : prairie, terre brûlée ou votre héliport. Posé, il ne consomme rien et ne tire pas ; il décolle en se déplaçant.
order-alert = Alerte
order-patrol = Patrouille
order-stand_down = Repos
order-alert-tip = Garde ses tirs pour le tour ennemi et tire sur qui bouge ou apparaît à portée.
order-patrol-tip = Cliquez au centre d’une zone : à chaque fin de tour, l’unité y fait sa ronde.
order-stand_down-tip = Met fin à l’alerte et à la patrouille et rend les points des tirs non utilisés.
turn-wait = Attendez votre tour.
turn-none-left = Plus aucune unité ne peut agir.
end-turn-title = Finir le tour ?
end-turn-warning = { $count ->
    [one] { $count } unité n’a pas encore agi.
   *[other] { $count } unités n’ont pas encore agi.
}
end-turn-yes = Finir le tour
end-turn-no = Continuer à jouer
fire-own-title = Toucher nos propres troupes ?
fire-own-warning = Le souffle toucherait : { $units }
fire-own-yes = Tirer quand même
fire-own-no = Ne pas tirer
fall-title = Perdre nos propres drones ?
fall-warning = Sans liaison avec leur opérateur, s’écraseraient : { $units }
fall-yes = Y aller quand même
fall-no = Rester
route-ended-enemy = { $unit } : arrêt en route, un ennemi est en vue.
route-ended-barred = { $unit } : arrêt en route, il n’y a plus de chemin.
notice-speed = Vitesse ×{ $speed }
notice-saved-picture = Image : { $file }

## What is pointed at

path-ground = { $ground }, pas de couvert
path-cover = { $ground } : couvert { $percent } %
path-shots = Ensuite : { $count } { $count ->
    [one] tir
   *[other] tirs
  }, portée réduite de moitié
path-no-shot-moving = Pas de tir après un déplacement : elle ne tire qu’à l’arrêt
path-no-shot-points = Pas de tir après ce déplacement : un tir coûte { $price } points d’action
path-no-shot = Plus de tir après ce déplacement
flight-lands = En dessous : { $ground }, atterrissage possible
flight-no-landing = En dessous : { $ground }, pas d’atterrissage
flight-fuel = { $count ->
    [0] S’écrase à la fin de ce tour s’il ne se pose pas
    [one] Carburant pour encore un tour en vol
   *[other] Carburant pour encore { $count } tours en vol
}
flight-watched = À portée de : { $units }
tip-ghost = { $unit }, vue pour la dernière fois à la manche { $round }
tip-ghost-unit = { $unit }, vue plus tôt
tip-shell = Bombarder cette case.
tip-airborne = { $unit } en vol
point-free = Point de victoire (à personne)
point-held = Point de victoire ({ $side })
point-count = Notre sapeur : tour { $count } sur { $turns }, pris après { $left } de plus
point-rule = Seul un sapeur y entre. Il prend le point après { $turns } de nos fins de tour de suite sans ennemi à { $radius } cases ou moins ; un ennemi aussi proche libère aussi un point déjà pris. Pour gagner : { $needed } points sur { $points }.
point-taking = À nous après { $turns } fins de tour ici sans ennemi à { $radius } cases ou moins
cover-wreck = épave
cover-general = général à proximité
blast-hit = { $unit } −{ $damage }
blast-own = Les nôtres dans le souffle : { $units }
blast-others = Touche aussi : { $units }
tip-burning = en feu
supply-preview = Refait le plein et les munitions.
board-preview = Monte ici.
unload-preview = Dépose ici : { $unit }
tow-preview = Attelle la pièce.

## Units

unit-subtitle = { $side } · { $unitclass } · { $size }
card-hp-about = À { $percent } % de ses points de vie ou moins, chaque pas coûte { $factor } fois plus de points d’action.
card-points-about = Pas, tirs et autres ordres coûtent des points d’action. Ils sont rendus au début de votre tour.
card-fuel-flight = En vol le carburant brûle même sur place : { $hover } à chaque fin de tour. À 0 alors, il s’écrase.
card-fuel-about = Chaque case brûle du carburant, bien plus en terrain difficile que sur route. À 0, plus de mouvement. Un dépôt ou un camion ravitailleur fait le plein.
card-shots-about = Un tir par tour, { $price } points d’action ; deux à côté d’un camion ravitailleur ou près du général.
card-shots-two = Deux tirs par tour, un par arme, { $price } points d’action chacun.
card-weapon-damage = Dégâts { $damage }
card-weapon-damage-class = { $unitclass } { $damage }
card-weapon-range = Portée { $least }–{ $most }
card-weapon-range-moved = Portée { $least }–{ $most }, après un mouvement jusqu’à { $moved }
card-weapon-still = Ne tire que si l’unité n’a pas bougé ce tour.
card-weapon-indirect = Indirect : par-dessus tout obstacle, même sur une case hors de vue.
card-weapon-direct = Direct : unités, forêts et collines l’arrêtent.
card-weapon-blast = Balaie { $radius } cases autour de la cible, amis et ennemis, avec { $percent } % des dégâts.
card-weapon-spends = Le tir consomme l’unité.
round-limit-about = Après la manche { $limit } gagne qui tient le plus de points, sinon qui a le plus de forces.
state-wounded = Blessée : pas doublés
state-moved = S’est déplacée
state-carries = À bord : { $unit } ({ $hp }/{ $full })
state-tows = Remorque : { $unit }
state-towed = Attelée à : { $unit }
state-fired = A tiré
state-burning = Dans une forêt en feu : aucun couvert, et des points de vie perdus à la fin du tour
state-alert = En alerte : { $count }, { $points } points réservés
state-patrol = Patrouille dans sa zone
state-patrol-reserved = Patrouille dans sa zone, { $points } points réservés pour un tir
state-route = En route : { $turns } { $turns ->
    [one] tour
   *[other] tours
}
state-heals = Se rétablit : { $hp } sur { $full } au prochain tour
state-camouflaged = Camouflée : visible 2 cases plus près
state-battery = Batterie : { $left } tours de vol sur { $full }
state-charging = Se recharge au début de votre tour
state-must-land = Doit se poser ce tour, sinon c’est la chute
state-linked = Liaison : à { $distance } { $distance ->
    [one] case
   *[other] cases
  } de l’opérateur
state-beyond-link = Hors liaison : à { $distance } { $distance ->
    [one] case
   *[other] cases
  } de l’opérateur
state-operator-aboard = Son opérateur est à bord d’un transport : vol impossible
state-flies = Pilote { $count } { $count ->
    [one] drone
   *[other] drones
  }
path-beyond-link = Hors liaison : c’est la chute
path-drones-fall = S’écrasent, privés de liaison : { $units }
path-route = Arrivée en { $turns } tours
path-route-how = Continue seul à chaque tour et s’arrête quand un ennemi apparaît.
path-must-land = Doit se poser ce tour, sinon c’est la chute
path-battery = Batterie après ce tour : { $left }
state-airborne = En vol : aucun abri
state-landed = Posé
side-blue = Bleu
side-red = Rouge
class-foot = infanterie
class-wheeled = à roues
class-tracked = chenillé
class-towed = pièce remorquée
class-helicopter = hélicoptère
class-drone = drone
size-small = petite
size-medium = moyenne
size-large = grande

## Goals and the end

objective-points = Tenir les points de victoire ou détruire l’ennemi
objective-destroy = Détruire toutes les unités ennemies
outcome-destruction = { $side } : toutes les unités sont détruites.
outcome-surrender = { $side } a capitulé.
outcome-round_limit = La dernière manche est terminée.
outcome-points = Les points de victoire sont tenus.
outcome-goals = Les objectifs sont atteints.
banner-turn = { $side } · manche { $round }
banner-enemy = { $side } à l’action

## The log. $unit is a unit as log-own and log-of-side give it

log-own = { $unit }
log-of-side = { $unit } ({ $side })
log-somebody = Quelqu’un
log-turn = Manche { $round } : { $side }
log-clock = { $season }, { $hour }, { $weather }
log-moved = En mouvement : { $unit }
log-spotted = Repérée : { $unit }
log-lost = Hors de vue : { $unit }
log-fired = { $unit } tire : { $weapon }
log-fired-at = { $unit } tire sur { $target } : { $weapon }
log-fired-on-alert = { $unit } était en alerte et tire sur { $target } : { $weapon }
log-alert = { $unit } en alerte : { $count } { $count ->
    [one] tir
   *[other] tirs
  }
log-alert-over = { $unit } n’a plus de tir en alerte
log-patrol = { $unit } patrouille
log-blocked = Tir arrêté par : { $unit }
log-hit = { $unit } : −{ $damage }, reste { $hp }
log-destroyed = Détruite : { $unit }
log-fire-lit = La forêt est en feu
log-fire-died = Un feu de forêt s’est éteint
log-stopped-barred = { $unit } s’est heurtée à un ennemi caché.
log-stopped-no_action_points = { $unit } : plus de points d’action.
log-stopped-no_fuel = { $unit } : panne sèche.
log-stopped-no_means = { $unit } n’a pas pu continuer.
log-supplied = Ravitaillée : { $unit }
log-took-off = { $unit } décolle
log-landed = { $unit } se pose
log-flight-failed-dry = { $unit } : panne sèche en vol
log-flight-failed-link = { $unit } : hors de portée de sa liaison
log-flight-failed-operator = { $unit } : plus d’opérateur
log-flight-failed-battery = { $unit } : batterie vide
log-jammed = Brouillage : { $unit }
log-operator-lost = { $unit } : perte avec l’opérateur
log-battery-low = { $unit } doit se poser au prochain tour, sinon c’est la chute
log-battery-charged = Recharge : { $unit }
log-fell = { $unit } s’écrase
log-boarded = { $unit } embarque : { $carrier }
log-unloaded = { $unit } débarque de : { $carrier }
log-hitched = { $unit } attelle : { $gun }
log-unhitched = { $unit } dételle : { $gun }
structure-site = { $structure } en chantier
cover-rubble = Décombres
log-structure-seen = En vue : { $structure }
log-structure-hit = { $structure } : −{ $damage }, reste { $hp }
log-structure-fell = Destruction : { $structure }
log-structure-begun = En chantier : { $structure } ({ $progress })
log-structure-built = Chantier terminé : { $structure }
log-healed = { $unit } : +{ $amount }, maintenant { $hp }
log-cleared = Terrain déblayé.
log-mine-laid = Une mine est posée.
log-mine-spotted = Une mine ennemie est repérée.
log-mine-exploded = Une mine a sauté.
log-mine-lifted = Une mine est enlevée.
log-stopped-mine = { $unit } s’est arrêtée devant une mine.
log-point-taken = { $side } prend un point de victoire
log-point-lost = { $side } perd un point de victoire : un ennemi est proche
log-point-counted = Notre sapeur tient un point : { $count } { $count ->
    [one] tour
   *[other] tours
  }
log-point-restarted = Notre prise d’un point de victoire est à recommencer
log-point-counted-of = { $side } : un sapeur sur un point, tours : { $count }
log-point-restarted-of = { $side } : prise d’un point de victoire à recommencer
log-surrendered = Reddition : { $side }
log-undone = Ordre annulé
log-won = Victoire : { $side }
log-draw = Match nul

## Aiming, engineers, fires, the calendar, alert fire

unit-numbered = { $unit } { $number }
aim-title = Sur quoi tirer ?
aim-unit = Unité
aim-structure = Ouvrage
aim-ground = Terrain
aim-unit-tip = Tire sur l’unité de la case. Maj+F : suivant.
aim-structure-tip = Tire sur le bâtiment ou l’ouvrage de la case. Maj+F : suivant.
aim-ground-tip = Pilonne la case, quel qu’y soit l’occupant. Maj+F : suivant.
aim-damages = { $weapon } : dégâts { $damage }, reste { $left }
aim-destroys = { $weapon } : dégâts { $damage }, détruit
aim-other = Ou { $target }. { $outcome }
aim-how = Tir (F), puis un clic demande ; Maj+F choisit.
order-weapon-tip = Tire avec cette seule arme. G : suivante.
build-cost = Étapes : { $turns }, une par tour et par sapeur, { $price } points d’action chacune. Points de vie : { $hp }
build-on = Sur : { $terrain }
build-cover = Couvert { $percent } %
work-cost = Points d’action : { $price }, reste { $left }
work-build = Construit : { $structure }, étape { $part } sur { $turns }
work-clear = Dégage cette case
work-lay_mine = Pose une mine ici
work-demine = Enlève la mine ici
site-progress = Étapes faites : { $done } sur { $turns }
site-worked = { $unit } : a fait une étape ce tour-ci
site-engineer = { $unit } : à côté, peut y travailler
state-worked = A fait son étape de construction ce tour-ci
tip-mine = Notre mine : { $damage } dégâts à qui entre, ami ou ennemi
tip-foreign-mine = Mine ennemie repérée : { $damage } dégâts à qui entre. Un sapeur voisin peut l’enlever
tip-fire = Brûle encore, en manches : { $left }. Qui finit un tour ici perd des points de vie : { $damage }
tip-spreads = Il gagne les forêts voisines à la fin de cette manche
tip-catches = Prend feu à la fin de cette manche
tip-regrows = Redevient forêt à la fin de cette manche
badge-point = { $count }/{ $turns }
point-near = Nous empêche de le prendre : { $units }
calendar-line = { $name } : { $effect }
calendar-sight = les unités voient moins loin, en cases : { $cells }.
calendar-ignition = une forêt peut prendre feu seule, une manche sur { $rounds }.
calendar-regrowth = le sol brûlé redevient forêt.
calendar-no-spread = les feux ne se propagent pas.
calendar-nothing = aucun effet.
calendar-not-buildings = Bâtiments et drones voient aussi loin que d’habitude.
label-alert = En alerte : tire sur { $target }
label-patrol = En patrouille : tire sur { $target }
label-stopped-barred = Arrêt : un inconnu barre la route
label-stopped-mine = Arrêt : une mine
label-stopped-no_action_points = Arrêt : plus de points d’action pour un pas
label-stopped-no_fuel = Arrêt : plus de carburant
label-stopped-no_means = Arrêt : ne peut continuer
log-fired-on-patrol = { $unit } en patrouille rencontre { $target } et tire : { $weapon }
log-strikes = Tir venu de nulle part : { $weapon }
key-aim = autre cible dans la case
key-ranges = montrer les zones d’alerte et de patrouille
key-enemy_reach = Où les ennemis en vue peuvent aller et tirer
key-sight = Ce que voit l’unité choisie

## Keys (help overlay and menu)

help-keys-title = Touches
key-end_turn = finir le tour
key-next_unit = unité suivante qui peut agir
key-skip_unit = Laisser cette unité ce tour, suivante
key-move = se déplacer
key-fire = viser
key-weapon = autre arme
key-supply = ravitailler
key-board = embarquer
key-unload = débarquer ; passager suivant
key-tow = remorquer ou dételer une pièce
key-alert = alerte
key-patrol = patrouiller une zone
key-stand_down = fin de l’alerte et de la patrouille
key-build = bâtir
key-clear = déblayer décombres ou épave
key-lay_mine = poser une mine
key-demine = enlever une mine
key-land = poser un aéronef
key-undo = annuler le dernier ordre
key-cancel = annuler ; menu
key-centre = centrer sur l’unité
key-pan = déplacer la vue
key-turn = tourner la vue
key-zoom = zoom (ou molette)
key-speed = vitesse du jeu
key-skip = passer l’animation
key-log = journal
key-help = ces touches
key-manual = règles par thème
key-lookup = consulter ce qui est pointé
key-statistics = statistiques d’une bataille finie
key-picture = enregistrer une image
key-mouse_left = clic gauche : choisir, aller, tirer
key-mouse_right = clic droit : annuler ; glisser : déplacer la vue
option-speed = Vitesse
choice-on = oui
choice-off = non

## Watching

watch-pause = Pause
watch-play = Lecture
watch-restart = Du début
watch-previous = Tour préc.
watch-next = Tour suiv.
watch-at-end = L’enregistrement est terminé
watch-unfinished = Cette bataille n’a pas été jouée jusqu’au bout.
watch-all = Tout
watch-eyes = Voir avec les yeux d’un camp ou de tous
key-pause = pause et reprise
key-next_turn = tour suivant
key-previous_turn = tour précédent
key-eyes = changer de regard
watch-step-back = Recul
watch-step = Pas
watch-follow = Suivre
watch-follow-tip = La vue va-t-elle là où il se passe quelque chose ?
watch-play-on = Rejouer
watch-play-on-tip = Continuer d’ici, comme une nouvelle partie
play-on-ended = La bataille est finie : il n’y a rien à continuer.
play-on-title = Continuer d’ici ?
play-on-text = Une nouvelle partie continue à la manche { $round }, { $side } au trait, avec les adversaires d’alors. L’enregistrement reste tel quel.
play-on-text-all = Une nouvelle partie reprend au tour { $round }, avec les mêmes adversaires. La rediffusion reste telle quelle.
play-on-as-was = Comme avant
play-on-side = Jouer { $side }
play-on-cancel = Regarder
film-eyes = { $turn } · vu par { $side }
timeline-turn = Manche { $round } · { $side }
timeline-turn-all = Tour { $round }
timeline-more = { $count ->
    [one] et un autre
   *[other] et { $count } autres
  }
key-step_turn = un tour en arrière, en avant
key-step_order = un ordre en arrière, en avant
key-step_event = un événement en arrière, en avant
key-step_mark = au repère précédent, suivant
key-ends = au début, à la fin
key-next_event = un événement en avant
key-previous_event = un événement en arrière
key-next_order = un ordre en avant
key-previous_order = un ordre en arrière
key-next_mark = au repère suivant
key-previous_mark = au repère précédent
key-beginning = au début
key-ending = à la fin
key-follow = suivre l’action, ou non
key-play_on = continuer à jouer d’ici

## Before a battle and on the command line

window-title = General Clumsy
no-display = Aucun affichage trouvé : lancez le jeu sur un bureau ou définissez DISPLAY. Sans écran, --offscreen --script FICHIER joue un script.
no-screen = les batailles de « { $name } » n’ont pas encore d’écran
sound-missing = Le son « { $name } » n’est dans aucun dossier « sounds » : il reste muet.
sound-broken = Fichier de son illisible : { $name }
not-recorded = Cette bataille n’est pas enregistrée : { $message }
no-graphics = Impossible de démarrer l’affichage : { $message }
script-fault = { $file }, ligne { $line } : { $message }
script-unreadable = { $file } est illisible : { $message }
script-too-large = le fichier dépasse { $most } octets
script-unknown-verb = instruction inconnue « { $found } » ; attendu : { $expected }
script-unknown-word = mot inconnu « { $found } » ; attendu : { $expected }
script-open-quote = un guillemet n’est pas fermé
script-no-cell = « { $found } » n’est pas une case ; attendu : x,y
script-no-number = « { $found } » n’est pas un entier de { $low } à { $high }
script-no-seconds = « { $found } » n’est pas un nombre de secondes
script-wrong-count = { $found } mots après l’instruction ; attendu : { $expected }
script-no-json = ce n’est pas un objet JSON : { $message }
script-no-equals = « { $found } » : attendu clé=valeur
unknown-map = Il n’y a pas de carte « { $name } » ; il y a : { $known }
unknown-side = Il n’y a pas de camp « { $name } » ; il y a : { $known }

row-hp = Points de vie : { $hp } sur { $full }
row-points = Points d’action : { $points } sur { $full }
row-ready = Peut encore agir ce tour-ci
row-done = N’a plus rien à faire ce tour-ci
row-aboard = À bord : ne peut pas agir
row-click = Un clic la choisit, deux la montrent.

## Placer les unités

deploy-objective = Placez vos unités dans la zone de départ éclairée, puis dites que vous êtes prêt
deploy-ready = Prêt
deploy-reset = Comme au début
deploy-nothing-changed = Chacun est à sa place du début.
deploy-how-1 = Cliquez sur une unité, puis sur une case de la zone éclairée ; ou faites-la glisser.
deploy-how-2 = Sur une autre unité, les deux changent de place.
deploy-how-3 = Au clavier : Tab prend l’unité suivante, les flèches désignent, Entrée pose.
place-outside-zone = Seule la zone éclairée est à vous.
place-off-map = C’est hors de la carte.
place-no-entry = { $name } ne peut pas se tenir sur ce terrain : { $terrain }
place-on-point = { $name } : seul un sapeur peut se tenir sur un point de victoire.
place-occupied = Quelqu’un s’y tient déjà.
place-no-operator = { $name } : personne ne le pilote.
key-deploy_next = prendre l’unité suivante
key-deploy_previous = prendre l’unité précédente
key-deploy_cursor = désigner la case voisine
key-deploy_pan = déplacer la vue
key-deploy_put = prendre, poser, échanger
key-deploy_reset = tout comme au début
key-deploy_ready = prêt

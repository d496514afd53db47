# L’écran sur lequel se joue Quartiers généraux : en-tête, ordres, journal, annonces. Les noms viennent du paquet.

## L’en-tête

camp-turn = Tour { $round }
camp-turn-limit = Tour { $round } sur { $limit }
camp-bounty = Prime { $gold }
camp-bounty-tip = Ce que chaque attaque vous rapporte à présent, qu’elle tue ou non. Elle baisse à chaque unité détruite.
camp-gold-tip = { $gold } or. Au début du prochain tour, { $income } de plus : { $base } et le revenu des villes.
camp-bomb-waits = Bombe atomique quand il reste { $left } camps
camp-bomb-near = Bombe atomique au prochain quartier général perdu !
camp-bomb-tip = Elle laisse { $hp } point de vie à chaque unité, quartiers généraux compris. Ensuite, plus de trousses de réparation.
camp-fallout = Retombées : pas de trousses de réparation
camp-plate-tip = { $camp } ({ $player }) : { $gold } or, +{ $income } par tour, { $cities } villes, { $units } unités
camp-plate-choose = Cliquez pour lui donner des ordres.
camp-person = un joueur
camp-computer = l’ordinateur
camp-state-ready = prêt
camp-state-out = éliminé
camp-state-playing = joue
camp-watching = Tous les camps jouent

## Ordres et boutique

order-camp_attack = Attaquer
order-camp_attack-tip = Choisissez qui frapper. L’unité a ensuite fini son tour.
order-camp_wait = Attendre
order-camp_wait-tip = L’unité a fini son tour.
order-camp_shop = Recruter
order-camp_shop-tip = Ce que recrute votre quartier général, et la boutique du jour.
camp-recruit-tip = Cliquez une case libre à côté de votre quartier général. Agit dès le prochain tour.
camp-strike-tip = Visez n’importe quel ennemi sur la carte.
camp-price = Prix : { $gold } or
camp-discount = Aujourd’hui −{ $percent } %
camp-stock = Boutique du jour : il vous en reste { $left } sur { $limit }
camp-figures = { $hp } points de vie, attaque { $attack }, défense { $defence }, mouvement { $move }, portée { $range }
camp-resume = Reprendre
camp-waits = Les autres camps finissent leur tour.
camp-choose-cell = Choisissez une case à côté de votre quartier général : { $name }
camp-choose-target = Choisissez la cible : { $name }
camp-now-playing = { $camp } donne maintenant ses ordres.
camp-dropped = Plus maintenant : { $reason }
camp-objective = Détruisez le quartier général de tous les autres camps.

## Raisons

camp-refusal-camp_ready = Vous avez fini votre tour ; reprenez-le d’abord.
camp-refusal-not_your_turn = Ce camp est éliminé.
camp-refusal-moved_this_turn = Elle a déjà bougé ce tour.
camp-refusal-already_acted = Elle a fini son tour.
camp-refusal-not_enough_gold = Pas assez d’or : il en faut { $needed }, il y en a { $left }.
camp-refusal-sold_out = Vous avez tout acheté.
camp-refusal-forbidden = Interdit depuis la bombe : retombées.
camp-refusal-not_adjacent = Ce doit être une case à côté de votre quartier général.
camp-refusal-no_target = Il n’y a pas d’ennemi à frapper.
camp-refusal-cannot_fire = Elle ne peut pas attaquer.
camp-refusal-below_minimum_range = Trop près : { $distance }, il faut au moins { $needed }.
camp-refusal-out_of_range = Hors de portée : { $distance }, elle atteint { $range }.
camp-refusal-no_free_cell = Il n’y a plus de case libre à côté de votre quartier général.
camp-refusal-unit_gone = L’unité n’est plus là.
camp-refusal-nothing_to_undo = Rien à annuler : le dernier ordre n’est pas le vôtre.
camp-refusal-shot_fired = Une attaque ne s’annule pas.
camp-refusal-turn_over = Le tour est fini : reprenez-le avec le même bouton.

## La carte d’une unité et ce qui est pointé

camp-attack = Attaque { $attack } · portée { $range }
camp-defence = Défense { $total } : { $own } propre, terrain { $ground }
camp-defence-works = Défense { $total } : { $own } propre, terrain { $ground }, ouvrages +{ $works }
camp-move = Mouvement { $move }
camp-captures = Capture les villes
camp-capturing = Prend cette ville à la fin du tour
camp-no-strike-back = Ne riposte jamais
camp-not-after-move = N’attaque que si elle n’a pas bougé
camp-acted = A fini son tour
camp-moved = A bougé
camp-recruited = Nouvelle : agit dès le prochain tour
camp-star = De la boutique
camp-heals = Regagne { $amount } ici au début du tour
camp-ground = { $terrain } : défense { $defence }
camp-ground-cost = { $terrain } : coûte { $cost }, défense { $defence }
camp-ground-closed = { $terrain } : infranchissable pour cette unité
camp-city-of = Ville de { $camp } : { $gold } or par tour
camp-city-free = Ville libre : { $gold } or par tour
camp-way = Coûte { $price } sur { $move }
camp-way-strike = Y va et attaque
camp-blow = Coup
camp-blow-back = Riposte
camp-blow-damage = { $damage } dégâts
camp-no-blow-back = Ne riposte pas
camp-blow-kills = Plus personne pour riposter
camp-blow-back-maybe = S’il survit : { $damage } dégâts
camp-blow-pays = Rapporte { $gold } or
camp-strike-damage = Frappe aérienne : { $damage } dégâts
camp-place-here = { $name } apparaît ici

## Le journal et les annonces

camp-log-turn = Tour { $round }
camp-log-ready = { $camp } a fini son tour
camp-log-resumed = { $camp } continue finalement
camp-log-income = { $camp } : +{ $gold } or
camp-log-bounty = { $camp } : prime de { $gold } or
camp-log-moved = { $unit } avance
camp-log-waited = { $unit } attend
camp-log-struck = { $unit } attaque : { $target }
camp-log-struck-back = { $unit } riposte : { $target }
camp-log-strike = { $camp } : frappe aérienne
camp-log-healed = { $unit } : +{ $amount }, { $hp } points de vie
camp-log-came = { $camp } recrute : { $unit }
camp-log-bought = { $camp } achète : { $offer }
camp-log-city = { $camp } prend une ville
camp-log-city-free = Une ville redevient libre
camp-log-fell = { $camp } est éliminé : quartier général perdu
camp-log-surrendered = { $camp } est éliminé : il abandonne
camp-log-bomb = Bombe atomique : il reste { $hp } point de vie à chaque unité
camp-banner-fell = { $camp } est éliminé
camp-banner-bomb = Bombe atomique
camp-banner-strike = Frappe aérienne
camp-outcome-headquarters = Quartier général perdu : { $camps }
camp-outcome-surrender = Éliminés : { $camps }
camp-outcome-round_limit = Le dernier tour est fini.

## Après la bataille

camp-after-earned = Or gagné
camp-after-bounty = dont par attaques
camp-after-spent = Or dépensé
camp-after-cities = Villes prises
camp-after-hero = Coups : { $attacks }, dégâts : { $damage }
camp-after-attacks = Attaques

## Touches

key-camp_attack = Attaquer
key-camp_wait = L’unité a fini son tour
key-camp_shop = Recruter et acheter
key-next_camp = Jouer le camp suivant (à plusieurs)
key-camp_end_turn = Finir le tour, ou le reprendre
key-camp_enemy_reach = Où les autres camps peuvent frapper

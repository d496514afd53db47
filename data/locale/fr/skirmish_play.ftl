# Escarmouche à l’écran.

sk-turn = Tour { $round }
screen-round-skirmish = Tour { $round }
sk-turn-limit = Tour { $round } sur { $limit }
sk-go = { $side } : à vous d’agir
sk-others-go = L’autre camp agit.
sk-left = { $left } sur { $first }
sk-person = joué par une personne
sk-computer = joué par l’ordinateur
sk-plate-tip =
    { $player }.
    { $first } combattants au départ ; le camp est brisé quand { $losses } sont perdus.
sk-goal-break = briser l’ennemi
sk-goal-carry_off = { $thing } : à porter dans la bande marquée
sk-goal-hold = { $thing } : à tenir à la fin { $turns ->
    [one] d’un tour
   *[other] de { $turns } tours
}{ $held ->
    [0] { "" }
   *[other] { " " }(jusqu’ici { $held })
}
sk-goals-of = { $side } : { $goals }
sk-goals-last = Un camp sans combattant a perdu.
sk-outcome-broken = { $loser } : camp brisé, trop de combattants sont perdus.
sk-outcome-carried_off = { $side } l’a emporté derrière sa ligne : { $thing }.
sk-outcome-held = { $side } l’a tenu à la fin { $turns ->
    [one] d’un tour
   *[other] de { $turns } tours
} : { $thing }.
sk-outcome-both = Les deux camps ont atteint leurs buts en même temps.
sk-outcome-round_limit = Le dernier tour est terminé.

sk-group = groupe { $number }, { $formation }
sk-unarmed = ne porte pas d’arme
sk-weapon = { $weapon } : { $reaches } cm
sk-shots = coups restants : { $shots } sur { $full }
sk-loaded = chargé
sk-unloaded = déchargé : recharger prend { $reload ->
    [one] une action
   *[other] { $reload } actions
}
sk-stage-fresh = peut agir : { $actions ->
    [one] une action
   *[other] { $actions } actions
}
sk-stage-active = agit : { $actions ->
    [0] plus d’action
    [one] encore une action
   *[other] encore { $actions } actions
}
sk-stage-waiting = attend son chef : { $actions ->
    [one] encore une action
   *[other] encore { $actions } actions
}
sk-stage-done = a agi ce tour-ci
sk-aimed = vise
sk-hides-in = caché à l’intérieur : { $building }, étage { $floor }
sk-lines = aux fenêtres : { $building }, étage { $floor }
sk-ability-leader = chef : peut répartir ses actions sur le tour
sk-ability-scout = éclaireur : mène une colonne en terrain difficile
sk-ability-sniper = tireur d’élite : plus de dés de loin (+{ $dice })
sk-wounds-left = Blessures
sk-wounds = supporte encore { $left } sur { $full } blessures
sk-decimal = { $whole },{ $rest }
sk-length = { $whole },{ $rest } cm
sk-chance = { $good }/{ $all } = { $percent } %
sk-band-near = courte
sk-band-effective = efficace
sk-band-long = longue
sk-band-extreme = extrême
sk-shot = { $band } : { $needed }+ avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
sk-expected = touches attendues : { $hits }
sk-why-cover = couvert partiel : il faut { $more } de plus
sk-why-aimed = vise : dés +{ $dice }
sk-why-moved = bouge : dés −{ $dice }
sk-why-sniper = tireur d’élite à cette distance : dés +{ $dice }
sk-why-ran = a couru : il faut { $more } de plus pour toucher
sk-path = { $used } sur { $most }
sk-path-left = reste { $left }
sk-path-rough = dont { $rough } en terrain difficile, comptés { $times } fois
sk-path-obstacle = par-dessus l’obstacle
sk-path-go = clic ou Entrée : partir
sk-path-go-first = clic ou Entrée : faire le premier mouvement
sk-path-moves = en { $moves } mouvements : { $lengths }
sk-path-all = Cette activation ne mène pas plus loin.
sk-click = clic : { $what }
sk-path-ends = S’arrête ici : { $reason }
sk-building = { $building }, { $floors ->
    [one] un niveau
   *[other] { $floors } niveaux
}

order-sk_activate = Activer
order-sk_activate-tip = Commencer l’activation de ce combattant ou de tout son groupe. Qui commence finit ; un chef peut répartir ses actions.
order-sk_move = Bouger
order-sk_move-tip = Cliquez les points d’un trajet sur la table, puis encore une fois sa fin pour partir. Le bouton droit ôte le dernier point.
order-sk_face = Regarder
order-sk_face-tip = Choisir où regarder à la fin du trajet.
order-sk_turn = Tourner
order-sk_turn-tip = Tourner sur place : une action.
order-sk_shoot = Tirer
order-sk_shoot-tip = Cliquez un ennemi. Les chances sont montrées avant.
order-sk_state = Puis bouger
order-sk_state-tip = Annoncer un mouvement après le tir. Cela ôte des dés (−{ $dice }), même s’il n’est pas fait ; sans annonce, pas de mouvement ensuite.
order-sk_aim = Viser
order-sk_aim-tip = Plus de dés pour le prochain tir de cette activation (+{ $dice }).
order-sk_reload = Recharger
order-sk_reload-tip = Une action de rechargement.
order-sk_detect = Repérer
order-sk_detect-tip = Chercher des ennemis cachés dans un bâtiment : cliquez-le. Avec { $needs } ou plus, on les trouve (dés : { $dice }).
order-sk_enter = Entrer
order-sk_enter-tip = Entrer dans le bâtiment dont on touche le mur : une action.
order-sk_leave = Sortir
order-sk_leave-tip = Sortir : une action. Ou cliquez où.
order-sk_posture = Se cacher
order-sk_posture-tip = Se cacher à l’intérieur, invisible, ou se tenir aux portes et fenêtres, visible mais à couvert partiel.
order-sk_capture = Prendre
order-sk_capture-tip = Prendre le drapeau ou l’objet que l’on touche : une action.
order-sk_floor-tip = Aller à cet étage, ou seulement s’y cacher ou se tenir aux fenêtres : { $actions } actions.
sk-floor-line = Fenêtres, étage { $floor }
sk-floor-hide = Caché, étage { $floor }
sk-end-activation = Fin d’activation
sk-hint-spent = Plus d’action : finissez l’activation.
sk-hint-face = Montrez où regarder et cliquez : ils partent, puis regardent là.
sk-hint-turn = Montrez où regarder et cliquez.
sk-hint-shoot = Choisissez une cible.
sk-hint-detect = Choisissez un bâtiment.
sk-hint-enter = Choisissez un bâtiment.
sk-hint-leave = Choisissez une place près du bâtiment.

key-sk_go = partir (ou recliquer la fin du trajet) ; sinon activer
key-sk_done = finir l’activation ; sinon le tour
key-sk_move = bouger
key-sk_face = choisir l’orientation à la fin du trajet
key-sk_turn = tourner sur place
key-sk_shoot = tirer
key-sk_state = annoncer un mouvement après le tir
key-sk_aim = viser
key-sk_reload = recharger
key-sk_detect = chercher des ennemis cachés
key-sk_capture = prendre
key-sk_enter = entrer dans un bâtiment
key-sk_leave = sortir d’un bâtiment
key-sk_posture = se cacher, ou tenir les fenêtres
key-sk_arcs = montrer ou non l’arc de vue
key-sk_mouse_left = bouton gauche : choisir, poser un point du trajet, tirer
key-sk_mouse_right = bouton droit : ôter le dernier point, annuler

sk-refusal-already_acted = C’est déjà fait.
sk-refusal-not_active = Quelqu’un d’autre a commencé et finit d’abord.
sk-refusal-not_your_turn = C’est à l’autre camp.
sk-refusal-unknown_unit = Ce combattant n’est pas à vos ordres.
sk-refusal-no_actions_left = { $needed ->
    [one] Plus d’action.
   *[other] Il faut { $needed } actions ; il en reste { $left }.
}
sk-refusal-occupied = Quelqu’un se tient là.
sk-refusal-unreachable = Pas plus loin en un mouvement, ou aucun chemin n’y mène.
sk-refusal-not_in_contact = Il faut d’abord le toucher.
sk-refusal-not_loaded = Déchargé : il faut { $needed ->
    [one] une action
   *[other] { $needed } actions
} de rechargement.
sk-refusal-out_of_range = Hors de portée, ou trop loin sans viser.
sk-refusal-out_of_arc = Hors de l’arc de vue : tournez d’abord.
sk-refusal-line_blocked = Quelqu’un ou quelque chose est dans la ligne.
sk-refusal-cannot_fire = Ne porte pas d’arme.
sk-refusal-not_visible = Aucun ennemi en vue.
sk-refusal-no_target = Ce n’est pas un ennemi.
sk-refusal-two_moves_planned = Deux mouvements sont faits ou prévus : alors pas de tir, et après un tir pas d’autre mouvement que celui annoncé.
sk-refusal-wrong_size = Trop grand pour entrer.
sk-refusal-nothing_there = Il n’y a rien là.
sk-refusal-out_of_bounds = C’est hors de la table.

sk-log-turn = Tour { $round }
sk-log-active = { $unit } commence à agir
sk-log-moved = { $unit } bouge
sk-log-ran = { $unit } court
sk-log-jumped = { $unit } saute un obstacle : { $obstacle }
sk-log-climbed = { $unit } franchit un obstacle : { $obstacle }
sk-log-turned = { $unit } se tourne
sk-log-entered = { $unit } entre dans un bâtiment : { $building }
sk-log-left = { $unit } sort : { $building }
sk-log-hides = { $unit } se cache à l’étage { $floor }
sk-log-lines = { $unit } tient les fenêtres de l’étage { $floor }
sk-log-hid = { $unit } n’est plus en vue
sk-log-seen = { $unit } est en vue
sk-log-aimed = { $unit } vise
sk-log-reloaded = { $unit } recharge : { $left ->
    [0] chargé
    [one] encore une action
   *[other] encore { $left } actions
}
sk-log-hit = { $unit } tire sur { $target } : { $dice } = { $total }, il fallait { $needed }+ ({ $percent } %) : touché
sk-log-missed = { $unit } tire sur { $target } : { $dice } = { $total }, il fallait { $needed }+ ({ $percent } %) : manqué
sk-log-wounded = Blessure : { $unit }, qui en supporte encore { $left }
sk-log-fell = { $unit } tombe
sk-log-searched = { $unit } fouille un bâtiment : { $building } ({ $dice } = { $total })
sk-log-taken = { $unit } prend : { $thing }
sk-log-dropped = À terre : { $thing }
sk-log-held = { $side } tient depuis { $turns ->
    [one] un tour
   *[other] { $turns } tours
}

sk-after-shots = Tirs
sk-after-hits = Touches
sk-after-expected = attendues d’après les chances
sk-after-luck = bonheur aux dés
sk-after-dice = Dés lancés
sk-after-mean = moyenne (attendue 3,5)
sk-after-face = le { $face } est sorti
sk-after-face-of = { $count } (attendu { $expected })
sk-after-fallen = Combattants perdus
sk-after-walked = Chemin parcouru
sk-after-searches = Bâtiments fouillés
sk-after-taken = Objets pris
sk-after-of-expected = { $hits } (attendu { $expected })
sk-deed-hits = { $hits ->
    [one] une touche
   *[other] { $hits } touches
} en { $shots ->
    [one] un tir
   *[other] { $shots } tirs
}
sk-deed-moves = { $moves ->
    [one] un mouvement
   *[other] { $moves } mouvements
}

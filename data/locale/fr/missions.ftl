# Les missions et leurs objectifs : ce qui peut clocher dans un fichier, et ce qu'on en dit au combat.

goal-needs = un objectif de cette sorte exige « { $name } »
goal-takes-no = un objectif de cette sorte n’admet pas « { $name } »
goal-combine = les objectifs de ce camp se combinent déjà par « { $name } »
goal-nobody = il n’y a dans cette bataille aucun « { $name } » que cet objectif puisse viser
goal-off-map = la case { $x }, { $y } est hors de la carte
goal-no-point = il n’y a pas de point de victoire en { $x }, { $y }
goal-no-points = cette carte n’a pas de points de victoire
goal-no-structure = rien ne se dresse en { $x }, { $y }
goal-own-structure = ceci appartient au camp lui-même
goal-own-unit = les unités à éliminer doivent être d’un autre camp
goal-not-own-unit = ce doivent être des unités du camp lui-même
goal-unit-unknown = une unité est nommée deux fois, ou n’existe pas
goal-number = { $number } n’est pas possible ici : de 1 à { $most }
goal-small-zone = { $count } unités doivent tenir ensemble dans cette zone, et il n’y a de place que pour { $most }
setup-too-many-goals = il y a plus de { $most } objectifs, ou la clé d’un texte est trop longue
setup-goal-side = l’objectif { $number } est d’un camp qui n’existe pas
setup-goal = l’objectif { $number } ne peut pas être joué : son « { $name } » est faux

## Au combat

goal-kind-destroy_all = Détruire toutes les unités ennemies
goal-kind-hold_points = Tenir { $count ->
    [one] un point de victoire
   *[other] { $count } points de victoire
  }
goal-kind-hold_out = Tenir jusqu’à la fin de la manche { $round }
goal-kind-escort = Amener { $count ->
    [one] l’unité marquée
   *[other] { $count } des unités marquées
  } dans la zone marquée
goal-kind-kill = Détruire { $count ->
    [one] l’ennemi recherché
   *[other] { $count } des ennemis recherchés
  }
goal-kind-reach = Avoir { $count ->
    [one] une unité
   *[other] { $count } unités
  } dans la zone marquée
goal-kind-destroy = Détruire { $count ->
    [one] l’ouvrage marqué
   *[other] { $count } des ouvrages marqués
  }
goal-kind-keep_alive = { $count ->
    [one] L’unité marquée doit survivre
   *[other] { $count } des unités marquées doivent survivre
  }
log-goal-met = Objectif atteint : { $goal }
log-goal-failed = Objectif manqué : { $goal }
log-goal-open = N’est plus atteint : { $goal }
log-goal-of = { $side } : { $goal }
log-goal-progress = { $goal } : { $done } sur { $count }
log-goal-left = { $goal } : il en reste { $left }
log-target = Voilà qui nous cherchons : { $unit }
outcome-goals_failed = { $side } : les objectifs ne peuvent plus être atteints.
point-rule-mission = Seul un sapeur y entre. Il prend le point après { $turns } de nos fins de tour de suite sans ennemi à { $radius } cases ou moins ; un ennemi aussi proche libère aussi un point pris.
briefing-title = Comment gagner
briefing-begin = Aux troupes
briefing-close = Fermer
goal-open = { $goal } ({ $done }/{ $count })
goal-met = { $goal } (atteint)
goal-failed = { $goal } (manqué)
goals-or = ou
goals-own-one = Notre objectif :
goals-own-any = Nos objectifs, dont un seul suffit :
goals-own-all = Nos objectifs, tous :
goals-of = { $side } veut :
goals-line = { "– " }{ $goal }
key-goals = consignes et objectifs

## Dans le fichier d'une mission

mission-fault-map-and-rows = une mission sur une carte du pack n’a pas de « { $name } » à elle
mission-fault-sides = les camps d’une mission sont { $choices }, dans cet ordre
mission-fault-no-goal = un joueur doit prendre { $name }, qui n’a pas d’objectif
mission-fault-text = il n’y a pas de texte « { $name } » dans le pack
mission-fault-ground = « { $name } » ne peut pas se tenir ici : le terrain est « { $terrain } »
mission-fault-structure = « { $name } » ne peut pas se tenir en { $x }, { $y } : ce qui y est bâti l’en empêche
mission-fault-point = seul un sapeur se tient sur un point de victoire, et « { $name } » n’en est pas un
mission-fault-mine = une unité ne peut pas commencer sur la mine de { $x }, { $y }

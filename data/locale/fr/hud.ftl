# Les panneaux affichés par-dessus une bataille.

## The bar at the top

hud-round = Manche { $round } / { $limit }
hud-season = { $season ->
    [spring] Printemps
    [summer] Été
    [autumn] Automne
    [winter] Hiver
   *[other] { $season }
}
hud-hour = { $hour ->
    [dawn] Aube
    [day] Jour
    [dusk] Crépuscule
    [night] Nuit
   *[other] { $hour }
}
hud-weather = { $weather ->
    [clear] Ciel clair
    [rain] Pluie
    [snow] Neige
   *[other] { $weather }
}
hud-turn-own = À vous de jouer
hud-turn-other = Au tour de { $side }

## The unit's card

hud-hit-points = Points de vie
hud-action-points = Points d’action
hud-fuel = Carburant
hud-shots-left = { $count ->
    [0] Plus de tir
    [one] { $count } tir restant
   *[other] { $count } tirs restants
}
hud-shot-price = { $price } par tir
hud-range = Portée { $least }–{ $most }
hud-cover = Couvert { $percent } %
hud-cover-by = Couvert { $percent } % : { $causes }
hud-cover-cause = { $cause } −{ $percent } %

## Previews

hud-damage = Dégâts { $damage }
hud-damage-covered = Dégâts { $base } → { $damage }
hud-path-points = { $cost ->
    [one] { $cost } point d’action, reste { $left }
   *[other] { $cost } points d’action, reste { $left }
}
hud-path-fuel = Carburant { $cost }, reste { $left }

## Lists

hud-units = Unités
hud-log = Journal de combat
hud-recap = Pendant votre attente
hud-recap-empty = Rien que vous ayez pu voir.
hud-fold = Replier
hud-unfold = Déplier

## The turn

hud-end-turn = Fin du tour
hud-units-left = { $count ->
    [one] { $count } unité peut encore agir
   *[other] { $count } unités peuvent encore agir
}
hud-undo = Annuler l’ordre
hud-next-unit = Unité suivante
hud-menu = Menu

## Handing over

hud-hand-over = Passez la souris à { $side }
hud-hand-over-why = La bataille reste cachée tant que le joueur suivant n’est pas devant l’écran.
hud-hand-over-ready = Je suis prêt

## Leaving a screen

hud-close = Fermer

## The end

hud-no-replay = Cette bataille n’a pas été enregistrée.

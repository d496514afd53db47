# Composer une bataille de Quartiers généraux.

hq-battle-reduced = { $price } or au lieu de { $full }
hq-battle-shop = Boutique du { $date }
hq-battle-camps = { $count ->
    [one] { $count } camp
   *[other] { $count } camps
}
hq-battle-cities = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}
hq-battle-date = Jour de la boutique (UTC)
hq-battle-today = Aujourd’hui, { $date }
hq-battle-day-before = Le jour d’avant
hq-battle-day-after = Le jour d’après
hq-battle-date-wrong = Un jour s’écrit année-mois-jour, comme { $today }.
hq-battle-last-turn = Dernier tour
hq-battle-limit = { $turns ->
    [0] Sans limite
   *[other] Tour { $turns }
}
hq-battle-persons = { $count ->
    [0] L’ordinateur joue tous les camps, et vous regardez.
    [1] Les camps de l’ordinateur bougent pendant que vous réfléchissez.
   *[other] { $count } personnes se partagent l’écran, toutes à la fois.
}
hq-battle-bomb = Quand il ne reste que { $left } camps, la bombe tombe.
screen-round-headquarters = Tour { $round }

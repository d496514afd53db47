# Putting a battle of Headquarters together.

hq-battle-reduced = { $price } gold instead of { $full }
hq-battle-shop = Shop of { $date }
hq-battle-camps = { $count ->
    [one] { $count } camp
   *[other] { $count } camps
}
hq-battle-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
hq-battle-date = Day of the shop (UTC)
hq-battle-today = Today, { $date }
hq-battle-day-before = The day before
hq-battle-day-after = The day after
hq-battle-date-wrong = A day is written year-month-day, like { $today }.
hq-battle-last-turn = Last turn
hq-battle-limit = { $turns ->
    [0] No limit
   *[other] Turn { $turns }
}
hq-battle-persons = { $count ->
    [0] The computer plays all camps, and you watch.
    [one] Camps of the computer move while you think.
   *[other] { $count } persons share the screen, all at once.
}
hq-battle-bomb = When only { $left } camps are left, the bomb falls.
screen-round-headquarters = Turn { $round }

# Preparar una batalla de Cuarteles generales.

hq-battle-reduced = { $price } de oro en vez de { $full }
hq-battle-shop = Tienda del { $date }
hq-battle-camps = { $count ->
    [one] { $count } bando
   *[other] { $count } bandos
}
hq-battle-cities = { $count ->
    [one] { $count } ciudad
   *[other] { $count } ciudades
}
hq-battle-date = Día de la tienda (UTC)
hq-battle-today = Hoy, { $date }
hq-battle-day-before = El día anterior
hq-battle-day-after = El día siguiente
hq-battle-date-wrong = Un día se escribe año-mes-día, como { $today }.
hq-battle-last-turn = Último turno
hq-battle-limit = { $turns ->
    [0] Sin límite
   *[other] Turno { $turns }
}
hq-battle-persons = { $count ->
    [0] El ordenador juega todos los bandos y tú miras.
    [one] Los bandos del ordenador se mueven mientras piensas.
   *[other] { $count } personas comparten la pantalla, todas a la vez.
}
hq-battle-bomb = Cuando solo quedan { $left } bandos, cae la bomba.
screen-round-headquarters = Turno { $round }

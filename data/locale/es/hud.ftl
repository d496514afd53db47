# Los paneles que se muestran sobre una batalla.

## The bar at the top

hud-round = Ronda { $round } / { $limit }
hud-season = { $season ->
    [spring] Primavera
    [summer] Verano
    [autumn] Otoño
    [winter] Invierno
   *[other] { $season }
}
hud-hour = { $hour ->
    [dawn] Amanecer
    [day] Día
    [dusk] Anochecer
    [night] Noche
   *[other] { $hour }
}
hud-weather = { $weather ->
    [clear] Despejado
    [rain] Lluvia
    [snow] Nieve
   *[other] { $weather }
}
hud-turn-own = Su turno
hud-turn-other = Turno de { $side }

## The unit's card

hud-hit-points = Puntos de vida
hud-action-points = Puntos de acción
hud-fuel = Combustible
hud-shots-left = { $count ->
    [0] Sin disparos
    [one] Queda { $count } disparo
   *[other] Quedan { $count } disparos
}
hud-shot-price = { $price } por disparo
hud-range = Alcance { $least }–{ $most }
hud-cover = Cobertura { $percent } %
hud-cover-by = Cobertura { $percent } %: { $causes }
hud-cover-cause = { $cause } −{ $percent } %

## Previews

hud-damage = Daño { $damage }
hud-damage-covered = Daño { $base } → { $damage }
hud-path-points = { $cost ->
    [one] { $cost } punto de acción; quedan { $left }
   *[other] { $cost } puntos de acción; quedan { $left }
}
hud-path-fuel = Combustible { $cost }; quedan { $left }

## Lists

hud-units = Unidades
hud-log = Registro de combate
hud-recap = Mientras esperaba
hud-recap-empty = Nada que pudieras ver.
hud-fold = Plegar
hud-unfold = Desplegar

## The turn

hud-end-turn = Terminar turno
hud-units-left = { $count ->
    [one] { $count } unidad aún puede actuar
   *[other] { $count } unidades aún pueden actuar
}
hud-undo = Deshacer
hud-next-unit = Unidad siguiente
hud-menu = Menú

## Handing over

hud-hand-over = Pase el ratón a { $side }
hud-hand-over-why = La batalla sigue oculta hasta que el siguiente jugador esté ante la pantalla.
hud-hand-over-ready = Listo para jugar

## Leaving a screen

hud-close = Cerrar

## The end

hud-no-replay = Esta batalla no se grabó.

# La enciclopedia de Escaramuza. Los números vienen de los datos del paquete, nunca de aquí. Lo de aquí va antes que los
# textos del mismo nombre de library.ftl.

library-tab-abilities = Reglas especiales
library-tab-formations = Grupos
library-tab-ground = En la mesa

sk-library-length = { $length } cm
sk-library-degrees = { $degrees }°
sk-library-pace = { $first }, después { $further }
sk-library-pace-note = { $moves ->
    [one] Un movimiento: { $length }.
   *[other] { $moves } movimientos: { $length }.
}
sk-library-sum = { $needed }+
sk-library-odds = { $dice ->
    [one] un dado, { $percent } %
   *[other] { $dice } dados, { $percent } %
}
sk-library-actions = { $count ->
    [0] ninguna acción
    [one] una acción
   *[other] { $count } acciones
}
sk-library-more = +{ $more }
sk-library-more-dice = { $dice ->
    [one] un dado más
   *[other] { $dice } dados más
}
sk-library-kind-infantry = Infantería
sk-library-kind-cavalry = Caballería
sk-library-kind-wagon = Carros
sk-library-kind-weapon = Armas
sk-library-kind-ability = Reglas especiales
sk-library-kind-formation = Formaciones
sk-library-kind-area = Suelo
sk-library-kind-obstacle = Obstáculos
sk-library-kind-building = Edificios
sk-library-kind-object = Para capturar

## Combatientes

sk-library-unarmed = sin arma
sk-library-wounds = Heridas
sk-library-wounds-note = Cae con la última. Cada impacto es una.
sk-library-base = Base
sk-library-base-note = Las distancias se miden desde su borde.
sk-library-arc = Ve
sk-library-arc-note = Cuando actúa solo. Un grupo ve { $group }° al frente.
sk-library-special = Reglas especiales
sk-library-can-uncounted = No es combatiente
sk-library-can-uncounted-note = Su pérdida no cuenta para ver si un bando se rompe.
sk-library-pace-always = Solo o en grupo
sk-library-pace-alone = Solo
sk-library-pace-in-a-group = En grupo
sk-library-pace-in-a-hurry = Un grupo que carga o marcha
sk-library-pace-off-road = Fuera del camino
sk-library-pace-on-road = Por un camino
sk-library-backwards = Hacia atrás
sk-library-backwards-note = Como mucho, en un movimiento.
sk-library-in-the-way = Lo que estorba
sk-library-passes-climbs = trepa
sk-library-passes-climbs-note = Desde el contacto hasta el otro lado: un movimiento entero, tras el cual no se ha corrido.
sk-library-passes-jumps = salta
sk-library-passes-jumps-note = De paso, sin frenar.
sk-library-passes-stops = se detiene
sk-library-passes-stops-note = Hay que rodearlo, o pasar por un hueco.
sk-library-passes-goes-in = entra
sk-library-passes-goes-in-note = Desde el contacto con la pared.
sk-library-passes-too-large = demasiado grande
sk-library-passes-too-large-note = No cabe por ninguna puerta.
sk-library-shooting = Disparo
sk-library-reload-actions = { $count ->
    [0] no se recarga
    [one] una acción para recargar
   *[other] { $count } acciones para recargar
}
sk-library-band = hasta { $distance }: { $sum }
sk-library-shot-plain = Quieto: { $odds }.
sk-library-shot-aimed = Apuntando: { $odds }.
sk-library-shot-moved = Con un movimiento: { $odds }.
sk-library-class = Clase
sk-library-first-move = Primer movimiento
sk-library-further-moves = Movimientos siguientes
sk-library-chance-at = Acierta, distancia { $band }
sk-library-chance-to = { $chance } hasta { $distance }

## Armas

sk-library-effective-line = { $range } · { $reload ->
    [0] no se recarga
    [one] una acción para recargar
   *[other] { $reload } acciones para recargar
}
sk-library-about-weapon = Cómo es
sk-library-bands = Lo que pide un disparo
sk-library-carried-by = Quién la lleva
sk-library-effective = Alcance eficaz
sk-library-effective-note = Su mitad es la distancia corta, su doble la larga, su triple la extrema. Más allá no hay disparo.
sk-library-reload = Recarga
sk-library-reload-note = A quien dispara y recarga en las { $actions } acciones de una activación le quedan: { $left }.
sk-library-shots = Disparos
sk-library-shots-note = En una batalla. No hay otros.

## Reglas especiales

sk-library-what-it-does = Qué hace
sk-library-who-has-it = Quién la tiene
sk-library-can-splits = Reparte sus acciones
sk-library-can-splits-note = Sus acciones, { $actions } como mucho, pueden repartirse por todo el turno: actuar, dejar actuar a otros y seguir.
sk-library-can-interrupts = Actúa cuando hace falta
sk-library-can-interrupts-note = Puede empezar mientras actúa otro de su bando, que espera y después sigue.
sk-library-can-guides = Guía columnas
sk-library-can-guides-note = Con él, una columna de marcha puede hacer más de { $moves } movimientos por terreno difícil.
sk-library-far-dice = A lo lejos
sk-library-far-dice-note = A distancia larga y extrema.
sk-library-far-odds = Lo que vale
sk-library-far-odds-note = A distancia larga: { $better }. Los demás: { $plain }.
sk-library-can-unaimed = Distancia extrema sin apuntar
sk-library-can-unaimed-note = Los demás han de apuntar antes de un disparo que pide { $sum }.

## Grupos

sk-library-acting = Actuar
sk-library-can-as-one = Actúan como uno
sk-library-can-as-one-note = Se activan juntos, y cada acción es de todos.
sk-library-can-leaves-nobody = Para toda la batalla
sk-library-can-leaves-nobody-note = Un grupo sigue como empezó, salvo los que caen. El último actúa como un combatiente solo.
sk-library-can-follows = Uno tras otro
sk-library-can-follows-note = Los de atrás van por donde fue el primero.
sk-library-column-limit = Movimientos por terreno difícil
sk-library-column-limit-note = Una columna de marcha no hace más en una activación, salvo que haya en ella uno de estos: { $scouts }.
sk-library-can-side-by-side = Codo con codo
sk-library-can-side-by-side-note = Todos hacen el mismo camino que el primero.
sk-library-group-arc = Ve
sk-library-group-arc-note = Al frente, desde quien está más cerca del blanco. Un combatiente solo ve { $single }°.
sk-library-can-each-rolls = Cada uno tira sus dados
sk-library-can-each-rolls-note = Disparan a un solo blanco: todos los que están cargados y lo ven a su alcance.
sk-library-can-in-line = Sin estorbarse
sk-library-can-in-line-note = Los de una línea disparan unos al lado de otros.
sk-library-can-in-the-way = Se estorban
sk-library-can-in-the-way-note = Nadie dispara a través de un amigo, salvo que este toque al que dispara.

## En la mesa

sk-library-level = Obstáculo, nivel { $level }
sk-library-who-passes = Quién pasa
sk-library-shelter = Refugio
sk-library-cover = Cobertura parcial
sk-library-cover-note = Se suma a lo que pide un disparo. A distancia eficaz un disparo acierta con { $behind } en vez de { $open }.
sk-library-slow = El camino cuenta varias veces
sk-library-slow-note = El primer movimiento de un infante llega a { $part } en vez de { $whole }.
sk-library-road-group = Grupos de infantería
sk-library-road-wagons = Carros
sk-library-road-note = Fuera del camino: { $pace }.
sk-library-to-capture = Para capturar
sk-library-capture = Cogerlo
sk-library-capture-note = Por quien lo toca.
sk-library-can-carried = Se lleva encima
sk-library-can-carried-note = Quien lo lleva lo conserva, y lo suelta donde cae. Entonces lo puede coger cualquiera.
sk-library-going-in = Entrar
sk-library-enter = Entrar o salir
sk-library-enter-note = Desde el contacto con la pared, sea quien sea.
sk-library-inside = Moverse dentro
sk-library-inside-note = A otro piso, o del escondite a las ventanas y al revés.
sk-library-can-group-enters = Un grupo entra junto
sk-library-can-group-enters-note = Uno toca la pared, y los demás se tocan entre sí.
sk-library-postures = En las ventanas, o escondido
sk-library-can-line = Ponerse en las ventanas
sk-library-can-line-note = A la vista, con cobertura parcial y disparando a todos lados.
sk-library-can-hide = Ocultarse
sk-library-can-hide-note = Ni se le ve, ni se le dispara, ni dispara.
sk-library-found = Se encuentra con
sk-library-found-note = Por un combatiente a { $range } como mucho que los busque: { $odds }. A través de un obstáculo junto a la pared: { $behind }.
sk-library-who-enters = Quién entra

# La tabla de `clumsy bench`: lo prometido, lo medido y con qué se compara.

## Mientras mide

bench-part-board = Midiendo el tablero…
bench-part-engine = Midiendo el motor…
bench-part-ai = El ordenador juega contra sí mismo…
bench-part-battle = Batallas enteras…
bench-part-replay = Yendo y viniendo por una repetición…
bench-part-recording = Grabando una batalla…
bench-part-start = Midiendo el arranque…
bench-part-mods = Comprobando un mod…
bench-part-frame = Midiendo un fotograma…
bench-part-longest = Buscando los fotogramas más largos…
bench-part-client = Abriendo el cliente…

## La tabla

bench-column-promise = Promesa
bench-column-measured = Medido
bench-column-reference = Referencia
bench-column-ratio = Proporción
bench-column-bound = Límite
bench-column-holds = Se cumple
bench-holds = sí
bench-broken = NO
bench-not-measured = sin medir
bench-frame-ran = { $what }, fotograma { $number }: { $ms } ms, por el reloj { $clock } ms ({ $ran })
bench-unknown = clumsy: no hay nada que medir que se llame { $part }. Hay: { $known }
bench-summary = { $held ->
    [one] Se cumple { $held } promesa
   *[other] Se cumplen { $held } promesas
  }, { $broken ->
    [0] no falla ninguna
    [one] falla { $broken }
   *[other] fallan { $broken }
  }.

## Lo prometido

bench-reach = Casillas alcanzables en 40x40, la unidad más costosa
bench-reach-sum = Casillas alcanzables de todas las unidades juntas
bench-line = Línea de fuego, una consulta
bench-fog = Niebla de 40 unidades, entera
bench-undo = Deshacer una orden, 60 unidades
bench-copy = Copia completa, 60 unidades
bench-chain = Cadena de 50 operadores que caen con sus drones
bench-ai-turn = Turno del ordenador, 12 por bando en 40x40
bench-ai-orders = Órdenes aceptadas por unidad y turno
bench-ai-decided = Partidas decididas antes del límite de rondas
bench-activation = Activación del ordenador en Escaramuza, de media
bench-activation-longest = La más larga
bench-game = 30 rondas de 25 por bando en 40x40, todas las reglas de tierra
bench-watched-move = Un movimiento ante 20 en alerta, de las que 9 disparan
bench-seek = A cualquier lugar de una repetición de 60 rondas, sin dibujar
bench-replay-size = Repetición de 30 rondas de 25 por bando
bench-recording = Grabar esas 30 rondas
bench-start = `scenario check` de un archivo, de principio a fin
bench-check-mod = Comprobar un mod de 1000 unidades
bench-check-wrong-mod = Lo mismo con cada una mal escrita
bench-frame = Fotograma sin dibujarlo, 40x40, 80 unidades, nivel más caro
bench-frame-large = Fotograma sin dibujarlo, 100x100, 300 unidades, nivel más caro
bench-nodes = Nodos de la escena en reposo
bench-longest-ai-25 = Fotograma más largo de los turnos del ordenador, 25 por bando
bench-longest-ai-60 = Fotograma más largo de los turnos del ordenador, 60 por bando
bench-longest-turn = Fotograma más largo del turno propio, 60 por bando
bench-longest-scroll = Fotograma más largo al recorrer 100x100
bench-longest-seek = Fotograma más largo al saltar por una repetición
bench-longest-marks = Fotograma más largo al leer las marcas
bench-longest-save = Fotograma más largo al guardar una batalla
bench-longest-tidying = Parada más larga para liberar memoria
bench-open-title = Del arranque al título
bench-open-40 = Del arranque a una batalla de 40x40
bench-open-100 = Del arranque a una batalla de 100x100

## Límites y unidades

bench-against-heapq = { $figure } con un montículo
bench-against-order = { $figure } de la orden
bench-against-game = { $figure } de la partida
bench-against-wesnoth = { $figure } en Battle for Wesnoth
bench-against-libraries = { $figure } de sus bibliotecas solas
bench-against-window = { $figure } de una ventana sola
bench-against-clock = { $figure } por el reloj
bench-bound-at-most = como mucho { $figure }
bench-bound-under = menos de { $figure }
bench-bound-at-least = al menos { $figure }
bench-bound-of-reference = como mucho { $figure } × la referencia
bench-bound-times-faster = al menos { $figure } veces más rápido
bench-unit-us = { $figure } µs
bench-unit-ms = { $figure } ms
bench-unit-s = { $figure } s
bench-unit-percent = { $figure } %
bench-unit-number = { $figure }
bench-unit-count = { $figure }
bench-unit-kb = { $figure } kB

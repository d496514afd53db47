pack-title = Cuarteles generales

class-headquarters = cuartel general

unit-infantry = Infantería
unit-infantry-about = La base de todo bando: barata, y captura las ciudades que pagan lo demás.
unit-tank = Tanque
unit-tank-about = Rápido y difícil de dañar en terreno abierto. El bosque lo frena, y el río lo detiene salvo en los puentes.
unit-artillery = Artillería
unit-artillery-about = Golpea desde detrás de los demás, donde nadie responde. Si se queda sola, cae ante el primer atacante.
unit-headquarters = Cuartel general
unit-headquarters-about = El corazón de un bando: recluta, da oro como una ciudad y no debe caer.
unit-heavy_tank = Tanque pesado
unit-heavy_tank-about = Rompe lo que un tanque no puede. Solo lo tiene la tienda, y es caro.
unit-commando = Comando
unit-commando-about = Una infantería que llega más lejos, golpea más fuerte y también captura ciudades.
unit-howitzer = Obús
unit-howitzer-about = Una artillería de brazo más largo. Alcanza un cuartel general desde donde nadie lo espera.
unit-scout = Explorador
unit-scout-about = Ligero y rápido: llega a los heridos y a los cañones antes que nadie. No captura nada.

terrain-plain = Llanura
terrain-plain-about = Terreno abierto. Todos lo cruzan y nada protege en él.
terrain-forest = Bosque
terrain-forest-about = Se avanza despacio, sobre todo los tanques, pero a cubierto.
terrain-hill = Colina
terrain-hill-about = Subir lleva tiempo. A quien la tiene cuesta echarlo.
terrain-city = Ciudad
terrain-city-about = Paga a su bando y cura a sus unidades. Por ella se lucha.
terrain-river = Río
terrain-river-about = La infantería y los cañones la vadean, despacio y sin abrigo.
terrain-bridge = Puente
terrain-bridge-about = El único paso de un río para lo que lleva orugas.
terrain-beach = Playa
terrain-beach-about = Arena blanda a la vista de todos. Nadie se queda aquí sin motivo.
terrain-dune = Duna
terrain-dune-about = Cuesta cruzarla, pero hay donde agacharse.
terrain-sea = Mar
terrain-sea-about = El fin del mapa para todo el que va por tierra.

offer-heavy_tank = Tanque pesado
offer-heavy_tank-about = El tanque más fuerte que hay.
offer-commando = Comando
offer-commando-about = Tropas escogidas que capturan ciudades.
offer-howitzer = Obús
offer-howitzer-about = Un cañón que llega más lejos que ningún otro.
offer-scout = Explorador
offer-scout-about = El más rápido de todos.
offer-repair_kit = Equipo de reparación
offer-repair_kit-about = Repuestos y vendas para todos a la vez, estén donde estén.
offer-fortifications = Fortificaciones
offer-fortifications-about = Hormigón y sacos de arena en torno al cuartel general.
offer-air_strike = Ataque aéreo
offer-air_strike-about = Llega un avión, suelta lo que lleva y se va.
offer-fund_raising = Colecta de fondos
offer-fund_raising-about = Los ciudadanos dan más. Cuanto antes se compra, más rinde.

side-blue = Azul
side-red = Rojo
side-green = Verde
side-yellow = Amarillo

map-classic = El tablero clásico
map-delta = El delta
map-four_corners = Cuatro esquinas

map-classic-about = Dos bandos, cuatro ciudades, un solo puente ancho.
map-delta-about = Tres bandos, cada uno a igual distancia de los otros dos.
map-four_corners-about = Cuatro bandos en torno a un lago, todas las esquinas iguales.

personality-steady = Sereno
personality-raider = Asaltante
personality-banker = Banquero

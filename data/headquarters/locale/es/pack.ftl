pack-title = Cuarteles generales

unit-infantry = Infantería
unit-tank = Tanque
unit-artillery = Artillería
unit-headquarters = Cuartel general
unit-heavy_tank = Tanque pesado
unit-commando = Comando
unit-howitzer = Obús
unit-scout = Explorador

terrain-plain = Llanura
terrain-forest = Bosque
terrain-hill = Colina
terrain-city = Ciudad
terrain-river = Río
terrain-bridge = Puente
terrain-beach = Playa
terrain-dune = Duna
terrain-sea = Mar

offer-heavy_tank = Tanque pesado
offer-commando = Comando
offer-howitzer = Obús
offer-scout = Explorador
offer-repair_kit = Equipo de reparación
offer-fortifications = Fortificaciones
offer-air_strike = Ataque aéreo
offer-fund_raising = Colecta de fondos

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

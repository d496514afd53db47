# Nombres y descripciones de todo lo que hay en el paquete. Sin cifras: son datos y pueden cambiar.

pack-title = General Torpe

## Units

unit-infantry = Infantería
unit-infantry-about = Fusileros para todo, que además derriban drones.
unit-scout = Explorador
unit-scout-about = Ve lejos y se mueve rápido, pero va mal armado.
unit-sniper = Francotirador
unit-sniper-about = Abate tropas desde lejos, siempre que no se haya movido.
unit-observer = Observador
unit-observer-about = Ve más lejos que nadie a pie y es difícil de descubrir.
unit-medic = Sanitario
unit-medic-about = Cura a las tropas a pie que tiene al lado, pero no a sí mismo.
unit-engineer = Zapador
unit-engineer-about = Construye, repara, pone y quita minas, y solo él toma los puntos de victoria.
unit-rocket_launcher = Lanzacohetes
unit-rocket_launcher-about = Destruye blindados y aeronaves, siempre que no se haya movido.
unit-mortar = Mortero
unit-mortar-about = Deja caer granadas tras los obstáculos, a media distancia.
unit-drone_operator = Operador de drones
unit-drone_operator-about = Pilota los drones y los recarga a su lado; sin él, caen.
unit-jammer = Inhibidor
unit-jammer-about = Derriba todo dron enemigo que se acerque.
unit-general = General
unit-general-about = Da aplomo a las tropas cercanas y les permite disparar dos veces; no lo pierda.
unit-truck = Camión
unit-truck-about = Lleva tropas a pie y remolca piezas de artillería.
unit-supply_truck = Camión de suministros
unit-supply_truck-about = Repone munición y combustible, y permite a sus vecinos disparar dos veces.
unit-tank = Carro de combate
unit-tank-about = Un blindado rápido cuyos proyectiles abren cráteres e incendian bosques.
unit-heavy_tank = Carro pesado
unit-heavy_tank-about = Un blindado lento y recio que cada turno dispara cañón y cohete.
unit-cannon = Obús
unit-cannon-about = Bate de lejos una zona amplia, una vez que un camión lo ha remolcado.
unit-anti_air_battery = Batería antiaérea
unit-anti_air_battery-about = Guarda el cielo con misiles y cañones, indefensa ante lo que llega por tierra.
unit-attack_helicopter = Helicóptero de ataque
unit-attack_helicopter-about = Golpea dos veces por turno sobre cualquier terreno, a costa de mucho combustible.
unit-transport_helicopter = Helicóptero de transporte
unit-transport_helicopter-about = Lleva tropas a pie por encima de todo, pero solo embarca una vez en tierra.
unit-surveillance_drone = Dron de vigilancia
unit-surveillance_drone-about = Ve lejos y retransmite la señal del operador a los demás drones.
unit-bomber_drone = Dron bombardero
unit-bomber_drone-about = Suelta unas pocas bombas sobre lo que tiene debajo.
unit-kamikaze_drone = Dron kamikaze
unit-kamikaze_drone-about = Se lanza contra su blanco y ahí acaba.

## Weapons

weapon-rifle = Fusil
weapon-rifle-about = Bueno contra tropas, casi inútil contra blindados.
weapon-carbine = Carabina
weapon-carbine-about = Un arma ligera para defenderse.
weapon-sniper_rifle = Fusil de precisión
weapon-sniper_rifle-about = Mortal para las tropas a gran distancia, si el tirador está quieto.
weapon-pistol = Pistola
weapon-pistol-about = El último recurso, a quemarropa.
weapon-sidearm = Pistola reglamentaria
weapon-sidearm-about = La del general, para el primer disparo.
weapon-assault_rifle = Fusil de asalto
weapon-assault_rifle-about = Fuego automático a corta distancia.
weapon-rocket = Cohete contracarro
weapon-rocket-about = Perfora blindajes y alcanza aeronaves y drones.
weapon-mortar_shell = Granada de mortero
weapon-mortar_shell-about = Cae casi vertical tras abrigos y obstáculos.
weapon-tank_gun = Cañón de carro
weapon-tank_gun-about = Un proyectil de tiro tenso, más eficaz contra vehículos.
weapon-heavy_gun = Cañón pesado
weapon-heavy_gun-about = Un proyectil de tiro tenso que no perdona nada.
weapon-cannon_shell = Proyectil de obús
weapon-cannon_shell-about = Barre el terreno en torno al blanco, amigos incluidos.
weapon-missile = Misil antiaéreo
weapon-missile-about = Alcanza helicópteros a gran distancia.
weapon-flak = Cañón antiaéreo
weapon-flak-about = Fuego rápido contra helicópteros y drones.
weapon-helicopter_rockets = Cohetes de helicóptero
weapon-helicopter_rockets-about = Una salva potente contra vehículos, aeronaves y obras.
weapon-helicopter_gun = Cañón de torreta
weapon-helicopter_gun-about = Un cañón rápido y bien provisto de munición.
weapon-bomb = Bomba
weapon-bomb-about = Se suelta sobre el suelo, bajo el dron o justo al lado.
weapon-charge = Carga explosiva
weapon-charge-about = Estalla con el dron que la lleva.

## Terrain

terrain-meadow = Prado
terrain-meadow-about = Terreno abierto, en el que los proyectiles abren cráteres.
terrain-road = Carretera
terrain-road-about = El camino más rápido y el que menos combustible gasta.
terrain-forest = Bosque
terrain-forest-about = Cubre, oculta y detiene el fuego, frena a todos y arde.
terrain-hill = Colina
terrain-hill-about = Cubre, oculta y detiene el fuego, y frena a todos.
terrain-marsh = Pantano
terrain-marsh-about = Terreno penoso y sin abrigo.
terrain-water = Agua
terrain-water-about = Solo se cruza por un puente.
terrain-ruin = Pueblo en ruinas
terrain-ruin-about = Abrigo para las tropas a pie, cerrado a los vehículos; dos seguidos detienen el fuego.
terrain-crater = Cráter
terrain-crater-about = Suelo removido por un proyectil.
terrain-burnt = Tierra quemada
terrain-burnt-about = Lo que deja un incendio; en primavera vuelve el bosque.

## Structures

structure-hospital = Hospital de campaña
structure-hospital-about = Cura a las tropas a pie que tiene al lado.
structure-workshop = Taller
structure-workshop-about = Repara los vehículos que tiene al lado.
structure-depot = Depósito
structure-depot-about = Repone munición y combustible de las unidades que tiene al lado.
structure-watchtower = Torre de vigilancia
structure-watchtower-about = Ve más lejos que ninguna unidad, también de noche, y amplía el enlace de los drones.
structure-heliport = Helipuerto
structure-heliport-about = Una plataforma donde los helicópteros propios aterrizan y se abastecen.
structure-trench = Trinchera
structure-trench-about = Un abrigo rápido para las tropas a pie.
structure-bunker = Búnker
structure-bunker-about = El mejor abrigo que hay para las tropas a pie.
structure-dragons_teeth = Dientes de dragón
structure-dragons_teeth-about = Bloques de hormigón que cierran el paso a los vehículos.
structure-bridge = Puente
structure-bridge-about = Una carretera sobre el agua, que al caer arrastra lo que hay encima.

## Seasons, hours, weather

season-spring = Primavera
season-spring-about = La tierra quemada vuelve a ser bosque.
season-summer = Verano
season-summer-about = Los bosques pueden arder por sí solos.
season-autumn = Otoño
season-autumn-about = La lluvia acorta la vista e impide que los incendios se propaguen.
season-winter = Invierno
season-winter-about = La nieve acorta la vista.
hour-dawn = Amanecer
hour-dawn-about = Las unidades ven algo menos lejos.
hour-day = Día
hour-day-about = Las unidades ven todo lo lejos que pueden.
hour-dusk = Anochecer
hour-dusk-about = Las unidades ven algo menos lejos.
hour-night = Noche
hour-night-about = Las unidades ven mucho menos lejos; a edificios y drones no les afecta.
weather-clear = Despejado
weather-clear-about = Nada estorba la vista.
weather-rain = Lluvia
weather-rain-about = Las unidades ven menos lejos y los incendios no se propagan.
weather-snow = Nieve
weather-snow-about = Las unidades ven menos lejos.

## How the computer plays

personality-general_staff = Oficial de estado mayor
personality-hothead = Impetuoso
personality-old_fox = Viejo zorro

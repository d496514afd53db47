# La enciclopedia. Las cifras salen de los datos del paquete, nunca de aquí.

library-title = Enciclopedia
library-tab-units = Unidades
library-tab-weapons = Armas
library-tab-terrain = Terreno
library-tab-structures = Construcciones
library-search = Buscar en todo
library-nothing-found = Nada se llama así.
library-all = Todo
library-compare = Comparar
library-compare-end = Dejar de comparar
library-compare-choose = Elige la otra unidad en la lista.
library-previous = { $name }
library-kind-building = Edificio
library-kind-building-note = Cierra el paso. Si lo destruyen ya terminado, deja escombros.
library-kind-work = Obra
library-kind-work-note = No estorba a quien puede entrar. Destruida, no deja nada.
library-kind-direct = Tiro directo
library-kind-indirect = Tiro indirecto

## Units

library-of-class = { $unitclass }, tamaño { $size }
library-about-unit = Lo que tiene
library-its-weapons = Armas
library-movement = Movimiento
library-can = Lo que sabe hacer
library-carriage = Transporte
library-served-by = Quién la atiende
library-hit-by = Qué puede alcanzarla
library-class = Clase
library-hp = Puntos de vida
library-hp-note = Con { $wounded } o menos está herida, y sus pasos cuestan ×{ $factor } puntos de acción.
library-action-points = Puntos de acción
library-action-points-note = Completos al empezar cada turno. Un disparo cuesta { $price }.
library-vision = Vista
library-vision-note = Casillas de día. De noche { $night }; con mal tiempo además { $worst }.
library-vision-always = Casillas a cualquier hora y con cualquier tiempo.
library-size = Tamaño
library-size-note = A cubierto se la descubre más cerca, en casillas: { $cells }.
library-fuel = Combustible
library-battery = Batería
library-battery-note = Turnos propios que aguanta en el aire: { $turns }.
library-value = Precio
library-no-weapon = Desarmada
library-fires-still = Solo dispara si no se ha movido este turno.
library-fires-moved = Alcance tras moverse: { $range }.
library-in-the-air = En el aire
library-in-the-air-note = Cada casilla gasta { $fuel } de combustible; cada final de turno en vuelo, { $hover }.
library-lands-on = Aterriza en
library-no-entry = no puede entrar
library-step-cells = { $points } por casilla · { $cells } por turno
library-step-fuel = { $points } por casilla · { $cells } por turno · combustible { $fuel }
library-slots = Plazas
library-slots-note = Subir cuesta { $board } puntos de acción al pasajero; bajar, { $unload } al transporte.
library-takes-slots = ocupa { $count }
library-tows = Remolca piezas
library-tows-note = Enganchar cuesta { $tow } puntos de acción; desenganchar, { $unhitch }.
library-carries-it = la transporta
library-tows-it = la remolca
library-heals-it = la cura
library-repairs-it = la repara
library-only-landed = Solo mientras está en tierra.
library-supplies-it = la abastece
library-recharges-it = lo recarga
library-recharges-it-note = Al empezar un turno en tierra junto a su operador.
library-hit-both = En el aire y en tierra.
library-hit-air = Solo en el aire.
library-hit-landed = Solo en tierra.
library-damage-shots = { $shots ->
    [one] { $damage } de daño: { $shots } disparo
   *[other] { $damage } de daño: { $shots } disparos
}
library-can-two-shots = Dos disparos
library-can-two-shots-note = Dispara dos veces por turno, una con cada arma. Nadie le da un tercero.
library-can-engineer = Zapador
library-can-engineer-note = Construye, despeja, pone y quita minas. Descubre minas enemigas a { $spots } casillas. Solo él entra en los puntos de victoria, y toma uno tras { $turns } finales de turno.
library-can-medic = Cura
library-can-medic-note = Las tropas a pie en un radio de { $radius } recuperan { $amount } puntos de vida al empezar su turno. No se cura a sí mismo.
library-can-repair = Repara
library-can-repair-note = Vehículos, piezas y aeronaves en tierra en un radio de { $radius } recuperan { $amount } puntos de vida al empezar su turno.
library-can-supplier = Abastece
library-can-supplier-note = Repone combustible y munición de una vecina por { $points } puntos de acción, y deja que sus vecinas disparen dos veces.
library-can-general = Manda
library-can-general-note = Las tropas en un radio de { $radius } disparan dos veces y ganan { $cover } % de cobertura.
library-can-operator = Pilota drones
library-can-operator-note = Los drones siguen a { $link } casillas de él, o a { $relay } con un repetidor en el aire. Si muere, se pierden.
library-can-jammer = Inhibe drones
library-can-jammer-note = Todo dron enemigo en vuelo en un radio de { $radius } cae, en el turno de cualquiera y gratis.
library-can-relay = Repetidor
library-can-relay-note = Mientras vuela, los demás drones de su bando llegan a { $relay } casillas en vez de { $link }.
library-can-camouflage = Camuflaje
library-can-camouflage-note = Tras pasar un turno propio quieta a cubierto, se la descubre { $cells } casillas más cerca aún. Torres de vigilancia y drones no se dejan engañar.
library-can-still-only = Dispara parada
library-can-still-only-note = No puede disparar en un turno en que se ha movido.
library-can-no-alert = Sin alerta
library-can-no-alert-note = No guarda disparos para el turno enemigo.
library-can-no-patrol = Sin patrulla
library-can-no-patrol-note = No hace rondas.
library-can-towed = Remolcada
library-can-towed-note = No va a ninguna parte sola: la remolca un camión. Enganchada pueden alcanzarla, pero no dispara.

## Weapons

library-about-weapon = El arma
library-damage-against = Daño, al descubierto
library-effects = Qué más hace
library-borne-by = Quién la lleva
library-weapon-line = daño { $damage } · alcance { $range } · { $rounds ->
    [one] { $rounds } tiro
   *[other] { $rounds } tiros
}
library-range = Alcance
library-range-note = Tras moverse: { $moved }.
library-rounds = Munición
library-fire = Tiro
library-fire-direct = directo
library-fire-direct-note = Pide un objetivo que su bando vea y una línea de tiro libre.
library-fire-indirect = indirecto
library-fire-indirect-note = Pasa sobre cualquier obstáculo, y puede batir casillas que nadie ve.
library-targets = Puede apuntar a
library-target-ground = unidades en tierra
library-target-landed = aeronaves posadas
library-target-airborne = helicópteros en vuelo
library-target-drone = drones en vuelo
library-target-structure = edificios
library-target-work = obras
library-downs = Un solo disparo derriba un dron en vuelo, sea cual sea el daño.
library-against-structures = Edificios y obras
library-against-structures-note = Apuntando a ellos. Un disparo a la unidad de dentro los desgasta en { $wear }.
library-can-blast = Onda
library-can-blast-note = Toda otra unidad a { $radius } casillas del objetivo pierde { $damage } antes de la cobertura, también las propias.
library-can-shell = Proyectil explosivo
library-can-shell-note = Abre un cráter en: { $dug }. Incendia durante { $rounds } rondas: { $burns }.
library-can-spends = Se gasta
library-can-spends-note = El disparo destruye a quien lo hace.

## Terrain

library-entering = Entrar
library-shelter = Abrigo
library-changes = En qué se convierte
library-can-be-built = Qué se puede construir aquí
library-step = { $count ->
    [one] { $points } punto de acción
   *[other] { $points } puntos de acción
}
library-step-burns = Combustible { $fuel }
library-cover = Cobertura
library-cover-note = Esa parte del daño de un disparo se queda fuera. Las causas de cobertura se suman.
library-cover-line = cobertura { $percent } %
library-none = ninguna
library-can-hides = Oculta
library-can-hides-note = Las unidades se descubren más cerca, en casillas: pequeñas { $small }, medianas { $medium }, grandes { $large }.
library-can-stops-fire = Detiene el tiro
library-can-stops-fire-note = El tiro directo no pasa.
library-can-stops-fire-together = Estorba el tiro
library-can-stops-fire-together-note = El tiro directo no atraviesa { $count } de estas casillas en su línea.
library-can-burns = Arde
library-can-burns-note = Durante { $rounds } rondas. Quien termina un turno en el fuego pierde { $damage } y no tiene cobertura.
library-burns-to = lo que deja el fuego
library-dug-to = tras un proyectil
library-regrows-to = estación: { $season }
library-can-landing = Zona de aterrizaje
library-can-landing-note = Las aeronaves pueden posarse aquí.

## Structures

library-structure-line = { $kind } · partes { $parts } · puntos de vida { $hp }
library-about-structure = La construcción
library-kind = Tipo
library-parts = Partes
library-parts-note = Una por turno y zapador, { $points } puntos de acción cada una.
library-structure-hp = Puntos de vida
library-building-vision = Vista
library-building-vision-note = Una vez terminada, a cualquier hora y con cualquier tiempo.
library-may-enter = Pueden entrar
library-nobody = nadie
library-built-by = La construye
library-stands-on = Puede estar en
library-can-own-cell = Bajo los pies
library-can-own-cell-note = Un zapador puede construirla en su propia casilla.
library-can-hospital = Cura
library-can-hospital-note = Las tropas a pie en un radio de { $radius } recuperan { $amount } puntos de vida al empezar su turno.
library-can-workshop = Repara
library-can-workshop-note = Vehículos, piezas y aeronaves en tierra en un radio de { $radius } recuperan { $amount } puntos de vida al empezar su turno.
library-can-depot = Abastece
library-can-depot-note = Una unidad de su bando contigua repone combustible y munición por { $points } puntos de acción.
library-can-tower = Vigila
library-can-tower-note = El camuflaje no la engaña. Los drones a { $radius } casillas de ella pueden ir a { $relay } casillas de su operador.
library-can-heliport = Plataforma
library-can-heliport-note = Los helicópteros de su bando se posan en él y se abastecen por { $points } puntos de acción.

## Comparing

library-cells-a-turn = Casillas por turno: { $terrain }
library-shots = Disparos por turno
library-damage-to = Daño: { $unitclass }
library-shots-to-destroy = Disparos para destruir a la otra

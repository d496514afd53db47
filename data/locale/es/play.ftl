# El cliente de juego: rechazos, registro, nombres, teclas, guiones. Los textos de un paquete sustituyen estos nombres.

## Why an order is refused (docs: scenarios)

refusal-invalid = Esta orden no tiene sentido aquí.
refusal-game_over = La batalla ha terminado.
refusal-unknown_unit = Esa unidad no está a tus órdenes.
refusal-not_your_turn = No es tu turno.
refusal-camp_ready = Tu bando ya ha dado sus órdenes.
refusal-out_of_bounds = Eso está fuera del mapa.
refusal-unknown_weapon = La unidad no tiene esa arma.
refusal-aboard = La unidad está a bordo de un transporte.
refusal-hitched = La pieza está enganchada.
refusal-landed = El aparato está en tierra.
refusal-airborne = El aparato está en el aire.
refusal-not_landed = El aparato debe aterrizar primero.
refusal-recruited_this_turn = Reclutada este turno: actuará en el próximo.
refusal-already_acted = La unidad ya ha actuado.
refusal-moved_this_turn = No es posible tras moverse este turno.
refusal-not_active = La unidad no está activa.
refusal-not_an_engineer = Solo los zapadores pueden hacerlo.
refusal-not_a_supplier = Solo un camión de suministros puede hacerlo.
refusal-not_a_carrier = Esa unidad no transporta a nadie.
refusal-not_a_gun = Solo se remolcan las piezas.
refusal-cannot_alert = Esta unidad nunca se pone en alerta.
refusal-cannot_patrol = Esta unidad no patrulla.
refusal-cannot_fire = Esta unidad no tiene armas.
refusal-no_shots_left = No quedan disparos este turno.
refusal-no_ammo = Sin munición.
refusal-no_action_points = { $left ->
    [0] No quedan puntos de acción.
   *[other] Faltan puntos de acción: se necesitan { $needed }, quedan { $left }.
  }
refusal-no_fuel = Sin combustible.
refusal-no_battery = La batería está vacía.
refusal-no_actions_left = No quedan acciones.
refusal-not_loaded = El arma no está cargada.
refusal-two_moves_planned = Ya hay dos movimientos previstos.
refusal-not_enough_gold = No hay oro suficiente.
refusal-sold_out = Agotado.
refusal-forbidden = Aquí está prohibido.
refusal-not_visible = Allí no se ve a nadie.
refusal-no_target = Allí no hay objetivo.
refusal-not_targetable = Esta arma no puede apuntar a eso.
refusal-wrong_size = Nunca cabe a bordo.
refusal-carrier_full = No queda sitio a bordo.
refusal-not_adjacent = Debe estar en una casilla contigua.
refusal-not_in_contact = Debe estar en contacto.
refusal-occupied = La casilla está ocupada.
refusal-wrong_terrain = No en este terreno.
refusal-already_built = Ya está construido.
refusal-not_built = Aún no está construido.
refusal-nothing_there = Allí no hay nada.
refusal-nothing_to_supply = No le falta nada.
refusal-below_minimum_range = Demasiado cerca: { $distance }; mínimo { $least }.
refusal-out_of_range = Fuera de alcance: { $distance }; alcanza { $greatest }.
refusal-out_of_arc = Fuera del arco de tiro.
refusal-blocked_line_of_fire = La línea de tiro está bloqueada.
refusal-line_blocked = Algo bloquea el paso.
refusal-towed-only = Una pieza no se mueve sola: la remolca un camión.
refusal-unreachable = Demasiado lejos para este turno, o ningún camino lleva allí.
refusal-point = Solo los zapadores entran en un punto de victoria.
refusal-no-structure = Elige primero qué construir.
refusal-blocked-by = La línea de tiro está bloqueada: { $what }.

## Why the last order cannot be taken back

undo-nothing_to_undo = No hay nada que deshacer.
undo-shot_fired = Un disparo no se puede deshacer.
undo-turn_over = El turno ha terminado.
undo-something_seen = El movimiento reveló algo nuevo: se queda.

## Orders and buttons

order-move = Mover
order-fire = Disparar
order-supply = Abastecer
order-board = Embarcar
order-unload = Desembarcar
order-tow = Remolcar
order-unhitch = Desenganchar
order-build = Construir
order-clear = Despejar
order-lay_mine = Minar
order-demine = Desminar
order-land = Aterrizar
order-move-tip = Haz clic en una casilla iluminada para ir.
order-fire-tip = Muestra el alcance de las armas. Haz clic en un objetivo.
order-supply-tip = Haz clic en una unidad contigua para abastecerla.
order-price = Cuesta { $points } de sus { $has } puntos de acción; quedan { $left }.
order-price-round = Un disparo cuesta { $points } de sus { $has } puntos de acción y un proyectil; quedan { $left }.
order-price-short = Cuesta { $points } puntos de acción; tiene { $has }.
order-price-back = Devuelve { $points } puntos de acción.
order-flight-price = Cada casilla cuesta { $points } PA y { $fuel } de combustible; cada fin de turno en vuelo, { $hover } de combustible.
order-board-tip = Haz clic en un transporte contiguo para subir.
order-unload-tip = Haz clic en una casilla contigua para bajar al pasajero. Otra vez: el siguiente.
order-tow-tip = Haz clic en una pieza contigua para engancharla.
order-unhitch-tip = Deja la pieza donde está.
order-build-tip = Elige qué construir y luego una casilla iluminada. Haz clic en una obra tuya para continuarla.
order-clear-tip = Retira escombros o restos de una casilla iluminada.
order-lay_mine-tip = Coloca una mina en una casilla iluminada. Solo la ve tu bando.
order-demine-tip = Retira una mina conocida.
order-land-tip = Baja donde está: en prado, tierra quemada o tu helipuerto. En tierra no consume nada ni dispara; despega al moverse.
order-alert = Alerta
order-patrol = Patrulla
order-stand_down = Descanso
order-alert-tip = Guarda sus disparos para el turno enemigo y dispara a quien se mueva o aparezca a su alcance.
order-patrol-tip = Pulsa el centro de una zona: al final de cada turno la unidad hace allí su ronda.
order-stand_down-tip = Termina la alerta y la patrulla y devuelve los puntos de los disparos no usados.
turn-wait = Espera tu turno.
turn-none-left = Ninguna unidad puede hacer nada más.
end-turn-title = ¿Terminar el turno?
end-turn-warning = { $count ->
    [one] { $count } unidad aún no ha actuado.
   *[other] { $count } unidades aún no han actuado.
}
end-turn-yes = Terminar
end-turn-no = Seguir jugando
fire-own-title = ¿Alcanzar a nuestras tropas?
fire-own-warning = La explosión alcanzaría a: { $units }
fire-own-yes = Disparar de todos modos
fire-own-no = No disparar
fall-title = ¿Perder nuestros drones?
fall-warning = Sin enlace con su operador se estrellarían: { $units }
fall-yes = Ir de todos modos
fall-no = Quedarse
route-ended-enemy = { $unit }: se detiene en el camino, hay un enemigo a la vista.
route-ended-barred = { $unit }: se detiene en el camino, ya no hay paso.
notice-speed = Velocidad ×{ $speed }
notice-saved-picture = Imagen: { $file }

## What is pointed at

path-ground = { $ground }, sin cobertura
path-cover = { $ground }: cobertura { $percent } %
path-shots = Después: { $count } { $count ->
    [one] disparo
   *[other] disparos
  }, con la mitad del alcance
path-no-shot-moving = Sin disparo tras moverse: solo dispara si no se ha movido
path-no-shot-points = Sin disparo tras este movimiento: uno cuesta { $price } puntos de acción
path-no-shot = Sin disparos tras este movimiento
flight-lands = Debajo: { $ground }, puede aterrizar
flight-no-landing = Debajo: { $ground }, no puede aterrizar
flight-fuel = { $count ->
    [0] Cae al final de este turno si no aterriza
    [one] Combustible para un turno más en vuelo
   *[other] Combustible para { $count } turnos más en vuelo
}
flight-watched = Al alcance de: { $units }
tip-ghost = { $unit }, vista por última vez en la ronda { $round }
tip-ghost-unit = { $unit }, vista antes
tip-shell = Bombardear esta casilla.
tip-airborne = { $unit } en vuelo
point-free = Punto de victoria (de nadie)
point-held = Punto de victoria ({ $side })
point-count = Nuestro zapador: { $count } de { $turns } turnos, tomado tras { $left } más
point-rule = Solo entra un zapador. Toma el punto tras { $turns } finales de turno propios seguidos sin enemigos a { $radius } casillas o menos; un enemigo tan cercano también libera un punto ya tomado. Para ganar: { $needed } de { $points } puntos.
point-taking = Nuestro tras { $turns } finales de turno aquí sin enemigos a { $radius } casillas o menos
cover-wreck = restos
cover-general = general cercano
blast-hit = { $unit } −{ $damage }
blast-own = Los nuestros en la explosión: { $units }
blast-others = También alcanza a: { $units }
tip-burning = en llamas
supply-preview = Repone combustible y munición.
board-preview = Sube aquí.
unload-preview = Baja aquí: { $unit }
tow-preview = Engancha la pieza.

## Units

unit-subtitle = { $side } · { $unitclass } · { $size }
card-hp-about = Con el { $percent } % de sus puntos de vida o menos, cada paso cuesta { $factor } veces los puntos de acción.
card-points-about = Pasos, disparos y demás órdenes cuestan puntos de acción. Vuelven al empezar tu turno.
card-fuel-flight = En vuelo gasta combustible aun parado: { $hover } a cada fin de turno. A 0 entonces, se estrella.
card-fuel-about = Cada casilla gasta combustible, mucho más en terreno difícil que por carretera. A 0 no se mueve. Un depósito o un camión de suministro lo llena.
card-shots-about = Un disparo por turno, { $price } puntos de acción; dos junto a un camión de suministro o cerca del general.
card-shots-two = Dos disparos por turno, uno por arma, { $price } puntos de acción cada uno.
card-weapon-damage = Daño { $damage }
card-weapon-damage-class = { $unitclass } { $damage }
card-weapon-range = Alcance { $least }–{ $most }
card-weapon-range-moved = Alcance { $least }–{ $most }, tras moverse hasta { $moved }
card-weapon-still = Solo dispara si la unidad no se ha movido este turno.
card-weapon-indirect = Indirecto: por encima de todo obstáculo, también a casillas fuera de la vista.
card-weapon-direct = Directo: unidades, bosques y colinas lo detienen.
card-weapon-blast = Barre { $radius } casillas en torno al blanco, amigos y enemigos, con el { $percent } % del daño.
card-weapon-spends = El disparo gasta la unidad.
round-limit-about = Tras la ronda { $limit } gana quien tenga más puntos; si no, quien conserve más fuerzas.
state-wounded = Herida: pasos al doble
state-moved = Se ha movido
state-carries = A bordo: { $unit } ({ $hp }/{ $full })
state-tows = Remolca: { $unit }
state-towed = Enganchada a: { $unit }
state-fired = Ha disparado
state-burning = En un bosque en llamas: sin cobertura, y pierde puntos de vida al final del turno
state-alert = En alerta: { $count }, { $points } puntos reservados
state-patrol = Patrulla su zona
state-patrol-reserved = Patrulla su zona, { $points } puntos reservados para un disparo
state-route = En camino: { $turns } { $turns ->
    [one] turno
   *[other] turnos
}
state-heals = Se recupera: { $hp } de { $full } el próximo turno
state-camouflaged = Camuflada: se la ve 2 casillas más cerca
state-battery = Batería: { $left } de { $full } turnos en el aire
state-charging = Se recarga al empezar su turno
state-must-land = Debe aterrizar este turno o caerá
state-linked = Enlace: a { $distance } { $distance ->
    [one] casilla
   *[other] casillas
  } de su operador
state-beyond-link = Fuera de enlace: a { $distance } { $distance ->
    [one] casilla
   *[other] casillas
  } de su operador
state-operator-aboard = Su operador va a bordo de un transporte: no puede volar
state-flies = Pilota { $count } { $count ->
    [one] dron
   *[other] drones
  }
path-beyond-link = Fuera de enlace: caerá
path-drones-fall = Se estrellan sin su enlace: { $units }
path-route = Llega en { $turns } turnos
path-route-how = Sigue por sí sola cada turno y se detiene cuando aparece un enemigo.
path-must-land = Debe aterrizar este turno o caerá
path-battery = Batería tras este turno: { $left }
state-airborne = En vuelo: sin cobertura
state-landed = En tierra
side-blue = Azul
side-red = Rojo
class-foot = a pie
class-wheeled = ruedas
class-tracked = orugas
class-towed = pieza remolcada
class-helicopter = helicóptero
class-drone = dron
size-small = pequeña
size-medium = mediana
size-large = grande

## Goals and the end

objective-points = Controla los puntos de victoria o destruye al enemigo
objective-destroy = Destruye todas las unidades enemigas
outcome-destruction = { $side }: todas sus unidades han sido destruidas.
outcome-surrender = { $side } se ha rendido.
outcome-round_limit = La última ronda ha terminado.
outcome-points = Los puntos de victoria están controlados.
outcome-goals = Los objetivos se han cumplido.
banner-turn = { $side } · ronda { $round }
banner-enemy = Juega: { $side }

## The log. $unit is a unit as log-own and log-of-side give it

log-own = { $unit }
log-of-side = { $unit } ({ $side })
log-somebody = Alguien
log-turn = Ronda { $round }: { $side }
log-clock = { $season }, { $hour }, { $weather }
log-moved = En movimiento: { $unit }
log-spotted = Avistado: { $unit }
log-lost = Fuera de la vista: { $unit }
log-fired = { $unit } dispara: { $weapon }
log-fired-at = { $unit } dispara a { $target }: { $weapon }
log-fired-on-alert = { $unit } estaba en alerta y dispara a { $target }: { $weapon }
log-alert = { $unit } en alerta: { $count } { $count ->
    [one] disparo
   *[other] disparos
  }
log-alert-over = { $unit } no tiene más disparos en alerta
log-patrol = { $unit } patrulla
log-blocked = Disparo detenido por: { $unit }
log-hit = { $unit }: −{ $damage }, quedan { $hp }
log-destroyed = Destruido: { $unit }
log-fire-lit = El bosque está en llamas
log-fire-died = Un incendio forestal se ha apagado
log-stopped-barred = { $unit } chocó con alguien oculto.
log-stopped-no_action_points = { $unit }: sin puntos de acción.
log-stopped-no_fuel = { $unit }: sin combustible.
log-stopped-no_means = { $unit } no pudo seguir.
log-supplied = Abastecido: { $unit }
log-took-off = { $unit } despega
log-landed = { $unit } aterriza
log-flight-failed-dry = { $unit } se queda sin combustible en vuelo
log-flight-failed-link = { $unit }: fuera del alcance de su enlace
log-flight-failed-operator = { $unit }: se queda sin operador
log-flight-failed-battery = { $unit }: batería agotada
log-jammed = Interferido: { $unit }
log-operator-lost = { $unit }: se pierde con su operador
log-battery-low = { $unit } debe aterrizar el próximo turno o caerá
log-battery-charged = Recargado: { $unit }
log-fell = { $unit } se estrella
log-boarded = { $unit } sube a: { $carrier }
log-unloaded = { $unit } baja de: { $carrier }
log-hitched = { $unit } engancha: { $gun }
log-unhitched = { $unit } desengancha: { $gun }
structure-site = { $structure } en obras
cover-rubble = Escombros
log-structure-seen = A la vista: { $structure }
log-structure-hit = { $structure }: −{ $damage }, quedan { $hp }
log-structure-fell = Destrucción: { $structure }
log-structure-begun = En obras: { $structure } ({ $progress })
log-structure-built = Obra terminada: { $structure }
log-healed = { $unit }: +{ $amount }, ahora { $hp }
log-cleared = Terreno despejado.
log-mine-laid = Mina colocada.
log-mine-spotted = Mina enemiga descubierta.
log-mine-exploded = Ha estallado una mina.
log-mine-lifted = Mina retirada.
log-stopped-mine = { $unit }: alto ante una mina.
log-point-taken = { $side } toma un punto de victoria
log-point-lost = { $side } pierde un punto de victoria: hay un enemigo cerca
log-point-counted = Nuestro zapador mantiene un punto: { $count } { $count ->
    [one] turno
   *[other] turnos
  }
log-point-restarted = Nuestra toma de un punto de victoria empieza de nuevo
log-point-counted-of = { $side }: un zapador en un punto, turnos: { $count }
log-point-restarted-of = { $side }: la toma de un punto de victoria empieza de nuevo
log-surrendered = Se rinde: { $side }
log-undone = Orden deshecha
log-won = Victoria: { $side }
log-draw = Empate

## Aiming, engineers, fires, the calendar, alert fire

unit-numbered = { $unit } { $number }
aim-title = ¿A qué disparar?
aim-unit = Unidad
aim-structure = Obra
aim-ground = Terreno
aim-unit-tip = Dispara a la unidad de la casilla. Mayús+F: siguiente.
aim-structure-tip = Dispara al edificio u obra de la casilla. Mayús+F: siguiente.
aim-ground-tip = Bombardea la casilla, esté quien esté. Mayús+F: siguiente.
aim-damages = { $weapon }: daño { $damage }, quedan { $left }
aim-destroys = { $weapon }: daño { $damage }, destruido
aim-other = O { $target }. { $outcome }
aim-how = Fuego (F) y el clic pregunta; Mayús+F elige.
order-weapon-tip = Dispara solo con esta arma. G: siguiente.
build-cost = Partes: { $turns }, una por turno y zapador, { $price } puntos de acción cada una. Puntos de vida: { $hp }
build-on = Sobre: { $terrain }
build-cover = Cobertura { $percent } %
work-cost = Puntos de acción: { $price }, quedan { $left }
work-build = Construye: { $structure }, parte { $part } de { $turns }
work-clear = Despeja esta casilla
work-lay_mine = Coloca aquí una mina
work-demine = Retira la mina de aquí
site-progress = Partes hechas: { $done } de { $turns }
site-worked = { $unit }: ya ha hecho una parte este turno
site-engineer = { $unit }: al lado, puede trabajar
state-worked = Ya ha hecho su parte de obra este turno
tip-mine = Mina nuestra: { $damage } de daño a quien entre, amigo o enemigo
tip-foreign-mine = Mina enemiga avistada: { $damage } de daño a quien entre. Un zapador contiguo puede retirarla
tip-fire = Arderá, en rondas: { $left }. Quien termine el turno aquí pierde puntos de vida: { $damage }
tip-spreads = Se extiende a los bosques vecinos al final de esta ronda
tip-catches = Se incendia al final de esta ronda
tip-regrows = Vuelve a ser bosque al final de esta ronda
badge-point = { $count }/{ $turns }
point-near = Nos impide tomarlo: { $units }
calendar-line = { $name }: { $effect }
calendar-sight = las unidades ven menos, en casillas: { $cells }.
calendar-ignition = un bosque puede arder solo, una ronda de cada { $rounds }.
calendar-regrowth = el suelo quemado vuelve a ser bosque.
calendar-no-spread = los incendios no se extienden.
calendar-nothing = sin efecto.
calendar-not-buildings = Edificios y drones ven igual que siempre.
label-alert = En alerta: dispara a { $target }
label-patrol = De patrulla: dispara a { $target }
label-stopped-barred = Alto: alguien oculto cierra el paso
label-stopped-mine = Alto: una mina
label-stopped-no_action_points = Alto: sin puntos de acción para otro paso
label-stopped-no_fuel = Alto: sin combustible
label-stopped-no_means = Alto: no puede seguir
log-fired-on-patrol = { $unit } de patrulla da con { $target } y dispara: { $weapon }
log-strikes = Fuego de origen desconocido: { $weapon }
key-aim = otro blanco en la casilla
key-ranges = mostrar zonas de alerta y patrulla
key-enemy_reach = Adónde pueden ir y disparar los enemigos a la vista
key-sight = Lo que ve la unidad elegida

## Keys (help overlay and menu)

help-keys-title = Teclas
key-end_turn = terminar el turno
key-next_unit = siguiente unidad activa
key-skip_unit = Dejar esta unidad por este turno, siguiente
key-move = mover
key-fire = apuntar
key-weapon = otra arma
key-supply = abastecer
key-board = subir a un transporte
key-unload = desembarcar; siguiente pasajero
key-tow = remolcar o desenganchar una pieza
key-alert = alerta
key-patrol = patrullar una zona
key-stand_down = fin de alerta y patrulla
key-build = construir
key-clear = despejar escombros o restos
key-lay_mine = colocar una mina
key-demine = retirar una mina
key-land = aterrizar una aeronave
key-undo = deshacer la última orden
key-cancel = cancelar; menú
key-centre = centrar en la unidad
key-pan = mover la vista
key-turn = girar la vista
key-zoom = zoom (o rueda)
key-speed = velocidad
key-skip = saltar la animación
key-log = registro
key-help = estas teclas
key-manual = reglas por temas
key-lookup = consultar lo señalado
key-statistics = estadísticas de una batalla terminada
key-picture = guardar una imagen
key-mouse_left = clic izquierdo: elegir, mover, disparar
key-mouse_right = clic derecho: cancelar; arrastrar: mover la vista
option-speed = Velocidad
choice-on = sí
choice-off = no

## Watching

watch-pause = Pausa
watch-play = Reanudar
watch-restart = Desde inicio
watch-previous = Turno ant.
watch-next = Turno sig.
watch-at-end = La repetición ha terminado
watch-unfinished = Esta batalla no se jugó hasta el final.
watch-all = Todo
watch-eyes = Ver con los ojos de un bando o de todos
key-pause = pausa y reanudar
key-next_turn = turno siguiente
key-previous_turn = turno anterior
key-eyes = cambiar de mirada
watch-step-back = Paso atrás
watch-step = Paso
watch-follow = Seguir
watch-follow-tip = Si la vista va adonde ocurre algo
watch-play-on = Jugar
watch-play-on-tip = Seguir jugando desde aquí, como partida nueva
play-on-ended = La batalla ha terminado: no hay nada que seguir jugando.
play-on-title = ¿Seguir jugando desde aquí?
play-on-text = Una partida nueva sigue desde la ronda { $round }, mueve { $side }, con los rivales como estaban. La repetición queda como está.
play-on-text-all = Una partida nueva sigue desde el turno { $round }, con los rivales como estaban. La repetición queda como está.
play-on-as-was = Como antes
play-on-side = Jugar con { $side }
play-on-cancel = Seguir viendo
film-eyes = { $turn } · visto por { $side }
timeline-turn = Ronda { $round } · { $side }
timeline-turn-all = Turno { $round }
timeline-more = { $count ->
    [one] y uno más
   *[other] y { $count } más
  }
key-step_turn = un turno atrás, adelante
key-step_order = una orden atrás, adelante
key-step_event = un suceso atrás, adelante
key-step_mark = a la marca anterior, siguiente
key-ends = al principio, al final
key-next_event = un suceso adelante
key-previous_event = un suceso atrás
key-next_order = una orden adelante
key-previous_order = una orden atrás
key-next_mark = a la marca siguiente
key-previous_mark = a la marca anterior
key-beginning = al principio
key-ending = al final
key-follow = seguir la acción, o no
key-play_on = seguir jugando desde aquí

## Before a battle and on the command line

window-title = General Clumsy
no-display = No se encontró pantalla: inicia el juego en un escritorio o define DISPLAY. Sin ella, --offscreen --script ARCHIVO ejecuta un guion.
no-screen = las batallas de «{ $name }» aún no tienen pantalla
sound-missing = El sonido «{ $name }» no está en ninguna carpeta «sounds»: no se oirá.
sound-broken = No se puede reproducir el archivo de sonido: { $name }
not-recorded = Esta batalla no se graba: { $message }
no-graphics = No se pudo iniciar el vídeo: { $message }
script-fault = { $file }, línea { $line }: { $message }
script-unreadable = No se puede leer { $file }: { $message }
script-too-large = el archivo supera { $most } bytes
script-unknown-verb = instrucción desconocida «{ $found }»; se esperaba: { $expected }
script-unknown-word = palabra desconocida «{ $found }»; se esperaba: { $expected }
script-open-quote = una comilla no se cierra
script-no-cell = «{ $found }» no es una casilla; se esperaba x,y
script-no-number = «{ $found }» no es un entero de { $low } a { $high }
script-no-seconds = «{ $found }» no es un número de segundos
script-wrong-count = { $found } palabras tras la instrucción; se esperaban { $expected }
script-no-json = no es un objeto JSON: { $message }
script-no-equals = «{ $found }»: se esperaba clave=valor
unknown-map = No existe el mapa «{ $name }»; hay: { $known }
unknown-side = No existe el bando «{ $name }»; hay: { $known }

row-hp = Puntos de vida: { $hp } de { $full }
row-points = Puntos de acción: { $points } de { $full }
row-ready = Aún puede actuar este turno
row-done = No le queda nada por hacer este turno
row-aboard = A bordo: no puede actuar
row-click = Un clic la elige; dos la muestran.

## Colocar las unidades

deploy-objective = Coloca tus unidades en la zona de salida iluminada y di que estás listo
deploy-ready = Listo
deploy-reset = Como al principio
deploy-nothing-changed = Todos están como al principio.
deploy-how-1 = Haz clic en una unidad y luego en una casilla de la zona iluminada; o arrástrala.
deploy-how-2 = Sobre otra unidad, las dos cambian de sitio.
deploy-how-3 = Con teclas: Tab toma la siguiente unidad, las flechas señalan, Intro la deja.
place-outside-zone = Solo la zona iluminada es tuya.
place-off-map = Eso está fuera del mapa.
place-no-entry = { $name } no puede estar en este terreno: { $terrain }
place-on-point = { $name }: solo un zapador puede estar en un punto de victoria.
place-occupied = Ya hay alguien ahí.
place-no-operator = { $name }: nadie lo pilota.
key-deploy_next = tomar la siguiente unidad
key-deploy_previous = tomar la unidad anterior
key-deploy_cursor = señalar la casilla vecina
key-deploy_pan = mover la vista
key-deploy_put = tomar, dejar, intercambiar
key-deploy_reset = todo como al principio
key-deploy_ready = listo

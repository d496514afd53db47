# Escaramuza en la pantalla.

sk-turn = Turno { $round }
screen-round-skirmish = Turno { $round }
sk-turn-limit = Turno { $round } de { $limit }
sk-go = Actúa { $side }
sk-others-go = Actúa el otro bando.
sk-left = { $left } de { $first }
sk-person = lo juega una persona
sk-computer = lo juega el ordenador
sk-plate-tip =
    { $player }.
    Empezó con { $first } combatientes; se rompe cuando pierde { $losses }.
sk-goal-break = romper al enemigo
sk-goal-carry_off = { $thing }: llevar a la franja marcada
sk-goal-hold = { $thing }: conservar al final de { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}{ $held ->
    [0] { "" }
   *[other] { " " }(hasta ahora { $held })
}
sk-goals-of = { $side }: { $goals }
sk-goals-last = Un bando sin combatientes ha perdido.
sk-outcome-broken = { $loser } se ha roto: ha perdido demasiados combatientes.
sk-outcome-carried_off = { $side } se lo ha llevado: { $thing }.
sk-outcome-held = { $side } lo ha conservado al final de { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}: { $thing }.
sk-outcome-both = Los dos bandos han cumplido sus objetivos a la vez.
sk-outcome-round_limit = El último turno ha terminado.

sk-group = grupo { $number }, { $formation }
sk-unarmed = no lleva arma
sk-weapon = { $weapon }: { $reaches } cm
sk-shots = disparos: quedan { $shots } de { $full }
sk-loaded = cargado
sk-unloaded = descargado: recargar cuesta { $reload ->
    [one] una acción
   *[other] { $reload } acciones
}
sk-stage-fresh = puede actuar: { $actions ->
    [one] una acción
   *[other] { $actions } acciones
}
sk-stage-active = actúa ahora: { $actions ->
    [0] sin acciones
    [one] queda una acción
   *[other] quedan { $actions } acciones
}
sk-stage-waiting = espera a su líder: { $actions ->
    [one] queda una acción
   *[other] quedan { $actions } acciones
}
sk-stage-done = ha actuado este turno
sk-aimed = apunta
sk-hides-in = oculto dentro: { $building }, piso { $floor }
sk-lines = en las ventanas: { $building }, piso { $floor }
sk-ability-leader = líder: puede repartir sus acciones por el turno
sk-ability-scout = explorador: guía una columna por terreno difícil
sk-ability-sniper = francotirador: más dados a lo lejos (+{ $dice })
sk-wounds-left = Heridas
sk-wounds = aguanta heridas: { $left } de { $full }
sk-decimal = { $whole },{ $rest }
sk-length = { $whole },{ $rest } cm
sk-chance = { $good }/{ $all } = { $percent } %
sk-band-near = corta
sk-band-effective = eficaz
sk-band-long = larga
sk-band-extreme = extrema
sk-shot = { $band }: { $needed }+ con { $dice ->
    [one] un dado
   *[other] { $dice } dados
}
sk-expected = impactos esperados: { $hits }
sk-why-cover = cobertura parcial: hace falta { $more } más
sk-why-aimed = apunta: dados +{ $dice }
sk-why-moved = se mueve: dados −{ $dice }
sk-why-sniper = francotirador a esta distancia: dados +{ $dice }
sk-why-ran = ha corrido: hace falta { $more } más para acertar
sk-path = { $used } de { $most }
sk-path-left = quedan { $left }
sk-path-rough = { $rough } en terreno difícil, que cuentan { $times } veces
sk-path-obstacle = por encima del obstáculo
sk-path-go = clic o Intro: ir
sk-path-go-first = clic o Intro: hacer el primer movimiento
sk-path-moves = en { $moves } movimientos: { $lengths }
sk-path-all = Esta activación no llega más lejos.
sk-click = clic: { $what }
sk-path-ends = Termina aquí: { $reason }
sk-building = { $building }, { $floors ->
    [one] un piso
   *[other] { $floors } pisos
}

order-sk_activate = Activar
order-sk_activate-tip = Empieza la activación de este combatiente o de todo su grupo. Quien empieza termina; un líder puede repartir sus acciones.
order-sk_move = Mover
order-sk_move-tip = Haz clic en los puntos de un camino sobre la mesa y otra vez en su final para ir. El botón derecho quita el último punto.
order-sk_face = Mirar
order-sk_face-tip = Elige hacia dónde mirar al final del camino.
order-sk_turn = Girar
order-sk_turn-tip = Girar en el sitio: una acción.
order-sk_shoot = Disparar
order-sk_shoot-tip = Haz clic en un enemigo. Antes se muestran las probabilidades.
order-sk_state = Y mover
order-sk_state-tip = Anuncia un movimiento tras el disparo. Quita dados (−{ $dice }) aunque no se haga; sin anuncio no hay movimiento después.
order-sk_aim = Apuntar
order-sk_aim-tip = Más dados para el próximo disparo de esta activación (+{ $dice }).
order-sk_reload = Recargar
order-sk_reload-tip = Una acción de recarga.
order-sk_detect = Detectar
order-sk_detect-tip = Busca enemigos ocultos en un edificio: haz clic en él. Con { $needs } o más los encuentras (dados: { $dice }).
order-sk_enter = Entrar
order-sk_enter-tip = Entra en el edificio cuya pared se toca: una acción.
order-sk_leave = Salir
order-sk_leave-tip = Salir: una acción. O haz clic donde.
order-sk_posture = Ocultarse
order-sk_posture-tip = Ocultarse dentro, sin ser visto, o ponerse en ventanas y puertas, visible pero con cobertura parcial.
order-sk_capture = Capturar
order-sk_capture-tip = Coge la bandera u objeto que se toca: una acción.
order-sk_floor-tip = Ir a este piso, o solo ocultarse o ponerse en sus ventanas: { $actions } acciones.
sk-floor-line = Ventanas, piso { $floor }
sk-floor-hide = Oculto, piso { $floor }
sk-end-activation = Fin de activación
sk-hint-spent = No quedan acciones: termina la activación.
sk-hint-face = Señala hacia dónde mirar y haz clic: van y miran allí.
sk-hint-turn = Señala hacia dónde mirar y haz clic.
sk-hint-shoot = Elige un blanco.
sk-hint-detect = Elige un edificio.
sk-hint-enter = Elige un edificio.
sk-hint-leave = Elige un sitio junto al edificio.

key-sk_go = ir (o clic otra vez en el final); si no, activar
key-sk_done = terminar la activación; si no, el turno
key-sk_move = mover
key-sk_face = elegir hacia dónde mirar al final del camino
key-sk_turn = girar en el sitio
key-sk_shoot = disparar
key-sk_state = anunciar un movimiento tras el disparo
key-sk_aim = apuntar
key-sk_reload = recargar
key-sk_detect = buscar enemigos ocultos
key-sk_capture = capturar
key-sk_enter = entrar en un edificio
key-sk_leave = salir de un edificio
key-sk_posture = ocultarse o ponerse en las ventanas
key-sk_arcs = mostrar o no el arco de visión
key-sk_mouse_left = botón izquierdo: elegir, poner un punto del camino, disparar
key-sk_mouse_right = botón derecho: quitar el último punto, cancelar

sk-refusal-already_acted = Eso ya está hecho.
sk-refusal-not_active = Otro ha empezado y termina antes.
sk-refusal-not_your_turn = Le toca al otro bando.
sk-refusal-unknown_unit = Ese combatiente no está a tus órdenes.
sk-refusal-no_actions_left = { $needed ->
    [one] No quedan acciones.
   *[other] Cuesta { $needed } acciones y quedan { $left }.
}
sk-refusal-occupied = Ahí hay alguien.
sk-refusal-unreachable = No se llega más lejos en un movimiento, o no hay camino.
sk-refusal-not_in_contact = Primero hay que tocarlo.
sk-refusal-not_loaded = Descargado: hace falta { $needed ->
    [one] una acción de recarga
   *[other] recargar { $needed } acciones
}.
sk-refusal-out_of_range = Fuera de alcance, o demasiado lejos sin apuntar.
sk-refusal-out_of_arc = Fuera del arco de visión: gira antes.
sk-refusal-line_blocked = Alguien o algo está en la línea.
sk-refusal-cannot_fire = No lleva arma.
sk-refusal-not_visible = No se ve a ningún enemigo.
sk-refusal-no_target = No es un enemigo.
sk-refusal-two_moves_planned = Ya hay dos movimientos hechos o previstos: así no se dispara, y tras un disparo solo cabe el movimiento anunciado.
sk-refusal-wrong_size = Demasiado grande para entrar.
sk-refusal-nothing_there = Ahí no hay nada.
sk-refusal-out_of_bounds = Eso está fuera de la mesa.

sk-log-turn = Turno { $round }
sk-log-active = { $unit } empieza a actuar
sk-log-moved = { $unit } se mueve
sk-log-ran = { $unit } corre
sk-log-jumped = { $unit } salta un obstáculo: { $obstacle }
sk-log-climbed = { $unit } cruza un obstáculo: { $obstacle }
sk-log-turned = { $unit } gira
sk-log-entered = { $unit } entra en un edificio: { $building }
sk-log-left = { $unit } sale: { $building }
sk-log-hides = { $unit } se oculta en el piso { $floor }
sk-log-lines = { $unit } se pone en las ventanas del piso { $floor }
sk-log-hid = { $unit } se pierde de vista
sk-log-seen = Se ve a { $unit }
sk-log-aimed = { $unit } apunta
sk-log-reloaded = { $unit } recarga: { $left ->
    [0] cargado
    [one] falta una acción
   *[other] faltan { $left } acciones
}
sk-log-hit = { $unit } dispara a { $target }: { $dice } = { $total }, hacía falta { $needed }+ ({ $percent } %): acierta
sk-log-missed = { $unit } dispara a { $target }: { $dice } = { $total }, hacía falta { $needed }+ ({ $percent } %): falla
sk-log-wounded = Herida: { $unit }, que aguanta { $left } más
sk-log-fell = Cae { $unit }
sk-log-searched = { $unit } registra un edificio: { $building } ({ $dice } = { $total })
sk-log-taken = { $unit } coge: { $thing }
sk-log-dropped = Cae al suelo: { $thing }
sk-log-held = { $side } lo conserva desde hace { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}

sk-after-shots = Disparos
sk-after-hits = Impactos
sk-after-expected = esperados según las probabilidades
sk-after-luck = suerte
sk-after-dice = Dados tirados
sk-after-mean = media (esperada 3,5)
sk-after-face = salió { $face }
sk-after-face-of = { $count } (esperado { $expected })
sk-after-fallen = Combatientes perdidos
sk-after-walked = Camino recorrido
sk-after-searches = Edificios registrados
sk-after-taken = Objetos cogidos
sk-after-of-expected = { $hits } (esperado { $expected })
sk-deed-hits = { $hits ->
    [one] un impacto
   *[other] { $hits } impactos
} con { $shots ->
    [one] un disparo
   *[other] { $shots } disparos
}
sk-deed-moves = { $moves ->
    [one] un movimiento
   *[other] { $moves } movimientos
}

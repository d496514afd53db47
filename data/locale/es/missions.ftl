# Las misiones y sus objetivos: qué puede fallar en un archivo y qué se dice de ellos en la batalla.

goal-needs = un objetivo de esta clase necesita «{ $name }»
goal-takes-no = un objetivo de esta clase no admite «{ $name }»
goal-combine = los objetivos de este bando ya se combinan con «{ $name }»
goal-nobody = en esta batalla no hay ningún «{ $name }» al que pueda referirse este objetivo
goal-off-map = la casilla { $x }, { $y } está fuera del mapa
goal-no-point = no hay punto de victoria en { $x }, { $y }
goal-no-points = este mapa no tiene puntos de victoria
goal-no-structure = no hay nada construido en { $x }, { $y }
goal-own-structure = esto pertenece al propio bando
goal-own-unit = las unidades que hay que eliminar deben ser de otro bando
goal-not-own-unit = tienen que ser unidades del propio bando
goal-unit-unknown = una unidad se nombra dos veces o no existe
goal-number = { $number } no es posible aquí: de 1 a { $most }
goal-small-zone = { $count } unidades deben estar a la vez en esta zona, y solo caben { $most }
setup-too-many-goals = hay más de { $most } objetivos, o la clave de un texto es demasiado larga
setup-goal-side = el objetivo { $number } es de un bando que no existe
setup-goal = el objetivo { $number } no se puede jugar: su «{ $name }» es incorrecto

## En la batalla

goal-kind-destroy_all = Destruir todas las unidades enemigas
goal-kind-hold_points = Mantener { $count ->
    [one] un punto de victoria
   *[other] { $count } puntos de victoria
  }
goal-kind-hold_out = Resistir hasta el final de la ronda { $round }
goal-kind-escort = Llevar { $count ->
    [one] la unidad marcada
   *[other] { $count } de las unidades marcadas
  } a la zona marcada
goal-kind-kill = Destruir { $count ->
    [one] al enemigo buscado
   *[other] a { $count } de los enemigos buscados
  }
goal-kind-reach = Tener { $count ->
    [one] una unidad
   *[other] { $count } unidades
  } en la zona marcada
goal-kind-destroy = Destruir { $count ->
    [one] la construcción marcada
   *[other] { $count } de las construcciones marcadas
  }
goal-kind-keep_alive = { $count ->
    [one] La unidad marcada debe sobrevivir
   *[other] { $count } de las unidades marcadas deben sobrevivir
  }
log-goal-met = Objetivo cumplido: { $goal }
log-goal-failed = Objetivo perdido: { $goal }
log-goal-open = Ya no se cumple: { $goal }
log-goal-of = { $side }: { $goal }
log-goal-progress = { $goal }: { $done } de { $count }
log-goal-left = { $goal }: quedan { $left }
log-target = Es a quien buscamos: { $unit }
outcome-goals_failed = { $side } ya no puede cumplir sus objetivos.
point-rule-mission = Solo entra un zapador. Toma el punto tras { $turns } finales de turno nuestros seguidos sin enemigos a { $radius } casillas o menos; un enemigo tan cerca también libera un punto tomado.
briefing-title = Cómo se gana
briefing-begin = A las tropas
briefing-close = Cerrar
goal-open = { $goal } ({ $done }/{ $count })
goal-met = { $goal } (cumplido)
goal-failed = { $goal } (perdido)
goals-or = o
goals-own-one = Nuestro objetivo:
goals-own-any = Nuestros objetivos, de los que basta uno:
goals-own-all = Nuestros objetivos, todos:
goals-of = { $side } quiere:
goals-line = { "– " }{ $goal }
key-goals = órdenes y objetivos

## En el archivo de una misión

mission-fault-map-and-rows = una misión en un mapa del paquete no lleva «{ $name }» propio
mission-fault-sides = los bandos de una misión son { $choices }, en este orden
mission-fault-no-goal = un jugador debe llevar { $name }, que no tiene objetivo
mission-fault-text = no hay ningún texto «{ $name }» en el paquete
mission-fault-ground = «{ $name }» no puede estar aquí: el terreno es «{ $terrain }»
mission-fault-structure = «{ $name }» no puede estar en { $x }, { $y }: lo construido allí se lo impide
mission-fault-point = solo un zapador puede estar en un punto de victoria, y «{ $name }» no lo es
mission-fault-mine = una unidad no puede empezar sobre la mina de { $x }, { $y }

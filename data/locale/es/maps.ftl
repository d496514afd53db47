# Lo que puede fallar en un mapa, y en una fuerza comprada o colocada. Se muestra como los fallos de faults.ftl.

map-fault-glyph = «{ $glyph }» no representa nada aquí; caracteres posibles: { $glyphs }
map-fault-row-length = esta fila tiene { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
  }, la mayoría de las filas tienen { $wanted }
map-fault-off-map = ({ $x }, { $y }) queda fuera del mapa, que mide { $width } de ancho y { $height } de alto; se cuenta desde 0
map-fault-point-twice = ya hay un punto de victoria en ({ $x }, { $y }): el número { $number } de esta lista
map-fault-point-no-entry = ningún ingeniero puede entrar en este punto de victoria: su terreno es «{ $terrain }»
map-fault-point-unreachable = ningún ingeniero { $side ->
    [blue] del bando azul
   *[red] del bando rojo
  } puede llegar desde su zona de salida hasta este punto de victoria
map-fault-zone-missing = { $side ->
    [blue] el bando azul
   *[red] el bando rojo
  } no tiene zona de salida
map-fault-zone-size = las zonas dibujadas miden { $x } de ancho y { $y } de alto; el mapa, { $width } de ancho y { $height } de alto
map-fault-zones-in-sight = esta zona de salida queda a una distancia de { $distance } de la otra, pero las unidades ven a { $sight } casillas al empezar la batalla
map-fault-structure-type = no hay ningún edificio ni obra llamado «{ $name }»
map-fault-cell-taken = ya hay algo en ({ $x }, { $y }): un punto de victoria, una construcción, un puente o una mina
map-fault-structure-ground = «{ $name }» no puede estar aquí: el terreno es «{ $terrain }»
map-fault-structure-sees = «{ $name }» ve a { $sight } casillas, hasta la zona de salida del otro bando
map-fault-mine-ground = aquí no puede haber una mina: nadie entra por tierra en «{ $terrain }»

## Forces

force-unknown-unit = no hay ninguna unidad llamada «{ $name }»
force-no-operator = «{ $name }» necesita un operador en su fuerza
force-off-map = ({ $x }, { $y }) queda fuera del mapa, que mide { $width } de ancho y { $height } de alto; se cuenta desde 0
force-outside-zone = ({ $x }, { $y }) no está en la zona de salida de este bando
force-no-entry = «{ $name }» no puede entrar en esta casilla: su terreno es «{ $terrain }»
force-on-point = solo un ingeniero puede ocupar un punto de victoria, y «{ $name }» no lo es
force-occupied = «{ $name }» ya ocupa ({ $x }, { $y })
force-empty = una fuerza necesita al menos una unidad
force-over-budget = esta fuerza cuesta { $cost }; el presupuesto es { $budget }
force-no-room = en la zona de salida solo caben { $room } de estas { $units } unidades

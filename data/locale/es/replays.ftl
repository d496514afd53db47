# Archivos de repetición: qué puede estar mal, qué encontró la verificación y qué contienen.

replay-missing = ese archivo no existe
replay-unreadable = no se puede leer el archivo: { $reason }
replay-unwritable = no se puede escribir la repetición: { $reason }
replay-other-file = ya hay un archivo con este nombre que no es una repetición: no se sobrescribe
replay-not-one = esto no es una repetición de General Clumsy
replay-mangled = era una repetición, pero algo cambió sus bytes como si fuera un texto; cópiala de nuevo como archivo binario
replay-newer = hecha por una versión más nueva: su formato es { $version }, este programa conoce el { $known }; actualiza el programa
replay-file-too-large = el archivo supera los { $most } MB
replay-no-header = el comienzo del archivo está dañado
replay-no-turn = no hay ningún turno entero en el archivo
replay-ruleset = necesita las reglas «{ $name }», que no están instaladas
replay-data = los datos que lleva el archivo no son válidos
replay-data-digest = los datos que lleva el archivo no coinciden con su huella
replay-setup = ninguna batalla puede empezar con la situación que lleva el archivo
replay-cut = el archivo está cortado en el byte { $offset }, como tras un fallo
replay-damaged = el archivo está dañado en el byte { $offset }
replay-content = lo que hay en el byte { $offset } no tiene sentido
replay-unknown-block = en el byte { $offset } hay algo que esta versión no conoce
replay-after-ending = algo sigue al final de la batalla, en el byte { $offset }
replay-too-large = lo que hay en el byte { $offset } es demasiado grande para una batalla
replay-changed = el archivo ha cambiado desde que se abrió
replay-state = el estado que lleva el archivo no puede ser el de esta batalla: { $what }
replay-completed = hecha por una versión anterior; lo que falta en sus datos se toma del paquete instalado
replay-opens-up-to = se puede usar hasta ahí: { $orders ->
    [one] una orden
   *[other] { $orders } órdenes
  } en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }

save-ended = esta batalla ha terminado: se puede ver, no continuar
save-older = esta batalla la grabó una versión más antigua del juego, con otras reglas: se puede ver, no continuar
save-in-use = otro programa está grabando en este archivo
save-name-wrong = una partida no puede llamarse así: el nombre tiene de 1 a { $most } caracteres, y alguno que admita un archivo
save-personality = ya no hay ningún adversario llamado «{ $name }»; el habitual ocupa su lugar
save-mind = lo que el adversario tenía en mente está dañado; mira la batalla como si acabara de llegar
save-pack-missing = el paquete «{ $name }» { $version } no está instalado; la batalla continúa con los datos del archivo. Si es un mod en una carpeta: --mod CARPETA con --load
save-pack-unsound = el paquete «{ $name }» instalado tiene errores; la batalla continúa con los datos de la versión { $version } que lleva el archivo
save-pack-changed = el paquete «{ $name }» era { $version } y ahora es { $installed }; la batalla continúa con los datos del archivo. { $count ->
    [one] Cambia un valor
   *[other] Cambian { $count } valores
  }: { $what }

setup-map-size = el mapa tiene { $width } por { $height } casillas; son posibles de 1 a { $most } en cada sentido
setup-row-length = la fila { $row } del mapa tiene { $count } casillas; la primera, { $wanted }
setup-glyph = «{ $name }», en la fila { $row } del mapa, no representa nada
setup-off-map = la casilla { $x }, { $y } está fuera del mapa
setup-point-twice = un punto de victoria aparece dos veces
setup-fire = en { $x }, { $y }, una casilla en llamas debe ser bosque y su fuego no más viejo de lo que duran los fuegos
setup-fire-twice = dos fuegos están en la misma casilla
setup-cell-taken = hay dos unidades en { $x }, { $y }
setup-sides = hay { $count } bandos; son posibles de 2 a { $most }, con nombres distintos
setup-long-text = un nombre o un título supera los { $most } caracteres
setup-round = la ronda { $number } no está entre 1 y { $most }
setup-structure-side = la construcción de { $x }, { $y } es del bando { $number }, que no existe
setup-structure-type = no hay ninguna construcción llamada { $name } (en { $x }, { $y })
setup-structure-number = { $number } no está entre 1 y { $most } (construcción en { $x }, { $y })
setup-gold = el oro de un bando debe estar entre 0 y { $most }, para tantos bandos como jueguen
setup-date = «{ $name }» no es una fecha; escríbela como 2026-01-31
setup-no-city = se da una ciudad, pero ningún terreno del paquete lo es
setup-unit-side = la unidad { $unit } es del bando { $number }, que no existe
setup-unit-type = la unidad { $unit } es del tipo desconocido «{ $name }»
setup-too-many-units = el bando { $number } tiene más de { $most } unidades
setup-supplies = la unidad { $unit } tiene { $number } de { $name }; como mucho { $most }
setup-not-aboard = la unidad { $unit } no puede ir a bordo de la unidad { $number }: un transporte lleva tropas a pie de su bando, las que caben
setup-not-towed-by = la unidad { $unit } no puede ser remolcada por la unidad { $number }: un camión remolca un solo cañón de su bando, en la casilla vecina
setup-not-airborne = la unidad { $unit } ({ $name }) no puede estar en vuelo: solo vuelan las aeronaves
setup-not-operator = la unidad { $unit } no puede ser pilotada por la unidad { $number }: un operador pilota drones de su bando

replay-good-part = la parte sana es igual: { $orders ->
    [one] una orden
   *[other] { $orders } órdenes
  } en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }
replay-place = ronda { $round }, { $side }, turno { $turn }, { $order ->
    [0] antes de la primera orden
   *[other] orden { $order }
  }
replay-differs-refused = la orden { $what } se rechaza
replay-differs-failed = las reglas tropiezan ({ $what })
replay-differs-game = es de otra partida: { $what } es distinto
replay-differs-order = las órdenes son distintas: { $what }
replay-differs-length = uno de los archivos no tiene más órdenes
replay-differs-event = otro suceso ({ $what })
replay-differs-viewers = { $what } se cuenta a otros bandos
replay-differs-field = { $what } de la entidad { $entity } cambia de otro modo
replay-differs-digest = la huella de los sucesos es distinta
replay-differs-state = { $entity ->
    [0] la huella del estado es distinta
   *[other] el estado es distinto: { $what } de la entidad { $entity }
  }
replay-differs-keyframe = el fotograma clave es distinto: { $what }
replay-differs-turn = es otra ronda o el turno de otro bando
replay-differs-ending = la batalla termina de otro modo { $what }
replay-expected = esperado: { $value }
replay-actual = obtenido: { $value }

replay-list-none = No se ha grabado ninguna batalla.
replay-list-file = Archivo
replay-list-battle = Batalla
replay-list-rules = Reglas
replay-list-sides = Bandos
replay-list-round = Ronda
replay-list-outcome = Resultado

replay-info-battle = batalla: { $title } ({ $sides })
replay-info-made = hecha por General Clumsy { $engine } con { $packs }
replay-info-created = empezada: { $when }
replay-info-seats = jugadores: { $seats }
replay-info-length = { $orders ->
    [one] una orden
   *[other] { $orders } órdenes
  }, { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }, hasta la ronda { $round }
replay-info-unfinished = sin terminar
replay-info-draw = empate ({ $reason })
replay-info-won = ganada por { $winner } ({ $reason })

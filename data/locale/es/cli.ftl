# Lo que dice la línea de órdenes cuando no puede hacer lo que se le pide.

cli-no-map = no hay ningún mapa «{ $name }»; existen: { $choices }
cli-no-side = no hay ningún bando «{ $name }»; existen: { $choices }
cli-no-mission = no hay ninguna misión «{ $name }»; hay: { $choices }
cli-map-or-mission = elija --map o --mission
cli-mission-side = en esta misión solo el ordenador lleva { $name }; usted puede llevar: { $choices }
cli-mission = { $name }: { $title } ({ $sides }; { $width }x{ $height }; { $rounds } rondas)
    { "  " }{ $about }
cli-no-tier = no hay ninguna calidad de imagen «{ $name }»; existen: { $choices }
cli-no-language = no hay ningún idioma «{ $name }»; existen: { $choices }
cli-size = «{ $name }» no es un tamaño; se espera ANCHOxALTO, cada uno de { $least } a { $most }
cli-one-way-to-play = elige solo una de las opciones --side, --hot-seat y --watch-ai
cli-offscreen-needs-script = --offscreen no abre ninguna ventana: di con --script ARCHIVO qué hay que hacer
cli-record-exists = ya existe el archivo { $name }: elige otro nombre para la grabación
cli-load-alone = --load continúa una batalla guardada: su mapa, su misión, su semilla y sus mods están en el archivo

## `--help`

cli-help-clumsy = General Clumsy: táctica por turnos. Jugar, ver repeticiones, comprobar escenarios.
cli-help-version = Muestra la versión.
cli-help-help = Muestra este mensaje.
cli-help-scenario = Pequeñas batallas que prueban las reglas.
cli-help-scenario-check = Juega escenarios y compara. Código de salida 0: todo se cumple, 1: alguno falla, 2: un archivo no sirve.
cli-help-scenario-paths = Archivos de escenario, o carpetas con ellos.
cli-help-scenario-trace = Muestra cada orden y cada suceso en una línea de JSON.
cli-help-scenario-record = Escribe la repetición del único escenario en este archivo.
cli-help-replay = Batallas grabadas.
cli-help-replay-verify = Vuelve a dar las órdenes de una repetición y compara. Código de salida 0: igual, 1: difiere, 2: el archivo está dañado o no sirve.
cli-help-replay-bisect = Dice en qué orden se separan dos repeticiones de una misma partida. Código de salida 0: iguales, 1: se separan, 2: el archivo está dañado o no sirve.
cli-help-replay-other = La otra repetición.
cli-help-replay-info = Dice qué contiene una repetición. Código de salida 2: el archivo está dañado o no sirve.
cli-help-replay-file = La repetición.
cli-help-play = Juega una batalla.
cli-help-watch = Mira una repetición.
cli-help-map = El nombre del mapa.
cli-help-side = El bando que usted juega; el ordenador juega el otro.
cli-help-hot-seat = Dos personas ante esta pantalla.
cli-help-watch-ai = El ordenador juega los dos bandos.
cli-help-seed = La misma semilla da la misma batalla.
cli-help-mission = Juega una misión en lugar de un mapa.
cli-help-mod = Un mod que usar: su nombre o su carpeta. Se puede repetir.
cli-help-mission-group = Misiones: batallas con objetivos propios.
cli-help-mission-list = Dice qué misiones hay.
cli-help-record = Escribe la repetición aquí y no entre las suyas.
cli-help-load = Continuar una batalla guardada: un archivo o el nombre de una partida.
cli-help-autosaves = Cuántas batallas sin terminar se guardan; las más antiguas se borran primero (20).
cli-help-offscreen = Dibuja sin pantalla; necesita --script.
cli-help-size = Tamaño de la imagen, ANCHOxALTO.
cli-help-script = Conduce la partida según este archivo (docs/script-format.md).
cli-help-tier = Calidad de la imagen: auto, low, medium o high.
cli-help-language = en, fr, es, ko o ru; si no, la del sistema.
cli-help-bench = Mide lo que el juego promete sobre su velocidad. Código de salida 0: todo se cumple, 1: una promesa se rompe.
cli-help-bench-quick = Mide una sola vez, para ver que funciona; las cifras son aproximadas.
cli-help-bench-json = Muestra JSON en lugar de una tabla.

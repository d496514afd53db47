# Lo que dice la línea de órdenes cuando no puede hacer lo que se le pide.

cli-no-map = no hay ningún mapa «{ $name }»; existen: { $choices }
cli-no-side = no hay ningún bando «{ $name }»; existen: { $choices }
cli-no-mission = no hay ninguna misión «{ $name }»; hay: { $choices }
cli-map-or-mission = elige --map o --mission
cli-mission-side = en esta misión solo el ordenador lleva { $name }; tú puedes llevar: { $choices }
cli-mission = { $name }: { $title } ({ $sides }; { $width }x{ $height }; { $rounds } rondas)
    { "  " }{ $about }
cli-no-tier = no hay ninguna calidad de imagen «{ $name }»; existen: { $choices }
cli-no-language = no hay ningún idioma «{ $name }»; existen: { $choices }
cli-size = «{ $name }» no es un tamaño; se espera ANCHOxALTO, cada uno de { $least } a { $most }
cli-one-way-to-play = elige solo una de las opciones --side, --hot-seat y --watch-ai
cli-offscreen-needs-script = --offscreen no abre ninguna ventana: di con --script ARCHIVO qué hay que hacer
cli-record-exists = ya existe el archivo { $name }: elige otro nombre para la grabación
cli-place-on-a-map = --place es para una batalla en un mapa en la que juega una persona: sin --mission, --load ni --watch-ai
cli-load-alone = --load continúa una batalla guardada: su mapa, su misión, su semilla y sus rivales están en el archivo
cli-load-other-mod = la batalla guardada se jugó sin el mod «{ $name }»: con --load, --mod solo dice dónde está un mod suyo
cli-no-ruleset = no hay ningún reglamento «{ $name }»; existen: { $choices }
cli-headquarters-mission = Cuarteles generales no tiene misiones: elige un mapa con --map
cli-headquarters-place = --place no vale para Cuarteles generales: las unidades empiezan donde las pone el mapa, y una nueva va donde la reclutas
cli-headquarters-dev = --dev no vale para Cuarteles generales: una batalla se juega hasta el final con los datos del principio; empieza otra para ver tus cambios
cli-headquarters-alone = { $name } es para Cuarteles generales: con --ruleset headquarters
cli-no-opponent = no hay ningún rival «{ $name }»; hay: { $choices }
cli-opponents-for-all = --opponent no te deja ningún bando: nombra menos, o míralos con --watch-ai
cli-not-in-skirmish = --map, --place y --dev no son para Escaramuza
cli-date = no es un día: «{ $name }»; se escribe 2026-12-24
cli-date-alone = --date es para la tienda de Cuarteles generales: con --ruleset headquarters
export-kind = no se puede escribir nada en { $name }: su nombre debe acabar en { $choices }
export-exists = ya hay un archivo { $name }: --force lo sobrescribe
export-same = { $name } es la propia repetición
export-no-video = una película necesita el extra «video», que no está instalado: pip install "general-clumsy[video]"
export-turns = la repetición tiene los turnos 1 a { $most }; se pidieron { $first } a { $last }
export-unwritable = no se puede escribir { $name }: { $message }
export-stopped = detenido; no se ha escrito nada
export-done = { $name }: { $size } kB
export-progress = Filmando

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
cli-help-replay-list = Lista las batallas grabadas y guardadas, la última primero. Código 2: algunas no se pueden abrir.
cli-help-replay-folders = Carpetas en las que mirar en su lugar.
cli-help-replay-verify = Vuelve a dar las órdenes de una repetición y compara. Código de salida 0: igual, 1: difiere, 2: el archivo está dañado o no sirve.
cli-help-replay-bisect = Dice en qué orden se separan dos repeticiones de una misma partida. Código de salida 0: iguales, 1: se separan, 2: el archivo está dañado o no sirve.
cli-help-replay-other = La otra repetición.
cli-help-replay-info = Dice qué contiene una repetición. Código de salida 2: el archivo está dañado o no sirve.
cli-help-replay-export = Exportar una película (.mp4, .gif), una imagen (.png) o cada orden y suceso como línea de JSON (.jsonl). Código 2: no se puede.
cli-help-export-out = El archivo que escribir; su final dice qué es.
cli-help-export-from = El primer turno, contado desde 1; de una imagen, el turno antes del cual se toma.
cli-help-export-to = El último turno; de una imagen, el turno tras el cual se toma.
cli-help-export-side = Con los ojos de qué bando; por omisión, todos.
cli-help-export-speed = Cuántas veces más rápido que en el juego.
cli-help-export-fps = Imágenes por segundo (30; 12 en un .gif).
cli-help-export-tier = Calidad de imagen: low, medium o high; low se dibuja más rápido.
cli-help-export-force = Sobrescribir un archivo que ya existe.
cli-help-replay-file = La repetición.
cli-help-play = Juega una batalla.
cli-help-watch = Mira una repetición.
cli-help-map = El nombre del mapa, o su archivo (.toml).
cli-help-side = El bando que juegas; el ordenador juega el otro.
cli-help-hot-seat = Dos personas ante esta pantalla.
cli-help-watch-ai = El ordenador juega los dos bandos.
cli-help-seed = La misma semilla da la misma batalla.
cli-help-ruleset = Con qué reglas: clumsy (si no se dice), headquarters o skirmish.
cli-help-date = Cuarteles generales: el día cuyas ofertas muestra la tienda; sin ella: hoy.
cli-help-last-turn = Cuarteles generales: el último turno, tras el cual la batalla queda en tablas; sin él: no hay.
cli-help-opponent = Cuarteles generales: quién juega los bandos del ordenador, NOMBRE para todos o BANDO=NOMBRE para uno. Se puede dar varias veces.
cli-help-mission = Juega una misión en lugar de un mapa.
cli-help-place = General Clumsy: coloca tú las unidades antes del primer turno.
cli-help-mod = Un mod que usar: su nombre o su carpeta. Se puede repetir.
cli-help-mission-group = Misiones: batallas con objetivos propios.
cli-help-mission-list = Dice qué misiones hay.
cli-help-record = Escribe la repetición aquí y no entre las tuyas.
cli-help-load = Continuar una batalla guardada: un archivo o el nombre de una partida.
cli-help-autosaves = Cuántas batallas sin terminar se guardan; las más antiguas se borran primero (20).
cli-help-dev = General Clumsy: aplicar los cambios de los archivos del juego y de los mods mientras se juega, para quien hace mods.
cli-help-offscreen = Dibuja sin pantalla; necesita --script.
cli-help-size = Tamaño de la imagen, ANCHOxALTO.
cli-help-script = Conduce la partida según este archivo (docs/script-format.md).
cli-help-tier = Calidad de la imagen: auto, low, medium o high.
cli-help-language = en, fr, es, ko o ru; si no, la del sistema.
cli-help-bench = Mide lo que el juego promete sobre su velocidad. Código de salida 0: todo se cumple, 1: una promesa se rompe.
cli-help-bench-parts = Qué medir, p. ej. client; si no se indica: todo.
cli-help-bench-quick = Mide una sola vez, para ver que funciona; las cifras son aproximadas.
cli-help-bench-json = Muestra JSON en lugar de una tabla.
cli-help-mod-group = Mods: carpetas que cambian el juego.
cli-help-mod-list = Dice qué mods hay instalados. Código 2: alguno tiene errores.
cli-help-mod-check = Dice todo lo que está mal en unos mods, y lo raro. Código 0: sanos, 1: raros, con --strict, 2: errores.
cli-help-mod-check-mods = Mods que comprobar juntos, por nombre o carpeta; ninguno: cada uno de los instalados.
cli-help-mod-json = Escribe JSON.
cli-help-mod-github = Escribe líneas que GitHub muestra en los archivos.
cli-help-mod-strict = Código 1 si algo es raro.
cli-help-mod-test = Comprobar mods, ejecutar sus escenarios y jugar partidas con ellos. Código de salida 0: correcto, 1: falla un escenario, 2: errores.
cli-help-mod-test-mods = Mods que probar juntos, por nombre o carpeta; ninguno: el de esta carpeta.
cli-help-mod-test-games = Número aproximado de partidas por cada unidad, mapa y misión del mod.
cli-help-mod-test-jobs = Cuántas partidas jugar a la vez.
cli-help-mod-explain = Dice de dónde viene un valor: cada archivo y línea que intervino; cuenta el último.
cli-help-mod-value = Por ejemplo tank.hp, units.tank.hp, tank o rules.grid.adjacency.
cli-help-mod-diff = Dice en qué difieren dos mods, o un mod y un paquete del juego.
cli-help-mod-one = Un mod, por nombre o carpeta, o un paquete del juego.
cli-help-mod-other = Otro.
cli-help-mod-new = Escribe un pequeño mod que funciona, para empezar.
cli-help-mod-name = Su nombre: minúsculas, cifras, _.
cli-help-mod-in = La carpeta donde escribirlo en vez de la de mods.
cli-help-mod-new-ruleset = Para qué juego: clumsy (como si no se diera), headquarters o skirmish.
cli-help-mod-install = Instalar un mod desde una carpeta o un zip.
cli-help-mod-source = La carpeta del mod, o un zip de ella.
cli-help-mod-replace = Ponerlo en lugar de un mod instalado del mismo nombre.
cli-help-mod-remove = Borrar un mod instalado.
cli-help-mod-remove-name = El nombre del mod, o el de su carpeta.
cli-help-mod-schema = Escribir los esquemas JSON de los archivos de un mod: los editores completan y comprueban con ellos.
cli-help-mod-schema-ruleset = De qué reglas es el mod: clumsy, headquarters, skirmish. Si no se dice, las del mod de esta carpeta, o clumsy.
cli-help-mod-schema-out = La carpeta en la que escribirlos.

## Maps

cli-help-map-group = Mapas: qué aspecto tienen, y nuevos.
cli-help-map-list = Dice qué mapas hay.
cli-help-of-ruleset = De qué reglas: clumsy, headquarters, skirmish. Si no se dice, las de los mods, o clumsy.
cli-help-map-show = Dibuja un mapa en la terminal, y como imagen si quieres.
cli-help-map-file = El nombre de un mapa, o su archivo (.toml).
cli-help-map-picture = También lo dibuja visto desde arriba en este archivo (.png).
cli-help-map-plain = Sin colores.
cli-help-map-random = Dibuja al azar un mapa justo, para jugar en él o seguirlo a mano.
cli-help-map-out = El archivo donde escribirlo (.toml); sin él solo se muestra.
cli-help-map-size = Casillas de ancho y alto, de 20 a 100, como 31x31.
cli-help-map-seed = La misma semilla, tamaño y estilo dan el mismo mapa.
cli-help-map-style = Cómo es el terreno: open, river, highlands, towns, lakes.
cli-help-map-symmetry = Cómo una mitad se vuelve la otra: turned (media vuelta) o mirrored (espejo).
cli-map-head = { $width }x{ $height }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }, { $budget } para gastar
cli-map-head-headquarters = { $width }x{ $height }, { $camps } bandos, { $cities ->
    [one] { $cities } ciudad
   *[other] { $cities } ciudades
 }
cli-map-head-skirmish = { $width }x{ $height } cm, { $units } combatientes, { $buildings } edificios
cli-map-seed = semilla { $seed }
cli-map-written = { $name } está escrito. Para jugar en él: clumsy play --map { $name }
cli-no-style = no hay ningún estilo «{ $name }»; hay: { $choices }
cli-no-symmetry = un mapa no es «{ $name }»; hay: { $choices }
cli-map-size = { $name } no es un tamaño de mapa; de { $least }x{ $least } a { $most }x{ $most }
cli-no-random-map = no se encontró ningún mapa justo del estilo «{ $name }» de { $size }; prueba otro tamaño u otra semilla
cli-map-remark = Dibujado por `clumsy map random --size { $size } --seed { $seed } --style { $style } --symmetry { $symmetry }`.

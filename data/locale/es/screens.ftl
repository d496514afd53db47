# Las pantallas alrededor de una batalla: título, pausa, opciones, listas de batallas.

screen-back = Volver
screen-cancel = Cancelar
screen-go-on = Continuar
screen-loading = Cargando...
screen-round = Ronda { $round }

## Título

title-name = General Clumsy
title-words = Táctica por turnos. Lo que una orden puede causar se muestra antes de darla.
title-continue = Continuar
title-nothing-unfinished = No hay ninguna batalla sin terminar.
title-new-battle = Nueva batalla
title-missions = Misiones
title-load = Cargar
title-replays = Repeticiones
title-options = Opciones
title-help = Ayuda
title-library = Enciclopedia
title-credits = Créditos
title-quit = Salir
title-version = Versión { $version }

## Pausa

pause-title = Pausa
pause-resume = Continuar
pause-save = Guardar
pause-load = Cargar
pause-options = Opciones
pause-help = Ayuda
pause-library = Enciclopedia
pause-restart = Reiniciar
pause-surrender = Rendirse
pause-title-screen = Ir al título
pause-quit = Salir del juego
pause-no-surrender = Solo puedes rendirte en tu propio turno.

## Preguntas

ask-quit = ¿Salir del juego?
ask-quit-text = Lo jugado hasta ahora queda grabado.
ask-quit-yes = Salir
ask-title = ¿Dejar la batalla?
ask-title-text = Por ahora termina aquí. Su grabación se conserva.
ask-title-yes = Ir al título
ask-restart = ¿Empezar de nuevo?
ask-restart-text = La batalla vuelve a su primera ronda, con el mismo tiempo y la misma suerte.
ask-restart-yes = Reiniciar
ask-surrender = ¿Rendirse?
ask-surrender-text = Todas tus unidades abandonan el mapa y la batalla se pierde.
ask-surrender-yes = Rendirse

## Créditos

credits-made = General Clumsy
credits-made-text = Reglas, motor, modelos, imagen, textos y sonidos: los fundadores de General Clumsy.
credits-built-on = Construido sobre
credits-built-on-text =
    Python · Panda3D (escena y ventana) · esper (mundos) · NumPy (mallas)
    msgspec, msgpack, pydantic (archivos) · Fluent (textos) · tree-sitter (líneas y columnas)
    typer, rich, platformdirs
credits-fonts = Letras
credits-fonts-text = Noto Sans CJK, de Adobe y Google, con la licencia SIL Open Font.
credits-licence = Licencia
credits-licence-text = El juego y todo lo que lo acompaña son libres, con licencia MIT: juégalo, cámbialo, compártelo.
credits-thanks = Gracias
credits-thanks-text = A quienes escriben juegos de táctica libres, y a ti por jugar a este.

## Ajustes que no se guardan

settings-not-read = Algunos ajustes no se pudieron leer
settings-not-read-text = En su lugar valen los habituales:
settings-fault = línea { $line }: { $message }
settings-not-kept = No se pudieron guardar los ajustes
settings-not-kept-text = Valen hasta que cierres el juego. El motivo: { $message }
settings-no-table = se esperaba una [tabla] de ajustes
settings-no-keys = se esperaba una lista de teclas, como ["f", "shift-f"]
settings-put-aside = el archivo se conserva como { $name } y los ajustes empiezan de nuevo

## Opciones

options-words = Lo que cambies vale al instante.
options-keys-words = Elige una tecla para cambiarla. Supr la quita, Esc la deja como está. WASD y las flechas siempre mueven la vista.
options-video = Imagen
options-sound = Sonido
options-play = Juego
options-interface = Textos y colores
options-keys = Teclas
options-reset-tab = Restablecer esta página
options-reset-keys = Restablecer todas las teclas
options-percent = { $percent } %
options-fullscreen = Pantalla completa
options-size = Tamaño de la ventana
options-size-fullscreen = En pantalla completa el juego tiene el tamaño de la pantalla.
options-tier = Calidad
options-tier-auto = Automática
options-tier-low = Baja
options-tier-medium = Media
options-tier-high = Alta
options-scale = Escala para pantallas densas
options-scale-auto = Según la pantalla
options-volume-master = Todo
options-volume-weapons = Armas
options-volume-explosions = Explosiones
options-volume-engines = Motores y rotores
options-volume-surroundings = Fuego, lluvia y viento
options-volume-interface = Botones y avisos
options-volume-music = Música
options-quiet-in-background = En silencio en segundo plano
options-speed = Velocidad del juego
options-follow = La cámara sigue las acciones del enemigo
options-warn-end-turn = Preguntar antes de terminar el turno si hay unidades que pueden actuar
options-ranges = Mostrar zonas de alerta y patrulla
options-edge-scroll = Desplazar en el borde de la ventana
options-scroll-speed = Velocidad de desplazamiento
options-camp-pace = Cuarteles generales: el ordenador mueve cada
options-seconds = { $count } s
options-language = Idioma
options-language-system = El del sistema
language-en = English
language-fr = Français
language-es = Español
language-ko = 한국어
language-ru = Русский
options-text-size = Tamaño de textos y paneles
options-side-colours = Colores de los bandos
options-colours-blue-red = Azul y rojo
options-colours-blue-orange = Azul y naranja
options-colours-yellow-violet = Amarillo y violeta
options-colours-white-black = Blanco y negro
options-reduced-motion = Menos movimiento
options-press-a-key = Pulsa una tecla...
ask-key = { $key } está ocupada
ask-key-text = Ahora sirve para: { $other }. ¿Debe servir para: { $intent }?
ask-key-yes = Tomarla
ask-reset = ¿Restablecer: { $what }?
ask-reset-text = Todo en esta página vuelve a ser como al principio.
ask-reset-yes = Restablecer
keycap-tab = Tab
keycap-enter = Intro
keycap-space = Espacio
keycap-escape = Esc
keycap-backspace = Retroceso
keycap-insert = Insert
keycap-delete = Supr
keycap-home = Inicio
keycap-end = Fin
keycap-page-up = Re Pág
keycap-page-down = Av Pág
keycap-shift = Mayús
keycap-control = Ctrl
key-previous_unit = unidad anterior
key-turn_left = girar la vista a la izquierda
key-turn_right = girar la vista a la derecha
key-zoom_in = acercar
key-zoom_out = alejar
key-speed_1 = velocidad ×1
key-speed_2 = velocidad ×2
key-speed_4 = velocidad ×4
key-speed_8 = velocidad ×8
key-faster = más rápido
key-slower = más lento

## Nueva batalla

battle-begin = A la batalla
battle-maps = Mapas
battle-battle = La batalla
battle-map-size = { $width } × { $height } casillas
battle-map-points = { $count ->
    [0] Sin puntos de victoria
    [one] { $count } punto de victoria
   *[other] { $count } puntos de victoria
}
battle-person = Una persona
battle-computer = Ordenador: { $name }
battle-forces = Fuerzas
battle-forces-own = Las del mapa
battle-forces-drawn = Sorteadas por presupuesto
battle-forces-of = Fuerzas: { $side }
battle-forces-bought = Elegidas a mano
battle-buy = Elegir las unidades a mano
battle-force-wrong = { $side }: { $wrong }
battle-forces-later = Se sortean al empezar la batalla; ambos bandos tienen las mismas.
battle-units = { $count ->
    [1] { $name }
   *[other] { $count } × { $name }
}
battle-budget = Presupuesto de cada bando
battle-budget-own = Lo fija el mapa
battle-budget-why = Solo las fuerzas sorteadas tienen presupuesto.
battle-placing = Colocación de las unidades
battle-placed-usual = Colocadas por el juego
battle-placed-by-hand = Las colocas tú
battle-season = Estación
battle-seed = Semilla del azar
battle-seed-any = una nueva
battle-seed-clear = Que decida el azar
battle-placed = Las fuerzas se colocan en las zonas de salida de color, fuera de la vista del otro bando.
battle-cannot-begin = La batalla no puede empezar

## Fuerzas a mano

title-force = Elegir una fuerza
force-of = { $side }, { $map }
force-keys = Un clic o → añade una, ← quita una; también + y −, y la rueda sobre ellos. F3 cuenta más de una unidad.
force-done = Listo
force-needs = Necesita: { $unit }.
force-look-up = { $unit }: en la enciclopedia
force-fewer = { $unit }: una menos
force-none-of-it = No hay ninguna.
force-more = { $unit }: una más
force-too-dear = Cuesta { $price }; quedan { $left }.
force-fill = Completar
force-fill-about = El azar gasta lo que queda y procura que no falte nada importante.
force-clear = Vaciar
force-kept = Fuerzas con nombre
force-spent = { $spent } de { $budget }
force-left = quedan { $left }
force-chosen = { $count ->
    [0] Ninguna unidad elegida
    [one] { $count } unidad elegida
   *[other] { $count } unidades elegidas
}
force-missing = Lo que falta
force-wrong-empty = Aún no se ha elegido ninguna unidad.
force-wrong-over-budget = Cuesta { $cost }; se pueden gastar { $budget }.
force-wrong-no-room = La zona de salida tiene sitio para { $room } de sus { $units } unidades.
force-wrong-no-operator = { $name }: nadie lo pilota. Necesita un operador de drones.
force-wrong-unknown-unit = No hay ninguna unidad «{ $name }» en este juego.
force-lacks-engineer = Sin zapador: nadie puede tomar puntos de victoria.
force-lacks-tractor = { $count ->
    [one] Un cañón sin camión: no puede dejar su sitio.
   *[other] { $count } cañones sin camión: no pueden dejar su sitio.
}
force-lacks-general = Sin general: nadie anima a las tropas ni las deja disparar dos veces.
force-lacks-supplier = Sin camión de suministros: la munición y el combustible se acabarán.
force-lacks-drone = Un operador sin drones tiene poco que hacer.
title-named-forces = Fuerzas con nombre
named-forces-name = Nombre de esta fuerza
named-forces-keep = Guardar
named-forces-list = Fuerzas guardadas: un clic recupera una
named-forces-none = Aún no hay ninguna guardada.
named-forces-delete = Borrar «{ $name }»
named-forces-full = No se pueden guardar más: borra antes una.
named-forces-not-written = No se pudieron escribir las fuerzas
named-forces-not-read = Algunas fuerzas con nombre no se pudieron leer
named-forces-not-read-text = Quedan fuera:
ask-delete-force = ¿Borrar esta fuerza?
ask-delete-force-text = «{ $name }» desaparecerá para siempre.
ask-delete-force-yes = Borrar
ask-replace-force = ¿Sustituir esta fuerza?
ask-replace-force-text = Ya hay una fuerza «{ $name }». Lo que contiene se perderá.
ask-replace-force-yes = Sustituir
forces-no-table = se esperaban tablas como [forces."Mi fuerza"]
forces-too-many = solo se leen { $most } fuerzas
forces-bad-name = el nombre de una fuerza tiene de 1 a { $most } caracteres
forces-no-units = se esperaban tipos de unidad con números de 1 a { $most }, como tank = 2
forces-put-aside = el archivo se conserva como { $name } y las fuerzas empiezan de nuevo

## Misiones

mission-begin = Empezar la misión
mission-won = Ganada, ronda { $round }
mission-best = Ganada como pronto en la ronda { $round }
mission-rounds = { $count ->
    [one] { $count } ronda como máximo
   *[other] { $count } rondas como máximo
}
mission-progress = Misiones: { $won } ganadas de { $count }
mission-next = Siguiente
mission-difficulty = { $difficulty ->
    [easy] Fácil
    [hard] Difícil
   *[medium] Media
}
mission-briefing = Instrucciones
mission-play = Jugar con { $side }

## Partidas y repeticiones

shelf-load-empty = Ninguna batalla espera a ser continuada.
shelf-replays-empty = Aún no se ha grabado nada. Toda batalla que juegues se graba.
shelf-load-open = Continuar
shelf-replays-open = Ver
shelf-delete = Borrar
shelf-cannot = Este archivo no se puede abrir
shelf-not-deleted = No se pudo borrar
shelf-game = Juego
shelf-round = Duración
shelf-turn = Le toca a
shelf-when = Jugada
shelf-battle = Batalla
shelf-outcome = Resultado
shelf-unfinished = Sin terminar
shelf-player = { $side }: { $who }
shelf-computer = Ordenador
shelf-today = Hoy, { $time }
shelf-yesterday = Ayer, { $time }
shelf-date = { $day }/{ $month }/{ $year }, { $time }
ask-delete = ¿Borrar esta batalla?
ask-delete-text = { $name }, { $when }: se perderá para siempre.
ask-delete-yes = Borrar
save-name = Nombre de la partida
save-save = Guardar
save-replace = Reemplazar
save-no-name = Una partida necesita un nombre.
save-saves = Partidas que hay
save-none = Todavía no hay ninguna.
save-nothing = Esta batalla no se está grabando, así que no se puede guardar.
save-over = La batalla ha terminado. Su repetición se conserva.
save-not-saved = La batalla no se guardó
save-done = Guardada: { $name }
ask-replace = ¿Reemplazar esta partida?
ask-replace-text = La partida «{ $name }» ya existe. Lo que contiene se perderá.
ask-replace-yes = Reemplazar

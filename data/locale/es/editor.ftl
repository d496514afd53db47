# El editor de mapas.

title-editor = Editor de mapas
editor-title = Editor de mapas
pause-editor = Volver al editor
battle-edit-copy = Modificar una copia en el editor

## La barra

editor-new = Otro mapa
editor-terms = Acerca del mapa
editor-undo = Deshacer
editor-redo = Rehacer
editor-save = Guardar
editor-test = Probarlo en una batalla
editor-nothing-undone = No hay nada que deshacer
editor-nothing-redone = No hay nada que rehacer
editor-not-sound = El mapa aún tiene fallos; la lista de la derecha dice cuáles
editor-unnamed = Mapa sin título
editor-changed = { $name } *

## Herramientas

editor-tool-brush = Pincel
editor-tool-brush-tip = Pinta mientras se mantiene el botón. Con el teclado: flechas y espacio.
editor-tool-line = Línea
editor-tool-line-tip = De una casilla a otra; para caminos y ríos. Con el teclado: espacio en cada extremo.
editor-tool-rectangle = Rectángulo
editor-tool-rectangle-tip = Todas las casillas entre dos esquinas; para las zonas de salida.
editor-tool-fill = Rellenar
editor-tool-fill-tip = Todas las casillas contiguas del mismo terreno.
editor-tool-pick = Recoger
editor-tool-pick-tip = Sigue pintando con lo que hay en una casilla. El botón derecho lo hace siempre.
editor-brush = Un pincel de { $cells } casillas ({ $cells })
editor-symmetry = Simetría
editor-symmetry-none = Sin simetría
editor-symmetry-turned = Girado
editor-symmetry-mirrored = En espejo
editor-symmetry-tip = Se pintan las dos mitades a la vez; lo azul de una es rojo en la otra.
editor-nobodys = De nadie
editor-no-owner = Esto no es de nadie
editor-ink-point = Punto de victoria
editor-ink-zone = Zona de salida
editor-ink-mine = Mina
editor-ink-erase = Borrar
editor-cell = ({ $x }, { $y })
editor-point-numbered = Punto de victoria { $number }

## Fallos

editor-verdict = Fallos
editor-sound = Ninguno: el mapa se puede guardar y jugar.
editor-alike = Las dos mitades son iguales.
editor-not-alike = Las mitades no son iguales.
editor-size = { $width } × { $height } casillas
editor-units = { $side }: { $count } unidades
editor-no-forces = no se puede sortear ninguna fuerza para este mapa: da más terreno libre a las zonas de salida o un presupuesto mayor

## Guardar

editor-saved = Guardado en el mod { $mod }, que está activo: está en la lista de batallas.
editor-kept-as-draft = Guardado como borrador: no se puede jugar mientras tenga fallos.
editor-not-saved = El mapa no se ha guardado
editor-foreign = Este archivo no se hizo con el editor y no se toca: { $name }
editor-name-taken = El juego o un mod ya tiene un mapa con el nombre de archivo { $name }. Dale otro al tuyo.
ask-editor-replace = ¿Sustituir { $name }?
ask-editor-replace-text = Uno de tus mapas tiene este nombre de archivo. Se guarda una copia.
ask-editor-replace-yes = Sustituir
ask-editor-leave = ¿Dejar este mapa?
ask-editor-leave-text = Tiene cambios sin guardar. Se guarda un borrador.
ask-editor-leave-yes = Dejar
ask-editor-leave-no = Seguir
editor-no-test = El mapa no se puede probar

## Con qué empezar

editor-sources = Con qué empezar
editor-begin = Empezar
editor-source-empty = Un mapa vacío
editor-source-empty-words = Terreno libre de borde a borde.
editor-source-random = Un mapa al azar
editor-source-random-words = Un mapa justo, para cambiarlo a gusto. La misma semilla da el mismo mapa.
editor-source-draft = Un borrador
editor-source-draft-words = Un mapa que se dejó sin guardar.
editor-source-own = Un mapa tuyo
editor-source-own-words = Seguir con él.
editor-source-copy = Una copia de un mapa
editor-source-copy-words = El mapa mismo queda como está.
editor-copy-of = { $name } (copia)
editor-width = Casillas de ancho
editor-height = Casillas de alto
editor-style = Estilo
editor-dice = Otra al azar
editor-no-random = No se encontró ningún mapa
editor-no-random-text = Con este estilo y tamaño no salió ningún mapa en el que se llegue a todo. Prueba otra semilla o un tamaño mayor.
editor-no-map = No se puede leer el mapa
editor-no-draft = No se puede leer el borrador
editor-no-draft-text = Su archivo está dañado o no es del editor.

## Acerca del mapa

editor-texts = Textos
editor-map-title = Título
editor-map-name = Nombre de archivo (a-z, cifras, _)
editor-map-name-hint = según el título
editor-map-about = De qué trata
editor-texts-words = Dos frases que muestra la página de una nueva batalla. Se guardan en inglés y en tu idioma.
editor-battle = Batalla y tamaño
editor-hour = Hora
editor-weather = Tiempo
editor-round-limit = Rondas como máximo (–: lo normal)
editor-forces-drawn = Sorteadas
editor-forces-kept = Como están
editor-forces-tip = Sorteadas: ambos bandos tienen las mismas unidades en sus zonas actuales. Como están: las que hay se quedan.
editor-anchor = Lo que queda en su sitio
editor-anchor-middle = El centro
editor-anchor-top-left = Arriba a la izquierda
editor-anchor-bottom-right = Abajo a la derecha
editor-resize = Dar este tamaño
editor-same-size = El mapa tiene este tamaño

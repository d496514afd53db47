# Las pantallas alrededor de una batalla: título, pausa, opciones, listas de batallas.

screen-back = Volver
screen-cancel = Cancelar
screen-go-on = Continuar
screen-loading = Cargando…
screen-round = Ronda { $round }

## Título

title-name = General Clumsy
title-words = Táctica por turnos. Nada se deja al azar: lo que muestra la vista previa es lo que sucede.
title-continue = Continuar
title-nothing-unfinished = No hay ninguna batalla sin terminar.
title-new-battle = Nueva batalla
title-missions = Misiones
title-load = Cargar
title-replays = Repeticiones
title-options = Opciones
title-help = Ayuda
title-credits = Créditos
title-quit = Salir
title-version = Versión { $version }

## Pausa

pause-title = Pausa
pause-resume = Continuar
pause-save = Guardar
pause-load = Cargar
pause-options = Opciones
pause-help = Teclas
pause-restart = Reiniciar
pause-surrender = Rendirse
pause-title-screen = Ir al título
pause-quit = Salir del juego
pause-no-surrender = Solo puede rendirse durante su propio turno.

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
ask-surrender-text = Todas sus unidades abandonan el mapa y la batalla se pierde.
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
credits-licence-text = El juego y todo lo que lo acompaña son libres, con licencia MIT: juéguelo, cámbielo, compártalo.
credits-thanks = Gracias
credits-thanks-text = A quienes escriben juegos de táctica libres, y a usted por jugar a este.

## Ajustes que no se guardan

settings-not-kept = No se pudieron guardar los ajustes
settings-not-kept-text = Valen hasta que cierre el juego. El motivo: { $message }
settings-no-table = se esperaba una [tabla] de ajustes
settings-no-keys = se esperaba una lista de teclas, como ["f", "shift-f"]
settings-put-aside = el archivo se conserva como { $name } y los ajustes empiezan de nuevo

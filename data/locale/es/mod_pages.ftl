# La página de mods, y elegir uno para instalarlo.

title-mods = Mods
title-mods-on = Mods: { $names }
title-mods-count = { $count } mods activados
mods-page-words = Las batallas nuevas se juegan con los mods activados. Las partidas guardadas y las grabaciones conservan los suyos.
mods-page-none = No hay mods instalados. Instala uno desde una carpeta o un zip, o escribe el tuyo: clumsy mod new NOMBRE
mods-asked = Esta sesión empezó con: { $names }. En cuanto cambies algo aquí, vuelve a valer tu propia elección.
mods-on = Activado, { $place }
mods-faults = { $count ->
    [one] { $count } error
   *[other] { $count } errores
  }
mods-switch-on = Activar
mods-switch-off = Desactivar
mods-lower = Ponerlo debajo del anterior
mods-higher = Ponerlo encima del siguiente
mods-no-place = No hay ninguno en esa dirección.
mods-no-place-off = Está desactivado.
mods-order-fixed = { $name } y este dicen ellos mismos cuál va encima.
mods-cannot-faults = Tiene errores; se enumeran más abajo.
mods-cannot-against = No se puede usar junto con { $name }, que está activado.
mods-fact-version = Versión
mods-fact-authors = De
mods-fact-licence = Licencia
mods-fact-needs = Necesita
mods-fact-above = Va encima de
mods-fact-against = No va con
mods-fact-folder = Carpeta
mods-checking = Se están revisando sus archivos...
mods-sound = Sus archivos están bien.
mods-sound-odd = { $count ->
    [one] Sus archivos están bien; { $count } cosa es rara. clumsy mod check { $name } dice cuál.
   *[other] Sus archivos están bien; { $count } cosas son raras. clumsy mod check { $name } dice cuáles.
  }
mods-wrong = { $count ->
    [one] { $count } error
   *[other] { $count } errores
  }
mods-place = { $file }, línea { $line }, columna { $column }
mods-fault = { $file }: { $message }
mods-fault-line = { $file }, línea { $line }: { $message }
mods-install = Instalar un mod...
mods-show-folder = Abrir la carpeta de mods
mods-remove = Quitar...
mods-left-out = Algunos mods se han dejado fuera
mods-left-out-text = Están activados, pero no se pueden usar:
mods-not-together = Estos no se pueden usar juntos
mods-not-installed = No se ha instalado
mods-not-removed = No se pudo quitar
mods-no-file-manager = No se pudo abrir ningún gestor de archivos
ask-mods-on = ¿Activar { $name }?
ask-mods-on-text = Necesita estos, que se activan con él: { $names }
ask-mods-on-yes = Activarlos
ask-mods-off = ¿Desactivar { $name }?
ask-mods-off-text = Estos lo necesitan y se desactivan con él: { $names }
ask-mods-off-yes = Desactivarlos
ask-mods-replace = ¿Reemplazar { $name }?
ask-mods-replace-text = Está instalada la versión { $version }. Lo que contiene se perderá.
ask-mods-replace-yes = Reemplazar
ask-mods-remove = ¿Quitar { $name }?
ask-mods-remove-text = La carpeta { $folder } se borrará para siempre. Las partidas guardadas y las grabaciones conservan lo suyo.
ask-mods-remove-yes = Quitar
browse-title = Instalar un mod
browse-install = Instalar
browse-nothing = Elige un zip, o una carpeta con un mod.
browse-words = Un mod es un zip, o una carpeta con un pack.toml.
browse-up = Subir
browse-empty = Aquí no hay carpetas ni zips.
browse-unreadable = Esta carpeta no se puede leer: { $message }
browse-kind-mod = Mod
browse-kind-zip = Zip
browse-downloads = Descargas
browse-desktop = Escritorio
browse-documents = Documentos
browse-home = Carpeta personal

## --dev

dev-changed = { $count ->
    [one] Aplicado: { $what }
   *[other] { $count } cambios aplicados: { $what }
  }
dev-cannot-be = ninguna unidad podría estar como una de esta batalla ({ $what })
dev-faults = Hay errores en lo que se guardó
dev-faults-text = La batalla sigue con los últimos datos buenos. Corrige el archivo y guárdalo otra vez.
dev-new-battle = Esto necesita una batalla nueva
dev-new-battle-text = La batalla sigue como estaba; empieza de nuevo para verlo.

## Replays

watch-mods-gone = Faltan estos mods de la batalla: { $names }. Sus unidades se muestran con modelos del juego.

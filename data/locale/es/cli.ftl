# Lo que dice la línea de órdenes cuando no puede hacer lo que se le pide.

cli-no-map = no hay ningún mapa «{ $name }»; existen: { $choices }
cli-no-side = no hay ningún bando «{ $name }»; existen: { $choices }
cli-no-mission = todavía no hay ninguna misión «{ $name }»
cli-no-tier = no hay ninguna calidad de imagen «{ $name }»; existen: { $choices }
cli-no-language = no hay ningún idioma «{ $name }»; existen: { $choices }
cli-size = «{ $name }» no es un tamaño; se espera ANCHOxALTO, cada uno de { $least } a { $most }
cli-one-way-to-play = elige solo una de las opciones --side, --hot-seat y --watch-ai
cli-offscreen-needs-script = --offscreen no abre ninguna ventana: di con --script ARCHIVO qué hay que hacer
cli-record-exists = ya existe el archivo { $name }: elige otro nombre para la grabación

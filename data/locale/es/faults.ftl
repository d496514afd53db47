# Lo que puede fallar en un archivo de datos. Se muestra tras archivo, línea y columna, encima de la propia línea.

did-you-mean = ¿quería decir «{ $name }»?
more-faults = { $count ->
    [one] … y { $count } error más
   *[other] … y { $count } errores más
}

## Files

pack-missing = no existe esa carpeta de paquete
file-missing = falta este archivo
file-unreadable = no se puede leer el archivo: { $reason }
file-not-regular = esto no es un archivo normal
file-outside = este enlace sale de la carpeta del paquete
file-too-large = el archivo supera los { $most } bytes
file-not-utf8 = a partir de aquí el archivo no es texto UTF-8
too-many-files = más de { $most } archivos en esta carpeta
unknown-file = ninguna parte de un paquete se llama así

## TOML

syntax-character = este carácter no se permite aquí
syntax-duplicate = una clave de este archivo aparece dos veces
syntax-equals = se esperaba «=» tras la clave
syntax-escape = secuencia de escape no válida; la barra invertida se escribe \\
syntax-header = se esperaba el corchete de cierre tras el nombre de la tabla
syntax-key = aquí se esperaba una clave o una [tabla]
syntax-line-end = en esta línea no puede seguir nada más
syntax-list = se abre una lista y nunca se cierra
syntax-string = se abre un texto y no se cierra en su línea
syntax-table = se abre una tabla y no se cierra en su línea
syntax-value = se esperaba un valor: un número, un texto entre comillas, true, false, una lista o una tabla
duplicate-key = la clave «{ $name }» ya figura en la línea { $line }
too-deep = más de { $most } tablas y listas anidadas
number-too-large = este número es demasiado grande
not-a-number = se esperaba un número corriente, no infinito ni «no es un número»

## Keys and values

unknown-key = clave desconocida «{ $name }»
missing-key = falta la clave «{ $name }»
wrong-type = se esperaba { $expected ->
    [integer] un número entero
    [number] un número
    [text] un texto entre comillas
    [boolean] true o false
    [list] una lista
   *[table] una tabla
  }, hay { $found_type ->
    [integer] un número entero
    [number] un número decimal
    [text] un texto
    [boolean] true o false
    [list] una lista
    [table] una tabla
   *[date] una fecha o una hora
  }
too-small = debe ser al menos { $least }
too-large = debe ser como mucho { $most }
wrong-length = se esperaba una lista de longitud { $wanted }, hay { $count }
list-too-short = se esperaba una lista de al menos { $least }, hay { $count }
list-too-long = se esperaba una lista de { $most } como máximo, hay { $count }
listed-twice = «{ $name }» está dos veces en esta lista
text-too-short = texto demasiado corto, se esperan al menos { $least } caracteres
text-too-long = texto demasiado largo, se esperan como mucho { $most } caracteres
text-malformed = el texto no tiene la forma esperada { $pattern }
unknown-choice = «{ $name }» no es posible aquí; se espera uno de estos: { $choices }
unknown-name = no hay nada llamado «{ $name }»
malformed-name = «{ $name }» no puede ser un nombre: minúsculas sin tilde, cifras y guiones bajos, primero una letra
invalid-value = valor no válido: { $detail }

## Entries

duplicate-entry = «{ $name }» ya está definido en { $file }, línea { $line }
nothing-to-remove = no hay ningún «{ $name }» que quitar
remove-not-alone = una entrada que se quita lleva «remove = true» y ninguna otra clave
inherits-itself = esto hereda de «{ $name }», que a su vez hereda de ello
range-reversed = primero va la distancia mínima y luego la máxima
glyph-taken = este carácter ya representa «{ $name }» en los mapas

## Mods

mod-missing = no hay ningún mod «{ $name }»
mod-without-base = un mod nombra el paquete que cambia: base = "clumsy"
mod-other-pack = este mod es para otro paquete que «{ $name }»
mod-other-base = el mod «{ $name }» cambia otro paquete, «{ $other }»: no se pueden usar juntos
mod-twice = ya hay un mod «{ $name }», en { $other }
mod-needs = este mod necesita «{ $name }», que no está instalado
mod-conflict = este mod no se puede usar junto con «{ $name }»
mods-in-a-circle = «{ $name }» tiene que ir debajo de este mod, y este debajo de él
engine-other = hace falta otra versión del juego; esta es la { $present }
engine-malformed = se esperaban límites de versión como ">=0.1, <1"
formerly-taken = «{ $name }» ya es el nombre de «{ $other }»

# Lo que puede fallar en un archivo de datos. Se muestra tras archivo, línea y columna, encima de la propia línea.

did-you-mean = ¿quería decir «{ $name }»?
possible-names = posible aquí: { $names }
more-faults = { $count ->
    [one] … y { $count } error más
   *[other] … y { $count } errores más
}

## Files

pack-missing = no existe esa carpeta de paquete
file-missing = falta este archivo, o su nombre se escribe de otro modo
manifest-missing = un mod necesita este archivo, que dice qué es: name = "…", title = "…", version = "1.0", base = "clumsy"
file-unreadable = no se puede leer el archivo: { $reason }
file-not-regular = esto no es un archivo normal: pon un archivo de texto en su lugar
file-outside = este enlace sale de la carpeta del paquete: pon aquí el propio archivo
file-too-large = el archivo supera los { $most } bytes: divídalo en varios
file-not-utf8 = a partir de aquí el archivo no es texto UTF-8: guárdalo de nuevo con la codificación UTF-8
file-ending = nada lee este archivo: su nombre tiene que terminar en «.toml»
folder-too-deep = nada lee las carpetas dentro de esta: suba los archivos una carpeta
too-many-files = más de { $most } archivos en esta carpeta: reúna varias entradas en un archivo
unknown-file = nada con este nombre se lee; se leen estos: { $choices }

## TOML

syntax-character = este carácter no se permite aquí: quítalo
syntax-duplicate = una clave de este archivo aparece dos veces: deje solo una
syntax-equals = se esperaba «=» tras la clave, que es una sola palabra
syntax-escape = secuencia de escape no válida; la barra invertida se escribe \\
syntax-header = se esperaba el corchete de cierre tras el nombre de la tabla
syntax-key = aquí se esperaba una clave o una [tabla]
syntax-line-end = en esta línea no puede seguir nada más: quítalo o empieza aquí una línea nueva
syntax-list = en esta lista falta aquí una coma o el «]» de cierre
syntax-string = se abre un texto y no se cierra: faltan las comillas de cierre
syntax-table = en esta tabla falta aquí una coma o la «{"}"}» de cierre
syntax-table-lines = una tabla entre llaves va en una sola línea: sigue en esta, o escribe [nombre] con sus claves debajo
syntax-value = se esperaba un valor: un número, un texto entre comillas, true, false, una lista o una tabla
syntax-no-quotes = un texto va entre comillas: "large"
syntax-boolean = sí y no se escriben true y false
syntax-quotes = estas son comillas tipográficas: escribe "
syntax-carriage-return = esta línea termina como en un Mac antiguo: guarda el archivo con finales de línea LF o CRLF
syntax-comment = un comentario empieza por «#»
syntax-leading-zero = un número se escribe sin ceros delante
syntax-leading-point = un número decimal empieza por una cifra: 0.5
syntax-decimal-comma = un número decimal se escribe con punto: 0.5
syntax-comma-to-spare = esta coma sobra: quítala
duplicate-key = la clave «{ $name }» ya figura en la línea { $line }: deje solo una
too-deep = más de { $most } tablas y listas anidadas: escríbelas una junto a otra
number-too-large = este número es demasiado grande: más de 18 cifras no ayudan a nadie
not-a-number = se esperaba un número corriente, no infinito ni «no es un número»

## Keys and values

unknown-key = clave desconocida «{ $name }»
missing-key = falta la clave «{ $name }»
missing-keys = faltan las claves { $names }
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
wrong-length = se esperaba una lista de { $wanted }, hay { $count }
list-too-short = se esperaba una lista de al menos { $least }, hay { $count }
list-too-long = se esperaba una lista de { $most } como máximo, hay { $count }
listed-twice = «{ $name }» está dos veces en esta lista: quita uno
text-too-short = texto demasiado corto, se esperan al menos { $least } caracteres
text-too-long = texto demasiado largo, se esperan como mucho { $most } caracteres
text-malformed = el texto no tiene la forma esperada { $pattern }
unknown-choice = «{ $name }» no es posible aquí; se espera uno de estos: { $choices }
unknown-name = no hay nada llamado «{ $name }»
malformed-name = «{ $name }» no puede ser un nombre: minúsculas sin tilde, cifras y guiones bajos, primero una letra
malformed-key = «{ $name }» no puede ser la clave de un texto: minúsculas sin tilde, cifras, «_» y «-», primero una letra
malformed-version = se esperaba una versión como "1.0" o "1.0.2"
malformed-glyph = se esperaba un solo carácter de un teclado inglés, sin espacio
invalid-value = valor no válido: { $detail }

## Entries

duplicate-entry = «{ $name }» ya está definido en { $file }, línea { $line }: deje solo uno
nothing-to-remove = no hay ningún «{ $name }» que quitar
remove-not-alone = una entrada que se quita lleva «remove = true» y ninguna otra clave
removed-but-used = «{ $name }» se quita, pero lo usan todavía { $users }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
  }: cámbialos o quítalos también, o deja «{ $name }»
inherits-itself = esto hereda de «{ $name }», que a su vez hereda de ello: escribe uno de los dos por completo
range-reversed = primero va la distancia mínima y luego la máxima
glyph-taken = este carácter ya representa «{ $name }» en los mapas: tome otro
headquarters-for-gold = un cuartel general no se recluta ni se vende: cada bando tiene uno desde el principio

## Mods

mod-missing = no hay ningún mod «{ $name }»
mod-without-base = un mod nombra el paquete que cambia: base = "clumsy"
mod-other-pack = este mod es para otro paquete que «{ $name }»
mod-other-base = el mod «{ $name }» cambia otro paquete, «{ $other }»: no se pueden usar juntos
mod-twice = ya hay un mod «{ $name }», en { $other }: da otro nombre a este o quita uno
mod-needs = este mod necesita «{ $name }», que no está instalado: ponlo en la carpeta de mods
mod-conflict = este mod no se puede usar junto con «{ $name }»: desactive uno de los dos
mods-in-a-circle = «{ $name }» tiene que ir debajo de este mod, y este debajo de él: quita uno de los nombres
engine-other = hace falta otra versión del juego, esta es la { $present }: busque una más reciente de uno u otro
engine-malformed = se esperaban límites de versión como ">=0.1, <1"
formerly-taken = «{ $name }» ya es el nombre de «{ $other }»: quítalo de aquí
game-unfit = con este mod ya no encajan estos archivos del juego: { $files }. Da al mod archivos con esos nombres o cambia menos lo que necesitan

## Texts

unknown-language = el juego no tiene textos en este idioma; las carpetas se llaman aquí: { $choices }
text-file-place = los textos van en la carpeta de su idioma: locale/es/
text-file-ending = nada lee esto: los archivos de textos terminan en «.ftl» y van juntos
text-twice = el texto «{ $name }» ya figura en { $file }, línea { $line }: deje solo uno
text-broken = esto no es un texto de la forma  clave = palabras
text-broken-equals = se esperaba «=» tras la clave; una línea que continúa el texto anterior empieza por un espacio
text-broken-brace = se abre una «{"{"}» y falta aquí la «{"}"}» de cierre
text-broken-brace-to-spare = esta «{"}"}» no cierra nada: quítala
text-broken-empty = faltan palabras tras el «=»
text-broken-default = una de las opciones debe valer si no hay otra: pon * delante, *[other]
text-broken-quote = se abren comillas y no se cierran
text-unknown-text = no hay ningún texto «{ $name }» que poner aquí
text-unknown-function = no hay ninguna función «{ $name }»
text-unknown-placeholder = el juego no rellena ningún «{ $name }» en este texto

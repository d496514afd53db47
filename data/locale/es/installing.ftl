# Instalar y quitar mods: lo que se dice, y lo que impide instalar uno.

mods-installed-at = { $name } { $version } está instalado en { $folder }
    Jugar con él: clumsy play --mod { $name }
mods-removed = { $name } se ha quitado
mods-installed = el mod «{ $name }» ya está instalado
mods-replace-how = --replace pone este en su lugar

install-no-mod = aquí no hay ningún mod: se espera un pack.toml, directamente o en la única carpeta
install-several = aquí hay varios mods ({ $names }): instálelos uno a uno
install-lies-there = esto ya está en la carpeta de mods
install-too-many = un mod puede tener { $most } archivos como máximo
install-too-large = un mod puede tener { $most } MB como máximo
install-too-deep = { $name } está demasiado hondo: se permiten { $most } carpetas una dentro de otra
install-no-file = { $name } es un enlace o no es un archivo normal; un mod se compone de archivos y carpetas
install-taken = en la carpeta de mods hay una carpeta «{ $name }» que no es un mod
install-linked = el mod que está en su lugar es un enlace a otra carpeta; quítalo primero

zip-broken = no es un archivo zip, o está dañado
zip-damaged = { $name } está dañado
zip-encrypted = { $name } está cifrado
zip-packed-otherwise = { $name } está comprimido de un modo poco común; haz un zip corriente
zip-name = { $name } tiene un nombre que no se permite: saldría de la carpeta, o algún sistema no puede tenerlo
zip-twice = { $name } está dos veces; las mayúsculas no cuentan
zip-bomb = { $name } ocupa demasiado al descomprimirse

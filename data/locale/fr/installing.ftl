# Installer et retirer des mods : ce qui est dit, et ce qui empêche d’en installer un.

mods-installed-at = { $name } { $version } est installé dans { $folder }
    Jouer avec : clumsy play --mod { $name }
mods-removed = { $name } est retiré
mods-installed = le mod « { $name } » est déjà installé
mods-replace-how = --replace met celui-ci à sa place

install-no-mod = il n’y a pas de mod ici : un pack.toml est attendu, directement ou dans l’unique dossier
install-several = il y a plusieurs mods ici ({ $names }) : installez-les un par un
install-lies-there = ceci se trouve déjà dans le dossier des mods
install-too-many = un mod peut avoir { $most } fichiers au plus
install-too-large = un mod peut avoir { $most } Mo au plus
install-too-deep = { $name } est trop profond : { $most } dossiers imbriqués sont permis
install-no-file = { $name } est un lien ou n’est pas un simple fichier ; un mod est fait de fichiers et de dossiers
install-taken = le dossier des mods contient un dossier « { $name } » qui n’est pas un mod
install-linked = le mod à sa place est un lien vers un autre dossier ; retirez-le d’abord

zip-broken = ce n’est pas un fichier zip, ou il est endommagé
zip-damaged = { $name } y est endommagé
zip-encrypted = { $name } y est chiffré
zip-packed-otherwise = { $name } y est compressé d’une façon inhabituelle ; faites-en un zip ordinaire
zip-name = { $name } y porte un nom interdit : il sortirait du dossier, ou un système ne peut pas l’avoir
zip-twice = { $name } s’y trouve deux fois ; les majuscules ne comptent pas
zip-bomb = { $name } y devient beaucoup trop gros une fois décompressé

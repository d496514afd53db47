# Installing and removing mods: what is said, and what keeps one from being installed.

mods-installed-at = { $name } { $version } is installed in { $folder }
    Play with it: clumsy play --mod { $name }
mods-removed = { $name } is removed
mods-installed = the mod "{ $name }" is installed already
mods-replace-how = --replace puts this one in its place

install-no-mod = there is no mod here: expected a pack.toml in it, or in the one folder in it
install-several = there are several mods here ({ $names }): install them one by one
install-lies-there = this lies in the mods folder already
install-too-many = a mod may have { $most } files at most
install-too-large = a mod may have { $most } MB at most
install-too-deep = { $name } lies too deep: { $most } folders within one another are allowed
install-no-file = { $name } is a link or no plain file; a mod is made of files and folders
install-taken = there is a folder "{ $name }" in the mods folder that is no mod
install-linked = the mod in its place is a link to another folder; remove that first

zip-broken = this is no zip file, or it is damaged
zip-damaged = { $name } in it is damaged
zip-encrypted = { $name } in it is encrypted
zip-packed-otherwise = { $name } in it is packed in an unusual way; pack it as an ordinary zip
zip-name = { $name } in it has a name that is not allowed: it would leave the folder, or some system cannot have it
zip-twice = { $name } is in it twice; capitals do not count
zip-bomb = { $name } in it unpacks to far too much

mods-no-value = { NUMBR($name) }

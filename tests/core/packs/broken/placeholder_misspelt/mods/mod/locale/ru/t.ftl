mods-none = нет модов
mods-no-value = нет «{ $nme }»

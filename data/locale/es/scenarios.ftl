# `clumsy scenario check`: qué puede estar mal en un archivo de escenario y qué no se cumplió.

scenario-none-here = en esta carpeta no hay ningún archivo de escenario (*.toml)
scenario-record-one = solo se puede grabar la partida de un único archivo de escenario
scenario-twice = { $name } aparece dos veces
scenario-other-ruleset = «{ $name }» pertenece a otro reglamento
scenario-reserved-name = «{ $name }» no puede ser un nombre: hay claves que empiezan por esa palabra
scenario-name-taken = el nombre «{ $name }» ya está en uso
scenario-row-length = esta fila tiene { $count } casillas; la primera, { $wanted }
scenario-glyph = «{ $name }» no representa nada en los mapas; existen: { $choices }
scenario-off-board = la casilla { $x }, { $y } está fuera del mapa
scenario-no-forest = la casilla { $x }, { $y } no es bosque
scenario-cell-taken = ya hay otra unidad en { $x }, { $y }
scenario-key-of-order = esta orden no lleva «{ $name }»
scenario-malformed-key = «{ $name }» no es una clave; se espera algo como t1.hp o "cell(3,1).terrain"
scenario-malformed-cell = «{ $name }» no es una casilla; se esperan dos números enteros separados por una coma
scenario-unknown-key = aquí no hay nada llamado «{ $name }»
scenario-no-point = no hay ningún punto de victoria en { $x }, { $y }
scenario-not-aboard = no puede ir a bordo de { $name }: un transporte lleva tropas a pie de su bando, las que caben
scenario-not-towed-by = no puede ser remolcada por { $name }: un camión remolca un solo cañón de su bando, en la casilla vecina
scenario-not-airborne = { $name } no puede estar en vuelo: solo vuelan las aeronaves, y ninguna que vaya a bordo
scenario-not-operator = { $name } no puede pilotarlo: un operador pilota drones de su bando

scenario-mismatch = { $step ->
    [0] al final
   *[other] paso { $step }
  }: { $key }: se esperaba { $expected }, resultó { $actual }
scenario-summary = { $held } se cumplen, { $failed } fallan, { $unusable } inservibles
scenario-no-date = «{ $name }» no es una fecha; escríbela como 2026-01-31

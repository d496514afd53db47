# `clumsy scenario check`: what can be wrong with a scenario file, and what did not hold.

scenario-none-here = there is no scenario file (*.toml) in this folder
scenario-record-one = a replay can be written of one scenario file only
scenario-twice = { $name } is given twice
scenario-other-ruleset = "{ $name }" belongs to another ruleset
scenario-reserved-name = "{ $name }" cannot be a name: keys begin with this word
scenario-name-taken = the name "{ $name }" is already taken
scenario-row-length = this row has { $count } cells, the first one { $wanted }
scenario-glyph = "{ $name }" stands for nothing on maps; there are: { $choices }
scenario-off-board = the cell { $x }, { $y } is off the map
scenario-no-forest = the cell { $x }, { $y } is no forest
scenario-cell-taken = another unit already stands at { $x }, { $y }
scenario-key-of-order = this order takes no "{ $name }"
scenario-malformed-key = "{ $name }" is no key; expected something like t1.hp or "cell(3,1).terrain"
scenario-malformed-cell = "{ $name }" is no cell; expected two whole numbers with a comma between them
scenario-unknown-key = there is no "{ $name }" to ask for
scenario-no-point = there is no victory point at { $x }, { $y }
scenario-not-aboard = it cannot be aboard { $name }: a carrier takes foot troops of its own side, as many as fit
scenario-not-towed-by = it cannot be towed by { $name }: a truck tows one gun of its own side, in the next cell
scenario-not-airborne = { $name } cannot be in the air: only craft fly, and none that is aboard
scenario-not-operator = { $name } cannot fly it: an operator flies drones of its own side

scenario-mismatch = { $step ->
    [0] at the end
   *[other] step { $step }
  }: { $key }: expected { $expected }, actual { $actual }
scenario-summary = { $held } hold, { $failed } fail, { $unusable } unusable
scenario-no-date = "{ $name }" is no date; write it like 2026-01-31

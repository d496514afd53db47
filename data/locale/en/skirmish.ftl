# Skirmish: what can be wrong with its tables, missions and setups.

scenario-off-table = { $x }, { $y } is off the table
skirmish-not-inside = only a fighter in a building has a "{ $name }"
skirmish-no-room = nobody can stand at { $x }, { $y }: somebody does already, or a building
skirmish-not-of-group = { $name } cannot be in this group: it is of another side, or in a group already
skirmish-group-apart = the fighters of a group have to be on one floor of one building, or all outside
setup-table-size = the table is not from 0 to { $most } centimetres wide and deep
setup-too-many-pieces = there are more than { $most } areas, obstacles, buildings, objects, groups or goals
setup-shape = something on the table is not drawn with { $least } to { $most } points on it
setup-floors = a building has no floor, or more than { $most }
setup-unit-place = unit { $unit } stands where nobody can: off the table, in a wall, or on a floor that is not there
setup-no-room = two units stand at { $x }, { $y }
setup-group = group { $number } is none: its fighters have to be of one side and one place, each in one group
scenario-malformed-place = "{ $name }" is no place; expected two numbers with a comma between them

# What can be wrong with a map file, and with a force that is bought or placed. Shown like the faults of faults.ftl.

map-fault-glyph = "{ $glyph }" stands for nothing here; possible characters: { $glyphs }
map-fault-row-length = this row has { $count ->
    [one] { $count } cell
   *[other] { $count } cells
  }, most of the rows have { $wanted }
map-fault-off-map = ({ $x }, { $y }) is off the map, which is { $width } wide and { $height } high; counting starts at 0
map-fault-point-twice = there already is a victory point at ({ $x }, { $y }): number { $number } of this list
map-fault-point-no-entry = no engineer can enter this victory point: its terrain is "{ $terrain }"
map-fault-point-unreachable = no engineer of { $side ->
    [blue] the blue side
   *[red] the red side
  } can get from its start zone to this victory point
map-fault-zone-missing = { $side ->
    [blue] the blue side
   *[red] the red side
  } has no start zone
map-fault-zone-size = the drawn zones are { $x } wide and { $y } high, the map is { $width } wide and { $height } high
map-fault-zones-in-sight = this start zone comes within { $distance } of the other one, but units see { $sight } cells far when the battle begins
map-fault-structure-type = there is no building or work named "{ $name }"
map-fault-cell-taken = something already stands at ({ $x }, { $y }): a victory point, a structure, a bridge or a mine
map-fault-structure-ground = "{ $name }" cannot stand here: the terrain is "{ $terrain }"
map-fault-structure-sees = this "{ $name }" sees { $sight } cells far, into the other side's start zone
map-fault-mine-ground = no mine can lie here: nobody on the ground enters "{ $terrain }"

## Forces

force-unknown-unit = there is no unit named "{ $name }"
force-no-operator = "{ $name }" needs an operator in its force
force-off-map = ({ $x }, { $y }) is off the map, which is { $width } wide and { $height } high; counting starts at 0
force-outside-zone = ({ $x }, { $y }) is not in the start zone of this side
force-no-entry = "{ $name }" cannot enter this cell: its terrain is "{ $terrain }"
force-on-point = only an engineer may stand on a victory point, "{ $name }" is none
force-occupied = "{ $name }" already stands at ({ $x }, { $y })
force-empty = a force needs at least one unit
force-over-budget = this force costs { $cost }, the budget is { $budget }
force-no-room = the start zone has room for { $room } of these { $units } units

# Replay files: what can be wrong with one, what verifying found, what is in it.

replay-missing = there is no such file
replay-unreadable = the file cannot be read: { $reason }
replay-unwritable = the replay cannot be written: { $reason }
replay-other-file = there is a file of this name that is no replay: it is not written over
replay-not-one = this is not a replay of General Clumsy
replay-mangled = this was a replay, but something changed its bytes as if it were a text; copy it again as a binary file
replay-newer = made by a newer version: its format is { $version }, this program knows { $known }; update the program
replay-file-too-large = the file is larger than { $most } MB
replay-no-header = the beginning of the file is damaged
replay-no-turn = there is no whole turn in the file
replay-ruleset = it needs the ruleset "{ $name }", which is not installed
replay-data = the data inside the file is not valid
replay-data-digest = the data inside the file does not match its digest
replay-setup = no battle can start from the setup inside the file
replay-cut = the file is cut short at byte { $offset }, as after a crash
replay-damaged = the file is damaged at byte { $offset }
replay-content = what stands at byte { $offset } makes no sense
replay-unknown-block = at byte { $offset } stands something this version does not know
replay-after-ending = something follows after the battle's end, at byte { $offset }
replay-too-large = what stands at byte { $offset } is too large for a battle
replay-changed = the file has changed since it was opened
replay-state = the state inside the file cannot be that of this battle: { $what }
replay-completed = made by an older version; what its data lacks is taken from the installed pack
replay-opens-up-to = it can be used up to there: { $orders ->
    [one] one order
   *[other] { $orders } orders
  } in { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }

save-ended = this battle is over: it can be watched, not gone on with
save-older = this battle was recorded by an older version of the game, with other rules: it can be watched, not gone on with
save-in-use = another program is recording into this file
save-name-wrong = a save cannot be called so: a name has from 1 to { $most } characters, and some that a file can have
save-personality = there is no opponent called "{ $name }" any more; the usual one takes its place
save-mind = what the opponent had in mind is damaged; it looks at the battle as if it had just come
save-pack-missing = the pack "{ $name }" { $version } is not installed; the battle goes on with the data inside the file. If it is a mod in some folder: --mod FOLDER with --load
save-pack-unsound = the installed pack "{ $name }" has faults; the battle goes on with the data of version { $version } inside the file
save-pack-changed = the pack "{ $name }" was { $version } and is { $installed }; the battle goes on with the data inside the file. { $count ->
    [one] One value differs
   *[other] { $count } values differ
  }: { $what }

setup-map-size = the map has { $width } by { $height } cells; from 1 to { $most } are possible each way
setup-row-length = row { $row } of the map has { $count } cells, the first one { $wanted }
setup-glyph = "{ $name }" in row { $row } of the map stands for nothing
setup-off-map = the cell { $x }, { $y } is off the map
setup-point-twice = a victory point is given twice
setup-fire = a burning cell has to be forest, at { $x }, { $y }, and its fire not older than fires get
setup-fire-twice = two fires are in one cell
setup-cell-taken = two units stand at { $x }, { $y }
setup-sides = there are { $count } sides; from 2 to { $most } with different names are possible
setup-long-text = a name or a title is longer than { $most } characters
setup-round = the round { $number } is not from 1 to { $most }
setup-structure-side = the structure at { $x }, { $y } is of side { $number }, which does not exist
setup-structure-type = there is no structure called { $name } (at { $x }, { $y })
setup-structure-number = { $number } is not between 1 and { $most } (structure at { $x }, { $y })
setup-gold = a camp's gold has to be from 0 to { $most }, for as many camps as play
setup-date = "{ $name }" is no date; write it like 2026-01-31
setup-no-city = a city is given, but no terrain of the pack is one
setup-unit-side = unit { $unit } is on side { $number }, which does not exist
setup-unit-type = unit { $unit } is of the unknown type "{ $name }"
setup-too-many-units = side { $number } has more than { $most } units
setup-supplies = unit { $unit } has { $number } of { $name }; at most { $most } are possible
setup-not-aboard = unit { $unit } cannot be aboard unit { $number }: a carrier takes foot troops of its own side, as many as fit
setup-not-towed-by = unit { $unit } cannot be towed by unit { $number }: a truck tows one gun of its own side, in the next cell
setup-not-airborne = unit { $unit } ({ $name }) cannot be in the air: only craft fly
setup-not-operator = unit { $unit } cannot be flown by unit { $number }: an operator flies drones of its own side

replay-good-part = the good part is the same: { $orders ->
    [one] one order
   *[other] { $orders } orders
  } in { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }
replay-place = round { $round }, { $side }, turn { $turn }, { $order ->
    [0] before the first order
   *[other] order { $order }
  }
replay-differs-refused = the order { $what } is refused
replay-differs-failed = the rules stumble ({ $what })
replay-differs-game = it is of another game: { $what } differs
replay-differs-order = the orders differ: { $what }
replay-differs-length = one of the files has no more orders
replay-differs-event = another event ({ $what })
replay-differs-viewers = { $what } is told to other sides
replay-differs-field = { $what } of entity { $entity } changes differently
replay-differs-digest = the digest of the events differs
replay-differs-state = { $entity ->
    [0] the digest of the state differs
   *[other] the state differs: { $what } of entity { $entity }
  }
replay-differs-keyframe = the keyframe differs: { $what }
replay-differs-turn = it is another round or another side's turn
replay-differs-ending = the battle ends differently { $what }
replay-expected = expected: { $value }
replay-actual = actual: { $value }

replay-list-none = No battles were recorded.
replay-list-file = File
replay-list-battle = Battle
replay-list-rules = Rules
replay-list-sides = Sides
replay-list-round = Round
replay-list-outcome = Outcome

replay-info-battle = battle: { $title } ({ $sides })
replay-info-made = made by General Clumsy { $engine } with { $packs }
replay-info-created = begun: { $when }
replay-info-seats = seats: { $seats }
replay-info-length = { $orders ->
    [one] one order
   *[other] { $orders } orders
  }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }, up to round { $round }
replay-info-unfinished = not ended
replay-info-draw = a draw ({ $reason })
replay-info-won = won by { $winner } ({ $reason })

# `clumsy mod`: what it prints, and what is odd about a pack.

mods-folder = mods folder: { $folder }
mods-line = { $name } { $version }: { $title } (changes { $base })
mods-needs = needs { $names }
mods-after = lies over { $names }
mods-not = cannot be used together with { $names }
mods-none = no mods are installed; "clumsy mod new NAME" writes one to begin with
mods-odd = Allowed, but odd (an entry may say of itself: odd = ["kind"]):
mods-summary = { $faults ->
    [0] no faults
    [one] { $faults } fault
   *[other] { $faults } faults
  }, { $odd ->
    [0] nothing odd
    [one] { $odd } oddity
   *[other] { $odd } oddities
  }
mods-no-value = there is no "{ $name }"
mods-unset = { $name } is not given
mods-default = (nothing is given: this is the default)
mods-diff-packs = these change different packs, "{ $one }" and "{ $other }"
mods-diff-none = they play the same
mods-exists = there is such a file or folder already
mods-schemas = { $count } schemas written to { $folder }. The first line of a file names its own: #:schema ../.schemas/units.json
mods-begun = written to { $folder }
    Look for mistakes: clumsy mod check { $name }
    Play with it: clumsy play { $rules }--mod { $name }

## What is odd

odd-weapon-unused = no unit has this weapon (weapon-unused)
odd-weapon-unaimed = this weapon can be aimed at nothing (weapon-unaimed)
odd-weapon-empty = this weapon never has a round (weapon-empty)
odd-weapon-unseen = this reaches farther than anything sees ({ $farthest } cells), and direct fire needs to see (weapon-unseen)
odd-unit-immobile = no ground there is lets this unit move (unit-immobile)
odd-unit-worthless = without a value this unit is never bought or drawn for a force (unit-worthless)
odd-structure-nowhere = this can be built nowhere (structure-nowhere)
odd-text-missing = no text "{ $name }" says what this is called (text-missing)
odd-mods-disagree = "{ $name }" and "{ $other }" ({ $file }, line { $line }) change this differently; "{ $name }" counts. If that is meant, let it say load_after = ["{ $other }"] (mods-disagree)
odd-text-placeholder = this text leaves out "{ $name }", which the English one has
odd-text-untranslated = "{ $name }" is not translated: { $languages }
odd-text-without-english = "{ $name }" has no English text, which people of other languages would see
odd-text-character = no font of the game has the character "{ $character }": an empty box is shown

## What testing came to

mod-test-playing = playing game { $done } of { $every }
mod-test-scenarios = Scenarios: { $held } hold, { $failed } do not
mod-test-games = Games of the computer against itself: { $games }
mod-test-column-unit = unit
mod-test-column-value = value
mod-test-column-share = won by the side that leans on it
mod-test-column-verdict = verdict
mod-test-column-lives = lives
mod-test-column-damage = damage
mod-test-column-destroys = destroys
mod-test-column-peers = its class: damage / destroys
mod-test-column-ground = map or mission
mod-test-column-games = games
mod-test-column-first = won by the first side
mod-test-column-decided = decided
mod-test-column-rounds = rounds
mod-test-new = { $name } (new)
mod-test-changed = { $name } (changed)
mod-test-map = map { $name }
mod-test-mission = mission { $name }
mod-test-share = { $percent } % ({ $low } to { $high })
mod-test-unit-strong = too strong for its value
mod-test-unit-weak = too weak for its value
mod-test-unit-fair = worth its value
mod-test-unit-unsure = more games would tell
mod-test-column-before = without the mod
mod-test-change-strong = stronger than before
mod-test-change-weak = weaker than before
mod-test-change-fair = about as before
mod-test-change-unsure = more games would tell
mod-test-map-strong = the first side has it easier
mod-test-map-weak = the second side has it easier
mod-test-map-fair = fair
mod-test-map-unsure = more games would tell
mod-test-unpriced = Not played, for no force can buy it (value): { $names }
mod-test-legend-units = Each pair of games has one map and seed; the sides change places. Both forces are worth the same.
    Damage (hit points) and what is destroyed (value) are for each 10 of value.
mod-test-column-camp = camp
mod-test-column-won = won of the decided
mod-test-column-turns = turns
mod-test-camp-strong = has it easier
mod-test-camp-weak = has it harder
mod-test-camp-fair = fair
mod-test-camp-unsure = more games would tell
mod-test-legend-camps = A camp of several should win as often as any other.
mod-test-table = mission { $name }
mod-test-fighter-strong = stronger than { $name }
mod-test-fighter-weak = weaker than { $name }
mod-test-fighter-fair = about as good as { $name }
mod-test-fighter-unsure = more games would tell
mod-test-legend-fighters = Each pair of games has one mission and seed; the sides change places. One side has the unit in the place of each { $name }.
mod-test-legend = In brackets: where the truth lies with 95 % certainty; a draw is half a win.

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
mods-begun = written to { $folder }
    Look for mistakes: clumsy mod check { $name }
    Play with it: clumsy play --mod { $name }

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

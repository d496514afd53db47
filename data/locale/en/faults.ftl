# What can be wrong with a data file. Shown after file, line and column, above the line itself.

did-you-mean = did you mean "{ $name }"?
more-faults = { $count ->
    [one] …and { $count } more fault
   *[other] …and { $count } more faults
}

## Files

pack-missing = there is no such pack folder
file-missing = this file is missing
file-unreadable = the file cannot be read: { $reason }
file-not-regular = this is not an ordinary file
file-outside = this link leads out of the pack's folder
file-too-large = the file is larger than { $most } bytes
file-not-utf8 = the file is not UTF-8 text from here on
too-many-files = more than { $most } files in this folder
unknown-file = no part of a pack has this name

## TOML

syntax-character = this character is not allowed here
syntax-duplicate = a key in this file is given twice
syntax-equals = expected "=" after the key
syntax-escape = this is not a valid escape sequence; write a backslash as \\
syntax-header = expected a closing bracket after the table's name
syntax-key = expected a key or a [table] here
syntax-line-end = nothing more may follow on this line
syntax-list = a list is opened and never closed
syntax-string = a text is opened and not closed on its line
syntax-table = a table is opened and not closed on its line
syntax-value = expected a value: a number, a text in quotes, true, false, a list or a table
duplicate-key = the key "{ $name }" is already given in line { $line }
too-deep = more than { $most } tables and lists inside one another
number-too-large = this number is too large
not-a-number = expected an ordinary number, not infinity or "not a number"

## Keys and values

unknown-key = unknown key "{ $name }"
missing-key = the key "{ $name }" is missing
wrong-type = expected { $expected ->
    [integer] a whole number
    [number] a number
    [text] a text in quotes
    [boolean] true or false
    [list] a list
   *[table] a table
  }, found { $found_type ->
    [integer] a whole number
    [number] a decimal number
    [text] a text
    [boolean] true or false
    [list] a list
    [table] a table
   *[date] a date or time
  }
too-small = must be at least { $least }
too-large = must be at most { $most }
wrong-length = expected a list of length { $wanted }, found { $count }
list-too-short = expected a list of at least { $least }, found { $count }
list-too-long = expected a list of at most { $most }, found { $count }
listed-twice = "{ $name }" stands in this list twice
text-too-short = the text is too short, expected at least { $least } characters
text-too-long = the text is too long, expected at most { $most } characters
text-malformed = the text does not have the expected form { $pattern }
unknown-choice = "{ $name }" is not possible here; expected one of: { $choices }
unknown-name = there is nothing named "{ $name }"
malformed-name = "{ $name }" cannot be a name: use lower case letters, digits and underscores, a letter first
invalid-value = this is not valid: { $detail }

## Entries

duplicate-entry = "{ $name }" is already defined in { $file }, line { $line }
nothing-to-remove = there is no "{ $name }" to remove
remove-not-alone = an entry that is removed has "remove = true" and no other key
inherits-itself = this inherits from "{ $name }", which inherits from it in turn
range-reversed = the least distance comes first, then the greatest
glyph-taken = this character already stands for "{ $name }" on maps

## Mods

mod-missing = there is no mod "{ $name }"
mod-without-base = a mod names the pack it changes: base = "clumsy"
mod-other-pack = this mod is for another pack than "{ $name }"
mod-other-base = the mod "{ $name }" changes another pack, "{ $other }": the two cannot be used together
mod-twice = there is a mod "{ $name }" already, in { $other }
mod-needs = this mod needs "{ $name }", which is not installed
mod-conflict = this mod cannot be used together with "{ $name }"
mods-in-a-circle = "{ $name }" has to lie below this mod, and this one below it
engine-other = this needs another version of the game; here is { $present }
engine-malformed = expected bounds of a version such as ">=0.1, <1"
formerly-taken = "{ $name }" is the name of "{ $other }" already

# What can be wrong with a data file. Shown after file, line and column, above the line itself.

did-you-mean = did you mean "{ $name }"?
possible-names = possible here: { $names }
more-faults = { $count ->
    [one] …and { $count } more fault
   *[other] …and { $count } more faults
}

## Files

pack-missing = there is no such pack folder
file-missing = this file is missing, or its name is spelled otherwise
manifest-missing = a mod needs this file, which says what it is: name = "…", title = "…", version = "1.0", base = "clumsy"
file-unreadable = the file cannot be read: { $reason }
file-not-regular = this is not an ordinary file: put a text file in its place
file-outside = this link leads out of the pack's folder: put the file itself here
file-too-large = the file is larger than { $most } bytes: split it into several
file-not-utf8 = the file is not UTF-8 text from here on: save it again with the encoding UTF-8
file-ending = nothing reads this file: its name has to end in ".toml"
folder-too-deep = nothing reads folders in this one: put the files one folder higher
too-many-files = more than { $most } files in this folder: put several entries into one file
unknown-file = nothing of this name is read; these names are: { $choices }

## TOML

syntax-character = this character is not allowed here: remove it
syntax-duplicate = a key in this file is given twice: leave one of the two
syntax-equals = expected "=" after the key, which is one word
syntax-escape = this is not a valid escape sequence; write a backslash as \\
syntax-header = expected a closing bracket after the table's name
syntax-key = expected a key or a [table] here
syntax-line-end = nothing more may follow on this line: remove it, or begin a new line here
syntax-list = in this list a comma or the closing "]" is missing here
syntax-string = a text is opened and not closed: the closing quote is missing
syntax-table = in this table a comma or the closing "{"}"}" is missing here
syntax-table-lines = a table in braces stays on one line: go on in this line, or write it as [name] with its keys below
syntax-value = expected a value: a number, a text in quotes, true, false, a list or a table
syntax-no-quotes = a text stands in quotes: "large"
syntax-boolean = yes and no are written true and false
syntax-quotes = these are typographic quotes: write "
syntax-carriage-return = this line ends like on an old Mac: save the file with line ends LF or CRLF
syntax-comment = a comment begins with "#"
syntax-leading-zero = a number is written without zeros before it
syntax-leading-point = a decimal number begins with a digit: 0.5
syntax-decimal-comma = a decimal number is written with a point: 0.5
syntax-comma-to-spare = this comma is one too many: remove it
duplicate-key = the key "{ $name }" is already given in line { $line }: leave one of the two
too-deep = more than { $most } tables and lists inside one another: write them side by side
number-too-large = this number is too large: more than 18 digits help nobody
not-a-number = expected an ordinary number, not infinity or "not a number"

## Keys and values

unknown-key = unknown key "{ $name }"
missing-key = the key "{ $name }" is missing
missing-keys = the keys { $names } are missing
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
wrong-length = expected a list of { $wanted }, found { $count }
list-too-short = expected a list of at least { $least }, found { $count }
list-too-long = expected a list of at most { $most }, found { $count }
listed-twice = "{ $name }" stands in this list twice: take one out
text-too-short = the text is too short, expected { $least ->
    [one] at least one character
   *[other] at least { $least } characters
  }
text-too-long = the text is too long, expected at most { $most } characters
text-malformed = the text does not have the expected form { $pattern }
unknown-choice = "{ $name }" is not possible here; expected one of: { $choices }
unknown-name = there is nothing named "{ $name }"
malformed-name = "{ $name }" cannot be a name: use lower case letters, digits and underscores, a letter first
malformed-key = "{ $name }" cannot be the key of a text: use lower case letters, digits, "_" and "-", a letter first
malformed-version = expected a version such as "1.0" or "1.0.2"
malformed-glyph = expected one character of those on an English keyboard, and no space
invalid-value = this is not valid: { $detail }

## Entries

duplicate-entry = "{ $name }" is already defined in { $file }, line { $line }: keep one of the two
nothing-to-remove = there is no "{ $name }" to remove
remove-not-alone = an entry that is removed has "remove = true" and no other key
removed-but-used = "{ $name }" is taken out but still used by { $users }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }: change or take out those as well, or leave "{ $name }" in
inherits-itself = this inherits from "{ $name }", which inherits from it in turn: write one of them out
range-reversed = the least distance comes first, then the greatest
glyph-taken = this character already stands for "{ $name }" on maps: take another
headquarters-for-gold = headquarters are neither recruited nor sold: a camp has one from the start

## Mods

mod-missing = there is no mod "{ $name }"
mod-without-base = a mod names the pack it changes: base = "clumsy"
mod-other-pack = this mod is for another pack than "{ $name }"
mod-other-base = the mod "{ $name }" changes another pack, "{ $other }": the two cannot be used together
mod-twice = there is a mod "{ $name }" already, in { $other }: give this one another name, or remove one
mod-needs = this mod needs "{ $name }", which is not installed: put it into the mods folder
mod-conflict = this mod cannot be used together with "{ $name }": switch off one of the two
mods-in-a-circle = "{ $name }" has to lie below this mod, and this one below it: take one of the names out
engine-other = this needs another version of the game, here is { $present }: look for a newer one of either
engine-malformed = expected bounds of a version such as ">=0.1, <1"
formerly-taken = "{ $name }" is the name of "{ $other }" already: take it out here
game-unfit = with this mod these files of the game do not fit any more: { $files }. Give the mod files of these names, or change less of what they need

## Texts

unknown-language = the game has no texts in this language; folders here are called: { $choices }
text-file-place = texts lie in a folder for their language: locale/en/
text-file-ending = nothing reads this: files of texts end in ".ftl" and lie side by side
text-twice = the text "{ $name }" is already given in { $file }, line { $line }: leave one of the two
text-broken = this is no text of the form  key = words
text-broken-equals = expected "=" after the key; a line that goes on with the text before it begins with a space
text-broken-brace = a "{"{"}" is opened and the closing "{"}"}" is missing here
text-broken-brace-to-spare = this "{"}"}" closes nothing: remove it
text-broken-empty = words are missing after the "="
text-broken-default = one of the choices has to be the one that counts otherwise: write * before it, *[other]
text-broken-quote = a quote is opened and not closed
text-unknown-text = there is no text "{ $name }" to put in here
text-unknown-function = there is no function "{ $name }"
text-unknown-placeholder = the game fills in no "{ $name }" in this text

# The map editor.

title-editor = Map editor
editor-title = Map editor
pause-editor = Back to the map editor
battle-edit-copy = Change a copy in the map editor

## The bar

editor-new = Another map
editor-terms = About the map
editor-undo = Undo
editor-redo = Redo
editor-save = Save
editor-test = Try it out in a battle
editor-nothing-undone = There is nothing to undo
editor-nothing-redone = There is nothing to redo
editor-not-sound = Something is still wrong with the map; the list at the right says what
editor-unnamed = Untitled map
editor-changed = { $name } *

## Tools

editor-tool-brush = Brush
editor-tool-brush-tip = Paints while the button is held. With the keys: arrows and space.
editor-tool-line = Line
editor-tool-line-tip = From one cell to another; good for roads and rivers. With the keys: space at either end.
editor-tool-rectangle = Rectangle
editor-tool-rectangle-tip = All cells between two corners; good for start zones.
editor-tool-fill = Fill
editor-tool-fill-tip = All cells of the same ground that hang together.
editor-tool-pick = Pick up
editor-tool-pick-tip = Paints on with what lies in a cell. The right mouse button does it at any time.
editor-brush = A brush { $cells } cells broad ({ $cells })
editor-symmetry = Symmetry
editor-symmetry-none = No symmetry
editor-symmetry-turned = Turned
editor-symmetry-mirrored = Mirrored
editor-symmetry-tip = Both halves are painted at once; what is Blue’s in one is Red’s in the other.
editor-nobodys = Nobody’s
editor-no-owner = This belongs to nobody
editor-ink-point = Victory point
editor-ink-zone = Start zone
editor-ink-mine = Mine
editor-ink-erase = Erase
editor-cell = ({ $x }, { $y })
editor-point-numbered = Victory point { $number }

## What is wrong

editor-verdict = What is wrong
editor-sound = Nothing: the map can be saved and played.
editor-alike = Both halves are alike.
editor-not-alike = The halves are not alike.
editor-size = { $width } × { $height } cells
editor-units = { $side }: { $count } units
editor-no-forces = no force can be drawn for this map: give the start zones more open ground, or the map a larger budget

## Saving

editor-saved = Saved in the mod { $mod }, which is on: the map is in the list of a new battle.
editor-kept-as-draft = Kept as a draft: it cannot be played as long as something is wrong.
editor-not-saved = The map was not saved
editor-foreign = This file was not made with the map editor, so it is left alone: { $name }
editor-name-taken = The game or a mod already has a map with the file name { $name }. Give yours another one.
ask-editor-replace = Replace { $name }?
ask-editor-replace-text = One of your maps has this file name. It is kept as a backup.
ask-editor-replace-yes = Replace
ask-editor-leave = Leave this map?
ask-editor-leave-text = It has changes that are not saved. A draft of it is kept.
ask-editor-leave-yes = Leave
ask-editor-leave-no = Go on drawing
editor-no-test = The map cannot be tried out

## What to begin with

editor-sources = What to begin with
editor-begin = Begin
editor-source-empty = An empty map
editor-source-empty-words = Open ground from edge to edge.
editor-source-random = A map drawn at random
editor-source-random-words = A fair map, to be changed at will. The same seed gives the same map.
editor-source-draft = A draft
editor-source-draft-words = A map that was left before it was saved.
editor-source-own = A map of your own
editor-source-own-words = Go on with it.
editor-source-copy = A copy of a map
editor-source-copy-words = The map itself stays as it is.
editor-copy-of = { $name } (copy)
editor-width = Cells across
editor-height = Cells down
editor-style = Style
editor-dice = Another one by chance
editor-no-random = No such map was found
editor-no-random-text = Of this style and size no map came out in which everything can be reached. Take another seed or a larger size.
editor-no-map = The map cannot be read
editor-no-draft = The draft cannot be read
editor-no-draft-text = Its file is damaged, or is none of the map editor’s.

## About the map

editor-texts = Texts
editor-map-title = Title
editor-map-name = File name (a to z, digits, _)
editor-map-name-hint = made from the title
editor-map-about = What it is about
editor-texts-words = Two sentences that the page of a new battle shows. They are written down in English and in your language.
editor-battle = Battle and size
editor-hour = Hour
editor-weather = Weather
editor-round-limit = Rounds at most (–: as usual)
editor-forces-drawn = Drawn by chance
editor-forces-kept = Kept as they are
editor-forces-tip = Drawn: both sides get the same units, placed in their zones as the map is now. Kept: those that are there stay, wherever the zones go.
editor-anchor = What stays in its place
editor-anchor-middle = The middle
editor-anchor-top-left = Top left
editor-anchor-bottom-right = Bottom right
editor-resize = Give it this size
editor-same-size = The map has this size

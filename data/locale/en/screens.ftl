# The screens round a battle: title, pause, options, lists of battles.

screen-back = Back
screen-cancel = Cancel
screen-go-on = Go on
screen-loading = Loading...
screen-round = Round { $round }

## Title

title-name = General Clumsy
title-words = Turn-based tactics. What an order may bring about is shown before you give it.
title-continue = Continue
title-nothing-unfinished = There is no unfinished battle.
title-new-battle = New battle
title-missions = Missions
title-load = Load
title-replays = Replays
title-options = Options
title-help = Help
title-library = Encyclopedia
title-credits = Credits
title-quit = Quit
title-version = Version { $version }

## Pause

pause-title = Pause
pause-resume = Resume
pause-save = Save
pause-load = Load
pause-options = Options
pause-help = Help
pause-library = Encyclopedia
pause-restart = Restart
pause-surrender = Surrender
pause-title-screen = To the title
pause-quit = Quit the game
pause-no-surrender = You can only surrender in your own turn.

## Questions

ask-quit = Quit the game?
ask-quit-text = What has been played so far is recorded.
ask-quit-yes = Quit
ask-title = Leave the battle?
ask-title-text = It ends here for now. Its record is kept.
ask-title-yes = To the title
ask-restart = Begin anew?
ask-restart-text = The battle begins again from its first round, with the same weather and luck.
ask-restart-yes = Begin anew
ask-surrender = Surrender this battle?
ask-surrender-text = All of your units leave the map, and the battle is lost.
ask-surrender-yes = Surrender

## Credits

credits-made = General Clumsy
credits-made-text = Rules, engine, models, looks, texts and sounds: the General Clumsy founders.
credits-built-on = Built on
credits-built-on-text =
    Python · Panda3D (scene and window) · esper (worlds) · NumPy (meshes)
    msgspec, msgpack, pydantic (files) · Fluent (texts) · tree-sitter (lines and columns)
    typer, rich, platformdirs
credits-fonts = Letters
credits-fonts-text = Noto Sans CJK, by Adobe and Google, under the SIL Open Font License.
credits-licence = Licence
credits-licence-text = The game and all that belongs to it are free under the MIT licence: play it, change it, pass it on.
credits-thanks = Thanks
credits-thanks-text = To everybody who writes free tactics games, and to you for playing this one.

## Settings that are not kept

settings-not-read = Some settings could not be read
settings-not-read-text = The usual ones stand in for them:
settings-fault = line { $line }: { $message }
settings-not-kept = The settings could not be written
settings-not-kept-text = They count until you quit. The reason: { $message }
settings-no-table = expected a [table] of settings
settings-no-keys = expected a list of keys, such as ["f", "shift-f"]
settings-put-aside = the file is kept as { $name }, and the settings begin anew

## Options

options-words = What you change counts at once.
options-keys-words = Choose a key to change it. Delete takes it away, Esc leaves it as it is. WASD and the arrows always move the view.
options-video = Video
options-sound = Sound
options-play = Play
options-interface = Texts & colours
options-keys = Keys
options-reset-tab = Set this page back
options-reset-keys = Set all keys back
options-percent = { $percent } %
options-fullscreen = Full screen
options-size = Size of the window
options-size-fullscreen = In full screen the game has the size of the screen.
options-tier = Quality
options-tier-auto = Automatic
options-tier-low = Low
options-tier-medium = Medium
options-tier-high = High
options-scale = Scale for dense screens
options-scale-auto = As the screen says
options-volume-master = Everything
options-volume-weapons = Weapons
options-volume-explosions = Explosions
options-volume-engines = Engines and rotors
options-volume-surroundings = Fire, rain and wind
options-volume-interface = Buttons and notices
options-volume-music = Music
options-quiet-in-background = Silent in the background
options-speed = Speed of the play
options-follow = Camera follows the enemy’s actions
options-warn-end-turn = Ask before ending a turn while units can still act
options-ranges = Show alert ranges and patrol zones
options-edge-scroll = Scroll at the window’s edge
options-scroll-speed = Speed of scrolling
options-camp-pace = Headquarters: the computer moves every
options-seconds = { $count } s
options-language = Language
options-language-system = The system’s
language-en = English
language-fr = Français
language-es = Español
language-ko = 한국어
language-ru = Русский
options-text-size = Size of texts and panels
options-side-colours = Colours of the sides
options-colours-blue-red = Blue and red
options-colours-blue-orange = Blue and orange
options-colours-yellow-violet = Yellow and violet
options-colours-white-black = White and black
options-reduced-motion = Reduced motion
options-press-a-key = Press a key...
ask-key = { $key } is taken
ask-key-text = It does this now: { $other }. Shall it do this instead: { $intent }?
ask-key-yes = Take it
ask-reset = Set back: { $what }?
ask-reset-text = Everything on this page is as it was at first.
ask-reset-yes = Set back
keycap-tab = Tab
keycap-enter = Enter
keycap-space = Space
keycap-escape = Esc
keycap-backspace = Backspace
keycap-insert = Insert
keycap-delete = Delete
keycap-home = Home
keycap-end = End
keycap-page-up = Page up
keycap-page-down = Page down
keycap-shift = Shift
keycap-control = Ctrl
key-previous_unit = previous unit
key-turn_left = turn the view to the left
key-turn_right = turn the view to the right
key-zoom_in = zoom in
key-zoom_out = zoom out
key-speed_1 = speed ×1
key-speed_2 = speed ×2
key-speed_4 = speed ×4
key-speed_8 = speed ×8
key-faster = faster
key-slower = slower

## New battle

battle-begin = To battle
battle-maps = Maps
battle-battle = The battle
battle-map-size = { $width } × { $height } cells
battle-map-points = { $count ->
    [0] No victory points
    [one] { $count } victory point
   *[other] { $count } victory points
}
battle-person = A person
battle-computer = Computer: { $name }
battle-forces = Forces
battle-forces-own = The map’s own
battle-forces-drawn = Drawn by budget
battle-forces-of = Forces: { $side }
battle-forces-bought = Chosen by hand
battle-buy = Choose the units by hand
battle-force-wrong = { $side }: { $wrong }
battle-forces-later = Drawn when the battle begins; both sides get the same.
battle-units = { $count ->
    [1] { $name }
   *[other] { $count } × { $name }
}
battle-budget = Budget of each side
battle-budget-own = Set by the map
battle-budget-why = Only forces that are drawn have a budget.
battle-placing = Placing the units
battle-placed-usual = Placed for you
battle-placed-by-hand = You place them yourself
battle-season = Season
battle-seed = Seed of chance
battle-seed-any = a new one
battle-seed-clear = Let chance choose
battle-placed = The forces are placed in the coloured start zones, out of each other’s sight.
battle-cannot-begin = The battle cannot begin

## Forces by hand

title-force = Choose a force
force-of = { $side }, { $map }
force-keys = A click or → takes one more, ← one fewer; + and − too, and the wheel over them. F3 tells more of a unit.
force-done = Done
force-needs = Needs: { $unit }.
force-look-up = { $unit }: in the encyclopedia
force-fewer = One { $unit } fewer
force-none-of-it = There is none of it.
force-more = One { $unit } more
force-too-dear = It costs { $price }; { $left } are left.
force-fill = Fill up
force-fill-about = Chance spends what is left, and sees that nothing important is missing.
force-clear = Clear
force-kept = Named forces
force-spent = { $spent } of { $budget }
force-left = { $left } left
force-chosen = { $count ->
    [0] No units chosen
    [one] { $count } unit chosen
   *[other] { $count } units chosen
}
force-missing = What is missing
force-wrong-empty = No unit has been chosen yet.
force-wrong-over-budget = It costs { $cost }; { $budget } may be spent.
force-wrong-no-room = The start zone has room for { $room } of its { $units } units.
force-wrong-no-operator = { $name }: nobody flies it. It needs a drone operator.
force-wrong-unknown-unit = There is no unit “{ $name }” in this game.
force-lacks-engineer = No engineer: nobody can take victory points.
force-lacks-tractor = { $count ->
    [one] A gun without a truck: it cannot leave its place.
   *[other] { $count } guns without a truck: they cannot leave their place.
}
force-lacks-general = No general: nobody steadies the troops and lets them fire twice.
force-lacks-supplier = No supply truck: ammunition and fuel will run out.
force-lacks-drone = A drone operator without a drone has little to do.
title-named-forces = Named forces
named-forces-name = Name of this force
named-forces-keep = Keep
named-forces-list = Forces that are kept: a click takes one up
named-forces-none = None is kept yet.
named-forces-delete = Delete “{ $name }”
named-forces-full = No more can be kept: delete one first.
named-forces-not-written = The forces could not be written
named-forces-not-read = Some of the named forces could not be read
named-forces-not-read-text = They are left out:
ask-delete-force = Delete this force?
ask-delete-force-text = “{ $name }” will be gone for good.
ask-delete-force-yes = Delete
ask-replace-force = Replace this force?
ask-replace-force-text = There is a force “{ $name }” already. What it holds will be gone.
ask-replace-force-yes = Replace
forces-no-table = expected tables such as [forces."My force"]
forces-too-many = only { $most } forces are read
forces-bad-name = a force's name has 1 to { $most } characters
forces-no-units = expected unit types with numbers from 1 to { $most }, such as tank = 2
forces-put-aside = the file is kept as { $name }, and the forces begin anew

## Missions

mission-begin = Begin the mission
mission-won = Won, round { $round }
mission-best = Won in round { $round } at best
mission-rounds = { $count ->
    [one] { $count } round at most
   *[other] { $count } rounds at most
}
mission-progress = Missions: { $won } of { $count } won
mission-next = Next
mission-difficulty = { $difficulty ->
    [easy] Easy
    [hard] Hard
   *[medium] Medium
}
mission-briefing = Briefing
mission-play = Play { $side }

## Saves and replays

shelf-load-empty = No battle waits to be gone on with.
shelf-replays-empty = Nothing has been recorded yet. Every battle you play is.
shelf-load-open = Go on
shelf-replays-open = Watch
shelf-delete = Delete
shelf-cannot = This file cannot be opened
shelf-not-deleted = It could not be deleted
shelf-game = Game
shelf-round = Length
shelf-turn = To move
shelf-when = Last played
shelf-battle = Battle
shelf-outcome = Outcome
shelf-unfinished = Unfinished
shelf-player = { $side }: { $who }
shelf-computer = Computer
shelf-today = Today, { $time }
shelf-yesterday = Yesterday, { $time }
shelf-date = { $year }-{ $month }-{ $day }, { $time }
ask-delete = Delete this battle?
ask-delete-text = { $name }, { $when }: it will be gone for good.
ask-delete-yes = Delete
save-name = Name of the save
save-save = Save
save-replace = Replace
save-no-name = A save needs a name.
save-saves = Saves there are
save-none = There are none yet.
save-nothing = This battle is not being recorded, so it cannot be saved.
save-over = The battle is over. Its replay is kept.
save-not-saved = The battle was not saved
save-done = Saved: { $name }
ask-replace = Replace this save?
ask-replace-text = The save “{ $name }” is there already. What it holds will be gone.
ask-replace-yes = Replace

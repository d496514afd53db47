# What the command line says when it cannot do what it was asked.

cli-no-map = there is no map "{ $name }"; there are: { $choices }
cli-no-side = there is no side "{ $name }"; there are: { $choices }
cli-no-mission = there is no mission "{ $name }"; there are: { $choices }
cli-map-or-mission = choose one of --map and --mission
cli-mission-side = nobody plays { $name } in this mission but the computer; you may play: { $choices }
cli-mission = { $name }: { $title } ({ $sides }; { $width }x{ $height }; { $rounds } rounds)
    { "  " }{ $about }
cli-no-tier = there is no picture quality "{ $name }"; there are: { $choices }
cli-no-language = there is no language "{ $name }"; there are: { $choices }
cli-size = "{ $name }" is no size; expected WIDTHxHEIGHT, each from { $least } to { $most }
cli-one-way-to-play = choose one of --side, --hot-seat and --watch-ai
cli-offscreen-needs-script = --offscreen draws no window: say with --script FILE what to do
cli-record-exists = there is a file { $name } already: choose another name for the recording
cli-place-on-a-map = --place is for a battle on a map with a person in it: without --mission, --load and --watch-ai
cli-load-alone = --load goes on with a saved battle: its map, mission, seed and opponents are in the file
cli-load-other-mod = the saved battle was played without the mod "{ $name }": with --load, --mod says only where a mod of it lies
cli-no-ruleset = there is no ruleset "{ $name }"; there are: { $choices }
cli-headquarters-mission = Headquarters has no missions: choose a map with --map
cli-headquarters-place = --place is not for Headquarters: its units begin where the map puts them, and a new one goes where you recruit it
cli-headquarters-dev = --dev is not for Headquarters: a battle is played to its end by the data it began with; begin anew to see what you have changed
cli-headquarters-alone = { $name } is for Headquarters: with --ruleset headquarters
cli-no-opponent = there is no opponent "{ $name }"; there are: { $choices }
cli-opponents-for-all = --opponent leaves no camp to you: name fewer camps, or watch them with --watch-ai
cli-not-in-skirmish = --map, --place and --dev are not for Skirmish
cli-date = no day: "{ $name }"; it is written 2026-12-24
cli-date-alone = --date is for the shop of Headquarters: with --ruleset headquarters
export-kind = nothing can be written to { $name }: its name must end in one of { $choices }
export-exists = there is a file { $name } already: say --force to write over it
export-same = { $name } is the replay itself
export-no-video = a film needs the extra "video", which is not installed: pip install "general-clumsy[video]"
export-turns = the replay has turns 1 to { $most }; asked for were { $first } to { $last }
export-unwritable = { $name } cannot be written: { $message }
export-stopped = stopped; nothing was written
export-done = { $name }: { $size } kB
export-progress = Filming

## `--help`

cli-help-clumsy = General Clumsy: turn-based tactics. Play, watch replays, check scenarios.
cli-help-version = Print the version.
cli-help-help = Show this message.
cli-help-scenario = Small battles that prove rules.
cli-help-scenario-check = Run scenarios and compare. Exit code 0: all hold, 1: some fail, 2: a file is unusable.
cli-help-scenario-paths = Scenario files, or folders of them.
cli-help-scenario-trace = Print each order and event as a line of JSON.
cli-help-scenario-record = Write the replay of the one scenario to this file.
cli-help-replay = Recorded battles.
cli-help-replay-list = List the battles that were recorded and saved, the last first. Exit code 2: some cannot be opened.
cli-help-replay-folders = Folders to look into instead.
cli-help-replay-verify = Give a replay's orders once more and compare. Exit code 0: the same, 1: it differs, 2: the file is damaged or unusable.
cli-help-replay-bisect = Say at which order two replays of one game part. Exit code 0: the same, 1: they part, 2: a file is damaged or unusable.
cli-help-replay-other = The other replay.
cli-help-replay-info = Say what is in a replay. Exit code 2: the file is damaged or unusable.
cli-help-replay-export = Export a film (.mp4, .gif), a picture (.png) or each order and event as a line of JSON (.jsonl). Exit code 2: it cannot be done.
cli-help-export-out = The file to write; its ending says what it is.
cli-help-export-from = The turn to begin with, counted from 1; of a picture, the turn before which it is taken.
cli-help-export-to = The turn to end with; of a picture, the turn after which it is taken.
cli-help-export-side = Whose eyes to see it with; all by default.
cli-help-export-speed = How many times as fast as in the game.
cli-help-export-fps = Pictures a second (30; of a .gif 12).
cli-help-export-tier = Picture quality: low, medium or high; low is drawn fastest.
cli-help-export-force = Write over a file that is there.
cli-help-replay-file = The replay.
cli-help-play = Play a battle.
cli-help-watch = Watch a replay.
cli-help-map = The map's name, or its file (.toml).
cli-help-side = The side you play; the computer plays the other.
cli-help-hot-seat = Two people at this screen.
cli-help-watch-ai = The computer plays both sides.
cli-help-seed = The same seed gives the same battle.
cli-help-ruleset = By which rules: clumsy (as if not given), headquarters or skirmish.
cli-help-date = Headquarters: the day whose offers the shop shows; not given: today.
cli-help-last-turn = Headquarters: the last turn, after which the battle is a draw; not given: there is none.
cli-help-opponent = Headquarters: who plays the computer’s camps, NAME for all of them or CAMP=NAME for one. May be given several times.
cli-help-mission = Play a mission instead of a map.
cli-help-place = General Clumsy: place your units yourself before the first turn.
cli-help-mod = A mod to play with: its name or its folder. May be given several times.
cli-help-mission-group = Missions: battles with goals of their own.
cli-help-mission-list = Say which missions there are.
cli-help-record = Write the replay here instead of among your replays.
cli-help-load = Go on with a saved battle: a file, or the name of a save.
cli-help-autosaves = How many battles that have not ended are kept; the oldest go first (20).
cli-help-dev = General Clumsy: take in changes of the pack's and the mods' files while you play, for those who make mods.
cli-help-offscreen = Draw without a display; needs --script.
cli-help-size = Size of the picture, WIDTHxHEIGHT.
cli-help-script = Drive the game by this file (docs/script-format.md).
cli-help-tier = Picture quality: auto, low, medium or high.
cli-help-language = en, fr, es, ko or ru; by default the system's.
cli-help-bench = Measure what the game promises about its speed. Exit code 0: all holds, 1: a promise is broken.
cli-help-bench-parts = What to measure, e.g. client; not given: everything.
cli-help-bench-quick = Measure once, to see that it works; the figures are rough.
cli-help-bench-json = Print JSON instead of a table.
cli-help-mod-group = Mods: folders that change the game.
cli-help-mod-list = Say which mods are installed. Exit code 2: one has faults.
cli-help-mod-check = Say all that is wrong with mods, and what is odd. Exit code 0: sound, 1: odd, with --strict, 2: faults.
cli-help-mod-check-mods = Mods to check together, by name or folder; none: each installed one.
cli-help-mod-json = Print JSON.
cli-help-mod-github = Print lines that GitHub shows in the files.
cli-help-mod-strict = Exit code 1 if something is odd.
cli-help-mod-test = Check mods, run their scenarios and play games with them. Exit code 0: sound, 1: a scenario fails, 2: faults.
cli-help-mod-test-mods = Mods to test together, by name or folder; none: the one in this folder.
cli-help-mod-test-games = About how many games for each unit, map and mission of the mod.
cli-help-mod-test-jobs = How many games to play at once.
cli-help-mod-explain = Say where a value comes from: each file and line that had a hand in it, the last of which counts.
cli-help-mod-value = Such as tank.hp, units.tank.hp, tank or rules.grid.adjacency.
cli-help-mod-diff = Say in what two mods differ, or a mod and a shipped pack.
cli-help-mod-one = A mod, by name or folder, or a shipped pack.
cli-help-mod-other = Another one.
cli-help-mod-new = Write a small mod that works, to begin with.
cli-help-mod-name = Its name: lower case, digits, _.
cli-help-mod-in = The folder to write it into instead of the mods folder.
cli-help-mod-new-ruleset = For which game: clumsy (as if not given), headquarters or skirmish.
cli-help-mod-install = Install a mod from a folder or a zip.
cli-help-mod-source = The mod's folder, or a zip of it.
cli-help-mod-replace = Put it in the place of an installed mod of the same name.
cli-help-mod-remove = Delete an installed mod.
cli-help-mod-remove-name = The mod's name, or that of its folder.
cli-help-mod-schema = Write JSON Schemas of a mod's files: editors complete and check by them.
cli-help-mod-schema-ruleset = Of which rules the mod is: clumsy, headquarters, skirmish. Not said: those of the mod in this folder, else clumsy.
cli-help-mod-schema-out = The folder to write them into.

## Maps

cli-help-map-group = Maps: what they look like, and new ones.
cli-help-map-list = Say which maps there are.
cli-help-of-ruleset = Of which rules: clumsy, headquarters, skirmish. Not said: those of the mods, else clumsy.
cli-help-map-show = Draw a map in the terminal, and as a picture if you like.
cli-help-map-file = The name of a map, or its file (.toml).
cli-help-map-picture = Also draw it from above into this file (.png).
cli-help-map-plain = Without colours.
cli-help-map-random = Draw a fair map at random, to play on or to go on with by hand.
cli-help-map-out = The file to write it to (.toml); without one it is only shown.
cli-help-map-size = Cells across and down, from 20 to 100 each, as in 31x31.
cli-help-map-seed = The same seed, size and style give the same map.
cli-help-map-style = What the ground is like: open, river, highlands, towns, lakes.
cli-help-map-symmetry = How one half becomes the other: turned by half a circle, or mirrored.
cli-map-head = { $width }x{ $height }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $budget } to spend
cli-map-head-headquarters = { $width }x{ $height }, { $camps } camps, { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
 }
cli-map-head-skirmish = { $width }x{ $height } cm, { $units } fighters, { $buildings } buildings
cli-map-seed = seed { $seed }
cli-map-written = { $name } is written. Play on it: clumsy play --map { $name }
cli-no-style = there is no style "{ $name }"; there are: { $choices }
cli-no-symmetry = a map is not "{ $name }"; there are: { $choices }
cli-map-size = { $name } is no size of a map; from { $least }x{ $least } to { $most }x{ $most }
cli-no-random-map = no fair map of the style "{ $name }" was found at { $size }; try another size or seed
cli-map-remark = Drawn by `clumsy map random --size { $size } --seed { $seed } --style { $style } --symmetry { $symmetry }`.

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
cli-load-alone = --load goes on with a saved battle: its map, mission, seed and mods are in the file

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
cli-help-replay-verify = Give a replay's orders once more and compare. Exit code 0: the same, 1: it differs, 2: the file is damaged or unusable.
cli-help-replay-bisect = Say at which order two replays of one game part. Exit code 0: the same, 1: they part, 2: a file is damaged or unusable.
cli-help-replay-other = The other replay.
cli-help-replay-info = Say what is in a replay. Exit code 2: the file is damaged or unusable.
cli-help-replay-file = The replay.
cli-help-play = Play a battle.
cli-help-watch = Watch a replay.
cli-help-map = The map's name.
cli-help-side = The side you play; the computer plays the other.
cli-help-hot-seat = Two people at this screen.
cli-help-watch-ai = The computer plays both sides.
cli-help-seed = The same seed gives the same battle.
cli-help-mission = Play a mission instead of a map.
cli-help-mod = A mod to play with: its name or its folder. May be given several times.
cli-help-mission-group = Missions: battles with goals of their own.
cli-help-mission-list = Say which missions there are.
cli-help-record = Write the replay here instead of among your replays.
cli-help-load = Go on with a saved battle: a file, or the name of a save.
cli-help-autosaves = How many battles that have not ended are kept; the oldest go first (20).
cli-help-offscreen = Draw without a display; needs --script.
cli-help-size = Size of the picture, WIDTHxHEIGHT.
cli-help-script = Drive the game by this file (docs/script-format.md).
cli-help-tier = Picture quality: auto, low, medium or high.
cli-help-language = en, fr, es, ko or ru; by default the system's.
cli-help-bench = Measure what the game promises about its speed. Exit code 0: all holds, 1: a promise is broken.
cli-help-bench-quick = Measure once, to see that it works; the figures are rough.
cli-help-bench-json = Print JSON instead of a table.

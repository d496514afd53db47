# The screens round a battle: title, pause, options, lists of battles.

screen-back = Back
screen-cancel = Cancel
screen-go-on = Go on
screen-loading = Loading…
screen-round = Round { $round }

## Title

title-name = General Clumsy
title-words = Turn-based tactics. Nothing is rolled: what the preview shows is what happens.
title-continue = Continue
title-nothing-unfinished = There is no unfinished battle.
title-new-battle = New battle
title-missions = Missions
title-load = Load
title-replays = Replays
title-options = Options
title-help = Help
title-credits = Credits
title-quit = Quit
title-version = Version { $version }

## Pause

pause-title = Pause
pause-resume = Resume
pause-save = Save
pause-load = Load
pause-options = Options
pause-help = Keys
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

settings-not-kept = The settings could not be written
settings-not-kept-text = They count until you quit. The reason: { $message }
settings-no-table = expected a [table] of settings
settings-no-keys = expected a list of keys, such as ["f", "shift-f"]
settings-put-aside = the file is kept as { $name }, and the settings begin anew

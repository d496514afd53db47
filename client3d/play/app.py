"""The ways in: `run_play` opens the title or a battle, at the screen or in memory for a script, and runs it to its end.

Everything that can be refused is refused before a window opens; a run without a display ends with one line.
"""

from __future__ import annotations

import sys
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_data_path, user_log_path

from client3d.play.options import PlayOptions, ScreenOptions
from client3d.play.saved import open_saved, what_is_told, why_unreadable
from client3d.play.script import Instruction, Runner, ScriptError, read_script
from client3d.play.seated import Seated
from client3d.play.ways_in import NoScreenError, Opened, UsageError, shipped_pack, texts_for, way_in
from client3d.trouble.journal import NAME as APP
from client3d.trouble.journal import keep_log
from client3d.trouble.telling import Places, tell
from core.packs.faults import Fault, PackError, render
from core.packs.location import pack_folder
from core.packs.mods import Mod
from core.texts import Texts
from replays.faults import ReplayError

if TYPE_CHECKING:
    from client3d.screens.program import Opening, Program, Running
    from client3d.screens.settings_file import SettingsFile
    from replays.state import Place

OK, FAILED, UNUSABLE, BROKEN = 0, 1, 2, 3
"""Exit codes: done, a script's expectation failed, not to be started, ended by an error nobody expected."""


def run_play(options: PlayOptions) -> int:
    """Play or watch a battle. Returns the process's exit code (`OK` and the others)."""
    # the texts of another ruleset's pack are laid over those of the title when its battle is opened
    folder = options.pack if isinstance(options.pack, Path) else pack_folder(options.pack)
    settings = _settings(options)
    if options.title and not options.mods_asked:
        options.mods, options.mod_faults = switched_on(settings)
    texts = texts_for(options, folder, *(mod.folder for mod in options.mods))
    _tell_faults(settings, texts)
    instructions = _read(options, texts)
    if instructions is None:
        return UNUSABLE
    if options.title:
        from client3d.screens.lobby import Lobby

        return _run(options, texts, lambda program: Lobby(program, options), instructions, settings)
    try:
        first = first_of(options, texts)
    except (UsageError, PackError) as error:
        print(what_is_wrong(error, texts), file=sys.stderr)
        return UNUSABLE
    return _run(options, texts, first, instructions, settings)


def first_of(options: PlayOptions, texts: Texts) -> Opening:
    """The battle that is asked for, or where its units are placed first. Raises UsageError and PackError."""
    if not options.placing:
        return battle(options, open_battle(options, texts))
    from client3d.clumsy.deployment import deployment
    from client3d.clumsy.opening import open_field

    return deployment(options, open_field(options))


def open_battle(options: PlayOptions, texts: Texts) -> Opened:
    """The match to be played, new or taken up again. Raises UsageError and PackError."""
    try:
        if options.load is None:
            return way_in(options.ruleset).open_match(options, texts)
        return Opened(*open_saved(options, texts))
    except NoScreenError as error:
        raise UsageError(error.told(texts)) from error
    except ReplayError as error:
        assert options.load is not None, "only a file can be unreadable"
        raise UsageError("\n".join(why_unreadable(options.load, error, texts))) from error


def what_is_wrong(error: UsageError | PackError, texts: Texts) -> str:
    """Why a battle cannot be opened."""
    return render(error.faults, texts) if isinstance(error, PackError) else f"clumsy: {error}"


def battle(options: PlayOptions, opened: Opened) -> Opening:
    """A battle, as what is to be on the screen. When it is over it may be followed by another or by its replay."""

    def opening(program: Program) -> Running:
        return way_in(opened.match.RULESET).playing(program, opened, options)

    return opening


def watching(file: Path, program: Program) -> Opening | None:
    """A replay, as what is to be on the screen; None if it cannot be read, having said why."""
    from replays.reader import open_replay

    try:
        replay = open_replay(file)
        way_in(replay.header.ruleset)
    except ReplayError as error:  # somebody took it away, or it is damaged
        for line in why_unreadable(file, error, program.texts):
            print(line, file=sys.stderr)
        return None
    except NoScreenError as error:
        print(f"clumsy: {error.told(program.texts)}", file=sys.stderr)
        return None
    return shown(replay)


def shown(replay: Any) -> Opening:
    """An opened replay, as what is to be on the screen."""

    def opening(program: Program) -> Running:
        return way_in(replay.header.ruleset).watching(program, replay)

    return opening


def playing_on(file: Path, place: Place, seats: tuple[str, ...], options: PlayOptions) -> Opening:
    """A battle that goes on from a place of a replay, recorded anew; the replay again, with a word, if it cannot."""

    def opening(program: Program) -> Running:
        fresh = replace(PlayOptions(), **{name: getattr(options, name) for name in _KEPT})
        fresh.load = file
        try:
            return battle(fresh, Opened(*open_saved(fresh, program.texts, place, seats)))(program)
        except ReplayError as error:
            lines = why_unreadable(file, error, program.texts)
            again = watching(file, program)
            if again is None:
                raise
            running = again(program)
            program.navigator.tell(program.texts.format("shelf-cannot"), "\n".join(lines))
            return running

    return opening


_KEPT = (*(each.name for each in fields(ScreenOptions)), "pack", "on_match")
"""The options that do not say which battle it is."""


def _settings(options: ScreenOptions) -> SettingsFile:
    """The player's settings; what the command line says counts before them."""
    from client3d.screens.settings_file import SettingsFile

    file = SettingsFile(options.settings)
    video = file.settings.video
    options.language = options.language or file.settings.interface.language
    if options.size is None:
        options.size = (video.width, video.height)
        options.fullscreen = video.fullscreen
    return file


def switched_on(settings: SettingsFile) -> tuple[tuple[Mod, ...], tuple[Fault, ...]]:
    """The mods that the player has switched on, as far as they can be used, and why others cannot."""
    names = settings.settings.mods.enabled
    if not names:
        return (), ()
    from client3d.screens.mod_shelf import mods_in_force

    mods, faults = mods_in_force(names)
    return mods, tuple(faults)


def _tell_faults(settings: SettingsFile, texts: Texts) -> None:
    """Say what is wrong with the file of the settings. The title says so, too."""
    if settings.faults:
        print(render(settings.faults, texts), file=sys.stderr)


def _read(options: ScreenOptions, texts: Texts) -> list[Instruction] | None:
    """The script's instructions, none without a script; None if it cannot be run, having said why."""
    if options.script is None:
        return []
    try:
        return read_script(options.script)
    except OSError as error:
        print(texts.format("script-unreadable", file=str(options.script), message=str(error)), file=sys.stderr)
    except ScriptError as error:
        for fault in error.faults:
            message = texts.format(f"script-{fault.reason}", **fault.arguments)
            print(texts.format("script-fault", file=error.path, line=fault.line, message=message), file=sys.stderr)
    return None


def run_watch(file: Path, options: ScreenOptions) -> int:
    """Watch a replay. The exit code is that of `run_play`."""
    from replays.reader import open_replay

    settings = _settings(options)
    texts = texts_for(options, shipped_pack())
    _tell_faults(settings, texts)
    instructions = _read(options, texts)
    if instructions is None:
        return UNUSABLE
    try:
        replay = open_replay(file)
    except ReplayError as error:
        for line in why_unreadable(file, error, texts):
            print(line, file=sys.stderr)
        return UNUSABLE
    for line in what_is_told(file, replay.faults, texts):
        print(line, file=sys.stderr)
    try:
        way_in(replay.header.ruleset)
    except NoScreenError as error:
        print(f"clumsy: {error.told(texts)}", file=sys.stderr)
        return UNUSABLE
    return _run(options, texts, shown(replay), instructions, settings)


# --- running


def run_match(
    options: PlayOptions, texts: Texts, match: Seated, data: Any, pack: Path, instructions: list[Instruction]
) -> int:
    """Open the screen on a match and run it."""
    return _run(options, texts, battle(options, Opened(match, data, pack)), instructions)


def _run(
    options: ScreenOptions,
    texts: Texts,
    first: Opening,
    instructions: list[Instruction],
    settings: SettingsFile | None = None,
) -> int:
    """Open the screen and run what is opened first on it, and what comes after that."""
    from client3d.play.window import NoDisplayError, NoGraphicsError, open_base

    try:
        base = open_base(options, texts.format("window-title"))
    except NoDisplayError:
        print(f"clumsy: {texts.format('no-display')}", file=sys.stderr)
        return UNUSABLE
    except NoGraphicsError as error:
        print(f"clumsy: {texts.format('no-graphics', message=str(error))}", file=sys.stderr)
        return UNUSABLE
    from client3d.screens.program import Program

    runner = Runner(instructions) if options.script is not None or options.offscreen else None
    kept_log = None if options.offscreen else keep_log(user_log_path(APP, appauthor=False))
    program = Program(base, options, texts, settings)
    try:
        program.run(first, runner)
    except Exception as error:
        if options.offscreen:
            raise
        tell(error, texts, _places(program, kept_log), base)
        return BROKEN
    finally:
        base.destroy()
    return _report(options, runner)


def _places(program: Program, kept_log: Path | None) -> Places:
    """Where the parts of an error report are."""
    reports = user_data_path(APP, appauthor=False) / "reports"
    return Places(reports, kept_log, program.file.path, program.battle_file)


def _report(options: ScreenOptions, runner: Runner | None) -> int:
    if runner is None:
        return OK
    for line, message in runner.failures:
        print(f"{options.script}:{line}: {message}", file=sys.stderr)
    return FAILED if runner.failures else OK

"""The ways in: `run_play` opens a battle at the screen, or in memory for a script, and runs it to its end.

Everything that can be refused is refused before a window opens; a run without a display ends with one line.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from client3d.play.match import Match, Thinker
from client3d.play.options import Habits, PlayOptions, ScreenOptions
from client3d.play.script import Instruction, Runner, ScriptError, read_script
from core.packs.faults import PackError, render
from core.packs.location import data_folder, pack_folder
from core.texts import Texts, system_language
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.picture import Picture
from systems.clumsy.pipeline import new_game

OK, FAILED, UNUSABLE = 0, 1, 2
STEP = 1 / 30
"""Seconds of a frame that a script without a window is stepped by: pictures are the same wherever it runs."""
LONGEST_FRAME = 0.25
"""After a frame that took longer than this the battle goes on as if it had taken so long."""


class UsageError(Exception):
    """Something asked for does not exist; the text says so in the player's language."""


# --- what is played


def texts_for(options: ScreenOptions, pack: Path) -> Texts:
    """The client's texts and the pack's, which come last."""
    return Texts(options.language or system_language(), data_folder() / "locale", pack / "locale")


def open_match(options: PlayOptions, texts: Texts) -> tuple[Match, ClumsyData, Path]:
    """The match to be played, its data and its pack's folder. Raises UsageError and PackError."""
    from systems.clumsy.ai.opponent import Opponent
    from systems.clumsy.maps import load_map, map_names
    from systems.clumsy.missions import load_mission

    pack = load_clumsy(options.pack)
    sides: tuple[str, ...] = ()
    if options.mission:
        mission = load_mission(pack, options.mission)
        setup, sides = mission.battle(options.seed), mission.sides_to_play
    elif options.map in map_names(pack.folder):
        setup = load_map(pack, options.map).battle(options.seed, forces=options.forces)  # type: ignore[arg-type]
    else:
        known = ", ".join(map_names(pack.folder))
        raise UsageError(texts.format("unknown-map", name=options.map, known=known))
    if options.side and options.side not in setup.sides:
        raise UsageError(texts.format("unknown-side", name=options.side, known=", ".join(setup.sides)))
    game = new_game(setup, pack.data)
    for told in options.on_game:
        try:
            told(game, setup)
        except OSError as error:  # a full or missing disk ends the recording, never the battle
            print(f"clumsy: {texts.format('not-recorded', message=str(error))}", file=sys.stderr)
    person = setup.sides.index(options.side or (*sides, *setup.sides)[0])
    thinkers: dict[int, Thinker] = {}
    for side in range(len(setup.sides)):
        if options.watch_ai or (not options.hot_seat and side != person):
            thinkers[side] = Opponent(side, options.personality) if options.personality else Opponent(side)
    return Match(game, thinkers, setup), pack.data, pack.folder


def run_play(options: PlayOptions) -> int:
    """Play or watch a battle. The process's exit code: 0 done, 1 a script's expectation failed, 2 not to be started."""
    folder = pack_folder(options.pack) if isinstance(options.pack, str) else options.pack
    texts = texts_for(options, folder)
    instructions = _read(options, texts)
    if instructions is None:
        return UNUSABLE
    battle = _Battle(options, texts)
    try:
        battle.prepare()
    except (UsageError, PackError) as error:
        _say(error, texts)
        return UNUSABLE
    return _run(options, texts, battle.screen, instructions, battle.follow)


def _say(error: UsageError | PackError, texts: Texts) -> None:
    """Tell why a battle cannot be opened."""
    print(render(error.faults, texts) if isinstance(error, PackError) else f"clumsy: {error}", file=sys.stderr)


class _Battle:
    """A battle on the screen, and what may come after it: another one, or the same one watched."""

    def __init__(self, options: PlayOptions, texts: Texts) -> None:
        self.options, self.texts = options, texts
        self._ready: tuple[Match, ClumsyData, Path] | None = None

    def prepare(self) -> None:
        """Open the match, so that whatever is wrong is known before a window opens."""
        self._ready = open_match(self.options, self.texts)

    def screen(self, base: Any) -> Screen:
        """The battle."""
        if self._ready is None:
            self.prepare()
        assert self._ready is not None
        match, data, folder = self._ready
        self._ready = None
        return Client(base, self.options, self.texts, match, data, folder, self._recorded())

    def _recorded(self) -> bool:
        replay = self.options.replay
        return replay is not None and replay.is_file()

    def follow(self, wish: str) -> Callable[[Any], Screen] | None:
        """What is on the screen after this: `wish` is new_battle or watch_replay."""
        if wish == "new_battle":
            self.options.seed += 1
            try:
                self.prepare()
            except (UsageError, PackError) as error:  # the files may have changed since
                _say(error, self.texts)
                return None
            return self.screen
        if wish == "watch_replay" and self._recorded():
            from replays.faults import ReplayError
            from replays.reader import open_replay

            assert self.options.replay is not None
            try:
                replay = open_replay(self.options.replay)
            except ReplayError as error:  # somebody took it away
                _say_unusable(self.options.replay, error, self.texts)
                return None
            return lambda base: WatchClient(base, self.options, self.texts, replay)
        return None


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
    from replays.faults import ReplayError
    from replays.reader import open_replay

    texts = texts_for(options, pack_folder("clumsy"))
    instructions = _read(options, texts)
    if instructions is None:
        return UNUSABLE
    try:
        replay = open_replay(file)
    except ReplayError as error:
        _say_unusable(file, error, texts)
        return UNUSABLE
    for fault in replay.faults:
        print(f"{file}: {texts.format(fault.key, **fault.arguments)}", file=sys.stderr)
    return _run(options, texts, lambda base: WatchClient(base, options, texts, replay), instructions)


def _say_unusable(file: Path, error: Any, texts: Texts) -> None:
    for fault in (*error.faults, *error.data_faults[:10]):
        print(f"{file}: {texts.format(fault.key, **fault.arguments)}", file=sys.stderr)


# --- running


def run_match(
    options: ScreenOptions, texts: Texts, match: Match, data: ClumsyData, pack: Path, instructions: list[Instruction]
) -> int:
    """Open the screen on a match and run it."""
    return _run(options, texts, lambda base: Client(base, options, texts, match, data, pack), instructions)


def _run(
    options: ScreenOptions,
    texts: Texts,
    make: Callable[[Any], Screen],
    instructions: list[Instruction],
    follow: Callable[[str], Callable[[Any], Screen] | None] = lambda _wish: None,
) -> int:
    """Open the screen and run what `make` puts on it; then what `follow` makes of the wish it ended with."""
    from client3d.play.window import NoDisplayError, NoGraphicsError, open_base

    try:
        base = open_base(options, texts.format("window-title"))
    except NoDisplayError:
        print(f"clumsy: {texts.format('no-display')}", file=sys.stderr)
        return UNUSABLE
    except NoGraphicsError as error:
        print(f"clumsy: {texts.format('no-graphics', message=str(error))}", file=sys.stderr)
        return UNUSABLE
    runner = Runner(instructions) if options.script is not None or options.offscreen else None
    following: Callable[[Any], Screen] | None = make
    try:
        while following is not None:
            screen = following(base)
            try:
                screen.run(runner)
            finally:
                screen.close()
            following = follow(screen.desk.wish) if screen.desk.wish else None
    finally:
        base.destroy()
    return _report(options, runner)


def _report(options: ScreenOptions, runner: Runner | None) -> int:
    if runner is None:
        return OK
    for line, message in runner.failures:
        print(f"{options.script}:{line}: {message}", file=sys.stderr)
    return FAILED if runner.failures else OK


class Screen:
    """The running client: scene, session, panels and desk, and the loop that moves them."""

    session: Any
    desk: Any
    driver: Any
    front: Any

    def __init__(self, base: Any, options: ScreenOptions, picture: Picture, models: Any) -> None:
        from direct.showbase.DirectObject import DirectObject

        from client3d.play.stage import board_picture
        from client3d.scene.scene import Scene

        self._events = DirectObject()
        self.base, self.options = base, options
        self.scene = Scene(base, board_picture(picture), models, options.tier)
        self.inputs: Any = None
        self.closed = False
        self._size = (base.win.get_x_size(), base.win.get_y_size())

    def begin(self) -> None:
        """Session, desk and front are there: bind them to each other and to the window."""
        habits, projector = self.options.habits, self.session.projector
        projector.speed, projector.follow = habits.speed, habits.follow
        self.desk.edge_pan, self.desk.warns = habits.edge_pan, habits.warns
        self.front.attach(self.session, self.desk)
        self.front.update(0.0)
        self.session.look_home()
        base, events = self.base, self._events
        events.accept("window-event", self._window_event)  # beside ShowBase's own handler
        base.exitFunc = None
        if not self.options.offscreen:
            from client3d.play.inputs import Inputs

            self.inputs = Inputs(base, events, self.desk)
            base.win.set_close_request_event("close-window")
            events.accept("close-window", self.quit)

    def quit(self) -> None:
        """Leave at the end of this frame."""
        self.desk.quits = True

    def _window_event(self, window: Any) -> None:
        if window != self.base.win:
            return
        if not window.get_properties().get_open():
            self.quit()
            return
        size = (window.get_x_size(), window.get_y_size())
        if size != self._size and min(size) > 0:
            self._size = size
            self.scene.resize(*size)
            self.front.resize(*size)

    def frame(self, seconds: float) -> None:
        """Everything a frame does but drawing."""
        if self.inputs is not None:
            self.inputs.update(seconds)
        self.session.update(seconds)
        self.front.update(seconds)

    def run(self, runner: Runner | None = None) -> None:
        """Run until the person leaves, wishes for something else, or the script has ended."""
        if runner is not None:
            runner.driven = self.driver
        before = time.perf_counter()
        while not (self.desk.quits or self.desk.wish) and not (runner is not None and runner.done):
            now = time.perf_counter()
            seconds = STEP if self.options.offscreen else min(now - before, LONGEST_FRAME)
            before = now
            if not self.options.offscreen:
                self.base.taskMgr.step()
            self.frame(seconds)
            if runner is not None:
                runner.frame(seconds)

    def close(self) -> None:
        """Give everything back."""
        if not self.closed:
            self.closed = True
            projector = self.session.projector
            self.options.habits = Habits(projector.speed, projector.follow, self.desk.edge_pan, self.desk.warns)
            self._events.ignore_all()
            self.front.close()
            self.scene.destroy()


class Client(Screen):
    """A battle being played."""

    def __init__(
        self,
        base: Any,
        options: ScreenOptions,
        texts: Texts,
        match: Match,
        data: ClumsyData,
        pack: Path,
        recorded: bool = False,
    ) -> None:
        from client3d.play.desk import Desk
        from client3d.play.driver import Driver
        from client3d.play.front import Front
        from client3d.play.projector import Projector
        from client3d.play.session import Session
        from client3d.play.stage import Stage
        from client3d.play.window import take_picture

        models = model_library(pack)
        super().__init__(base, options, match.picture(match.persons[0] if match.persons else -1), models)
        stage = Stage(self.scene, data, models, match.game.view(0).side_names)
        self.front = front = Front(base, texts, stage, options.text_scale)
        front.can_watch = recorded
        self.session = Session(match, stage, front, lambda picture: Projector(stage, picture, front))
        self.desk = Desk(self.session, front, lambda path: take_picture(base, path))
        self.driver = Driver(self.desk)
        self.begin()


class WatchClient(Screen):
    """A replay being watched."""

    def __init__(self, base: Any, options: ScreenOptions, texts: Texts, replay: Any) -> None:
        from client3d.play.projector import Projector
        from client3d.play.stage import Stage
        from client3d.play.viewer import Viewing, WatchDesk, WatchDriver, WatchFront
        from client3d.play.window import take_picture
        from replays.playback import Playback

        models = model_library(pack_folder("clumsy"))
        super().__init__(base, options, Playback(replay).picture, models)
        stage = Stage(self.scene, replay.data, models, replay.setup.sides)
        self.front = front = WatchFront(base, texts, stage, options.text_scale)
        self.session = Viewing(replay, stage, front, lambda picture: Projector(stage, picture, front))
        self.desk = WatchDesk(self.session, front, lambda path: take_picture(base, path))
        self.driver = WatchDriver(self.desk)
        self.begin()


def model_library(pack: Path) -> Any:
    """The shipped models, and those of a pack over them."""
    from client3d.models.library import ModelLibrary

    def say(error: Exception) -> None:
        print(f"clumsy: {error}", file=sys.stderr)

    return ModelLibrary([pack_folder("clumsy") / "models", pack / "models"], say)

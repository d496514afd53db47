"""The running client: a battle being played, or a replay being watched, with its scene, panels and hands."""

from __future__ import annotations

import dataclasses
import sys
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from msgspec import structs

from client3d.models.stand_ins import stand_ins
from client3d.play.aftermath import Aftermath, aftermath
from client3d.play.bindings import Bindings
from client3d.play.chronicle import Chronicle
from client3d.play.desk import Desk
from client3d.play.driver import Driver
from client3d.play.front import Front
from client3d.play.ground_looks import GroundLooks
from client3d.play.live import Live
from client3d.play.match import Happening
from client3d.play.opening import Opened, begun_anew, shipped_pack
from client3d.play.options import PlayOptions
from client3d.play.past import recall
from client3d.play.projector import SPEEDS, Projector
from client3d.play.saved import in_a_line, packs_of
from client3d.play.session import OVER, Session
from client3d.play.stage import Stage, board_picture
from client3d.play.viewer import WatchDesk, WatchDriver, WatchFront
from client3d.play.viewing import Viewing
from client3d.play.window import small_picture, take_picture
from client3d.scene.scene import Scene
from client3d.screens import routes
from client3d.screens.program import Opening, Program, Running
from client3d.screens.settings import Settings
from client3d.trouble.journal import log
from core.packs.mods import read_mod
from core.texts import Texts
from replays.faults import ReplayError
from replays.records import MOST_PICTURE, Note
from replays.saves import recordings_folder, save_as
from replays.statistics import statistics_of
from systems.clumsy.data import ClumsyData
from systems.clumsy.picture import EVERYTHING, Picture
from systems.clumsy.statistics import Statistics


class Screen(Running):
    """A battle on the screen, played or watched."""

    session: Any
    desk: Any
    front: Any
    playing = False
    """Whether orders can be given in it."""

    def __init__(self, program: Program, picture: Picture, models: Any, data: ClumsyData) -> None:
        super().__init__(program)
        self.play_options = PlayOptions()
        self.scene = Scene(
            self.base,
            board_picture(picture, looks=GroundLooks(data.terrain)),
            models,
            program.tier,
            program.side_colours,
        )

    def begin(self, *packs: Path) -> None:
        """Session, desk and front are there: bind them to each other and to the window, and listen."""
        sounds = self.program.sounds
        self.soundscape = sounds.battle(packs, self.front.stage, self.session)
        self.front.said = self.front.hud.stage.pressed = sounds.press
        self.front.attach(self.session, self.desk)
        self.front.pause = lambda: routes.open_pause(self.program, self)
        self.consults()
        self.front.aftermath = lambda: routes.open_after(self.program, self)
        self.listen(self.desk)
        self._use(self.program.settings)
        self.front.update(0.0)
        self._draw_first_portrait()
        self.session.look_home()
        self.scene.settle()

    def consults(self) -> None:
        """Help and encyclopedia are those of what is on the screen."""
        reference = routes.reference_of(self.program, self)
        self.front.manual, self.front.encyclopedia = reference.open_help, reference.look_up

    def _draw_first_portrait(self) -> None:
        """The first portrait takes far longer than the others, so it is not left for when a unit is chosen."""
        sides = self.session.stage.side_names
        for figure in list(self.session.projector.picture.figures.values())[:1]:
            self.front.portraits.of(figure.type, sides[figure.side])

    @property
    def about(self) -> str:
        """What is played, in a line."""
        words, picture, setup = self.front.words, self.session.projector.picture, self.session.setup
        title = setup.title if setup is not None else ""
        name = words(title) if words.texts.has(title) else ""
        return " · ".join(filter(None, (name, words("screen-round", round=picture.round))))

    def command(self, name: str) -> None:
        """Carry out what the pause menu wants: help, restart, surrender, title."""
        if name == "help":
            self.front.toggle_help()
        elif name == "surrender":
            self.session.controller.surrender()
        elif name == "title":
            self.program.has_title = True
            self.desk.quits = True
        else:
            self.desk.wish = name

    @property
    def recording(self) -> Path | None:
        """The file in which the battle is recorded; None if it is not."""
        return None

    @property
    def outcome(self) -> Aftermath:
        """How the battle ended, and what it came to."""
        raise NotImplementedError

    def keep(self, name: str, replace: bool) -> str:
        """Keep the replay of a battle that is over under a name; what went wrong, or ""."""
        return _saved(self.program.texts, self.recording, name, folder=recordings_folder(), replace=replace)

    no_save = ""
    """Why it cannot be saved."""

    def save(self, name: str, replace: bool) -> str:
        """Save the battle under a name; what went wrong, or ""."""
        raise NotImplementedError

    def keep_habits(self) -> None:
        """What the player has changed by keys in this battle counts in the options and in the next one."""
        settings, speed = self.program.settings, int(self.session.projector.speed)
        play = structs.replace(settings.play, speed=speed) if speed in SPEEDS else settings.play
        if self.playing:
            play = structs.replace(play, ranges=self.session.controller.ranges)
        if play != settings.play:
            self.program.file.keep(structs.replace(settings, play=play))

    def _use(self, settings: Settings) -> None:
        play = settings.play
        self.session.projector.speed, self.session.projector.follow = float(play.speed), play.follow
        self.session.controller.ranges = play.ranges and self.playing
        self.scene.camera.steady = settings.interface.reduced_motion
        self.scene.units.let_sway(not settings.interface.reduced_motion)
        self.desk.bindings = Bindings(settings.keys)
        self.desk.edge_pan, self.desk.warns = play.edge_scroll, play.warn_end_turn
        if self.inputs is not None:
            self.inputs.scroll_speed = play.scroll_speed / 100

    def apply(self, before: Settings, now: Settings) -> None:
        """The player has set something: it counts at once."""
        self._use(now)
        if now.video.tier != before.video.tier:
            self.scene.set_tier(self.program.tier)
        if now.interface.side_colours != before.interface.side_colours:
            self.scene.set_side_colours(self.program.side_colours)
            self.front.portraits.forget()
        self.front.apply(self.program.text_factor)

    def resized(self, width: int, height: int) -> None:
        """The window has a new size in pixels."""
        self.scene.resize(width, height)
        self.front.resize(width, height)

    def take_picture(self, path: Path) -> bool:
        """Write what is on the screen to a file, nothing of the ground left out; whether that worked."""
        self.scene.terrain.settle()
        return take_picture(self.base, path)

    def frame(self, seconds: float) -> None:
        """Everything a frame does but drawing."""
        self.session.update(seconds)
        self.front.update(seconds)
        self.soundscape.update(seconds)

    @property
    def ended(self) -> bool:
        """Whether the person leaves or wishes for something else."""
        return self.program.ending or self.desk.quits or bool(self.desk.wish)

    def after(self) -> Opening | None:
        """The title, where the person came from there, or the page at which another battle is chosen."""
        from client3d.screens.lobby import Lobby

        options = self.play_options
        if self.program.returns_to is not None:
            back, self.program.returns_to = self.program.returns_to, None
            return back
        if self.desk.wish == "another":
            start = routes.open_missions if options.mission else routes.open_new_battle
            return lambda program: Lobby(program, options, start)
        if not self.desk.quits or not self.program.has_title:
            return None
        return lambda program: Lobby(program, options)

    def close(self) -> None:
        """Give everything back."""
        if not self.closed:
            super().close()
            self.soundscape.close()
            self.keep_habits()
            self.front.close()
            self.scene.destroy()


class Client(Screen):
    """A battle being played; `options` says how it was opened, for one more."""

    playing = True
    saves: Path | None = None
    """Where it is saved under a name; None: where the player's saves are."""

    def __init__(self, program: Program, opened: Opened, options: PlayOptions) -> None:
        match, data = opened.match, opened.data
        models = model_library(opened.folder, *opened.mods, data=data)
        super().__init__(program, match.picture(match.persons[0] if match.persons else -1), models, data)
        self.opened, self.play_options = opened, options
        log.info("battle on %s, seed %s", options.mission or options.map, options.seed)
        match.listeners.append(self._ordered)
        self._told_progress = False
        stage = Stage(self.scene, data, models, match.game.view(0).side_names)
        self.front = front = Front(self.base, program.texts, stage, program.text_factor, program.navigator)
        if match.resumed is not None:
            front.briefed = match.resumed.sides_that_played
        self._chronicle = Chronicle(match, data)
        self.session = Session(match, stage, front, lambda picture: Projector(stage, picture, front))
        if match.resumed is not None:
            recall(match.resumed, match.persons or (EVERYTHING,), front.log)
            front.log.show(self.session.looking)
        self.desk = Desk(self.session, front, self.take_picture)
        self.driver = Driver(self.desk)
        self.begin(opened.folder, *opened.mods)
        self._live = Live(self) if options.dev else None

    def shows_anew(self) -> None:
        """The pack was changed: all that shows it does so anew."""
        self.front.portraits.forget()
        self.consults()
        self.front.apply(self.program.text_factor)

    def _ordered(self, happening: Happening) -> None:
        """From the first order on there is something that is worth keeping."""
        log.info("%r", happening.order)
        self.program.battle_file = self.play_options.replay

    @property
    def recording(self) -> Path | None:
        """See `Screen.recording`."""
        replay = self.play_options.replay
        return replay if replay is not None and replay.is_file() else None

    @cached_property
    def _came_to(self) -> tuple[Statistics, Picture]:
        """What the battle came to, and how it stood in the end."""
        return self._chronicle.statistics(), self.session.match.picture(EVERYTHING)

    @property
    def outcome(self) -> Aftermath:
        """See `Screen.outcome`."""
        (found, picture), front = self._came_to, self.front
        why = front.presenter.outcome(found.reason, found.winner)
        return aftermath(front.words, self.opened.data, found, picture, self.session.looking, why)

    def frame(self, seconds: float) -> None:
        """See `Screen.frame`; a mission that was won is remembered."""
        if self._live is not None:
            self._live.update()
        super().frame(seconds)
        if self.session.state == OVER and not self._told_progress:
            self._told_progress = True
            self._remember()

    def _remember(self) -> None:
        view, persons, mission = self.session.view(), self.session.match.persons, self.play_options.mission
        if mission and len(persons) == 1 and view.winner == persons[0]:
            self.program.progress.won(mission, view.side_names[view.winner], view.round)

    def close(self) -> None:
        """End the recording, with a picture of a battle that is left for the list of those to go on with."""
        if self._live is not None:
            self._live.close()
        recorder = self.session.match.recorder
        if not self.closed and recorder is not None and recorder.is_worth_keeping:
            if self.session.state != OVER:
                self.program.navigator.clear()
                recorder.note(Note(picture=self._picture()))
            # whoever goes on with the battle finds its file complete
            recorder.close()
        super().close()

    def _picture(self) -> bytes:
        """The battle as the player sees it; of one that two share none, as it would show one what the other sees."""
        return b"" if self.session.hot_seat else small_picture(self.base, MOST_PICTURE)

    @property
    def no_save(self) -> str:  # type: ignore[override]
        """Why it cannot be saved."""
        key = "save-nothing" if self.recording is None else "save-over" if self.session.state == OVER else ""
        return self.program.texts.format(key) if key else ""

    def save(self, name: str, replace: bool) -> str:
        """Save the battle under a name; what went wrong, or ""."""
        source, recorder = self.play_options.replay, self.session.match.recorder
        written = None if recorder is None else recorder.written
        how: dict[str, Any] = {"picture": self._picture(), "replace": replace, "folder": self.saves}
        return _saved(self.program.texts, source, name, good_bytes=written, **how)

    def after(self) -> Opening | None:
        """Another battle or the replay of this one, if that was wished for."""
        from client3d.play.app import battle, watching

        options, recording = self.play_options, self.recording
        if self.desk.wish == "restart" and self._live is not None and self._live.waits_for_a_new_battle:
            from client3d.screens.battles import begun

            mods = tuple(read_mod(folder) for folder in self.opened.mods)
            return partial(begun, dataclasses.replace(options, mods=mods, load=None))
        if self.desk.wish == "restart":
            return battle(options, begun_anew(self.opened, options, self.program.texts))
        if self.desk.wish == "watch_replay" and recording is not None:
            return watching(recording, self.program)
        return super().after()


class WatchClient(Screen):
    """A replay being watched."""

    FRONT: type[WatchFront] = WatchFront
    """Its panels."""

    def __init__(self, program: Program, replay: Any) -> None:
        from replays.playback import Playback

        pack, mods, gone = packs_of(replay.header)
        program.texts.lay_over(*(folder / "locale" for folder in (pack, *mods)))
        if gone:
            program.texts.give(replay.header.texts)
        models = model_library(pack, *mods, data=replay.data)
        super().__init__(program, Playback(replay).picture, models, replay.data)
        stage = Stage(self.scene, replay.data, models, replay.setup.sides)
        self.front = front = self.FRONT(self.base, program.texts, stage, program.text_factor, program.navigator)
        front.reads_by_the_clock = not program.options.offscreen  # there pictures are the same each time
        self.session = Viewing(replay, stage, front, lambda picture: Projector(stage, picture, front))
        self.desk = WatchDesk(self.session, front, self.take_picture)
        self.driver = WatchDriver(self.desk)
        self._replay = replay
        if isinstance(program.options, PlayOptions):
            self.play_options = program.options
        self.begin(pack, *mods)
        if gone:
            front.hud.message(program.texts.format("watch-mods-gone", names=", ".join(gone)))

    @property
    def recording(self) -> Path | None:
        """See `Screen.recording`."""
        path: Path = self._replay.path
        return path if path.is_file() else None

    def frame(self, seconds: float) -> None:
        """See `Screen.frame`; where the data were changed while it was played, numbers are by the new ones."""
        turn = self._replay.turns[self.session.place.turn]
        self.session.stage.data = self._replay.data_after(turn.first_order + self.session.place.orders)
        super().frame(seconds)

    def command(self, name: str) -> None:
        """See `Screen.command`; watching begins anew in the same place."""
        if name == "watch_replay":
            self.session.restart()
        else:
            super().command(name)

    @cached_property
    def _came_to(self) -> tuple[Statistics, Picture]:
        """What the battle came to, and how it stood in the end."""
        from replays.playback import Playback

        last, playback = self._replay.turns[-1], Playback(self._replay)
        playback.go_to(last.number, last.orders)
        return statistics_of(self._replay), playback.picture

    @property
    def outcome(self) -> Aftermath:
        """See `Screen.outcome`."""
        found, picture = self._came_to
        words, data, why = self.front.words, self._replay.data, self.front.words("watch-unfinished")
        if found.reason:
            why = self.front.presenter.outcome(found.reason, found.winner)
        return aftermath(words, data, found, picture, self.session.looking, why)

    def after(self) -> Opening | None:
        """The battle that goes on from where the replay was left, if that was wished for."""
        if self.desk.wish != "play_on":
            return super().after()
        from client3d.play.app import playing_on

        return playing_on(self._replay.path, self.session.place, self.desk.seats, self.play_options)


def _saved(texts: Texts, source: Path | None, name: str, **where: Any) -> str:
    """Write a battle's recording under a name; what went wrong, or ""."""
    if source is None:
        return texts.format("save-nothing")
    try:
        save_as(source, name, **where)
    except ReplayError as error:
        return in_a_line(error, texts)
    except OSError as error:
        return error.strerror or str(error)
    return ""


def model_library(*packs: Path, data: ClumsyData | None = None) -> Any:
    """The shipped models, and those of a pack and its mods over them.

    With its data units and structures that have no model are shown by one of the game's, not as boxes.
    """
    from client3d.models.library import ModelLibrary

    def say(error: Exception) -> None:
        print(f"clumsy: {error}", file=sys.stderr)

    folders = [folder / "models" for folder in (shipped_pack(), *packs)]
    return ModelLibrary(folders, say, None if data is None else stand_ins(data))

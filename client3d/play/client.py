"""The running client: a battle being played, or a replay being watched."""

from __future__ import annotations

import dataclasses
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from msgspec import structs

from client3d.play.aftermath import aftermath
from client3d.play.chronicle import Chronicle
from client3d.play.desk import Desk
from client3d.play.driver import Driver
from client3d.play.front import Front
from client3d.play.ground_looks import GroundLooks
from client3d.play.live import Live
from client3d.play.opening import begun_anew
from client3d.play.options import PlayOptions
from client3d.play.outcome import Aftermath
from client3d.play.past import recall
from client3d.play.projector import Projector
from client3d.play.saved import packs_of
from client3d.play.screen import Screen, model_library, saved_as
from client3d.play.seated import Happening
from client3d.play.session import Session
from client3d.play.stage import Stage, board_picture
from client3d.play.states import OVER
from client3d.play.viewer import WatchDesk, WatchDriver, WatchFront
from client3d.play.viewing import Viewing
from client3d.play.ways_in import Opened
from client3d.play.window import small_picture
from client3d.screens.program import Opening, Program
from client3d.screens.settings import Play, Settings
from client3d.trouble.journal import log
from core.packs.mods import read_mod
from replays.records import MOST_PICTURE, Note
from replays.statistics import statistics_of
from systems.clumsy.picture import EVERYTHING, Picture
from systems.clumsy.statistics import Statistics


class Client(Screen):
    """A battle being played; `options` says how it was opened, for one more."""

    playing = True
    saves: Path | None = None
    """Where it is saved under a name; None: where the player's saves are."""

    def __init__(self, program: Program, opened: Opened, options: PlayOptions) -> None:
        match, data = opened.match, opened.data
        models = model_library(opened.folder, *opened.mods, data=data)
        picture = match.picture(match.persons[0] if match.persons else EVERYTHING)
        super().__init__(program, board_picture(picture, looks=GroundLooks(data.terrain)), models)
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

    def habits(self, play: Play) -> Play:
        """See `Screen.habits`."""
        return structs.replace(play, ranges=self.session.controller.ranges)

    def _use(self, settings: Settings) -> None:
        super()._use(settings)
        self.session.controller.ranges = settings.play.ranges

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
        return saved_as(self.program.texts, source, name, good_bytes=written, **how)

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
        looks = GroundLooks(replay.data.terrain)
        super().__init__(program, board_picture(Playback(replay).picture, looks=looks), models)
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

"""The running client: a battle being played, or a replay being watched."""

from __future__ import annotations

import dataclasses
from functools import cached_property, partial
from typing import Any

from msgspec import structs

from client3d.clumsy.aftermath import aftermath
from client3d.clumsy.chronicle import Chronicle
from client3d.clumsy.desk import Desk
from client3d.clumsy.driver import Driver
from client3d.clumsy.front import Front
from client3d.clumsy.live import Live
from client3d.clumsy.past import recall
from client3d.clumsy.projector import Projector
from client3d.clumsy.session import Session
from client3d.clumsy.stage import Stage, board_picture
from client3d.clumsy.viewer import WatchDesk, WatchDriver, WatchFront
from client3d.clumsy.viewing import Viewing
from client3d.play.ground_looks import GroundLooks
from client3d.play.options import PlayOptions
from client3d.play.outcome import Aftermath
from client3d.play.played import Played
from client3d.play.screen import model_library
from client3d.play.states import OVER
from client3d.play.watched import Watched, shown_with
from client3d.play.ways_in import Opened
from client3d.screens.program import Opening, Program
from client3d.screens.settings import Play, Settings
from core.packs.mods import read_mod
from replays.statistics import statistics_of
from systems.clumsy.picture import EVERYTHING, Picture
from systems.clumsy.statistics import Statistics


class Client(Played):
    """A battle being played; `options` says how it was opened, for one more."""

    def __init__(self, program: Program, opened: Opened, options: PlayOptions) -> None:
        match, data = opened.match, opened.data
        models = model_library(opened.folder, *opened.mods, data=data)
        picture = match.picture(match.persons[0] if match.persons else EVERYTHING)
        board = board_picture(picture, looks=GroundLooks(data.terrain))
        super().__init__(program, opened, options, board, models)
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

    def habits(self, play: Play) -> Play:
        """See `Screen.habits`."""
        return structs.replace(play, ranges=self.session.controller.ranges)

    def _use(self, settings: Settings) -> None:
        super()._use(settings)
        self.session.controller.ranges = settings.play.ranges

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
        """See `Played.close`; the pack's files are watched no more."""
        if self._live is not None:
            self._live.close()
        super().close()

    def picture(self) -> bytes:
        """See `Played.picture`; of a battle that two share there is none, as it would show one what the other sees."""
        return b"" if self.session.hot_seat else super().picture()

    def after(self) -> Opening | None:
        """See `Played.after`; after a change of the pack that needs one, it is a new battle that begins."""
        if self.desk.wish == "restart" and self._live is not None and self._live.waits_for_a_new_battle:
            from client3d.screens.battles import begun

            mods = tuple(read_mod(folder) for folder in self.opened.mods)
            return partial(begun, dataclasses.replace(self.play_options, mods=mods, load=None))
        return super().after()


class WatchClient(Watched):
    """A replay being watched."""

    FRONT: type[WatchFront] = WatchFront
    """Its panels."""

    def __init__(self, program: Program, replay: Any) -> None:
        from replays.playback import Playback

        packs, gone = shown_with(program.texts, replay)
        models = model_library(*packs, data=replay.data)
        looks = GroundLooks(replay.data.terrain)
        board = board_picture(Playback(replay).picture, looks=looks)
        super().__init__(program, replay, gone, board, models)
        stage = Stage(self.scene, replay.data, models, replay.setup.sides)
        self.front = front = self.FRONT(self.base, program.texts, stage, program.text_factor, program.navigator)
        self.session = Viewing(replay, stage, front, lambda picture: Projector(stage, picture, front))
        self.desk = WatchDesk(self.session, front, self.take_picture)
        self.driver = WatchDriver(self.desk)
        self.begin(*packs)

    def frame(self, seconds: float) -> None:
        """See `Screen.frame`; where the data were changed while it was played, numbers are by the new ones."""
        turn = self.replay.turns[self.session.place.turn]
        self.session.stage.data = self.replay.data_after(turn.first_order + self.session.place.orders)
        super().frame(seconds)

    @cached_property
    def _came_to(self) -> tuple[Statistics, Picture]:
        """What the battle came to, and how it stood in the end."""
        from replays.playback import Playback

        last, playback = self.replay.turns[-1], Playback(self.replay)
        playback.go_to(last.number, last.orders)
        return statistics_of(self.replay), playback.picture

    @property
    def outcome(self) -> Aftermath:
        """See `Screen.outcome`."""
        found, picture = self._came_to
        words, data, why = self.front.words, self.replay.data, self.front.words("watch-unfinished")
        if found.reason:
            why = self.front.presenter.outcome(found.reason, found.winner)
        return aftermath(words, data, found, picture, self.session.looking, why)

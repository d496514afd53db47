"""The running client of Headquarters: a battle being played, or a replay being watched."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from client3d.headquarters.account import CampLedger, aftermath, ledger_of, ledger_up_to
from client3d.headquarters.board import board_picture
from client3d.headquarters.desk import CampDesk
from client3d.headquarters.driver import CampDriver
from client3d.headquarters.front import CampFront
from client3d.headquarters.keys import CampBindings
from client3d.headquarters.match import CampMatch
from client3d.headquarters.models import camp_models
from client3d.headquarters.reel import CampReel
from client3d.headquarters.session import CampSession
from client3d.headquarters.sounds import CampSounds
from client3d.headquarters.stage import CampStage
from client3d.headquarters.watching import CampViewing, CampWatchDesk, CampWatchDriver, CampWatchFront
from client3d.play.options import PlayOptions
from client3d.play.outcome import Aftermath
from client3d.play.played import Played
from client3d.play.retold import retell
from client3d.play.screen import Screen
from client3d.play.watched import Watched, shown_with
from client3d.play.ways_in import Opened
from client3d.screens.program import Program
from client3d.screens.settings import Settings
from replays.playback import Playback
from replays.reader import EVERYTHING, Replay
from systems.headquarters.picture import advance
from systems.headquarters.setup import land_of


class CampScreen(Screen):
    """What a battle of Headquarters and a replay of one have in common."""

    RULESET = "headquarters"
    ledger: CampLedger

    def hears(self, *packs: Path) -> Any:
        """See `Screen.hears`."""
        self.program.sounds.use_packs(*packs)
        return CampSounds(self.program.sounds.mixer, self.front.stage, self.session)

    @property
    def outcome(self) -> Aftermath:
        """See `Screen.outcome`."""
        front = self.front
        _, picture, reason = self.ledger.accounts()
        why = front.presenter.outcome(reason, picture.winner) if reason else front.words("watch-unfinished")
        return aftermath(front.words, self.ledger, self.persons, why)


class CampClient(Played, CampScreen):
    """A battle being played."""

    def __init__(self, program: Program, opened: Opened, options: PlayOptions) -> None:
        match, data = opened.match, opened.data
        assert isinstance(match, CampMatch), "the way in opens matches of Headquarters"
        models = camp_models(data, opened.folder, *opened.mods)
        super().__init__(program, opened, options, board_picture(match.picture(EVERYTHING), data), models)
        self.ledger = ledger_of(match)
        match.listeners.append(self.ledger.happened)
        setup = match.setup
        stage = CampStage(self.scene, data, models, setup.sides)
        land, texts, factor = land_of(setup, data), program.texts, program.text_factor
        self.front = front = CampFront(self.base, texts, stage, land, setup.round_limit, factor, program.navigator)
        self.session = CampSession(match, stage, front, lambda picture: CampReel(stage, picture, front))
        retell(match, (EVERYTHING,), front.words, front.log, advance)
        front.log.show(EVERYTHING)
        self.desk = CampDesk(self.session, front, self.take_picture)
        self.driver = CampDriver(self.desk)
        self.begin(opened.folder, *opened.mods)

    def _use(self, settings: Settings) -> None:
        super()._use(settings)
        self.desk.bindings = CampBindings(settings.keys, shared=self.session.hot_seat)
        self.session.follow = settings.play.follow
        self.session.pace = float(settings.play.camp_pace)


class CampWatchClient(Watched, CampScreen):
    """A replay being watched."""

    FRONT: type[CampWatchFront] = CampWatchFront
    """Its panels."""

    def __init__(self, program: Program, replay: Replay) -> None:
        packs, gone = shown_with(program.texts, replay)
        data, setup = replay.data, replay.setup
        models = camp_models(data, *packs)
        super().__init__(program, replay, gone, board_picture(Playback(replay).picture, data), models)
        stage = CampStage(self.scene, data, models, setup.sides)
        land, texts, factor = land_of(setup, data), program.texts, program.text_factor
        self.front = front = self.FRONT(self.base, texts, stage, land, setup.round_limit, factor, program.navigator)
        self.session = CampViewing(replay, stage, front, lambda picture: CampReel(stage, picture, front))
        self.desk = CampWatchDesk(self.session, front, self.take_picture)
        self.driver = CampWatchDriver(self.desk)
        self.begin(*packs)

    @cached_property
    def ledger(self) -> CampLedger:  # type: ignore[override]
        """All that the replay tells."""
        return ledger_up_to(self.replay, self.replay.orders)

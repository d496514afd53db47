"""The running client of Skirmish: a battle being played, or a replay being watched."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from client3d.models.library import ModelLibrary
from client3d.play.options import PlayOptions
from client3d.play.outcome import Aftermath
from client3d.play.played import Played
from client3d.play.retold import retell
from client3d.play.screen import Screen, model_library
from client3d.play.watched import Watched, shown_with
from client3d.play.ways_in import Opened
from client3d.play.window import take_picture
from client3d.screens.program import Program
from client3d.screens.settings import Settings
from client3d.skirmish.account import TableLedger, aftermath, ledger_of, ledger_up_to
from client3d.skirmish.desk import TableDesk
from client3d.skirmish.driver import TableDriver
from client3d.skirmish.front import TableFront
from client3d.skirmish.keys import TableBindings
from client3d.skirmish.match import TableMatch
from client3d.skirmish.reel import TableReel
from client3d.skirmish.scenery import Scenery
from client3d.skirmish.session import TableSession
from client3d.skirmish.sounds import TableSounds
from client3d.skirmish.stage import TableStage, Tabletop
from client3d.skirmish.watching import TableViewing, TableWatchDesk, TableWatchDriver, TableWatchFront
from client3d.table.picture import TablePicture
from core.packs.location import pack_folder
from replays.playback import Playback
from replays.reader import EVERYTHING, Replay
from systems.skirmish.picture import advance


def table_models(*packs: Path) -> ModelLibrary:
    """The models of a pack and the mods over it, and the main game's trees and stones."""
    folders = packs if pack_folder("skirmish") in packs else (pack_folder("skirmish"), *packs)
    return model_library(*folders)


class TableScreen(Screen):
    """What a battle of Skirmish and a replay of one have in common."""

    RULESET = "skirmish"
    may_surrender = False
    scene: Tabletop
    ledger: TableLedger

    def make_scene(self, board: Any, models: Any) -> Any:
        """See `Screen.make_scene`."""
        assert isinstance(board, TablePicture)
        return Tabletop(self.base, board, models, self.program.tier, self.program.side_colours)

    def hears(self, *packs: Path) -> Any:
        """See `Screen.hears`."""
        self.program.sounds.use_packs(*packs)
        return TableSounds(self.program.sounds.mixer, self.front.stage, self.session)

    def _use(self, settings: Settings) -> None:
        super()._use(settings)
        self.scene.steady = settings.interface.reduced_motion
        self.desk.bindings = TableBindings(settings.keys)

    def take_picture(self, path: Path) -> bool:
        """See `Screen.take_picture`."""
        return take_picture(self.base, path)

    @property
    def outcome(self) -> Aftermath:
        """See `Screen.outcome`."""
        front, ending = self.front, self.ledger.ending
        why = front.words("watch-unfinished")
        if ending is not None:
            why = front.presenter.outcome(ending.reason, ending.winner)
        return aftermath(front.cards, self.ledger, self.session.setup, self.persons, why)


class TableClient(Played, TableScreen):
    """A battle being played."""

    def __init__(self, program: Program, opened: Opened, options: PlayOptions) -> None:
        match, data = opened.match, opened.data
        assert isinstance(match, TableMatch), "the way in opens matches of Skirmish"
        models, setup = table_models(opened.folder, *opened.mods), match.setup
        picture = match.picture(EVERYTHING)
        scenery = Scenery(data, setup.sides, picture.table, setup.seed)
        super().__init__(program, opened, options, scenery.picture(picture), models)
        self.ledger = ledger_of(match)
        match.listeners.append(self.ledger.happened)
        stage = TableStage(self.scene, data, models, scenery, setup.sides)
        self.front = front = TableFront(self.base, program.texts, stage, setup, program.text_factor, program.navigator)
        self.session = TableSession(match, stage, front, lambda shown: TableReel(stage, shown, front))
        retell(match, match.persons or (EVERYTHING,), front.words, front.log, advance)
        front.log.show(self.session.looking)
        self.desk = TableDesk(self.session, front, self.take_picture)
        self.driver = TableDriver(self.desk)
        self.begin(opened.folder, *opened.mods)
        # at the title the mission was read of; a script has nobody who reads
        if match.persons and match.resumed is None and not program.has_title and options.script is None:
            front.brief()


class TableWatchClient(Watched, TableScreen):
    """A replay being watched."""

    FRONT: type[TableWatchFront] = TableWatchFront
    """Its panels."""

    def __init__(self, program: Program, replay: Replay) -> None:
        packs, gone = shown_with(program.texts, replay)
        data, setup = replay.data, replay.setup
        models, picture = table_models(*packs), Playback(replay).picture
        scenery = Scenery(data, setup.sides, picture.table, setup.seed)
        super().__init__(program, replay, gone, scenery.picture(picture), models)
        stage = TableStage(self.scene, data, models, scenery, setup.sides)
        self.front = front = self.FRONT(self.base, program.texts, stage, setup, program.text_factor, program.navigator)
        self.session = TableViewing(replay, stage, front, lambda shown: TableReel(stage, shown, front))
        self.desk = TableWatchDesk(self.session, front, self.take_picture)
        self.driver = TableWatchDriver(self.desk)
        self.begin(*packs)

    @cached_property
    def ledger(self) -> TableLedger:  # type: ignore[override]
        """All that the replay tells."""
        return ledger_up_to(self.replay, self.replay.orders)

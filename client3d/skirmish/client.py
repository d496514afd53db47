"""The running client of Skirmish: a battle being played, or a replay being watched."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from client3d.models.library import ModelLibrary
from client3d.play.options import PlayOptions
from client3d.play.outcome import Aftermath
from client3d.play.saved import packs_of
from client3d.play.screen import Screen, model_library, saved_as
from client3d.play.seated import Happening
from client3d.play.states import OVER
from client3d.play.ways_in import Opened
from client3d.play.window import small_picture, take_picture
from client3d.screens.program import Opening, Program
from client3d.screens.settings import Settings
from client3d.skirmish.account import Ledger, aftermath
from client3d.skirmish.desk import TableDesk
from client3d.skirmish.driver import TableDriver
from client3d.skirmish.front import TableFront
from client3d.skirmish.keys import TableBindings
from client3d.skirmish.match import TableMatch
from client3d.skirmish.past import recall
from client3d.skirmish.reel import TableReel
from client3d.skirmish.scenery import Scenery
from client3d.skirmish.session import TableSession
from client3d.skirmish.sounds import TableSounds
from client3d.skirmish.stage import TableStage, Tabletop
from client3d.skirmish.watching import TableViewing, TableWatchDesk, TableWatchDriver, TableWatchFront
from client3d.table.picture import TablePicture
from client3d.trouble.journal import log
from core.packs.location import pack_folder
from replays.faults import ReplayError
from replays.playback import Playback
from replays.reader import EVERYTHING, Replay
from replays.records import MOST_PICTURE, Note


def table_models(*packs: Path) -> ModelLibrary:
    """The models of a pack and the mods over it, and the main game's trees and stones."""
    folders = packs if pack_folder("skirmish") in packs else (pack_folder("skirmish"), *packs)
    return model_library(*folders)


class TableScreen(Screen):
    """What a battle of Skirmish and a replay of one have in common."""

    RULESET = "skirmish"
    has_library = False
    may_surrender = False
    scene: Tabletop
    ledger: Ledger

    def make_scene(self, board: Any, models: Any) -> Any:
        """See `Screen.make_scene`."""
        assert isinstance(board, TablePicture)
        return Tabletop(self.base, board, models, self.program.tier, self.program.side_colours)

    def hears(self, *packs: Path) -> Any:
        """See `Screen.hears`."""
        self.program.sounds.use_packs(*packs)
        return TableSounds(self.program.sounds.mixer, self.front.stage, self.session)

    def consults(self) -> None:
        """See `Screen.consults`: there is the list of keys, and no encyclopedia yet."""
        self.front.manual = self.front.toggle_help
        self.front.encyclopedia = lambda _table, _name: None

    def _use(self, settings: Settings) -> None:
        super()._use(settings)
        self.scene.steady = settings.interface.reduced_motion
        self.desk.bindings = TableBindings(settings.keys)

    def take_picture(self, path: Path) -> bool:
        """See `Screen.take_picture`."""
        return take_picture(self.base, path)

    def after(self) -> Opening | None:
        """See `Screen.after`: another battle is chosen at the title."""
        from client3d.screens.lobby import Lobby

        if self.desk.wish == "another":
            options = self.play_options
            return lambda program: Lobby(program, options)
        return super().after()


class TableClient(TableScreen):
    """A battle being played; `options` says how it was opened, for one more."""

    playing = True
    saves: Path | None = None
    """Where it is saved under a name; None: where the player's saves are."""

    def __init__(self, program: Program, opened: Opened, options: PlayOptions) -> None:
        match, data = opened.match, opened.data
        assert isinstance(match, TableMatch), "the way in opens matches of Skirmish"
        models, setup = table_models(opened.folder, *opened.mods), match.setup
        picture = match.picture(EVERYTHING)
        scenery = Scenery(data, setup.sides, picture.table, setup.seed)
        super().__init__(program, scenery.picture(picture), models)
        self.opened, self.play_options = opened, options
        log.info("battle of Skirmish, mission %s, seed %s", options.mission, options.seed)
        self.ledger = _ledger_of(match)
        match.listeners.append(self._ordered)
        stage = TableStage(self.scene, data, models, scenery, setup.sides)
        self.front = front = TableFront(self.base, program.texts, stage, setup, program.text_factor, program.navigator)
        self.session = TableSession(match, stage, front, lambda shown: TableReel(stage, shown, front))
        if match.resumed is not None:
            recall(match.resumed, front.words, front.log, match.persons or (EVERYTHING,))
            front.log.show(self.session.looking)
        self.desk = TableDesk(self.session, front, self.take_picture)
        self.driver = TableDriver(self.desk)
        self.begin(opened.folder, *opened.mods)

    def _ordered(self, happening: Happening) -> None:
        """From the first order on there is something that is worth keeping."""
        log.info("%r", happening.order)
        self.ledger.follow(event for event, _ in happening.told)
        self.program.battle_file = self.play_options.replay

    @property
    def recording(self) -> Path | None:
        """See `Screen.recording`."""
        replay = self.play_options.replay
        return replay if replay is not None and replay.is_file() else None

    @property
    def outcome(self) -> Aftermath:
        """See `Screen.outcome`."""
        front, match = self.front, self.session.match
        persons = tuple(match.persons)
        ending = self.ledger.ending
        why = "" if ending is None else front.presenter.outcome(ending.reason, ending.winner)
        looking = persons[0] if persons else EVERYTHING
        return aftermath(front.cards, self.ledger, match.setup, looking, persons, why)

    def close(self) -> None:
        """End the recording, with a picture of a battle that is left for the list of those to go on with."""
        recorder = self.session.match.recorder
        if not self.closed and recorder is not None and recorder.is_worth_keeping:
            if self.session.state != OVER:
                self.program.navigator.clear()
                recorder.note(Note(picture=small_picture(self.base, MOST_PICTURE)))
            # whoever goes on with the battle finds its file complete
            recorder.close()
        super().close()

    @property
    def no_save(self) -> str:  # type: ignore[override]
        """Why it cannot be saved."""
        key = "save-nothing" if self.recording is None else "save-over" if self.session.state == OVER else ""
        return self.program.texts.format(key) if key else ""

    def save(self, name: str, replace: bool) -> str:
        """Save the battle under a name; what went wrong, or ""."""
        source, recorder = self.play_options.replay, self.session.match.recorder
        written = None if recorder is None else recorder.written
        how: dict[str, Any] = {
            "picture": small_picture(self.base, MOST_PICTURE),
            "replace": replace,
            "folder": self.saves,
        }
        return saved_as(self.program.texts, source, name, good_bytes=written, **how)

    def after(self) -> Opening | None:
        """Another battle or the replay of this one, if that was wished for."""
        from client3d.play.app import battle, watching
        from client3d.skirmish.way_in import begun_anew

        options, recording = self.play_options, self.recording
        if self.desk.wish == "restart":
            return battle(options, begun_anew(self.opened, options, self.program.texts))
        if self.desk.wish == "watch_replay" and recording is not None:
            return watching(recording, self.program)
        return super().after()


def _ledger_of(match: TableMatch) -> Ledger:
    """All that was told so far, if the battle was taken up from a file that still tells it."""
    resumed = match.resumed
    if resumed is None:
        return Ledger()
    turn, orders = resumed.replay.turns[resumed.place.turn], resumed.place.orders
    try:
        return _ledger_up_to(resumed.replay, turn.first_order + orders)
    except ReplayError:
        return Ledger()


def _ledger_up_to(replay: Replay, orders: int) -> Ledger:
    found = Ledger()
    for number, entry in enumerate(replay.entries()):
        if number >= orders:
            break
        found.follow(event for event, _ in entry.told)
    return found


class TableWatchClient(TableScreen):
    """A replay being watched."""

    FRONT: type[TableWatchFront] = TableWatchFront
    """Its panels."""

    def __init__(self, program: Program, replay: Any) -> None:
        pack, mods, gone = packs_of(replay.header)
        program.texts.lay_over(*(folder / "locale" for folder in (pack, *mods)))
        if gone:
            program.texts.give(replay.header.texts)
        data, setup = replay.data, replay.setup
        models, picture = table_models(pack, *mods), Playback(replay).picture
        scenery = Scenery(data, setup.sides, picture.table, setup.seed)
        super().__init__(program, scenery.picture(picture), models)
        stage = TableStage(self.scene, data, models, scenery, setup.sides)
        self.front = front = self.FRONT(self.base, program.texts, stage, setup, program.text_factor, program.navigator)
        front.reads_by_the_clock = not program.options.offscreen  # there pictures are the same each time
        self.session = TableViewing(replay, stage, front, lambda shown: TableReel(stage, shown, front))
        self.desk = TableWatchDesk(self.session, front, self.take_picture)
        self.driver = TableWatchDriver(self.desk)
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

    def command(self, name: str) -> None:
        """See `Screen.command`; watching begins anew in the same place."""
        if name == "watch_replay":
            self.session.restart()
        else:
            super().command(name)

    @cached_property
    def ledger(self) -> Ledger:  # type: ignore[override]
        """All that the replay tells."""
        return _ledger_up_to(self._replay, self._replay.orders)

    @property
    def outcome(self) -> Aftermath:
        """See `Screen.outcome`."""
        front, ending = self.front, self.ledger.ending
        why = front.words("watch-unfinished")
        if ending is not None:
            why = front.presenter.outcome(ending.reason, ending.winner)
        return aftermath(front.cards, self.ledger, self._replay.setup, EVERYTHING, (), why)

    def after(self) -> Opening | None:
        """The battle that goes on from where the replay was left, if that was wished for."""
        if self.desk.wish != "play_on":
            return super().after()
        from client3d.play.app import playing_on

        return playing_on(self._replay.path, self.session.place, self.desk.seats, self.play_options)

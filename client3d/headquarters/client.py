"""The running client of Headquarters: a battle being played, or a replay being watched."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from client3d.headquarters.account import Ledgers, aftermath
from client3d.headquarters.board import board_picture
from client3d.headquarters.desk import CampDesk
from client3d.headquarters.driver import CampDriver
from client3d.headquarters.front import CampFront
from client3d.headquarters.keys import CampBindings
from client3d.headquarters.match import CampMatch
from client3d.headquarters.models import camp_models
from client3d.headquarters.past import recall
from client3d.headquarters.reel import CampReel
from client3d.headquarters.session import CampSession
from client3d.headquarters.sounds import CampSounds
from client3d.headquarters.stage import CampStage
from client3d.headquarters.watching import CampViewing, CampWatchDesk, CampWatchDriver, CampWatchFront
from client3d.play.options import PlayOptions
from client3d.play.outcome import Aftermath
from client3d.play.saved import packs_of
from client3d.play.screen import Screen, saved_as
from client3d.play.seated import Happening
from client3d.play.states import OVER
from client3d.play.ways_in import Opened
from client3d.play.window import small_picture
from client3d.screens.program import Opening, Program
from client3d.screens.settings import Settings
from client3d.trouble.journal import log
from replays.faults import ReplayError
from replays.playback import Playback
from replays.reader import EVERYTHING, Replay
from replays.records import MOST_PICTURE, Note
from systems.headquarters.setup import land_of


class CampScreen(Screen):
    """What a battle of Headquarters and a replay of one have in common."""

    RULESET = "headquarters"

    def hears(self, *packs: Path) -> Any:
        """See `Screen.hears`."""
        self.program.sounds.use_packs(*packs)
        return CampSounds(self.program.sounds.mixer, self.front.stage, self.session)

    def _bind(self, settings: Settings) -> None:
        """The player's keys, and how the camera follows."""
        self.desk.bindings = CampBindings(settings.keys, shared=self.session.hot_seat)


class CampClient(CampScreen):
    """A battle being played; `options` says how it was opened, for one more."""

    playing = True
    saves: Path | None = None
    """Where it is saved under a name; None: where the player's saves are."""

    def __init__(self, program: Program, opened: Opened, options: PlayOptions) -> None:
        match, data = opened.match, opened.data
        assert isinstance(match, CampMatch), "the way in opens matches of Headquarters"
        models = camp_models(data, opened.folder, *opened.mods)
        super().__init__(program, board_picture(match.picture(EVERYTHING), data), models)
        self.opened, self.play_options = opened, options
        log.info("battle of Headquarters on %s, seed %s", options.map, options.seed)
        self._ledgers = _ledgers_of(match)
        match.listeners.append(self._ordered)
        setup = match.setup
        stage = CampStage(self.scene, data, models, setup.sides)
        land, texts, factor = land_of(setup, data), program.texts, program.text_factor
        self.front = front = CampFront(self.base, texts, stage, land, setup.round_limit, factor, program.navigator)
        self.session = CampSession(match, stage, front, lambda picture: CampReel(stage, picture, front))
        if match.resumed is not None:
            recall(match.resumed, front.words, front.log)
        self.desk = CampDesk(self.session, front, self.take_picture)
        self.driver = CampDriver(self.desk)
        self.begin(opened.folder, *opened.mods)

    def _ordered(self, happening: Happening) -> None:
        """From the first order on there is something that is worth keeping."""
        log.info("%r", happening.order)
        self._ledgers.follow(event for event, _ in happening.told)
        self.program.battle_file = self.play_options.replay

    def _use(self, settings: Settings) -> None:
        super()._use(settings)
        self._bind(settings)
        self.session.follow = settings.play.follow
        self.session.pace = float(settings.play.camp_pace)

    @property
    def recording(self) -> Path | None:
        """See `Screen.recording`."""
        replay = self.play_options.replay
        return replay if replay is not None and replay.is_file() else None

    @property
    def outcome(self) -> Aftermath:
        """See `Screen.outcome`."""
        front, persons = self.front, tuple(self.session.match.persons)
        _, picture, reason = self._ledgers.accounts()
        why = front.presenter.outcome(reason, picture.winner)
        looking = persons[0] if persons else EVERYTHING
        return aftermath(front.words, self._ledgers, looking, persons, why)

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
        from client3d.headquarters.way_in import begun_anew
        from client3d.play.app import battle, watching

        options, recording = self.play_options, self.recording
        if self.desk.wish == "restart":
            return battle(options, begun_anew(self.opened, options, self.program.texts))
        if self.desk.wish == "watch_replay" and recording is not None:
            return watching(recording, self.program)
        return super().after()


def _ledgers_of(match: CampMatch) -> Ledgers:
    """Counts from the battle's beginning, if it was taken up from a file that still tells of it; else from now on."""
    resumed = match.resumed
    if resumed is None:
        return Ledgers(match.picture(EVERYTHING))
    try:
        return _ledgers_up_to(
            resumed.replay, resumed.replay.turns[resumed.place.turn].first_order + resumed.place.orders
        )
    except ReplayError:
        return Ledgers(match.picture(EVERYTHING))


def _ledgers_up_to(replay: Replay, orders: int) -> Ledgers:
    found = Ledgers(Playback(replay).picture)
    for number, entry in enumerate(replay.entries()):
        if number >= orders:
            break
        found.follow(event for event, _ in entry.told)
    return found


class CampWatchClient(CampScreen):
    """A replay being watched."""

    FRONT: type[CampWatchFront] = CampWatchFront
    """Its panels."""

    def __init__(self, program: Program, replay: Any) -> None:
        pack, mods, gone = packs_of(replay.header)
        program.texts.lay_over(*(folder / "locale" for folder in (pack, *mods)))
        if gone:
            program.texts.give(replay.header.texts)
        data, setup = replay.data, replay.setup
        models = camp_models(data, pack, *mods)
        super().__init__(program, board_picture(Playback(replay).picture, data), models)
        stage = CampStage(self.scene, data, models, setup.sides)
        land, texts, factor = land_of(setup, data), program.texts, program.text_factor
        self.front = front = self.FRONT(self.base, texts, stage, land, setup.round_limit, factor, program.navigator)
        front.reads_by_the_clock = not program.options.offscreen  # there pictures are the same each time
        self.session = CampViewing(replay, stage, front, lambda picture: CampReel(stage, picture, front))
        self.desk = CampWatchDesk(self.session, front, self.take_picture)
        self.driver = CampWatchDriver(self.desk)
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
    def _ledgers(self) -> Ledgers:
        return _ledgers_up_to(self._replay, self._replay.orders)

    @property
    def outcome(self) -> Aftermath:
        """See `Screen.outcome`."""
        front = self.front
        _, picture, reason = self._ledgers.accounts()
        why = front.presenter.outcome(reason, picture.winner) if reason else front.words("watch-unfinished")
        return aftermath(front.words, self._ledgers, EVERYTHING, (), why)

    def after(self) -> Opening | None:
        """The battle that goes on from where the replay was left, if that was wished for."""
        if self.desk.wish != "play_on":
            return super().after()
        from client3d.play.app import playing_on

        return playing_on(self._replay.path, self.session.place, self.desk.seats, self.play_options)

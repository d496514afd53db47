"""The log of a battle that is taken up again: what each side was told before is in it, line by line, and no more."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from client3d.clumsy.event_log import EventLog
from client3d.clumsy.match import Match
from client3d.clumsy.past import recall
from client3d.clumsy.previews import structure_meant
from client3d.clumsy.words import Words
from client3d.hud.values import LogLine
from client3d.play.seated import Happening
from core.packs.location import data_folder
from core.texts import Texts
from replays.reader import open_replay
from replays.recorder import Recorder
from replays.resume import resumed
from replays.state import Place
from systems.clumsy.events import ShotFired
from systems.clumsy.orders import FireOrder
from systems.clumsy.picture import EVERYTHING
from systems.clumsy.picture_changes import advance
from systems.clumsy.pipeline import new_game
from tests.replays.recordings import pack
from tests.systems.clumsy.battles import data, random_order, random_setup

TEXTS = Texts("en", data_folder() / "locale", data_folder() / "clumsy" / "locale")
EYES = (0, 1, EVERYTHING)


class Panel:
    """The panel of the log."""

    def __init__(self) -> None:
        self.lines: list[LogLine] = []

    def log(self, line: LogLine) -> None:
        self.lines.append(line)

    def show_log(self, lines: Sequence[LogLine]) -> None:
        self.lines = list(lines)


def log_of(sides: tuple[str, ...]) -> tuple[Any, EventLog]:
    panel: Any = Panel()
    return panel, EventLog(panel, Words(TEXTS, sides))


class Witnesses:
    """Eyes that are told of a battle while it is played, as the screen is."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.panels: dict[int, Any] = {}
        self.logs: dict[int, EventLog] = {}
        self.pictures = {side: match.picture(side) for side in EYES}
        for side in EYES:
            self.panels[side], self.logs[side] = log_of(match.game.view(0).side_names)
            self.logs[side].begin(self.pictures[side])
        self.meant: Any = None
        match.listeners.append(self.happened)

    def give(self, dice: random.Random) -> None:
        view = self.match.game.view(self.match.turn)
        order = random_order(view, dice)
        self.meant = structure_meant(view, order) if isinstance(order, FireOrder) else None
        self.match.submit(order)

    def happened(self, happening: Happening) -> None:
        for side in EYES:
            for event in self.match.events_for(side, happening.told):
                own = isinstance(event, ShotFired) and not event.on_alert and side == happening.order.side
                self.logs[side].add(event, self.pictures[side], False, self.meant if own else None)
                advance(self.pictures[side], event)
            self.pictures[side] = self.match.picture(side)


@pytest.mark.parametrize("seed", range(12))
def test_what_was_told_before_is_in_the_log_again(tmp_path: Path, seed: int) -> None:
    setup = random_setup(seed)
    game = new_game(setup, data())
    recorder = Recorder(tmp_path / "a.gcr", game, setup, pack(), data=data())
    witnesses, dice = Witnesses(Match(game, {}, setup)), random.Random(seed)
    for _ in range(150):
        if game.view(0).ended:
            break
        witnesses.give(dice)
    recorder.close()
    replay = open_replay(tmp_path / "a.gcr")
    ended = replay.ending is not None
    place = Place(replay.turns[-1].number, replay.turns[-1].orders - ended)
    panel, log = log_of(setup.sides)
    recall(resumed(replay, place, ("person", "person")), EYES, log)
    for side in EYES:
        told = witnesses.panels[side].lines
        log.show(side)
        assert panel.lines == (told[: len(panel.lines)] if ended else told)
        assert len(told) - len(panel.lines) < 10


def test_a_battle_whose_file_is_gone_goes_on_without_its_past(tmp_path: Path) -> None:
    setup = random_setup(3)
    game = new_game(setup, data())
    recorder = Recorder(tmp_path / "a.gcr", game, setup, pack(), data=data())
    Witnesses(Match(game, {}, setup)).give(random.Random(3))
    recorder.close()
    found = resumed(open_replay(tmp_path / "a.gcr"))
    (tmp_path / "a.gcr").unlink()
    panel, log = log_of(setup.sides)
    recall(found, EYES, log)
    log.show(0)
    assert panel.lines == []

"""The picture of a battle, followed event by event, is the picture of the next view."""

from __future__ import annotations

from random import Random

import play_battles as battles
import pytest

from client3d.clumsy.match import Match
from core.events import Event
from systems.clumsy import events as clumsy_events
from systems.clumsy import ground_events
from systems.clumsy.picture import EVERYTHING
from systems.clumsy.picture_changes import CHANGES, advance


def all_event_types() -> set[type[Event]]:
    """Every event there is, in the engine and the ruleset."""
    found: set[type[Event]] = set()
    waiting = list(Event.__subclasses__())
    while waiting:
        kind = waiting.pop()
        found.add(kind)
        waiting += kind.__subclasses__()
    return {
        kind for kind in found if kind.__module__ in ("core.events", clumsy_events.__name__, ground_events.__name__)
    }


def test_every_event_type_has_its_entry() -> None:
    assert set(CHANGES) == all_event_types()


@pytest.mark.parametrize("side", [0, 1, EVERYTHING])
@pytest.mark.parametrize("seed", range(4))
def test_following_the_events_gives_the_next_picture(side: int, seed: int) -> None:
    match = Match(battles.game(seed), {})
    picture = match.picture(side)
    rng = Random(seed)
    for _ in range(120):
        if match.ended:
            break
        told = battles.submitted(match.game, battles.any_order(match.game, rng))
        for event in match.events_for(side, told):
            advance(picture, event)
        after = match.picture(side)
        assert picture.figures == after.figures
        assert picture.ghosts == after.ghosts
        if side != EVERYTHING:  # watchers see wrecks fall that no side has found yet
            assert picture.wrecks == after.wrecks
        assert (picture.seen, picture.turn, picture.round, picture.hour) == (
            after.seen,
            after.turn,
            after.round,
            after.hour,
        )
        assert (picture.ended, picture.winner) == (after.ended, after.winner)


def test_a_copy_is_moved_on_alone() -> None:
    match = Match(battles.game(), {})
    picture = match.picture(0)
    twin = picture.copy()
    assert twin == picture
    figure = next(iter(twin.figures.values()))
    advance(twin, clumsy_events.UnitStepped(unit=figure.key, start=figure.cell, to=(0, 0)))
    assert twin != picture

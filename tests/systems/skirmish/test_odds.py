"""SK-HIT-1: the odds of a shot are those of the dice, exactly, and the dice keep to them."""

from __future__ import annotations

from itertools import product

import pytest

from core.draws import Draws
from systems.skirmish import shooting
from systems.skirmish.battle import FACES
from systems.skirmish.dice import odds, ways
from systems.skirmish.events import BuildingSearched, FighterFell, FighterMoved, ShotFired
from systems.skirmish.orders import ActivateOrder, ShootOrder
from systems.skirmish.statistics import statistics_of
from tests.systems.skirmish.fights import battle, done, unit


@pytest.mark.parametrize("dice", range(5))
def test_odds_are_those_of_all_falls_of_the_dice(dice: int) -> None:
    falls = [sum(fall) for fall in product(FACES, repeat=dice)]
    for needed in range(-1, 6 * dice + 3):
        assert odds(dice, needed) == (sum(total >= needed for total in falls), len(falls))
        assert ways(dice, needed) == falls.count(needed)


SHOTS = 100_000


@pytest.mark.parametrize(("dice", "needed"), [(2, 9), (3, 13), (1, 5)])
def test_so_many_shots_hit_as_often_as_the_odds_say(dice: int, needed: int) -> None:
    draws = Draws(20261130)
    hits = sum(
        sum(draws.one_of(f"roll {shot} die {die}", 1, FACES) for die in range(1, dice + 1)) >= needed
        for shot in range(SHOTS)
    )
    good, all_ = odds(dice, needed)
    share = good / all_
    sigma = (SHOTS * share * (1 - share)) ** 0.5
    assert abs(hits - SHOTS * share) < 3 * sigma


def test_every_face_comes_up_as_often_as_another() -> None:
    draws = Draws(7)
    counts = [0] * 6
    for roll in range(SHOTS):
        counts[draws.one_of(f"roll {roll} die 1", 1, FACES) - 1] += 1
    sigma = (SHOTS * 5 / 36) ** 0.5
    assert all(abs(count - SHOTS / 6) < 3 * sigma for count in counts)


def test_what_is_shown_before_a_shot_is_what_is_rolled_for() -> None:
    game = battle(unit(0, 10, 10), unit(1, 40, 10), unit(1, 80, 80), unit(1, 84, 80))
    done(game, ActivateOrder(side=0, unit=1000))
    view = game.view(0)
    shown = shooting.aim(view, view.units[1000], view.units[2000])
    assert shown is not None
    told = game.submit(ShootOrder(side=0, target=2000))
    assert isinstance(told, list)
    [shot] = [event for event, _ in told if isinstance(event, ShotFired)]
    assert (len(shot.dice), shot.needed) == (shown.dice, shown.needed)
    assert shot.hit == (sum(shot.dice) >= shown.needed)


def test_the_statistics_count_shots_hits_and_what_the_odds_were() -> None:
    found = statistics_of(
        [
            ShotFired(unit=1000, target=2000, at=(0, 0), dice=(6, 5), needed=9, hit=True, loaded=False, shots=0),
            ShotFired(unit=1001, target=2000, at=(0, 0), dice=(1, 5), needed=7, hit=False, loaded=False, shots=0),
            FighterFell(unit=2000, at=(0, 0), side=1, counts=True),
            BuildingSearched(unit=2001, building=0, dice=(3, 3)),
            FighterMoved(unit=2001, path=((0, 0), (3000, 0), (3000, 4000)), facing=(0, 1), ran=False),
        ]
    )
    blue, red = found.sides
    assert (blue.shots, blue.hits, blue.chances * 36, blue.faces) == (2, 1, 10 + 21, (1, 0, 0, 0, 2, 1))
    assert (red.fallen, red.searches, red.walked, red.faces) == (1, 1, 7000, (0, 0, 2, 0, 0, 0))
    assert (found.shots, found.hits, round(found.expected_hits, 3)) == (2, 1, 0.861)

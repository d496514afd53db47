"""What a pointer costs on the table of Skirmish, for pytest-benchmark.

`python -m pytest tests/bench/bench_pointing.py --benchmark-only --benchmark-timer=time.process_time`: a group of eight
points at places and at enemies, over a table with houses, walls and rough ground, with 30 others on it; what is told
and what is drawn, without the screen. One place after the other, each new: nothing is known of it before.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from client3d.skirmish.marking import plan_of
from client3d.skirmish.places import Place
from client3d.skirmish.pointed import Chosen, pointed_at
from client3d.table.marks import Draughtsman
from systems.skirmish.components import unit_id
from systems.skirmish.data import load_skirmish
from systems.skirmish.measures import Point, hundredths
from systems.skirmish.orders import ActivateOrder
from systems.skirmish.pipeline import SkirmishGame, new_game
from systems.skirmish.setup import BattleSetup, GroupSetup, UnitSetup
from systems.skirmish.table import Area, Building, Obstacle

GROUP, OTHERS = 8, 30


def cm(*places: tuple[float, float]) -> tuple[Point, ...]:
    return tuple((hundredths(x), hundredths(y)) for x, y in places)


def crowded(group: int = GROUP) -> SkirmishGame:
    """A line of so many at the left, active; enemies in rows at the right; houses, walls and fields between."""
    men = tuple(UnitSetup(type="zouave", side=0, at=cm((20, 20 + 2.6 * k))[0]) for k in range(group))
    foes = tuple(
        UnitSetup(type="prussian", side=1, at=cm((48 + 6 * (k % 6), 15 + 7 * (k // 6)))[0], facing=(-1, 0))
        for k in range(OTHERS)
    )
    houses = tuple(
        Building(f"house{k}", cm((30, y), (36, y), (36, y + 6), (30, y + 6)), 2) for k, y in enumerate((5, 50))
    )
    walls = tuple(Obstacle("wall", cm((40, y), (40, y + 9))) for y in (4, 18, 32, 46))
    fields = tuple(Area("rough", cm((24, y), (34, y), (34, y + 9), (24, y + 9))) for y in (14, 38))
    setup = BattleSetup(
        sides=("blue", "red"),
        size=cm((100, 70))[0],
        units=(*men, *foes),
        areas=fields,
        obstacles=walls,
        buildings=houses,
        groups=(GroupSetup(members=tuple(range(group)), formation="line"),) if group > 1 else (),
    )
    game = new_game(setup, load_skirmish().data)
    game.submit(ActivateOrder(side=0, unit=unit_id(0, 0)))
    return game


def grounds() -> Iterator[Place]:
    """Places round the group, each another one."""
    for k in itertools.count():
        turn, far = k * 0.37, 4 + (k * 13.73) % 30
        spot = cm((20 + far * math.cos(turn) ** 2, min(max(20 + far * math.sin(turn), 1), 69)))[0]
        yield Place(spot)


def foes(game: SkirmishGame) -> Iterator[Place]:
    """One enemy after the other."""
    for unit in itertools.cycle(game.view(0).enemies()):
        yield Place(unit.at, unit.id)


@pytest.mark.parametrize("group", [1, GROUP])
@pytest.mark.parametrize("what", ["ground", "foes"])
def test_pointing(benchmark: Callable[..., Any], group: int, what: str) -> None:
    game = crowded(group)
    view, draughtsman = game.view(0), Draughtsman((20.0, 14.0))
    chosen, places = Chosen(selected=unit_id(0, 0), active=True), grounds() if what == "ground" else foes(game)

    def point() -> None:
        view.worked_out.clear()
        found = pointed_at(view, chosen, next(places))
        draughtsman.draw(plan_of(view, chosen, found, str))

    benchmark(point)

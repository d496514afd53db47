"""Battles for games without a screen: fair random ground and forces, from a seed alone.

The ground is turned by half a turn about its centre, so that both sides have the same; both field the same units.
"""

from __future__ import annotations

import random

from core.orders import Cell
from systems.clumsy.setup import BattleSetup, UnitSetup

SIDE = 40
UNITS = 12

CORE = ("general", "supply_truck", "tank", "infantry", "infantry", "scout", "rocket_launcher", "mortar")
"""What every force has."""
DRAWN = (
    "infantry",
    "infantry",
    "tank",
    "heavy_tank",
    "sniper",
    "observer",
    "mortar",
    "rocket_launcher",
    "scout",
    "medic",
    "engineer",
    "cannon",
)
"""What the rest of a force is drawn from."""

_MEADOW, _ROAD, _FOREST, _HILL, _MARSH, _WATER, _RUIN, _BRIDGE = ".rfhmwvb"
_PATCHES = (_FOREST, _FOREST, _FOREST, _HILL, _HILL, _MARSH)
_START_DEPTH = 6
_START_SPREAD = 24


def random_setup(seed: int, *, units: int = UNITS, side: int = SIDE, title: str = "") -> BattleSetup:
    """A battle of `units` a side on `side` x `side` cells: a river with three bridges between two start zones."""
    draw = random.Random(seed)
    rows = _ground(draw, side)
    kinds = force(draw, units)
    starts = _places(draw, rows, units)
    far = side - 1
    fielded = [UnitSetup(type=kind, side=0, at=at) for kind, at in zip(kinds, starts, strict=True)]
    fielded += [UnitSetup(type=kind, side=1, at=(far - x, far - y)) for kind, (x, y) in zip(kinds, starts, strict=True)]
    return BattleSetup(
        seed=seed, rows=tuple("".join(row) for row in rows), units=tuple(fielded), title=title or f"random {seed}"
    )


def force(draw: random.Random, units: int = UNITS) -> list[str]:
    """The types of a force: the core, then drawn ones; a cannon brings a truck to tow it."""
    drawn = [draw.choice(DRAWN) for _ in range(units - len(CORE))]
    others = [place for place, kind in enumerate(drawn) if kind != "cannon"]
    if "cannon" in drawn and others:
        drawn[others[-1]] = "truck"
    return [*CORE[:units], *drawn]


def _ground(draw: random.Random, side: int) -> list[list[str]]:
    """The left half is drawn, the right half is the left one turned."""
    rows = [[_MEADOW] * side for _ in range(side)]
    half = side // 2
    for _ in range(side * side // 45):
        kind, x, y = draw.choice(_PATCHES), draw.randrange(half), draw.randrange(side)
        for _ in range(3 + draw.randrange(10)):
            rows[y][x] = kind
            x, y = min(half - 1, max(0, x + draw.randrange(3) - 1)), min(side - 1, max(0, y + draw.randrange(3) - 1))
    _village(draw, rows)
    river = _river(draw, side)
    for y, x in enumerate(river):
        rows[y][x] = _WATER
        if y and river[y - 1] != x:  # no gap where the river bends
            for between in range(min(x, river[y - 1]), max(x, river[y - 1]) + 1):
                rows[y][between] = _WATER
    crossings = (side // 6 + draw.randrange(side // 6), half - 1)
    for y in crossings:
        _road(rows, y, 1, half - 1)
    for y in range(min(crossings), side - min(crossings)):
        rows[y][half // 3] = _ROAD
    for y in range(half):
        for x in range(side):
            turned = rows[side - 1 - y][side - 1 - x]
            if x >= half:
                rows[y][x] = turned
    for y in range(half, side):
        for x in range(half, side):
            rows[y][x] = rows[side - 1 - y][side - 1 - x]
    for y in (*crossings, *(side - 1 - y for y in crossings)):
        _road(rows, y, 1, side - 2)
    return rows


def _village(draw: random.Random, rows: list[list[str]]) -> None:
    half = len(rows) // 2
    x, y = half // 2 + draw.randrange(half // 3), half // 2 + draw.randrange(half)
    for _ in range(7):
        rows[y + draw.randrange(4) - 1][x + draw.randrange(4) - 1] = _RUIN


def _river(draw: random.Random, side: int) -> list[int]:
    """The column of the river in each row of the left half; it winds about the middle."""
    half = side // 2
    x = half - 1
    column = []
    for y in range(side):
        if y % 3 == 0 and abs(y - half) > 3:
            x = min(half - 1, max(half - 4, x + draw.randrange(3) - 1))
        elif abs(y - half) <= 3:
            x = half - 1
        column.append(x)
    return column


def _road(rows: list[list[str]], y: int, first: int, last: int) -> None:
    for x in range(first, last + 1):
        rows[y][x] = _BRIDGE if rows[y][x] in (_WATER, _BRIDGE) else _ROAD


def _places(draw: random.Random, rows: list[list[str]], units: int) -> list[Cell]:
    """Cells for a force at the left edge, one unit to a cell, guns on ground that any class may enter."""
    side = len(rows)
    top = (side - _START_SPREAD) // 2
    free = [
        (x, y)
        for x in range(1, 1 + _START_DEPTH)
        for y in range(top, top + _START_SPREAD)
        if rows[y][x] in (_MEADOW, _ROAD, _FOREST, _HILL)
    ]
    return draw.sample(free, units)

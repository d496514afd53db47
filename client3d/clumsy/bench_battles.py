"""Battles that benchmarks of the client open: boards of every terrain, and forces that stand opposite each other."""

from __future__ import annotations

from client3d.scene.demo import large_board
from systems.clumsy.setup import BattleSetup, UnitSetup

_GLYPHS = {
    "meadow": ".",
    "road": "r",
    "forest": "f",
    "hill": "h",
    "marsh": "m",
    "water": "w",
    "ruin": "v",
    "crater": ".",
    "burnt": ".",
    "bridge": "b",
}
_FOOT_ONLY = ("ruin", "water", "bridge")
_KINDS = (
    "tank",
    "infantry",
    "scout",
    "sniper",
    "medic",
    "mortar",
    "observer",
    "engineer",
    "truck",
    "rocket_launcher",
    "general",
    "supply_truck",
    "heavy_tank",
    "attack_helicopter",
    "anti_air_battery",
    "infantry",
)
_FRONT = 2
"""Columns between the two forces, each way from the middle."""


def everywhere(cells: int, units: int) -> BattleSetup:
    """So many cells a side, with so many units all over them, each side's in turn."""
    rows, free = _ground(cells)
    places = [free[k * len(free) // units] for k in range(units)]
    fielded = [UnitSetup(type=_KINDS[k % len(_KINDS)], side=k % 2, at=at) for k, at in enumerate(places)]
    return BattleSetup(seed=1, rows=rows, units=tuple(fielded), points=(free[len(free) // 2],))


def facing(cells: int, a_side: int) -> BattleSetup:
    """Two forces so near each other that all of it is fought from the first turn on."""
    rows, free = _ground(cells)
    middle = cells // 2
    west = sorted((at for at in free if at[0] < middle - _FRONT), key=lambda at: (-at[0], at[1]))
    east = sorted((at for at in free if at[0] >= middle + _FRONT), key=lambda at: at)
    fielded = []
    for side, ground in enumerate((west, east)):
        # every third cell, so that whoever is behind can still pass
        places = ground[::3][:a_side]
        fielded += [UnitSetup(type=_KINDS[k % len(_KINDS)], side=side, at=at) for k, at in enumerate(places)]
    return BattleSetup(seed=1, rows=rows, units=tuple(fielded), points=(free[len(free) // 2],))


def _ground(cells: int) -> tuple[tuple[str, ...], list[tuple[int, int]]]:
    """The rows of a board, and the cells on which anything may stand."""
    board = large_board(cells)
    rows = tuple("".join(_GLYPHS[name] for name in row) for row in board.terrain)
    return rows, [(x, y) for y in range(cells) for x in range(cells) if board.at(x, y) not in _FOOT_ONLY]

"""Whether goals can be played for, as a setup, a scenario or a mission file gives them.

WIN-2 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from core.orders import Cell
from core.packs.faults import Argument
from systems.clumsy.goal_setup import GoalSetup

LONGEST_KEY: Final = 200
"""Characters of a text's key."""

MOST_GOALS: Final = 100
"""Goals of one battle."""

MOST_OF_A_GOAL: Final = 100_000

GOAL_KEYS: Final[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "destroy_all": ((), ()),
    "hold_points": ((), ("zone", "count")),
    "hold_out": (("round",), ()),
    "escort": (("units", "zone"), ("count",)),
    "kill": (("units",), ("count",)),
    "reach": (("zone",), ("units", "count")),
    "destroy": (("structure",), ("count",)),
    "keep_alive": (("units",), ("count",)),
}
"""For each kind of goal, the keys it must have and those it may have, as files spell them."""

SPECIAL_KEYS: Final = ("round", "units", "zone", "structure", "count")


class Grounds(NamedTuple):
    """What goals are about: the battle they are set in."""

    width: int
    height: int
    points: Collection[Cell]
    unit_sides: Sequence[int]
    """The side of each unit."""
    structure_sides: Mapping[Cell, int]
    """The side of each structure, by cell."""


class GoalFault(NamedTuple):
    """What is wrong with a goal: its place, the key, a message (text key: `goal-` and that) with its arguments."""

    place: int
    key: str
    message: str
    arguments: Mapping[str, Argument] = {}


def given_keys(goal: GoalSetup) -> list[str]:
    """The keys of a kind that a goal has, as files spell them."""
    given = (goal.round is not None, goal.units, goal.zone, goal.structures, goal.count is not None)
    return [key for key, there in zip(SPECIAL_KEYS, given, strict=True) if there]


def wrong_goals(goals: Sequence[GoalSetup], grounds: Grounds) -> Iterator[GoalFault]:
    """All that is wrong with goals whose sides exist."""
    for place, goal in enumerate(goals):
        needed, allowed = GOAL_KEYS[goal.kind]
        given = given_keys(goal)
        missing = [key for key in needed if key not in given]
        surplus = [key for key in given if key not in (*needed, *allowed)]
        yield from (GoalFault(place, "kind", "needs", {"name": key}) for key in missing)
        yield from (GoalFault(place, key, "takes-no", {"name": key}) for key in surplus)
        if not missing and not surplus:
            yield from _wrong_goal(place, goal, grounds)


def _wrong_goal(place: int, goal: GoalSetup, grounds: Grounds) -> Iterator[GoalFault]:
    yield from _wrong_units(place, goal, grounds)
    for x, y in goal.zone:
        if not (0 <= x < grounds.width and 0 <= y < grounds.height):
            yield GoalFault(place, "zone", "off-map", {"x": x, "y": y})
        elif goal.kind == "hold_points" and (x, y) not in grounds.points:
            yield GoalFault(place, "zone", "no-point", {"x": x, "y": y})
    for x, y in goal.structures:
        if (x, y) not in grounds.structure_sides:
            yield GoalFault(place, "structure", "no-structure", {"x": x, "y": y})
        elif grounds.structure_sides[(x, y)] == goal.side:
            yield GoalFault(place, "structure", "own-structure")
    if goal.round is not None and not 1 <= goal.round <= MOST_OF_A_GOAL:
        yield GoalFault(place, "round", "number", {"number": goal.round, "most": MOST_OF_A_GOAL})
    most = _most(goal, grounds)
    if goal.kind == "hold_points" and not grounds.points:
        yield GoalFault(place, "kind", "no-points")
    elif goal.count is not None and not 1 <= goal.count <= most:
        yield GoalFault(place, "count", "number", {"number": goal.count, "most": most})
    elif goal.kind == "escort" and goal.count is None and len(goal.units) > most:
        yield GoalFault(place, "zone", "small-zone", {"count": len(goal.units), "most": most})


def _wrong_units(place: int, goal: GoalSetup, grounds: Grounds) -> Iterator[GoalFault]:
    sides = grounds.unit_sides
    if not all(0 <= unit < len(sides) for unit in goal.units) or len(set(goal.units)) < len(goal.units):
        yield GoalFault(place, "units", "unit-unknown")
    elif goal.kind == "kill" and any(sides[unit] == goal.side for unit in goal.units):
        yield GoalFault(place, "units", "own-unit")
    elif goal.kind != "kill" and any(sides[unit] != goal.side for unit in goal.units):
        yield GoalFault(place, "units", "not-own-unit")


def _most(goal: GoalSetup, grounds: Grounds) -> int:
    """The greatest count that is possible at all."""
    cells = len(set(goal.zone))
    if goal.kind == "hold_points":
        return cells or len(grounds.points)
    if goal.kind in ("escort", "reach"):
        return min(cells, len(goal.units) or grounds.unit_sides.count(goal.side))
    return len(goal.units) or len(goal.structures)

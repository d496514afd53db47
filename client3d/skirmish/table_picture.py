"""What of a battle of Skirmish stands on the table, as one side sees it."""

from __future__ import annotations

import math

from client3d.table.measures import Spot
from client3d.table.picture import (
    Barrier,
    Fighter,
    Gait,
    Gate,
    House,
    Patch,
    Posture,
    TablePicture,
    Thing,
)
from systems.skirmish.components import NO_UNIT
from systems.skirmish.measures import CENTIMETRE
from systems.skirmish.table import Table
from systems.skirmish.view import UnitView, View

_GAITS: dict[str, Gait] = {"infantry": "foot", "cavalry": "horse", "wagon": "wheels"}
_GATE = (2 * CENTIMETRE, 10 * CENTIMETRE)
"""How wide a gap between the ends of two obstacles is that is drawn as a gate."""
_IN_COVER = 2 * CENTIMETRE
"""How near to an obstacle a man on foot kneels down behind it: from the middle of his base."""


def table_picture(view: View, seed: int = 1) -> TablePicture:
    """The table of a battle with all that a side sees on it."""
    table = view.table
    return TablePicture(
        size=(math.ceil(table.size[0] / CENTIMETRE), math.ceil(table.size[1] / CENTIMETRE)),
        patches=tuple(Patch(area.kind, area.polygon) for area in table.areas),
        barriers=tuple(Barrier(obstacle.kind, obstacle.line) for obstacle in table.obstacles),
        gates=gates(table),
        houses=tuple(House(one.name, one.polygon, one.floors) for one in table.buildings),
        fighters=tuple(fighter(view, unit) for unit in view.units.values()),
        things=tuple(
            Thing(thing.number, thing_model(thing.kind), thing.at) for thing in view.things if thing.bearer == NO_UNIT
        ),
        seed=seed,
    )


def gates(table: Table) -> tuple[Gate, ...]:
    """The gaps between two obstacles that a gate fits into: ends that are nearest to each other (SK-OBST-1)."""
    ends = [(place, end) for place, one in enumerate(table.obstacles) for end in (one.line[0], one.line[-1])]
    nearest: dict[int, int] = {}
    for number, (obstacle, end) in enumerate(ends):
        others = [other for other, (of, _) in enumerate(ends) if of != obstacle]
        if others:
            nearest[number] = min(others, key=lambda other: math.dist(end, ends[other][1]))
    return tuple(
        Gate(ends[first][1], ends[second][1])
        for first, second in nearest.items()
        if first < second
        and nearest[second] == first
        and _GATE[0] <= math.dist(ends[first][1], ends[second][1]) <= _GATE[1]
    )


def fighter(view: View, unit: UnitView) -> Fighter:
    """A fighter as a side sees it."""
    return Fighter(
        id=unit.id,
        kind=unit.kind.id,
        at=unit.at,
        facing=unit.facing,
        side=view.side_names[unit.side],
        radius=unit.radius,
        gait=_GAITS[unit.kind.move],
        posture=posture(view, unit),
        house=unit.building,
        floor=unit.floor,
        wounds=unit.wounds,
        carries=next((thing_model(thing.kind) for thing in view.things if thing.bearer == unit.id), ""),
    )


def posture(view: View, unit: UnitView) -> Posture:
    """How a fighter holds itself: who hides, aims, has not loaded, or is on foot behind an obstacle."""
    if unit.posture == "hide":
        return "hidden"
    if unit.aimed:
        return "aiming"
    if unit.weapon is not None and not unit.loaded:
        return "reloading"
    near = unit.kind.move == "infantry" and not unit.is_inside
    return "kneeling" if near and _behind_obstacle(view.table, unit.at) else "standing"


def _behind_obstacle(table: Table, spot: Spot) -> bool:
    walls = table.walls_near(spot, spot, _IN_COVER)
    return any(wall.obstacle >= 0 and _away(spot, wall.start, wall.end) <= _IN_COVER for wall in walls)


def _away(spot: Spot, a: Spot, b: Spot) -> float:
    """How far a place is from a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    share = ((spot[0] - a[0]) * dx + (spot[1] - a[1]) * dy) / max(dx * dx + dy * dy, 1)
    share = min(max(share, 0.0), 1.0)
    return math.dist(spot, (a[0] + share * dx, a[1] + share * dy))


def thing_model(kind: str) -> str:
    """The model of a flag, an object or loot."""
    return "flag" if kind == "flag" else "chest"

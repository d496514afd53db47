"""Victory points: who may enter one, how one is taken, and how one is lost.

CAPTURE-1, CAPTURE-2 of the rulebook; END-1 for when a count goes up; WIN-1 for how many win.
"""

from __future__ import annotations

from systems.clumsy.battle import Battle, System
from systems.clumsy.components import NO_SIDE, OFF_BOARD, VictoryPoint, side_of_id
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.events import PointCounted, PointLost, PointTaken
from systems.clumsy.field import Field
from systems.clumsy.view import UnitView, View
from systems.clumsy.vision import Intrusion

NOBODY = 0
"""The capturer of a point that nobody is taking."""


def may_enter_points(kind: UnitType) -> bool:
    """Whether this type of unit may stand on a victory point (CAPTURE-1)."""
    return "engineer" in kind.abilities


def is_contested(field: Field, side: int, cell: int) -> bool:
    """Whether an enemy of `side` is so near to a point that it can be neither taken nor kept (CAPTURE-1, 2)."""
    return bool(field.others_present(side) & contest_area(field, cell))


def contest_area(field: Field, cell: int) -> int:
    """Mask of the cells in which an enemy keeps the point in a cell from being taken (CAPTURE-1)."""
    return field.board.disk(cell, field.data.rules.capture.contest_radius) & field.board.full


def points_held(battle: Battle, side: int) -> int:
    """How many victory points a side holds."""
    return sum(point.owner == side for _, point in battle.world.each(VictoryPoint))


def points_needed(data: ClumsyData, points: int) -> int:
    """How many of so many points it takes to win: all but one, at least one (WIN-1)."""
    return max(1, points - data.rules.victory.points_spared)


# --- previews


def turns_to_take(view: View, unit: UnitView) -> int | None:
    """Ends of turn until one's own unit has taken the point it stands on; None if it is not taking one.

    That is so if it stays and no enemy comes near; one that the side sees near by prevents it (CAPTURE-1).
    """
    owner = dict(view.points).get(unit.cell, unit.side)
    if owner == unit.side or not may_enter_points(unit.kind) or is_contested(view.field, unit.side, unit.cell):
        return None
    return view.data.rules.capture.turns - dict(view.captures).get(unit.cell, 0)


# --- the system


class Presence:
    """A unit came to another cell, boarded, or died: what it means to the points nearby is still to be seen."""

    __slots__ = ("entity",)

    def __init__(self, entity: int) -> None:
        self.entity = entity


class CountTurn:
    """A side's turn ends: its counts go up (END-1)."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


class CaptureSystem(System):
    """Restarts counts and frees points as soon as an enemy comes near, even in passing (CAPTURE-1, CAPTURE-2)."""

    def process(self) -> None:
        """Look at the points around every unit that moved or died, once all those on alert have answered (BEAT-1)."""
        agenda = self.battle.world.agenda
        if agenda.has(Intrusion):
            return
        for presence in agenda.take(Presence):
            self._left_its_point(presence.entity)
            if self.battle.is_alive(presence.entity) and self.battle.cell_of(presence.entity) != OFF_BOARD:
                self._comes_near(presence.entity)
        for ending in agenda.take(CountTurn):
            count_turn(self.battle, ending.side)

    def _left_its_point(self, unit: int) -> None:
        battle = self.battle
        cell = battle.cell_of(unit) if battle.world.lives(unit) else OFF_BOARD
        for entity, point in battle.world.each(VictoryPoint):
            if point.capturer == battle.id_of[unit] and point.cell != cell:
                restart(battle, entity, point)

    def _comes_near(self, unit: int) -> None:
        battle, world = self.battle, self.battle.world
        side = battle.side_of(unit)
        near = battle.board.disk(battle.cell_of(unit), battle.data.rules.capture.contest_radius)
        for entity, point in world.each(VictoryPoint):
            if not near >> point.cell & 1:
                continue
            if point.owner not in (NO_SIDE, side):
                lost = PointLost(at=battle.board.xy(point.cell), side=point.owner)
                world.change(entity, VictoryPoint, "owner", NO_SIDE)
                # the rules' own exception: whose a point is, everybody knows
                battle.tell(lost, battle.everyone)
            if point.capturer != NOBODY and side_of_id(point.capturer) != side:
                restart(battle, entity, point)


def restart(battle: Battle, entity: int, point: VictoryPoint) -> None:
    """Begin a point's count anew."""
    side = side_of_id(point.capturer)
    battle.world.change(entity, VictoryPoint, "capturer", NOBODY)
    battle.world.change(entity, VictoryPoint, "count", 0)
    battle.tell(PointCounted(at=battle.board.xy(point.cell), side=side, count=0), 1 << side)


def count_turn(battle: Battle, side: int) -> None:
    """At the end of a side's turn: its engineers on points without an enemy near come a turn closer (END-1)."""
    world, wanted = battle.world, battle.data.rules.capture.turns
    for entity, point in world.each(VictoryPoint):
        capturer = _capturer_on(battle, side, point)
        if capturer == NOBODY:
            if point.capturer != NOBODY and side_of_id(point.capturer) == side:
                restart(battle, entity, point)
            continue
        count = point.count + 1 if point.capturer == capturer else 1
        at = battle.board.xy(point.cell)
        if count < wanted:
            world.change(entity, VictoryPoint, "capturer", capturer)
            world.change(entity, VictoryPoint, "count", count)
            battle.tell(PointCounted(at=at, side=side, count=count), 1 << side)
        else:
            world.change(entity, VictoryPoint, "capturer", NOBODY)
            world.change(entity, VictoryPoint, "count", 0)
            world.change(entity, VictoryPoint, "owner", side)
            battle.tell(PointTaken(at=at, side=side), battle.everyone)


def _capturer_on(battle: Battle, side: int, point: VictoryPoint) -> int:
    """The unit of `side` that is taking this point; NOBODY if none is, or it has it already."""
    unit = battle.unit_at.get(point.cell)
    if unit is None or battle.side_of(unit) != side or point.owner == side:
        return NOBODY
    if not may_enter_points(battle.kind_of(unit)) or is_contested(battle.field, side, point.cell):
        return NOBODY
    return battle.id_of[unit]

"""Buildings: going in and out, moving inside, and hiding there or lining the windows.

SK-BUILD-1 of the rulebook. Of a group all go in when one is at the wall and the others stand in contact with it, one
with the next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from core.orders import Refusal
from systems.skirmish.activation import Spend
from systems.skirmish.battle import Battle, System
from systems.skirmish.components import NO_BUILDING, Facing, Position, Posture, Shelter
from systems.skirmish.events import FighterEntered, FighterHid, FighterLeft, FighterShifted
from systems.skirmish.facing import facing_of
from systems.skirmish.geometry import between, cross, edges, minus, nearest_point, overlap, part_of, shape_gap
from systems.skirmish.line import in_contact
from systems.skirmish.measures import Point
from systems.skirmish.movement import count_move, refuse_moving
from systems.skirmish.obstacles import is_astride
from systems.skirmish.orders import EnterOrder, InsideOrder, LeaveOrder
from systems.skirmish.sight import Look, seen_by, show
from systems.skirmish.table import Outline
from systems.skirmish.view import UnitView, View

POSTURES: Final[tuple[Posture, ...]] = ("hide", "line")
CLEAR: Final = 20
"""How far from the wall one who comes out stands, so that rounding puts nobody into it."""
STEPS: Final = 16
"""Places along a wall at which one may come out."""

# --- where


def is_at_wall(view: View, unit: UnitView, building: int) -> bool:
    """Whether a fighter outside is in contact with a building."""
    if unit.is_inside:
        return False
    gap = shape_gap((unit.at,), view.table.buildings[building].polygon)
    return gap.within(unit.radius + view.data.rules.moving.contact)


def may_enter(view: View, fellows: Sequence[UnitView], building: int) -> bool:
    """Whether these can go into a building from where they stand."""
    inside = {unit.id for unit in fellows if is_at_wall(view, unit, building)}
    grows = bool(inside)
    while grows:
        near = {
            unit.id
            for unit in fellows
            if unit.id not in inside and any(other.id in inside and in_contact(view, unit, other) for other in fellows)
        }
        inside |= near
        grows = bool(near)
    return len(inside) == len(fellows)


def beside(polygon: Outline, radius: int) -> Iterator[Point]:
    """Places along the outline of a building, outside, at which a base stands in contact with it."""
    clockwise = sum(cross(a, b) for a, b in edges(polygon)) > 0
    for a, b in edges(polygon):
        along = minus(b, a)
        outwards = (along[1], -along[0]) if clockwise else (-along[1], along[0])
        step = part_of(outwards, radius + CLEAR)
        for place in range(STEPS + 1):
            yield a[0] + along[0] * place // STEPS + step[0], a[1] + along[1] * place // STEPS + step[1]


def way_out(view: View, fellows: Sequence[UnitView], wish: Point | None) -> list[Point] | None:
    """Where these come out, each as near as can be to where it went in, or to a wish; None if there is no room."""
    table = view.table
    taken = _standing(view)
    found: list[Point] = []
    for unit in fellows:
        polygon = table.buildings[unit.building].polygon
        near = wish or unit.at
        places = sorted((unit.at, near, *beside(polygon, unit.radius)), key=lambda spot: between(spot, near).squared)
        spot = next((one for one in places if _is_free(view, unit, one, taken)), None)
        if spot is None:
            return None
        found.append(spot)
        taken.append((spot, unit.radius))
    return found


def _standing(view: View) -> list[tuple[Point, int]]:
    """Where bases stand outside, and how wide they are from their middles."""
    return [(unit.at, unit.radius) for unit in view.units.values() if not unit.is_inside]


def _is_free(view: View, unit: UnitView, spot: Point, taken: Sequence[tuple[Point, int]]) -> bool:
    table = view.table
    gap = shape_gap((spot,), table.buildings[unit.building].polygon)
    return (
        table.holds(spot)
        and table.building_at(spot) < 0
        and gap.within(unit.radius + view.data.rules.moving.contact)
        and not is_astride(view, unit, spot)
        and not any(overlap(spot, other, unit.radius + radius) for other, radius in taken)
    )


# --- orders


def refuse_enter(view: View, order: EnterOrder) -> Refusal | None:
    """Why those who are active cannot go into a building."""
    if order.posture not in POSTURES or not 0 <= order.building < len(view.table.buildings):
        return Refusal("invalid")
    refusal = refuse_moving(view, order)
    if refusal is not None:
        return refusal
    fellows = view.active()
    if any(unit.kind.move == "wagon" for unit in fellows):
        return Refusal("wrong_size")
    if not may_enter(view, fellows, order.building):
        return Refusal("not_in_contact")
    return None if order.floor == 0 else Refusal("unreachable")


def refuse_leave(view: View, order: LeaveOrder) -> Refusal | None:
    """Why those who are active cannot come out: they are in no building, or not on the ground, or there is no room."""
    refusal = refuse_moving(view, order)
    if refusal is not None:
        return refusal
    fellows = view.active()
    if not _is_in(fellows, order.building):
        return Refusal("not_in_contact")
    if fellows[0].floor:
        return Refusal("unreachable")
    if order.at is not None and not _is_free(view, fellows[0], order.at, _standing(view)):
        return Refusal("occupied")
    return None if way_out(view, fellows, order.at) is not None else Refusal("occupied")


def _is_in(fellows: Sequence[UnitView], building: int) -> bool:
    return fellows[0].is_inside and building in (NO_BUILDING, fellows[0].building)


def refuse_inside(view: View, order: InsideOrder) -> Refusal | None:
    """Why those who are active cannot move inside."""
    if order.posture not in POSTURES:
        return Refusal("invalid")
    refusal = refuse_moving(view, order, view.data.rules.activation.inside)
    if refusal is not None:
        return refusal
    fellows = view.active()
    if not _is_in(fellows, order.building):
        return Refusal("not_in_contact")
    floors = view.table.buildings[fellows[0].building].floors
    return None if order.floor is None or 0 <= order.floor < floors else Refusal("unreachable")


class Entry:
    """Fighters who go into a building."""

    __slots__ = ("building", "entities", "posture")

    def __init__(self, entities: list[int], building: int, posture: str) -> None:
        self.entities, self.building, self.posture = entities, building, posture


class Exit:
    """Fighters who come out of a building, each at a place."""

    __slots__ = ("places",)

    def __init__(self, places: list[tuple[int, Point]]) -> None:
        self.places = places


class Shift:
    """Fighters who move inside a building."""

    __slots__ = ("entities", "floor", "posture")

    def __init__(self, entities: list[int], floor: int, posture: str) -> None:
        self.entities, self.floor, self.posture = entities, floor, posture


def begin_enter(battle: Battle, view: View, order: EnterOrder) -> None:
    """Put an accepted entry on the agenda."""
    entities = battle.entities([unit.id for unit in view.active()])
    battle.world.agenda.add(Entry(entities, order.building, order.posture))


def begin_leave(battle: Battle, view: View, order: LeaveOrder) -> None:
    """Put an accepted exit on the agenda."""
    fellows = view.active()
    spots = way_out(view, fellows, order.at)
    assert spots is not None, "an accepted exit has room"
    places = [(battle.entity_of[unit.id], spot) for unit, spot in zip(fellows, spots, strict=True)]
    battle.world.agenda.add(Exit(places))


def begin_inside(battle: Battle, view: View, order: InsideOrder) -> None:
    """Put an accepted move inside on the agenda."""
    fellows = view.active()
    floor = fellows[0].floor if order.floor is None else order.floor
    battle.world.agenda.add(Shift(battle.entities([unit.id for unit in fellows]), floor, order.posture))


# --- the system


class BuildingSystem(System):
    """Takes fighters into buildings, out of them, and from floor to floor."""

    def process(self) -> None:
        """Let all go where they are to."""
        agenda = self.battle.world.agenda
        for entry in agenda.take(Entry):
            for entity in entry.entities:
                self._enter(entity, entry.building, entry.posture)
            self._done(entry.entities, entry.building)
        for leaving in agenda.take(Exit):
            building = self.battle.world.get(leaving.places[0][0], Shelter).building
            for entity, spot in leaving.places:
                self._leave(entity, spot)
            self._done([entity for entity, _ in leaving.places], building)
        for shift in agenda.take(Shift):
            building = self.battle.world.get(shift.entities[0], Shelter).building
            for entity in shift.entities:
                self._shift(entity, shift.floor, shift.posture)
            self._done(shift.entities, building, self.battle.data.rules.activation.inside)

    def _done(self, entities: list[int], building: int, actions: int = 1) -> None:
        self.battle.world.agenda.add(Look(building))
        self.battle.world.agenda.add(Spend(entities, actions))

    def _enter(self, entity: int, building: int, posture: str) -> None:
        battle = self.battle
        self._take_up(entity, building, 0, posture)
        count_move(battle, entity)
        entered = FighterEntered(unit=battle.id_of(entity), building=building, floor=0, posture=posture)
        battle.tell(entered, battle.viewers_of(entity))

    def _shift(self, entity: int, floor: int, posture: str) -> None:
        battle, before = self.battle, self.battle.viewers_of(entity)
        self._take_up(entity, battle.world.get(entity, Shelter).building, floor, posture)
        count_move(battle, entity)
        # who does not see it any more is not told where it went
        now = seen_by(battle, entity)
        unit = battle.id_of(entity)
        battle.tell(FighterShifted(unit=unit, floor=floor, posture=posture), before & now)
        battle.tell(FighterHid(unit=unit), before & ~now)
        battle.world.change(entity, Shelter, "seen_by", before & now)
        show(battle, entity)

    def _leave(self, entity: int, spot: Point) -> None:
        battle, world = self.battle, self.battle.world
        building = world.get(entity, Shelter).building
        # it is seen as soon as it shows itself at the door
        world.change(entity, Shelter, "posture", "line")
        show(battle, entity)
        polygon = battle.table.buildings[building].polygon
        self._take_up(entity, NO_BUILDING, 0, "")
        world.change(entity, Position, "x", spot[0])
        world.change(entity, Position, "y", spot[1])
        facing = facing_of(minus(spot, nearest_point(spot, polygon)))  # away from the wall
        world.change(entity, Facing, "x", facing[0])
        world.change(entity, Facing, "y", facing[1])
        count_move(battle, entity)
        left = FighterLeft(unit=battle.id_of(entity), building=building, at=spot, facing=facing)
        battle.tell(left, battle.viewers_of(entity))

    def _take_up(self, entity: int, building: int, floor: int, posture: str) -> None:
        """Be somewhere else than before: whoever had found it there has to find it again."""
        world = self.battle.world
        for field, value in (("building", building), ("floor", floor), ("posture", posture), ("found_by", 0)):
            world.change(entity, Shelter, field, value)

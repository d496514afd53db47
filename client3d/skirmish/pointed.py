"""What a click on the table would do, and what it would come to. Nothing of Panda3D is here.

Everything is asked of the rules with the view of who looks: a click is an order that they would accept, or a refusal
with its reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import structs

from client3d.skirmish.places import Place, is_again, thing_at
from core.orders import Order, Refusal
from systems.skirmish.components import NO_BUILDING
from systems.skirmish.facing import facing_of
from systems.skirmish.foresight import Journey, journey
from systems.skirmish.geometry import Gap, dot, minus
from systems.skirmish.measures import Point
from systems.skirmish.movement import refuse_moving
from systems.skirmish.orders import (
    ActivateOrder,
    CaptureOrder,
    DetectOrder,
    EnterOrder,
    InsideOrder,
    LeaveOrder,
    MoveOrder,
    ShootOrder,
    TurnOrder,
)
from systems.skirmish.pipeline import refuse
from systems.skirmish.shooting import Aim, volley
from systems.skirmish.view import UnitView, View

MOVE, FACE, TURN, SHOOT, DETECT, ENTER, LEAVE = "move", "face", "turn", "shoot", "detect", "enter", "leave"


class Chosen(NamedTuple):
    """What a person has chosen."""

    selected: int = 0
    """A fighter's id; 0: nobody."""
    mode: str = MOVE
    path: tuple[Point, ...] = ()
    """The points of the path that is being drawn, without where it begins."""
    will_move: bool = False
    """Whether a move after the shot is stated."""
    posture: str = "line"
    """How one is in a building that one goes into, or moves in."""
    active: bool = False
    """Whether orders can be given now."""


class Pointed(NamedTuple):
    """What is under the pointer."""

    place: Place
    order: Order | None = None
    """What a click gives; None: it gives no order."""
    refusal: Refusal | None = None
    way: Journey | None = None
    """The path that would be drawn so far; a click or Enter orders the first of its moves."""
    adds: bool = False
    """Whether a click sets the next point of the path."""
    target: int = 0
    """The enemy that would be shot at."""
    facing: Point | None = None
    """Where the fighter would look."""


def group_order(view: View, unit: UnitView) -> ActivateOrder:
    """The order that activates a fighter, or its group."""
    if unit.group is not None and len(view.fellows(unit)) > 1:
        return ActivateOrder(side=view.side, group=unit.group.number)
    return ActivateOrder(side=view.side, unit=unit.id)


def towards(unit: UnitView, spot: Point) -> Point | None:
    """The facing of a fighter that looks at a place; None where it stands there."""
    way = minus(spot, unit.at)
    return None if way == (0, 0) else facing_of(way)


def pointed_at(view: View, chosen: Chosen, place: Place) -> Pointed:
    """What a click on a place would do."""
    fellows = view.active() if chosen.active else []
    if not fellows:
        return Pointed(place)
    maker = {TURN: _turn, FACE: _face, SHOOT: _shoot, DETECT: _detect, ENTER: _enter, LEAVE: _leave}.get(chosen.mode)
    if maker is not None:
        return maker(view, chosen, place, fellows)
    return _meant(view, chosen, place, fellows)


def _meant(view: View, chosen: Chosen, place: Place, fellows: list[UnitView]) -> Pointed:
    """What is meant where nothing special was asked for."""
    unit = view.units.get(place.unit)
    if unit is not None and unit.side != view.side and not chosen.path:
        return _shoot(view, chosen, place, fellows)
    if unit is not None and unit.side == view.side and not chosen.path and not _looks_past(unit, place, fellows):
        return Pointed(place)
    if fellows[0].is_inside:
        return _leave(view, chosen, place, fellows)
    thing = thing_at(view, place.spot)
    if thing is not None and not chosen.path:
        capture = CaptureOrder(side=view.side, object=thing.number)
        if refuse(view, capture) is None:
            return Pointed(place, capture)
    if place.building != NO_BUILDING and not chosen.path:
        enter = enter_order(view, chosen, place.building)
        if refuse(view, enter) is None:
            return Pointed(place, enter)
    return _walk(view, chosen, place, fellows)


def _looks_past(unit: UnitView, place: Place, fellows: list[UnitView]) -> bool:
    """Whether the ground is meant where one of those who act is drawn: they are chosen, and can go there.

    A group may go to where one of it stands; only the middle of the first one's base means nothing but itself.
    """
    away = minus(place.spot, fellows[0].at)
    return unit in fellows and not Gap(dot(away, away), 1).within(fellows[0].radius // 2)


def _walk(view: View, chosen: Chosen, place: Place, fellows: list[UnitView]) -> Pointed:
    idle = refuse_moving(view, MoveOrder(side=view.side, path=(place.spot,)))
    if idle is not None:
        return Pointed(place, refusal=idle)
    if is_again(chosen.path, place.spot):
        order, way = first_move(view, fellows, chosen.path)
        return Pointed(place, order, refuse(view, order), way)
    way = journey(view, fellows, (*chosen.path, place.spot))
    return Pointed(place, refusal=None if way.path else way.refusal, way=way, adds=len(way.path) > len(chosen.path))


def first_move(view: View, fellows: list[UnitView], path: tuple[Point, ...]) -> tuple[MoveOrder, Journey]:
    """The order to go as far on a path as one move gets, and all that the activation gets."""
    way = journey(view, fellows, path)
    return MoveOrder(side=view.side, path=way.stages[0].path if way.stages else path), way


def _face(view: View, chosen: Chosen, place: Place, fellows: list[UnitView]) -> Pointed:
    order, way = first_move(view, fellows, chosen.path)
    end = order.path[-1] if order.path else fellows[0].at
    look = minus(place.spot, end)
    if look == (0, 0):
        return Pointed(place)
    order = structs.replace(order, facing=facing_of(look))
    return Pointed(place, order, refuse(view, order), way, facing=order.facing)


def _turn(view: View, _chosen: Chosen, place: Place, fellows: list[UnitView]) -> Pointed:
    facing = towards(fellows[0], place.spot)
    if facing is None:
        return Pointed(place)
    order = TurnOrder(side=view.side, facing=facing)
    return Pointed(place, order, refuse(view, order), facing=facing)


def _shoot(view: View, chosen: Chosen, place: Place, _fellows: list[UnitView]) -> Pointed:
    unit = view.units.get(place.unit)
    if unit is None or unit.side == view.side:
        return Pointed(place, refusal=Refusal("no_target"))
    order = ShootOrder(side=view.side, target=unit.id, will_move=chosen.will_move)
    return Pointed(place, order, refuse(view, order), target=unit.id)


def _detect(view: View, _chosen: Chosen, place: Place, _fellows: list[UnitView]) -> Pointed:
    if place.building == NO_BUILDING:
        return Pointed(place, refusal=Refusal("nothing_there"))
    order = DetectOrder(side=view.side, building=place.building)
    return Pointed(place, order, refuse(view, order))


def enter_order(view: View, chosen: Chosen, building: int) -> EnterOrder:
    """The order to go into a building."""
    return EnterOrder(side=view.side, building=building, posture=chosen.posture)


def _enter(view: View, chosen: Chosen, place: Place, _fellows: list[UnitView]) -> Pointed:
    if place.building == NO_BUILDING:
        return Pointed(place, refusal=Refusal("nothing_there"))
    order = enter_order(view, chosen, place.building)
    return Pointed(place, order, refuse(view, order))


def _leave(view: View, _chosen: Chosen, place: Place, fellows: list[UnitView]) -> Pointed:
    """Coming out where one points, else as near to it as can be."""
    if fellows[0].is_inside and place.building == fellows[0].building:
        return Pointed(place)
    at = LeaveOrder(side=view.side, at=place.spot)
    if refuse(view, at) is None:
        return Pointed(place, at)
    anywhere = LeaveOrder(side=view.side)
    return Pointed(place, anywhere, refuse(view, anywhere))


# --- what buttons ask


def aims_at(view: View, target: int, will_move: bool) -> list[Aim]:
    """The shots that would be fired at a target."""
    unit = view.units.get(target)
    return [] if unit is None else volley(view, view.active(), unit, will_move)


def best_refusal(view: View, orders: Iterator[Order], nothing: str) -> Refusal | None:
    """None if any of some orders would be accepted; else the reason of the last of them, or that there is nothing."""
    found: Refusal | None = Refusal(nothing)
    for order in orders:
        found = refuse(view, order)
        if found is None:
            return None
    return found


def shots(view: View, will_move: bool) -> Iterator[Order]:
    """At each enemy that is seen."""
    yield from (ShootOrder(side=view.side, target=unit.id, will_move=will_move) for unit in view.enemies())


def captures(view: View) -> Iterator[Order]:
    """Of each thing that lies there."""
    yield from (CaptureOrder(side=view.side, object=thing.number) for thing in view.things if not thing.bearer)


def searches(view: View) -> Iterator[Order]:
    """Of each building."""
    yield from (DetectOrder(side=view.side, building=place) for place in range(len(view.table.buildings)))


def entries(view: View, chosen: Chosen) -> Iterator[Order]:
    """Into each building."""
    yield from (enter_order(view, chosen, place) for place in range(len(view.table.buildings)))


def first_accepted(view: View, orders: Iterator[Order]) -> Order | None:
    """The first of some orders that would be accepted."""
    return next((order for order in orders if refuse(view, order) is None), None)


def inside_order(view: View, floor: int, posture: str) -> InsideOrder:
    """The order to move inside."""
    return InsideOrder(side=view.side, floor=floor, posture=posture)


def able(view: View) -> list[UnitView]:
    """The side's fighters that can still be activated or go on this turn; of a group the first."""
    found = []
    for unit in view.of(view.side):
        if unit.stage in ("fresh", "waiting") and view.fellows(unit)[0].id == unit.id:
            found.append(unit)
    return found

"""Recruiting: a new unit beside the headquarters.

HQ-RECRUIT-1, HQ-SHOP-3 of the rulebook.
"""

from __future__ import annotations

from core.board import cells_of
from core.orders import Refusal
from systems.headquarters import camps
from systems.headquarters.battle import Battle, System
from systems.headquarters.components import Camp, HitPoints, Identity, Position, ThisTurn, unit_id
from systems.headquarters.data import UnitType
from systems.headquarters.events import UnitCame
from systems.headquarters.movement import taken
from systems.headquarters.orders import RecruitOrder
from systems.headquarters.view import View


def is_for_hire(view: View, order: RecruitOrder) -> bool:
    """Whether headquarters recruit such units at all: those that have a price (section 3)."""
    kind = view.data.units.get(order.what)
    return kind is not None and kind.cost is not None


def refuse_recruit(view: View, order: RecruitOrder) -> Refusal | None:
    """Why a unit that is for hire cannot be recruited."""
    kind = view.data.units[order.what]
    assert kind.cost is not None, "who is for hire has a price"
    if view.own.gold < kind.cost:
        return Refusal("not_enough_gold", {"needed": kind.cost, "left": view.own.gold})
    return refuse_place(view, kind, view.board.cell(*order.at))


def refuse_place(view: View, kind: UnitType, cell: int) -> Refusal | None:
    """Why a new unit of this camp cannot appear in a cell: it has to be a free one beside the headquarters."""
    headquarters = view.headquarters_of(view.side)
    if headquarters is None or view.board.distance(headquarters.cell, cell) != 1:
        return Refusal("not_adjacent")
    if taken(view, view.side) >> cell & 1:
        return Refusal("occupied")
    return None if view.land.enterable(kind.unit_class, cell) else Refusal("wrong_terrain")


def places(view: View, kind: UnitType) -> list[int]:
    """The cells in which a new unit of this camp may appear, in order."""
    headquarters = view.headquarters_of(view.side)
    near = 0 if headquarters is None else view.board.neighbour_mask(headquarters.cell)
    return [cell for cell in cells_of(near) if refuse_place(view, kind, cell) is None]


class Arrival:
    """A new unit that is paid for."""

    __slots__ = ("at", "kind", "side", "star")

    def __init__(self, side: int, kind: str, at: int, *, star: bool) -> None:
        self.side, self.kind, self.at, self.star = side, kind, at, star


def begin_recruit(battle: Battle, view: View, order: RecruitOrder) -> None:
    """Take the gold, and put the new unit on the agenda."""
    cost = view.data.units[order.what].cost
    assert cost is not None, "an accepted recruit has a price"
    camps.pay(battle, order.side, -cost, "recruit")
    battle.world.agenda.add(Arrival(order.side, order.what, battle.board.cell(*order.at), star=False))


class RecruitSystem(System):
    """Puts new units on the map: they act from the next turn."""

    def process(self) -> None:
        """Let everybody come who is to."""
        battle, world = self.battle, self.battle.world
        for arrival in world.agenda.take(Arrival):
            kind = battle.data.units[arrival.kind]
            camp_entity, camp = battle.camp(arrival.side)
            unit = unit_id(arrival.side, camp.mustered)
            world.change(camp_entity, Camp, "mustered", camp.mustered + 1)
            world.create(
                Identity(unit, kind.id, arrival.side, arrival.star),
                Position(arrival.at),
                HitPoints(kind.hp),
                ThisTurn(moved=False, acted=False, recruited=True),
            )
            at = battle.board.xy(arrival.at)
            battle.tell(UnitCame(unit=unit, type=kind.id, side=arrival.side, at=at, hp=kind.hp, star=arrival.star))

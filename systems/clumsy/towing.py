"""Towing: a truck hitches a gun, which then follows into every cell that the truck leaves.

TOW-1 of the rulebook, AP-2 for who pays, MOVE-4 for where a truck with its gun may end. `movement` takes the steps.
"""

from __future__ import annotations

from core.orders import Refusal
from core.reach import Path
from systems.clumsy.battle import Battle, System
from systems.clumsy.components import NO_UNIT, Carried
from systems.clumsy.data import UnitType
from systems.clumsy.events import GunHitched, GunUnhitched
from systems.clumsy.orders import TowOrder, UnhitchOrder
from systems.clumsy.payment import pay_points
from systems.clumsy.refusal import lacks_points
from systems.clumsy.stance import stand_down
from systems.clumsy.view import UnitView, View
from systems.clumsy.vision import viewers_of

# --- formulas


def is_gun(kind: UnitType) -> bool:
    """Whether this type of unit is towed."""
    return kind.unit_class == "towed"


def can_tow(kind: UnitType) -> bool:
    """Whether this type of unit tows guns."""
    return "tractor" in kind.abilities


def crowd(view: View, truck: UnitView) -> int:
    """Mask of the cells of friends that a truck and its gun may cross but not end in (MOVE-4)."""
    gun = view.units[truck.towing]
    return view.field.units[truck.side] & ~(1 << truck.cell | 1 << gun.cell)


def gun_ends_free(view: View, truck: UnitView, path: Path) -> bool:
    """Whether the gun behind a truck ends a way in a cell of its own, as far as the side knows (GRID-3, MOVE-4)."""
    if truck.towing == NO_UNIT or not path.cells:
        return True
    left_last = path.cells[-2] if len(path.cells) > 1 else truck.cell
    return not crowd(view, truck) >> left_last & 1


# --- refusals


def refuse_tow(view: View, order: TowOrder) -> Refusal | None:
    """Why this truck cannot hitch that gun."""
    truck, gun = view.units[order.unit], view.living(order.gun)
    assert gun is not None, "an order about whom one does not command is refused before"
    if gun.towed_by != NO_UNIT:
        return Refusal("hitched")
    if not can_tow(truck.kind):
        return Refusal("not_a_carrier")
    if not is_gun(gun.kind):
        return Refusal("not_a_gun")
    poor = lacks_points(view.data.rules.orders.tow, truck.action_points)
    if poor is not None:
        return poor
    if truck.towing != NO_UNIT:
        return Refusal("carrier_full")
    return None if view.board.distance(truck.cell, gun.cell) == 1 else Refusal("not_adjacent")


def refuse_unhitch(view: View, order: UnhitchOrder) -> Refusal | None:
    """Why this truck cannot let go of a gun."""
    truck = view.units[order.unit]
    if not can_tow(truck.kind):
        return Refusal("not_a_carrier")
    poor = lacks_points(view.data.rules.orders.unhitch, truck.action_points)
    if poor is not None:
        return poor
    return None if truck.towing != NO_UNIT else Refusal("nothing_there")


# --- the system


class Hitching:
    """A truck about to hitch a gun."""

    __slots__ = ("gun", "truck")

    def __init__(self, truck: int, gun: int) -> None:
        self.truck, self.gun = truck, gun


class Unhitching:
    """A truck about to let go of its gun."""

    __slots__ = ("truck",)

    def __init__(self, truck: int) -> None:
        self.truck = truck


def begin_tow(battle: Battle, _view: View, order: TowOrder) -> None:
    """Put an accepted hitching on the agenda."""
    battle.world.agenda.add(Hitching(battle.entity_of[order.unit], battle.entity_of[order.gun]))


def begin_unhitch(battle: Battle, _view: View, order: UnhitchOrder) -> None:
    """Put an accepted unhitching on the agenda."""
    battle.world.agenda.add(Unhitching(battle.entity_of[order.unit]))


class TowSystem(System):
    """Hitches guns to trucks and lets go of them."""

    def process(self) -> None:
        """Do every hitching and unhitching."""
        battle, costs = self.battle, self.battle.data.rules.orders
        for hitching in battle.world.agenda.take(Hitching):
            stand_down(battle, hitching.gun)
            pay_points(battle, hitching.truck, costs.tow)
            battle.world.change(hitching.gun, Carried, "towed_by", battle.id_of[hitching.truck])
            _tell(battle, GunHitched, hitching.truck, hitching.gun)
        for unhitching in battle.world.agenda.take(Unhitching):
            pay_points(battle, unhitching.truck, costs.unhitch)
            unhitch(battle, unhitching.truck)


def unhitch(battle: Battle, truck: int) -> None:
    """The gun behind a truck stays where it is, for whatever reason (TOW-1)."""
    gun = battle.gun_behind(truck)
    if gun != NO_UNIT:
        battle.world.change(gun, Carried, "towed_by", NO_UNIT)
        if battle.hit_points[gun].left:  # else it falls with its truck
            _tell(battle, GunUnhitched, truck, gun)


def _tell(battle: Battle, kind: type[GunHitched] | type[GunUnhitched], truck: int, gun: int) -> None:
    """Tell those who see the truck; which gun it is, only those who see that too (SEE-6)."""
    see_truck, see_gun = viewers_of(battle, truck), viewers_of(battle, gun)
    name = battle.kind_of(gun).id
    battle.tell(kind(unit=battle.id_of[truck], gun=battle.id_of[gun], type=name), see_truck & see_gun)
    if see_truck_alone := see_truck & ~see_gun:
        battle.tell(kind(unit=battle.id_of[truck], gun=NO_UNIT, type=name), see_truck_alone)

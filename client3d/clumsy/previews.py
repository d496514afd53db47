"""What an order would do, as the rules tell it from a side's view: what overlays, tooltips and greyed buttons show.

No rule is computed here: every number and every reason comes from the functions that also judge the orders.
"""

from __future__ import annotations

from dataclasses import dataclass

from client3d.clumsy.engineering import WORKS, refusal_of_work
from client3d.clumsy.layers import what_for
from core.board import cells_of
from core.orders import Cell, Order, Refusal
from systems.clumsy import alert, blast, fire, foresight, links, movement, patrol
from systems.clumsy.aim import unit_aimed_at
from systems.clumsy.blast import Caught
from systems.clumsy.cover import NO_COVER, Cover
from systems.clumsy.field import Standing
from systems.clumsy.orders import (
    AlertOrder,
    BoardOrder,
    CancelOrder,
    FireOrder,
    LandOrder,
    MoveOrder,
    PatrolOrder,
    SupplyOrder,
    TowOrder,
    UnhitchOrder,
    UnloadOrder,
)
from systems.clumsy.pipeline import refuse
from systems.clumsy.shots import shot_price
from systems.clumsy.supply import is_at_depot
from systems.clumsy.towing import can_tow, is_gun
from systems.clumsy.transport import carries, slots_taken
from systems.clumsy.view import UnitView, View


@dataclass(frozen=True)
class WayPreview:
    """A move: its cells from the unit's own on, what it costs, and what is left."""

    cells: tuple[Cell, ...]
    points: int
    points_left: int
    fuel: int
    fuel_left: int
    burns_fuel: bool
    steps: tuple[int, ...] = ()
    """Action points of each step."""
    falling: tuple[UnitView, ...] = ()
    """One's own drones that crash for want of a link if the unit goes there (DRONE-1)."""


@dataclass(frozen=True)
class ShotPreview:
    """A shot at a unit or a structure: the damage and how it comes about."""

    weapon: str
    target: UnitView | Standing
    base: int
    cover: Cover
    damage: int
    points: int
    rounds_left: int

    @property
    def hp_left(self) -> int:
        """Hit points the target would have left."""
        return max(0, self.target.hp - self.damage)

    @property
    def destroys(self) -> bool:
        """Whether the target would be destroyed."""
        return self.hp_left == 0


def reachable(view: View, unit: UnitView) -> list[Cell]:
    """The cells on which one's own unit may end a move now."""
    return [view.board.xy(cell) for cell in cells_of(movement.stops(view, unit, movement.reach(view, unit)))]


def way(view: View, unit: UnitView, to: Cell) -> WayPreview | Refusal:
    """The move of a unit to a cell, or why there is none."""
    order = MoveOrder(side=view.side, unit=unit.id, to=to)
    refusal = refuse(view, order)
    if refusal is not None:
        return refusal
    found = movement.way(view, unit, view.board.cell(*to))
    if found is None:
        return Refusal("unreachable")
    cells = (view.board.xy(unit.cell), *(view.board.xy(cell) for cell in found.cells))
    burns = unit.kind.fuel is not None
    points_left, fuel_left = unit.action_points - found.points, unit.fuel - found.fuel
    steps, falling = foresight.steps(view, unit, found), links.falling(view, unit, found.cells)
    return WayPreview(cells, found.points, points_left, found.fuel, fuel_left, burns, steps, falling)


def weapons_for(view: View, unit: UnitView, at: Cell, what: str = "") -> list[str]:
    """The weapons with which a unit may fire at a cell now, at what the rules take by themselves or at `what`."""
    target = view.board.cell(*at)
    return [name for name in unit.kind.weapons if fire.refuse_shot(view, unit, name, target, what) is None]


def targets(view: View, unit: UnitView, weapon: str = "", structures: bool = False, what: str = "") -> list[Cell]:
    """The cells of the enemies, and structures if wanted, that a unit may fire at now, with one weapon or any.

    what: that alone is looked for, instead of what the rules take by themselves.
    """
    wanted = (weapon,) if weapon else unit.kind.weapons
    cells = [enemy.cell for enemy in view.enemies]
    if structures:
        cells += [cell for cell in view.field.structures if fire.structure_aimed_at(view, cell, what) is not None]
    return [
        view.board.xy(cell)
        for cell in dict.fromkeys(cells)
        if any(fire.refuse_shot(view, unit, name, cell, what) is None for name in wanted)
    ]


def cells_in_range(view: View, unit: UnitView, weapon: str = "") -> list[Cell]:
    """The cells that a unit's weapons reach by distance now, whatever may stand in their way."""
    mask = 0
    for name in (weapon,) if weapon else unit.kind.weapons:
        if fire.refuse_weapon(view, unit, name) is None:
            least, greatest = fire.range_of(view.data, view.data.weapons[name], unit.moved)
            mask |= view.board.disk(unit.cell, greatest)
            if least > 0:
                mask &= ~view.board.disk(unit.cell, least - 1)
    return [view.board.xy(cell) for cell in cells_of(mask & view.board.full)]


def shot(view: View, unit: UnitView, weapon: str, at: Cell, what: str = "") -> ShotPreview | Refusal:
    """What a shot at the unit or the structure in a cell would do, or why it cannot be fired."""
    refusal = fire.refuse_shot(view, unit, weapon, view.board.cell(*at), what)
    if refusal is not None:
        return refusal
    rounds, price = unit.rounds[unit.kind.weapons.index(weapon)], shot_price(view.data, unit.kind)
    structure = fire.structure_aimed_at(view, view.board.cell(*at), what, view.data.weapons[weapon])
    if structure is not None:
        base = view.data.weapons[weapon].base_damage
        return ShotPreview(weapon, structure, base, NO_COVER, base, price, rounds - 1)
    target = unit_aimed_at(view, unit, view.data.weapons[weapon], view.board.cell(*at), what)
    if target is None:
        return Refusal("no_target")
    done = fire.preview(view, view.data.weapons[weapon], target)
    return ShotPreview(weapon, target, done.base, done.cover, done.total, price, rounds - 1)


def structure_meant(view: View, order: FireOrder) -> Standing | None:
    """The structure that an order to fire means; None if it means a unit or the ground."""
    if not view.board.contains(*order.at):
        return None
    weapon = view.data.weapons.get(order.weapon)
    return fire.structure_aimed_at(view, view.board.cell(*order.at), order.what, weapon)


def swept(view: View, unit: UnitView, weapon: str, at: Cell, what: str = "") -> tuple[Caught, ...]:
    """Whom a shot at a cell would sweep besides its target, as far as the side knows; nobody if it cannot be fired."""
    target = view.board.cell(*at)
    found = view.data.weapons[weapon]
    if not found.blast or fire.refuse_shot(view, unit, weapon, target, what) is not None:
        return ()
    return blast.caught_by(view, found, target)


def swept_cells(view: View, weapon: str, at: Cell) -> list[Cell]:
    """The cells that a shot at a cell would sweep."""
    cells = blast.swept_cells(view.field, view.data.weapons[weapon], view.board.cell(*at))
    return [view.board.xy(cell) for cell in cells_of(cells)]


def why_no_shot(view: View, unit: UnitView, at: Cell, weapon: str = "", what: str = "") -> Refusal | None:
    """Why a unit cannot fire at a cell; None if it can, or could with a weapon that the order names."""
    if not weapon and weapons_for(view, unit, at, what):
        return None
    return refuse(view, FireOrder(side=view.side, unit=unit.id, at=at, weapon=weapon, what=what))


def refusal_of_kind(view: View, unit: UnitView, kind: str) -> Refusal | None:
    """Why a unit can give no order of a kind at all now: what greys its button. kind: an order's name."""
    if view.ended or view.turn != view.side:
        return refuse(view, MoveOrder(side=view.side, unit=unit.id, to=view.board.xy(unit.cell)))
    if kind in WORKS:
        return refusal_of_work(view, unit, kind)
    if kind == "land":
        return refuse(view, LandOrder(side=view.side, unit=unit.id))
    if kind in ("move", "fly"):
        return None if reachable(view, unit) else _first_way_refusal(view, unit)
    if kind == "fire":
        return None if fire.can_fire(view, unit) else _first_weapon_refusal(view, unit)
    if kind in ("board", "unload", "tow", "unhitch"):
        return refusal_of_transport(view, unit, kind)
    if kind in KEEPING:
        return refuse(view, keeping_order(view, unit, kind))
    if supply_targets(view, unit):
        return None
    if "supplier" not in unit.kind.abilities or is_at_depot(view, unit):
        return refuse(view, SupplyOrder(side=view.side, unit=unit.id))
    friends = [friend for friend in view.own if friend.id != unit.id]
    near = min(friends, key=lambda friend: view.board.distance(unit.cell, friend.cell), default=None)
    return refuse(view, SupplyOrder(side=view.side, unit=unit.id, target=near.id if near else unit.id))


KEEPING = ("alert", "patrol", "stand_down")
"""Kinds of orders that keep shots for later, or end that."""


def keeping_orders(unit: UnitView) -> list[str]:
    """The orders of alert and patrol that are worth a button for a unit."""
    shown = ["alert", "patrol"] if unit.kind.weapons else []
    return [*shown, "stand_down"] if is_busy(unit) else shown


def keeping_order(view: View, unit: UnitView, kind: str, at: Cell | None = None) -> Order:
    """The order that puts a unit on alert, sends it on patrol around a cell (else its own), or ends both."""
    if kind == "alert":
        return AlertOrder(side=view.side, unit=unit.id)
    if kind == "patrol":
        return PatrolOrder(side=view.side, unit=unit.id, at=view.board.xy(unit.cell) if at is None else at)
    return CancelOrder(side=view.side, unit=unit.id)


def zone(view: View, centre: Cell) -> list[Cell]:
    """The cells of a patrol's zone."""
    cells = patrol.zone_of(view.board, view.data, view.board.cell(*centre))
    return [view.board.xy(cell) for cell in cells_of(cells)]


def zones_of_all(view: View) -> list[Cell]:
    """The cells of the zones of all one's own patrols together."""
    zones = [zone(view, view.board.xy(unit.patrol)) for unit in view.own if unit.patrol >= 0]
    return list(dict.fromkeys(cell for cells in zones for cell in cells))


def round_of(view: View, unit: UnitView, centre: Cell) -> list[Cell]:
    """The cells of the round that a unit would make in a zone, its own first, if it meets nobody."""
    return [view.board.xy(cell) for cell in patrol.round_ahead(view, unit, view.board.cell(*centre))]


def watched_cells(view: View, unit: UnitView) -> list[Cell]:
    """The cells at which a unit on alert could fire with its kept shots, as the ground is known; none for others."""
    return [view.board.xy(cell) for cell in cells_of(_watched(view, unit))]


def watched_by_all(view: View) -> list[Cell]:
    """The same of all one's own units on alert together."""
    mask = 0
    for unit in view.own:
        mask |= _watched(view, unit)
    return [view.board.xy(cell) for cell in cells_of(mask)]


def _watched(view: View, unit: UnitView) -> int:
    mask = 0
    for name in alert.kept_weapons(view, unit) if unit.alert else ():
        weapon = view.data.weapons[name]
        reached = view.board.ring(unit.cell, *fire.range_of(view.data, weapon, unit.moved))
        if not weapon.indirect:
            # whoever stands in the way now may have gone by then; what the ground stops, it stops then too
            reached &= ~fire.shadows(view.field, unit.cell, reached)
        mask |= reached
    return mask


def _first_way_refusal(view: View, unit: UnitView) -> Refusal:
    for cell in view.board.neighbours(unit.cell):
        found = refuse(view, MoveOrder(side=view.side, unit=unit.id, to=view.board.xy(cell)))
        if found is not None and found.reason in ("no_action_points", "no_fuel", "unreachable"):
            return found
    return Refusal("unreachable")


def _first_weapon_refusal(view: View, unit: UnitView) -> Refusal:
    for name in unit.kind.weapons:
        found = fire.refuse_weapon(view, unit, name)
        if found is not None:
            return found
    return Refusal("cannot_fire")


def supply_targets(view: View, unit: UnitView) -> list[UnitView]:
    """The friends that a unit may supply now, itself among them at a depot."""
    return [friend for friend in view.own if why_no_supply(view, unit, friend) is None]


def board_targets(view: View, unit: UnitView) -> list[UnitView]:
    """The carriers that a unit may get into now."""
    return [
        friend
        for friend in view.own
        if refuse(view, BoardOrder(side=view.side, unit=unit.id, carrier=friend.id)) is None
    ]


def tow_targets(view: View, unit: UnitView) -> list[UnitView]:
    """The guns that a truck may hitch now."""
    return [
        friend for friend in view.own if refuse(view, TowOrder(side=view.side, unit=unit.id, gun=friend.id)) is None
    ]


def unload_cells(view: View, unit: UnitView, passenger: int) -> list[Cell]:
    """The cells on which a carrier may put a passenger down now."""
    cells = [view.board.xy(cell) for cell in view.board.neighbours(unit.cell)]
    return [cell for cell in cells if why_no_unloading(view, unit, passenger, cell) is None]


def why_no_unloading(view: View, unit: UnitView, passenger: int, at: Cell) -> Refusal | None:
    """Why a carrier cannot put a passenger down there."""
    return refuse(view, UnloadOrder(side=view.side, unit=unit.id, passenger=passenger, at=at))


def refusal_of_transport(view: View, unit: UnitView, kind: str) -> Refusal | None:
    """Why a unit can give no order to board, unload, tow or unhitch at all now."""
    side = view.side
    if kind == "unhitch":
        return refuse(view, UnhitchOrder(side=side, unit=unit.id))
    if kind == "unload":
        cells = [view.board.xy(cell) for cell in view.board.neighbours(unit.cell)]
        found = [why_no_unloading(view, unit, passenger, cell) for passenger in unit.cargo for cell in cells]
        return _none_or_first(found) if found else Refusal("nothing_there")
    friends = sorted(view.own, key=lambda friend: (view.board.distance(unit.cell, friend.cell), friend.id))
    if kind == "board":
        carriers = [friend for friend in friends if carries(friend.kind)]
        boarding = [BoardOrder(side=side, unit=unit.id, carrier=friend.id) for friend in carriers]
        return _none_or_first([refuse(view, order) for order in boarding]) if boarding else Refusal("not_a_carrier")
    guns = [friend for friend in friends if is_gun(friend.kind)]
    towing = [refuse(view, TowOrder(side=side, unit=unit.id, gun=gun.id)) for gun in guns]
    return _none_or_first(towing) if towing else Refusal("not_a_gun")


def _none_or_first(refusals: list[Refusal | None]) -> Refusal | None:
    return None if None in refusals else refusals[0]


def transport_orders(view: View, unit: UnitView) -> list[str]:
    """The orders of transport that are worth a button for a unit."""
    shown = []
    if slots_taken(view.data, unit.kind) is not None and any(carries(friend.kind) for friend in view.own):
        shown.append("board")
    if carries(unit.kind):
        shown.append("unload")
    if can_tow(unit.kind):
        shown.append("unhitch" if unit.towing else "tow")
    return shown


def why_no_supply(view: View, unit: UnitView, friend: UnitView) -> Refusal | None:
    """Why a unit cannot supply a friend."""
    target = 0 if friend.id == unit.id else friend.id
    return refuse(view, SupplyOrder(side=view.side, unit=unit.id, target=target))


def can_act(view: View, unit: UnitView) -> bool:
    """Whether a unit still has something to do this turn: a way to go, or an enemy to fire at."""
    return bool(unit.action_points and not is_busy(unit) and (targets(view, unit) or reachable(view, unit)))


def is_busy(unit: UnitView) -> bool:
    """Whether a unit has its orders for the time after this turn: it is on alert or on patrol."""
    return bool(unit.alert) or unit.patrol >= 0


def waiting_units(view: View) -> list[UnitView]:
    """One's own units that have not acted yet and still can: whom a player might have forgotten."""
    return [unit for unit in view.own if not unit.moved and not unit.shots and can_act(view, unit)]


def order_at(
    view: View, unit: UnitView, cell: Cell, weapon: str = "", standing: UnitView | None = None
) -> Order | None:
    """The order that pointing at a cell, and at who is there, means to a unit: fire at an enemy, else go there."""
    if standing is not None and standing.side != view.side:
        what = what_for(view, standing)
        usable = weapons_for(view, unit, cell, what)
        chosen = weapon if weapon in usable else usable[0] if usable else weapon
        return FireOrder(side=view.side, unit=unit.id, at=cell, weapon=chosen, what=what)
    return MoveOrder(side=view.side, unit=unit.id, to=cell)

"""What a click on a cell would do, from the rules over a camp's view. Nothing of Panda3D is here.

A unit without a mode moves to a cell, strikes an enemy within its range, or goes where it can strike and does so
(HQ-ACT-1). A purchase that needs a cell is aimed at one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from core.board import cells_of
from core.orders import Cell, Order, Refusal
from systems.headquarters import fighting, movement, offers, recruiting
from systems.headquarters.orders import AttackOrder, BuyOrder, MoveOrder, RecruitOrder
from systems.headquarters.pipeline import refuse
from systems.headquarters.view import UnitView, View

MOVE, ATTACK, MUSTER = "move", "attack", "muster"
"""Modes: moving and whatever else a click means; striking alone; choosing what to recruit or to buy."""
RECRUIT, BUY = "recruit_", "buy_"
"""Modes in which a cell is chosen for what follows, the name of a unit or of an offer."""


class Chosen(NamedTuple):
    """What a person has chosen."""

    selected: int = 0
    """A unit's id; 0: none."""
    mode: str = MOVE
    active: bool = False
    """Whether orders can be given now."""


class Blows(NamedTuple):
    """What an attack would do, as the least and the most that chance brings (HQ-FIGHT-1, HQ-FIGHT-2)."""

    target: UnitView
    least: int
    most: int
    back_least: int
    back_most: int
    """What the one struck would do in return; 0 and 0: it does not strike back, or cannot."""
    back_is_certain: bool
    """Whether the one struck survives whatever chance brings."""
    bounty: int


class Pointed(NamedTuple):
    """The cell under the pointer, and what a click there would lead to."""

    cell: Cell
    standing: UnitView | None = None
    """Who stands there; on a headquarters who is hit first."""
    orders: tuple[Order, ...] = ()
    """What a click gives, one after the other; none: it selects, or nothing."""
    refusal: Refusal | None = None
    """Why it would be refused."""
    way: tuple[Cell, ...] = ()
    """The way that a unit would go, from where it stands."""
    price: int = 0
    """What that way costs of its move."""
    blows: Blows | None = None


def standing_at(view: View, cell: Cell, selected: int = 0) -> UnitView | None:
    """Who is meant in a cell: of a unit on its own headquarters the unit, once that is selected the headquarters."""
    if not view.board.contains(*cell):
        return None
    here = view.at.get(view.board.cell(*cell), ())
    if not here:
        return None
    ids = [unit.id for unit in here]
    return here[(ids.index(selected) + 1) % len(here)] if selected in ids else here[0]


def pointed_at(view: View, chosen: Chosen, cell: Cell) -> Pointed:
    """What a click on a cell would do."""
    standing = standing_at(view, cell)
    unit = view.units.get(chosen.selected)
    if not view.board.contains(*cell) or not chosen.active:
        return Pointed(cell, standing)
    if chosen.mode.startswith((RECRUIT, BUY)):
        return _purchase(view, chosen.mode, cell, standing)
    if unit is None or unit.side != view.side:
        return Pointed(cell, standing)
    if standing is not None and standing.side != view.side:
        return _attack(view, unit, standing, cell)
    if chosen.mode == ATTACK:
        refusal = refuse(view, AttackOrder(side=view.side, unit=unit.id, at=cell))
        return Pointed(cell, standing, refusal=refusal)
    if standing is not None and standing.id != unit.id and not _may_stand_with(view, unit, cell):
        return Pointed(cell, standing)
    return Pointed(cell, standing) if standing is not None and standing.id == unit.id else _move(view, unit, cell)


def _may_stand_with(view: View, unit: UnitView, cell: Cell) -> bool:
    """Whether a unit may go onto its own headquarters there (HQ-RULE)."""
    return not unit.moved and not unit.finished and bool(movement.stops(view, unit) >> view.board.cell(*cell) & 1)


def purchase_order(view: View, mode: str, at: Cell | None = None) -> Order:
    """The order of a mode in which something is recruited or bought."""
    if mode.startswith(RECRUIT):
        return RecruitOrder(side=view.side, what=mode.removeprefix(RECRUIT), at=at or (0, 0))
    return BuyOrder(side=view.side, what=mode.removeprefix(BUY), at=at)


def _purchase(view: View, mode: str, cell: Cell, standing: UnitView | None) -> Pointed:
    order = purchase_order(view, mode, cell)
    refusal = refuse(view, order)
    return Pointed(cell, standing, () if refusal else (order,), refusal)


def _move(view: View, unit: UnitView, cell: Cell) -> Pointed:
    order = MoveOrder(side=view.side, unit=unit.id, to=cell)
    refusal = refuse(view, order)
    standing = standing_at(view, cell)
    if refusal is not None:
        return Pointed(cell, standing, refusal=refusal)
    return Pointed(cell, standing, (order,), None, *_way(view, unit, view.board.cell(*cell)))


def _way(view: View, unit: UnitView, goal: int) -> tuple[tuple[Cell, ...], int]:
    """The way to a cell, and what it costs."""
    found = movement.way(view, unit, goal)
    if found is None:
        return (), 0
    return tuple(view.board.xy(each) for each in (unit.cell, *found.cells)), found.points


def _attack(view: View, unit: UnitView, target: UnitView, cell: Cell) -> Pointed:
    order = AttackOrder(side=view.side, unit=unit.id, at=cell)
    refusal = refuse(view, order)
    if refusal is None:
        return Pointed(cell, target, (order,), blows=blows(view, unit, target))
    place = place_to_strike(view, unit, target)
    if place is None:
        return Pointed(cell, target, refusal=refusal)
    move = MoveOrder(side=view.side, unit=unit.id, to=view.board.xy(place))
    way, price = _way(view, unit, place)
    return Pointed(cell, target, (move, order), None, way, price, blows(view, unit, target, place))


def place_to_strike(view: View, unit: UnitView, target: UnitView) -> int | None:
    """The cell to go to for a blow in the same turn: best defended, then nearest; None if there is none."""
    if unit.moved or unit.finished or not unit.kind.fires_after_move or not unit.kind.attack:
        return None
    reach, board = movement.reach(view, unit), view.board
    near = board.ring(target.cell, *unit.kind.range) & movement.stops(view, unit)

    def rank(cell: int) -> tuple[int, int, int]:
        found = reach.path(cell)
        return -view.land.terrain[cell].defence, 0 if found is None else found.points, cell

    return min(cells_of(near), key=rank, default=None)


def blows(view: View, unit: UnitView, target: UnitView, place: int | None = None) -> Blows:
    """What a unit's attack from a cell (not given: from where it is) would do, and what would come back."""
    here = unit.cell if place is None else place
    least, _, most = fighting.preview(view, unit, target)
    back = fighting.preview_back(view, unit, target, here, least, most)
    return Blows(target, least, most, *back, most < target.hp, view.bounty)


def cells_of_mode(view: View, mode: str) -> list[Cell]:
    """The cells that a purchase may be aimed at."""
    xy = view.board.xy
    if mode.startswith(RECRUIT):
        kind = view.data.units[mode.removeprefix(RECRUIT)]
        return [xy(cell) for cell in recruiting.places(view, kind)]
    offer = view.data.offers[mode.removeprefix(BUY)]
    if offer.effect == "unit":
        return [xy(cell) for cell in recruiting.places(view, view.data.units[offer.unit])]
    return [xy(cell) for cell in view.at if fighting.target_in(view, view.side, cell) is not None]


def refusal_of_mode(view: View, mode: str) -> Refusal | None:
    """Why nothing can be recruited or bought so, wherever it were to go; None if it can."""
    if mode.startswith(BUY) and not view.data.offers[mode.removeprefix(BUY)].needs_cell:
        return refuse(view, purchase_order(view, mode))
    places = cells_of_mode(view, mode)
    if places:
        return refuse(view, purchase_order(view, mode, places[0]))
    refusal = refuse(view, purchase_order(view, mode, _anywhere(view)))
    return refusal if refusal is not None and refusal.reason not in _OF_A_PLACE else Refusal("no_free_cell")


_OF_A_PLACE = ("not_adjacent", "occupied", "wrong_terrain", "no_target", "out_of_bounds")
"""Reasons that have to do with one cell; where no cell is left, that is the reason."""


def _anywhere(view: View) -> Cell:
    headquarters = view.headquarters_of(view.side)
    return (0, 0) if headquarters is None else view.board.xy(headquarters.cell)


def able(view: View) -> list[UnitView]:
    """The camp's units that still have something to do, in order of their ids."""
    found = [unit for unit in view.of(view.side) if not unit.finished]
    return [unit for unit in found if (unit.kind.move and not unit.moved) or fighting.targets(view, unit)]


def targets(view: View, unit: UnitView) -> Iterable[Cell]:
    """The cells of enemies that a unit could strike now."""
    if not fighting.may_attack(unit):
        return []
    return [view.board.xy(target.cell) for target in fighting.targets(view, unit)]


def recruits(view: View) -> list[str]:
    """What headquarters recruit, the cheapest first."""
    kinds = [kind for kind in view.data.units.values() if kind.cost is not None]
    return [kind.id for kind in sorted(kinds, key=lambda kind: (kind.cost or 0, kind.id))]


def left_in_shop(view: View, offer: str) -> int:
    """How often the camp may still buy an offer (HQ-SHOP-3)."""
    return offers.left_of(view.data, view.own.bought, offer)

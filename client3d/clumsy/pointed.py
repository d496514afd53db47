"""What is under the pointer, and what a click there would do in each mode.

Everything comes from `previews`, that is from the rules over the side's view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from client3d.clumsy import aiming, engineering, previews
from client3d.clumsy.aiming import Aim
from client3d.clumsy.engineering import WORKS
from client3d.clumsy.layers import standing_at, what_for
from client3d.clumsy.previews import ShotPreview, WayPreview
from client3d.clumsy.routes import BEYOND_THIS_TURN, Route, plan
from core.orders import Cell, Order, Refusal
from systems.clumsy.blast import Caught
from systems.clumsy.orders import BoardOrder, TowOrder, UnloadOrder
from systems.clumsy.pipeline import refuse
from systems.clumsy.view import Ghost, UnitView, View

TRANSPORT = ("board", "unload", "tow")
"""The modes of transport, each an order."""


class Chosen(NamedTuple):
    """What a player has chosen: all that, besides the view, decides what is shown."""

    selected: int = 0
    """A unit's id; 0: none."""
    mode: str = "move"
    weapon: str = ""
    """The weapon to aim with; "": whichever may fire."""
    aim: str = ""
    """What of a cell is aimed at (`aiming.AIMS`); "": a click asks where there is a choice."""
    passenger: int = 0
    """Whom the selected carrier is to put down, in that mode."""
    structure: str = ""
    """What is to be built, in the mode `build`; "": whatever stands there is gone on with."""
    active: bool = False
    """Whether it is this person's turn, and nothing is being played."""


@dataclass(frozen=True)
class Pointed:
    """What is under the pointer and what a click there would do."""

    cell: Cell
    standing: UnitView | None = None
    ghost: Ghost | None = None
    way: WayPreview | None = None
    route: Route | None = None
    """A way of several turns, where there is none in this turn."""
    shots: tuple[ShotPreview, ...] = ()
    weapon: str = ""
    """The weapon that a click would fire."""
    aims: tuple[Aim, ...] = ()
    """All that a shot there could be meant for."""
    what: str = ""
    """What of it the shots shown are meant for; "": what the rules take by themselves."""
    caught: tuple[Caught, ...] = ()
    """Whom the sweep of the shot would catch, one's own first."""
    supplies: UnitView | None = None
    does: str = ""
    """Another order that the click would give: board, unload, tow, or an engineer's."""
    zone: bool = False
    """Whether a patrol's zone is being chosen."""
    refusal: Refusal | None = None
    """Why the click would do nothing, where it looks as if it might do something."""


def pointed_at(view: View, chosen: Chosen, cell: Cell, layer: bool | None = None) -> Pointed:
    """What is in a cell and what a click there would do.

    layer: whether it is on what is in the air there (True) or on its ground (False); None: it does not tell.
    """
    number = view.board.cell(*cell)
    standing = standing_at(view, number, chosen.selected, layer)
    ghost = next((each for each in view.ghosts if each.cell == number), None) if standing is None else None
    bare = Pointed(cell, standing, ghost)
    unit, mode = view.own_unit(chosen.selected), chosen.mode
    if unit is None or not chosen.active:
        return bare
    if mode in WORKS:
        refusal = engineering.why_no_work(view, unit, mode, cell, chosen.structure)
        return Pointed(cell, standing, ghost, does="" if refusal else mode, refusal=refusal)
    if mode == "patrol":
        return Pointed(cell, standing, ghost, zone=True)
    if mode == "fly":
        return _way(view, unit, bare)
    if standing is not None and standing.id == unit.id:
        return bare
    if mode == "supply":
        return _supply(view, unit, bare)
    if mode in TRANSPORT:
        order = transport_order(view, unit, chosen, cell)
        refusal = None if order is None else refuse(view, order)
        return Pointed(cell, standing, ghost, does="" if order is None or refusal else mode, refusal=refusal)
    if mode == "fire" or (standing is not None and standing.side != view.side):
        return _shot(view, unit, chosen, bare, layer)
    return bare if standing is not None else _way(view, unit, bare)


def _way(view: View, unit: UnitView, bare: Pointed) -> Pointed:
    found = previews.way(view, unit, bare.cell)
    if isinstance(found, Refusal):
        route = plan(view, unit, bare.cell) if found.reason in BEYOND_THIS_TURN else None
        refusal = found if route is None else None
        return Pointed(bare.cell, bare.standing, bare.ghost, route=route, refusal=refusal)
    return Pointed(bare.cell, bare.standing, bare.ghost, way=found)


def aimed_at(view: View, chosen: Chosen, standing: UnitView | None, layer: bool | None) -> str:
    """What an order to fire at a unit names: what was chosen, else the layer that was clicked on."""
    if chosen.mode == "fire" and chosen.aim:
        return chosen.aim
    return what_for(view, standing) if layer is not None or chosen.mode != "fire" else ""


def _shot(view: View, unit: UnitView, chosen: Chosen, bare: Pointed, layer: bool | None) -> Pointed:
    cell, named, what = bare.cell, chosen.weapon, aimed_at(view, chosen, bare.standing, layer)
    names = (named,) if named else unit.kind.weapons
    found = [previews.shot(view, unit, name, cell, what) for name in names]
    shots = tuple(shot for shot in found if isinstance(shot, ShotPreview))
    refusal = None if shots else previews.why_no_shot(view, unit, cell, named, what)
    usable = previews.weapons_for(view, unit, cell, what)
    if layer and bare.standing is not None and bare.standing.airborne:
        # the craft itself is clicked on: what else there is below it is not meant
        shots = tuple(shot for shot in shots if shot.target is bare.standing)
        usable = [shot.weapon for shot in shots]
        refusal = refusal if shots or refusal else Refusal("not_targetable")
    weapon = named or (usable[0] if usable else "")
    caught = previews.swept(view, unit, weapon, cell, what) if weapon in usable else ()
    aims = aiming.aims_at(view, unit, cell, named)
    return Pointed(
        cell,
        bare.standing,
        bare.ghost,
        shots=shots,
        weapon=weapon,
        aims=aims,
        what=what,
        caught=caught,
        refusal=refusal,
    )


def _supply(view: View, unit: UnitView, bare: Pointed) -> Pointed:
    standing = bare.standing
    if standing is None or standing.side != view.side:
        return bare
    if standing.id in [friend.id for friend in previews.supply_targets(view, unit)]:
        return Pointed(bare.cell, standing, supplies=standing)
    return Pointed(bare.cell, standing, refusal=previews.why_no_supply(view, unit, standing))


def transport_order(view: View, unit: UnitView, chosen: Chosen, cell: Cell) -> Order | None:
    """The order of transport that a click on a cell means in its mode; None if it means none."""
    number = view.board.cell(*cell)
    standing = view.at.get(number) or view.over.get(number)
    if chosen.mode == "unload":
        near = view.board.distance(unit.cell, view.board.cell(*cell)) == 1
        return UnloadOrder(side=view.side, unit=unit.id, passenger=chosen.passenger, at=cell) if near else None
    if standing is None or standing.side != view.side or standing.id == unit.id:
        return None
    if chosen.mode == "board":
        return BoardOrder(side=view.side, unit=unit.id, carrier=standing.id)
    return TowOrder(side=view.side, unit=unit.id, gun=standing.id)

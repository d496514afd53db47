"""What a shot at a cell may be meant for: the unit in it, the work or building it stands in, the ground.

FIRE-4, BUILD-2, BUILD-3 as a player sees them. No rule is computed here: every reason and number comes from the
refusals and previews of the rules over the side's view.
"""

from __future__ import annotations

from dataclasses import dataclass

from client3d.clumsy import previews
from client3d.clumsy.previews import ShotPreview
from core.orders import Cell, Refusal
from systems.clumsy.aim import enemies_in, holds_own
from systems.clumsy.field import Standing
from systems.clumsy.orders import FireOrder
from systems.clumsy.pipeline import refuse
from systems.clumsy.structures import can_hit
from systems.clumsy.view import UnitView, View

AIMS = ("unit", "structure", "ground")
"""What may be aimed at, as `FireOrder.what` names it, in the order in which a player goes through it."""


@dataclass(frozen=True)
class Aim:
    """One of the things in a cell that a shot could be meant for."""

    what: str
    target: UnitView | Standing | None
    """None: the ground."""
    weapon: str
    """The weapon that would be fired; "" if none may."""
    shot: ShotPreview | None
    """What it would do; None at the ground, where nobody is known to be, and where there is no shot."""
    refusal: Refusal | None
    """Why there is no shot."""


def aims_at(view: View, unit: UnitView, cell: Cell, weapon: str = "") -> tuple[Aim, ...]:
    """All that a unit's shot at a cell could be meant for, whether it may be fired or not; with one weapon or any."""
    targets = _targets(view, unit, cell)
    return tuple(_aim(view, unit, cell, what, targets[what], weapon) for what in AIMS if what in targets)


def possible(aims: tuple[Aim, ...]) -> tuple[Aim, ...]:
    """Those that may be fired at."""
    return tuple(aim for aim in aims if aim.refusal is None)


def _targets(view: View, unit: UnitView, cell: Cell) -> dict[str, UnitView | Standing | None]:
    """By what is meant: who or what of a cell; the ground where shells may be fired at it unseen."""
    number = view.board.cell(*cell)
    structure = view.field.structures.get(number)
    found: dict[str, UnitView | Standing | None] = {}
    if holds_own(view, unit, number):
        return found
    enemies = enemies_in(view, unit, number)
    if enemies:
        found["unit"] = enemies[0]
    if structure is not None and structure.side != view.side:
        found["structure"] = structure
    if len(enemies) > 1:
        found["ground"] = enemies[1]  # below the craft (FIRE-4)
    elif number not in view.at and any(view.data.weapons[name].indirect for name in unit.kind.weapons):
        found["ground"] = None
    return found


def _aim(view: View, unit: UnitView, cell: Cell, what: str, target: UnitView | Standing | None, weapon: str) -> Aim:
    usable = previews.weapons_for(view, unit, cell, what)
    chosen = weapon if weapon in usable else "" if weapon else next(iter(usable), "")
    if not chosen:
        order = FireOrder(side=view.side, unit=unit.id, at=cell, weapon=weapon, what=what)
        return Aim(what, target, "", None, refuse(view, order))
    found = previews.shot(view, unit, chosen, cell, what)
    if not isinstance(found, ShotPreview):
        return Aim(what, target, chosen, None, None)
    if isinstance(target, UnitView) and found.target is not target:
        # the rules take whom the weapon can hit: that is offered as what it is, and this one is not
        return Aim(what, target, "", None, Refusal("not_targetable"))
    return Aim(what, target, chosen, found, None)


def worth_choosing(view: View, unit: UnitView, weapon: str = "") -> list[str]:
    """What a unit might aim at besides units, as far as its weapons and what is known go; with units, if anything."""
    names = (weapon,) if weapon else unit.kind.weapons
    weapons = [view.data.weapons[name] for name in names]
    structures = [each for each in view.field.structures.values() if each.side != view.side]
    found = []
    if any(can_hit(each, structure) for each in weapons for structure in structures):
        found.append("structure")
    if any(each.indirect for each in weapons):
        found.append("ground")
    return ["unit", *found] if found else []

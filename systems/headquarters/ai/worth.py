"""What things are worth to an opponent: units, blows, dangers."""

from __future__ import annotations

from systems.headquarters import fighting
from systems.headquarters.ai.personality import Personality
from systems.headquarters.data import HeadquartersData, UnitType
from systems.headquarters.fighting import damage, defence_of
from systems.headquarters.view import UnitView, View

PER_CENT = 100


def price_of(data: HeadquartersData, kind: UnitType) -> int:
    """What a unit costs: at the headquarters, or in the shop."""
    if kind.cost is not None:
        return kind.cost
    return next((offer.price for offer in data.offers.values() if offer.unit == kind.id), 0)


def hp_worth(view: View, manner: Personality, unit: UnitView) -> int:
    """What a hit point of a unit is worth, in gold."""
    if unit.kind.is_headquarters:
        return manner.headquarters
    return max(1, price_of(view.data, unit.kind) // unit.kind.hp)


def gain_of_blow(view: View, manner: Personality, unit: UnitView, cell: int, target: UnitView) -> int:
    """What an attack from a cell is worth: what it destroys and earns, less what is struck back."""
    done = min(target.hp, fighting.preview(view, unit, target)[1])
    gain = done * hp_worth(view, manner, target) + view.bounty
    if done >= target.hp:
        return gain + manner.kill
    if not fighting.strikes_back(target.kind, view.board.distance(cell, target.cell)):
        return gain
    works = defence_of(view.data, unit.kind, view.land.terrain[cell].defence, view.camps[unit.side].bought)
    back = min(unit.hp, damage(view.data, target.kind, target.hp - done, works, PER_CENT))
    return gain - back * hp_worth(view, manner, unit) * manner.own_loss // PER_CENT


Threats = list[tuple[UnitView, int]]
"""Units, each with the mask of the cells that it could strike in its next turn."""


def danger_at(view: View, manner: Personality, unit: UnitView, cell: int, threats: Threats) -> int:
    """What a unit may lose in a cell before it acts again, in gold."""
    works = defence_of(view.data, unit.kind, view.land.terrain[cell].defence, view.camps[unit.side].bought)
    near = (enemy for enemy, struck in threats if struck >> cell & 1)
    lost = sum(damage(view.data, enemy.kind, enemy.hp, works, PER_CENT) for enemy in near)
    return min(unit.hp, lost) * hp_worth(view, manner, unit) * manner.danger // PER_CENT

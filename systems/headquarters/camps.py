"""A camp's gold: what it is paid, and what its cities give.

HQ-GOLD-1 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable

from systems.headquarters.battle import Battle
from systems.headquarters.components import Camp, City
from systems.headquarters.data import HeadquartersData
from systems.headquarters.events import GoldChanged
from systems.headquarters.land import Land
from systems.headquarters.offers import amount_of


def income_of(data: HeadquartersData, land: Land, cities: Iterable[int], bought: tuple[str, ...]) -> int:
    """Gold that a camp with these cities (cells), who has bought these, gets at the start of a turn (HQ-GOLD-1)."""
    raised = amount_of(data, bought, "raise")
    return data.rules.gold.base + sum(land.terrain[cell].income + raised for cell in cities)


def pay_income(battle: Battle, side: int) -> None:
    """Give a camp what it gets at the start of a turn."""
    cities = [city.cell for _, city in battle.world.each(City) if city.camp == side]
    _, camp = battle.camp(side)
    pay(battle, side, income_of(battle.data, battle.land, cities, camp.bought), "income")


def pay(battle: Battle, side: int, amount: int, cause: str) -> None:
    """Give a camp gold, or take it."""
    entity, camp = battle.camp(side)
    gold = camp.gold + amount
    battle.world.change(entity, Camp, "gold", gold)
    battle.tell(GoldChanged(side=side, amount=amount, gold=gold, cause=cause))

"""Taking a battle up again: from its components as plain values, as a save has them, to a game that goes on.

The values may come from a file that anybody wrote.
"""

from __future__ import annotations

from typing import Any

from core.resuming import Glossary, Parts, by_kind
from core.rulesets import State
from systems.headquarters import components
from systems.headquarters.battle import Battle
from systems.headquarters.components import (
    CAMP_IDS,
    NO_CAMP,
    Camp,
    City,
    HitPoints,
    Identity,
    Ledger,
    Outcome,
    Position,
    ThisTurn,
)
from systems.headquarters.data import HeadquartersData
from systems.headquarters.setup import BattleSetup, bare_battle
from systems.headquarters.standing import Placed, misplaced

GLOSSARY = Glossary(components)
"""Every kind of component."""

OF_A_UNIT = (Identity, Position, HitPoints, ThisTurn)
ENDINGS = ("", "headquarters", "surrender", "round_limit")

MOST_TURNS = 100_000
"""More than any game comes to."""


def resumed_battle(setup: BattleSetup, data: HeadquartersData, state: State, last_entity: int) -> Battle:
    """The battle in this state, its systems not yet in place.

    Raises ValueError, naming component and field, for a state that no battle from this setup can have.
    """
    entities = GLOSSARY.entities(state, last_entity)
    found = by_kind(entities)
    battle = bare_battle(setup, data)
    _Check(battle, found).all()
    with battle.world.active():
        battle.world.fill(entities, found, last_entity)
    return battle


def _hold(holds: bool, where: str) -> None:
    if not holds:
        raise ValueError(where)


class _Check:
    """Looks at a state: every name, cell and camp is one of the battle, and nobody stands where another does."""

    def __init__(self, battle: Battle, parts: Parts) -> None:
        self.battle, self.parts = battle, parts
        self.sides = len(battle.start.side_names)

    def all(self) -> None:
        """Raise ValueError, naming component and field, for what cannot be."""
        self._ledger(self._only(Ledger), self._only(Outcome))
        self._camps()
        self._cities()
        units = self.parts.get(Identity, {})
        for kind in OF_A_UNIT:
            _hold(self.parts.get(kind, {}).keys() == units.keys(), kind.__name__)
        for entity, identity in units.items():
            self._unit(entity, identity)
        _hold(len({one.id for one in units.values()}) == len(units), "Identity.id")
        self._places(units)

    def _only(self, kind: type[Any]) -> Any:
        found = list(self.parts.get(kind, {}).values())
        _hold(len(found) == 1, kind.__name__)
        return found[0]

    def _ledger(self, ledger: Ledger, outcome: Outcome) -> None:
        for field in ("turn", "destroyed", "blows"):
            _hold(0 <= getattr(ledger, field) < MOST_TURNS * MOST_TURNS, f"Ledger.{field}")
        _hold(1 <= ledger.turn <= MOST_TURNS, "Ledger.turn")
        _hold(NO_CAMP <= outcome.winner < self.sides, "Outcome.winner")
        _hold(outcome.reason in ENDINGS, "Outcome.reason")

    def _camps(self) -> None:
        camps: list[Camp] = list(self.parts.get(Camp, {}).values())
        _hold([camp.side for camp in camps] == list(range(self.sides)), "Camp.side")
        for camp in camps:
            _hold(0 <= camp.gold < MOST_TURNS * MOST_TURNS, "Camp.gold")
            _hold(0 <= camp.mustered < CAMP_IDS, "Camp.mustered")
            offers = self.battle.data.offers
            sound = all(one in offers and camp.bought.count(one) <= offers[one].limit for one in set(camp.bought))
            _hold(sound, "Camp.bought")

    def _cities(self) -> None:
        cities: list[City] = list(self.parts.get(City, {}).values())
        _hold(sorted(city.cell for city in cities) == list(self.battle.land.cities), "City.cell")
        _hold(all(NO_CAMP <= city.camp < self.sides for city in cities), "City.camp")

    def _unit(self, entity: int, identity: Identity) -> None:
        camps = {camp.side: camp for camp in self.parts[Camp].values()}
        _hold(identity.type in self.battle.data.units, "Identity.type")
        camp = camps.get(identity.side)
        _hold(camp is not None and camp.standing, "Identity.side")
        assert camp is not None
        first = (identity.side + 1) * CAMP_IDS
        _hold(first <= identity.id < first + camp.mustered, "Identity.id")
        kind = self.battle.data.units[identity.type]
        _hold(1 <= self.parts[HitPoints][entity].left <= kind.hp, "HitPoints.left")
        _hold(self.parts[Position][entity].cell in self.battle.land.terrain, "Position.cell")

    def _places(self, units: dict[int, Identity]) -> None:
        placed = (
            Placed(self.parts[Position][entity].cell, one.side, self.battle.data.units[one.type].is_headquarters)
            for entity, one in units.items()
        )
        for _, reason in misplaced(placed):
            raise ValueError("Position.cell" if reason == "taken" else "Identity.type")

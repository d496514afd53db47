"""Taking a battle up again: from its components as plain values, as a save has them, to a game that goes on.

The values may come from a file that anybody wrote.
"""

from __future__ import annotations

from typing import Any

from core.resuming import Glossary, Parts, by_kind
from core.rulesets import State
from systems.skirmish import components
from systems.skirmish.battle import Battle
from systems.skirmish.components import (
    NO_BUILDING,
    NO_SIDE,
    NO_UNIT,
    SIDE_IDS,
    Activation,
    Facing,
    Gun,
    Hold,
    Identity,
    Outcome,
    Position,
    Shelter,
    Thing,
    Turn,
    Wounds,
)
from systems.skirmish.data import SkirmishData
from systems.skirmish.refusal import LARGEST_FACING
from systems.skirmish.setup import BattleSetup, bare_battle, ids_of
from systems.skirmish.sight import seen_by

GLOSSARY = Glossary(components)
"""Every kind of component."""

OF_A_FIGHTER = (Identity, Position, Facing, Wounds, Gun, Shelter, Activation)
ENDINGS = ("", "broken", "carried_off", "held", "round_limit")

MOST_TURNS = 100_000
"""More than any game comes to."""


def resumed_battle(setup: BattleSetup, data: SkirmishData, state: State, last_entity: int) -> Battle:
    """The battle in this state, its systems not yet in place.

    Raises ValueError, naming component and field, for a state that no battle from this setup can have.
    """
    entities = GLOSSARY.entities(state, last_entity)
    found = by_kind(entities)
    battle = bare_battle(setup, data)
    _Check(battle, setup, found).all()
    with battle.world.active():
        battle.world.fill(entities, found, last_entity)
        for entity, shelter in battle.world.each(Shelter):
            _hold(shelter.seen_by == seen_by(battle, entity), "Shelter.seen_by")
    return battle


def _hold(holds: bool, where: str) -> None:
    if not holds:
        raise ValueError(where)


class _Check:
    """Looks at a state: every name, place and number is one of the battle."""

    def __init__(self, battle: Battle, setup: BattleSetup, parts: Parts) -> None:
        self.battle, self.parts = battle, parts
        self.sides = len(battle.start.side_names)
        self.known = dict(zip(ids_of(setup), setup.units, strict=True))

    def all(self) -> None:
        """Raise ValueError, naming component and field, for what cannot be."""
        self._battle(self._only(Turn), self._only(Outcome))
        fighters: dict[int, Identity] = self.parts.get(Identity, {})
        for kind in OF_A_FIGHTER:
            _hold(self.parts.get(kind, {}).keys() == fighters.keys(), kind.__name__)
        for entity, identity in fighters.items():
            self._identity(identity)
            self._place(entity)
            self._supplies(entity, identity)
            self._activation(self.parts[Activation][entity])
        units = [one.id for one in fighters.values()]
        _hold(len(set(units)) == len(units), "Identity.id")
        self._things(set(units))
        self._goals()
        self._acting(fighters)

    def _only(self, kind: type[Any]) -> Any:
        found = list(self.parts.get(kind, {}).values())
        _hold(len(found) == 1, kind.__name__)
        return found[0]

    def _battle(self, turn: Turn, outcome: Outcome) -> None:
        _hold(1 <= turn.round <= MOST_TURNS, "Turn.round")
        _hold(0 <= turn.side < self.sides, "Turn.side")
        _hold(0 <= turn.rolls < MOST_TURNS * SIDE_IDS, "Turn.rolls")
        _hold(NO_SIDE <= outcome.winner < self.sides, "Outcome.winner")
        _hold(outcome.reason in ENDINGS, "Outcome.reason")

    def _identity(self, identity: Identity) -> None:
        unit = self.known.get(identity.id)
        _hold(unit is not None, "Identity.id")
        assert unit is not None
        _hold(identity.type == unit.type, "Identity.type")
        _hold(identity.side == unit.side, "Identity.side")

    def _place(self, entity: int) -> None:
        position, facing = self.parts[Position][entity], self.parts[Facing][entity]
        shelter: Shelter = self.parts[Shelter][entity]
        table = self.battle.table
        _hold(table.holds((position.x, position.y)), "Position.x")
        looks = max(abs(facing.x), abs(facing.y))
        _hold(0 < looks <= LARGEST_FACING, "Facing.x")
        _hold(NO_BUILDING <= shelter.building < len(table.buildings), "Shelter.building")
        inside = shelter.building != NO_BUILDING
        _hold(0 <= shelter.floor < (table.buildings[shelter.building].floors if inside else 1), "Shelter.floor")
        _hold(bool(shelter.posture) == inside, "Shelter.posture")
        _hold(0 <= shelter.found_by <= self.battle.everyone, "Shelter.found_by")

    def _supplies(self, entity: int, identity: Identity) -> None:
        kind, gun = self.battle.data.units[identity.type], self.parts[Gun][entity]
        weapon = self.battle.data.weapon_of(kind)
        _hold(1 <= self.parts[Wounds][entity].left <= kind.wounds, "Wounds.left")
        _hold(not gun.loaded or weapon is not None, "Gun.loaded")
        _hold(0 <= gun.reloading <= (0 if weapon is None else weapon.reload), "Gun.reloading")
        _hold(0 <= gun.shots <= (0 if weapon is None else weapon.shots), "Gun.shots")

    def _activation(self, own: Activation) -> None:
        most = self.battle.data.rules.activation.actions
        for field in ("actions", "at_start", "walks", "in_rough"):
            _hold(0 <= getattr(own, field) <= most, f"Activation.{field}")
        _hold(0 <= own.moves <= most, "Activation.moves")

    def _acting(self, fighters: dict[int, Identity]) -> None:
        """Those who act are one fighter or one group, of the side whose go it is; and so are those who wait."""
        go = self._only(Turn).side
        for stage in ("active", "waiting"):
            acting = [fighters[entity] for entity, own in self.parts.get(Activation, {}).items() if own.stage == stage]
            groups = {self.battle.group_of.get(one.id) for one in acting}
            alone = len(acting) <= 1 or (len(groups) == 1 and None not in groups)
            _hold(alone and all(one.side == go for one in acting), "Activation.stage")

    def _things(self, units: set[int]) -> None:
        things: list[Thing] = list(self.parts.get(Thing, {}).values())
        _hold(sorted(one.number for one in things) == list(range(len(self.battle.start.objects))), "Thing.number")
        for thing in things:
            _hold(self.battle.table.holds((thing.x, thing.y)), "Thing.x")
            _hold(thing.bearer == NO_UNIT or thing.bearer in units, "Thing.bearer")

    def _goals(self) -> None:
        holds: list[Hold] = list(self.parts.get(Hold, {}).values())
        places = [place for place, goal in enumerate(self.battle.start.goals) if goal.kind == "hold"]
        _hold(sorted(one.goal for one in holds) == places, "Hold.goal")
        _hold(all(0 <= one.turns <= MOST_TURNS for one in holds), "Hold.turns")

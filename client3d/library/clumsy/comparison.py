"""What two units of the main ruleset are compared by."""

from __future__ import annotations

from collections.abc import Iterator

from client3d.library.clumsy.wording import Wording
from client3d.library.comparison import Compared, numbers, worth_showing
from client3d.library.entry import Key
from systems.clumsy.aim import can_aim_at, can_aim_at_class
from systems.clumsy.data import UnitType
from systems.clumsy.data_types import UNIT_CLASSES, UnitClass
from systems.clumsy.fire import shots_to_destroy
from systems.clumsy.movement import cells_a_turn
from systems.clumsy.shots import fires_twice


def compared(say: Wording, left: str, right: str) -> tuple[Compared, ...]:
    """All that two units can be compared by."""
    return worth_showing(_lines(say, say.data.units[left], say.data.units[right]))


def _lines(say: Wording, left: UnitType, right: UnitType) -> Iterator[Compared]:
    words, both = say.words, (left, right)
    yield Compared(say("class"), words.named("class", left.unit_class), words.named("class", right.unit_class))
    yield Compared(say("size"), words.named("size", left.size), words.named("size", right.size))
    yield numbers(say("value"), left.value, right.value, less_is_better=True)
    yield numbers(say("hp"), left.hp, right.hp)
    yield numbers(say("action-points"), left.action_points, right.action_points)
    yield numbers(say("vision"), left.vision, right.vision)
    yield numbers(say("fuel"), left.fuel, right.fuel)
    yield numbers(say("battery"), left.battery, right.battery)
    yield numbers(say("slots"), left.slots or None, right.slots or None)
    yield from _paces(say, left, right)
    yield numbers(say("shots"), *(2 if fires_twice(one) else 1 if one.weapons else None for one in both))
    yield numbers(say("range"), *(_farthest(say, one) for one in both))
    for unit_class in UNIT_CLASSES:
        name = say("damage-to", unitclass=words.named("class", unit_class))
        yield numbers(name, *(_worst(say, one, unit_class) for one in both))
    first, second = (_shots_to_destroy(say, *pair) for pair in ((left, right), (right, left)))
    yield numbers(say("shots-to-destroy"), first, second, less_is_better=True)


def _paces(say: Wording, left: UnitType, right: UnitType) -> Iterator[Compared]:
    """How many cells a turn each goes over each terrain, where either goes at all."""
    for name in say.data.terrain:
        label = say("cells-a-turn", terrain=say.name(Key("terrain", name)))
        yield numbers(label, *(_pace(say, one, name) for one in (left, right)))


def _pace(say: Wording, kind: UnitType, terrain: str) -> int | None:
    cost = say.data.rules.air.step_cost if kind.flies else say.data.terrain[terrain].cost(kind.unit_class)
    return None if cost is None else cells_a_turn(kind, cost)


def _farthest(say: Wording, kind: UnitType) -> int | None:
    return max((say.data.weapons[name].maximum_range for name in kind.weapons), default=None)


def _worst(say: Wording, kind: UnitType, unit_class: UnitClass) -> int | None:
    """The most that one shot of a unit takes from a unit of a class, out of cover."""
    weapons = [say.data.weapons[name] for name in kind.weapons]
    return max((one.damage_against(unit_class) for one in weapons if can_aim_at_class(one, unit_class)), default=None)


def _shots_to_destroy(say: Wording, kind: UnitType, other: UnitType) -> int | None:
    """Shots of a unit's best weapon after which the other, out of cover, is destroyed."""
    weapons = [say.data.weapons[name] for name in kind.weapons]
    found = [
        shots_to_destroy(one, other, airborne)
        for one in weapons
        for airborne in (False, True)
        if (airborne <= other.flies) and can_aim_at(one, other, airborne)
    ]
    return min(found, default=None)

"""Two units side by side: every value of both, and which of them it speaks for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from client3d.library.entry import Key
from client3d.library.wording import Wording
from systems.clumsy.aim import can_aim_at, can_aim_at_class
from systems.clumsy.data import UnitType
from systems.clumsy.data_types import UNIT_CLASSES, UnitClass
from systems.clumsy.fire import shots_to_destroy
from systems.clumsy.movement import cells_a_turn
from systems.clumsy.shots import fires_twice


@dataclass(frozen=True, slots=True)
class Compared:
    """A line: what is compared, both values, and the better one: -1 the left, 1 the right, 0 neither."""

    label: str
    left: str
    right: str
    better: int = 0


def compared(say: Wording, left: str, right: str) -> tuple[Compared, ...]:
    """All that two units can be compared by."""
    found = _lines(say, say.data.units[left], say.data.units[right])
    return tuple(line for line in found if {line.left, line.right} != {_NONE})


_NONE = "–"
"""Shown for what a unit has none of."""


def _lines(say: Wording, left: UnitType, right: UnitType) -> Iterator[Compared]:
    words, both = say.words, (left, right)
    yield Compared(say("class"), words.named("class", left.unit_class), words.named("class", right.unit_class))
    yield Compared(say("size"), words.named("size", left.size), words.named("size", right.size))
    yield _numbers(say("value"), left.value, right.value, less_is_better=True)
    yield _numbers(say("hp"), left.hp, right.hp)
    yield _numbers(say("action-points"), left.action_points, right.action_points)
    yield _numbers(say("vision"), left.vision, right.vision)
    yield _numbers(say("fuel"), left.fuel, right.fuel)
    yield _numbers(say("battery"), left.battery, right.battery)
    yield _numbers(say("slots"), left.slots or None, right.slots or None)
    yield from _paces(say, left, right)
    yield _numbers(say("shots"), *(2 if fires_twice(one) else 1 if one.weapons else None for one in both))
    yield _numbers(say("range"), *(_farthest(say, one) for one in both))
    for unit_class in UNIT_CLASSES:
        name = say("damage-to", unitclass=words.named("class", unit_class))
        yield _numbers(name, *(_worst(say, one, unit_class) for one in both))
    first, second = (_shots_to_destroy(say, *pair) for pair in ((left, right), (right, left)))
    yield _numbers(say("shots-to-destroy"), first, second, less_is_better=True)


def _numbers(label: str, left: int | None, right: int | None, *, less_is_better: bool = False) -> Compared:
    """A line of two numbers; who has none of it has the worse of it."""
    if left is None or right is None:
        better = 0 if left == right else 1 if left is None else -1
    else:
        better = (left < right) - (left > right)
        better = -better if less_is_better else better
    shown = [_NONE if number is None else str(number) for number in (left, right)]
    return Compared(label, shown[0], shown[1], better)


def _paces(say: Wording, left: UnitType, right: UnitType) -> Iterator[Compared]:
    """How many cells a turn each goes over each terrain, where either goes at all."""
    for name in say.data.terrain:
        label = say("cells-a-turn", terrain=say.name(Key("terrain", name)))
        yield _numbers(label, *(_pace(say, one, name) for one in (left, right)))


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

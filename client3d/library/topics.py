"""The topics of the help: which paragraphs, tables and diagrams each has, and where it leads on.

A topic's paragraphs are the texts `help-TOPIC-1`, `-2` and so on, filled with the numbers of the pack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from client3d.library import diagrams, numbers, tables
from client3d.library.entry import Key
from client3d.library.numbers import Numbers
from client3d.library.topic import Diagram, Part, Table, Topic
from client3d.library.wording import Wording
from systems.clumsy.data import ClumsyData, StructureType, UnitType, WeaponType
from systems.clumsy.towing import can_tow, is_gun
from systems.clumsy.transport import carries

Illustration = Callable[[Wording], Table | Diagram | None]


@dataclass(frozen=True)
class Plan:
    """How a topic is made; `shown`: what comes after which paragraph."""

    icon: str
    numbers: Callable[[Wording], Numbers]
    shown: tuple[tuple[int, Illustration], ...] = ()
    units: Callable[[UnitType], bool] = lambda _kind: False
    weapons: Callable[[WeaponType], bool] = lambda _weapon: False
    structures: Callable[[StructureType], bool] = lambda _kind: False
    terrain: bool = False
    """Whether it leads to all terrain."""


def _able(*abilities: str) -> Callable[[UnitType], bool]:
    return lambda kind: bool(kind.abilities & frozenset(abilities))


def _of_class(*classes: str) -> Callable[[UnitType], bool]:
    return lambda kind: kind.unit_class in classes


def _doing(*abilities: str) -> Callable[[StructureType], bool]:
    return lambda kind: bool(kind.abilities & frozenset(abilities))


PLANS: dict[str, Plan] = {
    "turn": Plan("end_turn", numbers.turn, ((2, tables.orders),), units=_able("general", "supplier")),
    "moving": Plan("move", numbers.moving, ((2, tables.steps),), terrain=True),
    "fire": Plan("fire", numbers.fire, ((2, diagrams.line_of_fire),), weapons=lambda weapon: weapon.indirect),
    "cover": Plan("cover", numbers.cover, ((1, tables.covers),), structures=lambda kind: kind.cover > 0),
    "sight": Plan(
        "eye", numbers.sight, ((2, tables.sight),), units=_able("camouflage"), structures=lambda kind: kind.vision > 0
    ),
    "supply": Plan(
        "supply",
        numbers.supply,
        units=_able("supplier", "medic", "engineer"),
        structures=_doing("hospital", "workshop", "depot", "heliport"),
    ),
    "transport": Plan("board", numbers.transport, units=lambda kind: carries(kind) or can_tow(kind) or is_gun(kind)),
    "engineers": Plan(
        "build", numbers.engineers, ((2, tables.structures),), units=_able("engineer"), structures=lambda _kind: True
    ),
    "shells": Plan("burning", numbers.shells, ((2, diagrams.sweep),), weapons=lambda weapon: weapon.shell),
    "alert": Plan("alert", numbers.alert, ((3, diagrams.patrol),)),
    "helicopters": Plan(
        "helicopter", numbers.helicopters, units=_of_class("helicopter"), structures=_doing("heliport")
    ),
    "drones": Plan(
        "drone",
        numbers.drones,
        units=lambda kind: _of_class("drone")(kind) or _able("operator", "jammer")(kind),
        structures=_doing("tower"),
    ),
    "victory": Plan("point", numbers.victory, ((2, diagrams.contest),), units=_able("engineer")),
    "seasons": Plan("summer", numbers.seasons, ((1, tables.calendar), (1, tables.sight))),
    "keys": Plan("info", numbers.keys),
}
"""The topics in the order of the list."""


def title_of(say: Wording, topic: str) -> str:
    """What a topic is called."""
    return say.words(f"help-{topic}")


def topic_of(say: Wording, topic: str) -> Topic:
    """A topic in full."""
    plan = PLANS[topic]
    return Topic(topic, title_of(say, topic), plan.icon, tuple(_parts(say, topic, plan)), tuple(_links(say.data, plan)))


def _parts(say: Wording, topic: str, plan: Plan) -> Iterator[Part]:
    arguments, number = dict(plan.numbers(say)), 1
    while say.words.texts.has(f"help-{topic}-{number}"):
        yield say.words(f"help-{topic}-{number}", **arguments)
        for after, make in plan.shown:
            made = make(say) if after == number else None
            if made is not None:
                yield made
        number += 1


def _links(data: ClumsyData, plan: Plan) -> Iterator[Key]:
    yield from (Key("units", name) for name, kind in data.units.items() if plan.units(kind))
    yield from (Key("weapons", name) for name, weapon in data.weapons.items() if plan.weapons(weapon))
    yield from (Key("structures", name) for name, kind in data.structures.items() if plan.structures(kind))
    yield from (Key("terrain", name) for name in data.terrain if plan.terrain)

"""The topics of the help: which paragraphs, tables and diagrams each has, and where it leads on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from client3d.library.clumsy import diagrams, numbers, tables
from client3d.library.clumsy.wording import Wording
from client3d.library.entry import Key
from client3d.library.plan import Plan
from systems.clumsy.data import StructureType, UnitType, WeaponType
from systems.clumsy.towing import can_tow, is_gun
from systems.clumsy.transport import carries


def _to(
    units: Callable[[UnitType], bool] = lambda _kind: False,
    weapons: Callable[[WeaponType], bool] = lambda _weapon: False,
    structures: Callable[[StructureType], bool] = lambda _kind: False,
    terrain: bool = False,
) -> Callable[[Wording], Iterator[Key]]:
    """Where a topic leads on; `terrain`: whether to all terrain."""

    def links(say: Wording) -> Iterator[Key]:
        data = say.data
        yield from (Key("units", name) for name, kind in data.units.items() if units(kind))
        yield from (Key("weapons", name) for name, weapon in data.weapons.items() if weapons(weapon))
        yield from (Key("structures", name) for name, kind in data.structures.items() if structures(kind))
        yield from (Key("terrain", name) for name in data.terrain if terrain)

    return links


def _able(*abilities: str) -> Callable[[UnitType], bool]:
    return lambda kind: bool(kind.abilities & frozenset(abilities))


def _of_class(*classes: str) -> Callable[[UnitType], bool]:
    return lambda kind: kind.unit_class in classes


def _doing(*abilities: str) -> Callable[[StructureType], bool]:
    return lambda kind: bool(kind.abilities & frozenset(abilities))


PLANS: dict[str, Plan[Wording]] = {
    "turn": Plan("end_turn", numbers.turn, ((2, tables.orders),), _to(units=_able("general", "supplier"))),
    "moving": Plan("move", numbers.moving, ((2, tables.steps),), _to(terrain=True)),
    "fire": Plan("fire", numbers.fire, ((2, diagrams.line_of_fire),), _to(weapons=lambda weapon: weapon.indirect)),
    "cover": Plan("cover", numbers.cover, ((1, tables.covers),), _to(structures=lambda kind: kind.cover > 0)),
    "sight": Plan(
        "eye",
        numbers.sight,
        ((2, tables.sight),),
        _to(units=_able("camouflage"), structures=lambda kind: kind.vision > 0),
    ),
    "supply": Plan(
        "supply",
        numbers.supply,
        links=_to(
            units=_able("supplier", "medic", "engineer"),
            structures=_doing("hospital", "workshop", "depot", "heliport"),
        ),
    ),
    "transport": Plan(
        "board", numbers.transport, links=_to(units=lambda kind: carries(kind) or can_tow(kind) or is_gun(kind))
    ),
    "engineers": Plan(
        "build",
        numbers.engineers,
        ((2, tables.structures),),
        _to(units=_able("engineer"), structures=lambda _kind: True),
    ),
    "shells": Plan("burning", numbers.shells, ((2, diagrams.sweep),), _to(weapons=lambda weapon: weapon.shell)),
    "alert": Plan("alert", numbers.alert, ((3, diagrams.patrol),)),
    "helicopters": Plan(
        "helicopter",
        numbers.helicopters,
        links=_to(units=_of_class("helicopter"), structures=_doing("heliport")),
    ),
    "drones": Plan(
        "drone",
        numbers.drones,
        links=_to(
            units=lambda kind: _of_class("drone")(kind) or _able("operator", "jammer")(kind),
            structures=_doing("tower"),
        ),
    ),
    "victory": Plan("point", numbers.victory, ((2, diagrams.contest),), _to(units=_able("engineer"))),
    "seasons": Plan("summer", numbers.seasons, ((1, tables.calendar), (1, tables.sight))),
    "keys": Plan("info", numbers.keys),
}
"""The topics in the order of the list."""

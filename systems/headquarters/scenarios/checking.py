"""What is wrong with the tables and steps of a scenario file: names, places, types, amounts."""

from __future__ import annotations

from core.packs.faults import Faults
from core.packs.keys import Keys
from core.packs.overlay import Origin
from core.scenario_checks import check_names, check_place, check_rows
from core.scenario_steps import check_step, unknown
from core.scenario_tables import NEUTRAL
from systems.headquarters.components import NO_CAMP
from systems.headquarters.data import HeadquartersData
from systems.headquarters.scenarios.asking import GAME_KEYS
from systems.headquarters.scenarios.tables import ORDER_KEYS, ScenarioFile
from systems.headquarters.setup_check import is_day
from systems.headquarters.standing import Placed, misplaced

RESERVED = frozenset({"cell", "point", NEUTRAL, *GAME_KEYS})
"""Names that a unit or camp cannot have: keys begin with them."""


def check_tables(file: ScenarioFile, source: Origin, data: HeadquartersData, faults: Faults) -> None:
    """Add all faults of the file's map, start, units and cities."""
    check_names(source, _named(file), RESERVED, faults)
    check_rows(source, file.map.rows, data.terrain_by_glyph(), faults)
    _check_start(file, source, faults)
    for place in range(len(file.unit)):
        _check_unit(file, place, source, data, faults)
    _check_standing(file, source, data, faults)
    for place in range(len(file.structure)):
        _check_city(file, place, source, data, faults)


def _named(file: ScenarioFile) -> list[tuple[Keys, str]]:
    """What the file names, and where."""
    named: list[tuple[Keys, str]] = [(("sides", place), name) for place, name in enumerate(file.sides)]
    named += [(("unit", place, "name"), unit.name) for place, unit in enumerate(file.unit)]
    return named + [(("structure", place, "name"), one.name) for place, one in enumerate(file.structure)]


def _check_start(file: ScenarioFile, source: Origin, faults: Faults) -> None:
    if not is_day(file.start.date):
        faults.add(source.fault(("start", "date"), "scenario-no-date", value=True, name=file.start.date))
    for side in file.start.gold:
        if side not in file.sides:
            faults.add(unknown(source, ("start", "gold", side), side, file.sides, value=False))


def _check_unit(file: ScenarioFile, place: int, source: Origin, data: HeadquartersData, faults: Faults) -> None:
    keys, unit = ("unit", place), file.unit[place]
    if unit.side not in file.sides:
        faults.add(unknown(source, (*keys, "side"), unit.side, file.sides))
    check_place(source, (*keys, "at"), unit.at, file.map.rows, faults)
    kind = data.units.get(unit.type)
    if kind is None:
        faults.add(unknown(source, (*keys, "type"), unit.type, data.units))
        return
    if unit.hp is not None and unit.hp > kind.hp:
        faults.add(source.fault((*keys, "hp"), "too-large", value=True, most=kind.hp))


def _check_standing(file: ScenarioFile, source: Origin, data: HeadquartersData, faults: Faults) -> None:
    side_of = {name: side for side, name in enumerate(file.sides)}
    known = [(place, unit) for place, unit in enumerate(file.unit) if unit.type in data.units]
    placed = (
        Placed(unit.at, side_of.get(unit.side, NO_CAMP), data.units[unit.type].is_headquarters) for _, unit in known
    )
    for number, reason in misplaced(placed):
        place, unit = known[number]
        if reason == "taken":
            x, y = unit.at
            faults.add(source.fault(("unit", place, "at"), "scenario-cell-taken", value=True, x=x, y=y))
        else:
            faults.add(source.fault(("unit", place, "type"), "scenario-twice", value=True, name=unit.type))


def _check_city(file: ScenarioFile, place: int, source: Origin, data: HeadquartersData, faults: Faults) -> None:
    keys, city = ("structure", place), file.structure[place]
    names = [terrain.id for terrain in data.terrain.values() if terrain.city]
    if city.type not in names:
        faults.add(unknown(source, (*keys, "type"), city.type, names))
    for key, named in (("side", city.side), ("owner", city.owner)):
        if named and named not in (*file.sides, NEUTRAL):
            faults.add(unknown(source, (*keys, key), named, (*file.sides, NEUTRAL)))
    if check_place(source, (*keys, "at"), city.at, file.map.rows, faults) and any(
        other.at == city.at for other in file.structure[:place]
    ):
        faults.add(source.fault((*keys, "at"), "scenario-cell-taken", value=True, x=city.at[0], y=city.at[1]))


def check_steps(file: ScenarioFile, source: Origin, data: HeadquartersData, faults: Faults) -> None:
    """Look at each step's order, and at the keys it takes."""
    units = [unit.name for unit in file.unit]
    for place, step in enumerate(file.step):
        keys: Keys = ("step", place)
        if not check_step(source, keys, step.do, ORDER_KEYS, step.rejected, faults):
            continue
        for key, named, names in (("unit", step.unit, units), ("side", step.side, list(file.sides))):
            if named and named not in names:
                faults.add(unknown(source, (*keys, key), named, names))
        known = {"recruit": data.units, "buy": data.offers}.get(step.do, {})
        if step.what and step.what not in known and step.rejected != "invalid":
            faults.add(unknown(source, (*keys, "what"), step.what, known))

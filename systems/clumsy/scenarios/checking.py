"""What is wrong with the tables of a scenario or mission file: names, places, types, amounts."""

from __future__ import annotations

from core.packs.faults import Faults
from core.packs.keys import Keys
from core.packs.overlay import Origin
from core.scenario_checks import check_names, check_place, check_rows
from core.scenario_steps import unknown
from core.scenario_tables import NEUTRAL
from systems.clumsy.carried_check import Load, wrong_loads
from systems.clumsy.components import NO_SIDE
from systems.clumsy.data import ClumsyData
from systems.clumsy.scenarios.keys import GAME_KEYS
from systems.clumsy.scenarios.tables import (
    BattleFile,
    MineTable,
    StructureTable,
    UnitTable,
)

RESERVED = frozenset(
    {"cell", "point", NEUTRAL, "bounty", "bomb_dropped", *(key.partition(".")[0] for key in GAME_KEYS)}
)
"""Names that a unit or side cannot have: keys begin with them."""


def check_tables(file: BattleFile, source: Origin, data: ClumsyData, faults: Faults) -> None:
    """Add all faults of the file's map, units, structures, mines and fires."""
    check_names(source, _named(file), RESERVED, faults)
    _check_map(file, source, data, faults)
    for place in range(len(file.fire)):
        _check_fire(file, place, source, data, faults)
    for place, unit in enumerate(file.unit):
        _check_unit(file, place, unit, source, data, faults)
    _check_loads(file, source, data, faults)
    for place, structure in enumerate(file.structure):
        _check_structure(file, place, structure, source, data, faults)
    for place, mine in enumerate(file.mine):
        _check_mine(file, place, mine, source, faults)


def _check_map(file: BattleFile, source: Origin, data: ClumsyData, faults: Faults) -> None:
    check_rows(source, file.map.rows, {*data.terrain_by_glyph(), *data.structure_by_glyph()}, faults)
    for place, point in enumerate(file.map.points):
        check_place(source, ("map", "points", place), point, file.map.rows, faults)
        if point in file.map.points[:place]:
            faults.add(source.fault(("map", "points", place), "scenario-twice", value=True, name=str(list(point))))


def _named(file: BattleFile) -> list[tuple[Keys, str]]:
    """What the file names, and where."""
    named: list[tuple[Keys, str]] = [(("sides", place), name) for place, name in enumerate(file.sides)]
    named += [(("unit", place, "name"), unit.name) for place, unit in enumerate(file.unit)]
    return named + [(("structure", place, "name"), one.name) for place, one in enumerate(file.structure)]


def _check_fire(file: BattleFile, place: int, source: Origin, data: ClumsyData, faults: Faults) -> None:
    keys: Keys = ("fire", place)
    fire = file.fire[place]
    x, y = fire.at
    if check_place(source, (*keys, "at"), fire.at, file.map.rows, faults):
        row = file.map.rows[y]
        terrain = data.terrain_by_glyph().get(row[x]) if x < len(row) else None
        if terrain is None or not terrain.burns:
            faults.add(source.fault((*keys, "at"), "scenario-no-forest", value=True, x=x, y=y))
    if any(other.at == fire.at for other in file.fire[:place]):
        faults.add(source.fault((*keys, "at"), "scenario-twice", value=True, name=str(list(fire.at))))
    if fire.age >= data.rules.burn.rounds:
        faults.add(source.fault((*keys, "age"), "too-large", value=True, most=data.rules.burn.rounds - 1))


def _check_unit(
    file: BattleFile, place: int, unit: UnitTable, source: Origin, data: ClumsyData, faults: Faults
) -> None:
    keys: Keys = ("unit", place)
    if unit.side not in file.sides:
        faults.add(unknown(source, (*keys, "side"), unit.side, file.sides))
    check_place(source, (*keys, "at"), unit.at, file.map.rows, faults)
    in_layer = [other for other in file.unit[:place] if other.airborne == unit.airborne and not other.aboard]
    if not unit.aboard and any(other.at == unit.at for other in in_layer):
        faults.add(source.fault((*keys, "at"), "scenario-cell-taken", value=True, x=unit.at[0], y=unit.at[1]))
    kind = data.units.get(unit.type)
    if kind is None:
        faults.add(unknown(source, (*keys, "type"), unit.type, data.units))
        return
    if unit.airborne and (unit.aboard or not kind.flies):
        faults.add(source.fault((*keys, "airborne"), "scenario-not-airborne", value=True, name=unit.type))
    bounds = (("hp", kind.hp), ("action_points", kind.action_points), ("fuel", kind.fuel or 0))
    for key, most in (*bounds, ("battery", kind.battery or 0)):
        given = getattr(unit, key)
        if given is not None and given > most:
            faults.add(source.fault((*keys, key), "too-large", value=True, most=most))
    for weapon, rounds in unit.ammo.items():
        if weapon not in kind.weapons:
            faults.add(unknown(source, (*keys, "ammo", weapon), weapon, kind.weapons, value=False))
        elif rounds > data.weapons[weapon].ammo:
            most = data.weapons[weapon].ammo
            faults.add(source.fault((*keys, "ammo", weapon), "too-large", value=True, most=most))


def _check_loads(file: BattleFile, source: Origin, data: ClumsyData, faults: Faults) -> None:
    """Look at who is aboard what, towed by what and flown by whom."""
    places = {unit.name: place for place, unit in enumerate(file.unit)}
    side_of = {name: side for side, name in enumerate(file.sides)}
    loads = []
    for place, unit in enumerate(file.unit):
        for key in ("aboard", "towed_by", "operator"):
            named = getattr(unit, key)
            if named and named not in places:
                faults.add(unknown(source, ("unit", place, key), named, places))
        others = (places.get(name) for name in (unit.aboard, unit.towed_by, unit.operator))
        loads.append(Load(data.units.get(unit.type), side_of.get(unit.side, NO_SIDE), unit.at, *others))
    for place, wrong in wrong_loads(loads, data):
        name = getattr(file.unit[place], wrong)
        message = f"scenario-not-{wrong.replace('_', '-')}"
        faults.add(source.fault(("unit", place, wrong), message, value=True, name=name))


def _check_structure(
    file: BattleFile, place: int, structure: StructureTable, source: Origin, data: ClumsyData, faults: Faults
) -> None:
    keys: Keys = ("structure", place)
    if structure.side not in (*file.sides, NEUTRAL):
        faults.add(unknown(source, (*keys, "side"), structure.side, (*file.sides, NEUTRAL)))
    if structure.owner:
        faults.add(source.fault((*keys, "owner"), "scenario-other-ruleset", name="owner"))
    x, y = structure.at
    if check_place(source, (*keys, "at"), structure.at, file.map.rows, faults):
        drawn = x < len(file.map.rows[y]) and file.map.rows[y][x] in data.structure_by_glyph()
        if drawn or any(other.at == structure.at for other in file.structure[:place]):
            faults.add(source.fault((*keys, "at"), "scenario-cell-taken", value=True, x=x, y=y))
    kind = data.structures.get(structure.type)
    if kind is None:
        faults.add(unknown(source, (*keys, "type"), structure.type, data.structures))
        return
    for key, most in (("hp", kind.hp), ("progress", kind.build_turns)):
        given = getattr(structure, key)
        if given is not None and given > most:
            faults.add(source.fault((*keys, key), "too-large", value=True, most=most))


def _check_mine(file: BattleFile, place: int, mine: MineTable, source: Origin, faults: Faults) -> None:
    keys: Keys = ("mine", place)
    if mine.side not in file.sides:
        faults.add(unknown(source, (*keys, "side"), mine.side, file.sides))
    check_place(source, (*keys, "at"), mine.at, file.map.rows, faults)
    taken = {*(other.at for other in file.mine[:place]), *(other.at for other in file.structure)}
    if mine.at in taken:
        faults.add(source.fault((*keys, "at"), "scenario-cell-taken", value=True, x=mine.at[0], y=mine.at[1]))

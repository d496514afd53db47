"""What is wrong with the tables and steps of a file: names, places, types, amounts."""

from __future__ import annotations

from itertools import combinations

from core.packs.faults import Faults
from core.packs.keys import Keys
from core.packs.overlay import Origin
from core.scenario_checks import check_names
from core.scenario_steps import check_step, unknown
from core.scenario_tables import NEUTRAL
from systems.skirmish.data import SkirmishData
from systems.skirmish.geometry import overlap
from systems.skirmish.measures import in_centimetres
from systems.skirmish.scenarios.building import outline, spot
from systems.skirmish.scenarios.tables import ORDER_KEYS, BattleFile, Place, ScenarioFile, StepTable
from systems.skirmish.table import Building, Table

GAME_NAMES = ("turn", "round", "winner")
RESERVED = frozenset({"cell", "point", NEUTRAL, *GAME_NAMES})
"""Names that nothing can have: keys begin with them."""
LEAST_CORNERS = 3


def check_tables(file: BattleFile, source: Origin, data: SkirmishData, faults: Faults) -> None:
    """Add all faults of the file's table and all that stands on it."""
    check_names(source, _named(file), RESERVED, faults)
    _check_places(file, source, faults)
    for place in range(len(file.unit)):
        _check_unit(file, place, source, data, faults)
    _check_standing(file, source, data, faults)
    _check_groups(file, source, faults)
    _check_goals(file, source, faults)


def _named(file: BattleFile) -> list[tuple[Keys, str]]:
    """What the file names, and where."""
    named: list[tuple[Keys, str]] = [(("sides", place), name) for place, name in enumerate(file.sides)]
    named += [(("unit", place, "name"), one.name) for place, one in enumerate(file.unit)]
    named += [(("group", place, "name"), one.name) for place, one in enumerate(file.group)]
    named += [(("building", place, "name"), one.name) for place, one in enumerate(file.building)]
    return named + [(("object", place, "name"), one.name) for place, one in enumerate(file.object)]


def _check_places(file: BattleFile, source: Origin, faults: Faults) -> None:
    """Whether everything is on the table."""
    for axis in (0, 1):
        if file.table.size[axis] <= 0:
            faults.add(source.fault(("table", "size", axis), "too-small", value=True, least="0.001"))
            return
    table = Table(spot(file.table.size))
    places: list[tuple[Keys, Place]] = []
    for number, area in enumerate(file.area):
        places += [(("area", number, "polygon", place), at) for place, at in enumerate(area.polygon)]
    for number, obstacle in enumerate(file.obstacle):
        places += [(("obstacle", number, "line", place), at) for place, at in enumerate(obstacle.line)]
    for number, building in enumerate(file.building):
        places += [(("building", number, "polygon", place), at) for place, at in enumerate(building.polygon)]
    for number, goal in enumerate(file.goal):
        places += [(("goal", number, "zone", place), at) for place, at in enumerate(goal.zone)]
    places += [(("object", number, "at"), one.at) for number, one in enumerate(file.object)]
    places += [(("unit", number, "at"), unit.at) for number, unit in enumerate(file.unit) if unit.at is not None]
    for keys, at in places:
        if not table.holds(spot(at)):
            x, y = map(str, map(in_centimetres, spot(at)))
            faults.add(source.fault(keys, "scenario-off-table", value=True, x=x, y=y))


def _check_unit(file: BattleFile, place: int, source: Origin, data: SkirmishData, faults: Faults) -> None:
    keys, unit = ("unit", place), file.unit[place]
    if unit.side not in file.sides:
        faults.add(unknown(source, (*keys, "side"), unit.side, file.sides))
    kind = data.units.get(unit.type)
    if kind is None:
        faults.add(unknown(source, (*keys, "type"), unit.type, data.units))
    elif unit.wounds is not None and unit.wounds > kind.wounds:
        faults.add(source.fault((*keys, "wounds"), "too-large", value=True, most=kind.wounds))
    buildings = {one.name: one for one in file.building}
    if unit.inside and unit.inside not in buildings:
        faults.add(unknown(source, (*keys, "inside"), unit.inside, buildings))
    elif unit.inside and not 0 <= unit.floor < buildings[unit.inside].floors:
        most = buildings[unit.inside].floors - 1
        faults.add(source.fault((*keys, "floor"), "too-large", value=True, most=most))
    if not unit.inside:
        if unit.at is None:
            faults.add(source.fault(keys, "missing-key", name="at"))
        for key, given in (("floor", unit.floor), ("posture", unit.posture)):
            if given:
                faults.add(source.fault((*keys, key), "skirmish-not-inside", name=key))


def _check_standing(file: BattleFile, source: Origin, data: SkirmishData, faults: Faults) -> None:
    """Whether nobody outside stands on anybody, or in a building."""
    outside = [
        (place, spot(unit.at), data.units[unit.type].radius)
        for place, unit in enumerate(file.unit)
        if not unit.inside and unit.at is not None and unit.type in data.units
    ]
    taken = {
        second[0] for first, second in combinations(outside, 2) if overlap(first[1], second[1], first[2] + second[2])
    }
    buildings = tuple(Building(one.name, outline(one.polygon)) for one in file.building)
    table = Table(spot(file.table.size), buildings=buildings)
    for place, at, _ in outside:
        if place in taken or table.building_at(at) >= 0:
            x, y = map(str, map(in_centimetres, at))
            faults.add(source.fault(("unit", place, "at"), "skirmish-no-room", value=True, x=x, y=y))


def _check_groups(file: BattleFile, source: Origin, faults: Faults) -> None:
    sides = {unit.name: unit.side for unit in file.unit}
    grouped: set[str] = set()
    for number, group in enumerate(file.group):
        if group.side not in file.sides:
            faults.add(unknown(source, ("group", number, "side"), group.side, file.sides))
        for place, name in enumerate(group.members):
            keys = ("group", number, "members", place)
            if name not in sides:
                faults.add(unknown(source, keys, name, sides))
            elif sides[name] != group.side or name in grouped:
                faults.add(source.fault(keys, "skirmish-not-of-group", value=True, name=name))
            grouped.add(name)
        if len({(unit.inside, unit.floor) for unit in file.unit if unit.name in group.members}) > 1:
            faults.add(source.fault(("group", number, "members"), "skirmish-group-apart", value=True))


def _check_goals(file: BattleFile, source: Origin, faults: Faults) -> None:
    objects = [one.name for one in file.object]
    for number, goal in enumerate(file.goal):
        keys = ("goal", number)
        if goal.side not in file.sides:
            faults.add(unknown(source, (*keys, "side"), goal.side, file.sides))
        if goal.kind != "break" and not goal.object:
            faults.add(source.fault(keys, "missing-key", name="object"))
        elif goal.object and goal.object not in objects:
            faults.add(unknown(source, (*keys, "object"), goal.object, objects))
        if goal.kind == "carry_off" and len(goal.zone) < LEAST_CORNERS:
            faults.add(source.fault(keys, "missing-key", name="zone"))


def check_steps(file: ScenarioFile, source: Origin, faults: Faults) -> None:
    """Look at each step's order, and at the keys it takes."""
    names = {
        "unit": [unit.name for unit in file.unit],
        "group": [group.name for group in file.group],
        "side": list(file.sides),
        "object": [one.name for one in file.object],
        "building": [one.name for one in file.building],
    }
    names["target"] = names["unit"]
    for place, step in enumerate(file.step):
        keys: Keys = ("step", place)
        if not check_step(source, keys, step.do, ORDER_KEYS, step.rejected, faults):
            continue
        known = names | {"target": [*names["unit"], *names["building"]]} if step.do == "detect" else names
        for key, choices in known.items():
            named = getattr(step, key)
            if named and named not in choices:
                faults.add(unknown(source, (*keys, key), named, choices))
        if step.do == "activate" and bool(step.unit) == bool(step.group):
            faults.add(source.fault(keys, "missing-key", name="unit"))
        _check_posture(step, keys, source, faults)


def _check_posture(step: StepTable, keys: Keys, source: Origin, faults: Faults) -> None:
    if step.posture not in ("hide", "line") and step.rejected != "invalid":
        faults.add(unknown(source, (*keys, "posture"), step.posture, ("hide", "line")))

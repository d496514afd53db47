"""Whether a setup that anybody may have written can be played with the data it comes with."""

from __future__ import annotations

from collections.abc import Iterator

from core.packs.faults import nearest
from core.rulesets import SetupFault
from core.setup_check import LONGEST_NAME, check_names, check_rows
from systems.clumsy.carried_check import Load, wrong_loads
from systems.clumsy.components import IDS_OF_A_SIDE, NO_SIDE
from systems.clumsy.data import ClumsyData
from systems.clumsy.goal_check import LONGEST_KEY, MOST_GOALS, Grounds, wrong_goals
from systems.clumsy.setup import BattleSetup, UnitSetup

MOST_SIDES = 8
MOST_ROUNDS = 100_000


def check_setup(setup: BattleSetup, data: ClumsyData) -> list[SetupFault]:
    """All that is wrong with a setup; nothing if a battle can start from it."""
    faults = [*_check_map(setup, data), *check_names(setup.sides, setup.title, MOST_SIDES), *_check_numbers(setup)]
    faults += (*_check_structures(setup, data), *_check_mines(setup)) if not faults else ()
    # where a unit may stand can only be told of a map that holds
    faults = faults or list(_check_units(setup, data))
    return faults or list(_check_goals(setup, data))


def _check_map(setup: BattleSetup, data: ClumsyData) -> Iterator[SetupFault]:
    glyphs = {*data.terrain_by_glyph(), *data.structure_by_glyph()}
    faults = list(check_rows(setup.rows, glyphs))
    yield from faults
    if any(fault.key == "setup-map-size" for fault in faults):
        return
    rows = setup.rows
    width = len(rows[0])
    for x, y in setup.points:
        if not (0 <= x < width and 0 <= y < len(rows)):
            yield SetupFault("setup-off-map", {"x": x, "y": y})
    if len(set(setup.points)) < len(setup.points):
        yield SetupFault("setup-point-twice")
    yield from _check_fires(setup, data)


def _check_fires(setup: BattleSetup, data: ClumsyData) -> Iterator[SetupFault]:
    rows = setup.rows
    burning = {glyph for glyph, terrain in data.terrain_by_glyph().items() if terrain.burns}
    for fire in setup.fires:
        x, y = fire.at
        inside = 0 <= y < len(rows) and 0 <= x < len(rows[y])
        if not inside or rows[y][x] not in burning or not 0 <= fire.age < data.rules.burn.rounds:
            yield SetupFault("setup-fire", {"x": x, "y": y})
    if len({fire.at for fire in setup.fires}) < len(setup.fires):
        yield SetupFault("setup-fire-twice")


def _check_numbers(setup: BattleSetup) -> Iterator[SetupFault]:
    limit = MOST_ROUNDS if setup.round_limit is None else setup.round_limit
    for number in (setup.clock.round, limit):
        if not 1 <= number <= MOST_ROUNDS:
            yield SetupFault("setup-round", {"number": number, "most": MOST_ROUNDS})


def _check_structures(setup: BattleSetup, data: ClumsyData) -> Iterator[SetupFault]:
    width, height, sides = len(setup.rows[0]), len(setup.rows), len(setup.sides)
    drawn = data.structure_by_glyph()
    taken: set[tuple[int, int]] = set()
    for structure in setup.structures:
        x, y = structure.at
        if not (0 <= x < width and 0 <= y < height):
            yield SetupFault("setup-off-map", {"x": x, "y": y})
            continue
        if structure.at in taken or setup.rows[y][x] in drawn:
            yield SetupFault("setup-cell-taken", {"x": x, "y": y})
        taken.add(structure.at)
        if not NO_SIDE <= structure.side < sides:
            yield SetupFault("setup-structure-side", {"x": x, "y": y, "number": structure.side})
        kind = data.structures.get(structure.type)
        if kind is None:
            name = structure.type[:LONGEST_NAME]
            yield SetupFault("setup-structure-type", {"x": x, "y": y, "name": name}, nearest(name, data.structures))
            continue
        for given, most in ((structure.hp, kind.hp), (structure.progress, kind.build_turns)):
            if given is not None and not 1 <= given <= most:
                yield SetupFault("setup-structure-number", {"x": x, "y": y, "number": given, "most": most})


def _check_mines(setup: BattleSetup) -> Iterator[SetupFault]:
    width, height = len(setup.rows[0]), len(setup.rows)
    taken = {structure.at for structure in setup.structures}
    for mine in setup.mines:
        x, y = mine.at
        if not (0 <= x < width and 0 <= y < height):
            yield SetupFault("setup-off-map", {"x": x, "y": y})
        elif mine.at in taken:
            yield SetupFault("setup-cell-taken", {"x": x, "y": y})
        if not 0 <= mine.side < len(setup.sides):
            yield SetupFault("setup-structure-side", {"x": x, "y": y, "number": mine.side})
        taken.add(mine.at)


def _check_goals(setup: BattleSetup, data: ClumsyData) -> Iterator[SetupFault]:
    sides = len(setup.sides)
    texts = (*setup.briefings, *(goal.text for goal in setup.goals))
    if len(setup.goals) > MOST_GOALS or len(setup.briefings) > sides or any(len(text) > LONGEST_KEY for text in texts):
        yield SetupFault("setup-too-many-goals", {"most": MOST_GOALS})
        return
    wrong_sides = [place for place, goal in enumerate(setup.goals) if not 0 <= goal.side < sides]
    if wrong_sides:
        yield from (SetupFault("setup-goal-side", {"number": place}) for place in wrong_sides)
        return
    drawn = data.structure_by_glyph()
    standing = {
        (x, y): NO_SIDE for y, row in enumerate(setup.rows) for x, glyph in enumerate(row) if glyph in drawn
    } | {structure.at: structure.side for structure in setup.structures}
    units = [unit.side for unit in setup.units]
    grounds = Grounds(len(setup.rows[0]), len(setup.rows), setup.points, units, standing)
    for fault in wrong_goals(setup.goals, grounds):
        yield SetupFault("setup-goal", {"number": fault.place, "name": fault.key})


def _check_units(setup: BattleSetup, data: ClumsyData) -> Iterator[SetupFault]:
    width, height, sides = len(setup.rows[0]), len(setup.rows), len(setup.sides)
    taken: set[tuple[int, int, bool]] = set()
    of_side = [0] * sides
    for place, unit in enumerate(setup.units):
        x, y = unit.at
        if not 0 <= unit.side < sides:
            yield SetupFault("setup-unit-side", {"unit": place, "number": unit.side})
            continue
        of_side[unit.side] += 1
        if not (0 <= x < width and 0 <= y < height):
            yield SetupFault("setup-off-map", {"x": x, "y": y})
        elif (x, y, unit.airborne) in taken and unit.aboard is None:
            yield SetupFault("setup-cell-taken", {"x": x, "y": y})
        if unit.aboard is None:
            taken.add((x, y, unit.airborne))
        if unit.type in data.units:
            yield from _check_supplies(place, unit, data)
            if unit.airborne and (unit.aboard is not None or not data.units[unit.type].flies):
                yield SetupFault("setup-not-airborne", {"unit": place, "name": unit.type})
        else:
            name = unit.type[:LONGEST_NAME]
            yield SetupFault("setup-unit-type", {"unit": place, "name": name}, nearest(name, data.units))
    loads = [
        Load(data.units.get(unit.type), unit.side, unit.at, unit.aboard, unit.towed_by, unit.operator)
        for unit in setup.units
    ]
    for place, wrong in wrong_loads(loads, data):
        other = getattr(loads[place], wrong)
        yield SetupFault(f"setup-not-{wrong.replace('_', '-')}", {"unit": place, "number": other or 0})
    for side, count in enumerate(of_side):
        if count >= IDS_OF_A_SIDE:
            yield SetupFault("setup-too-many-units", {"number": side, "most": IDS_OF_A_SIDE - 1})


def _check_supplies(place: int, unit: UnitSetup, data: ClumsyData) -> Iterator[SetupFault]:
    kind = data.units[unit.type]
    bounds = (("hp", unit.hp, 1, kind.hp), ("action_points", unit.action_points, 0, kind.action_points))
    stores = (("fuel", unit.fuel, 0, kind.fuel), ("battery", unit.battery, 0, kind.battery))
    for key, given, least, most in (*bounds, *stores):
        if given is not None and (most is None or not least <= given <= most):
            yield SetupFault("setup-supplies", {"unit": place, "name": key, "number": given, "most": most or 0})
    for weapon, rounds in unit.ammo.items():
        most = data.weapons[weapon].ammo if weapon in kind.weapons else 0
        if not 0 <= rounds <= most:
            name = weapon[:LONGEST_NAME]
            yield SetupFault("setup-supplies", {"unit": place, "name": name, "number": rounds, "most": most})

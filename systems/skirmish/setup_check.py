"""Whether a setup that anybody may have written can be played with the data it comes with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from core.rulesets import SetupFault
from core.setup_check import check_names
from systems.skirmish.components import NO_BUILDING, SIDE_IDS
from systems.skirmish.data import SkirmishData
from systems.skirmish.geometry import overlap
from systems.skirmish.measures import CENTIMETRE, MOST, Point, in_centimetres
from systems.skirmish.refusal import LARGEST_FACING
from systems.skirmish.setup import BattleSetup, UnitSetup, table_of
from systems.skirmish.table import Table

SIDES = 2
MOST_TURNS = 100_000
MOST_PIECES = 1000
"""Areas, obstacles, buildings, objects, groups or goals."""
MOST_CORNERS = 200
MOST_FLOORS = 99
LEAST_CORNERS, LEAST_ENDS = 3, 2


def check_setup(setup: BattleSetup, data: SkirmishData) -> list[SetupFault]:
    """All that is wrong with a setup; nothing if a battle can start from it."""
    faults = [*check_names(setup.sides, setup.title, SIDES), *_check_numbers(setup)]
    # what may lie and stand where can only be told of a table that holds
    faults = faults or list(_check_pieces(setup))
    return faults or [*_check_units(setup, data), *_check_groups(setup), *_check_goals(setup)]


def _check_numbers(setup: BattleSetup) -> Iterator[SetupFault]:
    if not 0 <= setup.round_limit <= MOST_TURNS:
        yield SetupFault("setup-round", {"number": setup.round_limit, "most": MOST_TURNS})
    if not all(0 < side <= MOST * CENTIMETRE for side in setup.size):
        yield SetupFault("setup-table-size", {"most": MOST})


def _check_pieces(setup: BattleSetup) -> Iterator[SetupFault]:
    """Whether all that lies and stands on the table is drawn on it, and drawn whole."""
    pieces = (setup.areas, setup.obstacles, setup.buildings, setup.objects, setup.groups, setup.goals)
    if any(len(some) > MOST_PIECES for some in pieces):
        yield SetupFault("setup-too-many-pieces", {"most": MOST_PIECES})
        return
    table = Table(setup.size)
    shapes = [(area.polygon, LEAST_CORNERS) for area in setup.areas]
    shapes += [(obstacle.line, LEAST_ENDS) for obstacle in setup.obstacles]
    shapes += [(building.polygon, LEAST_CORNERS) for building in setup.buildings]
    shapes += [(goal.zone, LEAST_CORNERS) for goal in setup.goals if goal.zone]
    shapes += [((one.at,), 1) for one in setup.objects]
    for shape, least in shapes:
        if not least <= len(shape) <= MOST_CORNERS or not all(map(table.holds, shape)):
            yield SetupFault("setup-shape", {"least": least, "most": MOST_CORNERS})
            return
    if not all(1 <= building.floors <= MOST_FLOORS for building in setup.buildings):
        yield SetupFault("setup-floors", {"most": MOST_FLOORS})


def _check_units(setup: BattleSetup, data: SkirmishData) -> Iterator[SetupFault]:
    table = table_of(setup)
    outside: list[tuple[Point, int]] = []
    for place, unit in enumerate(setup.units):
        kind = data.units.get(unit.type)
        if kind is None:
            yield SetupFault("setup-unit-type", {"unit": place, "name": unit.type})
            continue
        if not 0 <= unit.side < len(setup.sides):
            yield SetupFault("setup-unit-side", {"unit": place, "number": unit.side})
        if unit.wounds is not None and not 1 <= unit.wounds <= kind.wounds:
            yield SetupFault(
                "setup-supplies", {"unit": place, "name": "wounds", "number": unit.wounds, "most": kind.wounds}
            )
        if not _stands(unit, table):
            yield SetupFault("setup-unit-place", {"unit": place})
        elif unit.inside == NO_BUILDING:
            outside.append((unit.at, kind.radius))
    for (one, radius), (other, other_radius) in combinations(outside, 2):
        if overlap(one, other, radius + other_radius):
            x, y = (str(in_centimetres(part)) for part in other)
            yield SetupFault("setup-no-room", {"x": x, "y": y})
            break
    if len(setup.units) >= SIDE_IDS:
        yield SetupFault("setup-too-many-units", {"number": 0, "most": SIDE_IDS - 1})


def _stands(unit: UnitSetup, table: Table) -> bool:
    """Whether a fighter is on the table, looks somewhere, and is on a floor that there is or in the open."""
    looks = unit.facing != (0, 0) and all(abs(part) <= LARGEST_FACING for part in unit.facing)
    if not looks or not table.holds(unit.at):
        return False
    if unit.inside == NO_BUILDING:
        return table.building_at(unit.at) < 0
    floors = table.buildings[unit.inside].floors if 0 <= unit.inside < len(table.buildings) else 0
    return 0 <= unit.floor < floors and unit.posture != ""


def _check_groups(setup: BattleSetup) -> Iterator[SetupFault]:
    grouped: set[int] = set()
    for number, group in enumerate(setup.groups, 1):
        members = [place for place in group.members if 0 <= place < len(setup.units)]
        sides = {setup.units[place].side for place in members}
        twice = grouped & set(members) or len(set(members)) < len(members)
        # who acts together is in one building, or nobody is
        buildings = {(setup.units[place].inside, setup.units[place].floor) for place in members}
        if not members or len(members) < len(group.members) or len(sides) > 1 or twice or len(buildings) > 1:
            yield SetupFault("setup-group", {"number": number})
        grouped.update(members)


def _check_goals(setup: BattleSetup) -> Iterator[SetupFault]:
    for number, goal in enumerate(setup.goals, 1):
        if not 0 <= goal.side < len(setup.sides):
            yield SetupFault("setup-goal-side", {"number": number})
        if goal.kind != "break" and not 0 <= goal.object < len(setup.objects):
            yield SetupFault("setup-goal", {"number": number, "name": "object"})
        if goal.kind == "carry_off" and not goal.zone:
            yield SetupFault("setup-goal", {"number": number, "name": "zone"})
        if not 1 <= goal.turns <= MOST_TURNS:
            yield SetupFault("setup-goal", {"number": number, "name": "turns"})

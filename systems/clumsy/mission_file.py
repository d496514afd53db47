"""Mission files: what one may hold, and everything that is wrong with one at once.

WIN-2, WIN-4 of the rulebook. A mission is written like a scenario (units, structures, mines, fires, goals by the same
tables), on a map of its own or on one of the pack's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final, Literal, NamedTuple

from msgspec import Meta, structs

from core.packs.document import Document
from core.packs.faults import Faults
from core.packs.keys import Keys
from core.packs.overlay import Origin, origin
from core.packs.schema import NAME_WITH_DASHES, Model
from core.packs.validation import validate
from core.texts import Texts
from systems.clumsy.capture import may_enter_points
from systems.clumsy.data import ClumsyData
from systems.clumsy.data_types import Hour, Season, Weather
from systems.clumsy.goal_check import LONGEST_KEY, MOST_GOALS
from systems.clumsy.goal_setup import GoalSetup
from systems.clumsy.map_file import SIDES, MapFile
from systems.clumsy.scenarios.building import battle_of
from systems.clumsy.scenarios.checking import check_tables
from systems.clumsy.scenarios.goal_tables import read_goals
from systems.clumsy.scenarios.tables import BattleFile, GoalTable, MapTable
from systems.clumsy.setup import BattleSetup, ClockSetup, set_up
from systems.clumsy.start_zone import standing_cells

MOST_ROUNDS: Final = 999
LAST: Final = 999
"""The place in the order of missions of those that say none."""

Difficulty = Literal["easy", "medium", "hard"]
Key = Annotated[str, Meta(pattern=NAME_WITH_DASHES, max_length=LONGEST_KEY)]
"""The key of a text of the pack."""


class MissionGoal(GoalTable, frozen=True, kw_only=True):
    """`[[goal]]` of a mission."""

    text: Annotated[Key, Meta(description="Key of the sentence that tells it.")]
    announced: Annotated[bool, Meta(description="The other side knows of it.")] = False


class NamedMap(Model, frozen=True, kw_only=True):
    """`[map]` of a mission that is fought on a map of the pack."""

    name: Annotated[str, Meta(description="The map's name, instead of ground and points of the mission's own.")]


class MissionClock(Model, frozen=True, kw_only=True):
    """Season, hour and weather of the first round."""

    season: Annotated[Season, Meta(description="Season of the first round.")] = "summer"
    hour: Annotated[Hour, Meta(description="Hour of the first round.")] = "day"
    weather: Annotated[Weather, Meta(description="Weather of the first round.")] = "clear"
    frozen: Annotated[bool, Meta(description="They stay as they are.")] = False


class MissionFile(BattleFile, frozen=True, kw_only=True):
    """A file of `missions/`. Its texts are `mission-NAME` and `mission-NAME-about`, NAME being the file's."""

    map: Annotated[MapTable, Meta(description="The ground.", extra={"also": NamedMap})]
    briefing: Annotated[
        dict[str, Key],
        Meta(min_length=1, description="By side a person may play: key of what it is told at the start."),
    ]
    clock: Annotated[MissionClock, Meta(description="When the battle begins.")] = MissionClock()
    round_limit: Annotated[Annotated[int, Meta(ge=1, le=MOST_ROUNDS)], Meta(description="Rounds at most.")]
    order: Annotated[
        Annotated[int, Meta(ge=1, le=LAST)],
        Meta(description="Its place among the missions, from 1; of equals the first by name. Left out: the last."),
    ] = LAST
    difficulty: Annotated[Difficulty, Meta(description="How hard it is to win.")] = "medium"
    goal: Annotated[tuple[MissionGoal, ...], Meta(min_length=1, max_length=MOST_GOALS, description="The sides' goals.")]


class PackMaps(NamedTuple):
    """The maps of the pack that a mission is of."""

    names: Sequence[str]
    load: Callable[[str], MapFile]
    """A map by one of these names. Raises PackError if it is not sound."""


def read_mission(
    document: Document, data: ClumsyData, maps: PackMaps, texts: Texts, faults: Faults
) -> tuple[MissionFile, BattleSetup] | None:
    """What a mission file says and the battle it begins with (its seed not yet known), or nothing and all its faults.

    `texts`: the pack's. Raises PackError if the map it names is itself not sound.
    """
    found = Faults()
    source = _on_a_map(document, maps, found)
    file = validate(source, MissionFile, found) if source is not None else None
    setup = None
    if source is not None and file is not None:
        check_tables(file, source, data, found)
        goals = read_goals(file, source, data, found)
        _check_sides(file, source, found)
        _check_texts(file, source, texts, found)
        if not len(found):
            setup = _setup(file, goals)
            _check_places(file, setup, source, data, found)
    faults.extend(found)
    return None if len(found) or file is None or setup is None else (file, setup)


def _on_a_map(document: Document, maps: PackMaps, faults: Faults) -> Origin | None:
    """The file with the map it names in place of the name; nothing if there is none of this name."""
    source = origin(document)
    table: Any = source.data.get("map")
    if not isinstance(table, dict) or "name" not in table:
        return source
    keys: Keys = ("map", "name")
    surplus = sorted(set(table) - {"name"})
    if surplus:
        faults.add(source.fault(("map", surplus[0]), "mission-fault-map-and-rows", name=surplus[0]))
    name = table["name"]
    if name not in maps.names:
        shown = str(name)
        faults.add(source.fault(keys, "unknown-name", value=True, name=shown, found=shown, suggestion_from=maps.names))
        return None
    file = maps.load(name)
    drawn = {"rows": list(file.rows), "points": [list(point) for point in file.points]}
    return Origin({**source.data, "map": drawn}, source.layers)


def _check_sides(file: MissionFile, source: Origin, faults: Faults) -> None:
    if file.sides != SIDES:
        faults.add(source.fault(("sides",), "mission-fault-sides", value=True, choices=", ".join(SIDES)))
    with_goals = {goal.side for goal in file.goal}
    for side in file.briefing:
        if side not in file.sides:
            fault = source.fault(
                ("briefing", side), "unknown-name", name=side, found=side, suggestion_from=list(file.sides)
            )
            faults.add(fault)
        elif side not in with_goals:
            faults.add(source.fault(("briefing", side), "mission-fault-no-goal", name=side))
    for place, goal in enumerate(file.goal):
        if goal.round is not None and goal.round > file.round_limit:
            keys: Keys = ("goal", place, "round")
            faults.add(source.fault(keys, "too-large", value=True, most=file.round_limit))


def _check_texts(file: MissionFile, source: Origin, texts: Texts, faults: Faults) -> None:
    named: list[tuple[Keys, str]] = [(("briefing", side), key) for side, key in file.briefing.items()]
    named += [(("goal", place, "text"), goal.text) for place, goal in enumerate(file.goal)]
    for keys, key in named:
        if not texts.has(key):
            faults.add(source.fault(keys, "mission-fault-text", value=True, name=key))


def _check_places(file: MissionFile, setup: BattleSetup, source: Origin, data: ClumsyData, faults: Faults) -> None:
    """Look whether everybody stands where it may: the ground, structures, points (CAPTURE-1, MOVE-3), no mines."""
    battle = set_up(setup, data)
    board, field = battle.board, battle.field
    mines = {mine.at for mine in setup.mines}
    for place, unit in enumerate(setup.units):
        if unit.aboard is not None or unit.airborne:
            continue
        kind, cell = data.units[unit.type], board.cell(*unit.at)
        keys: Keys = ("unit", place, "at")
        x, y = unit.at
        if not standing_cells(field.ground, kind.unit_class) >> cell & 1:
            terrain = field.ground.terrain_at(cell)
            faults.add(source.fault(keys, "mission-fault-ground", value=True, name=unit.type, terrain=terrain))
        elif field.barred(kind.unit_class, unit.side) >> cell & 1:
            faults.add(source.fault(keys, "mission-fault-structure", value=True, name=unit.type, x=x, y=y))
        elif field.points >> cell & 1 and not may_enter_points(kind):
            faults.add(source.fault(keys, "mission-fault-point", value=True, name=unit.type))
        elif unit.at in mines:
            faults.add(source.fault(keys, "mission-fault-mine", value=True, x=x, y=y))


def _setup(file: MissionFile, goals: tuple[GoalSetup, ...]) -> BattleSetup:
    told = tuple(
        structs.replace(goal, text=table.text, announced=table.announced)
        for goal, table in zip(goals, file.goal, strict=True)
    )
    clock = file.clock
    return structs.replace(
        battle_of(file),
        clock=ClockSetup(season=clock.season, hour=clock.hour, weather=clock.weather, frozen=clock.frozen),
        round_limit=file.round_limit,
        goals=told,
        briefings=tuple(file.briefing.get(side, "") for side in file.sides),
    )

"""A table as a person reads it on a terminal: a character for each few centimetres, with all that stands on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from core.packs.loader import Pack
from core.terminal_map import SIDE_STYLES, Glyph, drawn
from systems.skirmish.data import SkirmishData
from systems.skirmish.geometry import legs, spot_gap
from systems.skirmish.measures import CENTIMETRE, Point
from systems.skirmish.missions import Mission, load_mission, mission_names
from systems.skirmish.setup import BattleSetup, table_of
from systems.skirmish.table import Table

WIDE: Final = 2 * CENTIMETRE
TALL: Final = 4 * CENTIMETRE
"""What a character stands for: it is about twice as tall as it is wide."""

OBJECT: Final = ("!", "bold bright_yellow")
BUILDING: Final = ("#", "bold bright_white")
GROUND: Final[Mapping[str, Glyph]] = {"open": (".", "green"), "road": ("=", "yellow"), "rough": ('"', "dark_green")}
OBSTACLES: Final[Mapping[str, Glyph]] = {"hedge": ("+", "green"), "fence": ("-", "yellow"), "wall": ("W", "white")}


class SkirmishMaps:
    """Missions' tables as tools that know no ruleset ask for maps (`core.rulesets.MapTeller`)."""

    def names(self, pack: Pack[SkirmishData]) -> list[str]:
        """The missions of a pack."""
        return mission_names(pack)

    def load(self, pack: Pack[SkirmishData], name: str) -> Mission:
        """A mission by its name or its file."""
        return load_mission(pack, name)

    def head(self, found: Mission) -> tuple[str, Mapping[str, int]]:
        """The size of its table in centimetres, its fighters, its buildings."""
        setup = found.battle(0)
        size = {"width": setup.size[0] // CENTIMETRE, "height": setup.size[1] // CENTIMETRE}
        return "cli-map-head-skirmish", {**size, "units": len(setup.units), "buildings": len(setup.buildings)}

    def drawn(self, found: Mission, *, colours: bool) -> str:
        """The table, a line for every few centimetres: a capital for a fighter, the first letter of its kind."""
        setup = found.battle(0)
        table, above = table_of(setup), dict(_above(setup))
        columns, lines = -(-setup.size[0] // WIDE), -(-setup.size[1] // TALL)
        rows = [[above.get((x, y)) or _ground(table, x, y) for x in range(columns)] for y in range(lines)]
        return drawn(rows, colours=colours)


def _above(setup: BattleSetup) -> Iterator[tuple[tuple[int, int], Glyph]]:
    """What stands in which character, objects first: of several the last is drawn."""
    for thing in setup.objects:
        yield _character(thing.at), OBJECT
    for unit in setup.units:
        yield _character(unit.at), (unit.type[0].upper(), SIDE_STYLES[unit.side])


def _character(spot: Point) -> tuple[int, int]:
    return spot[0] // WIDE, spot[1] // TALL


def _ground(table: Table, x: int, y: int) -> Glyph:
    """What lies in a character: a building, an obstacle that runs through it, ground."""
    middle = x * WIDE + WIDE // 2, y * TALL + TALL // 2
    if table.building_at(middle) >= 0:
        return BUILDING
    for obstacle in table.obstacles:
        for a, b in legs(obstacle.line):
            # along x it has to be nearer: a character is not as wide as it is tall
            near = WIDE // 2 if abs(a[0] - b[0]) < abs(a[1] - b[1]) else TALL // 2
            if spot_gap(middle, a, b).within(near):
                return OBSTACLES[obstacle.kind]
    return GROUND[table.ground_at(middle)]

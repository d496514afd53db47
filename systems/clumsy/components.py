"""What a battle of General Clumsy is made of: the components, as a glossary.

A *cell* is a number on the board (`core.board`); OFF_BOARD is no cell. State that flips often is a
field. Only `World.change` writes.
"""

from __future__ import annotations

from dataclasses import dataclass

from systems.clumsy.data_types import Hour, Season, Weather

OFF_BOARD = -1
"""The cell of a unit that is nowhere on the map: dead, or gone with its side."""

NO_SIDE = -1
"""The side of what belongs to nobody."""


# --- the battle


@dataclass(slots=True)
class Clock:
    """The calendar: it moves at the end of a round (CLOCK-1)."""

    round: int
    season: Season
    hour: Hour
    hour_index: int
    """The place of the hour in the pack's cycle of hours."""
    weather: Weather
    season_rounds: int
    """Rounds of the present season played so far."""
    frozen: bool
    """Season, hour and weather stay as they are; rounds count all the same."""


@dataclass(slots=True)
class Turn:
    """Whose turn it is (CLOCK-1, TURN-1)."""

    side: int


@dataclass(slots=True)
class Outcome:
    """How the battle ended (WIN-1 to WIN-5)."""

    ended: bool
    winner: int
    """The winning side; NO_SIDE for a draw, and while the game runs."""
    reason: str
    """destruction, points, surrender, goals, goals_failed, round_limit; "" while the game runs."""


@dataclass(slots=True)
class Ground:
    """All cells of one terrain, as a mask."""

    terrain: str
    cells: int


@dataclass(slots=True)
class VictoryPoint:
    """A place worth holding (CAPTURE-1)."""

    cell: int
    owner: int
    count: int
    """Ends of turn in a row that its capturer has stood on it."""
    capturer: int
    """The id of the engineer that is taking it; 0: nobody is."""


# --- a side


@dataclass(slots=True)
class Force:
    """One of the parties of the battle."""

    side: int
    fielded: bool
    """Whether it ever had a unit: only then can it be destroyed (WIN-1)."""
    surrendered: bool


@dataclass(slots=True)
class Goal:
    """What a side is to achieve in a mission, and how far it has come (WIN-2)."""

    side: int
    number: int
    """Its place among its side's goals, from 0."""
    kind: str
    alone: bool
    """Whether to meet it is enough to win (any); else all of the side's goals must be met."""
    announced: bool
    """Whether the other sides know of it."""
    text: str
    """Key of the sentence that tells it; "": it is told by its kind."""
    units: tuple[int, ...]
    """Ids of the units it is about."""
    structure_cells: tuple[int, ...]
    """Cells of the structures it is about, as they stood at the start."""
    zone: int
    """Mask of the cells it is about."""
    round: int
    """The round to hold out to the end of."""
    count: int
    """How many it takes."""
    done: int
    """How many it has."""
    state: str
    """open, met, failed."""
    identified: tuple[int, ...]
    """Those of the enemy units it is about that the side has seen, in the order of first sight."""
    fallen: tuple[int, ...]
    """Those of the structures' cells whose structure has fallen."""


StructureRow = tuple[int, str, int, int, int, bool]
"""A structure as plain values: cell, type, side, hit points, parts done, whether it is finished."""


@dataclass(slots=True)
class Knowledge:
    """What a side has learned: kept, so that seeing is remembered (SEE-5, SEE-6)."""

    side: int
    seen_cells: int
    """Mask of the cells in sight now."""
    seen_this_turn: int
    """Mask of the cells in sight at any moment since this side's turn began."""
    spotted: tuple[tuple[int, int, int], ...]
    """The enemy units in sight now: id, cell, hit points; sorted."""
    contacts: tuple[int, ...]
    """Ids of the enemy units ever seen, in the order of first sight: place 0 is contact 1."""
    last_seen: tuple[tuple[int, str, int, int, int], ...]
    """Enemies out of sight: contact, type, hit points, cell, round, as last seen."""
    known_wrecks: int
    """Mask of the cells where it believes a wreck lies."""
    known_fires: int = 0
    """Mask of the cells it believes to burn."""
    known_structures: tuple[StructureRow, ...] = ()
    """Buildings and works as it last saw them, its own as they are; sorted by cell (SEE-5)."""
    known_rubble: int = 0
    """Mask of the cells where it believes rubble lies."""
    known_mines: int = 0
    """Mask of the cells where it believes a mine lies, its own among them (MINE-2)."""
    last_seen_airborne: tuple[int, ...] = ()
    """Those contacts of `last_seen` that were in the air when they went out of sight; sorted."""
    foreign_mines: int = 0
    """Those of `known_mines` that its engineers have seen to be another side's."""


@dataclass(slots=True)
class KnownGround:
    """All cells that a side believes to be of one terrain, as a mask: changes are known as last seen (SEE-5)."""

    side: int
    terrain: str
    cells: int


# --- a unit


@dataclass(slots=True)
class Identity:
    """Which unit this is: its id, its type in the pack, its side."""

    id: int
    type: str
    side: int


IDS_OF_A_SIDE = 1000
"""Side n's units have the ids (n + 1) * 1000 and up, so that no id depends on what another side has."""


def unit_id(side: int, place: int) -> int:
    """The id of a side's unit by its place in the side's force, from 0."""
    return (side + 1) * IDS_OF_A_SIDE + place


def side_of_id(unit: int) -> int:
    """The side of the unit with this id."""
    return unit // IDS_OF_A_SIDE - 1


@dataclass(slots=True)
class Position:
    """The cell it stands in, or flies over."""

    cell: int
    airborne: bool = False
    """Whether it is in the air; a craft on the ground is a ground unit (GRID-3, HELI-3)."""


@dataclass(slots=True)
class HitPoints:
    """What it can still take; dead at 0."""

    left: int


@dataclass(slots=True)
class ActionPoints:
    """What it can still do this turn (AP-1)."""

    left: int


@dataclass(slots=True)
class Supplies:
    """Fuel (NO_FUEL: burns none) and rounds of each weapon, in the type's order (FUEL-1, FIRE-1)."""

    fuel: int
    rounds: tuple[int, ...]


NO_FUEL = -1
"""The fuel of a unit that burns none."""


@dataclass(slots=True)
class ThisTurn:
    """What it has done since its own turn began (MOVED, TURN-2, COVER-2)."""

    moved: bool
    shots: tuple[str, ...]
    """The weapons fired, in order."""
    revealed_to: int
    """Sides (bits) that see it wherever it stands, until its next turn starts (FIRE-5)."""
    worked: bool = False
    """Whether it has done a part of a structure (BUILD-1)."""


NO_UNIT = 0
"""The id of no unit."""


@dataclass(slots=True)
class Carried:
    """Who has it aboard and who draws it: ids of units of its side, or NO_UNIT (LOAD-4, TOW-1)."""

    aboard: int
    """A unit aboard is nowhere: its cell is OFF_BOARD."""
    towed_by: int


@dataclass(slots=True)
class Alert:
    """The shots it keeps for the enemy's turn (ALERT-1)."""

    shots: int
    """0: it is not on alert."""


@dataclass(slots=True)
class Patrol:
    """The zone in which it makes its rounds (PATROL-1)."""

    zone: int
    """The cell in the middle; OFF_BOARD: it does not patrol."""
    reserved: bool
    """Whether the shot of the coming round is paid for."""


@dataclass(slots=True)
class Camouflage:
    """Whether it has melted into its cover (SEE-3)."""

    settled: bool
    """It ended its last turn in cover without having moved or fired in it."""


@dataclass(slots=True)
class Drone:
    """By whom a drone is flown, and how long it can still fly (DRONE-1, DRONE-2)."""

    operator: int
    """The id of its operator; NO_UNIT: it never had one, and needs no link."""
    battery: int
    """Ends of its own turns that it can still be in the air for; NO_BATTERY: any number."""


NO_BATTERY = -1
"""The battery of a drone whose type gives it no limit."""


# --- things on the ground


@dataclass(slots=True)
class Structure:
    """A building or a work, finished or a site (BUILD-1)."""

    type: str
    cell: int
    side: int
    """Who put it up; NO_SIDE: it belongs to nobody."""
    hp: int
    """What it can still take; full from the first part on."""
    progress: int
    """Parts done so far."""
    built: bool
    """Whether it is finished; else it is a site."""


@dataclass(slots=True)
class Mine:
    """A mine in its cell (MINE-1)."""

    cell: int
    side: int


@dataclass(slots=True)
class Rubble:
    """What a destroyed building leaves in its cell (BUILD-2)."""

    cell: int


@dataclass(slots=True)
class Fire:
    """A forest cell that burns (BURN-1)."""

    cell: int
    age: int
    """Round's ends passed since it was lit (BURN-4)."""
    spread: bool
    """Lit by another fire: it goes no further."""


@dataclass(slots=True)
class Wreck:
    """What a destroyed vehicle leaves in its cell (WRECK-1)."""

    cell: int
    unit_class: str

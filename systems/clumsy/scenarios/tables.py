"""The tables of a scenario file, as the public format gives them, with bounds.

Tables and keys of other rulesets are known here, so that they are refused in plain words and
not as misspellings.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta

from core.packs.schema import Model
from core.scenario_steps import OrderKeys
from systems.clumsy.data_types import Hour, Season, Weather
from systems.clumsy.goal_check import MOST_GOALS
from systems.clumsy.goal_setup import GoalKind

Coordinate = Annotated[int, Meta(ge=-(1 << 31), le=1 << 31)]
Place = tuple[Coordinate, Coordinate]
Count = Annotated[int, Meta(ge=0, le=1 << 31)]
Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=64)]
Text = Annotated[str, Meta(max_length=10_000)]


class MapTable(Model, frozen=True, kw_only=True):
    """`[map]`."""

    rows: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=500)], ...], Meta(min_length=1, max_length=500)]
    points: tuple[Place, ...] = ()


class ClockTable(Model, frozen=True, kw_only=True):
    """`[clock]`."""

    season: Season = "winter"
    hour: Hour = "day"
    weather: Weather = "clear"
    round: Annotated[int, Meta(ge=1, le=10_000)] = 1
    frozen: bool = True


class UnitTable(Model, frozen=True, kw_only=True):
    """`[[unit]]`."""

    name: Name
    type: str
    side: str
    at: Place
    hp: Annotated[int, Meta(ge=1, le=999)] | None = None
    action_points: Annotated[int, Meta(ge=0, le=999)] | None = None
    fuel: Annotated[int, Meta(ge=0, le=9999)] | None = None
    battery: Count | None = None
    ammo: dict[str, Count] = {}
    airborne: bool = False
    aboard: str = ""
    towed_by: str = ""
    operator: str = ""
    still: bool = False


class FireTable(Model, frozen=True, kw_only=True):
    """`[[fire]]`."""

    at: Place
    age: Annotated[int, Meta(ge=0, le=999)] = 0
    spread: bool = False


class StructureTable(Model, frozen=True, kw_only=True):
    """`[[structure]]`."""

    name: Name
    type: str
    side: str
    at: Place
    hp: Annotated[int, Meta(ge=1, le=999)] | None = None
    built: bool = True
    progress: Annotated[int, Meta(ge=1, le=99)] | None = None
    owner: str = ""


class MineTable(Model, frozen=True, kw_only=True):
    """`[[mine]]`."""

    side: str
    at: Place


class Around(Model, frozen=True, kw_only=True):
    """A zone given by its middle: all cells within a distance of it."""

    at: Place
    radius: Annotated[int, Meta(ge=0, le=999)]


class GoalTable(Model, frozen=True, kw_only=True):
    """`[[goal]]` (WIN-2)."""

    side: str
    kind: GoalKind
    round: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    units: Annotated[tuple[str, ...], Meta(max_length=900)] = ()
    """Names of the file, or unit types."""
    zone: Annotated[tuple[Place, ...], Meta(max_length=100_000)] | Around = ()
    count: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    structure: str = ""
    """A name of the file, or a type of structure."""
    combine: Literal["all", "any"] | None = None


NEUTRAL = "neutral"
"""The side of a structure that belongs to nobody."""


class StepTable(Model, frozen=True, kw_only=True):
    """`[[step]]`."""

    do: str
    unit: str = ""
    side: str = ""
    to: Place | None = None
    path: tuple[Place, ...] | None = None
    at: Place | None = None
    weapon: str = ""
    what: str = ""
    target: str = ""
    carrier: str = ""
    passenger: str = ""
    gun: str = ""
    rejected: str = ""
    draws: Annotated[tuple[Count, ...], Meta(max_length=1000)] = ()
    expect: dict[str, Any] = {}


class BattleFile(Model, frozen=True, kw_only=True):
    """What a battle is made of, in a scenario and in a mission."""

    sides: Annotated[tuple[Name, ...], Meta(min_length=2, max_length=8)] = ("blue", "red")
    map: MapTable
    goal: Annotated[tuple[GoalTable, ...], Meta(max_length=MOST_GOALS)] = ()
    unit: Annotated[tuple[UnitTable, ...], Meta(max_length=900)] = ()
    structure: Annotated[tuple[StructureTable, ...], Meta(max_length=900)] = ()
    mine: Annotated[tuple[MineTable, ...], Meta(max_length=900)] = ()
    fire: Annotated[tuple[FireTable, ...], Meta(max_length=100_000)] = ()


class ScenarioFile(BattleFile, frozen=True, kw_only=True):
    """The whole file but its inline data."""

    ruleset: str
    seed: Annotated[int, Meta(ge=-(1 << 62), le=1 << 62)] = 0
    title: Text = ""
    proves: tuple[str, ...] = ()
    clock: ClockTable = ClockTable()
    data: dict[str, Any] = {}
    step: Annotated[tuple[StepTable, ...], Meta(max_length=10_000)] = ()
    expect: dict[str, Any] = {}


ORDER_KEYS: OrderKeys = {
    "move": (("unit", "to"), ("path",)),
    "fire": (("unit", "at"), ("weapon", "what")),
    "alert": (("unit",), ()),
    "patrol": (("unit", "at"), ()),
    "cancel": (("unit",), ()),
    "supply": (("unit",), ("target",)),
    "board": (("unit", "carrier"), ()),
    "unload": (("unit", "passenger", "at"), ()),
    "tow": (("unit", "gun"), ()),
    "unhitch": (("unit",), ()),
    "build": (("unit", "what", "at"), ()),
    "clear": (("unit", "at"), ()),
    "lay_mine": (("unit", "at"), ()),
    "demine": (("unit", "at"), ()),
    "land": (("unit",), ()),
    "end_turn": ((), ("side",)),
    "surrender": ((), ("side",)),
    "check": ((), ()),
}
"""For each order, the keys it must have and those it may have."""

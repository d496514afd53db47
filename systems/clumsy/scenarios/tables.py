"""The tables of a scenario file, as the public format gives them, with bounds.

Tables and keys of other rulesets are known here, so that they are refused in plain words and
not as misspellings.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta

from core.packs.schema import Model
from core.scenario_steps import OrderKeys
from core.scenario_tables import Count, Name, Place, Rows, Seed, StepHead, Text
from systems.clumsy.data_types import Hour, Season, Weather
from systems.clumsy.goal_check import MOST_GOALS
from systems.clumsy.goal_setup import GoalKind


class MapTable(Model, frozen=True, kw_only=True):
    """`[map]`."""

    rows: Annotated[Rows, Meta(description="The ground: one glyph for each cell.")]
    points: Annotated[tuple[Place, ...], Meta(description="Victory points.")] = ()


class ClockTable(Model, frozen=True, kw_only=True):
    """`[clock]`."""

    season: Annotated[Season, Meta(description="Season of the first round.")] = "winter"
    hour: Annotated[Hour, Meta(description="Hour of the first round.")] = "day"
    weather: Annotated[Weather, Meta(description="Weather of the first round.")] = "clear"
    round: Annotated[Annotated[int, Meta(ge=1, le=10_000)], Meta(description="Number of the first round.")] = 1
    frozen: Annotated[bool, Meta(description="Whether season, hour and weather stay.")] = True


class UnitTable(Model, frozen=True, kw_only=True):
    """`[[unit]]`."""

    name: Annotated[Name, Meta(description="What this file calls it.")]
    type: Annotated[str, Meta(description="Its kind, a name of the pack.")]
    side: Annotated[str, Meta(description="Whose it is.")]
    at: Annotated[Place, Meta(description="Its cell.")]
    hp: Annotated[Annotated[int, Meta(ge=1, le=999)] | None, Meta(description="Hit points it has; absent: all.")] = None
    action_points: Annotated[
        Annotated[int, Meta(ge=0, le=999)] | None,
        Meta(description="Action points it has in the first turn; absent: all."),
    ] = None
    fuel: Annotated[
        Annotated[int, Meta(ge=0, le=9999)] | None, Meta(description="Fuel it has; absent: a full tank.")
    ] = None
    battery: Annotated[Count | None, Meta(description="Turns its battery lasts; absent: a full one.")] = None
    ammo: Annotated[dict[str, Count], Meta(description="Rounds it has, by weapon; absent: all.")] = {}
    airborne: Annotated[bool, Meta(description="Whether a craft is in the air.")] = False
    aboard: Annotated[str, Meta(description="The unit of this file that carries it.")] = ""
    towed_by: Annotated[str, Meta(description="The truck of this file that tows it.")] = ""
    operator: Annotated[str, Meta(description="Who of this file flies the drone.")] = ""
    still: Annotated[bool, Meta(description="Whether it has neither moved nor fired in its last turn.")] = False


class FireTable(Model, frozen=True, kw_only=True):
    """`[[fire]]`."""

    at: Annotated[Place, Meta(description="The burning cell.")]
    age: Annotated[Annotated[int, Meta(ge=0, le=999)], Meta(description="Rounds it has burnt.")] = 0
    spread: Annotated[bool, Meta(description="Whether it was lit by another fire, and spreads no more.")] = False


class StructureTable(Model, frozen=True, kw_only=True):
    """`[[structure]]`."""

    name: Annotated[Name, Meta(description="What this file calls it.")]
    type: Annotated[str, Meta(description="Its kind, a name of the pack.")]
    side: Annotated[str, Meta(description="Whose it is, or neutral.")]
    at: Annotated[Place, Meta(description="Its cell.")]
    hp: Annotated[Annotated[int, Meta(ge=1, le=999)] | None, Meta(description="Hit points it has; absent: all.")] = None
    built: Annotated[bool, Meta(description="Whether it is finished.")] = True
    progress: Annotated[
        Annotated[int, Meta(ge=1, le=99)] | None, Meta(description="Parts of an unfinished one that are done.")
    ] = None
    owner: str = ""


class MineTable(Model, frozen=True, kw_only=True):
    """`[[mine]]`."""

    side: Annotated[str, Meta(description="Who laid it.")]
    at: Annotated[Place, Meta(description="Its cell.")]


class Around(Model, frozen=True, kw_only=True):
    """A zone given by its middle: all cells within a distance of it."""

    at: Annotated[Place, Meta(description="The middle.")]
    radius: Annotated[Annotated[int, Meta(ge=0, le=999)], Meta(description="Cells from it.")]


class GoalTable(Model, frozen=True, kw_only=True):
    """`[[goal]]` (WIN-2)."""

    side: Annotated[str, Meta(description="Who is to reach it.")]
    kind: Annotated[GoalKind, Meta(description="What is to be done.")]
    round: Annotated[Annotated[int, Meta(ge=1, le=100_000)] | None, Meta(description="The round to hold out to.")] = (
        None
    )
    units: Annotated[
        Annotated[tuple[str, ...], Meta(max_length=900)], Meta(description="Names of the file, or unit types.")
    ] = ()
    zone: Annotated[
        Annotated[tuple[Place, ...], Meta(max_length=100_000)] | Around,
        Meta(description="Cells, or all within a distance of one."),
    ] = ()
    count: Annotated[Annotated[int, Meta(ge=1, le=100_000)] | None, Meta(description="How many; absent: all.")] = None
    structure: Annotated[str, Meta(description="A name of the file, or a type of structure.")] = ""
    combine: Annotated[
        Literal["all", "any"] | None,
        Meta(description="Whether all goals of the side must be met, or any of them is enough."),
    ] = None


class StepTable(StepHead, frozen=True, kw_only=True):
    """`[[step]]`."""

    unit: Annotated[str, Meta(description="Who is to do it.")] = ""
    side: Annotated[str, Meta(description="Who passes or gives up; absent: whose turn it is.")] = ""
    to: Annotated[Place | None, Meta(description="Where to move.")] = None
    path: Annotated[tuple[Place, ...] | None, Meta(description="The cells of the way; absent: the cheapest.")] = None
    at: Annotated[Place | None, Meta(description="At which cell.")] = None
    weapon: Annotated[str, Meta(description="With which weapon; absent: the first that may.")] = ""
    what: Annotated[str, Meta(description="What is aimed at, or built.")] = ""
    target: Annotated[str, Meta(description="Who is supplied.")] = ""
    carrier: Annotated[str, Meta(description="What it boards.")] = ""
    passenger: Annotated[str, Meta(description="Who gets off.")] = ""
    gun: Annotated[str, Meta(description="What is towed.")] = ""


class BattleFile(Model, frozen=True, kw_only=True):
    """What a battle is made of, in a scenario and in a mission."""

    sides: Annotated[
        Annotated[tuple[Name, ...], Meta(min_length=2, max_length=8)],
        Meta(description="The sides, in the order of their turns."),
    ] = ("blue", "red")
    map: Annotated[MapTable, Meta(description="The ground.")]
    goal: Annotated[
        Annotated[tuple[GoalTable, ...], Meta(max_length=MOST_GOALS)], Meta(description="Goals of the sides.")
    ] = ()
    unit: Annotated[Annotated[tuple[UnitTable, ...], Meta(max_length=900)], Meta(description="The units.")] = ()
    structure: Annotated[
        Annotated[tuple[StructureTable, ...], Meta(max_length=900)], Meta(description="Buildings and works.")
    ] = ()
    mine: Annotated[Annotated[tuple[MineTable, ...], Meta(max_length=900)], Meta(description="Mines laid before.")] = ()
    fire: Annotated[
        Annotated[tuple[FireTable, ...], Meta(max_length=100_000)], Meta(description="Cells that burn.")
    ] = ()


class ScenarioFile(BattleFile, frozen=True, kw_only=True):
    """The whole file but its inline data."""

    # the fields of `ScenarioHead`: a struct has but one base with fields
    ruleset: Annotated[str, Meta(description="The rules it is for.")]
    seed: Annotated[Seed, Meta(description="The seed of what chance draws.")] = 0
    title: Annotated[Text, Meta(description="What it shows, in a sentence.")] = ""
    proves: Annotated[tuple[str, ...], Meta(description="Clauses of the rulebook that it proves.")] = ()
    clock: Annotated[ClockTable, Meta(description="When it begins.")] = ClockTable()
    data: Annotated[
        dict[str, Any], Meta(description="Tables laid over those of the pack, for this scenario alone.")
    ] = {}
    step: Annotated[
        Annotated[tuple[StepTable, ...], Meta(max_length=10_000)],
        Meta(description="What is done, one after the other."),
    ] = ()
    expect: Annotated[dict[str, Any], Meta(description="Values that must be so at the end.")] = {}


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

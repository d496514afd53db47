"""The tables of a scenario file of this ruleset, as the public format gives them, with bounds."""

from typing import Annotated

from msgspec import Meta

from core.packs.schema import Model
from core.scenario_steps import OrderKeys
from core.scenario_tables import Count, Name, Place, Rows, ScenarioHead, StepHead
from systems.headquarters.setup import DATE

MOST_CAMPS = 4


class MapTable(Model, frozen=True, kw_only=True):
    """`[map]`."""

    rows: Annotated[Rows, Meta(description="The ground: one glyph for each cell.")]


class StartTable(Model, frozen=True, kw_only=True):
    """`[start]`."""

    date: Annotated[
        Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$", max_length=10)], Meta(description="The day of the shop.")
    ] = DATE
    gold: Annotated[dict[str, Count], Meta(description="Gold of camps by name; absent: the first turn's income.")] = {}
    destroyed: Annotated[
        Annotated[int, Meta(ge=0, le=100_000)], Meta(description="Units destroyed before: the bounty is less.")
    ] = 0
    bomb_dropped: Annotated[bool, Meta(description="Whether the bomb has fallen before.")] = False


class UnitTable(Model, frozen=True, kw_only=True):
    """`[[unit]]`."""

    name: Annotated[Name, Meta(description="What this file calls it.")]
    type: Annotated[str, Meta(description="Its kind, a name of the pack.")]
    side: Annotated[str, Meta(description="Its camp.")]
    at: Annotated[Place, Meta(description="Its cell.")]
    hp: Annotated[Annotated[int, Meta(ge=1, le=999)] | None, Meta(description="Hit points it has; absent: all.")] = None
    recruited: Annotated[bool, Meta(description="Whether it came in this turn and acts from the next.")] = False


class StructureTable(Model, frozen=True, kw_only=True):
    """`[[structure]]`: a city with a name, and whose it is."""

    name: Annotated[Name, Meta(description="What this file calls it.")]
    type: Annotated[str, Meta(description="Its kind, a name of the pack.")]
    side: Annotated[str, Meta(description="Whose it is, or neutral.")] = ""
    at: Annotated[Place, Meta(description="Its cell.")]
    owner: Annotated[str, Meta(description="Whose it is: counts before `side`.")] = ""


class StepTable(StepHead, frozen=True, kw_only=True):
    """`[[step]]`."""

    unit: Annotated[str, Meta(description="Who is to do it.")] = ""
    side: Annotated[str, Meta(description="Which camp, where no unit does it.")] = ""
    to: Annotated[Place | None, Meta(description="Where to move.")] = None
    at: Annotated[Place | None, Meta(description="At which cell.")] = None
    what: Annotated[str, Meta(description="What is recruited, or bought.")] = ""


class ScenarioFile(ScenarioHead, frozen=True, kw_only=True):
    """The whole file but its inline data."""

    sides: Annotated[
        Annotated[tuple[Name, ...], Meta(min_length=2, max_length=MOST_CAMPS)], Meta(description="The camps.")
    ] = ("blue", "red")
    map: Annotated[MapTable, Meta(description="The ground.")]
    start: Annotated[StartTable, Meta(description="What has gone before.")] = StartTable()
    unit: Annotated[Annotated[tuple[UnitTable, ...], Meta(max_length=900)], Meta(description="The units.")] = ()
    structure: Annotated[
        Annotated[tuple[StructureTable, ...], Meta(max_length=900)], Meta(description="Cities with names.")
    ] = ()
    step: Annotated[
        Annotated[tuple[StepTable, ...], Meta(max_length=10_000)],
        Meta(description="What is done, in order."),
    ] = ()


ORDER_KEYS: OrderKeys = {
    "move": (("unit", "to"), ()),
    "attack": (("unit", "at"), ()),
    "wait": (("unit",), ()),
    "recruit": (("what", "at"), ("side",)),
    "buy": (("what",), ("side", "at")),
    "end_turn": ((), ("side",)),
    "resume": (("side",), ()),
    "surrender": ((), ("side",)),
    "check": ((), ()),
}
"""For each order, the keys it must have and those it may have."""

"""The tables of a scenario or mission file of this ruleset, as the public format gives them, with bounds."""

from typing import Annotated, Any

from msgspec import Meta

from core.packs.schema import Model
from core.scenario_steps import OrderKeys
from core.scenario_tables import Name, Seed, StepHead, Text
from systems.skirmish.battle import Formation, GoalKind, ObjectKind
from systems.skirmish.components import Posture
from systems.skirmish.measures import Centimetres, Ordinate
from systems.skirmish.table import AreaKind, ObstacleKind

SIDES = 2

Place = tuple[Ordinate, Ordinate]
Degrees = Annotated[float, Meta(ge=-360, le=360)]
Polygon = Annotated[tuple[Place, ...], Meta(min_length=3, max_length=64)]
Line = Annotated[tuple[Place, ...], Meta(min_length=2, max_length=64)]
Floor = Annotated[int, Meta(ge=-9, le=99)]
Turns = Annotated[int, Meta(ge=1, le=999)]


class TableTable(Model, frozen=True, kw_only=True):
    """`[table]`."""

    size: Annotated[tuple[Centimetres, Centimetres], Meta(description="How wide and how deep it is.")]


class AreaTable(Model, frozen=True, kw_only=True):
    """`[[area]]`."""

    kind: Annotated[AreaKind, Meta(description="rough ground or road.")]
    polygon: Annotated[Polygon, Meta(description="Its outline.")]


class ObstacleTable(Model, frozen=True, kw_only=True):
    """`[[obstacle]]`."""

    kind: Annotated[ObstacleKind, Meta(description="hedge, fence or wall.")]
    line: Annotated[Line, Meta(description="Where it runs.")]


class BuildingTable(Model, frozen=True, kw_only=True):
    """`[[building]]`."""

    name: Annotated[Name, Meta(description="What this file calls it.")]
    polygon: Annotated[Polygon, Meta(description="Its outline.")]
    floors: Annotated[Annotated[int, Meta(ge=1, le=9)], Meta(description="How many it has, counted from 0.")] = 1


class ObjectTable(Model, frozen=True, kw_only=True):
    """`[[object]]`."""

    name: Annotated[Name, Meta(description="What this file calls it.")]
    kind: Annotated[ObjectKind, Meta(description="flag, object or loot.")]
    at: Annotated[Place, Meta(description="Where it lies.")]


class GroupTable(Model, frozen=True, kw_only=True):
    """`[[group]]`."""

    name: Annotated[Name, Meta(description="What this file calls it.")]
    side: Annotated[str, Meta(description="Its side.")]
    formation: Annotated[Formation, Meta(description="none, line or (march) column.")] = "none"
    members: Annotated[
        Annotated[tuple[str, ...], Meta(min_length=1, max_length=40)], Meta(description="Its fighters, in order.")
    ]


class UnitTable(Model, frozen=True, kw_only=True):
    """`[[unit]]`."""

    name: Annotated[Name, Meta(description="What this file calls it.")]
    type: Annotated[str, Meta(description="Its kind, a name of the pack.")]
    side: Annotated[str, Meta(description="Its side.")]
    at: Annotated[Place | None, Meta(description="The middle of its base; in a building: where it went in.")] = None
    facing: Annotated[Degrees, Meta(description="Where it looks: 0 along x, counted towards y.")] = 0
    wounds: Annotated[
        Annotated[int, Meta(ge=1, le=99)] | None, Meta(description="Wounds it can still take; absent: all.")
    ] = None
    loaded: Annotated[bool, Meta(description="Whether its weapon is.")] = True
    inside: Annotated[str, Meta(description="The building it is in.")] = ""
    floor: Annotated[Floor, Meta(description="The floor it is on there.")] = 0
    posture: Annotated[Posture, Meta(description="hide, or line the windows.")] = ""


class GoalTable(Model, frozen=True, kw_only=True):
    """`[[goal]]`: without one a side wins by breaking the other."""

    side: Annotated[str, Meta(description="Whose it is.")]
    kind: Annotated[GoalKind, Meta(description="break the enemy, carry_off a flag, or hold an object.")]
    object: Annotated[str, Meta(description="What is to be carried off or held.")] = ""
    zone: Annotated[Annotated[tuple[Place, ...], Meta(max_length=64)], Meta(description="Where it is carried.")] = ()
    turns: Annotated[Turns, Meta(description="Ends of turns in a row at which it is held.")] = 1


class BattleFile(Model, frozen=True, kw_only=True):
    """The tables that a battle is made of."""

    table: Annotated[TableTable, Meta(description="The table.")]
    area: Annotated[Annotated[tuple[AreaTable, ...], Meta(max_length=200)], Meta(description="Ground.")] = ()
    obstacle: Annotated[Annotated[tuple[ObstacleTable, ...], Meta(max_length=200)], Meta(description="Obstacles.")] = ()
    building: Annotated[Annotated[tuple[BuildingTable, ...], Meta(max_length=60)], Meta(description="Buildings.")] = ()
    object: Annotated[Annotated[tuple[ObjectTable, ...], Meta(max_length=60)], Meta(description="Objects.")] = ()
    unit: Annotated[Annotated[tuple[UnitTable, ...], Meta(max_length=400)], Meta(description="The fighters.")] = ()
    group: Annotated[Annotated[tuple[GroupTable, ...], Meta(max_length=100)], Meta(description="Their groups.")] = ()
    goal: Annotated[Annotated[tuple[GoalTable, ...], Meta(max_length=20)], Meta(description="How sides win.")] = ()
    round_limit: Annotated[
        Annotated[int, Meta(ge=0, le=999)], Meta(description="The last turn that is played; 0: no limit.")
    ] = 0
    sides: Annotated[
        Annotated[tuple[Name, ...], Meta(min_length=SIDES, max_length=SIDES)], Meta(description="The sides.")
    ] = ("blue", "red")


class StepTable(StepHead, frozen=True, kw_only=True):
    """`[[step]]`."""

    unit: Annotated[str, Meta(description="Who is activated, or has to be active.")] = ""
    group: Annotated[str, Meta(description="Which group is.")] = ""
    side: Annotated[str, Meta(description="Which side, where no unit or group does it.")] = ""
    path: Annotated[Annotated[tuple[Place, ...], Meta(max_length=200)], Meta(description="Where to move.")] = ()
    facing: Annotated[Degrees | None, Meta(description="Where to look in the end.")] = None
    target: Annotated[str, Meta(description="At whom, or for whom: a building for whoever is in it.")] = ""
    will_move: Annotated[bool, Meta(description="Whether it is to move after the shot.")] = False
    object: Annotated[str, Meta(description="What is taken.")] = ""
    building: Annotated[str, Meta(description="Which building.")] = ""
    floor: Annotated[Floor | None, Meta(description="Which floor.")] = None
    posture: Annotated[str, Meta(description="hide, or line the windows.")] = "line"
    at: Annotated[Place | None, Meta(description="Where to come out.")] = None


class ScenarioFile(BattleFile, frozen=True, kw_only=True):
    """The whole file but its inline data."""

    ruleset: Annotated[str, Meta(description="The rules it is for.")]
    seed: Annotated[Seed, Meta(description="The seed of what chance draws.")] = 0
    title: Annotated[Text, Meta(description="What it shows, in a sentence.")] = ""
    proves: Annotated[tuple[str, ...], Meta(description="Clauses of the rulebook that it proves.")] = ()
    data: Annotated[
        dict[str, Any], Meta(description="Tables laid over those of the pack, for this scenario alone.")
    ] = {}
    expect: Annotated[dict[str, Any], Meta(description="Values that must be so at the end.")] = {}
    step: Annotated[
        Annotated[tuple[StepTable, ...], Meta(max_length=10_000)],
        Meta(description="What is done, in order."),
    ] = ()


_WHO = ("unit", "group", "side")

ORDER_KEYS: OrderKeys = {
    "activate": ((), ("unit", "group")),
    "move": (("path",), (*_WHO, "facing")),
    "turn": (("facing",), _WHO),
    "shoot": (("target",), (*_WHO, "will_move")),
    "aim": ((), _WHO),
    "reload": ((), _WHO),
    "detect": (("target",), _WHO),
    "capture": (("object",), _WHO),
    "enter": (("building",), (*_WHO, "floor", "posture")),
    "leave": ((), (*_WHO, "building", "floor", "posture", "at")),
    "inside": ((), (*_WHO, "building", "floor", "posture")),
    "end_activation": ((), _WHO),
    "end_turn": ((), ("side",)),
    "check": ((), ()),
}
"""For each order, the keys it must have and those it may have."""

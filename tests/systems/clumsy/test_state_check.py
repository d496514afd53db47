"""What a save may say of a battle: every field is looked at, and what no battle can come to is refused by its name."""

from __future__ import annotations

import dataclasses
import re
from typing import Any

import pytest
from msgspec.structs import replace

from systems.clumsy.data import ClumsyData
from systems.clumsy.goal_setup import GoalSetup
from systems.clumsy.resuming import GLOSSARY, resumed_battle
from systems.clumsy.setup import BattleSetup, FireSetup, MineSetup, StructureSetup, set_up
from systems.clumsy.state_check import FIELDS
from systems.clumsy.viewing import side_view
from tests.systems.clumsy.battles import BLUE, DAY, RED, data, unit

UNITS = unit("digger", BLUE, 0, 0), unit("walker", RED, 5, 0)
SETUP = BattleSetup(rows=("." * 6,), units=UNITS, mines=(MineSetup(side=RED, at=(1, 0)),), clock=DAY)


def start_of(setup: BattleSetup, pack: ClumsyData) -> tuple[dict[int, dict[str, dict[str, Any]]], int]:
    """A battle's start as a save has it, and its last entity."""
    world = set_up(setup, pack).world
    state: dict[int, dict[str, dict[str, Any]]] = {}
    with world.active():
        for entity, name, values in world.snapshot():
            state.setdefault(entity, {})[name] = dict(zip(world.layout()[name], values, strict=True))
    return state, world.last_entity


def saved(pack: ClumsyData, **known: int) -> tuple[dict[int, dict[str, dict[str, Any]]], int]:
    """A battle's start as a save has it, with these fields of what blue knows; and its last entity."""
    state, last = start_of(SETUP, pack)
    blue = next(parts["Knowledge"] for parts in state.values() if parts.get("Knowledge", {}).get("side") == BLUE)
    blue |= known
    return state, last


def test_every_field_of_every_component_is_looked_at() -> None:
    there = {kind: {field.name for field in dataclasses.fields(kind)} for kind in GLOSSARY.kinds.values()}
    assert {kind: set(fields) for kind, fields in FIELDS.items()} == there


def test_a_battle_is_taken_up_with_the_mines_a_side_knows_to_be_anothers() -> None:
    battle = resumed_battle(SETUP, data(), *saved(data(), known_mines=0b10, foreign_mines=0b10))
    with battle.world.active():
        assert side_view(battle, BLUE).foreign_mines == 0b10


@pytest.mark.parametrize("cells", [-1, 0b100, 1 << 6], ids=["no mask", "not known of", "off the board"])
def test_mines_that_no_side_can_know_of_are_refused(cells: int) -> None:
    with pytest.raises(ValueError, match=r"^Knowledge\.foreign_mines$"):
        resumed_battle(SETUP, data(), *saved(data(), known_mines=0b10, foreign_mines=cells))


def spoilt(entity: int, component: str, **values: Any) -> tuple[dict[int, dict[str, dict[str, Any]]], int]:
    """The battle's start with other values in a component of its first or second unit."""
    state, last = saved(data())
    units = sorted(number for number, parts in state.items() if "Identity" in parts)
    state[units[entity]][component] |= values
    return state, last


@pytest.mark.parametrize(
    ("component", "values", "named"),
    [
        ("HitPoints", {"left": 0}, "HitPoints.left"),
        ("HitPoints", {"left": 7}, "HitPoints.left"),
        ("ActionPoints", {"left": 11}, "ActionPoints.left"),
        ("ActionPoints", {"left": -1}, "ActionPoints.left"),
        ("Supplies", {"fuel": 1}, "Supplies.fuel"),
        ("Supplies", {"rounds": (5,)}, "Supplies.rounds"),
        ("Supplies", {"rounds": (-1,)}, "Supplies.rounds"),
        ("Supplies", {"rounds": (4, 4)}, "Supplies.rounds"),
        ("Supplies", {"rounds": ()}, "Supplies.rounds"),
        ("ThisTurn", {"shots": ("lob",)}, "ThisTurn.shots"),
        ("Position", {"airborne": True}, "Position.airborne"),
        ("Position", {"cell": 0}, "Position.cell"),
        ("Position", {"cell": -1}, "Position.cell"),
        ("Identity", {"type": "crawler"}, "Identity.id"),
        ("Identity", {"side": 0}, "Identity.id"),
        ("Identity", {"id": 1000, "type": "digger", "side": 0}, "Identity.id"),
        # one aboard or behind somebody who is not there
        ("Carried", {"towed_by": 2999}, "Carried.towed_by"),
        ("Carried", {"towed_by": 1000}, "Carried.towed_by"),
    ],
)
def test_a_unit_whose_numbers_are_none_of_its_type_is_refused(
    component: str, values: dict[str, Any], named: str
) -> None:
    with pytest.raises(ValueError, match=rf"^{re.escape(named)}$"):
        resumed_battle(SETUP, data(), *spoilt(1, component, **values))


def test_nobody_is_aboard_a_carrier_that_is_not_there() -> None:
    state, last = spoilt(1, "Carried", aboard=2999)
    walker = next(parts for parts in state.values() if parts.get("Identity", {}).get("side") == RED)
    walker["Position"]["cell"] = -1
    with pytest.raises(ValueError, match=r"^Carried\.aboard$"):
        resumed_battle(SETUP, data(), state, last)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("contacts", (1000,)),  # one of its own
        ("contacts", (2001,)),  # one there never was
        ("last_seen", ((1, "walker", 6, 3, 1),)),  # it has seen nobody yet
        ("spotted", ((2000, 5, 6),)),
        ("last_seen_airborne", (1,)),
    ],
)
def test_a_side_that_knows_whom_it_cannot_know_is_refused(field: str, value: tuple[Any, ...]) -> None:
    state, last = saved(data(), **{"contacts": (), "last_seen": (), "spotted": (), field: value})  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=rf"^Knowledge\.{field}$"):
        resumed_battle(SETUP, data(), state, last)


def layer(state: dict[int, dict[str, dict[str, Any]]], kind: str, terrain: str) -> dict[str, Any]:
    return next(parts[kind] for parts in state.values() if parts.get(kind, {}).get("terrain") == terrain)


@pytest.mark.parametrize("kind", ["Ground", "KnownGround"])
@pytest.mark.parametrize(
    ("meadow", "road", "named"),
    [
        ({"cells": 0b111}, {}, "cells"),  # some cells have no terrain
        ({}, {"cells": 0b1}, "cells"),  # one has two
        ({"cells": 0b110111}, {"cells": 0b10000}, "cells"),  # one has none and another two
        ({}, {"terrain": "meadow"}, "terrain"),  # one terrain twice, another not at all
    ],
)
def test_ground_that_is_not_whole_is_refused(
    kind: str, meadow: dict[str, Any], road: dict[str, Any], named: str
) -> None:
    state, last = saved(data())
    layer(state, kind, "road").update(road)
    next(parts[kind] for parts in state.values() if parts.get(kind, {}).get("cells")).update(meadow)
    with pytest.raises(ValueError, match=rf"^{kind}\.{named}$"):
        resumed_battle(SETUP, data(), state, last)


def test_what_is_alone_in_its_cell_or_counted_is_there_once() -> None:
    state, last = saved(data())
    mine = next(parts for parts in state.values() if "Mine" in parts)
    for kind, values in (
        ("Mine", mine["Mine"]),
        ("VictoryPoint", {"cell": 3, "owner": -1, "capturer": 0, "count": 0}),
        ("Outcome", {"ended": False, "winner": -1, "reason": ""}),
    ):
        named = kind if kind == "Outcome" else f"{kind}.cell"
        with pytest.raises(ValueError, match=rf"^{re.escape(named)}$"):
            resumed_battle(SETUP, data(), {**state, last + 1: {kind: values}}, last + 1)


def test_goals_are_those_of_the_setup() -> None:
    goals = GoalSetup(side=BLUE, kind="destroy_all"), GoalSetup(side=BLUE, kind="hold_out", round=3)
    setup = replace(SETUP, goals=goals)
    state, last = start_of(setup, data())
    resumed_battle(setup, data(), state, last)
    next(parts["Goal"] for parts in state.values() if parts.get("Goal", {}).get("number") == 1)["number"] = 0
    with pytest.raises(ValueError, match=r"^Goal\.number$"):
        resumed_battle(setup, data(), state, last)
    with pytest.raises(ValueError, match=r"^Goal\.number$"):
        resumed_battle(replace(setup, goals=goals[:1]), data(), *start_of(setup, data()))


def test_who_is_aboard_or_in_tow_is_taken_up_there() -> None:
    units = unit("hauler", BLUE, 3, 0), unit("walker", BLUE, 3, 0, aboard=0), unit("howitzer", BLUE, 2, 0, towed_by=0)
    setup = replace(SETUP, units=(*units, SETUP.units[1]))
    battle = resumed_battle(setup, data(), *start_of(setup, data()))
    with battle.world.active():
        view = side_view(battle, BLUE)
    assert (view.own[0].cargo, view.own[0].towing) == ((1001,), 1002)
    # without their truck, which died, there is nobody to be aboard of
    state, last = start_of(setup, data())
    without = {entity: parts for entity, parts in state.items() if parts.get("Identity", {}).get("id") != 1000}
    with pytest.raises(ValueError, match=r"^Carried\.(aboard|towed_by)$"):
        resumed_battle(setup, data(), without, last)


RICH = BattleSetup(
    rows=("......f", "......."),
    points=((4, 1),),
    units=(*UNITS, unit("peeper", BLUE, 3, 1, operator=0)),
    structures=(StructureSetup(type="depot", side=RED, at=(2, 1)),),
    mines=(MineSetup(side=RED, at=(1, 0)),),
    fires=(FireSetup(at=(6, 0), age=1),),
    goals=(GoalSetup(side=BLUE, kind="kill", units=(1,)),),
    clock=DAY,
)
"""A row has a column more than is drawn, which no cell is of: 7 and 15 are none, nor is 16, after the last."""
NO_CELLS = [-1, 7, 15, 16, 99]
MASKS = [-1, 1 << 7, 1 << 16]
MANY = 1 << 20
ROW = (10, "depot", RED, 8, 2, True)
"""What a side knows of the depot."""


@pytest.mark.parametrize(
    ("field", "refused", "accepted"),
    [
        ("Clock.round", [0, MANY], [1, 5]),
        ("Clock.hour_index", [-1, 7], [0, 6]),
        ("Clock.season_rounds", [-1, MANY], [0, 5]),
        ("Turn.side", [-1, 2], [0, 1]),
        ("Outcome.winner", [-2, 2], [-1]),
        ("Outcome.reason", ["points"], [""]),
        ("Outcome.ended", [True], [False]),
        ("Force.side", [-1, 2], []),
        ("VictoryPoint.cell", NO_CELLS, [12]),
        ("VictoryPoint.owner", [-2, 2], [-1, 0, 1]),
        ("VictoryPoint.count", [-1, MANY], [0, 1]),
        ("VictoryPoint.capturer", [-1, 1, 2001], [0, 1000, 2000]),
        ("Goal.side", [-1, 2], [0]),
        ("Goal.kind", ["kil"], ["kill"]),
        ("Goal.text", ["k" * 201], ["k" * 200]),
        ("Goal.units", [(2001,), (2000, 2000)], [(2000,), ()]),
        ("Goal.structure_cells", [(7,), (10, 10)], [(10,), ()]),
        ("Goal.zone", MASKS, [0, 1]),
        ("Goal.state", ["done"], ["open", "failed"]),
        ("Goal.identified", [(2001,)], [(2000,)]),
        ("Goal.fallen", [(16,), (10, 10)], [(10,)]),
        ("Goal.done", [-1, MANY], [0, 1]),
        ("Knowledge.side", [-1, 2], []),
        ("Knowledge.seen_cells", MASKS, [0, 1]),
        ("Knowledge.seen_this_turn", MASKS, [0, 1]),
        ("Knowledge.known_wrecks", MASKS, [0, 1]),
        ("Knowledge.known_fires", MASKS, [0, 1 << 6]),
        ("Knowledge.known_rubble", MASKS, [0, 1]),
        ("Knowledge.known_mines", MASKS, [0, 1]),
        ("Knowledge.spotted", [((2001, 5, 6),), ((2000, 7, 6),), ((2000, 5, -1),)], [()]),
        ("Knowledge.last_seen", [((1, "walkr", 6, 3, 1),), ((1, "walker", -1, 3, 1),)], [()]),
        ("Knowledge.last_seen", [((1, "walker", 6, 7, 1),), ((1, "walker", 6, 3, -1),)], [()]),
        ("Knowledge.known_structures", [(ROW, ROW), ((11, *ROW[1:]), ROW), ((7, *ROW[1:]),)], [(ROW,), ()]),
        ("Knowledge.known_structures", [((10, "depo", RED, 8, 2, True),), ((10, "depot", 2, 8, 2, True),)], []),
        ("Knowledge.known_structures", [((10, "depot", RED, -1, 2, True),), ((10, "depot", RED, 8, -1, True),)], []),
        ("ThisTurn.shots", [("gun",) * 10], [()]),
        ("ThisTurn.revealed_to", [-1, 4], [0, 3]),
        ("Alert.shots", [-1, 10], [0, 9]),
        ("Patrol.zone", [-2, 7, 16], [-1, 0]),
        ("Drone.operator", [-1, 2001], [0, 1000]),
        ("Drone.battery", [-2, MANY], [-1, 0, 3]),
        ("Structure.type", ["depo"], ["hospital"]),
        ("Structure.cell", NO_CELLS, [10, 0]),
        ("Structure.side", [-2, 2], [-1, 0, 1]),
        ("Structure.hp", [0, -1, MANY], [1, 8]),
        ("Structure.progress", [-1, MANY], [0, 2]),
        ("Mine.cell", NO_CELLS, [1, 14]),
        ("Mine.side", [-1, 2], [0, 1]),
        ("Fire.cell", NO_CELLS, [6]),
        ("Fire.age", [-1, MANY], [0, 2]),
        ("Wreck.cell", NO_CELLS, [0]),
        ("Wreck.unit_class", ["lorry"], ["tracked", "helicopter"]),
        ("Rubble.cell", NO_CELLS, [0]),
    ],
)
def test_a_field_with_what_no_battle_has_in_it_is_refused(field: str, refused: list[Any], accepted: list[Any]) -> None:
    kind, _, name = field.partition(".")
    for value in refused + accepted:
        state, last = start_of(RICH, data())
        state |= {last + 1: {"Wreck": {"cell": 8, "unit_class": "tracked"}}, last + 2: {"Rubble": {"cell": 9}}}
        next(parts[kind] for parts in state.values() if kind in parts)[name] = value
        if value in accepted:
            resumed_battle(RICH, data(), state, last + 2)
        else:
            with pytest.raises(ValueError, match=rf"^{kind}\.{name}$"):
                resumed_battle(RICH, data(), state, last + 2)

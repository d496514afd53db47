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
from systems.clumsy.setup import BattleSetup, MineSetup, set_up
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

"""What is wrong with a setup is found, by its place and with the numbers that the texts name."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from core.rulesets import SetupFault
from systems.clumsy.goal_setup import GoalSetup
from systems.clumsy.setup import BattleSetup, ClockSetup, FireSetup, MineSetup, StructureSetup, UnitSetup
from systems.clumsy.setup_check import check_setup
from tests.systems.clumsy.battles import data, unit
from tests.systems.clumsy.sentences import not_given

GOOD = BattleSetup(
    rows=("..f.", ".b.f"),
    points=((0, 0), (1, 0)),
    units=(unit("walker", 0, 0, 0), unit("walker", 1, 3, 0)),
    structures=(StructureSetup(type="depot", side=0, at=(0, 1)),),
    mines=(MineSetup(side=1, at=(2, 1)),),
    fires=(FireSetup(at=(2, 0), age=2),),
)
DEPOT = GOOD.structures[0]
WALKER = GOOD.units[0]


def fault(key: str, **numbers: Any) -> SetupFault:
    return SetupFault(key, numbers)


def with_unit(**changes: Any) -> BattleSetup:
    return replace(GOOD, units=(replace(WALKER, **changes), GOOD.units[1]))


def with_depot(**changes: Any) -> BattleSetup:
    return replace(GOOD, structures=(replace(DEPOT, **changes),))


def loaded(*others: UnitSetup) -> BattleSetup:
    """A battle of a hauler, which has two slots, with others beside it."""
    return replace(GOOD, units=(unit("hauler", 0, 0, 0), *others, GOOD.units[1]))


ROUNDS = 100_000
CASES = [
    # the map
    (replace(GOOD, rows=()), fault("setup-map-size", width=0, height=0, most=500)),
    (replace(GOOD, rows=("",)), fault("setup-map-size", width=0, height=1, most=500)),
    (replace(GOOD, rows=("." * 501,)), fault("setup-map-size", width=501, height=1, most=500)),
    (replace(GOOD, rows=("..f.", ".b.")), fault("setup-row-length", row=1, count=3, wanted=4)),
    (replace(GOOD, rows=("..f.", ".b.?")), fault("setup-glyph", row=1, name="?")),
    (replace(GOOD, points=((4, 0),)), fault("setup-off-map", x=4, y=0)),
    (replace(GOOD, points=((0, 2),)), fault("setup-off-map", x=0, y=2)),
    (replace(GOOD, points=((-1, 0),)), fault("setup-off-map", x=-1, y=0)),
    (replace(GOOD, points=((0, 0), (0, 0))), fault("setup-point-twice")),
    (replace(GOOD, fires=(FireSetup(at=(0, 0)),)), fault("setup-fire", x=0, y=0)),
    (replace(GOOD, fires=(FireSetup(at=(9, 0)),)), fault("setup-fire", x=9, y=0)),
    (replace(GOOD, fires=(FireSetup(at=(2, 0), age=3),)), fault("setup-fire", x=2, y=0)),
    (replace(GOOD, fires=(FireSetup(at=(2, 0), age=-1),)), fault("setup-fire", x=2, y=0)),
    (replace(GOOD, fires=GOOD.fires * 2), fault("setup-fire-twice")),
    # names and numbers
    (replace(GOOD, sides=("blue",)), fault("setup-sides", count=1, most=8)),
    (replace(GOOD, sides=("blue", "blue")), fault("setup-sides", count=2, most=8)),
    (replace(GOOD, sides=tuple("abcdefghi")), fault("setup-sides", count=9, most=8)),
    (replace(GOOD, sides=("blue", "r" * 201)), fault("setup-long-text", most=200)),
    (replace(GOOD, title="t" * 10_001), fault("setup-long-text", most=10_000)),
    (replace(GOOD, clock=ClockSetup(round=0)), fault("setup-round", number=0, most=ROUNDS)),
    (replace(GOOD, round_limit=0), fault("setup-round", number=0, most=ROUNDS)),
    (replace(GOOD, round_limit=ROUNDS + 1), fault("setup-round", number=ROUNDS + 1, most=ROUNDS)),
    # structures and mines
    (with_depot(at=(0, 2)), fault("setup-off-map", x=0, y=2)),
    (with_depot(at=(4, 0)), fault("setup-off-map", x=4, y=0)),
    (with_depot(at=(1, 1)), fault("setup-cell-taken", x=1, y=1)),
    (replace(GOOD, structures=(DEPOT, DEPOT)), fault("setup-cell-taken", x=0, y=1)),
    (with_depot(side=2), fault("setup-structure-side", x=0, y=1, number=2)),
    (with_depot(side=-2), fault("setup-structure-side", x=0, y=1, number=-2)),
    (with_depot(type="depott"), SetupFault("setup-structure-type", {"x": 0, "y": 1, "name": "depott"}, "depot")),
    (with_depot(hp=0), fault("setup-structure-number", x=0, y=1, number=0, most=8)),
    (with_depot(hp=9), fault("setup-structure-number", x=0, y=1, number=9, most=8)),
    (with_depot(progress=3), fault("setup-structure-number", x=0, y=1, number=3, most=2)),
    (replace(GOOD, mines=(MineSetup(side=1, at=(4, 1)),)), fault("setup-off-map", x=4, y=1)),
    (replace(GOOD, mines=(MineSetup(side=1, at=(2, 2)),)), fault("setup-off-map", x=2, y=2)),
    (replace(GOOD, mines=(MineSetup(side=1, at=(2, -1)),)), fault("setup-off-map", x=2, y=-1)),
    (replace(GOOD, mines=(MineSetup(side=1, at=(0, 1)),)), fault("setup-cell-taken", x=0, y=1)),
    (replace(GOOD, mines=GOOD.mines * 2), fault("setup-cell-taken", x=2, y=1)),
    (replace(GOOD, mines=(MineSetup(side=2, at=(2, 1)),)), fault("setup-structure-side", x=2, y=1, number=2)),
    (replace(GOOD, mines=(MineSetup(side=-1, at=(2, 1)),)), fault("setup-structure-side", x=2, y=1, number=-1)),
    # units
    (with_unit(side=2), fault("setup-unit-side", unit=0, number=2)),
    (with_unit(side=-1), fault("setup-unit-side", unit=0, number=-1)),
    (with_unit(at=(4, 0)), fault("setup-off-map", x=4, y=0)),
    (with_unit(at=(0, -1)), fault("setup-off-map", x=0, y=-1)),
    (with_unit(at=(3, 0)), fault("setup-cell-taken", x=3, y=0)),
    (with_unit(airborne=True), fault("setup-not-airborne", unit=0, name="walker")),
    (with_unit(type="walkerr"), SetupFault("setup-unit-type", {"unit": 0, "name": "walkerr"}, "walker")),
    (with_unit(hp=0), fault("setup-supplies", unit=0, name="hp", number=0, most=6)),
    (with_unit(hp=7), fault("setup-supplies", unit=0, name="hp", number=7, most=6)),
    (with_unit(action_points=-1), fault("setup-supplies", unit=0, name="action_points", number=-1, most=10)),
    (with_unit(action_points=11), fault("setup-supplies", unit=0, name="action_points", number=11, most=10)),
    (with_unit(fuel=1), fault("setup-supplies", unit=0, name="fuel", number=1, most=0)),
    (with_unit(battery=1), fault("setup-supplies", unit=0, name="battery", number=1, most=0)),
    (with_unit(ammo={"gun": 5}), fault("setup-supplies", unit=0, name="gun", number=5, most=4)),
    (with_unit(ammo={"gun": -1}), fault("setup-supplies", unit=0, name="gun", number=-1, most=4)),
    (with_unit(ammo={"lob": 1}), fault("setup-supplies", unit=0, name="lob", number=1, most=0)),
    (with_unit(aboard=1), fault("setup-not-aboard", unit=0, number=1)),
    (with_unit(aboard=2), fault("setup-not-aboard", unit=0, number=2)),
    (with_unit(aboard=-1), fault("setup-not-aboard", unit=0, number=-1)),
    (with_unit(towed_by=2), fault("setup-not-towed-by", unit=0, number=2)),
    (with_unit(operator=2), fault("setup-not-operator", unit=0, number=2)),
    (loaded(*[unit("walker", 0, 0, 0, aboard=0)] * 3), fault("setup-not-aboard", unit=3, number=0)),
    (loaded(unit("crawler", 0, 0, 0, aboard=0)), fault("setup-not-aboard", unit=1, number=0)),
    (
        replace(loaded(*[unit("howitzer", 0, x, y, towed_by=0) for x, y in ((1, 0), (0, 1))]), structures=()),
        fault("setup-not-towed-by", unit=2, number=0),
    ),
    (with_unit(towed_by=1), fault("setup-not-towed-by", unit=0, number=1)),
    (with_unit(operator=1), fault("setup-not-operator", unit=0, number=1)),
    # goals
    (replace(GOOD, briefings=("a", "b", "c")), fault("setup-too-many-goals", most=100)),
    (replace(GOOD, goals=(GoalSetup(side=2, kind="destroy_all"),)), fault("setup-goal-side", number=0)),
    (replace(GOOD, goals=(GoalSetup(side=0, kind="hold_out", round=0),)), fault("setup-goal", number=0, name="round")),
    (replace(GOOD, goals=(GoalSetup(side=0, kind="hold_out"),)), fault("setup-goal", number=0, name="kind")),
]


@pytest.mark.parametrize(("setup", "wrong"), CASES, ids=[f"{n}-{wrong.key}" for n, (_, wrong) in enumerate(CASES)])
def test_what_is_wrong_is_said(setup: BattleSetup, wrong: SetupFault) -> None:
    found = check_setup(setup, data())
    assert wrong in found
    assert {one.key for one in found} == {wrong.key}


def test_nothing_is_wrong_at_the_bounds() -> None:
    assert check_setup(GOOD, data()) == []
    edges = (
        with_unit(hp=6, action_points=0, ammo={"gun": 0}),
        with_unit(hp=1, action_points=10, ammo={"gun": 4}),
        loaded(*[unit("walker", 0, 0, 0, aboard=0)] * 2),
        BattleSetup(rows=(".",) * 2, units=(unit("walker", 0, 0, 0), unit("walker", 1, 0, 1))),
        BattleSetup(rows=("..",), units=(unit("walker", 0, 0, 0), unit("walker", 1, 1, 0))),
        with_depot(hp=8, side=-1),
        with_depot(hp=1, built=False, progress=2, side=1),
        replace(GOOD, sides=("b" * 200, "r"), title="t" * 10_000),
        replace(GOOD, clock=ClockSetup(round=1), round_limit=ROUNDS),
        replace(GOOD, fires=(FireSetup(at=(3, 1), age=0), FireSetup(at=(2, 0)))),
    )
    for setup in edges:
        assert check_setup(setup, data()) == []


@pytest.mark.parametrize("wrong", [wrong for _, wrong in CASES], ids=[wrong.key for _, wrong in CASES])
def test_its_text_names_nothing_that_is_not_given(wrong: SetupFault) -> None:
    assert not not_given(wrong.key, wrong.arguments)


FIELD = BattleSetup(rows=("....",) * 3, units=())
"""Meadow, for who is aboard, in tow, or flown."""


@pytest.mark.parametrize(
    ("units", "wrong"),
    [
        # LOAD-2: two small units to a hauler, each counted by itself
        ([unit("hauler", 0, x, 0) for x in (0, 1)] + [unit("walker", 0, n % 2, 0, aboard=n % 2) for n in range(4)], []),
        ([unit("hauler", 1, 0, 0), unit("walker", 0, 0, 0, aboard=0)], ["setup-not-aboard"]),
        ([unit("crawler", 0, 0, 0), unit("walker", 0, 0, 0, aboard=0)], ["setup-not-aboard"]),
        # TOW-1: a gun, next to its truck, one to each
        ([unit("hauler", 0, 1, 1), unit("howitzer", 0, 1, 0, towed_by=0)], []),
        ([unit("hauler", 0, 1, 1), unit("howitzer", 0, 2, 1, towed_by=0)], []),
        ([unit("hauler", 0, 1, 1), unit("howitzer", 0, 2, 0, towed_by=0)], ["setup-not-towed-by"]),
        ([unit("hauler", 0, 1, 1), unit("howitzer", 0, 3, 1, towed_by=0)], ["setup-not-towed-by"]),
        ([unit("hauler", 0, 1, 1), unit("walker", 0, 1, 0, towed_by=0)], ["setup-not-towed-by"]),
        ([unit("crawler", 0, 1, 1), unit("howitzer", 0, 1, 0, towed_by=0)], ["setup-not-towed-by"]),
        ([unit("hauler", 1, 1, 1), unit("howitzer", 0, 1, 0, towed_by=0)], ["setup-not-towed-by"]),
        ([unit("hauler", 0, 1, 1), unit("hauler", 0, 2, 1), unit("howitzer", 0, 1, 0, towed_by=0)], []),
        # DRONE-1: a drone, flown by an operator of its side
        ([unit("pilot", 0, 0, 0), unit("peeper", 0, 1, 0, operator=0)], []),
        ([unit("pilot", 1, 0, 0), unit("peeper", 0, 1, 0, operator=0)], ["setup-not-operator"]),
        ([unit("walker", 0, 0, 0), unit("peeper", 0, 1, 0, operator=0)], ["setup-not-operator"]),
        ([unit("pilot", 0, 0, 0), unit("walker", 0, 1, 0, operator=0)], ["setup-not-operator"]),
        # what is no unit is carried nowhere, and keeps nobody from being looked at
        ([unit("walkr", 0, 0, 0), unit("walker", 0, 1, 0, aboard=0)], ["setup-unit-type", "setup-not-aboard"]),
        ([unit("walkr", 0, 0, 0), unit("howitzer", 0, 1, 0, towed_by=0)], ["setup-unit-type", "setup-not-towed-by"]),
        ([unit("walkr", 0, 0, 0), unit("peeper", 0, 1, 0, operator=0)], ["setup-unit-type", "setup-not-operator"]),
    ],
)
def test_who_is_carried_by_whom(units: list[UnitSetup], wrong: list[str]) -> None:
    assert [found.key for found in check_setup(replace(FIELD, units=tuple(units)), data())] == wrong


def test_with_eight_neighbours_a_gun_may_stand_cornerwise_behind_its_truck() -> None:
    units = unit("hauler", 0, 1, 1), unit("howitzer", 0, 2, 0, towed_by=0)
    eight = data("\n[data.rules.grid]\nadjacency = 8\n")
    assert check_setup(replace(FIELD, units=units), eight) == []
    far = unit("hauler", 0, 1, 1), unit("howitzer", 0, 3, 1, towed_by=0)
    assert [found.key for found in check_setup(replace(FIELD, units=far), eight)] == ["setup-not-towed-by"]


def test_a_side_has_at_most_as_many_units_as_it_has_ids() -> None:
    cells = [(x, y) for x in range(40) for y in range(40)]
    own = [unit("walker", 0, x, y) for x, y in cells[:1000]]
    crowd = BattleSetup(rows=("." * 40,) * 40, units=(*own, unit("walker", 1, 39, 39)))
    assert check_setup(crowd, data()) == [fault("setup-too-many-units", number=0, most=999)]
    assert check_setup(replace(crowd, units=crowd.units[1:]), data()) == []


def test_every_structure_is_looked_at() -> None:
    given = replace(DEPOT, at=(0, 9)), replace(DEPOT, type="depott", at=(3, 0)), replace(DEPOT, hp=9)
    found = [one.key for one in check_setup(replace(GOOD, structures=given), data())]
    assert found == ["setup-off-map", "setup-structure-type", "setup-structure-number"]

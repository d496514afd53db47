"""Goals: WIN-2 and what a side may know of them. That each kind wins and loses as it should, the scenarios prove."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from core.orders import Refusal, UndoOrder
from systems.clumsy.components import Goal
from systems.clumsy.events import GoalJudged, GoalProgressed, TargetIdentified
from systems.clumsy.goal_check import GoalFault, Grounds, wrong_goals
from systems.clumsy.goal_setup import GoalSetup
from systems.clumsy.orders import BuildOrder, EndTurnOrder, FireOrder, MoveOrder
from systems.clumsy.pipeline import ClumsyGame
from systems.clumsy.setup import BattleSetup, StructureSetup, UnitSetup
from systems.clumsy.setup_check import check_setup
from tests.systems.clumsy.battles import BLUE, RED, battle, data, unit

ROW = "." * 30


def game(*goals: GoalSetup, units: tuple[UnitSetup, ...] = (), **more: Any) -> ClumsyGame:
    forces = units or (unit("walker", BLUE, 0, 0), unit("walker", BLUE, 1, 0), unit("chief", RED, 20, 0))
    return battle(ROW, *forces, goals=goals, **more)


def goal(side: int, kind: str, **more: Any) -> GoalSetup:
    return GoalSetup(side=side, kind=kind, **more)  # type: ignore[arg-type]


FAR = tuple((x, 0) for x in range(25, 30))


def test_a_battle_without_goals_has_none() -> None:
    plain = game()
    with plain.battle.world.active():
        assert plain.battle.world.each(Goal) == ()
    assert plain.view(BLUE).goals == ()


# --- what a side may know


def test_of_anothers_goals_a_side_knows_nothing() -> None:
    one = game(goal(BLUE, "hold_out", round=9), goal(RED, "reach", zone=FAR))
    other = game(goal(BLUE, "hold_out", round=9), goal(RED, "keep_alive", units=(2,)), goal(RED, "destroy_all"))
    assert one.view(BLUE).goals == other.view(BLUE).goals
    assert [one.told_to(BLUE, one.opening)] == [other.told_to(BLUE, other.opening)]
    assert [known.side for known in one.view(BLUE).goals] == [BLUE]


def test_an_announced_goal_is_known_but_not_how_far_it_has_come() -> None:
    asked = goal(BLUE, "escort", units=(0, 1), zone=((4, 0), (5, 0)), announced=True, text="a-text")
    played = game(asked)
    told = played.submit(MoveOrder(side=BLUE, unit=1001, to=(5, 0)))
    assert not isinstance(told, Refusal)
    assert GoalProgressed(side=BLUE, goal=0, done=1) in played.told_to(BLUE, told)
    assert not [event for event in played.told_to(RED, told) if isinstance(event, GoalProgressed)]
    (known,) = played.view(RED).goals
    assert (known.side, known.text, known.units, known.done, known.state) == (BLUE, "a-text", (), 0, "open")
    told = played.submit(MoveOrder(side=BLUE, unit=1000, to=(4, 0)))
    assert not isinstance(told, Refusal)
    assert GoalJudged(side=BLUE, goal=0, state="met") in played.told_to(RED, told)


def test_whom_it_is_to_kill_a_side_learns_when_it_sees_them() -> None:
    played = game(goal(BLUE, "kill", units=(2,)), goal(BLUE, "hold_out", round=30))
    assert played.view(BLUE).goals[0].units == ()
    for _ in range(4):
        x = next(one.cell for one in played.view(BLUE).own if one.id == 1001)
        played.submit(MoveOrder(side=BLUE, unit=1001, to=(played.view(BLUE).board.xy(x)[0] + 4, 0)))
        if played.view(BLUE).enemies:
            break
        played.submit(EndTurnOrder(side=BLUE))
        played.submit(EndTurnOrder(side=RED))
    assert played.view(BLUE).goals[0].units == (-1,)


def test_who_is_identified_is_named_by_contact() -> None:
    units = (unit("walker", BLUE, 0, 0), unit("chief", RED, 9, 0), unit("walker", RED, 11, 0))
    played = game(goal(BLUE, "kill", units=(1,)), units=units)
    told = played.submit(MoveOrder(side=BLUE, unit=1000, to=(3, 0)))
    assert not isinstance(told, Refusal)
    assert TargetIdentified(side=BLUE, goal=0, unit=-1) in played.told_to(BLUE, told)
    assert not [event for event in played.told_to(RED, told) if isinstance(event, TargetIdentified)]


def test_how_far_goals_have_come_at_the_start() -> None:
    """Whoever is to stay alive does; nobody has arrived, and nothing is to be done by a round where none is given."""
    units = (*(unit("walker", BLUE, x, 0) for x in (0, 1, 2)), unit("walker", RED, 29, 0))
    given = goal(BLUE, "keep_alive", units=(0, 1)), goal(BLUE, "reach", zone=((9, 0),)), goal(BLUE, "hold_out", round=9)
    played = game(*given, units=units)
    goals = played.view(BLUE).goals
    assert [(known.done, known.count, known.round) for known in goals] == [(2, 2, 0), (0, 1, 0), (0, 1, 9)]
    # so that nothing is told of them
    assert not [event for event, _ in played.opening if isinstance(event, GoalProgressed)]


# --- what stays


def test_a_move_that_meets_a_goal_stays_and_one_that_only_comes_nearer_does_not() -> None:
    # in sight of each other, so that no move shows anything new
    units = (*(unit("walker", BLUE, x, 0) for x in (6, 10, 12)), unit("chief", RED, 29, 0))
    goals = goal(BLUE, "reach", zone=((8, 0), (9, 0)), count=2), goal(BLUE, "hold_out", round=30)
    played = game(*goals, units=units)
    played.submit(MoveOrder(side=BLUE, unit=1002, to=(8, 0)))
    assert played.view(BLUE).goals[0].done == 1
    assert not isinstance(played.submit(UndoOrder(side=BLUE)), Refusal)
    assert played.view(BLUE).goals[0].done == 0
    played.submit(MoveOrder(side=BLUE, unit=1002, to=(8, 0)))
    played.submit(MoveOrder(side=BLUE, unit=1001, to=(9, 0)))
    assert played.view(BLUE).goals[0].state == "met"
    assert played.submit(UndoOrder(side=BLUE)) == Refusal("something_seen")


def test_what_has_fallen_stays_fallen_though_it_is_built_anew() -> None:
    units = (unit("walker", BLUE, 0, 0), unit("digger", RED, 4, 0), unit("walker", RED, 29, 0))
    trench = StructureSetup(type="trench", side=RED, at=(3, 0), hp=1)
    played = game(
        goal(BLUE, "destroy", structures=((3, 0),)), goal(BLUE, "hold_out", round=30), units=units, structures=(trench,)
    )
    played.submit(FireOrder(side=BLUE, unit=1000, at=(3, 0), weapon="gun", what="structure"))
    assert [known.state for known in played.view(BLUE).goals] == ["met", "open"]
    played.submit(EndTurnOrder(side=BLUE))
    assert not isinstance(played.submit(BuildOrder(side=RED, unit=2000, what="trench", at=(3, 0))), Refusal)
    assert [known.state for known in played.view(BLUE).goals] == ["met", "open"]


def test_goals_of_one_side_are_numbered_apart_from_anothers() -> None:
    played = game(goal(RED, "hold_out", round=9), goal(BLUE, "hold_out", round=9), goal(RED, "destroy_all"))
    assert [known.number for known in played.view(RED).goals] == [0, 1]
    assert [known.number for known in played.view(BLUE).goals] == [0]


# --- setups that anybody may have written


def setup(*goals: GoalSetup, **more: Any) -> BattleSetup:
    units = (unit("walker", BLUE, 0, 0), unit("walker", RED, 9, 0))
    return BattleSetup(rows=(ROW,), units=units, goals=goals, **more)


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (goal(2, "destroy_all"), "setup-goal-side"),
        (goal(-1, "destroy_all"), "setup-goal-side"),
        (goal(BLUE, "hold_out"), "setup-goal"),
        (goal(BLUE, "hold_out", round=0), "setup-goal"),
        (goal(BLUE, "hold_out", round=3, count=1), "setup-goal"),
        (goal(BLUE, "kill", units=(0,)), "setup-goal"),
        (goal(BLUE, "kill", units=(2,)), "setup-goal"),
        (goal(BLUE, "kill", units=(-1,)), "setup-goal"),
        (goal(BLUE, "kill", units=(1, 1)), "setup-goal"),
        (goal(BLUE, "kill", units=(1,), count=2), "setup-goal"),
        (goal(BLUE, "kill", units=(1,), count=0), "setup-goal"),
        (goal(BLUE, "keep_alive", units=(1,)), "setup-goal"),
        (goal(BLUE, "reach", zone=((0, 1),)), "setup-goal"),
        (goal(BLUE, "reach", zone=((0, 0),), count=2), "setup-goal"),
        (goal(BLUE, "escort", units=(0,), zone=((0, 0),), count=2), "setup-goal"),
        (goal(BLUE, "hold_points"), "setup-goal"),
        (goal(BLUE, "destroy", structures=((3, 0),)), "setup-goal"),
        (goal(BLUE, "destroy_all", text="x" * 201), "setup-too-many-goals"),
    ],
)
def test_a_goal_that_cannot_be_played_for_is_refused(wrong: GoalSetup, key: str) -> None:
    assert [fault.key for fault in check_setup(setup(wrong), data())] == [key]


def test_too_many_goals_and_briefings_are_refused() -> None:
    assert check_setup(setup(*[goal(BLUE, "destroy_all")] * 101), data())
    assert check_setup(setup(*[goal(BLUE, "destroy_all")] * 100), data()) == []
    assert check_setup(setup(briefings=("a", "b", "c")), data())
    assert check_setup(replace(setup(), briefings=("", "b")), data()) == []


def test_a_zone_with_too_few_cells_for_all_it_is_to_take_is_refused() -> None:
    units = unit("walker", BLUE, 0, 0), unit("walker", BLUE, 1, 0), unit("walker", RED, 9, 0)
    for zone, faults in (((3, 0),), 1), (((3, 0), (4, 0)), 0):
        escort = goal(BLUE, "escort", units=(0, 1), zone=zone)
        assert len(check_setup(BattleSetup(rows=(ROW,), units=units, goals=(escort,)), data())) == faults


def test_a_sound_goal_is_accepted() -> None:
    assert check_setup(setup(goal(BLUE, "kill", units=(1,)), goal(RED, "reach", zone=((0, 0),))), data()) == []


GROUNDS = Grounds(4, 2, ((0, 0), (2, 1)), (BLUE, BLUE, RED), {(1, 0): RED, (2, 0): BLUE})
"""Four columns and two rows, two points, two units of blue and one of red, a structure of each."""
MOST = 100_000


@pytest.mark.parametrize(
    ("wrong", "key", "message", "arguments"),
    [
        (goal(BLUE, "hold_out"), "kind", "needs", {"name": "round"}),
        (goal(BLUE, "hold_out", round=3, count=1), "count", "takes-no", {"name": "count"}),
        (goal(BLUE, "destroy"), "kind", "needs", {"name": "structure"}),
        (goal(BLUE, "reach", zone=((4, 0),)), "zone", "off-map", {"x": 4, "y": 0}),
        (goal(BLUE, "reach", zone=((0, 2),)), "zone", "off-map", {"x": 0, "y": 2}),
        (goal(BLUE, "reach", zone=((-1, 0),)), "zone", "off-map", {"x": -1, "y": 0}),
        (goal(BLUE, "hold_points", zone=((1, 1),)), "zone", "no-point", {"x": 1, "y": 1}),
        (goal(BLUE, "destroy", structures=((3, 0),)), "structure", "no-structure", {"x": 3, "y": 0}),
        (goal(BLUE, "destroy", structures=((2, 0),)), "structure", "own-structure", {}),
        (goal(BLUE, "hold_out", round=0), "round", "number", {"number": 0, "most": MOST}),
        (goal(BLUE, "hold_out", round=MOST + 1), "round", "number", {"number": MOST + 1, "most": MOST}),
        (goal(BLUE, "kill", units=(2,), count=2), "count", "number", {"number": 2, "most": 1}),
        (goal(BLUE, "hold_points", count=3), "count", "number", {"number": 3, "most": 2}),
        (goal(BLUE, "hold_points", zone=((0, 0),), count=2), "count", "number", {"number": 2, "most": 1}),
        (goal(BLUE, "reach", zone=((0, 0), (1, 1), (3, 1)), count=3), "count", "number", {"number": 3, "most": 2}),
        (goal(BLUE, "escort", units=(0, 1), zone=((3, 1),)), "zone", "small-zone", {"count": 2, "most": 1}),
        (goal(BLUE, "kill", units=(3,)), "units", "unit-unknown", {}),
        (goal(BLUE, "kill", units=(2, 2)), "units", "unit-unknown", {}),
        (goal(BLUE, "kill", units=(1,)), "units", "own-unit", {}),
        (goal(BLUE, "keep_alive", units=(2,)), "units", "not-own-unit", {}),
    ],
)
def test_what_is_wrong_with_a_goal_is_said(wrong: GoalSetup, key: str, message: str, arguments: dict[str, Any]) -> None:
    sound = goal(RED, "destroy_all")
    assert list(wrong_goals((sound, wrong), GROUNDS)) == [GoalFault(1, key, message, arguments)]


def test_of_a_goal_all_that_is_wrong_is_said_and_of_a_map_without_points_that_there_are_none() -> None:
    pointless = GROUNDS._replace(points=())
    assert list(wrong_goals((goal(BLUE, "hold_points"),), pointless)) == [GoalFault(0, "kind", "no-points")]
    several = goal(BLUE, "escort", round=3)
    assert [(fault.key, fault.arguments) for fault in wrong_goals((several,), GROUNDS)] == [
        ("kind", {"name": "units"}),
        ("kind", {"name": "zone"}),
        ("round", {"name": "round"}),
    ]


def test_goals_at_their_bounds_are_sound() -> None:
    sound = (
        goal(BLUE, "hold_out", round=1),
        goal(BLUE, "hold_out", round=MOST),
        goal(BLUE, "kill", units=(2,), count=1),
        goal(BLUE, "hold_points", zone=((0, 0), (2, 1)), count=2),
        goal(BLUE, "reach", zone=((0, 0), (3, 1)), count=2),
        goal(BLUE, "escort", units=(0, 1), zone=((3, 1),), count=1),
        goal(BLUE, "destroy", structures=((1, 0),)),
    )
    assert list(wrong_goals(sound, GROUNDS)) == []


def test_how_much_a_goal_takes_where_nothing_is_said() -> None:
    """WIN-1, WIN-2: of five points four, of a zone's points all; of those named all; to reach a zone one."""
    units = unit("walker", BLUE, 0, 0), unit("walker", RED, 27, 0), unit("walker", RED, 29, 0)
    points = tuple((x, 0) for x in (5, 8, 11, 14, 17))
    given = (
        goal(BLUE, "hold_points"),
        goal(BLUE, "hold_points", zone=points[:2]),
        goal(BLUE, "hold_points", count=3),
        goal(BLUE, "kill", units=(1, 2)),
        goal(BLUE, "reach", zone=((5, 0), (6, 0))),
    )
    goals = game(*given, units=units, points=points).view(BLUE).goals
    assert [(known.number, known.count) for known in goals] == [(0, 4), (1, 2), (2, 3), (3, 2), (4, 1)]


def test_one_goal_is_enough_where_it_is_said_so() -> None:
    played = game(goal(BLUE, "hold_out", round=1, alone=True), goal(BLUE, "hold_out", round=9, alone=True))
    assert [known.alone for known in played.view(BLUE).goals] == [True, True]

"""The opponent plays for the goals of its mission (WIN-2)."""

from __future__ import annotations

from typing import Any

from lab.tournament import play_turn
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.goal_setup import GoalSetup
from systems.clumsy.orders import EndTurnOrder, FireOrder
from systems.clumsy.pipeline import ClumsyGame
from systems.clumsy.setup import StructureSetup, UnitSetup
from tests.systems.clumsy.battles import BLUE, RED, battle, unit

FIELD = "\n".join(["." * 24] * 5)
FAR_RED = unit("walker", RED, 23, 4)


def game(*goals: GoalSetup, units: tuple[UnitSetup, ...], **more: Any) -> ClumsyGame:
    return battle(FIELD, *units, FAR_RED, goals=goals, round_limit=30, **more)


def goal(side: int, kind: str, **more: Any) -> GoalSetup:
    return GoalSetup(side=side, kind=kind, **more)  # type: ignore[arg-type]


def play(of: ClumsyGame, rounds: int, seat: Opponent | None = None) -> None:
    """Blue is played by the opponent, red passes."""
    seat = seat or Opponent(BLUE)
    for _ in range(rounds):
        if of.view(BLUE).ended:
            return
        play_turn(of, BLUE, seat)
        of.submit(EndTurnOrder(side=RED))


def test_it_leads_a_convoy_to_its_zone() -> None:
    units = (unit("hauler", BLUE, 0, 0), unit("hauler", BLUE, 0, 1), unit("walker", BLUE, 1, 1))
    zone = ((18, 0), (18, 1), (19, 0), (19, 1))
    played = game(goal(BLUE, "escort", units=(0, 1), zone=zone), units=units)
    play(played, 12)
    assert (played.view(BLUE).winner, played.view(BLUE).outcome) == (BLUE, "goals")


def test_a_convoy_waits_for_those_who_go_before_it() -> None:
    units = (unit("hauler", BLUE, 4, 0), unit("walker", BLUE, 1, 1), unit("walker", BLUE, 1, 2))
    played = game(goal(BLUE, "escort", units=(0,), zone=((18, 0), (19, 0))), units=units)
    play_turn(played, BLUE, Opponent(BLUE))
    places = {one.id: played.view(BLUE).board.xy(one.cell)[0] for one in played.view(BLUE).own}
    assert places[1000] <= max(places[1001], places[1002])


def test_it_sends_as_many_as_are_to_reach_a_zone() -> None:
    units = tuple(unit("walker", BLUE, 0, y) for y in range(4))
    zone = tuple((x, y) for x in (14, 15) for y in range(3))
    played = game(goal(BLUE, "reach", zone=zone, count=3), units=units)
    play(played, 8)
    assert played.view(BLUE).outcome == "goals"


def test_it_fires_at_whom_it_is_to_kill_before_others() -> None:
    units = (unit("walker", BLUE, 8, 2), unit("walker", RED, 11, 1, hp=3), unit("chief", RED, 11, 3, hp=3))
    for wanted, at in ((1, (11, 1)), (2, (11, 3))):
        played = game(goal(BLUE, "kill", units=(wanted,)), goal(BLUE, "hold_out", round=30), units=units)
        order = Opponent(BLUE).next_order(played.view(BLUE))
        assert isinstance(order, FireOrder)
        assert order.at == at


def test_it_razes_what_is_to_fall() -> None:
    depot = StructureSetup(type="depot", side=RED, at=(14, 2))
    units = tuple(unit("walker", BLUE, 1, y) for y in range(3))
    played = game(goal(BLUE, "destroy", structures=((14, 2),)), units=units, structures=(depot,))
    play(played, 9)
    assert played.view(BLUE).outcome == "goals"


def test_who_wins_by_living_stays_at_its_post() -> None:
    units = (unit("walker", BLUE, 3, 2), unit("walker", BLUE, 3, 3))
    played = game(goal(BLUE, "hold_out", round=8), units=units)
    play(played, 7)
    assert all(played.view(BLUE).board.xy(one.cell)[0] <= 7 for one in played.view(BLUE).own)
    play(played, 1)
    assert played.view(BLUE).outcome == "goals"


def test_without_goals_it_goes_and_looks_for_the_enemy() -> None:
    units = (unit("walker", BLUE, 3, 2), unit("walker", BLUE, 3, 3))
    played = game(units=units)
    play(played, 5)
    assert any(played.view(BLUE).board.xy(one.cell)[0] > 9 for one in played.view(BLUE).own)


def test_who_cannot_fight_does_not_give_up_what_it_can_still_reach() -> None:
    units = (unit("hauler", BLUE, 0, 0),)
    played = game(goal(BLUE, "escort", units=(0,), zone=((18, 0),)), units=units)
    play(played, 8)
    assert played.view(BLUE).outcome == "goals"
    given_up = game(units=units)
    play(given_up, 1)
    assert given_up.view(BLUE).outcome == "surrender"

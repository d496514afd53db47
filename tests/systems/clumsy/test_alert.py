"""Alert, patrol and camouflage: what scenarios cannot say of them (ALERT-1, ALERT-2, PATROL-1, SEE-3, SEE-6)."""

from core.board import Board
from core.events import Event
from core.orders import Cell, Order, Refusal, UndoOrder
from systems.clumsy.events import (
    AlertEnded,
    AlertSet,
    MoveStopped,
    ShotFired,
    UnitDestroyed,
    UnitHit,
    UnitStepped,
)
from systems.clumsy.orders import AlertOrder, CancelOrder, EndTurnOrder, MoveOrder, PatrolOrder
from systems.clumsy.patrol import rim_of
from systems.clumsy.pipeline import ClumsyGame
from tests.systems.clumsy.battles import BLUE, RED, battle, data, unit

ANN, BOB = 1000, 2000


def given(game: ClumsyGame, order: Order) -> list[tuple[Event, int]]:
    """What an accepted order told, with who may know."""
    told = game.submit(order)
    assert not isinstance(told, Refusal), told
    return told


def watched(rows: str = "..........", ann: Cell = (0, 0), bob: Cell = (7, 0)) -> ClumsyGame:
    """Ann, on alert, when it is Bob's turn."""
    game = battle(rows, unit("walker", BLUE, *ann), unit("walker", RED, *bob))
    given(game, AlertOrder(side=BLUE, unit=ANN))
    given(game, EndTurnOrder(side=BLUE))
    return game


def test_a_move_that_drew_fire_cannot_be_taken_back() -> None:
    game = watched(bob=(6, 0))
    given(game, MoveOrder(side=RED, unit=BOB, to=(5, 0)))
    assert game.undo_obstacle(RED) == ""
    given(game, MoveOrder(side=RED, unit=BOB, to=(4, 0)))
    assert game.undo_obstacle(RED) == "shot_fired"
    assert game.submit(UndoOrder(side=RED)) == Refusal("shot_fired")


def test_the_shot_stands_between_two_steps() -> None:
    """BEAT-1: the step, the shot, its wound, and only then the next step."""
    told = [event for event, _ in given(watched(), MoveOrder(side=RED, unit=BOB, to=(3, 0)))]
    kinds = [type(event) for event in told if isinstance(event, UnitStepped | ShotFired | UnitHit)]
    assert kinds == [UnitStepped] * 3 + [ShotFired, UnitHit, UnitStepped]
    (shot,) = [event for event in told if isinstance(event, ShotFired)]
    assert (shot.unit, shot.start, shot.at, shot.on_alert) == (ANN, (0, 0), (4, 0), True)


def test_the_mover_that_dies_takes_no_further_step() -> None:
    game = battle("..........", unit("walker", BLUE, 0, 0), unit("walker", RED, 6, 0, hp=3))
    given(game, AlertOrder(side=BLUE, unit=ANN))
    given(game, EndTurnOrder(side=BLUE))
    told = [event for event, _ in given(game, MoveOrder(side=RED, unit=BOB, to=(4, 0)))]
    assert [event.at for event in told if isinstance(event, UnitDestroyed)] == [(4, 0)]
    assert not [event for event in told if isinstance(event, MoveStopped)]
    assert game.view(BLUE).ended


def test_the_enemy_learns_nothing_of_an_alert() -> None:
    """SEE-6: not when it is set, not when it ends, not from the unit itself."""
    game = battle("..........", unit("walker", BLUE, 0, 0), unit("walker", RED, 5, 0))
    before = game.view(RED).units
    for order in (
        AlertOrder(side=BLUE, unit=ANN),
        CancelOrder(side=BLUE, unit=ANN),
        PatrolOrder(side=BLUE, unit=ANN, at=(2, 0)),
    ):
        assert game.told_to(RED, given(game, order)) == []
        assert game.view(RED).units == before


def test_an_alert_can_be_taken_back() -> None:
    game = battle("..........", unit("walker", BLUE, 0, 0), unit("walker", RED, 5, 0))
    before = game.state_digest()
    told = [event for event, _ in given(game, AlertOrder(side=BLUE, unit=ANN))]
    assert told[-1] == AlertSet(unit=ANN, shots=1)
    given(game, UndoOrder(side=BLUE))
    assert game.state_digest() == before


def test_why_an_alert_ends_is_told_to_its_side() -> None:
    game = watched()
    told = given(game, MoveOrder(side=RED, unit=BOB, to=(4, 0)))
    assert (AlertEnded(unit=ANN, reason="fired"), 1 << BLUE) in told
    game = watched()
    assert (AlertEnded(unit=ANN, reason="turn"), 1 << BLUE) in given(game, EndTurnOrder(side=RED))
    for order, reason in (
        (CancelOrder(side=BLUE, unit=ANN), "cancelled"),
        (PatrolOrder(side=BLUE, unit=ANN, at=(2, 0)), "order"),
    ):
        game = battle("..........", unit("walker", BLUE, 0, 0), unit("walker", RED, 7, 0))
        given(game, AlertOrder(side=BLUE, unit=ANN))
        assert (AlertEnded(unit=ANN, reason=reason), 1 << BLUE) in given(game, order)


def test_the_rim_is_gone_round_clockwise_from_north() -> None:
    board = Board.of(9, 9, 4)
    rim = [board.xy(cell) for cell in rim_of(board, data(), board.cell(4, 4))]
    assert rim == [(4, 2), (5, 3), (6, 4), (5, 5), (4, 6), (3, 5), (2, 4), (3, 3)]
    assert [board.xy(cell) for cell in rim_of(board, data(), board.cell(0, 0))] == [(2, 0), (1, 1), (0, 2)]


def test_with_eight_neighbours_the_rim_is_a_square() -> None:
    board = Board.of(9, 9, 8)
    rim = [board.xy(cell) for cell in rim_of(board, data(), board.cell(4, 4))]
    top, right = [(4, 2), (5, 2), (6, 2)], [(6, 3), (6, 4), (6, 5)]
    bottom, left = [(6, 6), (5, 6), (4, 6), (3, 6), (2, 6)], [(2, 5), (2, 4), (2, 3)]
    assert rim == [*top, *right, *bottom, *left, (2, 2), (3, 2)]

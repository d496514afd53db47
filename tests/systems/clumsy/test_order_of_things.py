"""BEAT-1, END-1, END-2, END-3: in which order things happen, told by the events that show it."""

from __future__ import annotations

from core.events import Event
from core.orders import Refusal
from systems.clumsy import turns
from systems.clumsy.events import (
    PointLost,
    ShotFired,
    UnitDestroyed,
    UnitHit,
    UnitSpotted,
    UnitStepped,
)
from systems.clumsy.ground_events import MineExploded, WreckLeft
from systems.clumsy.orders import AlertOrder, EndTurnOrder, FireOrder, MoveOrder, PatrolOrder
from systems.clumsy.pipeline import ClumsyGame
from systems.clumsy.setup import FireSetup, MineSetup
from tests.systems.clumsy.battles import BLUE, RED, battle, unit


def happened(game: ClumsyGame, order: object, *kinds: type[Event]) -> list[str]:
    """The names of what an order brought about, of these kinds, in order."""
    told = game.submit(order)  # type: ignore[arg-type]
    assert not isinstance(told, Refusal), told
    return [type(event).__name__ for event, _ in told if isinstance(event, kinds)]


def test_a_step_mine_sight_alert_fire_wounds_deaths_wrecks_capture() -> None:
    game = battle(
        """
        ..........
        ..........
        """,
        unit("digger", BLUE, 0, 1),
        unit("walker", BLUE, 4, 0),
        unit("crawler", RED, 6, 0, hp=4),
        unit("crawler", RED, 9, 0),
        mines=(MineSetup(side=BLUE, at=(5, 0)),),
        points=((1, 1),),
    )
    walker = next(own.id for own in game.view(BLUE).own if own.kind.id == "walker")
    game.submit(AlertOrder(side=BLUE, unit=walker))
    game.submit(EndTurnOrder(side=BLUE))
    first = game.view(RED).own[0].id
    shown = (UnitStepped, MineExploded, ShotFired, UnitHit, UnitDestroyed, WreckLeft, PointLost)
    order = MoveOrder(side=RED, unit=first, to=(5, 0))
    assert happened(game, order, *shown) == [
        "UnitStepped",
        "MineExploded",
        "ShotFired",
        "UnitHit",
        "UnitHit",
        "UnitDestroyed",
        "WreckLeft",
    ]


def test_who_comes_to_see_a_shooter_is_told_before_the_shot() -> None:
    game = battle("f.....", unit("walker", BLUE, 0, 0), unit("walker", RED, 4, 0))
    assert not game.view(RED).enemies
    order = FireOrder(side=BLUE, unit=game.view(BLUE).own[0].id, at=(4, 0), weapon="gun")
    told = game.submit(order)
    assert not isinstance(told, Refusal)
    seen = [type(event).__name__ for event in game.told_to(RED, told)]
    assert seen.index(UnitSpotted.__name__) < seen.index(ShotFired.__name__) < seen.index(UnitHit.__name__)


def test_the_end_of_a_turn_then_of_the_round_then_the_next_turn() -> None:
    assert [type(phase).__name__ for phase in turns.phases_after(RED, 2)] == [
        "Patrols",
        "Hovering",
        "Batteries",
        "Fires",
        "Camouflages",
        "Captures",
        "EndOfRound",
        "StartOfTurn",
    ]
    assert [phase.side for phase in turns.phases_after(RED, 2)] == [RED] * 7 + [BLUE]
    assert "EndOfRound" not in [type(phase).__name__ for phase in turns.phases_after(BLUE, 2)]


def test_patrols_shoot_before_fires_wound() -> None:
    game = battle(
        "f.....",
        unit("walker", BLUE, 0, 0),
        unit("walker", RED, 4, 0),
        fires=(FireSetup(at=(0, 0)),),
    )
    game.submit(PatrolOrder(side=BLUE, unit=game.view(BLUE).own[0].id, at=(0, 0)))
    told = game.submit(EndTurnOrder(side=BLUE))
    assert not isinstance(told, Refusal)
    assert [event.at for event, _ in told if isinstance(event, UnitHit)] == [(4, 0), (0, 0)]

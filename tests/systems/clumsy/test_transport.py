"""What the scenarios of LOAD-1 to LOAD-4 and TOW-1 cannot show: who is told what, undo, and what always holds.

Alice plays blue and Bob red.
"""

from __future__ import annotations

import esper
from hypothesis import given
from hypothesis import strategies as st

from core.orders import Order, Refusal, UndoOrder
from systems.clumsy.components import OFF_BOARD, Carried, Position
from systems.clumsy.events import (
    GunHitched,
    GunUnhitched,
    UnitBoarded,
    UnitDestroyed,
    UnitLost,
    UnitSpotted,
    UnitStepped,
    UnitUnloaded,
)
from systems.clumsy.movement import Walk
from systems.clumsy.orders import (
    BoardOrder,
    EndTurnOrder,
    FireOrder,
    MoveOrder,
    SurrenderOrder,
    TowOrder,
    UnhitchOrder,
    UnloadOrder,
)
from systems.clumsy.picture import Picture, picture_of
from systems.clumsy.picture_changes import advance
from systems.clumsy.pipeline import ClumsyGame
from systems.clumsy.wounds import Wound
from tests.systems.clumsy.battles import BLUE, RED, battle, unit
from tests.systems.clumsy.test_engine import SLOW, played

FIRST, SECOND, THIRD = 1000, 1001, 1002
"""The ids of Alice's units, in the order in which she has them."""
LANE = "............"


def told(game: ClumsyGame, order: Order, side: int) -> list[object]:
    """What a side is told of an order that must be accepted."""
    outcome = game.submit(order)
    assert not isinstance(outcome, Refusal), outcome
    return game.told_to(side, outcome)


def kinds(events: list[object]) -> set[type]:
    return {type(event) for event in events}


# --- who is told what


def test_an_enemy_that_sees_a_unit_board_loses_sight_of_it() -> None:
    """SEE-6: it is not told into what; a copy stays where the unit was last seen."""
    game = battle(LANE, unit("hauler", BLUE, 3, 0), unit("walker", BLUE, 4, 0), unit("walker", RED, 8, 0))
    outcome = game.submit(BoardOrder(side=BLUE, unit=SECOND, carrier=FIRST))
    assert UnitBoarded in kinds(game.told_to(BLUE, outcome))
    assert game.told_to(RED, outcome) == [UnitLost(unit=-2, at=(4, 0))]
    view = game.view(RED)
    assert [enemy.kind.id for enemy in view.enemies] == ["hauler"]
    assert [(ghost.kind.id, view.board.xy(ghost.cell)) for ghost in view.ghosts] == [("walker", (4, 0))]


def test_what_is_aboard_makes_no_difference_to_the_enemy() -> None:
    views, streams = [], []
    for aboard in (0, 1, 2):
        passengers = [unit("walker", BLUE, 3, 0, aboard=0) for _ in range(aboard)]
        game = battle(
            LANE, unit("hauler", BLUE, 3, 0), *passengers, unit("walker", BLUE, 0, 0), unit("walker", RED, 8, 0)
        )
        told(game, MoveOrder(side=BLUE, unit=FIRST, to=(5, 0)), RED)
        game.submit(EndTurnOrder(side=BLUE))
        with game.battle.world.active():
            game.battle.world.agenda.add(Wound(game.battle.entity_of[FIRST], 99))
            game.resolve()
            stream = game.told_to(RED, game.battle.told)
            game.battle.told.clear()
        game._views.clear()
        streams.append(stream)
        views.append(game.view(RED))
        assert len(game.view(BLUE).force) == 1
    assert streams[0] == streams[1] == streams[2]
    assert len([event for event in streams[0] if isinstance(event, UnitDestroyed)]) == 1
    assert views[0].units == views[1].units == views[2].units
    assert views[0].ghosts == views[1].ghosts == views[2].ghosts


def test_the_owner_is_told_of_every_passenger_lost() -> None:
    game = battle(
        LANE,
        unit("hauler", BLUE, 3, 0, hp=2),
        unit("walker", BLUE, 3, 0, aboard=0),
        unit("walker", BLUE, 3, 0, aboard=0),
        unit("walker", BLUE, 0, 0),
        unit("walker", RED, 6, 0),
    )
    game.submit(EndTurnOrder(side=BLUE))
    events = told(game, FireOrder(side=RED, unit=2000, at=(3, 0)), BLUE)
    lost = [event.unit for event in events if isinstance(event, UnitDestroyed)]
    assert lost == [FIRST, SECOND, THIRD]


def test_what_an_enemy_truck_tows_is_known_and_which_gun_where_that_is_seen_too() -> None:
    """SEE-6: the gun in the forest is too far to be spotted, the truck on the meadow is not."""
    game = battle(
        "....f........",
        unit("hauler", BLUE, 5, 0, towed_by=None),
        unit("howitzer", BLUE, 4, 0),
        unit("walker", RED, 10, 0),
    )
    events = told(game, TowOrder(side=BLUE, unit=FIRST, gun=SECOND), RED)
    assert events == [GunHitched(unit=-1, gun=0, type="howitzer")]
    enemy = game.view(RED).enemies[0]
    assert (enemy.tows, enemy.towing) == ("howitzer", 0)
    events = told(game, MoveOrder(side=BLUE, unit=FIRST, to=(7, 0)), RED)
    assert UnitSpotted in kinds(events)
    truck, gun = game.view(RED).enemies
    assert (truck.tows, truck.towing, gun.towed_by) == ("howitzer", gun.id, truck.id)
    assert [event.towed for event in events if isinstance(event, UnitStepped) and event.unit == gun.id] == [True]
    assert told(game, UnhitchOrder(side=BLUE, unit=FIRST), RED) == [GunUnhitched(unit=-1, gun=-2, type="howitzer")]


def test_points_and_passengers_are_told_to_ones_own_side_alone() -> None:
    game = battle(LANE, unit("hauler", BLUE, 3, 0), unit("walker", BLUE, 3, 0, aboard=0), unit("walker", RED, 11, 0))
    outcome = game.submit(UnloadOrder(side=BLUE, unit=FIRST, passenger=SECOND, at=(4, 0)))
    assert UnitUnloaded in kinds(game.told_to(BLUE, outcome))
    assert game.told_to(RED, outcome) == []


def test_a_side_that_surrenders_leaves_with_its_passengers() -> None:
    game = battle(LANE, unit("walker", BLUE, 3, 0, aboard=1), unit("hauler", BLUE, 3, 0), unit("walker", RED, 11, 0))
    told(game, SurrenderOrder(side=BLUE), BLUE)
    assert game.view(BLUE).force == []
    assert game.view(RED).winner == RED


# --- undo


def test_each_order_can_be_taken_back_where_it_shows_nothing_new() -> None:
    game = battle(
        LANE,
        unit("hauler", BLUE, 3, 0),
        unit("walker", BLUE, 4, 0),
        unit("howitzer", BLUE, 2, 0),
        unit("walker", RED, 11, 0),
    )
    before = game.state_digest()
    orders = [
        TowOrder(side=BLUE, unit=FIRST, gun=THIRD),
        BoardOrder(side=BLUE, unit=SECOND, carrier=FIRST),
        UnloadOrder(side=BLUE, unit=FIRST, passenger=SECOND, at=(4, 0)),
        UnhitchOrder(side=BLUE, unit=FIRST),
    ]
    for order in orders:
        told(game, order, BLUE)
    for _ in orders:
        assert not isinstance(game.submit(UndoOrder(side=BLUE)), Refusal)
    assert game.state_digest() == before
    assert game.battle.cargo == {}
    assert game.battle.gun_of == {}


def test_putting_somebody_down_who_sees_more_stays_done() -> None:
    game = battle(
        "." * 20, unit("hauler", BLUE, 3, 0), unit("walker", BLUE, 3, 0, aboard=0), unit("walker", RED, 19, 0)
    )
    told(game, UnloadOrder(side=BLUE, unit=FIRST, passenger=SECOND, at=(4, 0)), BLUE)
    assert game.submit(UndoOrder(side=BLUE)) == Refusal("something_seen")


# --- a gun in a friend's cell


def test_a_truck_that_falls_in_mid_move_leaves_its_gun_where_it_can_stand() -> None:
    """GRID-3: the gun was in a friend's cell when its truck was destroyed."""
    game = battle(
        LANE,
        unit("hauler", BLUE, 2, 0),
        unit("howitzer", BLUE, 1, 0, towed_by=0),
        unit("walker", BLUE, 3, 0),
        unit("walker", RED, 11, 0),
    )
    world, entity_of = game.battle.world, game.battle.entity_of
    with world.active():
        truck, gun = entity_of[FIRST], entity_of[SECOND]
        cells = tuple(game.battle.board.cell(x, 0) for x in (3, 4, 5, 6))
        world.agenda.add(Walk(game.battle, truck, cells))
        esper.process()
        world.agenda.add(Wound(truck, 99))
        esper.process()
        assert game.battle.passing == {gun: game.battle.board.cell(3, 0)}
        game.resolve()
        assert not game.battle.passing
        assert world.get(gun, Carried).towed_by == 0
        assert game.battle.board.xy(game.battle.cell_of(gun)) == (2, 0)


# --- what always holds


@SLOW
@given(st.integers(0, 10_000))
def test_one_unit_to_a_cell_and_every_gun_behind_its_truck(seed: int) -> None:
    def look(game: ClumsyGame, _order: object, _outcome: object) -> None:
        world, entity_of = game.battle.world, game.battle.entity_of
        with world.active():
            cells = [(place.cell, place.airborne) for _, place in world.each(Position) if place.cell != OFF_BOARD]
            assert len(cells) == len(set(cells))
            for entity, carried in world.each(Carried):
                cell = game.battle.cell_of(entity)
                assert (cell == OFF_BOARD) == (carried.aboard != 0)
                for other in (carried.aboard, carried.towed_by):
                    assert other == 0 or world.lives(entity_of[other])
                if carried.towed_by:
                    assert game.battle.board.distance(cell, game.battle.cell_of(entity_of[carried.towed_by])) == 1
        for side in (BLUE, RED):
            view = game.view(side)
            assert sorted(other for own in view.own for other in own.cargo) == [each.id for each in view.passengers]

    played(seed, 60, look)


@SLOW
@given(st.integers(0, 10_000))
def test_a_picture_followed_by_events_has_who_is_aboard_and_in_tow(seed: int) -> None:
    pictures: dict[int, Picture] = {}

    def look(game: ClumsyGame, order: object, outcome: object) -> None:
        for side in (BLUE, RED):
            after = picture_of(game.view(side))
            if isinstance(order, UndoOrder) or isinstance(outcome, Refusal) or side not in pictures:
                pictures[side] = after
                continue
            for event in game.told_to(side, outcome):  # type: ignore[arg-type]
                advance(pictures[side], event)
            assert (pictures[side].aboard, pictures[side].tows) == (after.aboard, after.tows)

    played(seed, 60, look)

"""The opponent of Skirmish: what it has to find on small tables set up by hand."""

from __future__ import annotations

import pytest

from core.orders import Order
from systems.skirmish.ai.ground import FAR, Ground
from systems.skirmish.ai.opponent import Opponent
from systems.skirmish.ai.playing import Computers, StuckError
from systems.skirmish.battle import Goal
from systems.skirmish.missions import load_missions
from systems.skirmish.orders import (
    ActivateOrder,
    AimOrder,
    CaptureOrder,
    DetectOrder,
    EndActivationOrder,
    EndTurnOrder,
    LeaveOrder,
    MoveOrder,
    ReloadOrder,
    ShootOrder,
)
from systems.skirmish.pipeline import SkirmishGame, new_game
from systems.skirmish.setup import GroupSetup, ObjectSetup
from systems.skirmish.table import Building, Obstacle, Table
from tests.systems.skirmish.fights import battle, men, unit
from tests.systems.skirmish.tables import at, pack, square

FAR_ENEMIES = (unit(1, 118, 88), unit(1, 118, 84), unit(1, 118, 80))


def orders_of(game: SkirmishGame, side: int = 0) -> list[Order]:
    """All that the opponent does with its first activation of a turn."""
    seat, given = Opponent(side), []
    while True:
        order = seat.next_order(game.view(side))
        if isinstance(order, EndActivationOrder | EndTurnOrder):
            return given
        given.append(order)
        assert isinstance(game.submit(order), list), order
        if game.view(side).ended:
            return given


def test_it_aims_before_it_shoots_when_it_can_shoot_but_once() -> None:
    game = battle(unit(0, 10, 10), unit(1, 60, 10, loaded=False), *FAR_ENEMIES)
    found = orders_of(game)
    assert found[0] == ActivateOrder(side=0, unit=1000)
    assert [type(order) for order in found[1:3]] == [AimOrder, ShootOrder]


def test_it_reloads_when_it_has_shot() -> None:
    game = battle(unit(0, 10, 10, loaded=False), unit(1, 30, 10), *FAR_ENEMIES)
    found = orders_of(game)
    assert [type(order) for order in found[1:]] == [ReloadOrder, ReloadOrder, ShootOrder]


def test_it_shoots_at_whom_it_hits_most_likely() -> None:
    game = battle(unit(0, 10, 10), unit(1, 60, 10), unit(1, 10, 30), *FAR_ENEMIES)
    [shot] = [order for order in orders_of(game) if isinstance(order, ShootOrder)]
    assert shot.target == 2001


def test_it_goes_for_a_flag_takes_it_and_carries_it_home() -> None:
    goal = Goal(0, "carry_off", 0, square(0, 0, 6, 90))
    flag = ObjectSetup(name="flag", kind="flag", at=at(30, 10))
    game = battle(unit(0, 18, 10), *FAR_ENEMIES, objects=(flag,), goals=(goal,))
    seats = Computers(game, {0: Opponent(0)})
    taken = 0
    for _ in range(12):
        while seats.step():
            pass
        if game.view(0).ended:
            break
        taken += game.view(0).things[0].bearer == 1000
        game.submit(EndTurnOrder(side=1))
    assert taken
    assert (game.view(0).winner, game.view(0).turn < 8) == (0, True)


def test_it_takes_what_it_stands_at() -> None:
    goal = Goal(0, "hold", 0, (), 3)
    game = battle(
        unit(0, 29, 10), *FAR_ENEMIES, objects=(ObjectSetup(name="box", kind="object", at=at(30, 10)),), goals=(goal,)
    )
    assert orders_of(game)[1] == CaptureOrder(side=0, object=0)


def test_a_group_moves_as_one_and_stays_in_line() -> None:
    line = tuple(unit(0, 10, 40 + 2 * place) for place in range(4))
    group = GroupSetup(members=(0, 1, 2, 3), formation="line", name="g")
    game = battle(*line, unit(1, 110, 45, facing=180), groups=(group,))
    moves = [order for order in orders_of(game) if isinstance(order, MoveOrder)]
    assert moves
    spots = [game.view(0).units[1000 + place].at for place in range(4)]
    assert {x for x, _ in spots} == {spots[0][0]}
    assert spots[0][0] > at(20, 0)[0]


def test_it_loads_at_the_wall_and_shoots_through_the_window() -> None:
    house = Building("farm", square(30, 20, 50, 40))
    units = (unit(0, 28.9, 30, loaded=False), unit(1, 40, 30, inside=0, posture="line", loaded=False), *FAR_ENEMIES)
    found = orders_of(battle(*units, buildings=(house,)))
    assert [type(order) for order in found[1:]] == [ReloadOrder, ReloadOrder, ShootOrder]


def test_it_leaves_a_building_that_is_of_no_use() -> None:
    house = Building("farm", square(10, 10, 20, 20))
    game = battle(unit(0, 15, 21.5, inside=0, posture="line"), *FAR_ENEMIES, buildings=(house,))
    assert isinstance(orders_of(game)[1], LeaveOrder)


def test_it_looks_for_those_who_hide() -> None:
    house = Building("farm", square(30, 20, 50, 40))
    hidden = [unit(1, 40, 30, inside=0, posture="hide") for _ in range(2)]
    game = battle(unit(0, 20, 30, loaded=False), *hidden, buildings=(house,))
    assert any(isinstance(order, DetectOrder) for order in orders_of(game))


def test_it_climbs_over_what_lies_on_its_way() -> None:
    wall = Obstacle("wall", (at(24, 0), at(24, 90)))
    game = battle(unit(0, 14, 45), unit(1, 118, 45, facing=180, loaded=False), obstacles=(wall,))
    seats = Computers(game, {0: Opponent(0)})
    for _ in range(6):
        while seats.step():
            pass
        game.submit(EndTurnOrder(side=1))
    assert game.view(0).units[1000].at[0] > at(25, 0)[0]


def test_ways_lead_round_what_cannot_be_crossed() -> None:
    table = Table(at(60, 60), obstacles=(Obstacle("wall", (at(30, 0), at(30, 45))),))
    ground = Ground(table, men())
    near, far = (ground.field(move, at(50, 10)).distance(at(10, 10)) for move in ("infantry", "cavalry"))
    assert near < far < FAR
    closed = Table(at(60, 60), obstacles=(Obstacle("wall", (at(30, 0), at(30, 60))),))
    assert Ground(closed, men()).field("wagon", at(50, 10)).distance(at(10, 10)) == FAR


@pytest.mark.parametrize("name", ["colours", "farm", "strongbox"])
def test_games_end_and_it_is_never_refused(name: str) -> None:
    mission = load_missions(pack())[name]
    game = new_game(mission.battle(5), pack().data)
    computers = Computers(game, {side: Opponent(side) for side in range(2)})
    while computers.step():
        pass
    assert game.view(0).ended
    assert computers.refusals == 0
    assert computers.activations > 10


def test_a_seat_that_never_passes_is_told() -> None:
    class Restless(Opponent):
        def next_order(self, view: object) -> Order:
            return AimOrder(side=0)

    computers = Computers(battle(unit(0, 10, 10), *FAR_ENEMIES), {0: Restless(0)})
    with pytest.raises(StuckError, match="turn 1"):
        play_out(computers)


def play_out(computers: Computers) -> None:
    while computers.step():
        pass

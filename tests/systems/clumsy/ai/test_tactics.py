"""Positions in which the right order is plain. Alice plays blue; the opponent has her seat."""

from __future__ import annotations

from core.orders import Order, Refusal
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.orders import (
    AlertOrder,
    EndTurnOrder,
    FireOrder,
    MoveOrder,
    SupplyOrder,
    SurrenderOrder,
    UnhitchOrder,
)
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, ClockSetup, FireSetup, StructureSetup
from tests.systems.clumsy.battles import BLUE, DAY, RED, battle, data, unit

FIRST, SECOND, THIRD = 1000, 1001, 1002
"""The ids of Alice's units, in the order in which she has them."""
FIRE = (FireSetup(at=(0, 0)),)
FIELD = "\n".join(["............"] * 5)


def turn(game: ClumsyGame, opponent: Opponent | None = None) -> list[Order]:
    """The orders of Alice's turn, all of which must be accepted."""
    opponent = opponent or Opponent(BLUE)
    given: list[Order] = []
    while not game.view(BLUE).ended:
        order = opponent.next_order(game.view(BLUE))
        assert not isinstance(game.submit(order), Refusal), order
        given.append(order)
        if isinstance(order, EndTurnOrder | SurrenderOrder):
            break
    return given


def shots(orders: list[Order]) -> list[tuple[int, tuple[int, int]]]:
    return [(order.unit, order.at) for order in orders if isinstance(order, FireOrder)]


def end_of(game: ClumsyGame, number: int) -> tuple[int, int]:
    return game.view(BLUE).board.xy(game.view(BLUE).units[number].cell)


def test_kills_the_weak_target_rather_than_scratch_the_strong_one() -> None:
    game = battle(FIELD, unit("walker", BLUE, 1, 2), unit("crawler", RED, 4, 2), unit("walker", RED, 4, 3, hp=3))
    assert shots(turn(game))[0] == (FIRST, (4, 3))


def test_two_shooters_join_on_one_target() -> None:
    rows = "\n".join(["............"] * 7)
    enemies = [unit("walker", RED, 5, 2), unit("walker", RED, 5, 4), unit("crawler", RED, 9, 3)]
    game = battle(rows, unit("walker", BLUE, 3, 2), unit("walker", BLUE, 3, 4), *enemies)
    fired = shots(turn(game))
    assert {shooter for shooter, _ in fired} == {FIRST, SECOND}
    assert len({at for _, at in fired}) == 1


def test_no_shot_is_wasted_on_somebody_one_shot_kills() -> None:
    enemies = [unit("walker", RED, 4, 2, hp=3), unit("walker", RED, 4, 3, hp=3)]
    game = battle(FIELD, unit("walker", BLUE, 1, 2), unit("walker", BLUE, 1, 3), *enemies)
    assert len({at for _, at in shots(turn(game))}) == 2


def test_fires_before_it_moves_when_somebody_is_in_range() -> None:
    game = battle(FIELD, unit("walker", BLUE, 1, 2), unit("crawler", RED, 5, 2))
    assert isinstance(turn(game)[0], FireOrder)


def test_does_not_step_out_of_cover_into_a_kill_zone() -> None:
    rows = "\n".join(["ff.............."] * 5)
    watchers = [unit("crawler", RED, 7, y) for y in range(5)]
    game = battle(rows, unit("walker", BLUE, 1, 2), *watchers)
    turn(game)
    assert end_of(game, FIRST)[0] <= 1


def test_a_wounded_unit_leaves_the_fire() -> None:
    game = battle(FIELD, unit("walker", BLUE, 6, 2, hp=1), *(unit("walker", RED, 10, y) for y in (1, 2, 3)))
    turn(game)
    assert end_of(game, FIRST)[0] < 6


def test_the_supply_truck_goes_to_the_empty_tank_and_fills_it() -> None:
    far = unit("crawler", RED, 29, 2)
    game = battle(
        "\n".join(["." * 30] * 5),
        unit("crawler", BLUE, 5, 2, fuel=0),
        unit("feeder", BLUE, 1, 2),
        unit("walker", BLUE, 8, 2),
        far,
    )
    orders = turn(game)
    assert SupplyOrder(side=BLUE, unit=SECOND, target=FIRST) in orders
    assert game.view(BLUE).units[FIRST].fuel == 20


def test_a_unit_without_ammunition_walks_to_the_supply_truck() -> None:
    rows = "\n".join(["." * 30] * 5)
    game = battle(
        rows,
        unit("walker", BLUE, 14, 2, ammo={"gun": 0}),
        unit("feeder", BLUE, 2, 2, action_points=0),
        unit("walker", BLUE, 15, 2),
        unit("crawler", RED, 29, 2),
    )
    turn(game)
    assert end_of(game, FIRST)[0] < 14


def test_a_unit_that_fires_only_when_still_waits_for_whom_it_can_hit() -> None:
    """RANGE-2: Alice's rocket launcher has a tank in range and fires instead of going nearer."""
    game = battle(FIELD, unit("rocket_launcher", BLUE, 2, 2), unit("tank", RED, 7, 2))
    orders = turn(game)
    assert shots(orders) == [(FIRST, (7, 2))]
    # and with a shot fired and nobody it could still hit, it does not go nearer to a tank that would answer
    assert end_of(game, FIRST)[0] <= 2


def test_the_general_stays_behind_its_troops() -> None:
    rows = "\n".join(["." * 30] * 5)
    game = battle(
        rows,
        unit("general", BLUE, 2, 2),
        *(unit("infantry", BLUE, 2, y) for y in (0, 1, 3, 4)),
        *(unit("infantry", RED, 27, y) for y in range(4)),
    )
    opponent = Opponent(BLUE)
    for _ in range(3):
        turn(game, opponent)
        game.submit(EndTurnOrder(side=RED))
    columns = sorted(end_of(game, number)[0] for number in range(SECOND, SECOND + 4))
    assert end_of(game, FIRST)[0] < columns[2]
    assert columns[0] > 2


def test_the_gun_shells_who_is_seen_over_the_hill() -> None:
    rows = "\n".join(["....h...."] * 3)
    game = battle(rows, unit("lobber", BLUE, 2, 1), unit("walker", BLUE, 3, 2), unit("walker", RED, 6, 1))
    assert (FIRST, (6, 1)) in shots(turn(game))


def test_a_gun_steps_back_from_an_enemy_too_near_for_it() -> None:
    """Two mortars once stood side by side to the round limit, neither willing to be the first."""
    late = ClockSetup(season="summer", hour="day", weather="clear", round=35, frozen=True)
    game = battle(FIELD, unit("lobber", BLUE, 5, 2), unit("lobber", RED, 6, 2), clock=late)
    turn(game)
    x, y = end_of(game, FIRST)
    assert abs(x - 6) + abs(y - 2) >= 2


def test_a_cannon_that_cannot_step_stays_and_fires() -> None:
    game = battle(FIELD, unit("cannon", BLUE, 1, 2), unit("infantry", BLUE, 4, 4), unit("tank", RED, 9, 2))
    orders = turn(game)
    assert not [order for order in orders if isinstance(order, MoveOrder) and order.unit == FIRST]
    assert (FIRST, (9, 2)) in shots(orders)


def test_a_truck_fetches_the_gun_left_behind_and_sets_it_down_where_it_reaches_the_enemy() -> None:
    """TOW-1: the howitzer reaches six cells; its enemy stands where it is and is a long way off."""
    rows = "\n".join(["." * 40] * 5)
    game = battle(
        rows,
        unit("howitzer", BLUE, 1, 2),
        unit("hauler", BLUE, 3, 3),
        *(unit("walker", BLUE, 14, y, ammo={"gun": 0}) for y in (0, 2, 4)),
        unit("crawler", RED, 20, 2, ammo={"gun": 0}),
    )
    opponent, fired = Opponent(BLUE), []
    for _ in range(12):
        fired += shots(turn(game, opponent))
        if fired or game.view(BLUE).ended:
            break
        game.submit(EndTurnOrder(side=RED))
    assert fired[0][0] == FIRST
    assert game.view(BLUE).units[FIRST].towed_by == 0


def test_a_hitched_gun_with_somebody_in_reach_is_let_go_and_fires_at_once() -> None:
    game = battle(
        FIELD,
        unit("howitzer", BLUE, 2, 2, towed_by=1),
        unit("hauler", BLUE, 3, 2),
        unit("walker", BLUE, 4, 3),
        unit("crawler", RED, 8, 2),
    )
    orders = turn(game)
    assert isinstance(orders[0], UnhitchOrder)
    assert (FIRST, (8, 2)) in shots(orders)


def test_those_who_begin_aboard_are_put_down() -> None:
    game = battle(FIELD, unit("hauler", BLUE, 2, 2), unit("walker", BLUE, 2, 2, aboard=0), unit("walker", RED, 11, 2))
    turn(game)
    assert not game.view(BLUE).passengers


def test_shells_a_cell_that_an_enemy_has_just_gone_to_hide_in() -> None:
    """FIRE-2: an indirect weapon needs no sight of what it fires at."""
    rows = "\n".join(["............"] * 5)
    game = battle(
        rows, unit("lobber", BLUE, 1, 2, action_points=0), unit("walker", RED, 6, 2), unit("walker", RED, 11, 4)
    )
    opponent = Opponent(BLUE)
    turn(game, opponent)
    game.submit(MoveOrder(side=RED, unit=2000, to=(7, 2)))
    game.submit(EndTurnOrder(side=RED))
    assert not game.view(BLUE).enemies
    assert (FIRST, (6, 2)) in shots(turn(game, opponent))


def test_somebody_lost_from_sight_is_sought_where_it_was() -> None:
    rows = "\n".join(["." * 40] * 3)
    own = [unit("walker", BLUE, 3, y) for y in range(3)]
    game = battle(rows, *own, unit("crawler", RED, 9, 1, hp=1), unit("walker", RED, 39, 1))
    opponent = Opponent(BLUE)
    turn(game, opponent)
    for _ in range(2):
        column = game.view(RED).board.xy(game.view(RED).units[2000].cell)[0]
        game.submit(MoveOrder(side=RED, unit=2000, to=(column + 3, 1)))
        game.submit(EndTurnOrder(side=RED))
        turn(game, opponent)
    assert max(end_of(game, number)[0] for number in (FIRST, SECOND, THIRD)) > 9


def test_a_side_that_can_do_no_more_harm_gives_up() -> None:
    game = battle(FIELD, unit("feeder", BLUE, 1, 2), unit("walker", RED, 11, 2))
    assert turn(game) == [SurrenderOrder(side=BLUE)]


def test_an_empty_gun_with_a_truck_to_fill_it_fights_on() -> None:
    game = battle(
        FIELD, unit("walker", BLUE, 1, 2, ammo={"gun": 0}), unit("feeder", BLUE, 3, 2), unit("walker", RED, 11, 2)
    )
    assert SurrenderOrder(side=BLUE) not in turn(game)


def test_a_shell_hits_its_own_only_where_it_pays() -> None:
    friends = [unit("feeder", BLUE, 6, 1), unit("feeder", BLUE, 6, 3)]
    for hp, at_once in ((12, False), (5, True)):
        game = battle(FIELD, unit("basher", BLUE, 0, 2), *friends, unit("crawler", RED, 6, 2, hp=hp))
        orders = turn(game)
        # for a scratch it waits until they have left
        assert isinstance(orders[0], FireOrder) is at_once
        assert (game.view(BLUE).units[SECOND].hp == 6) is not at_once


def test_a_shell_among_enemies_rather_than_at_one_alone() -> None:
    crowd = [unit("walker", RED, 5, 4), unit("walker", RED, 6, 4), unit("walker", RED, 7, 4)]
    game = battle(FIELD, unit("basher", BLUE, 1, 2), unit("walker", RED, 5, 0), *crowd, unit("walker", BLUE, 0, 4))
    assert shots(turn(game))[0][1] in {(5, 4), (6, 4)}


def test_leaves_a_burning_forest() -> None:
    game = battle("ff..........\n............", unit("walker", BLUE, 0, 0), unit("walker", RED, 11, 1), fires=FIRE)
    turn(game)
    assert end_of(game, FIRST) != (0, 0)


def test_whoever_has_a_shot_left_and_may_be_come_near_to_goes_on_alert() -> None:
    """ALERT-1: Alice's gun reaches nobody yet, but Bob may come; her other one is far from all of it."""
    rows = "\n".join(["." * 40] * 3)
    game = battle(rows, unit("lobber", BLUE, 3, 1), unit("walker", BLUE, 4, 1), unit("walker", RED, 12, 1, hp=1))
    orders = turn(game)
    assert any(isinstance(order, AlertOrder) for order in orders)
    assert any(own.alert for own in game.view(BLUE).own)


def test_nobody_watches_for_an_enemy_that_is_far_away() -> None:
    rows = "\n".join(["." * 60] * 3)
    game = battle(rows, unit("walker", BLUE, 1, 1), unit("walker", RED, 58, 1))
    assert not any(isinstance(order, AlertOrder) for order in turn(game))


SPENT = """
[data.weapons.spent]
damage = 1
range = [1, 2]
ammo = 0
fire = "direct"
targets = ["ground"]

[data.units.spender]
inherits = "walker"
weapons = ["gun", "spent"]
"""


def test_a_weapon_that_holds_no_rounds_is_in_no_need_of_any() -> None:
    units = (unit("feeder", BLUE, 1, 1), unit("spender", BLUE, 2, 1), unit("walker", RED, 11, 4))
    setup = BattleSetup(rows=tuple(FIELD.split()), units=units, clock=DAY)
    assert not [order for order in turn(new_game(setup, data(SPENT))) if isinstance(order, SupplyOrder)]


def test_a_wounded_unit_goes_to_the_medic() -> None:
    """HEAL-1: beside the medic it gets hit points back; nothing else is to be done this turn."""
    rows = "\n".join(["." * 30] * 5)
    game = battle(
        rows,
        unit("walker", BLUE, 4, 2, hp=2),
        unit("nurse", BLUE, 2, 2, action_points=0),
        unit("walker", BLUE, 5, 3),
        unit("crawler", RED, 29, 2),
    )
    turn(game)
    x, y = end_of(game, FIRST)
    assert abs(x - 2) + abs(y - 2) == 1


def test_a_unit_beside_a_depot_refills_itself() -> None:
    """FIRE-1."""
    rows = "\n".join(["." * 30] * 5)
    depot = StructureSetup(type="depot", side=BLUE, at=(4, 1))
    walker, foe = unit("walker", BLUE, 4, 2, ammo={"gun": 0}), unit("crawler", RED, 29, 2)
    game = battle(rows, walker, foe, structures=(depot,))
    assert SupplyOrder(side=BLUE, unit=FIRST) in turn(game)


def test_who_has_no_better_target_fires_at_the_enemys_tower() -> None:
    """BUILD-2."""
    rows = "\n".join(["." * 30] * 5)
    tower = StructureSetup(type="watchtower", side=RED, at=(7, 2))
    game = battle(rows, unit("walker", BLUE, 4, 2), unit("walker", RED, 29, 2), structures=(tower,))
    assert (FIRST, (7, 2)) in shots(turn(game))


def test_the_way_leads_round_buildings() -> None:
    """MOVE-3: a wall of sites with a gap at its end."""
    rows = "\n".join(["." * 30] * 5)
    wall = tuple(StructureSetup(type="depot", side=BLUE, at=(10, y), built=False) for y in range(4))
    game = battle(rows, unit("walker", BLUE, 9, 1), unit("walker", RED, 29, 1), structures=wall)
    for _ in range(6):
        if game.view(BLUE).ended:
            break
        turn(game)
        game.submit(EndTurnOrder(side=RED))
    assert end_of(game, FIRST)[0] > 10

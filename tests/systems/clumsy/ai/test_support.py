"""Positions of those who help others: trucks, generals, medics. Alice plays blue; the opponent has her seat."""

from __future__ import annotations

from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.orders import (
    BoardOrder,
    EndTurnOrder,
    MoveOrder,
    PatrolOrder,
    SupplyOrder,
    SurrenderOrder,
    UnloadOrder,
)
from systems.clumsy.setup import ClockSetup, FireSetup, StructureSetup
from tests.systems.clumsy.ai.small_battles import (
    FIRST,
    FOURTH,
    SECOND,
    THIRD,
    apart,
    end_of,
    meadow,
    shots,
    turn,
    turns,
)
from tests.systems.clumsy.battles import BLUE, RED, battle, unit

ROAD = "\n".join(["." * 60, "r" * 60, "." * 60])


def test_a_truck_takes_troops_to_the_front_and_puts_them_down() -> None:
    """LOAD-1 to LOAD-3: a tank leads far ahead; by road the truck is there in two turns, on foot it takes seven."""
    game = battle(
        ROAD,
        unit("truck", BLUE, 2, 1),
        unit("infantry", BLUE, 2, 0),
        unit("infantry", BLUE, 2, 2),
        unit("tank", BLUE, 30, 2),
        unit("infantry", BLUE, 30, 0),
        unit("tank", RED, 50, 1, action_points=0),
    )
    orders = turns(game, 3)
    assert {order.unit for order in orders if isinstance(order, BoardOrder)} == {SECOND, THIRD}
    assert {order.passenger for order in orders if isinstance(order, UnloadOrder)} == {SECOND, THIRD}
    assert min(end_of(game, SECOND)[0], end_of(game, THIRD)[0]) > 15


def test_a_truck_takes_an_engineer_to_the_point() -> None:
    game = battle(
        ROAD,
        unit("truck", BLUE, 2, 1),
        unit("engineer", BLUE, 2, 0),
        unit("infantry", BLUE, 3, 2),
        unit("tank", RED, 59, 2),
        points=((30, 0), (59, 0)),
    )
    turns(game, 2)
    assert apart(end_of(game, SECOND), (30, 0)) <= 8


def test_a_truck_does_not_drive_its_passengers_into_the_enemys_fire() -> None:
    game = battle(
        ROAD,
        unit("truck", BLUE, 2, 1),
        unit("infantry", BLUE, 2, 0),
        unit("observer", BLUE, 22, 2),
        *(unit("tank", RED, 30, y) for y in range(3)),
    )
    turns(game, 2)
    assert end_of(game, FIRST)[0] < 23


def test_nobody_rides_a_few_steps() -> None:
    game = battle(ROAD, unit("truck", BLUE, 2, 1), unit("infantry", BLUE, 2, 0), unit("tank", RED, 14, 2))
    assert not [order for order in turn(game) if isinstance(order, BoardOrder)]


def test_the_supply_truck_gives_a_second_shot() -> None:
    """TURN-2: the mortar has fired; the truck comes beside it, and it fires again."""
    game = battle(
        meadow(20),
        unit("mortar", BLUE, 4, 2),
        unit("supply_truck", BLUE, 2, 4),
        unit("observer", BLUE, 6, 2),
        unit("infantry", RED, 11, 2),
        unit("infantry", RED, 11, 3),
    )
    assert [unit for unit, _ in shots(turn(game))].count(FIRST) == 2


def test_the_supply_truck_risks_a_shot_for_a_second_one_that_kills() -> None:
    """TURN-2: what is left of the enemy does not destroy the truck."""
    field = (meadow(24), unit("tank", BLUE, 8, 2), unit("supply_truck", BLUE, 3, 2), unit("infantry", BLUE, 6, 4))
    dying = battle(*field, unit("tank", RED, 14, 2, hp=9), unit("rocket_launcher", RED, 22, 2))
    assert [shooter for shooter, _ in shots(turn(dying))].count(FIRST) == 2
    healthy = battle(*field, unit("tank", RED, 14, 2), unit("rocket_launcher", RED, 22, 2))
    assert [shooter for shooter, _ in shots(turn(healthy))].count(FIRST) == 1


def test_the_supply_truck_drives_up_to_who_has_no_round_left_and_somebody_to_fire_at() -> None:
    """FIRE-1, TURN-2: a tank waits for its rounds, and then fires both its shots."""
    game = battle(
        meadow(24),
        unit("tank", BLUE, 8, 2, ammo={"tank_gun": 0}),
        unit("supply_truck", BLUE, 3, 2),
        unit("tank", RED, 13, 2, hp=5),
        unit("infantry", RED, 13, 3, hp=3),
        unit("infantry", RED, 22, 4),
    )
    orders = turn(game)
    assert [order.target for order in orders if isinstance(order, SupplyOrder)] == [FIRST]
    assert [shooter for shooter, _ in shots(orders)].count(FIRST) == 2


def test_the_wounded_aboard_are_put_down_next_to_the_hospital() -> None:
    """HEAL-1, LOAD-4: nobody is healed aboard."""
    game = battle(
        meadow(24),
        unit("truck", BLUE, 4, 2),
        unit("infantry", BLUE, 4, 2, hp=2, aboard=0),
        unit("tank", BLUE, 12, 2),
        unit("tank", RED, 23, 2),
        structures=(StructureSetup(type="hospital", side=BLUE, at=(5, 1)),),
    )
    put_down = [order for order in turn(game) if isinstance(order, UnloadOrder)]
    assert [order.passenger for order in put_down] == [SECOND]
    assert apart(put_down[0].at, (5, 1)) == 1


def test_the_general_gives_second_shots_from_out_of_reach() -> None:
    """TURN-2: within 5 of its general a unit fires twice."""
    game = battle(
        meadow(30, 7),
        unit("mortar", BLUE, 9, 3),
        unit("general", BLUE, 3, 3),
        unit("infantry", BLUE, 8, 1),
        unit("observer", BLUE, 10, 5),
        unit("infantry", RED, 16, 3),
        unit("infantry", RED, 16, 4),
    )
    assert [unit for unit, _ in shots(turn(game))].count(FIRST) == 2
    assert apart(end_of(game, SECOND), (9, 3)) <= 5
    assert end_of(game, SECOND)[0] < 12


def test_the_general_does_not_go_where_tanks_reach_it() -> None:
    game = battle(
        meadow(30, 7),
        unit("general", BLUE, 4, 3),
        unit("infantry", BLUE, 9, 2),
        unit("infantry", BLUE, 9, 4),
        *(unit("tank", RED, 16, y) for y in (2, 3, 4)),
    )
    turn(game)
    assert end_of(game, FIRST)[0] <= 7


def test_a_medic_goes_to_the_wounded() -> None:
    """HEAL-1: at the start of Alice's next turn the wounded one has two hit points more."""
    game = battle(
        meadow(40),
        unit("medic", BLUE, 2, 2),
        unit("infantry", BLUE, 6, 2, hp=2, action_points=0),
        unit("infantry", BLUE, 7, 4),
        unit("tank", RED, 39, 2),
    )
    turns(game, 1)
    assert game.view(BLUE).units[SECOND].hp == 4


def test_a_damaged_tank_drives_to_the_workshop() -> None:
    """HEAL-1."""
    workshop = StructureSetup(type="workshop", side=BLUE, at=(3, 2))
    game = battle(
        meadow(40),
        unit("tank", BLUE, 8, 2, hp=3),
        unit("infantry", BLUE, 10, 1),
        unit("infantry", BLUE, 10, 3),
        unit("tank", RED, 30, 2),
        structures=(workshop,),
    )
    turns(game, 2)
    assert apart(end_of(game, FIRST), (3, 2)) == 1


def test_a_tank_short_of_fuel_goes_to_the_supply_truck_before_it_is_dry() -> None:
    """FUEL-1: at a fifth of its tank it goes back, and is refilled."""
    game = battle(
        meadow(40),
        unit("tank", BLUE, 14, 2, fuel=12),
        unit("supply_truck", BLUE, 8, 2),
        unit("infantry", BLUE, 15, 1),
        unit("tank", RED, 39, 2),
    )
    turn(game)
    assert game.view(BLUE).units[FIRST].fuel > 40


def test_a_guard_on_patrol_where_nobody_comes() -> None:
    """PATROL-1: the point is Alice's; one of her two keeps it and makes its rounds."""
    game = battle(
        meadow(60),
        unit("engineer", BLUE, 4, 2),
        unit("infantry", BLUE, 3, 1),
        unit("infantry", BLUE, 3, 3),
        unit("tank", RED, 59, 2),
        points=((4, 2), (30, 2), (59, 0)),
    )
    orders = turns(game, 5)
    guards = {order.unit for order in orders if isinstance(order, PatrolOrder)}
    assert len(guards) == 1
    assert apart(end_of(game, guards.pop()), (4, 2)) <= 2


def test_a_guard_goes_on_with_its_rounds() -> None:
    game = battle(
        meadow(60),
        unit("engineer", BLUE, 4, 2),
        unit("infantry", BLUE, 3, 1),
        unit("tank", BLUE, 3, 3),
        unit("tank", RED, 59, 2),
        points=((4, 2), (30, 2), (59, 0)),
    )
    opponent = Opponent(BLUE)
    turns(game, 6, opponent)
    later = turns(game, 2, opponent)
    assert not [order for order in later if getattr(order, "unit", 0) == SECOND and not isinstance(order, EndTurnOrder)]


def test_an_observer_that_sees_the_enemy_holds_still_in_its_cover() -> None:
    """SEE-3: who neither moves nor fires stays camouflaged."""
    rows = "\n".join(["...............", "....f..........", "..............."])
    game = battle(
        rows,
        unit("observer", BLUE, 4, 1, still=True),
        unit("mortar", BLUE, 2, 2),
        unit("infantry", BLUE, 2, 1),
        unit("tank", RED, 10, 1),
    )
    orders = turn(game)
    assert not [order for order in orders if getattr(order, "unit", 0) == FIRST]


def test_a_camouflaged_sniper_waits_for_whom_it_can_kill_or_hurt() -> None:
    """SEE-3: against a tank its rifle scratches; it does not give itself away for that."""
    rows = "\n".join(["...............", "....f..........", "..............."])
    game = battle(rows, unit("sniper", BLUE, 4, 1, still=True), unit("infantry", BLUE, 1, 1), unit("tank", RED, 10, 1))
    assert FIRST not in [number for number, _ in shots(turn(game))]


def test_nobody_stays_next_to_a_fire_that_is_about_to_spread() -> None:
    """BURN-4."""
    rows = "\n".join([".." + "ff" + "." * 30] * 2)
    fires = (FireSetup(at=(3, 0), age=1), FireSetup(at=(3, 1), age=1))
    game = battle(rows, unit("infantry", BLUE, 2, 0), unit("tank", RED, 33, 0), fires=fires)
    turn(game)
    assert end_of(game, FIRST)[0] not in (2, 3)


def test_a_tank_fires_first_and_then_falls_back() -> None:
    """RANGE-1: three tanks are within its range, and it is alone."""
    game = battle(meadow(30, 7), unit("tank", BLUE, 8, 3), *(unit("tank", RED, 14, y) for y in (2, 3, 4)))
    orders = [order for order in turn(game) if isinstance(order, MoveOrder) or hasattr(order, "weapon")]
    assert hasattr(orders[0], "weapon")
    assert end_of(game, FIRST)[0] < 8


def test_the_gun_shells_the_cell_between_three() -> None:
    """BLAST-1: nobody stands in it; each of the three loses half the damage."""
    enemies = [unit("tank", RED, 10, 0), unit("tank", RED, 8, 2), unit("tank", RED, 12, 2)]
    game = battle(meadow(20), unit("cannon", BLUE, 2, 2), unit("observer", BLUE, 5, 0), *enemies)
    assert shots(turn(game))[0] == (FIRST, (10, 2))


def test_the_gun_does_not_shell_the_cell_between_three_and_a_friend() -> None:
    enemies = [unit("tank", RED, 10, 0), unit("tank", RED, 8, 2), unit("tank", RED, 12, 2)]
    friends = [unit("infantry", BLUE, 10, 4, action_points=0), unit("infantry", BLUE, 10, 3, action_points=0)]
    game = battle(meadow(20), unit("cannon", BLUE, 2, 2), *friends, *enemies)
    assert (10, 2) not in [at for _, at in shots(turn(game))]
    assert FOURTH not in game.view(BLUE).units or game.view(BLUE).units[SECOND].hp == 6


def test_two_shots_of_one_unit_count_together() -> None:
    """TURN-3: gun and rocket of the heavy tank together kill the tank; neither of them would alone."""
    enemies = unit("tank", RED, 10, 2, hp=11), unit("infantry", RED, 4, 0, action_points=0)
    game = battle(meadow(20), unit("heavy_tank", BLUE, 4, 2), *enemies)
    assert [at for _, at in shots(turn(game))] == [(10, 2), (10, 2)]


def test_nobody_walks_into_the_cell_where_an_enemy_was_last_seen() -> None:
    """MOVE-4: it may still stand there."""
    game = battle(meadow(40), unit("infantry", BLUE, 2, 2), unit("tank", BLUE, 1, 1), unit("infantry", RED, 9, 2, hp=1))
    opponent = Opponent(BLUE)
    for order in turns(game, 2, opponent):
        if isinstance(order, MoveOrder):
            assert order.to != (9, 2) or not game.view(BLUE).ghosts


def test_a_gun_behind_its_truck_is_brought_within_its_range() -> None:
    """TOW-1: the cannon reaches twelve cells, and is set down no farther from the tank than that."""
    game = battle(
        ROAD.replace("r", ".").replace("." * 60, "r" * 60, 2),
        unit("truck", BLUE, 3, 1),
        unit("cannon", BLUE, 2, 1),
        unit("infantry", BLUE, 25, 0),
        unit("infantry", BLUE, 25, 2),
        unit("observer", BLUE, 27, 1),
        unit("tank", RED, 36, 1, action_points=0),
    )
    assert SECOND in [number for number, _ in shots(turns(game, 4))]


def test_an_enemy_that_takes_a_point_is_hindered() -> None:
    """CAPTURE-1: within 4 of it its count restarts."""
    game = battle(
        meadow(30, 7),
        unit("infantry", BLUE, 5, 3),
        unit("infantry", BLUE, 5, 4),
        unit("engineer", RED, 16, 3),
        unit("infantry", RED, 17, 4),
        points=((16, 3), (29, 0), (29, 6)),
    )
    turns(game, 2)
    assert any(
        apart(end_of(game, number), (16, 3)) <= 4 for number in (FIRST, SECOND) if number in game.view(BLUE).units
    )


def test_nobody_enters_a_known_range_without_being_able_to_fire() -> None:
    """RANGE-1: with its points Alice's infantry would end before the tank without a shot; it waits out of its range."""
    game = battle(
        meadow(30),
        unit("infantry", BLUE, 4, 2),
        unit("infantry", BLUE, 3, 2),
        unit("observer", BLUE, 5, 4),
        unit("tank", RED, 14, 2),
    )
    turn(game)
    assert all(apart(end_of(game, number), (14, 2)) > 6 for number in (FIRST, SECOND))


def test_a_force_of_which_next_to_nothing_is_left_gives_up_when_it_is_late() -> None:
    """WIN-5: what is left of a great force could turn nothing any more; early in the battle it fights on."""
    for number, gives_up in ((30, True), (2, False)):
        opponent = Opponent(BLUE)
        before = ClockSetup(season="summer", hour="day", weather="clear", round=1, frozen=True)
        tanks = [unit("tank", BLUE, 2, y) for y in range(5)]
        opponent.next_order(battle(meadow(40), *tanks, unit("tank", RED, 39, 2), clock=before).view(BLUE))
        later = ClockSetup(season="summer", hour="day", weather="clear", round=number, frozen=True)
        game = battle(meadow(40), unit("infantry", BLUE, 2, 2, hp=2), unit("tank", RED, 39, 2), clock=later)
        assert isinstance(opponent.next_order(game.view(BLUE)), SurrenderOrder) is gives_up

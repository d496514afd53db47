"""Drones: what scenarios cannot say of them (DRONE-1 to DRONE-5, BEAT-1, END-1, SEE-6)."""

import pytest
from msgspec.structs import replace

from core.events import Event
from core.orders import Order, Refusal, UndoOrder
from lab.bench_chain import LINKS, break_chain, chain_setup
from systems.clumsy.components import NO_BATTERY, NO_UNIT
from systems.clumsy.data import load_clumsy
from systems.clumsy.events import (
    BatteryCharged,
    BatteryDrained,
    CraftFell,
    DroneJammed,
    FlightFailed,
    OperatorLost,
    UnitDestroyed,
    UnitHit,
    UnitLost,
)
from systems.clumsy.links import link_of
from systems.clumsy.orders import BoardOrder, EndTurnOrder, FireOrder, LandOrder, MoveOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, StructureSetup, UnitSetup
from tests.systems.clumsy.battles import BLUE, RED, battle, data, unit

ANN, FLY = 1000, 1001
ROW = "." * 20


def given(game: ClumsyGame, order: Order) -> list[tuple[Event, int]]:
    """What an accepted order told, with who may know."""
    told = game.submit(order)
    assert not isinstance(told, Refusal), told
    return told


def viewers(told: list[tuple[Event, int]], kind: type[Event]) -> list[int]:
    """Who may know of the events of a kind."""
    return [sides for event, sides in told if isinstance(event, kind)]


def test_who_does_not_see_a_drone_is_not_told_that_it_is_jammed() -> None:
    """Red's jammer sees four cells: it brings down what its side never hears of (SEE-6)."""
    game = battle(ROW, unit("pilot", BLUE, 0, 0), unit("bomber", BLUE, 3, 0, airborne=True), unit("hisser", RED, 10, 0))
    told = given(game, MoveOrder(side=BLUE, unit=FLY, to=(4, 0)))
    assert viewers(told, DroneJammed) == viewers(told, CraftFell) == viewers(told, UnitDestroyed) == [1 << BLUE]
    assert game.told_to(RED, told) == []
    # and Blue is not told by whom
    (jammed,) = [event for event in game.told_to(BLUE, told) if isinstance(event, DroneJammed)]
    assert (jammed.unit, jammed.at) == (FLY, (4, 0))
    assert game.view(BLUE).enemies == []
    assert game.submit(UndoOrder(side=BLUE)) == Refusal("something_seen")


def test_a_jammer_that_walks_learns_of_no_drone_it_does_not_see() -> None:
    drone = unit("bomber", RED, 7, 0, airborne=True)
    # whose eyes see all that the jammer comes to see
    game = battle(
        f"{ROW}\n{ROW}", unit("hisser", BLUE, 0, 0), unit("walker", BLUE, 0, 1), unit("pilot", RED, 14, 0), drone
    )
    told = given(game, MoveOrder(side=BLUE, unit=ANN, to=(1, 0)))
    assert viewers(told, DroneJammed) == [1 << RED]
    assert game.undo_obstacle(BLUE) == ""
    given(game, UndoOrder(side=BLUE))
    assert len(game.view(RED).own) == 2


def test_a_crash_beyond_the_link_can_be_taken_back() -> None:
    """It taught nothing that was not known before."""
    fly = unit("bomber", BLUE, 8, 0, airborne=True)
    game = battle(ROW, unit("pilot", BLUE, 0, 0), fly, unit("walker", BLUE, 10, 0), unit("walker", RED, 19, 0))
    before = game.state_digest()
    told = given(game, MoveOrder(side=BLUE, unit=FLY, to=(9, 0)))
    assert [event.reason for event, _ in told if isinstance(event, FlightFailed)] == ["link"]
    given(game, UndoOrder(side=BLUE))
    assert game.state_digest() == before
    assert game.view(BLUE).units[FLY].airborne


def test_why_it_fell_is_told_to_its_side_alone() -> None:
    game = battle(
        ROW,
        unit("pilot", BLUE, 0, 0),
        unit("bomber", BLUE, 3, 0, airborne=True, battery=1),
        unit("bomber", BLUE, 2, 0, battery=1),
        unit("walker", RED, 5, 0),
    )
    told = given(game, EndTurnOrder(side=BLUE))
    assert viewers(told, BatteryDrained) == viewers(told, FlightFailed) == [1 << BLUE]
    assert viewers(told, CraftFell) == [game.battle.everyone]
    assert viewers(given(game, EndTurnOrder(side=RED)), BatteryCharged) == []


def test_of_an_enemys_drone_neither_battery_nor_operator_is_known() -> None:
    game = battle(ROW, unit("pilot", BLUE, 0, 0), unit("bomber", BLUE, 3, 0, airborne=True), unit("walker", RED, 5, 0))
    own = game.view(BLUE).units[FLY]
    assert (own.operator, own.battery) == (ANN, 3)
    seen = next(enemy for enemy in game.view(RED).enemies if enemy.kind.id == "bomber")
    assert seen.airborne
    assert (seen.operator, seen.battery) == (NO_UNIT, NO_BATTERY)


def test_a_drone_for_which_none_is_given_has_the_nearest_operator_of_its_side() -> None:
    game = battle(
        ROW,
        unit("pilot", BLUE, 0, 0),
        unit("pilot", BLUE, 9, 0),
        unit("pilot", RED, 7, 0),
        unit("bomber", BLUE, 6, 0),
        unit("bomber", BLUE, 3, 0),
        unit("bomber", BLUE, 2, 0, operator=1),
    )
    flown_by = {unit.cell: unit.operator for unit in game.view(BLUE).own if unit.kind.id == "bomber"}
    assert flown_by == {6: 1001, 3: 1000, 2: 1001}


def test_a_drone_of_a_side_without_operators_needs_no_link() -> None:
    game = battle(ROW, unit("bomber", BLUE, 3, 0, airborne=True), unit("walker", RED, 19, 0))
    view = game.view(BLUE)
    assert link_of(view, view.units[ANN]) == view.board.full
    given(game, MoveOrder(side=BLUE, unit=ANN, to=(12, 0)))
    assert game.view(BLUE).units[ANN].airborne


def test_a_landed_drone_is_lost_with_its_operator_without_a_fall() -> None:
    game = battle(
        ROW,
        unit("pilot", BLUE, 3, 0, hp=1),
        unit("bomber", BLUE, 2, 0),
        unit("walker", BLUE, 0, 0),
        unit("walker", RED, 6, 0),
    )
    given(game, EndTurnOrder(side=BLUE))
    told = given(game, FireOrder(side=RED, unit=2000, at=(3, 0), weapon="gun"))
    assert viewers(told, OperatorLost) == [1 << BLUE]
    assert viewers(told, CraftFell) == []
    assert [event.unit for event, _ in told if isinstance(event, UnitDestroyed)] == [ANN, FLY]


def test_it_falls_before_what_it_falls_on_is_hit() -> None:
    """BEAT-1: the death, the fall, and in the next beat the wound."""
    game = battle(ROW, unit("pilot", BLUE, 0, 0), unit("bomber", BLUE, 3, 0, airborne=True), unit("popper", RED, 3, 0))
    given(game, EndTurnOrder(side=BLUE))
    walker = battle(
        ROW, unit("pilot", BLUE, 0, 0), unit("bomber", BLUE, 3, 0, airborne=True, battery=1), unit("walker", RED, 3, 0)
    )
    told = [type(event) for event, _ in given(walker, EndTurnOrder(side=BLUE))]
    kinds = (BatteryDrained, FlightFailed, CraftFell, UnitDestroyed, UnitHit)
    assert [kind for kind in told if kind in kinds] == list(kinds)


def test_nobody_remembers_a_drone_that_fell_before_ones_eyes() -> None:
    game = battle(
        ROW, unit("pilot", BLUE, 0, 0), unit("bomber", BLUE, 3, 0, airborne=True, battery=1), unit("walker", RED, 5, 0)
    )
    told = given(game, EndTurnOrder(side=BLUE))
    assert not any(isinstance(event, UnitLost) for event in game.told_to(RED, told))
    assert [ghost.kind.id for ghost in game.view(RED).ghosts] == []


@pytest.mark.parametrize("links", [1, 7, LINKS])
def test_a_chain_falls_to_its_end_and_no_further(links: int) -> None:
    """DRONE-1, DRONE-4: each operator is killed by the drone of the one before it."""
    setup = chain_setup(links)
    bystander = UnitSetup(type="infantry", side=1, at=(links, 2))
    last = UnitSetup(type="drone_operator", side=1, at=(links, 0), hp=2)
    hers = UnitSetup(type="bomber_drone", side=1, at=(links, 1), airborne=True, operator=len(setup.units))
    whole = BattleSetup(rows=setup.rows, units=(*setup.units, last, hers, bystander))
    game = new_game(whole, load_clumsy().data)
    break_chain(game)
    left = game.view(RED).own
    assert [unit.kind.id for unit in left] == ["drone_operator", "bomber_drone", "infantry"]
    assert left[0].hp == 1
    assert left[1].airborne


def test_victory_is_judged_when_all_of_an_end_of_turn_is_done() -> None:
    """END-1, WIN-3: the empty drone kills Red's last, and then the fire kills Blue's: a draw."""
    rows = ("f" + "." * 9,)
    units = (
        unit("walker", BLUE, 0, 0, hp=1),
        unit("bomber", BLUE, 4, 0, airborne=True, battery=1),
        unit("walker", RED, 4, 0, hp=1),
    )
    from systems.clumsy.setup import FireSetup

    game = new_game(BattleSetup(rows=rows, units=units, fires=(FireSetup(at=(0, 0)),)), data())
    given(game, EndTurnOrder(side=BLUE))
    assert game.view(BLUE).ended
    assert game.view(BLUE).winner == -1


def failures(told: list[tuple[Event, int]]) -> list[tuple[int, str]]:
    """The craft that failed, with why."""
    return [(event.unit, event.reason) for event, _ in told if isinstance(event, FlightFailed)]


BOB, HIS = 2000, 2001


def test_red_alone_is_told_of_its_batteries() -> None:
    """What concerns a side's own drones is told to that side, whichever it is (SEE-6)."""
    drone = unit("bomber", RED, 14, 0, airborne=True, battery=2)
    game = battle(ROW, unit("walker", BLUE, 0, 0), unit("pilot", RED, 15, 0), drone)
    given(game, EndTurnOrder(side=BLUE))
    told = given(game, EndTurnOrder(side=RED))
    assert viewers(told, BatteryDrained) == [1 << RED]
    given(game, EndTurnOrder(side=BLUE))
    told = given(game, EndTurnOrder(side=RED))
    assert failures(told) == [(HIS, "battery")]
    landed = unit("bomber", RED, 14, 0, battery=2)
    game = battle(ROW, unit("walker", BLUE, 0, 0), unit("pilot", RED, 15, 0), landed)
    told = given(game, EndTurnOrder(side=BLUE))
    assert viewers(told, BatteryCharged) == [1 << RED]
    given(game, EndTurnOrder(side=RED))
    assert viewers(given(game, EndTurnOrder(side=BLUE)), BatteryCharged) == []  # it is full


def test_a_drone_on_the_ground_is_lost_with_its_operator_before_its_own_side_alone() -> None:
    drone = unit("bomber", RED, 14, 0)
    game = battle(ROW, unit("walker", BLUE, 0, 0), unit("pilot", RED, 4, 0, hp=1), drone)
    told = given(game, FireOrder(side=BLUE, unit=ANN, at=(4, 0)))
    assert viewers(told, OperatorLost) == [1 << RED]
    assert failures(told) == []
    assert [unit_view.kind.id for unit_view in game.view(RED).own] == []


def test_why_a_drone_falls_is_told() -> None:
    over = unit("bomber", RED, 14, 0, airborne=True)
    game = battle(ROW, unit("walker", BLUE, 0, 0), unit("pilot", RED, 4, 0, hp=1), replace(over, at=(9, 0)))
    assert failures(given(game, FireOrder(side=BLUE, unit=ANN, at=(4, 0)))) == [(HIS, "operator")]
    game = battle(ROW, unit("hisser", BLUE, 7, 0), unit("pilot", RED, 15, 0), over)
    assert failures(given(game, MoveOrder(side=BLUE, unit=ANN, to=(8, 0)))) == [(HIS, "jammed")]
    game = battle(ROW, unit("walker", BLUE, 0, 0), unit("pilot", RED, 6, 0), over)
    given(game, EndTurnOrder(side=BLUE))
    assert failures(given(game, MoveOrder(side=RED, unit=BOB, to=(5, 0)))) == [(HIS, "link")]


def test_each_of_two_jammers_brings_drones_down() -> None:
    drones = [unit("bomber", BLUE, x, 0, airborne=True) for x in (9, 11)]
    jammers = [unit("hisser", RED, x, 0) for x in (0, 19)]
    game = battle(f"{ROW}\n{ROW}", unit("pilot", BLUE, 10, 1), *drones, *jammers)
    assert failures(given(game, MoveOrder(side=BLUE, unit=FLY, to=(7, 0)))) == []
    assert failures(given(game, MoveOrder(side=BLUE, unit=FLY, to=(6, 0)))) == [(FLY, "jammed")]
    assert failures(given(game, MoveOrder(side=BLUE, unit=FLY + 1, to=(12, 0)))) == []
    assert failures(given(game, MoveOrder(side=BLUE, unit=FLY + 1, to=(13, 0)))) == [(FLY + 1, "jammed")]


@pytest.mark.parametrize(("x", "failed"), [(8, [(HIS, "jammed")]), (9, [])])
def test_a_jammer_jams_while_it_passes_a_friend(x: int, failed: list[tuple[int, str]]) -> None:
    """From 3, 1, where its friend stands, it is six cells to 8, 0; from where it starts and ends, seven."""
    rows = "\n".join([ROW] * 3)
    drone = unit("bomber", RED, x, 0, airborne=True)
    game = battle(rows, unit("hisser", BLUE, 2, 1), unit("walker", BLUE, 3, 1), unit("pilot", RED, 12, 0), drone)
    assert failures(given(game, MoveOrder(side=BLUE, unit=ANN, to=(3, 2), path=((3, 1), (3, 2))))) == failed


def test_each_tower_widens_the_link_around_it() -> None:
    """DRONE-1: twelve cells from the operator, within eight of a tower of its side."""
    row = "." * 36
    towers = [StructureSetup(type="watchtower", side=BLUE, at=(x, 1)) for x in (3, 30)]
    drone = unit("bomber", BLUE, 1, 0, airborne=True)
    game = battle(f"{row}\n{row}", unit("pilot", BLUE, 0, 0), drone, unit("walker", RED, 35, 1), structures=towers)
    view = game.view(BLUE)
    linked = link_of(view, view.own[1])
    assert [x for x in range(36) if linked >> view.board.cell(x, 0) & 1] == list(range(11))  # 3, 1 is eight from 10, 0


def test_a_relay_that_lands_takes_its_link_away() -> None:
    units = [unit("bomber", BLUE, 11, 0, airborne=True), unit("peeper", BLUE, 1, 0, airborne=True)]
    game = battle(ROW, unit("pilot", BLUE, 0, 0), *units, unit("walker", RED, 19, 0))
    assert failures(given(game, LandOrder(side=BLUE, unit=FLY + 1))) == [(FLY, "link")]


def test_whose_operator_boards_falls_even_over_the_first_cell() -> None:
    """LOAD-4: aboard an operator flies nothing, not even over the cell at 0, 0."""
    drone = unit("bomber", BLUE, 0, 0, airborne=True)
    game = battle(ROW, unit("pilot", BLUE, 1, 0), drone, unit("hauler", BLUE, 2, 0), unit("walker", RED, 19, 0))
    assert failures(given(game, BoardOrder(side=BLUE, unit=ANN, carrier=FLY + 1))) == [(FLY, "link")]
    landed = replace(drone, airborne=False)
    game = battle(ROW, unit("pilot", BLUE, 1, 0), landed, unit("hauler", BLUE, 2, 0), unit("walker", RED, 19, 0))
    given(game, BoardOrder(side=BLUE, unit=ANN, carrier=FLY + 1))
    view = game.view(BLUE)
    assert link_of(view, view.units[FLY]) == 0


def test_a_craft_does_not_fire_where_its_own_stand() -> None:
    """FIRE-4: a cell known to hold an own unit is no target, whatever hovers over it."""
    over = unit("flyer", RED, 2, 0, airborne=True)
    order = FireOrder(side=BLUE, unit=ANN, at=(2, 0), weapon="stinger")
    game = battle(ROW, unit("flyer", BLUE, 0, 0, airborne=True), over, unit("walker", RED, 19, 0))
    assert game.refuse(order) is None
    below = unit("walker", BLUE, 2, 0)
    game = battle(ROW, unit("flyer", BLUE, 0, 0, airborne=True), over, below, unit("walker", RED, 19, 0))
    assert game.refuse(order) == Refusal("no_target")

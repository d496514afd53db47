"""What a side can work out beforehand, in small battles whose answers were drawn and counted by hand.

HEAL-1, CAPTURE-1, BURN-1 to 6, PATROL-1, HELI-1, HELI-3, DRONE-1, DRONE-2, FIRE-3, LOF-1, AP-1, AP-2, SEE-6 of the
rulebook.
test_previews.py holds such answers against what happens; here they are held against the rulebook.
"""

from __future__ import annotations

import pytest

from core.orders import Order
from systems.clumsy.aim import zone_of_fire
from systems.clumsy.batteries import charging_cells
from systems.clumsy.capture import turns_to_take
from systems.clumsy.fire import shadows
from systems.clumsy.fire_spread import catching, is_about_to_spread, rounds_left
from systems.clumsy.flight import fuel_after_turn, turns_in_flight
from systems.clumsy.healing import healing_cells, hp_next_turn
from systems.clumsy.landing import can_land_at_once, landing_cells, landing_reach, platforms
from systems.clumsy.links import falling, has_relay, link_of
from systems.clumsy.orders import (
    AlertOrder,
    CancelOrder,
    DemineOrder,
    EndTurnOrder,
    FireOrder,
    LandOrder,
    LayMineOrder,
    MoveOrder,
    PatrolOrder,
    SupplyOrder,
)
from systems.clumsy.patrol import may_patrol, rim_of, round_ahead, walks
from systems.clumsy.pipeline import ClumsyGame
from systems.clumsy.price import Price, price_of
from systems.clumsy.setup import ClockSetup, FireSetup, MineSetup, StructureSetup, UnitSetup
from systems.clumsy.view import UnitView, View
from tests.systems.clumsy.battles import BLUE, DAY, RED, battle, data, unit

FIRST, SECOND = 1000, 1001
"""Ids of the units that blue begins with."""
SPRING = ClockSetup(season="spring", hour="day", weather="clear", frozen=True)


def drawn(view: View, cells: int) -> list[str]:
    """A mask as the map shows it: x for a cell that is in it."""
    width, height = view.board.width, view.board.height
    return ["".join(".x"[cells >> view.board.cell(x, y) & 1] for x in range(width)) for y in range(height)]


def own(game: ClumsyGame, number: int, side: int = BLUE) -> tuple[View, UnitView]:
    """A side's view, and its unit of this number, from 0, in the order of the setup."""
    view = game.view(side)
    return view, view.own[number]


def give(game: ClumsyGame, order: Order) -> None:
    assert isinstance(game.submit(order), list)


def pass_turns(game: ClumsyGame, turns: int) -> None:
    for _ in range(turns):
        give(game, EndTurnOrder(side=game.view(BLUE).turn))


# --- healing (HEAL-1)


def test_foot_troops_heal_beside_each_medic_and_hospital() -> None:
    game = battle(
        """
        .......
        .......
        .......
        """,
        unit("walker", BLUE, 1, 1, hp=1),
        unit("nurse", BLUE, 0, 1),
        unit("nurse", BLUE, 4, 0),
        unit("digger", BLUE, 3, 2),
        unit("walker", RED, 6, 2),
        structures=(StructureSetup(type="hospital", side=BLUE, at=(6, 1)),),
    )
    view, walker = own(game, 0)
    assert drawn(view, healing_cells(view, walker)) == [
        "x..xxxx",
        "xx..xxx",
        "x.....x",
    ]


def test_vehicles_heal_beside_engineers_and_a_healer_not_by_itself() -> None:
    game = battle(
        """
        .....
        .....
        """,
        unit("crawler", BLUE, 0, 0, hp=3),
        unit("digger", BLUE, 2, 0, hp=1),
        unit("nurse", BLUE, 0, 1, hp=1),
        unit("walker", RED, 4, 1),
    )
    view, crawler = own(game, 0)
    assert drawn(view, healing_cells(view, crawler)) == [".xxx.", "..x.."]
    view, nurse = own(game, 2)
    assert healing_cells(view, nurse) == 0
    view, digger = own(game, 1)
    assert drawn(view, healing_cells(view, digger)) == ["x....", "xx..."]


@pytest.mark.parametrize(
    ("kind", "hp", "at", "later"),
    [("walker", 1, (1, 0), 3), ("walker", 5, (1, 0), 6), ("walker", 6, (1, 0), 6), ("walker", 1, (2, 0), 1)],
)
def test_the_hit_points_of_the_next_turn(kind: str, hp: int, at: tuple[int, int], later: int) -> None:
    game = battle("....", unit(kind, BLUE, *at, hp=hp), unit("nurse", BLUE, 0, 0), unit("walker", RED, 3, 0))
    assert hp_next_turn(*own(game, 0)) == later


@pytest.mark.parametrize(("airborne", "later"), [(True, 2), (False, 4)])
def test_only_a_landed_craft_is_mended(airborne: bool, later: int) -> None:
    flyer = unit("flyer", BLUE, 1, 0, hp=2, airborne=airborne)
    game = battle("....", flyer, unit("digger", BLUE, 0, 0), unit("walker", RED, 3, 0))
    assert hp_next_turn(*own(game, 0)) == later


# --- capture (CAPTURE-1)


def taking(kind: str = "digger", enemy: int = 8) -> ClumsyGame:
    """A unit on a free point, and an enemy so many cells away."""
    row = "." * 10
    return battle(
        f"{row}\n{row}", unit(kind, BLUE, 0, 0), unit("walker", RED, enemy, 1), points=((0, 0), (9, 0), (5, 0))
    )


def test_how_long_a_point_takes() -> None:
    game = taking()
    assert turns_to_take(*own(game, 0)) == 2
    pass_turns(game, 2)
    assert turns_to_take(*own(game, 0)) == 1
    pass_turns(game, 2)
    assert turns_to_take(*own(game, 0)) is None  # it is taken
    assert game.view(BLUE).points[0] == (0, BLUE)


def test_nobody_else_takes_a_point_and_none_with_an_enemy_near() -> None:
    assert turns_to_take(*own(taking(enemy=4), 0)) == 2  # 4 + 1 cells away
    assert turns_to_take(*own(taking(enemy=3), 0)) is None  # 3 + 1
    assert turns_to_take(*own(taking(enemy=9), 0)) == 2
    off_the_point = battle("....", unit("digger", BLUE, 1, 0), unit("walker", RED, 3, 0), points=((0, 0),))
    assert turns_to_take(*own(off_the_point, 0)) is None


# --- forest fire (BURN-1, BURN-4, BURN-6)


@pytest.mark.parametrize(("age", "left"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_how_long_a_fire_burns(age: int, left: int) -> None:
    assert rounds_left(data().rules.burn, age) == left


WOOD = """
    ff.fff
    fffxf.
    .f.fff
"""


def burning(*fires: FireSetup, clock: ClockSetup = DAY) -> View:
    game = battle(WOOD, unit("walker", BLUE, 2, 0), unit("walker", RED, 5, 1), fires=fires, clock=clock)
    return game.view(BLUE)


@pytest.mark.parametrize(
    ("fires", "weather", "cells"),
    [
        # north, south, east and west of a fire in its second round, where there is forest
        ([FireSetup(at=(1, 1), age=1)], "clear", [".x....", "x.x...", ".x...."]),
        ([FireSetup(at=(1, 1), age=1)], "rain", ["......", "......", "......"]),
        ([FireSetup(at=(1, 1), age=0)], "clear", ["......", "......", "......"]),
        ([FireSetup(at=(1, 1), age=2)], "clear", ["......", "......", "......"]),
        ([FireSetup(at=(1, 1), age=1, spread=True)], "clear", ["......", "......", "......"]),
        # two fires, each with its own neighbours
        ([FireSetup(at=(0, 0), age=1), FireSetup(at=(4, 2), age=1)], "clear", [".x....", "x...x.", "...x.x"]),
    ],
)
def test_what_catches_fire_at_the_end_of_the_round(fires: list[FireSetup], weather: str, cells: list[str]) -> None:
    view = burning(*fires, clock=ClockSetup(season="autumn", hour="day", weather=weather, frozen=True))  # type: ignore[arg-type]
    found = catching(view.field, view.fires, "autumn", weather)  # type: ignore[arg-type]
    assert drawn(view, found) == cells
    told = [is_about_to_spread(view.data.rules.burn, fire, weather) for fire in view.fires]  # type: ignore[arg-type]
    assert any(told) == ("x" in "".join(cells))


def test_what_regrows_this_round_burns_as_well() -> None:
    # BURN-6: burnt ground grows before the fires age, so fire finds a forest there
    view = burning(FireSetup(at=(3, 0), age=1), clock=SPRING)
    assert drawn(view, catching(view.field, view.fires, "spring", "clear")) == ["....x.", "...x..", "......"]
    assert drawn(view, catching(view.field, view.fires, "summer", "clear")) == ["....x.", "......", "......"]


# --- patrol (PATROL-1)

RIM = [(3, 1), (4, 2), (5, 3), (4, 4), (3, 5), (2, 4), (1, 3), (2, 2)]
"""The rim of the zone around 3, 3, clockwise from north: the cells two away."""


def on_patrol(kind: str = "walker", **more: object) -> ClumsyGame:
    row = "." * 14
    rows = "\n".join([row] * 7)
    return battle(rows, unit(kind, BLUE, 3, 3, **more), unit("nurse", BLUE, 0, 6), unit("walker", RED, 13, 6))


def round_of(game: ClumsyGame) -> list[tuple[int, int]]:
    view, chosen = own(game, 0)
    return [view.board.xy(cell) for cell in round_ahead(view, chosen, view.board.cell(3, 3))]


def test_the_rim_is_walked_clockwise_from_north() -> None:
    view = on_patrol().view(BLUE)
    assert [view.board.xy(cell) for cell in rim_of(view.board, view.data, view.board.cell(3, 3))] == RIM


def test_a_round_goes_as_far_as_the_points_less_one_shot() -> None:
    # of 10 points a shot takes 5, and a step on meadow 2
    assert round_of(on_patrol()) == [(3, 3), (3, 2), (3, 1)]
    assert round_of(on_patrol(action_points=9)) == [(3, 3), (3, 2), (3, 1)]
    assert round_of(on_patrol(action_points=8)) == [(3, 3), (3, 2)]
    assert round_of(on_patrol(action_points=6)) == [(3, 3)]


def test_the_shot_of_the_zone_it_has_is_paid_for() -> None:
    game = on_patrol()
    view, walker = own(game, 0)
    give(game, PatrolOrder(side=BLUE, unit=walker.id, at=(3, 3)))
    assert game.view(BLUE).own[0].action_points == 5
    assert round_of(game) == [(3, 3), (3, 2), (3, 1)]
    view, walker = own(game, 0)
    # another zone's shot has to be paid: nothing is left to walk with
    elsewhere = round_ahead(view, walker, view.board.cell(4, 3))
    assert [view.board.xy(cell) for cell in elsewhere] == [(3, 3)]
    give(game, CancelOrder(side=BLUE, unit=walker.id))
    assert game.view(BLUE).own[0].action_points == 10
    # the 6 points that a crawler has left of 12 are just three steps
    game = on_patrol("crawler")
    give(game, PatrolOrder(side=BLUE, unit=walker.id, at=(3, 3)))
    assert round_of(game) == [(3, 3), (3, 2), (3, 1), (3, 2)]


def test_a_wounded_unit_walks_half_as_far() -> None:
    # AP-3: 3 of 6 hit points, so 4 points a step
    assert round_of(on_patrol(hp=3)) == [(3, 3), (3, 2)]
    assert round_of(on_patrol(hp=4)) == [(3, 3), (3, 2), (3, 1)]


def test_a_vehicle_needs_the_fuel_of_each_step() -> None:
    # 12 points less 6 for the shot make three steps of 2 points and 2 fuel; 4, 1 is no part of the zone
    assert round_of(on_patrol("crawler")) == [(3, 3), (3, 2), (3, 1), (3, 2)]
    assert round_of(on_patrol("crawler", fuel=5)) == [(3, 3), (3, 2), (3, 1)]
    assert round_of(on_patrol("crawler", fuel=4)) == [(3, 3), (3, 2), (3, 1)]
    assert round_of(on_patrol("crawler", fuel=1)) == [(3, 3)]


def test_a_round_passes_friends_but_does_not_end_on_one() -> None:
    row = "." * 14
    rows = "\n".join([row] * 7)
    medic, enemy = unit("nurse", BLUE, 3, 2), unit("walker", RED, 13, 6)
    game = battle(rows, unit("walker", BLUE, 3, 3), medic, enemy)
    assert round_of(game) == [(3, 3), (3, 2), (3, 1)]
    game = battle(rows, unit("walker", BLUE, 3, 3, action_points=8), medic, enemy)
    assert round_of(game) == [(3, 3)]
    game = battle(rows, unit("walker", BLUE, 3, 3, action_points=9), medic, unit("nurse", BLUE, 3, 1), enemy)
    # nobody can end where the first rim cell is taken, so it goes for the second
    assert round_of(game) == [(3, 3), (3, 2), (4, 2)]


OTHERS = """
[data.units.hoverer]
inherits = "flyer"
abilities = []

[data.units.waiter]
inherits = "walker"
abilities = ["still_only"]
"""


def test_who_patrols_and_who_walks() -> None:
    told = {name: (may_patrol(data(), kind), walks(data(), kind)) for name, kind in data().units.items()}
    assert told["walker"] == (True, True)
    assert told["lobber"] == (False, True)
    assert told["chief"][0] is False
    assert told["attack_helicopter"][0] is False
    assert told["sniper"] == (False, False)
    more = data(OTHERS)
    assert not may_patrol(more, more.units["hoverer"])
    assert (may_patrol(more, more.units["waiter"]), walks(more, more.units["waiter"])) == (True, False)


def test_who_fires_only_when_still_stays_where_it_is() -> None:
    row = "." * 14
    game = battle("\n".join([row] * 7), unit("waiter", BLUE, 3, 3), unit("walker", RED, 13, 6), tables=OTHERS)
    assert round_of(game) == [(3, 3)]


# --- where units hide (COVER-2)


def test_the_cells_that_hide_a_unit() -> None:
    """Forest, hill and ruin, a wreck, finished works and buildings: no site, no bridge, no fire, no crater."""
    works = [
        StructureSetup(type=kind, side=RED, at=(x, 1), built=built)
        for kind, x, built in (("trench", 0, True), ("depot", 3, True), ("bunker", 6, False), ("bunker", 8, True))
    ]
    units = unit("walker", BLUE, 3, 2), unit("crawler", RED, 5, 2, hp=1), unit("walker", RED, 8, 2)
    fires = (FireSetup(at=(8, 0)),)
    game = battle("fh.vcbm.f\n.........\n.........", *units, structures=tuple(works), fires=fires)
    give(game, FireOrder(side=BLUE, unit=FIRST, at=(5, 2), weapon="gun"))
    view = game.view(BLUE)
    assert drawn(view, view.field.hiding_places()) == [
        "xx.x.....",
        "x..x....x",
        ".....x...",
    ]


# --- helicopters and drones (HELI-1, HELI-3, DRONE-1, DRONE-2)


def test_where_a_craft_lands() -> None:
    game = battle(
        """
        .x.frh
        .m.c..
        """,
        unit("flyer", BLUE, 0, 0, airborne=True),
        unit("walker", BLUE, 2, 0),
        unit("walker", RED, 5, 1),
        structures=(
            StructureSetup(type="heliport", side=BLUE, at=(4, 1)),
            StructureSetup(type="heliport", side=RED, at=(0, 1)),
        ),
        points=((2, 1),),
    )
    view, flyer = own(game, 0)
    # meadow and burnt ground with nothing on it, and its own heliport
    assert drawn(view, landing_cells(view, flyer)) == ["xx....", "....x."]
    assert drawn(view, platforms(view.field, flyer)) == ["......", "....x."]


def test_all_own_heliports_are_platforms() -> None:
    ports = tuple(StructureSetup(type="heliport", side=BLUE, at=at) for at in ((1, 0), (3, 0)))
    site = StructureSetup(type="heliport", side=BLUE, at=(4, 0), built=False)
    game = battle("......", unit("flyer", BLUE, 0, 0), unit("walker", RED, 5, 0), structures=(*ports, site))
    view, flyer = own(game, 0)
    assert drawn(view, platforms(view.field, flyer)) == [".x.x.."]


@pytest.mark.parametrize(
    ("points", "at_once", "cells"),
    [
        # to land takes 2, a step in the air 1
        (5, True, ["..xxxxxxx.."]),
        (3, True, ["....xxx...."]),
        (2, True, [".....x....."]),
        (1, False, ["..........."]),
    ],
)
def test_where_a_craft_can_land_this_turn(points: int, at_once: bool, cells: list[str]) -> None:
    flyer = unit("flyer", BLUE, 5, 0, airborne=True, action_points=points)
    game = battle("...........", flyer, unit("walker", RED, 10, 0))
    view, craft = own(game, 0)
    assert can_land_at_once(view, craft) == at_once
    assert drawn(view, landing_reach(view, craft)) == cells


def test_over_water_no_craft_lands_at_once() -> None:
    game = battle("w..", unit("flyer", BLUE, 0, 0, airborne=True), unit("walker", RED, 2, 0))
    assert not can_land_at_once(*own(game, 0))


@pytest.mark.parametrize(("fuel", "after", "turns"), [(20, 18, 9), (3, 1, 1), (2, 0, 0), (1, 0, 0), (0, 0, 0)])
def test_how_long_a_craft_hovers(fuel: int, after: int, turns: int) -> None:
    assert fuel_after_turn(data(), fuel) == after
    assert turns_in_flight(data(), fuel) == turns


def test_a_craft_that_burns_nothing_hovers_for_ever() -> None:
    assert fuel_after_turn(data(), -1) == -1
    assert turns_in_flight(data(), -1) is None
    assert turns_in_flight(data("[data.rules.air]\nhover_fuel = 0\n"), 5) is None


def test_a_drone_is_recharged_beside_its_own_operator() -> None:
    game = battle(
        """
        ......
        ......
        """,
        unit("peeper", BLUE, 5, 0, airborne=True, operator=1),
        unit("pilot", BLUE, 1, 0),
        unit("pilot", BLUE, 4, 1),
        unit("walker", BLUE, 2, 1),
        unit("walker", RED, 5, 1),
    )
    view, peeper = own(game, 0)
    assert drawn(view, charging_cells(view, peeper)) == ["x.x...", ".x...."]
    view, walker = own(game, 3)
    assert charging_cells(view, walker) == 0


def test_which_drones_a_move_brings_down() -> None:
    """DRONE-1: 8 cells from the operator, 12 with a relay in the air; who falls may have been the relay of others."""
    flown = ("bomber", 12), ("peeper", 14), ("bomber", 17)
    drones = [unit(kind, BLUE, x, 0, airborne=True, operator=0) for kind, x in flown]
    landed, enemy = unit("rammer", BLUE, 25, 0, operator=0), unit("walker", RED, 29, 0)
    game = battle("." * 30, unit("pilot", BLUE, 6, 0), *drones, landed, enemy)
    view, pilot = own(game, 0)
    near, relay, far, ram = (drone.id for drone in view.own[1:])

    def lost(mover: int, *xs: int, stays: bool = True) -> list[int]:
        way = tuple(view.board.cell(x, 0) for x in xs)
        return [drone.id for drone in falling(view, view.units[mover], way, stays)]

    assert lost(pilot.id) == lost(pilot.id, 7, 8) == []
    assert [drone.id for drone in falling(view, view.units[far], (view.board.cell(19, 0),))] == [far]
    assert lost(pilot.id, 5) == [relay, far]  # the relay is 9 away, and no relay of its own
    assert lost(pilot.id, 5, 4, 3) == [near, relay, far]
    assert lost(pilot.id, stays=False) == [near, relay, far]  # it boards
    assert lost(relay, 13) == []
    assert lost(relay, 15) == [relay, far]
    assert lost(relay, stays=False) == [far]  # it lands
    assert lost(far, 18) == []
    assert lost(far, 18, 19) == [far]
    assert lost(ram, 24) == [ram]  # it takes off
    walker = game.view(RED).own[0]
    assert falling(game.view(RED), walker) == ()


def test_the_link_reaches_eight_cells_and_twelve_by_a_relay() -> None:
    row = "." * 20
    units = (unit("bomber", BLUE, 0, 0, airborne=True, operator=1), unit("pilot", BLUE, 0, 0))
    game = battle(row, *units, unit("walker", RED, 19, 0))
    view, drone = own(game, 0)
    assert drawn(view, link_of(view, drone)) == ["x" * 9 + "." * 11]
    assert not has_relay(view, drone)
    game = battle(row, *units, unit("peeper", BLUE, 1, 0, airborne=True, operator=1), unit("walker", RED, 19, 0))
    view, drone = own(game, 0)
    assert drawn(view, link_of(view, drone)) == ["x" * 13 + "." * 7]
    view, peeper = own(game, 2)
    assert not has_relay(view, peeper)  # it is no relay for itself
    assert drawn(view, link_of(view, peeper)) == ["x" * 9 + "." * 11]


# --- fire (FIRE-3, LOF-1)


def test_the_cells_an_enemy_covers() -> None:
    row = "." * 9
    game = battle(row, unit("chief", BLUE, 2, 0), unit("walker", BLUE, 8, 0), unit("crawler", RED, 1, 0))
    view = game.view(RED)
    chief, walker, crawler = view.enemies[0], view.own[0], view.own[0]
    assert chief.kind.id == "chief"
    # gun 1 to 4, long gun 2 to 6: together 1 to 6, to both sides
    assert drawn(view, zone_of_fire(view, chief, walker)) == ["xx.xxxxxx"]
    assert zone_of_fire(view, chief, crawler) == zone_of_fire(view, chief, walker)


def test_a_weapon_covers_nothing_for_what_it_cannot_be_aimed_at() -> None:
    row = "." * 9
    flyer = unit("flyer", BLUE, 0, 0, airborne=True)
    game = battle(row, flyer, unit("walker", RED, 2, 0), unit("flakker", RED, 3, 0), unit("flyer", RED, 4, 0))
    view, craft = own(game, 0)
    walker, flakker, grounded = (view.at[view.board.cell(x, 0)] for x in (2, 3, 4))
    assert zone_of_fire(view, walker, craft) == 0
    assert drawn(view, zone_of_fire(view, flakker, craft)) == ["xxx.xxxxx"]
    assert zone_of_fire(view, grounded, craft) == 0  # a landed craft fires at nobody


def test_what_the_ground_hides_from_fire() -> None:
    game = battle("..f...", unit("walker", BLUE, 0, 0), unit("walker", RED, 5, 0))
    view, walker = own(game, 0)
    assert drawn(view, shadows(view.field, walker.cell, view.board.full)) == ["...xxx"]
    game = battle("..v.v.", unit("walker", BLUE, 0, 0), unit("walker", RED, 5, 0))
    view, walker = own(game, 0)
    assert drawn(view, shadows(view.field, walker.cell, view.board.full)) == [".....x"]
    assert drawn(view, shadows(view.field, walker.cell, 0b11)) == ["......"]


# --- prices (AP-1, AP-2, FUEL-1)


def priced(game: ClumsyGame, order: Order) -> Price:
    """The price, after which the order is given and the unit's means are counted."""
    view = game.view(BLUE)
    price = price_of(view, order)  # type: ignore[arg-type]
    before = view.own[0]
    give(game, order)
    after = game.view(BLUE).own[0]
    rounds = sum(before.rounds) - sum(after.rounds)
    assert (before.action_points - after.action_points, before.fuel - after.fuel, rounds) == tuple(price)
    return price


def one(kind: str, **more: object) -> ClumsyGame:
    row = "." * 9
    units: list[UnitSetup] = [unit(kind, BLUE, 1, 0, **more), unit("nurse", BLUE, 0, 0)]
    return battle(f"{row}\n{row}", *units, unit("walker", RED, 4, 0), mines=(MineSetup(side=BLUE, at=(1, 1)),))


@pytest.mark.parametrize(
    ("kind", "order", "price"),
    [
        ("crawler", MoveOrder(side=BLUE, unit=FIRST, to=(2, 1)), Price(4, 4)),
        ("walker", MoveOrder(side=BLUE, unit=FIRST, to=(2, 1)), Price(4)),
        ("walker", FireOrder(side=BLUE, unit=FIRST, at=(4, 0)), Price(5, rounds=1)),
        ("crawler", FireOrder(side=BLUE, unit=FIRST, at=(4, 0)), Price(6, rounds=1)),
        ("walker", AlertOrder(side=BLUE, unit=FIRST), Price(5)),
        ("walker", PatrolOrder(side=BLUE, unit=FIRST, at=(1, 1)), Price(5)),
        ("digger", LayMineOrder(side=BLUE, unit=FIRST, at=(2, 0)), Price(6)),
        ("digger", DemineOrder(side=BLUE, unit=FIRST, at=(1, 1)), Price(4)),
        ("flyer", LandOrder(side=BLUE, unit=FIRST), Price(2)),
    ],
)
def test_what_an_order_takes(kind: str, order: Order, price: Price) -> None:
    game = one(kind, airborne=True) if kind == "flyer" else one(kind)
    assert priced(game, order) == price


def test_to_cancel_gives_back_what_was_kept() -> None:
    game = one("walker")
    give(game, AlertOrder(side=BLUE, unit=FIRST))
    assert priced(game, CancelOrder(side=BLUE, unit=FIRST)) == Price(-5)
    give(game, PatrolOrder(side=BLUE, unit=FIRST, at=(1, 1)))
    assert priced(game, CancelOrder(side=BLUE, unit=FIRST)) == Price(-5)


def test_two_shots_kept_are_two_shots_paid() -> None:
    # TURN-2: beside a supply truck it may fire twice
    row = "." * 9
    game = battle(f"{row}\n{row}", unit("walker", BLUE, 1, 0), unit("feeder", BLUE, 0, 0), unit("walker", RED, 8, 0))
    assert priced(game, AlertOrder(side=BLUE, unit=FIRST)) == Price(10)
    assert priced(game, CancelOrder(side=BLUE, unit=FIRST)) == Price(-10)


def test_who_supplies_another_pays() -> None:
    row = "." * 9
    hungry = unit("walker", BLUE, 0, 0, ammo={"gun": 1})
    game = battle(f"{row}\n{row}", unit("feeder", BLUE, 1, 0), hungry, unit("walker", RED, 8, 0))
    assert priced(game, SupplyOrder(side=BLUE, unit=FIRST, target=SECOND)).points == 4

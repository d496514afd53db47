"""What the opponent does with helicopters, and against them: positions in which the right order is plain.

HELI-1 to HELI-4, ALERT-2, LOAD-1, DRONE-3.
"""

from __future__ import annotations

import pytest

from core.orders import Order, Refusal
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import load_clumsy
from systems.clumsy.events import FlightFailed
from systems.clumsy.orders import (
    AlertOrder,
    BoardOrder,
    EndTurnOrder,
    FireOrder,
    LandOrder,
    SupplyOrder,
    SurrenderOrder,
    UnloadOrder,
)
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, ClockSetup, StructureSetup, UnitSetup

DAY = ClockSetup(season="summer", hour="day", weather="clear", frozen=True)
FIRST = 1000


def unit(kind: str, side: int, x: int, y: int, **more: object) -> UnitSetup:
    return UnitSetup(type=kind, side=side, at=(x, y), **more)  # type: ignore[arg-type]


def game(*units: UnitSetup, width: int = 24, height: int = 8, **more: object) -> ClumsyGame:
    setup = BattleSetup(rows=("." * width,) * height, units=units, clock=DAY, **more)  # type: ignore[arg-type]
    return new_game(setup, load_clumsy().data)


def turn(of: ClumsyGame, opponent: Opponent | None = None, side: int = 0) -> list[Order]:
    """The orders of a side's turn, all of which must be accepted."""
    opponent = opponent or Opponent(side)
    given: list[Order] = []
    while not of.view(side).ended:
        order = opponent.next_order(of.view(side))
        told = of.submit(order)
        assert not isinstance(told, Refusal), (order, told)
        assert not any(isinstance(event, FlightFailed) for event, _ in told)
        given.append(order)
        if isinstance(order, EndTurnOrder | SurrenderOrder):
            break
    return given


def shots(orders: list[Order]) -> list[FireOrder]:
    return [order for order in orders if isinstance(order, FireOrder)]


def hawk(x: int = 3, y: int = 3, **more: object) -> UnitSetup:
    return unit("attack_helicopter", 0, x, y, airborne=True, **more)


def test_a_gunship_fires_at_what_cannot_answer() -> None:
    of = game(hawk(), unit("infantry", 0, 2, 3), unit("tank", 1, 8, 3))
    fired = shots(turn(of))
    assert {order.unit for order in fired} >= {FIRST}
    assert of.view(0).units[FIRST].airborne


def test_a_gunship_keeps_out_of_reach_of_anti_air() -> None:
    foes = unit("anti_air_battery", 1, 16, 3), unit("infantry", 1, 13, 3)
    of = game(hawk(), unit("scout", 0, 8, 3), *foes)
    opponent = Opponent(0)
    for _ in range(3):
        turn(of, opponent)
        own = of.view(0).own_unit(FIRST)
        assert own is not None
        assert of.battle.board.distance(own.cell, of.battle.board.cell(16, 3)) > 10
        assert not isinstance(of.submit(EndTurnOrder(side=1)), Refusal)


def test_a_gunship_short_of_fuel_lands_beside_the_truck_and_is_refilled() -> None:
    of = game(hawk(12, 3, fuel=16), unit("supply_truck", 0, 3, 3), unit("infantry", 0, 2, 3), unit("tank", 1, 23, 7))
    opponent = Opponent(0)
    given = turn(of, opponent)
    assert any(isinstance(order, LandOrder) for order in given)
    own = of.view(0).units[FIRST]
    assert not own.airborne
    of.submit(EndTurnOrder(side=1))
    turn(of, opponent)
    assert of.view(0).units[FIRST].fuel > 50


def test_a_gunship_refills_itself_on_its_platform() -> None:
    pad = StructureSetup(type="heliport", side=0, at=(3, 3))
    of = game(
        hawk(8, 3, ammo={"helicopter_rockets": 0, "helicopter_gun": 0}), unit("tank", 1, 23, 7), structures=(pad,)
    )
    opponent = Opponent(0)
    turn(of, opponent)
    of.submit(EndTurnOrder(side=1))
    if not of.view(0).units[FIRST].rounds[0]:
        given = turn(of, opponent)
        assert any(isinstance(order, SupplyOrder) for order in given)
    assert of.view(0).units[FIRST].rounds == (4, 8)


def test_with_nobody_to_fight_it_waits_on_the_ground() -> None:
    of = game(hawk(), unit("infantry", 0, 2, 3), unit("tank", 1, 23, 7))
    opponent = Opponent(0)
    for _ in range(2):
        turn(of, opponent)
        of.submit(EndTurnOrder(side=1))
    fuel = of.view(0).units[FIRST].fuel
    turn(of, opponent)
    if not of.view(0).enemies:
        assert fuel - of.view(0).units[FIRST].fuel <= 20


@pytest.mark.parametrize("seed", range(3))
def test_no_helicopter_of_the_opponent_falls_dry(seed: int) -> None:
    """HELI-1: whatever happens around it, it lands in time; there are too many foes to strike all."""
    kinds = ("attack_helicopter", "transport_helicopter", "supply_truck", "infantry", "infantry", "tank")
    units = [unit(kind, 0, 1 + place % 2, 1 + place, airborne=place < 2) for place, kind in enumerate(kinds)]
    units += [unit(kind, 1, 20 + place % 2, 1 + place, airborne=place < 2) for place, kind in enumerate(kinds)]
    of = game(*units, seed=seed, round_limit=14)
    opponents = Opponent(0), Opponent(1)
    while not of.view(0).ended:
        side = of.view(0).turn
        turn(of, opponents[side], side)


def test_a_transport_takes_troops_to_the_front() -> None:
    lift, rider = unit("transport_helicopter", 0, 3, 3), unit("infantry", 0, 2, 3)
    of = game(lift, rider, unit("tank", 0, 24, 3), unit("tank", 1, 39, 3), unit("infantry", 1, 38, 4), width=40)
    opponent = Opponent(0)
    given = []
    for _ in range(4):
        given += turn(of, opponent)
        of.submit(EndTurnOrder(side=1))
    kinds = [type(order) for order in given]
    assert kinds.index(BoardOrder) < kinds.index(LandOrder) < kinds.index(UnloadOrder)


def test_anti_air_fires_at_the_helicopter_that_it_sees() -> None:
    battery = unit("anti_air_battery", 0, 3, 3)
    foes = unit("attack_helicopter", 1, 10, 3, airborne=True), unit("tank", 1, 23, 7)
    of = game(battery, unit("infantry", 0, 2, 3), *foes)
    fired = shots(turn(of))
    assert [order.weapon for order in fired if order.unit == FIRST] == ["missile", "flak"]


def test_anti_air_goes_on_alert_when_a_helicopter_is_about() -> None:
    battery = unit("anti_air_battery", 0, 3, 3)
    of = game(battery, unit("infantry", 0, 2, 3), unit("attack_helicopter", 1, 11, 3), unit("tank", 1, 23, 7))
    assert AlertOrder(side=0, unit=FIRST) in turn(of)


def test_riflemen_shoot_a_drone_down_before_they_scratch_a_tank() -> None:
    """DRONE-3."""
    drone = unit("surveillance_drone", 1, 6, 3, airborne=True)
    of = game(unit("infantry", 0, 3, 3), drone, unit("drone_operator", 1, 12, 3), unit("tank", 1, 7, 3))
    fired = shots(turn(of))
    assert fired[0].at == (6, 3)

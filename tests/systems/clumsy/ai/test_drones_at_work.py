"""How the opponent flies drones: what it strikes, when it comes home, and that none is lost by its own fault."""

from __future__ import annotations

import random

import pytest

from core.orders import Refusal
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.components import side_of_id
from systems.clumsy.data import load_clumsy
from systems.clumsy.events import FlightFailed
from systems.clumsy.orders import EndTurnOrder, FireOrder, LandOrder, MoveOrder, SurrenderOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, ClockSetup, UnitSetup
from tests.systems.clumsy.battles import BLUE, RED

DAY = ClockSetup(season="summer", hour="day", weather="clear", frozen=True)
OPERATOR, DRONE = 1000, 1001


def game(*units: UnitSetup, rows: tuple[str, ...] = ("." * 24,) * 7) -> ClumsyGame:
    return new_game(BattleSetup(rows=rows, units=units, clock=DAY), load_clumsy().data)


def own(kind: str, x: int, y: int = 3, **more: object) -> UnitSetup:
    return UnitSetup(type=kind, side=BLUE, at=(x, y), **more)  # type: ignore[arg-type]


def foe(kind: str, x: int, y: int = 3, **more: object) -> UnitSetup:
    return UnitSetup(type=kind, side=RED, at=(x, y), **more)  # type: ignore[arg-type]


def orders_of(of: ClumsyGame, unit: int = DRONE) -> list[object]:
    """What the opponent orders one of Blue's units in one turn; the turn is played to its end."""
    opponent, given = Opponent(BLUE), []
    while not of.view(BLUE).ended:
        order = opponent.next_order(of.view(BLUE))
        assert not isinstance(of.submit(order), Refusal), order
        if getattr(order, "unit", 0) == unit:
            given.append(order)
        if isinstance(order, EndTurnOrder | SurrenderOrder):
            break
    return given


def test_a_kamikaze_waits_beside_its_operator_for_what_is_worth_it() -> None:
    of = game(own("drone_operator", 2), own("kamikaze_drone", 1), own("infantry", 3), foe("infantry", 9))
    assert not any(isinstance(order, FireOrder) for order in orders_of(of))
    of = game(own("drone_operator", 2), own("kamikaze_drone", 1), own("infantry", 3), foe("tank", 8))
    fly, strike = orders_of(of)
    assert isinstance(fly, MoveOrder)
    assert isinstance(strike, FireOrder)
    assert strike.at == (8, 3)
    assert of.view(BLUE).own_unit(DRONE) is None


def test_a_wounded_enemy_is_worth_a_kamikaze_if_it_dies_of_it() -> None:
    of = game(own("drone_operator", 2), own("kamikaze_drone", 1), own("infantry", 0, 0), foe("medic", 9, hp=2))
    assert isinstance(orders_of(of)[-1], FireOrder)


def test_a_bomber_strikes_within_its_link_and_not_beyond() -> None:
    of = game(own("drone_operator", 2), own("bomber_drone", 3), own("tank", 1), foe("engineer", 9))
    assert [type(order) for order in orders_of(of)][:2] == [MoveOrder, FireOrder]
    # the next cell to its target would be the ninth from its operator
    of = game(own("drone_operator", 0), own("bomber_drone", 3), own("infantry", 1), foe("engineer", 10, 0))
    strikes = [order for order in orders_of(of) if isinstance(order, FireOrder)]
    assert strikes == []


def test_it_does_not_fly_into_a_jammer_it_knows_of() -> None:
    units = own("drone_operator", 2), own("kamikaze_drone", 1), own("infantry", 3), foe("tank", 8)
    of = game(*units, foe("jammer", 9, 2))
    assert not any(isinstance(order, FireOrder) for order in orders_of(of))
    assert of.view(BLUE).own_unit(DRONE) is not None


@pytest.mark.parametrize("points", [0, 1])
def test_one_without_points_to_come_back_into_a_lasting_link_stays(points: int) -> None:
    """DRONE-1: the scout that widens its link must come down, and nothing can be done; the turn goes on."""
    scout = own("surveillance_drone", 1, airborne=True, operator=0, battery=1)
    bomber = own("bomber_drone", 10, airborne=True, operator=0, action_points=points)
    of = game(own("drone_operator", 0), bomber, scout, foe("infantry", 23, 0))
    assert len(orders_of(of)) <= points


def test_with_its_last_turn_it_comes_home_and_lands() -> None:
    of = game(
        own("drone_operator", 2),
        own("surveillance_drone", 9, airborne=True, battery=1),
        own("infantry", 3),
        foe("tank", 23),
    )
    given = orders_of(of)
    assert isinstance(given[-1], LandOrder)
    drone = of.view(BLUE).units[DRONE]
    assert drone.landed
    assert of.view(BLUE).board.distance(drone.cell, of.view(BLUE).units[OPERATOR].cell) == 1


def test_a_scout_looks_out_while_its_battery_lasts() -> None:
    of = game(own("drone_operator", 2), own("surveillance_drone", 1), own("infantry", 3), foe("tank", 23))
    assert isinstance(orders_of(of)[0], MoveOrder)
    assert of.view(BLUE).units[DRONE].airborne


def test_who_lands_a_relay_brings_the_others_within_eight_first() -> None:
    of = game(
        own("drone_operator", 2),
        own("surveillance_drone", 4, 2, airborne=True, battery=1),
        own("bomber_drone", 13, airborne=True, ammo={"bomb": 0}),
        own("infantry", 3),
        foe("tank", 23),
    )
    assert orders_of(of, 1002)
    assert of.view(BLUE).units[DRONE].landed
    assert of.view(BLUE).own_unit(1002) is not None


def test_an_operator_keeps_its_drones_in_link() -> None:
    of = game(
        own("drone_operator", 10),
        own("surveillance_drone", 3, airborne=True),
        own("bomber_drone", 2, airborne=True, ammo={"bomb": 0}),
        *[own("tank", 14, y) for y in range(5)],
        foe("tank", 23),
    )
    orders_of(of, OPERATOR)
    assert {unit.id for unit in of.view(BLUE).own} >= {DRONE, 1002}


def test_a_jammer_goes_where_drones_fly() -> None:
    units = own("infantry", 2, 0), own("jammer", 3), own("tank", 1), foe("drone_operator", 14)
    of = game(*units, foe("bomber_drone", 10, airborne=True))
    assert isinstance(orders_of(of, 1001)[0], MoveOrder)
    assert [unit.kind.id for unit in of.view(RED).own] == ["drone_operator"]


FORCE = (
    "general",
    "supply_truck",
    "infantry",
    "infantry",
    "scout",
    "tank",
    "drone_operator",
    "surveillance_drone",
    "bomber_drone",
    "kamikaze_drone",
    "kamikaze_drone",
    "jammer",
    "rocket_launcher",
)


@pytest.mark.parametrize("seed", range(6))
def test_no_drone_falls_by_its_own_sides_fault(seed: int) -> None:
    """No order is refused, and no drone leaves its link or runs its battery down, unless an enemy saw to that."""
    dice = random.Random(seed)
    size = 22
    rows = tuple("".join(dice.choice(".........rrfffhm") for _ in range(size)) for _ in range(size))
    units = []
    for side, lines in ((BLUE, range(1, 5)), (RED, range(size - 5, size - 1))):
        cells = [(x, y) for x in range(4, 18) for y in lines if rows[y][x] in ".r"]
        units += [
            UnitSetup(type=kind, side=side, at=at)
            for kind, at in zip(FORCE, dice.sample(cells, len(FORCE)), strict=True)
        ]
    of = new_game(BattleSetup(rows=rows, units=tuple(units), seed=seed), load_clumsy().data)
    seats = [Opponent(BLUE), Opponent(RED)]
    while not (view := of.view(of.view(BLUE).turn)).ended:
        order = seats[view.side].next_order(view)
        told = of.submit(order)
        assert not isinstance(told, Refusal), (order, told)
        fallen = [event for event, _ in told if isinstance(event, FlightFailed)]
        reasons = {event.reason for event in fallen if side_of_id(event.unit) == order.side}
        # a relay that flies into a jammer nobody knew of brings others down as well
        assert reasons <= {"jammed"} or "jammed" in reasons, (order, fallen)

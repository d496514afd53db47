"""What the screen tells of a drone's link and battery, and of what befalls drones."""

from __future__ import annotations

import pytest

from client3d.clumsy import previews, radio
from client3d.clumsy.controller import Controller
from client3d.clumsy.words import Words
from core.orders import Order, Refusal
from core.packs.location import data_folder, pack_folder
from core.texts import LANGUAGES, Texts
from systems.clumsy import links, movement
from systems.clumsy.data import load_clumsy
from systems.clumsy.events import BatteryCharged, BatteryDrained, DroneJammed, FlightFailed, OperatorLost
from systems.clumsy.orders import BoardOrder, LandOrder, MoveOrder
from systems.clumsy.picture import picture_of
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, UnitSetup

WORDS = Words(Texts("en", data_folder() / "locale", pack_folder("clumsy") / "locale"), ("blue", "red"))
OPERATOR, DRONE, OTHER = 1000, 1001, 1002


def game(**drone: object) -> ClumsyGame:
    """An operator at the left edge, its bomber four cells away, a landed one beside it, and an enemy far away."""
    units = (
        UnitSetup(type="drone_operator", side=0, at=(0, 0)),
        UnitSetup(type="bomber_drone", **{"side": 0, "at": (4, 0), "airborne": True, **drone}),  # type: ignore[arg-type]
        UnitSetup(type="kamikaze_drone", side=0, at=(1, 0), battery=1),
        UnitSetup(type="jammer", side=1, at=(19, 0)),
    )
    return new_game(BattleSetup(rows=("." * 20,) * 2, units=units), load_clumsy().data)


def told(of: ClumsyGame, unit: int) -> list[str]:
    """The lines of a unit's card."""
    view = of.view(0)
    return [line.text for line in radio.states(WORDS, view, view.units[unit])]


def test_the_card_tells_of_battery_and_link() -> None:
    assert told(game(), DRONE) == ["Battery: 4 of 4 turns in the air", "Linked: 4 cells from its operator"]
    assert told(game(battery=1), DRONE)[:2] == [
        "Battery: 1 of 4 turns in the air",
        "Must land this turn, or it crashes",
    ]
    assert told(game(), OTHER)[:2] == ["Battery: 1 of 4 turns in the air", "Recharges at the start of your turn"]
    assert told(game(at=(12, 0), airborne=False), DRONE)[1] == "Beyond its link: 12 cells from its operator"
    assert told(game(), OPERATOR) == ["Flies 2 drones"]


def test_an_enemys_drone_is_told_nothing_of() -> None:
    of = game(side=1)
    view = of.view(0)
    enemy = next(unit for unit in view.enemies if unit.kind.id == "bomber_drone")
    assert radio.states(WORDS, view, enemy) == []


def test_a_way_beyond_the_link_is_shown_and_warned_of() -> None:
    view = game().view(0)
    drone = view.units[DRONE]
    near, beyond = previews.way(view, drone, (8, 0)), previews.way(view, drone, (10, 0))
    assert (near.falling, [each.id for each in beyond.falling]) == ((), [DRONE])
    assert [line.text for line in radio.arrival(WORDS, drone, near.falling)] == ["Battery after this turn: 3"]
    assert [line.text for line in radio.arrival(WORDS, drone, beyond.falling)] == ["Beyond its link: it crashes"]
    assert (10, 0) not in previews.reachable(view, drone)


def test_what_a_radio_reaches_is_shown() -> None:
    view = game().view(0)
    cells, style = radio.covered(view, view.units[DRONE])
    assert style == "link"
    assert (8, 0) in cells
    assert (9, 0) not in cells
    assert radio.covered(view, view.units[OPERATOR]) == (cells, style)
    jammers = game().view(1)
    cells, style = radio.covered(jammers, jammers.own[0])
    assert style == "threat"
    assert (13, 0) in cells
    assert (12, 0) not in cells


EVENTS = [
    (FlightFailed(unit=DRONE, reason="link"), "Bomber drone is beyond its link"),
    (FlightFailed(unit=DRONE, reason="operator"), "Bomber drone has lost its operator"),
    (FlightFailed(unit=DRONE, reason="battery"), "Bomber drone has an empty battery"),
    (FlightFailed(unit=DRONE, reason="jammed"), ""),
    (DroneJammed(unit=DRONE, at=(4, 0)), "Jammed: Bomber drone"),
    (OperatorLost(unit=OTHER), "Loitering munition is lost with its operator"),
    (BatteryDrained(unit=DRONE, battery=3), ""),
    (BatteryDrained(unit=DRONE, battery=1), "Bomber drone must land next turn, or it crashes"),
    (BatteryCharged(unit=OTHER, battery=4), "Recharged: Loitering munition"),
]


@pytest.mark.parametrize(("event", "text"), EVENTS, ids=lambda part: getattr(part, "reason", type(part).__name__))
def test_the_log_tells_what_befalls_a_drone(event: object, text: str) -> None:
    line = WORDS.log_line(event, picture_of(game().view(0)))  # type: ignore[arg-type]
    assert (line.text if line else "") == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_it(language: str) -> None:
    words = Words(Texts(language, data_folder() / "locale", pack_folder("clumsy") / "locale"), ("blue", "red"))
    of = game()
    picture = picture_of(of.view(0))
    lines = [line.text for event, text in EVENTS if text and (line := words.log_line(event, picture))]
    lines += [line.text for unit in of.view(0).own for line in radio.states(words, of.view(0), unit)]
    assert len(lines) == 13
    assert not [line for line in lines if line.startswith("[")]


def relayed() -> ClumsyGame:
    """An operator beside a truck; a surveillance drone and, twelve cells off and so in need of it, a bomber."""
    units = (
        UnitSetup(type="drone_operator", side=0, at=(1, 0)),
        UnitSetup(type="surveillance_drone", side=0, at=(5, 0), airborne=True),
        UnitSetup(type="bomber_drone", side=0, at=(13, 0), airborne=True),
        UnitSetup(type="truck", side=0, at=(0, 0)),
        UnitSetup(type="truck", side=1, at=(39, 1)),
    )
    return new_game(BattleSetup(rows=("." * 40,) * 2, units=units), load_clumsy().data)


RELAY, FAR, TRUCK = 1001, 1002, 1003
FALLS: list[tuple[Order, int, bool, list[int]]] = [
    # what is ordered, whose way or going that is, whether that unit stays, which drones crash
    (MoveOrder(side=0, unit=OPERATOR, to=(2, 0)), OPERATOR, True, []),
    (MoveOrder(side=0, unit=OPERATOR, to=(1, 1)), OPERATOR, True, [FAR]),
    (BoardOrder(side=0, unit=OPERATOR, carrier=TRUCK), OPERATOR, False, [RELAY, FAR]),
    (LandOrder(side=0, unit=RELAY), RELAY, False, [FAR]),
    (MoveOrder(side=0, unit=RELAY, to=(9, 0)), RELAY, True, []),
    (MoveOrder(side=0, unit=RELAY, to=(10, 0)), RELAY, True, [RELAY, FAR]),
    (MoveOrder(side=0, unit=FAR, to=(14, 0)), FAR, True, [FAR]),
]


@pytest.mark.parametrize(("order", "unit", "stays", "lost"), FALLS, ids=lambda part: type(part).__name__)
def test_the_drones_that_are_asked_about_are_those_that_crash(
    order: Order, unit: int, stays: bool, lost: list[int]
) -> None:
    of = relayed()
    view = of.view(0)
    way: tuple[int, ...] = ()
    if isinstance(order, MoveOrder):
        found = movement.way(view, view.units[unit], view.board.cell(*order.to))
        assert found is not None
        way = found.cells
    assert [drone.id for drone in links.falling(view, view.units[unit], way, stays)] == lost
    assert not isinstance(of.submit(order), Refusal)
    left = {each.id for each in of.view(0).force}
    assert sorted({RELAY, FAR} - left) == lost


def test_a_click_that_brings_a_drone_down_tells_which() -> None:
    of = relayed()
    hands = Controller(lambda: of.view(0), lambda _order: None, Unmarked())
    hands.active = True
    hands.click((1, 0))
    assert [drone.id for drone in hands.drones_lost((1, 1))] == [FAR]
    assert hands.drones_lost((2, 0)) == ()
    hands.set_mode("board")
    assert [drone.id for drone in hands.drones_lost((0, 0))] == [RELAY, FAR]
    hands.select(RELAY)
    assert [drone.id for drone in hands.drones_lost_by_landing()] == [FAR]
    hands.active = False
    assert hands.drones_lost_by_landing() == ()


class Unmarked:
    """A board on which nothing is shown."""

    def show(self, name: str, cells: object, style: str) -> None:
        """Nothing."""

    def path(self, name: str, cells: object, style: str = "path") -> None:
        """Nothing."""

    def hide(self, name: str) -> None:
        """Nothing."""

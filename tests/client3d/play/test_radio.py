"""What the screen tells of a drone's link and battery, and of what befalls drones."""

from __future__ import annotations

import pytest

from client3d.play import previews, radio
from client3d.play.words import Words
from core.packs.location import data_folder, pack_folder
from core.texts import LANGUAGES, Texts
from systems.clumsy.data import load_clumsy
from systems.clumsy.events import BatteryCharged, BatteryDrained, DroneJammed, FlightFailed, OperatorLost
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
    assert (near.breaks_link, beyond.breaks_link) == (False, True)
    assert [line.text for line in radio.arrival(WORDS, drone, near.breaks_link)] == ["Battery after this turn: 3"]
    assert [line.text for line in radio.arrival(WORDS, drone, beyond.breaks_link)] == ["Beyond its link: it crashes"]
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

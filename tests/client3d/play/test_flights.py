"""Craft on the screen: two layers in a cell under one click, landing, what is told of a flight before it is flown."""

from __future__ import annotations

import pytest
from test_play_parts import Seat

from client3d.clumsy import flights, previews
from client3d.clumsy.layers import watched_figure
from client3d.clumsy.words import Words
from core.orders import Refusal
from core.packs.location import data_folder, pack_folder
from core.texts import Texts
from systems.clumsy.data import load_clumsy
from systems.clumsy.events import FlightFailed
from systems.clumsy.orders import EndTurnOrder, FireOrder, LandOrder, MoveOrder
from systems.clumsy.picture import picture_of
from systems.clumsy.pipeline import new_game
from systems.clumsy.setup import BattleSetup, ClockSetup, UnitSetup

DAY = ClockSetup(season="summer", hour="day", weather="clear", frozen=True)


def unit(kind: str, side: int, x: int, y: int, **more: object) -> UnitSetup:
    return UnitSetup(type=kind, side=side, at=(x, y), **more)  # type: ignore[arg-type]


def seat(*units: UnitSetup, rows: tuple[str, ...] = ("............",) * 6) -> Seat:
    setup = BattleSetup(rows=rows, units=units, clock=DAY)
    return Seat(new_game(setup, load_clumsy().data))


HAWK = unit("attack_helicopter", 0, 3, 3, airborne=True)
TANK = unit("tank", 0, 3, 3)
FOES = (unit("attack_helicopter", 1, 7, 3, airborne=True), unit("infantry", 1, 7, 3))


def test_clicks_on_a_shared_cell_choose_one_after_the_other() -> None:
    alice = seat(HAWK, TANK, unit("infantry", 1, 11, 5))
    found = []
    for _ in range(3):
        alice.hands.click((3, 3))
        found.append(alice.hands.unit.kind.id)
    assert found == ["attack_helicopter", "tank", "attack_helicopter"]
    assert alice.orders == []


def test_a_click_on_a_body_chooses_that_unit() -> None:
    alice = seat(HAWK, TANK, unit("infantry", 1, 11, 5))
    alice.hands.click((3, 3), False)
    assert alice.hands.unit.kind.id == "tank"
    alice.hands.click((3, 3), True)
    assert alice.hands.unit.kind.id == "attack_helicopter"


@pytest.mark.parametrize(("layer", "what", "hit"), [(True, "", "attack_helicopter"), (False, "ground", "infantry")])
def test_of_two_enemies_in_a_cell_the_one_clicked_on_is_fired_at(layer: bool, what: str, hit: str) -> None:
    alice = seat(HAWK, *FOES)
    alice.hands.click((3, 3))
    alice.hands.hover((7, 3), layer)
    pointed = alice.hands.point()
    assert pointed is not None
    assert {shot.target.kind.id for shot in pointed.shots} == {hit}
    before = {enemy.kind.id: enemy.hp for enemy in alice.game.view(0).enemies}
    alice.hands.click((7, 3), layer)
    (order,) = alice.orders
    assert isinstance(order, FireOrder)
    assert order.what == what
    after = {enemy.kind.id: enemy.hp for enemy in alice.game.view(0).enemies}
    assert [name for name in before if after.get(name, 0) < before[name]] == [hit]


def test_a_rifle_is_not_fired_at_a_craft_nor_at_whom_it_hides() -> None:
    alice = seat(unit("infantry", 0, 3, 3), *FOES)
    alice.hands.click((3, 3))
    alice.hands.hover((7, 3), True)
    assert alice.hands.point().refusal == Refusal("not_targetable")
    alice.hands.hover((7, 3), False)
    assert [shot.target.kind.id for shot in alice.hands.point().shots] == ["infantry"]
    # a click that does not tell means whom it can hit
    alice.hands.hover((7, 3))
    assert [shot.target.kind.id for shot in alice.hands.point().shots] == ["infantry"]


def test_in_fire_mode_both_are_offered_to_choose_from() -> None:
    """FIRE-4: "unit" is the craft, "ground" whoever stands below it."""
    alice = seat(HAWK, *FOES)
    alice.hands.click((3, 3))
    alice.hands.set_mode("fire")
    aims = alice.hands.choices((7, 3))
    assert [(aim.what, aim.target.kind.id) for aim in aims] == [("unit", "attack_helicopter"), ("ground", "infantry")]
    assert all(aim.refusal is None for aim in aims)
    assert alice.hands.fire_at((7, 3), "ground", "helicopter_rockets") is None
    assert {enemy.kind.id for enemy in alice.game.view(0).enemies} == {"attack_helicopter", "infantry"}
    assert next(e for e in alice.game.view(0).enemies if e.kind.id == "infantry").hp < 6


def test_a_craft_flies_over_a_friend_when_that_is_what_is_asked() -> None:
    alice = seat(HAWK, unit("tank", 0, 5, 3), unit("infantry", 1, 11, 5))
    alice.hands.click((3, 3))
    assert alice.hands.set_mode("fly") is None
    alice.hands.hover((5, 3))
    assert alice.hands.point().way.points == 2
    alice.hands.click((5, 3))
    assert alice.orders == [MoveOrder(side=0, unit=1000, to=(5, 3))]
    assert alice.hands.unit.kind.id == "attack_helicopter"


def test_landing_and_why_not() -> None:
    alice = seat(HAWK, TANK, unit("infantry", 1, 11, 5))
    alice.hands.click((3, 3), True)
    assert previews.refusal_of_kind(alice.game.view(0), alice.hands.unit, "land") == Refusal("occupied")
    assert alice.hands.land() == Refusal("occupied")
    alice.hands.click((4, 3))
    assert alice.hands.land() is None
    assert [type(order) for order in alice.orders] == [LandOrder, MoveOrder, LandOrder]
    assert not alice.hands.unit.airborne
    assert previews.refusal_of_kind(alice.game.view(0), alice.hands.unit, "land") == Refusal("landed")


def test_where_it_may_land_is_shown_and_true() -> None:
    rows = ("..f...", ".r..h.")
    alice = seat(unit("transport_helicopter", 0, 0, 0, airborne=True, action_points=4), TANK_AT, rows=rows)
    view = alice.game.view(0)
    # two points for the flight at most, two for landing
    assert flights.landing_places(view, view.own[0]) == [(0, 0), (1, 0), (0, 1)]
    alice.hands.click((0, 0))
    alice.hands.show()
    assert alice.overlays.shown["landing"] == [(0, 0), (1, 0), (0, 1)]


TANK_AT = unit("tank", 1, 5, 1)


def test_what_a_flight_preview_says_is_what_happens() -> None:
    foes = unit("anti_air_battery", 1, 11, 3), unit("infantry", 1, 8, 3), unit("tank", 1, 6, 5)
    alice = seat(unit("attack_helicopter", 0, 2, 3, airborne=True, fuel=8), *foes)
    view = alice.game.view(0)
    way = previews.way(view, view.own[0], (5, 3))
    assert not isinstance(way, Refusal)
    told = flights.flight(view, view.own[0], way.cells, way.points_left, way.fuel_left)
    # 5 fuel left: 3 after this turn, 1 after the next, then none
    assert (told.turns, told.lands) == (2, True)
    # the battery's missiles reach 10 cells
    assert [enemy.kind.id for enemy in told.watched_by] == ["anti_air_battery"]
    alice.give(MoveOrder(side=0, unit=1000, to=(5, 3)))
    for _ in range(2):
        for side in (0, 1):
            assert not isinstance(alice.game.submit(EndTurnOrder(side=side)), Refusal)
    assert alice.game.view(0).own[0].fuel == 1


def test_the_log_says_why_a_craft_falls_and_nothing_of_reasons_it_does_not_know() -> None:
    words = Words(Texts("en", data_folder() / "locale", pack_folder("clumsy") / "locale"), ("blue", "red"))
    picture = picture_of(seat(HAWK, TANK_AT).game.view(0))
    line = words.log_line(FlightFailed(unit=1000, reason="dry"), picture)
    assert line is not None
    assert "has run dry" in line.text
    assert words.log_line(FlightFailed(unit=1000, reason="whim"), picture) is None


def test_a_watcher_chooses_both_too() -> None:
    alice = seat(HAWK, TANK, unit("infantry", 1, 11, 5))
    picture = picture_of(alice.game.view(0))
    first = watched_figure(picture, (3, 3), None, 0)
    assert first is not None
    assert first.type == "attack_helicopter"
    assert watched_figure(picture, (3, 3), None, first.key).type == "tank"
    assert watched_figure(picture, (3, 3), False, 0).type == "tank"
    assert watched_figure(picture, (0, 0), None, 0) is None

"""Ways of several turns: chosen by a click, gone on with as a player's orders, ended by enemies and other orders."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_client import run
from test_play_parts import Seat

from client3d.clumsy import badges, routes
from client3d.clumsy.cards import Cards
from client3d.clumsy.menus import Menus
from client3d.clumsy.pointing import Pointing
from client3d.clumsy.words import Words
from core.orders import Order, Refusal, UndoOrder
from core.packs.location import data_folder, pack_folder
from core.texts import LANGUAGES, Texts
from systems.clumsy.data import load_clumsy
from systems.clumsy.orders import AlertOrder, EndTurnOrder, MoveOrder
from systems.clumsy.picture import picture_of
from systems.clumsy.pipeline import new_game
from systems.clumsy.setup import BattleSetup, ClockSetup, UnitSetup

RIFLES = 1000
CLOCK = ClockSetup(season="summer", hour="day", weather="clear", frozen=True)


def words(language: str = "en") -> Words:
    return Words(Texts(language, data_folder() / "locale", pack_folder("clumsy") / "locale"), ("blue", "red"))


class Walker(Seat):
    """Alice with riflemen at the left edge of a long meadow; Bob's truck far away, or where it is wanted."""

    def __init__(self, enemy: tuple[int, int] = (39, 1), *more: UnitSetup) -> None:
        units = (
            UnitSetup(type="infantry", side=0, at=(0, 0)),
            *more,
            UnitSetup(type="truck", side=1, at=enemy),
        )
        super().__init__(
            new_game(BattleSetup(rows=("." * 40,) * 2, units=units, clock=CLOCK, round_limit=40), load_clumsy().data)
        )
        self.hands.select(RIFLES)

    def give(self, order: Order) -> Refusal | None:
        found = super().give(order)
        if found is None:  # as the session does
            if isinstance(order, UndoOrder):
                self.hands.routes.taken_back()
            else:
                self.hands.routes.ordered(order)
        return found

    @property
    def at(self) -> tuple[int, int]:
        view = self.game.view(0)
        return view.board.xy(view.units[RIFLES].cell)

    def next_turn(self) -> routes.Leg:
        """Bob passes, and Alice's riflemen go on."""
        for side in (0, 1):
            self.game.submit(EndTurnOrder(side=side))
        assert self.hands.routes.due(self.game.view(0)) in ([], [RIFLES])
        leg = self.hands.routes.go_on(self.game.view(0), RIFLES)
        if leg.order is not None:
            assert self.give(leg.order) is None
        return leg


def test_a_click_too_far_for_this_turn_goes_on_until_the_goal() -> None:
    alice = Walker()
    alice.hands.hover((12, 0))
    pointed = alice.hands.point()
    assert pointed is not None
    assert pointed.route is not None
    assert (pointed.refusal, pointed.route.turns, pointed.route.ends) == (None, 3, ((5, 0), (10, 0), (12, 0)))
    assert {cell: signs[0].text for cell, signs in badges.steps_of(pointed).items()} == {
        (5, 0): "1",
        (10, 0): "2",
        (12, 0): "3",
    }
    alice.hands.click((12, 0))
    assert alice.at == (5, 0)
    alice.next_turn()
    assert alice.at == (10, 0)
    alice.next_turn()
    assert (alice.at, alice.hands.routes.sent) == ((12, 0), {})
    assert alice.next_turn() == routes.Leg()
    assert {type(order) for order in alice.orders} == {MoveOrder}


def test_a_unit_without_points_begins_its_way_in_the_next_turn() -> None:
    alice = Walker()
    alice.hands.click((5, 0))
    alice.hands.click((9, 0))
    assert (alice.at, len(alice.orders)) == ((5, 0), 1)
    alice.next_turn()
    assert alice.at == (9, 0)


def test_an_enemy_that_comes_into_sight_ends_a_way() -> None:
    alice = Walker((16, 0))  # riflemen see 7 cells far
    alice.hands.click((14, 0))
    assert alice.at == (5, 0)
    assert alice.next_turn() == routes.Leg(alice.orders[-1])  # nobody was in sight yet
    assert (alice.at, len(alice.game.view(0).enemies)) == ((10, 0), 1)
    assert alice.next_turn() == routes.Leg(ended="enemy")
    assert (alice.at, alice.hands.routes.sent) == ((10, 0), {})


def test_an_enemy_in_sight_from_the_first_does_not() -> None:
    alice = Walker((6, 1))
    alice.hands.click((12, 0))
    assert alice.hands.routes.sent[RIFLES].goal == (12, 0)
    assert alice.next_turn().ended == ""
    assert alice.at == (10, 0)


def test_who_stands_in_the_goal_bars_the_way() -> None:
    other = UnitSetup(type="infantry", side=0, at=(20, 0))
    alice = Walker((39, 1), other)
    alice.hands.click((12, 0))
    alice.game.submit(MoveOrder(side=0, unit=RIFLES + 1, to=(15, 0)))
    alice.game.submit(EndTurnOrder(side=0))
    alice.game.submit(EndTurnOrder(side=1))
    alice.game.submit(MoveOrder(side=0, unit=RIFLES + 1, to=(12, 0)))
    assert alice.hands.routes.go_on(alice.game.view(0), RIFLES) == routes.Leg(ended="barred")


ENDINGS = {
    "another move": lambda alice: alice.hands.click((4, 0)),
    "alert": lambda alice: alice.give(AlertOrder(side=0, unit=RIFLES)),
    "undo": lambda alice: alice.hands.undo(),  # an observer has seen all that could be seen anew
    "stand down": lambda alice: alice.hands.keep("stand_down"),
}


@pytest.mark.parametrize("how", ENDINGS)
def test_a_way_ends_by(how: str) -> None:
    alice = Walker((39, 1), UnitSetup(type="observer", side=0, at=(6, 1)))
    if how in ("alert", "another move"):
        alice.hands.routes.choose(alice.game.view(0), alice.hands.own_unit, (12, 0))
    else:
        alice.hands.click((12, 0))
    assert alice.hands.routes.sent
    assert ENDINGS[how](alice) is None
    assert not alice.hands.routes.sent
    assert alice.at == {"undo": (0, 0), "another move": (4, 0), "alert": (0, 0)}.get(how, (5, 0))


def test_no_drone_is_led_out_of_its_link() -> None:
    """The operator's way of this turn ends where its bomber, eight cells off, would lose the link."""
    units = (
        UnitSetup(type="drone_operator", side=0, at=(1, 0)),
        UnitSetup(type="bomber_drone", side=0, at=(0, 1), airborne=True),
    )
    alice = Walker((39, 1), *units)
    alice.hands.select(RIFLES + 1)
    alice.hands.click((12, 0))
    alice.game.submit(EndTurnOrder(side=0))
    alice.game.submit(EndTurnOrder(side=1))
    leg = alice.hands.routes.go_on(alice.game.view(0), RIFLES + 1)
    assert leg.order is not None
    assert leg.order.to == (7, 0)  # 7 + 1 cells from the drone


def test_the_panels_tell_of_a_way() -> None:
    alice, told = Walker(), words()
    alice.hands.hover((12, 0))
    view = alice.game.view(0)
    path = Pointing(told).path(alice.hands.point(), view, alice.hands.own_unit)
    assert path is not None
    assert (path.points, path.points_left, path.there[0].text) == (10, 0, "There in 3 turns")
    alice.hands.click((12, 0))
    alice.hands.show()
    assert "route" in alice.overlays.shown
    view, unit = alice.game.view(0), alice.hands.own_unit
    route = alice.hands.routes.route_of(view, unit)
    card = Cards(told, lambda _kind, _side: None).card(view, unit, picture_of(view), route)
    # this turn goes no further: its part is none, and two more follow
    assert card.states[0].text == "On its way: 3 turns"
    buttons = {button.name: button for button in Menus(told).orders(view, alice.hands, True)}
    assert buttons["stand_down"].reason == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_of_ways(language: str) -> None:
    told = words(language)
    for reason in ("enemy", "barred"):
        assert told.unit("infantry") in told(f"route-ended-{reason}", unit=told.unit("infantry"))
    assert "3" in told("path-route", turns=3)


def test_a_unit_left_out_is_not_led_to_and_not_counted() -> None:
    alice, told = Walker((39, 1), UnitSetup(type="infantry", side=0, at=(2, 1))), words()
    view = alice.game.view(0)
    assert alice.hands.skip()
    assert alice.hands.skipped == {RIFLES}
    assert alice.hands.next_unit().id == RIFLES + 1
    assert alice.hands.next_unit().id == RIFLES + 1
    assert Menus(told).turn_buttons(view, True, "", alice.hands.skipped).units_left == 1
    alice.hands.select(RIFLES)
    assert not alice.hands.skip()
    assert alice.hands.skipped == frozenset()
    alice.hands.skip()
    alice.game.submit(EndTurnOrder(side=0))
    alice.game.submit(EndTurnOrder(side=1))
    assert alice.hands.skipped == frozenset()


def test_in_the_client_a_way_goes_on_when_the_turn_comes_again(tmp_path: Path) -> None:
    """Alice sends her mortar farther than it gets in a turn; Bob passes; it is there without another click."""
    passes = ["select none", "key tab", "wait frames 3", "click widget dialog.end_turn", "wait idle"]
    lines = [
        "select 0,4",
        "click cell 2,7",
        "wait idle",
        "expect unit 2,7 none",
        "expect unit 0,4 none",
        *passes,
        "click widget hand_over.ready",
        "wait idle",
        "expect turn red",
        "expect unit 2,7 none",
        *passes,
        "click widget hand_over.ready",
        "wait idle",
        "expect turn blue",
        "expect unit 2,7 mortar",
    ]
    done = run(tmp_path, "\n".join(lines), "hot")
    assert done.returncode == 0, done.stderr


def test_keys_switch_marks_on_and_leave_units_out(tmp_path: Path) -> None:
    lines = ["select 2,3", "key shift-e", "key shift-v", "wait frames 2", "key shift-space", "expect selected infantry"]
    lines += ["key shift-e", "key shift-v", "select 9,3", "wait frames 2", "expect selected tank"]
    done = run(tmp_path, "\n".join(lines))
    assert done.returncode == 0, done.stderr

"""What clicks and keys mean in Headquarters: orders, previews, marks, and what is dropped when others move."""

from __future__ import annotations

import pytest
from camps import Hands, duel, game

from client3d.headquarters import pointed
from client3d.headquarters.pointed import ATTACK, BUY, MOVE, MUSTER, RECRUIT, blows, pointed_at
from core.orders import UndoOrder
from systems.headquarters.orders import AttackOrder, EndTurnOrder, MoveOrder

TANKS = (("tank", 0, (1, 1)), ("tank", 1, (4, 1)))


def test_a_click_moves_and_a_click_on_who_is_near_strikes() -> None:
    alice = Hands(duel(*TANKS))
    alice.click((1, 1))
    assert alice.own_unit is not None
    assert alice.own_unit.kind.id == "tank"
    alice.click((3, 1))
    assert alice.unit_at((3, 1)) == "tank"
    alice.click((4, 1))
    unit = alice.own_unit
    assert unit is not None
    assert unit.acted


def test_a_click_on_who_is_farther_goes_there_and_strikes() -> None:
    alice = Hands(duel(*TANKS))
    alice.select_at((1, 1))
    alice.hover((4, 1))
    found = alice.point()
    assert found is not None
    assert found.blows is not None
    assert [type(order) for order in found.orders] == [MoveOrder, AttackOrder]
    assert found.way[0] == (1, 1)
    assert abs(found.way[-1][0] - 4) + abs(found.way[-1][1] - 1) == 1
    alice.click((4, 1))
    unit = alice.own_unit
    assert unit is not None
    assert unit.moved
    assert unit.acted


def test_of_several_places_to_strike_from_the_best_defended_is_taken() -> None:
    rows = ("......", "....h.", "......")
    alice = Hands(duel(("tank", 0, (1, 1)), ("infantry", 1, (4, 2)), rows=rows))
    alice.select_at((1, 1))
    view = alice.game.view(0)
    unit, target = view.at[view.board.cell(1, 1)][0], view.at[view.board.cell(4, 2)][0]
    place = pointed.place_to_strike(view, unit, target)
    assert place is not None
    assert view.board.xy(place) == (4, 1)


def test_guns_do_not_move_and_strike() -> None:
    alice = Hands(duel(("artillery", 0, (0, 1)), ("infantry", 1, (5, 1))))
    alice.select_at((0, 1))
    alice.click((5, 1))
    assert alice.last_refusal is not None
    assert alice.last_refusal.reason == "out_of_range"
    assert alice.unit_at((0, 1)) == "artillery"


@pytest.mark.parametrize("seed", range(12))
def test_blows_fall_within_what_was_shown(seed: int) -> None:
    played = duel(("tank", 0, (2, 1)), ("tank", 1, (3, 1)))
    # another course of the draws: blows are numbered
    view = played.view(0)
    mine, other = view.at[view.board.cell(2, 1)][0], view.at[view.board.cell(3, 1)][0]
    shown = blows(view, mine, other)
    played.battle.world.draws.answer((92 + seed, 108 - seed))
    played.submit(AttackOrder(side=0, unit=mine.id, at=(3, 1)))
    after = played.view(0).units
    assert shown.least <= other.hp - after[other.id].hp <= shown.most
    assert shown.back_least <= mine.hp - after[mine.id].hp <= shown.back_most


def test_who_may_die_by_the_blow_is_not_said_to_strike_back_for_certain() -> None:
    played = game(
        ("headquarters", 0, (0, 0)),
        ("headquarters", 1, (5, 2)),
        ("tank", 0, (2, 1)),
        ("infantry", 1, (3, 1)),
    )
    view = played.view(0)
    mine, other = view.at[view.board.cell(2, 1)][0], view.at[view.board.cell(3, 1)][0]
    assert blows(view, mine, other).back_is_certain
    gun = duel(("artillery", 0, (1, 1)), ("tank", 1, (3, 1))).view(0)
    far = blows(gun, gun.at[gun.board.cell(1, 1)][0], gun.at[gun.board.cell(3, 1)][0])
    assert (far.back_least, far.back_most) == (0, 0)  # beyond its range


def test_the_player_picks_the_cell_of_a_recruit() -> None:
    alice = Hands(duel(gold=(300, 0)))
    assert alice.set_mode(f"{RECRUIT}infantry") is None
    alice.show()
    assert alice.board.cells["places"] == [(1, 0), (0, 1)]
    alice.click((3, 1))
    assert alice.last_refusal is not None
    assert alice.last_refusal.reason == "not_adjacent"
    alice.click((0, 1))
    assert alice.unit_at((0, 1)) == "infantry"
    assert alice.mode == MUSTER


def test_what_cannot_be_paid_or_has_no_place_is_refused_with_its_own_reason() -> None:
    poor = Hands(duel(gold=(50, 0)))
    refusal = poor.set_mode(f"{RECRUIT}infantry")
    assert refusal is not None
    assert refusal.reason == "not_enough_gold"
    assert poor.mode == MOVE
    full = Hands(duel(("infantry", 0, (1, 0)), ("infantry", 0, (0, 1)), gold=(900, 0)))
    refusal = full.set_mode(f"{RECRUIT}infantry")
    assert refusal is not None
    assert refusal.reason == "no_free_cell"


def test_a_unit_on_its_headquarters_is_selected_first_and_then_the_headquarters() -> None:
    alice = Hands(duel(("infantry", 0, (0, 0))))
    for expected in ("infantry", "headquarters", "infantry"):
        alice.select_at((0, 0))
        assert alice.unit is not None
        assert alice.unit.kind.id == expected


def test_a_unit_may_be_sent_onto_its_headquarters() -> None:
    alice = Hands(duel(("infantry", 0, (1, 0))))
    alice.select_at((1, 0))
    alice.click((0, 0))
    assert alice.unit_at((0, 0)) == "infantry"
    assert alice.unit_at((1, 0)) == ""


def test_next_unit_leaves_out_who_has_finished_and_who_is_skipped() -> None:
    alice = Hands(duel(("infantry", 0, (1, 1)), ("infantry", 0, (2, 1)), ("infantry", 0, (3, 1))))
    view = alice.game.view(0)
    one, two, three = (view.at[view.board.cell(x, 1)][0].id for x in (1, 2, 3))
    alice.select(one)
    alice.wait()
    found = alice.next_unit()
    assert found is not None
    assert found.id == two
    assert alice.skip()
    found = alice.next_unit()
    assert found is not None
    assert found.id == three
    assert alice.next_unit() is not None
    assert alice.selected == three


# --- others give orders meanwhile


def test_a_selection_is_dropped_with_a_word_when_its_unit_is_destroyed() -> None:
    played = duel(("infantry", 0, (2, 1)), ("tank", 1, (3, 1)))
    alice = Hands(played)
    alice.select_at((2, 1))
    unit = alice.selected
    for _ in range(2):
        view = played.view(1)
        tank = view.at[view.board.cell(3, 1)][0].id
        played.submit(AttackOrder(side=1, unit=tank, at=(2, 1)))
        if unit not in played.view(0).units:
            break
        assert alice.revise() is None
        for side in (0, 1):
            played.submit(EndTurnOrder(side=side))
    dropped = alice.revise()
    assert dropped is not None
    assert dropped.reason == "unit_gone"
    assert alice.selected == 0


def test_aiming_is_dropped_with_the_reason_when_nobody_is_left_to_aim_at() -> None:
    played = duel(("infantry", 0, (2, 1)), ("tank", 1, (3, 1)))
    alice = Hands(played)
    alice.select_at((2, 1))
    assert alice.set_mode(ATTACK) is None
    view = played.view(1)
    tank = view.at[view.board.cell(3, 1)][0].id
    played.submit(MoveOrder(side=1, unit=tank, to=(5, 1)))
    dropped = alice.revise()
    assert dropped is not None
    assert dropped.reason == "no_target"
    assert alice.mode == MOVE


def test_a_recruits_cell_stays_valid_or_the_mode_is_dropped() -> None:
    played = duel(("infantry", 0, (1, 0)), ("tank", 1, (1, 1)), gold=(500, 0))
    alice = Hands(played)
    assert alice.set_mode(f"{RECRUIT}infantry") is None
    view = played.view(1)
    tank = view.at[view.board.cell(1, 1)][0].id
    played.submit(MoveOrder(side=1, unit=tank, to=(0, 1)))
    dropped = alice.revise()
    assert dropped is not None
    assert dropped.reason == "no_free_cell"
    assert alice.mode == MUSTER


def test_an_order_given_since_cannot_be_taken_back_by_another_camp() -> None:
    played = duel(*TANKS)
    alice = Hands(played)
    alice.select_at((1, 1))
    alice.click((2, 1))
    view = played.view(1)
    tank = view.at[view.board.cell(4, 1)][0].id
    played.submit(MoveOrder(side=1, unit=tank, to=(5, 1)))
    refusal = alice.undo()
    assert refusal is not None
    assert refusal.reason == "nothing_to_undo"
    played.submit(UndoOrder(side=1))
    assert alice.undo() is None
    assert alice.unit_at((1, 1)) == "tank"


# --- turns


def test_ending_the_turn_once_more_takes_it_back() -> None:
    played = duel(*TANKS)
    alice = Hands(played)
    assert alice.end_turn() is None
    assert played.view(0).own.ready
    alice.select_at((1, 1))
    alice.click((2, 1))
    assert alice.last_refusal is not None
    assert alice.last_refusal.reason == "camp_ready"
    assert alice.end_turn() is None
    assert not played.view(0).own.ready


def test_nothing_is_ordered_while_orders_are_shown() -> None:
    alice = Hands(duel(*TANKS))
    alice.select_at((1, 1))
    alice.active = False
    alice.click((2, 1))
    assert alice.unit_at((1, 1)) == "tank"
    assert alice.selected == 0


def test_an_air_strike_is_aimed_at_any_enemy() -> None:
    played = duel(*TANKS, gold=(900, 0), date="2026-11-02")
    alice = Hands(played)
    alice.buy("air_strike")
    assert alice.mode == f"{BUY}air_strike"
    found = pointed_at(played.view(0), alice.chosen, (1, 1))
    assert found.refusal is not None
    assert found.refusal.reason == "no_target"
    alice.click((4, 1))
    struck = played.view(0).of(1)[1]
    assert alice.last_refusal is None
    assert struck.hp == struck.kind.hp - 5
    assert alice.mode == MUSTER

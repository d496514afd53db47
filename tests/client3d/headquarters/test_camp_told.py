"""What is told of a battle of Headquarters: every event is played, heard and told; texts in all languages; the header,
the menus, and what a battle came to."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from camps import Hands, duel, game, texts

from client3d.headquarters import plays, sounds, watching, words
from client3d.headquarters.account import CampLedger, aftermath
from client3d.headquarters.cards import CampCards
from client3d.headquarters.heading import Heading
from client3d.headquarters.keys import HELP, CampBindings
from client3d.headquarters.menus import CampMenus
from client3d.headquarters.words import CampWords
from core.events import Event, OrderTakenBack
from core.orders import Order, Refusal
from core.packs.location import data_folder
from core.texts import LANGUAGES
from systems.headquarters.events import AnyEvent
from systems.headquarters.orders import AttackOrder, BuyOrder, EndTurnOrder, RecruitOrder, SurrenderOrder
from systems.headquarters.picture import picture_of
from systems.headquarters.pipeline import HeadquartersGame

EVENTS: tuple[type[Event], ...] = get_args(AnyEvent)
CLIENT = Path(__file__).parents[3] / "client3d" / "headquarters"
REASONS = (
    *("game_over", "unknown_unit", "not_your_turn", "camp_ready", "out_of_bounds", "recruited_this_turn"),
    *("already_acted", "moved_this_turn", "unreachable", "occupied", "wrong_terrain", "not_enough_gold"),
    *("not_adjacent", "sold_out", "forbidden", "no_target", "cannot_fire", "below_minimum_range", "out_of_range"),
    *("invalid", "nothing_to_undo", "shot_fired", "turn_over", "no_free_cell", "unit_gone"),
)
NUMBERS = {"needed": 3, "left": 2, "distance": 4, "range": 1}


def speaker(played: HeadquartersGame, language: str = "en") -> CampWords:
    found = CampWords(texts(language), played.view(0).side_names)
    found.data = played.view(0).data
    return found


def heading(played: HeadquartersGame, language: str = "en") -> Heading:
    view = played.view(0)
    return Heading(speaker(played, language), view.data, view.land, 0)


# --- every event


def test_every_event_is_played_and_heard_and_told_or_left_out_on_purpose() -> None:
    for event in (*EVENTS, OrderTakenBack):
        assert event in plays.PLAYS, event
        assert event in sounds.CUES or event.__name__ == "UnitMoved", event
    assert {*words.LINES, *words.UNTOLD} == set(EVENTS)
    assert set(watching.MARKED) <= set(EVENTS)


def test_sounds_are_those_there_are() -> None:
    folders = [data_folder() / pack / "sounds" for pack in ("clumsy", "headquarters", "")]
    files = [path for folder in folders for path in folder.rglob("*.*")]
    there = {re.sub(r"_\d+$", "", path.stem) for path in files}
    named = {*sounds._SOON, *sounds._LATER, *sounds._SHOTS.values(), *sounds._ENGINES.values()}
    assert named <= there, named - there


# --- texts


def keys(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for line in (data_folder() / "locale" / language / "headquarters.ftl").read_text("utf-8").splitlines():
        if match := re.match(r"([a-z][A-Za-z0-9_-]*) = (.+)", line):
            found[match[1]] = set(re.findall(r"\$([a-z]+)", match[2]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_texts_with_the_same_arguments(language: str) -> None:
    assert keys(language) == keys("en")


def test_every_text_that_is_named_exists() -> None:
    known = texts()
    for path in CLIENT.glob("*.py"):
        for key in re.findall(r"""words\(\s*["']([a-z][a-z0-9_-]+)["']""", path.read_text("utf-8")):
            assert known.has(key), (path.name, key)
    for intent in HELP:
        assert known.has(f"key-{intent}"), intent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told_in_words_with_its_numbers(language: str) -> None:
    say = speaker(duel(), language)
    for reason in REASONS:
        told = say.refusal(Refusal(reason, NUMBERS))
        assert told, reason
        assert not set("{$") & set(told), reason
        assert reason == "invalid" or told != say.refusal(Refusal("invalid")), reason


# --- keys


def test_keys_mean_what_the_player_has_chosen_for_their_like() -> None:
    usual = CampBindings()
    assert (usual.intent_of("f"), usual.intent_of("x"), usual.intent_of("b")) == (
        *("camp_attack", "camp_wait", "camp_shop"),
    )
    assert usual.intent_of("tab") == "camp_end_turn"
    shared = CampBindings(shared=True)
    assert (shared.intent_of("tab"), shared.intent_of("enter")) == ("next_camp", "camp_end_turn")
    assert CampBindings({"fire": ("j",)}).intent_of("j") == "camp_attack"


def test_help_leaves_out_what_no_key_does() -> None:
    told = [text for _, text in CampBindings().help_lines(texts(), HELP)]
    assert texts().format("key-camp_attack") in told
    assert all(keys for keys, text in CampBindings().help_lines(texts(), ("camp_attack", "undo", "next_camp")))


# --- the header


def test_the_header_tells_gold_income_and_bounty() -> None:
    played = duel(gold=(130, 40))
    values = heading(played).values(picture_of(played.view(0)), 0, (0,))
    assert values.gold == "130  (+175)"
    assert values.bounty == "Bounty 60"
    assert values.bomb == ""
    assert [(plate.label, plate.gold, plate.cities, plate.state) for plate in values.plates] == [
        ("Blue", 130, 1, "playing"),
        ("Red", 40, 1, "playing"),
    ]


def corners(camps: int) -> HeadquartersGame:
    cells = ((0, 2), (5, 0), (0, 0), (5, 2))
    return game(*(("headquarters", side, cells[side]) for side in range(camps)))


def test_the_header_warns_of_the_bomb_and_tells_what_it_left() -> None:
    played = corners(4)
    said = []
    for side in (None, 3, 2, 1):
        if side is not None:
            played.submit(SurrenderOrder(side=side))
        values = heading(played).values(picture_of(played.view(0)), 0, (0,))
        said.append((values.bomb, values.alarming))
    assert said == [
        ("Atomic bomb when 2 camps are left", False),
        ("Atomic bomb at the next headquarters lost!", True),
        ("Fallout: no repair kits", False),
        ("Fallout: no repair kits", False),
    ]


def test_a_camp_that_is_ready_or_out_says_so() -> None:
    played = corners(3)
    played.submit(EndTurnOrder(side=1))
    played.submit(SurrenderOrder(side=2))
    plates = heading(played).values(picture_of(played.view(0)), 0, (0, 1), choosing=True).plates
    assert [(plate.state, plate.ready, plate.out, plate.chosen) for plate in plates] == [
        ("playing", False, False, True),
        ("ready", True, False, False),
        ("out", False, True, False),
    ]


# --- menus


def buttons(played: HeadquartersGame, alice: Hands) -> dict[str, Any]:
    found = CampMenus(speaker(played)).orders(played.view(0), alice, "")
    return {button.name: button for button in found}


def test_what_headquarters_recruit_and_the_shop_sells_is_shown_with_price_stock_and_discount() -> None:
    played = duel(gold=(260, 0), date="2026-11-30")
    alice = Hands(played)
    alice.select_at((0, 0))
    shown = buttons(played, alice)
    assert list(shown) == [
        *("camp_shop", "recruit_infantry", "recruit_artillery", "recruit_tank"),
        *("buy_fortifications", "buy_heavy_tank", "buy_repair_kit"),
    ]
    assert shown["recruit_infantry"].badge == "100"
    assert not shown["recruit_infantry"].reason
    assert shown["recruit_tank"].reason == "Not enough gold: 300 needed, 260 left.".replace("left", "there")
    assert shown["buy_fortifications"].label == "★ Fortifications ×2 −20 %"
    assert "2 of 2" in shown["buy_fortifications"].tip
    assert shown["buy_fortifications"].badge == "160"
    alice.buy("fortifications")
    assert buttons(played, alice)["buy_fortifications"].label == "★ Fortifications ×1 −20 %"


def test_a_units_orders_are_greyed_with_the_reason() -> None:
    played = duel(("infantry", 0, (1, 1)))
    alice = Hands(played)
    alice.select_at((1, 1))
    shown = buttons(played, alice)
    assert shown["camp_attack"].reason == "There is no enemy to strike."
    assert not shown["camp_wait"].reason
    alice.wait()
    assert buttons(played, alice)["camp_wait"].reason == "It has done for this turn."


def test_the_button_of_the_turn_takes_back_while_others_are_not_ready() -> None:
    played = duel(("infantry", 0, (1, 1)))
    alice, menus = Hands(played), CampMenus(speaker(played))
    assert menus.turn_buttons(played.view(0), alice, "", others_wait=True).units_left == 1
    alice.end_turn()
    taken = menus.turn_buttons(played.view(0), alice, "turn_over", others_wait=True)
    assert (taken.end_text, taken.end_turn) == ("camp-resume", "")
    assert taken.undo
    assert menus.turn_buttons(played.view(0), alice, "turn_over", others_wait=False).end_turn


# --- cards


def test_a_card_tells_attack_reach_and_defence_with_the_ground_and_works() -> None:
    played = duel(("infantry", 0, (1, 1)), rows=("......", ".h....", "......"), gold=(900, 0))
    cards = CampCards(speaker(played), lambda _kind, _side: None)
    picture = picture_of(played.view(0))
    figures = {figure.type: figure for figure in picture.figures.values() if figure.side == 0}
    card = cards.card(figures["infantry"], picture)
    assert card is not None
    lines = [line.text for line in card.states]
    assert lines[:3] == ["Attack 3 · range 1", "Defence 4: 2 of its own, ground +2".replace("+2", "2"), "Move 3"]
    assert "Hill: defence +2" in lines
    played.submit(BuyOrder(side=0, what="fortifications"))
    picture = picture_of(played.view(0))
    seat = cards.card(figures["headquarters"], picture)
    assert seat is not None
    assert "works +2" in seat.states[1].text


def test_a_bought_unit_wears_a_star() -> None:
    played = duel(gold=(900, 0), date="2026-11-02")
    played.submit(BuyOrder(side=0, what="scout", at=(1, 0)))
    picture = picture_of(played.view(0))
    scout = next(figure.key for figure in picture.figures.values() if figure.type == "scout")
    assert CampCards.marks(picture) == {scout: ("point",)}


# --- what it came to


def test_the_account_of_a_battle() -> None:
    played = duel(("tank", 0, (4, 2)), ("infantry", 1, (4, 1)), gold=(150, 100))
    ledger = CampLedger(picture_of(played.view(0)))

    def give(order: Order) -> None:
        answer = played.submit(order)
        assert not isinstance(answer, Refusal), answer
        ledger.follow(event for event, _ in answer)

    tank, infantry = played.view(0).of(0)[1].id, played.view(0).of(1)[1].id
    give(RecruitOrder(side=0, what="infantry", at=(1, 0)))
    give(AttackOrder(side=0, unit=tank, at=(4, 1)))
    wounded = played.view(0).units.get(infantry)
    dealt = 10 if wounded is None else 10 - wounded.hp
    give(SurrenderOrder(side=1))
    accounts, picture, reason = ledger.accounts()
    assert reason == "surrender"
    assert picture.winner == 0
    blue, red = accounts
    assert (blue.spent, blue.bounty, blue.attacks, blue.dealt, red.suffered) == (100, 60, 1, dealt, dealt)
    assert blue.best is not None
    assert blue.best.unit == tank
    assert red.lost.total() == 2
    assert blue.had["infantry"] == 1
    shown = aftermath(speaker(played), ledger, (0,), "")
    assert (shown.result, shown.winner) == ("won", 0)
    assert len(shown.heroes) == 2
    assert aftermath(speaker(played), ledger, (1,), "").result == "lost"

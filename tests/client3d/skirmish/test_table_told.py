"""What is told of a battle of Skirmish: every event is played and told; texts in all languages; odds, cards, dice."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from typing import Any, get_args

import pytest
from tabletop import Hands, battle, speaker, texts, unit

from client3d.skirmish import plays, watching, words
from client3d.skirmish.account import TableLedger, aftermath, decimal, signed
from client3d.skirmish.cards import TableCards
from client3d.skirmish.front import TablePresenter
from client3d.skirmish.heading import Heading
from client3d.skirmish.keys import HELP, TableBindings
from client3d.skirmish.menus import TableMenus
from client3d.skirmish.words import TableWords, percent
from core.events import Event, OrderTakenBack
from core.orders import Refusal
from core.packs.location import data_folder
from core.texts import LANGUAGES
from systems.skirmish.components import unit_id
from systems.skirmish.data import load_skirmish
from systems.skirmish.events import AnyEvent, BattleEnded, FighterFell, FighterMoved, ShotFired
from systems.skirmish.measures import hundredths
from systems.skirmish.missions import load_mission
from systems.skirmish.orders import ActivateOrder, ShootOrder
from systems.skirmish.picture import picture_of
from systems.skirmish.pipeline import SkirmishGame
from systems.skirmish.setup import BattleSetup

EVENTS: tuple[type[Event], ...] = get_args(AnyEvent)
CLIENT = Path(__file__).parents[3] / "client3d" / "skirmish"
REASONS = (
    *("game_over", "unknown_unit", "not_your_turn", "out_of_bounds", "already_acted", "not_active", "cannot_fire"),
    *("no_ammo", "no_actions_left", "not_loaded", "two_moves_planned", "not_visible", "no_target", "not_in_contact"),
    *("out_of_range", "out_of_arc", "line_blocked", "occupied", "unreachable", "wrong_size", "nothing_there"),
    *("invalid", "nothing_to_undo", "shot_fired", "turn_over", "something_seen"),
)
NUMBERS = {"needed": 2, "left": 1}


def duel() -> SkirmishGame:
    return battle(unit(0, 20, 20), unit(1, 30, 20, 180), unit(0, 20, 40, kind="leader"), unit(0, 20, 60, kind="wagon"))


def setup_of(game: SkirmishGame) -> BattleSetup:
    units = (unit(0, 20, 20), unit(1, 30, 20, 180))
    return BattleSetup(sides=("blue", "red"), size=game.view(0).table.size, units=units, round_limit=9)


# --- every event


def test_every_event_is_played_and_told_or_left_out_on_purpose() -> None:
    for event in (*EVENTS, OrderTakenBack):
        assert event in plays.PLAYS, event
    assert {*words.LINES, *words.UNTOLD} == set(EVENTS)
    assert set(watching.MARKED) <= set(EVENTS)


# --- texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_texts_with_the_same_arguments(language: str) -> None:
    def found(name: str) -> dict[str, set[str]]:
        text = (data_folder() / "locale" / name / "skirmish_play.ftl").read_text(encoding="utf-8")
        parts = re.findall(r"^([a-z][\w-]*) =(.*?)(?=^[a-z#]|\Z)", text, re.MULTILINE | re.DOTALL)
        return {key: set(re.findall(r"\$(\w+)", value)) for key, value in parts}

    assert found(language) == found("en")


def test_every_text_that_is_named_exists() -> None:
    told = texts()
    for path in CLIENT.glob("*.py"):
        for key in re.findall(r"""["'](sk-[\w-]+|after-[\w-]+|key-sk_\w+)["']""", path.read_text(encoding="utf-8")):
            assert told.has(key), (path.name, key)
    menus = (CLIENT / "menus.py").read_text(encoding="utf-8")
    for button in re.findall(r'_button\(\s*"(\w+)"', menus):
        assert told.has(f"order-{button}"), button
        assert told.has(f"order-{button}-tip"), button
    for intent in HELP:
        assert told.has(f"key-{intent}"), intent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told_in_words_with_its_numbers(language: str) -> None:
    say = speaker(duel(), language)
    for reason in REASONS:
        told = say.refusal(Refusal(reason, NUMBERS))
        assert told, reason
        assert not set("{$") & set(told), reason
        assert reason == "invalid" or told != say.refusal(Refusal("invalid")), reason


def test_keys_mean_what_the_player_has_chosen_for_their_like() -> None:
    usual = TableBindings()
    assert (usual.intent_of("enter"), usual.intent_of("tab"), usual.intent_of("f")) == ("sk_go", "sk_done", "sk_shoot")
    assert TableBindings({"fire": ("j",)}).intent_of("j") == "sk_shoot"
    assert all(text for _, text in usual.help_lines(texts(), HELP))


def test_lengths_and_odds_are_told_exactly() -> None:
    say = speaker(duel())
    assert say.length(12_340) == "12.3 cm"
    assert speaker(duel(), "fr").length(12_340) == "12,3 cm"
    assert say.chance(26, 36) == "26/36 = 72.2 %"
    assert [percent(say, *odds) for odds in ((1, 2), (0, 36), (1, 36))] == ["50", "0", "2.8"]
    assert speaker(duel(), "ru").chance(26, 36) == "26/36 = 72,2 %"


@pytest.mark.parametrize(
    ("mission", "reason", "winner", "told"),
    [
        ("colours", "carried_off", 1, "Red has carried it off: Flag."),
        ("strongbox", "held", 0, "Blue has held it at the end of 3 turns: Key object."),
        ("farm", "broken", 0, "Red is broken: too many of its fighters are lost."),
        ("strongbox", "broken", 1, "Blue is broken: too many of its fighters are lost."),
        ("colours", "held", -1, "Both sides have reached their goals at once."),
        ("farm", "round_limit", -1, "The last turn is over."),
        ("farm", "", -1, ""),
    ],
)
def test_it_is_said_by_which_goal_a_battle_was_won(mission: str, reason: str, winner: int, told: str) -> None:
    setup = load_mission(load_skirmish(), mission).battle(1)
    cards: Any = None
    assert TablePresenter(TableWords(texts(), setup.sides), cards, setup).outcome(reason, winner) == told


def test_a_shot_is_told_with_its_dice_and_what_they_needed() -> None:
    game, say = duel(), speaker(duel())
    picture = picture_of(game.view(0))
    shot = ShotFired(
        unit=unit_id(0, 0), target=unit_id(1, 0), at=(0, 0), dice=(3, 4), needed=7, hit=True, loaded=False, shots=0
    )
    line = say.log_line(shot, picture)
    assert line is not None
    assert "3 + 4 = 7, 7+ needed (58.3 %): hit" in line.text


# --- panels


def test_the_menu_greys_what_cannot_be_with_the_reason() -> None:
    hands = Hands(battle(unit(0, 20, 20), unit(1, 30, 20, 180), unit(1, 30, 30), unit(1, 30, 40)))
    menus = TableMenus(speaker(hands.game))
    assert menus.orders(hands.game.view(0), hands, "") == ()
    hands.at(20, 20)
    [begin] = menus.orders(hands.game.view(0), hands, "")
    assert (begin.name, begin.reason) == ("sk_activate", "")
    assert hands.activate() is None
    shown = {button.name: button.reason for button in menus.orders(hands.game.view(0), hands, "")}
    assert shown == {
        "sk_move": "",
        "sk_turn": "",
        "sk_shoot": "",
        "sk_state": "",
        "sk_aim": "",
        "sk_reload": "That has been done already.",
    }
    assert hands.at(30, 20) is None
    shown = {button.name: button.reason for button in menus.orders(hands.game.view(0), hands, "")}
    assert shown["sk_move"] == "That has been done already."
    assert shown["sk_shoot"] == "Not loaded: 2 reload actions needed."
    buttons = menus.turn_buttons(hands.game.view(0), "shot_fired", "")
    assert (buttons.end_text, buttons.undo) == ("sk-end-activation", "A shot cannot be taken back.")


def test_a_card_tells_weapon_loading_actions_and_abilities() -> None:
    game = duel()
    cards = TableCards(speaker(game), lambda _kind, _side: None)
    figures = picture_of(game.view(0)).figures
    told = [line.text for line in cards.card(figures[unit_id(0, 0)]).states]  # type: ignore[union-attr]
    assert told == ["rifle: 15 · 30 · 60 · 90 cm", "loaded", "can act: 3 actions"]
    leader = cards.card(figures[unit_id(0, 1)])
    assert leader is not None
    assert leader.states[-1].text == "leader: may split its actions over the turn"
    wagon = cards.card(figures[unit_id(0, 2)])
    assert wagon is not None
    assert wagon.states[0].text == "carries no weapon"
    leading = figures[unit_id(0, 1)]
    assert [(badge.icon, badge.text) for badge in cards.badges(leading, (0, 0))] == [("point", ""), ("heart", "2")]


def test_from_afar_one_sign_says_whose_a_fighter_is_and_whether_it_has_done() -> None:
    game = duel()
    cards = TableCards(speaker(game), lambda _kind, _side: None)
    figures = picture_of(game.view(0)).figures
    [sign] = cards.badges(figures[unit_id(0, 1)], (5, 7), from_afar=True)
    assert (sign.icon, sign.side, sign.small, sign.tone) == ("point", 0, True, "normal")
    figures[unit_id(1, 0)].stage = "done"
    [sign] = cards.badges(figures[unit_id(1, 0)], (5, 7), from_afar=True)
    assert (sign.icon, sign.side, sign.tone) == ("foot", 1, "dim")


def test_what_has_to_be_loaded_and_who_aims_stand_out() -> None:
    game = duel()
    cards = TableCards(speaker(game), lambda _kind, _side: None)
    figure = picture_of(game.view(0)).figures[unit_id(0, 0)]
    figure.loaded, figure.aimed = False, True
    assert [(sign.icon, sign.tone) for sign in cards.badges(figure, (0, 0))] == [("ammo", "warn"), ("fire", "good")]


def test_the_header_tells_what_is_left_and_what_each_side_is_after() -> None:
    game = battle(unit(0, 20, 20), unit(1, 30, 20, 180))
    heading = Heading(speaker(game), setup_of(game))
    values = heading.values(picture_of(game.view(0)), (0,))
    assert (values.turn, values.go) == ("Turn 1 of 9", "Blue to act")
    assert [(plate.left, plate.goal, plate.has_go) for plate in values.plates] == [
        ("1 of 1 left", "break the enemy", True),
        ("1 of 1 left", "break the enemy", False),
    ]
    assert "breaks when 1 of them are lost" in values.plates[0].tip


# --- what it came to


def shot(dice: tuple[int, ...], needed: int, side: int = 0) -> ShotFired:
    hit, target = sum(dice) >= needed, unit_id(1 - side, 0)
    return ShotFired(
        unit=unit_id(side, 0), target=target, at=(0, 0), dice=dice, needed=needed, hit=hit, loaded=False, shots=0
    )


def test_the_account_compares_hits_and_dice_with_what_was_expected() -> None:
    game = battle(unit(0, 20, 20), unit(1, 30, 20, 180))
    ledger = TableLedger()
    ledger.follow([shot((6, 6), 7)])
    ledger.follow([shot((1, 2), 7)])
    ledger.follow([shot((6,), 5, side=1)])
    ledger.follow([OrderTakenBack(side=0)])
    start, end = (hundredths(0), 0), (hundredths(12.5), 0)
    ledger.follow([FighterMoved(unit=unit_id(0, 0), path=(start, end), facing=(1, 0), ran=False)])
    ledger.follow([FighterFell(unit=unit_id(1, 0), at=(0, 0), side=1, counts=True)])
    ledger.follow([BattleEnded(winner=0, reason="broken", round=4)])
    cards = TableCards(speaker(game), lambda _kind, _side: None)
    found = aftermath(cards, ledger, setup_of(game), (0,), "why")
    assert (found.result, found.winner, found.sides) == ("won", 0, ("Blue", "Red"))
    told = {tally.label: tally.values for tally in found.tallies}
    assert told["Shots"] == ("2", "0")
    assert told["Hits"] == ("1", "0")
    assert told["expected by the odds"] == ("1.2", "0.0")  # twice 21/36
    assert told["luck"] == ("−0.2", "0.0")
    assert told["Dice rolled"] == ("4", "0")
    assert told["mean (expected 3.5)"] == ("3.8", "–")
    assert told["6 came up"] == ("2 (expected 0.7)", "0 (expected 0.0)")
    assert told["Fighters lost"] == ("0", "1")
    assert told["Walked"] == ("12.5 cm", "0.0 cm")
    assert found.weapons[0][0].hits == "1 (expected 1.2)"
    assert found.heroes[0] is not None
    assert found.heroes[1] is None


def test_numbers_are_written_with_their_sign() -> None:
    say = speaker(duel())
    assert [signed(say, Fraction(number, 10)) for number in (15, -15, 0)] == ["+1.5", "−1.5", "0.0"]
    assert decimal(say, Fraction(2, 3)) == "0.7"


def test_orders_of_a_real_shot_lead_to_the_same_account() -> None:
    game, ledger = battle(unit(0, 20, 20), unit(1, 30, 20, 180)), TableLedger()
    for order in (ActivateOrder(side=0, unit=unit_id(0, 0)), ShootOrder(side=0, target=unit_id(1, 0))):
        told = game.submit(order)
        assert isinstance(told, list)
        ledger.follow(event for event, _ in told)
    cards = TableCards(speaker(game), lambda _kind, _side: None)
    found = aftermath(cards, ledger, setup_of(game), (), "")
    assert found.tallies[0].values == ("1", "0")

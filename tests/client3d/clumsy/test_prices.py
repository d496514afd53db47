"""What the buttons say an order takes is what it takes; and what the card says of a unit's next turn."""

from __future__ import annotations

import pytest

from client3d.clumsy import card_tips, points, previews, prices
from client3d.clumsy.cards import Cards
from client3d.clumsy.words import Words
from core.orders import Order, Refusal
from core.packs.location import data_folder, pack_folder
from core.texts import LANGUAGES, Texts
from systems.clumsy.data import load_clumsy
from systems.clumsy.orders import (
    AlertOrder,
    BoardOrder,
    BuildOrder,
    CancelOrder,
    ClearOrder,
    DemineOrder,
    EndTurnOrder,
    FireOrder,
    LandOrder,
    LayMineOrder,
    PatrolOrder,
    SupplyOrder,
    TowOrder,
    UnhitchOrder,
    UnloadOrder,
)
from systems.clumsy.picture import picture_of
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, ClockSetup, MineSetup, UnitSetup

CLOCK = ClockSetup(season="summer", hour="day", weather="clear", frozen=True)


def words(language: str = "en") -> Words:
    return Words(Texts(language, data_folder() / "locale", pack_folder("clumsy") / "locale"), ("blue", "red"))


def camp(**more: object) -> ClumsyGame:
    """A bit of everything of Alice's on a meadow, an enemy in range of her tank."""
    places = (
        ("engineer", (1, 1)),
        ("truck", (1, 3)),
        ("infantry", (0, 3)),
        ("cannon", (1, 4)),
        ("supply_truck", (4, 3)),
        ("tank", (5, 3)),
        ("transport_helicopter", (7, 1)),
    )
    units = [UnitSetup(type=kind, side=0, at=at, airborne=kind.startswith("transport")) for kind, at in places]
    units.append(UnitSetup(type="infantry", side=1, at=(9, 3)))
    mines = (MineSetup(side=0, at=(0, 1)),)
    setup = BattleSetup(rows=("." * 12,) * 6, units=tuple(units), mines=mines, clock=CLOCK, **more)  # type: ignore[arg-type]
    return new_game(setup, load_clumsy().data)


ENGINEER, TRUCK, RIFLES, GUN, SUPPLY, TANK, CRAFT = range(1000, 1007)
SHOT = FireOrder(side=0, unit=TANK, at=(9, 3), weapon="tank_gun")
BOARDING = BoardOrder(side=0, unit=RIFLES, carrier=TRUCK)
PRICED: list[tuple[str, int, list[Order]]] = [
    # the button, who pays, the orders that come before and the one that is priced
    ("fire", TANK, [SHOT]),
    ("alert", TANK, [AlertOrder(side=0, unit=TANK)]),
    ("patrol", RIFLES, [PatrolOrder(side=0, unit=RIFLES, at=(0, 3))]),
    ("stand_down", TANK, [AlertOrder(side=0, unit=TANK), CancelOrder(side=0, unit=TANK)]),
    ("supply", SUPPLY, [SHOT, SupplyOrder(side=0, unit=SUPPLY, target=TANK)]),
    ("board", RIFLES, [BOARDING]),
    ("unload", TRUCK, [BOARDING, UnloadOrder(side=0, unit=TRUCK, passenger=RIFLES, at=(2, 3))]),
    ("tow", TRUCK, [TowOrder(side=0, unit=TRUCK, gun=GUN)]),
    ("unhitch", TRUCK, [TowOrder(side=0, unit=TRUCK, gun=GUN), UnhitchOrder(side=0, unit=TRUCK)]),
    ("build", ENGINEER, [BuildOrder(side=0, unit=ENGINEER, what="trench", at=(2, 1))]),
    ("lay_mine", ENGINEER, [LayMineOrder(side=0, unit=ENGINEER, at=(2, 1))]),
    ("demine", ENGINEER, [DemineOrder(side=0, unit=ENGINEER, at=(0, 1))]),
    ("land", CRAFT, [LandOrder(side=0, unit=CRAFT)]),
]


@pytest.mark.parametrize(("name", "unit", "orders"), PRICED, ids=lambda part: part if isinstance(part, str) else "")
def test_a_button_says_what_its_order_takes(name: str, unit: int, orders: list[Order]) -> None:
    of = camp()
    for order in orders[:-1]:
        assert not isinstance(of.submit(order), Refusal), order
    view = of.view(0)
    before = view.units[unit]
    found = prices.price(view, before, name)
    assert found is not None
    assert not isinstance(of.submit(orders[-1]), Refusal), orders[-1]
    after = of.view(0).living(unit)
    assert after is not None
    assert before.action_points - after.action_points == found.points
    assert sum(before.rounds) - sum(after.rounds) == found.rounds


def test_a_wreck_is_cleared_at_the_price_on_the_button() -> None:
    view = camp().view(0)
    assert prices.price(view, view.units[ENGINEER], "clear") == (view.data.rules.orders.clear, 0, 0)
    assert ClearOrder.__struct_config__.tag == "clear"


def test_a_move_has_no_figure_but_a_craft_is_told_what_flight_takes() -> None:
    view, told = camp().view(0), words()
    tank, craft = view.units[TANK], view.units[CRAFT]
    assert prices.badge(prices.price(view, tank, "move")) == ""
    assert prices.line(told, view, tank, "move") == ""
    line = "Each cell takes 1 action point and 1 fuel; each end of turn in the air 2 fuel."
    assert prices.line(told, view, craft, "move") == line


def test_a_button_tells_what_is_left_what_lacks_and_what_comes_back() -> None:
    of, told = camp(), words()
    view = of.view(0)
    tank = view.units[TANK]
    assert prices.badge(prices.price(view, tank, "fire")) == "8"
    line = "A shot takes 8 of its 16 action points and a round; 8 are left."
    assert prices.line(told, view, tank, "fire") == line
    of.submit(AlertOrder(side=0, unit=TANK))
    view = of.view(0)
    tank = view.units[TANK]
    kept = view.units[TANK].alert * 8
    assert prices.badge(prices.price(view, tank, "stand_down")) == f"+{kept}"
    assert prices.line(told, view, tank, "stand_down") == f"Gives {kept} action points back."
    assert prices.line(told, view, tank, "fire") == "Takes 8 action points; it has 0."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_prices(language: str) -> None:
    of = camp()
    view, told = of.view(0), words(language)
    for unit in view.own:
        for name in ("move", "fire", "supply", "alert", "land"):
            assert "{" not in prices.line(told, view, unit, name)


def states(of: ClumsyGame, unit: int, language: str = "en") -> list[str]:
    """The lines of a unit's card."""
    view = of.view(0)
    card = Cards(words(language), lambda _kind, _side: None).card(view, view.units[unit], picture_of(view))
    assert card is not None
    return [line.text for line in card.states]


def test_the_card_tells_what_heals_by_the_next_turn_and_it_does() -> None:
    units = (
        UnitSetup(type="infantry", side=0, at=(1, 1), hp=3),
        UnitSetup(type="medic", side=0, at=(2, 1)),
        UnitSetup(type="tank", side=0, at=(1, 2), hp=3),
        UnitSetup(type="truck", side=1, at=(11, 5)),
    )
    of = new_game(BattleSetup(rows=("." * 12,) * 6, units=units, clock=CLOCK), load_clumsy().data)
    assert "Heals: 5 of 6 next turn" in states(of, 1000)
    assert not [text for text in states(of, 1002) if text.startswith("Heals")]
    of.submit(EndTurnOrder(side=0))
    of.submit(EndTurnOrder(side=1))
    assert of.view(0).units[1000].hp == 5


def test_the_card_tells_what_is_reserved_for_the_enemys_turn() -> None:
    of = camp()
    of.submit(AlertOrder(side=0, unit=TANK))
    view = of.view(0)
    kept, before = view.units[TANK].alert, 16
    assert f"On alert: {kept}, {before - view.units[TANK].action_points} points reserved" in states(of, TANK)
    of.submit(PatrolOrder(side=0, unit=RIFLES, at=(0, 3)))
    assert "Patrols its zone, 5 points reserved for a shot" in states(of, RIFLES)


def test_an_engineer_on_a_point_is_told_when_it_is_taken() -> None:
    of = camp(points=((1, 1), (11, 0)))
    told, view = words(), of.view(0)
    assert points.standing(told, view, view.units[ENGINEER].cell)[1].startswith("Ours after 2 ends of turn")
    of.submit(EndTurnOrder(side=0))
    view = of.view(0)
    assert points.standing(told, view, view.units[ENGINEER].cell)[1] == "Our engineer: 1 of 2 turns, taken after 1 more"
    # where nobody takes it, it is but whose it is
    assert len(points.standing(told, view, view.board.cell(11, 0))) == 1
    assert previews.is_busy(view.units[ENGINEER]) is False


def test_the_parts_of_a_card_explain_themselves_in_the_packs_numbers() -> None:
    of, told = camp(), words()
    view = of.view(0)
    card = Cards(told, lambda _kind, _side: None).card(view, view.units[TANK], picture_of(view))
    assert card is not None
    assert card.weapons[0].tip.splitlines()[1:] == [
        "Damage 5, foot 3",
        "Range 1–6, after moving up to 3",
        "Direct: units, forests and hills in between stop it.",
    ]
    hp, points, fuel, shots = card.bar_tips
    assert hp == "With 50 % or less of its hit points each step takes 2 times the action points."
    assert points
    assert fuel.startswith("Every cell burns fuel")
    assert shots.startswith("One shot a turn, 8 action points")
    data = view.data
    tip = card_tips.weapon(told, data, data.weapons["rocket"])
    assert "after moving" in tip
    tip = card_tips.weapon(told, data, data.weapons["cannon_shell"])
    assert "Sweeps 2 cells" in tip
    assert "50 %" in tip
    assert "Indirect" in tip

    assert card_tips.bars(told, data, data.units["heavy_tank"])[3].startswith("Two shots a turn")
    assert card_tips.bars(told, data, data.units["attack_helicopter"])[2].startswith("In the air fuel burns")
    assert card_tips.bars(told, data, data.units["truck"])[3] == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_explains_every_unit_and_weapon(language: str) -> None:
    told, data = words(language), camp().view(0).data
    texts = [text for kind in data.units.values() for text in card_tips.bars(told, data, kind)]
    texts += [card_tips.weapon(told, data, weapon) for weapon in data.weapons.values()]
    assert not [text for text in texts if "{" in text or "[" in text]

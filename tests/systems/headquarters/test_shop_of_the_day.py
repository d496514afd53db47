"""HQ-SHOP-1: three of eight offers a day, drawn from the date alone, evenly; HQ-FIGHT-1: chance is even."""

from __future__ import annotations

import datetime
from collections import Counter

import pytest

from core.draws import Draws
from systems.headquarters.offers import offers_of_the_day
from systems.headquarters.pipeline import new_game
from systems.headquarters.setup import BattleSetup, UnitSetup
from tests.systems.headquarters.camps import data, pack

FIRST = datetime.date(2026, 1, 1)
DAYS = [(FIRST + datetime.timedelta(days=day)).isoformat() for day in range(1000)]
CATALOGUE = {
    # HQ-SHOP-2: price, and at 20 % off
    "heavy_tank": (450, 360),
    "commando": (180, 144),
    "howitzer": (380, 304),
    "scout": (150, 120),
    "repair_kit": (200, 160),
    "fortifications": (200, 160),
    "air_strike": (250, 200),
    "fund_raising": (200, 160),
}


def test_over_a_thousand_dates_each_offer_appears_evenly() -> None:
    shown = Counter(offer for day in DAYS for offer in offers_of_the_day(pack().data, day))
    assert set(shown) == set(CATALOGUE)
    assert all(375 - 46 <= count <= 375 + 46 for count in shown.values()), shown
    assert sum(shown.values()) == 3000


def test_one_of_the_three_is_cheaper_and_each_is_now_and_then() -> None:
    cheap: Counter[str] = Counter()
    for day in DAYS:
        offers = offers_of_the_day(pack().data, day)
        assert len(offers) == 3
        reduced = [offer for offer, price in offers.items() if price == CATALOGUE[offer][1]]
        assert len(reduced) == 1
        assert all(price == CATALOGUE[offer][0] for offer, price in offers.items() if offer not in reduced)
        cheap.update(reduced)
    # of 1000 days an eighth each: 125, give or take four times the deviation of 10.5
    assert all(83 <= cheap[offer] <= 167 for offer in CATALOGUE), cheap


def test_neither_seed_nor_camp_changes_the_shop() -> None:
    def shop(seed: int, side: int) -> dict[str, int]:
        units = tuple(UnitSetup(type="headquarters", side=one, at=(one, 0)) for one in range(2))
        setup = BattleSetup(sides=("blue", "red"), rows=("....",), units=units, date="2026-03-04", seed=seed)
        return dict(new_game(setup, pack().data).view(side).offers)

    assert shop(1, 0) == shop(1, 1) == shop(99, 0) == offers_of_the_day(pack().data, "2026-03-04")


def test_every_factor_of_chance_is_as_likely_as_another() -> None:
    factors = pack().data.rules.fight.factors
    assert list(factors) == list(range(92, 109))
    drawn = Counter(Draws(seed).one_of("blow 0", 1, factors) for seed in range(3400))
    # 200 each, give or take four times the deviation of 13.7
    assert set(drawn) == set(factors)
    assert all(145 <= count <= 255 for count in drawn.values()), drawn


@pytest.mark.parametrize(
    ("price", "discount", "gold"),
    # 120; 31.49; 32.5, half up; nothing off; all off
    [(150, "0.2", 120), (47, "0.33", 31), (50, "0.35", 33), (150, "0.0", 150), (150, "1.0", 0)],
)
def test_a_discounted_price_is_rounded_half_up(price: int, discount: str, gold: int) -> None:
    """HQ-SHOP-1, whatever price and discount a mod gives."""
    offer = data(f"[data.offers.scout]\nprice = {price}\ndiscount = {discount}\n").offers["scout"]
    assert (offer.price_on(discounted=True), offer.price_on(discounted=False)) == (gold, price)

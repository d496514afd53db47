"""The weather of a round is drawn for that round, by its season's chance (CLOCK-3)."""

from __future__ import annotations

import pytest

from systems.clumsy.orders import EndTurnOrder
from systems.clumsy.pipeline import new_game
from systems.clumsy.setup import BattleSetup, ClockSetup
from tests.systems.clumsy.battles import data, unit

LONG_AUTUMN = "[data.rules.clock]\nseason_rounds = 60\nweather_chance = {{ autumn = {chance} }}\n"


def weathers(chance: float, rounds: int, seed: int = 1) -> list[str]:
    """What the weather was in each round of one long autumn."""
    clock = ClockSetup(season="autumn", hour="day", weather="clear", frozen=False)
    setup = BattleSetup(
        rows=("....",), units=(unit("walker", 0, 0, 0), unit("walker", 1, 3, 0)), seed=seed, clock=clock, round_limit=99
    )
    game, found = new_game(setup, data(LONG_AUTUMN.format(chance=chance))), []
    for _ in range(rounds):
        for side in (0, 1):
            game.submit(EndTurnOrder(side=side))
        found.append(game.view(0).weather)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_it_rains_in_about_every_other_round_if_the_chance_is_a_half(seed: int) -> None:
    found = weathers(0.5, 40, seed)
    assert set(found) == {"rain", "clear"}
    # of 40 rounds 20, give or take three standard deviations of 3.2
    assert 10 <= found.count("rain") <= 30
    assert any(found[number] != found[number + 1] for number in range(20))


def test_it_rains_in_every_round_or_in_none() -> None:
    assert set(weathers(1.0, 12)) == {"rain"}
    assert set(weathers(0.0, 12)) == {"clear"}

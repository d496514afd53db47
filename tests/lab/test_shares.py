"""Shares of games won: their bounds, and what is said of them."""

from __future__ import annotations

import pytest

from lab.shares import Share, changed_verdict


@pytest.mark.parametrize(
    ("won", "drawn", "games", "low", "high"),
    [(10, 0, 20, 0.299, 0.701), (9, 2, 20, 0.299, 0.701), (20, 0, 20, 0.839, 1.0), (0, 0, 0, 0.0, 1.0)],
)
def test_the_bounds_of_a_share_of_wins(won: int, drawn: int, games: int, low: float, high: float) -> None:
    """Wilson's interval for 95 %, by hand: of 20 games 10, z = 1.96: (0.5 + 0.096) / 1.192 = 0.5, +- 0.2007."""
    assert Share(won, drawn, games).interval == pytest.approx((low, high), abs=0.001)


def test_what_is_said_of_a_share() -> None:
    assert [Share(*each).verdict for each in ((16, 0, 20), (4, 0, 20), (10, 0, 20), (100, 0, 200))] == [
        "strong",
        "weak",
        "unsure",
        "fair",
    ]
    assert changed_verdict(Share(16, 0, 20), Share(16, 0, 20)) == "unsure"
    assert changed_verdict(Share(160, 0, 200), Share(160, 0, 200)) == "fair"
    assert changed_verdict(Share(16, 0, 20), Share(4, 0, 20)) == "weak"
    assert changed_verdict(Share(4, 0, 20), Share(16, 0, 20)) == "strong"

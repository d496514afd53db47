"""Shares of games won, and what can be said of them after so many games."""

from __future__ import annotations

from math import sqrt
from typing import Final, Literal

from msgspec import Struct

CONFIDENCE: Final = 1.96
"""Standard deviations to each side of what was measured: in 95 of 100 trials the truth lies between."""

Verdict = Literal["strong", "weak", "fair", "unsure"]
FAIR: Final = 0.15
"""A share of wins is called fair if all of its interval lies within this of what it should be."""


class Share(Struct, frozen=True):
    """A share of games, of which a draw is half a win."""

    won: int
    drawn: int
    games: int

    @property
    def value(self) -> float:
        """From 0 to 1; one half of no games."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Between which bounds the truth lies with 95 per cent (Wilson's interval)."""
        if not self.games:
            return 0.0, 1.0
        square = CONFIDENCE**2 / self.games
        middle = (self.value + square / 2) / (1 + square)
        spread = CONFIDENCE * sqrt(self.value * (1 - self.value) / self.games + square / self.games / 4) / (1 + square)
        return max(0.0, middle - spread), min(1.0, middle + spread)

    @property
    def verdict(self) -> Verdict:
        """What the interval says of a share that should be one half."""
        return self.verdict_at(0.5)

    def verdict_at(self, fair: float) -> Verdict:
        """What the interval says of a share that should be this."""
        low, high = self.interval
        if low > fair:
            return "strong"
        if high < fair:
            return "weak"
        return "fair" if low >= fair - FAIR and high <= fair + FAIR else "unsure"


def changed_verdict(before: Share, now: Share) -> Verdict:
    """What is to be said of a share that was another before: `strong` and `weak` mean more so than before."""
    spread = CONFIDENCE * sqrt(_variance(before) + _variance(now))
    difference = now.value - before.value
    if abs(difference) > spread:
        return "strong" if difference > 0 else "weak"
    return "fair" if abs(difference) + spread <= FAIR else "unsure"


def _variance(share: Share) -> float:
    """Of the share as it was measured, one game of either kind added, so that a clean sweep is not taken for sure."""
    value = (share.won + share.drawn / 2 + 1) / (share.games + 2)
    return value * (1 - value) / (share.games + 2)

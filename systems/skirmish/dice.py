"""Dice: how likely some of them come to a sum, exactly.

SK-HIT-1 of the rulebook.
"""

from __future__ import annotations

from functools import cache

from systems.skirmish.battle import FACES


@cache
def ways(dice: int, total: int) -> int:
    """In how many ways so many dice come to exactly this sum."""
    if dice == 0:
        return int(total == 0)
    return sum(ways(dice - 1, total - face) for face in FACES) if total > 0 else 0


def odds(dice: int, needed: int) -> tuple[int, int]:
    """In how many ways so many dice come to at least this sum, and in how many they fall at all."""
    most = len(FACES) * dice
    return sum(ways(dice, total) for total in range(max(0, needed), most + 1)), len(FACES) ** dice

"""Ties: of orders that are worth the same one is drawn, so that no corner of a map and no camp is favoured."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from core.draws import Draws
from systems.headquarters.view import View

Choice = TypeVar("Choice")

_DRAWS: Final = Draws(0)
"""Not the battle's: an opponent knows no seed. The day and the turn make the draws of each battle its own."""


def drawn(view: View, choices: Sequence[Choice]) -> Choice | None:
    """One of what is worth the same, by its text; None of none."""
    if len(choices) < 2:
        return choices[0] if choices else None
    return _DRAWS.one_of(f"{view.date} {view.side}", view.turn, choices)

"""Errands: what a unit has to do somewhere, instead of going to the front with the others."""

from __future__ import annotations

from typing import NamedTuple


class Errand(NamedTuple):
    """Where something is to be done, and what that is worth."""

    places: int
    """Mask of the cells in which it can be done."""
    worth: int
    """What it is worth to stand in one of them, in points of way."""
    points: int = 0
    """Action points it takes once there."""
    shunned: int = 0
    """Mask of the cells where the unit is not to go for now."""

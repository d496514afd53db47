"""What a battle of Headquarters is made of: the components, as a glossary.

A *cell* is a number on the board (`core.board`). Only `World.change` writes.
"""

from __future__ import annotations

from dataclasses import dataclass

NO_CAMP = -1
"""The camp of what belongs to nobody."""


# --- the battle


@dataclass(slots=True)
class Ledger:
    """What is counted for all camps together."""

    turn: int
    """The turn that all camps play, from 1 (HQ-TURN-1)."""
    destroyed: int
    """Units destroyed since the game began (HQ-BOUNTY-1)."""
    blows: int
    """Blows struck so far: each has a draw of its own (HQ-FIGHT-1)."""
    bomb_dropped: bool
    """HQ-BOMB-1."""


@dataclass(slots=True)
class Outcome:
    """How the battle ended (HQ-WIN-1)."""

    ended: bool
    winner: int
    """The winning camp; NO_CAMP for a draw, and while the game runs."""
    reason: str
    """headquarters, surrender, round_limit; "" while the game runs."""


@dataclass(slots=True)
class City:
    """A cell that gives gold and heals (HQ-BOARD-2)."""

    cell: int
    camp: int


@dataclass(slots=True)
class Camp:
    """One of those who play."""

    side: int
    gold: int
    standing: bool
    """It has neither lost its headquarters nor given up (HQ-WIN-1)."""
    ready: bool
    """It has said that its turn is over (HQ-TURN-1)."""
    bought: tuple[str, ...]
    """Offers it has bought, in order, each as often as it has (HQ-SHOP-3)."""
    mustered: int
    """Units it has had so far: the next one's id is counted from them."""


# --- a unit


@dataclass(slots=True)
class Identity:
    """Who it is."""

    id: int
    type: str
    side: int
    star: bool
    """It was bought in the shop (HQ-SHOP-3)."""


CAMP_IDS = 100_000
"""Camp n's units have the ids (n + 1) * 100,000 and up."""


def unit_id(side: int, place: int) -> int:
    """The id of a camp's unit by how many it had before."""
    return (side + 1) * CAMP_IDS + place


@dataclass(slots=True)
class Position:
    """The cell it stands in."""

    cell: int


@dataclass(slots=True)
class HitPoints:
    """What is left of it."""

    left: int


@dataclass(slots=True)
class ThisTurn:
    """What it has done since its turn began (HQ-ACT-1)."""

    moved: bool
    acted: bool
    """It has attacked or waited."""
    recruited: bool
    """It came in this turn and acts from the next (HQ-RECRUIT-1)."""

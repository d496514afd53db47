"""What a battle of Skirmish is made of: the components, as a glossary.

Places and lengths are in hundredths of a millimetre (`systems.skirmish.measures`). Only `World.change` writes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

NO_SIDE: Final = -1
NO_BUILDING: Final = -1
NO_UNIT: Final = 0

Stage = Literal["fresh", "active", "waiting", "done"]
"""fresh: can be activated this turn. active: acts now. waiting: begun, while a leader acts. done: not this turn."""

Posture = Literal["", "hide", "line"]
"""In a building: out of sight, or at windows, doors and breaches; "" outside (SK-BUILD-1)."""


# --- the battle


@dataclass(slots=True)
class Turn:
    """Whose go it is (SK-ACT-1)."""

    round: int
    """The turn of all sides, from 1."""
    side: int
    """Who activates, or has activated, now."""
    rolls: int
    """Rolls of dice so far: each has draws of its own."""


@dataclass(slots=True)
class Outcome:
    """How the battle ended (SK-WIN-1)."""

    ended: bool
    winner: int
    """The winning side; NO_SIDE for a draw, and while the game runs."""
    reason: str
    """broken, carried_off, held, round_limit; "" while the game runs."""


@dataclass(slots=True)
class Thing:
    """A flag, a key object or loot (SK-CAPTURE-1)."""

    number: int
    """Its place among the setup's objects."""
    x: int
    y: int
    """Where it lies; where its bearer took it, while it is carried."""
    bearer: int
    """The id of who carries it; NO_UNIT: it lies."""


@dataclass(slots=True)
class Hold:
    """How long a side has kept to a goal (SK-WIN-1)."""

    goal: int
    """Its place among the setup's goals."""
    turns: int


# --- a fighter


@dataclass(slots=True)
class Identity:
    """Who it is."""

    id: int
    type: str
    side: int


SIDE_IDS: Final = 1000
"""Side n's fighters have the ids (n + 1) * 1,000 and up."""


def unit_id(side: int, place: int) -> int:
    """The id of a side's fighter by its place among them."""
    return (side + 1) * SIDE_IDS + place


@dataclass(slots=True)
class Position:
    """The middle of its base; of one in a building, where it went in."""

    x: int
    y: int


@dataclass(slots=True)
class Facing:
    """Where it looks: a vector with no common divisor."""

    x: int
    y: int


@dataclass(slots=True)
class Wounds:
    """The wounds it can still take."""

    left: int


@dataclass(slots=True)
class Gun:
    """The state of its weapon (SK-RELOAD-1)."""

    loaded: bool
    reloading: int
    """Reload actions done since it was fired."""
    shots: int
    """What it has left; 0 where there is no end of them."""


@dataclass(slots=True)
class Shelter:
    """The building it is in, and who sees it there (SK-BUILD-1, SK-DETECT-1)."""

    building: int
    """NO_BUILDING: it is outside."""
    floor: int
    posture: Posture
    found_by: int
    """Sides that have found it where it hides: bit n for side n."""
    seen_by: int
    """Sides that see it, its own among them."""


@dataclass(slots=True)
class Activation:
    """What it has done of its activation of this turn; of a group all have the same (SK-ACT-1, SK-ACT-2)."""

    stage: Stage
    actions: int
    """What is left of them this turn."""
    at_start: int
    """What was left of them when it was activated last."""
    moves: int
    """Move actions of any kind (SK-HIT-2)."""
    walks: int
    """Those that took it somewhere (SK-MOVE-1)."""
    in_rough: int
    """Those through rough ground (SK-COLUMN-1)."""
    climbed: bool
    """It crossed an obstacle on foot (SK-OBST-1)."""
    shot: bool
    will_move: bool
    """It has stated a move after its shot (SK-HIT-2)."""
    aimed: bool
    ran: bool
    """It spent all its actions moving, until it is activated again (SK-MOVE-3)."""

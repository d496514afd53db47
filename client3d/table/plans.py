"""What a player plans, as plain values: a path under a ruler, arcs of sight, lines to targets, groups."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from client3d.table.measures import Spot


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a path, from one length along it to another (hundredths of a millimetre), that counts so many times."""

    start: int
    end: int
    times: int = 2


@dataclass(frozen=True, slots=True)
class Ruler:
    """A path drawn for a miniature.

    limits: what each move allows, from the beginning: 12, 20 and 28 cm for an infantryman's three (in hundredths of a
    millimetre, rough ground counted double).
    """

    path: tuple[Spot, ...]
    radius: int
    limits: tuple[int, ...] = ()
    slow: tuple[Stretch, ...] = ()
    facing: Spot | None = None
    """Where it will look at the end; None: along the last leg."""


@dataclass(frozen=True, slots=True)
class Band:
    """A range band: how far it reaches, and what it is called on the screen."""

    reach: int
    label: str = ""


@dataclass(frozen=True, slots=True)
class Arc:
    """What a miniature sees: so many degrees to both sides of its facing, from its base's edge, in bands."""

    at: Spot
    facing: Spot
    radius: int
    degrees: int
    """The whole angle: 180 for a single fighter, 90 for a group (SK-ARC-1)."""
    bands: tuple[Band, ...] = ()


@dataclass(frozen=True, slots=True)
class Aim:
    """A line from a shooter to a target, free or blocked at a place."""

    start: Spot
    end: Spot
    blocked: Spot | None = None
    label: str = ""
    """What is needed, the number of dice: shown at the target."""


@dataclass(frozen=True, slots=True)
class Formation:
    """The outline of a group: the middles of its bases in order."""

    kind: Literal["line", "column"]
    spots: tuple[Spot, ...]
    radius: int


@dataclass(frozen=True, slots=True)
class Ghost:
    """A miniature where it would stand."""

    kind: str
    side: str
    at: Spot
    facing: Spot
    radius: int
    allowed: bool = True


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring round a base."""

    at: Spot
    radius: int
    kind: Literal["chosen", "hovered", "target", "ready"] = "chosen"
    height: int = 0
    """Above the mat, in hundredths of a millimetre."""
    facing: Spot | None = None
    """Where it looks, where that is shown: by a point on the ring."""


@dataclass(frozen=True, slots=True)
class Plan:
    """All that is marked on the table at a time."""

    rulers: tuple[Ruler, ...] = ()
    arcs: tuple[Arc, ...] = ()
    aims: tuple[Aim, ...] = ()
    formations: tuple[Formation, ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    rings: tuple[Ring, ...] = ()

"""What a table looks like, as plain values: its ground, what stands on it, and who."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from client3d.table.measures import Spot

PatchKind = Literal["rough", "wood", "field", "road"]
BarrierKind = Literal["hedge", "wall", "fence"]
OpeningKind = Literal["door", "window", "breach"]
Posture = Literal["standing", "aiming", "reloading", "kneeling", "hidden", "fallen"]
"""How a miniature stands: `hidden` is inside a building and out of sight of others; `fallen` lies."""
Gait = Literal["foot", "horse", "wheels"]
"""How it gets on: legs, a horse that gallops and jumps, a cart that rolls."""
Outline = tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Patch:
    """Ground that is not open: a polygon of one kind."""

    kind: PatchKind
    outline: Outline


@dataclass(frozen=True, slots=True)
class Barrier:
    """A hedge, dry-stone wall or fence along a line."""

    kind: BarrierKind
    line: Outline


@dataclass(frozen=True, slots=True)
class Gate:
    """A gap between two barriers, with a gate that stands open."""

    start: Spot
    end: Spot


@dataclass(frozen=True, slots=True)
class Opening:
    """A door, window or breach of a house: its middle is so far along an edge of the outline, on a floor."""

    kind: OpeningKind
    edge: int
    along: int
    """In hundredths of a millimetre, from the edge's first corner."""
    floor: int = 0


@dataclass(frozen=True, slots=True)
class House:
    """A building; its floors are counted from 0. Without openings it gets doors and windows by its walls' lengths."""

    name: str
    outline: Outline
    floors: int = 1
    openings: tuple[Opening, ...] = ()


@dataclass(frozen=True, slots=True)
class Fighter:
    """A miniature: where it stands, whose it is, how it holds itself."""

    id: int
    kind: str
    at: Spot
    facing: Spot
    side: str
    radius: int
    """Of its base, in hundredths of a millimetre."""
    gait: Gait = "foot"
    posture: Posture = "standing"
    house: int = -1
    """The house it is in, by its place among the table's; -1: it is outside."""
    floor: int = 0
    carries: str = ""
    """The model of what it carries; "" for nothing."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A flag or an object that lies on the table; `side` colours it."""

    number: int
    kind: str
    at: Spot
    side: str = ""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A whole table: its size in centimetres, what it is made of, who is on it."""

    size: tuple[int, int]
    patches: tuple[Patch, ...] = ()
    barriers: tuple[Barrier, ...] = ()
    gates: tuple[Gate, ...] = ()
    houses: tuple[House, ...] = ()
    fighters: tuple[Fighter, ...] = ()
    things: tuple[Thing, ...] = ()
    seed: int = 1
    """Of what is only for the eye: where tufts and stones lie."""

"""Events of the land: wrecks, craters, fires, structures, mines. `at` is a cell as (x, y)."""

from __future__ import annotations

from core.events import Event
from core.orders import Cell


class WreckLeft(Event, frozen=True, tag="WreckLeft"):
    """A wreck lies in a cell (WRECK-1)."""

    at: Cell
    unit_class: str


class WreckFound(Event, frozen=True, tag="WreckFound"):
    """A side came to know of a wreck by seeing its cell (SEE-5)."""

    side: int
    at: Cell
    unit_class: str


class GroundChanged(Event, frozen=True, tag="GroundChanged"):
    """A cell is of another terrain now; told to those who see it, and to a side later when it comes to see it."""

    at: Cell
    terrain: str


class FireLit(Event, frozen=True, tag="FireLit"):
    """A forest cell burns (BURN-1); told like a change of the ground."""

    at: Cell


class FireDied(Event, frozen=True, tag="FireDied"):
    """A cell burns no more (BURN-3); told like a change of the ground."""

    at: Cell


class StructureSeen(Event, frozen=True, tag="StructureSeen"):
    """A side sees how a building or a work stands; `owner` is -1 for nobody's (SEE-5)."""

    side: int
    at: Cell
    structure: str
    owner: int
    hp: int
    progress: int
    built: bool


class StructureGone(Event, frozen=True, tag="StructureGone"):
    """A side sees that a building or a work it knew of stands no more (SEE-5)."""

    side: int
    at: Cell


class StructureHit(Event, frozen=True, tag="StructureHit"):
    """A building or a work lost hit points; `hp` is what it has left (BUILD-2 to BUILD-4)."""

    at: Cell
    structure: str
    owner: int
    damage: int
    hp: int


class StructureFell(Event, frozen=True, tag="StructureFell"):
    """A building, a work or a site was destroyed (BUILD-2, BUILD-5)."""

    at: Cell
    structure: str
    owner: int


class RubbleLeft(Event, frozen=True, tag="RubbleLeft"):
    """A destroyed building left rubble (BUILD-2)."""

    at: Cell


class StructureBuilt(Event, frozen=True, tag="StructureBuilt"):
    """Engineers did a part of a building or a work, perhaps the first or the last (BUILD-1)."""

    at: Cell
    structure: str
    owner: int
    hp: int
    progress: int
    built: bool


class MineLaid(Event, frozen=True, tag="MineLaid"):
    """An engineer laid a mine; told to its own side only (MINE-0, MINE-1)."""

    at: Cell
    owner: int


class MineSpotted(Event, frozen=True, tag="MineSpotted"):
    """A side's engineer spotted a mine (MINE-2)."""

    side: int
    at: Cell


class MineGone(Event, frozen=True, tag="MineGone"):
    """A side's engineer sees that a mine its side knew of is there no more."""

    side: int
    at: Cell


class MineExploded(Event, frozen=True, tag="MineExploded"):
    """Somebody trod on a mine (MINE-1)."""

    at: Cell


class MineLifted(Event, frozen=True, tag="MineLifted"):
    """An engineer lifted a mine (MINE-2)."""

    at: Cell


class Cleared(Event, frozen=True, tag="Cleared"):
    """A wreck or rubble was taken out of a cell."""

    at: Cell


class RubbleFound(Event, frozen=True, tag="RubbleFound"):
    """A side came to know of rubble by seeing its cell (SEE-5)."""

    side: int
    at: Cell


class ClearingFound(Event, frozen=True, tag="ClearingFound"):
    """A side sees that a wreck or rubble it knew of has been cleared away (SEE-5)."""

    side: int
    at: Cell

"""What a battle came to, counted from its events: shots, and how the dice fell against the odds.

SK-HIT-1 of the rulebook. Everything comes from the events, so a replay of any age can be counted.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from msgspec import Struct

from core.events import Event
from systems.skirmish.battle import FACES
from systems.skirmish.components import SIDE_IDS
from systems.skirmish.dice import odds
from systems.skirmish.events import BuildingSearched, FighterFell, FighterMoved, ObjectTaken, ShotFired
from systems.skirmish.geometry import legs, length, minus


class Tally(Struct):
    """What one side did."""

    shots: int = 0
    hits: int = 0
    chances: Fraction = Fraction(0)
    """The hits that its shots would bring on average: the sum of their exact odds."""
    fallen: int = 0
    walked: int = 0
    """Hundredths of a millimetre."""
    taken: int = 0
    """Objects."""
    searches: int = 0
    faces: tuple[int, ...] = (0,) * len(FACES)
    """How often each face of the dice came up, from one to six."""


class Statistics(Struct):
    """What a battle came to."""

    sides: tuple[Tally, Tally]

    @property
    def shots(self) -> int:
        """All shots."""
        return sum(side.shots for side in self.sides)

    @property
    def hits(self) -> int:
        """All hits."""
        return sum(side.hits for side in self.sides)

    @property
    def expected_hits(self) -> float:
        """What all shots would have brought on average."""
        return float(sum(side.chances for side in self.sides))


def statistics_of(events: Iterable[Event]) -> Statistics:
    """Count what was told."""
    found = Statistics((Tally(), Tally()))
    for event in events:
        _count(found, event)
    return found


def _count(found: Statistics, event: Event) -> None:
    if isinstance(event, ShotFired):
        side = found.sides[side_of(event.unit)]
        good, all_ = odds(len(event.dice), event.needed)
        side.shots, side.hits = side.shots + 1, side.hits + event.hit
        side.chances += Fraction(good, all_)
        _count_faces(side, event.dice)
    elif isinstance(event, BuildingSearched):
        side = found.sides[side_of(event.unit)]
        side.searches += 1
        _count_faces(side, event.dice)
    elif isinstance(event, FighterFell):
        found.sides[event.side].fallen += 1
    elif isinstance(event, FighterMoved):
        found.sides[side_of(event.unit)].walked += sum(length(minus(b, a)) for a, b in legs(event.path))
    elif isinstance(event, ObjectTaken):
        found.sides[side_of(event.unit)].taken += 1


def _count_faces(side: Tally, dice: tuple[int, ...]) -> None:
    side.faces = tuple(count + dice.count(face) for face, count in zip(FACES, side.faces, strict=True))


def side_of(unit: int) -> int:
    """The side of a fighter, by its id."""
    return unit // SIDE_IDS - 1

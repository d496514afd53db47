"""How a group moves: in a march column one behind the other, otherwise side by side.

SK-COLUMN-1 of the rulebook. A path is that of the group's first fighter. In any other formation all go the same way, so
that a line stays one.
"""

from __future__ import annotations

from collections.abc import Sequence

from systems.skirmish.geometry import legs, length, minus, overlap, part_of, plus
from systems.skirmish.measures import Point
from systems.skirmish.view import UnitView, acts_in_group

BACK = 100
"""How much less far a follower goes, time and again, until it stands behind the one before it: a millimetre."""


def is_column(fellows: Sequence[UnitView]) -> bool:
    """Whether they march in column."""
    group = fellows[0].group
    return group is not None and acts_in_group(fellows) and group.formation == "column"


def has_scout(fellows: Sequence[UnitView]) -> bool:
    """Whether one of them knows the way over rough ground (SK-COLUMN-1)."""
    return any("scout" in unit.kind.abilities for unit in fellows)


def paths(fellows: Sequence[UnitView], path: Sequence[Point]) -> list[tuple[Point, ...]]:
    """The path of each, from where it stands to its end, when the first of them goes this path."""
    guide = fellows[0]
    first = without_stops((guide.at, *path))
    if not is_column(fellows):
        return [first, *(tuple(plus(spot, minus(unit.at, guide.at)) for spot in first) for unit in fellows[1:])]
    distance = sum(length(minus(b, a)) for a, b in legs(first))
    found = [first]
    for place in range(1, len(fellows)):
        track = [unit.at for unit in reversed(fellows[: place + 1])] + list(path)
        found.append(_following(fellows, place, track, distance, found))
    return found


def _following(
    fellows: Sequence[UnitView], place: int, track: Sequence[Point], distance: int, before: Sequence[Sequence[Point]]
) -> tuple[Point, ...]:
    """The path of a follower along the track of those before it: as far as they go, but not onto them."""
    ends = [(path[-1], unit.radius + fellows[place].radius) for path, unit in zip(before, fellows, strict=False)]
    while True:
        path = beginning(track, distance)
        if distance <= 0 or not any(overlap(path[-1], end, apart) for end, apart in ends):
            return path
        distance = max(0, distance - BACK)


def without_stops(path: Sequence[Point]) -> tuple[Point, ...]:
    """A path without legs that lead nowhere."""
    return (path[0], *(b for a, b in legs(path) if a != b))


def beginning(track: Sequence[Point], distance: int) -> tuple[Point, ...]:
    """The beginning of a track that is not longer than a distance."""
    found = [track[0]]
    for a, b in legs(track):
        whole = length(minus(b, a))
        if distance < whole:
            found.append(plus(a, part_of(minus(b, a), max(0, distance - 1))))
            break
        found.append(b)
        distance -= whole
    return without_stops(found)

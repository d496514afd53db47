"""How far a path gets: with one move, cut where it is too long or barred, and with all moves that are left.

Refusals, previews and the screen ask here; nothing is changed.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, structs

from core.orders import Refusal
from systems.skirmish.facing import facing_of
from systems.skirmish.geometry import length, minus, part_of, plus, spot_gap
from systems.skirmish.measures import CENTIMETRE, Point
from systems.skirmish.movement import allowance, paces, plan, share_of_move
from systems.skirmish.view import UnitView, View

HALVINGS = 9
"""By how many halvings the end of a leg is sought that is too long."""
LITTLE = CENTIMETRE // 2
"""What is left of a path behind a move's end that is not worth another move."""


class Longest(Struct, frozen=True):
    """The part of a path that can be gone, and why not all of it; nothing can be gone: an empty path."""

    path: tuple[Point, ...]
    refusal: Refusal | None = None


def longest(view: View, fellows: Sequence[UnitView], path: Sequence[Point]) -> Longest:
    """As much of a path of the first of some as one move goes: its last leg is cut where it is too long or barred."""
    whole = tuple(path)
    refusal = plan(view, fellows, whole).refusal
    if refusal is None:
        return Longest(whole)
    start = whole[-2] if len(whole) > 1 else fellows[0].at
    (dx, dy) = _within_reach(view, fellows, minus(whole[-1], start))

    def cut(part: int) -> Point:
        return start[0] + (dx * part >> HALVINGS), start[1] + (dy * part >> HALVINGS)

    def goes(part: int) -> bool:
        end = cut(part)
        return end == start or plan(view, fellows, (*whole[:-1], end)).refusal is None

    # where nothing else is in the way the distance alone tells where it ends: then two of all places are tried
    guess = _allowed_part(view, fellows[0], fellows, whole[:-1], (dx, dy))
    least, most, middle = 0, 1 << HALVINGS, guess
    while most - least > 1:
        if not least < middle < most:
            middle = (least + most) // 2
        if goes(middle):
            least, middle = middle, (middle + 1 if middle == guess else 0)
        else:
            most, middle = middle, (middle - 1 if middle == guess else 0)
    end = cut(least)
    if end == start:
        return Longest(whole[:-1], refusal)
    return Longest((*whole[:-1], end), refusal)


def _allowed_part(
    view: View, unit: UnitView, fellows: Sequence[UnitView], before: tuple[Point, ...], way: Point
) -> int:
    """Which of all parts of a path's last leg the rest of the move goes, as far as its length says; 0: none."""
    in_open, on_road = paces(view, unit, fellows, False)
    speeds = allowance(in_open, unit), allowance(on_road, unit)
    points = (unit.at, *before)
    done = share_of_move(view, unit, points, speeds)
    last = share_of_move(view, unit, (points[-1], plus(points[-1], way)), speeds)
    if done is None or not last or done >= 1:
        return 0
    return int((1 - done) / last * (1 << HALVINGS))


class Stage(Struct, frozen=True):
    """What one move of a longer way comes to."""

    fellows: tuple[UnitView, ...]
    """Those who go, as they stand when it begins."""
    path: tuple[Point, ...]
    """As far as this move goes."""
    passed: int
    """How many points of the whole path are behind them then."""


class Journey(Struct, frozen=True):
    """A path that is gone in as many moves as the activation has left, and why not all of it."""

    path: tuple[Point, ...]
    """All of it that can be gone; empty: nothing."""
    stages: tuple[Stage, ...]
    refusal: Refusal | None = None


def journey(view: View, fellows: Sequence[UnitView], path: Sequence[Point]) -> Journey:
    """How far some get on a path in this activation: move by move, each of which is an order of its own.

    What little is left behind a move's end is not worth another one: nobody points that exactly.
    """
    stages: list[Stage] = []
    left, refusal, here = tuple(path), None, tuple(fellows)
    while left and len(stages) < moves_left(fellows[0]):
        way, passed = _furthest(view, here, left)
        refusal = way.refusal
        if not way.path or (stages and not _leads_on(here[0].at, way.path)):
            break
        stages.append(Stage(here, way.path, len(path) - len(left) + passed))
        left = left[passed:]
        if not _leads_on(way.path[-1], left):
            break
        here = _arrived(view, here, way.path)
    if not stages:
        return Journey((), (), refusal)
    gone, end = tuple(path[: stages[-1].passed]), stages[-1].path[-1]
    return Journey(gone if gone and gone[-1] == end else (*gone, end), tuple(stages), refusal)


def moves_left(unit: UnitView) -> int:
    """How often a fighter can still go in its activation: once after a shot (SK-HIT-2), else as long as it can act."""
    return min(unit.actions, 1) if unit.shot else unit.actions


def _furthest(view: View, fellows: Sequence[UnitView], path: tuple[Point, ...]) -> tuple[Longest, int]:
    """As much of a path as one move goes, and how many of its points it reaches: leg by leg, the last one cut."""
    way = Longest(())
    for number in range(1, len(path) + 1):
        way = longest(view, fellows, path[:number])
        if way.refusal is not None:
            return way, number - 1
    return way, len(path)


def _leads_on(spot: Point, path: Sequence[Point]) -> bool:
    """Whether a path from a place leads any farther to speak of."""
    return any(not spot_gap(spot, point, point).within(LITTLE) for point in path)


def _arrived(view: View, fellows: Sequence[UnitView], path: Sequence[Point]) -> tuple[UnitView, ...]:
    """Some who have gone a path: where they stand, where they look, and that the next move is another one."""
    found = []
    for stroll in plan(view, fellows, path).strolls:
        last = minus(stroll.path[-1], stroll.path[-2]) if len(stroll.path) > 1 else stroll.unit.facing
        found.append(
            structs.replace(stroll.unit, at=stroll.path[-1], facing=facing_of(last), walks=stroll.unit.walks + 1)
        )
    return tuple(found)


def _within_reach(view: View, fellows: Sequence[UnitView], way: Point) -> Point:
    """A way, cut to what no move of these is longer than."""
    most = max(allowance(pace, fellows[0]) for pace in paces(view, fellows[0], fellows, True)) + CENTIMETRE
    return way if length(way) <= most else part_of(way, most)

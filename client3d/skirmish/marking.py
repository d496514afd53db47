"""What is marked on the table for what a person has chosen and points at: ruler, arc, lines, rings. No Panda3D."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from client3d.skirmish.pointed import TURN, Chosen, Pointed, aims_at
from client3d.skirmish.pointed import able as able_of
from client3d.table.plans import Aim, Arc, Band, Formation, Ghost, Plan, Ring, Ruler, Stretch
from core.orders import Refusal
from systems.skirmish.arcs import degrees_of
from systems.skirmish.columns import is_column
from systems.skirmish.facing import facing_of
from systems.skirmish.foresight import Stage, journey
from systems.skirmish.geometry import legs, length, minus
from systems.skirmish.line import blocked_at, ends_of_line
from systems.skirmish.measures import CENTIMETRE, Point
from systems.skirmish.movement import Stroll, allowance, paces, plan, share_of_move
from systems.skirmish.shooting import band, bands, in_line
from systems.skirmish.view import UnitView, View

EXACT = CENTIMETRE // 10
"""How much of a move may be left where a path was cut at its end."""
BandName = Callable[[str], str]
"""What a range band is called, by its name in the rules."""


def plan_of(view: View, chosen: Chosen, found: Pointed | None, band_name: BandName, *, arcs: bool = True) -> Plan:
    """All that is marked."""
    fellows = view.active() if chosen.active else []
    rulers, ghosts = _paths(view, chosen, found, fellows)
    return Plan(
        rulers=rulers,
        arcs=_arcs(view, chosen, found, fellows, band_name) if arcs else (),
        aims=_aims(view, found, chosen, fellows),
        formations=(*_formation(fellows), *_zones(view)),
        ghosts=ghosts,
        rings=_rings(view, chosen, found, fellows),
    )


def stretches(view: View, path: Sequence[Point]) -> tuple[Stretch, ...]:
    """The parts of a path that count more than once (SK-MOVE-2): by how far along it they begin and end."""
    found, done, times = [], 0, view.data.rules.moving.rough
    for a, b in legs(path):
        whole, at = length(minus(b, a)), Fraction(0)
        for share, kind in view.table.parts(a, b):
            if kind == "rough":
                found.append(Stretch(done + round(at * whole), done + round((at + share) * whole), times))
            at += share
        done += whole
    return tuple(found)


class Measure:
    """How long a path is, by the first who goes it: all in hundredths of a millimetre of movement."""

    def __init__(self, view: View, fellows: Sequence[UnitView], path: Sequence[Point]) -> None:
        unit = fellows[0]
        whole = (unit.at, *path)
        in_open, on_road = paces(view, unit, fellows, False)
        self.most = allowance(in_open, unit)
        speeds = (self.most, allowance(on_road, unit))
        share = share_of_move(view, unit, whole, speeds)
        self.used = 0 if share is None else round(share * self.most)
        self.length = sum(length(minus(b, a)) for a, b in legs(whole))
        self.slow = stretches(view, whole)
        self.spent = self.length + sum((one.times - 1) * (one.end - one.start) for one in self.slow)
        # on a road a move goes farther: the end of the move is where it lies on the tape
        self.limit = self.most if not self.used else round(Fraction(self.spent * self.most, self.used))

    @property
    def rough(self) -> int:
        """How much of it lies in rough ground."""
        return sum(one.end - one.start for one in self.slow)

    @property
    def left(self) -> int:
        """What is left of the move."""
        return max(0, self.most - self.used)


def _paths(
    view: View, chosen: Chosen, found: Pointed | None, fellows: Sequence[UnitView]
) -> tuple[tuple[Ruler, ...], tuple[Ghost, ...]]:
    """The path that is drawn, with where each move of it ends, who would stand there next, and who in the end."""
    if not fellows or fellows[0].is_inside:
        return (), ()
    pointed = found is not None and found.way is not None
    way = found.way if found is not None and found.way is not None else journey(view, fellows, chosen.path)
    if not way.stages:
        return (), ()
    unit, facing = fellows[0], found.facing if pointed and found is not None else None
    shown = (unit.at, *way.path)
    if pointed and found is not None and way.refusal is not None and found.adds:
        shown = (*shown, found.place.spot)
    ruler = Ruler(shown, unit.radius, limits(view, way.stages), stretches(view, (unit.at, *way.path)), facing)
    ghosts = [_ghost(view, stroll, facing) for stroll in plan(view, fellows, way.stages[0].path).strolls]
    if len(way.stages) > 1:
        last = way.stages[-1]
        ghosts.append(_ghost(view, plan(view, last.fellows, last.path).strolls[0], None))
    return (ruler,), tuple(ghosts)


def limits(view: View, stages: Sequence[Stage]) -> tuple[int, ...]:
    """Where on the tape each move of a way ends; the last where it could end."""
    found, done = [], 0
    for number, stage in enumerate(stages):
        measure = Measure(view, stage.fellows, stage.path)
        ended_before = number < len(stages) - 1 and measure.limit - measure.spent > EXACT
        done += measure.spent if ended_before else measure.limit
        found.append(done)
    return tuple(found)


def _ghost(view: View, stroll: Stroll, facing: Point | None) -> Ghost:
    unit, path = stroll.unit, stroll.path
    leg = minus(path[-1], path[-2]) if len(path) > 1 else unit.facing
    return Ghost(unit.kind.id, view.side_names[unit.side], path[-1], facing or facing_of(leg), unit.radius)


def _arcs(
    view: View, chosen: Chosen, found: Pointed | None, fellows: Sequence[UnitView], band_name: BandName
) -> tuple[Arc, ...]:
    """The arc of who acts, as it would be turned, with the bands of its weapon."""
    if not fellows or fellows[0].is_inside or chosen.path:
        return ()
    if found is not None and found.way is not None:
        return ()
    turned = found.facing if found is not None and chosen.mode == TURN else None
    middle = fellows[len(fellows) // 2]
    degrees = degrees_of(fellows)
    return (_arc(middle, turned or middle.facing, degrees, band_name),)


def _arc(unit: UnitView, facing: Point, degrees: int, band_name: BandName) -> Arc:
    weapon = unit.weapon
    if weapon is None:
        return Arc(unit.at, facing, unit.radius, degrees)
    named = tuple(Band(reach, band_name(name)) for name, reach in bands(weapon))
    return Arc(unit.at, facing, unit.radius, degrees, named)


def _aims(view: View, found: Pointed | None, chosen: Chosen, fellows: Sequence[UnitView]) -> tuple[Aim, ...]:
    """Lines from all who would shoot to the target; red where somebody stands in the way."""
    target = view.units.get(found.target) if found is not None else None
    if target is None:
        return ()
    fire = {aim.shooter.id for aim in aims_at(view, target.id, chosen.will_move)}
    lines = []
    for unit in fellows:
        if unit.weapon is None:
            continue
        start, end = ends_of_line(view, unit, target)
        blocked = blocked_at(view, unit, target, in_line(view, unit))
        if blocked is not None or unit.id in fire:
            lines.append(Aim(start, end, blocked if unit.id not in fire else None))
    return tuple(lines)


def _formation(fellows: Sequence[UnitView]) -> tuple[Formation, ...]:
    if len(fellows) < 2 or fellows[0].is_inside:
        return ()
    kind = "column" if is_column(fellows) else "line"
    return (Formation(kind, tuple(unit.at for unit in fellows), fellows[0].radius),)  # type: ignore[arg-type]


def _zones(view: View) -> tuple[Formation, ...]:
    """Where the side has to carry what it is after."""
    return tuple(Formation("line", goal.zone, 0) for goal in view.goals if goal.side == view.side and goal.zone)


def _rings(view: View, chosen: Chosen, found: Pointed | None, fellows: Sequence[UnitView]) -> tuple[Ring, ...]:
    rings: dict[int, str] = {}
    if chosen.active and not fellows:
        for first in able_of(view):
            rings.update((unit.id, "ready") for unit in view.fellows(first))
    selected = view.units.get(chosen.selected)
    if selected is not None:
        rings.update(
            (unit.id, "chosen") for unit in view.fellows(selected) if unit.side == view.side or unit is selected
        )
    rings.update((unit.id, "chosen") for unit in fellows)
    if found is not None and found.place.unit in view.units:
        pointed = view.units[found.place.unit]
        rings[pointed.id] = "target" if pointed.side != view.side else "hovered"
    return tuple(
        Ring(unit.at, unit.radius, rings[unit.id], facing=unit.facing)  # type: ignore[arg-type]
        for unit in view.units.values()
        if unit.id in rings and not unit.is_inside
    )


def reach_of(view: View, shooter: UnitView, target: UnitView) -> str:
    """The band that a target is in; "" beyond all."""
    return "" if shooter.weapon is None else band(view, shooter, target, shooter.weapon)


def why_not(found: Pointed) -> Refusal | None:
    """Why a click would not do what is meant: a refusal, or what ends the path before the pointer."""
    if found.refusal is not None:
        return found.refusal
    return found.way.refusal if found.way is not None else None

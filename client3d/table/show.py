"""What happens on the table, shown: miniatures walk, turn, shoot, fall, take things, go into houses; dice are rolled.

Each call begins something, now or some seconds from now, and says how long it takes; `update` goes on with all of it.
`finish` ends everything at once: the table then looks as if it had been shown to its end.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from client3d.table.acts import Act, Acts, nothing, stay
from client3d.table.drawing import at_length
from client3d.table.measures import Ground, Point, Spot, ahead, bearing, centimetres, ground, heading
from client3d.table.miniatures import LAID, LYING, base_radius
from client3d.table.picture import Fighter, Gait, Posture, Thing
from client3d.table.table import Table
from client3d.table.throws import THROW, Throws, moved

FOOT_SPEED, MOUNTED_SPEED, WAGON_SPEED = centimetres(13), centimetres(26), centimetres(16)
"""Cells a second."""
TURN_SPEED = 320.0  # degrees a second
AIM_SECONDS, FALL_SECONDS, TAKE_SECONDS, DOOR_SECONDS = 0.45, 0.55, 0.6, 0.8
ROLL_LATER = 0.2
"""Seconds from a shot to its dice."""
_BOB, _GALLOP = 2.2, 7.5  # degrees a walker sways, a horse rocks
_PACE = 9.0  # radians of sway a cell
_JUMP = 0.30


@dataclass(frozen=True)
class Shot:
    """A shot as it is to be shown; `dice` are the faces rolled."""

    fighter: int
    target: int
    dice: tuple[int, ...]
    hit: bool


def eased(share: float) -> float:
    """A share of the way that begins and ends slowly."""
    return share * share * (3 - 2 * share)


def walk_seconds(gait: Gait, length: float) -> float:
    """Seconds that a way of so many cells takes."""
    speed = {"foot": FOOT_SPEED, "horse": MOUNTED_SPEED, "wheels": WAGON_SPEED}[gait]
    return 1.3 * length / speed


class Show:
    """Shows what happens on a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._acts = Acts()
        self._throws = Throws(table, self._acts)

    # --- time

    @property
    def busy(self) -> bool:
        """Whether anything goes on that an event waits for."""
        return self._acts.busy

    def update(self) -> None:
        """Go on with everything, to the table's time; before or after the table's own update, once a frame."""
        self._acts.update(self.table.time)

    def finish(self) -> None:
        """End everything that goes on, in the order in which it would have begun."""
        self._acts.finish()

    def _add(
        self,
        delay: float,
        seconds: float,
        step: Callable[[float], None] = stay,
        begin: Callable[[], None] = nothing,
        end: Callable[[], None] = nothing,
    ) -> float:
        """Begin an act; without motion it takes no time."""
        seconds = 0.0 if self.table.steady else seconds
        self._acts.add(Act(self.table.time + delay, seconds, step, begin, end))
        return delay + seconds

    def _fighter(self, key: int) -> Fighter:
        return self.table.miniatures.fighters[key]

    def _change(self, key: int, **changes: Any) -> None:
        """A fighter is otherwise now: keep it for the table, without standing it anew."""
        fighters = self.table.miniatures.fighters
        if key in fighters:
            fighters[key] = replace(fighters[key], **changes)

    # --- moving

    def walk(
        self,
        key: int,
        path: tuple[Spot, ...],
        facing: Spot,
        delay: float = 0.0,
        over: tuple[Spot, ...] = (),
    ) -> float:
        """Walk, ride or drive along a path; `over`: where an obstacle is climbed or jumped."""
        fighter = self._fighter(key)
        line = [ground(spot) for spot in path]
        length = sum(math.dist(a, b) for a, b in pairwise(line))
        if length <= 0:
            return self.turn(key, facing, delay)
        is_mounted, is_wagon = fighter.gait == "horse", fighter.gait == "wheels"
        first, last = self.table.units.units[key].heading, heading(facing)
        hurdles = [_nearest_length(line, ground(spot)) for spot in over]
        swing = 0.0 if is_wagon else _GALLOP if is_mounted else _BOB
        units, miniatures = self.table.units, self.table.miniatures

        def step(share: float) -> None:
            done = eased(share) * length
            at, turn = at_length(line, done)
            way = 90.0 - math.degrees(turn)
            now = _turned(first, way, min(done / min(0.5, length), 1.0))
            left = length - done
            if left < 0.35:
                now = _turned(now, last, 1 - left / 0.35)
            z = max((_arch(done - hurdle) for hurdle in hurdles), default=0.0)
            rock = math.sin(done * _PACE) * swing * (1 - abs(2 * share - 1) ** 4)
            units.set(key, position=(*at, z), heading=now, tilt=(rock, 0.0) if is_mounted else (0.0, rock))
            miniatures.follow(key)

        def end() -> None:
            units.set(key, tilt=(0.0, 0.0))
            self._change(key, at=path[-1], facing=facing)

        def begin() -> None:
            self._rise(key)

        return self._add(delay, walk_seconds(fighter.gait, length), step, begin=begin, end=end)

    def _rise(self, key: int) -> None:
        """Whoever knelt, aimed or reloaded stands up."""
        fighter = self._fighter(key)
        if fighter.posture not in ("standing", "fallen"):
            self.table.miniatures.stand(replace(fighter, posture="standing"))

    def turn(self, key: int, facing: Spot, delay: float = 0.0) -> float:
        """Turn on the spot."""
        units, aim = self.table.units, heading(facing)
        first: list[float] = []

        def step(share: float) -> None:
            units.set(key, heading=_turned(first[0], aim, eased(share)))
            self.table.miniatures.follow(key)

        def begin() -> None:
            first.append(units.units[key].heading)

        def end() -> None:
            self._change(key, facing=facing)

        away = abs((aim - units.units[key].heading + 180) % 360 - 180)
        return self._add(delay, max(away / TURN_SPEED, 0.1), step, begin=begin, end=end)

    def pose(self, key: int, posture: Posture, delay: float = 0.0) -> float:
        """Stand, aim, kneel or reload from now on."""

        def end() -> None:
            self.table.miniatures.stand(replace(self._fighter(key), posture=posture))

        return self._add(delay, 0.0, end=end)

    # --- shooting

    def shoot(self, shot: Shot, delay: float = 0.0, label: str = "") -> float:
        """Aim, fire with flash and smoke, roll the dice in sight; `label` stands over them when they lie.

        Seconds until the dice lie: what came of it may follow then.
        """
        table = self.table
        shooter, target = self._fighter(shot.fighter), self._fighter(shot.target)
        start, end = table.miniatures.place(shooter)[0], table.miniatures.place(target)[0]
        way = bearing(start, end)
        facing = _vector(way)
        aimed = self._add(
            delay,
            AIM_SECONDS,
            lambda share: self._raise(shot.fighter, way, share),
            end=lambda: self._change(shot.fighter, facing=facing),
        )

        def fire() -> None:
            muzzle = table.miniatures.point(shot.fighter, "muzzle")
            aim = (*end, table.units.world_position(shot.target)[2] + 0.3)
            table.units.fire(shot.fighter)
            table.shoot(muzzle, _direction(muzzle, aim))

        self._add(aimed, 0.0, begin=fire)
        throw = self._throws.free_way(start, way, len(shot.dice))
        return self.roll(shot.dice, moved(start, throw, THROW), throw, aimed + ROLL_LATER, label, shot.hit)

    def _raise(self, key: int, way: float, share: float) -> None:
        unit = self.table.units.units[key]
        self.table.units.set(key, heading=_turned(unit.heading, way, eased(share)), aim=max(unit.aim, eased(share)))

    def roll(
        self,
        faces: tuple[int, ...],
        start: Ground,
        way: float,
        delay: float = 0.0,
        label: str = "",
        good: bool | None = None,
    ) -> float:
        """Throw dice from a place towards compass degrees; see Throws."""
        return self._throws.roll(faces, start, way, delay, label, good)

    def wound(self, key: int, delay: float = 0.0) -> float:
        """A miniature is hit but stands: it flashes."""
        return self._add(delay, 0.4, begin=lambda: self.table.units.flash(key))

    def fall(self, key: int, delay: float = 0.0) -> float:
        """Knock a miniature over; it lies where it stood."""
        units, fighter = self.table.units, self._fighter(key)
        radius = base_radius(fighter)
        floor = self.table.miniatures.height(fighter)

        def step(share: float) -> None:
            lean = LYING * min(share * share * 1.25, 1.0)
            unit = units.units[key]
            z = floor + radius * LAID * min(lean / LYING, 1.0)
            units.set(key, tilt=(lean, 0.0), position=(unit.position[0], unit.position[1], z), kneel=0.0)
            unit.stride = 0.0

        def end() -> None:
            self.table.miniatures.stand(replace(self._fighter(key), posture="fallen", carries=""))

        return self._add(delay, FALL_SECONDS, step, end=end)

    def take_off(self, key: int, delay: float = 0.0) -> float:
        """Take a miniature off the table."""

        def step(share: float) -> None:
            self.table.units.set(key, fade=1 - share)

        return self._add(delay, 0.4, step, end=lambda: self.table.miniatures.take_off(key))

    # --- things

    def take(self, key: int, number: int, delay: float = 0.0) -> float:
        """A fighter picks up a flag or object that lies on the table."""
        miniatures = self.table.miniatures
        thing = miniatures.things[number]

        def end() -> None:
            miniatures.lay([one for one in miniatures.things.values() if one.number != number])
            miniatures.stand(replace(self._fighter(key), carries=thing.kind))

        def step(share: float) -> None:
            self.table.units.set(key, kneel=math.sin(math.pi * share) if self._fighter(key).gait == "foot" else 0.0)

        return self._add(delay, TAKE_SECONDS, step, end=end)

    def drop(self, thing: Thing, delay: float = 0.0) -> float:
        """A flag or object lies on the table from now on."""
        miniatures = self.table.miniatures
        return self._add(delay, 0.0, end=lambda: miniatures.lay([*miniatures.things.values(), thing]))

    # --- houses

    def enter(self, key: int, house: int, floor: int, posture: Posture, delay: float = 0.0) -> float:
        """Go into a house; it opens, and the miniature stands where it belongs inside."""
        return self._through(key, delay, house=house, floor=floor, posture=posture)

    def shift(self, key: int, floor: int, posture: Posture, delay: float = 0.0) -> float:
        """Move inside a house."""
        return self._through(key, delay, floor=floor, posture=posture)

    def leave(self, key: int, at: Spot, facing: Spot, delay: float = 0.0) -> float:
        """Come out of a house."""
        return self._through(key, delay, house=-1, floor=0, posture="standing", at=at, facing=facing)

    def _through(self, key: int, delay: float, **changes: Any) -> float:
        """Half of the time it vanishes where it is, half it appears where it will be, while the house opens."""
        table = self.table

        def begin() -> None:
            picture = table.picture
            fighters = tuple(
                replace(one, **changes) if one.id == key else one for one in table.miniatures.fighters.values()
            )
            was, _ = table.miniatures.place(self._fighter(key))
            table.show(replace(picture, fighters=fighters, things=tuple(table.miniatures.things.values())))
            from_to.extend([was, table.units.world_position(key)[:2]])

        from_to: list[Ground] = []

        def step(share: float) -> None:
            (ax, ay), (bx, by) = from_to
            k = eased(share)
            fighter = self._fighter(key)
            at = (ax + (bx - ax) * k, ay + (by - ay) * k, table.miniatures.height(fighter))
            table.units.set(key, position=at, fade=float(table.miniatures.is_shown(fighter)))
            table.miniatures.follow(key)

        return self._add(delay, DOOR_SECONDS, step, begin=begin)


def _turned(start: float, end: float, share: float) -> float:
    """Compass degrees on the shorter way from one to another."""
    return start + ((end - start + 180.0) % 360.0 - 180.0) * share


def _vector(degrees: float) -> Spot:
    x, y = ahead(degrees, 1000)
    return round(x), round(-y)


def _direction(start: Point, end: Point) -> Point:
    way = [b - a for a, b in zip(start, end, strict=True)]
    length = math.hypot(*way) or 1.0
    return way[0] / length, way[1] / length, way[2] / length


def _arch(away: float) -> float:
    """The height of a jump at a distance from its middle, in cells."""
    return max(_JUMP * (1 - (away / 0.45) ** 2), 0.0)


def _nearest_length(line: list[Ground], place: Ground) -> float:
    """How far along a line it comes nearest to a place."""
    total = sum(math.dist(a, b) for a, b in pairwise(line))
    lengths = [total * k / 60 for k in range(61)]
    return min(lengths, key=lambda length: math.dist(at_length(line, length)[0], place))

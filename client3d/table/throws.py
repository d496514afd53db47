"""Dice thrown on the table: where there is room, bounded in number, with what they came to over them."""

from __future__ import annotations

import math

import numpy as np

from client3d.table.acts import Act, Acts
from client3d.table.dice import DiePose, Roll
from client3d.table.labels import Label
from client3d.table.measures import Ground, Point, ahead, ground
from client3d.table.outlines import corners, depth, edge_distance
from client3d.table.table import Table

MOST_DICE = 24
"""Dice on the table at a time; of more rolls, the oldest are taken off."""
_DIE_KEYS = -7_000_000
THROW = 0.45
"""Cells beside the shooter that dice are thrown from."""
_THROWS = (135.0, -135.0, 180.0, 100.0, -100.0, 60.0, -60.0, 0.0)
"""Degrees off the line of fire that dice may be thrown, best first."""
_ENOUGH = 0.75  # cells that dice have round them when nothing is in their way
_ROOM_OF_A_BASE, _ROOM_OF_A_ROLL = 0.25, 0.55


class Throws:
    """The dice of a table, and their labels."""

    def __init__(self, table: Table, acts: Acts) -> None:
        self._table, self._acts = table, acts
        self._labels: dict[int, Label] = {}
        self._lying: dict[int, Ground] = {}  # by its first die, about where a roll lies
        self._poses: dict[int, DiePose] = {}
        self._roll_of: dict[int, int] = {}  # by die, the roll that it shows: a newer one takes the dice of the oldest
        self._next_die = 0
        self._rolls = 0

    def roll(
        self,
        faces: tuple[int, ...],
        start: Ground,
        way: float,
        delay: float = 0.0,
        label: str = "",
        good: bool | None = None,
    ) -> float:
        """Throw dice from a place towards compass degrees; they lie a while, their label over them, and vanish.

        Seconds until they lie: what came of it may follow then.
        """
        self._rolls += 1
        roll = Roll(faces, start, way, self._rolls)
        keys = [_DIE_KEYS - (self._next_die + k) % MOST_DICE for k in range(len(faces))]
        self._next_die = (self._next_die + len(faces)) % MOST_DICE
        table, number = self._table, self._rolls
        now = table.time + delay
        self._lying[keys[0]] = roll.middle

        def begin() -> None:
            for key in keys:
                self._take(key)
                self._roll_of[key] = number
                table.units.place(key, "die", (0.0, 0.0), None)

        def step(share: float) -> None:
            seconds = max(share * roll.seconds, roll.tumbling if table.steady else 0.0)
            poses = [roll.pose(place, seconds) for place in range(len(faces))]
            for key, pose in zip(keys, poses, strict=True):
                if self._roll_of.get(key) == number and self._poses.get(key) != pose:
                    self._poses[key] = pose
                    self._lay(key, pose)
            if label and seconds >= roll.tumbling and self._roll_of.get(keys[0]) == number:
                self._tell(keys[0], Label(_above(poses), label, "good" if good else "bad"))

        def end() -> None:
            for key in keys:
                if self._roll_of.get(key) == number:
                    self._take(key)
            if self._lying.get(keys[0]) == roll.middle:
                del self._lying[keys[0]]

        self._acts.add(Act(now, roll.seconds, step, begin, end, waited_for=False))
        tumbling = 0.0 if table.steady else roll.tumbling
        self._acts.add(Act(now, tumbling))
        return delay + tumbling

    def _lay(self, key: int, pose: DiePose) -> None:
        units = self._table.units
        if key in units.units:
            units.set(key, position=pose.at, heading=pose.heading, tilt=(pose.nose, pose.roll), fade=pose.fade)
            units.units[key].stride = 0.0

    def _take(self, key: int) -> None:
        self._table.units.remove(key)
        self._poses.pop(key, None)
        self._roll_of.pop(key, None)
        self._tell(key, None)

    def _tell(self, key: int, label: Label | None) -> None:
        """Show what a roll came to, by its first die, or nothing."""
        if self._labels.get(key) == label:
            return
        self._labels.pop(key, None)
        if label:
            self._labels[key] = label
        self._table.show_labels([one for _, one in sorted(self._labels.items())])

    def free_way(self, start: Ground, way: float, count: int) -> float:
        """The compass degrees to throw dice: out of the smoke, where nothing stands that would hide them."""
        picture, best, found = self._table.picture, -math.inf, way
        bases = [unit.position[:2] for key, unit in self._table.units.units.items() if key > 0]
        walls = [corners(house.outline) for house in picture.houses]
        lines = [np.array([ground(spot) for spot in one.line]) for one in picture.barriers]
        wide, tall = self._table.size
        for turn in _THROWS:
            x, y = Roll((1,) * count, moved(start, way + turn, THROW), way + turn).middle
            room = min([x, -y, wide - x, tall + y, _ENOUGH])
            room = min([room, *(math.dist((x, y), other) - _ROOM_OF_A_ROLL for other in self._lying.values())])
            room = min([room, *(math.dist((x, y), base) - _ROOM_OF_A_BASE for base in bases)])
            room = min([room, *(-float(depth(x, y, outline)) for outline in walls)])
            room = min([room, *(float(edge_distance(x, y, line, closed=False)) for line in lines)])
            if room > best:
                best, found = room, way + turn
        return found


def moved(place: Ground, degrees: float, far: float) -> Ground:
    """The place so far from another towards compass degrees."""
    x, y = ahead(degrees, far)
    return place[0] + x, place[1] + y


def _above(poses: list[DiePose]) -> Point:
    """Above the middle of some dice."""
    count = len(poses)
    return sum(p.at[0] for p in poses) / count, sum(p.at[1] for p in poses) / count, 0.62

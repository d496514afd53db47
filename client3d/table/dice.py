"""Dice that tumble over the table and come to rest showing given faces: plain functions of time, no physics."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from client3d.scene.geometry import Floats
from client3d.table.measures import Ground, ahead

HALF = 0.12
"""Half the edge of a die, in cells (`die.model`)."""
MOST = 8
"""Dice that are shown of one roll."""
TUMBLE, REST, FADE = 1.15, 1.9, 0.35
"""Seconds that dice roll, lie, and vanish in."""
_REACH = 0.95  # cells they roll
_APART = 0.42
_HOPS = 3
_HIGH = 0.62
_LAG = 0.09  # seconds from one die to the next
_UP: dict[int, tuple[str, float]] = {
    1: ("x", 0),
    6: ("x", 180),
    2: ("x", 90),
    5: ("x", -90),
    3: ("y", -90),
    4: ("y", 90),
}
"""The turn that brings a face of `die.model` to the top."""


class Throw(NamedTuple):
    """How a die is thrown: where it comes to rest, the axis it rolls about, how often, the matrix it ends with."""

    rest: Ground
    axis: tuple[float, float, float]
    turns: float
    lies: Floats


class DiePose(NamedTuple):
    """Where a die's middle is in cells, and its compass heading, nose and roll in degrees, as units are set."""

    at: tuple[float, float, float]
    heading: float
    nose: float
    roll: float
    fade: float


def turning(axis: tuple[float, float, float], angle: float) -> Floats:
    """The matrix that turns by radians about an axis of length 1."""
    x, y, z = axis
    c, s = math.cos(angle), math.sin(angle)
    k = 1 - c
    return np.array(
        [
            [c + x * x * k, x * y * k - z * s, x * z * k + y * s],
            [y * x * k + z * s, c + y * y * k, y * z * k - x * s],
            [z * x * k - y * s, z * y * k + x * s, c + z * z * k],
        ]
    )


def lying(face: int, yaw: float) -> Floats:
    """The matrix of a die that shows a face on top, turned by radians about the upright."""
    axis, degrees = _UP[face]
    return turning((0, 0, 1), yaw) @ turning((1, 0, 0) if axis == "x" else (0, 1, 0), math.radians(degrees))


def angles(matrix: Floats) -> tuple[float, float, float]:
    """Heading, nose and roll in degrees that turn a unit like a matrix: first nose, then roll, then heading."""
    roll = -math.asin(max(-1.0, min(1.0, float(matrix[2, 0]))))
    if abs(math.cos(roll)) > 1e-6:
        nose = math.atan2(matrix[2, 1], matrix[2, 2])
        turn = math.atan2(matrix[1, 0], matrix[0, 0])
    else:
        nose, turn = 0.0, math.atan2(-matrix[0, 1], matrix[1, 1])
    return -math.degrees(turn), math.degrees(nose), math.degrees(roll)


@dataclass(frozen=True)
class Roll:
    """Some dice thrown from a place towards compass degrees; the same values always give the same motion."""

    faces: tuple[int, ...]
    start: Ground
    way: float
    seed: int = 0

    def __post_init__(self) -> None:
        if not 0 < len(self.faces) <= MOST or any(face not in _UP for face in self.faces):
            raise ValueError(f"dice {self.faces}: expected 1 to {MOST} faces of 1 to 6")

    @property
    def tumbling(self) -> float:
        """Seconds until all of them lie."""
        return TUMBLE + _LAG * (len(self.faces) - 1)

    @property
    def seconds(self) -> float:
        """Seconds until they are gone."""
        return self.tumbling + REST + FADE

    @property
    def middle(self) -> Ground:
        """About where they come to rest."""
        x, y = ahead(self.way, _REACH)
        return self.start[0] + x, self.start[1] + y

    def resting_place(self, number: int) -> Ground:
        """Where a die comes to rest, in cells."""
        forward, aside = ahead(self.way), ahead(self.way + 90)
        row = (number - (len(self.faces) - 1) / 2) * _APART
        jitter = np.random.default_rng([self.seed, number, 5]).uniform(-0.06, 0.06, 2)
        far = _REACH + float(jitter[0])
        return (
            self.start[0] + forward[0] * far + aside[0] * (row + float(jitter[1])),
            self.start[1] + forward[1] * far + aside[1] * (row + float(jitter[1])),
        )

    @cached_property
    def _throws(self) -> list[Throw]:
        """How each die is thrown."""
        found = []
        for number, face in enumerate(self.faces):
            yaw, turns, lean = np.random.default_rng([self.seed, number, 6]).random(3).tolist()
            along = math.radians(self.way) + lean - 0.5
            axis = (math.cos(along), -math.sin(along), 0.0)  # across the way: it rolls forward
            found.append(Throw(self.resting_place(number), axis, 1.6 + 0.8 * turns, lying(face, 1.4 * yaw - 0.7)))
        return found

    def pose(self, number: int, seconds: float) -> DiePose:
        """A die so many seconds after the throw."""
        throw = self._throws[number]
        t = min(max((seconds - number * _LAG) / TUMBLE, 0.0), 1.0)
        left = (1 - t) ** 1.8
        x, y = (a + (b - a) * (1 - left) for a, b in zip(self.start, throw.rest, strict=True))
        matrix = turning(throw.axis, -(left * throw.turns * 2 * math.pi)) @ throw.lies if left else throw.lies
        low = HALF * (abs(matrix[2, 0]) + abs(matrix[2, 1]) + abs(matrix[2, 2]))
        hop = abs(math.cos(math.pi * _HOPS * (1 - left))) * left * _HIGH
        gone = (seconds - self.tumbling - REST) / FADE
        return DiePose((x, y, float(low) + hop), *angles(matrix), fade=min(max(1 - gone, 0.0), 1.0))

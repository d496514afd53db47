"""What a unit looks like now, and how its body goes on by itself: falls, works, keeps its gun on a target, sways."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np

from client3d.scene.geometry import Floats
from client3d.scene.unit_models import Point

TEXELS = 9  # of four floats a unit: place, motion, team, tint, outline, pose, blob, gait, act
SPIN_UP_SECONDS = 0.7  # until a rotor turns as fast, and until it stands again
ROCK = 3.2  # degrees a body leans back from its own shot, and sways on
READY_SECONDS = 1.1  # that a gun stays on its target after a shot
_LOWER_SECONDS = 0.35  # in which a weapon is lowered
_TURN_BACK, _SINK_BACK = 150.0, 60.0  # degrees a second at which a turret turns home, a barrel sinks
FALL_SECONDS = 0.65  # in which soldiers fall, however many
_SHUDDER = 2.5  # degrees a body rolls when it is hit


def _nearer(value: float, goal: float, step: float) -> float:
    """A value that has come nearer to its goal by at most a step."""
    return value + min(max(goal - value, -step), step)


@dataclass
class Unit:
    """What a unit looks like now. Position in world cells, angles in degrees, colours 0..1 as seen on the screen."""

    model: str
    position: Point
    heading: float = 0.0
    turret: float = 0.0  # against the hull
    colour: tuple[float, float, float] = (0.6, 0.6, 0.6)
    fade: float = 1.0
    tint: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    spent: bool = False  # it has done all it may: drawn grey
    outline: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    walk: float = 0.0  # phase in radians, grows with the way
    stride: float = 0.0  # how far legs swing: 1 walking, 0 standing
    spin: float = 0.0
    spinning: bool = False
    power: float = 0.0  # how fast its rotors turn already, up to 1
    tilt: tuple[float, float] = (0.0, 0.0)  # nose up, roll to the right, degrees
    scale: float = 1.0
    wreck: bool = False
    elevation: float = 0.0  # of the gun, degrees
    recoil: float = 0.0  # 1 right after the shot, then back to 0
    flash: float = 0.0
    stale: bool = True  # what the card is told of it must be worked out anew
    told: Floats = field(default_factory=lambda: np.zeros((TEXELS, 4), np.float32))
    aloft: float = 0.0  # how much of a craft in the air it is, 0 to 1: while it rises or comes down, somewhat
    covered: bool = False  # trees or walls may stand before it
    still: bool = False  # nothing of it moves by itself: it is only remembered, or broken
    aim: float = 0.0  # how far a soldier's weapon is raised, 0 to 1
    braced: bool = False  # it keeps its weapon raised
    ready: float = 0.0  # seconds until it lowers its weapon and its turret turns home
    homing: bool = False  # its turret is on its way home
    busy: float = 0.0  # seconds that it goes on working
    work: float = 0.0  # how much of its working pose it has taken, 0 to 1
    kneel: float = 0.0  # 1: down on one knee
    losses: float = 0.0  # how many of its figures are to lie
    fallen: float = 0.0  # how many do, and how far the next has fallen
    falling: float = 0.0  # how many fall a second

    @property
    def acts(self) -> bool:
        """Whether any of it is in motion that its pose is worked out from, not by itself on the card."""
        arms = self.ready or self.homing or (self.aim and not self.braced)
        gestures = arms or self.busy or self.work or self.fallen != self.losses
        return bool(self.recoil or self.flash or self.stride or self.spinning or self.power or gestures)

    def act(self, seconds: float) -> None:
        """Go on with what its body does: fall, work, keep its gun on the target, and lower it."""
        self.fallen = _nearer(self.fallen, self.losses, seconds * self.falling)
        self.busy = max(self.busy - seconds, 0.0)
        self.work = _nearer(self.work, 1.0 if self.busy else 0.0, seconds / _LOWER_SECONDS)
        if self.ready:
            self.ready = max(self.ready - seconds, 0.0)
            self.homing = not self.ready
            return
        self.aim = _nearer(self.aim, float(self.braced), seconds / _LOWER_SECONDS)
        if self.homing:
            self.turret = _nearer((self.turret + 180.0) % 360.0 - 180.0, 0.0, seconds * _TURN_BACK)
            self.elevation = _nearer(self.elevation, 0.0, seconds * _SINK_BACK)
            self.homing = bool(self.turret or self.elevation)

    def spin_up(self, seconds: float) -> None:
        """Let the rotors come nearer to the speed they are to have."""
        if self.spinning:
            self.power = min(self.power + seconds / SPIN_UP_SECONDS, 1.0)
        else:
            self.power = max(self.power - seconds / SPIN_UP_SECONDS, 0.0)


def rocked(unit: Unit) -> tuple[float, float]:
    """Degrees nose up and roll of a body that sways: away from where its gun points after a shot, sideways when hit."""
    sway = ROCK * unit.recoil * unit.recoil * math.sin((1.0 - unit.recoil) * 9.0)
    away = math.radians(unit.turret)
    shudder = _SHUDDER * unit.flash * unit.flash * math.sin(unit.flash * 19.0)
    return unit.tilt[0] + sway * math.cos(away), unit.tilt[1] - sway * math.sin(away) + shudder

"""An air strike: a plane comes in low from the left of the screen, lets three bombs go and flies on.

`begin` it over a cell, and the scene lets it go on; `struck` from the first blast on, `done` when the plane is gone.
Calm: no plane crosses the screen, the bombs fall.
"""

from __future__ import annotations

import math

from client3d.scene.board import Cell
from client3d.scene.scene import Scene

PLANE, BOMB = "strike_plane", "air_bomb"
_AWAY = 13.0  # cells from its target where the plane comes from and goes to
_SPEED = 9.5  # cells a second
_HEIGHT = 2.7
_FALL_SECONDS = 0.8
_GAP = 0.13  # seconds between bombs
_SPREAD = 0.26  # cells between where they strike
_BOMBS = 3
_SIZE = 0.8
_PLANE_KEY, _BOMB_KEYS = -6_100_000, -6_100_001


class AirStrike:
    """One strike at a time on a scene whose library has the models `PLANE` and `BOMB`."""

    def __init__(self, scene: Scene, calm: bool = False) -> None:
        self._scene, self.calm = scene, calm
        self._target = (0.0, 0.0, 0.0)
        self._way = (1.0, 0.0)
        self._cell: Cell = (0, 0)
        self._time = 0.0
        self._on = False
        self._burst = 0
        self.struck = False
        """Whether the first bomb has burst: what it does may be shown now."""

    @property
    def done(self) -> bool:
        """Whether the strike is over, or none has begun."""
        return not self._on

    @property
    def approach(self) -> float:
        """Seconds from the beginning until the first bomb bursts."""
        return _FALL_SECONDS if self.calm else _AWAY / _SPEED

    def begin(self, cell: Cell, side: str | None) -> None:
        """Strike a cell with a side's plane."""
        self.end()
        scene = self._scene
        yaw = math.radians(scene.camera.yaw)
        self._way = math.cos(yaw), -math.sin(yaw)
        self._cell, self._target = cell, scene.cell_position(cell)
        self._time, self._on, self._burst, self.struck = 0.0, True, 0, False
        if not self.calm:
            heading = math.degrees(math.atan2(self._way[0], self._way[1]))
            scene.units.place(_PLANE_KEY, PLANE, cell, side, heading, height=_HEIGHT)
            self._fly()
        scene.present(self)

    def end(self) -> None:
        """Stop at once."""
        for key in (_PLANE_KEY, *(_BOMB_KEYS - k for k in range(_BOMBS))):
            self._scene.units.remove(key)
        self._on = False

    def update(self, seconds: float) -> None:
        """See Show."""
        if not self._on:
            return
        self._time += seconds
        if not self.calm:
            self._fly()
        for number in range(_BOMBS):
            self._drop(number)
        gone = self.calm or (self._time - self.approach) * _SPEED > _AWAY
        if gone and self._burst == _BOMBS:
            self.end()

    def _fly(self) -> None:
        """Where the plane is now: it banks a little as it comes over."""
        along = (self._time - self.approach) * _SPEED
        x, y, z = self._target
        dip = 0.55 * math.exp(-((along / 4.5) ** 2))
        self._scene.units.set(
            _PLANE_KEY,
            position=(x + self._way[0] * along, y + self._way[1] * along, z + _HEIGHT - dip),
            tilt=(-5.0 * math.tanh(-along / 4.0), 9.0 * math.sin(along * 0.35)),
        )

    def _drop(self, number: int) -> None:
        """One of the bombs: not yet gone, falling, or burst."""
        strikes = self.approach + number * _GAP
        fallen = (self._time - strikes) / _FALL_SECONDS + 1.0
        key = _BOMB_KEYS - number
        aside = (number - (_BOMBS - 1) / 2) * _SPREAD
        x, y = self._target[0] + self._way[0] * aside, self._target[1] + self._way[1] * aside
        units = self._scene.units
        if 0 <= fallen < 1:
            if key not in units.units:
                units.place(key, BOMB, self._cell, None, 0.0, height=_HEIGHT)
            back = 0.0 if self.calm else (1 - fallen) * _FALL_SECONDS * _SPEED * 0.35
            z = self._target[2] + (_HEIGHT - 0.5) * (1 - fallen * fallen)
            units.set(key, position=(x - self._way[0] * back, y - self._way[1] * back, z))
        elif fallen >= 1 and number == self._burst:
            units.remove(key)
            self._burst += 1
            self.struck = True
            self._scene.effects.explosion((x, y, self._target[2] + 0.12), _SIZE)

"""Signs over units: stars that some of them wear, coins and repair signs that rise and are gone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from client3d.scene.board import Cell
from client3d.scene.scene import Scene

STAR, COIN, REPAIR = "star", "coin", "repair"
"""Models that the scene's library has."""
RISE_SECONDS = 1.25
_RISE, _FROM = 0.75, 0.55  # cells a sign rises, above what it rises from
_OVER = 0.02  # cells from a unit's top to its star
_FADE_FROM = 0.6  # share of its time after which a sign fades
_SIZE = 1.15
_STAR_KEYS, _SIGN_KEYS = -7_000_000, -7_500_000
_SIGNS_AT_ONCE = 1000


class Stars:
    """Stars over the units that wear one; they go where their units go."""

    done = False

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        scene.present(self)
        self._worn: dict[int, tuple[float, float, float, float]] = {}
        """Where the star of each unit is, and how much of it is seen."""

    def wear(self, keys: Iterable[int]) -> None:
        """Exactly the units of these keys wear a star."""
        wanted = set(keys)
        for key in self._worn.keys() - wanted:
            self._scene.units.remove(_STAR_KEYS - key)
            del self._worn[key]
        for key in sorted(wanted - self._worn.keys()):
            self._scene.units.place(_STAR_KEYS - key, STAR, (0, 0), None)
            self._worn[key] = (0.0, 0.0, 0.0, -1.0)
        self._follow()

    def update(self, _seconds: float) -> None:
        """See Show: units that are gone take their stars with them."""
        self.wear(self._worn.keys() & self._scene.units.units.keys())

    def _follow(self) -> None:
        """Be where the units are."""
        units = self._scene.units
        for key, before in self._worn.items():
            x, y, z = units.top(key)
            now = (x, y, z + _OVER, units.units[key].fade)
            if now != before:
                units.set(_STAR_KEYS - key, position=now[:3], fade=now[3])
                self._worn[key] = now


@dataclass(slots=True)
class _Sign:
    key: int
    at: tuple[float, float, float]
    age: float


class Signs:
    """Signs that rise over cells."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._shown: list[_Sign] = []
        self._count = 0

    @property
    def done(self) -> bool:
        """Whether none is shown."""
        return not self._shown

    def rise(self, model: str, cell: Cell, delay: float = 0.0) -> None:
        """Let a sign rise from a cell, `delay` seconds from now."""
        self._count = (self._count + 1) % _SIGNS_AT_ONCE
        sign = _Sign(_SIGN_KEYS - self._count, self._scene.cell_position(cell, _FROM), -delay)
        self._scene.units.place(sign.key, model, cell, None)
        self._shown.append(sign)
        self._scene.present(self)
        self._show(sign)

    def clear(self) -> None:
        """Take all of them away."""
        for sign in self._shown:
            self._scene.units.remove(sign.key)
        self._shown.clear()

    def update(self, seconds: float) -> None:
        """See Show."""
        for sign in self._shown:
            sign.age += seconds
            if sign.age >= RISE_SECONDS:
                self._scene.units.remove(sign.key)
            else:
                self._show(sign)
        self._shown = [sign for sign in self._shown if sign.age < RISE_SECONDS]

    def _show(self, sign: _Sign) -> None:
        share = min(max(sign.age / RISE_SECONDS, 0.0), 1.0)
        x, y, z = sign.at
        fade = 0.0 if sign.age < 0 else min((1 - share) / (1 - _FADE_FROM), 1.0)
        up = _RISE * (1 - (1 - share) ** 2)
        self._scene.units.set(sign.key, position=(x, y, z + up), fade=fade, scale=_SIZE * min(share * 8, 1.0))

"""The houses on the table: closed, or open at a floor while somebody is shown inside."""

from __future__ import annotations

from client3d.scene.units import Units
from client3d.table.houses import HouseParts, house_parts
from client3d.table.picture import House
from client3d.table.solids import Cupboard

_KEYS = -5_000_000
_A_HOUSE = 100  # keys
LIFT_SECONDS = 0.55
_LIFTED = 0.9
"""Cells that a roof and floors rise while they vanish."""
MOST_FLOORS = 20


class Shelter:
    """One house: walls and plan of each floor, and its roof, as models that rise and fade."""

    def __init__(self, units: Units, cupboard: Cupboard, number: int, house: House, seed: int) -> None:
        if not 0 < house.floors <= MOST_FLOORS:
            raise ValueError(f"house {house.name!r} has {house.floors} floors, expected 1 to {MOST_FLOORS}")
        self._units, self.house = units, house
        parts: HouseParts = house_parts(house, seed + number)
        self._first = _KEYS - number * _A_HOUSE
        named = {f"walls_{k}": mesh for k, mesh in enumerate(parts.walls)}
        named |= {f"plan_{k}": mesh for k, mesh in enumerate(parts.plans)} | {"roof": parts.roof}
        self._keys: dict[str, int] = {}
        self._now: dict[str, tuple[float, float]] = {}
        x, y = parts.middle
        self._at = (x, y)
        for place, (name, mesh) in enumerate(named.items()):
            model, key = f"house_{number}_{name}", self._first - place
            cupboard.put(model, mesh)
            units.place(key, model, (x - 0.5, -y - 0.5), None)
            self._keys[name] = key
        self._shown: int | None = None
        self.set_open(None, at_once=True)

    @property
    def open_floor(self) -> int | None:
        """The floor that is open; None: the house is closed."""
        return self._shown

    def set_open(self, floor: int | None, *, at_once: bool = False) -> None:
        """Open the house at a floor, or close it."""
        self._shown = None if floor is None else min(max(floor, 0), self.house.floors - 1)
        self._aim = {name: self._wanted(name) for name in self._keys}
        if at_once:
            for name in self._keys:
                self._set(name, *self._aim[name])

    def _wanted(self, name: str) -> tuple[float, float]:
        """How opaque a part is to be, and how far raised, in cells."""
        kind, _, number = name.partition("_")
        shown = self._shown
        if kind == "roof":
            return (1.0, 0.0) if shown is None else (0.0, _LIFTED)
        floor = int(number)
        if kind == "plan":
            return (1.0 if floor == shown else 0.0), 0.0
        if shown is None or floor < shown:
            return 1.0, 0.0
        return 0.0, 0.0 if floor == shown else _LIFTED

    def _set(self, name: str, fade: float, raised: float) -> None:
        if self._now.get(name) != (fade, raised):
            self._now[name] = (fade, raised)
            self._units.set(self._keys[name], fade=fade, position=(*self._at, raised))

    def outline(self, colour: tuple[float, float, float, float] | None) -> None:
        """Draw a line of a colour round what is shown of it, or none."""
        for name, key in self._keys.items():
            shown = colour if colour and self._now[name][0] > 0 else (0.0, 0.0, 0.0, 0.0)
            self._units.set(key, outline=shown)

    @property
    def at_rest(self) -> bool:
        """Whether it neither opens nor closes."""
        return self._now == self._aim

    def update(self, dt: float) -> None:
        """Open or close on by `dt` seconds."""
        if self.at_rest:
            return
        step = dt / LIFT_SECONDS
        for name, (fade, raised) in self._aim.items():
            now = self._now[name]
            nearer = [
                value + min(max(goal - value, -size), size)
                for value, goal, size in zip(now, (fade, raised), (step, step * _LIFTED), strict=True)
            ]
            self._set(name, nearer[0], nearer[1])

    def remove(self) -> None:
        """Take it off the table."""
        for key in self._keys.values():
            self._units.remove(key)

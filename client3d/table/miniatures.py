"""The miniatures on the table, by their fighters' ids: their models, poses and what they carry."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from client3d.scene.units import Units
from client3d.table.houses import FLOOR_LIFT, STOREY
from client3d.table.lodging import Place, lodged
from client3d.table.measures import Ground, cells, centimetres, ground, heading
from client3d.table.picture import Fighter, House, Thing
from client3d.table.solids import Cupboard

LYING = 103.0
"""Degrees a miniature leans that has been knocked over: it rests on its base's edge and its hat."""
LAID = math.cos(math.radians(LYING - 90))
"""Height of its middle then, as a share of the radius of its base."""
_THING_KEYS, _CARRIED_KEYS = -3_000_000, -4_000_000
_FOOT = centimetres(1.25)
"""The radius of a base, in cells, that a model is taken to be made for if it does not tell."""
_CARRIED = (0.17, -0.16, 0.05)  # right, ahead and up of its bearer's middle
_CARRIED_SCALE = 0.8


def base_radius(fighter: Fighter) -> float:
    """Cells from the middle of its base to its edge."""
    return cells(fighter.radius)


class Miniatures:
    """What stands on the table and can be moved by hand."""

    def __init__(self, units: Units, cupboard: Cupboard) -> None:
        self._units, self._cupboard = units, cupboard
        self.fighters: dict[int, Fighter] = {}
        self.things: dict[int, Thing] = {}
        self._places: dict[int, Place] = {}
        self.open_floors: dict[int, int | None] = {}
        """By house that somebody is shown in: the floor that is open."""

    # --- all of them

    def show(self, fighters: Iterable[Fighter], houses: tuple[House, ...]) -> None:
        """Exactly these fighters are on the table."""
        wanted = {fighter.id: fighter for fighter in fighters}
        for gone in self.fighters.keys() - wanted.keys():
            self.take_off(gone)
        self._lodge(wanted.values(), houses)
        before, self.fighters = self.fighters, wanted
        for key, fighter in wanted.items():
            if before.get(key) != fighter or fighter.house >= 0:
                self.stand(fighter)

    def _lodge(self, fighters: Iterable[Fighter], houses: tuple[House, ...]) -> None:
        rooms: dict[tuple[int, int], list[Fighter]] = {}
        for fighter in fighters:
            if 0 <= fighter.house < len(houses):
                rooms.setdefault((fighter.house, fighter.floor), []).append(fighter)
        self._places = {}
        for (house, _), inside in sorted(rooms.items()):
            self._places |= lodged(houses[house], inside)

    def occupied(self) -> dict[int, list[int]]:
        """By house, the floors that somebody is on, lowest first."""
        found: dict[int, set[int]] = {}
        for fighter in self.fighters.values():
            if fighter.house >= 0:
                found.setdefault(fighter.house, set()).add(fighter.floor)
        return {house: sorted(floors) for house, floors in sorted(found.items())}

    def open(self, floors: dict[int, int | None]) -> None:
        """Show who is on these floors of houses, and nobody on others."""
        self.open_floors = floors
        for key, fighter in self.fighters.items():
            if fighter.house >= 0:
                self._units.set(key, fade=float(self.is_shown(fighter)))

    def take_off(self, key: int) -> None:
        """A miniature leaves the table."""
        self._units.remove(key)
        self._units.remove(_CARRIED_KEYS - key)
        self.fighters.pop(key, None)

    # --- one

    def height(self, fighter: Fighter) -> float:
        """Cells above the mat that it stands."""
        return fighter.floor * STOREY + FLOOR_LIFT if fighter.house >= 0 else 0.0

    def is_shown(self, fighter: Fighter) -> bool:
        """Whether it is seen: outside, or on the open floor of its house."""
        return fighter.house < 0 or self.open_floors.get(fighter.house) == fighter.floor

    def place(self, fighter: Fighter) -> tuple[Ground, float]:
        """Where it stands in cells, and its compass heading."""
        place = self._places.get(fighter.id) if fighter.house >= 0 else None
        facing = heading(fighter.facing)
        if place is None:
            return ground(fighter.at), facing
        return place.at, facing if place.heading is None else place.heading

    def model(self, fighter: Fighter) -> str:
        """The model that shows it as it holds itself."""
        reloading = f"{fighter.kind}_reloading"
        return reloading if fighter.posture == "reloading" and self._cupboard.has(reloading) else fighter.kind

    def scale(self, model: str, radius: int) -> float:
        """How large a model is on a base of a radius: as much as the base is larger than that it was made for."""
        rim = self._cupboard.load(model).anchors.get("rim")
        return cells(radius) / (rim.position[0] if rim else _FOOT)

    def stand(self, fighter: Fighter) -> None:
        """Put a miniature where and as it stands."""
        self.fighters[fighter.id] = fighter
        (x, y), turn = self.place(fighter)
        key, model, units = fighter.id, self.model(fighter), self._units
        shown = units.units.get(key)
        if shown is None or shown.model != model:
            outline = shown.outline if shown else (0.0, 0.0, 0.0, 0.0)
            units.place(key, model, (x - 0.5, -y - 0.5), fighter.side, turn)
            units.set(key, outline=outline)
        fallen = fighter.posture == "fallen"
        scale = self.scale(model, fighter.radius)
        z = self.height(fighter) + (base_radius(fighter) * LAID if fallen else 0.0)
        units.set(
            key,
            position=(x, y, z),
            heading=turn,
            scale=scale,
            tilt=(LYING, 0.0) if fallen else (0.0, 0.0),
            kneel=float(fighter.posture == "kneeling" and fighter.gait == "foot"),
            fade=float(self.is_shown(fighter)),
        )
        unit = units.units[key]
        unit.stride = 0.0
        unit.braced = fighter.posture in ("aiming", "kneeling")
        unit.aim = float(unit.braced)
        self._carry(fighter, scale)

    def _carry(self, fighter: Fighter, scale: float) -> None:
        key = _CARRIED_KEYS - fighter.id
        if not fighter.carries or fighter.posture == "fallen":
            self._units.remove(key)
        elif key not in self._units.units:
            self._units.place(key, fighter.carries, (0, 0), fighter.side)
            self._units.set(key, scale=_CARRIED_SCALE * scale)
        self.follow(fighter.id)

    def follow(self, key: int) -> None:
        """Keep what a miniature carries with it."""
        carried = self._units.units.get(_CARRIED_KEYS - key)
        if carried is None:
            return
        bearer = self._units.units[key]
        a = math.radians(bearer.heading)
        right, forward, up = (v * bearer.scale for v in _CARRIED)
        x = bearer.position[0] + math.cos(a) * right + math.sin(a) * forward
        y = bearer.position[1] - math.sin(a) * right + math.cos(a) * forward
        at = (x, y, bearer.position[2] + up)
        self._units.set(_CARRIED_KEYS - key, position=at, heading=bearer.heading, fade=bearer.fade)

    # --- flags and objects

    def lay(self, things: Iterable[Thing]) -> None:
        """Exactly these flags and objects lie on the table."""
        wanted = {thing.number: thing for thing in things}
        for gone in self.things.keys() - wanted.keys():
            self._units.remove(_THING_KEYS - gone)
        for number, thing in wanted.items():
            if self.things.get(number) != thing:
                x, y = ground(thing.at)
                self._units.place(_THING_KEYS - number, thing.kind, (x - 0.5, -y - 0.5), thing.side or None, 100.0)
        self.things = wanted

    def outline(self, key: int, colour: tuple[float, float, float, float] | None) -> None:
        """Draw a line of a colour round a miniature, or none."""
        if key in self._units.units:
            self._units.set(key, outline=colour or (0.0, 0.0, 0.0, 0.0))

    def point(self, key: int, name: str = "top") -> tuple[float, float, float]:
        """World point above a miniature (top), or where its shots leave it (muzzle)."""
        found: Any = self._units.top(key) if name == "top" else self._units.muzzle(key)
        return found

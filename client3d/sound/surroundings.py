"""What is heard round the battle all the time: weather, season and hour, fires in sight, craft in the air in sight."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from math import sqrt

from client3d.sound.cues import engine_sound
from client3d.sound.mixer import Loop
from client3d.sound.place import Heard
from client3d.sound.volumes import Kind
from core.orders import Cell
from systems.clumsy.data import ClumsyData
from systems.clumsy.picture import Picture

_BY_DAY = ("dawn", "day")
_FALLING = {"rain": {"rain": 1.0, "wind": 0.35}, "snow": {"wind": 0.9}}
"""Loops and their levels while something falls from the sky."""
_CLEAR: dict[str, tuple[dict[str, float], dict[str, float]]] = {
    "spring": ({"birds": 1.0}, {"wind": 0.3}),
    "summer": ({"birds": 0.6}, {"crickets": 1.0}),
    "autumn": ({"wind": 0.5}, {"wind": 0.5}),
    "winter": ({"wind": 0.6}, {"wind": 0.6}),
}
"""By season, in clear weather: at dawn and by day; at dusk and by night."""
_IDLE, _MOVING = 0.55, 1.0
"""How loud a craft that hovers is, and one that moves."""
_EACH_MORE = 0.35
"""What the second craft of a sound, or burning cell, adds to the first; the third a third of that, and so on."""


def weather_loops(picture: Picture) -> dict[Hashable, Loop]:
    """What weather, season and hour sound like."""
    levels = _FALLING.get(picture.weather)
    if levels is None:
        by_day, by_night = _CLEAR.get(picture.season, ({}, {}))
        levels = by_day if picture.hour in _BY_DAY else by_night
    return {("weather", name): Loop(name, "surroundings", level) for name, level in levels.items()}


def fire_loops(picture: Picture, heard: Callable[[Cell], Heard]) -> dict[Hashable, Loop]:
    """The fires that are in sight: of one that is only remembered nobody knows whether it still burns."""
    burning = sorted(cell for cell in picture.fires if in_sight(picture, cell))
    if not burning:
        return {}
    return {"fire": _together("fire", "surroundings", [heard(cell) for cell in burning])}


def craft_loops(
    data: ClumsyData, picture: Picture, heard: Callable[[int, Cell], Heard], moving: Iterable[int]
) -> dict[Hashable, Loop]:
    """The craft that are shown in the air, those of one sound together; `heard` by key and cell."""
    found: defaultdict[str, list[Heard]] = defaultdict(list)
    under_way = set(moving)
    for key, figure in sorted(picture.figures.items()):
        name = engine_sound(data.units[figure.type])
        if figure.airborne and name:
            at = heard(key, figure.cell)
            level = at.level * (_MOVING if key in under_way else _IDLE)
            found[name].append(Heard(level, at.pan))
    return {("craft", name): _together(name, "engines", each) for name, each in found.items()}


def in_sight(picture: Picture, cell: Cell) -> bool:
    """Whether the side that looks sees a cell now."""
    return picture.seen is None or bool(picture.seen >> (cell[1] * picture.stride + cell[0]) & 1)


def _together(name: str, kind: Kind, heard: list[Heard]) -> Loop:
    """Many of one sound as one: the loudest leads, the others add less and less; from their middle."""
    by_loudness = sorted((each.level for each in heard), reverse=True)
    level = by_loudness[0] + sum(_EACH_MORE * each / place for place, each in enumerate(by_loudness[1:], 1))
    weight = sum(each.level for each in heard)
    pan = sum(each.pan * each.level for each in heard) / weight if weight else 0.0
    return Loop(name, kind, min(level, sqrt(len(heard)), 1.5), pan)

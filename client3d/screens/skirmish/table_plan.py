"""A table of Skirmish as a picture from above: ground, obstacles, roofs, what is fought over, who begins where."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np
from panda3d.core import SamplerState, Texture

from client3d.hud import theme
from client3d.hud.atlas import texture_of
from client3d.hud.drawing import Field, Sheet, ring
from client3d.hud.ground import GROUND_COLOURS
from client3d.screens.map_picture import LONGEST_SIDE, Image
from systems.skirmish.measures import CENTIMETRE, Point
from systems.skirmish.setup import BattleSetup

AREAS = {"rough": "forest", "road": "road"}
"""In the colour of which ground each kind of area is drawn."""
OBSTACLES = {"hedge": ((36, 62, 30), 1.7), "fence": ((104, 78, 52), 0.9), "wall": ((168, 160, 146), 1.3)}
"""Colour and width in centimetres of each kind of obstacle."""
_ROOF, _RIDGE, _OUTLINE = (150, 84, 66), (112, 60, 48), (14, 16, 18)
_ZONE = 0.3
"""How much of the ground where something is to be carried is in the colour of the side that is to do it."""
_BASE = 1.6
"""Times as wide as it is that a base is drawn, to be seen on a small picture."""
_TUFT, _PIXELS_A_TUFT = 0.9, 500
_THING = 4.0
"""Centimetres from the middle of a star to its points."""


@lru_cache(maxsize=32)
def table_plan(setup: BattleSetup, radii: tuple[int, ...], colours: str = "blue_red") -> Texture:
    """The picture; `radii`: of the bases of `setup.units`, `colours`: a set of `theme.SIDE_COLOURS`."""
    plan = _Plan(setup.size)
    sides = [np.array(colour[:3]) for colour in theme.SIDE_COLOURS[colours]]
    for area in setup.areas:
        shape = plan.outline(area.polygon)
        plan.fill(shape, _colour(GROUND_COLOURS[AREAS[area.kind]]), 0.85)
        if area.kind == "rough":
            plan.tufts(shape)
    for goal in setup.goals:
        if goal.zone:
            shape = plan.outline(goal.zone)
            plan.fill(shape, sides[goal.side], _ZONE)
            plan.fill(ring(shape, 0.8), sides[goal.side], 0.9)
    for obstacle in setup.obstacles:
        colour, width = OBSTACLES[obstacle.kind]
        plan.fill(plan.path(obstacle.line, width + 0.6), _colour(_OUTLINE), 0.55)
        plan.fill(plan.path(obstacle.line, width), _colour(colour))
    for building in setup.buildings:
        shape = plan.outline(building.polygon)
        plan.fill(shape - 0.5, _colour(_OUTLINE), 0.8)
        plan.fill(shape, _colour(_ROOF))
        plan.fill(shape + 1.6, _colour(_RIDGE), 0.55)
    for thing in setup.objects:
        x, y = plan.spot(thing.at)
        plan.fill(plan.sheet.star(x, y, _THING * 1.3, _THING * 0.6), _colour(_OUTLINE))
        plan.fill(plan.sheet.star(x, y, _THING, _THING * 0.45), np.array(theme.ACCENT[:3]))
    for unit, radius in zip(setup.units, radii, strict=True):
        x, y = plan.spot(unit.at)
        wide = _BASE * radius / CENTIMETRE
        plan.fill(plan.sheet.circle(x, y, wide + 0.5), _colour(_OUTLINE))
        plan.fill(plan.sheet.circle(x, y, wide), sides[unit.side])
    return plan.texture()


def _colour(colour: tuple[int, int, int]) -> Image:
    return np.array(colour) / 255


class _Plan:
    """A picture of a table that is being drawn, measured in centimetres."""

    def __init__(self, size: Point) -> None:
        wide, tall = (length / CENTIMETRE for length in size)
        longest = max(wide, tall)
        self.sheet = Sheet(LONGEST_SIDE, longest)
        self._rows, self._columns = (round(LONGEST_SIDE * length / longest) for length in (tall, wide))
        self._random = np.random.default_rng(7)  # the same grain for every picture
        grain = 1 + 0.05 * self._random.standard_normal((LONGEST_SIDE, LONGEST_SIDE, 1))
        self.image: Image = np.ones((LONGEST_SIDE, LONGEST_SIDE, 3)) * _colour(GROUND_COLOURS["meadow"]) * grain

    def spot(self, at: Point) -> tuple[float, float]:
        """A place in centimetres."""
        return at[0] / CENTIMETRE, at[1] / CENTIMETRE

    def outline(self, polygon: Iterable[Point]) -> Field:
        """The distance to a polygon's edge."""
        return self.sheet.polygon(*map(self.spot, polygon))

    def path(self, line: Iterable[Point], width: float) -> Field:
        """The distance to a line of some width."""
        return self.sheet.line(width, *map(self.spot, line))

    def fill(self, distance: Field, colour: Image, strength: float = 1.0) -> None:
        """Paint where a distance is negative."""
        cover = (self.sheet.coverage(distance) * strength)[..., None]
        self.image += cover * (colour - self.image)

    def tufts(self, shape: Field) -> None:
        """Tufts and stones all over an area."""
        sheet = self.sheet
        y, x = np.nonzero(shape < -_TUFT)
        places = self._random.permutation(len(x))[: len(x) // _PIXELS_A_TUFT]
        spots = [(sheet.x[y[place], x[place]], sheet.y[y[place], x[place]]) for place in places]
        if spots:
            middles = np.minimum.reduce([sheet.circle(*spot, 0) for spot in spots])
            self.fill(middles - _TUFT, _colour((26, 44, 24)), 0.7)
            self.fill(middles - _TUFT * 0.6, _colour((86, 116, 62)), 0.8)

    def texture(self) -> Texture:
        """What was drawn, without what is beyond the table."""
        image = self.image[: self._rows, : self._columns]
        opaque = np.dstack((np.clip(image, 0, 1), np.ones(image.shape[:2])))
        texture = texture_of((opaque * 255 + 0.5).astype(np.uint8), "table")
        texture.set_minfilter(SamplerState.FT_linear_mipmap_linear)  # it is shown small in lists, too
        return texture

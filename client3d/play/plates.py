"""The bars over the units, where each of them is drawn in this frame."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from client3d.hud.hud import Hud
from client3d.hud.values import Plate
from client3d.play.board_stage import BoardStage
from client3d.play.signs import Signs, placed
from core.orders import Cell

Projection = Callable[[float, float, float], tuple[float, float]]
"""From a place in the world to a pixel."""
SIGN_HEIGHT = 0.55
"""Cells above the ground at which the sign of a cell stands."""
HALF_SIGN = 10.0
"""Half the height of a sign in pixels."""
BAR_WIDTH, BAR_HEIGHT, NAME_HEIGHT = 74.0, 18.0, 18.0
"""Units of the panels that a bar takes, and a name over it, with what keeps it apart from the next."""
SMALL_WIDTH, SMALL_HEIGHT = 32.0, 9.0
"""The same of a small bar: one alone, without the number."""
CROWDED = 0.85
"""Of a bar's width, how far apart the cells of neighbours on the screen are at least, for bars with numbers."""
FARTHEST = 60.0
"""Units by which a bar gives way at most: farther up nobody would know whose it is."""
SIGN_OVER_BAR = 18.0
"""Pixels by which it stands above the bar of a unit."""


def cleared(plate: Plate, others: Sequence[Plate], pixels: float = 1.0) -> Plate:
    """The bar, so far up that it lies over none of the others; where that would be too far, where it was.

    pixels: how large the panels' unit is drawn.
    """
    wide, tall = _room(plate)
    near = [other for other in others if abs(other.x - plate.x) < (wide + _room(other)[0]) / 2 * pixels]
    y = plate.y
    for other in sorted(near, key=lambda other: -other.y):
        top = other.y - _room(other)[1] * pixels
        if y > top and other.y > y - tall * pixels:
            y = top
    return plate if y == plate.y or plate.y - y > FARTHEST * pixels else replace(plate, y=round(y))


def _room(plate: Plate) -> tuple[float, float]:
    """Width and height that a bar takes."""
    wide, tall = (SMALL_WIDTH, SMALL_HEIGHT) if plate.small else (BAR_WIDTH, BAR_HEIGHT)
    return wide, tall + (NAME_HEIGHT if plate.name else 0.0)


class Columns:
    """The bars that stand already, by how far to the right they are, so that few are looked at for each more."""

    def __init__(self, pixels: float) -> None:
        self._pixels, self._width = pixels, BAR_WIDTH * pixels
        self._standing: defaultdict[int, list[Plate]] = defaultdict(list)

    def add(self, plate: Plate) -> Plate:
        """Let one more stand: over none of the others, if there is room (`cleared`)."""
        column = int(plate.x // self._width)
        highest = plate.y - (FARTHEST + BAR_HEIGHT + NAME_HEIGHT) * self._pixels
        near = [
            other
            for beside in (column - 1, column, column + 1)
            for other in self._standing[beside]
            if other.y > highest and abs(other.x - plate.x) < self._width
        ]
        found = cleared(plate, near, self._pixels) if near else plate
        self._standing[column].append(found)
        return found


class Plates:
    """Places the bars. A ruleset's cards have `words`, `most_segments` of a bar, and `marks`, the icons beside them."""

    def __init__(self, hud: Hud, stage: BoardStage, cards: Any) -> None:
        self.hud, self.stage, self.scene, self.cards = hud, stage, stage.scene, cards
        self._marked: tuple[Any, dict[int, tuple[str, ...]]] = (None, {})

    def marks(self, view: Any) -> dict[int, tuple[str, ...]]:
        """The icons beside the bars, made anew only when something has happened."""
        if self._marked[0] is not view:
            self._marked = view, self.cards.marks(view)
        return self._marked[1]

    def show(
        self,
        picture: Any,
        named: set[int],
        marks: dict[int, tuple[str, ...]] | None = None,
        signs: Signs | None = None,
        steps: Signs | None = None,
    ) -> None:
        """Draw them; named: units whose names are shown too; marks: icons beside the bars; signs: over cells.

        steps: signs that lie on the ground of their cells.
        """
        units = self.scene.units
        project, (width, height) = self._projection(), self.scene.camera.screen
        pixels = self.hud.stage.brush.scale.pixels
        small = self.has_no_room(project, pixels)
        plates: list[tuple[float, Plate]] = []
        craft: list[tuple[float, Plate]] = []
        for figure in picture.figures.values():
            if figure.key not in units.units or units.units[figure.key].fade < 0.3:
                continue
            x, y = project(*units.top(figure.key))
            if -80 < x < width + 80 and -40 < y < height + 40:
                icons = (marks or {}).get(figure.key, ())
                plate = self._plate(figure, (round(x), round(y)), figure.key in named, icons, small)
                (craft if self.stage.flies(figure) else plates).append((y, plate))
        columns = Columns(pixels)
        # who stands behind gives way; a craft to all, it has the sky above it
        on_the_ground = [columns.add(plate) for _, plate in sorted(plates, key=lambda entry: -entry[0])]
        in_the_air = [columns.add(plate) for _, plate in sorted(craft, key=lambda entry: -entry[0])]
        badges = placed(signs or {}, self._sign_place(picture, project), (width, height))
        lying = placed(steps or {}, self._ground_place(project), (width, height))
        # drawn from behind to the front, craft before whoever stands behind their cells
        self.hud.show_plates([*lying, *badges, *reversed(on_the_ground), *in_the_air])

    def _plate(self, figure: Any, at: tuple[int, int], named: bool, icons: tuple[str, ...], small: bool) -> Plate:
        """The bar over a unit; one with a name is never small."""
        full = self.stage.data.units[figure.type].hp
        name = self.cards.words.unit_numbered(figure.key, figure.type, figure.side) if named else ""
        segments = min(full, self.cards.most_segments)
        share, hp = figure.hp / full, str(figure.hp)
        return Plate(*at, figure.side, share, hp, name, icons, segments, small=small and not name)

    @staticmethod
    def has_no_room(project: Projection, pixels: float) -> bool:
        """Whether the bars of units in cells that lie side by side on the screen have no room beside each other.

        Those are a diagonal apart, however the board is turned: a bar does not change its looks while it turns.
        """
        middle, along_x, along_y = (project(*place, 0.0)[0] for place in ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0)))
        return math.hypot(along_x - middle, along_y - middle) * math.sqrt(2) < CROWDED * BAR_WIDTH * pixels

    def _ground_place(self, project: Projection) -> Callable[[Cell], tuple[float, float]]:
        """Where a sign that lies in a cell is: its middle on that of the cell."""

        def place(cell: Cell) -> tuple[float, float]:
            x, y = project(*self.scene.cell_position(cell))
            return x, y + HALF_SIGN

        return place

    def _sign_place(self, picture: Any, project: Projection) -> Callable[[Cell], tuple[float, float]]:
        """Where the sign of a cell is: above the bar of the unit in it, else above what stands there."""
        units, taken = self.scene.units, {figure.cell: figure.key for figure in picture.figures.values()}

        def place(cell: Cell) -> tuple[float, float]:
            key = taken.get(cell)
            if key in units.units:
                x, y = project(*units.top(key))
                return x, y - SIGN_OVER_BAR
            return project(*self.scene.cell_position(cell, SIGN_HEIGHT))

        return place

    def _projection(self) -> Projection:
        """Projection of world points to pixels as plain arithmetic: an orthographic camera is an affine map."""
        project = self.scene.project
        ox, oy = project((0.0, 0.0, 0.0))
        (ax, ay), (bx, by), (cx, cy) = (project(axis) for axis in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)))
        ax, ay, bx, by, cx, cy = ax - ox, ay - oy, bx - ox, by - oy, cx - ox, cy - oy
        return lambda x, y, z: (ox + x * ax + y * bx + z * cx, oy + x * ay + y * by + z * cy)

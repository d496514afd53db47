"""The bars over the units: all are one node, whose parts are painted once per look and moved by adding a vector."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from panda3d.core import GeomNode, NodePath, RenderState

from client3d.hud import theme
from client3d.hud.painting import Brush, Painter, fill_node, vertices_of
from client3d.hud.values import Badge, FloatingNumber, Plate

_WIDTH, _HEIGHT = 66.0, 13.0
_SMALL_WIDTH, _SMALL_HEIGHT, _SMALL_MARK = 28.0, 5.0, 11.0
_SPOT = 15.0
_KEPT = 600  # looks remembered

Batches = list[tuple[RenderState, NDArray[Any]]]


def _look_of(plate: Plate | Badge) -> tuple[object, ...]:
    """All of a plate but its place."""
    if isinstance(plate, Badge):
        return plate.icon, plate.text, plate.tone, plate.side, plate.share, plate.small
    return plate.side, plate.hp_share, plate.hp, plate.name, plate.marks, plate.segments, plate.dim, plate.small


class _Batch:
    """Quads of one texture, and which plate each belongs to."""

    def __init__(self, state: RenderState, corners: NDArray[Any], owners: NDArray[np.intp]) -> None:
        self.state, self.owners = state, owners
        self._corners, self._points = corners.copy(), corners["point"][..., (0, 2)]

    def moved(self, shifts: NDArray[np.float32]) -> NDArray[Any]:
        """The quads, each shifted by its plate's place; valid until the next call."""
        self._corners["point"][..., (0, 2)] = self._points + shifts[self.owners][:, None]
        return self._corners


class HealthPlates:
    """Plates under all panels. Cheap while they only move; `show` with equal plates does nothing."""

    def __init__(self, root: NodePath, brush: Brush) -> None:
        self.brush = brush
        self.root = root.attach_new_node(GeomNode("plates"), -100)
        self._numbers_root = root.attach_new_node(GeomNode("numbers"), -99)
        self._numbers: tuple[FloatingNumber, ...] = ()
        self._looks: dict[tuple[object, ...], Batches] = {}
        self._shown: tuple[Plate | Badge, ...] = ()
        self._keys: list[tuple[object, ...]] = []
        self._batches: list[_Batch] = []

    def show_numbers(self, numbers: Sequence[FloatingNumber]) -> None:
        """Show these texts over the plates and no others."""
        wanted = tuple(numbers)
        if wanted == self._numbers:
            return
        self._numbers = wanted
        painter, unit = Painter(self.brush), self.brush.scale.pixels
        for number in wanted:
            red, green, blue, _ = theme.TONES.get(number.tone, theme.TEXT)
            x, y, colour = number.x / unit, number.y / unit - number.size * 0.66, (red, green, blue, number.alpha)
            painter.text(number.text, x, y, number.size, colour, bold=True, align="centre", shadow=True)
        batches = [(state, vertices_of(quads)) for state, quads in painter.batches.items()]
        fill_node(self._numbers_root.node(), batches)

    def rescale(self, brush: Brush) -> None:
        """The window has another scale."""
        self.brush = brush
        self._looks.clear()
        self._keys = []
        shown, self._shown = self._shown, ()
        self.show(shown)

    def show(self, plates: Sequence[Plate | Badge]) -> None:
        """Show these plates and no others, the last above the rest."""
        wanted = tuple(plates)
        if wanted == self._shown:
            return
        self._shown = wanted
        if len(self._looks) > _KEPT:
            self._looks.clear()
        shifts = np.array([(round(plate.x), -round(plate.y)) for plate in wanted], np.float32).reshape(-1, 2)
        keys = [_look_of(plate) for plate in wanted]
        if keys != self._keys:
            self._keys = keys
            self._join(wanted)
            fill_node(self.root.node(), [(batch.state, batch.moved(shifts)) for batch in self._batches])
            return
        for place, batch in enumerate(self._batches):
            data = self.root.node().modify_geom(place).modify_vertex_data()
            data.modify_array_handle(0).copy_data_from(batch.moved(shifts).tobytes())

    def _join(self, plates: tuple[Plate | Badge, ...]) -> None:
        """Put the looks of all plates together, one batch for each texture."""
        parts: dict[RenderState, list[NDArray[Any]]] = {}
        owners: dict[RenderState, list[NDArray[np.intp]]] = {}
        for place, plate in enumerate(plates):
            for state, corners in self._look(plate):
                parts.setdefault(state, []).append(corners)
                owners.setdefault(state, []).append(np.full(len(corners), place))
        self._batches = [
            _Batch(state, np.concatenate(found), np.concatenate(owners[state])) for state, found in parts.items()
        ]

    def _look(self, plate: Plate | Badge) -> Batches:
        key = _look_of(plate)
        found = self._looks.get(key)
        if found is None:
            painter = Painter(self.brush)
            if isinstance(plate, Badge) and plate.small:
                self._paint_spot(painter, plate)
            elif isinstance(plate, Badge):
                self._paint_badge(painter, plate)
            elif plate.small:
                self._paint_small(painter, plate)
            else:
                self._paint_plate(painter, plate)
            found = self._looks[key] = [(state, vertices_of(quads)) for state, quads in painter.batches.items()]
        return found

    def _paint_badge(self, painter: Painter, badge: Badge) -> None:
        """A dark sign with an icon, a few words and a bar below them."""
        text = self.brush.text_width(badge.text, 13, True) if badge.text else 0.0
        before = 22 if badge.icon else 5
        width = before + (text + 5 if badge.text else 0)
        height = 21.0 if badge.share is None else 26.0
        left, top, colour = -width / 2, -height, theme.TONES.get(badge.tone, theme.TEXT)
        red, green, blue, _ = theme.LINE if badge.side is None else theme.side_colour(badge.side)
        painter.rect(left - 1.5, top - 1.5, width + 3, height + 3, (red * 0.8, green * 0.8, blue * 0.8, 0.95))
        painter.rect(left, top, width, height, (0.03, 0.04, 0.045, 0.86))
        if badge.icon:
            painter.icon(badge.icon, left + 2.5, top + 2, 17, colour)
        if badge.text:
            painter.text(badge.text, left + before, top + 1.5, 13, colour, bold=True)
        if badge.share is not None:
            painter.bar(left + 2, top + 20, width - 4, 4, badge.share, colour)

    def _paint_spot(self, painter: Painter, badge: Badge) -> None:
        """The side's colour, and the icon on it."""
        half = _SPOT / 2
        red, green, blue, _ = theme.LINE if badge.side is None else theme.side_colour(badge.side)
        painter.rect(-half - 1.5, -_SPOT - 1.5, _SPOT + 3, _SPOT + 3, (0.02, 0.03, 0.03, 0.9))
        painter.rect(-half, -_SPOT, _SPOT, _SPOT, (red * 0.8, green * 0.8, blue * 0.8, 1.0))
        colour = theme.TONES.get(badge.tone, theme.TEXT)
        painter.icon(badge.icon, -half + 1, 1 - _SPOT, _SPOT - 2, colour)

    def _paint_small(self, painter: Painter, plate: Plate) -> None:
        """Whose it is, and the bar."""
        left, top = -_SMALL_WIDTH / 2, -_SMALL_HEIGHT
        fade = 0.55 if plate.dim else 1.0
        red, green, blue, _ = theme.side_colour(plate.side)
        painter.rect(left - 1.5, top - 1.5, _SMALL_WIDTH + 3, _SMALL_HEIGHT + 3, (0, 0, 0, 0.8 * fade))
        painter.rect(left, top, 5, _SMALL_HEIGHT, (red, green, blue, fade))
        colour = (*theme.share_colour(plate.hp_share)[:3], fade)
        painter.bar(left + 6, top, _SMALL_WIDTH - 6, _SMALL_HEIGHT, plate.hp_share, colour)
        for place, mark in enumerate(plate.marks):
            x = left + _SMALL_WIDTH + 2 + place * _SMALL_MARK
            painter.icon(mark, x, top - 3, _SMALL_MARK, (1, 1, 1, fade))

    def _paint_plate(self, painter: Painter, plate: Plate) -> None:
        left, top = -_WIDTH / 2, -_HEIGHT
        fade = 0.55 if plate.dim else 1.0
        red, green, blue, _ = theme.side_colour(plate.side)
        painter.rect(left - 1.5, top - 1.5, _WIDTH + 3, _HEIGHT + 3, (0, 0, 0, 0.72 * fade))
        painter.rect(left, top, 18, _HEIGHT, (red * 0.62, green * 0.62, blue * 0.62, fade))
        painter.rect(left, top, 3, _HEIGHT, (red, green, blue, fade))
        painter.text(plate.hp, left + 11, top - 2.2, 12.5, (1, 1, 1, fade), bold=True, align="centre")
        colour = (*theme.share_colour(plate.hp_share)[:3], fade)
        painter.bar(left + 21, top + 3, _WIDTH - 23, _HEIGHT - 6, plate.hp_share, colour, plate.segments)
        for place, mark in enumerate(plate.marks):
            painter.icon(mark, left + _WIDTH + 3 + place * 17, top - 2, 17, (1, 1, 1, fade))
        if plate.name:
            width = self.brush.text_width(plate.name, 13, True)
            painter.rect(-width / 2 - 4, top - 20, width + 8, 17, (0, 0, 0, 0.5 * fade))
            painter.text(plate.name, 0, top - 20, 13, (1, 1, 1, fade), bold=True, align="centre")

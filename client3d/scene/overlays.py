"""Cell overlays: what may be reached, hit, is threatened or chosen. All of them are one mesh draped over the ground."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray
from panda3d.core import GeomNode, NodePath

from client3d.scene.board import Cell, centre
from client3d.scene.geometry import FLAT_LAYOUT, Floats, geometry
from client3d.scene.ground import Ground

_PARTS = 6  # quads a cell side, so that a fill follows the ground
_LIFT = 0.035
_BETWEEN = 0.014  # cells a line between two cells is wide
_RIM = 0.012  # cells a border keeps off the next cell, which may lie deeper: a deck, a road by the water
_QUAD = np.array([[0, 1, 2], [0, 2, 3]])
"""The triangles of a quad, of its four corners in order."""
_FILL = np.array(
    [
        [row * (_PARTS + 1) + column + corner for corner in corners]
        for row in range(_PARTS)
        for column in range(_PARTS)
        for corners in ((0, 1, _PARTS + 2), (0, _PARTS + 2, _PARTS + 1))
    ]
)
"""The triangles of a filled cell, of its lattice of points row by row."""


@dataclass(frozen=True)
class Style:
    """How an overlay looks: screen colour, opacities of fill, border and lines between cells, sizes in cells."""

    colour: tuple[float, float, float]
    fill: float
    border: float
    inner: float = 0.0
    width: float = 0.045
    inset: float = 0.0


STYLES: dict[str, Style] = {
    "reach": Style((0.35, 0.72, 1.0), 0.15, 0.85, 0.25),
    "target": Style((1.0, 0.25, 0.18), 0.30, 0.95, 0.5, inset=0.03),
    "range": Style((1.0, 0.62, 0.22), 0.05, 0.75),
    "threat": Style((0.95, 0.20, 0.30), 0.06, 0.80),
    "range_now": Style((1.0, 0.62, 0.22), 0.0, 0.50, width=0.03),
    "range_there": Style((1.0, 0.80, 0.35), 0.0, 0.60, width=0.028),
    "enemy_fire": Style((0.95, 0.20, 0.30), 0.12, 0.80),
    "enemy_reach": Style((1.0, 0.45, 0.20), 0.10, 0.90, 0.15, width=0.035),
    "sight": Style((1.0, 0.95, 0.65), 0.06, 0.55),
    "landing": Style((0.75, 0.95, 1.0), 0.0, 0.55, inset=0.3, width=0.03),
    "heal": Style((0.40, 0.95, 0.50), 0.18, 0.80, 0.3),
    "build": Style((0.95, 0.85, 0.35), 0.20, 0.85, 0.4),
    "link": Style((0.45, 0.95, 0.85), 0.03, 0.70),
    "zone": Style((0.75, 0.55, 1.0), 0.16, 0.80, 0.15),
    "start_zone": Style((1.0, 0.82, 0.30), 0.15, 0.95, 0.28, width=0.06),
    "goal": Style((1.0, 0.80, 0.22), 0.10, 0.95, width=0.07),
    "goal_of_others": Style((1.0, 0.42, 0.34), 0.05, 0.60, width=0.05),
    "watch": Style((0.15, 0.95, 0.90), 0.12, 0.95, 0.2),
    "contest": Style((0.95, 0.45, 0.85), 0.05, 0.75),
    "fire": Style((1.0, 0.50, 0.10), 0.16, 0.70, inset=0.06),
    "hover": Style((1.0, 1.0, 1.0), 0.10, 0.90, inset=0.04, width=0.035),
    "selection": Style((0.55, 0.95, 1.0), 0.0, 0.0),
    "path": Style((1.0, 0.95, 0.75), 0.0, 0.95),
    "round": Style((0.85, 0.70, 1.0), 0.0, 0.90),
    "shot": Style((1.0, 0.30, 0.12), 0.0, 0.95, width=0.075),
    "path_blocked": Style((1.0, 0.35, 0.25), 0.0, 0.95),
}


class Sheet(NamedTuple):
    """Triangles as they are drawn: their corners, and which three each has (m, 3)."""

    corners: NDArray[np.void]
    triangles: NDArray[np.integer[Any]]

    @staticmethod
    def of(points: Floats, colours: NDArray[np.uint8], triangles: NDArray[np.integer[Any]] | None = None) -> Sheet:
        """World points (n, 3) and colours (n, 4) or one (4,); without triangles each three points are one."""
        rows = np.zeros(len(points), FLAT_LAYOUT.record)
        rows["vertex"] = points
        rows["color"] = colours
        return Sheet(rows, np.arange(len(rows)).reshape(-1, 3) if triangles is None else triangles)

    @staticmethod
    def tiled(points: Floats, colour: NDArray[np.uint8], piece: NDArray[np.integer[Any]]) -> Sheet:
        """Pieces of some points each (k, n, 3) that have the same triangles."""
        firsts = np.arange(len(points))[:, None, None] * points.shape[1]
        return Sheet.of(points.reshape(-1, 3), colour, (firsts + piece).reshape(-1, 3))

    @staticmethod
    def joined(sheets: Sequence[Sheet]) -> Sheet:
        """All of them as one."""
        if not sheets:
            return Sheet.of(np.zeros((0, 3)), np.zeros((0, 4), np.uint8))
        firsts = np.cumsum([0, *(len(sheet.corners) for sheet in sheets[:-1])])
        return Sheet(
            np.concatenate([sheet.corners for sheet in sheets]),
            np.concatenate([sheet.triangles + first for sheet, first in zip(sheets, firsts, strict=True)]),
        )


class Overlays:
    """Named overlays; later names are drawn over earlier ones."""

    def __init__(self, parent: NodePath, ground: Ground) -> None:
        self._ground = ground
        self._meshes: dict[str, Sheet] = {}
        self._sources: dict[str, tuple[str, tuple[Cell, ...], str]] = {}
        self.node = parent.attach_new_node(GeomNode("overlays"))
        self._dirty = False

    def show(self, name: str, cells: Iterable[Cell], style: str) -> None:
        """Show cells under a name, replacing what it showed; style: a key of STYLES ("selection" draws rings)."""
        self._put(name, "ring" if style == "selection" else "cells", tuple(dict.fromkeys(cells)), style)

    def path(self, name: str, cells: Iterable[Cell], style: str = "path") -> None:
        """Show a way through cells, first to last: a ribbon, a dot a cell, a head at the end."""
        self._put(name, "path", tuple(cells), style)

    def hide(self, name: str) -> None:
        """Hide what a name shows; nothing happens if it shows nothing."""
        if self._sources.pop(name, None):
            self._meshes.pop(name, None)
            self._dirty = True

    def clear(self) -> None:
        """Hide everything."""
        self._sources, self._meshes, self._dirty = {}, {}, True

    def refresh(self) -> None:
        """Drape everything anew; after the ground has changed."""
        self._meshes, self._dirty = {}, True

    def _put(self, name: str, kind: str, cells: tuple[Cell, ...], style: str) -> None:
        if style not in STYLES:
            raise ValueError(f"unknown overlay style {style!r}, expected one of {', '.join(STYLES)}")
        if self._sources.get(name) != (kind, cells, style):
            self._sources[name] = (kind, cells, style)
            self._meshes.pop(name, None)
            self._dirty = True

    def update(self) -> None:
        """Rebuild the mesh if anything changed."""
        if not self._dirty:
            return
        self._dirty = False
        makers = {"cells": self._cells, "ring": self._rings, "path": self._path}
        for name, (kind, cells, style) in self._sources.items():
            if name not in self._meshes:
                self._meshes[name] = makers[kind](cells, STYLES[style])
        node = self.node.node()
        node.remove_all_geoms()
        whole = Sheet.joined([self._meshes[name] for name in self._sources])
        if len(whole.triangles):
            node.add_geom(geometry(*whole, FLAT_LAYOUT))

    def _draped(self, flat: Floats, lift: float) -> Floats:
        """World points (..., 3) over flat ones (..., 2), so much above the ground."""
        z = self._ground.above(flat[..., 0], flat[..., 1]) + (_LIFT + lift)
        return np.concatenate([flat, z[..., None]], -1)

    def _cells(self, cells: tuple[Cell, ...], style: Style) -> Sheet:
        """Fills and edges of cells."""
        if not cells:
            return Sheet.joined([])
        chosen = set(cells)
        t = np.linspace(0, 1, _PARTS + 1, dtype=np.float32)
        origin = np.array([(x, -y - 1) for x, y in cells], np.float32)
        found: list[Sheet] = []
        if style.fill:
            within = np.stack(np.meshgrid(t, t), -1).reshape(-1, 2) * (1 - 2 * style.inset) + style.inset
            colour = _bytes((*style.colour, style.fill))
            found.append(Sheet.tiled(self._draped(origin[:, None] + within, 0.0), colour, _FILL))
        border, between = [], []
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            joined = np.array([(x + dx, y + dy) in chosen and not style.inset for x, y in cells])
            border.append(self._edge(origin[~joined], dx, -dy, style.width, t, style.inset, True))
            if style.inner and dx >= 0 and dy >= 0:  # the line between two cells is drawn once
                between.append(self._edge(origin[joined], dx, -dy, _BETWEEN, t, style.inset, False))
        for quads, lift, alpha in ((border, 0.005, style.border), (between, 0.006, style.inner)):
            if quads:
                colour = _bytes((*style.colour, alpha))
                found.append(Sheet.tiled(self._draped(np.concatenate(quads), lift), colour, _QUAD))
        return Sheet.joined(found)

    @staticmethod
    def _edge(origins: Floats, dx: int, dy: int, width: float, t: Floats, inset: float, inside: bool) -> Floats:
        """Quads (n, 4, 2) of lines along one side of cells (k, 2); inside: wholly within them, else half in each."""
        span = inset + t * (1 - 2 * inset)
        near = max(inset, _RIM) if inside else -width / 2
        out, deep = (1 - near, 1 - near - width) if dx + dy > 0 else (near, near + width)
        ends = []
        for across, along in ((out, span[:-1]), (out, span[1:]), (deep, span[1:]), (deep, span[:-1])):
            fixed = np.full_like(along, across)
            ends.append(np.stack([fixed, along] if dx else [along, fixed], -1))
        return (origins[:, None, None] + np.stack(ends, 1)).reshape(-1, 4, 2)

    def _rings(self, cells: tuple[Cell, ...], style: Style) -> Sheet:
        """A soft ring round the middle of each cell."""
        found = []
        a = np.linspace(0, 2 * np.pi, 41)
        for cell in cells:
            for inner, outer, low, high in ((0.36, 0.42, 0.95, 0.95), (0.42, 0.50, 0.35, 0.0), (0.28, 0.36, 0.0, 0.25)):
                rims = [np.array(centre(cell)) + np.stack([np.cos(a), np.sin(a)], -1) * r for r in (inner, outer)]
                quads = np.stack([rims[0][:-1], rims[1][:-1], rims[1][1:], rims[0][1:]], 1)
                colours = _bytes([(*style.colour, alpha) for alpha in (low, high, high, low)])
                found.append(Sheet.tiled(self._draped(quads, 0.004), np.tile(colours, (len(quads), 1)), _QUAD))
        return Sheet.joined(found)

    def _path(self, cells: tuple[Cell, ...], style: Style) -> Sheet:
        """A ribbon through the middles of cells."""
        if len(cells) < 2:
            return Sheet.joined([])
        way = np.array([centre(c) for c in cells])
        soup: list[Floats] = []
        for a, b in pairwise(way):
            length = max(float(np.linalg.norm(b - a)), 1e-6)
            gap = 0.17 / max(length, 1.0)
            t = np.linspace(gap, 1 - gap, round(_PARTS * max(length, 1.0)) + 1)[:, None]
            d = (b - a) / length
            side = np.array([-d[1], d[0]]) * 0.8 * style.width
            p = a + (b - a) * t
            quads = np.stack([p[:-1] - side, p[1:] - side, p[1:] + side, p[:-1] + side], 1)
            soup.append(quads[:, _QUAD.ravel()].reshape(-1, 2))
        a = np.arange(13) * 2 * np.pi / 12
        ring = np.stack([np.cos(a), np.sin(a)], -1) * 0.075
        for p in way[1:-1]:
            soup.append(np.stack([np.broadcast_to(p, (12, 2)), p + ring[:-1], p + ring[1:]], 1).reshape(-1, 2))
        d = (way[-1] - way[-2]) / max(float(np.linalg.norm(way[-1] - way[-2])), 1e-6)
        side = np.array([-d[1], d[0]])
        soup.append(np.array([way[-1] + d * 0.20, way[-1] - d * 0.10 + side * 0.15, way[-1] - d * 0.10 - side * 0.15]))
        corners = np.concatenate(soup)
        return Sheet.of(self._draped(corners, 0.012), _bytes((*style.colour, style.border)))


def _bytes(colours: ArrayLike) -> NDArray[np.uint8]:
    """Screen colours and opacities, 0 to 1, as vertices hold them."""
    return (np.clip(colours, 0, 1) * 255).astype(np.uint8)

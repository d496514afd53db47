"""Painting a panel: frames, rectangles, icons, bars and text become one node with a batch for each texture.

A panel so costs one node however much is in it, and nothing at all while it does not change. Lengths are virtual units
from the panel's top left corner, y downwards.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from panda3d.core import (
    ColorAttrib,
    Geom,
    GeomEnums,
    GeomNode,
    GeomTriangles,
    GeomVertexData,
    GeomVertexFormat,
    RenderState,
    Texture,
    TextureAttrib,
    TransparencyAttrib,
)

from client3d.hud import theme
from client3d.hud.atlas import Atlas
from client3d.hud.theme import Colour, Face, Scale

LINE_HEIGHT = 1.32  # of the text size
_BASELINE = 1.03  # from the line's top, of the text size: capitals stand in the line's middle
_VEIL_STEPS = 48
_LEAST_SHRINK = 0.82
_ELLIPSIS = "..."  # the font draws the one character in the middle of the line, as in Japanese

Quad: TypeAlias = tuple[float, ...]
"""left, top, right, bottom in pixels; left, bottom, right, top in the texture; red, green, blue, alpha."""

_VERTEX = np.dtype([("point", "f4", 3), ("colour", "u1", 4), ("uv", "f4", 2)])


@dataclass(frozen=True)
class Brush:
    """What painting needs to know of the window: the scale and the texture painted for it."""

    scale: Scale
    atlas: Atlas

    def face(self, size: float, bold: bool) -> Face:
        """The font for text of a size in units."""
        return theme.face(bold, self.scale.px(size))

    def text_width(self, text: str, size: float, bold: bool = False) -> float:
        """Units a line of text is wide."""
        return self.face(size, bold).width(text) / self.scale.pixels

    def wrapped(self, text: str, width: float, size: float, bold: bool = False) -> list[str]:
        """The lines of a text that is to be no wider than this; a word too long for a line is broken."""
        face, limit = self.face(size, bold), width * self.scale.pixels + 0.5
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if face.width(longer) <= limit:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                line = word
                while face.width(line) > limit and len(line) > 1:
                    fitting = _fitting(face, line, limit)
                    lines.append(line[:fitting])
                    line = line[fitting:]
            lines.append(line)
        return lines

    def text_height(self, text: str, width: float, size: float, bold: bool = False) -> float:
        """Units a wrapped text is high."""
        return len(self.wrapped(text, width, size, bold)) * size * LINE_HEIGHT


def _fitting(face: Face, text: str, limit: float) -> int:
    """How many characters fit into a width, at least one."""
    used = 0.0
    for place, character in enumerate(text):
        used += face.glyph(character).advance
        if used > limit:
            return max(place, 1)
    return len(text)


class Ink(NamedTuple):
    """Where a line of text was painted, in units; kept so that tests can see whether texts stay in their panels."""

    text: str
    left: float
    top: float
    right: float
    bottom: float


class Painter:
    """Collects the picture of one panel."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush
        self.batches: dict[RenderState, list[Quad]] = {}
        self.inks: list[Ink] = []
        self.cuts: list[str] = []
        """Texts that did not fit and end in an ellipsis."""

    # --- shapes

    def frame(self, name: str, x: float, y: float, width: float, height: float, colour: Colour = (1, 1, 1, 1)) -> None:
        """The background of a panel, button or row (see `atlas.FRAMES`)."""
        px, atlas = self.brush.scale.px, self.brush.atlas
        left, top, right, bottom = px(x), px(y), px(x + width), px(y + height)
        corner = min(atlas.corner, (right - left) // 2, (bottom - top) // 2)
        piece = atlas.pieces[name]
        share = corner / piece.pixels
        u0, v0, u1, v1 = piece.uv
        du, dv = (u1 - u0) * share, (v1 - v0) * share
        xs, ys = (left, left + corner, right - corner, right), (top, top + corner, bottom - corner, bottom)
        us, vs = (u0, u0 + du, u1 - du, u1), (v1, v1 - dv, v0 + dv, v0)
        batch = self.batches.setdefault(atlas.state, [])
        for j in range(3):
            for i in range(3):
                batch.append((xs[i], ys[j], xs[i + 1], ys[j + 1], us[i], vs[j + 1], us[i + 1], vs[j], *colour))

    def rect(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        """A plain rectangle, at least a pixel wide and high."""
        px, atlas = self.brush.scale.px, self.brush.atlas
        left, top = px(x), px(y)
        right, bottom = max(px(x + width), left + 1), max(px(y + height), top + 1)
        self.batches.setdefault(atlas.state, []).append((left, top, right, bottom, *atlas.white, *colour))

    def shade(self, x: float, y: float, width: float, height: float, start: float, end: float) -> None:
        """A dark veil whose strength goes from one share at its left to another at its right."""
        steps = 1 if start == end else _VEIL_STEPS
        red, green, blue, _ = theme.CURTAIN
        edges = [self.brush.scale.px(x + width * step / steps) for step in range(steps + 1)]
        top, bottom = self.brush.scale.px(y), self.brush.scale.px(y + height)
        batch = self.batches.setdefault(self.brush.atlas.state, [])
        for step, (left, right) in enumerate(itertools.pairwise(edges)):
            strength = start + (end - start) * (step + 0.5) / steps
            batch.append((left, top, right, bottom, *self.brush.atlas.white, red, green, blue, strength))

    def outline(self, x: float, y: float, width: float, height: float, colour: Colour, line: float = 1.5) -> None:
        """The four sides of a rectangle."""
        for part in (
            (x, y, width, line),
            (x, y + height - line, width, line),
            (x, y + line, line, height - 2 * line),
            (x + width - line, y + line, line, height - 2 * line),
        ):
            self.rect(*part, colour)

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour = theme.TEXT) -> None:
        """An icon in a square of this size; shown in the painted size nearest to it, in the middle of the square."""
        px, piece = self.brush.scale.px, self.brush.atlas.icon(name, size)
        pixels = piece.pixels
        left, top = px(x + size / 2) - pixels // 2, px(y + size / 2) - pixels // 2
        batch = self.batches.setdefault(self.brush.atlas.state, [])
        batch.append((left, top, left + pixels, top + pixels, *piece.uv, *colour))

    def picture(self, texture: Texture, x: float, y: float, width: float, height: float, light: float = 1.0) -> None:
        """A picture as large as possible in a rectangle, in its middle; `light` under 1 darkens it."""
        share = min(width / texture.get_x_size(), height / texture.get_y_size())
        across, down = texture.get_x_size() * share, texture.get_y_size() * share
        px = self.brush.scale.px
        left, top = px(x + (width - across) / 2), px(y + (height - down) / 2)
        state = RenderState.make(TextureAttrib.make(texture), TransparencyAttrib.make(TransparencyAttrib.M_alpha))
        state = state.set_attrib(ColorAttrib.make_vertex())
        quad = (left, top, left + px(across), top + px(down), 0, 0, 1, 1, light, light, light, 1)
        self.batches.setdefault(state, []).append(quad)

    def part_of_picture(
        self, texture: Texture, box: tuple[float, float, float, float], shares: tuple[float, float, float, float]
    ) -> None:
        """A part of a picture, stretched over a rectangle: left, top, right and bottom as shares of the picture."""
        (x, y, width, height), (left, top, right, bottom) = box, shares
        px = self.brush.scale.px
        state = RenderState.make(TextureAttrib.make(texture)).set_attrib(ColorAttrib.make_vertex())
        quad = (px(x), px(y), px(x + width), px(y + height), left, 1 - bottom, right, 1 - top, 1, 1, 1, 1)
        self.batches.setdefault(state, []).append(quad)

    def bar(
        self, x: float, y: float, width: float, height: float, share: float, colour: Colour, segments: int = 0
    ) -> None:
        """How much of something is left, in as many segments as there is room for."""
        self.rect(x - 1, y - 1, width + 2, height + 2, theme.BLACK)
        self.rect(x, y, width, height, theme.WELL)
        share = min(max(share, 0.0), 1.0)
        if share > 0:
            self.rect(x, y, width * share, height, colour)
            self.rect(x, y, width * share, height * 0.4, (1, 1, 1, 0.16))
        if 1 < segments <= width / 5:
            for place in range(1, segments):
                self.rect(x + width * place / segments - 0.6, y, 1.2, height, (0, 0, 0, 0.7))

    # --- text

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float = theme.NORMAL,
        colour: Colour = theme.TEXT,
        *,
        bold: bool = False,
        align: str = "left",
        width: float | None = None,
        lines: int = 1,
        shadow: bool = False,
    ) -> float:
        """Write a text and return its height. `x` is its left edge, middle or right edge, as `align` says.

        A text wider than `width` is wrapped to at most `lines` lines; if that is not enough it shrinks a little, and at
        last it ends in an ellipsis, which `cuts` tells.
        """
        rows, size = self._fitted(text, size, bold, width, lines)
        for place, row in enumerate(rows):
            self._line(row, x, y + place * size * LINE_HEIGHT, size, colour, bold, align, shadow)
        return len(rows) * size * LINE_HEIGHT

    def _fitted(self, text: str, size: float, bold: bool, width: float | None, lines: int) -> tuple[list[str], float]:
        if width is None:
            return text.split("\n"), size
        rows: list[str] = []
        for step in (1.0, 0.94, 0.88, _LEAST_SHRINK):
            rows = self.brush.wrapped(text, width, size * step, bold)
            broken = any(self.brush.text_width(word, size * step, bold) > width for word in text.split())
            if len(rows) <= lines and not broken:
                return rows, size * step
        if len(rows) <= lines:
            return rows, size * _LEAST_SHRINK
        self.cuts.append(text)
        size *= _LEAST_SHRINK
        face, limit = self.brush.face(size, bold), width * self.brush.scale.pixels
        last = rows[lines - 1]
        last = last[: _fitting(face, last, limit - face.width(_ELLIPSIS))].rstrip() + _ELLIPSIS
        return [*rows[: lines - 1], last], size

    def _line(
        self, row: str, x: float, y: float, size: float, colour: Colour, bold: bool, align: str, shadow: bool
    ) -> None:
        face, scale = self.brush.face(size, bold), self.brush.scale
        width = face.width(row)
        pen = scale.px(x) - (0 if align == "left" else width if align == "right" else width / 2)
        left = pen = round(pen)
        baseline = round(scale.pixels * y + face.pixels * _BASELINE)
        shift = max(1, round(scale.pixels)) if shadow else 0
        for character in row:
            glyph = face.glyph(character)
            if glyph.state is not None:
                at = round(pen)
                box = (at + glyph.left, baseline - glyph.top, at + glyph.right, baseline - glyph.bottom)
                batch = self.batches.setdefault(glyph.state, [])
                if shift:
                    batch.append((*(edge + shift for edge in box), *glyph.uv, 0, 0, 0, 0.9 * colour[3]))
                batch.append((*box, *glyph.uv, *colour))
            pen += glyph.advance
        unit = scale.pixels
        self.inks.append(Ink(row, left / unit, y, (left + width) / unit, y + size * LINE_HEIGHT))

    # --- result

    def node(self, name: str) -> GeomNode:
        """The picture as a node for `pixel2d`."""
        node = GeomNode(name)
        fill_node(node, [(state, vertices_of(quads)) for state, quads in self.batches.items()])
        return node


def vertices_of(quads: list[Quad]) -> NDArray[Any]:
    """The four corners of each quad: `(n, 4)` vertices."""
    rows = np.array(quads, np.float32).reshape(-1, 12)
    corners = np.empty((len(rows), 4), _VERTEX)
    points, uv = corners["point"], corners["uv"]
    points[..., 1] = 0
    points[:, (0, 1), 0], points[:, (2, 3), 0] = rows[:, 0:1], rows[:, 2:3]
    points[:, (0, 3), 2], points[:, (1, 2), 2] = -rows[:, 1:2], -rows[:, 3:4]
    uv[:, (0, 1), 0], uv[:, (2, 3), 0] = rows[:, 4:5], rows[:, 6:7]
    uv[:, (1, 2), 1], uv[:, (0, 3), 1] = rows[:, 5:6], rows[:, 7:8]
    corners["colour"] = (rows[:, None, 8:12] * 255 + 0.5).astype(np.uint8)
    return corners


def fill_node(node: GeomNode, batches: list[tuple[RenderState, NDArray[Any]]]) -> None:
    """Give a node these batches of quads instead of what it shows now."""
    node.remove_all_geoms()
    for state, corners in batches:
        if not len(corners):
            continue
        data = GeomVertexData(node.name, GeomVertexFormat.get_v3c4t2(), GeomEnums.UH_static)
        data.unclean_set_num_rows(corners.size)
        data.modify_array_handle(0).copy_data_from(corners.tobytes())
        first = np.arange(len(corners), dtype=np.uint32)[:, None] * 4
        indices = (first + np.array([0, 1, 2, 0, 2, 3], np.uint32)).ravel()
        triangles = GeomTriangles(GeomEnums.UH_static)
        triangles.set_index_type(GeomEnums.NT_uint32)
        order = triangles.modify_vertices()
        order.unclean_set_num_rows(indices.size)
        order.modify_handle().copy_data_from(indices.tobytes())
        geom = Geom(data)
        geom.add_primitive(triangles)
        node.add_geom(geom, state)

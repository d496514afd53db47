"""Water: one sheet over all that lies below its level, its depth told by the vertices; closed at the board's edge."""

from __future__ import annotations

import numpy as np
from panda3d.core import GeomNode

from client3d.scene.geometry import FLAT_LAYOUT, geometry, quad_indices
from client3d.scene.ground import WATER_LEVEL, Ground

_STEP = 2  # lattice points between the sheet's corners
# vertex bytes of the upright faces, below and at the level: red tells how far down, no alpha that they are cut
_CUT = ((255, 0, 0, 0), (0, 0, 0, 0))
_OVERLAP = -0.06  # the sheet reaches under the shore up to this depth


def water_node(ground: Ground) -> GeomNode:
    """The board's water; an empty node on a dry board.

    Red of a vertex is the depth (cells), green how much it may wave, blue how still it is: puddles have no foam. Alpha
    is 0 where the board's edge cuts through it.
    """
    node = GeomNode("water")
    x, y = ground.x[::_STEP, ::_STEP], ground.y[::_STEP, ::_STEP]
    depth = WATER_LEVEL - ground.height_field[::_STEP, ::_STEP]
    corners = np.stack([depth[1:, :-1], depth[1:, 1:], depth[:-1, 1:], depth[:-1, :-1]], -1)
    wet = np.maximum.reduce([corners[..., k] for k in range(4)]) > _OVERLAP  # far quicker than along the last axis
    if not wet.any():
        return node

    def quads(field: np.ndarray) -> np.ndarray:
        return np.stack([field[1:, :-1][wet], field[1:, 1:][wet], field[:-1, 1:][wet], field[:-1, :-1][wet]], -1)

    px, py, deep = quads(np.asarray(x)), quads(np.asarray(y)), corners[wet]
    rows = np.zeros(px.shape, FLAT_LAYOUT.record)
    rows["vertex"] = np.stack([px, py, np.full_like(px, WATER_LEVEL)], -1)
    inside = (px > 0) & (px < ground.board.width) & (py < 0) & (py > -ground.board.height)
    rows["color"] = _bytes(deep, inside)
    still = (ground.shares["marsh"] + ground.shares["crater"] + 0.35 * ground.under_bridge)[::_STEP, ::_STEP]
    rows["color"][..., 2] = np.clip(quads(still) * 2, 0, 1) * 255
    rows = np.concatenate([rows.ravel(), _sides(ground)])
    node.add_geom(geometry(rows, quad_indices(len(rows) // 4), FLAT_LAYOUT))
    return node


def _bytes(depth: np.ndarray, waves: np.ndarray) -> np.ndarray:
    """Vertex bytes of a depth in cells: not gamma, read back by the shader as they are."""
    out = np.zeros((*depth.shape, 4), np.uint8)
    out[..., 0] = np.clip(depth, 0, 1) * 255
    out[..., 1] = waves * 255
    out[..., 3] = 255
    return out


def _sides(ground: Ground) -> np.ndarray:
    """Upright faces where water meets the board's edge, from its level down to the bed."""
    h = ground.height_field
    edges = [(ground.x[-1], ground.y[-1], h[-1]), (ground.x[::-1, -1], ground.y[::-1, -1], h[::-1, -1])]
    edges += [(ground.x[0, ::-1], ground.y[0, ::-1], h[0, ::-1]), (ground.x[:, 0], ground.y[:, 0], h[:, 0])]
    out = []
    for x, y, z in edges:
        low = np.minimum(z, WATER_LEVEL)
        deep = (low[:-1] < WATER_LEVEL) | (low[1:] < WATER_LEVEL)
        level = np.full_like(low, WATER_LEVEL)
        corners = [
            (x[:-1], y[:-1], low[:-1]),
            (x[1:], y[1:], low[1:]),
            (x[1:], y[1:], level[1:]),
            (x[:-1], y[:-1], level[:-1]),
        ]
        rows = np.zeros((int(deep.sum()), 4), FLAT_LAYOUT.record)
        rows["vertex"] = np.stack([np.stack([c[deep] for c in corner], -1) for corner in corners], 1)
        rows["color"][:, :2], rows["color"][:, 2:] = _CUT[0], _CUT[1]
        out.append(rows.ravel())
    return np.concatenate(out)

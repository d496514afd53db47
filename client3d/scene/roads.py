"""How roads join, and the shapes of their pieces in a cell.

A cell's joins are the sides (N, E, S, W) where a neighbour is road or bridge; `PIECES` says which strips that makes.
Paths run in cell coordinates: (0, 0) is the middle, x to the east, y to the north, the border at 0.5.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from client3d.scene.board import ROADLIKE, WET, BoardPicture, Cell
from client3d.scene.geometry import Floats, Mesh, linear

SIDES: dict[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OUT = {"N": (0.0, 0.5), "E": (0.5, 0.0), "S": (0.0, -0.5), "W": (-0.5, 0.0)}

WIDTH = 0.70
ROAD_LIFT = 0.022
DECK_LIFT = 0.085
GLOSS, RUT_GLOSS = 0.095, 0.118  # a little shine when wet; the shaders also let less snow lie on it
_RUTS = (-0.245, -0.105, 0.105, 0.245)  # where wheels run, cells from the middle
_CURVE_STEPS = 8
_LIGHT_STEPS = 4
_ASPHALT, _PAINT, _LINE = linear("55565a"), linear("d8d2bd") * 0.85, linear("b9b3a0") * 0.7
_CONCRETE, _STEEL = linear("a39d90"), linear("6e7274")


def joins(board: BoardPicture, cell: Cell) -> str:
    """The sides of a road or bridge cell that continue, in the order NESW.

    A bridge with one neighbour or none also joins what lies opposite, so that it never ends in the air; a road runs off
    the board where it meets the edge straight on.
    """
    x, y = cell
    found = {
        s for s, (dx, dy) in SIDES.items() if board.inside((x + dx, y + dy)) and board.at(x + dx, y + dy) in ROADLIKE
    }
    opposite = {"N": "S", "S": "N", "E": "W", "W": "E"}
    if len(found) == 1:
        (only,) = found
        dx, dy = SIDES[opposite[only]]
        if board.at(x, y) == "bridge" or not board.inside((x + dx, y + dy)):
            found.add(opposite[only])
    elif not found and board.at(x, y) == "bridge":
        dry = [
            s for s, (dx, dy) in SIDES.items() if board.inside((x + dx, y + dy)) and board.at(x + dx, y + dy) not in WET
        ]
        found = {"N", "S"} if set(dry) & {"N", "S"} or not dry else {"E", "W"}
    return "".join(s for s in "NESW" if s in found)


def _arm(side: str) -> Floats:
    return np.array([(0.0, 0.0), OUT[side]], np.float32)


def _through(a: str, b: str) -> Floats:
    return np.array([OUT[a], OUT[b]], np.float32)


def _bend(a: str, b: str) -> Floats:
    """A quarter of a circle from border to border, about the corner the two sides share."""
    middle = np.add(OUT[a], OUT[b])
    start, end = np.subtract(OUT[a], middle), np.subtract(OUT[b], middle)
    t = np.linspace(0, np.pi / 2, _CURVE_STEPS + 1)[:, None]
    return (middle + start * np.cos(t) + end * np.sin(t)).astype(np.float32)


def paths(joined: str) -> list[Floats]:
    """The middle lines of the strips that make a road cell with these joins; a lone cell is a round patch (no path)."""
    if len(joined) == 0:
        return []
    if len(joined) == 1:
        return [_arm(joined)]
    if len(joined) == 2:
        return [_through(*joined) if joined in ("NS", "EW") else _bend(*joined)]
    if len(joined) == 3:
        straight = "NS" if "N" in joined and "S" in joined else "EW"
        (third,) = set(joined) - set(straight)
        return [_through(*straight), _arm(third)]
    return [_through("N", "S"), _through("E", "W")]


PIECES: dict[str, list[Floats]] = {
    j: paths(j)
    for j in ("", "N", "E", "S", "W", "NE", "NS", "NW", "ES", "EW", "SW", "NES", "NEW", "NSW", "ESW", "NESW")
}


def distance(joined: str, x: Floats, y: Floats) -> Floats:
    """Distance in cells of points (cell coordinates) to the road's middle lines."""
    out = np.hypot(x, y) if len(joined) != 2 or joined in ("NS", "EW") else np.full_like(x, 9.0)
    for path in PIECES[joined]:
        for a, b in pairwise(path):
            d = b - a
            t = np.clip(((x - a[0]) * d[0] + (y - a[1]) * d[1]) / (d @ d), 0, 1)
            out = np.minimum(out, np.hypot(x - a[0] - t * d[0], y - a[1] - t * d[1]))
    return out


def ribbon(
    path: Floats, width: float, z: float, colour: Floats, offset: float = 0.0, start: float = 0.0, end: float = 1.0
) -> Mesh:
    """A flat strip along part of a path (shares of its length), shifted sideways by `offset`, facing up."""
    steps = np.linalg.norm(np.diff(path, axis=0), axis=1)
    along = np.concatenate([[0], np.cumsum(steps)]) / steps.sum()
    at = np.unique(np.concatenate([[start], along[(along > start) & (along < end)], [end]]))
    p = np.stack([np.interp(at, along, path[:, 0]), np.interp(at, along, path[:, 1])], -1)
    d = np.gradient(p, axis=0)
    if len(p) > 2:  # the ends' directions go on turning as the curve does
        steps = np.diff(p, axis=0)
        d[0], d[-1] = _before(steps[0], steps[1]), _before(steps[-1], steps[-2])
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    side = np.stack([-d[:, 1], d[:, 0]], -1)
    lift = np.full((len(p), 1), z)
    left = np.hstack([p + side * (offset + width / 2), lift])
    right = np.hstack([p + side * (offset - width / 2), lift])
    corners = np.concatenate(
        [np.stack([right[:-1], right[1:], left[1:]], 1), np.stack([right[:-1], left[1:], left[:-1]], 1)]
    )
    return Mesh.of(corners, colour)


def _before(first: Floats, second: Floats) -> Floats:
    """The direction half a bend before `first`, if the next step is `second`."""
    a = (np.arctan2(first[1], first[0]) - np.arctan2(second[1], second[0]) + np.pi) % (2 * np.pi) - np.pi
    c, s = np.cos(a / 2), np.sin(a / 2)
    return np.array([c * first[0] - s * first[1], s * first[0] + c * first[1]])


def _round(radius: float, z: float, colour: Floats) -> Mesh:
    a = np.arange(17) * 2 * np.pi / 16
    ring = np.stack([np.cos(a) * radius, np.sin(a) * radius, np.full(17, z)], -1)
    middle = np.broadcast_to((0, 0, z), (16, 3))
    return Mesh.of(np.stack([middle, ring[:-1], ring[1:]], 1), colour)


def surface(joined: str, lift: float, rng: np.random.Generator) -> Mesh:
    """Asphalt, patches and markings of one cell, about its middle at height 0."""
    shade = _ASPHALT * rng.uniform(0.96, 1.04)
    parts = [ribbon(_finer(p), WIDTH, lift + 0.0012 * k, shade) for k, p in enumerate(PIECES[joined])]
    edge = WIDTH / 2 - 0.035
    if len(joined) <= 1:
        parts.append(_round(WIDTH / 2, lift + 0.0005, shade))
    if len(joined) in (1, 2):
        path = PIECES[joined][0]
        parts += [ribbon(path, 0.026, lift + 0.004, _LINE, side) for side in (edge, -edge)]
        parts += [ribbon(path, 0.042, lift + 0.005, _PAINT, 0.0, s, s + 0.27) for s in (0.115, 0.615)]
    elif joined:
        for k, side in enumerate("NESW"):
            arm = _arm(side)
            if side in joined:
                parts += [ribbon(arm, 0.026, lift + 0.004, _LINE, s, 0.72, 1.0) for s in (edge, -edge)]
                parts.append(ribbon(arm, 0.30, lift + 0.005, _PAINT, 0.17, 0.74, 0.79))
            else:
                across = np.array([OUT["NESW"[k - 1]], OUT["NESW"[(k + 1) % 4]]], np.float32)
                inward = np.array(OUT[side], np.float32) * 2 * edge
                parts.append(ribbon(across + inward, 0.026, lift + 0.004, _LINE))
    if joined and rng.random() < 0.45:
        start = rng.uniform(0.05, 0.7)
        parts.append(
            ribbon(
                PIECES[joined][0],
                rng.uniform(0.1, 0.26),
                lift + 0.0035,
                shade * rng.uniform(0.72, 0.88),
                rng.uniform(-0.18, 0.18),
                start,
                start + rng.uniform(0.1, 0.28),
            )
        )
    mesh = Mesh.join(parts)
    mesh.gloss[:] = GLOSS
    return Mesh.join([mesh, _ruts(joined, lift, shade)])


def _finer(path: Floats) -> Floats:
    """The same path with more points, so that the light of lamps may change along it."""
    if len(path) > _LIGHT_STEPS:
        return path
    at = np.linspace(0, len(path) - 1, _LIGHT_STEPS + 1)
    return np.stack([np.interp(at, np.arange(len(path)), path[:, k]) for k in (0, 1)], -1).astype(np.float32)


def _ruts(joined: str, lift: float, shade: Floats) -> Mesh:
    """Four darker, smoother tracks where wheels run; on a crossing only on its arms. Little snow stays on them."""
    crossing = len(joined) > 2
    lines = [_arm(side) for side in joined] if crossing else PIECES[joined]
    start = 0.72 if crossing else 0.0
    strips = [ribbon(_finer(path), 0.085, lift + 0.003, shade * 0.86, at, start) for path in lines for at in _RUTS]
    mesh = Mesh.join(strips)
    mesh.gloss[:] = RUT_GLOSS
    return mesh


def block(size: tuple[float, float, float], at: tuple[float, float, float], colour: Floats) -> Mesh:
    """A box about `at`, its top a little brighter, as if worn."""
    h = np.array(size, np.float32) / 2
    sign = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)], np.float32)
    low, high = np.hstack([sign * h[:2], np.full((4, 1), -h[2])]), np.hstack([sign * h[:2], np.full((4, 1), h[2])])
    quads, shades = [high, low[::-1]], [1.12, 0.6]
    for i in range(4):
        j = (i + 1) % 4
        quads.append(np.array([low[i], low[j], high[j], high[i]]))
        shades.append(0.92)
    corners = np.array([[q[[0, 1, 2]], q[[0, 2, 3]]] for q in quads]).reshape(-1, 3, 3) + np.array(at, np.float32)
    return Mesh.of(corners, colour * np.repeat(shades, 2)[:, None])


def bridge(joined: str, rng: np.random.Generator, bed: float) -> Mesh:
    """Deck, kerbs, rails on the open sides, and piers down to the water's bed (a height), about the cell's middle."""
    parts = [surface(joined, DECK_LIFT, rng), block((1.0, 1.0, 0.13), (0, 0, DECK_LIFT - 0.068), _CONCRETE)]
    for side in set("NESW") - set(joined):
        dx, dy = OUT[side]
        along_x = dx == 0

        def bar(
            length: float,
            width: float,
            height: float,
            offset: float,
            inset: float,
            z: float,
            colour: Floats,
            across: bool = along_x,
            x: float = dx,
            y: float = dy,
        ) -> Mesh:
            k = 2 * (0.5 - inset)
            size = (length, width, height) if across else (width, length, height)
            at = (x * k + (offset if across else 0), y * k + (0 if across else offset), z)
            return block(size, at, colour)

        parts.append(bar(1.0, 0.09, 0.08, 0, 0.055, DECK_LIFT + 0.03, _CONCRETE * 0.95))
        parts += [
            bar(0.05, 0.05, 0.19, o, 0.055, DECK_LIFT + 0.15, _CONCRETE * 0.85) for o in (-0.375, -0.125, 0.125, 0.375)
        ]
        parts.append(bar(1.0, 0.05, 0.035, 0, 0.055, DECK_LIFT + 0.245, _STEEL))
        parts.append(bar(1.0, 0.03, 0.025, 0, 0.055, DECK_LIFT + 0.15, _STEEL))
    parts.append(block((0.74, 0.74, 0.12), (0, 0, DECK_LIFT - 0.18), _CONCRETE * 0.8))
    parts.append(block((0.22, 0.22, DECK_LIFT - bed), (0, 0, (DECK_LIFT + bed) / 2 - 0.15), _CONCRETE * 0.75))
    return Mesh.join(parts)

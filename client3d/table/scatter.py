"""What is strewn over the mat: trees, bushes, stones, crops and tufts, by the table's seed. Only for the eye."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from client3d.scene.geometry import Floats, Mesh, Placement, linear
from client3d.scene.props import PropBook
from client3d.table.mat import Shade
from client3d.table.measures import centimetres, ground
from client3d.table.outlines import MOST_PLACES, corners, edge_distance, inside, scattered, steps
from client3d.table.picture import TablePicture

MOST_PROPS = 600
MOST_TUFTS = 16_000
"""Trees, bushes and stones, and tufts of grass and crops, on a table at most."""
_TREES = ("broadleaf_1", "broadleaf_2", "broadleaf_3", "pine_1", "pine_2", "pine_3")
_TREE_SCALE = (1.25, 1.95)
_EDGE_APART, _INNER_APART = centimetres(5.8), centimetres(9.5)
_TUFTS_A_CELL = 5.0  # on open ground
_FURROW, _PLANT = 0.19, 0.13  # cells between rows of a crop, and between its plants
_BLADES = [linear(c) for c in ("8a9149", "6f8440", "a09a56", "59702f")]
_STALKS = [linear(c) for c in ("c9a84c", "b9953f", "d2b865")]
_FLOWERS = [linear(c) for c in ("e9e4d0", "e3c64a", "c95a4a", "a98ad0")]


def tuft(rng: np.random.Generator, paints: Sequence[Floats], tall: float, blades: int, wide: float) -> Mesh:
    """Blades of grass that lean outward from one foot, dark below."""
    tips, colours = [], []
    for k in range(blades):
        turn = k * 6.283 / blades + rng.uniform(-0.5, 0.5)
        out = np.array([math.cos(turn), math.sin(turn), 0.0])
        side = np.array([-out[1], out[0], 0.0]) * wide
        foot, tip = out * 0.012, out * tall * rng.uniform(0.25, 0.6) + np.array([0, 0, tall * rng.uniform(0.75, 1.1)])
        paint = paints[int(rng.integers(len(paints)))]
        for corners_ in ((foot - side, foot + side, tip), (foot + side, foot - side, tip)):
            tips.append(corners_)
            colours.append((paint * 0.5, paint * 0.5, paint * 1.25))
    mesh = Mesh.of(np.array(tips), np.array(colours))
    mesh.normals = np.broadcast_to(np.array([0, 0, 1], np.float32), mesh.normals.shape).copy()
    return mesh


class Scatter:
    """The props of a table as one mesh, and where they shade the mat."""

    def __init__(self, picture: TablePicture, book: PropBook, free_of: Sequence[Floats]) -> None:
        """`free_of`: outlines (n, 2) in cells that nothing grows in."""
        self._picture, self._book, self._free_of = picture, book, list(free_of)
        self._rng = np.random.default_rng([picture.seed, 21])
        self._places: dict[str, list[Placement]] = {}
        self._meshes: list[Mesh] = []
        self.shades: list[Shade] = []
        self._tufts_so_far = 0
        self._lines = [np.array([ground(spot) for spot in barrier.line]) for barrier in picture.barriers]
        for patch in picture.patches:
            grow = {"wood": self._wood, "rough": self._rough, "field": self._field}.get(patch.kind)
            if grow:
                grow(corners(patch.outline))
        self._open_ground()
        self.mesh = Mesh.join(
            [*self._meshes, *(book.mesh(name).copies(at) for name, at in sorted(self._places.items()))]
        )

    def _put(self, name: str, x: float, y: float, scale: float, sink: float = 0.0) -> None:
        if sum(map(len, self._places.values())) >= MOST_PROPS:
            return
        tint = tuple(float(v) for v in 1 + self._rng.uniform(-0.12, 0.12) + self._rng.uniform(-0.06, 0.06, 3))
        leaf = 1 + int(self._rng.integers(4))
        place = Placement((x, y, -sink), float(self._rng.uniform(0, 6.28)), scale, tint, leaf)  # type: ignore[arg-type]
        self._places.setdefault(name, []).append(place)
        radius, strength = self._book.shade(name)
        if radius:
            self.shades.append((x, y, radius * scale * 0.9, strength))

    def _clear(self, at: Floats, margin: float) -> Floats:
        """Those places that keep a margin from houses, barriers and the mat's edge."""
        if not len(at):
            return at
        wide, tall = (centimetres(v) for v in self._picture.size)
        x, y = at[:, 0], at[:, 1]
        kept = (x > margin) & (x < wide - margin) & (y < -margin) & (y > margin - tall)
        for outline in self._free_of:
            kept &= ~inside(x, y, outline) & (edge_distance(x, y, outline) > margin)
        for line in self._lines:
            kept &= edge_distance(x, y, line, closed=False) > margin
        return at[kept]

    def _wood(self, outline: Floats) -> None:
        rng = self._rng
        closed = np.concatenate([outline, outline[:1]])
        pines = rng.random() < 0.4
        edge = []
        for (x, y), turn in steps(closed, _EDGE_APART, rng.uniform(0, _EDGE_APART)):
            inward = rng.uniform(0.18, 0.42)
            edge.append((x - math.sin(turn) * inward + rng.uniform(-0.2, 0.2), y + math.cos(turn) * inward))
        inner = scattered(outline, _INNER_APART, centimetres(7), rng)
        trees = np.concatenate([np.array(edge).reshape(-1, 2), inner])
        for x, y in self._clear(trees, 0.12):
            kind = int(rng.integers(3)) + (3 if rng.random() < (0.75 if pines else 0.2) else 0)
            self._put(_TREES[kind], x, y, float(rng.uniform(*_TREE_SCALE)))
        for x, y in self._clear(scattered(outline, centimetres(3.6), 0.1, rng), 0.1):
            roll = rng.random()
            if roll < 0.62:
                growth = "bush" if roll < 0.45 else "rock_2" if roll < 0.52 else "stump"
                self._put(growth, x, y, float(rng.uniform(0.45, 0.95)))
        self._tufts(scattered(outline, 0.26, 0.02, rng), _BLADES, 0.11, 6, 0.011)

    def _rough(self, outline: Floats) -> None:
        rng = self._rng
        for x, y in self._clear(scattered(outline, centimetres(3.6), 0.12, rng), 0.1):
            roll = rng.random()
            if roll < 0.34:
                self._put(f"rock_{1 + int(rng.integers(3))}", x, y, float(rng.uniform(0.35, 0.95)), 0.02)
            elif roll < 0.66:
                self._put("bush", x, y, float(rng.uniform(0.4, 0.9)))
        self._tufts(scattered(outline, 0.17, 0.03, rng), [*_BLADES, *_STALKS[:1]], 0.14, 6, 0.011)

    def _field(self, outline: Floats) -> None:
        edges = np.roll(outline, -1, 0) - outline
        along = edges[np.argmax(np.hypot(edges[:, 0], edges[:, 1]))]
        along = along / np.hypot(*along)
        across = np.array([-along[1], along[0]])
        reach = outline @ np.stack([along, across], 1)
        (u0, v0), (u1, v1) = reach.min(0), reach.max(0)
        plant = max(_PLANT, (u1 - u0) * (v1 - v0) / _FURROW / MOST_PLACES)
        u, v = np.meshgrid(np.arange(u0, u1, plant), np.arange(math.ceil(v0 / _FURROW), v1 / _FURROW) * _FURROW)
        u = u + self._rng.uniform(-0.03, 0.03, u.shape)
        at = (u[..., None] * along + v[..., None] * across).reshape(-1, 2)
        kept = inside(at[:, 0], at[:, 1], outline) & (edge_distance(at[:, 0], at[:, 1], outline) > 0.08)
        self._tufts(at[kept], _STALKS, 0.17, 5, 0.014)

    def _open_ground(self) -> None:
        rng = self._rng
        wide, tall = (centimetres(v) for v in self._picture.size)
        count = min(int(wide * tall * _TUFTS_A_CELL), MOST_TUFTS // 2)
        at = np.stack([rng.uniform(0, wide, count), -rng.uniform(0, tall, count)], 1)
        clumps = at[: count // 9]
        at = np.concatenate([at, np.repeat(clumps, 4, 0) + rng.normal(0, 0.07, (len(clumps) * 4, 2))])
        covered = np.zeros(len(at), bool)
        for patch in self._picture.patches:
            covered |= inside(at[:, 0], at[:, 1], corners(patch.outline))
        at = at[~covered]
        self._tufts(at, _BLADES, 0.095, 5, 0.009)
        flowers = self._clear(at[rng.random(len(at)) < 0.06], 0.05)
        for paint in _FLOWERS:
            chosen = flowers[rng.random(len(flowers)) < 0.35]
            self._copies(tuft(rng, [paint], 0.06, 3, 0.012), chosen, 0.7)
        for x, y in self._clear(at[rng.random(len(at)) < 0.012], 0.1):
            self._put(f"rock_{1 + int(rng.integers(3))}", x, y, float(rng.uniform(0.14, 0.34)), 0.01)

    def _tufts(self, at: Floats, paints: Sequence[Floats], tall: float, blades: int, wide: float) -> None:
        at = self._clear(at, 0.03)
        for variant in range(4):
            self._copies(tuft(self._rng, paints, tall, blades, wide), at[variant::4], 1.0)

    def _copies(self, mesh: Mesh, at: Floats, scale: float) -> None:
        """Copies of a tuft at places, as long as there are not too many on the table."""
        rng = self._rng
        at = at[: max(MOST_TUFTS - self._tufts_so_far, 0)]
        self._tufts_so_far += len(at)
        places = [
            Placement((float(x), float(y), 0.0), float(rng.uniform(0, 6.28)), scale * float(rng.uniform(0.7, 1.25)))
            for x, y in at
        ]
        if places:
            self._meshes.append(mesh.copies(places))

"""Village houses, whole and ruined. Fronts face -y, towards the camera at rest."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from client3d.models.mesh import Mesh, Paint, Point, join
from client3d.models.meshkit import box, extrude
from client3d.models.palette import BRICK, CHARCOAL, PLASTER, SOOT, STONE, WOOD
from client3d.models.sculpt import Sculpt

WINDOW = Paint.of("1a2a36", gloss=1.0, emit=0.7)
SHUTTER = Paint.of("4e6b6a")


def settled(mesh: Mesh, rng: np.random.Generator) -> Mesh:
    """A building as it stands: uneven faces, darker at the foot."""
    return mesh.jittered(0.04, rng).graded([0.80, 0.78, 0.75], [1.04, 1.04, 1.03], 0, 30)


def gable_roof(width: float, length: float, base: float, rise: float, paint: Paint, rng: np.random.Generator) -> Mesh:
    """Two slopes of overlapping rows of tiles, the ridge along y."""
    overhang, rows, pieces = 5.0, 5, 4
    run = width / 2 + overhang
    drop = rise * run / (width / 2)
    angle = np.degrees(np.arctan2(drop, run))
    slope = np.hypot(run, drop)
    depth = (length + 8) / pieces
    tiles = []
    for row in range(rows):
        share = (row + 0.5) / rows
        for piece in range(pieces):
            tile = box(slope / rows * 1.22, depth * 0.99, 2.2, paint.lit(rng.uniform(0.86, 1.12)))
            y = -(length + 8) / 2 + depth * (piece + 0.5)
            tiles.append(tile.turned(angle + 4, "y").moved(share * run, y, base + rise + 1.4 - share * drop))
    ridge = box(4, length + 9, 3.2, paint.lit(0.78), 0.8, (0, 0, base + rise + 2.4))
    return join(tiles).both_sides() + ridge


def window(turn: float, at: Point, shutters: bool = True) -> Mesh:
    """A framed, lit window with a sill, facing -y before it is turned."""
    frame = Paint.of("efe6d2")
    mesh = (
        box(11, 1.4, 13, frame)
        + box(8.6, 1.9, 10.6, WINDOW)
        + box(1, 2.3, 10.6, frame)
        + box(13, 3, 1.4, frame.lit(0.8), at=(0, 0, -7))
    )
    if shutters:
        mesh += join([box(5, 1.2, 13, SHUTTER, at=(x, 0, 0)) for x in (-8.4, 8.4)])
    return mesh.turned(turn).moved(*at)


def house(seed: int, width: float, length: float, storey: float, wall: Paint, roof: Paint) -> Callable[[], Sculpt]:
    """A village house with a gable roof and a chimney."""

    def build() -> Sculpt:
        rng = np.random.default_rng(seed)
        base = storey + 3
        meshes = [
            box(width + 3, length + 3, 5, STONE, 0.6, (0, 0, 2.5)),
            box(width, length, storey, wall, 0.8, (0, 0, storey / 2 + 3)),
            extrude([(-width / 2, 0), (width / 2, 0), (0, width * 0.38)], length, wall, 0, "y").moved(0, 0, base),
            gable_roof(width, length, base, width * 0.4, roof, rng),
            box(9, 9, 24, BRICK, 0.7, (width * 0.22, -length * 0.24, base + width * 0.36)),
            box(11, 11, 2.4, STONE, 0.5, (width * 0.22, -length * 0.24, base + width * 0.36 + 12.5)),
            box(12, 2, 22, WOOD, 0.6, (0, -length / 2 - 0.4, 16)),
            box(17, 8, 3, STONE, 0.5, (0, -length / 2 - 3, 3)),
        ]
        middle = storey * 0.56 + 3
        for y in (-length * 0.3, 0, length * 0.3):
            meshes += [window(90, (width / 2, y, middle)), window(-90, (-width / 2, y, middle))]
        meshes += [window(0, (x, -length / 2, middle), False) for x in (-width * 0.32, width * 0.32)]
        meshes += [window(180, (x, length / 2, middle)) for x in (-width * 0.24, width * 0.24)]
        meshes.append(window(0, (0, -length / 2, base + 9), False))
        return Sculpt(settled(join(meshes), rng))

    return build


def ruin(seed: int, heights: tuple[float, float, float, float], roofed: bool) -> Callable[[], Sculpt]:
    """Broken walls of blocks about a floor; `heights` at the four corners, from the back left clockwise."""

    def build() -> Sculpt:
        rng = np.random.default_rng(seed)
        block, half = 8.4, 37.8
        meshes = [box(80, 80, 2, STONE.lit(0.75), at=(0, 0, 1))]
        corners = [(-half, half), (half, half), (half, -half), (-half, -half)]
        for k in range(4):
            (x0, y0), (x1, y1) = corners[k], corners[(k + 1) % 4]
            count = 9
            for i in range(count):
                share = (i + 0.5) / count
                top = (
                    heights[k] * (1 - share)
                    + heights[(k + 1) % 4] * share
                    - 9 * np.sin(share * np.pi)
                    + rng.uniform(-4, 4)
                )
                levels = int(max(top, 4) / block)
                for level in range(levels):
                    if i in (2, 6) and 1 <= level <= 3:
                        continue  # a window's hole
                    paint = PLASTER if rng.random() > 0.2 else BRICK
                    paint = paint.lit(rng.uniform(0.8, 1.05)).mixed(SOOT, 0.5 * rng.random() * level / 6)
                    bevel = 0.9 if level == levels - 1 else 0
                    piece = box(block, block * 0.85, block, paint, bevel).turned(
                        np.degrees(np.arctan2(y1 - y0, x1 - x0)) + rng.uniform(-2, 2)
                    )
                    meshes.append(
                        piece.moved(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, 2 + block * (level + 0.5))
                    )
        if roofed:
            for k in range(4):
                lean = rng.uniform(16, 30)
                log = box(3, 64 - k * 6, 3, CHARCOAL.lit(1.3)).turned(lean, "x").turned(rng.uniform(-10, 10))
                meshes.append(log.moved(-22 + k * 14, rng.uniform(-4, 4), 22))
        for _ in range(26):
            x, y = rng.uniform(-33, 33, 2)
            size = rng.uniform(2.5, 6.5)
            paint = (PLASTER, BRICK, STONE, SOOT)[int(rng.integers(4))].lit(rng.uniform(0.75, 1.0))
            stone = (
                box(size * 1.4, size, size * 0.8, paint).turned(rng.uniform(-30, 30), "x").turned(rng.uniform(0, 90))
            )
            meshes.append(stone.moved(x, y, 2 + size * 0.3))
        return Sculpt(join(meshes).jittered(0.03, rng))

    return build

"""The board of the preview, the title and the tests: the landscape of the look's pictures, drawn in text."""

from __future__ import annotations

import numpy as np

from client3d.scene.board import BoardPicture

_GLYPHS = {
    ".": "meadow",
    "=": "road",
    "f": "forest",
    "h": "hill",
    "m": "marsh",
    "w": "water",
    "r": "ruin",
    "c": "crater",
    "b": "burnt",
    "#": "bridge",
}
_DEMO = """
hhhhffff......
hhhffff..ff..f
hhhhff..ff..ff
hhhh.ff..f...f
.fff...=..r..r
.fff...=.rr.r.
mmwww..=======
wwwwwcw=...bf.
wwwwwww=.bb.ff
.wwwww.#wwwwf.
mwwwwww#wwwwww
mf.www.=..www.
ff.....=.cww..
fff.ff.=......
"""


def board_of(text: str, seed: int = 11, points: list[tuple[int, int]] | None = None) -> BoardPicture:
    """A board of rows of glyphs."""
    rows = [[_GLYPHS[c] for c in row] for row in text.split()]
    return BoardPicture(len(rows[0]), len(rows), rows, points or [], seed)


def demo_board() -> BoardPicture:
    """The 14 x 14 demo board."""
    return board_of(_DEMO, points=[(11, 7)])


def large_board(size: int = 40, seed: int = 4) -> BoardPicture:
    """A board of that many cells a side: every terrain, a river, two roads."""
    from client3d.scene.noise import layered

    y, x = np.mgrid[0:size, 0:size]
    woods, rise, wet = layered(x, y, 0.12, 3, seed), layered(x, y, 0.10, 3, seed + 1), layered(x, y, 0.15, 2, seed + 2)
    terrain = [["meadow"] * size for _ in range(size)]
    for j in range(size):
        for i in range(size):
            if rise[j, i] > 0.60:
                terrain[j][i] = "hill"
            elif woods[j, i] > 0.56:
                terrain[j][i] = "forest"
            elif wet[j, i] > 0.70:
                terrain[j][i] = "marsh"
    for i in range(size):
        middle = int(size * 0.55 + 3 * np.sin(i / 5))
        for j in range(middle - 1, middle + 2):
            terrain[j][i] = "water"
    for j in range(size):
        terrain[j][size // 3] = "bridge" if terrain[j][size // 3] == "water" else "road"
    for i in range(size // 3, size):
        terrain[size // 4][i] = "road"
    rng = np.random.default_rng(seed)
    for name in ("ruin", "crater", "burnt"):
        for _ in range(size // 2):
            i, j = rng.integers(0, size, 2)
            if terrain[j][i] == "meadow":
                terrain[j][i] = name
    return BoardPicture(size, size, terrain, [(size // 2, size // 3), (size // 3 + 1, size // 2)], seed)

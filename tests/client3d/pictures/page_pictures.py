"""Takes the golden picture of every page: `python tests/client3d/pictures/page_pictures.py`, after a wanted change.

Each page of `samples.PAGES` in English at 1280x720, shrunk, four a row in the order of their names.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "screens")]  # folders of tests are no packages

from samples import PAGES  # noqa: E402
from take import GOLDEN, shown, write  # noqa: E402

from client3d.screens.navigator import Navigator  # noqa: E402
from core.packs.location import data_folder  # noqa: E402
from core.texts import Texts  # noqa: E402

FILE = GOLDEN / "pages.png"
SIZE, SHRUNK, A_ROW = (1280, 720), 5, 4
SMALL = (SIZE[0] // SHRUNK, SIZE[1] // SHRUNK)


def page_pictures(base: Any, names: list[str]) -> Iterator[np.ndarray]:
    """The pages of these names, each (height, width, 3); "" is the screen without any page."""
    texts = Texts("en", data_folder() / "locale", data_folder() / "clumsy" / "locale")
    pages = Navigator(base, texts, 1.0)
    for name in names:
        if name:
            pages.open(PAGES[name](pages))
        yield shrunk(shown(base))
        pages.clear()
    pages.destroy()


def shrunk(rows: np.ndarray) -> np.ndarray:
    """A picture with the mean of each square of pixels."""
    k = SHRUNK
    height, width = rows.shape[0] // k, rows.shape[1] // k
    squares = rows[: height * k, : width * k].astype(np.float32).reshape(height, k, width, k, 3)
    return squares.mean((1, 3)).astype(np.uint8)


def sheet(cells: list[np.ndarray]) -> np.ndarray:
    """The pictures side by side, the last row filled up with black."""
    filled = cells + [np.zeros_like(cells[0])] * (-len(cells) % A_ROW)
    return np.concatenate([np.concatenate(filled[k : k + A_ROW], 1) for k in range(0, len(filled), A_ROW)], 0)


def drawn(names: list[str]) -> list[np.ndarray]:
    """These pages, drawn in memory."""
    from client3d.scene.preview import headless

    base = headless(*SIZE)
    found = list(page_pictures(base, names))
    base.destroy()
    return found


if __name__ == "__main__":
    write(FILE, sheet(drawn(sorted(PAGES))))
    print(len(PAGES), "pages")

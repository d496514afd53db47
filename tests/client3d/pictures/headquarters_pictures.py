"""The maps of Headquarters in small: `python tests/client3d/pictures/headquarters_pictures.py` takes golden ones."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))  # these pictures' own modules, as a folder of tests is no package

from take import GOLDEN, pixels, write  # noqa: E402

from client3d.headquarters.look_page import SHOTS, shots  # noqa: E402
from client3d.scene.preview import headless  # noqa: E402

SMALL = (192, 120)
TIERS = ("low", "high")
PICTURES = ("classic_far", "delta_far", "four_corners_far", "delta_coast", "damage", "finished", "bomb_2", "bomb_3")
FILE = GOLDEN / "headquarters.png"


def drawn(names: tuple[str, ...] = PICTURES, tiers: tuple[str, ...] = TIERS) -> list[np.ndarray]:
    """Each picture at each tier, tier by tier: (height, width, 3)."""
    base = headless(*SMALL)
    wanted = {name: SHOTS[name] for name in names}
    found = [pixels(image) for tier in tiers for _, image in shots(base, tier, wanted)]
    base.destroy()
    return found


def sheet(cells: list[np.ndarray]) -> np.ndarray:
    """All of them in one picture, a row for each tier."""
    rows = [np.concatenate(cells[k : k + len(PICTURES)], 1) for k in range(0, len(cells), len(PICTURES))]
    return np.concatenate(rows, 0)


if __name__ == "__main__":
    write(FILE, sheet(drawn()))

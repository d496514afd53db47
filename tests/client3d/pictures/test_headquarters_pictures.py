"""The maps of Headquarters with all its units, the bomb and what else is shown, near the pictures that are kept.

To take new ones after a wanted change of the look: `python tests/client3d/pictures/headquarters_pictures.py`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))  # these pictures' own modules, as a folder of tests is no package

from headquarters_pictures import FILE, PICTURES, SMALL, TIERS  # noqa: E402
from test_golden import far_apart  # noqa: E402

from client3d.scene.preview import read_picture  # noqa: E402

RETAKE = "if the change is wanted: python tests/client3d/pictures/headquarters_pictures.py"
LOOK = HERE.parents[2] / "docs" / "look"


def stored() -> dict[tuple[str, str], np.ndarray]:
    """The small pictures by tier and name."""
    whole, (width, height) = read_picture(FILE), SMALL
    return {
        (tier, name): whole[row * height : (row + 1) * height, column * width : (column + 1) * width]
        for row, tier in enumerate(TIERS)
        for column, name in enumerate(PICTURES)
    }


def test_every_small_picture_is_near_the_one_that_is_kept(tmp_path: Path) -> None:
    out = tmp_path / "cells.npy"
    code = "import sys, numpy as np; from headquarters_pictures import drawn; np.save(sys.argv[1], np.stack(drawn()))"
    done = subprocess.run(
        [sys.executable, "-c", code, str(out)], cwd=HERE, capture_output=True, text=True, timeout=900, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "error" not in done.stderr.lower()  # a shader that does not compile is only told there
    kept = stored()
    wrong = [key for key, found in zip(kept, np.load(out), strict=True) if far_apart(found, kept[key])]
    assert not wrong, RETAKE


def test_each_of_those_that_are_kept_is_another() -> None:
    kept = list(stored().values())
    assert len(kept) == len(TIERS) * len(PICTURES)
    assert all(far_apart(one, other) for k, one in enumerate(kept) for other in kept[:k])


def test_the_page_of_the_look_shows_all_its_pictures() -> None:
    page = (LOOK / "headquarters.md").read_text(encoding="utf-8")
    pictures = sorted(path.name for path in (LOOK / "headquarters").glob("*.jpg"))
    assert pictures
    assert all(f"(headquarters/{name})" in page for name in pictures)
    assert page.count("(headquarters/") == len(pictures)

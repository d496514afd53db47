"""Every page of the client near the picture that is kept of it.

To take new ones after a wanted change: `python tests/client3d/pictures/page_pictures.py`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))  # these pictures' own modules, as a folder of tests is no package

from page_pictures import A_ROW, FILE, PAGES, SMALL  # noqa: E402
from test_golden import far_apart  # noqa: E402

from client3d.scene.preview import read_picture  # noqa: E402

RETAKE = "if the change is wanted, take new pictures: python tests/client3d/pictures/page_pictures.py"


def drawn(names: list[str], folder: Path) -> list[np.ndarray]:
    """Pages drawn by a process of its own."""
    code = "import sys, numpy as np; from page_pictures import drawn; out, *names = sys.argv[1:]"
    code += "; np.save(out, np.stack(drawn(names)))"
    out = folder / "pages.npy"
    command = [sys.executable, "-c", code, str(out), *names]
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    return list(np.load(out))


def stored() -> dict[str, np.ndarray]:
    """The kept picture of each page."""
    whole, (width, height) = read_picture(FILE), SMALL
    assert whole.shape == (height * -(-len(PAGES) // A_ROW), width * A_ROW, 3), RETAKE
    corners = [(y, x) for y in range(0, whole.shape[0], height) for x in range(0, whole.shape[1], width)]
    cells = [whole[y : y + height, x : x + width] for y, x in corners]
    return dict(zip(sorted(PAGES), cells, strict=False))


def test_every_page_is_near_the_picture_that_is_kept(tmp_path: Path) -> None:
    names, kept = sorted(PAGES), stored()
    *found, nothing = drawn([*names, ""], tmp_path)
    assert not [name for name, one in zip(names, found, strict=True) if far_apart(one, kept[name])], RETAKE
    # a page that did not open would be seen
    assert all(far_apart(nothing, kept[name]) for name in names)


def test_a_page_is_not_taken_for_another() -> None:
    kept = stored()
    for one, other in (("options, video", "options, sound"), ("help, turn", "help, fire"), ("load, 0", "load, -1")):
        assert far_apart(kept[one], kept[other])

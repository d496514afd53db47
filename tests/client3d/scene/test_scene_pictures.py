"""Pictures: the same every time on one machine, and near the stored ones on any.

To take new ones after a wanted change: `python tests/client3d/scene/test_scene_pictures.py`.
"""

from pathlib import Path

import numpy as np
import pytest

from client3d.scene.preview import read_picture

GOLDEN = Path(__file__).parent / "golden"
PICTURES = {
    "day_low": ["--tier", "low"],
    "dusk_medium": ["--tier", "medium", "--hour", "dusk", "--turn", "1"],
    "night_fog_low": ["--tier", "low", "--hour", "night", "--fog", "--zoom", "12"],
    "snow_high": ["--tier", "high", "--season", "winter", "--weather", "snow"],
}
MEAN_TOLERANCE = 2.5  # of 255
LARGE, LARGE_SHARE = 40, 0.02  # this share of the bytes may differ by more than that


@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_near_the_stored_one(preview, name: str) -> None:
    drawn, stored = preview(*PICTURES[name]).astype(int), read_picture(GOLDEN / f"{name}.png").astype(int)
    difference = np.abs(drawn - stored)
    retake = "if the change is wanted, take new pictures: python tests/client3d/scene/test_scene_pictures.py"
    assert difference.mean() < MEAN_TOLERANCE, retake
    assert (difference > LARGE).mean() < LARGE_SHARE, retake


@pytest.mark.parametrize("tier", ["medium", "high"])
def test_drawing_twice_gives_the_same_bytes(preview, tier: str) -> None:
    assert (preview("--tier", tier) == preview("--tier", tier)).all()


def main() -> None:
    """Take new golden pictures."""
    import subprocess
    import sys

    for name, options in PICTURES.items():
        out = str(GOLDEN / f"{name}.png")
        subprocess.run([sys.executable, "-m", "client3d.scene.preview", out, "--size", "320x200", *options], check=True)


if __name__ == "__main__":
    main()

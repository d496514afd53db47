"""The set battle in every season and hour, at the low and the high tier, near the pictures that are kept.

To take new ones after a wanted change of the look: `python tests/client3d/pictures/take.py golden`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))  # these pictures' own modules, as a folder of tests is no package

from set_battle import setup  # noqa: E402
from take import (  # noqa: E402
    FALLS,
    GOLDEN,
    GOLDENS,
    HUD_SHRUNK,
    HUD_SIZE,
    PAIRS,
    REPLAY_SIZE,
    SCREENS,
    SHEET,
    SKIES,
    SMALL,
    contact_sheet,
)

from client3d.scene.lighting import HOURS  # noqa: E402
from client3d.scene.preview import read_picture  # noqa: E402

RETAKE = "if the change is wanted, take new pictures: python tests/client3d/pictures/take.py golden"
MEAN = 1.5  # of 255, over one small picture
LARGE, LARGE_SHARE = 32, 0.012  # this share of its bytes may differ by more than that
NOON = SKIES["clear"].index(("summer", "day"))


def drawn(what: str, folder: Path, without: str = "", only: str = "") -> list[np.ndarray]:
    """Small pictures of a golden one, drawn by a process of its own."""
    code = (
        "import sys, numpy as np; from take import drawn; what, out, without, only = sys.argv[1:]\n"
        "cells = drawn(what, without.split(), [int(n) for n in only.split()] or None)\n"
        "np.save(out, np.stack(cells))"
    )
    out = folder / "cells.npy"
    command = [sys.executable, "-c", code, what, str(out), without, only]
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    assert "error" not in done.stderr.lower()  # a shader that does not compile is only told there
    return list(np.load(out))


def stored(what: str) -> list[np.ndarray]:
    """The small pictures of a golden one, as they are kept."""
    whole = read_picture(GOLDEN / f"{what}.png")
    width, height = SMALL
    if what in SCREENS:
        return [whole]
    corners = [(x, y) for y in range(0, whole.shape[0], height) for x in range(0, whole.shape[1], width)]
    return [whole[y : y + height, x : x + width] for x, y in corners]


def far_apart(one: np.ndarray, other: np.ndarray) -> bool:
    """Whether two small pictures differ by more than drivers do."""
    difference = np.abs(one.astype(int) - other.astype(int))
    return bool(difference.mean() >= MEAN or (difference > LARGE).mean() >= LARGE_SHARE)


@pytest.mark.parametrize("what", GOLDENS)
def test_every_small_picture_is_near_the_one_that_is_kept(what: str, tmp_path: Path) -> None:
    found, kept = drawn(what, tmp_path), stored(what)
    assert len(found) == len(kept)
    skies = () if what in SCREENS else SKIES[what.split("_")[0]]
    names = [f"{season} {hour}" for season, hour in skies] or [what]
    wrong = [name for name, one, other in zip(names, found, kept, strict=True) if far_apart(one, other)]
    assert not wrong, RETAKE


@pytest.mark.parametrize("missing", ["sun", "fog"])
@pytest.mark.parametrize("tier", ["low", "high"])
def test_without_the_sun_or_the_fog_of_war_a_picture_is_another(missing: str, tier: str, tmp_path: Path) -> None:
    (found,) = drawn(f"clear_{tier}", tmp_path, missing, str(NOON))
    assert far_apart(found, stored(f"clear_{tier}")[NOON])


@pytest.mark.parametrize("what", SCREENS)
def test_without_the_panels_a_picture_is_another(what: str, tmp_path: Path) -> None:
    (found,) = drawn(what, tmp_path, "hud")
    assert far_apart(found, stored(what)[0])


def test_what_is_kept_shows_every_season_and_hour_and_each_is_another() -> None:
    for sky, skies in SKIES.items():
        for tier in ("low", "high"):
            cells = stored(f"{sky}_{tier}")
            assert contact_sheet(cells).shape == (SMALL[1] * len(skies) // len(HOURS), SMALL[0] * len(HOURS), 3)
            for k, cell in enumerate(cells):
                assert all(far_apart(cell, other) for other in cells[:k]), skies[k]
    for screen in SCREENS:
        width, height = REPLAY_SIZE if screen == "replay" else HUD_SIZE
        assert stored(screen)[0].shape == (height // HUD_SHRUNK, width // HUD_SHRUNK, 3)


def test_weather_falls_in_its_seasons_as_the_rulebook_says() -> None:
    from systems.clumsy.data import load_clumsy

    rules = load_clumsy().data.rules
    assert dict(rules.clock.weather) == FALLS
    assert set(setup("winter", "night", "snow").rows)  # one battle for all of them


def test_the_docs_set_eight_pictures_beside_the_looks() -> None:
    page = (SHEET / "sheet.md").read_text(encoding="utf-8")
    for name in PAIRS:
        assert f"({name}.jpg)" in page
        assert f"(reference/{name}.jpg)" in page
        assert (SHEET / f"{name}.jpg").is_file()
        assert page.split(f"({name}.jpg)")[1].split("\n## ")[0].count("\n| ") >= 5 + 1

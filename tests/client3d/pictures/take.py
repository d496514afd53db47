"""Takes the pictures that tests and docs keep: `python tests/client3d/pictures/take.py golden|sheet|NAME...`.

golden: the set battle in every season and hour, its panels, and units being placed, which the tests compare with (a
wanted change of the look needs it).
sheet: ours beside those of the look, for docs/look/sheet.md. A NAME is one picture of either.
`take.py reference FOLDER` copies the look's own pictures from where they are, for the same page.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from panda3d.core import Filename, PNMImage, loadPrcFileData
from set_battle import left_out, setup, take, take_replay

from client3d.clumsy.match import Match
from client3d.scene.lighting import HOURS
from client3d.scene.preview import read_picture
from client3d.scene.seasons import SEASONS
from client3d.scene.tiers import TIERS
from core.packs.location import pack_folder
from systems.clumsy.data import load_clumsy
from systems.clumsy.pipeline import new_game

HERE = Path(__file__).parent
GOLDEN, SHEET = HERE / "golden", HERE.parents[2] / "docs" / "look"
loadPrcFileData("pictures", "jpeg-quality 82")

# --- the set battle in small


SMALL = (160, 90)
"""Size of one small picture."""
SKIES = {"clear": tuple(product(SEASONS, HOURS)), "weather": tuple(product(("autumn", "winter"), HOURS))}
"""Seasons and hours of each contact sheet, four a row."""
FALLS = {"autumn": "rain", "winter": "snow"}
GRIDS = tuple((sky, tier) for sky in SKIES for tier in ("low", "high"))
HUD_SIZE, HUD_SHRUNK = (960, 540), 3
REPLAY_SIZE = (1280, 720)  # all buttons of a player


def small_pictures(base: Any, sky: str, tier: str, only: Sequence[int] | None = None) -> Iterator[np.ndarray]:
    """The small pictures of a contact sheet, in order: (height, width, 3); `only` these of them."""
    from client3d.clumsy.stage import Stage, board_picture
    from client3d.models.library import ModelLibrary
    from client3d.scene.scene import Scene

    match = Match(new_game(setup("summer", "day", "clear"), load_clumsy().data), {})
    # by what red sees: half of the board is out of its sight
    picture, models = match.picture(1), ModelLibrary([pack_folder("clumsy") / "models"])
    scene = Scene(base, board_picture(picture), models, tier)
    stage = Stage(scene, match.game.view(0).data, models, match.game.view(0).side_names)
    stage.show(picture)
    scene.camera.focus((6.7, 6.7), instantly=True)
    scene.effects.explosion(scene.cell_position((9, 6), 0.15))
    scene.effects.burn("wreck", scene.cell_position((11, 5), 0.15), 0.9)
    scene.settle()
    scene.update(0.2)
    for number, (season, hour) in enumerate(SKIES[sky]):
        if only is None or number in only:
            scene.set_light(hour, season, FALLS[season] if sky == "weather" else "clear")
            scene.update(0.0)
            yield shown(base)
    scene.destroy()


def shown(base: Any) -> np.ndarray:
    """What a frame shows, (height, width, 3), red first, the top row first."""
    for _ in range(2):  # passes of the first may still hold the frame before
        base.graphicsEngine.render_frame()
    image = PNMImage()
    base.win.get_screenshot(image)
    return pixels(image)


def pixels(image: PNMImage) -> np.ndarray:
    """The bytes of a picture."""
    with tempfile.TemporaryDirectory() as kept:
        path = Path(kept) / "picture.png"
        image.write(Filename.from_os_specific(str(path)))
        return read_picture(path)


def contact_sheet(cells: Sequence[np.ndarray]) -> np.ndarray:
    """Four pictures a row."""
    rows = [np.concatenate(cells[k : k + len(HOURS)], 1) for k in range(0, len(cells), len(HOURS))]
    return np.concatenate(rows, 0)


def write(out: Path, rows: np.ndarray) -> None:
    """Write bytes (height, width, 3) as a picture."""
    image = PNMImage(rows.shape[1], rows.shape[0])
    for y, line in enumerate(rows.tolist()):
        for x, (red, green, blue) in enumerate(line):
            image.set_xel_val(x, y, red, green, blue)
    out.parent.mkdir(parents=True, exist_ok=True)
    if not image.write(Filename.from_os_specific(str(out))):
        raise OSError(f"cannot write {out}")


def hud_picture(without: Sequence[str] = ()) -> np.ndarray:
    """The screen while a unit is selected and an enemy is pointed at, shrunk."""
    with tempfile.TemporaryDirectory() as kept:
        path = Path(kept) / "hud.png"
        script = ["wait idle", "select 7,8", "hover cell 8,6", "wait idle"]
        take(path, script, tier="low", size=HUD_SIZE, without=without)
        return _shrunk(path)


def deployment_picture(without: Sequence[str] = ()) -> np.ndarray:
    """The screen while a person places its units, one of them taken up, shrunk."""
    from client3d.play.app import run_play
    from client3d.play.options import PlayOptions

    with tempfile.TemporaryDirectory() as kept:
        path, script = Path(kept) / "deployment.png", Path(kept) / "script.txt"
        script.write_text(f'wait idle\nselect 11,17\nhover cell 12,20\nwait frames 3\npicture "{path}"\n', "utf-8")
        options = PlayOptions(offscreen=True, size=HUD_SIZE, script=script, language="en", tier="low", placing=True)
        with left_out(without):
            code = run_play(options)
        if code:
            raise RuntimeError("the script of the deployment failed")
        return _shrunk(path)


def replay_picture(without: Sequence[str] = ()) -> np.ndarray:
    """A replay that was left in the middle of its third turn, with its timeline and what is marked on it, shrunk."""
    with tempfile.TemporaryDirectory() as kept:
        path = Path(kept) / "replay.png"
        script = ["key p", "key ]", "key ]", "key shift-]", "wait frames 40"]
        take_replay(path, script, tier="low", size=REPLAY_SIZE, without=without)
        return _shrunk(path)


def _shrunk(path: Path) -> np.ndarray:
    """A picture of the screen with the mean of each square of pixels."""
    rows = read_picture(path).astype(np.float32)
    k = HUD_SHRUNK
    height, width = rows.shape[0] // k * k, rows.shape[1] // k * k
    return rows[:height, :width].reshape(height // k, k, width // k, k, 3).mean((1, 3)).astype(np.uint8)


def drawn(what: str, without: Sequence[str] = (), only: Sequence[int] | None = None) -> list[np.ndarray]:
    """The small pictures of a golden picture, by its name: `clear_low`, `weather_high`, ..., `hud`, `deployment`."""
    if what in SCREENS:
        return [SCREENS[what](without)]
    from client3d.scene.preview import headless

    base = headless(*SMALL)
    sky, tier = what.split("_")
    with left_out(without):
        found = list(small_pictures(base, sky, tier, only))
    base.destroy()
    return found


SCREENS = {"hud": hud_picture, "deployment": deployment_picture, "replay": replay_picture}
"""Golden pictures of whole screens, each of which is one picture."""
GOLDENS = (*(f"{sky}_{tier}" for sky, tier in GRIDS), *SCREENS)

# --- beside the look's pictures


_FIRST = ["wait idle", "order fire unit=6,5 at=10,6 weapon=helicopter_rockets", "wait idle"]
_FIRES = ["order fire unit=7,8 at=9,6 weapon=tank_gun", "wait frames 16"]
_AIMS = ["select 7,8", "key f", "hover cell 9,6", "wait idle", "wait seconds 1"]
_MIDDLE = ["camera pan -75,0"]
PAIRS: dict[str, dict[str, Any]] = {
    "01_day": {"script": [*_FIRST, *_MIDDLE, *_FIRES]},
    "02_day_close": {"script": [*_FIRST, "camera focus 10,6", "camera zoom 3", "wait idle", *_FIRES, "wait frames 15"]},
    "03_dusk": {"script": [*_FIRST, *_MIDDLE, *_FIRES], "hour": "dusk"},
    "04_night_fow": {"script": [*_FIRST, *_MIDDLE, *_FIRES], "hour": "night"},
    "05_rain": {"script": [*_FIRST, *_MIDDLE, *_FIRES], "season": "autumn", "weather": "rain"},
    "06_snow": {
        "script": [*_FIRST, "camera focus 9,6", "camera zoom 1", "wait idle", *_FIRES],
        "season": "winter",
        "weather": "snow",
    },
    "30_hud_ko": {"script": [*_FIRST, *_AIMS], "language": "ko", "without": ()},
    "31_hud_ru_1280": {"script": [*_FIRST, *_AIMS], "language": "ru", "hour": "dusk", "without": ()},
}


def main(wanted: Sequence[str]) -> None:
    """Take what is wanted."""
    if len(wanted) == 2 and wanted[0] == "reference":
        for name in PAIRS:
            image = PNMImage(Filename.from_os_specific(str(Path(wanted[1]) / f"{name}.jpg")))
            image.write(Filename.from_os_specific(str(SHEET / "reference" / f"{name}.jpg")))
        return
    known = [*GOLDENS, *PAIRS, "golden", "sheet"]
    if unknown := [name for name in wanted if name not in known]:
        raise SystemExit(f"no such picture: {', '.join(unknown)}; known: {', '.join(known)}")
    for name in GOLDENS:
        if {"golden", name} & set(wanted):
            cells = drawn(name)
            write(GOLDEN / f"{name}.png", cells[0] if name in SCREENS else contact_sheet(cells))
            print(name)
    for name, spec in PAIRS.items():
        if {"sheet", name} & set(wanted):
            take(SHEET / f"{name}.jpg", **{"without": ("hud",), **spec})
            print(name)


if __name__ == "__main__":
    assert set(TIERS) >= {tier for _, tier in GRIDS}
    main(sys.argv[1:])

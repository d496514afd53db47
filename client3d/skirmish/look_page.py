"""The pictures of docs/look/table: `python -m client3d.skirmish.look_page [--size 1280x800] [FOLDER] [NAME...]`.

Each is drawn by the table itself: a mission as it begins, men firing from behind a wall, an open house, a column on a
road, a planned way.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from panda3d.core import loadPrcFileData

from client3d.scene.preview import drawn_picture, headless, save
from client3d.skirmish.table_picture import table_picture
from client3d.table.demo import cm, demo_table, facing, man
from client3d.table.picture import Posture, TablePicture
from client3d.table.plans import Aim, Arc, Band, Formation, Ghost, Plan, Ring, Ruler, Stretch
from client3d.table.preview import model_library
from client3d.table.show import Shot, Show
from client3d.table.table import Table
from systems.skirmish.data import load_skirmish
from systems.skirmish.missions import load_mission
from systems.skirmish.pipeline import new_game

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "look" / "table"
_STEP = 1 / 30


class Studio:
    """A table before the camera, and what is shown on it."""

    def __init__(self, base: Any, picture: TablePicture, tier: str) -> None:
        self.table = Table(base, picture, model_library(), tier)
        self.show = Show(self.table)

    def look(self, x: float, y: float, wide: float, quarter: int = 0) -> None:
        """Look at a place in centimetres, so many cells across the screen."""
        self.table.look_at(cm((x, y))[0])
        self.table.camera.turn(quarter)
        self.table.camera.zoom_to(wide)

    def run(self, seconds: float) -> None:
        """Let time pass."""
        for _ in range(round(seconds / _STEP)):
            self.table.update(_STEP)
            self.show.update()


def _mission(studio: Studio) -> None:
    wide, tall = studio.table.picture.size
    studio.look(wide / 2, tall / 2, wide * 0.265)
    studio.run(0.7)


def _whole(studio: Studio) -> None:
    studio.look(60, 45, 31)
    studio.run(0.7)


def _wall(studio: Studio) -> None:
    studio.look(55, 46, 9.0)
    for place, (shooter, target, dice) in enumerate(((1006, 2014, (2, 3)), (1004, 2013, (6, 2)), (1001, 2010, (3, 5)))):
        studio.show.shoot(Shot(shooter, target, dice, sum(dice) >= 7), place * 0.45, f"{sum(dice)} / 7")
    studio.run(2.6)


def _house(studio: Studio) -> None:
    postures: tuple[tuple[str, float, Posture], ...] = (
        ("zouave", 178, "aiming"),
        ("zouave", 170, "standing"),
        ("zouave", 90, "kneeling"),
        ("leader", 0, "hidden"),
    )
    inside = [
        replace(man(1100 + k, kind, 50, 34, turn, "blue", posture), house=0)
        for k, (kind, turn, posture) in enumerate(postures)
    ]
    up = [replace(man(1110 + k, "zouave", 38, 70, 30 + 60 * k, "blue"), house=2, floor=1) for k in range(3)]
    picture = studio.table.picture
    studio.table.show(replace(picture, fighters=(*picture.fighters, *inside, *up)))
    studio.look(52, 45, 13)
    studio.run(1.0)


def _column(studio: Studio) -> None:
    studio.look(104, 39, 8.5)
    column = [one.at for one in studio.table.picture.fighters if 2001 <= one.id <= 2006]
    studio.table.plan(Plan(formations=(Formation("column", tuple(column), 1250),)))
    studio.run(0.3)


def _plan(studio: Studio) -> None:
    studio.look(46, 50, 11.5)
    path = cm((31, 41), (35, 49.5), (42.5, 54.5), (47, 55.5))
    look = facing(70)
    bands = (Band(10_000, "5+"), Band(20_000, "7+"), Band(40_000, "9+"), Band(60_000, "13+"))
    studio.table.plan(
        Plan(
            rulers=(Ruler(path, 1250, (12_000, 20_000, 28_000), (Stretch(12_500, 16_500),), look),),
            arcs=(Arc(path[-1], look, 1250, 180, bands),),
            aims=(
                Aim(path[-1], cm((61, 68.5))[0], None, "7+"),
                Aim(path[-1], cm((71.5, 42.1))[0], cm((64.2, 46.3))[0], "-"),
            ),
            ghosts=(Ghost("scout", "blue", path[-1], look, 1250),),
            formations=(
                Formation(
                    "line", tuple(one.at for one in studio.table.picture.fighters if 1001 <= one.id <= 1006), 1250
                ),
            ),
            rings=(Ring(path[0], 1250),),
        )
    )
    studio.run(0.3)


def _close(studio: Studio) -> None:
    studio.look(48.5, 44, 4.4)
    studio.run(0.4)


SHOTS: dict[str, Callable[[Studio], None]] = {
    "mission": _mission,
    "whole": _whole,
    "wall": _wall,
    "house": _house,
    "column": _column,
    "plan": _plan,
    "close": _close,
}


def mission_picture(name: str) -> TablePicture:
    """A mission as its first side sees it when it begins."""
    pack = load_skirmish()
    return table_picture(new_game(load_mission(pack, name).battle(1), pack.data).view(0), seed=3)


def main() -> None:
    """Parse the command line and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--tier", default="high")
    parser.add_argument("--kind", default="jpg", help="ending of the files")
    options = parser.parse_args()
    width, height = (int(value) for value in options.size.split("x"))
    loadPrcFileData("look page", "jpeg-quality 84")
    base = headless(width, height)
    options.folder.mkdir(parents=True, exist_ok=True)
    for name in options.names or SHOTS:
        picture = mission_picture("farm") if name == "mission" else demo_table()
        studio = Studio(base, picture, options.tier)
        SHOTS[name](studio)
        save(drawn_picture(base), options.folder / f"{name}.{options.kind}")
        studio.table.destroy()


if __name__ == "__main__":
    main()

"""The pictures of docs/look/motion.md: `python -m client3d.clumsy.motion_page [SEQUENCE...] [--out FOLDER]`.

Each is a strip of moments of one event, played by the game's own projector on its own scene.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from panda3d.core import Filename, PNMImage, loadPrcFileData

from client3d.models.library import ModelLibrary
from client3d.scene.preview import MODELS, drawn_picture, headless
from core.events import Event
from core.orders import Cell
from systems.clumsy import events as told
from systems.clumsy import ground_events as land
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.picture import EVERYTHING, Building, Figure, Picture
from systems.clumsy.picture_changes import advance

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "look"
SCREEN = (768, 432)
CROP = (240, 180)
SIDE = 9
CELLS = 5.2
"""Cells across the screen."""
_STEP = 1 / 60
_GAP = 4
_QUALITY = 82
_SEED = 1
_US, _THEM, _GUN = 1, 2, 3
_FOOT: Cell = (4, 4)


@dataclass(frozen=True)
class Sequence:
    """Who does what, and at which seconds it is looked at."""

    units: tuple[tuple[int, str, Cell, int], ...]
    """Key, type, cell and hit points (0: whole)."""
    events: tuple[Event, ...]
    moments: tuple[float, ...]
    middle: tuple[float, float] = _FOOT
    structures: tuple[tuple[Cell, str], ...] = ()
    hour: str = "day"


def _ways(key: int, *cells: Cell, gun: int | None = None) -> tuple[Event, ...]:
    steps: list[Event] = []
    for start, to in pairwise(cells):
        steps.append(told.UnitStepped(unit=key, start=start, to=to))
        if gun is not None:
            steps.append(told.UnitStepped(unit=gun, start=(start[0] - 1, start[1]), to=start, towed=True))
    return tuple(steps)


def _shot(weapon: str, at: Cell, *, airborne: bool = False) -> Event:
    return told.ShotFired(unit=_US, weapon=weapon, start=_FOOT, at=at, airborne=airborne)


def _hit(damage: int, hp: int, at: Cell = _FOOT) -> Event:
    return told.UnitHit(unit=_US, damage=damage, hp=hp, at=at)


def _one(kind: str, hp: int = 0) -> tuple[tuple[int, str, Cell, int], ...]:
    return ((_US, kind, _FOOT, hp),)


_DEATH = told.UnitDestroyed(unit=_US, type="infantry", side=0, at=_FOOT)
_STEP_MOMENTS = (0.0, 0.05, 0.1, 0.15, 0.2, 0.25)
SEQUENCES = {
    "infantry_walks": Sequence(_one("infantry"), _ways(_US, _FOOT, (5, 4)), _STEP_MOMENTS, (4.5, 4)),
    "infantry_fires": Sequence(_one("infantry"), (_shot("rifle", (6, 4)),), (0.0, 0.15, 0.29, 0.34, 0.4, 1.8)),
    "infantry_falls": Sequence(_one("infantry"), (_hit(3, 3), _hit(3, 0), _DEATH), (0.0, 0.08, 0.4, 0.7, 0.9, 1.2)),
    "rocket_launcher_fires": Sequence(
        _one("rocket_launcher"), (_shot("rocket", (6, 4)),), (0.0, 0.15, 0.29, 0.34, 0.4, 1.8)
    ),
    "tank_fires": Sequence(_one("tank"), (_shot("tank_gun", (4, 6)),), (0.0, 0.15, 0.30, 0.36, 0.46, 1.9)),
    "tank_drives": Sequence(_one("tank"), _ways(_US, _FOOT, (5, 4)), (0.05, 0.08, 0.11, 0.14, 0.17, 0.20), (4.5, 4)),
    "cannon_fires": Sequence(_one("cannon"), (_shot("cannon_shell", (8, 4)),), (0.0, 0.15, 0.30, 0.36, 0.46, 1.9)),
    "cannon_follows": Sequence(
        ((_US, "truck", _FOOT, 0), (_GUN, "cannon", (3, 4), 0)),
        _ways(_US, _FOOT, (5, 4), (5, 5), gun=_GUN),
        (0.0, 0.12, 0.24, 0.36, 0.48, 0.6),
        (4.3, 4.3),
    ),
    "flak_rises": Sequence(_one("anti_air_battery"), (_shot("flak", (4, 7)),), (0.0, 0.15, 0.30, 0.36, 0.46, 1.9)),
    "radar_turns": Sequence(_one("anti_air_battery"), (), (0.0, 0.6, 1.2, 1.8, 2.4, 3.0)),
    "jammer_turns": Sequence(_one("jammer"), (), (0.0, 0.6, 1.2, 1.8, 2.4, 3.0)),
    "engineer_digs": Sequence(
        _one("engineer"),
        (land.StructureBuilt(at=(5, 4), structure="bunker", owner=0, hp=5, progress=1, built=False),),
        (0.0, 0.2, 0.4, 0.6, 0.8, 1.0),
    ),
    "medic_kneels": Sequence(
        ((_US, "medic", _FOOT, 0), (_THEM, "infantry", (5, 4), 2)),
        (told.UnitHealed(unit=_THEM, amount=4, hp=6, at=(5, 4)),),
        (0.0, 0.15, 0.3, 0.6, 1.2, 1.8),
        (4.5, 4),
    ),
    "idle": Sequence(_one("infantry"), (), (0.0, 1.5, 3.0, 4.5, 6.0, 7.5)),
    "headlamps": Sequence(_one("truck"), _ways(_US, _FOOT, (5, 4)), _STEP_MOMENTS, (4.8, 4), hour="night"),
}


class _Nobody:
    """An audience that is not there."""

    def event_begins(self, event: Event, picture: Picture) -> None:
        """See Audience."""

    def number(self, key: int, text: str, kind: str) -> None:
        """See Audience."""

    def label(self, event: Event, key: int) -> None:
        """See Audience."""

    def banner(self, event: Event) -> None:
        """See Audience."""

    def covers(self, x: float, y: float) -> bool:
        """See Audience."""
        return False


def picture_of(sequence: Sequence, data: ClumsyData) -> Picture:
    """How things stand before a sequence: its units on a meadow, all seen."""
    rows = [["meadow"] * SIDE for _ in range(SIDE)]
    picture = Picture(EVERYTHING, SIDE, SIDE, rows, {}, hour=sequence.hour)
    for key, kind, cell, hp in sequence.units:
        picture.figures[key] = Figure(key, kind, 0, cell, hp or data.units[kind].hp)
    picture.structures = {cell: Building(kind, 0, 10, 1, True) for cell, kind in sequence.structures}
    return picture


def strip(base: Any, sequence: Sequence) -> PNMImage:
    """The moments of a sequence side by side."""
    from client3d.clumsy.projector import Projector
    from client3d.clumsy.stage import Stage, board_picture
    from client3d.scene.scene import Scene

    data = load_clumsy().data
    picture, library = picture_of(sequence, data), ModelLibrary([MODELS])
    scene = Scene(base, board_picture(picture, _SEED), library, "high")
    stage = Stage(scene, data, library, ("blue", "red"))
    stage.headings = {key: 90.0 for key, *_ in sequence.units}
    projector = Projector(stage, picture, _Nobody())
    projector.follow = False
    scene.camera.focus(sequence.middle, instantly=True)
    scene.camera.zoom_to(CELLS)
    scene.settle()
    after = picture.copy()
    for event in sequence.events:
        advance(after, event)
    projector.feed(list(sequence.events), after)
    count, now = len(sequence.moments), 0.0
    whole = PNMImage(count * (CROP[0] + _GAP) - _GAP, CROP[1], 3)
    whole.fill(1.0)
    for place, moment in enumerate(sequence.moments):
        while now < moment - _STEP / 2:
            projector.update(_STEP)
            scene.update(_STEP)
            now += _STEP
        scene.update(0.0)
        image = drawn_picture(base)
        left, top = (SCREEN[0] - CROP[0]) // 2, int((SCREEN[1] - CROP[1]) * 0.45)
        whole.copy_sub_image(image, place * (CROP[0] + _GAP), 0, left, top, *CROP)
    scene.destroy()
    return whole


def main() -> None:
    """Parse the command line and draw."""
    parser = argparse.ArgumentParser(prog="python -m client3d.clumsy.motion_page", description=__doc__)
    parser.add_argument("names", nargs="*", default=list(SEQUENCES), metavar="SEQUENCE")
    parser.add_argument("--out", type=Path, default=FOLDER)
    options = parser.parse_args()
    base = headless(*SCREEN)
    loadPrcFileData("motion page", f"jpeg-quality {_QUALITY}")
    for name in options.names:
        target = options.out / f"motion_{name}.jpg"
        strip(base, SEQUENCES[name]).write(Filename.from_os_specific(str(target)))
        print(f"wrote {target}")


if __name__ == "__main__":
    main()

"""The pictures of docs/look/headquarters.md: `python -m client3d.headquarters.look_page [NAME...] [--out FOLDER]`.

Every map with units of all camps on it, far and close, the bomb and the air strike at some moments; the tests draw the
maps small.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from panda3d.core import PNMImage, loadPrcFileData

from client3d.headquarters.board import board_picture, city_model, unit_model
from client3d.models.bake import PACKS
from client3d.models.library import ModelLibrary
from client3d.scene.air_strike import AirStrike
from client3d.scene.bomb import Bomb
from client3d.scene.preview import drawn_picture, headless, save
from client3d.scene.scene import Scene
from client3d.scene.signs import COIN, REPAIR, Signs, Stars
from core.orders import Cell
from systems.headquarters.data import HeadquartersData, load_headquarters
from systems.headquarters.maps import load_map
from systems.headquarters.picture import Figure, Picture, picture_of
from systems.headquarters.pipeline import new_game

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "look" / "headquarters"
SIZE = (1280, 800)
MAPS = ("classic", "delta", "four_corners")
KINDS = ("infantry", "tank", "artillery", "heavy_tank", "commando", "howitzer", "scout")
_EVERY = 4  # of the dry cells has a unit
_HEADINGS = (60.0, 225.0, 135.0, 315.0)
"""Whither the units of each camp look."""
_TOWN_KEYS, _FIRST_KEY = -3_000_000, 9000
_STEP = 1 / 30


@dataclass(frozen=True)
class Shot:
    """A picture: a map, how many cells across, about which cell (None: the middle), and what is going on."""

    map: str
    across: float
    about: tuple[float, float] | None = None
    hour: str = "day"
    show: str = ""
    moment: float = 0.2
    turn: int = 0


SHOTS: dict[str, Shot] = {
    "classic_far": Shot("classic", 18.0),
    "classic_close": Shot("classic", 7.0, (6.6, 5.2)),
    "classic_night": Shot("classic", 9.0, (11.0, 2.5), hour="night"),
    "delta_far": Shot("delta", 21.5),
    "delta_coast": Shot("delta", 8.0, (12.6, 12.6)),
    "four_corners_far": Shot("four_corners", 22.0),
    "four_corners_turned": Shot("four_corners", 9.0, (8.5, 6.5), turn=2),
    "camp": Shot("classic", 5.0, (12.3, 0.9)),
    "damage": Shot("four_corners", 6.0, (15.6, 11.8), show="damage"),
    "finished": Shot("four_corners", 7.5, (14.5, 2.0), show="finished"),
    "air_strike": Shot("classic", 8.0, (7.0, 6.0), show="strike", moment=1.52),
    "bomb_1": Shot("four_corners", 22.0, show="bomb", moment=1.62),
    "bomb_2": Shot("four_corners", 22.0, show="bomb", moment=2.3),
    "bomb_3": Shot("four_corners", 22.0, show="bomb", moment=3.6),
    "bomb_4": Shot("four_corners", 22.0, show="bomb", moment=7.2),
    "bomb_calm": Shot("four_corners", 22.0, show="calm bomb", moment=3.6),
}


def crowded(picture: Picture, data: HeadquartersData) -> Picture:
    """A battle's picture with units of all kinds all over it, each of the camp that is nearest; some cities taken."""
    out = picture.copy()
    seats = {f.side: f.cell for f in picture.figures.values() if data.units[f.type].is_headquarters}
    taken = {figure.cell for figure in picture.figures.values()}
    cells = [(x, y) for y in range(picture.height) for x in range(picture.width) if (x, y) not in taken]
    cells = [(x, y) for x, y in cells if data.terrain[picture.terrain[y][x]].costs]

    def nearest(cell: Cell) -> int:
        return min(seats, key=lambda side: abs(seats[side][0] - cell[0]) + abs(seats[side][1] - cell[1]))

    for number, (x, y) in enumerate(cells[::_EVERY]):
        kind = KINDS[number % len(KINDS)]
        if data.terrain[picture.terrain[y][x]].cost(data.units[kind].unit_class) is None:
            kind = KINDS[0]
        key, star = _FIRST_KEY + number, data.units[kind].cost is None
        out.figures[key] = Figure(key, kind, nearest((x, y)), (x, y), data.units[kind].hp, star)
    for number, cell in enumerate(sorted(cell for cell, owner in picture.cities.items() if owner < 0)):
        out.cities[cell] = nearest(cell) if number % 3 else -1
    return out


class Diorama:
    """A map of Headquarters on a scene of its own, full of units."""

    def __init__(self, base: Any, name: str, tier: str, crowd: bool = True) -> None:
        pack = load_headquarters()
        setup = load_map(pack, name).battle(seed=1)
        self.data = pack.data
        picture = picture_of(new_game(setup, pack.data).view(0))
        self.picture = crowded(picture, pack.data) if crowd else picture
        library = ModelLibrary([PACKS["clumsy"][0], PACKS["headquarters"][0]])
        self.scene = Scene(base, board_picture(self.picture, pack.data, seed=7), library, tier)
        self.sides = setup.sides
        self._stand()

    def _stand(self) -> None:
        units = self.scene.units
        for number, (cell, owner) in enumerate(sorted(self.picture.cities.items())):
            if model := city_model(self.picture, self.data, cell):
                units.place(_TOWN_KEYS - number, model, cell, self.sides[owner] if owner >= 0 else None)
        for figure in self.picture.figures.values():
            heading = _HEADINGS[figure.side]
            units.place(figure.key, unit_model(figure, self.data), figure.cell, self.sides[figure.side], heading)
        self.stars = Stars(self.scene)
        self.stars.wear(figure.key for figure in self.picture.figures.values() if figure.star)

    def seats(self) -> list[Figure]:
        """The headquarters, by camp."""
        seats = [f for f in self.picture.figures.values() if self.data.units[f.type].is_headquarters]
        return sorted(seats, key=lambda figure: figure.side)

    def look(self, shot: Shot) -> None:
        """Point the camera."""
        scene = self.scene
        scene.set_light(shot.hour, "summer", "clear")
        scene.camera.focus(shot.about or (self.picture.width / 2 - 0.5, self.picture.height / 2 - 0.5), instantly=True)
        scene.camera.turn(shot.turn)
        scene.camera.zoom_to(shot.across)
        scene.settle()

    def finish_every_other(self) -> None:
        """Half of the units have done all they may."""
        seats = {seat.key for seat in self.seats()}
        for key in [key for key in self.picture.figures if key not in seats][::2]:
            self.scene.units.set(key, spent=True)

    def damage(self) -> None:
        """Damaged headquarters and works round them."""
        for seat in self.seats():
            share = (1.0, 0.8, 0.6, 0.2)[seat.side]
            shown = replace(seat, hp=round(self.data.units[seat.type].hp * share))
            self.scene.units.place(seat.key, unit_model(shown, self.data), seat.cell, self.sides[seat.side])
            works = f"fortifications_{2 - seat.side % 2}"
            self.scene.units.place(_TOWN_KEYS - 500 - seat.side, works, seat.cell, self.sides[seat.side])

    def play(self, shot: Shot) -> None:
        """Go on to a shot's moment."""
        self._begin(shot.show)
        for _ in range(round(shot.moment / _STEP)):
            self.scene.update(_STEP)

    def _begin(self, show: str) -> None:
        if show.endswith("bomb"):
            middle = self.picture.width // 2, self.picture.height // 2
            Bomb(self.scene, calm=show.startswith("calm")).begin(middle)
        elif show == "strike":
            AirStrike(self.scene).begin((7, 6), self.sides[0])
            signs = Signs(self.scene)
            signs.rise(COIN, (5, 7), delay=1.0)
            signs.rise(REPAIR, (9, 6), delay=1.0)
        elif show == "finished":
            self.finish_every_other()
        elif show == "damage":
            self.damage()


def shots(base: Any, tier: str, wanted: dict[str, Shot]) -> Iterator[tuple[str, PNMImage]]:
    """Each picture by its name."""
    for name, shot in wanted.items():
        diorama = Diorama(base, shot.map, tier)
        diorama.look(shot)
        diorama.play(shot)
        image = drawn_picture(base)
        diorama.scene.destroy()
        yield name, image


def main() -> None:
    """Parse the command line and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--out", type=Path, default=FOLDER)
    parser.add_argument("--size", default="x".join(map(str, SIZE)))
    parser.add_argument("--tier", default="high")
    options = parser.parse_args()
    if unknown := [name for name in options.names if name not in SHOTS]:
        raise SystemExit(f"no such picture: {', '.join(unknown)}; known: {', '.join(SHOTS)}")
    loadPrcFileData("pictures", "jpeg-quality 76")
    width, height = (int(number) for number in options.size.split("x"))
    base = headless(width, height)
    options.out.mkdir(parents=True, exist_ok=True)
    wanted = {name: SHOTS[name] for name in options.names or SHOTS}
    for name, image in shots(base, options.tier, wanted):
        save(image, options.out / f"{name}.jpg")
        print(name)


if __name__ == "__main__":
    main()

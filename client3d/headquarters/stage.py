"""Puts a picture of Headquarters on the scene: cities, works, units with their stars, grey those that have finished."""

from __future__ import annotations

from typing import Any

from client3d.headquarters.board import city_model, unit_model
from client3d.play.board_stage import BoardStage
from client3d.scene.air_strike import AirStrike
from client3d.scene.bomb import Bomb
from client3d.scene.scene import Scene
from client3d.scene.signs import Signs, Stars
from core.orders import Cell
from systems.headquarters.data import HeadquartersData
from systems.headquarters.picture import Figure, Picture

_CITY_KEYS, _WORKS_KEYS = -3_000_000, -3_500_000
_MOST_WORKS = 2
"""Models `fortifications_1` and up to this: for what was bought once, and more often."""


class CampStage(BoardStage):
    """A scene with a battle of Headquarters on it."""

    def __init__(self, scene: Scene, data: HeadquartersData, models: Any, side_names: tuple[str, ...]) -> None:
        super().__init__(scene, data, models, side_names)
        self._cities: dict[Cell, tuple[str | None, str | None]] = {}
        """By cell: the model and the camp of what is drawn of the cities."""
        self._works: dict[int, tuple[str, Cell]] = {}
        """By camp: the model of the works round its headquarters, and where."""
        self.bomb, self.strike = Bomb(scene), AirStrike(scene)
        self.signs, self._stars = Signs(scene), Stars(scene)

    def show(self, picture: Picture) -> None:
        """Show a picture as a whole, whatever was shown before."""
        for key in [key for key in self.scene.units.units if key >= 0]:
            self.scene.units.remove(key)
        self.bomb.end()
        self.strike.end()
        self.signs.clear()
        for figure in picture.figures.values():
            self.place(figure, picture)
        self.show_stars(picture)
        self.show_cities(picture)
        self.show_works(picture)
        self.show_finished(picture)

    def show_stars(self, picture: Picture) -> None:
        """Stars over the units from the shop (HQ-SHOP-3)."""
        units = self.scene.units.units
        self._stars.wear(figure.key for figure in picture.figures.values() if figure.star and figure.key in units)

    def show_works(self, picture: Picture) -> None:
        """Fortifications round the headquarters of who has bought any (HQ-SHOP-2); only what changed costs anything."""
        wanted: dict[int, tuple[str, Cell]] = {}
        for figure in picture.figures.values():
            if self.data.units[figure.type].is_headquarters:
                bought = picture.camps[figure.side].bought
                times = sum(self.data.offers[offer].effect == "fortify" for offer in bought)
                if times:
                    wanted[figure.side] = f"fortifications_{min(times, _MOST_WORKS)}", figure.cell
        for side in self._works.keys() - wanted.keys():
            self.scene.units.remove(_WORKS_KEYS - side)
        for side, works in wanted.items():
            if self._works.get(side) != works:
                self.scene.units.place(_WORKS_KEYS - side, *works, self.side_names[side])
        self._works = wanted

    def show_cities(self, picture: Picture) -> None:
        """The cities and whose they are; only what changed costs anything."""
        for cell, owner in picture.cities.items():
            camp = self.side_names[owner] if owner >= 0 else None
            looks = city_model(picture, self.data, cell), camp
            if self._cities.get(cell) == looks:
                continue
            self._cities[cell] = looks
            key = self._city_key(cell)
            if looks[0] is None:
                self.scene.units.remove(key)
            else:
                self.scene.units.place(key, looks[0], cell, camp)

    def _city_key(self, cell: Cell) -> int:
        return _CITY_KEYS - (cell[1] * self.scene.board.width + cell[0])

    def place(self, figure: Figure, picture: Picture) -> None:
        """See `BoardStage.place`; how a headquarters looks tells what is left of it."""
        super().place(figure, picture)
        self._wear(figure)

    def _wear(self, figure: Figure) -> None:
        model = unit_model(figure, self.data)
        unit = self.scene.units.units[figure.key]
        if unit.model != model:
            heading = float(self.headings.get(figure.key, 180.0))
            self.scene.units.place(figure.key, model, figure.cell, self.side_names[figure.side], heading)

    def show_health(self, key: int, figure: Figure | None, instantly: bool = False) -> None:
        """See `BoardStage.show_health`."""
        if figure is not None and key in self.scene.units.units and self.data.units[figure.type].is_headquarters:
            self._wear(figure)
        super().show_health(key, figure, instantly)

    def has_finished(self, figure: Figure) -> bool:
        """Whether a unit has nothing left to do this turn; a headquarters is never drawn grey: it recruits."""
        kind = self.data.units[figure.type]
        if kind.is_headquarters:
            return False
        return figure.acted or figure.recruited or (figure.moved and not kind.fires_after_move)

    def show_finished(self, picture: Picture) -> None:
        """Grey for those that have finished."""
        for figure in picture.figures.values():
            self.show_whether_finished(figure)

    def show_whether_finished(self, figure: Figure) -> None:
        """Grey for a unit that has finished, its own colours for one that has not."""
        unit = self.scene.units.units.get(figure.key)
        wanted = self.has_finished(figure)
        if unit is not None and unit.spent != wanted:
            self.scene.units.set(figure.key, spent=wanted)

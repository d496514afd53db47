"""What of a battle of Headquarters stands on the scene: its ground, its cities, and the model of each unit."""

from __future__ import annotations

from client3d.play.ground_looks import GroundLooks
from client3d.scene.board import BoardPicture
from core.orders import Cell
from systems.headquarters.data import HeadquartersData
from systems.headquarters.picture import Figure, Picture

CITIES = ("city_1", "city_2", "city_3")
"""Models of a city: which one stands in a cell depends on the cell alone."""
DAMAGED, BROKEN = 0.66, 0.33
"""Shares of its hit points at and below which a headquarters is drawn damaged, and half in ruins."""


def board_picture(picture: Picture, data: HeadquartersData, seed: int = 0) -> BoardPicture:
    """The board for a new scene; no tree or rock stands where a city does."""
    looks = GroundLooks(data.terrain)
    rows = [[looks.drawn(name) for name in row] for row in picture.terrain]
    return BoardPicture(picture.width, picture.height, rows, seed=seed, cleared=set(picture.cities))


def city_model(picture: Picture, data: HeadquartersData, cell: Cell) -> str | None:
    """The model of the city in a cell; none if there is no city, or a headquarters stands in its place."""
    if cell not in picture.cities or any(
        figure.cell == cell and data.units[figure.type].is_headquarters for figure in picture.figures.values()
    ):
        return None
    return CITIES[(cell[0] * 7 + cell[1] * 5) % len(CITIES)]


def unit_model(figure: Figure, data: HeadquartersData) -> str:
    """The model of a unit: that of its type; a headquarters shows how much of it is left."""
    kind = data.units[figure.type]
    share = figure.hp / kind.hp
    if not kind.is_headquarters or share > DAMAGED:
        return figure.type
    return f"{figure.type}_{'damaged' if share > BROKEN else 'broken'}"

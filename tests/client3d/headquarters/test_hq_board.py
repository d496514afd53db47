"""A battle of Headquarters as a board: what its ground looks like, where cities stand, which model a unit has."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from client3d.headquarters.board import CITIES, board_picture, city_model, unit_model
from client3d.headquarters.look_page import MAPS
from client3d.scene.board import TERRAINS
from systems.headquarters.data import GroundLook, HeadquartersData, load_headquarters
from systems.headquarters.maps import load_map
from systems.headquarters.picture import Picture, picture_of
from systems.headquarters.pipeline import new_game


@pytest.fixture(scope="module")
def data() -> HeadquartersData:
    return load_headquarters().data


def battle(name: str) -> Picture:
    pack = load_headquarters()
    return picture_of(new_game(load_map(pack, name).battle(seed=1), pack.data).view(0))


def test_a_pack_may_ask_for_all_that_the_scene_draws_and_nothing_else() -> None:
    assert sorted(get_args(GroundLook)) == sorted(TERRAINS)


def test_every_terrain_of_the_pack_has_looks_of_its_own(data: HeadquartersData) -> None:
    looks = {name: kind.looks_like or name for name, kind in data.terrain.items()}
    assert set(looks.values()) <= set(TERRAINS)
    assert len(set(looks.values())) == len(looks)
    assert (looks["plain"], looks["bridge"], looks["sea"]) == ("meadow", "timber_bridge", "sea")


@pytest.mark.parametrize("name", MAPS)
def test_a_map_becomes_a_board_with_room_for_its_cities(name: str, data: HeadquartersData) -> None:
    picture = battle(name)
    board = board_picture(picture, data)
    assert (board.width, board.height) == (picture.width, picture.height)
    assert {cell for cell in board.cleared if board.at(*cell) == "city"} == set(picture.cities)
    assert {board.at(x, y) for x in range(board.width) for y in range(board.height)} <= set(TERRAINS)


def test_ground_that_nobody_knows_is_a_meadow(data: HeadquartersData) -> None:
    picture = battle("classic")
    picture.terrain[3][0] = "lava"
    assert board_picture(picture, data).at(0, 3) == "meadow"


def test_a_city_stands_where_no_headquarters_does_and_again_when_it_has_fallen(data: HeadquartersData) -> None:
    picture = battle("classic")
    seat = next(figure for figure in picture.figures.values() if figure.type == "headquarters")
    assert city_model(picture, data, seat.cell) is None
    del picture.figures[seat.key]
    assert city_model(picture, data, seat.cell) in CITIES
    assert city_model(picture, data, (3, 3)) is None


@pytest.mark.parametrize(
    ("hp", "model"),
    [
        (20, "headquarters"),
        (14, "headquarters"),
        (13, "headquarters_damaged"),
        (7, "headquarters_damaged"),
        (6, "headquarters_broken"),
        (1, "headquarters_broken"),
    ],
)
def test_a_headquarters_shows_what_is_left_of_it(hp: int, model: str, data: HeadquartersData) -> None:
    figures = battle("classic").figures.values()
    seat = next(figure for figure in figures if figure.type == "headquarters")
    assert unit_model(replace(seat, hp=hp), data) == model
    tank = next(figure for figure in figures if figure.type == "tank")
    assert unit_model(replace(tank, hp=1), data) == "tank"

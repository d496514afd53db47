"""What of a battle of Headquarters stands on the scene: works, stars, cities, who has finished, the bomb."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from camps import SIDES, duel, game

from client3d.headquarters.board import board_picture
from client3d.headquarters.models import camp_models
from client3d.headquarters.stage import CampStage
from client3d.play.board_stage import PLATE_HEIGHT
from client3d.scene.preview import headless
from client3d.scene.scene import Scene
from core.packs.location import pack_folder
from systems.headquarters.data import load_headquarters
from systems.headquarters.picture import Picture, picture_of

DATA = load_headquarters().data


@pytest.fixture(scope="module")
def base() -> Iterator[Any]:
    shown = headless(160, 100)
    yield shown
    shown.destroy()


@pytest.fixture
def picture() -> Picture:
    return picture_of(duel(("tank", 0, (1, 1)), ("scout", 1, (4, 1))).view(0))


@pytest.fixture
def stage(base: Any, picture: Picture) -> Iterator[CampStage]:
    models = camp_models(DATA, pack_folder("headquarters"))
    scene = Scene(base, board_picture(picture, DATA), models, "low")
    made = CampStage(scene, DATA, models, SIDES[:2])
    made.show(picture)
    yield made
    scene.destroy()


def standing(stage: CampStage) -> list[str]:
    """The models on the scene, sorted."""
    return sorted(unit.model for unit in stage.scene.units.units.values())


def test_every_unit_wears_the_model_of_its_type(stage: CampStage) -> None:
    assert standing(stage) == ["headquarters", "headquarters", "scout", "tank"]


def test_fortifications_stand_round_the_headquarters_and_grow(stage: CampStage, picture: Picture) -> None:
    for times, works in ((1, "fortifications_1"), (2, "fortifications_2"), (3, "fortifications_2")):
        picture.camps[1] = replace(picture.camps[1], bought=("fortifications",) * times + ("repair_kit",))
        stage.show_works(picture)
        assert [name for name in standing(stage) if name.startswith("fortifications")] == [works]
    (seat,) = [key for key, f in picture.figures.items() if (f.type, f.side) == ("headquarters", 1)]
    del picture.figures[seat]
    stage.show(picture)
    assert not [name for name in standing(stage) if name.startswith("fortifications")]


def test_a_star_is_over_what_the_shop_sold_and_nothing_else(stage: CampStage, picture: Picture) -> None:
    assert "star" not in standing(stage)
    next(figure for figure in picture.figures.values() if figure.type == "scout").star = True
    stage.show(picture)
    assert standing(stage).count("star") == 1
    stage.show(picture)
    assert standing(stage).count("star") == 1


def test_where_a_headquarters_fell_a_city_stands_in_nobodys_colour(stage: CampStage, picture: Picture) -> None:
    (seat,) = [key for key, f in picture.figures.items() if (f.type, f.side) == ("headquarters", 1)]
    cell = picture.figures.pop(seat).cell
    picture.cities[cell] = -1
    stage.show(picture)
    assert len([name for name in standing(stage) if name.startswith("city")]) == 1
    picture.cities[cell] = 0
    stage.show_cities(picture)
    (city,) = [unit for unit in stage.scene.units.units.values() if unit.model.startswith("city")]
    assert city.colour == stage.scene.sides["blue"]


def test_who_has_finished_is_spent_and_a_headquarters_never(stage: CampStage, picture: Picture) -> None:
    for figure in picture.figures.values():
        figure.acted = True
    stage.show_finished(picture)
    spent = {unit.model: unit.spent for unit in stage.scene.units.units.values()}
    assert spent == {"headquarters": False, "scout": True, "tank": True}
    for figure in picture.figures.values():
        figure.acted = False
    stage.show_finished(picture)
    assert not any(unit.spent for unit in stage.scene.units.units.values())


def test_a_picture_shown_as_a_whole_ends_what_was_going_on(stage: CampStage, picture: Picture) -> None:
    before = standing(stage)
    stage.bomb.begin((2, 1))
    stage.strike.begin((2, 1), "blue")
    stage.signs.rise("coin", (2, 1))
    stage.scene.update(0.5)
    assert standing(stage) != before
    stage.show(picture)
    assert standing(stage) == before
    assert stage.bomb.done
    assert stage.strike.done
    assert stage.signs.done


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1280, 1024)])
def test_a_board_shown_as_a_whole_leaves_room_for_what_stands_at_the_back_of_it(
    stage: CampStage, size: tuple[int, int]
) -> None:
    """A headquarters is tall: so it is no use to see the ground that it stands on alone."""
    scene = stage.scene
    stage.show(picture_of(game(("headquarters", 0, (0, 2)), ("headquarters", 1, (5, 0))).view(0)))
    scene.camera.resize(*size)
    stage.show_all()
    heads = [scene.project(scene.units.top(key))[1] for key in scene.units.units if key >= 0]
    feet = [scene.project(scene.cell_position((x, y)))[1] for x in (0, 5) for y in (0, 2)]
    above, below = min(heads) - PLATE_HEIGHT, size[1] - max(feet)
    assert above > 0
    assert abs(above - below) < 0.03 * size[1]
    scene.camera.resize(160, 100)

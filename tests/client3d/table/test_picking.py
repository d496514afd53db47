"""Picking: what is under a pixel is what is drawn there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from client3d.table.demo import man
from client3d.table.houses import FLOOR_LIFT, STOREY
from client3d.table.measures import ground
from client3d.table.picture import Fighter
from client3d.table.table import Table


def pixel(table: Table, x: float, y: float, height: float = 0.0) -> tuple[float, float]:
    """The pixel of a place in centimetres, `height` cells above the mat."""
    return table.project((*ground((round(x * 1000), round(y * 1000))), height))


@pytest.mark.parametrize("turn", [0, 1, 2, 3])
@pytest.mark.parametrize("place", [(3, 26), (17, 7), (21, 28)])
def test_a_place_on_the_mat_is_found_to_a_millimetre(
    table_of: Callable[..., Table], turn: int, place: tuple[int, int]
) -> None:
    table = table_of()
    table.camera.turn(turn)
    table.camera.finish()
    found = table.pick(*pixel(table, *place)).spot
    assert found is not None
    assert abs(found[0] - place[0] * 1000) <= 100
    assert abs(found[1] - place[1] * 1000) <= 100


def test_beside_the_mat_is_no_place(table_of: Callable[..., Table]) -> None:
    table = table_of()
    assert table.pick(*pixel(table, 50, 15)).spot is None
    assert table.pick(*pixel(table, 20, -4)).spot is None


def test_a_miniature_is_found_from_its_base_to_its_hat_and_not_beside_it(
    table_of: Callable[..., Table], zouave: Fighter
) -> None:
    table = table_of(zouave)
    for height in (0.03, 0.3, 0.55):
        assert table.pick(*pixel(table, 8, 20, height)).fighter == zouave.id
    assert table.pick(*pixel(table, 8, 20, 0.9)).fighter == -1
    assert table.pick(*pixel(table, 10.6, 20)).fighter == -1


def test_of_two_miniatures_the_nearer_one_is_found(table_of: Callable[..., Table]) -> None:
    # the camera looks to the upper right: who stands to the lower left stands before
    near, far = man(1, "zouave", 8, 24, 0, "blue"), man(2, "zouave", 10, 22, 0, "blue")
    table = table_of(near, far)
    assert table.pick(*pixel(table, 8, 24, 0.5)).fighter == near.id
    assert table.pick(*pixel(table, 10, 22, 0.55)).fighter == far.id


def test_a_fallen_miniature_is_found_low_only(table_of: Callable[..., Table], zouave: Fighter) -> None:
    table = table_of(replace(zouave, posture="fallen"))
    assert table.pick(*pixel(table, 8, 20, 0.1)).fighter == zouave.id
    assert table.pick(*pixel(table, 8, 20, 0.75)).fighter == -1


def test_a_closed_house_hides_the_mat_behind_it_and_its_floors(table_of: Callable[..., Table]) -> None:
    table = table_of()
    roof = table.pick(*pixel(table, 31, 15, 2 * STOREY))
    assert (roof.house, roof.floor) == (0, -1)
    assert table.pick(*pixel(table, 12, 25)).house == -1


@pytest.mark.parametrize("floor", [0, 1])
def test_an_open_floor_is_a_place_to_point_at(table_of: Callable[..., Table], zouave: Fighter, floor: int) -> None:
    table = table_of(replace(zouave, house=0, floor=floor, posture="hidden"))
    found = table.pick(*pixel(table, 28, 13, floor * STOREY + FLOOR_LIFT))
    assert (found.house, found.floor) == (0, floor)
    assert found.spot is not None
    assert abs(found.spot[0] - 28_000) <= 100
    assert abs(found.spot[1] - 13_000) <= 100


def test_who_cannot_be_seen_cannot_be_pointed_at(table_of: Callable[..., Table], zouave: Fighter) -> None:
    below = replace(zouave, house=0, floor=0, posture="hidden")
    above = replace(below, id=1002, floor=1)
    table = table_of(below, above)
    at = table.units.world_position(above.id)
    assert table.pick(*table.project((at[0], at[1], at[2] + 0.3))).fighter == -1
    table.choose_floor(0, 1)
    assert table.pick(*table.project((at[0], at[1], at[2] + 0.3))).fighter == above.id

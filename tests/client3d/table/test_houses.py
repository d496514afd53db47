"""Houses from any outline: walls, plans and roofs; doors and windows where they were asked for, whichever way round."""

from __future__ import annotations

import numpy as np
import pytest

from client3d.table.demo import cm, man
from client3d.table.houses import STOREY, house_parts
from client3d.table.lodging import lodged
from client3d.table.openings import default_openings, gaps_of
from client3d.table.outlines import corners, depth
from client3d.table.picture import House, Opening

SQUARE = ((0, 0), (20, 0), (20, 12), (0, 12))
ELL = ((0, 0), (20, 0), (20, 8), (10, 8), (10, 16), (0, 16))


@pytest.mark.parametrize("floors", [1, 2, 3])
@pytest.mark.parametrize("outline", [SQUARE, SQUARE[::-1], ELL, ELL[::-1]])
def test_every_floor_has_walls_and_a_plan_within_the_outline(outline: tuple, floors: int) -> None:
    parts = house_parts(House("h", cm(*outline), floors), 3)
    assert (len(parts.walls), len(parts.plans)) == (floors, floors)
    half = (np.array(corners(cm(*outline))).max(0) - np.array(corners(cm(*outline))).min(0)) / 2 * 100
    for floor, (walls, plan) in enumerate(zip(parts.walls, parts.plans, strict=True)):
        for mesh in (walls, plan):
            assert mesh.points[..., 2].min() >= floor * STOREY * 100 - 0.1
            assert (np.abs(mesh.points[..., :2]).reshape(-1, 2).max(0) <= half + 20).all()
        assert plan.points[..., 2].max() < floor * STOREY * 100 + 40  # low enough to look over
    assert parts.roof.points[..., 2].max() > floors * STOREY * 100


def test_no_face_of_a_house_has_a_broken_normal() -> None:
    parts = house_parts(House("h", cm(*ELL), 2), 3)
    for mesh in (*parts.walls, *parts.plans, parts.roof):
        assert np.allclose(np.linalg.norm(mesh.normals, axis=1), 1, atol=1e-6)


def test_openings_are_where_they_were_asked_for_whichever_way_the_outline_runs() -> None:
    # a door 5 cm from the left end of the wall away from the viewer (y = 0)
    forth = House("h", cm(*SQUARE), 1, (Opening("door", 0, 5_000),))
    back = House("h", cm(*SQUARE[::-1]), 1, (Opening("door", 2, 15_000),))
    places = []
    for house in (forth, back):
        around = (corners(house.outline) - np.array([2.0, -1.2])) * 100
        (gap,) = gaps_of(house, 0, around)
        a, b = around[gap.edge], around[(gap.edge + 1) % 4]
        places.append(a + (b - a) / np.linalg.norm(b - a) * (gap.start + gap.end) / 2)
    assert np.allclose(places[0], places[1])
    assert np.allclose(places[0], [-100.0, 120.0])  # 5 cm right of the left end, at the far wall


def test_openings_of_other_floors_and_of_no_edge_are_left_out_and_none_overlap() -> None:
    openings = (
        Opening("window", 0, 5_000),
        Opening("window", 0, 5_400),
        Opening("window", 9, 5_000),
        Opening("door", 0, 9_000, 1),
    )
    house = House("h", cm(*SQUARE), 2, openings)
    around = corners(house.outline) * 100
    assert [gap.kind for gap in gaps_of(house, 0, around)] == ["window"]
    assert [gap.kind for gap in gaps_of(house, 1, around)] == ["door"]


def test_a_house_without_openings_gets_one_door_and_windows_on_all_floors() -> None:
    found = default_openings(House("h", cm(*SQUARE), 2))
    assert [one.kind for one in found].count("door") == 1
    assert {one.floor for one in found} == {0, 1}
    assert {one.edge for one in found} == {0, 1, 2, 3}


def test_who_lines_the_openings_stands_at_them_and_looks_out() -> None:
    house = House("h", cm(*SQUARE), 1)
    fighters = [man(k, "zouave", 5, 5, turn, "blue") for k, turn in ((1, 0), (2, 90), (3, 180), (4, 270))]
    places = lodged(house, fighters)
    outline = corners(house.outline)
    for fighter, turn in zip(fighters, (0, 90, 180, 270), strict=True):
        (x, y), heading = places[fighter.id]
        assert 0.2 < depth(x, y, outline) < 0.5
        assert (heading - turn) % 360 == pytest.approx(0, abs=1e-6)
    assert len({place.at for place in places.values()}) == 4


def test_who_hides_keeps_from_the_walls_and_more_than_there_are_windows_find_room() -> None:
    house = House("h", cm((0, 0), (14, 0), (14, 10), (0, 10)), 1, (Opening("door", 0, 7_000),))
    hidden = man(1, "zouave", 5, 5, 0, "blue", "hidden")
    crowd = [hidden, *(man(k, "zouave", 5, 5, 0, "blue") for k in range(2, 7))]
    places = lodged(house, crowd)
    outline = corners(house.outline)
    assert len(places) == 6
    assert all(depth(x, y, outline) > 0.1 for (x, y), _ in places.values())
    assert places[1].heading is None
    spots = [place.at for place in places.values()]
    assert min(np.hypot(a[0] - b[0], a[1] - b[1]) for k, a in enumerate(spots) for b in spots[:k]) > 0.3

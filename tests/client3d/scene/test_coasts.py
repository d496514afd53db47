"""Beaches, dunes, the sea, rivers, timber bridges and lanes: how the ground lies, and which way water and ways go."""

import numpy as np
import pytest

from client3d.scene import lanes, rivers, roads, spans
from client3d.scene.board import BoardPicture
from client3d.scene.board_mesh import BoardMesh
from client3d.scene.ground import WATER_LEVEL, Ground
from client3d.scene.props import PropBook
from client3d.scene.roads import DECK_LIFT

GLYPHS = {".": "meadow", "f": "forest", "C": "city", "w": "river", "b": "timber_bridge", "s": "beach", "d": "dune"}


def board(text: str, seed: int = 3) -> BoardPicture:
    rows = [[GLYPHS.get(glyph, "sea") for glyph in row] for row in text.split()]
    return BoardPicture(len(rows[0]), len(rows), rows, seed=seed)


def depths(ground: Ground, y: float, x0: float, x1: float) -> np.ndarray:
    xs = np.linspace(x0, x1, 60)
    return WATER_LEVEL - ground.sample(ground.height_field, xs, np.full(60, y))


def test_sand_runs_down_into_the_sea_more_gently_than_any_other_shore() -> None:
    sandy, steep = (Ground(board(f"..{shore}~~ ..{shore}~~ ..{shore}~~")) for shore in "s.")
    shallows = [((depth > 0) & (depth < 0.1)).sum() for depth in (depths(g, -1.5, 2.3, 3.8) for g in (sandy, steep))]
    assert shallows[0] > 1.2 * shallows[1]
    for ground in (sandy, steep):
        assert ground.height(2.5, -1.5) > WATER_LEVEL + 0.03  # who stands on the shore is dry
        assert depths(ground, -1.5, 4.0, 4.5).min() > 0.2


def test_dunes_rise_and_fall_and_beaches_hardly_do() -> None:
    dunes, beach = (Ground(board(" ".join([glyph * 6] * 6))).height_field for glyph in "ds")
    assert np.ptp(dunes) > 0.2
    assert np.ptp(beach) < 0.08


def test_rivers_meet_over_the_corner_of_their_cells() -> None:
    ground = Ground(board("..... .w... ..w.. ..... ....."))
    assert ground.height(2.0, -2.0) == pytest.approx(WATER_LEVEL)


@pytest.mark.parametrize(
    ("text", "cell", "way"),
    [
        ("..... wwww~ .....", (1, 1), (1, 0)),
        ("..... wwww~ .....", (3, 1), (1, 0)),
        ("~.... wwwww .....", (2, 1), (-1, 0)),
        (".w... .w... .~...", (1, 0), (0, -1)),
        ("..... wwws~ .....", (1, 1), (1, 0)),  # over the beach
        ("..... wwbw~ .....", (2, 1), (1, 0)),  # under the bridge
    ],
)
def test_a_river_flows_to_the_sea(text: str, cell: tuple[int, int], way: tuple[int, int]) -> None:
    assert rivers.currents(board(text))[cell] == pytest.approx(way, abs=0.5)


def test_a_river_that_comes_to_no_sea_flows_one_way_all_along() -> None:
    found = rivers.currents(board(".....  wwwww ....."))
    assert len({np.sign(found[(x, 1)][0]) for x in range(5)}) == 1


def test_a_river_crosses_the_beach_between_it_and_the_sea() -> None:
    ground = Ground(board(".w. .w. sss ~~~ ~~~"))
    assert ground.height(1.5, -2.5) == pytest.approx(WATER_LEVEL)
    assert ground.height(0.4, -2.4) > WATER_LEVEL + 0.03


def test_a_timber_bridge_has_its_planks_across_the_way_and_rails_along_the_water() -> None:
    over = board(".. wb wb ..")
    assert not spans.crosses_eastward(over, (1, 1))
    assert spans.crosses_eastward(board(".ww. .bb. .ww. ...."), (1, 1))
    north = spans.timber(over, (1, 1), np.random.default_rng(1), -0.5)
    assert north.positions[:, 2].max() > DECK_LIFT + 0.15  # a rail
    dry = spans.timber(board("... .b. ..."), (1, 1), np.random.default_rng(1), -0.5)
    assert dry.positions[:, 2].max() == pytest.approx(DECK_LIFT, abs=0.01)


def test_units_stand_on_a_timber_bridge_and_the_land_comes_up_to_it() -> None:
    ground = Ground(board("... wbw ..."))
    assert ground.height(1.5, -1.5) == roads.DECK_LIFT
    assert ground.height(1.5, -0.93) > 0.0


def test_lanes_join_what_open_ground_joins_and_nothing_else() -> None:
    assert len(lanes.lanes(board("C..C ffff C..C"))) == 2
    assert len(lanes.lanes(board("C..C .... C..C"))) == 3
    assert lanes.lanes(board("C.~.C")) == []
    line = lanes.lanes(board("C...C"))[0]
    assert line[0] == pytest.approx((0.5, -0.5), abs=0.2)
    assert line[-1] == pytest.approx((4.5, -0.5), abs=0.2)


def test_nothing_grows_on_a_lane(library) -> None:
    ground = Ground(board("C......C ........"))
    book = BoardMesh(ground, PropBook(library))
    for x in range(8):
        for _, place in book.props((x, 0)):
            assert ground.value(ground.lane, *place.at[:2]) > 0.25


def test_what_a_coast_has_stands_where_it_belongs(library) -> None:
    ground = Ground(board("....dds~~~ " * 10))
    book = BoardMesh(ground, PropBook(library))
    found = {
        name.rstrip("_0123456789"): ground.board.at(*cell)
        for cell in np.ndindex(10, 10)
        for name, _ in book.props(cell)
    }
    assert found["driftwood"] == "beach"
    assert found["paling"] == "dune"

"""Picking and projecting."""

import pytest

from client3d.scene.board import BoardPicture, cell_at
from client3d.scene.camera import Camera
from client3d.scene.demo import demo_board, large_board
from client3d.scene.ground import BED, Ground

HILLY = BoardPicture(9, 9, [["hill" if (x * y) % 4 or x == y else "meadow" for x in range(9)] for y in range(9)])


@pytest.mark.parametrize("board", [demo_board(), large_board(24), HILLY], ids=["demo", "large", "hilly"])
@pytest.mark.parametrize("quarter", range(4))
def test_the_cell_picked_at_a_cells_projected_middle_is_that_cell(board: BoardPicture, quarter: int) -> None:
    ground = Ground(board)
    camera = Camera((board.width, board.height), (1280, 720))
    camera.turn(quarter)
    camera.finish()
    for y in range(board.height):
        for x in range(board.width):
            point = (x + 0.5, -(y + 0.5), ground.height(x + 0.5, -(y + 0.5)))
            hit = camera.pick(*camera.project(point), ground.surface, ground.highest, BED)
            assert cell_at(*hit) == (x, y)


def test_a_pixel_beside_the_board_picks_nothing(scene_of) -> None:
    scene = scene_of(demo_board())
    assert scene.pick(1, 1) is None
    scene.camera.focus((3, 4), instantly=True)
    assert scene.pick(160, 100) == (3, 4)


def test_zooming_keeps_the_ground_under_the_pointer() -> None:
    camera = Camera((20, 20), (1280, 720))
    before = camera.ground_under(900, 200)
    camera.zoom(2, (900, 200))
    for _ in range(5):
        camera.update(0.05)
        assert camera.ground_under(900, 200) == pytest.approx(before, abs=1e-6)


def test_the_view_stays_on_the_board() -> None:
    camera = Camera((10, 8), (1280, 720))
    camera.pan(99999, -99999, instantly=True)
    assert 0 <= camera.x <= 10
    assert -8 <= camera.y <= 0


def test_panning_moves_the_middle_by_that_many_pixels() -> None:
    camera = Camera((30, 30), (1280, 720))
    there = camera.ground_under(640 + 120, 360 - 40)
    camera.pan(120, -40, instantly=True)
    assert (camera.x, camera.y) == pytest.approx(there)


def test_the_camera_comes_to_rest() -> None:
    camera = Camera((30, 30), (1280, 720))
    camera.focus((2, 3))
    camera.turn(1)
    camera.zoom(-1)
    assert not camera.at_rest
    for _ in range(60):
        camera.update(1 / 30)
    assert camera.at_rest
    assert (camera.x, camera.y) == (2.5, -3.5)
    assert not camera.update(1 / 30)

"""The ground's fields, the terrain's meshes, and how roads join."""

import numpy as np
import pytest

from client3d.scene import roads
from client3d.scene.board import TERRAINS, BoardPicture
from client3d.scene.board_mesh import CHUNK, BoardMesh, chunk_corners
from client3d.scene.demo import board_of, demo_board, large_board
from client3d.scene.ground import WATER_LEVEL, Ground
from client3d.scene.props import PropBook

TRIANGLES_A_CELL = 900  # of a whole board, on average
GROUND_TRIANGLES_A_CELL = 128
LARGEST_STEP = 20_000  # triangles that one step of building a chunk makes


@pytest.fixture(scope="module")
def large(library) -> BoardMesh:
    return BoardMesh(Ground(large_board(40)), PropBook(library))


@pytest.mark.parametrize("name", TERRAINS)
def test_every_terrain_gives_a_sane_mesh(library, name: str) -> None:
    board = BoardPicture(5, 4, [[name] * 5] * 4)
    mesh = BoardMesh(Ground(board), PropBook(library))
    for part in (mesh.chunk((0, 0)), mesh.skirt()):
        assert np.isfinite(part.positions).all()
        assert np.isfinite(part.colours).all()
        assert np.allclose(np.linalg.norm(part.normals, axis=1), 1, atol=0.05)
        assert part.triangles.max() < len(part.positions)


def test_the_ground_covers_every_chunk_without_a_hole(large: BoardMesh) -> None:
    for corner in chunk_corners(large.board):
        surface = large.surface(corner)
        p = surface.positions.reshape(-1, 3, 3)
        a, b = p[:, 1] - p[:, 0], p[:, 2] - p[:, 0]
        flat = (a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]) / 2
        wide, tall = min(CHUNK, 40 - corner[0]), min(CHUNK, 40 - corner[1])
        assert (flat > 0).all()  # none turned over
        inner_rim = 0.1 * (wide + tall)  # jittered vertices on borders between chunks
        assert flat.sum() == pytest.approx(wide * tall, abs=inner_rim)
        assert len(p) == wide * tall * GROUND_TRIANGLES_A_CELL


def test_no_step_of_building_makes_too_much_of_a_chunk(large: BoardMesh) -> None:
    for corner in chunk_corners(large.board):
        made = [len(part.triangles) for part in large.building(corner) if part is not None]
        assert len(made) >= 2
        assert max(made) < LARGEST_STEP
        assert sum(made) == len(large.chunk(corner).triangles)


def test_neighbouring_chunks_share_their_border(large: BoardMesh) -> None:
    west, east = (large.surface(c).positions for c in ((0, 0), (CHUNK, 0)))
    shared = {tuple(p) for p in west} & {tuple(p) for p in east}
    assert len(shared) == CHUNK * 8 + 1


def test_a_board_stays_within_its_triangle_budget(large: BoardMesh) -> None:
    count = sum(len(large.chunk(c).triangles) for c in chunk_corners(large.board))
    assert count / (40 * 40) < TRIANGLES_A_CELL


def test_units_stand_above_water_on_decks_and_on_hills() -> None:
    ground = Ground(board_of("hhhww hhhww hhh## hhh.."))
    assert ground.height(1.5, -1.5) > 0.4
    assert ground.height(4.5, -0.5) == pytest.approx(WATER_LEVEL)
    assert ground.height(3.5, -2.5) == roads.DECK_LIFT
    xs = np.linspace(0.1, 4.9, 40)
    assert ground.surface(xs, np.full(40, -2.5)) == pytest.approx([ground.height(x, -2.5) for x in xs], abs=1e-5)


@pytest.mark.parametrize(
    ("board", "cell", "expected"),
    [
        ("... .=. ...", (1, 1), ""),
        (".=. .=. ...", (1, 1), "N"),
        (".=. .== ...", (1, 1), "NE"),
        (".=. .=. .=.", (1, 1), "NS"),
        ("... === ...", (1, 1), "EW"),
        (".=. === ...", (1, 1), "NEW"),
        (".=. === .=.", (1, 1), "NESW"),
        (".=. .=. ...", (1, 0), "NS"),  # runs off the board
        ("www w#w ...", (1, 1), "NS"),  # a lone bridge reaches for land
        ("www =#w www", (1, 1), "EW"),  # a bridge with one end goes on straight
    ],
)
def test_how_roads_join(board: str, cell: tuple[int, int], expected: str) -> None:
    assert roads.joins(board_of(board), cell) == expected


@pytest.mark.parametrize("joined", list(roads.PIECES))
def test_every_road_piece_reaches_exactly_the_sides_it_joins(joined: str) -> None:
    mesh = roads.surface(joined, roads.ROAD_LIFT, np.random.default_rng(1))
    for side, (x, y) in roads.OUT.items():
        reaches = (np.abs(mesh.positions[:, :2] - (x, y)).max(1) < roads.WIDTH / 2 + 0.01) & (
            np.abs(mesh.positions[:, 0 if x else 1] - (x or y)) < 5e-3
        )
        assert reaches.any() == (side in joined)
    assert (mesh.normals[:, 2] > 0.99).all()


def test_changing_a_cell_leaves_other_cells_props_alone(library) -> None:
    ground = Ground(demo_board())
    mesh = BoardMesh(ground, PropBook(library))
    before = {cell: mesh.props(cell) for cell in ((12, 8), (2, 2))}
    ground.board.terrain[8][12] = "crater"
    ground.refresh([(12, 8)])
    mesh.replace_props([(12, 8)])
    assert mesh.props((12, 8)) != before[(12, 8)]
    assert mesh.props((2, 2)) == before[(2, 2)]


@pytest.mark.parametrize("name", ["crater", "water", "hill", "road", "bridge"])
def test_ground_measured_anew_round_a_cell_is_that_measured_anew_everywhere(name: str) -> None:
    ground = Ground(large_board(24))
    for cell in ((9, 5), (10, 5), (16, 20)):
        ground.board.terrain[cell[1]][cell[0]] = name
    ground.refresh([(9, 5), (10, 5), (16, 20)])
    whole = Ground(ground.board)
    for field in ("height_field", "road", "normals", "shade", "under_bridge"):
        assert np.array_equal(getattr(ground, field), getattr(whole, field)), field


def test_a_coarse_chunk_lies_where_the_whole_one_does(large: BoardMesh) -> None:
    coarse, whole = large.coarse((8, 16)), large.surface((8, 16))
    assert len(coarse.triangles) * 15 < len(whole.triangles)
    for mesh in (coarse, whole):
        assert mesh.positions[:, :2].min(0) == pytest.approx((8, -24), abs=0.05)
        assert mesh.positions[:, :2].max(0) == pytest.approx((16, -16), abs=0.05)
    assert coarse.positions[:, 2].mean() == pytest.approx(whole.positions[:, 2].mean(), abs=0.02)
    assert coarse.colours.mean(0) == pytest.approx(whole.colours.mean(0), rel=0.1)

"""Telegraph wires: between the poles of a straight road, and gone with them."""

from __future__ import annotations

import numpy as np
import pytest

from client3d.scene.board_mesh import BoardMesh
from client3d.scene.demo import board_of
from client3d.scene.ground import Ground
from client3d.scene.props import PropBook
from client3d.scene.terrain import Terrain
from client3d.scene.wires import POLE, POLES_APART, wires

EAST = " ".join(["........"] * 3 + ["========"] + ["........"] * 4)
SOUTH = " ".join(["...=...."] * 8)


def meshes(text: str, library) -> BoardMesh:
    return BoardMesh(Ground(board_of(text)), PropBook(library))


def first_pole(mesh: BoardMesh) -> tuple[int, int]:
    cells = [(x, y) for y in range(8) for x in range(8)]
    return next(cell for cell in cells if any(name == POLE for name, _ in mesh.props(cell)))


@pytest.mark.parametrize(("text", "way"), [(EAST, (POLES_APART, 0)), (SOUTH, (0, POLES_APART))])
def test_a_wire_leads_from_pole_to_pole_and_sags(library, text: str, way: tuple[int, int]) -> None:
    mesh = meshes(text, library)
    x, y = first_pole(mesh)
    span = wires(mesh._standing_on, (x, y)).positions
    axis, length = (0, way[0]) if way[0] else (1, way[1])
    assert np.ptp(span[:, axis]) == pytest.approx(length, abs=0.05)
    assert 0.2 < np.ptp(span[:, 1 - axis]) < 0.5  # two wires, one at each end of the cross-arms
    ends = span[np.abs(span[:, axis] - span[:, axis].mean()) > length * 0.45]
    middle = span[np.abs(span[:, axis] - span[:, axis].mean()) < length * 0.05]
    assert middle[:, 2].mean() < ends[:, 2].mean() - 0.05
    assert middle[:, 2].min() > 1.0  # whoever drives below does not touch it


def test_no_wire_leads_to_where_no_pole_is(library) -> None:
    mesh = meshes(EAST, library)
    x, y = first_pole(mesh)
    assert len(wires(mesh._standing_on, (x, y)).triangles)
    assert not len(wires(mesh._standing_on, (x + 1, y)).triangles)
    last = x + (7 - x) // POLES_APART * POLES_APART
    assert not len(wires(mesh._standing_on, (last, y)).triangles)  # the board ends
    mesh.board.terrain[y][x + POLES_APART] = "crater"
    mesh.ground.refresh()
    mesh.replace_props([(x + POLES_APART, y)])
    assert not len(wires(mesh._standing_on, (x, y)).triangles)


def test_the_chunk_in_which_a_wire_begins_is_built_anew_when_the_other_pole_falls(scene_of) -> None:
    scene = scene_of(board_of(" ".join(["." * 24] * 3 + ["=" * 24] + ["." * 4 + "." * 20] * 4)))
    scene.settle()
    built: list[tuple[int, int]] = []
    terrain: Terrain = scene.terrain
    replace = terrain._replace
    terrain._replace = lambda corner, mesh: (built.append(corner), replace(corner, mesh))[1]  # type: ignore[method-assign]
    scene.set_terrain((10, 3), "crater")  # two cells within its chunk: the wire came from the one to the west
    scene.settle()
    assert (0, 0) in built
    assert (8, 0) in built
    assert (16, 0) not in built

"""What passes leave on the ground: tracks, soot, and how long they stay."""

import numpy as np
import pytest

from client3d.scene.demo import board_of
from client3d.scene.marks import TEXELS, Marks

FIELD = "..... ..... ..... ....."


def at(layer: np.ndarray, x: float, y: float) -> float:
    """What a layer holds at a world point."""
    return float(layer[int(-y * TEXELS), int(x * TEXELS)])


@pytest.fixture
def field(scene_of):
    """A scene of five by four meadow cells, its first frame drawn."""
    scene = scene_of(board_of(FIELD))
    scene.update(0.1)
    return scene


def test_who_walks_leaves_tracks_and_who_is_put_somewhere_leaves_none(field) -> None:
    field.units.place(1, "tank", (0, 0), "blue")
    field.units.place(2, "tank", (0, 3), "red")
    field.update(0.1)
    for step in range(1, 21):
        field.units.set(1, position=(0.5 + step * 0.1, -0.5))
        field.update(0.05)
    field.units.set(2, position=(4.5, -3.5))
    field.update(0.1)
    ruts = [at(field.marks.tracks, 1.5, y) for y in (-0.37, -0.5, -0.63)]
    assert ruts[0] > 0.5 < ruts[2]
    assert ruts[1] < 0.5 * ruts[0]
    assert at(field.marks.tracks, 1.5, -1.5) == 0
    assert field.marks.tracks[3 * TEXELS :].max() == 0


def test_craft_in_the_air_and_flags_leave_no_tracks(field) -> None:
    field.units.place(1, "attack_helicopter", (0, 0), "blue", height=1.3)
    field.board.points.append((3, 2))
    field.set_point_owner((3, 2), "blue")
    field.update(0.1)
    for step in range(1, 11):
        field.units.set(1, position=(0.5 + step * 0.1, -0.5, 1.3))
        field.update(0.05)
    field.camera.turn(1)
    field.camera.finish()
    field.update(0.1)
    assert field.marks.tracks.max() == 0


def test_a_burst_leaves_soot_when_it_bursts_and_one_high_up_none(field) -> None:
    field.effects.explosion((2.5, -1.5, 0.1), 1.0, start=0.4)
    field.effects.explosion((4.5, -3.5, 2.5), 1.0)
    field.update(0.1)
    assert field.marks.soot.max() == 0
    field.update(0.5)
    assert at(field.marks.soot, 2.5, -1.5) > 0.5
    assert at(field.marks.soot, 4.5, -3.5) == 0


def test_marks_fade_with_the_hours(field) -> None:
    field.marks.scorch(2.5, -1.5, 1.0)
    field.marks.tread([((0.5, -0.5), (0.8, -0.5))])
    soot, track = field.marks.soot.max(), field.marks.tracks.max()
    field.set_light("dusk", "summer", "clear")
    assert 0 < field.marks.soot.max() < soot
    assert 0 < field.marks.tracks.max() < track


def test_the_card_gets_what_the_layers_hold() -> None:
    marks = Marks(3, 2)
    marks.tread([((0.5, -0.5), (0.8, -0.5))])
    marks.scorch(2.5, -1.5, 1.0)
    marks.update()
    sent = np.frombuffer(bytes(marks.texture.get_ram_image()), np.uint8).reshape(2 * TEXELS, 3 * TEXELS, 3)[::-1]
    assert (sent[..., 0] > 0).tolist() == (marks.tracks * 255 >= 1).tolist()
    assert (sent[..., 1] > 0).tolist() == (marks.soot * 255 >= 1).tolist()


@pytest.mark.parametrize("point", [(0.0, 0.0), (-3.0, 2.0), (4.99, -3.99), (9.0, -9.0)])
def test_marks_at_and_beyond_the_edge_do_no_harm(point: tuple[float, float]) -> None:
    marks = Marks(5, 4)
    marks.scorch(*point, 1.6)
    assert (marks.soot.max() > 0) == (0 <= point[0] < 5 and -4 < point[1] <= 0)

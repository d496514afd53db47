"""Dice: they end showing exactly the faces that were rolled, never sink in, and are the same every time."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from client3d.models.library import ModelLibrary
from client3d.table.dice import HALF, MOST, Roll, angles, lying, turning
from client3d.table.preview import SKIRMISH_MODELS

DARK = 120  # a pip's colours are below, bone's above
PIPS_APART = HALF / 2  # cells; a pip is narrower, so its corners round to its middle


def about(axis: str, degrees: float) -> np.ndarray:
    """As glsl/unit.vert turns what it draws."""
    return turning({"x": (1, 0, 0), "y": (0, 1, 0), "z": (0, 0, 1)}[axis], math.radians(degrees))


def drawn(heading: float, nose: float, roll: float) -> np.ndarray:
    return about("z", -heading) @ about("y", roll) @ about("x", nose)


def pips_on_top(matrix: np.ndarray) -> int:
    """How many pips the model of a die shows upwards, turned by a matrix."""
    model = ModelLibrary([SKIRMISH_MODELS]).load("die")
    dark = (model.colours.max(1) < DARK) | ((model.colours[:, 0] > 100) & (model.colours[:, 1] < 60))
    points = model.positions[dark]
    on_top = (points @ matrix.T)[:, 2] > HALF - 0.002
    return len({tuple(place) for place in np.round(points[on_top] / PIPS_APART).astype(int)})


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_at_rest_shows_its_face_on_top(face: int) -> None:
    pose = Roll((face,), (0.0, 0.0), 40.0).pose(0, 99.0)
    assert pips_on_top(drawn(pose.heading, pose.nose, pose.roll)) == face


def test_the_six_faces_are_six_directions_of_one_die() -> None:
    ups = {tuple(np.round(lying(face, 0.0).T @ [0, 0, 1]).astype(int)) for face in range(1, 7)}
    assert len(ups) == 6
    assert all(tuple(-v for v in up) in ups for up in ups)


@given(st.floats(-3, 3), st.floats(-1.5, 1.5), st.floats(-3, 3))
def test_the_angles_of_a_matrix_draw_that_matrix(a: float, b: float, c: float) -> None:
    matrix = turning((0, 0, 1), a) @ turning((0, 1, 0), b) @ turning((1, 0, 0), c)
    assert np.allclose(drawn(*angles(matrix)), matrix, atol=1e-6)


@given(st.lists(st.integers(1, 6), min_size=1, max_size=4), st.floats(0, 4), st.integers(0, 50))
def test_no_die_ever_sinks_into_the_table(faces: list[int], seconds: float, seed: int) -> None:
    roll = Roll(tuple(faces), (1.0, -1.0), 200.0, seed)
    for number in range(len(faces)):
        pose = roll.pose(number, seconds)
        matrix = drawn(pose.heading, pose.nose, pose.roll)
        assert pose.at[2] - HALF * np.abs(matrix[2]).sum() >= -1e-6


def test_dice_lie_still_once_they_lie_and_then_vanish() -> None:
    roll = Roll((3, 4), (0.0, 0.0), 0.0, 7)
    first, later = roll.pose(1, roll.tumbling), roll.pose(1, roll.tumbling + 0.9)
    assert first == later
    assert first.fade == 1.0
    assert roll.pose(1, roll.seconds).fade == 0.0


def test_dice_of_a_roll_lie_apart() -> None:
    roll = Roll((1, 2, 3, 4), (0.0, 0.0), 30.0, 3)
    places = [roll.resting_place(k) for k in range(4)]
    assert min(math.dist(a, b) for k, a in enumerate(places) for b in places[:k]) > 2 * HALF * math.sqrt(2) * 0.85


def test_the_same_roll_is_the_same_motion_and_another_seed_another() -> None:
    a, b, c = (Roll((5, 2), (0.0, 0.0), 90.0, seed).pose(0, 0.4) for seed in (1, 1, 2))
    assert a == b != c


@pytest.mark.parametrize("faces", [(), (0,), (7,), (1,) * (MOST + 1)])
def test_no_dice_too_many_or_faces_that_are_none_are_refused(faces: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="expected 1 to"):
        Roll(faces, (0.0, 0.0), 0.0)

"""Arcs and lines: how wide, how far from the base's edge, cut at the mat, and where a line is blocked."""

from __future__ import annotations

import math

import numpy as np
import pytest

from client3d.table.plans import Aim, Arc, Band
from client3d.table.sight import BARRED, FREE, MOST_BANDS, aim_marks, arc_marks, rays

SIZE = (24.0, 18.0)  # 120 x 90 cm
BANDS = (Band(15_000, "near"), Band(30_000, "effective"), Band(60_000, "long"))


def arc(degrees: int, facing: tuple[int, int] = (0, -1), bands: tuple[Band, ...] = BANDS) -> Arc:
    return Arc((60_000, 80_000), facing, 1250, degrees, bands)


def angles_of(points: np.ndarray, at: tuple[float, float]) -> np.ndarray:
    """Compass degrees of points from a place, those at the place itself left out."""
    dx, dy = points[:, 0] - at[0], points[:, 1] - at[1]
    far = np.hypot(dx, dy) > 0.5
    return np.degrees(np.arctan2(dx[far], dy[far]))


@pytest.mark.parametrize("degrees", [180, 90])
def test_a_fan_is_as_wide_as_the_arc(degrees: int) -> None:
    filled = arc_marks(arc(degrees), SIZE)[0][0]
    seen = angles_of(filled.corners["vertex"], (12.0, -16.0))
    assert seen.min() == pytest.approx(-degrees / 2, abs=0.01)
    assert seen.max() == pytest.approx(degrees / 2, abs=0.01)


def test_a_fan_looks_where_the_fighter_faces() -> None:
    filled = arc_marks(arc(90, (1, 0)), SIZE)[0][0]
    seen = angles_of(filled.corners["vertex"], (12.0, -16.0))
    assert (seen.min(), seen.max()) == (pytest.approx(45, abs=0.01), pytest.approx(135, abs=0.01))


def test_bands_are_measured_from_the_edge_of_the_base() -> None:
    filled = arc_marks(arc(90), SIZE)[0][0].corners["vertex"]
    far = np.hypot(filled[:, 0] - 12, filled[:, 1] + 16)
    assert far.min() == pytest.approx(0.25, abs=1e-4)  # 1.25 cm
    assert far.max() == pytest.approx(0.25 + 3.0, abs=1e-4)  # and 15 cm


def test_nothing_of_a_fan_lies_beside_the_mat() -> None:
    for place in ((60_000, 80_000), (1_000, 1_000), (119_000, 45_000)):
        for sheet in arc_marks(Arc(place, (1, -1), 1250, 180, (*BANDS, Band(90_000))), SIZE)[0][:4]:
            points = sheet.corners["vertex"]
            assert points[:, 0].min() >= -1e-4
            assert points[:, 0].max() <= SIZE[0] + 1e-4
            assert points[:, 1].max() <= 1e-4
            assert points[:, 1].min() >= -SIZE[1] - 1e-4


def test_rays_end_at_the_edge_they_meet_first() -> None:
    far = rays((12.0, -9.0), np.radians([0, 90, 180, 270, 45]), SIZE)
    assert far == pytest.approx([9, 12, 9, 12, 9 * math.sqrt(2)])


def test_labels_stand_on_the_mat_on_their_bands_line() -> None:
    labels = arc_marks(arc(180), SIZE)[1]
    assert [label.text for label in labels] == ["near", "effective", "long"]
    for label, reach in zip(labels, (3.0, 6.0, 12.0), strict=True):
        assert math.hypot(label.at[0] - 12, label.at[1] + 16) == pytest.approx(0.25 + reach, abs=1e-6)


def test_there_is_an_end_to_bands() -> None:
    many = tuple(Band(1_000 * k, str(k)) for k in range(1, 40))
    assert len(arc_marks(arc(90, bands=many), SIZE)[1]) <= MOST_BANDS


def colour(sheet: object) -> tuple[int, ...]:
    return tuple(sheet.corners["color"][0][:3])  # type: ignore[attr-defined]


def test_a_free_line_is_green_and_a_blocked_one_red_with_a_cross() -> None:
    green, red = (tuple(round(v * 255) for v in c[:3]) for c in (FREE, BARRED))
    free, told = aim_marks(Aim((10_000, 10_000), (30_000, 10_000), None, "7+"))
    assert green in map(colour, free)
    assert red not in map(colour, free)
    assert [(one.text, one.style) for one in told] == [("7+", "good")]
    barred, told = aim_marks(Aim((10_000, 10_000), (30_000, 10_000), (20_000, 10_000), "blocked"))
    assert red in map(colour, barred)
    assert green not in map(colour, barred)
    assert told[0].style == "bad"
    solid = next(sheet for sheet in barred if colour(sheet) == red)
    assert solid.corners["vertex"][:, 0].max() == pytest.approx(4.0)  # up to where it is blocked

"""Flat shapes: ribbons of a width, hulls round bases, lengths along lines."""

from __future__ import annotations

import math

import numpy as np
import pytest

from client3d.table.drawing import at_length, between, dashes, disc, hull, offset, ribbon, ring, strokes, thinned
from client3d.table.outlines import inside, length_of


def area(sheet: object) -> float:
    p = sheet.corners["vertex"][sheet.triangles]  # type: ignore[attr-defined]
    return float(np.abs(np.cross(p[:, 1] - p[:, 0], p[:, 2] - p[:, 0])[:, 2]).sum() / 2)


INK = (1.0, 1.0, 1.0, 1.0)


def test_a_ribbon_is_as_long_and_wide_as_asked() -> None:
    assert area(ribbon([(0, 0), (3, 0)], 0.5, INK)) == pytest.approx(1.5)
    assert area(ribbon([(0, 0), (3, 0), (3, 3)], 0.5, INK)) == pytest.approx(3.0)  # the corner is mitred
    assert area(ribbon([(0, 0), (2, 0), (2, 2), (0, 2)], 0.2, INK, closed=True)) == pytest.approx(1.6)


def test_a_ribbon_of_one_place_is_nothing() -> None:
    assert len(ribbon([(1, 1), (1, 1)], 0.5, INK).triangles) == 0


def test_a_sharp_corner_does_not_shoot_out() -> None:
    line = [(0.0, 0.0), (4.0, 0.0), (0.0, 0.01)]
    assert np.abs(offset(line, 0.1) - np.array(line)).max() <= 0.26


def test_rings_and_discs() -> None:
    assert area(disc((1, 1), 2.0, INK)) == pytest.approx(math.pi * 4, rel=0.01)
    assert area(ring((0, 0), 1.0, 0.1, INK)) == pytest.approx(2 * math.pi * 0.1, rel=0.01)


def test_dashes_are_shorter_than_the_line() -> None:
    assert area(dashes([(0, 0), (6, 0)], 0.1, 0.2, 0.1, INK)) == pytest.approx(0.6 * 2 / 3, rel=0.01)


def test_a_broken_line_goes_round_corners_and_is_nothing_where_it_leads_nowhere() -> None:
    bent = dashes([(0, 0), (1.45, 0), (1.45, 1.55)], 0.1, 0.2, 0.1, INK)
    assert area(bent) == pytest.approx(0.3 * 2 / 3, rel=0.01)
    places = bent.corners["vertex"][:, :2]
    assert np.all((np.abs(places[:, 1]) < 0.06) | (np.abs(places[:, 0] - 1.45) < 0.06))
    assert len(dashes([(1, 1), (1, 1)], 0.1, 0.2, 0.1, INK).triangles) == 0


def test_strokes_are_ribbons_drawn_at_once() -> None:
    ends = np.array([[[0, 0], [3, 0]], [[1, 1], [1, 5]], [[2, 2], [2, 2]]], float)
    drawn = strokes(ends[:, 0], ends[:, 1], 0.5, INK)
    ones = [ribbon(line, 0.5, INK).corners["vertex"] for line in ends[:2]]
    assert np.allclose(drawn.corners["vertex"], np.concatenate(ones))  # the third leads nowhere
    assert area(drawn) == pytest.approx(3.5)


def test_places_along_a_line() -> None:
    line = [(0.0, 0.0), (2.0, 0.0), (2.0, 3.0)]
    assert at_length(line, 1.0) == ((1.0, 0.0), 0.0)
    assert at_length(line, 4.0) == ((2.0, 2.0), pytest.approx(math.pi / 2))
    assert at_length(line, 99.0)[0] == (2.0, 3.0)
    assert list(between(line, 1.0, 3.0)) == [(1.0, 0.0), (2.0, 0.0), (2.0, 1.0)]
    assert length_of(thinned([*line, line[-1]])) == 5.0


@pytest.mark.parametrize(
    "spots",
    [[(0, 0)], [(0, 0), (1, 0), (2, 0)], [(0, 0), (1, 0.2), (2, 0.8), (2.6, 1.7)], [(2, 0), (1, 0), (0, 0)]],
)
def test_a_hull_encloses_every_base(spots: list[tuple[float, float]]) -> None:
    outline = hull(spots, 0.3)
    for x, y in spots:
        for turn in np.linspace(0, 6.28, 12):
            assert inside(x + math.cos(turn) * 0.29, y + math.sin(turn) * 0.29, outline)
    assert not inside(-5.0, 0.0, outline)

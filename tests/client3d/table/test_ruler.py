"""The ruler: a tick a centimetre of movement, rough ground double, a bar where each move ends."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from client3d.table.drawing import byte
from client3d.table.plans import Ruler, Stretch
from client3d.table.ruler import BEYOND, MOST_TICKS, length_for, ruler_marks, spent, total

# 20 cm straight to the right; from 5 to 8 cm through rough ground
PLAIN = Ruler(((10_000, 10_000), (30_000, 10_000)), 1250, (12_000, 20_000, 28_000))
ROUGH = Ruler(PLAIN.path, 1250, PLAIN.limits, (Stretch(5_000, 8_000),))


def texts(ruler: Ruler) -> list[tuple[str, str]]:
    return [(label.text, label.style) for label in ruler_marks(ruler)[1]]


def test_rough_ground_counts_double_or_as_it_says() -> None:
    assert spent(PLAIN, 20_000) == 20_000
    assert [spent(ROUGH, cm * 1000) for cm in (5, 6, 8, 20)] == [5_000, 7_000, 11_000, 23_000]
    slow = Ruler(PLAIN.path, 1250, PLAIN.limits, (Stretch(5_000, 8_000, 3),))
    assert [spent(slow, cm * 1000) for cm in (5, 6, 8, 20)] == [5_000, 8_000, 14_000, 26_000]
    assert [length_for(slow, cm * 1000) for cm in (8, 14, 26)] == [6_000, 8_000, 20_000]


def test_where_each_move_ends() -> None:
    assert [length_for(PLAIN, limit) for limit in PLAIN.limits] == [12_000, 20_000, 28_000]
    # 3 cm of rough ground cost 3 more, so every move ends 3 cm earlier
    assert [length_for(ROUGH, limit) for limit in ROUGH.limits] == [9_000, 17_000, 25_000]
    assert length_for(ROUGH, 7_000) == 6_000  # within it


@given(st.integers(0, 40_000), st.lists(st.tuples(st.integers(0, 30_000), st.integers(1, 5_000)), max_size=3))
def test_the_way_for_a_movement_takes_that_movement(movement: int, parts: list[tuple[int, int]]) -> None:
    stretches, at = [], 0
    for start, length in sorted(parts):
        begin = max(start, at)
        stretches.append(Stretch(begin, begin + length, 2 + length % 3))
        at = begin + length
    ruler = Ruler(PLAIN.path, 1250, (), tuple(stretches))
    assert spent(ruler, length_for(ruler, movement)) == pytest.approx(movement)


def test_the_numbers_beside_it() -> None:
    assert texts(PLAIN) == [("5", "tick"), ("10", "tick"), ("15", "tick"), ("20", "total"), ("12", "move_1")]
    assert ("23", "total") in texts(ROUGH)
    far = Ruler(((0, 0), (29_500, 0)), 1250, PLAIN.limits)
    assert ("30", "bad") in texts(far)


def test_a_way_beyond_the_last_move_is_red_from_there() -> None:
    far = Ruler(((0, 0), (40_000, 0)), 1250, (12_000,))
    red = [s for s in ruler_marks(far)[0] if tuple(s.corners["color"][0]) == tuple(byte(BEYOND))]
    assert len(red) == 1
    assert red[0].corners["vertex"][:, 0].min() == pytest.approx(12_000 / 5000, abs=1e-5)


def test_ticks_stand_twice_as_close_in_rough_ground() -> None:
    def ticks(ruler: Ruler) -> np.ndarray:
        sheets = [sheet for sheet in ruler_marks(ruler)[0] if len(sheet.corners) % 4 == 0]
        strokes = np.concatenate([sheet.corners["vertex"][:, 0].reshape(-1, 4) for sheet in sheets])
        return np.sort(strokes[np.ptp(strokes, axis=1) < 0.02].mean(axis=1))

    assert np.allclose(np.diff(ticks(PLAIN)), 0.2, atol=1e-5)
    gaps = np.diff(ticks(ROUGH))
    assert np.isclose(gaps, 0.1, atol=1e-5).sum() == 6
    assert len(ticks(ROUGH)) == 23


def test_a_path_of_no_length_has_no_ruler_and_a_long_one_is_bounded() -> None:
    assert ruler_marks(Ruler(((5, 5), (5, 5)), 1250)) == ([], [])
    sheets, _ = ruler_marks(Ruler(((0, 0), (9_000_000, 0)), 1250))
    assert sum(len(sheet.triangles) for sheet in sheets) < 2 * MOST_TICKS + 40


def test_a_path_that_turns_is_as_long_as_its_legs() -> None:
    assert total(Ruler(((0, 0), (3_000, 0), (3_000, 4_000)), 1250)) == 7_000


def test_from_afar_a_ruler_is_wider_and_has_no_numbers_but_those_of_moves() -> None:
    sheets, labels = ruler_marks(PLAIN, 2.0)
    assert [(label.text, label.style) for label in labels] == [("20", "total"), ("12", "move_1")]
    assert np.ptp(sheets[0].corners["vertex"][:, 1]) == pytest.approx(2 * np.ptp(tape_of(PLAIN)), rel=1e-4)


def tape_of(ruler: Ruler) -> np.ndarray:
    found: np.ndarray = ruler_marks(ruler)[0][0].corners["vertex"][:, 1]
    return found

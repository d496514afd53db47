"""SK-GEO-1: the geometry of the table, against plain ways to reckon it, and what holds whatever is drawn."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from systems.skirmish.facing import facing_at, is_behind, is_in_front, is_in_group_arc
from systems.skirmish.geometry import (
    Gap,
    contains,
    dot,
    length,
    minus,
    nearest_point,
    part_of,
    pieces,
    segment_gap,
    shape_gap,
    spot_gap,
    touch,
)
from systems.skirmish.measures import Centimetres, Ordinate, Point
from systems.skirmish.table import Area, Table
from tests.systems.skirmish.tables import at, square

spots = st.tuples(st.integers(-40, 40), st.integers(-40, 40))
far_spots = st.tuples(st.integers(0, 120_000), st.integers(0, 90_000))
lengths = st.integers(0, 120)


def as_fraction(gap: Gap) -> Fraction:
    return Fraction(gap.squared, gap.parts)


@given(spots, spots, spots, spots)
def test_the_distance_of_segments_is_the_same_from_either_and_turned_round(
    a: Point, b: Point, c: Point, d: Point
) -> None:
    found = as_fraction(segment_gap(a, b, c, d))
    assert found == as_fraction(segment_gap(c, d, a, b)) == as_fraction(segment_gap(b, a, d, c))
    assert (found == 0) == touch(a, b, c, d)


@given(spots, spots, spots)
def test_the_distance_from_a_segment_is_that_of_its_nearest_point(spot: Point, a: Point, b: Point) -> None:
    steps = [Fraction(step, 200) for step in range(201)]
    near = min(
        (a[0] + share * (b[0] - a[0]) - spot[0]) ** 2 + (a[1] + share * (b[1] - a[1]) - spot[1]) ** 2 for share in steps
    )
    found = as_fraction(spot_gap(spot, a, b))
    assert found <= near
    assert math.sqrt(near) - math.sqrt(found) <= math.dist(a, b) / 200


@given(spots, spots, spots, spots)
def test_segments_touch_where_they_cross(a: Point, b: Point, c: Point, d: Point) -> None:
    """Against solving for the point itself."""
    along, other, away = minus(b, a), minus(d, c), minus(c, a)
    turn = along[0] * other[1] - along[1] * other[0]
    if turn:
        share = Fraction(away[0] * other[1] - away[1] * other[0], turn)
        second = Fraction(away[0] * along[1] - away[1] * along[0], turn)
        assert touch(a, b, c, d) == (0 <= share <= 1 and 0 <= second <= 1)


@given(far_spots, far_spots, lengths)
def test_bands_include_their_end(one: Point, other: Point, more: int) -> None:
    way = minus(other, one)
    whole = length(way)
    gap = Gap(dot(way, way), 1)
    assert gap.within(whole + more)
    assert not gap.under(math.isqrt(dot(way, way)))
    if whole:
        assert not gap.within(whole - 1)


@given(far_spots, far_spots)
def test_a_length_is_rounded_up_by_less_than_one(one: Point, other: Point) -> None:
    way = minus(other, one)
    assert (length(way) - 1) ** 2 < dot(way, way) <= length(way) ** 2 or way == (0, 0)


@given(far_spots, st.integers(0, 60_000))
def test_the_beginning_of_a_way_is_as_long_as_it_should_be(way: Point, distance: int) -> None:
    if way != (0, 0):
        part = part_of(way, distance)
        assert abs(math.hypot(*part) - distance) < 2


@given(spots, st.lists(spots, min_size=3, max_size=6, unique=True))
def test_a_spot_is_in_a_polygon_as_winding_has_it_for_triangles(spot: Point, corners: list[Point]) -> None:
    a, b, c = corners[:3]
    sides = [_side(a, b, spot), _side(b, c, spot), _side(c, a, spot)]
    if _side(a, b, c):
        inside = min(sides) >= 0 or max(sides) <= 0
        assert contains((a, b, c), spot) == inside


def _side(a: Point, b: Point, spot: Point) -> int:
    return (b[0] - a[0]) * (spot[1] - a[1]) - (b[1] - a[1]) * (spot[0] - a[0])


@given(spots, spots, st.lists(st.lists(spots, min_size=3, max_size=5, unique=True), max_size=3))
def test_the_pieces_of_a_leg_make_it_whole(a: Point, b: Point, polygons: list[list[Point]]) -> None:
    found = list(pieces(a, b, polygons))
    assert sum(share for share, _ in found) == (a != b)
    assert all(share > 0 for share, _ in found)


@given(far_spots, far_spots)
def test_rough_ground_is_the_same_there_and_back(a: Point, b: Point) -> None:
    table = Table(at(120, 90), (Area("rough", square(20, 20, 50, 60)), Area("road", square(0, 40, 120, 46))))
    there, back = table.surface(a, b), table.surface(b, a)
    assert there == back
    assert a == b or there.open + there.rough + there.road == 1


@given(st.lists(spots, min_size=3, max_size=5, unique=True), spots)
def test_the_nearest_point_of_a_shape_is_about_as_near_as_the_shape(shape: list[Point], spot: Point) -> None:
    found = math.dist(nearest_point(spot, shape), spot)
    if not contains(shape, spot):
        gap = shape_gap((spot,), shape)
        assert abs(found - math.sqrt(gap.squared / gap.parts)) <= 1


# --- facing


@pytest.mark.parametrize(
    ("degrees", "facing"), [(0, (1, 0)), (90, (0, 1)), (180, (-1, 0)), (270, (0, -1)), (-90, (0, -1)), (45, (1, 1))]
)
def test_round_degrees_are_exact(degrees: int, facing: Point) -> None:
    assert facing_at(degrees) == facing


@given(st.integers(-720, 720))
def test_degrees_point_where_sine_and_cosine_do(degrees: int) -> None:
    x, y = facing_at(degrees)
    away = (math.degrees(math.atan2(y, x)) - degrees) % 360
    assert min(away, 360 - away) < 0.001


@given(spots, spots)
def test_what_is_behind_is_not_in_front(facing: Point, way: Point) -> None:
    assert is_behind(facing, way) != is_in_front(facing, (0, 0), way)


@given(st.integers(0, 359), far_spots, far_spots, st.integers(1, 4000))
def test_the_arc_of_a_group_is_45_degrees_from_the_edges_of_a_base(
    degrees: int, here: Point, there: Point, radius: int
) -> None:
    facing = facing_at(degrees)
    whole = math.hypot(*facing)
    away = minus(there, here)
    ahead = (away[0] * facing[0] + away[1] * facing[1]) / whole
    aside = abs(facing[0] * away[1] - facing[1] * away[0]) / whole
    if min(abs(ahead), abs(aside - ahead - radius)) > 0.01:
        assert is_in_group_arc(facing, here, radius, there) == (ahead >= 0 and aside - ahead <= radius)


# --- measures


@pytest.mark.parametrize(("written", "kept"), [(12, 12000), (2.5, 2500), (0.00001, 0), (0.29, 290), (1.001, 1001)])
def test_centimetres_are_kept_in_hundredths_of_a_millimetre(written: float, kept: int) -> None:
    assert Centimetres.from_data(written) == kept


@given(st.integers(0, 1_000_000))
def test_what_is_kept_is_written_and_read_again(kept: int) -> None:
    assert Centimetres.from_data(Centimetres(kept).to_data()) == kept
    assert Ordinate.from_data(Ordinate(-kept).to_data()) == -kept


@pytest.mark.parametrize("written", [-1, 1001, True, "12", float("nan"), None])
def test_what_is_no_length_is_refused(written: object) -> None:
    with pytest.raises(ValueError, match="expected centimetres"):
        Centimetres.from_data(written)

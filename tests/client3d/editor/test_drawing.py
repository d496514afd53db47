"""Maps that are drawn by strokes: shapes, symmetry, taking back, sizes, and the file that they make."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from client3d.editor.draft import NOBODY, Draft, Spot, Terms, changed_cells, draft_of, empty, file_of, resized
from client3d.editor.editing import MOST_KEPT, Editing
from client3d.editor.inks import SYMMETRIES, Ink, inks_of, is_symmetric, laid
from client3d.editor.shapes import BRUSHES, TOOLS, area, broad, line, rectangle
from client3d.editor.verdict import judged
from core.packs.document import parse_document
from core.packs.faults import Faults
from systems.clumsy.data import load_clumsy
from systems.clumsy.map_file import Zones, read_map, zone_masks
from systems.clumsy.map_writing import map_text
from systems.clumsy.maps import load_map, map_names

PACK = load_clumsy()
DATA = PACK.data
FOREST, WATER = Ink("ground", "f"), Ink("ground", "w")


def drawn(draft: Draft) -> list[str]:
    """The ground as text."""
    return ["".join(spot.glyph for spot in row) for row in draft.spots]


def begun(width: int = 5, height: int = 4, ink: Ink = FOREST) -> Editing:
    return Editing(empty(DATA, width, height), ink)


# --- shapes


def test_a_brush_paints_along_its_way_without_gaps() -> None:
    editing = begun()
    editing.stroke((0, 0), (3, 0))
    assert drawn(editing.draft) == ["ffff.", ".....", ".....", "....."]
    editing.undo()
    editing.brush = 3
    editing.stroke((1, 1))
    assert drawn(editing.draft) == ["fff..", "fff..", "fff..", "....."]


def test_a_line_is_such_that_a_tank_can_follow_it() -> None:
    assert line((0, 0), (2, 0)) == [(0, 0), (1, 0), (2, 0)]
    for end in ((7, 3), (-4, 9), (0, -5), (6, 6)):
        cells = line((0, 0), end)
        assert (cells[0], cells[-1]) == ((0, 0), end)
        for (x, y), (far_x, far_y) in itertools.pairwise(cells):
            assert abs(far_x - x) + abs(far_y - y) == 1
        assert len(cells) == abs(end[0]) + abs(end[1]) + 1


def test_a_line_follows_the_pointer_until_it_is_let_go() -> None:
    editing = begun()
    editing.tool = "line"
    editing.begin((0, 0))
    editing.extend((4, 0))
    editing.extend((0, 2))
    assert drawn(editing.draft) == ["f....", "f....", "f....", "....."]
    editing.end()
    assert editing.undo()
    assert not editing.undo()


def test_a_rectangle_and_a_fill() -> None:
    editing = begun()
    editing.tool = "rectangle"
    editing.stroke((3, 2), (1, 1))
    assert drawn(editing.draft) == [".....", ".fff.", ".fff.", "....."]
    editing.tool, editing.ink = "fill", WATER
    editing.stroke((2, 2))
    assert drawn(editing.draft) == [".....", ".www.", ".www.", "....."]
    editing.stroke((0, 0))
    assert drawn(editing.draft) == ["wwwww"] * 4
    assert sorted(rectangle((1, 1), (0, 0))) == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_a_fill_stops_at_other_ground_and_does_not_go_over_corners() -> None:
    draft = laid(empty(DATA, 3, 3), [(1, 0), (0, 1)], WATER)
    assert area(draft, (0, 0)) == [(0, 0)]
    assert len(area(draft, (2, 2))) == 6


def test_a_brush_over_the_edge_paints_what_is_on_the_map() -> None:
    assert len(broad([(0, 0)], 5)) == 25
    editing = begun()
    editing.brush = 5
    editing.stroke((0, 0), (-3, -3))
    assert drawn(editing.draft) == ["fff..", "fff..", "fff..", "....."]


def test_points_and_buildings_are_set_one_at_a_time_and_numbered() -> None:
    editing = begun(ink=Ink("point"))
    editing.brush = 3
    editing.stroke((1, 1))
    editing.stroke((3, 1))
    editing.stroke((1, 1))  # it is there already
    assert [(cell, spot.point) for cell, spot in editing.draft.cells() if spot.point] == [((1, 1), 1), ((3, 1), 2)]
    editing.ink = Ink("structure", "bunker", 1)
    editing.stroke((1, 1))
    assert editing.draft.at((1, 1)) == Spot(".", structure="bunker", owner=1)
    editing.ink = Ink("erase")
    editing.stroke((1, 1))
    assert editing.draft.at((1, 1)) == Spot(".")


def test_what_lies_uppermost_is_picked_up() -> None:
    editing = begun(ink=Ink("structure", "bunker", 1))
    editing.stroke((1, 1))
    editing.tool = "pick"
    editing.stroke((0, 0))
    assert (editing.ink, editing.tool) == (Ink("ground", "."), "brush")
    editing.pick((1, 1))
    assert editing.ink == Ink("structure", "bunker", 1)


# --- symmetry


@pytest.mark.parametrize(("symmetry", "there"), [("turned", (3, 3)), ("mirrored", (1, 3))])
def test_what_is_blues_in_one_half_is_reds_in_the_other(symmetry: Any, there: tuple[int, int]) -> None:
    for ink, wanted in (
        (Ink("zone", side=0), Spot(".", zone=1)),
        (Ink("mine", side=1), Spot(".", mine=0)),
        (Ink("structure", "depot", 0), Spot(".", structure="depot", owner=1)),
        (Ink("structure", "trench", NOBODY), Spot(".", structure="trench")),
        (Ink("ground", "r"), Spot("r")),
    ):
        editing = begun(ink=ink)
        editing.symmetry = symmetry
        editing.stroke((1, 0))
        assert editing.draft.at(there) == wanted


def test_what_belongs_to_a_side_is_not_laid_where_a_cell_is_its_own_image() -> None:
    editing = begun(5, 5, Ink("mine", side=0))
    editing.symmetry = "turned"
    editing.stroke((2, 2))
    assert not editing.can_undo
    editing.ink = Ink("point")
    editing.stroke((2, 2))
    assert editing.draft.at((2, 2)).point == 1


CELLS = st.tuples(st.integers(-2, 12), st.integers(-2, 10))
INSIDE = st.tuples(st.integers(0, 10), st.integers(0, 8))
STROKES = st.lists(
    st.tuples(
        st.sampled_from([tool for tool in TOOLS if tool != "pick"]),
        st.sampled_from(BRUSHES),
        st.sampled_from([replaced for ink in inks_of(DATA) for replaced in (ink, ink.mirrored)]),
        INSIDE,
        st.lists(CELLS, max_size=3),
    ),
    min_size=1,
    max_size=8,
)


def carry_out(editing: Editing, stroke: Any) -> None:
    editing.tool, editing.brush, editing.ink, first, rest = stroke
    editing.stroke(first, *rest)


@settings(max_examples=60, deadline=None)
@given(STROKES, st.sampled_from(SYMMETRIES[1:]))
def test_a_symmetric_map_stays_symmetric_whatever_is_painted(strokes: Any, symmetry: Any) -> None:
    editing = begun(11, 9)
    editing.symmetry = symmetry
    for stroke in strokes:
        carry_out(editing, stroke)
        assert is_symmetric(editing.draft, symmetry)


@settings(max_examples=60, deadline=None)
@given(STROKES, st.sampled_from(SYMMETRIES))
def test_everything_is_taken_back_and_done_again_exactly(strokes: Any, symmetry: Any) -> None:
    editing = begun(11, 9)
    editing.symmetry = symmetry
    states = [editing.draft]
    for stroke in strokes:
        carry_out(editing, stroke)
        if editing.draft != states[-1]:
            states.append(editing.draft)
    for state in reversed(states[:-1]):
        assert editing.undo()
        assert editing.draft == state
    assert not editing.undo()
    assert not editing.dirty
    for state in states[1:]:
        assert editing.redo()
        assert editing.draft == state
    assert not editing.redo()


def test_taking_back_is_bounded_and_a_new_stroke_ends_doing_again() -> None:
    editing = begun(2, 1)
    for number in range(MOST_KEPT + 50):
        editing.ink = (FOREST, WATER)[number % 2]
        editing.stroke((0, 0))
    count = 0
    while editing.undo():
        count += 1
    assert count == MOST_KEPT
    editing.ink = Ink("ground", "r")
    editing.stroke((1, 0))
    assert not editing.can_redo


def test_a_stroke_that_is_given_up_has_never_been() -> None:
    editing = begun()
    editing.begin((0, 0))
    editing.extend((4, 3))
    editing.cancel()
    assert not editing.dirty
    assert not editing.can_undo


# --- the file that it makes


@pytest.mark.parametrize("name", map_names(PACK.folder))
def test_a_map_that_is_opened_is_the_same_map(name: str) -> None:
    before = load_map(PACK, name)
    found = judged(PACK, draft_of(DATA, before.file))
    assert found.wrong == ()
    assert found.file is not None
    after, file = found.file, before.file
    assert (after.rows, after.points, after.forces, after.clock) == (file.rows, file.points, file.forces, file.clock)
    assert (after.budget, after.round_limit) == (file.budget, file.round_limit)
    assert zone_masks(before.board, after.zones) == zone_masks(before.board, file.zones)
    for mine, theirs in ((after.structures, file.structures), (after.mines, file.mines)):
        assert sorted(map(repr, mine)) == sorted(map(repr, theirs))


@settings(max_examples=40, deadline=None)
@given(STROKES)
def test_whatever_is_drawn_is_judged_and_a_sound_map_reads_again(strokes: Any) -> None:
    editing = begun(11, 9)
    for stroke in strokes:
        carry_out(editing, stroke)
    found = judged(PACK, editing.draft)
    assert (found.file is None) == bool(found.wrong)
    assert all(one.cell is None or editing.draft.contains(one.cell) for one in found.wrong)


def sound() -> Draft:
    """A map that can be played."""
    draft = empty(DATA, 31, 31, Terms(budget=100))
    zone = [(x, y) for x in range(8, 23) for y in range(26, 31)]
    return laid(laid(draft, zone, Ink("zone", side=0), "turned"), [(15, 15)], Ink("point"))


def test_forces_are_drawn_for_the_zones_as_they_are() -> None:
    found = judged(PACK, sound())
    assert found.file is not None
    assert all(unit.at[1] >= 26 for unit in found.file.forces.blue)
    assert sorted(unit.type for unit in found.file.forces.blue) == sorted(unit.type for unit in found.file.forces.red)
    text = map_text(found.file, ["Somebody's"])
    assert read_map(parse_document(text.encode(), ""), DATA, Faults()) == found.file


def test_all_that_is_wrong_is_told_with_its_cell() -> None:
    draft = laid(sound(), [(15, 15), (3, 3)], WATER)
    draft = laid(draft, [(3, 3)], Ink("mine", side=0))
    draft = laid(draft, [(4, 4)], Ink("structure", "bridge", 0))
    draft = laid(draft, [(15, 22)], Ink("structure", "watchtower", 1))
    told = {(one.fault.key, one.cell) for one in judged(PACK, draft).wrong}
    assert told == {
        ("map-fault-point-no-entry", (15, 15)),
        ("map-fault-mine-ground", (3, 3)),
        ("map-fault-structure-ground", (4, 4)),
        ("map-fault-structure-sees", (15, 22)),
    }


def test_a_character_of_a_mod_that_is_gone_is_told_with_its_cell() -> None:
    draft = sound().laid({(7, 9): Spot("Q")})
    assert [(one.fault.key, one.cell) for one in judged(PACK, draft).wrong] == [("map-fault-glyph", (7, 9))]


def test_zones_that_are_no_rectangles_are_drawn() -> None:
    found = judged(PACK, laid(sound(), [(8, 30)], Ink("erase"), "turned")).file
    assert found is not None
    assert found.zones.rows[30][7:11] == "..11"
    assert found.zones.rows[0][20:24] == "22.."
    assert isinstance(found.zones, Zones)


def test_a_map_without_room_for_a_force_is_told() -> None:
    draft = replace(sound(), terms=Terms(budget=1))
    assert [one.fault.key for one in judged(PACK, draft).wrong] == ["editor-no-forces"]


def test_a_map_without_zones_says_nothing_of_units() -> None:
    told = [one.fault.key for one in judged(PACK, empty(DATA, 20, 20)).wrong]
    assert told == ["map-fault-zone-missing"] * 2


# --- sizes


def test_more_ground_is_laid_around_and_less_cuts() -> None:
    draft = laid(empty(DATA, 4, 4), [(0, 0), (3, 3)], FOREST, "none")
    assert drawn(resized(DATA, draft, 6, 6)) == ["......", ".f....", "......", "......", "....f.", "......"]
    assert drawn(resized(DATA, draft, 5, 4, (-1, -1)))[0] == "f...."
    assert drawn(resized(DATA, draft, 5, 4, (1, 1)))[0] == ".f..."
    assert drawn(resized(DATA, draft, 2, 2)) == ["..", ".."]


def test_forces_that_are_kept_go_along_when_the_map_grows() -> None:
    file = load_map(PACK, "crossroads").file
    draft = resized(DATA, draft_of(DATA, file), 25, 25)
    assert judged(PACK, draft).wrong == ()
    before, after = file.forces.blue[0].at, file_of(draft, draft.terms.forces).forces.blue[0].at  # type: ignore[arg-type]
    assert after == (before[0] + 2, before[1] + 2)


def test_what_has_changed_between_two_drafts_is_found() -> None:
    before = empty(DATA, 6, 6)
    assert set(changed_cells(before, laid(before, [(2, 3), (5, 5)], FOREST))) == {(2, 3), (5, 5)}
    assert laid(before, [(2, 3)], Ink("ground", ".")) is before

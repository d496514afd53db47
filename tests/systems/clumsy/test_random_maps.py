"""Random maps are fair, connected and sound, and come again from the same seed; a map's text is the map."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from core.board import cells_of, mask_of
from core.packs.document import parse_document
from core.packs.faults import Faults, PackError
from core.packs.mods import chosen_mods
from core.reach import distance_field
from systems.clumsy.data import load_clumsy
from systems.clumsy.map_file import MapFile, read_map
from systems.clumsy.map_structures import MapMine, MapStructure
from systems.clumsy.map_styles import load_styles
from systems.clumsy.map_writing import map_text, random_map
from systems.clumsy.maps import BattleMap, load_maps
from systems.clumsy.random_map import SYMMETRIES, Size, Symmetry

PACK = load_clumsy()
STYLES = load_styles(PACK)
SIZES = (Size(20, 20), Size(31, 31), Size(41, 24), Size(24, 50))


def drawn(style: str, size: Size = SIZES[1], seed: int = 1, symmetry: Symmetry = "turned") -> BattleMap:
    return random_map(PACK, "drawn", STYLES[style], size, seed, symmetry)


@pytest.mark.parametrize("symmetry", SYMMETRIES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width}x{size.height}")
@pytest.mark.parametrize("style", STYLES)
def test_both_sides_have_the_same(style: str, size: Size, symmetry: Symmetry) -> None:
    for seed in range(3):
        found = drawn(style, size, seed, symmetry)
        rows = found.rows
        assert (len(rows[0]), len(rows)) == size
        images = [row[::-1] for row in rows[::-1]] if symmetry == "turned" else list(rows[::-1])
        assert list(rows) == images
        across = size.width - 1
        points = {(across - x if symmetry == "turned" else x, size.height - 1 - y) for x, y in found.points}
        assert points == set(found.points)
        assert len(found.points) >= 4
        kinds = [sorted(unit.type for unit in force) for force in found.forces]
        assert kinds[0] == kinds[1]


@pytest.mark.parametrize("style", STYLES)
def test_everything_can_be_reached(style: str) -> None:
    for seed in range(4):
        found = drawn(style, seed=seed)
        board, ground = found.board, found.ground
        blue, red = (zone.cells for zone in found.zones)
        for unit_class in ("foot", "wheeled", "tracked"):
            field = distance_field(board, ground.step_costs[unit_class], red, board.full)
            assert field.mask & blue, unit_class
        for x, y in found.points:
            reached = distance_field(board, ground.step_costs["foot"], 1 << board.cell(x, y), board.full)
            assert reached.mask & blue
            assert reached.mask & red


def test_points_are_spread() -> None:
    for style in STYLES:
        points = drawn(style).points
        apart = [abs(x - u) + abs(y - v) for x, y in points for u, v in points if (x, y) != (u, v)]
        assert min(apart) >= 6, style


def test_a_style_shows() -> None:
    def share(style: str, glyph: str) -> int:
        rows = [drawn(style, seed=seed).rows for seed in range(4)]
        return sum(row.count(glyph) for one in rows for row in one)

    assert share("highlands", "h") > 2 * share("open", "h")
    assert share("towns", "v") > share("open", "v")
    assert share("lakes", "w") > 50
    assert share("open", "w") == 0
    assert share("river", "b") >= 4 * 3


def test_a_river_is_crossed_by_bridges_alone() -> None:
    for seed in range(4):
        found = drawn("river", seed=seed)
        board, ground = found.board, found.ground
        cells = [(x, y) for y, row in enumerate(found.rows) for x, glyph in enumerate(row) if glyph == "b"]
        bridges = mask_of(board.cell(x, y) for x, y in cells)
        blue, red = (zone.cells for zone in found.zones)
        without = distance_field(board, ground.step_costs["foot"], red, board.full & ~bridges)
        assert not without.mask & blue


def test_the_same_seed_gives_the_same_map_and_another_another() -> None:
    assert drawn("open", seed=5).file == drawn("open", seed=5).file
    assert drawn("open", seed=5).rows != drawn("open", seed=6).rows


def test_nobody_starts_in_the_others_sight() -> None:
    for size in SIZES:
        found = drawn("open", size)
        assert not read_faults(map_text(found.file))
        apart = found.zones[1].cells, found.zones[0].cells
        gap = min(
            abs(found.board.xy(one)[1] - found.board.xy(other)[1])
            for one in cells_of(apart[0])
            for other in (cells_of(apart[1])[0], cells_of(apart[1])[-1])
        )
        assert gap > 8


def read_faults(text: str) -> list[str]:
    faults = Faults()
    read_map(parse_document(text.encode(), "m.toml"), PACK.data, faults)
    return [str(fault) for fault in faults]


def reread(file: MapFile) -> MapFile | None:
    return read_map(parse_document(map_text(file, ("a remark", "and another")).encode(), "m.toml"), PACK.data, Faults())


@pytest.mark.parametrize("name", load_maps(PACK))
def test_a_maps_text_is_the_map(name: str) -> None:
    file = load_maps(PACK)[name].file
    assert reread(file) == file


def test_a_maps_text_tells_mines_structures_limits_and_drawn_zones() -> None:
    file = drawn("open").file
    x, y = file.points[0]
    more = replace(
        file,
        structures=(MapStructure(type="trench", at=(x + 2, y)), MapStructure(type="depot", side="red", at=(15, 6))),
        mines=(MapMine(side="blue", at=(15, 20)),),
        round_limit=12,
    )
    text = map_text(more)
    assert "round_limit = 12" in text
    assert f'{{ type = "trench", side = "neutral", at = [{x + 2}, {y}] }},' in text
    assert '{ side = "blue", at = [15, 20] },' in text
    assert reread(more) == more


def test_a_style_with_an_unknown_terrain_is_told_by_its_place(tmp_path: Path) -> None:
    (tmp_path / "map_styles.toml").write_text(
        '[open]\nlayers = [\n  { terrain = "forrest", share = 0.1, patch = 3 },\n]\n', encoding="utf-8"
    )
    with pytest.raises(PackError) as raised:
        load_styles(replace(PACK, folder=tmp_path))
    [fault] = raised.value.faults
    assert (fault.line, fault.column, fault.key, fault.suggestion) == (3, 15, "unknown-name", "forest")


def test_a_pack_without_styles_has_none(tmp_path: Path) -> None:
    assert load_styles(replace(PACK, folder=tmp_path)) == {}


@pytest.mark.parametrize(("gone", "left"), [("hill", []), ("marsh", ["highlands", "towns"]), ("water", [])], ids=str)
def test_a_style_whose_terrain_a_mod_takes_out_is_not_offered(tmp_path: Path, gone: str, left: list[str]) -> None:
    (tmp_path / "pack.toml").write_text(
        f'name = "{tmp_path.name}"\ntitle = "T"\nversion = "1.0"\nbase = "clumsy"\n', encoding="utf-8"
    )
    terrain = {name: kind for name, kind in PACK.data.terrain.items() if name != gone}
    bare = replace(PACK, data=replace(PACK.data, terrain=terrain), mods=chosen_mods([str(tmp_path)]))
    assert list(load_styles(bare)) == left


def test_a_style_may_say_what_a_side_may_spend() -> None:
    style = replace(STYLES["open"], budget=(50, 10))
    # 31 x 31 cells: 50 and ten for each hundred of 961, in whole tens
    assert random_map(PACK, "drawn", style, SIZES[1], 1, "turned").budget == 140
    assert drawn("open").budget == 280

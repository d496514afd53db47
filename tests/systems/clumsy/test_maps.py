"""Map files: every fault in its place; and the shipped maps, which must be sound, fair and worth the fight."""

from __future__ import annotations

import dataclasses
import re
from functools import cache
from pathlib import Path

import pytest
from msgspec import structs

from core.packs.document import parse_document
from core.packs.faults import Fault, Faults, PackError, render
from core.packs.loader import Pack
from core.packs.location import data_folder
from core.reach import distance_field
from core.texts import LANGUAGES, Texts
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.data_types import UnitClass
from systems.clumsy.map_drawing import draw_text
from systems.clumsy.map_file import farthest_sight, read_map
from systems.clumsy.maps import BattleMap, load_map, load_maps, map_names
from systems.clumsy.setup import UnitSetup, set_up
from systems.clumsy.vision import sight_mask
from tests.systems.clumsy.sentences import not_given

SOUND = """\
budget = 100
rows = [
  "....f",
  ".....",
  "..v..",
  "wwbww",
  ".....",
  ".....",
  ".....",
  ".....",
  ".....",
  ".....",
  ".....",
  ".....",
  ".....",
  ".....",
]
points = [[2, 2], [0, 6]]

[zones]
blue = [{ from = [0, 13], to = [4, 12] }]
red = [{ from = [0, 0], to = [4, 1] }]

[forces]
blue = [
  { type = "infantry", at = [0, 13] },
  { type = "cannon", at = [1, 13] },
]
red = [{ type = "tank", at = [4, 0] }]
"""

NAMES = ("crossroads", "highlands", "river")


@cache
def pack() -> Pack[ClumsyData]:
    return load_clumsy()


@cache
def shipped(name: str) -> BattleMap:
    return load_map(pack(), name)


def faults_of(text: str) -> list[Fault]:
    found = Faults()
    read_map(parse_document(text.encode(), "m.toml", faults=found), pack().data, found)
    for fault in found:
        assert not not_given(fault.key, fault.arguments), fault
    return list(found)


def places(text: str) -> list[tuple[int, int, str]]:
    return [(fault.line, fault.column, fault.key) for fault in faults_of(text)]


def swap(*pairs: tuple[str, str]) -> str:
    text = SOUND
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


# Faults


def test_a_sound_map_has_no_faults() -> None:
    assert not faults_of(SOUND)


@pytest.mark.parametrize(
    ("pairs", "line", "column", "key"),
    [
        ([('"..v..",', '"..V..",')], 5, 6, "map-fault-glyph"),
        ([('"..v..",', '"..v.?",')], 5, 8, "map-fault-glyph"),
        ([('"..v..",', '"..v.",')], 5, 8, "map-fault-row-length"),
        ([('"..v..",', '"..v....",')], 5, 9, "map-fault-row-length"),
        ([("[0, 6]", "[0, 14]")], 18, 19, "map-fault-off-map"),
        ([("[0, 6]", "[-1, 6]")], 18, 19, "map-fault-off-map"),
        ([("[0, 6]", "[2, 2]")], 18, 19, "map-fault-point-twice"),
        ([("[0, 6]", "[0, 3]")], 18, 19, "map-fault-point-no-entry"),
        ([("from = [0, 13]", "from = [5, 13]")], 21, 18, "map-fault-off-map"),
        ([("to = [4, 12]", "to = [5, 12]")], 21, 32, "map-fault-off-map"),
        ([("to = [4, 1]", "to = [4, 2]")], 22, 8, "map-fault-zones-in-sight"),
        ([("blue = [{ from = [0, 13], to = [4, 12] }]\n", "")], 20, 2, "map-fault-zone-missing"),
        ([('"infantry"', '"infantery"')], 26, 12, "force-unknown-unit"),
        ([('"infantry"', '"bomber_drone"')], 26, 12, "force-no-operator"),
        ([("at = [0, 13]", "at = [0, 99]")], 26, 29, "force-off-map"),
        ([("at = [0, 13]", "at = [0, 11]")], 26, 29, "force-outside-zone"),
        ([("at = [0, 13]", "at = [1, 13]")], 27, 27, "force-occupied"),
        ([("....f", "....v")], 29, 30, "force-no-entry"),
        ([("....f", "....w")], 29, 30, "force-no-entry"),
        ([("[2, 2]", "[4, 0]")], 29, 30, "force-on-point"),
        ([("at = [4, 0]", 'at = [4, 0], hp = "all"')], 29, 38, "unknown-key"),
        ([("budget = 100\n", "")], 1, 1, "missing-key"),
        ([("budget = 100", "budget = 0")], 1, 10, "too-small"),
        ([("budget = 100", "bugdet = 100")], 1, 1, "unknown-key"),
        ([("[forces]", '[clock]\nseason = "sumer"\n[forces]')], 25, 10, "unknown-choice"),
        ([("[0, 6]", '[0, "6"]')], 18, 23, "wrong-type"),
    ],
)
def test_a_fault_is_shown_where_it_is(pairs: list[tuple[str, str]], line: int, column: int, key: str) -> None:
    assert (line, column, key) in places(swap(*pairs))


def test_characters_that_are_no_glyph_are_one_fault_as_long_as_they_are_the_same() -> None:
    assert places(swap(('"..v..",', '"?!.??",'))) == [(5, x, "map-fault-glyph") for x in (4, 5, 7)]
    assert places(swap(('"..v..",', '"?...?",'))) == [(5, x, "map-fault-glyph") for x in (4, 8)]
    assert {fault.suggestion for fault in faults_of(swap(('"..v..",', '"?!.??",')))} == {""}


def test_of_several_parts_of_a_zone_that_in_sight_is_shown() -> None:
    parts = "red = [{ from = [0, 0], to = [4, 1] }, "
    text = swap(("red = [{ from = [0, 0], to = [4, 1] }]", parts + "{ from = [2, 2], to = [2, 2] }]"))
    assert places(text) == [(22, len(parts) + 1, "map-fault-zones-in-sight")]


BUILT = """\
points = [[2, 2], [0, 6]]
structures = [
  { type = "depot", side = "red", at = [2, 1] },
  { type = "trench", at = [4, 8] },
]
mines = [{ side = "blue", at = [2, 10] }]
"""


def built(*pairs: tuple[str, str]) -> str:
    """The sound map with structures and a mine, some words of them replaced."""
    text = BUILT
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return swap(("points = [[2, 2], [0, 6]]\n", text))


def test_a_map_may_hold_structures_and_mines() -> None:
    assert not faults_of(built())


@pytest.mark.parametrize(
    ("pairs", "line", "column", "key"),
    [
        ([('"depot"', '"depott"')], 20, 12, "map-fault-structure-type"),
        ([('"red"', '"green"')], 20, 28, "unknown-choice"),
        ([("[2, 1]", "[2, 99]")], 20, 40, "map-fault-off-map"),
        ([("[2, 1]", "[2, 2]")], 20, 40, "map-fault-cell-taken"),
        ([("[2, 1]", "[2, 3]")], 20, 40, "map-fault-cell-taken"),
        ([("[4, 8]", "[2, 1]")], 21, 27, "map-fault-cell-taken"),
        ([("[2, 10]", "[2, 1]")], 23, 32, "map-fault-cell-taken"),
        ([("[2, 10]", "[0, 3]")], 23, 32, "map-fault-mine-ground"),
        ([("[2, 10]", "[5, 3]")], 23, 32, "map-fault-off-map"),
        ([("[2, 1]", "[4, 0]")], 20, 40, "map-fault-structure-ground"),
        ([("[2, 10]", "[0, 13]")], 31, 29, "map-fault-cell-taken"),
        (
            [('"depot", side = "red", at = [2, 1]', '"watchtower", side = "blue", at = [0, 12]')],
            20,
            46,
            "map-fault-structure-sees",
        ),
    ],
)
def test_a_faulty_structure_is_shown_where_it_is(
    pairs: list[tuple[str, str]], line: int, column: int, key: str
) -> None:
    assert (line, column, key) in places(built(*pairs))


def test_a_building_may_close_the_only_way_to_a_point() -> None:
    """MOVE-3: nobody passes through it."""
    ring = "".join(f'  {{ type = "depot", at = [{x}, {y}] }},\n' for x, y in ((0, 5), (1, 6), (0, 7)))
    text = built(("structures = [\n", "structures = [\n" + ring))
    assert {key for _, _, key in places(text)} == {"map-fault-point-unreachable"}


def test_works_that_let_foot_in_close_no_way() -> None:
    """MOVE-3."""
    ring = "".join(f'  {{ type = "trench", at = [{x}, {y}] }},\n' for x, y in ((0, 5), (1, 6), (0, 7)))
    assert not faults_of(built(("structures = [\n", "structures = [\n" + ring)))


def test_two_mines_in_one_cell_are_a_fault() -> None:
    mine = '{ side = "blue", at = [2, 10] }'
    text = built((mine, f"{mine}, {mine}"))
    assert [(line, key) for line, _, key in places(text)] == [(23, "map-fault-cell-taken")]


@pytest.mark.parametrize(
    ("pairs", "suggestion"),
    [
        ([("points = [[2, 2], [0, 6]]\n", BUILT.replace('"depot"', '"depott"'))], "depot"),
        ([('"..v..",', '"..V..",')], "v"),
        ([('"infantry"', '"infantery"')], "infantry"),
        ([("budget = 100", "bugdet = 100")], "budget"),
    ],
)
def test_the_name_that_was_meant_is_suggested(pairs: list[tuple[str, str]], suggestion: str) -> None:
    assert suggestion in [fault.suggestion for fault in faults_of(swap(*pairs))]


def test_all_faults_are_told_at_once_also_beside_a_misspelt_key() -> None:
    text = swap(
        ("budget", "bugdet"), ("[0, 6]", "[0, 60]"), ('"infantry", at', '"infantry", ta'), ("[1, 13]", "[1, 9]")
    )
    assert {key for _, _, key in places(text)} >= {
        "unknown-key",
        "missing-key",
        "map-fault-off-map",
        "force-outside-zone",
    }


def test_the_caret_stands_under_the_wrong_character() -> None:
    shown = render(faults_of(swap(('"..v..",', '"..v.?",'))), Texts("en", data_folder() / "locale"))
    source, caret = shown.splitlines()[1:3]
    assert source[caret.index("^")] == "?"


def test_a_row_written_with_escapes_is_shown_as_a_whole() -> None:
    assert (5, 3, "map-fault-glyph") in places(swap(('"..v..",', '"..\\u0056..",')))


def test_a_point_that_nobody_can_walk_to_is_a_fault() -> None:
    """CAPTURE-1: an engineer must get there."""
    found = faults_of(swap(("wwbww", "wwwww")))
    assert [(fault.key, fault.arguments["side"]) for fault in found] == [
        ("map-fault-point-unreachable", "blue"),
        ("map-fault-point-unreachable", "red"),
    ]


def test_an_engineer_may_start_on_a_point() -> None:
    """CAPTURE-1: only an engineer enters a victory point."""
    assert not faults_of(swap(("[2, 2]", "[4, 0]"), ('"tank"', '"engineer"')))


def test_by_night_zones_may_be_nearer() -> None:
    """FORCE-1, SEE-4: out of sight is judged by the hour the battle begins."""
    night = ("[forces]", '[clock]\nhour = "night"\n[forces]')
    nearer = ("to = [4, 1]", "to = [4, 2]")
    assert "map-fault-zones-in-sight" in [key for _, _, key in places(swap(nearer))]
    assert not faults_of(swap(nearer, night))


def test_zones_may_be_drawn_over_the_map() -> None:
    drawn = ["22222", *["....."] * 11, "111..", "11111"]
    rows = ", ".join(f'"{row}"' for row in drawn)
    start = SOUND.index("blue = [{")
    end = SOUND.index("[forces]")
    text = f"{SOUND[:start]}rows = [{rows}]\n\n{SOUND[end:]}"
    assert not faults_of(text)
    assert places(text.replace('"22222"', '"22322"')) == [(21, 12, "map-fault-glyph")]
    assert places(text.replace('"22222", ', "")) == [(21, 8, "map-fault-zone-size")]
    near = text.replace('"22222", ".....", "....."', '"22222", ".....", ".2..."')
    assert places(near) == [(21, 29, "map-fault-zones-in-sight")]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "rows = []",
        "rows = [1]",
        'rows = [""]',
        "zones = 3",
        "forces = [1]",
        "points = 7",
        "rows = {}",
        "zones = {}",
    ],
)
def test_whatever_is_missing_or_strange_is_a_fault_and_no_crash(text: str) -> None:
    assert faults_of(text)


def test_a_map_that_is_not_there_is_a_fault_with_the_nearest_name() -> None:
    with pytest.raises(PackError) as caught:
        load_map(pack(), "crosroads")
    (fault,) = caught.value.faults
    assert (fault.key, fault.suggestion) == ("file-missing", "crossroads")


@pytest.mark.parametrize("name", ["../terrain/terrain", "/etc/passwd", ""])
def test_only_maps_of_the_folder_are_loaded(name: str) -> None:
    with pytest.raises(PackError):
        load_map(pack(), name)


def test_every_fault_has_a_sentence_in_every_language() -> None:
    source = Path(read_map.__code__.co_filename)
    checks = source.read_text("utf-8") + source.with_name("map_structures.py").read_text("utf-8")
    keys = set(re.findall(r'"(map-fault-[a-z-]+)"', checks))
    forces = source.with_name("forces.py").read_text("utf-8")
    reasons = re.search(r"Reason = Literal\[(.*?)\]", forces, re.DOTALL)
    assert reasons is not None
    keys |= {"force-" + name.replace("_", "-") for name in re.findall(r'"(\w+)"', reasons[1])}
    for language in LANGUAGES:
        written = (data_folder() / "locale" / language / "maps.ftl").read_text("utf-8")
        assert set(re.findall(r"^((?:map|force)-[a-z-]+) =", written, re.MULTILINE)) == keys


# The shipped maps


def test_the_pack_has_these_maps_and_all_are_sound() -> None:
    assert map_names(pack().folder) == list(NAMES)
    assert sorted(load_maps(pack())) == list(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_map_has_a_title_and_two_sentences(name: str, language: str) -> None:
    texts = Texts(language, pack().folder / "locale")
    written = (pack().folder / "locale" / language / "maps.ftl").read_text("utf-8")
    found = shipped(name)
    assert f"\n{found.title_key} = " in written
    assert f"\n{found.about_key} = " in written
    assert texts.format(found.about_key).count(".") == 2


def travel(found: BattleMap, unit_class: UnitClass, point: tuple[int, int]) -> list[int]:
    """What each side's nearest unit of a class would pay to get to a point, or next to it if it may not enter."""
    cell = found.board.cell(*point)
    barred = found.zones[0].points
    goals = 1 << cell if unit_class == "foot" else found.board.neighbour_mask(cell)
    field = distance_field(found.board, found.ground.step_costs[unit_class], goals, found.board.full & ~barred | goals)
    costs = []
    for zone in found.zones:
        nearest = field.nearest(zone.cells & ~barred)
        assert nearest is not None, (unit_class, point)
        costs.append(nearest[0])
    return costs


@pytest.mark.parametrize("unit_class", ["foot", "wheeled", "tracked"])
@pytest.mark.parametrize("name", NAMES)
def test_five_points_that_both_sides_reach_at_the_same_cost(name: str, unit_class: UnitClass) -> None:
    """WIN-1: one near each home and three between; nobody has the shorter ways."""
    found = shipped(name)
    costs = [travel(found, unit_class, point) for point in found.points]
    assert len(costs) == 5
    blue, red = (sorted(cost[side] for cost in costs) for side in (0, 1))
    assert sum(blue) == pytest.approx(sum(red), rel=0.1)
    assert blue == pytest.approx(red, rel=0.1)
    home_blue, *between, home_red = costs
    assert home_blue[0] < home_blue[1] // 3
    assert home_red[1] < home_red[0] // 3
    assert all(min(cost) * 3 > max(cost) * 2 for cost in between)  # none of them is anybody's for the taking


@pytest.mark.parametrize("name", NAMES)
def test_roads_and_bridges_are_one_net(name: str) -> None:
    found = shipped(name)
    net = found.ground.masks["road"]
    for cells in found.ground.crossings.values():
        net |= cells
    reached = net & -net
    while (grown := found.board.grown(reached) & net) != reached:
        reached = grown
    assert reached == net


@pytest.mark.parametrize("name", NAMES)
def test_no_single_point_blocks_the_roads(name: str) -> None:
    """CAPTURE-1: only engineers enter a point, so none may lie on a road."""
    found = shipped(name)
    crossed = found.ground.crossings.get("bridge", 0)
    assert not found.zones[0].points & (found.ground.masks["road"] | crossed)


@pytest.mark.parametrize("name", NAMES)
def test_nobody_sees_an_enemy_at_the_start(name: str) -> None:
    """FORCE-1."""
    found = shipped(name)
    battle = set_up(found.battle(1), pack().data)
    with battle.world.active():
        for side in (0, 1):
            assert not sight_mask(battle, side) & battle.field.units[1 - side]
            assert not sight_mask(battle, side) & found.zones[1 - side].cells
    assert farthest_sight(pack().data, found.file.clock) == 10


@pytest.mark.parametrize(("name", "least", "most"), [("crossroads", 8, 10), ("river", 12, 14), ("highlands", 16, 20)])
def test_default_forces_are_complete_and_worth_the_same(name: str, least: int, most: int) -> None:
    found = shipped(name)
    values = []
    for force in found.forces:
        types = [unit.type for unit in force]
        assert least <= len(types) <= most
        assert types.count("general") == 1
        assert types.count("supply_truck") == 1
        assert types.count("engineer") >= 2
        values.append(sum(pack().data.units[name].value for name in types))
    assert values[0] == values[1] <= found.budget


def test_the_maps_together_show_the_whole_ground_roster() -> None:
    shown = {unit.type for name in NAMES for force in shipped(name).forces for unit in force}
    assert shown == {kind.id for kind in pack().data.units.values() if not kind.flies}


@pytest.mark.parametrize("name", NAMES)
def test_every_gun_starts_next_to_a_truck(name: str) -> None:
    """TOW-1: a gun cannot step by itself."""
    for force in shipped(name).forces:
        trucks = [unit.at for unit in force if unit.type == "truck"]
        for x, y in (unit.at for unit in force if unit.type == "cannon"):
            assert any(abs(x - a) + abs(y - b) == 1 for a, b in trucks)


@pytest.mark.parametrize("name", NAMES)
def test_a_shipped_map_is_the_same_from_both_sides(name: str) -> None:
    found = shipped(name)
    width, height = found.board.width, found.board.height
    assert [row[::-1] for row in reversed(found.rows)] == list(found.rows)
    turned = [[(width - 1 - x, height - 1 - y) for x, y in (unit.at for unit in force)] for force in found.forces]
    assert turned[0] == [unit.at for unit in found.forces[1]]


def test_the_river_is_crossed_by_bridges_alone() -> None:
    """MOVE-1."""
    found = shipped("river")
    costs = found.ground.step_costs["foot"]
    bridges = found.ground.crossings["bridge"]
    assert bridges.bit_count() == 4
    without = distance_field(found.board, costs, found.zones[0].cells, found.board.full & ~bridges)
    assert not without.mask & found.zones[1].cells


@pytest.mark.parametrize("name", NAMES)
def test_what_stands_on_a_shipped_map_favours_nobody(name: str) -> None:
    found = shipped(name)
    width, height = found.board.width, found.board.height
    turned = {"blue": "red", "red": "blue", "neutral": "neutral"}
    structures = {(one.type, one.side, one.at) for one in found.file.structures}
    assert {(kind, turned[side], (width - 1 - x, height - 1 - y)) for kind, side, (x, y) in structures} == structures
    mines = {(mine.side, mine.at) for mine in found.file.mines}
    assert {(turned[side], (width - 1 - x, height - 1 - y)) for side, (x, y) in mines} == mines


def test_the_maps_together_show_what_may_stand_on_one() -> None:
    sides = {(one.type, one.side) for name in NAMES for one in shipped(name).file.structures}
    assert {("depot", "blue"), ("workshop", "red"), ("watchtower", "blue"), ("trench", "neutral")} <= sides
    assert any(shipped(name).file.mines for name in NAMES)


# Battles


def test_structures_and_mines_of_a_map_are_there_when_the_battle_begins() -> None:
    found = shipped("highlands")
    battle = set_up(found.battle(1), found.data)
    tower, mine = battle.board.cell(13, 25), battle.board.cell(7, 21)
    assert tower in battle.structure_at
    assert mine in battle.mine_at


def test_nobody_starts_on_a_structure_or_a_mine() -> None:
    """FORCE-1."""
    found = shipped("highlands")
    depot = found.board.cell(5, 31)
    assert not any(zone.cells >> depot & 1 for zone in found.zones)


def test_a_map_becomes_a_battle() -> None:
    found = shipped("crossroads")
    setup = found.battle(7)
    assert (setup.seed, setup.sides, setup.rows, setup.points) == (7, ("blue", "red"), found.rows, found.points)
    assert (setup.clock.season, setup.clock.hour, setup.clock.weather) == ("summer", "day", "clear")
    assert setup.title == "map-crossroads"
    assert setup.units == found.forces[0] + found.forces[1]


def test_a_battle_moved_to_another_season_begins_in_its_weather_and_out_of_sight() -> None:
    """CLOCK-3, FORCE-1."""
    for name in NAMES:
        found = shipped(name)
        assert found.clock.season in found.seasons, name
        assert found.clock_in(found.clock.season) == found.clock  # type: ignore[arg-type]
        for season in found.seasons:
            clock = found.clock_in(season)
            assert (clock.season, clock.hour) == (season, found.clock.hour)
            if season != found.clock.season:
                assert clock.weather == {"autumn": "rain", "winter": "snow"}.get(season, "clear")
            setup = found.battle(1, clock=clock)
            battle = set_up(setup, found.data)
            with battle.world.active():
                assert not any(sight_mask(battle, side) & found.zones[1 - side].cells for side in (0, 1))


def test_given_forces_must_be_placed_by_the_rule() -> None:
    """FORCE-1."""
    found = shipped("crossroads")
    blue, red = found.forces
    assert found.battle(1, forces=(blue[:1], red[:2])).units == blue[:1] + red[:2]
    with pytest.raises(ValueError, match="another side"):
        found.battle(1, forces=(red, blue))
    with pytest.raises(ValueError, match="occupied"):
        found.battle(1, forces=(blue[:1] * 2, red))
    with pytest.raises(ValueError, match="1 sides"):
        found.battle(1, forces=(blue,))


def test_a_battle_lasts_as_long_as_its_map_says() -> None:
    found = shipped("crossroads")
    assert found.battle(1).round_limit == found.file.round_limit
    short = dataclasses.replace(found, file=structs.replace(found.file, round_limit=7))
    assert short.battle(1).round_limit == 7


def test_a_map_is_drawn_as_text() -> None:
    found = shipped("crossroads")
    plain = draw_text(found, colours=False).splitlines()
    assert plain[0] == found.rows[0]
    assert sum(line.count("*") for line in plain) == 5
    coloured = draw_text(found, found.forces)
    assert (
        re.sub(r"\x1b\[[\d;]*m", "", coloured).splitlines()
        == draw_text(found, found.forces, colours=False).splitlines()
    )


def test_the_colours_of_a_drawn_map() -> None:
    """Meadow is green, forest dark green, a point black on yellow; blue's units are white on blue, red's on red."""
    found = shipped("crossroads")
    y, row = next((y, row) for y, row in enumerate(found.rows) if ".f" in row)
    x = row.index(".f")
    assert "\x1b[32m" in draw_text(found).splitlines()[y]
    assert "\x1b[38;5;22mf" in draw_text(found).splitlines()[y]
    placed = tuple((UnitSetup(type="tank", side=side, at=(x + side, y)),) for side in (0, 1))
    line = draw_text(found, placed).splitlines()[y]
    assert "\x1b[1;37;44mT\x1b[0m\x1b[1;37;41mT\x1b[0m" in line
    assert draw_text(found, placed, colours=False).splitlines()[y][x : x + 2] == "TT"
    px, py = found.points[0]
    assert "\x1b[1;30;103m*\x1b[0m" in draw_text(found).splitlines()[py]
    assert draw_text(found, colours=False).splitlines()[py][px] == "*"


def test_a_map_is_drawn_a_line_per_row_however_narrow_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    found = shipped("crossroads")
    monkeypatch.setenv("COLUMNS", "10")
    assert len(draw_text(found).split("\n")) == len(found.rows)

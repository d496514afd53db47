"""The shipped pack against the rulebook's section 15, written down by hand.

Each row is the rulebook's row; a change of balance changes both.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from core.packs.document import parse_document
from core.packs.faults import PackError
from core.packs.loader import overlay_data
from core.packs.location import pack_folder
from core.texts import LANGUAGES
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.data_types import UnitClass

PACK = load_clumsy()
DATA = PACK.data

ROSTER = """
infantry             foot       small  6  10 7  10 -  rifle
scout                foot       small  5  14 9  12 -  carbine
sniper               foot       small  4  10 9  18 -  sniper_rifle
observer             foot       small  4  10 10 10 -  pistol
medic                foot       small  4  10 6  12 -  pistol
engineer             foot       small  5  10 6  16 -  pistol
rocket_launcher      foot       small  5  8  7  18 -  rocket
mortar               foot       medium 4  8  6  18 -  mortar_shell
drone_operator       foot       small  4  10 7  14 -  pistol
jammer               foot       small  4  8  7  14 -  pistol
general              foot       small  8  10 7  30 -  sidearm assault_rifle
truck                wheeled    medium 6  20 6  10 80
supply_truck         wheeled    medium 6  18 6  14 80
tank                 tracked    large  12 16 7  40 60 tank_gun
heavy_tank           tracked    large  16 12 7  60 48 heavy_gun rocket
cannon               towed      medium 6  6  5  35 -  cannon_shell
anti_air_battery     wheeled    large  8  10 9  35 60 missile flak
attack_helicopter    helicopter large  10 20 9  60 60 helicopter_rockets helicopter_gun
transport_helicopter helicopter large  9  24 8  35 60
surveillance_drone   drone      small  1  16 9  10 -
bomber_drone         drone      small  1  14 6  12 -  bomb
kamikaze_drone       drone      small  1  16 6  10 -  charge
"""

WEAPONS = """
rifle              2 1-5  10
carbine            1 1-4  8
sniper_rifle       1 1-8  5
pistol             1 1-2  8
sidearm            1 1-3  8
assault_rifle      2 1-4  10
rocket             5 1-6  4
mortar_shell       3 2-8  6
tank_gun           5 1-6  8
heavy_gun          6 1-6  8
cannon_shell       6 3-12 5
missile            6 1-10 4
flak               3 1-7  8
helicopter_rockets 5 1-5  4
helicopter_gun     3 1-4  8
bomb               3 0-1  2
charge             5 0-1  1
"""

# steps: foot wheeled tracked; fuel: wheeled tracked; cover, share of an obstacle in per cent
TERRAIN = """
meadow . 2 2 2 2 2 0  0
road   r 1 1 1 1 1 0  0
forest f 3 5 4 3 3 25 100
hill   h 3 5 4 3 3 25 100
marsh  m 4 6 5 3 3 0  0
water  w - - - 0 0 0  0
ruin   v 3 - - 0 0 40 50
crater c 3 4 3 3 3 0  0
burnt  x 2 2 2 2 2 0  0
"""

STRUCTURES = """
trench        work     1 6  35
bunker        work     3 12 60
dragons_teeth work     2 8  15
bridge        work     3 8  0
depot         building 2 8  50
hospital      building 2 8  50
workshop      building 2 8  50
watchtower    building 2 6  50
heliport      building 3 8  50
"""


def rows(table: str) -> list[list[str]]:
    """Split a table into its cells, each row's first being the id."""
    return [line.split() for line in table.strip().splitlines()]


@pytest.mark.parametrize("row", rows(ROSTER), ids=lambda row: row[0])
def test_units_are_the_rulebook_s(row: list[str]) -> None:
    unit = DATA.units[row[0]]
    fuel = "-" if unit.fuel is None else unit.fuel
    numbers = (unit.hp, unit.action_points, unit.vision, unit.value, fuel)
    assert [unit.id, unit.unit_class, unit.size, *map(str, numbers), *unit.weapons] == row


@pytest.mark.parametrize("row", rows(WEAPONS), ids=lambda row: row[0])
def test_weapons_are_the_rulebook_s(row: list[str]) -> None:
    weapon = DATA.weapons[row[0]]
    reach = f"{weapon.minimum_range}-{weapon.maximum_range}"
    assert [weapon.id, str(weapon.base_damage), reach, str(weapon.ammo)] == row


@pytest.mark.parametrize("row", rows(TERRAIN), ids=lambda row: row[0])
def test_terrain_is_the_rulebook_s(row: list[str]) -> None:
    terrain = DATA.terrain[row[0]]
    steps = ["-" if cost is None else str(cost) for cost in map(terrain.cost, ("foot", "wheeled", "tracked"))]
    fuel = [str(terrain.fuel("wheeled")), str(terrain.fuel("tracked"))]
    assert [terrain.id, terrain.glyph, *steps, *fuel, str(terrain.cover), str(int(terrain.blocks_fire))] == row


@pytest.mark.parametrize("row", rows(STRUCTURES), ids=lambda row: row[0])
def test_structures_are_the_rulebook_s(row: list[str]) -> None:
    structure = DATA.structures[row[0]]
    numbers = (structure.build_turns, structure.hp, structure.cover)
    assert [structure.id, structure.kind, *map(str, numbers)] == row


def test_there_is_nothing_else_in_the_pack_and_all_is_sorted() -> None:
    for table, entries in (
        (ROSTER, DATA.units),
        (WEAPONS, DATA.weapons),
        (TERRAIN, DATA.terrain),
        (STRUCTURES, DATA.structures),
    ):
        assert list(entries) == sorted(row[0] for row in rows(table))


@pytest.mark.parametrize(
    ("weapon", "unit_class", "damage"),
    [
        ("rifle", "tracked", 1),
        ("rifle", "wheeled", 2),
        ("sniper_rifle", "foot", 4),
        ("sniper_rifle", "tracked", 1),
        ("rocket", "foot", 2),
        ("rocket", "helicopter", 5),
        ("tank_gun", "foot", 3),
        ("heavy_gun", "foot", 6),
    ],
)
def test_damage_depends_on_the_class(weapon: str, unit_class: UnitClass, damage: int) -> None:
    assert DATA.weapons[weapon].damage_against(unit_class) == damage


def units_with(ability: str) -> set[str]:
    return {unit.id for unit in DATA.units.values() if ability in unit.abilities}


def weapons_for(target: str) -> set[str]:
    return {weapon.id for weapon in DATA.weapons.values() if target in weapon.targets}


def test_roles() -> None:
    assert {unit.id for unit in DATA.units.values() if unit.shots == 2} == {  # TURN-3
        "heavy_tank",
        "attack_helicopter",
        "anti_air_battery",
        "general",
    }
    assert units_with("no_alert") == {"sniper", "general", "observer"}  # ALERT-1
    assert units_with("no_patrol") >= {"sniper", "general", "observer", "attack_helicopter"}  # PATROL-1
    assert units_with("camouflage") == {"sniper", "observer"}  # SEE-3
    assert units_with("still_only") == {"sniper", "rocket_launcher"}  # RANGE-2
    assert units_with("carrier") == {"truck", "transport_helicopter"}  # LOAD-2
    assert {unit.id: unit.slots for unit in DATA.units.values() if unit.slots} == {
        "truck": 2,
        "transport_helicopter": 2,
    }
    assert units_with("tractor") == {"truck"}  # TOW-1
    assert {unit.battery for unit in DATA.units.values() if unit.unit_class == "drone"} == {4}  # DRONE-2


def test_what_weapons_aim_at() -> None:
    assert weapons_for("drone") == {"rifle", "carbine", "sniper_rifle", "rocket", "flak"}  # DRONE-3
    assert weapons_for("airborne") == {  # HELI-4
        "rocket",
        "missile",
        "flak",
        "charge",
        "helicopter_rockets",
        "helicopter_gun",
    }
    everything = set(DATA.weapons)
    assert everything - weapons_for("landed") == {"sniper_rifle", "missile", "flak"}  # HELI-4
    assert everything - weapons_for("ground") == {"missile", "flak"}
    assert {weapon.id for weapon in DATA.weapons.values() if weapon.indirect} == {
        "mortar_shell",
        "cannon_shell",
    }  # LOF-4
    assert {weapon.id for weapon in DATA.weapons.values() if weapon.shell} == {  # BLAST-2, BURN-1
        "mortar_shell",
        "cannon_shell",
        "tank_gun",
        "heavy_gun",
    }
    cannon = DATA.weapons["cannon_shell"]
    assert (cannon.blast, cannon.blast_share) == (2, 50)  # BLAST-1
    assert {weapon.id for weapon in DATA.weapons.values() if weapon.spends_unit} == {"charge"}  # DRONE-5


def test_the_rules_numbers() -> None:
    rules = DATA.rules
    costs = rules.orders
    assert (costs.board, costs.unload, costs.tow, costs.unhitch, costs.supply) == (2, 2, 4, 2, 4)
    assert (costs.build, costs.clear, costs.lay_mine, costs.demine, costs.land) == (6, 6, 6, 4, 2)
    assert rules.clock.hours == ("dawn", "day", "day", "day", "dusk", "night", "night")
    assert rules.clock.weather_chance == {"autumn": 100, "winter": 100}
    assert (rules.cover.wreck, rules.cover.general, rules.cover.cap) == (20, 10, 80)
    assert [rules.hiding.of(size) for size in ("small", "medium", "large")] == [3, 2, 1]
    assert rules.sight.penalty("night", "rain") == 3
    assert (rules.drones.link, rules.drones.relay_link, rules.round_limit) == (8, 12, 40)


def test_a_bridge_is_a_road_over_water() -> None:
    bridge = DATA.structure_by_glyph()["b"]
    assert bridge.id == "bridge"
    assert bridge.on == {"water"}
    assert [bridge.cost("foot"), bridge.cost("wheeled"), bridge.cost("tracked")] == [1, 1, 1]
    assert [bridge.fuel("wheeled"), bridge.fuel("tracked")] == [1, 1]


def inline(content: str) -> ClumsyData:
    return overlay_data(PACK, parse_document(content.encode(), "scenario.toml"))


def test_a_scenario_brings_its_own_units_and_numbers() -> None:
    data = inline(
        '[data.units.dummy]\nclass = "foot"\nsize = "small"\nhp = 3\naction_points = 4\nvision = 5\nweapons = ["toy"]\n'
        '[data.weapons.toy]\ndamage = 2\nrange = [1, 3]\nammo = 9\nfire = "direct"\ntargets = ["ground"]\n'
        "[data.terrain.forest]\ncover = 10\n[data.rules.grid]\nadjacency = 8\n"
    )
    assert data.units["dummy"].weapons == ("toy",)
    assert (data.terrain["forest"].cover, data.terrain["forest"].glyph) == (10, "f")
    assert data.rules.grid.adjacency == 8


@pytest.mark.parametrize(
    ("content", "place", "key", "suggestion"),
    [
        ("[data.units.tank]\nhp = 0", (2, 6), "too-small", ""),
        ('[data.units.tank]\nclass = "tracekd"', (2, 9), "unknown-choice", "tracked"),
        ('[data.units.tank]\nabilities = ["carier"]', (2, 14), "unknown-choice", "carrier"),
        ("[data.weapons.rifle]\ndamage = { foot = 2, defalt = 1, default = 2 }", (2, 22), "unknown-key", "default"),
        ("[data.weapons.rifle]\nrange = [5, 1]", (2, 9), "range-reversed", ""),
        ('[data.structures.depot]\non = ["medow"]', (2, 7), "unknown-name", "meadow"),
        ('[data.terrain.marsh]\nglyph = "f"', (2, 9), "glyph-taken", ""),
        ('[data.structures.bridge]\nglyph = "f"', (2, 9), "glyph-taken", ""),
        ('[data.terrain.marsh]\nglyph = "ff"', (2, 9), "malformed-glyph", ""),
        ("[data.terrain.marsh]\ncost = { foot = 0 }", (2, 17), "too-small", ""),
        ("[data.rules.grid]\nadjacency = 6", (2, 13), "unknown-choice", ""),
    ],
)
def test_a_scenario_s_data_is_validated(content: str, place: tuple[int, int], key: str, suggestion: str) -> None:
    with pytest.raises(PackError) as caught:
        inline(content)
    found = [((fault.line, fault.column), fault.key, fault.suggestion) for fault in caught.value.faults]
    assert found == [(place, key, suggestion)]


def test_every_entry_has_a_name_and_a_sentence_in_every_language() -> None:
    wanted = {f"unit-{name}" for name in DATA.units} | {f"weapon-{name}" for name in DATA.weapons}
    wanted |= {f"terrain-{name}" for name in DATA.terrain} | {f"structure-{name}" for name in DATA.structures}
    wanted |= {f"{key}-about" for key in wanted}
    for language in LANGUAGES:
        source = (pack_folder("clumsy") / "locale" / language / "pack.ftl").read_text(encoding="utf-8")
        assert wanted <= {line.split(" = ")[0] for line in source.splitlines() if " = " in line}


def test_the_pack_lies_where_location_says() -> None:
    assert PACK.folder == Path(__file__).parents[3] / "data" / "clumsy"


def test_a_unit_looks_like_what_it_inherits_from_unless_it_says_otherwise() -> None:
    document = parse_document(
        b'[data.units.one]\ninherits = "tank"\n[data.units.two]\ninherits = "one"\n'
        b'[data.units.three]\ninherits = "tank"\nlooks_like = "truck"\n[data.units.four]\ninherits = "three"\n',
        "s.toml",
    )
    units = overlay_data(load_clumsy(), document).units
    assert [units[name].looks_like for name in ("tank", "one", "two", "three", "four")] == [
        None,
        "tank",
        "one",
        "truck",
        "truck",
    ]

"""Headquarters as tools find it that know no ruleset: packs with mods over them, older data, its files and maps."""

from __future__ import annotations

import shutil
from pathlib import Path

from core.packs.document import parse_document
from core.packs.location import pack_folder
from core.packs.mods import Mod, read_mod
from core.rulesets import EVERYBODY, ruleset
from systems.headquarters.ai.personality import Personality
from systems.headquarters.data import OfferType, Rules, TerrainType, UnitType, load_headquarters
from systems.headquarters.maps import MapFile, load_map, load_maps, map_names
from systems.headquarters.scenarios.tables import ScenarioFile
from tests.systems.headquarters.camps import pack, wild_setup

RULES = ruleset("headquarters")


def mod(folder: Path, files: dict[str, str]) -> Mod:
    """A mod of Headquarters, written into a folder."""
    manifest = f'name = "{folder.name}"\ntitle = "T"\nversion = "1.0"\nbase = "headquarters"\n'
    for name, text in {"pack.toml": manifest, **files}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return read_mod(folder)


DUEL = 'rows = [".....", "..f.."]\n[camps.blue]\nheadquarters = [0, 0]\n[camps.red]\nheadquarters = [4, 0]\n'


def test_a_mod_changes_what_it_gives_and_adds_a_map(tmp_path: Path) -> None:
    changed = mod(tmp_path / "swift", {"units/a.toml": "[tank]\nmove = 7\n", "maps/duel.toml": DUEL})
    for found in (RULES.load_pack(mods=[changed]), load_headquarters(mods=[changed])):
        assert (found.data.units["tank"].move, found.data.units["tank"].hp) == (7, 10)
        assert map_names(found) == sorted([*map_names(pack()), "duel"])
        assert load_map(found, "duel").sides == ("blue", "red")
        assert load_maps(found)["duel"].data.units["tank"].move == 7
    assert RULES.load_pack("headquarters").data.units["tank"].move == pack().data.units["tank"].move == 5


def test_a_map_knows_where_its_texts_are_and_what_battle_begins_on_it() -> None:
    found = load_map(pack(), "classic")
    assert (found.title_key, found.about_key) == ("map-classic", "map-classic-about")
    setup = found.battle(7, date="2026-03-04", round_limit=9)
    assert (setup.seed, setup.date, setup.round_limit, setup.title) == (7, "2026-03-04", 9, "map-classic")
    plain = found.battle(7)
    assert (plain.date, plain.round_limit) == ("2026-01-01", 0)


def test_a_mods_faulty_map_and_opponents_are_told(tmp_path: Path) -> None:
    assert RULES.check_battles(pack()) == []
    wrong = mod(tmp_path / "wrong", {"maps/duel.toml": DUEL.replace("[4, 0]", "[5, 0]").replace("f", "x")})
    [fault] = RULES.check_battles(RULES.load_pack(mods=[wrong]))
    assert (Path(fault.file).name, fault.line, fault.key) == ("duel.toml", 1, "map-fault-glyph")


def test_faulty_opponents_are_told_beside_faulty_maps(tmp_path: Path) -> None:
    copy = tmp_path / "headquarters"
    shutil.copytree(pack_folder("headquarters"), copy)
    opponents = copy / "ai" / "personalities.toml"
    opponents.write_text(opponents.read_text(encoding="utf-8").replace("kill =", "kil =", 1), encoding="utf-8")
    ground = copy / "maps" / "classic.toml"
    ground.write_text(ground.read_text(encoding="utf-8").replace("[camps.red]", "[camps.rad]"), encoding="utf-8")
    found = RULES.check_battles(load_headquarters(copy))
    assert {(Path(fault.file).name, fault.key) for fault in found} >= {
        ("personalities.toml", "unknown-key"),
        ("classic.toml", "unknown-key"),
    }


def test_no_battle_under_way_takes_other_data() -> None:
    before = RULES.encode_data(pack().data)
    assert RULES.barriers(before, before) == []
    now = RULES.encode_data(RULES.decode_data(before, "x"))
    assert now == before
    now["units"]["tank"]["move"] = 6
    now["rules"]["bounty"]["less"] = 5
    del now["offers"]["scout"]
    assert RULES.barriers(before, now) == ["offers.scout", "rules.bounty.less", "units.tank.move"]


def test_data_of_an_older_version_are_completed() -> None:
    values = RULES.encode_data(pack().data)
    del values["units"]["tank"]["move"]
    del values["rules"]["bomb"]["hp"]
    values["offers"]["scout"]["colour"] = "red"
    values["units"]["tank"]["hp"] = 13
    found = RULES.decode_data(RULES.complete_data(values), "x")
    assert (found.units["tank"].move, found.units["tank"].hp) == (5, 13)
    assert found.rules.bomb.hp == 1
    assert found.offers == pack().data.offers


def test_its_files_are_read_by_these_models() -> None:
    layout = RULES.file_layout()
    assert layout.tables == {"units": UnitType, "terrain": TerrainType, "offers": OfferType, "ai": Personality}
    assert layout.schema_tables == ("units", "terrain", "offers")
    assert (layout.rules, layout.overlay_key) == (Rules, "data")
    assert layout.files == {"maps": MapFile, "scenarios": ScenarioFile}
    inside = {folder.name for folder in pack_folder("headquarters").iterdir() if folder.is_dir()}
    assert {*layout.tables, *layout.files} <= inside


def test_maps_are_told_as_a_terminal_shows_them(tmp_path: Path) -> None:
    teller = RULES.map_teller()
    assert teller.names(pack()) == map_names(pack())
    here = tmp_path / "duel.toml"
    units = 'units = [{ type = "tank", at = [1, 1] }]\n'
    here.write_text(DUEL.replace("[0, 0]\n", f"[0, 0]\n{units}").replace('".....",', '"..C..",'), encoding="utf-8")
    found = teller.load(pack(), str(here))
    assert teller.head(found) == ("cli-map-head-headquarters", {"width": 5, "height": 2, "camps": 2, "cities": 1})
    assert teller.drawn(found, colours=False).splitlines() == ["H.C.H", ".Tf.."]
    coloured = teller.drawn(found, colours=True)
    assert coloured != teller.drawn(found, colours=False)
    assert len({part for part in coloured.split("\x1b[") if part.endswith("C")}) == 1


def test_all_camps_play_at_once() -> None:
    game = RULES.new_game(wild_setup(0), pack().data)
    moment = RULES.moment(game)
    assert (moment.round, moment.side, moment.ended, moment.winner, moment.reason) == (1, EVERYBODY, False, -1, "")


def test_a_scenario_is_read_on_the_shipped_pack_or_another(tmp_path: Path) -> None:
    document = parse_document(b'ruleset = "headquarters"\nmap = { rows = ["."] }\n[[step]]\ndo = "check"\n', "s.toml")
    assert RULES.read_scenario(document).data == pack().data
    swift = RULES.load_pack(mods=[mod(tmp_path / "swift", {"units/a.toml": "[tank]\nmove = 7\n"})])
    assert RULES.read_scenario(document, swift).data.units["tank"].move == 7


def test_a_battle_goes_on_as_it_is_by_data_that_are_the_same() -> None:
    state = {1: {"Ledger": {"turn": 1}}}
    assert RULES.fitted(state, pack().data, pack().data) is state

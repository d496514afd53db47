"""`clumsy mod` as it is typed. Places are set by hand."""

import json
import sys
from pathlib import Path

import pytest

from core.modding import begin_mod, check
from core.packs.document import MOST_BYTES
from core.packs.faults import Fault
from tests.cli.test_play_command import typed

MANIFEST = 'name = "{name}"\ntitle = "T"\nversion = "1.0"\nbase = "clumsy"\n'
NAMED = "unit-walker = Walker\nweapon-stick = Stick\n"
WALKER = '[walker]\ninherits = "infantry"\nweapons = ["stick"]\n'
STICK = '[stick]\ndamage = 1\nrange = [1, 2]\nammo = 3\nfire = "direct"\ntargets = ["ground"]\n'


def written(folder: Path, files: dict[str, str]) -> Path:
    """A mod, called like its folder."""
    for name, content in {"pack.toml": MANIFEST.format(name=folder.name), **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return folder


def mods_of(home: Path) -> Path:
    return home / "general-clumsy" / "mods"


def places(folder: Path, faults: tuple[Fault, ...]) -> list[str]:
    shown = []
    for fault in faults:
        file = Path(fault.file)
        name = file.relative_to(folder) if file.is_relative_to(folder) else file.name
        shown.append(f"{name}:{fault.line}:{fault.column} {fault.key}")
    return shown


def test_the_shipped_pack_is_neither_wrong_nor_odd() -> None:
    found = check(())
    assert (found.faults, found.oddities) == ((), ())


def test_a_new_mod_passes_its_own_check_and_its_scenario(tmp_path: Path) -> None:
    done = typed("mod", "new", "first_steps", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    done = typed("mod", "check", "first_steps", "--strict", home=tmp_path)
    assert (done.returncode, done.stdout) == (0, "no faults, nothing odd\n")
    scenarios = str(mods_of(tmp_path) / "first_steps" / "scenarios")
    assert typed("scenario", "check", "--mod", "first_steps", scenarios, home=tmp_path).stdout == "OK 1\n"
    assert "first_steps 0.1: first_steps (changes clumsy)" in typed("mod", "list", home=tmp_path).stdout
    again = typed("mod", "new", "first_steps", home=tmp_path)
    assert (again.returncode, "is such a file or folder already" in again.stderr) == (2, True)


def test_what_a_mod_calls_itself_steers_no_terminal(tmp_path: Path) -> None:
    manifest = MANIFEST.format(name="a").replace('"T"', '"\\u001b[31mred\\u202e"') + 'load_after = ["\\u0007"]\n'
    written(mods_of(tmp_path) / "a", {"pack.toml": manifest})
    told = typed("mod", "list", home=tmp_path).stdout
    assert "red" in told
    assert not {"\x1b", "\u202e", "\x07"} & set(told)


@pytest.mark.parametrize("rules", ["headquarters", "skirmish"])
def test_a_new_mod_of_another_game_passes_its_own_check_and_its_scenario(tmp_path: Path, rules: str) -> None:
    done = typed("mod", "new", "a", "--ruleset", rules, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"clumsy play --ruleset {rules} --mod a\n" in done.stdout
    assert typed("mod", "check", "a", home=tmp_path).stdout == "no faults, nothing odd\n"
    place = mods_of(tmp_path) / "a"
    scenarios = [str(file) for file in sorted((place / "scenarios").glob("*.toml"))]
    assert typed("scenario", "check", "--mod", "a", *scenarios, home=tmp_path).returncode == 0
    assert (place / ".schemas" / "units.json").is_file()


def test_a_new_mod_of_a_game_that_is_none_is_not_written(tmp_path: Path) -> None:
    done = typed("mod", "new", "a", "--ruleset", "skirmsh", home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert 'did you mean "skirmish"?' in done.stderr
    assert not (mods_of(tmp_path) / "a").exists()


def test_a_new_mod_that_cannot_be_written_is_said_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = typed("mod", "new", "a", "--in", str(tmp_path / "file"), home=tmp_path)
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("name", ["", "Big", "../out", "a b", "1st", "_a", "naïve", "a" * 65])
def test_a_name_no_mod_can_have_is_refused(tmp_path: Path, name: str) -> None:
    assert typed("mod", "new", name, "--in", str(tmp_path / "here"), home=tmp_path).returncode == 2
    assert not (tmp_path / "here").exists()


ODD = {
    "nobody has it": ({"weapons/w.toml": STICK}, ["weapons/w.toml:1:2 odd-weapon-unused"]),
    "it aims at nothing": (
        {"weapons/w.toml": STICK.replace('["ground"]', "[]"), "units/u.toml": WALKER},
        ["weapons/w.toml:6:11 odd-weapon-unaimed"],
    ),
    "it has no round": (
        {"weapons/w.toml": STICK.replace("ammo = 3", "ammo = 0"), "units/u.toml": WALKER},
        ["weapons/w.toml:4:8 odd-weapon-empty"],
    ),
    "it reaches farther than a watchtower sees": (
        {"weapons/w.toml": STICK.replace("[1, 2]", "[1, 13]"), "units/u.toml": WALKER},
        ["weapons/w.toml:3:9 odd-weapon-unseen"],
    ),
    "it reaches as far as one": (
        {"weapons/w.toml": STICK.replace("[1, 2]", "[1, 12]"), "units/u.toml": WALKER},
        [],
    ),
    "over obstacles it needs no sight": (
        {"weapons/w.toml": STICK.replace("[1, 2]", "[1, 13]").replace("direct", "indirect"), "units/u.toml": WALKER},
        [],
    ),
    "it has no points": (
        {"weapons/w.toml": STICK, "units/u.toml": WALKER + "action_points = 0\n"},
        ["units/u.toml:4:17 odd-unit-immobile"],
    ),
    "it is worth nothing": (
        {"weapons/w.toml": STICK, "units/u.toml": WALKER + "value = 0\n"},
        ["units/u.toml:1:2 odd-unit-worthless"],
    ),
    "it stands nowhere": (
        {"structures/s.toml": "[bunker]\non = []\n"},
        ["structures/s.toml:2:6 odd-structure-nowhere"],
    ),
    "it has no name": (
        {"weapons/w.toml": STICK, "units/u.toml": WALKER, "locale/en/t.ftl": "weapon-stick = Stick\n"},
        ["units/u.toml:1:2 odd-text-missing"],
    ),
    "a text is not translated": (
        {"locale/fr/t.ftl": "weapon-stick = bâton\n"},
        ["locale/en/t.ftl:1:1 odd-text-untranslated"],
    ),
    "a text is in another language alone": (
        {"locale/fr/t.ftl": NAMED + "unit-runner = coureur\n"},
        ["locale/fr/t.ftl:3:1 odd-text-without-english"],
    ),
    "a translation leaves out what the game fills in": (
        {"locale/en/u.ftl": "hello = Hello, { $name }\n", "locale/ru/t.ftl": NAMED + "hello = Привет\n"},
        ["locale/ru/t.ftl:3:1 odd-text-placeholder"],
    ),
    "no font draws it": (
        {"locale/en/u.ftl": "hello = Good\n    morning 🙂\n# 🙂\nbye = Bye\n"},
        ["locale/en/u.ftl:2:13 odd-text-character"],
    ),
    "fonts draw five languages": (
        {"locale/en/u.ftl": "hello = Señor, garçon, 안녕, Привет — «ё»\n"},
        [],
    ),
    "it is meant": ({"weapons/w.toml": STICK + 'odd = ["weapon-unused"]\n'}, []),
    "another thing is meant": (
        {"weapons/w.toml": STICK + 'odd = ["weapon-empty"]\n'},
        ["weapons/w.toml:1:2 odd-weapon-unused"],
    ),
}


@pytest.mark.parametrize(("files", "odd"), ODD.values(), ids=ODD)
def test_what_is_odd_is_told_at_its_place(tmp_path: Path, files: dict[str, str], odd: list[str]) -> None:
    mod = written(tmp_path / "a", {"locale/en/t.ftl": NAMED, **files})
    found = check([mod])
    assert found.faults == ()
    assert places(mod, found.oddities) == odd


WRONG = {
    "no such kind of oddity": (
        {"weapons/w.toml": STICK + 'odd = ["weapon-unusd"]\n'},
        ["weapons/w.toml:7:8 unknown-name"],
    ),
    "oddities that are no list": ({"weapons/w.toml": STICK + 'odd = "all"\n'}, ["weapons/w.toml:7:7 wrong-type"]),
    "two tables": (
        {"units/u.toml": "[tank]\nhp = 0\n\n[truck]\nvison = 3\n", "weapons/w.toml": "[bomb]\nrange = [2, 1]\n"},
        ["units/u.toml:2:6 too-small", "units/u.toml:5:1 unknown-key"],
    ),
    "a range turned round": ({"weapons/w.toml": "[bomb]\nrange = [2, 1]\n"}, ["weapons/w.toml:2:9 range-reversed"]),
    "a weapon twice": ({"units/u.toml": '[tank]\nweapons = ["bomb", "bomb"]\n'}, ["units/u.toml:2:20 listed-twice"]),
    "a glyph that is taken": ({"terrain/t.toml": '[hill]\nglyph = "f"\n'}, ["terrain/t.toml:2:9 glyph-taken"]),
    "a map that is none": ({"maps/m.toml": "rows = 3\n"}, None),
    "a mission with a typo": ({"missions/m.toml": 'map = "x\n'}, ["missions/m.toml:1:9 syntax-string"]),
    "a scenario with an unknown unit": (
        {
            "scenarios/s.toml": 'ruleset = "clumsy"\ntitle = "t"\n\n[map]\nrows = ["..."]\n\n'
            '[[unit]]\nname = "ann"\ntype = "tnk"\nside = "blue"\nat = [0, 0]\n'
        },
        ["scenarios/s.toml:9:8 unknown-name"],
    ),
    "Windows lines": ({"units/u.toml": "[tank]\r\n\r\nhp = 0\r\n"}, ["units/u.toml:3:6 too-small"]),
    "a mark before the text": ({"units/u.toml": "\ufeff[tank]\nhp = 0\n"}, ["units/u.toml:2:6 too-small"]),
    "a tab before a key": ({"units/u.toml": "[tank]\n\thp = 0\n"}, ["units/u.toml:2:7 too-small"]),
    "a base that is none": (
        {"pack.toml": MANIFEST.format(name="a").replace("clumsy", "clumsi")},
        ["pack.toml:4:8 unknown-name"],
    ),
}


@pytest.mark.parametrize(("files", "wrong"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_told_at_its_place(tmp_path: Path, files: dict[str, str], wrong: list[str] | None) -> None:
    mod = written(tmp_path / "a", files)
    found = check([mod])
    assert found.faults
    assert all(Path(fault.file).is_relative_to(mod) for fault in found.faults)
    if wrong is not None:
        assert places(mod, found.faults) == wrong


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_texts_that_cannot_be_read_are_told_of(tmp_path: Path) -> None:
    files = {"locale/en/large.ftl": "a" * (MOST_BYTES + 1), "secret.ftl": "x = y\n"}
    mod = written(tmp_path / "a", {**files, "locale/en/marked.ftl": "\ufeffhello = {\n"})
    (mod / "locale" / "en" / "loop.ftl").symlink_to(mod / "locale" / "en" / "loop.ftl")
    (mod / "locale" / "en" / "outside.ftl").symlink_to(mod / "secret.ftl")
    assert places(mod, check([mod]).faults) == [
        "locale/en/large.ftl:1:1 file-too-large",
        "locale/en/loop.ftl:1:1 file-unreadable",
        "locale/en/marked.ftl:1:10 text-broken",
        "locale/en/outside.ftl:1:1 file-outside",
    ]


def test_two_mods_that_know_nothing_of_each_other_and_disagree_are_named(tmp_path: Path) -> None:
    one = written(tmp_path / "one", {"units/u.toml": "[tank]\nhp = 13\nvision = 8\n"})
    files = {"units/u.toml": "[tank]\nvision = 8\n\nhp = 14\n"}
    other = written(tmp_path / "other", files)
    (odd,) = check([one, other]).oddities
    assert places(other, (odd,)) == ["units/u.toml:4:6 odd-mods-disagree"]
    assert {key: odd.arguments[key] for key in ("name", "other", "line")} == {
        "name": "other",
        "other": "one",
        "line": "2",
    }
    written(other, {"pack.toml": MANIFEST.format(name="other") + 'load_after = ["one"]\n'})
    assert check([one, other]).oddities == ()


def test_for_programs_it_is_json_or_lines_for_github(tmp_path: Path) -> None:
    file = written(mods_of(tmp_path) / "a", {"units/u.toml": "[tank]\nvison = 3\n"}) / "units" / "u.toml"
    done = typed("mod", "check", "a", "--json", home=tmp_path)
    assert done.returncode == 2
    assert json.loads(done.stdout) == [
        {
            "severity": "error",
            "file": str(file),
            "line": 2,
            "column": 1,
            "kind": "unknown-key",
            "message": 'unknown key "vison"',
            "suggestion": "vision",
            "choices": [],
        }
    ]
    done = typed("mod", "check", "a", "--github", home=tmp_path)
    assert done.stdout == f'::error file={file},line=2,col=1::unknown key "vison"%0Adid you mean "vision"?\n'
    file.write_text('[tank]\nclass = "\\u001b[31m"\n', encoding="utf-8")
    done = typed("mod", "check", "a", "--github", home=tmp_path)
    assert (done.stdout.count("helicopter"), "\x1b" in done.stdout, "%0A" in done.stdout) == (1, False, False)


def test_odd_is_a_failure_only_if_that_is_wished_for(tmp_path: Path) -> None:
    written(mods_of(tmp_path) / "a", {"weapons/w.toml": STICK, "locale/en/t.ftl": NAMED})
    done = typed("mod", "check", home=tmp_path)
    assert (done.returncode, "no faults, 1 oddity" in done.stdout) == (0, True)
    assert typed("mod", "check", "--strict", home=tmp_path).returncode == 1


def test_a_value_is_explained_by_the_lines_that_made_it(tmp_path: Path) -> None:
    begin_mod("a", mods_of(tmp_path))
    written(mods_of(tmp_path) / "b", {"units/u.toml": "[assault_gun]\nhp = 15\n"})
    told = typed("mod", "explain", "assault_gun.hp", "--mod", "a", "--mod", "b", home=tmp_path).stdout.splitlines()
    assert told[0] == "units.assault_gun.hp = 15"
    assert [line.rpartition("/")[2] for line in told[1:]] == [
        "vehicles.toml:29:1: 12",
        "units.toml:9:1: 14",
        "u.toml:2:1: 15",
    ]
    told = typed("mod", "explain", "units.tank.shots", home=tmp_path).stdout
    assert told == "units.tank.shots = 1\n  (nothing is given: this is the default)\n"
    done = typed("mod", "explain", "tank.hpp", home=tmp_path)
    assert (done.returncode, done.stderr) == (2, 'there is no "hpp"\n  did you mean "hp"?\n')


def test_mods_are_compared_in_what_they_come_to(tmp_path: Path) -> None:
    begin_mod("a", mods_of(tmp_path))
    told = typed("mod", "diff", "clumsy", "a", home=tmp_path).stdout
    assert told == "+ units.assault_gun\n  units.infantry.hp: 6 -> 7\n+ weapons.assault_cannon\n"
    assert typed("mod", "diff", "a", "a", home=tmp_path).stdout == "they play the same\n"


def test_a_mod_is_installed_replaced_and_removed(tmp_path: Path) -> None:
    source = written(tmp_path / "a", {"units/u.toml": "[tank]\nhp = 20\n"})
    done = typed("mod", "install", str(source), home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"a 1.0 is installed in {mods_of(tmp_path) / 'a'}" in done.stdout
    assert typed("mod", "explain", "tank.hp", "--mod", "a", home=tmp_path).stdout.startswith("units.tank.hp = 20")
    again = typed("mod", "install", str(source), home=tmp_path)
    assert (again.returncode, "--replace" in again.stderr) == (2, True)
    assert typed("mod", "install", str(source), "--replace", home=tmp_path).returncode == 0
    done = typed("mod", "remove", "a", home=tmp_path)
    assert (done.returncode, done.stdout) == (0, "a is removed\n")
    assert not (mods_of(tmp_path) / "a").exists()
    assert typed("mod", "remove", "a", home=tmp_path).returncode == 2


def test_what_is_wrong_with_a_mod_is_said_when_it_is_installed(tmp_path: Path) -> None:
    source = written(tmp_path / "a", {"pack.toml": MANIFEST.format(name="a") + 'needs = ["gone"]\n'})
    done = typed("mod", "install", str(source), home=tmp_path)
    assert (done.returncode, "a 1.0 is installed" in done.stdout) == (0, True)
    assert f"{mods_of(tmp_path) / 'a' / 'pack.toml'}:5:" in done.stderr
    written(source, {"units/u.toml": "[tank]\nvison = 3\n"})
    done = typed("mod", "install", str(source), "--replace", home=tmp_path)
    assert (done.returncode, "a 1.0 is installed" in done.stdout) == (0, True)
    assert f'{mods_of(tmp_path) / "a" / "units" / "u.toml"}:2:1: unknown key "vison"' in done.stderr


def test_what_cannot_be_installed_is_said_in_words(tmp_path: Path) -> None:
    for name, content in {"broken.zip": b"no zip", "gone.zip": None}.items():
        path = tmp_path / name
        if content is not None:
            path.write_bytes(content)
        done = typed("mod", "install", str(path), home=tmp_path)
        assert (done.returncode, done.stdout, "Traceback" in done.stderr) == (2, "", False)
        assert name in done.stderr
    assert not mods_of(tmp_path).exists() or not list(mods_of(tmp_path).iterdir())


SCENARIO = """\
ruleset = "clumsy"
title = "A tank has as many hit points as it is said to have"

[map]
rows = ["..."]

[[unit]]
name = "ann"
type = "tank"
side = "blue"
at = [0, 0]

[expect]
"ann.hp" = 12
"""


def test_a_mod_is_tested_by_its_scenarios_and_by_games(tmp_path: Path) -> None:
    begin_mod("a", mods_of(tmp_path))
    done = typed("mod", "test", "a", "--games", "2", "--jobs", "1", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("no faults, nothing odd\nScenarios: 1 hold, 0 do not\n")
    assert "Games of the computer against itself: 6\n" in done.stdout
    assert "assault_gun (new)" in done.stdout
    assert "infantry (changed)" in done.stdout


def test_a_mod_whose_scenario_fails_does_not_pass(tmp_path: Path) -> None:
    folder = written(mods_of(tmp_path) / "a", {"scenarios/s.toml": SCENARIO, "units/u.toml": "[tank]\nhp = 13\n"})
    done = typed("mod", "test", "a", "--games", "0", home=tmp_path)
    assert done.returncode == 1
    assert f"  {folder / 'scenarios' / 's.toml'}: " in done.stdout
    done = typed("mod", "test", "a", "--games", "0", "--json", home=tmp_path)
    plain = json.loads(done.stdout)
    assert (done.returncode, plain["passed"]) == (1, False)
    assert [one["holds"] for one in plain["scenarios"]] == [False]


def test_a_mod_with_faults_is_not_played(tmp_path: Path) -> None:
    written(mods_of(tmp_path) / "a", {"units/u.toml": "[tank]\nhp = 0\n"})
    done = typed("mod", "test", "a", home=tmp_path)
    assert (done.returncode, "must be at least 1" in done.stdout, "Games" in done.stdout) == (2, True, False)
    done = typed("mod", "test", home=tmp_path)
    assert (done.returncode, done.stdout.startswith("pack.toml:1:1: a mod needs this file")) == (2, True)


# --- mods of Headquarters


def camps_mod(folder: Path, **files: str) -> Path:
    """A mod of Headquarters, called like its folder."""
    manifest = MANIFEST.format(name=folder.name).replace('"clumsy"', '"headquarters"')
    return written(
        folder, {"pack.toml": manifest, **{name.replace("__", "/") + ".toml": text for name, text in files.items()}}
    )


def test_a_mod_of_headquarters_is_checked_with_its_maps_and_scenarios(tmp_path: Path) -> None:
    sound = camps_mod(tmp_path / "sound", units__tank="[tank]\nmove = 6\n")
    assert check([sound]).faults == ()
    duel = 'rows = ["..x.."]\n[camps.blue]\nheadquarters = [0, 0]\n[camps.red]\nheadquarters = [4, 0]\n'
    wrong = camps_mod(
        tmp_path / "wrong",
        units__tank="[tank]\nmoves = 6\n",
    )
    assert places(wrong, check([wrong]).faults) == ["units/tank.toml:2:1 unknown-key"]
    wrong = camps_mod(
        tmp_path / "ground",
        maps__duel=duel,
        scenarios__a='ruleset = "headquarters"\nmap = { rows = ["."] }\n[[step]]\ndo = "fly"\n',
    )
    assert [place.split()[-1] for place in places(wrong, check([wrong]).faults)] == ["map-fault-glyph", "unknown-name"]


def test_schemas_are_those_of_the_mod_in_the_folder(tmp_path: Path) -> None:
    here = camps_mod(tmp_path / "camps")
    assert typed("mod", "schema", home=here).returncode == 0
    assert (here / ".schemas" / "offers.json").is_file()
    assert typed("mod", "schema", "others", "--ruleset", "clumsy", home=here).returncode == 0
    assert (here / "others" / "units.json").is_file()
    assert not (here / "others" / "offers.json").exists()
    done = typed("mod", "schema", "x", "--ruleset", "headquaters", home=here)
    assert (done.returncode, 'did you mean "headquarters"?' in done.stderr) == (2, True)

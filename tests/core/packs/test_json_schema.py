"""JSON Schemas: they are sound, take what is shipped, refuse what the models refuse, and tell of every key.

`jsonschema` is needed by these tests alone.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, get_args

import pytest

from core.modding import begin_mod
from core.packs.json_schema import UNIT, schemas
from core.packs.location import data_folder
from systems.clumsy.data_types import SEASONS, UNIT_CLASSES, Size
from systems.headquarters.data import UNIT_CLASSES as CAMP_UNIT_CLASSES
from tests.core.packs.test_broken import BROKEN

jsonschema = pytest.importorskip("jsonschema")
SCHEMAS = schemas("clumsy")
OF_CAMPS = schemas("headquarters")
OF_TABLES = schemas("skirmish")
REFUSED = (
    "adjacency_of_six",
    "cover_past_a_hundred",
    "decimal_for_a_whole_number",
    "glyph_of_two_characters",
    "name_in_capitals",
    "negative_range",
    "nine_weapons",
    "number_for_a_table",
    "range_of_one_number",
    "share_past_the_whole",
    "text_for_a_list",
    "typo_in_a_key",
    "typo_in_an_inner_key",
    "unknown_ability",
    "unknown_class_as_a_key",
    "version_of_words",
    "zero_where_the_rules_divide",
)
"""Mods of `broken/` whose fault a schema can show."""


CHOICES = {*UNIT_CLASSES, *CAMP_UNIT_CLASSES, *SEASONS, *get_args(Size), "add", "remove"}
"""Keys of tables that give a value for each of several; the table says what it is."""


def kind_of(file: Path, root: Path) -> str:
    """The kind of a file of a pack."""
    return file.stem if file.parent == root else file.parent.name


def wrong_in(file: Path, root: Path, by: dict[str, Any] = SCHEMAS) -> list[str]:
    validator = jsonschema.Draft202012Validator(by[kind_of(file, root)])
    return [error.message for error in validator.iter_errors(tomllib.loads(file.read_text(encoding="utf-8")))]


def files_of(root: Path, by: dict[str, Any] = SCHEMAS) -> list[Path]:
    return sorted(path for path in root.rglob("*.toml") if kind_of(path, root) in by)


@pytest.mark.parametrize("by", [SCHEMAS, OF_CAMPS, OF_TABLES], ids=["clumsy", "headquarters", "skirmish"])
def test_a_schema_is_one(by: dict[str, Any]) -> None:
    for schema in by.values():
        jsonschema.Draft202012Validator.check_schema(schema)


def test_what_is_shipped_is_taken(tmp_path: Path) -> None:
    for root in (data_folder() / "clumsy", begin_mod("first", tmp_path)):
        files = files_of(root)
        assert {kind_of(file, root) for file in files} >= {"units", "weapons", "scenarios", "pack"}
        assert {file.name: wrong_in(file, root) for file in files if wrong_in(file, root)} == {}


def test_what_headquarters_ships_is_taken_and_what_it_cannot_be_is_not() -> None:
    root = data_folder() / "headquarters"
    files = files_of(root, OF_CAMPS)
    assert {kind_of(file, root) for file in files} == set(OF_CAMPS)
    assert {file.name: wrong_in(file, root, OF_CAMPS) for file in files if wrong_in(file, root, OF_CAMPS)} == {}
    for kind, content, taken in (
        ("units", "[tank]\nmove = 6", True),
        ("units", "[tank]\naction_points = 6", False),
        ("offers", '[tank]\nprice = 1\neffect = "unit"', True),
        ("offers", '[tank]\nprice = 1\neffect = "gift"', False),
        ("scenarios", 'ruleset = "headquarters"\nmap = { rows = ["."] }\n[data.units.tank]\nmove = 3', True),
    ):
        assert jsonschema.Draft202012Validator(OF_CAMPS[kind]).is_valid(tomllib.loads(content)) is taken, content


def test_what_skirmish_ships_is_taken_and_what_it_cannot_be_is_not() -> None:
    root = data_folder() / "skirmish"
    files = files_of(root, OF_TABLES)
    assert {kind_of(file, root) for file in files} == set(OF_TABLES)
    assert {file.name: wrong_in(file, root, OF_TABLES) for file in files if wrong_in(file, root, OF_TABLES)} == {}
    for kind, content, taken in (
        ("units", "[scout]\nmove = [14, 9.5]", True),
        ("units", "[scout]\nmove = [14]", False),
        ("units", '[scout]\nmove = "cavalry"\nbase = 4', True),
        ("units", "[scout]\nbase = -1", False),
        ("missions", "table = { size = [60, 40.5] }", True),
        ("missions", "table = { size = [60, 40] }\nseed = 1", False),
        ("scenarios", 'ruleset = "skirmish"\ntable = { size = [60, 40] }\n[data.units.scout]\nbase = 3', True),
    ):
        assert jsonschema.Draft202012Validator(OF_TABLES[kind]).is_valid(tomllib.loads(content)) is taken, content


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_broken_is_refused(name: str) -> None:
    root = BROKEN / name / "mods" / "mod"
    assert any(wrong_in(file, root) for file in files_of(root))


@pytest.mark.parametrize(
    ("kind", "content", "taken"),
    [
        ("units", '[tank]\nweapons = { add = ["rocket"] }', True),
        ("units", '[tank]\nweapons = { add = ["rocket"], ad = [] }', False),
        ("units", "[tank]\nremove = true", True),
        ("units", "[tank]\nremove = false", False),
        ("units", '[tank]\nformerly = ["panzer"]\nodd = ["unit-worthless"]', True),
        ("units", '[tank]\nodd = ["unit-worthles"]', False),
        ("weapons", "[rifle]\nrange = { add = [1] }", False),
        ("weapons", "[rifle]\nblast_share = 0.5", True),
        ("rules", '[air]\nlands_on = { remove = ["burnt"] }', True),
        ("scenarios", 'ruleset = "clumsy"\nmap = { rows = ["."] }\n[data.units.tank]\nhp = 3', True),
        ("scenarios", 'ruleset = "clumsy"\nmap = { rows = ["."] }\n[data.units.tank]\nhpp = 3', False),
        ("pack", 'name = "a"\ntitle = "A"\nversion = "1.0"\nbase = "clumsy"', True),
        ("pack", 'name = "a"\ntitle = "A"', False),
    ],
)
def test_what_a_mod_may_write(kind: str, content: str, taken: bool) -> None:
    assert jsonschema.Draft202012Validator(SCHEMAS[kind]).is_valid(tomllib.loads(content)) is taken


def described(schema: dict[str, Any], path: str = "") -> dict[str, bool]:
    """Whether each key of a schema says what it means."""
    found: dict[str, bool] = {}
    for key, inner in schema.get("properties", {}).items():
        way = f"{path}.{key}" if path else key
        found[way] = bool(inner.get("description")) or schema["properties"].keys() <= CHOICES
        found |= described(inner, way)
        for arm in (*inner.get("anyOf", ()), inner.get("items", {})):
            found |= described(arm, way)
    return found


@pytest.mark.parametrize("by", [SCHEMAS, OF_CAMPS, OF_TABLES], ids=["clumsy", "headquarters", "skirmish"])
def test_every_key_says_what_it_means(by: dict[str, Any]) -> None:
    silent = {
        kind: [way for way, told in described(schema.get("additionalProperties") or schema).items() if not told]
        for kind, schema in by.items()
    }
    of_other_rulesets = {"structure.owner"}
    assert {kind: ways for kind, ways in silent.items() if set(ways) - of_other_rulesets} == {}


def test_numbers_say_what_they_count() -> None:
    unit = SCHEMAS["units"]["additionalProperties"]["properties"]
    assert (unit["hp"][UNIT], unit["vision"][UNIT], unit["hp"]["minimum"]) == ("hit points", "cells", 1)
    assert (unit["shots"]["default"], unit["shots"]["maximum"]) == (1, 2)


def test_a_new_mod_names_its_schemas_and_has_them(tmp_path: Path) -> None:
    root = begin_mod("first", tmp_path)
    for file in files_of(root):
        first = file.read_text(encoding="utf-8").splitlines()[0]
        assert first.startswith("#:schema "), file
        assert (file.parent / first.removeprefix("#:schema ")).is_file(), file

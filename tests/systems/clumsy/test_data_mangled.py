"""A pack that somebody has mangled is a pack or a list of faults, never a traceback and never half a pack."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path

import msgspec
import pydantic
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.packs.document import read_document
from core.packs.explanation import pydantic_model
from core.packs.faults import Fault, PackError, render
from core.packs.location import data_folder, pack_folder
from core.packs.schema import Entry, read_custom
from core.texts import Texts
from systems.clumsy.data import SCHEMA, load_clumsy

ENGLISH = Texts("en", data_folder() / "locale")
STRANGE = [
    *("0", "-1", "1000000", "9" * 25, "0.5", "1.5", "nan", "inf", "true", '""', '"tank"', "[]", "[1]", "[[1]]", "{}"),
    *("{ add = [1] }", "{ add = [], remove = ['rifle'] }", "{ default = 1 }", "1979-05-27", "'\\u0000'", "{ a.b = 1 }"),
]
TOKEN = re.compile(r'"[^"\n]*"|\d+\.?\d*|\[[^\]\n]*\]|\{[^}\n]*\}|\w+')


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("packs") / "clumsy"
    shutil.copytree(pack_folder("clumsy"), copy, ignore=shutil.ignore_patterns("locale", "models"))
    return copy


@given(st.randoms(use_true_random=False))
@settings(max_examples=100, deadline=None)
def test_a_mangled_pack_is_a_pack_or_faults_that_can_be_shown(folder: Path, chance: random.Random) -> None:
    files = sorted(path for path in folder.rglob("*.toml") if path.parent.name in (*SCHEMA.tables, "clumsy"))
    path = chance.choice(files)
    original = path.read_text(encoding="utf-8")
    text = original
    for _ in range(chance.randint(1, 4)):
        token = chance.choice(list(TOKEN.finditer(text)))
        text = text[: token.start()] + chance.choice([*STRANGE, token[0][:-1], token[0] * 2]) + text[token.end() :]
    path.write_text(text, encoding="utf-8")
    faults: tuple[Fault, ...] = ()
    try:
        load_clumsy(folder)
    except PackError as error:
        faults = error.faults
    finally:
        path.write_text(original, encoding="utf-8")
    assert isinstance(render(faults, ENGLISH), str)
    assert not [fault for fault in faults if fault.key == "invalid-value"], "a fault without a sentence of its own"


@given(st.randoms(use_true_random=False))
@settings(max_examples=200, deadline=None)
def test_both_readings_of_a_table_agree(chance: random.Random) -> None:
    """The quick one (msgspec) and the one that explains (pydantic) accept the same tables."""
    table, model = chance.choice(sorted(SCHEMA.tables.items()))
    path = chance.choice(sorted((pack_folder("clumsy") / table).glob("*.toml")))
    entry = chance.choice(sorted(read_document(path).data.values(), key=str))
    assert isinstance(entry, dict)
    strange: list[object] = [
        0,
        -1,
        10**30,
        0.5,
        1.5,
        float("nan"),
        True,
        "",
        "tank",
        [],
        [1],
        [[1]],
        {},
        {"default": 1},
    ]
    for _ in range(chance.randint(0, 2)):
        entry[chance.choice([*sorted(entry), "extra", "value", "glyph"])] = chance.choice(strange)
    assert quick(model, entry) == explained(model, entry)


def quick(model: type[Entry], entry: dict[str, object]) -> bool:
    try:
        msgspec.convert({**entry, "id": "x"}, model, dec_hook=read_custom)
    except msgspec.ValidationError:
        return False
    return True


def explained(model: type[Entry], entry: dict[str, object]) -> bool:
    try:
        pydantic_model(model).model_validate(entry)
    except pydantic.ValidationError:
        return False
    return True

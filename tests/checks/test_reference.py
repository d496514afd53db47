"""The modder's reference is made from the models, and fresh."""

from __future__ import annotations

import re

from core.packs.schema import key_names
from systems.clumsy.data import SCHEMA
from tests.reference import PAGE, page


def test_the_reference_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tests.reference --write"


def test_every_key_of_a_unit_has_a_row_with_a_meaning() -> None:
    section = page().split("## units/")[1].split("\n## ")[0]
    rows = {
        row[1].strip("*`"): row for row in (line.split(" | ") for line in section.splitlines()) for row in [["", *row]]
    }
    cells = {re.sub(r"[|*` ]", "", name): row for name, row in rows.items()}
    for key in key_names(SCHEMA.tables["units"]):
        assert cells[key][5].strip().endswith("."), key

"""The packs' own scenarios hold: each is a small battle that proves a rule (docs/clauses.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.packs.location import data_folder
from core.scenarios import Mismatch, read_case, run_case

FILES = sorted(data_folder().glob("*/scenarios/**/*.toml"))


def shown(mismatch: Mismatch) -> str:
    where = f"step {mismatch.step}" if mismatch.step else "at the end"
    return f"{where}: {mismatch.key}: expected {mismatch.expected!r}, actual {mismatch.actual!r}"


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parts[-3]}-{file.stem}" for file in FILES])
def test_the_scenario_holds(file: Path) -> None:
    result = run_case(read_case(file), str(file))
    assert not result.mismatches, "\n".join([f"{file}: {result.title}", *map(shown, result.mismatches)])
    assert result.title, "a scenario says in its title what it shows"
    assert result.checked, "a scenario expects something"


def test_there_are_scenarios() -> None:
    assert len(FILES) > 100

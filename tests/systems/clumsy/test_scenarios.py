"""The packs' own scenarios hold: each is a small battle that proves a rule (docs/clauses.md)."""

from __future__ import annotations

import json
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


@pytest.mark.parametrize(
    ("stem", "order"),
    [
        ("load-1-boards-rides-and-is-put-down", {"unit": "truck", "passenger": "ann", "at": [6, 0]}),
        ("tow-1-the-gun-follows", {"unit": "truck", "gun": "cannon"}),
    ],
)
def test_a_trace_names_units_as_the_file_does(stem: str, order: dict[str, object]) -> None:
    file = data_folder() / f"clumsy/scenarios/{stem}.toml"
    lines: list[str] = []
    run_case(read_case(file), str(file), lines.append)
    assert any(order.items() <= json.loads(line).items() for line in lines)

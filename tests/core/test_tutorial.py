"""The tutorial, followed to the letter: what it has one write works, and what it says one is told one is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from core.modding import begin_mod, check, loaded
from core.packs.faults import render
from core.packs.location import data_folder
from core.scenarios import read_case, run_case
from core.texts import Texts

TUTORIAL = Path(__file__).resolve().parents[2] / "docs" / "modding-tutorial.md"
FILES = re.compile(r"^`([^`]+)`:\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
TOLD = re.compile(r"^```text\n(.*?)^```", re.MULTILINE | re.DOTALL)
ENGLISH = Texts("en", data_folder() / "locale")


@pytest.fixture
def mod(tmp_path: Path) -> Path:
    """The mod as it is when all of the tutorial's files are written."""
    place = begin_mod("my_mod", tmp_path)
    for name, content in FILES.findall(TUTORIAL.read_text(encoding="utf-8")):
        (place / name).write_text(content, encoding="utf-8")
    return place


def test_what_is_written_is_sound_and_only_not_translated(mod: Path) -> None:
    found = check([mod])
    assert found.faults == ()
    assert [fault.key for fault in found.oddities] == ["odd-text-untranslated"] * 4
    assert loaded([mod]).data.units["tank_hunter"].action_points == 16


def test_the_scenario_holds(mod: Path) -> None:
    file = mod / "scenarios" / "it-outranges-a-tank.toml"
    result = run_case(read_case(file, {"clumsy": loaded([mod])}), str(file))
    assert (result.mismatches, result.checked) == ([], 4)


def test_the_slip_is_told_as_the_tutorial_says(mod: Path) -> None:
    file = mod / "units" / "tank_hunter.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("vision = 8", "vison = 8"), encoding="utf-8")
    (told,) = TOLD.findall(TUTORIAL.read_text(encoding="utf-8"))
    assert render(check([mod]).faults, ENGLISH).replace(f"{mod}/", "") == told.rstrip("\n")

"""The tool that breaks the rules one change at a time (`python -m tests.mutation`) breaks what it says it breaks."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("mutmut", reason="mutmut comes with the dev extra")

from systems.clumsy import cover
from systems.clumsy.map_file import MapFile
from tests.mutation import making, reach, session
from tests.mutation.subjects import ROOT, SUBJECTS

COVER = ROOT / "systems/clumsy/cover.py"


def test_a_change_is_put_in_place_for_everybody_who_holds_the_function(tmp_path: Path) -> None:
    held = cover.shot_damage
    before = held.__code__
    found = {mutant.new for mutant in making.mutants_of(COVER, tmp_path) if mutant.function == "shot_damage"}
    assert "base / (100 - cover_percent)" in found or "101" in found
    try:
        for mutant in making.mutants_of(COVER, tmp_path):
            if mutant.function == "shot_damage" and mutant.new == "2":
                # max(1, ...) is max(2, ...) now
                making.put_in_place(mutant)
                assert held(1, 0) == 2
                break
        else:
            pytest.fail("no change makes the least damage 2")
    finally:
        held.__code__ = before
    assert held(1, 0) == 1


def test_names_and_lines_are_those_of_the_file(tmp_path: Path) -> None:
    lines = COVER.read_text(encoding="utf-8").splitlines()
    functions = reach.functions_of(COVER)
    for mutant in making.mutants_of(COVER, tmp_path):
        assert mutant.name.startswith(f"systems.clumsy.cover.x_{mutant.function}__mutmut_")
        where = functions[f"systems.clumsy.cover:{mutant.function}"]
        assert where.first <= mutant.line <= where.last
        assert mutant.text == lines[mutant.line - 1].strip()
        assert mutant.first <= mutant.last


def test_a_sample_is_the_same_every_time_and_part_of_a_larger_one() -> None:
    names = [f"name {number}" for number in range(2000)]
    small, large = ({name for name in names if session.drawn(name, share)} for share in (0.1, 0.3))
    assert small < large
    assert 150 <= len(small) <= 250
    assert all(session.drawn(name, 1.0) for name in names)


def test_every_module_of_the_rules_is_changed() -> None:
    found = {making.module_of(file) for file in making.files()}
    assert {MapFile.__module__, "systems.clumsy.movement", "systems.clumsy.ai.opponent", "core.board"} <= found
    assert {"systems.headquarters.fighting", "systems.headquarters.scenarios.asking"} <= found
    assert making.part_of("systems.headquarters.fighting") == "camps"
    assert {"systems.skirmish.shooting", "systems.skirmish.scenarios.asking"} <= found
    assert making.part_of("systems.skirmish.ai.playing") == "tables"
    assert making.part_of("systems.clumsy.movement") == "rules"
    assert making.part_of("systems.clumsy.map_file") == "around"


def test_every_part_is_of_one_ruleset() -> None:
    assert sorted(part for subject in SUBJECTS.values() for part in subject.titles) == sorted(making.PARTS)
    for subject in SUBJECTS.values():
        assert set(subject.apart) < set(subject.titles)
        assert all((ROOT / tests).exists() for tests in (*subject.tests, *subject.not_for_rules))

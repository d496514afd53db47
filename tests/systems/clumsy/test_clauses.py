"""Every clause of the rulebook whose rules are in the game is kept by a module and proved by a scenario or a test."""

from __future__ import annotations

import pytest

from tests import clauses

MODULES, SCENARIOS, TESTS = clauses.kept_by(), clauses.proved_by_scenarios(), clauses.proved_by_tests()


@pytest.mark.parametrize("clause", clauses.DONE)
def test_the_clause_is_kept_by_a_module(clause: str) -> None:
    assert MODULES.get(clause), f"no docstring below {' or '.join(clauses.CODE)} names {clause}"


@pytest.mark.parametrize("clause", clauses.DONE)
def test_the_clause_is_proved(clause: str) -> None:
    assert SCENARIOS.get(clause) or TESTS.get(clause), f"nothing proves {clause}"


def test_every_scenario_proves_a_clause_there_is() -> None:
    known = clauses.DONE.keys() | clauses.LATER.keys()
    named = {file: clause for clause, files in SCENARIOS.items() for file in files if clause not in known}
    assert not named
    files = {file for found in SCENARIOS.values() for file in found}
    assert files == {file.stem for file in (clauses.ROOT / clauses.SCENARIOS).rglob("*.toml")}


def test_no_clause_is_both_done_and_still_to_come() -> None:
    assert not clauses.DONE.keys() & clauses.LATER.keys()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("RANGE-1, RANGE-2, LOF-1 to LOF-4.", {"RANGE-1", "RANGE-2", "LOF-1", "LOF-2", "LOF-3", "LOF-4"}),
        ("END-1 to 3 and HELI-1..4", {"END-1", "END-2", "END-3", "HELI-1", "HELI-2", "HELI-3", "HELI-4"}),
        ("(TURN-2, 3; MOVED)", {"TURN-2", "TURN-3", "MOVED"}),
        ("UTF-8, ISO-1", set()),
    ],
)
def test_clauses_are_read_from_texts(text: str, found: set[str]) -> None:
    assert clauses.clauses_in(text) == found


def test_the_page_of_clauses_is_fresh() -> None:
    assert clauses.PAGE.exists(), "python -m tests.clauses --write"
    assert clauses.PAGE.read_text(encoding="utf-8") == clauses.page(), "python -m tests.clauses --write"

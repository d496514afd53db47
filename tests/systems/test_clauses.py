"""Every clause of every rulebook is kept by a module and proved by a scenario or a test."""

from __future__ import annotations

import pytest

from tests import clauses
from tests.clauses import Rulebook

MODULES = {book.title: clauses.kept_by(book) for book in clauses.BOOKS}
SCENARIOS = {book.title: clauses.proved_by_scenarios(book) for book in clauses.BOOKS}
TESTS = {book.title: clauses.proved_by_tests(book) for book in clauses.BOOKS}
EVERY = [pytest.param(book, clause, id=clause) for book in clauses.BOOKS for clause in book.done]
of_every_book = pytest.mark.parametrize("book", clauses.BOOKS, ids=lambda book: book.title)


@pytest.mark.parametrize(("book", "clause"), EVERY)
def test_the_clause_is_kept_by_a_module(book: Rulebook, clause: str) -> None:
    assert MODULES[book.title].get(clause), f"no docstring below {' or '.join(book.code)} names {clause}"


@pytest.mark.parametrize(("book", "clause"), EVERY)
def test_the_clause_is_proved(book: Rulebook, clause: str) -> None:
    assert SCENARIOS[book.title].get(clause) or TESTS[book.title].get(clause), f"nothing proves {clause}"


@of_every_book
def test_every_scenario_proves_a_clause_there_is(book: Rulebook) -> None:
    named = {
        file: clause for clause, files in SCENARIOS[book.title].items() for file in files if clause not in book.done
    }
    assert not named
    files = {file for found in SCENARIOS[book.title].values() for file in found}
    assert files == {file.stem for file in (clauses.ROOT / book.scenarios).rglob("*.toml")}


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


def test_clauses_of_headquarters_are_read_from_texts() -> None:
    found = clauses.clauses_in("HQ-SHOP-1 to HQ-SHOP-3, HQ-RULE (HQ-BOMB-1); HQ-NOPE-1", clauses.HEADQUARTERS)
    assert found == {"HQ-SHOP-1", "HQ-SHOP-2", "HQ-SHOP-3", "HQ-RULE", "HQ-BOMB-1"}


@of_every_book
def test_the_page_of_clauses_is_fresh(book: Rulebook) -> None:
    assert clauses.is_fresh(book), "python -m tests.clauses --write"

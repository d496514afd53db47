"""One run: which changes, in which order, with which tests; every result is kept as soon as there is one."""

from __future__ import annotations

import argparse
import ast
import gc
import hashlib
import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests import clauses
from tests.mutation import making, reach, trying
from tests.mutation.making import Mutant
from tests.mutation.pack_once import read_the_pack_once
from tests.mutation.subjects import SUBJECTS, Subject

BUDGET = {"rules": (6.0, 4.0, 4.0), "core": (4.0, 2.0, 8.0)}
BUDGET_AROUND = (4.0, 2.0, 15.0)
"""Seconds of scenarios, of other looks at them and of other tests that one change is tried with at most, by part.

Seconds as they were measured while lines were counted: two for one without that.
"""

QUICK = 0.1
"""Seconds of a test that is tried before a second, longer one of any file, the shortest first."""

SCENARIOS = tuple(subject.scenario for subject in SUBJECTS.values())
EVENTS = ("test_every_event_tells_what_is[", "test_the_scenario_holds_for_later_sides[")


class Session:
    """A pytest plugin that tries changes instead of running the tests."""

    def __init__(self, asked: argparse.Namespace, subject: Subject) -> None:
        self.asked, self.subject = asked, subject

    def pytest_configure(self, config: pytest.Config) -> None:
        """Let hypothesis draw the same few examples for every change, and explain nothing."""
        from hypothesis import Phase, settings

        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("mutation", derandomize=True, database=None, phases=phases, max_examples=20)
        settings.load_profile("mutation")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try the changes that were asked for."""
        read_the_pack_once()
        run = Run(self.asked, self.subject, session.items)
        if self.asked.proofs:
            from tests.mutation import proofs

            proofs.prove(run, proofs.file_of(self.asked.store))
        else:
            run.go()
        return True


def lot(name: str) -> float:
    """A number from 0 to 1 drawn for a change by its name alone, the same in every run."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:4], "big") / (1 << 32)


def drawn(name: str, share: float) -> bool:
    """Whether a change is in a sample."""
    return lot(name) < share


class Run:
    """The changes asked for, one after the other."""

    def __init__(self, asked: argparse.Namespace, subject: Subject, items: list[pytest.Item]) -> None:
        self.subject = subject
        self.items, self.store, self.budget = items, asked.store, asked.budget
        self.keep = asked.keep
        self.sound: dict[int, bool] = {}
        self.tried_before: dict[str, dict[str, str] | None] = {}
        self.noticing: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.reach = reach.measured(items, asked.store)
        assert self.reach.tests == [item.nodeid for item in items]
        if self.reach.failed:
            print("these fail without any change, or are too slow:", *self.reach.failed, sep="\n  ")
        self.fingerprint = reach.fingerprint()
        self.results = Results(asked.store / "results.jsonl")
        for name, known in self.results.by_name.items():
            self._learn(name, known["test"])
        self.kept_by = clauses.kept_by(subject.book)
        self.proves = proving(items, subject.book)
        self.rounds = self._rounds()
        self.said, self.functions = sayings(subject.book), reach.all_functions()
        mutants = [
            mutant
            for file in making.files(asked.part)
            if not asked.only or any(word in making.module_of(file) for word in asked.only)
            for mutant in making.mutants_of(file, asked.store)
            if drawn(mutant.name, asked.sample)
        ]
        # so that whatever has been tried when it is stopped is a sample
        self.mutants = sorted(mutants, key=lambda mutant: lot(mutant.name), reverse=asked.backwards)

    def go(self) -> None:
        """Try what has no result of today's code and tests."""
        print(f"{len(self.mutants)} changes", flush=True)
        # what is there for good is not looked through, and so not copied, by each of the forks
        gc.collect()
        gc.freeze()
        started, counted, tried = time.monotonic(), Counter[str](), 0
        for mutant in self.mutants:
            known = self.results.of(mutant)
            if known is None or self._is_old(known):
                known = self.results.keep(mutant, self.fingerprint, self.budget, self.outcome(mutant, known))
                self._learn(mutant.name, known["test"])
                tried += 1
                if tried % 100 == 0:
                    print(f"{time.monotonic() - started:7.0f} s {tried:6} {lot(mutant.name):.3f} {counted}", flush=True)
            counted[known["status"]] += 1
        print(counted, f"{time.monotonic() - started:.0f} s", flush=True)

    def _learn(self, name: str, test: str) -> None:
        """What noticed one change to a function is likely to notice the next one."""
        if test:
            self.noticing[function_of(name)][test] += 1

    def _rounds(self) -> dict[int, int]:
        """For each test how many of its kind that prove the same are quicker: one of each clause comes first."""
        found: dict[int, int] = {}
        so_far: Counter[tuple[int, str]] = Counter()
        for test in sorted(range(len(self.items)), key=lambda test: self.reach.seconds[test]):
            name = self.reach.tests[test]
            kind = kind_of(name)
            about = self.proves[name] if kind < 2 else {name.partition("::")[0]}
            found[test] = min((so_far[kind, one] for one in about), default=0)
            so_far.update((kind, one) for one in about)
        return found

    def reaching(self, mutant: Mutant) -> set[int]:
        """The places of the tests that pass the changed lines."""
        name = f"{mutant.module}:{mutant.owner}{'.' if mutant.owner else ''}{mutant.function}"
        return self.reach.of(name, self.functions[name], mutant.first, mutant.last)

    def _is_old(self, known: dict[str, Any]) -> bool:
        """Whether a result is not of today, or was tried with less."""
        if known["status"] in ("survived", "unreached"):
            return bool(known["run"] != self.fingerprint or known["budget"] < self.budget)
        return bool(known["run"] != self.fingerprint and not self.keep)

    def outcome(self, mutant: Mutant, known: dict[str, Any] | None) -> trying.Tried:
        """What comes of a change; one not noticed before meets only tests that are new or changed since."""
        tests = self.tests_of(mutant, known["test"] if known else "")
        if (
            known
            and known["status"] == "survived"
            and known["budget"] >= self.budget
            and (before := self._digests_of(known["run"])) is not None
        ):
            new = [test for test in tests if before.get(self.reach.tests[test]) != self.reach.digests[test]]
            return self.outcome_of(mutant, new) if new else trying.Tried("survived", "")
        return self.outcome_of(mutant, tests)

    def outcome_of(self, mutant: Mutant, tests: list[int]) -> trying.Tried:
        """What comes of a change with these tests alone, of which those count that pass without it."""
        while True:
            outcome = self._try(mutant, tests)
            failing = next((test for test in tests if self.reach.tests[test] == outcome.test), None)
            if failing is None or self._is_sound(failing):
                return outcome
            tests = [test for test in tests if test != failing]

    def _try(self, mutant: Mutant | None, tests: list[int]) -> trying.Tried:
        return trying.run(mutant, [self.items[test] for test in tests], [self.reach.seconds[test] for test in tests])

    def _is_sound(self, test: int) -> bool:
        """Whether a test passes without any change, today, alone, in a process of its own: else it shows nothing."""
        if test not in self.sound:
            self.sound[test] = self._try(None, [test]).status == "survived"
        return self.sound[test]

    def _digests_of(self, run: str) -> dict[str, str] | None:
        if run not in self.tried_before:
            file = reach.file_of(self.store, run)
            before = reach.read(file) if file.exists() else None
            self.tried_before[run] = before and dict(zip(before.tests, before.digests, strict=True))
        return self.tried_before[run]

    def tests_of(self, mutant: Mutant, first: str) -> list[int]:
        """The tests that reach it: the one that noticed last time, those that noticed other changes to the function by
        how many, then scenarios, looks at their events, others.

        Of each kind those that prove a clause of the function first, then one of each clause, then a second of each,
        those of the module's clauses before others, as many as the budget holds; of other tests all quick ones first.
        """
        own = {clause for clause, modules in self.kept_by.items() if mutant.module in modules}
        of_function, of_class = (mutant.module, mutant.owner, mutant.function), (mutant.module, mutant.owner, "")
        here = self.said.get(of_function, set()) | self.said.get(of_class, set())
        failed, noticing = set(self.reach.failed), self.noticing[function_of(mutant.name)]
        usable = [test for test in self.reaching(mutant) if self.reach.tests[test] not in failed]

        def rank(test: int) -> tuple[bool, int, int, bool, int, bool, float]:
            name, seconds = self.reach.tests[test], self.reach.seconds[test]
            proves = self.proves[name]
            rounds = 0 if kind_of(name) == 2 and seconds < QUICK else self.rounds[test]
            return (name != first, -noticing[name], kind_of(name), not here & proves, rounds, not own & proves, seconds)

        budget = BUDGET.get(making.part_of(mutant.module), BUDGET_AROUND)
        found, left = [], [self.budget * seconds for seconds in budget]
        for test in sorted(usable, key=rank):
            kind = kind_of(self.reach.tests[test])
            if left[kind] > 0:
                left[kind] -= self.reach.seconds[test]
                found.append(test)
        return found


def function_of(change: str) -> str:
    """The function that a change is made to, by the change's name."""
    return change.rpartition("__mutmut_")[0]


def kind_of(test: str) -> int:
    """0 for a scenario, 1 for another look at one, 2 for another test."""
    return 0 if any(name in test for name in SCENARIOS) else 1 if any(name in test for name in EVENTS) else 2


class Results:
    """What came of every change so far, in a file that is only ever added to."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.by_name: dict[str, dict[str, Any]] = {}
        self._read = 0
        """How many bytes of the file have been read."""
        self._read_on()

    def _read_on(self) -> None:
        """Take in what another run, which comes from the other end, has added."""
        if not self.file.exists() or self.file.stat().st_size == self._read:
            return
        with self.file.open("rb") as file:
            file.seek(self._read)
            # a line that is being written is read the next time
            whole = file.read().rpartition(b"\n")[0]
        self._read += len(whole) + bool(whole)
        for line in whole.splitlines():
            record = json.loads(line)
            self.by_name[record["name"]] = record

    def of(self, mutant: Mutant) -> dict[str, Any] | None:
        """The result for this very change, if there is one."""
        self._read_on()
        found = self.by_name.get(mutant.name)
        return found if found and found["digest"] == mutant.digest else None

    def keep(self, mutant: Mutant, run: str, budget: float, outcome: trying.Tried) -> dict[str, Any]:
        """Keep a result."""
        record = {"name": mutant.name, "digest": mutant.digest, "run": run, "budget": budget, **outcome._asdict()}
        self.by_name[mutant.name] = record
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(record) + "\n")
        return record


def proving(items: Iterable[pytest.Item], book: clauses.Rulebook) -> dict[str, set[str]]:
    """For each test the clauses it proves: those its scenario lists, or those its file names."""
    by_scenario, by_file = _reversed(clauses.proved_by_scenarios(book)), _reversed(clauses.proved_by_tests(book))
    found = {}
    for item in items:
        file, _, rest = item.nodeid.partition("::")
        scenario = next((rest.partition(kind)[2][:-1] for kind in (*SCENARIOS, *EVENTS) if kind in rest), None)
        if scenario is not None:
            found[item.nodeid] = by_scenario.get(scenario, set())
        else:
            found[item.nodeid] = by_file.get(file, set())
    return found


def _reversed(by_clause: dict[str, list[str]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for clause, places in by_clause.items():
        for place in places:
            found.setdefault(place, set()).add(clause)
    return found


def sayings(book: clauses.Rulebook) -> dict[tuple[str, str, str], set[str]]:
    """The clauses that the docstring of each function and class names, by module, class and function ("": none)."""
    found = {}
    for file in making.files():
        module = making.module_of(file)
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                found[module, "", node.name] = clauses.clauses_in(ast.get_docstring(node) or "", book)
            elif isinstance(node, ast.ClassDef):
                found[module, node.name, ""] = clauses.clauses_in(ast.get_docstring(node) or "", book)
                for method in node.body:
                    if isinstance(method, ast.FunctionDef):
                        found[module, node.name, method.name] = clauses.clauses_in(
                            ast.get_docstring(method) or "", book
                        )
    return found

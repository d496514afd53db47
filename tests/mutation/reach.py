"""Which test passes which line, and how long each takes: measured once for today's code and tests."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import signal
import time
from pathlib import Path
from typing import Any, NamedTuple

import coverage
import pytest
from _pytest.runner import runtestprotocol

from tests.mutation.making import files, module_of
from tests.mutation.subjects import ROOT

WATCHED = ("core", "systems", "data", "tests", "replays", "lab", "cli")
"""What the result of a test depends on."""


SLOWEST = 2.0
"""Seconds while lines are counted: a slower test is tried with no change."""


class Function(NamedTuple):
    """Where a function stands, and what it is."""

    first: int
    last: int
    digest: str


class Reach(NamedTuple):
    """What was measured. It is only used to choose tests: what is old in it may leave a change unnoticed, no more."""

    tests: list[str]
    seconds: list[float]
    digests: list[str]
    """Of the file that each is in, a scenario's own for a scenario."""
    failed: list[str]
    """Tests that fail without any change, alone, or are too slow; they count for nothing."""
    lines: dict[str, dict[str, list[int]]]
    """For each function (module, class and name) the places of the tests that pass a line, counted from its first."""
    functions: dict[str, str]
    """Digests of the functions as they were measured."""
    partly: list[str] = []
    """Functions that are newer than what most tests were measured with."""

    def of(self, name: str, function: Function, first: int, last: int) -> set[int]:
        """The tests that pass one of these lines; any line if the function was another when it was measured."""
        if name in self.partly:
            return self.of_module(name.partition(":")[0])
        lines = self.lines.get(name, {})
        if self.functions.get(name) != function.digest:
            return {test for tests in lines.values() for test in tests}
        return {test for line in range(first, last + 1) for test in lines.get(str(line - function.first), ())}

    def of_module(self, module: str) -> set[int]:
        """The tests that pass any line of any function of a module."""
        own = (lines for name, lines in self.lines.items() if name.partition(":")[0] == module)
        return {test for lines in own for tests in lines.values() for test in tests}


def functions_of(file: Path) -> dict[str, Function]:
    """The functions and methods of a file, by module, class and name."""
    code = file.read_text(encoding="utf-8")
    lines, found = code.splitlines(), {}
    for node in ast.parse(code).body:
        own = [node] if isinstance(node, ast.FunctionDef) else node.body if isinstance(node, ast.ClassDef) else []
        owner = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for function in own:
            if isinstance(function, ast.FunctionDef):
                last = function.end_lineno or function.lineno
                digest = hashlib.sha256("\n".join(lines[function.lineno - 1 : last]).encode()).hexdigest()[:12]
                found[f"{module_of(file)}:{owner}{function.name}"] = Function(function.lineno, last, digest)
    return found


def all_functions() -> dict[str, Function]:
    """The functions of all files that are changed."""
    return {name: function for file in files() for name, function in functions_of(file).items()}


def fingerprint() -> str:
    """Of all code, data and tests: results are those of today's only if this is the same."""
    found = hashlib.sha256()
    for folder in WATCHED:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.is_file() and file.suffix in (".py", ".toml", ".ftl") and "mutation" not in file.parts:
                found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:16]


def measure(items: list[pytest.Item], to: Path, before: Reach | None) -> None:
    """Run every test once that is new or changed, and write what each reaches; for a process of its own."""
    cover = coverage.Coverage(data_file=None, include=[str(file) for file in files()], config_file=False)
    # where only code has changed since, no test is run
    cover.set_option("run:disable_warnings", ["no-data-collected"])
    digests, seconds, failed = [_digest(item) for item in items], [0.0] * len(items), []
    known = _as_before(items, digests, before)
    signal.signal(signal.SIGPROF, _too_slow)
    cover.start()
    for place, item in enumerate(items):
        if before is not None and place in known:
            seconds[place] = before.seconds[known[place]]
            failed += [item.nodeid] if item.nodeid in before.failed else []
            continue
        cover.switch_context(str(place))
        started = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, SLOWEST)
        reports = runtestprotocol(item, nextitem=None, log=False)
        signal.setitimer(signal.ITIMER_PROF, 0)
        seconds[place] = round(time.process_time() - started, 4)
        if any(report.failed for report in reports):
            failed.append(item.nodeid)
    cover.stop()
    lines, functions = _by_function(cover.get_data()), all_functions()
    now = {old: place for place, old in known.items()}
    for name, by_line in before.lines.items() if before is not None else ():
        own = lines.setdefault(name, {})
        for line, places in by_line.items():
            own.setdefault(line, []).extend(now[old] for old in places if old in now)
    # a function that has changed keeps the digest it was measured with, unless all its tests were measured now
    measured_as = {name: function.digest for name, function in functions.items()}
    if before is not None and known:
        measured_as |= {name: before.functions[name] for name in measured_as if before.functions.get(name)}
    partly = []
    if before is not None and known:
        partly = [name for name in functions if name not in before.functions or name in before.partly]
    found = Reach([item.nodeid for item in items], seconds, digests, failed, lines, measured_as, partly)
    to.write_text(json.dumps(found._asdict()), encoding="utf-8")


def _by_function(data: coverage.CoverageData) -> dict[str, dict[str, list[int]]]:
    lines: dict[str, dict[str, list[int]]] = {}
    for file in files():
        by_line = data.contexts_by_lineno(str(file))
        for name, function in functions_of(file).items():
            own = lines[name] = {}
            for line in range(function.first, function.last + 1):
                if places := [int(context) for context in by_line.get(line, ()) if context]:
                    own[str(line - function.first)] = places
    return lines


def _as_before(items: list[pytest.Item], digests: list[str], before: Reach | None) -> dict[int, int]:
    """For each test that is as it was when it was measured before, its place then."""
    if before is None:
        return {}
    then = {
        (test, digest): place for place, (test, digest) in enumerate(zip(before.tests, before.digests, strict=True))
    }
    keys = [(item.nodeid, digest) for item, digest in zip(items, digests, strict=True)]
    return {place: then[key] for place, key in enumerate(keys) if key in then}


def _too_slow(_signal: int, _frame: object) -> None:
    raise TimeoutError("too slow to be tried with changes")


def _digest(item: pytest.Item) -> str:
    callspec = getattr(item, "callspec", None)
    file = callspec.params.get("file") if callspec else None
    text = item.path.read_bytes() + (file.read_bytes() if isinstance(file, Path) else b"")
    return hashlib.sha256(text).hexdigest()[:12]


def measured(items: list[pytest.Item], store: Path) -> Reach:
    """What every test reaches, from the store if it is of today."""
    file = file_of(store, fingerprint())
    if not file.exists():
        print(f"measuring what {len(items)} tests reach", flush=True)
        child = os.fork()
        if child == 0:
            try:
                measure(items, file, _latest(store))
            finally:
                os._exit(0)
        os.waitpid(child, 0)
    return read(file)


def _latest(store: Path) -> Reach | None:
    """The last measurement, whatever code and tests were then."""
    there = sorted(store.glob("reach-*.json"), key=lambda file: file.stat().st_mtime)
    return read(there[-1]) if there else None


def file_of(store: Path, run: str) -> Path:
    """Where it is kept."""
    return store / f"reach-{run}.json"


def read(file: Path) -> Reach:
    """What was measured in some run."""
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return Reach(**found)

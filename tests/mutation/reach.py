"""Which test passes which line, and how long each takes: measured once for today's code and tests."""

from __future__ import annotations

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

from tests.mutation.making import ROOT, files, module_of

WATCHED = ("core", "systems", "data", "tests", "replays", "lab", "cli")
"""What the result of a test depends on."""

CODE = ("core", "systems", "data")
"""The same without the tests."""


SLOWEST = 2.0
"""Seconds while lines are counted: a slower test is tried with no change."""


class Reach(NamedTuple):
    """What was measured."""

    tests: list[str]
    seconds: list[float]
    digests: list[str]
    """Of the file that each is in, a scenario's own for a scenario."""
    failed: list[str]
    """Tests that fail without any change, alone, or are too slow; they count for nothing."""
    lines: dict[str, dict[str, list[int]]]
    """For each module and line the places of the tests that pass it."""
    code: str = ""
    """The fingerprint of all but the tests: while it is the same, what a test reaches is."""

    def of(self, module: str, first: int, last: int) -> set[int]:
        """The tests that pass one of these lines."""
        lines = self.lines.get(module, {})
        return {test for line in range(first, last + 1) for test in lines.get(str(line), ())}


def fingerprint(*, tests: bool = True) -> str:
    """Of all code, data and tests: results are those of today's only if this is the same; or of all but the tests."""
    found = hashlib.sha256()
    for folder in WATCHED if tests else CODE:
        for file in sorted((ROOT / folder).rglob("*")):
            of_tests = {"mutation"} if tests else {"scenarios"} if folder == "data" else set()
            if file.suffix in (".py", ".toml", ".ftl") and not of_tests & set(file.parts):
                found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:16]


def measure(items: list[pytest.Item], to: Path, before: Reach | None) -> None:
    """Run every test once that was not measured before, and write what each reaches; for a process of its own."""
    cover = coverage.Coverage(data_file=None, include=[str(file) for file in files()], config_file=False)
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
    data = cover.get_data()
    lines: dict[str, dict[str, list[int]]] = {}
    for file in files():
        own = lines[module_of(file)] = {}
        for line, contexts in data.contexts_by_lineno(str(file)).items():
            own[str(line)] = [int(context) for context in contexts if context]
    if before is not None:
        now = {old: place for place, old in known.items()}
        for module, by_line in before.lines.items():
            for text, places in by_line.items():
                lines[module].setdefault(text, []).extend(now[old] for old in places if old in now)
    nodes = [item.nodeid for item in items]
    found = Reach(nodes, seconds, digests, failed, lines, fingerprint(tests=False))
    to.write_text(json.dumps(found._asdict()), encoding="utf-8")


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
    """The last measurement of today's code, whatever the tests were."""
    code = fingerprint(tests=False)
    files_there = sorted(store.glob("reach-*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    return next((found for found in map(read, files_there) if found.code == code), None)


def file_of(store: Path, run: str) -> Path:
    """Where it is kept."""
    return store / f"reach-{run}.json"


def read(file: Path) -> Reach:
    """What was measured in some run."""
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return Reach(**found)

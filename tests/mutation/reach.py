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

    def of(self, module: str, first: int, last: int) -> set[int]:
        """The tests that pass one of these lines."""
        lines = self.lines.get(module, {})
        return {test for line in range(first, last + 1) for test in lines.get(str(line), ())}


def fingerprint() -> str:
    """Of all code, data and tests: results are those of today's only if this is the same."""
    found = hashlib.sha256()
    for folder in WATCHED:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in (".py", ".toml", ".ftl") and "mutation" not in file.parts:
                found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:16]


def measure(items: list[pytest.Item], to: Path) -> None:
    """Run every test once and write what each reaches; for a process of its own."""
    cover = coverage.Coverage(data_file=None, include=[str(file) for file in files()], config_file=False)
    tests, seconds, digests, failed = [], [], [], []
    signal.signal(signal.SIGPROF, _too_slow)
    cover.start()
    for place, item in enumerate(items):
        cover.switch_context(str(place))
        started = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, SLOWEST)
        reports = runtestprotocol(item, nextitem=None, log=False)
        signal.setitimer(signal.ITIMER_PROF, 0)
        tests.append(item.nodeid)
        seconds.append(round(time.process_time() - started, 4))
        digests.append(_digest(item))
        if any(report.failed for report in reports):
            failed.append(item.nodeid)
    cover.stop()
    data = cover.get_data()
    lines: dict[str, dict[str, list[int]]] = {}
    for file in files():
        by_line = data.contexts_by_lineno(str(file))
        lines[module_of(file)] = {
            str(line): sorted(int(context) for context in contexts if context) for line, contexts in by_line.items()
        }
    to.write_text(json.dumps(Reach(tests, seconds, digests, failed, lines)._asdict()), encoding="utf-8")


def _too_slow(_signal: int, _frame: object) -> None:
    raise TimeoutError("too slow to be tried with changes")


def _digest(item: pytest.Item) -> str:
    callspec = getattr(item, "callspec", None)
    file = callspec.params.get("file") if callspec else None
    return hashlib.sha256((file if isinstance(file, Path) else item.path).read_bytes()).hexdigest()[:12]


def measured(items: list[pytest.Item], store: Path) -> Reach:
    """What every test reaches, from the store if it is of today."""
    file = file_of(store, fingerprint())
    if not file.exists():
        print(f"measuring what {len(items)} tests reach", flush=True)
        child = os.fork()
        if child == 0:
            try:
                measure(items, file)
            finally:
                os._exit(0)
        os.waitpid(child, 0)
    return read(file)


def file_of(store: Path, run: str) -> Path:
    """Where it is kept."""
    return store / f"reach-{run}.json"


def read(file: Path) -> Reach:
    """What was measured in some run."""
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return Reach(**found)

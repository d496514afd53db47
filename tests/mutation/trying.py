"""The tests of one change, in a process of its own, until one fails."""

from __future__ import annotations

import os
import resource
import select
import signal
import time
from collections.abc import Sequence
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tests.mutation.making import Mutant, put_in_place
from tests.mutation.pack_once import forget_for

SLACK = 1.0
TIMES = 10
"""A change may make a test this much slower, and this many seconds of its own time; then it is noticed: no end."""
MEMORY = 3 << 30
"""Bytes that a change may use."""


class Tried(NamedTuple):
    """What came of it."""

    status: str
    """killed, survived, timeout, or unreached if no test passes its lines."""
    test: str
    """The test that failed or did not end, else ""."""


def run(mutant: Mutant | None, tests: Sequence[pytest.Item], seconds: Sequence[float]) -> Tried:
    """Try the tests in this order; `seconds` is what each takes without the change. None changes nothing."""
    if not tests:
        return Tried("unreached", "")
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _child(mutant, tests, [one * TIMES + SLACK for one in seconds], writing)
    os.close(writing)
    said = _heard(reading, child, (sum(seconds) + SLACK) * TIMES * 10)
    _, status = os.waitpid(child, 0)
    words = said.split()
    last = tests[int(words[-1].lstrip("F"))].nodeid if words else ""
    if words and words[-1].startswith("F"):
        return Tried("killed", last)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0:
        return Tried("survived", "")
    out_of_time = os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGKILL)
    return Tried("timeout" if out_of_time else "killed", last)


def _child(mutant: Mutant | None, tests: Sequence[pytest.Item], seconds: Sequence[float], writing: int) -> None:
    code = 1
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        try:
            if mutant is not None:
                put_in_place(mutant)
                forget_for(mutant)
        except SyntaxError:
            os.write(writing, b"F0 ")
            return
        for place, item in enumerate(tests):
            os.write(writing, b"%d " % place)
            signal.setitimer(signal.ITIMER_PROF, seconds[place])
            following = tests[place + 1] if place + 1 < len(tests) else None
            if any(report.failed for report in runtestprotocol(item, nextitem=following, log=False)):
                os.write(writing, b"F%d " % place)
                return
        code = 0
    finally:
        os._exit(code)


def _heard(reading: int, child: int, seconds: float) -> str:
    """All the child says, until it ends; it is killed if it waits for something for too long."""
    said = b""
    until = time.monotonic() + seconds
    while True:
        ready, _, _ = select.select([reading], [], [], max(0.0, until - time.monotonic()))
        if not ready:
            os.kill(child, signal.SIGKILL)
            until = time.monotonic() + 10
            continue
        part = os.read(reading, 65536)
        if not part:
            os.close(reading)
            return said.decode()
        said += part

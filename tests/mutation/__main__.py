"""Try every change: `python -m tests.mutation`; then `--proofs` for the clauses; `--report` writes the page."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import pytest

from tests.mutation.making import PARTS
from tests.mutation.subjects import CLUMSY, ROOT, SUBJECTS

LEFT_OUT = ("test_clauses.py", "test_kill.py", "test_command_line.py")
"""Tests of texts, of other processes, which a change in this one does not reach, and of what others try already."""


def arguments(words: list[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--ruleset", choices=SUBJECTS, default=CLUMSY.name, help="whose code is changed")
    parser.add_argument("--only", action="append", default=[], help="modules whose name contains this; again for more")
    parser.add_argument("--part", action="append", default=[], choices=PARTS, help="a part of the code; again for more")
    parser.add_argument("--budget", type=float, default=1.0, help="try survivors with so many times as many tests")
    parser.add_argument("--sample", type=float, default=1.0, help="share of the changes to try, drawn by their names")
    parser.add_argument("--backwards", action="store_true", help="begin at the end: for a second run beside the first")
    parser.add_argument("--store", type=Path, help="folder of results, to go on with; out/mutation")
    parser.add_argument(
        "--keep", action="store_true", help="take it that a change to a function as it was is noticed as it was"
    )
    parser.add_argument("--proofs", action="store_true", help="look for a change that proves each clause's tests")
    parser.add_argument("--report", nargs="*", metavar="PART=SHARE", help="write the page from the results of samples")
    return parser.parse_args(words)


def main(words: list[str]) -> int:
    """Collect the tests in this process, then try the changes in forks of it."""
    asked = arguments(words)
    subject = SUBJECTS[asked.ruleset]
    own = "" if subject is CLUMSY else f"-{subject.name}"
    asked.store = (asked.store or ROOT / f"out/mutation{own}").resolve()
    asked.part = asked.part or list(subject.titles)
    os.chdir(ROOT)
    asked.store.mkdir(parents=True, exist_ok=True)
    if asked.report is not None:
        from tests.mutation import report

        shares = dict.fromkeys(subject.titles, 1.0) if not asked.report else {}
        shares |= {part: float(share) for part, _, share in (word.partition("=") for word in asked.report)}
        return report.write(subject, asked.store, shares)
    from tests.mutation.session import Session

    left_out = [f"--ignore-glob=*/{name}" for name in LEFT_OUT]
    if "ai" not in asked.part:
        left_out += [f"--ignore={tests}" for tests in subject.not_for_rules]
    quiet = ["-q", "-p", "no:cacheprovider", "-p", "no:faulthandler", "--tb=native", "--no-header"]
    return pytest.main([*quiet, *left_out, *subject.tests], plugins=[Session(asked, subject)])


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

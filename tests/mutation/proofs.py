"""For each clause a change in a module it names that makes a test of this very clause fail."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from tests.mutation.making import Mutant
from tests.mutation.session import Run, kind_of

TRIES = 25
"""Changes of a module that are tried for one clause before it is given up."""


class Proof(NamedTuple):
    """A change in a module, and the test of a clause that it makes fail."""

    clause: str
    module: str
    mutant: str
    digest: str
    test: str


def file_of(store: Path) -> Path:
    """Where they are kept."""
    return store / "proofs.json"


def read(file: Path) -> list[Proof]:
    """The proofs that were found."""
    return [Proof(*row) for row in json.loads(file.read_text(encoding="utf-8"))] if file.exists() else []


def prove(run: Run, file: Path) -> None:
    """Find a proof for each clause in each module that it names, and write them; those there are are tried first."""
    before = {(proof.clause, proof.module): proof for proof in read(file)}
    in_module: dict[str, list[Mutant]] = {}
    for mutant in run.mutants:
        in_module.setdefault(mutant.module, []).append(mutant)
    found = []
    for clause in run.subject.book.done:
        tests = _tests_of(run, clause)
        for module in sorted(set(run.kept_by.get(clause, [])) & in_module.keys()):
            old = before.get((clause, module))
            proof = _proof(run, clause, in_module[module], tests, old)
            if proof is not None:
                found.append(proof)
        shown = [proof.module for proof in found if proof.clause == clause]
        print(f"{clause}: {', '.join(shown) or 'NOTHING'}", flush=True)
    file.write_text(json.dumps(found, indent=0), encoding="utf-8")


def _tests_of(run: Run, clause: str) -> list[int]:
    """The places of a clause's scenarios, or without any of the tests of files that name it; the quickest first."""
    own = [
        place
        for place, test in enumerate(run.reach.tests)
        if clause in run.proves[test] and test not in run.reach.failed and run.reach.seconds[place] < 1
    ]
    scenarios = [place for place in own if kind_of(run.reach.tests[place]) == 0]
    return sorted(scenarios or own, key=run.reach.seconds.__getitem__)


def _proof(
    run: Run,
    clause: str,
    mutants: list[Mutant],
    tests: list[int],
    before: Proof | None,
) -> Proof | None:
    names = {run.reach.tests[test] for test in tests}

    def rank(mutant: Mutant) -> tuple[bool, int, bool, bool, int]:
        """Best a change that was a proof before, in the very function that names the clause, and no mere text."""
        here = run.said.get((mutant.module, mutant.owner, mutant.function), set())
        around = run.said.get((mutant.module, mutant.owner, ""), set()) if mutant.owner else set()
        place = 0 if clause in here else 1 if clause in around else 2
        known = run.results.of(mutant)
        noticed = known is not None and known["status"] == "killed"
        was = before is not None and (before.mutant, before.digest) == (mutant.name, mutant.digest)
        return (not was, place, '"' in mutant.old or "None" in mutant.new, not noticed, mutant.line)

    tried = 0
    for mutant in sorted(mutants, key=rank):
        known = run.results.of(mutant)
        if known and known["status"] in ("survived", "unreached"):
            continue
        if known and known["run"] == run.fingerprint and known["status"] == "killed" and known["test"] in names:
            return Proof(clause, mutant.module, mutant.name, mutant.digest, known["test"])
        reaching = run.reaching(mutant)
        own = [test for test in tests if test in reaching][:12]
        if not own:
            continue
        outcome = run.outcome_of(mutant, own)
        if outcome.status == "killed":
            return Proof(clause, mutant.module, mutant.name, mutant.digest, outcome.test)
        tried += 1
        if tried == TRIES:
            break
    return None

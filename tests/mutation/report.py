"""The page: what was noticed in each module, what proves each clause, and what is left, with reasons."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from tests.mutation import proofs, reach
from tests.mutation.making import Mutant, files, module_of, mutants_of
from tests.mutation.refused import refused
from tests.mutation.session import Results, drawn
from tests.mutation.subjects import CLUMSY, Subject

REASONS = Path(__file__).with_name("reasons.toml")
STATES = ("killed", "timeout", "refused", "survived", "unreached")
SHOWN = 100
"""Characters of a change that are shown."""


INTRODUCTION = """# Mutation{of}

Every change that mutmut 3 makes to the functions of `{code}` (an operator, a number, a word, an argument, a
branch at a time), each tried with the tests that pass the changed lines, until one fails. The changes and their names
are mutmut's; its own runner, which starts pytest anew for each of them, is replaced by forks of one process that has
collected the tests (`tests/mutation`): first the scenarios, then looks at their events, then other tests, of each kind
those first that prove a clause of the function or the module, with a limit of time for each test and of tests for each
change: with more tests each (`--budget`) some of what is left would be noticed too. `with types`: `python -m pytest`
runs mypy as well, which refuses some of what no test notices.

    python -m tests.mutation{option}              # goes on where it stopped; --part {part}, --sample 0.2, --budget 3
    python -m tests.mutation{option} --proofs     # a change for each clause
    python -m tests.mutation{option} --report     # this page; of samples: --report {part}=0.26

{extent}
"""

CLAUSES = """## Clauses

For each module that a clause's entry in [clauses](../{clauses}) names, a change to it and the test that fails by it.
A module that is missing only declares or passes on what the clause is about.

| clause | module | function | change | test that fails |
|---|---|---|---|---|"""

MODULES = """## Modules

`time`: does not end. `types`: no test notices, mypy does. `never run`: no test gets there.
"""


class Found(NamedTuple):
    """A change and what came of it."""

    mutant: Mutant
    status: str
    test: str
    run: str


def write(subject: Subject, store: Path, shares: dict[str, float]) -> int:
    """Write the page from the results there are of these samples; 1 if a clause has no proof."""
    results = Results(store / "results.jsonl")
    whole = _tried_whole(subject, shares, results, store)
    found = {part: _found(part, shares.get(part, 0), results, store, whole) for part in subject.titles}
    there = {
        part: sum(len(mutants_of(file, store)) for file in files([part])) for part in subject.titles if found[part]
    }
    left = [one.mutant for part in found.values() for one in part if one.status == "survived"]
    by_types = refused(left, store)
    found = {
        part: [one._replace(status="refused") if one.mutant.name in by_types else one for one in ones]
        for part, ones in found.items()
    }
    shown = proofs.read(proofs.file_of(store))
    mutants = {one.mutant.name: one.mutant for ones in found.values() for one in ones}
    lines = [
        *_head(subject, found, there, shares),
        *_whole(found, whole),
        *_modules(subject, found),
        *_clauses(subject, shown, mutants, store),
        *_survivors(subject, found),
    ]
    subject.page.write_text("\n".join(lines) + "\n", encoding="utf-8")
    without = [clause for clause in subject.book.done if not any(proof.clause == clause for proof in shown)]
    print(*lines[:30], sep="\n")
    print("clauses without a proof:", ", ".join(without) or "none")
    return 1 if without else 0


def _tried_whole(subject: Subject, shares: dict[str, float], results: Results, store: Path) -> set[str]:
    """The modules of which every change was tried, of parts that are shown by a sample."""
    return {
        module_of(file)
        for part in subject.titles
        if 0 < shares.get(part, 0) < 1
        for file in files([part])
        if (mutants := mutants_of(file, store)) and all(results.of(mutant) is not None for mutant in mutants)
    }


def _found(part: str, share: float, results: Results, store: Path, whole: set[str]) -> list[Found]:
    """What was tried of the sample of a part, and of the modules that were tried whole."""
    found = []
    for file in files([part]):
        for mutant in mutants_of(file, store):
            wanted = mutant.module in whole or drawn(mutant.name, share)
            if wanted and (known := results.of(mutant)) is not None:
                found.append(Found(mutant, known["status"], known["test"], known["run"]))
    return found


def _rate(ones: list[Found], also: tuple[str, ...] = ()) -> float:
    """Per cent that were noticed by tests, or in these other ways."""
    return 100 * sum(one.status in ("killed", "timeout", *also) for one in ones) / (len(ones) or 1)


def _rates(ones: list[Found]) -> str:
    return f"{_rate(ones):.1f} % | {_rate(ones, ('refused',)):.1f} %"


def _whole(found: dict[str, list[Found]], whole: set[str]) -> list[str]:
    """What came of the modules that were tried whole, together."""
    own = [one for ones in found.values() for one in ones if one.mutant.module in whole]
    if not own:
        return []
    names = ", ".join(sorted(module.rpartition(".")[2] for module in whole))
    rates = _rates(own).replace(" | ", " by tests, ")
    return [f"Tried whole, beyond the sample: {names}: {len(own)} changes, {rates} with types.", ""]


def _head(
    subject: Subject, found: dict[str, list[Found]], there: dict[str, int], shares: dict[str, float]
) -> list[str]:
    # modules tried whole would weigh too much in a sample
    found = {part: [one for one in ones if drawn(one.mutant.name, shares.get(part, 0))] for part, ones in found.items()}
    lines = [
        _introduction(subject),
        "| | changes | sample | tried | by tests | with types |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for part in (part for part in subject.titles if found[part]):
        sample = f"{100 * shares[part]:.0f} %"
        lines.append(
            f"| {subject.titles[part]} | {there[part]} | {sample} | {len(found[part])} | {_rates(found[part])} |"
        )
    own = [part for part in subject.titles if part not in subject.apart and found[part]]
    changes = sum(there[part] for part in own)
    weighed = (
        sum(_rate(found[part], also) * there[part] for part in own) / (changes or 1) for also in ((), ("refused",))
    )
    rates = " | ".join(f"**{rate:.1f} %**" for rate in weighed)
    lines.append(f"| **all of these**, each part by its size | {changes} | | | {rates} |")
    lines += [
        "",
        "A sample is drawn by the changes' names, the same in every run; functions written since are not in it.",
    ]
    if {one.run for part in own for one in found[part]} != {reach.fingerprint()}:
        lines += ["Some results are of an earlier state of the tests, of functions that are the same today."]
    return [*lines, ""]


def _introduction(subject: Subject) -> str:
    main = subject is CLUMSY
    return INTRODUCTION.format(
        of="" if main else f": {subject.book.title}",
        code=f"systems/{subject.name}",
        option="" if main else f" --ruleset {subject.name}",
        part=next(iter(subject.titles)),
        extent=subject.extent,
    )


def _modules(subject: Subject, found: dict[str, list[Found]]) -> list[str]:
    lines = [MODULES]
    for part, ones in found.items():
        if not ones:
            continue
        lines += [
            f"### {subject.titles[part]}",
            "",
            "| module | changes | tests | time | types | survive | never run | by tests | with types |",
        ]
        lines.append("|---|--:|--:|--:|--:|--:|--:|--:|--:|")
        by_module: dict[str, list[Found]] = {}
        for one in ones:
            by_module.setdefault(one.mutant.module, []).append(one)
        for module, own in [*sorted(by_module.items()), ("**together**", ones)]:
            count = Counter(one.status for one in own)
            numbers = " | ".join(str(count[state]) for state in STATES)
            lines.append(f"| {module.removeprefix(subject.package)} | {len(own)} | {numbers} | {_rates(own)} |")
        lines.append("")
    return lines


def _clauses(subject: Subject, shown: list[proofs.Proof], mutants: dict[str, Mutant], store: Path) -> list[str]:
    for part in subject.titles:
        for file in files([part]):
            if any(proof.module == module_of(file) for proof in shown):
                mutants |= {mutant.name: mutant for mutant in mutants_of(file, store)}
    lines = [CLAUSES.format(clauses=subject.book.page.name)]
    for clause in subject.book.done:
        own = [proof for proof in shown if proof.clause == clause]
        for proof in own:
            mutant = mutants.get(proof.mutant)
            if mutant is None:
                continue
            test = proof.test.partition(subject.scenario)[2].removesuffix("]") or proof.test.rpartition("/")[2]
            name = f"{mutant.owner}.{mutant.function}" if mutant.owner else mutant.function
            module = proof.module.removeprefix(subject.package)
            lines.append(f"| {clause} | {module} | {name} | {_change(mutant)} | {test} |")
        if not own:
            lines.append(f"| {clause} | **none** | | | |")
    return [*lines, ""]


def _change(mutant: Mutant) -> str:
    return f"{_code(mutant.old)} → {_code(mutant.new)}"


def _code(text: str) -> str:
    short = text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
    return "`" + short.replace("|", "\\|").replace("`", "'") + "`"


def _survivors(subject: Subject, found: dict[str, list[Found]]) -> list[str]:
    left = [one for ones in found.values() for one in ones if one.status in ("survived", "unreached")]
    groups: list[dict[str, Any]] = (
        tomllib.loads(REASONS.read_text(encoding="utf-8"))["group"] if REASONS.exists() else []
    )
    groups = [group for group in groups if group.get("ruleset", CLUMSY.name) == subject.name]
    by_group: dict[str, list[Mutant]] = {group["title"]: [] for group in groups}
    other: list[Mutant] = []
    for one in left:
        group = next((group for group in groups if fits(subject, group, one)), None)
        (by_group[group["title"]] if group else other).append(one.mutant)
    lines = ["## What is left", ""]
    for group in groups:
        own = by_group[group["title"]]
        if own:
            lines += [f"### {group['title']} ({len(own)})", "", group["why"].strip(), "", *_listed(subject, own), ""]
    if other:
        lines += [f"### Not looked into ({len(other)})", "", *_listed(subject, other), ""]
    return lines


def fits(subject: Subject, group: dict[str, Any], one: Found) -> bool:
    """Whether a survivor belongs to a group: any of its rules, all that a rule says."""
    mutant = one.mutant
    values = {
        "module": mutant.module.removeprefix(subject.package),
        "function": f"{mutant.owner}.{mutant.function}" if mutant.owner else mutant.function,
        "text": mutant.text,
        "old": mutant.old,
        "new": mutant.new,
        "status": one.status,
    }
    return any(all(re.search(want, values[key]) for key, want in rule.items()) for rule in group["rules"])


def _listed(subject: Subject, mutants: list[Mutant]) -> list[str]:
    """By module and function, with the changed lines."""
    lines = []
    by_function: dict[str, list[Mutant]] = {}
    for mutant in mutants:
        name = f"{mutant.owner}.{mutant.function}" if mutant.owner else mutant.function
        by_function.setdefault(f"{mutant.module.removeprefix(subject.package)}.{name}", []).append(mutant)
    for function, own in by_function.items():
        lines.append(f"- {function}: " + "; ".join(f"{mutant.line} {_change(mutant)}" for mutant in own))
    return lines

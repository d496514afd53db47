"""Scenario files: small battles with orders and expectations, checked.

What is the same for every ruleset: finding the files, flattening expectations, running the steps and
comparing. The ruleset reads its own tables, makes the orders and answers the keys. The format is public.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Protocol

import msgspec

from core.draws import ScriptedDrawError
from core.events import Event, Told
from core.game import Game
from core.orders import Order, Refusal
from core.packs.document import Document, file_fault, read_document
from core.packs.faults import Faults, PackError
from core.packs.keys import Keys
from core.packs.loader import Pack
from core.rulesets import ruleset, ruleset_names
from core.scenario_answers import Value

SIDE_TO_MOVE = -1
"""In a step's order: the side whose turn it is when the order is given."""


class Expectation(msgspec.Struct, frozen=True):
    """A key and what it must be."""

    key: str
    value: Value
    at: Keys
    """Where in the file it stands."""


class Step(msgspec.Struct, frozen=True):
    """One order and what must be true after it; without an order it only looks."""

    order: Order | None
    rejected: str
    """The reason with which the order must be refused; "" if it must be accepted."""
    draws: tuple[int, ...]
    expected: tuple[Expectation, ...]


class Case(Protocol):
    """A scenario as its ruleset read it."""

    game: Game[Any, Any]
    title: str
    steps: tuple[Step, ...]
    expected: tuple[Expectation, ...]
    """What must be true at the end."""

    @property
    def setup(self) -> Any:
        """What the battle started from, for recording it."""

    @property
    def pack(self) -> Pack[Any]:
        """The pack the scenario is based on."""

    @property
    def data(self) -> Any:
        """The pack's data with the file's own laid over it."""

    def ready(self, order: Order) -> Order:
        """A step's order as it is given now: by the side whose turn it is where the step says nothing of it."""

    def is_met(self, expectation: Expectation, actual: Value) -> bool:
        """Whether a key's answer is what is expected of it."""

    def side_to_move(self) -> int:
        """The side whose turn it is."""

    def answer(self, key: str) -> Value:
        """What a key is now."""

    def named(self, part: Event | Order) -> dict[str, Any]:
        """An order or an event as plain values, with units by the names of the file."""


class Mismatch(msgspec.Struct, frozen=True):
    """An expectation that did not hold."""

    step: int
    """The step's number from 1; 0 for the expectations at the end."""
    key: str
    """The key, or "order" when it was about the order's acceptance."""
    expected: Value
    actual: Value


class Result(msgspec.Struct):
    """What came of one file."""

    file: str
    title: str
    mismatches: list[Mismatch] = []
    checked: int = 0
    """How many expectations were compared."""


Trace = Callable[[str], None]
"""Takes one line of JSON: an order, a refusal or an event."""


def scenario_files(paths: Iterable[Path]) -> list[Path]:
    """The files named, and those ending in .toml in the folders named, in order. Raises PackError for a missing one."""
    faults = Faults()
    found: list[Path] = []
    for path in paths:
        try:
            is_folder, exists = path.is_dir(), path.exists()
        except OSError as error:  # a name too long, a folder nobody may look into
            faults.add(file_fault(str(path), "file-unreadable", reason=error.strerror or str(error)))
            continue
        if is_folder:
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                faults.add(file_fault(str(path), "scenario-none-here"))
            found += inside
        elif exists:
            found.append(path)
        else:
            faults.add(file_fault(str(path), "file-missing"))
    faults.raise_if_any()
    return found


def read_case(path: Path, packs: dict[str, Pack[Any]] | None = None) -> Case:
    """Read and validate a scenario file. Raises PackError with all its faults.

    `packs` holds the packs of rulesets that were loaded, and takes one that is not in it yet: of several files each
    finds what was read for those before it.
    """
    document = read_document(path)
    name = document.data.get("ruleset")
    if name is None:
        raise PackError([document.fault((), "missing-key", name="ruleset")])
    if not isinstance(name, str) or name not in ruleset_names():
        shown = str(name)
        fault = document.fault(
            ("ruleset",), "unknown-name", value=True, name=shown, found=shown, suggestion_from=ruleset_names()
        )
        raise PackError([fault])
    rules, packs = ruleset(name), {} if packs is None else packs
    if name not in packs:
        packs[name] = rules.load_pack()
    case: Case = rules.read_scenario(document, packs[name])
    return case


def run_case(case: Case, file: str, trace: Trace | None = None) -> Result:
    """Give the orders and compare."""
    result = Result(file, case.title)
    if trace is not None:
        for event, _ in case.game.opening:
            trace(_line(case.named(event)))
    for number, step in enumerate(case.steps, 1):
        if step.order is not None:
            try:
                _give(case, step, number, result, trace)
            except ScriptedDrawError as error:
                # the order is half done: nothing after it means anything
                wanted = f"an index from 0 to {error.count - 1}"
                result.mismatches.append(Mismatch(number, "draws", wanted, error.index))
                return result
        _compare(case, step.expected, number, result)
    _compare(case, case.expected, 0, result)
    return result


def _give(case: Case, step: Step, number: int, result: Result, trace: Trace | None) -> None:
    game = case.game
    assert step.order is not None
    order = case.ready(step.order)
    before = game.state_digest() if step.rejected else b""
    outcome: Refusal | list[Told] = game.submit(order, step.draws)
    if trace is not None:
        trace(_line({"step": number, **case.named(order)}))
        if isinstance(outcome, Refusal):
            trace(_line({"rejected": outcome.reason, **outcome.numbers}))
        else:
            for event, _ in outcome:
                trace(_line(case.named(event)))
    actual = outcome.reason if isinstance(outcome, Refusal) else ""
    result.checked += 1
    if actual != step.rejected:
        result.mismatches.append(Mismatch(number, "order", step.rejected or "accepted", actual or "accepted"))
    elif step.rejected and game.state_digest() != before:
        result.mismatches.append(Mismatch(number, "order", "unchanged", "changed"))


def _compare(case: Case, expected: Iterable[Expectation], number: int, result: Result) -> None:
    for expectation in expected:
        result.checked += 1
        actual = case.answer(expectation.key)
        if not case.is_met(expectation, actual):
            result.mismatches.append(Mismatch(number, expectation.key, expectation.value, actual))


def _line(part: Mapping[str, Any]) -> str:
    return msgspec.json.encode(part).decode()


def flat_expectations(document: Document, keys: Keys, faults: Faults) -> list[Expectation]:
    """The expectations of a table of the file: `a.b = 1` and `"a.b" = 1` mean the same; both at once is a fault."""
    found: dict[str, Expectation] = {}
    waiting: list[tuple[str, Keys, Any]] = [("", keys, document.at(keys))]
    while waiting:
        prefix, where, value = waiting.pop(0)
        if isinstance(value, dict):
            waiting += [(f"{prefix}.{key}" if prefix else key, (*where, key), inner) for key, inner in value.items()]
        elif prefix in found:
            faults.add(document.fault(where, "scenario-twice", name=prefix))
        else:
            found[prefix] = Expectation(prefix, value, where)
    return list(found.values())

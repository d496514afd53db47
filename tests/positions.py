"""Tactical positions: what the rules make best in each, and whether an opponent finds it.

A position is a scenario file: a battle, the reasoning as a comment, and as its steps one way to do the best thing, so
that `clumsy scenario check` proves it legal and its arithmetic right. What counts as having found it stands beside the
folder, one table a position: the scenario format is public and closed.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from core.orders import Order, Refusal
from core.scenarios import Case, read_case, run_case

Seat = TypeVar("Seat")

Place = tuple[float, float]
"""A cell, or centimetres."""

Pattern = dict[str, Any]
"""Some keys of an order as a scenario's step gives them; a list of values (of places for `at`, `to`): any of them."""


class Condition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a key of the scenario format must be in the end; all that is given must hold."""

    among: list[Any] | None = None
    not_among: list[Any] | None = None
    at_least: int | None = None
    at_most: int | None = None
    inside: tuple[Place, Place] | None = None
    """The corners of a rectangle, both in it."""
    outside: tuple[Place, Place] | None = None

    def holds(self, value: Any) -> bool:
        """Whether `value` is as wanted; that of what is dead is a word, and so neither a number nor a place."""
        if self.at_least is not None or self.at_most is not None:
            if not isinstance(value, int):
                return False
            return (self.at_least is None or value >= self.at_least) and (self.at_most is None or value <= self.at_most)
        if self.inside is not None and not (isinstance(value, list) and _in_rectangle(value, self.inside)):
            return False
        if self.outside is not None and not (isinstance(value, list) and not _in_rectangle(value, self.outside)):
            return False
        if self.not_among is not None and (isinstance(value, str) or value in self.not_among):
            return False
        return self.among is None or value in self.among


def _in_rectangle(place: Sequence[float], corners: tuple[Place, Place]) -> bool:
    (left, top), (right, bottom) = corners
    return left <= place[0] <= right and top <= place[1] <= bottom


class Wanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What counts as having found the best thing: all of what is given."""

    kind: str
    """What it is about: one word for the report."""
    turns: int = 1
    """The side's turns in which it must be done; the enemy passes in between."""
    goes: int = 0
    """Where sides alternate within a turn: its goes in which it must be done; 0: all of its turns."""
    begin: int = 0
    """So many of the file's steps lead to the position."""
    all: tuple[Pattern, ...] = ()
    """Orders that must each be given."""
    any: tuple[Pattern, ...] = ()
    """Orders of which one must be given."""
    in_order: tuple[Pattern, ...] = ()
    """Orders that must be given one after another, others in between or not."""
    never: tuple[Pattern, ...] = ()
    """Orders of which none may be given."""
    end: dict[str, Any] = {}
    """Keys that the file expects somewhere, and what they are when the side is to move again: a value or a table as
    `Condition` has it."""

    def missed(self, orders: Sequence[Pattern], answer: Callable[[str], Any]) -> list[str]:
        """What was not done, in words; empty if all was."""
        faults = [f"not given: {shown(one)}" for one in self.all if not _given(one, orders)]
        if self.any and not any(_given(one, orders) for one in self.any):
            faults.append(f"none given: {', '.join(map(shown, self.any))}")
        waiting = iter(orders)
        if not all(any(matches(one, order) for order in waiting) for one in self.in_order):
            faults.append(f"not given in this order: {', '.join(map(shown, self.in_order))}")
        faults += [f"given: {shown(order)}" for order in orders if any(matches(one, order) for one in self.never)]
        for key, wanted in self.end.items():
            value = answer(key)
            if not _is_as_wanted(value, wanted):
                faults.append(f"{key} is {value}")
        return faults


def _given(pattern: Pattern, orders: Iterable[Pattern]) -> bool:
    return any(matches(pattern, order) for order in orders)


def matches(pattern: Pattern, order: Pattern) -> bool:
    """Whether an order, as a step gives it, has all that the pattern asks for."""
    return all(order.get(key) == value or _is_one_of(order.get(key), value) for key, value in pattern.items())


def _is_one_of(found: Any, values: Any) -> bool:
    return isinstance(values, list) and found in values


def _is_as_wanted(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, dict):
        return msgspec.convert(wanted, Condition).holds(value)
    return type(value) is type(wanted) and bool(value == wanted)


def shown(order: Pattern) -> str:
    """An order on one line: `fire c1 at [5, 3]`."""
    rest = [f"{key} {value}" for key, value in order.items() if key not in ("do", "unit", "side", "path", "weapon")]
    return " ".join([*(str(order[key]) for key in ("do", "unit") if key in order), *rest])


class Position(msgspec.Struct, frozen=True):
    """A position and what is wanted in it."""

    name: str
    file: Path
    wanted: Wanted


class Played(msgspec.Struct):
    """What came of a position."""

    position: Position
    title: str
    missed: list[str] = []
    """Empty: found."""
    orders: list[Pattern] = []
    """What was ordered."""

    @property
    def line(self) -> str:
        """What was missed and done instead."""
        done = "; ".join(shown(order) for order in self.orders) or "nothing"
        return f"{self.position.name}: {'; '.join(self.missed)}. It did: {done}"


def positions_of(folder: Path, wanted_file: Path) -> list[Position]:
    """All positions of a folder, by name, each with what is wanted. Raises ValueError for one without the other."""
    wanted = msgspec.convert(tomllib.loads(wanted_file.read_text(encoding="utf-8")), dict[str, Wanted])
    files = {file.stem: file for file in sorted(folder.glob("*.toml"))}
    if alone := sorted(files.keys() ^ wanted.keys()):
        raise ValueError(f"{folder.name} and {wanted_file.name} do not name the same positions: {alone}")
    return [Position(name, file, wanted[name]) for name, file in files.items()]


class Rules(msgspec.Struct, Generic[Seat], frozen=True):
    """What differs from ruleset to ruleset."""

    end_turn: Callable[[int], Order]
    """What a side passes with."""
    take_turn: Callable[[Any, int, Seat, bool], None]
    """Lets a seat play its side's turn of a game, or its next go alone."""
    stuck: type[Exception]
    """What that raises where a seat does not end."""


class BattleOfPosition(Generic[Seat]):
    """A position being played: the case, its side to move, and the orders of that side as steps give them."""

    def __init__(self, position: Position, rules: Rules[Seat]) -> None:
        self.case: Case = read_case(position.file)
        self.position, self.rules = position, rules
        self.orders: list[Pattern] = []

    def lead_up(self) -> None:
        """Give the steps that lead to the position, then begin to note the orders."""
        for step in self.case.steps[: self.position.wanted.begin]:
            if step.order is not None:
                self.give(step.order)
        self.note()

    def note(self) -> None:
        """From now on note the orders of the side to move."""
        self.side = self.case.side_to_move()
        self.case.game.watchers.append(lambda entry: self._noted(entry.order))

    def _noted(self, order: Order) -> None:
        if order.side == self.side:
            plain = {("do" if key == "type" else key): value for key, value in self.case.named(order).items() if value}
            self.orders.append({key: list(v) if isinstance(v, tuple) else v for key, v in plain.items()})

    def give(self, order: Order) -> None:
        """Give an order of the file, of the side to move if it names none."""
        answer = self.case.game.submit(self.case.ready(order))
        if isinstance(answer, Refusal):
            raise ValueError(f"{self.position.name}: {order} leads up to the position and is refused: {answer.reason}")

    def pass_on(self) -> None:
        """Let the other sides pass until it is this side's turn."""
        while self.case.side_to_move() != self.side and not self.case.game.view(self.side).ended:
            self.case.game.submit(self.rules.end_turn(self.case.side_to_move()))

    def missed(self) -> list[str]:
        """What is missing of what is wanted, as things stand."""
        given = [order for order in self.orders if order["do"] != "end_turn"]
        return self.position.wanted.missed(given, self.case.answer)


def play(position: Position, rules: Rules[Seat], seat_of: Callable[[int], Seat]) -> Played:
    """Let a seat play the side to move for as long as the position allows, against an enemy that passes."""
    battle = BattleOfPosition(position, rules)
    battle.lead_up()
    played = Played(position, battle.case.title)
    seat = seat_of(battle.side)
    try:
        for _ in range(position.wanted.goes or position.wanted.turns):
            if not battle.case.game.view(battle.side).ended:
                rules.take_turn(battle.case.game, battle.side, seat, bool(position.wanted.goes))
                battle.pass_on()
    except rules.stuck as error:
        played.missed.append(str(error))
    played.missed += battle.missed()
    played.orders = [order for order in battle.orders if order["do"] != "end_turn"]
    return played


def play_solution(position: Position, rules: Rules[Seat]) -> list[str]:
    """Give the file's own steps; return what does not hold of them, or what the position misses in them."""
    battle, wanted = BattleOfPosition(position, rules), position.wanted
    battle.lead_up()
    battle.case.steps = battle.case.steps[wanted.begin :]
    faults = run_case(battle.case, position.name).mismatches
    for _ in range(wanted.turns - sum(order["do"] == "end_turn" for order in battle.orders)):
        if battle.case.side_to_move() == battle.side and not battle.case.game.view(battle.side).ended:
            battle.case.game.submit(rules.end_turn(battle.side))
            battle.pass_on()
    battle.pass_on()
    return [f"step {one.step}: {one.key} is {one.actual}, not {one.expected}" for one in faults] + battle.missed()


def section(heading: str, played: Sequence[Played]) -> str:
    """The results of a folder in Markdown: how many were found, a line for each, and what was done instead."""
    found, of_kind = Counter[str](), Counter[str]()
    for one in played:
        of_kind[one.position.wanted.kind] += 1
        found[one.position.wanted.kind] += not one.missed
    lines = [
        f"## {heading}",
        "",
        f"Found: {found.total()} of {len(played)}"
        f" ({', '.join(f'{kind} {found[kind]}/{count}' for kind, count in sorted(of_kind.items()))}).",
        "",
        "| position | what is best | about | turns | found |",
        "|---|---|---|---:|---|",
    ]
    lines += [
        f"| {one.position.name} | {one.title} | {one.position.wanted.kind} | {one.position.wanted.turns} |"
        f" {'no' if one.missed else 'yes'} |"
        for one in played
    ]
    if missed := [one for one in played if one.missed]:
        lines += ["", "Missed:", "", *(f"- {one.line}" for one in missed)]
    return "\n".join(lines) + "\n"

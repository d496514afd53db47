"""What the keys of scenarios have in common in every ruleset: how one is read, answered, and found to mean nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from core.board import Board
from core.packs.document import Document
from core.packs.faults import Argument, Fault, nearest
from core.packs.keys import Keys
from core.scenario_answers import Kind, Value

Asked = TypeVar("Asked")
"""What a ruleset's keys are asked of: a game with the names that its file gave."""

DEAD = "(dead)"
"""What a dead unit answers to anything but `alive`."""

NOBODY = "none"
"""The owner of what is free, and the winner of a draw."""

KEY = re.compile(
    r"(?P<who>[a-z][a-z0-9_]*)(?:\((?P<where>[^()]*)\))?(?:\.(?P<what>[a-z0-9_.]*)(?:\((?P<of>[^()]*)\))?)?"
)
"""`who.what(of)` or `who(where).what`: the shape of a key."""


class KeyFaultError(Exception):
    """A key that means nothing: a fault message with its arguments and what may have been meant."""

    def __init__(self, message: str, found: str = "", names: Iterable[str] = (), **arguments: Argument) -> None:
        super().__init__(message)
        self.message, self.found, self.names, self.arguments = message, found, sorted(names), arguments

    def fault(self, document: Document, at: Keys) -> Fault:
        """The fault of the key that stands there."""
        suggestion = nearest(self.found, self.names)
        return replace(document.fault(at, self.message), arguments=self.arguments, suggestion=suggestion)


class Key(Struct, Generic[Asked], frozen=True):
    """A key that was read: what its value may be, and how to answer it."""

    kind: Kind
    answer: Callable[[Asked], Value]


def cell_of(board: Board, text: str) -> int:
    """The cell that `x,y` names. Raises KeyFaultError."""
    x, y = _numbers(text, 2)
    if not board.contains(x, y):
        raise KeyFaultError("scenario-off-board", x=x, y=y)
    return board.cell(x, y)


def _numbers(text: str, count: int) -> tuple[int, ...]:
    parts = [part.strip() for part in text.split(",")]
    if len(parts) != count or not all(re.fullmatch(r"-?\d{1,6}", part) for part in parts):
        raise KeyFaultError("scenario-malformed-cell", name=text)
    return tuple(int(part) for part in parts)


def unknown_key(what: str, names: Mapping[str, object] | Iterable[str], elsewhere: Iterable[str] = ()) -> KeyFaultError:
    """What is wrong with a key that is none of those; `elsewhere` are keys that only other rulesets have."""
    if what in elsewhere:
        return KeyFaultError("scenario-other-ruleset", name=what)
    return KeyFaultError("scenario-unknown-key", found=what, names=names, name=what)

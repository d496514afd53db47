"""What the keys of a scenario have in common: what a file names, the game that is asked, how a key is answered."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from core.board import Board
from core.packs.document import Document
from core.packs.faults import Argument, Fault, nearest
from core.packs.keys import Keys
from systems.clumsy.pipeline import ClumsyGame
from systems.clumsy.scenarios.answers import Kind, Value, one_of
from systems.clumsy.view import UnitView, View

Answer = Callable[["Subject"], Value]

DEAD = "(dead)"
"""What a dead unit answers to anything but `alive`."""

NOBODY = "none"
"""The owner of a free point, and the winner of a draw."""

NOT_YET = frozenset(
    [
        "gold",
        "ready",
        "bounty",
        "bomb_dropped",
    ]
)
"""Keys of rules that do not exist yet, or of other rulesets."""


class Names(Struct, frozen=True):
    """What a file's keys may name."""

    units: Mapping[str, tuple[str, ...]]
    """Units with their weapons."""
    sides: tuple[str, ...]
    board: Board
    points: frozenset[int]
    """Cells with a victory point."""
    structures: Mapping[str, int] = {}
    """Structures with their cells."""
    terrain: tuple[str, ...] = ()
    structure_types: tuple[str, ...] = ()


class Subject(Struct):
    """A game with the names that its scenario gave to units."""

    game: ClumsyGame
    unit_ids: dict[str, int]
    unit_sides: dict[str, int]
    names: dict[int, str] = {}
    structures: dict[str, int] = {}
    """The entities of the structures that the scenario named."""

    def __post_init__(self) -> None:
        self.names = {unit: name for name, unit in self.unit_ids.items()}

    def view_of(self, name: str) -> tuple[View, UnitView | None]:
        """The view of a unit's side, and the unit in it unless it is dead; one aboard is where its carrier is."""
        view = self.game.view(self.unit_sides[name])
        return view, view.living(self.unit_ids[name])

    def name_of(self, unit: int) -> str:
        """The file's name of a unit by its id; "" for no unit."""
        return self.names.get(unit, "")


class KeyFaultError(Exception):
    """A key that means nothing: a fault message with its arguments and what may have been meant."""

    def __init__(self, message: str, found: str = "", names: Iterable[str] = (), **arguments: Argument) -> None:
        super().__init__(message)
        self.message, self.found, self.names, self.arguments = message, found, sorted(names), arguments

    def fault(self, document: Document, at: Keys) -> Fault:
        """The fault of the key that stands there."""
        suggestion = nearest(self.found, self.names)
        return replace(document.fault(at, self.message), arguments=self.arguments, suggestion=suggestion)


class Key(Struct, frozen=True):
    """A key that was read: what its value may be, and how to answer it."""

    kind: Kind
    answer: Answer


def _numbers(text: str, count: int) -> tuple[int, ...]:
    parts = [part.strip() for part in text.split(",")]
    if len(parts) != count or not all(re.fullmatch(r"-?\d{1,6}", part) for part in parts):
        raise KeyFaultError("scenario-malformed-cell", name=text)
    return tuple(int(part) for part in parts)


def cell_of(known: Names, text: str) -> int:
    """The cell that `x,y` names. Raises KeyFaultError."""
    x, y = _numbers(text, 2)
    if not known.board.contains(x, y):
        raise KeyFaultError("scenario-off-board", x=x, y=y)
    return known.board.cell(x, y)


def unknown_key(what: str, names: Mapping[str, object] | Iterable[str]) -> KeyFaultError:
    """What is wrong with a key that is none of those."""
    if what in NOT_YET:
        return KeyFaultError("scenario-not-yet", name=what)
    return KeyFaultError("scenario-unknown-key", found=what, names=names, name=what)


KindFor = Callable[[Names], Kind]
"""What an answer may be, given what the file names."""


def always(kind: Kind) -> KindFor:
    """The same kind in every file."""
    return lambda _: kind


def a_side_or(*others: str) -> KindFor:
    """One of the file's sides, or one of these."""
    return lambda known: one_of((*known.sides, *others))


a_side = a_side_or()


def a_unit_or_none(known: Names) -> Kind:
    """One of the file's units, or ""."""
    return one_of((*known.units, ""))

"""A scenario that was read, as far as it is the same in every ruleset."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from core.events import Event
from core.game import Game
from core.orders import Order
from core.packs.document import Document
from core.packs.faults import Faults, PackError
from core.packs.keys import Keys
from core.packs.loader import Pack, overlay_data
from core.scenario_answers import Holds, Value
from core.scenario_keys import NOBODY, Key, KeyFaultError
from core.scenarios import SIDE_TO_MOVE, Expectation, Step, flat_expectations


class Asked(Protocol):
    """What the keys are asked of: a game with the names that its file gave."""

    @property
    def game(self) -> Game[Any, Any]:
        """The game."""

    @property
    def names(self) -> Mapping[int, str]:
        """The file's names of units by their ids."""


Asked_ = TypeVar("Asked_", bound=Asked)
Data = TypeVar("Data")
Setup = TypeVar("Setup")


class Script(Struct, Generic[Asked_], frozen=True):
    """What a file says is to be done and to be true."""

    title: str
    steps: tuple[Step, ...]
    expected: tuple[Expectation, ...]
    """What must be true at the end."""
    keys: Mapping[str, Key[Asked_]]


class NamedCase(Generic[Asked_, Data, Setup]):
    """`core.scenarios.Case`, but for whose turn it is and what the camps or sides are called."""

    UNIT_FIELDS: ClassVar[tuple[str, ...]] = ("unit",)
    """The fields of orders and events that hold a unit's id."""

    def __init__(self, asked: Asked_, script: Script[Asked_], setup: Setup, pack: Pack[Data]) -> None:
        self.asked, self.setup, self.pack = asked, setup, pack
        self.game = asked.game
        self.title, self.steps, self.expected = script.title, script.steps, script.expected
        self._keys = script.keys

    @property
    def data(self) -> Data:
        """The pack's data with the file's own laid over it."""
        found: Data = self.game.battle.data
        return found

    def side_names(self) -> tuple[str, ...]:
        """The sides by name."""
        raise NotImplementedError

    def side_to_move(self) -> int:
        """The side whose turn it is."""
        raise NotImplementedError

    def ready(self, order: Order) -> Order:
        """A step's order as it is given now: by the side whose turn it is where the step says nothing of it."""
        return replace(order, side=self.side_to_move()) if order.side == SIDE_TO_MOVE else order

    def answer(self, key: str) -> Value:
        """What a key is now."""
        return self._keys[key].answer(self.asked)

    def is_met(self, expectation: Expectation, actual: Value) -> bool:
        """Whether a key's answer is what is expected of it."""
        return self._keys[expectation.key].kind.same(actual, expectation.value)

    def named(self, part: Event | Order) -> dict[str, Any]:
        """An order or an event as plain values, with units by the names of the file and sides by theirs."""
        plain: dict[str, Any] = msgspec.to_builtins(part)
        for key in self.UNIT_FIELDS:
            if plain.get(key):
                plain[key] = self.asked.names.get(plain[key], plain[key])
        for key in ("side", "winner"):
            if key in plain:
                plain[key] = self.side_names()[plain[key]] if plain[key] >= 0 else NOBODY
        return plain


class Expectations(Generic[Asked_]):
    """Reads what a file expects, and the keys that it names."""

    def __init__(self, document: Document, holds: Holds, read: Callable[[str], Key[Asked_]], faults: Faults) -> None:
        self.keys: dict[str, Key[Asked_]] = {}
        """Those that were read, by their text."""
        self._document, self._holds, self._read, self._faults = document, holds, read, faults

    def read(self, where: Keys) -> tuple[Expectation, ...]:
        """The expectations of a table of the file, if it is there."""
        if not self._document.has(where):
            return ()
        found = flat_expectations(self._document, where, self._faults)
        for expectation in found:
            try:
                key = self.keys[expectation.key] = self.keys.get(expectation.key) or self._read(expectation.key)
            except KeyFaultError as fault:
                self._faults.add(fault.fault(self._document, expectation.at))
                continue
            key.kind.check(expectation.value, self._document, expectation.at, self._holds, self._faults)
        return tuple(found)


def inline_data(pack: Pack[Data], document: Document, faults: Faults) -> Data:
    """The pack's data with the file's `[data]` laid over it; the pack's own, and the faults, if that cannot be."""
    try:
        return overlay_data(pack, document)
    except PackError as error:
        faults.extend(error.faults)
        return pack.data

"""What the keys of a scenario are asked of: what a file names, and the game with those names."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from core import scenario_keys
from core.board import Board
from core.scenario_answers import Kind, Value, one_of
from systems.clumsy.pipeline import ClumsyGame
from systems.clumsy.view import UnitView, View

Answer = Callable[["Subject"], Value]

ELSEWHERE = frozenset(["gold", "ready", "bounty", "bomb_dropped"])
"""Keys that other rulesets have."""


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


Key = scenario_keys.Key[Subject]

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

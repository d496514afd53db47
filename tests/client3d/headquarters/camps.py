"""Small battles of Headquarters for tests: own units on tiny maps, a table of camps, and hands without a screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from client3d.headquarters.controller import CampController
from client3d.headquarters.match import CampMatch
from core.orders import Cell, Order, Refusal
from core.packs.location import data_folder, pack_folder
from core.texts import Texts
from systems.headquarters.data import load_headquarters
from systems.headquarters.pipeline import HeadquartersGame, new_game
from systems.headquarters.setup import BattleSetup, UnitSetup

FIELD = ("......", "......", "......")
DAY = "2026-11-30"
"""What is sold that day: fortifications, a heavy tank, a repair kit."""
SIDES = ("blue", "red", "green", "yellow")


def texts(language: str = "en") -> Texts:
    """The client's texts with those of the pack over them."""
    return Texts(language, data_folder() / "locale", pack_folder("headquarters") / "locale")


def game(*units: tuple[str, int, Cell], rows: tuple[str, ...] = FIELD, **more: Any) -> HeadquartersGame:
    """A battle with these units (type, camp, cell); each camp has its headquarters."""
    camps = max(side for _, side, _ in units) + 1
    placed = tuple(UnitSetup(type=kind, side=side, at=at) for kind, side, at in units)
    setup = BattleSetup(sides=SIDES[:camps], rows=rows, units=placed, seed=1, **{"date": DAY, **more})
    return new_game(setup, load_headquarters().data)


def duel(*units: tuple[str, int, Cell], **more: Any) -> HeadquartersGame:
    """Two camps with headquarters in two corners of the field, and these units."""
    return game(("headquarters", 0, (0, 0)), ("headquarters", 1, (5, 2)), *units, **more)


class Chalkboard:
    """Remembers what is marked."""

    def __init__(self) -> None:
        self.cells: dict[str, list[Cell]] = {}

    def show(self, name: str, cells: Iterable[Cell], style: str) -> None:
        self.cells[name] = list(cells)

    def path(self, name: str, cells: Iterable[Cell], style: str = "path") -> None:
        self.cells[name] = list(cells)

    def hide(self, name: str) -> None:
        self.cells.pop(name, None)


class Hands(CampController):
    """A person's hands on a game."""

    def __init__(self, played: HeadquartersGame, side: int = 0) -> None:
        self.game, self.board = played, Chalkboard()

        def give(order: Order) -> Refusal | None:
            answer = played.submit(order)
            return answer if isinstance(answer, Refusal) else None

        super().__init__(lambda: played.view(side), give, self.board)
        self.active = True

    def unit_at(self, cell: Cell) -> str:
        """The type of who stands in a cell first, or ""."""
        view = self.game.view(0)
        here = view.at.get(view.board.cell(*cell), ())
        return here[0].kind.id if here else ""


class Nobody:
    """An opponent that ends its turn at once, or gives the orders it was told before."""

    def __init__(self, side: int, *orders: Order) -> None:
        self.side, self.orders = side, list(orders)

    def next_order(self, _view: Any) -> Order:
        from systems.headquarters.orders import EndTurnOrder

        return self.orders.pop(0) if self.orders else EndTurnOrder(side=self.side)

    def refused(self, _order: Order, _refusal: Refusal) -> None:
        """It goes on."""

    def mind(self) -> bytes:
        return b""


def match(played: HeadquartersGame, *computers: Nobody) -> CampMatch:
    """A match with these opponents; the other camps are persons'."""
    return CampMatch(played, {one.side: one for one in computers}, None)  # type: ignore[arg-type]

"""Small battles of Skirmish for tests of the screen: hands without a display."""

from __future__ import annotations

from typing import Any

from client3d.skirmish.controller import TableController
from client3d.skirmish.match import TableMatch
from client3d.skirmish.places import Place, place_at
from client3d.skirmish.words import TableWords
from core.orders import Order, Refusal
from core.packs.location import data_folder, pack_folder
from core.texts import Texts
from systems.skirmish.measures import hundredths
from systems.skirmish.pipeline import SkirmishGame
from tests.systems.skirmish.fights import battle, unit

__all__ = ["Hands", "battle", "match", "place", "speaker", "texts", "unit"]


def texts(language: str = "en") -> Texts:
    """The client's texts with those of the pack over them."""
    return Texts(language, data_folder() / "locale", pack_folder("skirmish") / "locale")


def speaker(game: SkirmishGame, language: str = "en") -> TableWords:
    """The words of a battle."""
    view = game.view(0)
    found = TableWords(texts(language), view.side_names)
    found.data, found.table = view.data, view.table
    return found


def place(game: SkirmishGame, x: float, y: float, side: int = 0) -> Place:
    """What a side points at, in centimetres."""
    return place_at(game.view(side), (hundredths(x), hundredths(y)))


def match(game: SkirmishGame, **thinkers: Any) -> TableMatch:
    """A match; `one` and `two`: who plays the sides that no person plays."""
    given = {side: thinkers[name] for side, name in enumerate(("one", "two")) if name in thinkers}
    return TableMatch(game, given, None)  # type: ignore[arg-type]


class Hands(TableController):
    """A person's hands on a game."""

    def __init__(self, game: SkirmishGame, side: int = 0) -> None:
        self.game, self.side = game, side

        def give(order: Order) -> Refusal | None:
            answer = game.submit(order)
            return answer if isinstance(answer, Refusal) else None

        super().__init__(lambda: game.view(side), give)
        self.active = True

    def at(self, x: float, y: float) -> Refusal | None:
        """Click a place given in centimetres."""
        return self.click(place(self.game, x, y, self.side))

    def over(self, x: float, y: float) -> Any:
        """Point at a place given in centimetres; what a click there would do."""
        self.hover(place(self.game, x, y, self.side))
        return self.point()

    def begin(self, x: float, y: float) -> None:
        """Select and activate who stands there."""
        self.at(x, y)
        assert self.activate() is None

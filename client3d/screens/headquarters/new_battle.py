"""A new battle of Headquarters: the map, who plays each camp, the day of the shop, the last turn, the seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial

from client3d.hud.button import Look
from client3d.hud.controls import TileLook
from client3d.hud.painting import Painter
from client3d.hud.widgets import Box, Stage
from client3d.play.options import PERSON
from client3d.screens.battle_page import BattlePage, BoardShown, WishRow
from client3d.screens.game_choice import NO_CHOICE, GameChoice
from client3d.screens.headquarters.wish import CampsWish
from client3d.screens.page import GAP

LIMITS = (0, 10, 15, 20, 30, 40, 60, 100)
"""Last turns to choose from; 0: no limit."""
_OFFER = 50.0
_LONGEST_DATE = 10


@dataclass(frozen=True)
class CampsMap(BoardShown):
    """A map with its camps by name and the number of its cities, headquarters left out."""

    camps: tuple[str, ...]
    cities: int


@dataclass(frozen=True)
class OfferShown:
    """An offer of the shop, in words."""

    name: str
    title: str
    icon: str
    price: str


@dataclass(frozen=True)
class CampsValues:
    """What there is to choose from: maps; opponents as a personality and its name."""

    maps: Sequence[CampsMap]
    opponents: Sequence[tuple[str, str]]
    shop: Callable[[str], Sequence[OfferShown]]
    """What the shop sells on a day, YYYY-MM-DD."""
    today: str
    bomb: int
    """With how many camps or more the bomb may fall."""
    left: int
    """How many camps are left when it does."""
    wish: CampsWish
    """What was put together the last time."""


@dataclass(frozen=True)
class CampsIntents:
    """What the page leads to."""

    begin: Callable[[CampsWish], None]
    keep: Callable[[CampsWish], None] = lambda _wish: None
    """Told what was put together when the page is left."""
    look_up: Callable[[str, str], None] = lambda _offer, _day: None
    """Opens the encyclopedia at an offer, with the shop of a day."""


class CampsPage(BattlePage[CampsWish, CampsMap]):
    """See the module."""

    def __init__(
        self,
        stage: Stage,
        values: CampsValues,
        intents: CampsIntents,
        games: GameChoice = NO_CHOICE,
    ) -> None:
        self._values, self._intents = values, intents
        super().__init__(stage, values.wish, games)

    # --- choosing

    def maps(self) -> Sequence[CampsMap]:
        """The maps of the pack."""
        return self._values.maps

    def begin(self) -> None:
        """Begin the battle."""
        self._intents.begin(self.wish)

    def close(self) -> None:
        """What was put together stays for the next time."""
        self._intents.keep(self.wish)

    @property
    def day(self) -> date | None:
        """The day of the shop; None where what is written is none."""
        return day_of(self.wish.date or self._values.today)

    def wrong(self) -> str:
        """The day may be none."""
        return "" if self.day is not None else self.format("hq-battle-date-wrong", today=self._values.today)

    def remark(self) -> str:
        """Who sits at the screen, and whether the bomb may fall."""
        camps = self.map.camps
        persons = sum(self.wish.seat(side) == PERSON for side in range(len(camps)))
        words = [self.format("hq-battle-persons", count=persons)]
        if len(camps) >= self._values.bomb:
            words.append(self.format("hq-battle-bomb", left=self._values.left))
        return " ".join(words)

    # --- drawing

    def map_line(self, chosen: CampsMap) -> tuple[str, str]:
        """How many camps and cities there are."""
        camps = self.format("hq-battle-camps", count=len(chosen.camps))
        return "flag", " · ".join((camps, self.format("hq-battle-cities", count=chosen.cities)))

    def draw_below_maps(self, painter: Painter, box: Box) -> None:
        """The shop of the day: each offer leads to the encyclopedia."""
        x, y, width, height = box
        day = self.day
        title = self.format("hq-battle-shop", date=self.wish.date if day is None else day.isoformat())
        y += self.heading(painter, title, x, y, width)
        offers = [] if day is None else self._values.shop(day.isoformat())

        def row(place: int, at: Box) -> None:
            assert day is not None, "there are offers on a day alone"
            offer = offers[place]
            look = TileLook(offer.title, offer.icon, detail=offer.price, size=15)
            command = partial(self._intents.look_up, offer.name, day.isoformat())
            self.tile(f"offer.{offer.name}", (at[0], at[1], at[2], _OFFER - 6), look, command)

        self.scroll("offers", painter, (x, y, width, box[1] + height - y), [_OFFER] * len(offers), row)

    def rows(self) -> Sequence[WishRow]:
        """Who plays each camp; the day, the last turn, the seed."""
        text = self.format
        limits = [text("hq-battle-limit", turns=turns) for turns in LIMITS]
        return (
            *(
                WishRow(name, partial(self.seat, side, self._values.opponents), side)
                for side, name in enumerate(self.map.camps)
            ),
            WishRow(text("hq-battle-date"), self._date),
            WishRow(text("hq-battle-last-turn"), partial(self.choice, "round_limit", limits, LIMITS)),
            WishRow(text("battle-seed"), self.seed),
        )

    def _date(self, box: Box) -> None:
        """A day to write, buttons to the days beside it, and one to today."""
        x, y, width, height = box
        across = width - 3 * (height + GAP)
        for name, icon, days, left in (
            ("day.before", "left", -1, x),
            ("day.after", "right", 1, x + height + across + 2 * GAP),
        ):
            look = Look(self.format(f"hq-battle-{name.replace('.', '-')}"), icon, layout="icon")
            self.button(name, (left, y, height, height), look, partial(self._go, days))
        self.field(
            "date",
            (x + height + GAP, y, across, height),
            self.wish.date,
            lambda text: self.set(date=text),
            lambda text: text.isascii() and not set(text) - set("0123456789-"),
            hint=self._values.today,
            longest=_LONGEST_DATE,
        )
        look = Look(self.format("hq-battle-today", date=self._values.today), "undo", layout="icon")
        self.button("today", (x + width - height, y, height, height), look, lambda: self.set(date=""))

    def _go(self, days: int) -> None:
        """To another day; from what is no day, to one beside today."""
        day = self.day or date.fromisoformat(self._values.today)
        try:
            gone = (day + timedelta(days)).isoformat()
        except OverflowError:  # the first or the last day there is
            return
        self.set(date="" if gone == self._values.today else gone)


def day_of(written: str) -> date | None:
    """The day that is written year-month-day; None if that is none."""
    try:
        return date.fromisoformat(written) if len(written) == _LONGEST_DATE else None
    except ValueError:
        return None

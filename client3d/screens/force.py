"""A force by hand: the pack's units with their prices, how many of each, what that leaves and what it lacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from panda3d.core import Texture

from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.controls import CountTile, TileLook
from client3d.hud.list_view import WHEEL_DOWN, WHEEL_UP
from client3d.hud.painting import LINE_HEIGHT, Painter
from client3d.hud.widgets import Box, Stage
from client3d.screens.page import GAP, Page, greyed

_ROW, _BUTTON, _COUNT = 68.0, 40.0, 38.0
_BESIDE = 3 * _BUTTON + _COUNT + 4 * 6
"""Units at the right of a row for its buttons."""
_AROUND = 160.0
"""Units of a row round its words: the picture, the price, the bar that scrolls."""
_UNIT, _MORE = "unit.", ("+", "=")
_BAR = 12.0
_LOOK_UP = "f3"


@dataclass(frozen=True)
class UnitOffer:
    """A unit that may be bought: texts ready to be shown."""

    id: str
    name: str
    icon: str
    price: int
    role: str
    needs: str
    """The unit that it is of little use without; "" for none."""


@dataclass(frozen=True)
class Verdict:
    """What is to be said of a force, in sentences."""

    wrong: tuple[str, ...] = ()
    """Why it cannot take the field."""
    lacks: tuple[str, ...] = ()
    """What it would do well to have."""


@dataclass(frozen=True)
class ForceValues:
    """What a force is put together from, and for what."""

    side: int
    side_name: str
    map: str
    """Its title."""
    budget: int
    offers: Sequence[UnitOffer]
    judge: Callable[[tuple[str, ...]], Verdict]
    fill: Callable[[tuple[str, ...]], tuple[str, ...]]
    """What is drawn for the rest of the budget, behind the units given."""
    portrait: Callable[[str], Texture | None] = lambda _unit: None
    """A unit's picture, where there is one."""


@dataclass(frozen=True)
class ForceIntents:
    """What the page leads to."""

    chosen: Callable[[tuple[str, ...]], None]
    """Told the force whenever it has changed."""
    look_up: Callable[[str], None]
    """Opens the encyclopedia at a unit."""
    keep: Callable[[ForcePage], None]
    """Opens the forces that are kept under names."""


class ForcePage(Page):
    """The units at the left; budget, force, and what is wrong with it or lacks at the right."""

    TITLE = "title-force"

    def __init__(
        self, stage: Stage, values: Callable[[], ForceValues], types: Sequence[str], intents: ForceIntents
    ) -> None:
        super().__init__(stage, "force")
        self._values, self._intents = values, intents
        self.default = "done"
        known = {offer.id for offer in values().offers}
        self._given = tuple(types)
        self.types = tuple(kind for kind in types if kind in known)
        self._last = values().offers[0].id
        """The unit that was pressed last."""

    def open(self) -> None:
        """What is no unit of this game any more is no longer chosen."""
        if self.types != self._given:
            self._intents.chosen(self.types)

    # --- choosing

    @property
    def worth(self) -> int:
        """What the force costs."""
        prices = {offer.id: offer.price for offer in self._values().offers}
        return sum(prices[kind] for kind in self.types)

    def choose(self, types: Sequence[str]) -> None:
        """Another force: those of a type together, in the order of the list."""
        order = [offer.id for offer in self._values().offers]
        self.types = tuple(sorted((kind for kind in types if kind in order), key=order.index))
        self._intents.chosen(self.types)

    def _count(self, unit: str, more: int) -> None:
        """One more of a unit as far as the budget goes, or one fewer."""
        self._last = unit
        if more > 0 and not self._why_not(unit):
            self.choose((*self.types, unit))
        elif more < 0 and unit in self.types:
            left = list(self.types)
            left.remove(unit)
            self.choose(left)

    def _counted(self, unit: str, more: int, _event: Any = None) -> None:
        """The same by wheel or arrow key."""
        self._count(unit, more)
        self.repaint()

    def _why_not(self, unit: str) -> str:
        """Why there cannot be one more of a unit; "" if there can."""
        values = self._values()
        price = next(offer.price for offer in values.offers if offer.id == unit)
        left = values.budget - self.worth
        return self.format("force-too-dear", price=price, left=left) if price > left else ""

    def _fill(self) -> None:
        self.choose(self._values().fill(self.types))

    def key(self, name: str) -> bool:
        """Plus and minus count the unit that has the focus, or had it last; F3 looks it up."""
        prefix, _, unit = self.focus.partition(".")
        if unit and prefix in ("unit", "less", "more"):
            self._last = unit
        if name == _LOOK_UP:
            self._intents.look_up(self._last)
        elif name in (*_MORE, "-"):
            self._counted(self._last, 1 if name in _MORE else -1)
        else:
            return False
        return True

    # --- drawing

    def draw(self, painter: Painter) -> None:
        """Both columns, and the button that leads on."""
        box = self.sheet(painter)
        x, y, width, height = box
        left = width * 0.6
        self._draw_offers(painter, (x, y, left, height))
        self._draw_force(painter, (x + left + 24, y, width - left - 24, height))
        foot = self.foot(box)
        words = self.format("force-keys")
        painter.text(words, foot[0], foot[1] + 4, theme.SMALL, theme.DIM, width=left, lines=2)
        look = Look(self.format("force-done"), "check", style="primary", size=18)
        self.button("done", (x + left + 24, foot[1], width - left - 24, foot[3]), look, self.leave)

    def _draw_offers(self, painter: Painter, box: Box) -> None:
        offers, counts = self._values().offers, Counter(self.types)
        room = box[2] - _BESIDE - _AROUND
        heights = []
        for offer in offers:
            lines = len(painter.brush.wrapped(self._detail(offer), room, theme.SMALL))
            heights.append(max(_ROW, (15 + lines * theme.SMALL) * LINE_HEIGHT + 20))

        def row(place: int, at: Box) -> None:
            offer = offers[place]
            self._draw_offer(painter, offer, counts[offer.id], (at[0], at[1], at[2], at[3] - 8))

        self.scroll("units", painter, box, heights, row)

    def _detail(self, offer: UnitOffer) -> str:
        """What a unit is for and what it needs."""
        needs = self.format("force-needs", unit=offer.needs) if offer.needs else ""
        return " ".join(filter(None, (offer.role, needs)))

    def _draw_offer(self, painter: Painter, offer: UnitOffer, count: int, box: Box) -> None:
        x, y, width, height = box
        price = str(offer.price)
        look = TileLook(
            offer.name,
            offer.icon,
            size=15,
            detail=self._detail(offer),
            aside=price,
            tone="accent",
            picture=self._values().portrait(offer.id),
            on=count > 0,
        )
        across = width - _BESIDE
        name = f"{_UNIT}{offer.id}"
        tile = self._control(CountTile, name, (x, y, across, height), look, partial(self._count, offer.id, 1))
        tile.counted = partial(self._counted, offer.id)
        x += across + 6
        top = y + (height - _BUTTON) / 2
        look_up = Look(self.format("force-look-up", unit=offer.name), "info", layout="icon")
        self.button(f"about.{offer.id}", (x, top, _BUTTON, _BUTTON), look_up, partial(self._intents.look_up, offer.id))
        x += _BUTTON + 6
        fewer = Look(self.format("force-fewer", unit=offer.name), "minus", layout="icon")
        if not count:
            fewer = greyed(fewer, self.format("force-none-of-it"))
        self._count_button(f"less.{offer.id}", (x, top, _BUTTON, _BUTTON), fewer, offer.id, -1)
        x += _BUTTON + 6
        colour = theme.ACCENT if count else theme.FAINT
        middle = y + (height - theme.LARGE * LINE_HEIGHT) / 2
        painter.text(str(count), x + _COUNT / 2, middle, theme.LARGE, colour, bold=True, align="centre", width=_COUNT)
        x += _COUNT + 6
        more = greyed(Look(self.format("force-more", unit=offer.name), "plus", layout="icon"), self._why_not(offer.id))
        self._count_button(f"more.{offer.id}", (x, top, _BUTTON, _BUTTON), more, offer.id, 1)

    def _count_button(self, name: str, box: Box, look: Look, unit: str, more: int) -> None:
        """A button that counts; the wheel over it counts up and down instead of scrolling."""
        button = self.button(name, box, look, partial(self._count, unit, more))
        for event, steps in ((WHEEL_UP, 1), (WHEEL_DOWN, -1)):
            button.direct.bind(event, partial(self._counted, unit, steps))

    def _draw_force(self, painter: Painter, box: Box) -> None:
        x, y, width, height = box
        values, text, bottom = self._values(), self.format, box[1] + box[3]
        painter.rect(x, y + 3, 12, 12, theme.side_colour(values.side))
        title = text("force-of", side=values.side_name, map=values.map)
        painter.text(title, x + 20, y, theme.SMALL, theme.ACCENT, bold=True, width=width - 20)
        y += 26
        y += self._draw_budget(painter, (x, y, width, height))
        each = (width - 2 * GAP) / 3
        buttons: tuple[tuple[str, str, Callable[[], None], str], ...] = (
            ("fill", "dice", self._fill, text("force-fill-about")),
            ("clear", "delete", partial(self.choose, ()), ""),
            ("kept", "save", partial(self._intents.keep, self), ""),
        )
        tall = 76.0
        for place, (name, icon, command, tip) in enumerate(buttons):
            look = Look(text(f"force-{name}"), icon, layout="tall", tip=tip)
            self.button(name, (x + place * (each + GAP), y, each, tall), look, command)
        y += tall + 16
        verdict = values.judge(self.types)
        said = [(line, "bad") for line in verdict.wrong] + [(line, "warn") for line in verdict.lacks]
        room = (bottom - y) * (0.5 if said else 1.0)
        self._draw_chosen(painter, (x, y, width, room - 12))
        if said:
            self._draw_said(painter, said, (x, y + room, width, bottom - y - room))

    def _draw_budget(self, painter: Painter, box: Box) -> float:
        """What is spent and what is left; its height."""
        x, y, width, _ = box
        budget, worth = self._values().budget, self.worth
        colour = theme.BAD if worth > budget else theme.ACCENT
        painter.rect(x, y, width, _BAR, theme.BLACK)
        painter.rect(x, y, width * min(worth / max(budget, 1), 1.0), _BAR, colour)
        spent = self.format("force-spent", spent=worth, budget=budget)
        left = self.format("force-left", left=max(budget - worth, 0))
        painter.text(spent, x, y + _BAR + 4, theme.SMALL, colour, bold=True, width=width * 0.6)
        painter.text(left, x + width, y + _BAR + 4, theme.SMALL, theme.DIM, align="right", width=width * 0.4)
        return _BAR + 34

    def _draw_chosen(self, painter: Painter, box: Box) -> None:
        x, y, width, height = box
        heading = self.format("force-chosen", count=len(self.types))
        head = self.heading(painter, heading, x, y, width)
        names = {offer.id: offer.name for offer in self._values().offers}
        lines = [
            self.format("battle-units", name=names[kind], count=count) for kind, count in Counter(self.types).items()
        ]
        self._draw_lines(painter, "chosen", [(line, "normal") for line in lines], (x, y + head, width, height - head))

    def _draw_said(self, painter: Painter, said: Sequence[tuple[str, str]], box: Box) -> None:
        x, y, width, height = box
        head = self.heading(painter, self.format("force-missing"), x, y, width)
        self._draw_lines(painter, "said", said, (x, y + head, width, height - head), icon="warning")

    def _draw_lines(
        self, painter: Painter, name: str, said: Sequence[tuple[str, str]], box: Box, icon: str = ""
    ) -> None:
        """Lines of a text and its tone, wrapped; an icon before each text."""
        indent = 24.0 if icon else 0.0
        lines: list[tuple[str, str, bool]] = []
        for text, tone in said:
            wrapped = painter.brush.wrapped(text, box[2] - indent - 18, theme.SMALL)
            lines += [(line, tone, place == 0) for place, line in enumerate(wrapped)]

        def line(place: int, at: Box) -> None:
            words, tone, first = lines[place]
            if icon and first:
                painter.icon(icon, at[0], at[1] + 1, 16, theme.TONES[tone])
            painter.text(words, at[0] + indent, at[1], theme.SMALL, theme.TONES[tone])

        self.scroll(name, painter, box, [theme.SMALL * LINE_HEIGHT] * len(lines), line)

"""The header over Headquarters: turn, gold, bounty and the bomb, and a plate for each camp.

A camp's plate can be pressed where several persons share the screen: orders are given for that camp from then on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from client3d.hud import theme
from client3d.hud.button import Button, Look
from client3d.hud.explained import Explained
from client3d.hud.painting import Painter
from client3d.hud.theme import Colour
from client3d.hud.widgets import Panel, Stage, Target

_ROW, _PLATE = 46.0, 42.0
_SPACE, _GAP = 26.0, 8.0
_PLATE_WIDTH = 196.0
_STRIPE = 6.0
_GOLD: Colour = (0.98, 0.80, 0.30, 1.0)


@dataclass(frozen=True, slots=True)
class CampPlate:
    """A camp in the header; its widget is called `camp.NAME`."""

    name: str
    """Of the widget."""
    side: int
    label: str
    gold: int
    cities: int
    state: str
    """playing, ready or out, in words."""
    ready: bool = False
    out: bool = False
    chosen: bool = False
    """Whether orders are given for it now."""
    tip: str = ""


@dataclass(frozen=True, slots=True)
class HeaderValues:
    """All of it, in the player's language."""

    turn: str
    gold: str = ""
    """What the camp at the screen has, and gets; empty for who only watches."""
    bounty: str = ""
    bomb: str = ""
    """A warning, or what it left; empty: no bomb falls in this battle."""
    alarming: bool = False
    plates: tuple[CampPlate, ...] = ()
    note: str = ""
    """A line below: how it ended."""
    tips: tuple[str, str, str] = ("", "", "")
    """What gold, bounty and bomb mean, as tooltips."""


class _PlateButton(Button):
    """A camp's plate."""

    plate: CampPlate

    def _painted(self, state: str, width: float, height: float) -> Any:
        plate, painter = self.plate, Painter(self.panel.stage.brush)
        painter.frame("button.over" if state in ("over", "down") else "row", 0, 0, width, height)
        colour = theme.FAINT if plate.out else theme.side_colour(plate.side)
        painter.rect(2, 2, _STRIPE, height - 4, colour)
        if plate.chosen:
            painter.outline(0, 0, width, height, theme.ACCENT, 2)
        left, room = _STRIPE + 10, width - _STRIPE - 18
        painter.text(plate.label, left, 1, theme.NORMAL, colour, bold=True, width=room * 0.56)
        tone = theme.GOOD if plate.ready else theme.FAINT if plate.out else theme.DIM
        painter.text(plate.state, width - 8, 3, theme.SMALL, tone, align="right", width=room * 0.44)
        if not plate.out:
            painter.icon("gold", left, 22, 15, _GOLD)
            painter.text(str(plate.gold), left + 20, 20, theme.SMALL, _GOLD, bold=True)
            painter.icon("city", left + room * 0.5, 22, 15, theme.DIM)
            painter.text(str(plate.cities), left + room * 0.5 + 20, 20, theme.SMALL, theme.TEXT, bold=True)
        return self._node(painter, state)


class Header(Panel):
    """See the module. `choose` is told the side of a plate that is pressed."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, "top_bar")
        self.values: HeaderValues | None = None
        self.choose: Callable[[int], None] | None = None
        self._plates: list[_PlateButton] = []
        tip = self._tip
        self.parts = tuple(Explained(self, name, tip(place)) for place, name in enumerate(("gold", "bounty", "bomb")))

    def _tip(self, place: int) -> Callable[[], str]:
        return lambda: self.values.tips[place] if self.values is not None else ""

    def targets(self) -> Iterator[Target]:
        """The plates, and the parts of which there is something to say."""
        yield from (button for button in self._plates if button.visible)
        yield from (part for part in self.parts if part.reason)

    def set(self, values: HeaderValues) -> bool:
        """Show these values; whether the layout has to change."""
        if values == self.values:
            return False
        self.values = values
        return True

    def measure(self, most: float) -> tuple[float, float]:
        """The size it wants, at most this wide, in units."""
        values = self.values
        if values is None:
            return 0, 0
        row = sum(self._widths()) + _SPACE * (len(self._pieces()) - 1) + 2 * theme.PADDING
        plates = len(values.plates) * (_PLATE_WIDTH + _GAP) - _GAP + 2 * theme.PADDING
        height = _ROW + _PLATE + 12 + (24 if values.note else 0)
        return min(max(row, plates), most), height

    def _pieces(self) -> list[tuple[str, str, Colour, bool]]:
        """Icon, text, colour and weight of each part of the first row."""
        values = self.values
        assert values is not None
        found = [("", values.turn, theme.ACCENT, True)]
        for icon, text, colour in (
            ("gold", values.gold, _GOLD),
            ("bounty", values.bounty, theme.TEXT),
            ("bomb", values.bomb, theme.BAD if values.alarming else theme.DIM),
        ):
            if text:
                found.append((icon, text, colour, icon == "gold"))
        return found

    def _widths(self) -> list[float]:
        brush = self.stage.brush
        return [
            (24 if icon else 0) + brush.text_width(text, theme.LARGE, bold) for icon, text, _, bold in self._pieces()
        ]

    def paint(self, painter: Painter) -> None:
        """Paint the first row and the plates."""
        values = self.values
        if values is None:
            return
        pieces, widths = self._pieces(), self._widths()
        total = sum(widths) + _SPACE * (len(pieces) - 1)
        squeeze = min(1.0, (self.width - 2 * theme.PADDING) / max(total, 1.0))
        x = max((self.width - total * squeeze) / 2, theme.PADDING)
        places = {"gold": 0, "bounty": 1, "bomb": 2}
        for (icon, text, colour, bold), width in zip(pieces, widths, strict=True):
            room, left = width * squeeze, x
            if icon:
                painter.icon(icon, x, 13, 20, colour)
                x += 24
            painter.text(text, x, 11, theme.LARGE, colour, bold=bold, width=room - (24 if icon else 0) + 2)
            if icon in places:
                self.parts[places[icon]].spread(left, 0, room, _ROW)
            x = left + room + _SPACE * squeeze
        if values.note:
            y = _ROW + _PLATE + 8
            painter.text(values.note, self.width / 2, y, theme.NORMAL, align="centre", width=self.width - 12)

    def _plate_box(self, place: int, count: int) -> tuple[float, float, float, float]:
        width = min(_PLATE_WIDTH, (self.width - 2 * theme.PADDING - (count - 1) * _GAP) / max(count, 1))
        first = (self.width - count * width - (count - 1) * _GAP) / 2
        return first + place * (width + _GAP), _ROW, width, _PLATE

    def repaint(self) -> None:
        """Paint it, with the plates as buttons where they can be pressed."""
        super().repaint()
        values = self.values
        if not self.visible or self.width <= 0 or values is None:
            return
        while len(self._plates) < len(values.plates):
            place = len(self._plates)
            self._plates.append(_PlateButton(self, "", partial(self._pressed, place)))
        for place, button in enumerate(self._plates):
            if place >= len(values.plates):
                button.hide()
                continue
            button.plate = plate = values.plates[place]
            button.name = f"camp.{plate.name}"
            # what is painted besides the look is told by it, so that a change of it is painted
            look = Look(tip=plate.tip, badge=repr(plate), on=plate.chosen)
            button.update(*self._plate_box(place, len(values.plates)), look)

    def _pressed(self, place: int) -> None:
        if self.choose is not None and self.values is not None:
            self.choose(self.values.plates[place].side)

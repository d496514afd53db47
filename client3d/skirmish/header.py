"""The header over Skirmish: the turn, whose go it is, and a plate for each side with what is left of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from client3d.hud import theme
from client3d.hud.explained import Explained
from client3d.hud.painting import Painter
from client3d.hud.widgets import Panel, Stage, Target

_ROW, _PLATE, _PLATE_WIDTH, _GAP, _STRIPE = 40.0, 46.0, 270.0, 10.0, 6.0


@dataclass(frozen=True, slots=True)
class SidePlate:
    """A side: what is left of it, what it is after, and whether it is its go."""

    side: int
    label: str
    left: str
    goal: str
    has_go: bool = False
    tip: str = ""


@dataclass(frozen=True, slots=True)
class HeaderValues:
    """All of it, in the player's language."""

    turn: str
    go: str
    plates: tuple[SidePlate, ...]
    note: str = ""
    """A line below: how it ended."""


class Header(Panel):
    """See the module."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, "top_bar")
        self.values: HeaderValues | None = None
        self.choose: Any = None
        self.parts = tuple(Explained(self, f"side_{place}", self._tip(place)) for place in range(2))

    def _tip(self, place: int) -> Any:
        return lambda: self.values.plates[place].tip if self.values is not None else ""

    def targets(self) -> Iterator[Target]:
        """The plates of which there is something to say."""
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
        plates = len(values.plates) * (_PLATE_WIDTH + _GAP) - _GAP + 2 * theme.PADDING
        return min(plates, most), _ROW + _PLATE + 12 + (24 if values.note else 0)

    def paint(self, painter: Painter) -> None:
        """Paint the turn and the plates."""
        values = self.values
        if values is None:
            return
        painter.text(values.turn, theme.PADDING, 8, theme.LARGE, theme.ACCENT, bold=True, width=self.width * 0.4)
        painter.text(
            values.go, self.width - theme.PADDING, 9, theme.NORMAL, theme.TEXT, align="right", width=self.width * 0.55
        )
        count = len(values.plates)
        each = (self.width - 2 * theme.PADDING - (count - 1) * _GAP) / max(count, 1)
        for place, plate in enumerate(values.plates):
            x = theme.PADDING + place * (each + _GAP)
            self._paint_plate(painter, plate, x, each)
            if place < len(self.parts):
                self.parts[place].spread(x, _ROW, each, _PLATE)
        if values.note:
            painter.text(
                values.note, self.width / 2, _ROW + _PLATE + 8, theme.NORMAL, align="centre", width=self.width - 12
            )

    def _paint_plate(self, painter: Painter, plate: SidePlate, x: float, width: float) -> None:
        colour = theme.side_colour(plate.side)
        painter.frame("row", x, _ROW, width, _PLATE)
        painter.rect(x + 2, _ROW + 2, _STRIPE, _PLATE - 4, colour)
        if plate.has_go:
            painter.outline(x, _ROW, width, _PLATE, theme.ACCENT, 2)
        left, room = x + _STRIPE + 10, width - _STRIPE - 18
        painter.text(plate.label, left, _ROW + 2, theme.NORMAL, colour, bold=True, width=room * 0.5)
        painter.text(plate.left, x + width - 8, _ROW + 4, theme.SMALL, theme.TEXT, align="right", width=room * 0.5)
        painter.text(plate.goal, left, _ROW + 23, theme.SMALL, theme.DIM, width=room)

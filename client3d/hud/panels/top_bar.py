"""The bar at the top: round, season, hour, weather, whose turn it is, victory points and the objective."""

from __future__ import annotations

from collections.abc import Iterator

from client3d.hud import theme
from client3d.hud.explained import Explained
from client3d.hud.painting import Brush, Painter
from client3d.hud.theme import Colour
from client3d.hud.values import TopBarValues
from client3d.hud.widgets import Panel, Stage, Target

_ROW = 46.0
_SPACE = 26.0
_WEATHER_ICONS = {"clear": "clear_sky", "rain": "rain", "snow": "snow"}


class TopBar(Panel):
    """As wide as its content; in a narrow window the calendar becomes icons alone and the objective wraps."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, "top_bar")
        self.values: TopBarValues | None = None
        self._words = True
        self._objective: list[str] = []
        self.rounds = Explained(self, "round", lambda: self.values.round_tip if self.values else "")
        self.calendar = Explained(self, "calendar", lambda: self.values.calendar_tip if self.values else "")
        self.stars = Explained(self, "points", lambda: self.values.points_tip if self.values else "")

    def targets(self) -> Iterator[Target]:
        """The parts of which there is something to say."""
        return (part for part in (self.rounds, self.calendar, self.stars) if part.reason)

    def set(self, values: TopBarValues) -> bool:
        """Show these values; whether the layout has to change."""
        if values == self.values:
            return False
        self.values = values
        return True

    def measure(self, most: float) -> tuple[float, float]:
        """The size it wants, at most this wide, in units."""
        values, brush = self.values, self.stage.brush
        if values is None:
            return 0, 0
        self._words = self._row_width(True) <= most
        width = self._row_width(self._words)
        self._objective = []
        if values.objective:
            room = min(most, max(width, 640)) - 2 * theme.PADDING
            self._objective = brush.wrapped(values.objective, room, theme.NORMAL)
            widest = max(brush.text_width(line, theme.NORMAL) for line in self._objective)
            width = max(width, widest + 2 * theme.PADDING)
        return min(width, most), _ROW + (len(self._objective) * 22 + 6 if self._objective else 0)

    def _pieces(self, words: bool) -> list[tuple[str, str, Colour, bool]]:
        """Icon, text, colour and weight of each part of the first row."""
        values = self.values
        assert values is not None
        calendar = [
            (values.season, self.format("hud-season", season=values.season)),
            (values.hour, self.format("hud-hour", hour=values.hour)),
            (_WEATHER_ICONS.get(values.weather, "cloud"), self.format("hud-weather", weather=values.weather)),
        ]
        turn = self.format("hud-turn-own") if values.own_turn else self.format("hud-turn-other", side=values.side_name)
        found = [("", self.format("hud-round", round=values.round, limit=values.round_limit), theme.ACCENT, True)]
        found += [(icon, text if words else "", theme.TEXT, False) for icon, text in calendar]
        found.append(("flag", turn, theme.side_colour(values.side), True))
        return found

    def _row_width(self, words: bool) -> float:
        brush: Brush = self.stage.brush
        width = 2.0 * theme.PADDING
        pieces = self._pieces(words)
        for icon, text, _, bold in pieces:
            width += (24 if icon else 0) + (brush.text_width(text, theme.LARGE, bold) if text else 0)
        width += _SPACE * (len(pieces) - 1)
        points = len(self.values.points) if self.values else 0
        return width + (_SPACE + points * 24 if points else 0)

    def paint(self, painter: Painter) -> None:
        """Paint the first row, the points and the objective."""
        values = self.values
        if values is None:
            return
        spare = self.width - self._row_width(self._words)
        x = theme.PADDING + max(spare, 0) / 2
        starts: list[float] = []
        for icon, text, colour, bold in self._pieces(self._words):
            starts.append(x)
            if icon:
                painter.icon(icon, x, 13, 20, colour)
                x += 24
            if text:
                painter.text(text, x, 11, theme.LARGE, colour, bold=bold)
                x += painter.brush.text_width(text, theme.LARGE, bold)
            x += _SPACE
        self.rounds.spread(starts[0], 0, starts[1] - starts[0], _ROW)
        self.calendar.spread(starts[1], 0, starts[-1] - _SPACE / 2 - starts[1], _ROW)
        first = x - _SPACE / 2 if values.points else starts[-1]
        self.stars.spread(first, 0, self.width - first, _ROW)
        for owner in values.points:
            painter.icon("point", x, 13, 20, theme.side_colour(owner))
            x += 24
        for place, line in enumerate(self._objective):
            y = _ROW - 4 + place * 22
            painter.text(line, self.width / 2, y, theme.NORMAL, theme.TEXT, align="centre", width=self.width - 12)

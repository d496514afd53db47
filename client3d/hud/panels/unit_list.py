"""One's own units in a list, and the log of events: titled panels around a list that fold to their title."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from client3d.hud import theme
from client3d.hud.button import Button, Look
from client3d.hud.list_view import ListView, Row
from client3d.hud.painting import Painter
from client3d.hud.values import Intents, LogLine, UnitRow
from client3d.hud.widgets import Panel, Stage, Target

HEADER = 36.0
_INSIDE = 18.0  # by which a unit aboard or in tow is set in


class TitledList(Panel):
    """A title over a list. Folded, only the title is left, and a click on it unfolds it."""

    def __init__(self, stage: Stage, name: str, title_key: str, on_fold: Callable[[], None]) -> None:
        super().__init__(stage, name)
        self.title_key = title_key
        self.folded = False
        """By the player's wish."""
        self.squeezed = False
        """For want of room."""
        self._on_fold = on_fold
        self.fold_button = Button(self, f"{name}.fold", self._fold)
        self.list = ListView(
            stage, f"{name}.list", self.row_height, self.paint_row, self.pressed, panel_visible=lambda: self.visible
        )

    # --- to override

    def row_height(self, place: int, width: float) -> float:
        """Units a row is high."""
        return 36

    def paint_row(self, painter: Painter, place: int, top: float, width: float, height: float, over: bool) -> None:
        """Paint a row."""

    def pressed(self, place: int, double: bool) -> None:
        """A row was clicked."""

    def wanted_height(self) -> float:
        """Units it would like to be high."""
        width = self.width - 2 * theme.PADDING
        return HEADER + 12 + sum(self.row_height(place, width) for place in range(self.list.count))

    # --- panel

    @property
    def closed(self) -> bool:
        """Whether only the title is shown."""
        return self.folded or self.squeezed

    def _fold(self) -> None:
        if self.squeezed:
            self.squeezed, self.folded = False, False
        else:
            self.folded = not self.folded
        self._on_fold()

    def show(self) -> None:
        """Make it visible with its list."""
        super().show()
        if not self.closed:
            self.list.show()

    def hide(self) -> None:
        """Make it invisible with its list."""
        super().hide()
        self.list.hide()

    def place(self, x: float, y: float, width: float, height: float) -> None:
        """Put it somewhere; the list takes what the title leaves."""
        super().place(x, y, width, height)
        if self.closed or not self.visible:
            self.list.hide()
            return
        self.list.show()
        inside = width - 2 * (theme.PADDING - 3)
        self.list.place(x + theme.PADDING - 3, y + HEADER, inside, height - HEADER - 8)

    def repaint(self) -> None:
        """Paint the title and its button."""
        super().repaint()
        if self.visible and self.width:
            key = "hud-unfold" if self.closed else "hud-fold"
            icon = "left" if self.closed else "down"
            self.fold_button.update(
                self.width - 38, 4, 30, 28, Look(self.format(key), icon, layout="icon", style="row")
            )

    def paint(self, painter: Painter) -> None:
        """Paint the title."""
        text = self.format(self.title_key)
        painter.text(text, theme.PADDING, 6, theme.LARGE, theme.ACCENT, bold=True, width=self.width - 60)

    def targets(self) -> Iterator[Target]:
        """The folding button and the rows."""
        yield self.fold_button
        if not self.closed:
            for place in range(self.list.count):
                yield Row(self.list, self.row_name(place), place)

    def row_name(self, place: int) -> str:
        """The widget's name of a row."""
        return f"{self.name}.{place}"

    def covers(self, x: float, y: float) -> bool:
        """Whether the pointer is over it."""
        return super().covers(x, y)


class UnitList(TitledList):
    """Own units: class, name, hit points, and whether there is something left to do."""

    def __init__(self, stage: Stage, intents: Intents, on_fold: Callable[[], None]) -> None:
        super().__init__(stage, "units", "hud-units", on_fold)
        self.intents = intents
        self.units: tuple[UnitRow, ...] = ()
        self.list.tip_of = lambda place: self.units[place].tip

    def set(self, units: tuple[UnitRow, ...]) -> bool:
        """Show these units; whether the layout has to change."""
        if units == self.units:
            return False
        changed = len(units) != len(self.units)
        selected = {unit.id for unit in self.units if unit.selected}
        self.units = units
        self.list.set_count(len(units))
        for place, unit in enumerate(units):
            if unit.selected and unit.id not in selected:
                self.list.reveal(place)
        return changed

    def row_name(self, place: int) -> str:
        """`unit.ID`."""
        return f"unit.{self.units[place].id}"

    def pressed(self, place: int, double: bool) -> None:
        """Select the unit; twice, look at it."""
        unit = self.units[place]
        self.stage.pressed()
        (self.intents.centre_unit if double else self.intents.select_unit)(unit.id)

    def paint_row(self, painter: Painter, place: int, top: float, width: float, height: float, over: bool) -> None:
        """Class, name, bar and mark."""
        unit = self.units[place]
        painter.frame("row.on" if unit.selected else "row.over" if over else "row", 0, top + 1, width, height - 3)
        colour = theme.side_colour(unit.side)
        tone = theme.TEXT if unit.points_left else theme.DIM
        left = 34.0 + (_INSIDE if unit.inside else 0)
        painter.icon(unit.icon, left - 27, top + 7, 20, colour)
        room = width - left - 84 - 20 * len(unit.marks)
        for number, mark in enumerate(unit.marks):
            painter.icon(mark, left + room + 3 + 20 * number, top + 9, 16, theme.DIM)
        self._paint_name(painter, unit, left, top, room, tone)
        painter.bar(width - 78, top + 13, 44, 8, unit.hp_share, theme.share_colour(unit.hp_share))
        painter.icon(
            "points" if unit.points_left else "check",
            width - 27,
            top + 7,
            18,
            theme.POINTS if unit.points_left else theme.FAINT,
        )

    @staticmethod
    def _paint_name(
        painter: Painter, unit: UnitRow, left: float, top: float, width: float, colour: theme.Colour
    ) -> None:
        """The name on one line, or on two small ones."""
        if painter.brush.text_width(unit.name, 13, unit.selected) <= width:
            painter.text(unit.name, left, top + 7, 15, colour, bold=unit.selected, width=width)
            return
        lines = len(painter.brush.wrapped(unit.name, width, 12, unit.selected))
        y = top + (3 if lines > 1 else 9)
        painter.text(unit.name, left, y, 12, colour, bold=unit.selected, width=width, lines=2)


class LogPanel(TitledList):
    """Lines of what happened; a click on one that has a place shows it."""

    def __init__(
        self, stage: Stage, intents: Intents, on_fold: Callable[[], None], name: str = "log", title_key: str = "hud-log"
    ) -> None:
        super().__init__(stage, name, title_key, on_fold)
        self.intents = intents
        self.lines: list[LogLine] = []

    def set(self, lines: list[LogLine] | tuple[LogLine, ...]) -> None:
        """Show these lines, the last in sight."""
        if list(lines) != self.lines:
            self.lines = list(lines)
            self.list.set_count(len(self.lines), to_end=True)

    def add(self, line: LogLine) -> None:
        """Add a line at the end; it is shown with all that come in the same frame."""
        self.lines.append(line)

    def show_added(self) -> None:
        """Show what was added since the last frame."""
        if self.list.count != len(self.lines):
            self.list.set_count(len(self.lines), to_end=True)

    def pressed(self, place: int, double: bool) -> None:
        """Show the place of the line, if it has one."""
        cell = self.lines[place].cell
        if cell is not None:
            self.stage.pressed()
            self.intents.jump(cell)

    def row_height(self, place: int, width: float) -> float:
        """As many lines as the text needs."""
        return self.stage.brush.text_height(self.lines[place].text, width - 28, theme.SMALL) + 6

    def paint_row(self, painter: Painter, place: int, top: float, width: float, height: float, over: bool) -> None:
        """Icon and text."""
        line = self.lines[place]
        colour = theme.TONES.get(line.tone, theme.TEXT)
        if over and line.cell is not None:
            painter.frame("row.over", 0, top, width, height)
        painter.icon(line.icon, 3, top + 3, 18, colour)
        painter.text(line.text, 26, top + 3, theme.SMALL, colour, width=width - 28, lines=8)

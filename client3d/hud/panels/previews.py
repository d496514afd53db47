"""Small panels beside the pointer: what a shot would do, what a move would cost, tooltips. They take no click."""

from __future__ import annotations

from client3d.hud import theme
from client3d.hud.painting import LINE_HEIGHT, Painter
from client3d.hud.values import DamageLine, DamagePreviewValues, PathPreviewValues
from client3d.hud.widgets import Box, Panel, Stage

_ROOM = 12.0  # inside the edge
_SPACE = 10.0  # from what it explains
_EDGE = 6.0  # from the window's


class Beside(Panel):
    """A panel that finds its own place beside a box, inside the window and never over the box."""

    FRAME = "tip"

    def __init__(self, stage: Stage, name: str, sort: int, takes_pointer: bool = False) -> None:
        super().__init__(stage, name, sort=sort, takes_pointer=takes_pointer)

    def put(self, box: Box, width: float, height: float) -> None:
        """Show it beside a box."""
        scale = self.stage.brush.scale
        free = self.stage.free_right
        right = free if box[0] + box[2] <= free else scale.width
        left, top = place_beside(box, width, height, right, scale.height)
        self.visible = True
        self.node.unstash()
        if (width, height) != (self.width, self.height) or self.painter is None:
            self.place(left, top, width, height)
        else:
            self.x, self.y = left, top
            self.node.set_pos(scale.px(left), 0, -scale.px(top))

    def stale(self) -> None:
        """What it shows has changed."""
        self.painter = None


def place_beside(box: Box, width: float, height: float, most_x: float, most_y: float) -> tuple[float, float]:
    """Where the left upper corner of something so large is to be, in a window up to `most_x` and `most_y`.

    To the right of the box if there is room, else to its left, above, or below it; somewhere inside if there is none.
    """
    x, y, box_width, box_height = box
    top = min(max(y + box_height / 2 - height * 0.7, _EDGE), most_y - height - _EDGE)
    if x + box_width + _SPACE + width <= most_x - _EDGE:
        return x + box_width + _SPACE, top
    if x - _SPACE - width >= _EDGE:
        return x - _SPACE - width, top
    left = min(max(x + box_width / 2 - width / 2, _EDGE), most_x - width - _EDGE)
    if y - _SPACE - height >= _EDGE:
        return left, y - _SPACE - height
    return left, min(y + box_height + _SPACE, most_y - height - _EDGE)


class Tooltip(Beside):
    """A few lines on what the pointer is over."""

    def __init__(self, stage: Stage, name: str = "tooltip", sort: int = 90) -> None:
        super().__init__(stage, name, sort)
        self.text = ""

    def show_at(self, box: Box, text: str) -> None:
        """Show a text above a box of the window, or below it where there is no room."""
        brush = self.stage.brush
        self.text = text
        lines = brush.wrapped(text, 300, theme.SMALL)
        width = max(brush.text_width(line, theme.SMALL) for line in lines) + 2 * _ROOM
        height = len(lines) * theme.SMALL * LINE_HEIGHT + 14
        x, y, box_width, box_height = box
        left = min(max(x + box_width / 2 - width / 2, 6), brush.scale.width - width - 6)
        top = y - height - 8 if y - height - 8 >= 6 else y + box_height + 8
        self.visible = True
        self.node.unstash()
        self.place(left, top, width, height)

    def show_beside(self, text: str, box: Box) -> None:
        """Show a text beside a box in units."""
        if text != self.text:
            self.text = text
            self.stale()
        brush = self.stage.brush
        lines = brush.wrapped(text, 300, theme.SMALL)
        width = max(brush.text_width(line, theme.SMALL) for line in lines) + 2 * _ROOM
        self.put(box, width, len(lines) * theme.SMALL * LINE_HEIGHT + 14)

    def paint(self, painter: Painter) -> None:
        """Paint the text."""
        painter.text(self.text, _ROOM, 6, theme.SMALL, width=self.width - 2 * _ROOM + 2, lines=12)


class DamagePreview(Beside):
    """Target, each weapon's base damage and result, and the cover that takes something off, by cause."""

    WIDTH = 300.0

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, "damage_preview", sort=60)
        self.values: DamagePreviewValues | None = None

    def show_at(self, values: DamagePreviewValues, box: Box) -> None:
        """Show what a shot would do, beside a box in units."""
        if values != self.values:
            self.values = values
            self.stale()
        self.put(box, self.WIDTH, self._height(values))

    def _cover_text(self, values: DamagePreviewValues) -> str:
        causes = " · ".join(
            self.format("hud-cover-cause", cause=cause.name, percent=cause.percent) for cause in values.cover_causes
        )
        total = self.format("hud-cover", percent=values.cover)
        return f"{total}: {causes}" if len(values.cover_causes) > 1 else causes or total

    def _texts(self, values: DamagePreviewValues) -> list[tuple[str, str, theme.Colour]]:
        found = []
        if values.cover:
            found.append(("cover", self._cover_text(values), theme.WARN))
        if values.note:
            found.append(("warning", values.note, theme.BAD))
        if values.also:
            found.append(("damage", values.also, theme.ACCENT))
        found += [(line.icon, line.text, theme.TONES.get(line.tone, theme.TEXT)) for line in values.others]
        return found

    def _line_height(self, line: DamageLine) -> float:
        if not line.reason:
            return 66.0 if self._has_two_rows(line) else 46.0
        return 26 + self.stage.brush.text_height(line.reason, self.WIDTH - 2 * _ROOM - 8, 13)

    def _has_two_rows(self, line: DamageLine) -> bool:
        """Whether what it would do and what comes of it have no room beside each other."""
        brush = self.stage.brush
        after = max(brush.text_width(self._after(line), theme.NORMAL, True), 22) + 30
        return bool(line.told) and brush.text_width(line.told, theme.SMALL) + after > self.WIDTH - 2 * _ROOM - 6

    @staticmethod
    def _after(line: DamageLine) -> str:
        return line.left or str(line.hp_after)

    def _height(self, values: DamagePreviewValues) -> float:
        brush, room = self.stage.brush, self.WIDTH - 2 * _ROOM - 24
        texts = sum(brush.text_height(text, room, theme.SMALL) + 4 for _, text, _ in self._texts(values))
        return 56 + sum(self._line_height(line) + 4 for line in values.lines) + texts + 8

    def paint(self, painter: Painter) -> None:
        """Paint the target, the weapons and the cover."""
        values = self.values
        if values is None:
            return
        width = self.WIDTH - 2 * _ROOM
        painter.text(values.target, _ROOM, 6, theme.NORMAL, theme.side_colour(values.side), bold=True, width=width - 64)
        painter.text(f"{values.hp}/{values.full_hp}", _ROOM + width, 6, theme.NORMAL, bold=True, align="right")
        best = max((line.total for line in values.lines if line.chosen and not line.reason), default=0)
        best = best or max((line.total for line in values.lines if not line.reason), default=0)
        full = max(values.full_hp, 1)
        painter.bar(_ROOM, 34, width, 10, values.hp / full, theme.BAD)
        after = max(values.hp - best, 0) / full
        if after > 0:
            painter.rect(_ROOM, 34, width * after, 10, theme.share_colour(values.hp / full))
        top = 54.0
        for line in values.lines:
            height = self._line_height(line)
            self._paint_line(painter, line, top, height, width)
            top += height + 4
        for icon, text, colour in self._texts(values):
            painter.icon(icon, _ROOM, top + 1, 18, colour)
            top += painter.text(text, _ROOM + 24, top, theme.SMALL, colour, width=width - 24, lines=6) + 4

    def _paint_line(self, painter: Painter, line: DamageLine, top: float, height: float, width: float) -> None:
        painter.frame("row.on" if line.chosen else "row", _ROOM - 4, top, width + 8, height)
        colour = theme.FAINT if line.reason else theme.TEXT
        painter.text(line.weapon, _ROOM + 4, top + 2, theme.SMALL, colour, bold=True, width=width - 8)
        if line.reason:
            painter.text(line.reason, _ROOM + 4, top + 22, 13, theme.WARN, width=width - 8, lines=4)
            return
        text = self.format("hud-damage", damage=line.total)
        if line.base != line.total:
            text = self.format("hud-damage-covered", base=line.base, damage=line.total)
        second = self._has_two_rows(line)
        room = width - 8 if second else width * 0.72
        painter.text(line.told or text, _ROOM + 4, top + 22, theme.SMALL, theme.ACCENT, width=room)
        top += 20 * second
        if line.destroys:
            painter.icon("destroyed", _ROOM + width - 22, top + 22, 18, theme.BAD)
        else:
            after = self._after(line)
            room = painter.brush.text_width(after, theme.NORMAL, True)
            painter.icon(line.left_icon, _ROOM + width - 2 - max(room, 22) - 24, top + 23, 18, theme.DIM)
            painter.text(after, _ROOM + width - 2, top + 22, theme.NORMAL, bold=True, align="right")


class PathPreview(Beside):
    """Action points and fuel of a way, and what is left after it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, "path_preview", sort=60)
        self.values: PathPreviewValues | None = None
        self._lines: list[tuple[str, str, theme.Colour]] = []

    def show_at(self, values: PathPreviewValues, box: Box) -> None:
        """Show what a move would cost, beside a box in units."""
        brush = self.stage.brush
        if values != self.values or self.painter is None:
            self.values = values
            self.stale()
            cost = values.told or self._cost("hud-path-points", values.points, values.points_left)
            self._lines = [("points", cost, theme.POINTS)]
            if values.fuel is not None:
                self._lines.append(("fuel", self._cost("hud-path-fuel", values.fuel, values.fuel_left), theme.FUEL))
            for state in values.there:
                colour = theme.TONES.get(state.tone, theme.TEXT)
                for place, line in enumerate(brush.wrapped(state.text, 280, theme.SMALL)):
                    self._lines.append(("" if place else state.icon, line, colour))
            if values.note:
                for line in brush.wrapped(values.note, 240, theme.SMALL):
                    self._lines.append(("", line, theme.TONES.get(values.tone, theme.WARN)))
        width = max(brush.text_width(text, theme.SMALL) for _, text, _ in self._lines) + 2 * _ROOM + 24
        self.put(box, width + 2, len(self._lines) * 23 + 12)

    def _cost(self, key: str, cost: int, left: int) -> str:
        return self.format(key, cost=cost, left=left)

    def paint(self, painter: Painter) -> None:
        """Paint a line for each."""
        for place, (icon, text, colour) in enumerate(self._lines):
            top = 6 + place * 23
            if icon:
                painter.icon(icon, _ROOM, top + 2, 18, colour)
            tone = theme.TEXT if colour in (theme.POINTS, theme.FUEL) else colour
            painter.text(text, _ROOM + 24, top + 1, theme.SMALL, tone)

"""The timeline of a replay: turns in the sides' colours, what happened in them, where one is; dragged to seek."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from direct.gui import DirectGuiGlobals as DGG
from panda3d.core import NodePath

from client3d.hud import theme
from client3d.hud.painting import Painter
from client3d.hud.values import Intents, TimelineMark, TimelineValues
from client3d.hud.widgets import Panel, Stage, pointer_of

HEIGHT = 58.0
_EDGE = 14.0
_BAND, _THICK = 32.0, 10.0
"""Where the band of turns is, from the panel's top, and its height."""
_ICON = 17.0
_NEAR = 8.0
"""Units within which the pointer means a mark, and within which marks of one kind are drawn as one."""
_LEAST_LABEL = 30.0
"""Units between the numbers of rounds."""
_MOST_TOLD = 6
"""Marks that a tooltip names."""
_FIRST = ("end", "goal", "point", "death", "fall", "fire")
"""Kinds of marks: which is drawn where several are in one place."""


class Timeline(Panel):
    """See the module."""

    def __init__(self, stage: Stage, intents: Intents) -> None:
        super().__init__(stage, "timeline")
        self.intents = intents
        self.values = TimelineValues()
        self.position = 0.0
        self.dragging = False
        self._knob: NodePath | None = None
        self._knob_at: object = None
        self._told: object = None
        self.frame.bind(DGG.B1PRESS, self._mouse_down)
        self.frame.bind(DGG.B1RELEASE, self._mouse_up)
        self.frame.bind(DGG.WITHOUT, lambda _event: self._tell(None))

    # --- values

    def set(self, values: TimelineValues) -> None:
        """Show these."""
        if values != self.values:
            self.values = values
            self.repaint()

    def set_position(self, position: float) -> None:
        """Show where one is."""
        self.position = position
        self._paint_knob()

    # --- places

    def x_of(self, at: float) -> float:
        """Where a place of the timeline is in the panel, in units."""
        return _EDGE + (self.width - 2 * _EDGE) * min(at / (self.values.length or 1.0), 1.0)

    def at_of(self, x: float) -> float:
        """The place of the timeline at a place of the panel, in units."""
        share = (x - _EDGE) / max(self.width - 2 * _EDGE, 1.0)
        return min(max(share, 0.0), 1.0) * self.values.length

    def marks_near(self, x: float) -> list[TimelineMark]:
        """What is marked at a place of the panel, in units: that nearest to it, and what is at the same place."""
        marks = [mark for mark in self.values.marks if abs(self.x_of(mark.at) - x) <= _NEAR]
        nearest = min(marks, key=lambda mark: abs(self.x_of(mark.at) - x), default=None)
        if nearest is None:
            return []
        here = self.x_of(nearest.at)
        return [mark for mark in marks if abs(self.x_of(mark.at) - here) <= _NEAR / 2]

    def tip_at(self, x: float) -> str:
        """What is told of a place of the panel, in units: the turn, and what is marked."""
        marks = self.marks_near(x)
        at = marks[0].at if marks else self.at_of(x)
        place = bisect_right(self.values.turns, at, key=lambda turn: turn.at) - 1
        lines = [self.values.turns[place].text] if place >= 0 else []
        # fires spread by dozens: the same is told once, with how often
        texts = [mark.text for mark in marks]
        counts = {text: texts.count(text) for text in texts}
        shown = list(counts)[:_MOST_TOLD]
        lines += [f"{text} ×{counts[text]}" if counts[text] > 1 else text for text in shown]
        if len(counts) > len(shown):
            lines.append(self.format("timeline-more", count=len(counts) - len(shown)))
        return "\n".join(lines)

    # --- pointer

    def pointer_at(self, x: float, y: float) -> None:
        """The pointer moved, in units of the window."""
        if self.dragging:
            self.intents.seek(self.at_of(x - self.x))
        if self.dragging or self.covers(x, y):
            self._tell(min(max(x - self.x, _EDGE), self.width - _EDGE))

    def press(self, x: float) -> None:
        """A press at a place of the panel, in units: on a mark, to just before it."""
        self.dragging = True
        self.intents.scrub(True)
        marks = self.marks_near(x)
        self.intents.seek(marks[0].at if marks else self.at_of(x))

    def release(self) -> None:
        """It is let go."""
        if self.dragging:
            self.dragging = False
            self.intents.scrub(False)

    def _mouse_down(self, event: Any) -> None:
        self.press(pointer_of(self.stage, event)[0] - self.x)

    def _mouse_up(self, _event: object) -> None:
        self.release()

    def _tell(self, x: float | None) -> None:
        """Tell of a place, or of none; anew only where that is something else."""
        if x is None or not self.values.length:
            if self._told is not None:
                self._told = None
                self.stage.hide_tip()
            return
        told = (round(x), self.tip_at(x))
        if told != self._told:
            self._told = told
            self.stage.show_tip((self.x + x - 1, self.y, 2, self.height), told[1])

    # --- picture

    def paint(self, painter: Painter) -> None:
        """The band of turns, the numbers of rounds, the marks."""
        turns, labelled = self.values.turns, -_LEAST_LABEL
        ends = [*(turn.at for turn in turns[1:]), self.values.length]
        painter.rect(_EDGE - 1, _BAND - 1, self.width - 2 * _EDGE + 2, _THICK + 2, theme.BLACK)
        before = 0
        for turn, end in zip(turns, ends, strict=False):
            x, right = self.x_of(turn.at), self.x_of(end)
            red, green, blue, _ = theme.side_colour(turn.side)
            painter.rect(x, _BAND, max(right - x - (1 if right - x > 3 else 0), 1), _THICK, (red, green, blue, 0.75))
            if turn.round != before:
                before = turn.round
                if x - labelled >= _LEAST_LABEL:
                    labelled = x
                    painter.rect(x - 0.5, _BAND, 1, _THICK + 5, theme.DIM)
                    painter.text(str(turn.round), x + 3, _BAND + _THICK, 11.5, theme.DIM)
        for x, mark in self._drawn():
            painter.rect(x - 0.5, _BAND - 5, 1, 5, theme.DIM)
            painter.icon(mark.icon, x - _ICON / 2, _BAND - 6 - _ICON, _ICON, theme.TONES.get(mark.tone, theme.TEXT))

    def _drawn(self) -> Sequence[tuple[float, TimelineMark]]:
        """The marks that are drawn, with their places: of those in one place the one that matters most."""
        drawn: list[tuple[float, TimelineMark]] = []
        for mark in sorted(self.values.marks, key=lambda mark: (_FIRST.index(mark.kind), mark.at)):
            x = self.x_of(mark.at)
            if all(abs(x - other) >= _ICON * 0.9 for other, _ in drawn):
                drawn.append((x, mark))
        return drawn

    def repaint(self) -> None:
        """Paint it anew, and where one is."""
        super().repaint()
        self._knob_at = None
        self._paint_knob()

    def _paint_knob(self) -> None:
        if not self.visible or self.width <= 0:
            return
        at = (self.stage.brush.scale.px(self.x_of(self.position)), self.stage.brush)
        if at == self._knob_at:
            return
        self._knob_at = at
        x, painter = self.x_of(self.position), Painter(self.stage.brush)
        painter.rect(_EDGE, _BAND + _THICK - 3, max(x - _EDGE, 0), 3, (1, 1, 1, 0.85))
        painter.rect(x - 3, _BAND - 5, 6, _THICK + 10, theme.BLACK)
        painter.rect(x - 2, _BAND - 4, 4, _THICK + 8, theme.ACCENT)
        if self._knob is not None:
            self._knob.remove_node()
        self._knob = self.node.attach_new_node(painter.node("knob"), 1)

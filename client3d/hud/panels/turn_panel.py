"""The buttons of the turn: end it, take back, next unit, menu."""

from __future__ import annotations

from collections.abc import Iterator

from client3d.hud.button import Button, Look
from client3d.hud.theme import GAP
from client3d.hud.values import Intents, TurnButtons
from client3d.hud.widgets import Panel, Stage, Target

WIDTH, HEIGHT = 292.0, 118.0
_SMALL = 44.0


class TurnPanel(Panel):
    """One large button under three small ones."""

    FRAME = ""

    def __init__(self, stage: Stage, intents: Intents) -> None:
        super().__init__(stage, "turn", takes_pointer=False)
        self.values = TurnButtons()
        self.end = Button(self, "end_turn", lambda: intents.end_turn())  # noqa: PLW0108 - may be set later
        self.undo = Button(self, "undo", lambda: intents.undo())  # noqa: PLW0108 - may be set later
        self.next = Button(self, "next_unit", lambda: intents.next_unit())  # noqa: PLW0108 - may be set later
        self.menu = Button(self, "menu", lambda: intents.menu())  # noqa: PLW0108 - may be set later
        self.keys = {"end_turn": "Tab", "undo": "U", "next_unit": "N", "menu": "Esc"}

    def set_keys(self, keys: dict[str, str]) -> None:
        """The keys that the buttons show: of end_turn, undo, next_unit and menu."""
        if keys != self.keys:
            self.keys = keys
            self.repaint()

    def set(self, values: TurnButtons) -> None:
        """Show these."""
        if values != self.values:
            self.values = values
            self.repaint()

    def targets(self) -> Iterator[Target]:
        """The buttons."""
        return (button for button in (self.undo, self.next, self.menu, self.end) if button.visible)

    def repaint(self) -> None:
        """Show the buttons as they are now."""
        if not self.visible or self.width <= 0:
            return
        values, width = self.values, (self.width - 2 * GAP) / 3
        small = (
            (self.undo, "undo", values.undo_text, values.undo),
            (self.next, "next_unit", "hud-next-unit", values.next_unit),
            (self.menu, "menu", "hud-menu", ""),
        )
        for place, (button, icon, key, reason) in enumerate(small):
            if reason is None:
                button.hide()
                continue
            look = Look(self.format(key), icon, self.keys[icon], reason, layout="icon")
            button.update(place * (width + GAP), 0, width, _SMALL, look)
        if values.end_turn is None:
            self.end.hide()
            return
        badge = self.format("hud-units-left", count=values.units_left) if values.units_left else ""
        look = Look(
            self.format(values.end_text),
            "",
            self.keys["end_turn"],
            values.end_turn,
            style="primary",
            size=22,
            badge=badge,
        )
        self.end.update(0, _SMALL + GAP, self.width, self.height - _SMALL - GAP, look)

    def covers(self, x: float, y: float) -> bool:
        """Whether the pointer is over one of its buttons."""
        boxes = (button.box for button in (self.undo, self.next, self.menu, self.end) if button.visible)
        return self.visible and any(left <= x < left + w and top <= y < top + h for left, top, w, h in boxes)

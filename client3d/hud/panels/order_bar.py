"""The orders of the selected unit as buttons, in as many rows as there is room for."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial

from client3d.hud.button import Button, Look
from client3d.hud.values import Intents, OrderButton
from client3d.hud.widgets import Panel, Stage, Target

_TALL = (86.0, 80.0)
_ICON = (50.0, 50.0)
_SPACE = 6.0


class OrderBar(Panel):
    """Buttons with icon, name and key; when there is no room for the names, icons alone."""

    FRAME = ""

    def __init__(self, stage: Stage, intents: Intents) -> None:
        super().__init__(stage, "order_bar", takes_pointer=False)
        self.intents = intents
        self.orders: tuple[OrderButton, ...] = ()
        self.buttons: list[Button] = []
        self.icons_only = False
        self._columns = 1

    def set(self, orders: tuple[OrderButton, ...]) -> bool:
        """Show these orders; whether the layout has to change (their number did)."""
        if orders == self.orders:
            return False
        changed = len(orders) != len(self.orders)
        self.orders = orders
        if not changed:
            self.repaint()
        return changed

    def measure(self, most: float, most_rows: int = 2) -> tuple[float, float]:
        """The size it wants, at most this wide, in units."""
        count = len(self.orders)
        if not count:
            return 0, 0
        for self.icons_only in (False, True):
            width, height = _ICON if self.icons_only else _TALL
            columns = max(1, int((most + _SPACE) // (width + _SPACE)))
            lines = math.ceil(count / columns)
            if lines <= most_rows:
                break
        self._columns = math.ceil(count / lines)
        return self._columns * (width + _SPACE) - _SPACE, lines * (height + _SPACE) - _SPACE

    def targets(self) -> Iterator[Target]:
        """The buttons."""
        return (button for button in self.buttons if button.visible)

    def repaint(self) -> None:
        """Show the buttons as they are now; only those that changed are painted."""
        if not self.visible:
            return
        while len(self.buttons) < len(self.orders):
            place = len(self.buttons)
            self.buttons.append(Button(self, "", partial(self._press, place)))
        width, height = _ICON if self.icons_only else _TALL
        for place, button in enumerate(self.buttons):
            if place >= len(self.orders):
                button.hide()
                continue
            order = self.orders[place]
            button.name = f"order.{order.name}"
            row, column = divmod(place, self._columns)
            layout = "icon" if self.icons_only else "tall"
            look = Look(
                order.label,
                order.icon,
                order.key,
                order.reason,
                order.tip or order.label,
                order.active,
                layout=layout,
                badge=order.badge,
                badge_icon=order.badge_icon if order.badge else "",
            )
            box = (column * (width + _SPACE), row * (height + _SPACE), width, height)
            button.update(*box, look)

    def _press(self, place: int) -> None:
        self.intents.order(self.orders[place].name)

    def covers(self, x: float, y: float) -> bool:
        """Whether the pointer is over one of its buttons."""
        return self.visible and any(
            left <= x < left + width and top <= y < top + height
            for left, top, width, height in (button.box for button in self.buttons if button.visible)
        )

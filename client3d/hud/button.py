"""Buttons: their looks in each state, their tooltip, and being pressed by mouse or by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from direct.gui import DirectGuiGlobals as DGG
from direct.gui.DirectGui import DirectButton
from direct.showbase.MessengerGlobal import messenger
from panda3d.core import MouseButton

from client3d.hud import theme
from client3d.hud.painting import Painter
from client3d.hud.theme import Colour
from client3d.hud.widgets import Box, Panel

_BADGE_ICON = 12.0  # of the icon before a figure in a corner
_BELOW_KEY = 22.0  # from the top: an icon there is touched by no key, however long it is written
_LEAST_NAME = 0.85  # of its size, to which the name below an icon is shrunk before it is broken into lines


@dataclass(frozen=True, slots=True)
class Look:
    """How a button looks. `layout`: wide (icon, then label), tall (icon over label) or icon (label in the tooltip)."""

    label: str = ""
    icon: str = ""
    key: str = ""
    reason: str = ""
    tip: str = ""
    on: bool = False
    style: str = "button"
    layout: str = "wide"
    size: float = theme.NORMAL
    badge: str = ""
    badge_icon: str = ""


class Button:
    """A button: normal, under the pointer, pressed, and greyed with a reason that its tooltip gives."""

    def __init__(self, panel: Panel, name: str, command: Callable[[], None]) -> None:
        self.panel, self.name, self.command = panel, name, command
        self.look = Look()
        self._place: Box = (0, 0, 0, 0)
        self._shown: object = None
        self.painter: Painter | None = None
        self.visible = False
        self.direct = DirectButton(
            parent=panel.node,
            relief=None,
            frameSize=(0, 1, -1, 0),
            pressEffect=0,
            rolloverSound=None,
            clickSound=None,
            command=self._clicked,
        )
        self.direct.bind(DGG.WITHIN, self._entered)
        self.direct.bind(DGG.WITHOUT, lambda _event: panel.stage.hide_tip())
        self.direct.stash()

    @property
    def enabled(self) -> bool:
        """Whether pressing it does something."""
        return self.visible and not self.look.reason

    @property
    def reason(self) -> str:
        """Why it does nothing."""
        return self.look.reason

    @property
    def box(self) -> Box:
        """Where it is."""
        x, y, width, height = self._place
        return self.panel.x + x, self.panel.y + y, width, height

    def hover(self) -> None:
        """Show its tooltip."""
        self._entered(None)

    def press(self) -> bool:
        """Click it: the same event as the mouse's."""
        ready = self.enabled
        messenger.send(self.direct.guiItem.get_click_event(MouseButton.one()), [None])
        return ready

    def update(self, x: float, y: float, width: float, height: float, look: Look) -> None:
        """Show it at a place of its panel, painted anew if anything about it changed."""
        brush = self.panel.stage.brush
        wanted = (x, y, width, height, look, brush)
        if wanted == self._shown and self.visible:
            return
        self._shown = wanted
        self.look, self._place, self.visible = look, (x, y, width, height), True
        px = brush.scale.px
        self.direct.unstash()
        self.direct.set_pos(px(x), 0, -px(y))
        self.direct["frameSize"] = (0, px(x + width) - px(x), -(px(y + height) - px(y)), 0)
        states = ("off",) * 4 if look.reason else ("on" if look.on else "", "down", "over", "off")
        painted: dict[str, Any] = {}
        for number, state in enumerate(states):
            if state not in painted:
                painted[state] = self._painted(state, width, height)
            holder = self.direct.stateNodePath[number]
            holder.get_children().detach()
            holder.attach_new_node(painted[state])

    def hide(self) -> None:
        """Take it off its panel."""
        if self.visible:
            self.visible = False
            self.direct.stash()

    def _clicked(self) -> None:
        if self.enabled:
            self.panel.stage.hide_tip()
            self.panel.stage.pressed()
            self.command()

    def _entered(self, _event: object) -> None:
        look = self.look
        first = look.label if look.layout == "icon" else ""
        tip = "\n".join(filter(None, (first, look.tip, look.reason)))
        if tip:
            self.panel.stage.show_tip(self.box, tip)

    def _painted(self, state: str, width: float, height: float) -> Any:
        look, painter = self.look, Painter(self.panel.stage.brush)
        name = f"{look.style}.{state}" if state else look.style
        painter.frame(name if name in painter.brush.atlas.pieces else look.style, 0, 0, width, height)
        colour = self._colour(state)
        key_width = painter.brush.text_width(look.key, theme.SMALL - 2, True) + 6 if look.key else 0
        if look.layout == "tall":
            icon = min(28.0, height - 52)
            painter.icon(look.icon, (width - icon) / 2, _BELOW_KEY, icon, colour)
            self._paint_name(painter, width, height, colour)
            painter.text(look.badge, width - 6, 2, theme.SMALL - 2, theme.DIM, bold=True, align="right")
            if look.badge_icon:
                figure = painter.brush.text_width(look.badge, theme.SMALL - 2, True)
                painter.icon(look.badge_icon, width - 8 - figure - _BADGE_ICON, 4, _BADGE_ICON, theme.POINTS)
        elif look.layout == "icon":
            icon = 24.0 if min(width, height) > 34 else 18.0
            top, lowest = (height - icon) / 2, height - icon - 4
            if look.key and lowest > top:
                top = max(top, min(_BELOW_KEY, lowest))
            painter.icon(look.icon, (width - icon) / 2, top, icon, colour)
        else:
            self._paint_wide(painter, width, height, colour, key_width)
        if look.key:
            tone = theme.FAINT if state == "off" else theme.DARK if look.style == "primary" else theme.ACCENT
            painter.text(look.key, 6, 1, theme.SMALL - 2, tone, bold=True, width=width - 10)
        return self._node(painter, state)

    def _node(self, painter: Painter, state: str) -> Any:
        """What was painted for a state, as a node; that of a button nobody touches is kept for tests."""
        if state in ("", "on") or (state == "off" and self.look.reason):
            self.painter = painter
        return painter.node(self.name)

    def _paint_name(self, painter: Painter, width: float, height: float, colour: Colour) -> None:
        """The label below an icon, on one line or on two small ones."""
        label, room, brush = self.look.label, width - 6, painter.brush
        if brush.text_width(label, _LEAST_NAME * 13, True) <= room:
            painter.text(label, width / 2, height - 25, 13, colour, bold=True, align="centre", width=room)
            return
        lines = len(brush.wrapped(label, room, 10.5, True))
        top = height - (31 if lines > 1 else 23)
        painter.text(label, width / 2, top, 10.5, colour, bold=True, align="centre", width=room, lines=2)

    def _paint_wide(self, painter: Painter, width: float, height: float, colour: Colour, key_width: float) -> None:
        look = self.look
        icon = min(24.0, height - 12) if look.icon else 0
        room = width - 20 - max(icon + 8 if icon else 0, key_width)
        text = min(painter.brush.text_width(look.label, look.size, True), room)
        left = max((width - text - (icon + 8 if icon else 0)) / 2, key_width + 4)
        top = (height - look.size * 1.32) / 2
        if look.badge:
            top = self._paint_badge(painter, width, height, top, colour)
        if icon:
            painter.icon(look.icon, left, top - 1 if look.badge else (height - icon) / 2, icon, colour)
            left += icon + 8
        painter.text(look.label, left, top, look.size, colour, bold=True, width=min(room + 1, width - left - 6))

    def _paint_badge(self, painter: Painter, width: float, height: float, top: float, colour: Colour) -> float:
        """The words below the label, on one line or two small ones; where the label is to stand."""
        badge, room = self.look.badge, width - 16
        if painter.brush.text_width(badge, _LEAST_NAME * 13, True) <= room:
            painter.text(badge, width / 2, height / 2 + 8, 13, colour, align="centre", width=room)
            return top - 9
        painter.text(badge, width / 2, height - 33, 11.5, colour, align="centre", width=room, lines=2)
        return 3.0

    def _colour(self, state: str) -> Colour:
        if state == "off":
            return theme.FAINT if self.look.style != "primary" else theme.DIM
        if self.look.style == "primary":
            return theme.DARK
        return theme.ACCENT if state else theme.TEXT

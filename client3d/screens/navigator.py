"""The navigator: the stack of pages, and the questions over them.

It leads keys, typed characters and the pointer to the page at the front. Tab and the arrow keys move the focus, Enter
presses, the arrows to the left and right change a value that has the focus, Escape goes back: on every page alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from client3d.hud.controls import TextField
from client3d.hud.keyboard import FocusRing
from client3d.hud.panels.previews import Tooltip
from client3d.hud.panels.screens import Dialog
from client3d.hud.values import DialogButton
from client3d.hud.widgets import Box, Target, Texts
from client3d.hud.window import HudWindow
from client3d.screens.page import Page

_ARROWS = {"arrow_left": (-1, 0), "arrow_right": (1, 0), "arrow_up": (0, -1), "arrow_down": (0, 1)}
_ASIDE = 2.5
"""How much farther away a widget counts to be for each unit it is aside of an arrow's direction."""
_OFF = 0.05
"""The same for each unit its middle is aside: of widgets straight ahead, the one more in line."""
_ABOVE_THE_BATTLE = 10


class Navigator(HudWindow):
    """See the module. `changed` is told whenever another page, or none, is at the front."""

    def __init__(self, base: Any, texts: Texts, text_factor: float = 1.0) -> None:
        super().__init__(base, texts, text_factor)
        self.root.set_name("pages")
        self.root.reparent_to(base.pixel2d, _ABOVE_THE_BATTLE)
        self.pages: list[Page] = []
        self.tooltip = Tooltip(self.stage, "page_tooltip")
        self.dialog = Dialog(self.stage, self._dialog_closed)
        self.changed: Callable[[], None] = lambda: None
        self.command: Callable[[str], bool] = lambda _key: False
        """Carries out a key that means the same on every page; whether it did."""
        self._ring = FocusRing(self.root)
        self._dialog_focus = ""
        self._ringed = ""

    # --- the stack

    @property
    def page(self) -> Page | None:
        """The page at the front."""
        return self.pages[-1] if self.pages else None

    @property
    def modal(self) -> bool:
        """Whether anything of it is on the screen."""
        return bool(self.pages) or self.dialog.visible

    def open(self, page: Page) -> None:
        """Put a page over all others."""
        self._leave_front()
        page.leave = self.back
        self.pages.append(page)
        page.open()
        self._come_to_front()

    def back(self) -> None:
        """Take the page at the front away."""
        if not self.pages:
            return
        self._leave_front()
        self.pages.pop().destroy()
        if self.pages:
            self.pages[-1].returned()
        self._come_to_front()

    def clear(self) -> None:
        """Take all pages away."""
        self._leave_front()
        while self.pages:
            self.pages.pop().destroy()
        self.changed()

    def _leave_front(self) -> None:
        self._hide_tip()
        self._ring.remove()
        self.dialog.hide()
        if self.page is not None:
            self.page.hide()

    def _come_to_front(self) -> None:
        page = self.page
        if page is not None:
            page.show()
            page.layout()
            self._ring_focus()
        self.changed()

    def ask(self, title: str, text: str, buttons: Sequence[DialogButton]) -> None:
        """A question over everything."""
        self._hide_tip()
        self._ring.remove()
        self._dialog_focus = ""
        self.dialog.ask(title, text, tuple(buttons))

    def confirm(self, about: str, command: Callable[[], None], **arguments: str | int) -> None:
        """Ask whether to do something: texts `ask-ABOUT`, `ask-ABOUT-text` and `ask-ABOUT-yes`.

        Its widgets are `dialog.ABOUT` and `dialog.cancel`.
        """
        text = self.stage.texts.format
        yes = DialogButton(about, text(f"ask-{about}-yes"), command, primary=True)
        no = DialogButton("cancel", text("screen-cancel"), cancels=True)
        self.ask(text(f"ask-{about}", **arguments), text(f"ask-{about}-text", **arguments), (yes, no))

    def tell(self, title: str, text: str) -> None:
        """Something to be read, and a button to go on."""
        go_on = DialogButton("close", self.stage.texts.format("screen-go-on"), primary=True, cancels=True)
        self.ask(title, text, (go_on,))

    def _dialog_closed(self) -> None:
        self._ring_focus()

    # --- names

    def targets(self) -> list[Target]:
        """What can be pressed now, in the order of the focus."""
        if self.dialog.visible:
            return list(self.dialog.targets())
        return [] if self.page is None else list(self.page.targets())

    def widgets(self) -> dict[str, Target]:
        """What can be pressed now, by name."""
        return {target.name: target for target in self.targets()}

    def press(self, name: str) -> bool:
        """Click a widget by name; whether there is one and it did something."""
        target = self.widgets().get(name)
        return target is not None and target.press()

    def press_named(self, name: str) -> str:
        """Click a widget by name; what is wrong, or ""."""
        if name not in self.widgets():
            return f"no widget {name}; there are: {', '.join(sorted(self.widgets()))}"
        self.press(name)
        return ""

    def hover(self, name: str) -> bool:
        """Point at a widget by name; whether there is one."""
        target = self.widgets().get(name)
        if target is not None:
            target.hover()
        return target is not None

    def shows(self, name: str) -> bool:
        """Whether a widget or the page of that name is shown."""
        if self.dialog.visible and name == self.dialog.name:
            return True
        return name in self.widgets() or (self.page is not None and self.page.name == name)

    @property
    def screen(self) -> str:
        """The name of the page at the front, or ""."""
        return "" if self.page is None else self.page.name

    @property
    def focus(self) -> str:
        """The name of the widget that has the focus, or ""."""
        return self._dialog_focus if self.dialog.visible else self.page.focus if self.page is not None else ""

    def _set_focus(self, name: str) -> None:
        page = self.page
        if self.dialog.visible:
            self._dialog_focus = name
        elif page is not None:
            before, page.focus = page.control(page.focus), name
            if isinstance(before, TextField) or isinstance(page.control(name), TextField):
                page.repaint()  # the caret goes with the focus
        self._ring_focus()

    def _ring_focus(self) -> None:
        self._ring.remove()
        self._ringed = self.focus
        target = self.widgets().get(self.focus)
        if target is not None:
            self._ring.draw(self.stage.brush, target.box)

    # --- keys

    def key(self, name: str) -> bool:
        """A key was pressed, by Panda3D's name; whether it was used. While a page is open every key is."""
        if not self.modal:
            return False
        page = None if self.dialog.visible else self.page
        self._hide_tip()
        if page is not None and page.key(name):
            self._ring_focus()
        elif self.command(name):
            pass
        elif name in ("tab", "shift-tab"):
            self._step(1 if name == "tab" else -1)
        elif name in _ARROWS:
            self._arrow(*_ARROWS[name])
        elif name in ("page_up", "page_down") and page is not None:
            page.scroll_page(1 if name == "page_down" else -1)
            self._ring_focus()
        elif name in ("enter", "space"):
            self._press_focus(only_focused=name == "space")
        elif name == "backspace" and isinstance(field := self._focused(), TextField):
            field.erase()
        elif name == "escape":
            self._escape()
        return True

    def typed(self, character: str) -> None:
        """A character was typed."""
        field = self._focused()
        if isinstance(field, TextField) and character.isprintable():
            field.typed(character)
            self._ring_focus()

    def _focused(self) -> Target | None:
        return self.widgets().get(self.focus)

    def _escape(self) -> None:
        if self.dialog.visible:
            if self.dialog.cancel is not None:
                self.dialog.cancel.press()
        elif self.page is not None and not self.page.back():
            self.page.leave()
        else:
            self._ring_focus()

    def _press_focus(self, only_focused: bool) -> None:
        focused = self._focused()
        if isinstance(focused, TextField):
            if not only_focused:
                self._step(1)
            return
        if focused is None and not only_focused:
            page = self.page
            focused = self.dialog.default if self.dialog.visible else page.control(page.default) if page else None
        if focused is not None:
            focused.press()
            self._ring_focus()

    def _step(self, step: int) -> None:
        names = [target.name for target in self.targets()]
        if not names:
            return
        if self.focus not in names:
            self._set_focus(self._first(names) if step > 0 else names[-1])
            return
        if not self.dialog.visible and self.page is not None and self.page.scrolls_past(self.focus, step):
            names = [target.name for target in self.targets()]
        place = names.index(self.focus) + step if self.focus in names else 0
        self._set_focus(names[place % len(names)])

    def _first(self, names: list[str]) -> str:
        """Where the focus begins."""
        wanted = "" if self.dialog.visible or self.page is None else self.page.default
        return wanted if wanted in names else names[0]

    def _arrow(self, dx: int, dy: int) -> None:
        focused = self._focused()
        if focused is None:
            self._step(1)
            return
        adjust = getattr(focused, "adjust", None)
        if dx and adjust is not None and focused.enabled:
            adjust(dx)
            self._ring_focus()
            return
        if dy and not self.dialog.visible and self.page is not None:
            self.page.scrolls_past(self.focus, dy)
            focused = self._focused() or focused
        nearest = min(
            (target for target in self.targets() if target.name != focused.name),
            key=partial(_way_to, focused.box, dx, dy),
            default=None,
        )
        if nearest is not None and _way_to(focused.box, dx, dy, nearest) < float("inf"):
            self._set_focus(nearest.name)
        else:
            self._ring_focus()

    # --- the window

    def rescaled(self) -> None:
        """Draw everything anew."""
        self._hide_tip()
        if self.page is not None:
            self.page.layout()
        if self.dialog.visible:
            self.dialog.layout()
        self._ring_focus()

    def fade(self) -> None:
        """Nothing fades."""

    def pointer_at(self, x: float, y: float) -> None:
        """The pointer moved, in units."""
        if self.page is not None:
            self.page.pointer_at(x, y)

    def tick(self, seconds: float) -> None:
        """A frame went by."""
        if self.pages:
            self.pages[-1].tick(seconds)
        if self.focus != self._ringed:
            self._ring_focus()
        self.update()

    def destroy(self) -> None:
        """Take everything off the screen."""
        self.changed = lambda: None
        self.clear()
        self.tooltip.destroy()
        self.dialog.destroy()
        super().destroy()

    def _show_tip(self, box: Box, text: str) -> None:
        self.tooltip.show_at(box, text)

    def _hide_tip(self) -> None:
        self.tooltip.hide()


def _way_to(start: Box, dx: int, dy: int, target: Target) -> float:
    """How far a widget is from another's box in a direction; infinite if it is not that way."""
    x, y, width, height = start
    left, top, across, down = target.box
    if dx:
        ahead = left + across / 2 - (x + width / 2) if dx > 0 else x + width / 2 - (left + across / 2)
        clear = left >= x + width - 2 if dx > 0 else left + across <= x + 2
        aside = max(top - (y + height), y - (top + down), 0.0) + _OFF * abs(top + down / 2 - y - height / 2)
    else:
        ahead = top + down / 2 - (y + height / 2) if dy > 0 else y + height / 2 - (top + down / 2)
        clear = top >= y + height - 2 if dy > 0 else top + down <= y + 2
        aside = max(left - (x + width), x - (left + across), 0.0) + _OFF * abs(left + across / 2 - x - width / 2)
    return ahead + _ASIDE * aside if clear else float("inf")

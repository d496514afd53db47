"""The driver of pages: carries out the instructions of a script where no battle is on the screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from client3d.play.script import Instruction
from client3d.screens.navigator import Navigator


class PageDriver:
    """See `script.Driven`."""

    idle = True

    def __init__(self, pages: Navigator, take_picture: Callable[[Path], bool]) -> None:
        self.pages, self._take_picture = pages, take_picture

    @property
    def screen(self) -> str:
        """See `script.Driven`."""
        return self.pages.screen

    def carry_out(self, instruction: Instruction) -> str:
        """See `script.Driven`."""
        carry_out = getattr(self, f"_run_{instruction.verb}", None)
        if carry_out is None:
            return f"no battle is on the screen: {instruction.verb}"
        return str(carry_out(*instruction.arguments) or "")

    def _run_click(self, what: str, where: Any, _button: str) -> str:
        return self.pages.press_named(where) if what == "widget" else "no battle is on the screen: click"

    def _run_hover(self, what: str, where: Any) -> str:
        if what == "widget":
            return "" if self.pages.hover(where) else f"no widget {where}"
        return "" if where is None else "no battle is on the screen: hover"

    def _run_key(self, name: str) -> str:
        self.pages.key(name)
        return ""

    def _run_type(self, text: str) -> str:
        for character in text:
            self.pages.typed(character)
        return ""

    def _run_picture(self, name: str) -> str:
        return "" if self._take_picture(Path(name)) else f"cannot write {name}"

    def _run_expect(self, key: str, *wanted: Any) -> str:
        *where, value = wanted
        if key == "widget":
            found = "shown" if self.pages.shows(where[0]) else "hidden"
        elif key == "screen":
            found = self.screen
        elif key == "focus":
            found = self.pages.focus or "none"
        else:
            return f"no battle is on the screen: {key}"
        return "" if found == value else f"expected {key} {value}, found {found}"

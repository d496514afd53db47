"""Somebody at a real window: looks at what is on the screen, and has nothing but a mouse and keys (xdotool)."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

PATIENCE = 90.0
"""Seconds that something may take to appear: far more than it does, for machines with other things to do."""
_BETWEEN_LOOKS = 0.05

Seen = dict[str, Any]
"""What `witness.seen` reports."""


class Person:
    """See the module. `report` is what `witness.Witness` writes; every wait is for something to be seen in it."""

    def __init__(self, command: list[str], environment: Mapping[str, str], folder: Path, report: Path) -> None:
        self.environment, self.report = environment, report
        self.client = subprocess.Popen(command, env=environment, cwd=folder)

    # --- looking

    def look(self) -> Seen:
        """What is on the screen; nothing before the first frame."""
        try:
            found: Seen = json.loads(self.report.read_text())
        except FileNotFoundError:
            return {}
        return found

    def sees(self, what: str, here: Callable[[Seen], Any]) -> Seen:
        """Wait until this is to be seen; `what` says what, where it never comes."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            seen = self.look()
            if seen and here(seen):
                return seen
            if self.client.poll() is not None:
                break
            time.sleep(_BETWEEN_LOOKS)
        shown = {key: value for key, value in self.look().items() if key != "cells"}
        ended = "" if self.client.poll() is None else f"; the game has ended with {self.client.returncode}"
        raise AssertionError(f"never seen: {what}{ended}. On the screen: {shown}")

    def sees_screen(self, name: str) -> Seen:
        """Wait for a page, or "battle"."""
        return self.sees(f"screen {name}", lambda seen: seen["screen"] == name and not seen["question"])

    def sees_question(self, button: str) -> Seen:
        """Wait for a question with this button."""
        return self.sees(f"a question with {button}", lambda seen: seen["question"] and button in seen["buttons"])

    def sees_rest(self) -> Seen:
        """Wait until nothing moves in the battle and a person is to act."""
        return self.sees("a battle at rest", lambda seen: seen.get("idle"))

    def sees_unit(self, kind: str, cell: str) -> Seen:
        """Wait until a unit of this type stands there, at rest."""
        return self.sees(f"{kind} at {cell}", lambda seen: seen.get("idle") and seen["units"].get(cell) == kind)

    # --- mouse and keys

    def tool(self, *arguments: str) -> str:
        """Run xdotool."""
        done = subprocess.run(
            ["xdotool", *arguments], env=self.environment, check=True, timeout=30, capture_output=True, text=True
        )
        return done.stdout

    @cached_property
    def window(self) -> str:
        """The game's window, by xdotool's number."""
        return self.tool("search", "--name", "General Clumsy").split()[0]

    def point(self, x: float, y: float) -> None:
        """Move the pointer to a pixel of the window, and see it arrive there."""
        at = [round(x), round(y)]
        self.tool("mousemove", "--window", self.window, *map(str, at))
        self.sees(f"the pointer at {at}", lambda _: self._pointer() == at)

    def _pointer(self) -> list[int] | None:
        found = self.look().get("pointer")
        return None if found is None else [round(found[0]), round(found[1])]

    def click(self, button: str) -> None:
        """Click a button of the screen as soon as it is there and can be pressed."""
        seen = self.sees(f"button {button}", lambda seen: button in seen["buttons"])
        self.point(*seen["buttons"][button])
        self._press()

    def click_cell(self, cell: str) -> None:
        """Click the middle of a cell once nothing moves."""
        self.point(*self.sees_rest()["cells"][cell])
        self._press()

    def drag(self, cell: str, x: float, y: float) -> None:
        """Drag the board by a cell to a pixel, with the middle button."""
        self.point(*self.sees_rest()["cells"][cell])
        self.tool("mousedown", "2")
        self._goes_on(self.look())
        self.point(x, y)
        self.tool("mouseup", "2")
        self._goes_on(self.look())

    def carry(self, cell: str, to: str) -> None:
        """Drag what is in a cell to another with the left button."""
        self.point(*self.sees_rest()["cells"][cell])
        self.tool("mousedown", "1")
        self._goes_on(self.look())
        self.point(*self.look()["cells"][to])
        self.tool("mouseup", "1")
        self._goes_on(self.look())

    def wheel(self, button: str, up: bool = True) -> None:
        """Turn the wheel by one step over a button of the screen."""
        self.point(*self.sees(f"button {button}", lambda seen: button in seen["buttons"])["buttons"][button])
        before = self.look()
        self.tool("click", "4" if up else "5")
        self._goes_on(before)

    def _press(self) -> None:
        """Click, and keep the pointer there until that was noticed: the window asks where it is only once a frame."""
        before = self.look()
        self.tool("click", "1")
        self._goes_on(before)

    def _goes_on(self, before: Seen) -> None:
        """Wait until the game has noticed what was done when this was seen."""
        self.sees("frames", lambda seen: seen["frame"] > before["frame"] + 1 or seen["running"] != before["running"])

    def key(self, name: str) -> None:
        """Press a key, by xdotool's name."""
        self.tool("key", name)

    def select(self, cell: str) -> None:
        """Click the unit in a cell, and see it chosen."""
        self.click_cell(cell)
        wanted = [int(part) for part in cell.split(",")]
        self.sees(f"{cell} chosen", lambda seen: seen["selected"] == wanted)

    def waits_for_the_end(self) -> int:
        """Wait until the game has ended; its exit code."""
        return self.client.wait(PATIENCE)

    def leave(self) -> None:
        """End the game, if it goes on."""
        if self.client.poll() is None:
            self.client.kill()
            self.client.wait()

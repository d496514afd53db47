"""Lines of the log, for each side that looks at this screen, whatever the ruleset."""

from __future__ import annotations

from client3d.hud.hud import Hud
from client3d.hud.values import LogLine

MOST_LINES = 400
"""Lines the log keeps."""


class Lines:
    """Keeps the lines of each side, and those that a person missed."""

    def __init__(self, hud: Hud) -> None:
        self.hud = hud
        self._lines: dict[int, list[LogLine]] = {}
        self.missed: list[LogLine] = []

    def write(self, line: LogLine, side: int) -> None:
        """A line of what a side is told, now."""
        if self.keep(line, side):
            self.hud.show_log(self._lines[side])
        else:
            self.hud.log(line)

    def show(self, side: int) -> None:
        """Show the lines of a side."""
        self.hud.show_log(self._lines.setdefault(side, []))

    def keep(self, line: LogLine, side: int) -> bool:
        """Keep a line without showing it (`show` does); whether older ones were dropped for it."""
        lines = self._lines.setdefault(side, [])
        lines.append(line)
        full = len(lines) > MOST_LINES
        if full:
            del lines[: MOST_LINES // 4]
        return full

    def begin_recap(self, side: int) -> None:
        """The next person sees its own lines, and what it missed."""
        self.missed = []
        self.show(side)

    def clear(self) -> None:
        """Begin anew."""
        self._lines.clear()
        self.hud.show_log([])

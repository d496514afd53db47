"""A map as a person reads it on a terminal: a line per row, with colours or without."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final, TypeAlias

Glyph: TypeAlias = tuple[str, str]
"""A character and its style, as rich names it; "": plain."""

SIDE_STYLES: Final = ("bold white on blue", "bold white on red", "bold white on dark_green", "bold black on yellow")
"""By side."""


def drawn(rows: Iterable[list[Glyph]], *, colours: bool) -> str:
    """The lines, with colours as a terminal takes them, or plain."""
    if not colours:
        return "\n".join("".join(glyph for glyph, _ in row) for row in rows)
    from rich.console import Console
    from rich.text import Text

    text = Text()
    for row in rows:
        for style, run in groupby(row, key=lambda cell: cell[1]):
            text.append("".join(glyph for glyph, _ in run), style)
        text.append("\n")
    console = Console(color_system="256")
    with console.capture() as capture:
        # a line per row, however wide the terminal
        console.print(text, soft_wrap=True)
    return capture.get().rstrip("\n")

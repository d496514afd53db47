"""Rows in which something is wished for: a label over its control, in a list that scrolls."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.painting import Painter
from client3d.hud.widgets import Box
from client3d.screens.page import GAP, Page

ROW: Final = 44.0
LABEL: Final = 22.0
"""Units of a row's control with the gap below it, and of its label."""
LONGEST_SEED: Final = 9
"""Digits of a seed that is written."""
Row: TypeAlias = tuple[str, Callable[[Box], object]]
"""A label, and what places its control in a box."""


def show_rows(page: Page, painter: Painter, name: str, box: Box, rows: Sequence[Row]) -> None:
    """Draw rows as a list of this name."""

    def row(place: int, at: Box) -> None:
        label, control = rows[place]
        painter.text(label, at[0], at[1], theme.SMALL, theme.DIM, width=at[2])
        control((at[0], at[1] + LABEL, at[2], ROW - 6))

    page.scroll(name, painter, box, [ROW + LABEL] * len(rows), row)


def seed_field(page: Page, box: Box, seed: int, told: Callable[[int], None]) -> None:
    """A seed to write, and a button that throws another one."""
    x, y, width, height = box
    page.field(
        "seed",
        (x, y, width - height - GAP, height),
        str(seed),
        lambda said: told(int(said or "0")),
        lambda said: said.isascii() and said.isdigit(),
        longest=LONGEST_SEED,
    )
    look = Look(page.format("editor-dice"), "dice", layout="icon")
    at = (x + width - height, y, height, height)
    page.button("dice", at, look, lambda: told(secrets.randbelow(10**LONGEST_SEED)))

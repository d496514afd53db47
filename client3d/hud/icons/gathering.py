"""Where the icons of all modules are gathered, by name."""

from __future__ import annotations

from collections.abc import Callable

from client3d.hud.drawing import Sheet

DRAWINGS: dict[str, Callable[[Sheet], None]] = {}
"""How each icon is drawn, by name."""


def icon(*names: str) -> Callable[[Callable[[Sheet], None]], Callable[[Sheet], None]]:
    """Name a drawing."""

    def keep(draw: Callable[[Sheet], None]) -> Callable[[Sheet], None]:
        for name in names:
            DRAWINGS[name] = draw
        return draw

    return keep

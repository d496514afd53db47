"""Where the pictures go that a player takes of the screen."""

from __future__ import annotations

import itertools
from pathlib import Path


def free_picture_path() -> Path:
    """The file of the next picture: where the game was started from, under a free number."""
    numbers = itertools.count(1)
    return next(path for number in numbers if not (path := Path.cwd() / f"clumsy-{number}.png").exists())

"""A ShowBase that draws into memory, shared by this folder's tests and closed after them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from client3d.models.library import ModelLibrary
from client3d.scene.board import BoardPicture
from client3d.scene.preview import MODELS, headless, read_picture
from client3d.scene.scene import Scene


@pytest.fixture(scope="session")
def library() -> ModelLibrary:
    return ModelLibrary([MODELS])


@pytest.fixture(scope="module")
def base() -> Iterator[Any]:
    shown = headless(320, 200)
    yield shown
    shown.destroy()


@pytest.fixture
def scene_of(base: Any, library: ModelLibrary) -> Iterator[Callable[..., Scene]]:
    """Makes scenes at the low tier and clears them away."""
    made: list[Scene] = []

    def make(board: BoardPicture, tier: str = "low") -> Scene:
        made.append(Scene(base, board, library, tier))
        return made[-1]

    yield make
    for scene in made:
        scene.destroy()


@pytest.fixture
def preview(tmp_path: Path) -> Callable[..., np.ndarray]:
    """Draws the demo board in a process of its own and gives its pixels, (height, width, 3)."""

    def draw(*options: str) -> np.ndarray:
        out = tmp_path / "picture.png"
        root = Path(__file__).resolve().parents[3]
        command = [sys.executable, "-m", "client3d.scene.preview", str(out), "--size", "320x200", *options]
        done = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True, timeout=300)
        assert "error" not in done.stderr.lower()  # a shader that does not compile is only told there
        return read_picture(out)

    return draw

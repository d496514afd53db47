"""A model of the encyclopedia on a turntable: drawn into a texture frame by frame while somebody looks at it."""

from __future__ import annotations

from typing import Any

from panda3d.core import Texture

from client3d.play.portraits import HEADING, Studio

DEGREES_A_SECOND = 24.0
SIZE = (480, 360)


class Turntable:
    """See the module. `show` puts a model on it, `turn` goes on a frame, `clear` takes everything down."""

    def __init__(self, base: Any, models: Any, colours: dict[str, tuple[float, float, float]]) -> None:
        self._studio = Studio(base, models, colours)
        self._shown: tuple[str, str] = ("", "")
        self._on_it: Any = None
        self._heading = HEADING

    def show(self, model: str, side: str) -> Texture | None:
        """The texture in which the model turns; None where it cannot be drawn or nobody has modelled it."""
        if (model, side) != self._shown:
            self.clear()
            self._shown, self._heading = (model, side), HEADING
            self._on_it = self._studio.set_up(model, side, SIZE, lasting=True)
        return None if self._on_it is None else self._on_it.texture

    def turn(self, seconds: float) -> None:
        """A frame went by."""
        if self._on_it is not None:
            self._heading = (self._heading + DEGREES_A_SECOND * seconds) % 360.0
            self._on_it.turn_to(self._heading)

    def clear(self) -> None:
        """Nothing is on it, and nothing is drawn any more."""
        if self._on_it is not None:
            self._on_it.take_down()
        self._shown, self._on_it = ("", ""), None

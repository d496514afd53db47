"""A replay as a film, frame by frame: the scene with the bars over its units and a caption, without any panel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from panda3d.core import GraphicsOutput, Texture

from client3d.play.options import ScreenOptions
from client3d.play.reading import Instant
from client3d.play.states import OVER
from client3d.play.ways_in import shipped_pack, texts_for, way_in
from client3d.play.window import LEAST_SIZE, drawn_picture, open_base
from client3d.scene.renderer import forget_states
from client3d.screens.program import Program
from replays.reader import EVERYTHING, Replay

_LAST_SECONDS = 2.0
"""How long the last picture stays."""


@dataclass(frozen=True)
class FilmWishes:
    """What is to be filmed, and how."""

    first: int
    """The turn it begins with, from 0."""
    last: int
    """The turn it ends with."""
    side: int = EVERYTHING
    """Whose eyes it is seen with."""
    speed: float = 2.0
    fps: int = 30
    size: tuple[int, int] = (1280, 720)
    """In pixels."""
    tier: str = "low"
    language: str = ""


def drawn_size(wished: tuple[int, int]) -> tuple[int, int]:
    """What is drawn for pictures of a size: the least multiple of it that is no smaller than a window may be."""
    times = max(-(-least // side) for side, least in zip(wished, LEAST_SIZE, strict=True))
    return wished[0] * times, wished[1] * times


class Film:
    """Draws; `close` when it is done. Raises NoGraphicsError if that cannot be, ReplayError if the file changes."""

    def __init__(self, replay: Replay, wishes: FilmWishes) -> None:
        options = ScreenOptions(
            offscreen=True, size=drawn_size(wishes.size), language=wishes.language, tier=wishes.tier
        )
        texts = texts_for(options, shipped_pack())
        self.wishes = wishes
        self._base = open_base(options, texts.format("window-title"))
        self._program = Program(self._base, options, texts)
        self._client = way_in(replay.header.ruleset).filming(self._program, replay)
        session = self._client.session
        session.last_turn = wishes.last
        session.projector.speed = wishes.speed
        if wishes.side != EVERYTHING:
            session.look_with(wishes.side)
        self._texture = Texture()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of what is drawn, in pixels: as wished for, or so many times that."""
        return self._base.win.get_x_size(), self._base.win.get_y_size()

    def frames(self) -> Iterator[tuple[float, memoryview]]:
        """How much of it has been shown, from 0 to 1, and the picture: rows of RGB bytes from the lowest row up."""
        client, wishes = self._client, self.wishes
        session, turns = client.session, client.session.replay.turns
        session.seek(Instant(wishes.first, 0))
        begin = turns[wishes.first].first_order
        orders = max(turns[wishes.last].first_order + turns[wishes.last].orders - begin, 1)
        self._base.win.add_render_texture(self._texture, GraphicsOutput.RTM_copy_ram)
        client.scene.settle()
        left = round(_LAST_SECONDS * wishes.fps)
        while left > 0:
            yield min((session.along - begin) / orders, 1.0), self._draw(1 / wishes.fps)
            left -= session.state == OVER

    def _draw(self, seconds: float) -> memoryview:
        client = self._client
        client.frame(seconds)
        client.scene.terrain.settle()  # a film has time for all of the ground
        self._base.graphics_engine.render_frame()
        forget_states()
        return memoryview(self._texture.get_ram_image_as("RGB"))

    def picture(self, instant: Instant, suffix: str) -> bytes:
        """An instant as the bytes of a picture of that kind; empty if it cannot be had."""
        session = self._client.session
        session.paused = True
        session.seek(instant)
        self._client.frame(0.0)
        self._client.scene.settle()
        return drawn_picture(self._client.base, suffix, self.wishes.size)

    def close(self) -> None:
        """Give everything back."""
        self._client.close()
        self._program.navigator.destroy()
        self._program.sounds.close()
        self._base.destroy()

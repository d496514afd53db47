"""The lobby: the title and all that leads from it to a battle, over a diorama."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from client3d.play.options import PlayOptions
from client3d.play.screen import model_library
from client3d.play.ways_in import shipped_pack
from client3d.play.window import take_picture
from client3d.screens import routes
from client3d.screens.battles import Battles
from client3d.screens.diorama import Diorama
from client3d.screens.driver import PageDriver
from client3d.screens.games import MAIN_GAME
from client3d.screens.mod_routes import tell_mod_faults
from client3d.screens.program import Program, Running
from client3d.screens.settings import Settings


class Lobby(Running):
    """What runs while no battle does. `options` are those that battles begun here have in common.

    `start` opens a page over the title.
    """

    def __init__(
        self, program: Program, options: PlayOptions, start: Callable[[Program, Battles], None] | None = None
    ) -> None:
        super().__init__(program)
        program.has_title = True
        self.diorama = Diorama(self.base, model_library(shipped_pack()), program.tier, program.side_colours)
        self.driver = PageDriver(program.navigator, lambda path: take_picture(self.base, path))
        self.listen(_Hands())
        program.use_mods(program.mods)  # a replay may have brought its own texts
        if options.ruleset != MAIN_GAME:
            program.game = options.ruleset
        battles = Battles(program, replace(options, mods=program.mods))
        routes.open_title(program, battles)
        if start is not None:
            start(program, battles)
        program.sounds.title()
        routes.tell_faults(program, program.file, "settings-not-read")
        tell_mod_faults(program)

    def resized(self, width: int, height: int) -> None:
        """The window has a new size in pixels."""
        self.diorama.scene.resize(width, height)

    def apply(self, before: Settings, now: Settings) -> None:
        """The player has set something."""
        if now.video.tier != before.video.tier:
            self.diorama.scene.set_tier(self.program.tier)
        self.diorama.scene.set_side_colours(self.program.side_colours)

    def frame(self, seconds: float) -> None:
        """Turn the diorama."""
        self.diorama.update(seconds, self.program.settings.interface.reduced_motion)
        self.program.sounds.update(seconds)

    def close(self) -> None:
        """Give everything back."""
        if not self.closed:
            super().close()
            self.diorama.destroy()


class _Hands:
    """What keys and clicks beside the pages do: nothing."""

    edge_pan = False

    def key(self, name: str) -> None:
        """Nothing."""

    def press_pixel(self, x: float, y: float) -> None:
        """Nothing."""

    def click_pixel(self, x: float, y: float, button: str) -> None:
        """Nothing."""

    def hover_pixel(self, x: float, y: float) -> None:
        """Nothing."""

    def leave(self) -> None:
        """Nothing."""

    def pan(self, dx: float, dy: float, instantly: bool = False) -> None:
        """Nothing."""

    def zoom(self, steps: int, at: Any = None) -> None:
        """Nothing."""

    def over_panel(self, x: float, y: float) -> bool:
        """All of the window is the page's."""
        return True

    def pans_with(self, key: str) -> bool:
        """None."""
        return False

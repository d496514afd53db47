"""What can be looked up from a title or a battle: the encyclopedia of the pack that is played, and the help."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from client3d.library.entry import Key
from client3d.library.library import Library
from client3d.play.words import Words
from client3d.screens.encyclopedia import EncyclopediaPage
from client3d.screens.program import Program
from client3d.screens.turntable import Turntable
from systems.clumsy.data import ClumsyData


class Reference:
    """Opens its pages over whatever is at the front. `models`: of the pack; the sides lend models their colours."""

    def __init__(self, program: Program, data: ClumsyData, models: Any, side_names: tuple[str, ...]) -> None:
        self.program, self.data, self._models, self._side_names = program, data, models, side_names

    @cached_property
    def library(self) -> Library:
        """All entries."""
        return Library(self.data, Words(self.program.texts, self._side_names))

    def open_encyclopedia(self, start: Key | None = None) -> None:
        """The encyclopedia, at an entry if one is meant."""
        program, pages = self.program, self.program.navigator
        tables = [Turntable(program.base, self._models, program.side_colours) for _ in range(2)]
        page = EncyclopediaPage(
            pages.stage,
            self.library,
            (tables[0], tables[1]),
            start,
            lambda: program.settings.interface.reduced_motion,
        )
        pages.open(page)

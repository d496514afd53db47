"""What can be looked up from a title or a battle: the encyclopedia of the pack that is played, and the help."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from client3d.library.entry import Key
from client3d.library.library import Library
from client3d.library.topic import Table
from client3d.play.bindings import Bindings
from client3d.play.words import Words
from client3d.screens.encyclopedia import EncyclopediaPage
from client3d.screens.help import HelpPage
from client3d.screens.program import Program
from client3d.screens.turntable import Turntable
from systems.clumsy.data import ClumsyData

_KEYS_SHARE = 0.36


class Reference:
    """Opens its pages over whatever is at the front.

    `models` are those of the pack, in the colours of the sides; `lines` are the keys that the help explains.
    """

    def __init__(
        self, program: Program, data: ClumsyData, models: Any, side_names: tuple[str, ...], lines: tuple[str, ...]
    ) -> None:
        self.program, self.data, self._models = program, data, models
        self._side_names, self._lines = side_names, lines

    @cached_property
    def library(self) -> Library:
        """All entries."""
        return Library(self.data, Words(self.program.texts, self._side_names))

    def open_help(self, topic: str = "") -> None:
        """The rules by topic."""
        pages = self.program.navigator
        pages.open(HelpPage(pages.stage, self.library, self._keys, self.open_encyclopedia, topic))

    def _keys(self) -> Table:
        """The keys as the player has set them."""
        texts = self.program.texts
        lines = Bindings(self.program.settings.keys).help_lines(texts, self._lines)
        heads = (texts.format("help-table-key"), texts.format("help-table-does"))
        return Table(heads, tuple(lines), share=_KEYS_SHARE)

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

    def look_up(self, table: str, name: str) -> None:
        """The encyclopedia, at a thing of the pack."""
        self.open_encyclopedia(Key(table, name))

"""What can be looked up from a title or a battle: the encyclopedia of the packs that are played, and the help."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from client3d.library.entry import Key
from client3d.library.library import Library
from client3d.library.topic import Table
from client3d.screens.encyclopedia import EncyclopediaPage
from client3d.screens.game_choice import GameChoice
from client3d.screens.help import HelpPage
from client3d.screens.program import Program
from client3d.screens.turntable import Turntable

_KEYS_SHARE = 0.36


@dataclass(frozen=True)
class Volume:
    """What there is to look up of one game."""

    title: str
    library: Library
    models: Any
    """Those of the pack, in the colours of the sides."""
    keys: Callable[[], list[tuple[str, str]]]
    """The keys as the player has set them, and what each does."""


class Reference:
    """Opens its pages over whatever is at the front. `volumes`: of the games that may be chosen, made when needed."""

    def __init__(self, program: Program, *volumes: Callable[[], Volume], chosen: int = 0) -> None:
        self.program, self._volumes, self._chosen = program, volumes, chosen
        self._made: dict[int, Volume] = {}

    def _volume(self, place: int) -> Volume:
        if place not in self._made:
            self._made[place] = self._volumes[place]()
        return self._made[place]

    @property
    def library(self) -> Library:
        """That of the game that is chosen."""
        return self._volume(self._chosen).library

    def _choice(self, reopen: Callable[[], None]) -> GameChoice:
        """Choosing the game: its page takes the place of the one at the front."""

        def told(place: int) -> None:
            self._chosen = place
            self.program.navigator.back()
            reopen()

        titles = [self._volume(place).title for place in range(len(self._volumes))]
        return GameChoice(titles, self._chosen, told)

    def open_help(self, topic: str = "") -> None:
        """The rules by topic."""
        pages = self.program.navigator
        choice = self._choice(self.open_help)
        pages.open(HelpPage(pages.stage, self.library, self._keys, self.open_encyclopedia, topic, choice))

    def _keys(self) -> Table:
        """The keys as the player has set them."""
        texts = self.program.texts
        heads = (texts.format("help-table-key"), texts.format("help-table-does"))
        return Table(heads, tuple(self._volume(self._chosen).keys()), share=_KEYS_SHARE)

    def open_encyclopedia(self, start: Key | None = None) -> None:
        """The encyclopedia, at an entry if one is meant."""
        program, pages = self.program, self.program.navigator
        models = self._volume(self._chosen).models
        tables = [Turntable(program.base, models, program.side_colours) for _ in range(2)]
        page = EncyclopediaPage(
            pages.stage,
            self.library,
            (tables[0], tables[1]),
            start,
            lambda: program.settings.interface.reduced_motion,
            self._choice(self.open_encyclopedia),
        )
        pages.open(page)

    def look_up(self, table: str, name: str) -> None:
        """The encyclopedia, at a thing of the pack."""
        self.open_encyclopedia(Key(table, name))

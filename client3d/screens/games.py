"""The games that there are to play, one a ruleset: their packs, their texts, and choosing between them on a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from client3d.hud.painting import Painter
from client3d.hud.widgets import Box
from client3d.screens.page import EDGE, GAP, HEAD, Page
from core.packs.loader import Pack
from core.packs.location import data_folder, pack_folder
from core.packs.mods import Mod
from core.rulesets import ruleset, ruleset_names
from core.texts import Texts

_TAB, _WIDEST_TAB, _TITLE = 38.0, 190.0, 30.0
_BACK = 160.0
"""Units that the way back takes at the right of a page's head."""
_LEAST_TAB = 130.0


MAIN_GAME = "clumsy"
"""The main ruleset."""


def game_names() -> tuple[str, ...]:
    """The rulesets that a player can play: those that the client has a library of."""
    return tuple(name for name in ruleset_names() if find_spec(f"client3d.library.{name}") is not None)


class Games:
    """Packs and texts by the name of their ruleset. `texts` say in which language; `packs` are those read already."""

    def __init__(self, texts: Texts, mods: Sequence[Mod] = (), packs: Mapping[str, Pack[Any]] = {}) -> None:
        self._texts, self._mods = texts, mods
        self._made: dict[tuple[str, str], Texts] = {}
        self._packs = dict(packs)

    def mods(self, name: str) -> tuple[Mod, ...]:
        """The mods in force that are for it."""
        return tuple(mod for mod in self._mods if mod.manifest.base == name)

    def pack(self, name: str) -> Pack[Any]:
        """Its pack, with mods. Raises PackError."""
        if name not in self._packs:
            self._packs[name] = ruleset(name).load_pack("", self.mods(name))
        return self._packs[name]

    def texts(self, name: str) -> Texts:
        """The client's texts and its own."""
        key = name, self._texts.language
        if key not in self._made:
            folders = (data_folder(), pack_folder(name), *(mod.folder for mod in self.mods(name)))
            self._made[key] = Texts(self._texts.language, *(folder / "locale" for folder in folders))
        return self._made[key]

    def title(self, name: str) -> str:
        """What it is called."""
        return self.texts(name).format("pack-title")


@dataclass(frozen=True)
class GameChoice:
    """Choosing between games: their titles, which is chosen, and who is told when another one is."""

    titles: Sequence[str]
    chosen: int
    told: Callable[[int], None]


NO_CHOICE = GameChoice((), 0, lambda _place: None)


def place_choice(page: Page, painter: Painter, content: Box, choice: GameChoice) -> Box:
    """Tabs for the games in a page's head, or below it where that is too narrow; the box left for content."""
    if len(choice.titles) < 2:
        return content
    x, y, width, height = content
    begin = painter.brush.text_width(page.format(page.TITLE), _TITLE, True) + EDGE
    room = width - begin - _BACK
    count = len(choice.titles)
    widest = max(painter.brush.text_width(title, 15, True) for title in choice.titles) + 24
    each = min(_WIDEST_TAB, (room - GAP * (count - 1)) / count)
    in_head = each >= max(widest, _LEAST_TAB)
    each = each if in_head else (width - GAP * (count - 1)) / count
    across = each * count + GAP * (count - 1)
    box = (x + width - _BACK - GAP - across, y - HEAD, across, _TAB) if in_head else (x, y, width, _TAB)
    labels = [(str(place + 1), title) for place, title in enumerate(choice.titles)]

    def told(tab: str) -> None:
        if int(tab) - 1 != choice.chosen:
            choice.told(int(tab) - 1)

    page.tabs("game", box, labels, str(choice.chosen + 1), told)
    return content if in_head else (x, y + _TAB + GAP, width, height - _TAB - GAP)

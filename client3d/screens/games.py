"""The games that there are to play, one a ruleset: their packs and their texts."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from client3d.play.options import PERSON
from core.packs.loader import Pack
from core.packs.location import data_folder, pack_folder
from core.packs.mods import Mod
from core.rulesets import ruleset, ruleset_names
from core.texts import Texts

MAIN_GAME = "clumsy"
"""The main ruleset."""
GAMES_WITHOUT_FOG = ("headquarters",)
"""Those in which everybody may see everything."""
_SEED_BITS = 31


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
        return mods_of(name, self._mods)

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


def mods_of(name: str, mods: Sequence[Mod]) -> tuple[Mod, ...]:
    """Those that are for a game, in their order."""
    return tuple(mod for mod in mods if mod.manifest.base == name)


def seated(sides: Sequence[str], seats: tuple[str, ...]) -> dict[str, Any]:
    """Who plays each side, as options of `PlayOptions`; `seats`: `person` or an opponent, one for each side."""
    persons = seats.count(PERSON)
    side = sides[seats.index(PERSON)] if persons == 1 else ""
    return {"seats": seats, "side": side, "hot_seat": persons > 1, "watch_ai": not persons}


def any_seed() -> int:
    """One that nobody has thought of."""
    return secrets.randbits(_SEED_BITS)

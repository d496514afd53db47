"""Missions: battles with goals of their own that a pack holds.

WIN-2, WIN-4 of the rulebook.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from msgspec import structs

from core.packs.document import Document
from core.packs.faults import Faults, PackError
from core.packs.loader import Pack
from core.packs.named_files import Read, load_all, load_one, names_in
from core.texts import FALLBACK, Texts
from systems.clumsy.data import ClumsyData
from systems.clumsy.maps import load_map, map_names
from systems.clumsy.mission_file import MissionFile, PackMaps, read_mission
from systems.clumsy.setup import BattleSetup

FOLDER: Final = "missions"
"""The folder of a pack that its missions lie in."""


@dataclass(frozen=True)
class Mission:
    """A sound mission of a pack."""

    name: str
    data: ClumsyData
    file: MissionFile
    """What its file says."""
    setup: BattleSetup
    """The battle, but for its seed."""

    @property
    def title_key(self) -> str:
        """Key of its title among the pack's texts."""
        return f"mission-{self.name}"

    @property
    def about_key(self) -> str:
        """Key of the sentence that describes it."""
        return f"mission-{self.name}-about"

    @property
    def sides_to_play(self) -> tuple[str, ...]:
        """The sides that a person may play against the computer."""
        return tuple(side for side in self.file.sides if side in self.file.briefing)

    def battle(self, seed: int) -> BattleSetup:
        """The battle it begins with."""
        return structs.replace(self.setup, seed=seed, title=self.title_key)


def mission_names(*folders: Path) -> list[str]:
    """The names of a pack's missions, sorted; `folders` are its own and its mods'."""
    return names_in(folders, FOLDER)


def load_mission(pack: Pack[ClumsyData], name: str) -> Mission:
    """Load a mission of a pack by its name, or any by its file. Raises `PackError` with all faults of the file."""
    return load_one(pack, FOLDER, name, _reader(pack))


def load_missions(pack: Pack[ClumsyData]) -> dict[str, Mission]:
    """Load all missions of a pack, by name, in the order in which they are to be played.

    Raises `PackError` with all faults of all of them.
    """
    found = load_all(pack, FOLDER, _reader(pack))
    return dict(sorted(found.items(), key=lambda one: (one[1].file.order, one[0])))


def _reader(pack: Pack[ClumsyData]) -> Read[Mission]:
    # in the language that every pack has
    texts = Texts(FALLBACK, *(folder / "locale" for folder in pack.folders))
    maps = PackMaps(map_names(*pack.folders), lambda wanted: load_map(pack, wanted).file)

    def read(name: str, document: Document, faults: Faults) -> Mission | None:
        try:
            found = read_mission(document, pack.data, maps, texts, faults)
        except PackError as error:
            faults.extend(error.faults)
            return None
        return None if found is None else Mission(name, pack.data, *found)

    return read

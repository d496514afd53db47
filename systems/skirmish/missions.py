"""Missions: tables with forces and goals, as a pack holds them.

SK-WIN-1 of the rulebook.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from msgspec import Meta
from msgspec.structs import replace

from core.packs.document import Document
from core.packs.faults import Faults
from core.packs.loader import Pack
from core.packs.named_files import Read, load_all, load_one, names_in
from core.packs.overlay import origin
from core.packs.validation import validate
from systems.skirmish.data import SkirmishData
from systems.skirmish.scenarios.building import setup_of
from systems.skirmish.scenarios.checking import check_tables
from systems.skirmish.scenarios.tables import BattleFile, TableTable
from systems.skirmish.setup import BattleSetup

FOLDER: Final = "missions"
"""The folder of a pack that its missions lie in."""


class MissionFile(BattleFile, frozen=True, kw_only=True):
    """A mission file."""

    table: Annotated[TableTable, Meta(description="The table.")]


@dataclass(frozen=True)
class Mission:
    """A sound mission of a pack."""

    name: str
    data: SkirmishData
    file: MissionFile

    @property
    def title_key(self) -> str:
        """Key of its title among the pack's texts."""
        return f"mission-{self.name}"

    @property
    def about_key(self) -> str:
        """Key of what it is about."""
        return f"{self.title_key}-about"

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides that play it."""
        return self.file.sides

    def battle(self, seed: int, round_limit: int | None = None) -> BattleSetup:
        """The battle that begins with it; `round_limit` instead of its own."""
        setup = setup_of(self.file, seed, self.title_key)
        return setup if round_limit is None else replace(setup, round_limit=round_limit)


def mission_names(pack: Pack[SkirmishData]) -> list[str]:
    """The missions of a pack, by name."""
    return names_in(pack.folders, FOLDER)


def load_mission(pack: Pack[SkirmishData], name: str) -> Mission:
    """A mission of a pack by its name, or any by its file. Raises PackError with all faults, or if there is none."""
    return load_one(pack, FOLDER, name, _reader(pack))


def load_missions(pack: Pack[SkirmishData]) -> dict[str, Mission]:
    """All missions of a pack by name. Raises PackError with the faults of all of them."""
    return load_all(pack, FOLDER, _reader(pack))


def _reader(pack: Pack[SkirmishData]) -> Read[Mission]:
    def read(name: str, document: Document, faults: Faults) -> Mission | None:
        file = read_mission(document, pack.data, faults)
        return None if file is None else Mission(name, pack.data, file)

    return read


def read_mission(document: Document, data: SkirmishData, faults: Faults) -> MissionFile | None:
    """What a mission file says, or nothing and all its faults."""
    source = origin(document)
    before = len(faults)
    file = validate(source, MissionFile, faults)
    if file is not None:
        check_tables(file, source, data, faults)
    return file if len(faults) == before else None

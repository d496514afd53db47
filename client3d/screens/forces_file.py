"""The file of the forces that a player has put together and named: a table for each, with the number of every type.

A force that is not sound is told with its line and left out, but stays in the file as it is. A file that cannot be read
at all is put aside, never overwritten. Nothing of Panda3D is here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from client3d.screens.player_file import keep_tables, read_or_put_aside
from core.packs.document import Document
from core.packs.faults import Fault, Faults, PackError

MOST_FORCES = 60
"""Forces that may be kept."""
LONGEST_NAME = 30
"""Characters of a name."""
MOST_UNITS = 99
"""Units of one type in a force."""
_MOST_TYPES = 60
_FORCES = "forces"

_UnitName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=60)]
_KeptForce = Annotated[
    dict[_UnitName, Annotated[int, Meta(ge=1, le=MOST_UNITS)]], Meta(min_length=1, max_length=_MOST_TYPES)
]


def forces_path() -> Path:
    """Where the forces are kept."""
    return user_data_path("general-clumsy", appauthor=False) / "forces.toml"


class ForcesFile:
    """Named forces; without a file they last as long as the program.

    `faults` is what was wrong with the file when it was read.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.faults: tuple[Fault, ...] = ()
        self._raw: dict[str, Any] = {}
        self._sound: dict[str, tuple[str, ...]] = {}
        if path is not None and path.exists():
            self._read(path)

    @property
    def forces(self) -> dict[str, tuple[str, ...]]:
        """Each force's units by its name; the names in order."""
        return dict(sorted(self._sound.items()))

    @property
    def full(self) -> bool:
        """Whether no more may be kept."""
        return len(self._tables) >= MOST_FORCES

    def keep(self, name: str, types: Sequence[str]) -> str:
        """Keep a force under a name, instead of the one that has it; what went wrong with writing it, or ""."""
        self._sound[name] = tuple(types)
        return self._write({**self._tables, name: dict(Counter(types))})

    def delete(self, name: str) -> str:
        """Keep a force no longer; what went wrong with writing that, or ""."""
        self._sound.pop(name, None)
        return self._write({known: table for known, table in self._tables.items() if known != name})

    @property
    def _tables(self) -> dict[str, Any]:
        """All forces as they stand in the file, sound or not."""
        found = self._raw.get(_FORCES)
        return found if isinstance(found, dict) else {}

    def _write(self, tables: dict[str, Any]) -> str:
        self._raw = {**self._raw, _FORCES: tables}
        return keep_tables(self.path, self._raw)

    def _read(self, path: Path) -> None:
        faults = Faults()
        try:
            document = read_or_put_aside(path, "forces-put-aside", faults)
        except PackError as error:
            self.faults = error.faults
            return
        self._raw = document.data
        if not isinstance(self._raw.get(_FORCES, {}), dict):
            faults.add(document.fault((_FORCES,), "forces-no-table", value=True))
        for place, (name, table) in enumerate(self._tables.items()):
            if place >= MOST_FORCES:
                faults.add(document.fault((_FORCES, name), "forces-too-many", most=MOST_FORCES))
                break
            self._take(document, name, table, faults)
        self.faults = tuple(faults)

    def _take(self, document: Document, name: str, table: object, faults: Faults) -> None:
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
            faults.add(document.fault((_FORCES, name), "forces-bad-name", most=LONGEST_NAME))
            return
        try:
            units = msgspec.convert(table, _KeptForce)
        except msgspec.ValidationError:
            faults.add(document.fault((_FORCES, name), "forces-no-units", most=MOST_UNITS))
            return
        self._sound[name] = tuple(kind for kind, count in units.items() for _ in range(count))

"""What a player has reached: missions won, by side, and in which round at best. Kept among the player's files."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from client3d.screens.player_file import keep_tables

_MISSIONS = "missions"
_MOST_BYTES = 1 << 20


def progress_path() -> Path:
    """Where it is kept."""
    return user_data_path("general-clumsy", appauthor=False) / "progress.toml"


class Progress:
    """Missions won. Without a file it lasts as long as the program; a file that cannot be read counts as none."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._raw: dict[str, Any] = {}
        if path is not None:
            self._read(path)

    def best_round(self, mission: str, side: str) -> int:
        """The earliest round in which a side has won a mission; 0: it has not."""
        found = self._mission(mission).get(side, 0)
        return found if isinstance(found, int) and not isinstance(found, bool) and found > 0 else 0

    def won(self, mission: str, side: str, round_number: int) -> str:
        """A side has won a mission. What went wrong with keeping that, or ""."""
        best = self.best_round(mission, side)
        if best and best <= round_number:
            return ""
        missions = self._raw.get(_MISSIONS)
        known = missions if isinstance(missions, dict) else {}
        self._raw = {**self._raw, _MISSIONS: {**known, mission: {**self._mission(mission), side: round_number}}}
        return keep_tables(self.path, self._raw)

    def _mission(self, mission: str) -> dict[str, Any]:
        missions = self._raw.get(_MISSIONS)
        found = missions.get(mission) if isinstance(missions, dict) else None
        return found if isinstance(found, dict) else {}

    def _read(self, path: Path) -> None:
        try:
            with path.open("rb") as stream:
                self._raw = tomllib.loads(stream.read(_MOST_BYTES).decode())
        except (OSError, ValueError, RecursionError):
            self._raw = {}

"""The recordings of the battles that are played in one run of the program: each in a file of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from client3d.play.seated import Seated
from core.packs.loader import Pack
from replays.recorder import Recorder
from replays.saves import (
    KEPT_AUTOSAVES,
    begin_recording,
    drop_old_autosaves,
    go_on_recording,
    now,
    recordings_folder,
)


class Recordings:
    """Records battles. `begin` is for `PlayOptions.on_match`; `close` when the program ends."""

    def __init__(self, pack: Pack[Any], asked: Path | None = None, keep: int = KEPT_AUTOSAVES) -> None:
        """`pack`: of battles that do not know theirs. `asked`: where the first battle is recorded, instead of among the
        player's replays.

        Of battles that have not ended `keep` recordings stay.
        """
        self._pack, self._asked, self._keep = pack, asked, keep
        self._last: Recorder | None = None

    def begin(self, match: Seated) -> None:
        """Record a match from now on; the one before is over. Raises OSError and ReplayError if that cannot be."""
        self.close()
        asked, self._asked = self._asked, None
        name = "" if match.setup is None else match.setup.title.partition("-")[2]
        if asked is not None:
            asked.parent.mkdir(parents=True, exist_ok=True)
            self._last = self._record(asked, match)
        elif match.resumed is not None:
            self._last = go_on_recording(match.resumed, name)
        else:
            self._last = begin_recording(recordings_folder(), name, lambda path: self._record(path, match))
        match.recorder = self._last
        drop_old_autosaves(recordings_folder(), self._keep)

    def _record(self, path: Path, match: Seated) -> Recorder:
        if match.resumed is not None:
            return match.resumed.record_into(path)
        assert match.setup is not None, "a match of which nothing is known cannot be recorded"
        pack = match.pack or self._pack
        recorder = Recorder(path, match.game, match.setup, pack, seats=match.seats, created=now(), replace=False)
        recorder.thinkers = match.thinkers
        return recorder

    def close(self) -> None:
        """End the recording. Nobody wants to keep a file of its own for a battle in which nothing was ordered."""
        recorder, self._last = self._last, None
        if recorder is not None:
            recorder.close() if recorder.is_worth_keeping else recorder.discard()

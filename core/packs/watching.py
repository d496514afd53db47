"""Which files of some folders were changed, asked for a few times a second by a thread of its own.

Asking for times of files is the same on every system and needs nothing that is not there. A few hundred files take a
few milliseconds, so it is for those who change packs while they play, not for everybody.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Final

SECONDS: Final = 0.1
"""Between two looks. What was changed is told once it has been the same for two of them: it may be half written."""
MOST_FILES: Final = 20_000

Seen = dict[str, tuple[int, int]]


class Watch:
    """Watches folders, and all in them but hidden files, until it is closed."""

    def __init__(self, folders: Sequence[Path], seconds: float = SECONDS) -> None:
        self._folders, self._seconds = tuple(folders), seconds
        self._known = self._look()
        self._before = self._known
        self._changed: set[Path] = set()
        self._lock = threading.Lock()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="watch", daemon=True)
        self._thread.start()

    def changed(self) -> set[Path]:
        """The files that were changed, came or went since this was asked the last time."""
        with self._lock:
            found, self._changed = self._changed, set()
        return found

    def close(self) -> None:
        """Look no more."""
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stop.wait(self._seconds):
            self.look()

    def look(self) -> None:
        """Look once."""
        now = self._look()
        if now != self._known and now == self._before:
            paths = {path for path in {*now, *self._known} if now.get(path) != self._known.get(path)}
            self._known = now
            with self._lock:
                self._changed |= set(map(Path, paths))
        self._before = now

    def _look(self) -> Seen:
        """When each file was written, and how large it is."""
        found: Seen = {}
        waiting = [str(folder) for folder in self._folders]
        while waiting and len(found) < MOST_FILES:
            try:
                with os.scandir(waiting.pop()) as entries:
                    for entry in entries:
                        if entry.name.startswith("."):
                            continue
                        if entry.is_dir(follow_symlinks=False):
                            waiting.append(entry.path)
                        else:
                            status = entry.stat()
                            found[entry.path] = (status.st_mtime_ns, status.st_size)
            except OSError:  # it went just now
                continue
        return found

"""Recording a scenario while it is checked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from core.packs.document import file_fault
from core.packs.faults import PackError
from core.scenarios import Case
from replays.recorder import Recorder


@contextmanager
def recorded(case: Case, path: Path) -> Iterator[Recorder]:
    """Write what happens in a scenario to a replay file. Raises PackError if the file cannot be written."""
    try:
        recorder = Recorder(path, case.game, case.setup, case.pack, data=case.data)
    except FileExistsError as error:
        raise PackError([file_fault(str(path), "replay-other-file")]) from error
    except OSError as error:
        raise _unwritable(path, error) from error
    try:
        yield recorder
    finally:
        recorder.close()
    if recorder.failure is not None:
        raise _unwritable(path, recorder.failure)


def _unwritable(path: Path, error: OSError | ValueError) -> PackError:
    reason = error.strerror if isinstance(error, OSError) else None
    return PackError([file_fault(str(path), "replay-unwritable", reason=reason or str(error))])

"""The bug-report bundle: one zip file with all that somebody needs who is to find the fault, and nothing else."""

from __future__ import annotations

import contextlib
import os
import traceback
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from itertools import count
from pathlib import Path

LARGEST = 20 * 1024 * 1024
"""Bytes of a file that is taken along; of a longer one its end, where the fault is."""
TEXTS = frozenset({".log", ".toml", ".txt", ".1"})
"""Endings of files that may name the player's home, which is nobody's business."""


@dataclass(frozen=True)
class Trouble:
    """An unexpected error, and what was at hand when it came."""

    error: BaseException
    versions: Mapping[str, str] = field(default_factory=dict)
    files: tuple[Path, ...] = ()
    """Log, save, settings: those that are there are taken along."""

    def traceback(self) -> str:
        """Where it happened, as Python tells it, without the player's home."""
        return without_home("".join(traceback.format_exception(self.error)))

    def in_short(self) -> str:
        """The error in a line."""
        last = traceback.format_exception_only(self.error)[-1].strip()
        return without_home(last.splitlines()[0] if last else type(self.error).__name__)


def write_bundle(folder: Path, trouble: Trouble, now: datetime) -> Path:
    """Write the bundle into a folder, under the day's name; a file that cannot be read is named instead.

    Written beside and renamed, so that there is a whole bundle or none. Raises OSError if the folder takes no file.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"bug-report-{now:%Y-%m-%d-%H%M%S}"
    path = next(found for n in count(1) if not (found := folder / f"{stem}{'' if n == 1 else f'-{n}'}.zip").exists())
    beside = path.with_suffix(".tmp")
    try:
        with zipfile.ZipFile(beside, "w", zipfile.ZIP_DEFLATED) as bundle:
            bundle.writestr("error.txt", trouble.traceback())
            missing = [_put(bundle, file, now) for file in trouble.files]
            facts = [f"{name}: {value}" for name, value in trouble.versions.items()]
            facts += [f"not taken along: {reason}" for reason in missing if reason]
            bundle.writestr("versions.txt", without_home("\n".join(facts) + "\n"))
        os.replace(beside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    return path


def _put(bundle: zipfile.ZipFile, file: Path, now: datetime) -> str:
    """Take a file along; why that cannot be done, or ""."""
    try:
        with file.open("rb") as source:
            size = source.seek(0, os.SEEK_END)
            source.seek(max(0, size - LARGEST))
            content = source.read(LARGEST)
    except OSError as error:
        return f"{file}: {error.strerror or error}"
    if file.suffix in TEXTS:
        content = without_home(content.decode("utf-8", "replace")).encode()
    bundle.writestr(zipfile.ZipInfo(file.name, now.timetuple()[:6]), content, zipfile.ZIP_DEFLATED)
    return ""


def without_home(text: str) -> str:
    """The text with the player's home folder written as ~."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text

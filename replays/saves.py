"""Saves and recordings as files in the player's folders: where they lie, what they are called, which may go.

Every battle is recorded as it is played: the recording is the autosave. A save with a name is a copy of it that nothing
touches any more; who loads it goes on in a new recording.
"""

from __future__ import annotations

import itertools
import os
import re
import unicodedata
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final

from core.packs.location import player_folder
from replays.copying import Copied
from replays.faults import ReplayError, fault
from replays.files import begun, in_use
from replays.reader import open_replay
from replays.recorder import Recorder
from replays.records import LONGEST_NAME, MOST_PICTURE, Note
from replays.resume import Resumed
from replays.summary import SUFFIX, Summary, summaries

KEPT_AUTOSAVES: Final = 20
"""Recordings of battles that have not ended, of which the older ones go when there are more."""

_LONGEST_FILE_NAME: Final = 120
"""Bytes of a file's name without what follows: file systems take twice that."""
_NOT_IN_FILE_NAMES: Final = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*]+')
_NAMES_OF_DEVICES: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


def recordings_folder() -> Path:
    """Where battles are recorded."""
    return player_folder() / "replays"


def saves_folder() -> Path:
    """Where saves with a name lie."""
    return player_folder() / "saves"


def now() -> str:
    """The present time as files hold it."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def new_recording(folder: Path, battle: str) -> Path:
    """A name for a recording that no file has: date, time and the battle's."""
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{file_name(battle) or 'battle'}"
    names = itertools.chain((stem,), (f"{stem}-{again}" for again in itertools.count(2)))
    return next(path for found in names if not (path := folder / f"{found}{SUFFIX}").exists())


def file_name(name: str) -> str:
    """A name as a file can have it anywhere, without what follows; "" if nothing of it can be used."""
    plain = _NOT_IN_FILE_NAMES.sub("-", unicodedata.normalize("NFC", name)).strip(" .-")
    plain = plain.encode("utf-8", "ignore")[:_LONGEST_FILE_NAME].decode("utf-8", "ignore").rstrip(" .")
    return f"{plain}-" if _NAMES_OF_DEVICES.fullmatch(plain) else plain


def slot(name: str, folder: Path | None = None) -> Path:
    """The file of the save of this name. Raises ReplayError if no file can be called so."""
    stem = file_name(name)
    if not stem or len(name) > LONGEST_NAME:
        raise ReplayError(fault("save-name-wrong", most=LONGEST_NAME))
    return (saves_folder() if folder is None else folder) / f"{stem}{SUFFIX}"


def save_as(
    source: Path,
    name: str,
    *,
    picture: bytes = b"",
    folder: Path | None = None,
    replace: bool = False,
    good_bytes: int | None = None,
) -> Path:
    """Save the battle in `source`, which may still be being recorded, under a name. Returns the save's file.

    The save is written beside and renamed: one of this name that is there already is replaced, if at all, by a whole
    one. `picture` is a small PNG or JPEG; a larger one is left out. `good_bytes`: so much of the source is known to be
    good, by whoever is recording it; else it is read through first, which takes long. Raises ReplayError, and OSError
    (FileExistsError unless `replace`) if it cannot be written.
    """
    path = slot(name, folder)
    end = open_replay(source).good_bytes if good_bytes is None else good_bytes
    note = Note(name=name, saved=now(), picture=picture if len(picture) <= MOST_PICTURE else b"")
    path.parent.mkdir(parents=True, exist_ok=True)
    begun(path, Copied(source, end, note=note), replace=replace).close()
    return path


def go_on_recording(found: Resumed, battle: str, folder: Path | None = None) -> Recorder:
    """Record what comes of a battle that was taken up: in its file if that is a recording, else in a new one.

    `battle` names the new one. Raises OSError if nothing can be written, ReplayError if the file has changed.
    """
    if found.goes_on_in_place:
        try:
            return found.record_on()
        except PermissionError:
            pass  # somebody else's file, or one that is never to change
        except ReplayError as error:
            if error.faults[0].key != "save-in-use":
                raise
    folder = recordings_folder() if folder is None else folder
    return begin_recording(folder, battle, found.record_into)


def to_continue() -> Summary | None:
    """The battle that was left last and has not ended: what "continue" means. None if there is none."""
    found = [one for folder in (recordings_folder(), saves_folder()) for one in summaries(folder)]
    found = [one for one in found if one.opens and one.ending is None]
    return max(found, key=lambda one: (one.modified, one.path.name), default=None)


def begin_recording(folder: Path, battle: str, begin: Callable[[Path], Recorder]) -> Recorder:
    """Let `begin` make a recording in a file of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    while True:
        try:
            return begin(new_recording(folder, battle))
        except FileExistsError:
            continue  # another program has just taken the name


def drop_old_autosaves(folder: Path, keep: int = KEPT_AUTOSAVES) -> list[Path]:
    """Remove the oldest recordings of battles that have not ended, so that `keep` stay. Returns those removed.

    Replays of battles that have ended stay, and so do saves with a name, files that do not open and files in use.
    """
    autosaves = [one for one in summaries(folder) if one.opens and one.ending is None and not one.name]
    removed = []
    for one in autosaves[max(keep, 0) :]:
        if not one.path.is_symlink() and not in_use(one.path):
            try:
                os.unlink(one.path)
            except OSError:
                continue
            removed.append(one.path)
    return removed

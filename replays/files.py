"""Replay files on the disk: made whole or not at all, never over another file, grown by one program at a time."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from replays.format import MAGIC

_LOCKED_BYTE: Final = 1 << 40
"""The byte that is locked where only a file's parts can be: beyond all that is ever read or written."""


def begun(path: Path, first: Iterable[bytes], *, replace: bool) -> BinaryIO:
    """The file with its first blocks, open to grow. It takes its name only once they are in it and on the disk.

    Unless `replace`, a replay that has the name already is an error too, even one that appears meanwhile. Raises
    OSError; then nothing has changed.
    """
    check_replaceable(path)
    path = Path(os.path.realpath(path))  # a link to a replay stays one
    if replace and in_use(path):
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(path))
    temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
    temporary.unlink(missing_ok=True)
    try:
        with temporary.open("xb", buffering=0) as file:
            for content in first:
                write_all(file, content)
            os.fsync(file.fileno())
        if replace:
            os.replace(temporary, path)
        else:
            _name_new(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    file = open(path, "ab", buffering=0)  # noqa: SIM115  # it is the caller's
    lock(file)
    return file


@contextmanager
def written_beside(path: Path, *, replace: bool) -> Iterator[Path]:
    """Let a file be written beside another, whose name it takes once all of it is there; else nothing is left of it.

    What is given is a path with the same suffix. Unless `replace`, a file that has the name already is an error, also
    one that appears meanwhile; a folder or a device always is. Raises OSError.
    """
    path = Path(os.path.realpath(path))
    if os.path.lexists(path) and not (path.is_file() and replace):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    temporary = path.with_name(f".{path.stem}.{os.getpid()}.part{path.suffix}")
    try:
        temporary.open("wb").close()
        yield temporary
        with temporary.open("r+b") as file:
            os.fsync(file.fileno())
        if replace:
            os.replace(temporary, path)
        else:
            _name_new(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


def _name_new(temporary: Path, path: Path) -> None:
    """Give a file its name, which nothing else may have."""
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise
    except OSError:
        # a file system without links: nothing better is left than to look first
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
        os.replace(temporary, path)
    else:
        temporary.unlink()


def check_replaceable(path: Path) -> None:
    """Let only replays and empty files be written over: never a device, a folder, or somebody's other file."""
    if not path.name or path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not os.path.exists(path):
        return
    if path.is_file():
        with path.open("rb") as file:
            if file.read(len(MAGIC)) in (b"", MAGIC):
                return
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def write_all(file: BinaryIO, content: bytes) -> None:
    """Write all of it, however little the system takes at a time."""
    view = memoryview(content)
    while view:
        view = view[file.write(view) :]


def lock(file: BinaryIO) -> bool:
    """Keep other programs from growing this file until it is closed; whether none does already.

    A file system that knows no locks lets everybody.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            place = file.tell()
            file.seek(_LOCKED_BYTE)
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            finally:
                file.seek(place)
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
    return True


def in_use(path: Path) -> bool:
    """Whether another program, or this one, is growing this file."""
    try:
        with path.open("r+b") as file:
            return not lock(file)
    except OSError:
        return False

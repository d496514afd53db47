"""What lies in a zip file that may be anybody's: plain files with harmless names, unpacked piece by piece.

What a zip says of its sizes is not believed: whoever unpacks counts. A zip with names that lead elsewhere, with links,
or with what is encrypted or packed in an unusual way is refused as a whole; hidden files are passed over.
"""

from __future__ import annotations

import re
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import IO, Final

from msgspec import Struct

from core.packs.faults import Argument, Fault, PackError, printable

LARGEST: Final = 128 << 20
"""Bytes of a zip file."""
STEEPEST: Final = 200
"""Times its packed size that a file may unpack to; texts reach 20, a zip bomb 1,000."""
_SMALL: Final = 1 << 20
"""Up to so many bytes a file may unpack to whatever its packed size is."""
_PIECE: Final = 1 << 16
_LONGEST_NAME: Final = 200
_BYTES_AN_ENTRY: Final = 46 + 512
"""Of the zip's directory, which is read before any of its entries can be looked at."""
_END: Final = struct.Struct("<4s4H2LH")
_MOST_ENTRIES: Final = 8
"""Times the files asked for that a directory may have entries: folders and hidden files have some, too."""

_HARMLESS: Final = re.compile(r"[^\x00-\x1f\x7f<>:\"|?*\\/]+")
"""A name that every system can have."""
_DEVICES: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""Names that Windows keeps for itself."""
_ENCRYPTED: Final = 1
_DAMAGES: Final = (
    *(zipfile.BadZipFile, zlib.error, EOFError, ValueError, NotImplementedError, RuntimeError, struct.error),
    OSError,  # a place before the file's beginning
)
"""What zipfile raises for what is no sound zip."""


class Member(Struct, frozen=True):
    """A file of a zip."""

    name: PurePosixPath
    info: zipfile.ZipInfo


class ZipSource:
    """A zip file that was opened. `source` is its name in faults."""

    def __init__(self, stream: IO[bytes], source: Path, most: int, deepest: int) -> None:
        """Look through it: up to `most` files, in folders not deeper than this.

        Raises `PackError` if it is no zip, or any of it is not harmless.
        """
        self._source = source
        _check_directory(stream, source, most)
        try:
            self._zip = zipfile.ZipFile(stream)
        except _DAMAGES:
            raise refused(source, "zip-broken") from None
        self.members = _members(self._zip.infolist(), source, most, deepest)

    def unpacked(self, member: Member) -> Iterator[bytes]:
        """The content of a file in pieces. Raises `PackError` if it is damaged, or unpacks to far too much."""
        size, bound, shown = 0, max(member.info.compress_size * STEEPEST, _SMALL), _shown(member.info.filename)
        try:
            with self._zip.open(member.info) as content:
                while piece := content.read(_PIECE):
                    size += len(piece)
                    if size > bound:
                        raise refused(self._source, "zip-bomb", name=shown)
                    yield piece
        except _DAMAGES:
            raise refused(self._source, "zip-damaged", name=shown) from None


def _members(infos: Iterable[zipfile.ZipInfo], source: Path, most: int, deepest: int) -> list[Member]:
    """The files among the entries but hidden ones."""
    found: dict[str, Member] = {}
    for info in infos:
        name = _checked_name(info, source, deepest)
        if info.is_dir() or any(part.startswith(".") or part == "__MACOSX" for part in name.parts):
            continue
        # systems that do not tell capitals apart would write one over the other
        if found.setdefault(name.as_posix().casefold(), Member(name, info)).info is not info:
            raise refused(source, "zip-twice", name=_shown(info.filename))
        if len(found) > most:
            raise refused(source, "install-too-many", most=most)
    for member in found.values():
        if any(folder.as_posix().casefold() in found for folder in member.name.parents):
            raise refused(source, "zip-twice", name=_shown(member.info.filename))
    return list(found.values())


def _check_directory(stream: IO[bytes], source: Path, most: int) -> None:
    """Refuse a zip whose list of files alone would take too much memory, before it is read."""
    size = stream.seek(0, 2)
    if size > LARGEST:
        raise refused(source, "install-too-large", most=LARGEST >> 20)
    stream.seek(max(0, size - _END.size - 0xFFFF))
    tail = stream.read()
    at = tail.rfind(b"PK\5\6")
    if at < 0 or len(tail) - at < _END.size:
        raise refused(source, "zip-broken")
    _, _, _, _, entries, directory, _, _ = _END.unpack_from(tail, at)
    if entries == 0xFFFF or directory > most * _MOST_ENTRIES * _BYTES_AN_ENTRY:
        raise refused(source, "install-too-many", most=most)


def _checked_name(info: zipfile.ZipInfo, source: Path, deepest: int) -> PurePosixPath:
    # what the entry itself says: zipfile has turned backslashes round, and cut what follows a zero
    written, shown = info.orig_filename, _shown(info.filename)
    mode = info.external_attr >> 16
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise refused(source, "install-no-file", name=shown)
    if info.flag_bits & _ENCRYPTED:
        raise refused(source, "zip-encrypted", name=shown)
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise refused(source, "zip-packed-otherwise", name=shown)
    parts = written.removeprefix("./").rstrip("/").split("/")
    harmless = all(
        _HARMLESS.fullmatch(part) and part.rstrip(". ") == part and not _DEVICES.fullmatch(part) for part in parts
    )
    if not harmless or written.startswith("/") or len(written) > _LONGEST_NAME:
        raise refused(source, "zip-name", name=shown)
    if len(parts) > deepest + 2:  # its file, and the folder that the mod lies in
        raise refused(source, "install-too-deep", name=shown, most=deepest)
    return PurePosixPath(*parts)


def _shown(name: str) -> str:
    return printable(name[:80])


def refused(source: Path, key: str, **arguments: Argument) -> PackError:
    """Why nothing is taken from a source, as an error to be raised."""
    return PackError([Fault(str(source), 1, 1, "", key, arguments)])

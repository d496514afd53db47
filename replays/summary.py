"""What a list of saves and replays shows of each file, from its head and its tail alone.

A block's checksum goes on from the one before it, which stands right before the block. So reading can be taken up
anywhere: the last block that begins a stream is found from behind, and from there on all is read and checked. What is
damaged in the middle of a file shows only when it is opened.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from core.rulesets import ruleset, ruleset_names
from core.setup_check import check_rows
from replays.faults import ReplayError, ReplayFault, fault
from replays.format import (
    CHECK_BYTES,
    DIFFERING,
    ENDING,
    FOLDED,
    FRESH,
    HEADER,
    KEYFRAME,
    MARK,
    MOST_BYTES,
    NOTE,
    ORDER,
    Block,
    BlockFaultError,
    read_blocks,
    read_start,
)
from replays.records import BAD_CONTENT, ENDINGS, NOTES, Ending, Note

_TAIL: Final = 32 << 10
"""Bytes at the end of a file that are looked at first."""
_BEGINNING: Final = KEYFRAME + bytes((FRESH,))
"""The first bytes of the block of a keyframe with tables."""


class _Head(msgspec.Struct, frozen=True):
    """What is shown of a header."""

    ruleset: str
    setup: msgspec.Raw
    data: msgspec.Raw
    seats: tuple[str, ...] = ()
    created: str = ""


class _Drawn(msgspec.Struct, frozen=True):
    """What is shown of terrain, and of structures that maps may have."""

    glyph: str | None = None


class _Data(msgspec.Struct, frozen=True):
    """What is shown of the data."""

    terrain: dict[str, _Drawn] = {}
    structures: dict[str, _Drawn] = {}


class _Frame(msgspec.Struct, frozen=True):
    """What is shown of a keyframe."""

    round: int
    side: int
    orders: int


_HEADS: Final = msgspec.msgpack.Decoder(_Head)
_DATA: Final = msgspec.msgpack.Decoder(_Data)
_FRAMES: Final = msgspec.msgpack.Decoder(_Frame)


@dataclass(slots=True)
class Summary:
    """A save or a replay as a list shows it."""

    path: Path
    modified: float
    """When it was last written, in seconds since 1970."""
    size: int
    ruleset: str = ""
    """The name of the rules it is played by."""
    title: str = ""
    """Key of the title of the battle's map or mission, or its own title."""
    sides: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    created: str = ""
    """When the battle was begun, as whoever recorded it writes it."""
    name: str = ""
    """What the save is called; "": it is a recording."""
    saved: str = ""
    """When the save was made, as whoever made it writes it."""
    picture: bytes = b""
    """How the battle looked when it was left; empty if nobody kept that."""
    ground: tuple[tuple[str, ...], ...] = ()
    """What the cells are at the beginning, by row and column: terrain or bridge; empty if there is no board."""
    points: tuple[tuple[int, int], ...] = ()
    """Where victory points are."""
    units: tuple[tuple[tuple[int, int], int], ...] = ()
    """Where units stand at the beginning, each with its side; whoever shows that minds what the players may know."""
    round: int = 0
    side: int = 0
    """Whose turn it is; EVERYBODY where all sides play at once."""
    orders: int = 0
    """Orders given so far."""
    ending: Ending | None = None
    """How the battle came out; None: it can be gone on with."""
    opens: bool = False
    """Whether there is a part that can be used, as far as head and tail tell."""
    fault: ReplayFault | None = None
    """What is wrong with it."""


def summary(path: Path) -> Summary:
    """What is in a file. Never raises: what is wrong with it stands in its summary."""
    found = Summary(path, 0.0, 0)
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise ReplayError(fault("replay-not-one"))
        found.modified, found.size = status.st_mtime, status.st_size
        with path.open("rb") as stream:
            _read(found, stream)
    except ReplayError as error:
        found.fault = error.faults[0]
    except BlockFaultError as error:
        found.fault = error.fault
    except FileNotFoundError:
        found.fault = fault("replay-missing")
    except (OSError, *BAD_CONTENT) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        found.fault = fault("replay-unreadable", reason=reason or type(error).__name__)
    return found


def _read(found: Summary, stream: BinaryIO) -> None:
    if found.size > MOST_BYTES:
        raise ReplayError(fault("replay-file-too-large", most=MOST_BYTES >> 20))
    header = next(read_blocks(stream, read_start(stream).check), None)
    if header is None or header.kind != HEADER:
        raise ReplayError(fault("replay-no-header"))
    try:
        head = _HEADS.decode(header.content)
    except BAD_CONTENT as error:
        raise ReplayError(fault("replay-no-header")) from error
    found.seats, found.created, found.ruleset = head.seats, head.created, head.ruleset[:80]
    if head.ruleset not in ruleset_names():
        raise ReplayError(fault("replay-ruleset", name=head.ruleset[:80]))
    try:
        setup: Any = msgspec.msgpack.decode(head.setup, type=ruleset(head.ruleset).setup_type)
    except BAD_CONTENT as error:
        raise ReplayError(fault("replay-setup")) from error
    found.title, found.sides = str(getattr(setup, "title", "")), tuple(setup.sides)
    found.ground, found.points = _board(head, setup)
    found.units = _units(setup, found.ground)
    for block in _tail(found, stream, header.end):
        _take(found, block)


def _board(head: _Head, setup: Any) -> tuple[tuple[tuple[str, ...], ...], tuple[tuple[int, int], ...]]:
    """The ground and the points on it; nothing if anything of them cannot be."""
    rows = getattr(setup, "rows", ())
    try:
        data = _DATA.decode(head.data)
    except BAD_CONTENT:
        return (), ()
    names = {one.glyph: name for table in (data.structures, data.terrain) for name, one in table.items() if one.glyph}
    if not rows or next(check_rows(rows, names), None) is not None:
        return (), ()
    points = tuple((x, y) for x, y in getattr(setup, "points", ()) if 0 <= y < len(rows) and 0 <= x < len(rows[0]))
    return tuple(tuple(names[glyph] for glyph in row) for row in rows), points


def _units(setup: Any, ground: tuple[tuple[str, ...], ...]) -> tuple[tuple[tuple[int, int], int], ...]:
    """The units that begin on a board."""
    if not ground:
        return ()
    units = ((unit.at, unit.side) for unit in getattr(setup, "units", ()) if unit.at is not None)
    return tuple(((x, y), side) for (x, y), side in units if 0 <= y < len(ground) and 0 <= x < len(ground[0]))


def _take(found: Summary, block: Block) -> None:
    if block.kind in (KEYFRAME, MARK):
        frame = _FRAMES.decode(block.content)
        found.round, found.side, found.orders = frame.round, frame.side, frame.orders
        found.opens = True
    elif block.kind in (ORDER, FOLDED, DIFFERING):
        found.orders += 1
    elif block.kind == ENDING:
        found.ending = ENDINGS.decode(block.content)
        found.round = found.ending.round
    note = NOTES.decode(block.content) if block.kind == NOTE else Note()
    # a name belongs to what a file ends with; a picture stays until there is another one
    found.name, found.saved = (note.name, note.saved) if block.kind != ENDING else (found.name, found.saved)
    found.picture = note.picture or found.picture


def _tail(found: Summary, stream: BinaryIO, first: int) -> Iterator[Block]:
    """The blocks from the last keyframe on. Raises BlockFaultError at the first that is not good."""
    window = _TAIL
    while True:
        begin = max(found.size - window, first - CHECK_BYTES)
        stream.seek(begin)
        content = stream.read(found.size - begin)
        offset = _last_keyframe(content)
        if offset is not None or begin == first - CHECK_BYTES:
            break
        window *= 8
    if offset is None:
        raise ReplayError(fault("replay-no-turn"))
    check = int.from_bytes(content[offset - CHECK_BYTES : offset], "big")
    yield from read_blocks(BytesIO(content[offset:]), check)


def _last_keyframe(content: bytes) -> int | None:
    """Where the last whole keyframe begins; None if there is none."""
    place = content.rfind(_BEGINNING)
    while place >= CHECK_BYTES:
        check = int.from_bytes(content[place - CHECK_BYTES : place], "big")
        try:
            block = next(read_blocks(BytesIO(content[place:]), check), None)
        except BlockFaultError:
            block = None
        if block is not None:
            return place
        place = content.rfind(_BEGINNING, 0, place)
    return None


def summaries(folder: Path) -> list[Summary]:
    """Those of all replay files of a folder, the last written first; none if there is no such folder."""
    try:
        with os.scandir(folder) as entries:
            names = [entry.name for entry in entries if _is_replay(entry)]
    except OSError:
        return []
    found = [summary(folder / name) for name in names]
    return sorted(found, key=lambda one: (-one.modified, one.path.name))


def _is_replay(entry: os.DirEntry[str]) -> bool:
    return entry.name.endswith(SUFFIX) and not entry.name.startswith(".") and entry.is_file()


SUFFIX: Final = ".gcr"

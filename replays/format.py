"""The frame of a replay file: a fixed start, then blocks with checksums, compressed in streams of one turn each.

A block is written whole and flushed, so a file that was cut short ends in at most one broken block. Reading trusts
nothing: sizes are bounded before anything is unpacked, and a checksum goes from block to block, so that blocks can
neither be changed nor moved unnoticed. Nothing here knows what is in a block.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, BinaryIO, Final, NamedTuple

from replays.faults import ReplayError, ReplayFault, fault

MAGIC: Final = b"\x89GCR\r\n\x1a\n"
"""The first bytes. Like PNG's they show when a transfer took the file for a text."""

VERSION: Final = 3
"""The version of the format that is written, and the newest that can be read."""

HEADER: Final = b"H"
KEYFRAME: Final = b"K"
MARK: Final = b"k"
"""A keyframe without tables: they are those of the last one with what has changed since."""
MINDS: Final = b"M"
ORDER: Final = b"O"
FOLDED: Final = b"f"
"""An order, folded (`replays.folding`)."""
DIFFERING: Final = b"o"
"""An order as version 2 folded it: numbers are told as differences."""
NOTE: Final = b"N"
ENDING: Final = b"E"

FRESH: Final = 1
"""Flag: a new compressed stream begins with this block."""
OPTIONAL: Final = 2
"""Flag: a reader that does not know this kind of block may pass over it."""

MOST_BYTES: Final = 256 << 20
"""Size of the largest file that is read."""
MOST_PAYLOAD: Final = 4 << 20
"""Bytes of a block's content, unpacked."""
MOST_UNPACKED: Final = 1 << 30
"""Bytes of all contents together: what a bomb of small blocks may unpack to."""

_START: Final = struct.Struct(">8sHH")  # magic, version, reserved
_HEAD: Final = struct.Struct(">cBI")  # kind, flags, bytes of the packed content
_CHECK: Final = struct.Struct(">I")
_LEVEL: Final = 4  # 6 takes a quarter more time for 3 bytes in 100
_MEMORY: Final = 6  # the tables of a packing stream: small blocks need none larger, and caches are small
_RAW: Final = -15  # no checksum of zlib's own; the largest window there is

START_BYTES: Final = _START.size
CHECK_BYTES: Final = _CHECK.size


class BlockWriter:
    """Turns contents into blocks, one after the other."""

    def __init__(self, check: int) -> None:
        """`check`: the checksum that the first block's goes on from. That block begins a stream in any case."""
        self.check = check
        """The checksum of the last block so far."""
        self._stream: Any = None

    def block(self, kind: bytes, content: bytes, *, fresh: bool = False, optional: bool = False) -> bytes:
        """The bytes of the next block. Raises ValueError for a content that no reader would take."""
        if len(content) > MOST_PAYLOAD:
            raise ValueError(f"a block of {len(content)} bytes; a replay holds at most {MOST_PAYLOAD} in one")
        fresh = fresh or self._stream is None
        if fresh:
            self._stream = zlib.compressobj(_LEVEL, zlib.DEFLATED, _RAW, _MEMORY)
        packed = self._stream.compress(content) + self._stream.flush(zlib.Z_PARTIAL_FLUSH)
        return self._checked(kind, FRESH * fresh | OPTIONAL * optional, packed)

    @property
    def begins(self) -> bool:
        """Whether the next block begins a stream in any case."""
        return self._stream is None

    def begin_anew(self) -> None:
        """Let the next block begin a stream, so that it does not need the last one."""
        self._stream = None

    def again(self, block: Block, stream: BinaryIO) -> bytes:
        """The bytes of a block that stands in another file already: only its checksum is another one here."""
        self.begin_anew()
        stream.seek(block.offset + _HEAD.size)
        packed = stream.read(block.end - block.offset - _HEAD.size - _CHECK.size)
        return self._checked(block.kind, block.flags, packed)

    def _checked(self, kind: bytes, flags: int, packed: bytes) -> bytes:
        whole = _HEAD.pack(kind, flags, len(packed)) + packed
        self.check = zlib.crc32(whole, self.check)
        return whole + _CHECK.pack(self.check)


def start_of_file() -> tuple[bytes, int]:
    """The fixed first bytes, and the checksum that the first block's goes on from."""
    start = _START.pack(MAGIC, VERSION, 0)
    return start, zlib.crc32(start)


@dataclass(frozen=True, slots=True)
class Block:
    """A block that was read whole."""

    kind: bytes
    flags: int
    content: bytes
    offset: int
    """Where in the file it begins."""
    end: int
    check_before: int
    """The checksum before it, from which reading can be taken up here if the block is fresh."""
    check: int
    """Its own checksum, from which the next block's goes on."""

    @property
    def fresh(self) -> bool:
        """Whether a stream begins with it."""
        return bool(self.flags & FRESH)

    @property
    def optional(self) -> bool:
        """Whether a reader that does not know this kind may pass over it."""
        return bool(self.flags & OPTIONAL)


class BlockFaultError(Exception):
    """A block that cannot be read; all before it are good."""

    def __init__(self, found: ReplayFault) -> None:
        self.fault = found
        super().__init__(str(found))


class Start(NamedTuple):
    """What the fixed first bytes of a replay say."""

    version: int
    """The version of its format."""
    check: int
    """The checksum that the first block's goes on from."""


def read_start(stream: BinaryIO) -> Start:
    """Read the fixed first bytes. Raises ReplayError for any other file, and for one of a later version."""
    start = stream.read(START_BYTES)
    if len(start) < START_BYTES or not start.startswith(MAGIC):
        mangled = start[1:4] == MAGIC[1:4]
        raise ReplayError(fault("replay-mangled" if mangled else "replay-not-one"))
    _, version, _ = _START.unpack(start)
    if version > VERSION or version == 0:
        raise ReplayError(fault("replay-newer", version=version, known=VERSION))
    return Start(version, zlib.crc32(start))


def read_blocks(stream: BinaryIO, check: int) -> Iterator[Block]:
    """The blocks from where the stream stands, until it ends. Raises BlockFaultError at the first that is not good."""
    unpacking, budget = None, MOST_UNPACKED
    while True:
        offset = stream.tell()
        head = stream.read(_HEAD.size)
        if not head:
            return
        if len(head) < _HEAD.size:
            raise BlockFaultError(fault("replay-cut", offset=str(offset)))
        kind, flags, length = _HEAD.unpack(head)
        if length > MOST_PAYLOAD + MOST_PAYLOAD // 8 or flags & ~(FRESH | OPTIONAL):
            raise BlockFaultError(fault("replay-damaged", offset=str(offset)))
        rest = stream.read(length + _CHECK.size)
        if len(rest) < length + _CHECK.size:
            raise BlockFaultError(fault("replay-cut", offset=str(offset)))
        packed = rest[:length]
        check_before, check = check, zlib.crc32(packed, zlib.crc32(head, check))
        if _CHECK.unpack_from(rest, length)[0] != check:
            raise BlockFaultError(fault("replay-damaged", offset=str(offset)))
        if flags & FRESH:
            unpacking = zlib.decompressobj(_RAW)
        if unpacking is None:
            raise BlockFaultError(fault("replay-damaged", offset=str(offset)))
        try:
            content = unpacking.decompress(packed, MOST_PAYLOAD + 1)
        except zlib.error as error:
            raise BlockFaultError(fault("replay-damaged", offset=str(offset))) from error
        budget -= len(content)
        if len(content) > MOST_PAYLOAD or budget < 0:
            raise BlockFaultError(fault("replay-too-large", offset=str(offset)))
        if unpacking.eof:
            raise BlockFaultError(fault("replay-damaged", offset=str(offset)))
        yield Block(kind, flags, content, offset, offset + _HEAD.size + length + _CHECK.size, check_before, check)

"""Copies of replays: the same blocks once more, as far as wanted, under another header or with a note at their end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from replays.faults import ReplayError, fault
from replays.format import ENDING, HEADER, NOTE, BlockFaultError, BlockWriter, read_blocks, read_start, start_of_file
from replays.records import Header, Note


class Copied:
    """The parts of a new file, to be written one after the other (`replays.files.begun`)."""

    def __init__(self, path: Path, end: int, *, header: Header | None = None, note: Note | None = None) -> None:
        """All blocks of the replay up to byte `end`, which is the end of one, but for its notes."""
        self._path, self._end, self._header, self._note = path, end, header, note
        self.check = 0
        """The checksum of the last block, once all have been given."""

    def __iter__(self) -> Iterator[bytes]:
        """Give the parts. Raises ReplayError if the file has changed meanwhile, OSError if it cannot be read."""
        start, check = start_of_file()
        blocks = BlockWriter(check)
        yield start
        try:
            yield from self._blocks(blocks)
        except BlockFaultError as error:
            raise ReplayError(fault("replay-changed")) from error
        if self._note is not None:
            yield note_block(blocks, self._note)
        self.check = blocks.check

    def _blocks(self, blocks: BlockWriter) -> Iterator[bytes]:
        with self._path.open("rb") as stream, self._path.open("rb") as packed:
            for block in read_blocks(stream, read_start(stream).check):
                if block.kind == ENDING and self._note is not None:
                    # nothing may follow the ending
                    note, self._note = self._note, None
                    yield note_block(blocks, note)
                if block.kind == HEADER and self._header is not None:
                    yield blocks.block(HEADER, msgspec.msgpack.encode(self._header), fresh=True)
                elif block.kind != NOTE:
                    yield blocks.again(block, packed)
                if block.end >= self._end:
                    return  # what follows may be damaged


def note_block(blocks: BlockWriter, note: Note) -> bytes:
    """A note as the next block; a stream of its own, so that nothing after it needs it."""
    block = blocks.block(NOTE, msgspec.msgpack.encode(note), fresh=True, optional=True)
    blocks.begin_anew()
    return block

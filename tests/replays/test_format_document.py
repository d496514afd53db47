"""The worked example in docs/replay-format.md is what the program writes."""

import io
import re
from pathlib import Path

import msgspec

from replays.copying import note_block
from replays.format import NOTE, BlockWriter, read_blocks, read_start, start_of_file
from replays.records import Note

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "replay-format.md"


def example() -> bytes:
    """The first bytes of a file, and a note as its first block."""
    start, check = start_of_file()
    return start + note_block(BlockWriter(check), Note(name="Hill 42"))


def test_the_worked_example_is_what_is_written() -> None:
    lines = re.findall(r"^    [0-9a-f]{4}  ((?:[0-9a-f]{2} ?)+)", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    shown = bytes.fromhex("".join(lines))
    assert shown == example()
    stream = io.BytesIO(shown)
    (block,) = read_blocks(stream, read_start(stream))
    assert (block.kind, msgspec.msgpack.decode(block.content)) == (NOTE, {"name": "Hill 42"})

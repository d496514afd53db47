"""The worked example in docs/replay-format.md is what the program writes."""

import io
import re
from pathlib import Path

import msgspec

from replays.copying import note_block
from replays.folding import Folding
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
    (block,) = read_blocks(stream, read_start(stream).check)
    assert (block.kind, msgspec.msgpack.decode(block.content)) == (NOTE, {"name": "Hill 42"})


def test_the_folded_orders_are_what_is_written() -> None:
    folding = Folding()

    def step(start: tuple[int, int], to: tuple[int, int], cell: int) -> bytes:
        order = {"do": "move", "unit": 1000, "to": to}
        event = {"event": "UnitStepped", "unit": 1000, "start": start, "to": to}
        return folding.order(order, [], [(event, 3)], [(7, "Position", "cell", cell)], bytes(range(16)))

    shown = re.findall(
        r"^    (?:first|next) +((?:[0-9a-f]{2}(?: |\n {12})?)+)", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE
    )
    written = [step((2, 4), (3, 4), 12), step((3, 4), (3, 5), 13)]
    assert [bytes.fromhex("".join(lines.split())) for lines in shown] == written

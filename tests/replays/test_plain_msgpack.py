"""A replay's blocks are plain MessagePack: any program can read them with a library of its own, without this game."""

import msgpack
import msgspec

from replays.format import ENDING, HEADER, KEYFRAME, ORDER, read_blocks, read_start
from replays.reader import open_replay
from tests.replays import sample

SAMPLE = sample.SAMPLES / "version-1.gcr"


def contents() -> list[tuple[bytes, object]]:
    """Kind and content of every block, as another library reads it."""
    with SAMPLE.open("rb") as stream:
        return [(block.kind, msgpack.unpackb(block.content)) for block in read_blocks(stream, read_start(stream).check)]


def test_another_library_reads_what_ours_reads() -> None:
    replay, blocks = open_replay(SAMPLE), contents()
    kinds = [kind for kind, _ in blocks]
    assert kinds[:2] == [HEADER, KEYFRAME]
    assert kinds[-1] == ENDING
    orders = [content for kind, content in blocks if kind == ORDER]
    assert [order["order"] for order in orders if isinstance(order, dict)] == [
        msgspec.msgpack.decode(msgspec.msgpack.encode(entry.order)) for entry in replay.entries()
    ]
    assert len(orders) == replay.orders > 0

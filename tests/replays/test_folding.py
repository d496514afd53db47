"""Folded orders unfold to what they were, and nothing made up costs memory or gets through."""

import random
from typing import Any

import msgspec
import pytest

from replays.folding import MOST_FOLDED, Folding, FoldingError, Masks, Unfolding
from replays.records import BAD_CONTENT

ORDERS: list[dict[str, Any]] = [
    {
        "order": {"do": "move", "unit": 1000, "to": [3, 4], "side": 0},
        "draws": [],
        "told": [
            [{"event": "UnitStepped", "unit": 1000, "start": [2, 4], "to": [3, 4]}, 3],
            [{"event": "UnitStepped", "unit": 1000, "start": [3, 4], "to": [4, 4]}, 1],
            [{"event": "SightChanged", "side": 0, "seen": "1" + "f0" * 40}, 1],
            [{"event": "SightChanged", "side": 0, "seen": "1" + "f1" * 40}, 1],
            [{"event": "TurnEnded"}, 0],
        ],
        "changes": [[7, "Position", "cell", 12], [8, "Position", "cell", -1], [8, "gone", "", None]],
        "digest": bytes(range(16)),
    },
    {
        "order": {"do": "move", "unit": 1001, "to": [0, 9], "side": 1},
        "draws": [3, 1],
        "told": [[{"event": "UnitStepped", "unit": 1001, "start": [5, 5], "to": [0, 9]}, 2]],
        "changes": [
            [7, "Position", "cell", 2**63 - 1],
            [9, "Position", "cell", True],
            [9, "Position", "cell", -(2**62)],
        ],
        "digest": bytes(16),
    },
    {
        "order": {"do": "fire", "unit": 1, "at": [1, 2, 3], "side": 0},
        "draws": [],
        "told": [],
        "changes": [
            [1, "Ground", "cells", "000" + "a" * 300],
            [1, "Ground", "cells", "abc"],
            [2, "Ground", "cells", None],
        ],
        "digest": bytes(16),
    },
]
"""Every kind of value: also a number where the last was none, and one that is too large to differ from."""


def folded(folding: Folding, order: dict[str, Any]) -> bytes:
    return folding.order(*order.values())


def as_plain(order: object) -> Any:
    """With lists for tuples, and the digest as short as files have it."""
    plain = msgspec.msgpack.decode(msgspec.msgpack.encode(order))
    return plain | {"digest": plain["digest"][:4]}


def test_orders_unfold_to_what_they_were() -> None:
    folding, unfolding = Folding(), Unfolding()
    for order in ORDERS * 3:
        assert as_plain(unfolding.order(folded(folding, order))) == as_plain(order)


def test_what_was_told_before_is_not_told_again() -> None:
    folding = Folding()
    first = len(folded(folding, ORDERS[0]))
    keys = sum(len(key) for event, _ in ORDERS[0]["told"] for key in event)
    assert len(folded(folding, ORDERS[0])) < first - keys
    folding.begin_anew()
    assert len(folded(folding, ORDERS[0])) == first


@pytest.mark.parametrize("seed", range(20))
def test_any_bytes_come_back_whatever_masks_are_in_them(seed: int) -> None:
    dice = random.Random(seed)
    telling, reading = Masks(), Masks()
    masks = [
        "".join(dice.choice("0123456789abcdef") for _ in range(dice.choice((10, 24, 200, 9000)))) for _ in range(5)
    ]
    for _ in range(30):
        parts = [dice.choice((dice.choice(masks).encode(), dice.randbytes(5), b"0", b"")) for _ in range(8)]
        content = b"".join(parts)
        assert reading.put_back(telling.cut_out(content)) == content


def test_an_order_without_a_kind_or_out_of_range_is_not_folded() -> None:
    for spoil in ({"order": {}}, {"order": {"side": 0}}, {"changes": [[1, "A", "b", 2**70]]}, {"told": [7]}):
        with pytest.raises(FoldingError):
            folded(Folding(), ORDERS[0] | spoil)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff" * 50,
        b"\x05",
        b"\x01\x00\x02\x00" + b"x",  # a mask from one that was never told
        b"\x01\x7f\x00\x00" + b"x",  # behind the end
        b"\x01\x00\x00\x01\xff\xff\xff\x7f",  # a bit far out
        b"\x01\x00\x01\xff\xff\xff\x7f",  # bytes that are not there
        b"\x00\x90",
        b"\x00\x91\x00",
        b"\x00\xc0",
        b"\x00" + msgspec.msgpack.encode([["move", "do"], [], 1 << 40]),
        b"\x00" + msgspec.msgpack.encode([["move", "do"], [], 0, 5, 1, 1, b"1234"]),
        b"\x00" + msgspec.msgpack.encode([["move", "do"], [], 0, ["A"], 1, 1, b"1234"]),
        b"\x00" + msgspec.msgpack.encode([["move", "do"], [], 0, [1, 2], 1, 1, b"1234"]),
        b"\x00" + msgspec.msgpack.encode([["move", "do"], [], 0, ["A", "b"], 1]),
        b"\x00" + msgspec.msgpack.encode([["move", "do"], [], 0, ["A", "b"], 1, 1]),
        b"\x00" + msgspec.msgpack.encode([["move", "do", "x"], 1, [], 0, 0, 1, b"1234"]),
    ],
)
def test_what_no_folding_gives_is_refused(content: bytes) -> None:
    with pytest.raises(BAD_CONTENT):
        Unfolding().order(content)


def test_a_mask_told_over_and_over_is_no_bomb() -> None:
    once = b"\x00\x01\x80\x20" + b"\xff" * 4096
    again = b"\x00\x02\x00" * 100_000
    with pytest.raises(FoldingError, match="too many masks"):
        Unfolding().order(b"\xa1\x8d\x06" + once + again)
    assert MOST_FOLDED < 8192 * 100_000


def test_folded_garbage_raises_nothing_else() -> None:
    dice, folding = random.Random(1), Folding()
    whole = [folded(folding, order) for order in ORDERS]
    for _ in range(4000):
        unfolding = Unfolding()
        for content in whole:
            spoilt = bytearray(content)
            for _ in range(dice.choice((0, 1, 1, 3))):
                spoilt[dice.randrange(len(spoilt))] = dice.randrange(256)
            try:
                unfolding.order(bytes(spoilt))
            except BAD_CONTENT:
                break

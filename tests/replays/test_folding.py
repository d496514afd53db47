"""Folded orders unfold to what they were, and nothing made up costs memory or gets through."""

import random
from typing import Any

import msgspec
import pytest

from core.world import plain
from replays.folding import Folding, Unfolding
from replays.masks import MOST_FOLDED, FoldingError, Masks
from replays.records import BAD_CONTENT
from systems.clumsy.events import SightChanged
from systems.clumsy.orders import MoveOrder
from tests.replays.older import FoldingOfVersion2

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


def test_orders_of_version_2_unfold_to_what_they_were() -> None:
    folding, unfolding = FoldingOfVersion2(), Unfolding()
    for order in ORDERS * 3:
        assert as_plain(unfolding.order(folding.order(*order.values()), differing=True)) == as_plain(order)


def test_a_field_that_is_a_mask_still_comes_back_as_text() -> None:
    folding, unfolding = Folding(), Unfolding()
    for mask in (1 << 92, (1 << 92) - 1, 1 << 63, (1 << 63) - 1, (1 << 32768) - 1, 1 << 32768, -(1 << 70), 1 << 92):
        order = ORDERS[0] | {"changes": [[1, "Ground", "cells", mask]]}
        assert unfolding.order(folded(folding, order))["changes"] == [(1, "Ground", "cells", plain(mask))]


def test_events_of_the_game_unfold_to_what_they_were() -> None:
    seen = f"{(1 << 1600) - 1 - (1 << 700):x}"
    told = [(SightChanged(side=0, seen=text), 3) for text in (seen, "0" + seen, seen[:-1], "f", seen.upper())]
    folding, unfolding = Folding(), Unfolding()
    for _ in range(2):
        parts = MoveOrder(side=0, unit=1000, to=(3, 4)), (), told, (), bytes(16)
        found = unfolding.order(folding.order(*parts))
        plainly = msgspec.msgpack.decode(msgspec.msgpack.encode((parts[0], told)))
        assert (found["order"], [list(event) for event in found["told"]]) == (plainly[0] | found["order"], plainly[1])


def test_what_was_told_before_is_not_told_again() -> None:
    folding = Folding()
    first = len(folded(folding, ORDERS[0]))
    keys = sum(len(key) for event, _ in ORDERS[0]["told"] for key in event)
    assert len(folded(folding, ORDERS[0])) < first - keys
    folding.begin_anew()
    assert len(folded(folding, ORDERS[0])) == first


@pytest.mark.parametrize("seed", range(20))
def test_any_masks_come_back(seed: int) -> None:
    dice = random.Random(seed)
    telling, reading = Masks(), Masks()
    mask = 0
    for _ in range(100):
        if dice.random() < 0.1:
            mask = dice.getrandbits(dice.choice((100, 1600, 32768))) & dice.getrandbits(32768)
        for _ in range(dice.choice((0, 1, 3, 30, 300))):
            mask ^= 1 << dice.randrange(1600)
        assert reading.read(telling.told(mask)) == mask


def test_an_order_without_a_kind_or_out_of_range_is_not_folded() -> None:
    for spoil in ({"order": {}}, {"order": {"side": 0}}, {"draws": [2**70]}, {"told": [7]}):
        with pytest.raises(FoldingError):
            folded(Folding(), ORDERS[0] | spoil)


def row(*values: object) -> bytes:
    return msgspec.msgpack.encode(values)


MADE_UP_ROWS = [
    b"\x90",
    b"\x91\x00",
    b"\xc0",
    row(["move", "do"], [], 1 << 40),
    row(["move", "do"], [], 0, 5, 1, 1, b"1234"),
    row(["move", "do"], [], 0, ["A"], 1, 1, b"1234"),
    row(["move", "do"], [], 0, [1, 2], 1, 1, b"1234"),
    row(["move", "do"], [], 0, ["A", "b"], 1),
    row(["move", "do"], [], 0, ["A", "b"], 1, 1),
    row(["move", "do", "x"], 1, [], 0, 0, 1, b"1234"),
]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff" * 50,
        *MADE_UP_ROWS,
        row(["move", "do", "x"], msgspec.msgpack.Ext(2, b"\0"), [], 0, b"1234"),  # no mask
        *(
            row(["move", "do", "x"], msgspec.msgpack.Ext(1, mask), [], 0, b"1234")
            for mask in (
                b"",
                b"\x80",  # a number without end
                b"\x02\x00",  # from one that was never told
                b"\x00\xff\xff\x7f",  # a bit far out
                b"\x01" + b"\xff" * 5000,  # bytes far out
            )
        ),
    ],
)
def test_what_no_folding_gives_is_refused(content: bytes) -> None:
    with pytest.raises(BAD_CONTENT):
        Unfolding().order(content)


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
        *(b"\x00" + made_up for made_up in MADE_UP_ROWS),
    ],
)
def test_what_no_folding_of_version_2_gives_is_refused(content: bytes) -> None:
    with pytest.raises(BAD_CONTENT):
        Unfolding().order(content, differing=True)


def test_a_mask_told_over_and_over_is_no_bomb() -> None:
    once, again = msgspec.msgpack.Ext(1, b"\x01" + b"\xff" * 4096), msgspec.msgpack.Ext(1, b"\x02")
    with pytest.raises(FoldingError, match="too many masks"):
        Unfolding().order(row(["move", "do", "x"], [once, *[again] * 100_000], [], 0, b"1234"))
    of_version_2 = b"\xa1\x8d\x06" + b"\x00\x01\x80\x20" + b"\xff" * 4096 + b"\x00\x02\x00" * 100_000
    with pytest.raises(FoldingError, match="too many masks"):
        Unfolding().order(of_version_2, differing=True)
    assert MOST_FOLDED < 8192 * 100_000


@pytest.mark.parametrize("older", [False, True])
def test_folded_garbage_raises_nothing_else(older: bool) -> None:
    dice, folding = random.Random(1), FoldingOfVersion2() if older else Folding()
    whole = [folding.order(*order.values()) for order in ORDERS]
    for _ in range(4000):
        unfolding = Unfolding()
        for content in whole:
            spoilt = bytearray(content)
            for _ in range(dice.choice((0, 1, 1, 3))):
                spoilt[dice.randrange(len(spoilt))] = dice.randrange(256)
            try:
                unfolding.order(bytes(spoilt), differing=older)
            except BAD_CONTENT:
                break

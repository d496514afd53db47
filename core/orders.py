"""Orders: what a seat asks for. A refused one gets a reason code, never a sentence."""

from __future__ import annotations

import msgspec

Cell = tuple[int, int]
"""A cell as people write it: x to the right, y downwards."""


class Order(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """What a side asks for; subclasses add whom it concerns.

    `side` is the side's place in the order of turns.
    """

    side: int


class UndoOrder(Order, frozen=True, tag="undo"):
    """Take back the side's last order, if that tells nobody anything new."""


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an order was not accepted.

    `reason` is a code of the public list; `numbers` are what a message may name (points needed,
    cells away).
    """

    reason: str
    numbers: dict[str, int] = {}

"""What an opponent keeps in mind from turn to turn, as plain values: so that a saved battle goes on as it would have.

Everything else that an opponent thinks of is of one turn and comes from its views.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from core.board import Board

MOST = 1 << 31


class Mind(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The empty one is that of an opponent that has seen nothing yet. Masks are bytes, the lowest first."""

    possible: bytes = b""
    target_zone: bytes = b""
    last_kill: int = 0
    force_at_first: int = 0
    home: int = 0
    mined: bytes = b""
    fires: dict[int, int] = {}
    own: int = 0
    enemies: tuple[int, ...] = ()
    ghosts: tuple[tuple[int, int, int], ...] = ()
    posts: dict[int, int] = {}
    wary: bytes = b""
    sky_guards: tuple[int, ...] = ()
    pickups: tuple[tuple[int, int, tuple[int, ...], tuple[int, ...]], ...] = ()
    """Of each the carrier, the ground, whom it takes, and who else waits there."""


def packed(mask: int) -> bytes:
    """A mask as bytes."""
    return mask.to_bytes((mask.bit_length() + 7) // 8, "little")


def unpacked(mask: bytes) -> int:
    """A mask from its bytes."""
    return int.from_bytes(mask, "little")


def decoded_mind(values: bytes, board: Board) -> Mind:
    """A mind from a file that anybody may have written. Raises ValueError for one that is not of this board."""
    if not values:
        return Mind()
    mind = _MINDS.decode(values)
    masks = (mind.possible, mind.target_zone, mind.mined, mind.wary)
    if any(unpacked(mask) & ~board.full for mask in masks):
        raise ValueError("a mask is off the board")
    cells = (mind.home, *mind.fires, *mind.posts.values(), *(cell for _, cell, _ in mind.ghosts))
    cells += tuple(ground for _, ground, _, _ in mind.pickups)
    if not all(0 <= cell < board.size and board.full >> cell & 1 for cell in cells):
        raise ValueError("a cell is off the board")
    rounds = (round_seen for _, _, round_seen in mind.ghosts)
    numbers = (mind.last_kill, mind.force_at_first, mind.own, *mind.enemies, *mind.fires.values(), *mind.posts, *rounds)
    numbers += mind.sky_guards
    numbers += tuple(unit for carrier, _, riders, others in mind.pickups for unit in (carrier, *riders, *others))
    if not _are_small(numbers):
        raise ValueError("a number is too large")
    return mind


def _are_small(numbers: Iterable[int]) -> bool:
    return all(-MOST < number < MOST for number in numbers)


def encoded_mind(mind: Mind) -> bytes:
    """A mind as a file holds it."""
    return msgspec.msgpack.encode(mind)


_MINDS = msgspec.msgpack.Decoder(Mind)

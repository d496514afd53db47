"""Fingerprints of a battle: of its state, and of everything that happened in it, chained."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from core.events import Event, encoded
from core.world import World

SIZE = 16
"""Bytes of a digest."""

START = bytes(SIZE)
"""The chain's value before anything happened."""


def state_digest(world: World) -> bytes:
    """A fingerprint of every component of every living entity. The world must be active."""
    return snapshot_digest(world.snapshot())


def snapshot_digest(snapshot: Sequence[tuple[int, str, Sequence[Any]]]) -> bytes:
    """The fingerprint of the state that `World.snapshot` gave."""
    return blake2b(msgspec.msgpack.encode(snapshot), digest_size=SIZE).digest()


def chained(before: bytes, events: list[Event]) -> bytes:
    """The chain's next value after these events."""
    return blake2b(before + encoded(events), digest_size=SIZE).digest()

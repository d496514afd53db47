"""Recorded battles for tests, and ways to spoil them."""

from __future__ import annotations

import random
import struct
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from core.orders import Refusal
from core.packs.loader import Pack
from replays.format import FRESH, START_BYTES, BlockWriter, read_blocks, read_start
from replays.recorder import Recorder
from systems.clumsy.data import load_clumsy
from systems.clumsy.orders import SurrenderOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from tests.systems.clumsy.battles import data, random_order, random_setup

HEAD = struct.Struct(">cBI")
CHECK = struct.Struct(">I")


@cache
def pack() -> Pack:
    return load_clumsy()


def record(
    path: Path, seed: int, orders: int = 120, *, close: bool = True, ended: bool = False
) -> tuple[Recorder, ClumsyGame]:
    """A game of random orders, recorded; `ended`: somebody gives up if it has not come to its end by then."""
    setup = random_setup(seed)
    game = new_game(setup, data())
    recorder = Recorder(path, game, setup, pack(), data=data())
    play(game, seed, orders)
    if ended and not game.view(0).ended:
        game.submit(SurrenderOrder(side=game.view(0).turn))
    if close:
        recorder.close()
    return recorder, game


def play(game: ClumsyGame, seed: int, orders: int) -> int:
    """Give random orders; how many were accepted."""
    dice, accepted = random.Random(seed), 0
    for _ in range(orders):
        view = game.view(game.view(0).turn)
        if view.ended:
            break
        accepted += not isinstance(game.submit(random_order(view, dice)), Refusal)
    return accepted


Block = tuple[bytes, int, bytes]
"""Kind, flags, unpacked content."""


def blocks_of(path: Path) -> list[Block]:
    """All blocks of a sound file."""
    with path.open("rb") as stream:
        return [(block.kind, block.flags, block.content) for block in read_blocks(stream, read_start(stream))]


def write_blocks(path: Path, start: bytes, blocks: list[Block]) -> None:
    """A file of these blocks, its checksums right whatever is in them."""
    writer = BlockWriter(zlib.crc32(start))
    whole = start
    for kind, flags, content in blocks:
        whole += writer.block(kind, content, fresh=bool(flags & FRESH), optional=bool(flags & ~FRESH))
    path.write_bytes(whole)


def changed(path: Path, to: Path, number: int, change: Callable[[dict[str, Any]], None]) -> Path:
    """The same replay with one block's content changed and every checksum made right again."""
    blocks = blocks_of(path)
    kind, flags, content = blocks[number]
    values = msgspec.msgpack.decode(content)
    change(values)
    blocks[number] = kind, flags, msgspec.msgpack.encode(values)
    write_blocks(to, path.read_bytes()[:START_BYTES], blocks)
    return to


def numbers_of(path: Path, kind: bytes) -> list[int]:
    """The numbers of the blocks of a kind."""
    return [number for number, block in enumerate(blocks_of(path)) if block[0] == kind]

"""Recorded battles for tests, and ways to spoil them."""

from __future__ import annotations

import random
import struct
import zlib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from core.orders import Refusal
from core.packs.loader import Pack
from core.rulesets import Table, Value
from replays.contents import Contents
from replays.folding import Folding
from replays.format import (
    DIFFERING,
    FOLDED,
    FRESH,
    KEYFRAME,
    MAGIC,
    MARK,
    ORDER,
    START_BYTES,
    BlockWriter,
    read_blocks,
    read_start,
)
from replays.recorder import Recorder
from replays.records import BAD_CONTENT, KEYFRAMES, snapshot_of
from replays.tables import Following
from systems.clumsy.data import load_clumsy
from systems.clumsy.orders import SurrenderOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from tests.replays.older import FoldingOfVersion2
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


def raw_blocks_of(path: Path) -> list[Block]:
    """All blocks of a sound file as they stand there."""
    with path.open("rb") as stream:
        return [(block.kind, block.flags, block.content) for block in read_blocks(stream, read_start(stream).check)]


def blocks_of(path: Path) -> list[Block]:
    """All blocks of a sound file as version 1 has them: no order is folded, each keyframe has its tables."""
    found: list[Block] = []
    with path.open("rb") as stream:
        start = read_start(stream)
        contents = Contents("clumsy", start.version)
        for block in read_blocks(stream, start.check):
            told = contents.take(block)
            if block.kind == MARK:
                found.append((KEYFRAME, FRESH, msgspec.msgpack.encode(told)))
            elif block.kind in (FOLDED, DIFFERING):
                found.append((ORDER, block.flags, msgspec.msgpack.encode(told)))
            else:
                found.append((block.kind, block.flags, block.content))
    return found


def write_raw_blocks(path: Path, start: bytes, blocks: list[Block]) -> None:
    """A file of these blocks, its checksums right whatever is in them."""
    writer = BlockWriter(zlib.crc32(start))
    whole = start
    for kind, flags, content in blocks:
        whole += writer.block(kind, content, fresh=bool(flags & FRESH), optional=bool(flags & ~FRESH))
    path.write_bytes(whole)


def write_blocks(path: Path, start: bytes, blocks: list[Block]) -> None:
    """The same from blocks as version 1 has them: folded if the version is a later one, as far as they can be."""
    version = int.from_bytes(start[8:10], "big")
    write_raw_blocks(path, start, blocks if version == 1 else list(_folded(blocks, version)))


class _Changes(msgspec.Struct):
    changes: tuple[tuple[int, str, str, Value], ...]


def _folded(blocks: list[Block], version: int) -> Iterator[Block]:
    """The blocks as a recorder of a later version would write them."""
    folding, following = FoldingOfVersion2() if version == 2 else Folding(), Following()
    for number, (kind, given, content) in enumerate(blocks):
        flags = given
        if flags & FRESH or number == 0:
            folding.begin_anew()
        folded = b""
        try:
            if kind == KEYFRAME:
                keyframe = KEYFRAMES.decode(content)
                if following.follows and _are_alike(keyframe.tables, following.tables()):
                    mark = msgspec.structs.replace(keyframe, tables={})
                    yield MARK, flags, msgspec.msgpack.encode(mark)
                    continue
                following.begin(keyframe.tables)
            elif kind == ORDER:
                told = msgspec.msgpack.decode(content)
                parts = (told["order"], told["draws"], told["told"], told["changes"], told["digest"])
                folded = folding.order(*parts)
                yield DIFFERING if version == 2 else FOLDED, flags, folded
                following.make(msgspec.msgpack.decode(content, type=_Changes).changes, 0)
                continue
        except (*BAD_CONTENT, AssertionError, AttributeError, LookupError, TypeError):
            if kind == ORDER and folded:
                continue  # only its changes are made up
            # made up: it is written as it is
            folding.begin_anew()
            flags |= FRESH
        yield kind, flags, content


def _are_alike(tables: dict[str, Table], others: dict[str, Table]) -> bool:
    same_fields = all(table.fields == tables[name].fields for name, table in others.items() if table.rows)
    return same_fields and snapshot_of(tables) == snapshot_of(others)


def as_version(version: int, path: Path, to: Path) -> Path:
    """The same replay as a program of another version wrote it."""
    write_blocks(to, MAGIC + version.to_bytes(2, "big") + bytes(2), blocks_of(path))
    return to


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

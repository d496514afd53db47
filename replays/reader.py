"""Reading a replay that anybody may have written: the longest good part of it, and what is wrong with the rest.

`open_replay` reads the whole file once, block by block, and keeps only where each turn begins; a turn's keyframe and
orders are read again when they are asked for.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from core.digest import SIZE
from core.events import Told
from core.packs.faults import PackError
from core.rulesets import EVERYBODY, Ruleset, Stage, ruleset, ruleset_names
from replays.contents import Contents, Entry
from replays.faults import ReplayError, ReplayFault, fault
from replays.format import (
    ENDING,
    HEADER,
    KEYFRAME,
    MINDS,
    MOST_BYTES,
    NOTE,
    VERSION,
    Block,
    BlockFaultError,
    read_blocks,
    read_start,
)
from replays.records import (
    BAD_CONTENT,
    ENDINGS,
    HEADERS,
    MINDS_THERE,
    NOTES,
    VALUES,
    Ending,
    Header,
    Keyframe,
    Note,
    openings_of,
)
from replays.turns import Turn, TurnContent, TurnRead

MOST_TURNS = 100_000
MOST_ORDERS_OF_A_TURN = 20_000
MOST_TURNS_APART = 64
"""Turns from one keyframe with tables to the next."""
MOST_RELOADS = 500
"""Times that a battle's data may have been changed."""
EVERYTHING = -1


@dataclass(slots=True)
class Replay:
    """A replay that can be used, as far as it is good."""

    path: Path
    header: Header
    rules: Ruleset
    setup: Any
    data: Any
    stage: Stage
    opening: tuple[Told, ...]
    completed: bool
    """Whether the shipped pack lent what the data of an older version lacks: it can be watched, not trusted."""
    turns: list[Turn] = field(default_factory=list)
    ending: Ending | None = None
    """How the battle came out; None if it has not ended, as far as the file tells."""
    faults: list[ReplayFault] = field(default_factory=list)
    """What is wrong with the file from the end of the good part on."""
    good_bytes: int = 0
    """The length of the good part."""
    check: int = 0
    """The checksum of its last block."""
    size: int = 0
    """The length of the file when it was opened."""
    note: Note | None = None
    """The note that the good part ends with."""
    version: int = VERSION
    """The version of its format."""
    reloads: list[tuple[int, Any]] = field(default_factory=list)
    """Where its data were changed: the orders given before, and the data from there on; the first are `data`."""
    _at_hand: list[TurnContent] = field(default_factory=list, repr=False, compare=False)
    _at_hand_for: tuple[int, ...] = field(default=(), repr=False, compare=False)

    @property
    def orders(self) -> int:
        """How many orders were given in all."""
        return self.turns[-1].first_order + self.turns[-1].orders

    def data_after(self, orders: int) -> Any:
        """The data by which the battle goes on after so many orders."""
        return next((data for number, data in reversed(self.reloads) if number <= orders), self.data)

    @property
    def title(self) -> str:
        """The battle's own title, or nothing."""
        return str(getattr(self.setup, "title", ""))

    def turn(self, number: int) -> TurnContent:
        """Read one turn. Raises IndexError for one that is not there, ReplayError if the file has changed."""
        turn = self.turns[number]
        key = turn.whole, *self._written()
        if key != self._at_hand_for:
            self._at_hand = self._read_on(self.turns[turn.whole])
            self._at_hand_for = key
        return self._at_hand[turn.number - turn.whole]

    def _written(self) -> tuple[int, int]:
        """How large the file is and when it was written: what was read of it before holds while these stay."""
        try:
            status = self.path.stat()
        except OSError as error:
            raise ReplayError(fault("replay-changed")) from error
        return status.st_size, status.st_mtime_ns

    def _read_on(self, first: Turn) -> list[TurnContent]:
        """This turn, whose keyframe has tables, and those after it that rest on them."""
        turns = [turn for turn in self.turns[first.number :] if turn.whole == first.number]
        begins = {turn.offset for turn in turns}
        after = first.number + len(turns)
        end = self.turns[after].offset if after < len(self.turns) else None
        found: list[TurnRead] = []
        contents = Contents(self.rules.name, self.version)
        try:
            with self.path.open("rb") as stream:
                stream.seek(first.offset)
                for block in read_blocks(stream, first.check_before):
                    if block.offset == end or block.end > self.good_bytes or block.kind == ENDING:
                        break
                    if block.offset in begins:
                        found.append(TurnRead())
                    found[-1].take(block, contents)
                    if block.end == self.good_bytes:
                        break
        except (OSError, BlockFaultError, *BAD_CONTENT) as error:
            raise ReplayError(fault("replay-changed")) from error
        if [len(read.entries) for read in found] != [turn.orders for turn in turns]:
            raise ReplayError(fault("replay-changed"))
        return [read.content(turn) for read, turn in zip(found, turns, strict=True)]

    def entries(self) -> Iterator[Entry]:
        """Every order in turn. Raises ReplayError if the file has changed since it was opened."""
        for turn in self.turns:
            yield from self.turn(turn.number).entries


def open_replay(path: Path) -> Replay:
    """Open a replay, as far as it is good. Raises ReplayError if it has no good part."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise ReplayError(fault("replay-not-one"))
        if path.stat().st_size > MOST_BYTES:
            raise ReplayError(fault("replay-file-too-large", most=MOST_BYTES >> 20))
        with path.open("rb") as stream:
            replay = _read(path, stream)
            replay.size = os.fstat(stream.fileno()).st_size
            return replay
    except FileNotFoundError as error:
        raise ReplayError(fault("replay-missing")) from error
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the path
        reason = error.strerror if isinstance(error, OSError) else None
        raise ReplayError(fault("replay-unreadable", reason=reason or str(error))) from error


def _read(path: Path, stream: BinaryIO) -> Replay:
    start = read_start(stream)
    blocks = read_blocks(stream, start.check)
    try:
        first = next(blocks, None)
    except BlockFaultError as error:
        raise ReplayError(error.fault) from error
    if first is None or first.kind != HEADER:
        raise ReplayError(fault("replay-no-header"))
    replay = _headed(path, first)
    replay.version = start.version
    reading = _Reading(replay)
    try:
        for block in blocks:
            reading.take(block)
            replay.good_bytes, replay.check = block.end, block.check
    except BlockFaultError as error:
        replay.faults.append(error.fault)
    reading.close_turn()
    if not replay.turns:
        raise ReplayError(*(replay.faults or [fault("replay-no-turn")]))
    return replay


def _headed(path: Path, block: Block) -> Replay:
    """The replay that a header promises."""
    try:
        header = HEADERS.decode(block.content)
    except BAD_CONTENT as error:
        raise ReplayError(fault("replay-no-header")) from error
    if header.ruleset not in ruleset_names():
        raise ReplayError(fault("replay-ruleset", name=header.ruleset[:80]))
    rules = ruleset(header.ruleset)
    if blake2b(header.data, digest_size=SIZE).digest() != header.data_digest:
        raise ReplayError(fault("replay-data-digest"))
    data, completed = _data(path, rules, header)
    try:
        setup = msgspec.msgpack.decode(header.setup, type=rules.setup_type)
        opening = openings_of(rules.name).decode(header.opening)
    except BAD_CONTENT as error:
        raise ReplayError(fault("replay-setup")) from error
    wrong = rules.check_setup(setup, data)
    if wrong:
        found = [ReplayFault(each.key, each.arguments, each.suggestion) for each in wrong[:_MOST_SHOWN]]
        raise ReplayError(fault("replay-setup"), *found)
    stage = rules.stage(setup, data)
    try:
        _check_told(stage, opening)
    except BAD_CONTENT as error:
        raise ReplayError(fault("replay-setup")) from error
    return Replay(path, header, rules, setup, data, stage, opening, completed, good_bytes=block.end, check=block.check)


def _data(path: Path, rules: Ruleset, header: Header) -> tuple[Any, bool]:
    """The data of a header, and whether the shipped pack had to lend what an older version did not know yet."""
    try:
        values = VALUES.decode(header.data)
    except BAD_CONTENT as error:
        raise ReplayError(fault("replay-data")) from error
    try:
        return rules.decode_data(values, str(path)), False
    except PackError as error:
        try:
            return rules.decode_data(rules.complete_data(values), str(path)), True
        except PackError:
            raise ReplayError(fault("replay-data"), data_faults=error.faults) from error


_MOST_SHOWN = 20


def _check_told(stage: Stage, told: Sequence[Told]) -> None:
    for event, viewers in told:
        stage.check_event(event)
        if viewers >> stage.sides:
            raise ValueError("viewers")


class _Reading:
    """Takes the blocks after the header and keeps what they add up to."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self._contents = Contents(replay.rules.name, replay.version)
        self._orders = 0
        self._began: tuple[Keyframe, Block] | None = None
        self._whole = 0  # the turn with the last keyframe that has tables and starts one
        self._orders_before_whole = 0

    def take(self, block: Block) -> None:
        """Look at one block. Raises BlockFaultError if it is not good."""
        if self.replay.ending is not None:
            raise BlockFaultError(fault("replay-after-ending", offset=str(block.offset)))
        self.replay.note = None
        try:
            found = self._contents.take(block)
            if isinstance(found, Keyframe):
                self._keyframe(block, found)
            elif found is not None:
                self._order(block, found)
            elif block.kind == ENDING:
                self._ending(block)
            elif block.kind == MINDS:
                self._minds(block)
            elif block.kind == NOTE:
                self.replay.note = NOTES.decode(block.content)
            elif not block.optional:
                raise BlockFaultError(fault("replay-unknown-block", offset=str(block.offset)))
        except BAD_CONTENT as error:
            raise BlockFaultError(fault("replay-content", offset=str(block.offset))) from error

    def close_turn(self) -> None:
        """The present turn has no more orders."""
        if self._began is None:
            return
        keyframe, block = self._began
        self._began = None
        first, turns = keyframe.orders, self.replay.turns
        if block.kind == KEYFRAME:
            self._whole = len(turns)
        turns.append(
            Turn(
                len(turns),
                keyframe.round,
                keyframe.side,
                first,
                self._orders - first,
                block.offset,
                block.check_before,
                self._whole,
            )
        )

    def _keyframe(self, block: Block, keyframe: Keyframe) -> None:
        stage, rules = self.replay.stage, self.replay.rules
        if keyframe.orders != self._orders or not EVERYBODY <= keyframe.side < stage.sides:
            raise ValueError("keyframe")
        if block.kind == KEYFRAME and not block.fresh:
            raise ValueError("a keyframe with tables begins a stream")
        for side in (EVERYTHING, *range(stage.sides)):
            rules.spectator(stage, keyframe.tables, side)
        if keyframe.data is not None:
            self._reload(block, keyframe)
        if keyframe.starts_turn or self._began is None:
            self.close_turn()
            self._begin_turn(block, keyframe)

    def _reload(self, block: Block, keyframe: Keyframe) -> None:
        """The battle goes on by other data."""
        replay, values = self.replay, keyframe.data
        if block.kind != KEYFRAME or keyframe.starts_turn or self._began is None or len(replay.reloads) >= MOST_RELOADS:
            raise ValueError("data in the wrong place")
        try:
            data = replay.rules.decode_data(values, str(replay.path))
        except PackError as error:
            raise ValueError("data") from error
        rules, before = replay.rules, replay.data_after(self._orders)
        barred = rules.barriers(rules.encode_data(before), rules.encode_data(data))
        if barred or rules.check_setup(replay.setup, data):
            raise ValueError("data of another battle")
        replay.reloads.append((self._orders, data))

    def _begin_turn(self, block: Block, keyframe: Keyframe) -> None:
        number = len(self.replay.turns)
        if block.kind == KEYFRAME:
            self._orders_before_whole = self._orders
        elif number - self._whole >= MOST_TURNS_APART:
            raise ValueError("a keyframe too far from one with tables")
        if number >= MOST_TURNS:
            raise BlockFaultError(fault("replay-too-large", offset=str(block.offset)))
        self._began = keyframe, block

    def _order(self, block: Block, entry: Entry) -> None:
        if self._began is None:
            raise ValueError("an order before the first keyframe")
        if self._orders - self._orders_before_whole >= MOST_ORDERS_OF_A_TURN:
            raise BlockFaultError(fault("replay-too-large", offset=str(block.offset)))
        _check_told(self.replay.stage, entry.told)
        self._orders += 1

    def _minds(self, block: Block) -> None:
        minds = MINDS_THERE.decode(block.content)
        if self._began is None or not all(0 <= side < self.replay.stage.sides for side in minds.of):
            raise ValueError("minds")

    def _ending(self, block: Block) -> None:
        ending = ENDINGS.decode(block.content)
        if self._began is None or ending.orders != self._orders:
            raise ValueError("ending")
        if not -1 <= ending.winner < self.replay.stage.sides:
            raise ValueError("winner")
        self.close_turn()
        self.replay.ending = ending

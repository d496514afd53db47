"""What the blocks of a replay hold, read one after the other from a keyframe with tables on.

From version 2 on much rests on what was told before: orders are folded, and a keyframe may be left to be worked out.
Whoever reads the blocks through `Contents` gets whole orders and whole keyframes of every version.
"""

from __future__ import annotations

from typing import Any

import msgspec

from core.digest import SIZE, chained
from core.rulesets import ruleset
from replays.folding import Unfolding
from replays.format import DIFFERING, FOLDED, KEYFRAME, MARK, ORDER, Block
from replays.records import KEYFRAMES, Keyframe, Recorded, recorded_in
from replays.tables import Following

_SINCE = {MARK: 2, DIFFERING: 2, FOLDED: 3}
"""Since which version of the format there are blocks of a kind."""

Entry = Recorded[Any, Any]
"""An order as it was recorded."""


class Contents:
    """Reads the blocks of one replay, from its start or from any keyframe with tables."""

    def __init__(self, rules: str, version: int) -> None:
        """`rules`: the ruleset's name; `version`: the file's."""
        self._decode = recorded_in(rules).decode
        self._recorded: Any = Recorded[ruleset(rules).order_type, ruleset(rules).event_type]  # type: ignore[misc]
        self._version = version
        self._following = Following() if version > 1 else None
        self._unfolding = Unfolding()
        self._chain = b""

    def take(self, block: Block) -> Keyframe | Entry | None:
        """The keyframe or the order in the next block; None for any other kind.

        Raises what a decoder may raise (`replays.records.BAD_CONTENT`) for one that is not good.
        """
        if block.fresh:
            self._unfolding.begin_anew()
        if _SINCE.get(block.kind, 1) > self._version:
            raise ValueError("a block of a later version")
        if block.kind in (KEYFRAME, MARK):
            return self._keyframe(block)
        if block.kind in (ORDER, FOLDED, DIFFERING):
            return self._order(block)
        return None

    def _keyframe(self, block: Block) -> Keyframe:
        keyframe = KEYFRAMES.decode(block.content)
        following = self._following
        if block.kind == MARK:
            if following is None or keyframe.tables:
                raise ValueError("a keyframe with tables after all")
            keyframe = msgspec.structs.replace(keyframe, tables=following.tables())
        elif any(not row or type(row[0]) is not int for table in keyframe.tables.values() for row in table.rows):
            raise ValueError("a component without an entity")
        elif following is not None:
            following.begin(keyframe.tables)
        self._chain = keyframe.chain
        return keyframe

    def _order(self, block: Block) -> Entry:
        if block.kind == ORDER:
            entry: Entry = self._decode(block.content)
            size = len(block.content)
        else:
            unfolded = self._unfolding.order(block.content, differing=block.kind == DIFFERING)
            entry = msgspec.convert(unfolded, self._recorded)
            entry = msgspec.structs.replace(entry, digest=self._whole_digest(entry))
            size = self._unfolding.size
        self._chain = entry.digest
        if self._following is not None:
            self._following.make(entry.changes, size)
        return entry

    def _whole_digest(self, entry: Entry) -> bytes:
        """An order's digest, of which the file has the first bytes: that of its events, if it begins with them.

        It does not where somebody has changed the file: what the file has, filled up, is then that of no events.
        """
        whole = chained(self._chain, [event for event, _ in entry.told])
        return whole if whole.startswith(entry.digest) else entry.digest.ljust(SIZE, b"\0")

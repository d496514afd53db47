"""What has become of the packs of a replay since it was recorded. It plays by the data inside it all the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Final

import msgspec

from core.digest import SIZE
from core.packs.faults import PackError
from replays.faults import ReplayFault, fault
from replays.reader import Replay
from replays.records import VALUES, PackNote

_PACK_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,79}")
_SHOWN: Final = 3
"""Differences that are named."""


def pack_notices(replay: Replay) -> list[ReplayFault]:
    """What the player of a save should know: packs that are missing, or are not what they were."""
    return [found for note in replay.header.packs if (found := _notice(replay, note)) is not None]


def _notice(replay: Replay, note: PackNote) -> ReplayFault | None:
    name, version = note.name[:80], note.version[:80]
    if not _PACK_NAME.fullmatch(note.name):
        return fault("save-pack-missing", name=name, version=version)
    try:
        pack = replay.rules.load_pack(note.name)
    except PackError as error:
        missing = any(each.key == "pack-missing" for each in error.faults)
        return fault("save-pack-missing" if missing else "save-pack-unsound", name=name, version=version)
    installed = msgspec.msgpack.encode(replay.rules.encode_data(pack.data))
    if blake2b(installed, digest_size=SIZE).digest() == replay.header.data_digest:
        return None
    changed = list(_differences(VALUES.decode(replay.header.data), VALUES.decode(installed)))
    return fault(
        "save-pack-changed",
        name=name,
        version=version,
        installed=pack.manifest.version,
        count=len(changed),
        what=", ".join(changed[:_SHOWN]),
    )


def _differences(before: Any, now: Any, path: str = "") -> Iterator[str]:
    """The keys under which two tables differ, written as in a pack's files."""
    if not isinstance(before, dict) or not isinstance(now, dict):
        if before != now:
            yield path
        return
    for key in sorted({*before, *now}):
        where = f"{path}.{key}" if path else str(key)
        if key in before and key in now:
            yield from _differences(before[key], now[key], where)
        else:
            yield where

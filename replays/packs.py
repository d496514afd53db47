"""What has become of the packs of a replay since it was recorded. It plays by the data inside it all the same."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from core.digest import SIZE
from core.packs.differences import differences
from core.packs.faults import Fault, PackError
from core.packs.location import pack_folder
from core.packs.mods import MANIFEST, Mod, chosen_mods, installed_mods
from replays.faults import ReplayFault, fault
from replays.reader import Replay
from replays.records import VALUES, PackNote

_PACK_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,79}")
_LONGEST: Final = 80
"""Characters of names that are shown."""
_SHOWN: Final = 3
"""Differences that are named."""


def pack_notices(replay: Replay, elsewhere: Sequence[Mod] = ()) -> list[ReplayFault]:
    """What the player of a save should know: a pack or mods that are missing, or are not what they were.

    elsewhere: mods that lie in other folders than the player's.
    """
    if not replay.header.packs:
        return []
    base, *mods = replay.header.packs
    installed = found_mods(elsewhere) if mods else {}
    missing = [note for note in mods if note.name not in installed]
    if not _PACK_NAME.fullmatch(base.name) or not (pack_folder(base.name) / MANIFEST).is_file():
        missing.insert(0, base)
    if missing:
        return [_about("save-pack-missing", (note,)) for note in missing]
    return [found for found in [_notice(replay, base, mods, installed)] if found is not None]


def found_mods(elsewhere: Sequence[Mod]) -> dict[str, Mod]:
    """By name the mods that lie elsewhere, and those that are installed."""
    return {**installed_mods(), **{mod.name: mod for mod in elsewhere}}


def _about(key: str, notes: Sequence[PackNote], **arguments: str | int) -> ReplayFault:
    """A notice that names packs: several that are one whole with plus signs."""
    name, version = (" + ".join(words)[:_LONGEST] for words in zip(*((n.name, n.version) for n in notes), strict=True))
    return fault(key, name=name, version=version, **arguments)


def _notice(replay: Replay, base: PackNote, mods: Sequence[PackNote], known: Mapping[str, Mod]) -> ReplayFault | None:
    """What is to be said of packs that are all there."""
    try:
        pack = replay.rules.load_pack(base.name, chosen_mods([known[note.name].folder for note in mods]))
    except PackError as error:
        folders = {note: known[note.name].folder for note in mods}
        broken = [note for note, place in folders.items() if any(_lies_in(each, place) for each in error.faults)]
        return _about("save-pack-unsound", broken or (base,))
    installed = msgspec.msgpack.encode(replay.rules.encode_data(pack.data))
    if blake2b(installed, digest_size=SIZE).digest() == replay.header.data_digest:
        return None
    changed = [found.path for found in differences(VALUES.decode(replay.header.data), VALUES.decode(installed))]
    return _about(
        "save-pack-changed",
        replay.header.packs,
        installed=" + ".join(manifest.version for manifest in pack.manifests),
        count=len(changed),
        what=", ".join(changed[:_SHOWN]),
    )


def _lies_in(found: Fault, folder: Path) -> bool:
    return Path(found.file).is_relative_to(folder)

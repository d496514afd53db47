"""What mods make of the game's own maps and missions: said where the modder can mend it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from core.packs.faults import Fault
from core.packs.loader import Pack


def as_mods_doing(found: Sequence[Fault], pack: Pack[Any]) -> Iterator[Fault]:
    """The faults of battles; of those that shipped ones have since a mod takes out what they need, one at its place.

    Nobody who takes out a unit should be sent to files of the game that are not theirs to change. Of others that
    shipped files have with the mods it is said once, in the topmost mod, what can be done.
    """
    users: dict[tuple[str, str], list[str]] = {}
    unfit: set[str] = set()
    for fault in found:
        file = Path(fault.file)
        taken = next((key for key, removal in sorted(pack.removals.items()) if removal.is_missed_in(fault)), None)
        if taken is None or file.is_relative_to(pack.removals[taken].home) or not file.is_relative_to(pack.folder):
            yield fault
            if pack.mods and file.is_relative_to(pack.folder):
                unfit.add(file.relative_to(pack.folder).as_posix())
        else:
            users.setdefault(taken, []).append(file.relative_to(pack.folder).as_posix())
    for taken, files in users.items():
        yield pack.removals[taken].still_used(files)
    if unfit:
        yield pack.mods[-1].document.fault((), "game-unfit", files=", ".join(sorted(unfit)))

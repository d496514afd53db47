"""Battles that are taken up again, and the recordings of battles: between the client and `replays`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from client3d.play.options import DEFAULT_MAP, PlayOptions
from client3d.play.seated import Seated
from client3d.play.ways_in import way_in
from core.packs.faults import Fault, printable
from core.packs.location import pack_folder
from core.packs.mods import MANIFEST, Mod
from core.texts import Texts
from replays.faults import ReplayError, ReplayFault, fault
from replays.packs import found_mods
from replays.reader import Replay, open_replay
from replays.records import Header
from replays.resume import OPPONENT, PERSON, Resumed, resumed
from replays.state import Place

_MOST_DATA_FAULTS = 10
"""Things that are told of what is wrong with the data in a file."""
Found = tuple[Seated, Any, Path, tuple[Path, ...]]
"""A match, its data, its pack's folder and its mods'."""


def open_saved(
    options: PlayOptions, texts: Texts, place: Place | None = None, seats: tuple[str, ...] | None = None
) -> Found:
    """The match that goes on from a place in the file `options.load` (not given: from its end). Raises ReplayError.

    One that goes on from a place is recorded apart, and the file stays as it is.

    Who plays which side is as it was, unless `seats` or the options say. What is not as it was when the
    battle was saved is told on standard error and stands in `match.resumed.notices`. The options take over the
    battle, so that one more of them is on the same map.
    """
    assert options.load is not None
    replay = open_replay(options.load)
    _check_side(options.side, replay)
    found = resumed(replay, place, seats or _seats_wished(options, replay.setup.sides), options.mods)
    found.apart = place is not None
    for line in what_is_told(options.load, (*replay.faults, *found.notices), texts):
        print(line, file=sys.stderr)
    _adopt(options, found)
    match = way_in(replay.header.ruleset).match_of(found)
    announce(match, options, texts)
    pack, mods, _ = packs_of(found.replay.header, options.mods)
    texts.lay_over(*(folder / "locale" for folder in (pack, *mods)))
    return match, found.data, pack, mods


def announce(match: Seated, options: PlayOptions, texts: Texts) -> None:
    """Tell those who wait for a match of it. What goes wrong with its recording never stops a battle."""
    for told in options.on_match:
        try:
            told(match)
        except OSError as error:  # a full or missing disk
            print(f"clumsy: {texts.format('not-recorded', message=str(error))}", file=sys.stderr)
        except ReplayError as error:
            print(f"clumsy: {texts.format('not-recorded', message=in_a_line(error, texts))}", file=sys.stderr)
    options.replay = None if match.recorder is None else match.recorder.path


def why_unreadable(file: Path, error: ReplayError, texts: Texts) -> list[str]:
    """A line for each thing for which a file cannot be used."""
    return what_is_told(file, (*error.faults, *error.data_faults[:_MOST_DATA_FAULTS]), texts)


def in_a_line(error: ReplayError, texts: Texts) -> str:
    """What is wrong with a file that is named already."""
    return "; ".join(texts.format(fault.key, **fault.arguments) for fault in error.faults)


def what_is_told(file: Path, faults: Iterable[ReplayFault | Fault], texts: Texts) -> list[str]:
    """A line for each thing that is wrong with a file, or not as it was."""
    return [f"{file}: {texts.format(fault.key, **fault.arguments)}" for fault in faults]


def _check_side(side: str, replay: Replay) -> None:
    """Let a person only play a side that there is, and in a mission one for persons. Raises ReplayError."""
    if not side:
        return
    if side not in replay.setup.sides:
        choices = ", ".join(replay.setup.sides)
        raise ReplayError(fault("cli-no-side", name=side, choices=choices))
    battle, _, name = replay.title.partition("-")
    for_persons = way_in(replay.header.ruleset).sides_for_persons(name) if battle == "mission" else ()
    if for_persons and side not in for_persons:
        raise ReplayError(fault("cli-mission-side", name=side, choices=", ".join(for_persons)))


def _seats_wished(options: PlayOptions, sides: tuple[str, ...]) -> tuple[str, ...] | None:
    """Who plays each side, if the options say."""
    if options.side in sides:
        opponent = f"{OPPONENT}:{options.personality}" if options.personality else OPPONENT
        return tuple(PERSON if side == options.side else opponent for side in sides)
    if options.hot_seat or options.watch_ai:
        return (PERSON if options.hot_seat else OPPONENT,) * len(sides)
    return None


def _adopt(options: PlayOptions, found: Resumed) -> None:
    """Let the options be those that such a battle is begun with."""
    battle, _, name = found.setup.title.partition("-")
    options.map, options.mission = (name, "") if battle == "map" else (DEFAULT_MAP, name if battle == "mission" else "")
    options.seed, options.ruleset = found.setup.seed, found.replay.header.ruleset
    persons = [side for side, seat in zip(found.setup.sides, found.seats, strict=True) if seat == PERSON]
    options.side = persons[0] if len(persons) == 1 else ""
    options.hot_seat, options.watch_ai = len(persons) > 1, not persons
    personalities = [seat.partition(":")[2] for seat in found.seats if seat != PERSON]
    options.personality = personalities[0] if personalities else ""


def packs_of(header: Header, elsewhere: Sequence[Mod] = ()) -> tuple[Path, tuple[Path, ...], tuple[str, ...]]:
    """The folders of the pack and the mods that a battle was played with, and the names of mods that are gone.

    Instead of a pack that is gone the shipped one's. elsewhere: mods that lie in other folders than the player's.
    """
    folder = pack_folder(header.packs[0].name) if header.packs and header.packs[0].name.isidentifier() else Path()
    pack = folder if (folder / MANIFEST).is_file() else pack_folder(header.ruleset)
    names = [note.name for note in header.packs[1:]]
    installed = found_mods(elsewhere) if names else {}
    there = tuple(installed[name].folder for name in names if name in installed)
    return pack, there, tuple(printable(name[:80]) for name in names if name not in installed)

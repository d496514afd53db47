"""`clumsy replay list`, `info`, `verify` and `bisect`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cli.tables import NOTHING, print_table
from cli.texts import print_faults, program_texts, say, texts_of
from core.packs.faults import printable
from core.packs.location import pack_folder
from replays.bisect import bisect
from replays.differences import Difference
from replays.faults import ReplayError, ReplayFault, fault
from replays.reader import Replay, open_replay
from replays.summary import Summary, summaries
from replays.verify import verify

if TYPE_CHECKING:
    from core.texts import Texts

SAME, DIFFERS, UNUSABLE = 0, 1, 2


def verify_file(path: Path) -> int:
    """Give a replay's orders once more and say whether all comes out the same. Returns the exit code."""
    replay = opened(path)
    if replay is None:
        return UNUSABLE
    try:
        verdict = verify(replay)
    except ReplayError as error:
        say_what_is_wrong(path, error)
        return UNUSABLE
    if verdict.difference is not None:
        _print_difference(path, replay, verdict.difference)
        return DIFFERS
    # of a damaged file the good part may be the same, but the file is not
    if replay.faults:
        print(program_texts().format("replay-good-part", orders=verdict.orders, turns=verdict.turns))
        return UNUSABLE
    # the common case is said without loading any texts: it is the same in every language
    print(f"OK {verdict.orders}")
    return SAME


def bisect_files(path: Path, other: Path) -> int:
    """Say at which order two replays of one game part. Returns the exit code."""
    found = [opened(each) for each in (path, other)]
    if found[0] is None or found[1] is None:
        return UNUSABLE
    try:
        difference = bisect(found[0], found[1])
    except ReplayError as error:
        say_what_is_wrong(path, error)
        return UNUSABLE
    if difference is not None:
        _print_difference(other, found[0], difference)
        return DIFFERS
    if found[0].faults or found[1].faults:
        print(program_texts().format("replay-good-part", orders=found[0].orders, turns=len(found[0].turns)))
        return UNUSABLE
    print(f"OK {found[0].orders}")
    return SAME


def list_replays(folders: Sequence[Path] = ()) -> int:
    """List the battles that were recorded and saved, or those of folders, the last first. Returns the exit code."""
    from replays.saves import recordings_folder, saves_folder

    texts = program_texts()
    found = [one for folder in folders or (recordings_folder(), saves_folder()) for one in summaries(folder)]
    if not found:
        print(texts.format("replay-list-none"))
        return SAME
    heads = [texts.format(f"replay-list-{name}") for name in ("file", "battle", "rules", "sides", "round", "outcome")]
    found.sort(key=lambda one: (-one.modified, one.path.name))
    print_table(heads, [_listed(one, texts) for one in found], to_the_right=(4,))
    return UNUSABLE if any(not one.opens for one in found) else SAME


def _listed(one: Summary, texts: Texts) -> tuple[str, ...]:
    """A row of the list; of what does not open why."""
    file = printable(one.path.name)
    if not one.opens:
        wrong = one.fault or fault("replay-not-one")
        return (
            file,
            NOTHING,
            printable(one.ruleset) or NOTHING,
            NOTHING,
            NOTHING,
            texts.format(wrong.key, **_shown(wrong)),
        )
    title = _titled(one.ruleset, one.title) or NOTHING
    if one.name:
        title = f"{printable(one.name)} ({title})"
    if one.ending is None:
        outcome = texts.format("replay-info-unfinished")
    elif 0 <= one.ending.winner < len(one.sides):
        winner = printable(one.sides[one.ending.winner])
        outcome = texts.format("replay-info-won", winner=winner, reason=printable(one.ending.reason))
    else:
        outcome = texts.format("replay-info-draw", reason=printable(one.ending.reason))
    return file, title, one.ruleset, printable(", ".join(one.sides)), str(one.round), outcome


def info(path: Path) -> int:
    """Say what is in a replay. Returns the exit code."""
    replay = opened(path)
    if replay is None:
        return UNUSABLE
    texts, header = program_texts(), replay.header
    packs = ", ".join(f"{pack.name} {pack.version}" for pack in header.packs)
    lines = [
        texts.format("replay-info-battle", title=_title(replay) or "-", sides=_sides(replay)),
        texts.format("replay-info-made", engine=printable(header.engine), packs=printable(packs)),
        texts.format("replay-info-length", orders=replay.orders, turns=len(replay.turns), round=_last_round(replay)),
    ]
    if header.created:
        lines.append(texts.format("replay-info-created", when=printable(header.created)))
    if header.seats:
        lines.append(texts.format("replay-info-seats", seats=printable(", ".join(header.seats))))
    ending = replay.ending
    if ending is None:
        lines.append(texts.format("replay-info-unfinished"))
    elif ending.winner < 0:
        lines.append(texts.format("replay-info-draw", reason=printable(ending.reason)))
    else:
        winner = printable(replay.setup.sides[ending.winner])
        lines.append(texts.format("replay-info-won", winner=winner, reason=printable(ending.reason)))
    print("\n".join(lines))
    return UNUSABLE if replay.faults else SAME


def _title(replay: Replay) -> str:
    """The battle's title."""
    return _titled(replay.header.ruleset, replay.title)


def _titled(ruleset: str, title: str) -> str:
    """A title: that of a map or mission of the shipped pack in the player's language, else as it is."""
    texts = texts_of(pack_folder(ruleset))
    return texts.format(title) if texts.has(title) else printable(title)


def opened(path: Path) -> Replay | None:
    """The replay, with a word on standard error about what is wrong with it; None if nothing of it can be used."""
    try:
        replay = open_replay(path)
    except ReplayError as error:
        say_what_is_wrong(path, error)
        return None
    if replay.completed:
        say("replay-completed", before=_before(path))
    if replay.faults:
        _print_faults(path, replay.faults)
        say("replay-opens-up-to", {"orders": replay.orders, "turns": len(replay.turns)}, before=_before(path))
    return replay


def say_what_is_wrong(path: Path, error: ReplayError) -> None:
    """Say on standard error why a replay cannot be used."""
    _print_faults(path, error.faults)
    if error.data_faults:
        print_faults(error.data_faults)


def _print_faults(path: Path, faults: list[ReplayFault] | tuple[ReplayFault, ...]) -> None:
    for one in faults:
        say(one.key, _shown(one), before=_before(path), suggestion=printable(one.suggestion))


def _shown(found: ReplayFault) -> dict[str, str | int]:
    """What a fault names, as a terminal can take it."""
    return {name: printable(value) if isinstance(value, str) else value for name, value in found.arguments.items()}


def _before(path: Path) -> str:
    """What stands before what is said of a file, which may have any name."""
    return f"{printable(str(path))}: "


def _print_difference(path: Path, replay: Replay, found: Difference) -> None:
    texts = program_texts()
    side = printable(replay.setup.sides[found.side])
    place = texts.format("replay-place", round=found.round, side=side, turn=found.turn, order=found.order)
    what = texts.format(f"replay-differs-{found.kind}", what=printable(found.what), entity=found.entity)
    print(f"{_before(path)}{place}: {what}")
    print(f"  {texts.format('replay-expected', value=printable(found.expected))}")
    print(f"  {texts.format('replay-actual', value=printable(found.actual))}")


def _sides(replay: Replay) -> str:
    return printable(", ".join(replay.setup.sides))


def _last_round(replay: Replay) -> int:
    return replay.ending.round if replay.ending is not None else replay.turns[-1].round

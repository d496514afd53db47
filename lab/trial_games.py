"""Which games a trial of mods plays, and playing them in several processes: what is the same whatever the ruleset."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

from core.packs.loader import Pack

Played = TypeVar("Played")
Wanted = TypeVar("Wanted")
OnGame = Callable[[int, int], None]
"""Told how many games are done, and of how many."""


def nobody(_done: int, _every: int) -> None:
    """Nobody is told."""


def all_played(
    play: Callable[[Wanted], Played], games: Sequence[Wanted], jobs: int, on_game: OnGame = nobody
) -> list[Played]:
    """Every game played, in their order, in so many processes."""
    found: list[Played] = []
    for one in _in_turn(play, games, jobs):
        found.append(one)
        on_game(len(found), len(games))
    return found


def _in_turn(play: Callable[[Wanted], Played], games: Sequence[Wanted], jobs: int) -> Iterator[Played]:
    if jobs <= 1 or len(games) <= 1:
        yield from map(play, games)
        return
    with ProcessPoolExecutor(jobs) as processes:
        yield from processes.map(play, games, chunksize=max(1, len(games) // jobs // 4))


def own_files(pack: Pack[Any], kind: str) -> set[str]:
    """The names of the files of a kind that a pack's mods have."""
    return {path.stem for mod in pack.mods for path in (mod.folder / kind).glob("*.toml")}


def on_trial(ruleset: Any, pack: Pack[Any], kind: str, names: Sequence[str]) -> list[str]:
    """Of maps or missions, by their folder, those on which battles are others than without the mods.

    `ruleset`: a `core.rulesets.Ruleset`.
    """
    changed = ruleset.encode_data(pack.data) != ruleset.encode_data(ruleset.load_pack().data)
    own = own_files(pack, kind)
    return [name for name in names if changed or name in own]

"""What a mod of Headquarters comes to when it is played: whether every camp of a map has the same chances.

A mod's own maps are played, and all maps of the pack where a mod changes what battles are played by. Every camp is
played by the same opponent, the shop is that of another day each time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from core.packs.loader import Pack
from core.packs.mods import Mod
from lab.camps import LAST_TURN, DrawnTurns, day_of
from lab.mod_trial import CampTrial, Trial
from lab.shares import Share
from systems.headquarters.data import HeadquartersData, load_headquarters
from systems.headquarters.maps import FOLDER as MAPS
from systems.headquarters.maps import load_map, map_names
from systems.headquarters.pipeline import new_game
from systems.headquarters.ruleset import RULESET


class _Game(NamedTuple):
    """A game to be played."""

    map: str
    seed: int


class _Played(NamedTuple):
    map: str
    winner: int
    """The camp's number; -1: nobody."""
    turns: int


def try_out(
    mods: Sequence[Mod], games: int, jobs: int = 1, on_game: Callable[[int, int], None] = lambda _done, _all: None
) -> Trial:
    """Play so many games on each map that the mods bring or change, in so many processes.

    `on_game` is told how many are done, and of how many. Raises `PackError` if the mods are not sound.
    """
    pack = load_headquarters(mods=mods)
    maps = maps_on_trial(pack)
    wanted = [_Game(name, seed) for name in maps for seed in range(1, games + 1)]
    played: list[_Played] = []
    for one in _all_played(wanted, mods, jobs):
        played.append(one)
        on_game(len(played), len(wanted))
    found = [
        trial for name in maps if games for trial in _of_map(pack, name, [one for one in played if one.map == name])
    ]
    return Trial(len(played), camps=tuple(found))


def maps_on_trial(pack: Pack[HeadquartersData]) -> list[str]:
    """The maps on which battles are others than without the mods."""
    changed = RULESET.encode_data(pack.data) != RULESET.encode_data(load_headquarters().data)
    own = {path.stem for mod in pack.mods for path in (mod.folder / MAPS).glob("*.toml")}
    return [name for name in map_names(pack) if changed or name in own]


def _all_played(games: Sequence[_Game], mods: Sequence[Mod], jobs: int) -> Iterator[_Played]:
    one = partial(_played, tuple(mods))
    if jobs <= 1 or len(games) <= 1:
        yield from map(one, games)
        return
    with ProcessPoolExecutor(jobs) as processes:
        yield from processes.map(one, games)


def _played(mods: Sequence[Mod], game: _Game) -> _Played:
    pack = load_headquarters(mods=mods)
    battle = new_game(load_map(pack, game.map).battle(game.seed, day_of(game.seed), LAST_TURN), pack.data)
    camps = DrawnTurns(battle, game.seed)
    while camps.step():
        pass
    view = battle.view(0)
    return _Played(game.map, view.winner, view.turn)


def _of_map(pack: Pack[HeadquartersData], name: str, played: Sequence[_Played]) -> Iterator[CampTrial]:
    camps, decided = load_map(pack, name).sides, [one for one in played if one.winner >= 0]
    turns = sum(one.turns for one in played) / len(played)
    for side, camp in enumerate(camps):
        won = sum(one.winner == side for one in decided)
        yield CampTrial(name, camp, len(camps), Share(won, 0, len(decided)), turns, len(decided))

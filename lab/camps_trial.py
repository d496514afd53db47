"""What a mod of Headquarters comes to when it is played: whether every camp of a map has the same chances.

A mod's own maps are played, and all maps of the pack where a mod changes what battles are played by. Every camp is
played by the same opponent, the shop is that of another day each time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from core.packs.loader import Pack
from core.packs.mods import Mod
from lab.camps import LAST_TURN, DrawnTurns, day_of
from lab.mod_trial import CampTrial, Trial
from lab.shares import Share
from lab.trial_games import OnGame, all_played, nobody, on_trial
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


def try_out(mods: Sequence[Mod], games: int, jobs: int = 1, on_game: OnGame = nobody) -> Trial:
    """Play so many games on each map that the mods bring or change, in so many processes.

    `on_game` is told how many are done, and of how many. Raises `PackError` if the mods are not sound.
    """
    pack = load_headquarters(mods=mods)
    maps = maps_on_trial(pack)
    wanted = [_Game(name, seed) for name in maps for seed in range(1, games + 1)]
    played = all_played(partial(_played, tuple(mods)), wanted, jobs, on_game)
    found = [
        trial for name in maps if games for trial in _of_map(pack, name, [one for one in played if one.map == name])
    ]
    return Trial(len(played), camps=tuple(found))


def maps_on_trial(pack: Pack[HeadquartersData]) -> list[str]:
    """The maps on which battles are others than without the mods."""
    return on_trial(RULESET, pack, MAPS, map_names(pack))


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

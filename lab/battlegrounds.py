"""Where games without a screen are played: random ground, the pack's maps with drawn forces, its missions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lab.random_setup import random_setup
from systems.clumsy.data import load_clumsy
from systems.clumsy.maps import BattleMap, load_map, map_names
from systems.clumsy.missions import load_mission, mission_names
from systems.clumsy.setup import BattleSetup

RANDOM = "random"
"""Instead of a map's name: ground and forces of `lab.random_setup`."""
ALL = "all"
"""Instead of a name: the pack's maps, or its missions, one after the other."""
LEAST_UNITS = 12
"""So many units a side at least, where forces are drawn."""
_MORE = 20
"""What a budget is raised by until it fields them."""


def on_maps(wanted: str, seeds: Sequence[int]) -> Iterator[tuple[str, BattleSetup]]:
    """A battle for each seed, with its map's name: on random ground, or on maps of the pack with drawn forces."""
    if wanted == RANDOM:
        yield from ((RANDOM, random_setup(seed)) for seed in seeds)
        return
    pack = load_clumsy()
    names = map_names(pack.folder) if wanted == ALL else [wanted]
    maps = [load_map(pack, name) for name in names]
    for place, seed in enumerate(seeds):
        yield names[place % len(names)], _drawn(maps[place % len(names)], seed)


def _drawn(found: BattleMap, seed: int) -> BattleSetup:
    """A battle of drawn forces, with as much more than the map's budget as it takes to field enough units."""
    budget = found.budget
    while True:
        setup = found.battle(seed, forces="drawn", budget=budget)
        if min(sum(unit.side == side for unit in setup.units) for side in range(len(setup.sides))) >= LEAST_UNITS:
            return setup
        budget += _MORE


def of_missions(wanted: str, seeds: Sequence[int]) -> Iterator[tuple[str, BattleSetup]]:
    """A battle for each seed, with its mission's name; the forces are the missions' own."""
    pack = load_clumsy()
    names = mission_names(pack.folder) if wanted == ALL else [wanted]
    missions = [load_mission(pack, name) for name in names]
    for place, seed in enumerate(seeds):
        yield names[place % len(names)], missions[place % len(names)].battle(seed)

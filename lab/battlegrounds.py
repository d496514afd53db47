"""Where games without a screen are played: random ground, the pack's maps with drawn forces, its missions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.draws import Draws
from core.packs.mods import Mod
from lab.random_setup import random_setup
from systems.clumsy.data import load_clumsy
from systems.clumsy.drawn_forces import draw_force
from systems.clumsy.maps import BattleMap, load_map, map_names
from systems.clumsy.missions import load_mission, mission_names
from systems.clumsy.setup import BattleSetup
from systems.clumsy.start_zone import place_force

RANDOM = "random"
"""Instead of a map's name: ground and forces of `lab.random_setup`."""
ALL = "all"
"""Instead of a name: the pack's maps, or its missions, one after the other."""
LEAST_UNITS = 12
"""So many units a side at least, where forces are drawn."""
_MORE = 20
"""What a budget is raised by until it fields them."""
AIR_WING = ("drone_operator", "surveillance_drone", "jammer", "anti_air_battery")
"""What a force of the air games always has, beside the armed drones and helicopters that are drawn for it."""
ARMED_DRONES = ("bomber_drone", "kamikaze_drone")
HELICOPTERS = (("attack_helicopter",), ("transport_helicopter",), ("attack_helicopter", "transport_helicopter"))
"""One of these is drawn."""


def on_maps(
    wanted: str, seeds: Sequence[int], *, air: bool = False, mods: Sequence[Mod] = ()
) -> Iterator[tuple[str, BattleSetup]]:
    """A battle for each seed, with its map's name: on random ground, or on maps of the pack with drawn forces.

    `air`: on a map both sides always have drones with an operator, helicopters, anti-air and a jammer besides.
    """
    if wanted == RANDOM:
        yield from ((RANDOM, random_setup(seed)) for seed in seeds)
        return
    pack = load_clumsy(mods=mods)
    names = map_names(*pack.folders) if wanted == ALL else [wanted]
    maps = [load_map(pack, name) for name in names]
    for place, seed in enumerate(seeds):
        yield names[place % len(names)], (_with_wings if air else _drawn)(maps[place % len(names)], seed)


def _drawn(found: BattleMap, seed: int) -> BattleSetup:
    """A battle of drawn forces, with as much more than the map's budget as it takes to field enough units."""
    budget = found.budget
    while True:
        setup = found.battle(seed, forces="drawn", budget=budget)
        if min(sum(unit.side == side for unit in setup.units) for side in range(len(setup.sides))) >= LEAST_UNITS:
            return setup
        budget += _MORE


def air_wing(draws: Draws) -> tuple[str, ...]:
    """The types of the craft of a force, of those who fly them and of those who bring others' down, drawn by key."""
    armed = tuple(draws.one_of(f"armed {place}", 0, ARMED_DRONES) for place in range(2))
    return (*AIR_WING, *armed, *draws.one_of("helicopters", 0, HELICOPTERS))


def _with_wings(found: BattleMap, seed: int) -> BattleSetup:
    """A battle of drawn forces of the map's budget, both with the same air wing on top of it."""
    draws = Draws(seed)
    wing = air_wing(draws)
    room = min(zone.room for zone in found.zones) - len(wing)
    types = (*draw_force(found.data, found.budget, draws, room), *wing)
    return found.battle(seed, forces=[place_force(found.data, zone, types) for zone in found.zones])


def of_missions(wanted: str, seeds: Sequence[int], mods: Sequence[Mod] = ()) -> Iterator[tuple[str, BattleSetup]]:
    """A battle for each seed, with its mission's name; the forces are the missions' own."""
    pack = load_clumsy(mods=mods)
    names = mission_names(*pack.folders) if wanted == ALL else [wanted]
    missions = [load_mission(pack, name) for name in names]
    for place, seed in enumerate(seeds):
        yield names[place % len(names)], missions[place % len(names)].battle(seed)

"""Every sound by name: its recipe, how loud it is, its variants, whether it loops, in whose folder it lies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from zlib import crc32

import numpy as np

from client3d.sound.synthesis import black_powder, blasts, engines, interface, music, nature, tabletop, weapons, work
from client3d.sound.synthesis.signals import Rng, Signal, finished

Make = Callable[[Rng], Signal]

PACK, CLIENT, CAMPS, TABLE = "clumsy", "client", "headquarters", "skirmish"
"""Folders: what weapons, units and the land sound like is the pack's, so that a mod may replace it by name."""


@dataclass(frozen=True)
class Recipe:
    """How a sound is made. `loudness`: of its loudest quarter of a second, in dB of full scale."""

    make: Make
    loudness: float
    variants: int = 1
    loops: bool = False
    folder: str = PACK


def _several(*makes: Make, loudness: float, variants: int = 3, folder: str = PACK) -> dict[str, Recipe]:
    return {make.__name__: Recipe(make, loudness, variants, folder=folder) for make in makes}


def _loops(*makes: Make, loudness: float, folder: str = PACK) -> dict[str, Recipe]:
    return {make.__name__: Recipe(make, loudness, loops=True, folder=folder) for make in makes}


def _client(*makes: Make, loudness: float, loops: bool = False) -> dict[str, Recipe]:
    return {make.__name__: Recipe(make, loudness, loops=loops, folder=CLIENT) for make in makes}


CATALOGUE: dict[str, Recipe] = {
    **_several(weapons.rifle, weapons.carbine, weapons.assault_rifle, weapons.pistol, loudness=-19),
    **_several(weapons.sniper_rifle, weapons.mortar, weapons.flak, weapons.autocannon, loudness=-17),
    **_several(weapons.rocket, weapons.rocket_salvo, weapons.missile, loudness=-17),
    **_several(weapons.tank_gun, weapons.heavy_gun, weapons.cannon, loudness=-14),
    **_several(weapons.bomb_fall, weapons.drone_dive, loudness=-23, variants=2),
    **_several(blasts.explosion_small, blasts.flak_burst, loudness=-16),
    **_several(blasts.explosion_medium, blasts.explosion_large, loudness=-13.5),
    **_several(blasts.vehicle_explodes, blasts.mine, loudness=-13.5, variants=2),
    **_several(blasts.structure_falls, blasts.structure_hit, loudness=-16, variants=2),
    **_several(blasts.bullet_hit, loudness=-22),
    **_several(blasts.metal_hit, blasts.body_hit, blasts.soldier_falls, blasts.drone_breaks, loudness=-21, variants=2),
    **_several(blasts.craft_falls, blasts.fire_lit, blasts.jammed, loudness=-19, variants=1),
    **_several(work.hammer, work.dig, loudness=-22, variants=2),
    **_several(work.door, work.hitch, work.supply, loudness=-22, variants=1),
    **_loops(engines.engine_truck, engines.engine_tank, engines.engine_heavy_tank, loudness=-21),
    **_loops(engines.rotor, engines.rotor_heavy, loudness=-22),
    **_loops(engines.drone, engines.march, loudness=-25),
    **_loops(nature.fire, nature.rain, nature.wind, loudness=-24),
    **_loops(nature.birds, nature.crickets, loudness=-29),
    **_several(blasts.atomic_bomb, loudness=-11, variants=1, folder=CAMPS),
    **_several(tabletop.coins, loudness=-25, variants=2, folder=CAMPS),
    **_several(black_powder.musket, black_powder.long_rifle, loudness=-16, variants=2, folder=TABLE),
    **_several(black_powder.needle_gun, black_powder.cavalry_carbine, loudness=-17, variants=2, folder=TABLE),
    **_several(black_powder.revolver, loudness=-19, variants=2, folder=TABLE),
    **_several(tabletop.dice, loudness=-23, variants=3, folder=TABLE),
    **_several(tabletop.ramrod, loudness=-25, variants=1, folder=TABLE),
    **_several(tabletop.hammer_cocked, loudness=-29, variants=1, folder=TABLE),
    **_several(tabletop.wooden_door, loudness=-23, variants=1, folder=TABLE),
    **_loops(tabletop.gallop, tabletop.cart, loudness=-24, folder=TABLE),
    **_client(interface.click, interface.undo, interface.stopped, interface.alert_set, loudness=-26),
    **_client(interface.refused, interface.spotted, interface.healed, interface.charged, loudness=-24),
    **_client(interface.turn_own, interface.turn_other, interface.point_taken, interface.point_lost, loudness=-22),
    **_client(interface.goal_met, interface.goal_failed, interface.built, interface.alarm, loudness=-22),
    **_client(music.theme_win, music.theme_loss, music.theme_draw, loudness=-18),
    **_client(music.theme_title, loudness=-21, loops=True),
}


def file_names(name: str) -> Iterator[tuple[int, str]]:
    """A sound's variants with the stems of their files: the name alone, or the name and a number from 1."""
    variants = CATALOGUE[name].variants
    for number in range(variants):
        yield number, name if variants == 1 else f"{name}_{number + 1}"


def make(name: str, variant: int = 0) -> Signal:
    """A variant of a sound: always the same samples."""
    recipe = CATALOGUE[name]
    rng = np.random.default_rng([crc32(name.encode()), variant])
    return finished(recipe.make(rng), recipe.loudness, recipe.loops)

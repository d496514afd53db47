"""`clumsy play --ruleset skirmish`: the words of the command line made into options of the client."""

from __future__ import annotations

import os
import secrets
from typing import TYPE_CHECKING, Any

from core.packs.mods import chosen_mods

if TYPE_CHECKING:
    from cli.play import Wishes

NAME = "skirmish"
_SEED_BITS = 31


def table_options(wishes: Wishes, screen: dict[str, Any], save: Any) -> tuple[Any, Any]:
    """The pack and the options of the battle that is asked for. Raises WishError and PackError."""
    from cli.play import WishError
    from client3d.play.options import PlayOptions
    from client3d.skirmish.way_in import DEFAULT_MISSION
    from systems.skirmish.data import load_skirmish
    from systems.skirmish.missions import load_mission, mission_names

    pack = load_skirmish(mods=() if wishes.load else chosen_mods(wishes.mods))
    if len([way for way in (wishes.side, wishes.hot_seat, wishes.watch_ai) if way]) > 1:
        raise WishError("cli-one-way-to-play")
    if wishes.map_name or wishes.place or wishes.dev:
        raise WishError("cli-not-in-skirmish")
    if wishes.record is not None and os.path.exists(wishes.record):  # false for a name too long to ask for
        raise WishError("cli-record-exists", name=str(wishes.record))
    if wishes.load and (wishes.mission or wishes.seed is not None):
        raise WishError("cli-load-alone")
    name = wishes.mission or DEFAULT_MISSION
    if name not in (missions := mission_names(pack)):
        raise WishError.none_of("cli-no-mission", name, missions)
    sides = load_mission(pack, name).sides
    if wishes.side and wishes.side not in sides:
        raise WishError.none_of("cli-no-side", wishes.side, sides)
    options = PlayOptions(
        ruleset=NAME,
        pack=NAME,
        mods=pack.mods,
        mods_asked=bool(wishes.mods),
        mission=name,
        side=wishes.side,
        hot_seat=wishes.hot_seat,
        watch_ai=wishes.watch_ai,
        seed=secrets.randbits(_SEED_BITS) if wishes.seed is None else wishes.seed,
        load=save(wishes.load) if wishes.load else None,
        **screen,
    )
    return pack, options

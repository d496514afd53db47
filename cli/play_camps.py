"""`clumsy play --ruleset headquarters`: the words of the command line made into options of the client."""

from __future__ import annotations

import os
import re
import secrets
from datetime import date
from typing import TYPE_CHECKING, Any

from cli.opponents import seats_of
from core.packs.mods import chosen_mods
from core.packs.named_files import is_file

if TYPE_CHECKING:
    from cli.play import Wishes

NAME = "headquarters"
_SEED_BITS = 31


def camp_options(wishes: Wishes, screen: dict[str, Any], save: Any) -> tuple[Any, Any]:
    """The pack and the options of the battle that is asked for. Raises WishError and PackError."""
    from cli.play import WishError
    from client3d.headquarters.way_in import DEFAULT_MAP
    from client3d.play.options import PlayOptions
    from systems.headquarters.ai.personality import load_personalities
    from systems.headquarters.data import load_headquarters
    from systems.headquarters.maps import CAMPS, load_map, map_names

    pack = load_headquarters(mods=() if wishes.load else chosen_mods(wishes.mods))
    if len([way for way in (wishes.side, wishes.hot_seat, wishes.watch_ai) if way]) > 1:
        raise WishError("cli-one-way-to-play")
    for option, given in (("mission", wishes.mission), ("place", wishes.place), ("dev", wishes.dev)):
        if given:
            raise WishError(f"cli-headquarters-{option}")
    if wishes.record is not None and os.path.exists(wishes.record):  # false for a name too long to ask for
        raise WishError("cli-record-exists", name=str(wishes.record))
    settled = (wishes.map_name, wishes.date, wishes.last_turn, wishes.opponents)
    if wishes.load and (any(settled) or wishes.seed is not None):
        raise WishError("cli-load-alone")
    name = wishes.map_name or DEFAULT_MAP
    if not is_file(name) and name not in (maps := map_names(pack)):
        raise WishError.none_of("cli-no-map", name, maps)
    sides = CAMPS if wishes.load else load_map(pack, name).sides
    if wishes.side and wishes.side not in sides:
        raise WishError.none_of("cli-no-side", wishes.side, sides)
    options = PlayOptions(
        ruleset=NAME,
        pack=NAME,
        mods=pack.mods,
        mods_asked=bool(wishes.mods),
        map=name,
        side=wishes.side,
        hot_seat=wishes.hot_seat,
        watch_ai=wishes.watch_ai,
        seed=secrets.randbits(_SEED_BITS) if wishes.seed is None else wishes.seed,
        date=checked_date(wishes.date),
        round_limit=wishes.last_turn,
        seats=seats_of(wishes, sides, load_personalities(pack.folder)),
        load=save(wishes.load) if wishes.load else None,
        **screen,
    )
    return pack, options


def checked_date(text: str) -> str:
    """A day as YYYY-MM-DD, or nothing. Raises WishError if the text is none."""
    from cli.play import WishError

    if not text:
        return ""
    try:
        if not re.fullmatch(r"\d{4}-\d{2}-\d{2}", text):
            raise ValueError(text)
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise WishError("cli-date", name=text) from None

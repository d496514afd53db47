"""How an opponent weighs what it does: the numbers of `ai/personalities.toml`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from core.packs.document import read_document
from core.packs.faults import Faults
from core.packs.location import pack_folder
from core.packs.schema import Model
from core.packs.validation import validate_table

DEFAULT = "steady"

Weight = Annotated[int, Meta(ge=0, le=100_000)]
Count = Annotated[int, Meta(ge=0, le=99)]
Share = Annotated[int, Meta(ge=0, le=1000)]


class Personality(Model, frozen=True, kw_only=True):
    """One way to play. All in points, or in per cent."""

    hit: Annotated[Weight, Meta(description="For an enemy who falls.")]
    leader: Annotated[Share, Meta(description="Share more for a leader.")]
    armed: Annotated[Share, Meta(description="Share more for an enemy who is loaded and has not acted yet.")]
    bearer: Annotated[Share, Meta(description="Share more for who carries an object.")]
    victory: Annotated[Weight, Meta(description="For what wins the battle, or keeps the enemy from winning it.")]
    again: Annotated[Share, Meta(description="Share of its worth that a second volley at the same target has.")]
    ready: Annotated[Weight, Meta(description="For a weapon that is loaded for the next turn.")]
    outlook: Annotated[Share, Meta(description="Share of its worth that a shot of the next turn has.")]
    danger: Annotated[Share, Meta(description="Share of its own worth that a fighter takes for lost when it is hit.")]
    company: Annotated[Share, Meta(description="Share by which the danger counts less with each friend.")]
    later: Annotated[Share, Meta(description="Share of the danger from enemies who have acted in this turn.")]
    boldness: Annotated[Share, Meta(description="Share by which the danger counts less with each turn.")]
    step: Annotated[Weight, Meta(description="For each ten centimetres nearer to where it is going.")]
    fetch: Annotated[Weight, Meta(description="So many times that for who goes to take an object.")]
    fetchers: Annotated[Count, Meta(description="Fighters or groups that go for an object that lies.")]
    carry: Annotated[Weight, Meta(description="So many times that for who carries one home.")]
    object: Annotated[Weight, Meta(description="For taking an object that a goal is about.")]
    windows: Annotated[Weight, Meta(description="For lining the windows of a building under fire.")]
    found: Annotated[Share, Meta(description="Share of the danger at the windows for who hides inside.")]
    search: Annotated[Weight, Meta(description="For finding an enemy who hides.")]
    line: Annotated[Share, Meta(description="Share of a shot lost that it counts to be in a friend's line of fire.")]
    keep_off: Annotated[Share, Meta(description="Share of the effective range at which it keeps enemies.")]


def load_personalities(folder: Path) -> dict[str, Personality]:
    """The personalities of a pack by name. Raises PackError with all faults."""
    document, faults = read_document(folder / "ai" / "personalities.toml"), Faults()
    found = {name: validate_table(document, (name,), Personality, faults) for name in document.data}
    faults.raise_if_any()
    return {name: one for name, one in found.items() if one is not None}


@cache
def shipped_personality(name: str) -> Personality:
    """A personality of the shipped pack. Raises KeyError for an unknown one."""
    return load_personalities(pack_folder("skirmish"))[name]

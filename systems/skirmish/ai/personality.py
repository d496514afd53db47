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
Share = Annotated[int, Meta(ge=0, le=1000)]


class Personality(Model, frozen=True, kw_only=True):
    """One way to play. All in points, or in per cent."""

    hit: Annotated[Weight, Meta(description="For a hit it may expect.")]
    leader: Annotated[Share, Meta(description="Share more for a hit at a leader.")]
    bearer: Annotated[Share, Meta(description="Share more for a hit at who carries an object.")]
    danger: Annotated[Weight, Meta(description="Taken for a hit it may expect to suffer where it stands.")]
    cover: Annotated[Weight, Meta(description="For standing in partial cover.")]
    step: Annotated[Weight, Meta(description="For each centimetre nearer to where it is going.")]
    fetch: Annotated[Weight, Meta(description="So many times that for who goes to take an object.")]
    carry: Annotated[Weight, Meta(description="So many times that for who carries one home.")]
    object: Annotated[Weight, Meta(description="For taking an object that a goal is about.")]
    windows: Annotated[Weight, Meta(description="For lining windows from which it has somebody to shoot at.")]
    search: Annotated[Weight, Meta(description="For looking for enemies that it does not see.")]
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

"""Personalities: how an opponent weighs things, as a pack's `ai/` folder gives it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from core.packs.document import file_fault, read_document
from core.packs.faults import Faults, PackError
from core.packs.location import pack_folder
from core.packs.overlay import origin
from core.packs.schema import Entry, Percent
from core.packs.validation import validate_entry

Weight = Annotated[int, Meta(ge=0, le=31)]

DEFAULT = "general_staff"
"""The personality of an opponent of which nothing is said."""


class Personality(Entry, frozen=True, kw_only=True):
    """A way to play (`ai/`)."""

    caution: Annotated[Weight, Meta(description="Weight of a hit point it expects to lose where a unit would stand.")]
    impatience: Annotated[Weight, Meta(description="Caution lost for each two rounds without a shot.")]
    cover: Annotated[Weight, Meta(description="Weight of cover against expected fire.")]
    mass: Annotated[Weight, Meta(description="Points a unit may be ahead of the middle of its force.")]
    aura: Annotated[Weight, Meta(description="Weight of standing near the general.")]
    attack: Annotated[Weight, Meta(description="Weight of a hit point it expects to take from the enemy.")]
    advance: Annotated[Annotated[int, Meta(ge=1, le=7)], Meta(description="Weight of a point of way to the enemy.")]
    patience: Annotated[Percent, Meta(description="Share of the rounds after which it begins to lose patience.")]
    assault_ratio: Annotated[
        Annotated[int, Meta(ge=0, le=999)],
        Meta(description="Own strength at the front, per cent of the known enemy's, from which it assaults."),
    ]
    retreat: Annotated[Weight, Meta(description="Caution that a wounded unit has more.")]
    supply_share: Annotated[Percent, Meta(description="Share of ammunition or fuel below which a unit wants supply.")]


def load_personalities(pack: str | Path = "clumsy") -> dict[str, Personality]:
    """The personalities of a pack by name, sorted. Raises `PackError` with all faults."""
    folder = pack_folder(pack) if isinstance(pack, str) else pack
    faults = Faults()
    found: dict[str, Personality] = {}
    for path in sorted((folder / "ai").glob("*.toml")):
        try:
            document = read_document(path, inside=folder, faults=faults)
        except PackError as error:
            faults.extend(error.faults)
            continue
        for name, table in document.data.items():
            if not isinstance(table, dict):
                faults.add(document.fault((name,), "unknown-key", name=name))
            elif (entry := validate_entry(origin(document, (name,)), name, Personality, faults)) is not None:
                found[name] = entry
    faults.raise_if_any()
    return dict(sorted(found.items()))


@cache
def shipped_personality(name: str = DEFAULT) -> Personality:
    """A personality of the shipped pack.

    Raises KeyError if there is none of this name, PackError if not even the default one is there.
    """
    found = load_personalities()
    if DEFAULT not in found:
        raise PackError([file_fault(str(pack_folder("clumsy") / "ai"), "unknown-name", name=DEFAULT)])
    return found[name]

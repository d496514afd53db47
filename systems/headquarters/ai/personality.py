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
    """One way to play. All in gold, or in per cent."""

    kill: Annotated[Weight, Meta(description="For destroying a unit, besides what it is worth.")]
    headquarters: Annotated[Weight, Meta(description="For each hit point of an enemy headquarters.")]
    own_loss: Annotated[Share, Meta(description="Share of what it loses itself that it counts.")]
    city: Annotated[Weight, Meta(description="For coming to stand on a city to capture it.")]
    guard: Annotated[Weight, Meta(description="For each hit point of who threatens its headquarters.")]
    step: Annotated[Weight, Meta(description="For each step nearer to where it is going.")]
    danger: Annotated[Share, Meta(description="Share of what may be lost next turn that it counts.")]
    infantry_share: Annotated[Share, Meta(description="Share of a force that captures.")]
    to_a_gun: Annotated[Weight, Meta(description="Units that go to the enemy for each that fires from afar.")]
    first_infantry: Annotated[Weight, Meta(description="Units that capture, before anything is bought.")]
    fund_turns: Annotated[Weight, Meta(description="Turns in which raising funds still pays.")]
    fortify_at: Annotated[Weight, Meta(description="Cells from the headquarters at which an enemy makes works pay.")]
    home: Annotated[Weight, Meta(description="Cells from the headquarters at which an enemy is met by who is nearest.")]
    weak: Annotated[Share, Meta(description="Share of its hit points with which a unit goes to a city.")]
    reserve: Annotated[Weight, Meta(description="Gold it keeps.")]


def load_personalities(folder: Path) -> dict[str, Personality]:
    """The personalities of a pack by name. Raises PackError with all faults."""
    document, faults = read_document(folder / "ai" / "personalities.toml"), Faults()
    found = {name: validate_table(document, (name,), Personality, faults) for name in document.data}
    faults.raise_if_any()
    return {name: one for name, one in found.items() if one is not None}


@cache
def shipped_personality(name: str) -> Personality:
    """A personality of the shipped pack. Raises KeyError for an unknown one."""
    return load_personalities(pack_folder("headquarters"))[name]

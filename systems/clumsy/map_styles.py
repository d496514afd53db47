"""The styles of random maps: what their ground is like, as `map_styles.toml` of a pack says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta

from core.packs.document import read_document
from core.packs.faults import Faults
from core.packs.loader import Pack
from core.packs.schema import MAP_STYLES, Model, Percent
from core.packs.validation import validate_table
from systems.clumsy.data import ClumsyData

GROUND: Final = ("meadow", "road", "water", "ruin", "bridge")
"""What a random map is made of besides its layers, by the names of terrain and of the structure that crosses water."""


class Layer(Model, frozen=True, kw_only=True):
    """One terrain of a style."""

    terrain: Annotated[str, Meta(description="The terrain, a name of the pack.")]
    share: Annotated[Percent, Meta(description="Share of the map that it covers.")]
    patch: Annotated[Annotated[int, Meta(ge=1, le=50)], Meta(description="About so many cells across.")]


class MapStyle(Model, frozen=True, kw_only=True):
    """A style of `map_styles.toml`."""

    layers: Annotated[tuple[Layer, ...], Meta(max_length=20, description="What covers the ground, first ones first.")]
    river: Annotated[bool, Meta(description="Whether a river runs across the middle.")] = False
    villages: Annotated[
        Annotated[int, Meta(ge=0, le=20)], Meta(description="Villages in each half, as far as there is room.")
    ] = 0
    lanes: Annotated[
        Annotated[int, Meta(ge=1, le=9)], Meta(description="Roads from side to side; over a river each has a bridge.")
    ] = 2


def load_styles(pack: Pack[ClumsyData]) -> dict[str, MapStyle]:
    """The styles of a pack by name; none if it has no such file. Raises PackError with all faults."""
    file: Path = pack.folder / MAP_STYLES
    if not file.is_file():
        return {}
    document, faults = read_document(file, inside=pack.folder), Faults()
    found: dict[str, MapStyle] = {}
    for name in document.data:
        style = validate_table(document, (name,), MapStyle, faults)
        if style is None:
            continue
        found[name] = style
        for place, layer in enumerate(style.layers):
            if layer.terrain not in pack.data.terrain:
                keys = (name, "layers", place, "terrain")
                faults.add(
                    document.fault(
                        keys,
                        "unknown-name",
                        value=True,
                        name=layer.terrain,
                        found=layer.terrain,
                        suggestion_from=pack.data.terrain,
                    )
                )
    faults.raise_if_any()
    return found

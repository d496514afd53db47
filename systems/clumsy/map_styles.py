"""The styles of random maps: what their ground is like, as `map_styles.toml` of a pack says."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from core.packs.document import Document, read_document
from core.packs.faults import Faults
from core.packs.loader import Pack
from core.packs.schema import MAP_STYLES, Model, Percent
from core.packs.validation import validate_table
from systems.clumsy.data import ClumsyData

_MADE_OF: Final = ("meadow", "road", "water", "ruin"), ("bridge",)
"""The terrain and the structures that every random map is made of."""


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
    budget: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=9999)], Annotated[int, Meta(ge=0, le=999)]],
        Meta(description="What a side may spend: so much, and so much more for each hundred cells."),
    ] = (120, 17)
    lanes: Annotated[
        Annotated[int, Meta(ge=1, le=9)], Meta(description="Roads from side to side; over a river each has a bridge.")
    ] = 2


def load_styles(pack: Pack[ClumsyData]) -> dict[str, MapStyle]:
    """The styles of a pack by name, but for those whose terrain its mods have taken out.

    None if it has no such file. Raises PackError with all faults.
    """
    file, data = pack.folder / MAP_STYLES, pack.data
    terrain, structures = _MADE_OF
    if not file.is_file() or not (data.terrain.keys() >= {*terrain} and data.structures.keys() >= {*structures}):
        return {}
    document, faults = read_document(file, inside=pack.folder), Faults()
    found: dict[str, MapStyle] = {}
    for name in document.data:
        style = validate_table(document, (name,), MapStyle, faults)
        if style is None:
            continue
        lacking = [place for place, layer in enumerate(style.layers) if layer.terrain not in data.terrain]
        if not lacking:
            found[name] = style
        elif not pack.mods:
            _report(document, name, style, lacking, pack, faults)
    faults.raise_if_any()
    return found


def _report(
    document: Document, name: str, style: MapStyle, lacking: list[int], pack: Pack[ClumsyData], faults: Faults
) -> None:
    for place in lacking:
        terrain, keys = style.layers[place].terrain, (name, "layers", place, "terrain")
        known = pack.data.terrain
        faults.add(document.fault(keys, "unknown-name", value=True, name=terrain, found=terrain, suggestion_from=known))

"""Maps: the grounds that a pack holds, and the battles they become.

HQ-BOARD-1, HQ-BOARD-2, HQ-RULE of the rulebook: the ground is drawn in `rows`, and the camps' headquarters and starting
units are given beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Final

from msgspec import Meta

from core.packs.document import Document
from core.packs.faults import Faults
from core.packs.keys import Keys
from core.packs.loader import Pack
from core.packs.named_files import Read, load_all, load_one, names_in
from core.packs.overlay import Origin, origin
from core.packs.schema import Model
from core.packs.validation import validate
from systems.headquarters.data import HeadquartersData, TerrainType
from systems.headquarters.setup import DATE, BattleSetup, UnitSetup

FOLDER: Final = "maps"
"""The folder of a pack that its maps lie in."""

CAMPS: Final = ("blue", "red", "green", "yellow")
"""The camps, in the order in which a map has them (HQ-BOARD-1)."""

At = tuple[Annotated[int, Meta(ge=0, le=199)], Annotated[int, Meta(ge=0, le=199)]]
Row = Annotated[str, Meta(min_length=1, max_length=200)]


class Placed(Model, frozen=True, kw_only=True):
    """A unit that a camp starts with."""

    type: Annotated[str, Meta(description="Its kind, a name of the pack.")]
    at: Annotated[At, Meta(description="Its cell.")]


class CampStart(Model, frozen=True, kw_only=True):
    """What a camp starts with."""

    headquarters: Annotated[At, Meta(description="The cell of its headquarters.")]
    units: Annotated[tuple[Placed, ...], Meta(max_length=99, description="Its units.")] = ()


class Camps(Model, frozen=True, kw_only=True):
    """The camps of a map: two at least, in this order."""

    blue: CampStart
    red: CampStart
    green: CampStart | None = None
    yellow: CampStart | None = None


class MapFile(Model, frozen=True, kw_only=True):
    """A map file."""

    rows: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=200, description="The ground, a glyph a cell.")]
    camps: Annotated[Camps, Meta(description="Who starts where.")]


@dataclass(frozen=True)
class BattleMap:
    """A sound map of a pack."""

    name: str
    data: HeadquartersData
    file: MapFile

    @property
    def title_key(self) -> str:
        """Key of its title among the pack's texts."""
        return f"map-{self.name}"

    @property
    def about_key(self) -> str:
        """Key of what it is about."""
        return f"{self.title_key}-about"

    @property
    def sides(self) -> tuple[str, ...]:
        """The camps that play on it."""
        return tuple(name for name, _ in _camps(self.file))

    def battle(self, seed: int, date: str = DATE, round_limit: int = 0) -> BattleSetup:
        """The battle that begins on it on a date (YYYY-MM-DD: the shop's day)."""
        seat = next(kind.id for kind in self.data.units.values() if kind.is_headquarters)
        units = []
        for side, (_, camp) in enumerate(_camps(self.file)):
            units.append(UnitSetup(type=seat, side=side, at=camp.headquarters))
            units += [UnitSetup(type=unit.type, side=side, at=unit.at) for unit in camp.units]
        return BattleSetup(
            sides=self.sides,
            rows=self.file.rows,
            units=tuple(units),
            date=date,
            seed=seed,
            title=self.title_key,
            round_limit=round_limit,
        )


def _camps(file: MapFile) -> Iterator[tuple[str, CampStart]]:
    for name in CAMPS:
        camp: CampStart | None = getattr(file.camps, name)
        if camp is not None:
            yield name, camp


def map_names(pack: Pack[HeadquartersData]) -> list[str]:
    """The maps of a pack, by name."""
    return names_in(pack.folders, FOLDER)


def load_map(pack: Pack[HeadquartersData], name: str) -> BattleMap:
    """A map of a pack by its name, or any by its file. Raises PackError with all faults, or for a name that is none."""
    return load_one(pack, FOLDER, name, _reader(pack))


def load_maps(pack: Pack[HeadquartersData]) -> dict[str, BattleMap]:
    """All maps of a pack by name. Raises PackError with the faults of all of them."""
    return load_all(pack, FOLDER, _reader(pack))


def _reader(pack: Pack[HeadquartersData]) -> Read[BattleMap]:
    def read(name: str, document: Document, faults: Faults) -> BattleMap | None:
        file = read_map(document, pack.data, faults)
        return None if file is None else BattleMap(name, pack.data, file)

    return read


def read_map(document: Document, data: HeadquartersData, faults: Faults) -> MapFile | None:
    """What a map file says, or nothing and all its faults."""
    source = origin(document)
    before = len(faults)
    file = validate(source, MapFile, faults)
    if file is None:
        return None
    _check_rows(file, source, data, faults)
    if len(faults) == before:
        _check_camps(file, source, data, faults)
    return file if len(faults) == before else None


def _check_rows(file: MapFile, source: Origin, data: HeadquartersData, faults: Faults) -> None:
    glyphs, width = data.terrain_by_glyph(), len(file.rows[0])
    for y, row in enumerate(file.rows):
        if len(row) != width:
            faults.add(source.fault(("rows", y), "map-fault-row-length", value=True, count=len(row), wanted=width))
        for glyph in sorted(set(row) - set(glyphs)):
            shown = " ".join(sorted(glyphs))
            faults.add(source.fault(("rows", y), "map-fault-glyph", value=True, glyph=glyph, glyphs=shown))


def _check_camps(file: MapFile, source: Origin, data: HeadquartersData, faults: Faults) -> None:
    taken: set[tuple[int, int]] = set()
    named: list[tuple[Keys, tuple[int, int], str]] = []
    for name, camp in _camps(file):
        named.append((("camps", name, "headquarters"), camp.headquarters, ""))
        named += [(("camps", name, "units", place, "at"), unit.at, unit.type) for place, unit in enumerate(camp.units)]
    width, height = len(file.rows[0]), len(file.rows)
    for keys, (x, y), type_ in named:
        if not (x < width and y < height):
            faults.add(source.fault(keys, "map-fault-off-map", value=True, x=x, y=y, width=width, height=height))
            continue
        if (x, y) in taken:
            faults.add(source.fault(keys, "scenario-cell-taken", value=True, x=x, y=y))
        taken.add((x, y))
        if type_:
            _check_unit(source, keys, type_, data.terrain_by_glyph()[file.rows[y][x]], data, faults)


def _check_unit(
    source: Origin, keys: Keys, type_: str, terrain: TerrainType, data: HeadquartersData, faults: Faults
) -> None:
    kind = data.units.get(type_)
    if kind is None or kind.is_headquarters:
        known = [unit.id for unit in data.units.values() if not unit.is_headquarters]
        at = (*keys[:-1], "type")
        faults.add(source.fault(at, "unknown-name", value=True, name=type_, found=type_, suggestion_from=known))
    elif terrain.cost(kind.unit_class) is None:
        faults.add(source.fault(keys, "map-fault-structure-ground", value=True, name=type_, terrain=terrain.id))

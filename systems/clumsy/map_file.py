"""Map files: what one may hold, and everything that is wrong with one at once.

GRID-1, CAPTURE-1, FORCE-1, WIN-1 of the rulebook. The ground is drawn in `rows`, one glyph a cell. Checks go as far as
the sound parts of a file allow, so that a misspelt key does not hide a unit in the water.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, field, structs

from core.board import Board, cells_of, mask_of
from core.packs.document import Document
from core.packs.faults import Argument, Fault, Faults
from core.packs.keys import Keys
from core.packs.overlay import origin
from core.packs.schema import Model, read_custom
from core.packs.validation import validate
from core.reach import distance_field
from systems.clumsy.data import ClumsyData
from systems.clumsy.data_types import Hour, Season, Weather
from systems.clumsy.field import GroundLayers
from systems.clumsy.forces import check_placement
from systems.clumsy.map_structures import (
    At,
    MapMine,
    MapStructure,
    barring,
    built_over,
    check_structures,
)
from systems.clumsy.setup import UnitSetup
from systems.clumsy.start_zone import StartZone, standing_cells
from systems.clumsy.vision import sight_radius

SIDES: Final = ("blue", "red")
"""The sides of a map, in the order of their turns."""

ZONE_GLYPHS: Final = ("1", "2")
"""The characters of the sides' zones in `zones.rows`; NO_ZONE is for the cells of neither."""
NO_ZONE: Final = "."

_LONGEST: Final = 200
Row = Annotated[str, Meta(min_length=1, max_length=_LONGEST)]
_Part = TypeVar("_Part")


class Rectangle(Model, frozen=True, kw_only=True):
    """A part of a start zone, by two opposite corners."""

    first: Annotated[At, Meta(description="One corner, inside.")] = field(name="from")
    last: Annotated[At, Meta(description="The opposite corner, inside.")] = field(name="to")


class Zones(Model, frozen=True, kw_only=True):
    """Where each side may place its units (FORCE-1): rectangles, or drawn over the map."""

    blue: Annotated[tuple[Rectangle, ...], Meta(max_length=99, description="The first side's zone.")] = ()
    red: Annotated[tuple[Rectangle, ...], Meta(max_length=99, description="The second side's zone.")] = ()
    rows: Annotated[
        tuple[Row, ...],
        Meta(max_length=_LONGEST, description="The zones drawn: 1 and 2 for the sides' cells, a dot for the others."),
    ] = ()


class Placed(Model, frozen=True, kw_only=True):
    """A unit of a default force."""

    type: Annotated[str, Meta(description="Its kind, a name of the pack.")]
    at: Annotated[At, Meta(description="Its cell, in its side's zone.")]


class Forces(Model, frozen=True, kw_only=True):
    """The forces that a battle on the map has unless others are bought or drawn."""

    blue: Annotated[tuple[Placed, ...], Meta(min_length=1, max_length=99, description="The first side's.")]
    red: Annotated[tuple[Placed, ...], Meta(min_length=1, max_length=99, description="The second side's.")]


class Calendar(Model, frozen=True, kw_only=True):
    """Season, hour and weather of the first round."""

    season: Annotated[Season, Meta(description="Season of the first round.")] = "summer"
    hour: Annotated[Hour, Meta(description="Hour of the first round.")] = "day"
    weather: Annotated[Weather, Meta(description="Weather of the first round.")] = "clear"


class MapFile(Model, frozen=True, kw_only=True):
    """A file of `maps/`. Its texts are `map-NAME` and `map-NAME-about`, NAME being the file's."""

    rows: Annotated[
        tuple[Row, ...], Meta(min_length=1, max_length=_LONGEST, description="The ground: one glyph for each cell.")
    ]
    points: Annotated[tuple[At, ...], Meta(max_length=99, description="Victory points.")] = ()
    structures: Annotated[
        tuple[MapStructure, ...], Meta(max_length=999, description="What is built from the start, besides the bridges.")
    ] = ()
    mines: Annotated[tuple[MapMine, ...], Meta(max_length=999, description="Mines laid before the battle.")] = ()
    budget: Annotated[int, Meta(ge=1, le=99999, description="What a side may spend unless the players say.")]
    zones: Annotated[Zones, Meta(description="Where each side starts.")]
    forces: Annotated[Forces, Meta(description="Each side's force unless another is bought or drawn.")]
    clock: Annotated[Calendar, Meta(description="When the battle begins.")] = Calendar()
    round_limit: Annotated[
        Annotated[int, Meta(ge=1, le=999)] | None, Meta(description="Rounds at most; absent: the pack's.")
    ] = None


def read_map(document: Document, data: ClumsyData, faults: Faults) -> MapFile | None:
    """Return what a map file says, or add all its faults and return nothing."""
    found = Faults()
    result = validate(origin(document), MapFile, found)
    _Check(document, data, found).run()
    faults.extend(found)
    return None if len(found) else result


def check_rows(document: Document, keys: Keys, rows: Sequence[str], glyphs: Sequence[str], faults: Faults) -> bool:
    """Report rows of another length than most, and characters that are no glyph; true if there are none."""
    before = len(faults)
    usual = Counter(map(len, rows)).most_common(1)[0][0]
    for y, row in enumerate(rows):
        if len(row) != usual:
            end = min(len(row), usual)
            faults.add(
                _fault_in_row(document, keys, rows, end, y, "map-fault-row-length", count=len(row), wanted=usual)
            )
        for x, glyph in enumerate(row):
            if glyph not in glyphs and (x == 0 or row[x - 1] != glyph):
                fault = _fault_in_row(
                    document, keys, rows, x, y, "map-fault-glyph", glyph=glyph, glyphs=" ".join(sorted(glyphs))
                )
                meant = next((known for known in (glyph.lower(), glyph.upper()) if known in glyphs), "")
                faults.add(structs.replace(fault, suggestion=meant))
    return len(faults) == before


def ground_of(board: Board, data: ClumsyData, rows: Sequence[str]) -> GroundLayers:
    """What the ground of sound rows does, bridges built."""
    terrain = {glyph: kind.id for glyph, kind in data.terrain_by_glyph().items()}
    structures = data.structure_by_glyph()
    masks = dict.fromkeys(data.terrain, 0)
    crossings: dict[str, int] = {}
    for y, row in enumerate(rows):
        for x, glyph in enumerate(row):
            cell = 1 << board.cell(x, y)
            structure = structures.get(glyph)
            if structure is not None:
                masks[min(structure.on)] |= cell
                if structure.costs:
                    crossings[structure.id] = crossings.get(structure.id, 0) | cell
            else:
                masks[terrain[glyph]] |= cell
    return GroundLayers(board, data, masks, crossings)


def zone_masks(board: Board, zones: Zones) -> tuple[int, ...]:
    """The cells of each side's zone."""
    masks = [_rectangles_mask(board, zones.blue), _rectangles_mask(board, zones.red)]
    for y, row in enumerate(zones.rows):
        for x, glyph in enumerate(row):
            if glyph in ZONE_GLYPHS:
                masks[ZONE_GLYPHS.index(glyph)] |= 1 << board.cell(x, y)
    return tuple(masks)


def farthest_sight(data: ClumsyData, calendar: Calendar) -> int:
    """How far the keenest eye sees when the battle begins (SEE-1, SEE-4)."""
    kinds = data.units.values()
    return max((sight_radius(data, kind, calendar.hour, calendar.weather) for kind in kinds), default=0)


def in_sight(board: Board, zones: Sequence[int], sight: int) -> tuple[int, int] | None:
    """How far apart two zones are, and the cells within that of the first, if one lies in the other's sight."""
    seen, distance = zones[0], 0
    while not seen & zones[1]:
        if distance == sight:
            return None
        seen, distance = board.grown(seen), distance + 1
    return distance, seen


class _Check:
    """The checks of one file that a model cannot make, each as far as the parts it needs are sound."""

    def __init__(self, document: Document, data: ClumsyData, faults: Faults) -> None:
        self.document = document
        self.data = data
        self.faults = faults
        self.glyphs = [*data.terrain_by_glyph(), *data.structure_by_glyph()]

    def run(self) -> None:
        """Add all faults."""
        rows = _converted(self.document.data.get("rows"), tuple[Row, ...])
        if not rows or not check_rows(self.document, ("rows",), rows, self.glyphs, self.faults):
            return
        board = self.data.board(rows)
        ground = ground_of(board, self.data, rows)
        masks = self._check_zones(board)
        structures = list(_items(self.document.data.get("structures", []), MapStructure))
        mines = list(_items(self.document.data.get("mines", []), MapMine))
        buildings = [structure for _, structure in structures]
        points = self._check_points(board, ground, masks, barring(board, self.data, buildings))
        for keys, message, arguments, suggestion in check_structures(
            self.data, ground, points, masks, structures, mines
        ):
            fault = _fault(self.document, keys, message, arguments)
            self.faults.add(structs.replace(fault, suggestion=suggestion))
        built = built_over(board, buildings, [mine for _, mine in mines])
        self._check_forces(ground, masks, points, built)

    def _check_zones(self, board: Board) -> tuple[int, ...] | None:
        """The zones' masks; nothing if any of them is not sound."""
        document, before = self.document, len(self.faults)
        written = document.data.get("zones")
        if not isinstance(written, dict):
            return None
        drawn = _converted(written.get("rows", []), tuple[Row, ...])
        if drawn is None or (drawn and not self._check_drawn_zones(board, drawn)):
            return None
        sound = dict[str, list[tuple[int, Rectangle]]]()
        for side in SIDES:
            sound[side] = list(_items(written.get(side, []), Rectangle))
            for place, rectangle in sound[side]:
                for key, (x, y) in (("from", rectangle.first), ("to", rectangle.last)):
                    if not board.contains(x, y):
                        self._off_map(("zones", side, place, key), board, x, y)
            if len(sound[side]) != _count(written.get(side, [])):
                return None
        if len(self.faults) > before:
            return None
        zones = Zones(
            blue=tuple(part for _, part in sound["blue"]), red=tuple(part for _, part in sound["red"]), rows=drawn
        )
        masks = zone_masks(board, zones)
        for side, mask in zip(SIDES, masks, strict=True):
            if not mask:
                self._add(("zones", side), "map-fault-zone-missing", side=side)
        self._check_sight(board, zones, masks)
        return masks if all(masks) else None

    def _check_drawn_zones(self, board: Board, drawn: Sequence[str]) -> bool:
        keys: Keys = ("zones", "rows")
        if not check_rows(self.document, keys, drawn, (NO_ZONE, *ZONE_GLYPHS), self.faults):
            return False
        if (len(drawn[0]), len(drawn)) == (board.width, board.height):
            return True
        self._add(keys, "map-fault-zone-size", x=len(drawn[0]), y=len(drawn), width=board.width, height=board.height)
        return False

    def _check_sight(self, board: Board, zones: Zones, masks: Sequence[int]) -> None:
        """FORCE-1: nobody starts in the other side's sight."""
        if not all(masks):
            return
        calendar = _converted(self.document.data.get("clock", {}), Calendar) or Calendar()
        sight = farthest_sight(self.data, calendar)
        near = in_sight(board, masks, sight)
        if near is None:
            return
        distance, seen = near
        arguments: dict[str, Argument] = {"distance": distance, "sight": sight}
        for place, rectangle in enumerate(zones.red):
            if _rectangles_mask(board, (rectangle,)) & seen:
                self._add(("zones", "red", place), "map-fault-zones-in-sight", **arguments)
                return
        x, y = board.xy(cells_of(seen & masks[1])[0])
        keys: Keys = ("zones", "rows")
        self.faults.add(_fault_in_row(self.document, keys, zones.rows, x, y, "map-fault-zones-in-sight", **arguments))

    def _check_points(self, board: Board, ground: GroundLayers, zones: Sequence[int] | None, barred: int) -> int:
        """The mask of the points that are on the map; `barred`: the cells of buildings."""
        first: dict[At, int] = {}
        ways = standing_cells(ground, "foot")
        written: Iterator[tuple[int, At]] = _items(self.document.data.get("points", []), At)
        for place, (x, y) in written:
            keys: Keys = ("points", place)
            if not board.contains(x, y):
                self._off_map(keys, board, x, y)
            elif (x, y) in first:
                self._add(keys, "map-fault-point-twice", x=x, y=y, number=first[(x, y)] + 1)
            else:
                first[(x, y)] = place
                cell = board.cell(x, y)
                if not ways >> cell & 1:
                    self._add(keys, "map-fault-point-no-entry", terrain=ground.terrain_at(cell))
                elif zones:
                    self._check_way(ground, keys, cell, zones, barred)
        return mask_of(board.cell(x, y) for x, y in first)

    def _check_way(self, ground: GroundLayers, keys: Keys, cell: int, zones: Sequence[int], barred: int) -> None:
        passable = ground.board.full & ~barred
        reached = distance_field(ground.board, ground.step_costs["foot"], 1 << cell, passable)
        for side, zone in zip(SIDES, zones, strict=True):
            if not reached.mask & zone:
                self._add(keys, "map-fault-point-unreachable", side=side)

    def _check_forces(self, ground: GroundLayers, zones: Sequence[int] | None, points: int, built: int) -> None:
        written = self.document.data.get("forces")
        if not isinstance(written, dict):
            return
        for side, name in enumerate(SIDES):
            placed = [
                (place, UnitSetup(type=unit.type, side=side, at=unit.at))
                for place, unit in _items(written.get(name, []), Placed)
            ]
            for place, unit in placed:
                if ground.board.contains(*unit.at) and built >> ground.board.cell(*unit.at) & 1:
                    x, y = unit.at
                    self._add(("forces", name, place, "at"), "map-fault-cell-taken", x=x, y=y)
            cells = zones[side] if zones else ground.board.full  # a zone that is not sound is no unit's fault
            zone = StartZone(side, cells, 0, points, ground)
            for fault in check_placement(self.data, zone, placed):
                keys: Keys = ("forces", name, fault.unit or 0, "at" if fault.about_cell else "type")
                shown = _fault(self.document, keys, fault.key, fault.arguments)
                self.faults.add(structs.replace(shown, suggestion=fault.suggestion))

    def _off_map(self, keys: Keys, board: Board, x: int, y: int) -> None:
        self._add(keys, "map-fault-off-map", x=x, y=y, width=board.width, height=board.height)

    def _add(self, keys: Keys, message: str, **arguments: Argument) -> None:
        self.faults.add(_fault(self.document, keys, message, arguments))


def _fault(document: Document, keys: Keys, message: str, arguments: Mapping[str, Argument]) -> Fault:
    return structs.replace(document.fault(keys, message, value=True), arguments=arguments)


def _fault_in_row(
    document: Document, keys: Keys, rows: Sequence[str], x: int, y: int, message: str, **arguments: Argument
) -> Fault:
    """Return a fault at a character of a row; at the row itself where it is not written as it reads."""
    fault = _fault(document, (*keys, y), message, arguments)
    written = fault.source[fault.column : fault.column + len(rows[y])]
    return structs.replace(fault, column=fault.column + 1 + x) if written == rows[y] else fault


def _rectangles_mask(board: Board, rectangles: Sequence[Rectangle]) -> int:
    mask = 0
    for rectangle in rectangles:
        (left, right), (top, bottom) = (sorted(pair) for pair in zip(rectangle.first, rectangle.last, strict=True))
        mask |= mask_of(board.cell(x, y) for y in range(top, bottom + 1) for x in range(left, right + 1))
    return mask


def _converted(value: object, kind: type[_Part]) -> _Part | None:
    """Return a part of the file as what it should be; nothing if it is not (the model's check says why)."""
    try:
        return msgspec.convert(value, kind, dec_hook=read_custom)
    except (msgspec.ValidationError, RecursionError):
        return None


def _items(value: object, kind: Any) -> Iterator[tuple[int, Any]]:
    """Yield the sound items of a list, with their places."""
    for place, item in enumerate(value if isinstance(value, list) else ()):
        found = _converted(item, kind)
        if found is not None:
            yield place, found


def _count(value: object) -> int:
    return len(value) if isinstance(value, list) else -1

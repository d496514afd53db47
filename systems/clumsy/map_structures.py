"""What stands on a map before anybody builds: buildings, works and mines of a map file, and what is wrong with them.

BUILD-1 (what may stand where), BUILD-3 (neutral works), MINE-0 and FORCE-1 (nobody starts in sight) of the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta

from core.board import Board, mask_of
from core.packs.faults import Argument, nearest
from core.packs.keys import Keys
from core.packs.schema import Model
from systems.clumsy.components import NO_SIDE
from systems.clumsy.data import ClumsyData
from systems.clumsy.field import GroundLayers
from systems.clumsy.setup import MineSetup, StructureSetup

SIDE_NUMBERS: Final[Mapping[str, int]] = {"blue": 0, "red": 1, "neutral": NO_SIDE}

Coordinate = Annotated[int, Meta(ge=-999, le=999)]
At = tuple[Coordinate, Coordinate]


class MapStructure(Model, frozen=True, kw_only=True):
    """A finished building or work."""

    type: Annotated[str, Meta(description="Its kind, a name of the pack.")]
    side: Annotated[Literal["blue", "red", "neutral"], Meta(description="Whose it is.")] = "neutral"
    at: Annotated[At, Meta(description="Its cell.")]


class MapMine(Model, frozen=True, kw_only=True):
    """A mine."""

    side: Annotated[Literal["blue", "red"], Meta(description="Who laid it.")]
    at: Annotated[At, Meta(description="Its cell.")]


class MapFault(NamedTuple):
    """A thing that cannot stand where it is said to."""

    keys: Keys
    """From the top of the file."""
    message: str
    arguments: Mapping[str, Argument]
    suggestion: str = ""


def structure_setups(structures: Sequence[MapStructure]) -> tuple[StructureSetup, ...]:
    """The structures as a battle begins with them."""
    return tuple(StructureSetup(type=one.type, side=SIDE_NUMBERS[one.side], at=one.at) for one in structures)


def mine_setups(mines: Sequence[MapMine]) -> tuple[MineSetup, ...]:
    """The mines as a battle begins with them."""
    return tuple(MineSetup(side=SIDE_NUMBERS[mine.side], at=mine.at) for mine in mines)


def built_over(board: Board, structures: Sequence[MapStructure], mines: Sequence[MapMine]) -> int:
    """Mask of the cells that hold a structure or a mine: no unit starts there."""
    cells = [*(one.at for one in structures), *(mine.at for mine in mines)]
    return mask_of(board.cell(*at) for at in cells if board.contains(*at))


def barring(board: Board, data: ClumsyData, structures: Sequence[MapStructure]) -> int:
    """Mask of the cells that buildings close to troops on foot (MOVE-3)."""
    kinds = ((one, data.structures.get(one.type)) for one in structures if board.contains(*one.at))
    return mask_of(board.cell(*one.at) for one, kind in kinds if kind is not None and "foot" not in kind.enter)


def check_structures(
    data: ClumsyData,
    ground: GroundLayers,
    points: int,
    zones: Sequence[int] | None,
    structures: Sequence[tuple[int, MapStructure]],
    mines: Sequence[tuple[int, MapMine]],
) -> Iterator[MapFault]:
    """Yield all that is wrong with a map's structures and mines, each given with its place in its list.

    `points`: mask of the victory points; `zones`: the sides' start zones, where those are sound.
    """
    board = ground.board
    taken = points
    for bridges in ground.crossings.values():
        taken |= bridges
    for place, structure in structures:
        keys: Keys = ("structures", place)
        x, y = structure.at
        kind = data.structures.get(structure.type)
        if kind is None:
            suggestion = nearest(structure.type, data.structures)
            yield MapFault((*keys, "type"), "map-fault-structure-type", {"name": structure.type}, suggestion)
        if not board.contains(x, y):
            yield _off_map(keys, board, x, y)
            continue
        cell = board.cell(x, y)
        terrain = ground.terrain_at(cell)
        if taken >> cell & 1:
            yield MapFault((*keys, "at"), "map-fault-cell-taken", {"x": x, "y": y})
        elif kind is not None and terrain not in kind.on:
            yield MapFault((*keys, "at"), "map-fault-structure-ground", {"name": kind.id, "terrain": terrain})
        elif kind is not None and zones:
            yield from _check_sight(board, zones, keys, structure, kind.vision)
        taken |= 1 << cell
    for place, mine in mines:
        keys = ("mines", place)
        x, y = mine.at
        if not board.contains(x, y):
            yield _off_map(keys, board, x, y)
            continue
        cell = board.cell(x, y)
        if taken >> cell & 1:
            yield MapFault((*keys, "at"), "map-fault-cell-taken", {"x": x, "y": y})
        elif not ground.walkable >> cell & 1:
            yield MapFault((*keys, "at"), "map-fault-mine-ground", {"terrain": ground.terrain_at(cell)})
        taken |= 1 << cell


def _off_map(keys: Keys, board: Board, x: int, y: int) -> MapFault:
    arguments = {"x": x, "y": y, "width": board.width, "height": board.height}
    return MapFault((*keys, "at"), "map-fault-off-map", arguments)


def _check_sight(
    board: Board, zones: Sequence[int], keys: Keys, structure: MapStructure, vision: int
) -> Iterator[MapFault]:
    """FORCE-1: no building looks into the other side's start zone."""
    side = SIDE_NUMBERS[structure.side]
    if side == NO_SIDE or not vision:
        return
    seen = board.disk(board.cell(*structure.at), vision)
    if any(zone & seen for other, zone in enumerate(zones) if other != side):
        yield MapFault((*keys, "at"), "map-fault-structure-sees", {"name": structure.type, "sight": vision})

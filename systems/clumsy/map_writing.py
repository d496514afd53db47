"""Map files as text: what a random map, or one made by hand, is kept as.

GRID-1, FORCE-1 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from core.packs.document import parse_document
from core.packs.faults import Faults
from core.packs.loader import Pack
from systems.clumsy.data import ClumsyData
from systems.clumsy.map_file import SIDES, Forces, MapFile, Placed, Rectangle, Zones, read_map
from systems.clumsy.map_styles import MapStyle
from systems.clumsy.maps import BattleMap
from systems.clumsy.random_map import Ground, Size, Symmetry, draw_ground
from systems.clumsy.setup import UnitSetup

ATTEMPTS: Final = 20
"""Grounds that are drawn until one is sound: on a few of them a point cannot be reached."""
_ROUND: Final = 10
_NOBODY: Final = (Placed(type="infantry", at=(0, 0)),)
_MARGIN: Final = 8
"""A so many-th of the width stays free on either side of a zone."""


class NoMapError(ValueError):
    """No sound map of this size and style was found."""


def random_map(
    pack: Pack[ClumsyData], name: str, style: MapStyle, size: Size, seed: int, symmetry: Symmetry
) -> BattleMap:
    """A random map with forces drawn for it. Raises NoMapError."""
    for attempt in range(ATTEMPTS):
        ground = draw_ground(pack.data, style, size, seed * ATTEMPTS + attempt, symmetry)
        file = _with_forces(pack, ground, size, seed, style.budget)
        # what is written has to be what is read: the file is checked as anybody's is
        if file is not None and read_map(parse_document(map_text(file).encode(), name), pack.data, Faults()) == file:
            return BattleMap(name, pack.data, file)
    raise NoMapError


def _with_forces(
    pack: Pack[ClumsyData], ground: Ground, size: Size, seed: int, spent: tuple[int, int]
) -> MapFile | None:
    base, more = spent
    budget = (base + more * size.width * size.height // 100) // _ROUND * _ROUND
    left, last = size.width // _MARGIN, size.width - 1 - size.width // _MARGIN
    zones = Zones(
        blue=(Rectangle(first=(left, size.height - ground.depth), last=(last, size.height - 1)),),
        red=(Rectangle(first=(left, 0), last=(last, ground.depth - 1)),),
    )
    file = MapFile(
        rows=ground.rows, points=ground.points, budget=budget, zones=zones, forces=Forces(blue=_NOBODY, red=_NOBODY)
    )
    try:
        forces = BattleMap("", pack.data, file).drawn_forces(seed)
    except ValueError:
        return None
    return replace(file, forces=placed_forces(forces))


def placed_forces(forces: Sequence[Sequence[UnitSetup]]) -> Forces:
    """The forces of the two sides as a file has them."""
    blue, red = (tuple(Placed(type=unit.type, at=unit.at) for unit in force) for force in forces)
    return Forces(blue=blue, red=red)


def map_text(file: MapFile, remarks: Sequence[str] = ()) -> str:
    """The text of a map file: drawn, so that a person can go on with it. Read again it is the same."""
    lines = [f"# {remark}".rstrip() for remark in remarks] + ([""] if remarks else [])
    lines.append(f"budget = {file.budget}")
    if file.round_limit is not None:
        lines.append(f"round_limit = {file.round_limit}")
    lines += _drawn("rows", file.rows)
    lines.append(f"points = [{', '.join(_cell(at) for at in file.points)}]")
    lines += _listed("structures", [_table(type=one.type, side=one.side, at=one.at) for one in file.structures])
    lines += _listed("mines", [_table(side=mine.side, at=mine.at) for mine in file.mines])
    lines += ["", "[clock]"]
    lines += [f'{key} = "{getattr(file.clock, key)}"' for key in ("season", "hour", "weather")]
    lines += ["", "[zones]"]
    for side in SIDES:
        parts: tuple[Rectangle, ...] = getattr(file.zones, side)
        if parts:
            shown = [f"{{ from = {_cell(part.first)}, to = {_cell(part.last)} }}" for part in parts]
            lines.append(f"{side} = [{', '.join(shown)}]")
    if file.zones.rows:
        lines += _drawn("rows", file.zones.rows)
    lines += ["", "[forces]"]
    for side in SIDES:
        lines += _listed(side, [_table(type=unit.type, at=unit.at) for unit in getattr(file.forces, side)])
    return "\n".join(lines) + "\n"


def _drawn(key: str, rows: Sequence[str]) -> Iterator[str]:
    yield f"{key} = ["
    yield from (f"  {msgspec.json.encode(row).decode()}," for row in rows)
    yield "]"


def _listed(key: str, tables: Sequence[str]) -> Iterator[str]:
    if tables:
        yield f"{key} = ["
        yield from (f"  {table}," for table in tables)
        yield "]"


def _table(**values: str | tuple[int, int]) -> str:
    shown = (
        f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {_cell(value)}" for key, value in values.items()
    )
    return f"{{ {', '.join(shown)} }}"


def _cell(at: tuple[int, int]) -> str:
    return f"[{at[0]}, {at[1]}]"

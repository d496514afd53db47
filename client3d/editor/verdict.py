"""What is wrong with a map that is being drawn: all of it at once, each with the cell it is about.

A draft is judged as the file that it would be, by the same checks as anybody's file. Forces that are drawn are drawn
for the map as it is, so that no unit is left behind when a zone moves.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from client3d.editor.draft import Cell, Draft, file_of
from core.packs.document import parse_document
from core.packs.faults import Fault, Faults, PackError
from core.packs.loader import Pack
from systems.clumsy.data import ClumsyData
from systems.clumsy.map_file import Forces, MapFile, Placed, read_map
from systems.clumsy.map_writing import map_text, placed_forces
from systems.clumsy.maps import BattleMap

_PAIR: Final = re.compile(r"\[(\d+), (\d+)\]")
_ROWS_INDENT: Final = 4
"""Characters of a row's line up to its first glyph, counted from 1."""


class Wrong(NamedTuple):
    """Something wrong, and the cell it is about, if it is about one."""

    fault: Fault
    cell: Cell | None


class Verdict(NamedTuple):
    """What a draft is worth."""

    file: MapFile | None
    """The map file that it makes; None while it has faults."""
    wrong: tuple[Wrong, ...]


def judged(pack: Pack[ClumsyData], draft: Draft) -> Verdict:
    """Everything that is wrong with a draft; if nothing is, its file."""
    kept = draft.terms.forces if draft.terms.seed is None else None
    if kept is not None:
        return _read(pack, file_of(draft, kept))
    ground = _read(pack, file_of(draft, _anybody(pack.data)), but_forces=True)
    if ground.wrong:
        return ground
    return _with_drawn_forces(pack, draft, draft.terms.seed or 0)


def _with_drawn_forces(pack: Pack[ClumsyData], draft: Draft, seed: int) -> Verdict:
    ground = BattleMap("", pack.data, file_of(draft, _anybody(pack.data)))
    try:
        forces = placed_forces(ground.drawn_forces(seed))
    except ValueError:
        document = parse_document(b"", "")
        return Verdict(None, (Wrong(document.fault((), "editor-no-forces"), None),))
    return _read(pack, file_of(draft, forces))


def _anybody(data: ClumsyData) -> Forces:
    """Forces that are there because a file has to have some; nothing is said of them."""
    somebody = (Placed(type=next(iter(data.units)), at=(0, 0)),)
    return Forces(blue=somebody, red=somebody)


def _read(pack: Pack[ClumsyData], file: MapFile, *, but_forces: bool = False) -> Verdict:
    text = map_text(file)
    faults = Faults()
    try:
        found = read_map(parse_document(text.encode(), ""), pack.data, faults)
    except PackError as error:  # a glyph of a mod that no text can hold
        faults.extend(error.faults)
        found = None
    lines = text.split("\n")
    forces_from = lines.index("[forces]") + 1
    seen = [fault for fault in faults if not but_forces or fault.line <= forces_from]
    wrong = tuple(Wrong(fault, _cell(lines, fault)) for fault in seen)
    return Verdict(None if wrong else found or file, wrong)


def _cell(lines: list[str], fault: Fault) -> Cell | None:
    """The cell that a fault of a file written by `map_text` is about."""
    line = lines[fault.line - 1] if fault.line <= len(lines) else ""
    if line.startswith('  "'):
        first = fault.line
        while not lines[first - 1].startswith("rows = ["):
            first -= 1
        return max(fault.column - _ROWS_INDENT, 0), fault.line - first - 1
    pairs = list(_PAIR.finditer(line))
    if not pairs:
        return None
    about = next((pair for pair in pairs if pair.end() >= fault.column), pairs[-1])
    return int(about[1]), int(about[2])

"""Telegraph wires: from each pole by a straight road to the next one along it, sagging."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from client3d.scene.board import Cell
from client3d.scene.geometry import Floats, Mesh, Placement, linear

POLE = "telegraph_pole"
POLES_APART = 3
"""Cells from a pole to the next."""
_INSULATORS = ((-0.14, 0.92), (0.14, 0.92))  # of the pole's model: along its cross-arm, and up
_SAG = 0.10  # cells, in the middle
_THICK = 0.008
_PARTS = 8
_SIDES = 3
_WIRE = linear("26282a")

Standing = Callable[[Cell], Sequence[tuple[str, Placement]]]
"""What stands on a cell; nothing beside the board."""


def wires(standing: Standing, cell: Cell) -> Mesh:
    """The wires from a cell's pole to the next one to the south or to the east, wherever its road leads."""
    pole = _pole(standing, cell)
    if pole is None:
        return Mesh.join([])
    # a pole's cross-arm lies across its road
    southward = abs(math.cos(pole.turn)) > 0.5
    following = (cell[0], cell[1] + POLES_APART) if southward else (cell[0] + POLES_APART, cell[1])
    other = _pole(standing, following)
    if other is None or abs(math.cos(other.turn - pole.turn)) < 0.5:
        return Mesh.join([])
    return Mesh.join(_wire(_tip(pole, *one), _tip(other, *one)) for one in _INSULATORS)


def _pole(standing: Standing, cell: Cell) -> Placement | None:
    return next((place for name, place in standing(cell) if name == POLE), None)


def _tip(pole: Placement, along: float, up: float) -> Floats:
    """Where a wire is tied to a pole."""
    arm = np.array([math.cos(pole.turn), math.sin(pole.turn), 0.0]) * along
    return np.array(pole.at) + (arm + np.array([0.0, 0.0, up])) * pole.scale


def _wire(start: Floats, end: Floats) -> Mesh:
    """A tube of three sides that hangs between two points."""
    t = np.linspace(0, 1, _PARTS + 1)[:, None]
    way = start + (end - start) * t
    way[:, 2:] -= 4 * _SAG * t * (1 - t)
    along = (end - start) / np.linalg.norm(end - start)
    aside = np.cross(along, (0.0, 0.0, 1.0))
    turns = np.arange(_SIDES + 1) * 2 * np.pi / _SIDES
    rim = (np.cos(turns)[:, None] * aside + np.sin(turns)[:, None] * np.array([0.0, 0.0, 1.0])) * _THICK
    rings = way[:, None] + rim
    a, b, c, d = rings[:-1, :-1], rings[1:, :-1], rings[1:, 1:], rings[:-1, 1:]
    return Mesh.of(np.stack([a, b, c, a, c, d], 2).reshape(-1, 3, 3), _WIRE)

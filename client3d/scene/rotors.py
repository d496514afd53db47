"""Rotors that turn: a pale disc where the blades of each go round, one node a model, drawn where they turn only."""

from __future__ import annotations

from typing import Any

import numpy as np
from panda3d.core import GeomNode, NodePath

from client3d.scene.geometry import FLAT_LAYOUT, SOLID_LAYOUT, Floats, geometry, quad_indices, unbounded

_ROTORS = ("rotor", "tail_rotor", "propeller")
"""How the names of parts begin whose blades are too quick for the eye; a radar turns slowly."""
_CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def discs_of(model: Any) -> list[tuple[Floats, Floats, float]]:
    """The middle, the axis and the radius (cells) of each rotor of a model of the library."""
    found = []
    for number, part in enumerate(model.parts):
        if part.kind == "spin" and part.name.startswith(_ROTORS):
            axis, pivot = np.array(part.axis, float), np.array(part.pivot, float)
            arms = model.positions[model.part == number] - pivot
            arms = arms - np.outer(arms @ axis, axis)
            found.append((pivot, axis, float(np.linalg.norm(arms, axis=1).max())))
    return found


def rotor_node(name: str, model: Any, parent: NodePath) -> NodePath | None:
    """The discs of a model on the card, an instance for each unit whose rotors turn; None if it has no rotor."""
    discs = discs_of(model)
    if not discs:
        return None
    rows = np.zeros(4 * len(discs), SOLID_LAYOUT.record)
    for number, (middle, axis, radius) in enumerate(discs):
        side = np.cross(axis, (0.0, 0.0, 1.0) if abs(axis[2]) < 0.9 else (1.0, 0.0, 0.0))
        side /= np.linalg.norm(side)
        ahead = np.cross(axis, side)
        for place, (x, y) in enumerate(_CORNERS):
            row = rows[4 * number + place]
            row["vertex"] = middle + (side * x + ahead * y) * radius
            # where in the disc, which way it turns: what the fragments paint their streaks by
            row["color"] = ((x + 1) // 2 * 255, (y + 1) // 2 * 255, number % 2 * 255, 0)
    node = unbounded(GeomNode(f"rotors {name}"))
    node.add_geom(geometry(rows, quad_indices(len(discs)), SOLID_LAYOUT))
    return parent.attach_new_node(node)


def tether_node(parent: NodePath) -> NodePath:
    """The node of the lines from craft in the air to the ground below: one quad, an instance a craft."""
    rows = np.zeros(4, FLAT_LAYOUT.record)
    rows["vertex"] = [(x, y, 0) for x, y in _CORNERS]
    node = unbounded(GeomNode("tethers"))
    node.add_geom(geometry(rows, quad_indices(1), FLAT_LAYOUT))
    return parent.attach_new_node(node)

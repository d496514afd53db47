"""A unit's model on the card: its geometry with moving parts, and what the units' arithmetic needs to know of it."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from panda3d.core import GeomNode, LVecBase4f, NodePath, PTA_LVecBase4f

from client3d.scene.geometry import FLAT_LAYOUT, SOLID_LAYOUT, geometry, packed, quad_indices, unbounded
from client3d.scene.props import model_mesh
from client3d.scene.rotors import rotor_node

Point = tuple[float, float, float]
# what glsl/unit.vert does with a part; "wheel" is a spin part named axle
PART_KINDS = ("fixed", "yaw", "pitch", "spin", "figure", "swing", "wave", "wheel")
MAX_PARTS = 16
_WIDEST = 0.5  # cells; a rotor throws no wider contact shadow


@dataclass
class UnitModel:
    """A model on the card, and the keys of the units that use it."""

    node: NodePath
    ghost: NodePath  # draws what is hidden of units among trees
    discs: NodePath | None  # draws the blur of its rotors
    reach: tuple[float, float]  # half width, half length in cells
    height: float
    muzzles: list[tuple[Point, Point | None]]  # where shots leave, and the pivot of the turret that carries it
    spins: bool
    keys: list[int] = field(default_factory=list)

    def muzzle(self, gun: int, turret: float) -> Point:
        """Where the shots of a gun leave the model, its turret turned by degrees (clockwise); cells from its foot."""
        (x, y, z), pivot = self.muzzles[min(gun, len(self.muzzles) - 1)]
        if pivot:
            x, y = turned(x - pivot[0], y - pivot[1], turret)
            x, y = x + pivot[0], y + pivot[1]
        return x, y, z


def turned(x: float, y: float, degrees: float) -> tuple[float, float]:
    """A flat vector turned clockwise."""
    a = -math.radians(degrees)
    return math.cos(a) * x - math.sin(a) * y, math.sin(a) * x + math.cos(a) * y


def unit_model(name: str, model: Any, units: NodePath, ghosts: NodePath, rotors: NodePath) -> UnitModel:
    """Put a model of the library on the card: one node under `units`, its twin under `ghosts`, discs under `rotors`."""
    mesh = model_mesh(model)
    rows = packed(mesh)
    rows["extra"][:, 0] = model.material[:, 2]
    rows["extra"][:, 1] = model.part
    node, twin = unbounded(GeomNode(f"unit {name}")), unbounded(GeomNode(f"ghost {name}"))
    node.add_geom(geometry(rows, mesh.triangles, SOLID_LAYOUT))
    twin.add_geoms_from(node)
    path, ghost = units.attach_new_node(node), ghosts.attach_new_node(twin)
    path.set_tag("kind", "unit")
    pivots, axes = PTA_LVecBase4f(), PTA_LVecBase4f()
    for k in range(MAX_PARTS):
        part = model.parts[k] if k < len(model.parts) else None
        pivots.push_back(LVecBase4f(*part.pivot, _part_code(part)) if part else LVecBase4f(0))
        axes.push_back(LVecBase4f(*part.axis, part.parent) if part else LVecBase4f(0, 0, 1, 0))
    discs = rotor_node(name, model, rotors)
    for one in (path, ghost, *([discs] if discs else [])):
        one.set_shader_inputs(part_pivot=pivots, part_axis=axes, first_row=0.0)
    reach = [min(max(-model.low[k], model.high[k]), _WIDEST) for k in (0, 1)]
    anchors = [model.muzzle, *(a for n, a in model.anchors.items() if n == "muzzle_2")]
    muzzles = [(a.position, _carrier(model, a.part)) for a in anchors]
    spins = any(PART_KINDS[_part_code(p)] == "spin" for p in model.parts)
    return UnitModel(path, ghost, discs, (reach[0], reach[1]), model.height, muzzles, spins)


def blob_node(units: NodePath) -> NodePath:
    """The node of all contact shadows: one quad, an instance a unit."""
    rows = np.zeros(4, FLAT_LAYOUT.record)
    rows["vertex"] = [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)]
    node = unbounded(GeomNode("blobs"))
    node.add_geom(geometry(rows, quad_indices(1), FLAT_LAYOUT))
    path = units.attach_new_node(node)
    path.set_shader_input("first_row", 0.0)
    return path


def show_instances(node: NodePath, first_row: int, count: int) -> None:
    """Draw this many units, whose rows begin at `first_row`."""
    node.set_shader_input("first_row", float(first_row))
    node.set_instance_count(count)
    if count:
        node.show()
    else:
        node.hide()


def _part_code(part: Any) -> int:
    return PART_KINDS.index("wheel" if part.name.startswith("axle") else part.kind)


def _carrier(model: Any, part: int) -> Point | None:
    """The pivot of the turret that carries a part, if any."""
    while True:
        here = model.parts[part]
        if here.kind == "yaw":
            return (here.pivot[0], here.pivot[1], here.pivot[2])
        if part == 0 or part == here.parent:
            return None
        part = here.parent

"""A unit's model on the card: its geometry with moving parts, and what the units' arithmetic needs to know of it."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from panda3d.core import ColorBlendAttrib, GeomNode, LVecBase4f, NodePath, PTA_LVecBase4f

from client3d.models.meshfile import PART_KINDS as FILE_KINDS
from client3d.scene.geometry import FLAT_LAYOUT, SOLID_LAYOUT, geometry, packed, quad_indices, unbounded
from client3d.scene.props import model_mesh
from client3d.scene.rotors import rotor_node

Point = tuple[float, float, float]
# what glsl/unit.vert does with a part: the kinds of a model's file, then those that parts of some names have instead
PART_KINDS = (
    *FILE_KINDS,
    "wheel",  # turns with the way
    "weapon",  # a figure's arms: lowered until it aims
    "tool",  # a figure's arms: swung at work
    "head",  # looks round by itself
    "track",  # its links run with the way
    "sweep",  # turns slowly by itself
)
_NAMED_KINDS = {
    "axle": "wheel",
    "weapon": "weapon",
    "tool": "tool",
    "head": "head",
    "tracks": "track",
    "radar": "sweep",
    "aerial": "sweep",
    "star": "sweep",
    "coin": "sweep",
}
"""The kind of a part by how its name begins, where its name tells more than the kind in the model's file."""
_DRIVES = {"wheel", "track"}  # what is lit and has none of these has windows, not headlamps
MAX_PARTS = 16
_FRONT = 0.2  # cells ahead of a vehicle's middle from where on its lamps shine ahead
_WIDEST = 0.5  # cells; a rotor throws no wider contact shadow


class Muzzle(NamedTuple):
    """Where shots leave a model, the pivot of the turret that carries it, and that of a barrel that can be raised."""

    at: Point
    turret: Point | None
    barrel: Point | None


@dataclass
class UnitModel:
    """A model on the card, and the keys of the units that use it."""

    node: NodePath
    ghost: NodePath  # draws what is hidden of units among trees
    discs: NodePath | None  # draws the blur of its rotors
    reach: tuple[float, float]  # half width, half length in cells
    height: float
    muzzles: list[Muzzle]
    spins: bool
    figures: int  # how many soldiers it has
    thins: bool  # whether they fall one by one as hit points go
    works: bool  # whether any of them has a tool to swing
    rocks: bool  # whether its body gives way to the shot of its gun
    lamps: bool  # whether headlamps light its way by night
    rooted: bool  # whether it is a building, which belongs to its cell
    baked_elevation: float  # degrees that its gun points up without being raised
    keys: list[int] = field(default_factory=list)

    def muzzle(self, gun: int, turret: float, elevation: float = 0.0) -> Point:
        """Where the shots of a gun leave the model, its turret turned (clockwise) and its barrel raised by degrees.

        Cells from its foot.
        """
        (x, y, z), pivot, hinge = self.muzzles[min(gun, len(self.muzzles) - 1)]
        if hinge:
            z, y = turned(z - hinge[2], y - hinge[1], elevation)
            y, z = y + hinge[1], z + hinge[2]
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
    falls = _falls(model)
    for k in range(MAX_PARTS):
        part = model.parts[k] if k < len(model.parts) else None
        # a figure has no axis: it falls as that manieth, and can go down on its knee if it stands
        axis = (falls[k], float(_stands(model, k)), 0.0) if k in falls else part.axis if part else (0.0, 0.0, 1.0)
        pivots.push_back(LVecBase4f(*part.pivot, _part_code(part)) if part else LVecBase4f(0))
        axes.push_back(LVecBase4f(*axis, part.parent if part else 0))
    discs = rotor_node(name, model, rotors)
    for one in (path, ghost, *([discs] if discs else [])):
        one.set_shader_inputs(part_pivot=pivots, part_axis=axes, first_row=0.0)
    reach = [min(max(-model.low[k], model.high[k]), _WIDEST) for k in (0, 1)]
    anchors = [model.muzzle, *(a for n, a in model.anchors.items() if n == "muzzle_2")]
    muzzles = [Muzzle(a.position, _carrier(model, a.part, "yaw"), _carrier(model, a.part, "pitch")) for a in anchors]
    kinds = {PART_KINDS[_part_code(part)] for part in model.parts}
    return UnitModel(
        path,
        ghost,
        discs,
        (reach[0], reach[1]),
        model.height,
        muzzles,
        "spin" in kinds,
        figures=len(falls),
        thins=len(set(falls.values())) > 1,
        works="tool" in kinds,
        rocks="pitch" in kinds,
        lamps=bool(kinds & _DRIVES)
        and not discs
        and bool((model.material[model.positions[:, 1] > _FRONT, 1] > 0).any()),
        rooted="site" in model.anchors,
        baked_elevation=_elevation(model),
    )


def blob_node(units: NodePath) -> NodePath:
    """The node of all contact shadows: one quad, an instance a unit."""
    rows = np.zeros(4, FLAT_LAYOUT.record)
    rows["vertex"] = [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)]
    node = unbounded(GeomNode("blobs"))
    node.add_geom(geometry(rows, quad_indices(1), FLAT_LAYOUT))
    path = units.attach_new_node(node)
    path.set_shader_input("first_row", 0.0)
    return path


def beam_node(parent: NodePath) -> NodePath:
    """The node of the light that headlamps throw on the ground ahead: one quad, an instance a vehicle."""
    rows = np.zeros(4, FLAT_LAYOUT.record)
    rows["vertex"] = [(-1, 0, 0), (1, 0, 0), (1, 1, 0), (-1, 1, 0)]
    node = unbounded(GeomNode("beams"))
    node.add_geom(geometry(rows, quad_indices(1), FLAT_LAYOUT))
    path = parent.attach_new_node(node)
    path.set_attrib(ColorBlendAttrib.make(ColorBlendAttrib.M_add, ColorBlendAttrib.O_one, ColorBlendAttrib.O_one))
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
    begins = next((kind for name, kind in _NAMED_KINDS.items() if part.name.startswith(name)), part.kind)
    return PART_KINDS.index(begins)


def _falls(model: Any) -> dict[int, float]:
    """As the how manieth each figure falls, from 0; who holds the gun falls last, bearers all at once."""
    figures = [number for number, part in enumerate(model.parts) if part.kind == "figure"]
    gunner = model.muzzle.part
    order = [n for n in reversed(figures) if n != gunner] + [n for n in figures if n == gunner]
    bearers = any(model.parts[n].name.startswith("bearer") for n in figures)
    return {number: 0.0 if bearers else float(place) for place, number in enumerate(order)}


def _stands(model: Any, figure: int) -> bool:
    return any(part.kind == "swing" and part.parent == figure for part in model.parts)


def _elevation(model: Any) -> float:
    """How far up, in degrees, the gun that can be raised points as it was built; 0 if there is none."""
    for anchor in reversed([model.muzzle, *model.anchors.values()]):
        part = model.parts[anchor.part]
        if PART_KINDS[_part_code(part)] == "pitch":
            away = [end - pivot for end, pivot in zip(anchor.position, part.pivot, strict=True)]
            return math.degrees(math.atan2(away[2], away[1]))
    return 0.0


def _carrier(model: Any, part: int, kind: str) -> Point | None:
    """The pivot of the part of a kind that a part is or hangs on, if any."""
    while True:
        here = model.parts[part]
        if PART_KINDS[_part_code(here)] == kind:
            return (here.pivot[0], here.pivot[1], here.pivot[2])
        if part == 0 or part == here.parent:
            return None
        part = here.parent

"""Units: one instanced geometry a model, so that sixty units cost a handful of nodes; all motion happens on the card.

Each unit is a row of a small float texture. Headings and turrets are compass degrees, clockwise from north (world +y);
the whole numbers 0 to 3 mean quarter turns: north, east, south, west.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from panda3d.core import GeomNode, LVecBase2f, LVecBase4f, NodePath, PTA_LVecBase4f, SamplerState, Texture

from client3d.scene.geometry import UNIT_LAYOUT, geometry, packed, unbounded
from client3d.scene.props import model_mesh

Point = tuple[float, float, float]
TEXELS = 8  # of four floats a unit: place, motion, team, tint, outline, pose, blob, gait
FIRST_ROWS = 64
PART_KINDS = ("fixed", "yaw", "pitch", "spin", "figure", "swing", "wave", "wheel")  # "wheel": a spin part named axle
MAX_PARTS = 16
SPIN_SPEED = 26.0  # radians a second of a turning rotor
RECOIL_SECONDS = 0.35
RECOIL = 0.07  # cells a gun moves back
FLASH_SECONDS = 0.25
STRIDE_SECONDS = 0.25  # legs come to rest in
WALK_RADIANS = 11.0  # walk phase a cell
WRECK_DARK = 0.72
_TEXTURE_ORDER = [2, 1, 0, 3]  # Panda3D keeps textures blue first
_DRONE_SHADOW = 0.35


def compass(heading: float) -> float:
    """Degrees clockwise from north: a quarter 0 to 3 given as a whole number, else degrees already."""
    return heading * 90.0 if isinstance(heading, int) and 0 <= heading <= 3 else float(heading)


@dataclass
class Unit:
    """What a unit looks like now. Position in world cells, angles in degrees, colours 0..1 as seen on the screen."""

    model: str
    position: Point
    heading: float = 0.0
    turret: float = 0.0  # against the hull
    colour: tuple[float, float, float] = (0.6, 0.6, 0.6)
    fade: float = 1.0
    tint: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    outline: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    walk: float = 0.0  # phase in radians, grows with the way
    stride: float = 0.0  # how far legs swing: 1 walking, 0 standing
    spin: float = 0.0
    spinning: bool = False
    tilt: tuple[float, float] = (0.0, 0.0)  # nose up, roll to the right, degrees
    scale: float = 1.0
    wreck: bool = False
    recoil: float = 0.0  # 1 right after the shot, then back to 0
    flash: float = 0.0


@dataclass
class _Kind:
    """A model on the card and the keys of the units that use it."""

    node: NodePath
    ghost: NodePath  # draws what is hidden of units among trees
    reach: tuple[float, float]  # half width, half length in cells
    height: float
    muzzles: list[tuple[Point, Point | None]]  # where shots leave, and the pivot of the turret that carries it
    rotors: bool
    keys: list[int] = field(default_factory=list)


class Units:
    """All units of a scene, by key."""

    def __init__(
        self,
        parent: NodePath,
        models: Any,
        sides: dict[str, tuple[float, float, float]],
        ground_height: Callable[[float, float], float],
        covered: Callable[[Point, Point], bool],
    ) -> None:
        self._models, self._sides, self._ground_height, self._covered = models, sides, ground_height, covered
        self._view_dir: Point = (0.0, 0.0, 1.0)
        self.node = parent.attach_new_node("units")
        self.ghosts = parent.attach_new_node("ghosts")
        self._kinds: dict[str, _Kind] = {}
        self.units: dict[int, Unit] = {}
        self._rows = FIRST_ROWS
        self.texture = Texture("units")
        self._new_texture()
        for node in (self.node, self.ghosts):
            node.set_shader_input("instances", self.texture)
        self._blobs = self._make_blobs()
        self._square = (-math.inf, -math.inf, math.inf, math.inf)
        self._dirty = True
        self._moving = False
        self.changed = True  # the picture's shadows and outlines are no longer right

    # --- what the client calls

    def place(
        self,
        key: int,
        model: str,
        cell: tuple[float, float],
        side: str | None,
        heading: float = 0.0,
        *,
        wreck: bool = False,
        height: float | None = None,
        turret: float = 0.0,
    ) -> None:
        """Put a unit on a cell's middle, replacing one of the same key. height: cells above the ground (craft in the air)."""
        self.remove(key)
        x, y = cell[0] + 0.5, -(cell[1] + 0.5)
        z = self._ground_height(x, y) + (height or 0.0)
        colour = self._sides.get(side, (0.55, 0.55, 0.52)) if side else (0.55, 0.55, 0.52)
        kind = self._kind(model)
        self.units[key] = Unit(
            model, (x, y, z), compass(heading), turret, colour, wreck=wreck, spinning=kind.rotors and not wreck
        )
        kind.keys.append(key)
        self._touch()

    def remove(self, key: int) -> None:
        """Take a unit away; nothing happens if there is none of that key."""
        unit = self.units.pop(key, None)
        if unit:
            self._kinds[unit.model].keys.remove(key)
            self._touch()

    def clear(self) -> None:
        """Take all units away."""
        for key in list(self.units):
            self.remove(key)

    def set(
        self,
        key: int,
        *,
        position: Point | tuple[float, float] | None = None,
        heading: float | None = None,
        turret: float | None = None,
        fade: float | None = None,
        tint: tuple[float, float, float, float] | None = None,
        outline: tuple[float, float, float, float] | None = None,
        spinning: bool | None = None,
        tilt: tuple[float, float] | None = None,
        scale: float | None = None,
        wreck: bool | None = None,
    ) -> None:
        """Change a unit: only what is given. A position of two numbers lies on the ground; going there turns wheels and legs; tint and outline are r, g, b, amount."""
        unit = self.units[key]
        if position is not None:
            x, y = position[0], position[1]
            way = math.hypot(x - unit.position[0], y - unit.position[1])
            unit.walk += way * WALK_RADIANS
            unit.stride = 1.0 if way else unit.stride
            unit.position = (x, y, position[2] if len(position) == 3 else self._ground_height(x, y))
        unit.heading = unit.heading if heading is None else compass(heading)
        unit.turret = unit.turret if turret is None else compass(turret)
        unit.fade = unit.fade if fade is None else fade
        unit.tint = unit.tint if tint is None else tint
        unit.outline = unit.outline if outline is None else outline
        unit.spinning = unit.spinning if spinning is None else spinning
        unit.tilt = unit.tilt if tilt is None else tilt
        unit.scale = unit.scale if scale is None else scale
        unit.wreck = unit.wreck if wreck is None else wreck
        self._touch()

    def fire(self, key: int) -> None:
        """Let the gun jump back."""
        self.units[key].recoil = 1.0
        self._touch()

    def flash(self, key: int) -> None:
        """Light a unit up for a moment: it was hit."""
        self.units[key].flash = 1.0
        self._touch()

    def world_position(self, key: int) -> Point:
        """Where the unit stands (its foot), world cells."""
        return self.units[key].position

    def top(self, key: int) -> Point:
        """A point just above the unit, for its plate."""
        unit = self.units[key]
        x, y, z = unit.position
        return x, y, z + self._kinds[unit.model].height * unit.scale + 0.08

    def muzzle(self, key: int, gun: int = 0) -> Point:
        """Where the shots of the unit's first or second gun leave it, world cells."""
        unit = self.units[key]
        kind = self._kinds[unit.model]
        (x, y, z), pivot = kind.muzzles[min(gun, len(kind.muzzles) - 1)]
        if pivot:
            px, py, _ = pivot
            x, y = _turned(x - px, y - py, unit.turret)
            x, y = x + px, y + py
        x, y = _turned(x * unit.scale, y * unit.scale, unit.heading)
        return unit.position[0] + x, unit.position[1] + y, unit.position[2] + z * unit.scale

    @property
    def any_outlined(self) -> bool:
        """Whether any unit has an outline."""
        return any(u.outline[3] > 0 for u in self.units.values())

    @property
    def at_rest(self) -> bool:
        """Whether no unit moves by itself (rotors turn for ever and do not count)."""
        return not any(u.recoil or u.flash or u.stride for u in self.units.values())

    # --- each frame

    def look_at(self, square: tuple[float, float, float, float], view_dir: Point) -> None:
        """Only units within world x0, y0, x1, y1 need to be drawn; view_dir: towards the camera."""
        if (square, view_dir) != (self._square, self._view_dir):
            self._square, self._view_dir = square, view_dir
            self._dirty = True

    def _in_view(self, unit: Unit) -> bool:
        x0, y0, x1, y1 = self._square
        return unit.fade > 0 and x0 <= unit.position[0] <= x1 and y0 <= unit.position[1] <= y1

    def update(self, dt: float) -> None:
        """Move recoil, flashes and rotors on by `dt` seconds and send the rows to the card if any changed."""
        if self._moving:
            self.changed = self.changed or not self.at_rest
            for unit in self.units.values():
                unit.recoil = max(unit.recoil - dt / RECOIL_SECONDS, 0.0)
                unit.flash = max(unit.flash - dt / FLASH_SECONDS, 0.0)
                unit.stride = max(unit.stride - dt / STRIDE_SECONDS, 0.0)
                if unit.spinning:
                    unit.spin = (unit.spin + dt * SPIN_SPEED) % (2 * math.pi)
            self._dirty = self._dirty or dt > 0
        if self._dirty:
            self._write()

    def _touch(self) -> None:
        self._dirty = self._moving = self.changed = True

    def _write(self) -> None:
        ordered: list[Unit] = []

        def give(node: NodePath, shown: list[Unit]) -> None:
            node.set_shader_input("first_row", float(len(ordered)))
            node.set_instance_count(len(shown))
            if shown:
                node.show()
            else:
                node.hide()
            ordered.extend(shown)

        seen = {n: [u for u in map(self.units.get, k.keys) if u and self._in_view(u)] for n, k in self._kinds.items()}
        for name, kind in self._kinds.items():
            give(kind.node, seen[name])
        count = len(ordered)
        for name, kind in self._kinds.items():
            give(kind.ghost, [u for u in seen[name] if self._covered(u.position, self._view_dir)])
        if len(ordered) > self._rows:
            self._rows = 2 ** math.ceil(math.log2(len(ordered)))
            self._new_texture()
        rows = np.zeros((self._rows, TEXELS, 4), np.float32)
        if ordered:
            rows[: len(ordered)] = [self._row(u) for u in ordered]
        memoryview(self.texture.modify_ram_image()).cast("B")[:] = (
            np.ascontiguousarray(rows[..., _TEXTURE_ORDER]).view(np.uint8).ravel()
        )
        self._blobs.set_instance_count(count)
        if count:
            self._blobs.show()
        else:
            self._blobs.hide()
        self._dirty = False
        self._moving = any(u.recoil or u.flash or u.stride or u.spinning for u in self.units.values())

    def _row(self, u: Unit) -> list[tuple[float, float, float, float]]:
        kind = self._kinds[u.model]
        x, y, z = u.position
        floor = self._ground_height(x, y)
        wide, long = kind.reach
        flash = u.flash * u.flash
        tint = (1.0, 0.85, 0.6, 0.75 * flash) if flash > u.tint[3] else u.tint
        low = z - floor < 0.3
        return [
            (x, y, z, -math.radians(u.heading)),
            (-math.radians(u.turret), RECOIL * u.recoil * u.recoil, u.walk, u.spin),
            (*u.colour, u.fade),
            tint,
            u.outline,
            (math.radians(u.tilt[0]), math.radians(u.tilt[1]), u.scale, WRECK_DARK if u.wreck else 0.0),
            (wide * 1.25, long * 1.25, floor + 0.02, 0.45 if low else _DRONE_SHADOW),
            (u.stride, 0.0, 0.0, 0.0),
        ]

    # --- models on the card

    def _kind(self, name: str) -> _Kind:
        if name not in self._kinds:
            model = self._models.load(name)
            mesh = model_mesh(model)
            rows = packed(mesh, UNIT_LAYOUT)
            rows["extra"][:, 0] = model.material[:, 2]
            rows["extra"][:, 1] = model.part
            node = unbounded(GeomNode(f"unit {name}"))
            node.add_geom(geometry(rows, mesh.triangles, UNIT_LAYOUT))
            path = self.node.attach_new_node(node)
            path.set_tag("kind", "unit")
            pivots, axes = PTA_LVecBase4f(), PTA_LVecBase4f()
            for k in range(MAX_PARTS):
                part = model.parts[k] if k < len(model.parts) else None
                pivots.push_back(LVecBase4f(*part.pivot, _part_code(part)) if part else LVecBase4f(0))
                axes.push_back(LVecBase4f(*part.axis, part.parent) if part else LVecBase4f(0, 0, 1, 0))
            twin = unbounded(GeomNode(f"ghost {name}"))
            twin.add_geoms_from(node)
            ghost = self.ghosts.attach_new_node(twin)
            for one in (path, ghost):
                one.set_shader_inputs(part_pivot=pivots, part_axis=axes, first_row=0.0)
            reach = (max(-model.low[0], model.high[0]), max(-model.low[1], model.high[1]))
            anchors = [model.muzzle, *(a for n, a in model.anchors.items() if n == "muzzle_2")]
            muzzles = [(a.position, _carrier(model, a.part)) for a in anchors]
            rotors = any(p.kind == "spin" and not p.name.startswith("axle") for p in model.parts)
            self._kinds[name] = _Kind(
                path, ghost, (min(reach[0], 0.5), min(reach[1], 0.5)), model.height, muzzles, rotors
            )
        return self._kinds[name]

    def _make_blobs(self) -> NodePath:
        from client3d.scene.geometry import FLAT_LAYOUT, quad_indices

        rows = np.zeros(4, FLAT_LAYOUT.record)
        rows["vertex"] = [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)]
        node = unbounded(GeomNode("blobs"))
        node.add_geom(geometry(rows, quad_indices(1), FLAT_LAYOUT))
        path = self.node.attach_new_node(node)
        path.set_shader_input("first_row", 0.0)
        return path

    @property
    def blobs(self) -> NodePath:
        """The node of the contact shadows; the scene gives it a shader and a bin."""
        return self._blobs

    def _new_texture(self) -> None:
        self.texture.setup_2d_texture(TEXELS, self._rows, Texture.T_float, Texture.F_rgba32)
        self.texture.set_minfilter(SamplerState.FT_nearest)
        self.texture.set_magfilter(SamplerState.FT_nearest)
        self.texture.set_compression(Texture.CM_off)
        for node in (self.node, self.ghosts):
            node.set_shader_input("instances_size", LVecBase2f(TEXELS, self._rows))


def _turned(x: float, y: float, degrees: float) -> tuple[float, float]:
    a = -math.radians(degrees)
    return math.cos(a) * x - math.sin(a) * y, math.sin(a) * x + math.cos(a) * y


def _part_code(part: Any) -> int:
    return PART_KINDS.index("wheel" if part.name.startswith("axle") else part.kind)


def _carrier(model: Any, part: int) -> Point | None:
    """The pivot of the turret that carries a part, if any."""
    while True:
        if model.parts[part].kind == "yaw":
            return tuple(model.parts[part].pivot)  # type: ignore[return-value]
        if part == model.parts[part].parent or part == 0:
            return None
        part = model.parts[part].parent

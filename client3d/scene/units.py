"""Units: one instanced geometry a model, so that sixty units cost a handful of nodes; all motion happens on the card.

Each unit is a row of a small float texture. Headings and turrets are compass degrees, clockwise from north (world +y);
the whole numbers 0 to 3 mean quarter turns: north, east, south, west.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from panda3d.core import LVecBase2f, NodePath, SamplerState, Texture

from client3d.scene.marks import Step
from client3d.scene.rotors import tether_node
from client3d.scene.unit import FALL_SECONDS, READY_SECONDS, TEXELS, Unit, rocked
from client3d.scene.unit_models import Point, UnitModel, beam_node, blob_node, show_instances, turned, unit_model

PALE = (0.86, 0.85, 0.80)
"""The colour of flags and buildings that are nobody's."""
_DULL = (0.55, 0.55, 0.52)  # that of anything else that is
FIRST_ROWS = 64
SPIN_SPEED = 26.0  # radians a second of a turning rotor
RECOIL_SECONDS = 0.35
RECOIL = 0.07  # cells a gun moves back
FLASH_SECONDS = 0.25
STRIDE_SECONDS = 0.25  # legs come to rest in
WALK_RADIANS = 11.0  # walk phase a cell
WRECK_DARK = 0.72
_SPENT = (0.74, 0.75, 0.80, -0.84)
"""Tint of those that have done all they may: an amount below 0 takes the colours out, what is left is of this shade."""
_TEXTURE_ORDER = [2, 1, 0, 3]  # Panda3D keeps textures blue first
_BLOB = 1.3  # size of a contact shadow against its unit
_DRONE_SHADOW = 0.35
_ALOFT = (0.15, 0.5)  # cells above the ground: below the first a craft counts as landed, from the second on as flying
_STEP = 1.5  # cells; what goes farther at once was put there and did not walk
_RING = 0.42  # cells; half the size of the mark below a craft in the air


def compass(heading: float) -> float:
    """Degrees clockwise from north: a quarter 0 to 3 given as a whole number, else degrees already."""
    return heading * 90.0 if isinstance(heading, int) and 0 <= heading <= 3 else float(heading)


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
        self.rotors = parent.attach_new_node("rotors")
        self.tethers = tether_node(parent)
        self.beams = beam_node(parent)
        self._kinds: dict[str, UnitModel] = {}
        self.units: dict[int, Unit] = {}
        self._rows = FIRST_ROWS
        self.texture = Texture("units")
        self._new_texture()
        for node in self._instanced:
            node.set_shader_input("instances", self.texture)
        self.let_sway(True)
        self.blobs = blob_node(self.node)  # contact shadows
        self._square = (-math.inf, -math.inf, math.inf, math.inf)
        self._dark = False
        self._dirty = True
        self._moving = False
        self.changed = True  # the picture's shadows and outlines are no longer right
        self.trodden: list[Step] = []  # steps of those on the ground that have left no marks yet

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
        """Put a unit on a cell's middle, replacing one of the same key; height: cells above the ground, for craft.

        A building stands as it was built, whatever the heading.
        """
        self.remove(key)
        x, y = cell[0] + 0.5, -(cell[1] + 0.5)
        z = self._ground_height(x, y) + (height or 0.0)
        kind = self._kind(model)
        nobody = PALE if kind.rooted else _DULL
        colour = self._sides.get(side, nobody) if side else nobody
        heading = 0.0 if kind.rooted else heading
        spins = kind.spins and not wreck
        self.units[key] = Unit(model, (x, y, z), compass(heading), turret, colour, wreck=wreck, spinning=spins)
        self.units[key].power = float(spins)
        kind.keys.append(key)
        self._touch(self.units[key])

    def remove(self, key: int) -> None:
        """Take a unit away; nothing happens if there is none of that key."""
        unit = self.units.pop(key, None)
        if unit:
            self._kinds[unit.model].keys.remove(key)
            self._touch(unit)

    def recolour(self, before: dict[str, Point], now: dict[str, Point]) -> None:
        """The sides have other colours now: units in a side's colour take its new one."""
        for unit in self.units.values():
            side = next((name for name, colour in before.items() if colour == unit.colour), None)
            if side is not None:
                unit.colour = now[side]
                self._touch(unit)

    def model_anew(self, names: Iterable[str]) -> None:
        """The library has other models of these names now: whoever wears one wears the new one."""
        for name in sorted(self._kinds.keys() & set(names)):
            before = self._kinds.pop(name)
            for node in (before.node, before.ghost, before.discs):
                if node is not None:
                    node.remove_node()
            kind = self._kind(name)
            kind.keys.extend(before.keys)
            for key in kind.keys:
                unit = self.units[key]
                unit.spinning = kind.spins and not unit.wreck
                self._touch(unit)

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
        elevation: float | None = None,
        fade: float | None = None,
        tint: tuple[float, float, float, float] | None = None,
        outline: tuple[float, float, float, float] | None = None,
        spinning: bool | None = None,
        power: float | None = None,
        tilt: tuple[float, float] | None = None,
        scale: float | None = None,
        wreck: bool | None = None,
        still: bool | None = None,
        aim: float | None = None,
        kneel: float | None = None,
        spent: bool | None = None,
    ) -> None:
        """Change a unit: only what is given.

        A position (world cells) of two numbers lies on the ground; going there moves wheels and legs. tint and outline
        are r, g, b, amount; tilt is nose up and roll, elevation the gun's, in degrees. aim, 0 to 1, raises a soldier's
        weapon and keeps any gun where it points for a while; then it goes home. spent ones are drawn grey.
        """
        unit = self.units[key]
        if turret is not None or elevation is not None:
            unit.homing = False
        if aim is not None:
            unit.aim, unit.ready, unit.homing = aim, READY_SECONDS, False
        unit.still = unit.still if still is None else still
        unit.kneel = unit.kneel if kneel is None else kneel
        if position is not None:
            x, y = position[0], position[1]
            way = math.hypot(x - unit.position[0], y - unit.position[1])
            unit.walk += way * WALK_RADIANS
            unit.stride = 1.0 if way else unit.stride
            if key >= 0 and 0 < way < _STEP and unit.aloft == 0:
                self.trodden.append((unit.position[:2], (x, y)))
            unit.position = (x, y, position[2] if len(position) == 3 else self._ground_height(x, y))
        if heading is not None and not self._kinds[unit.model].rooted:
            unit.heading = compass(heading)
        unit.turret = unit.turret if turret is None else compass(turret)
        unit.elevation = unit.elevation if elevation is None else elevation
        unit.fade = unit.fade if fade is None else fade
        unit.tint = unit.tint if tint is None else tint
        unit.spent = unit.spent if spent is None else spent
        unit.outline = unit.outline if outline is None else outline
        unit.spinning = unit.spinning if spinning is None else spinning
        unit.power = unit.power if power is None else power
        unit.tilt = unit.tilt if tilt is None else tilt
        unit.scale = unit.scale if scale is None else scale
        unit.wreck = unit.wreck if wreck is None else wreck
        self._touch(unit)

    def let_sway(self, swaying: bool) -> None:
        """Whether craft sway where they hang, soldiers where they stand, looking round, and aerials turn."""
        for node in self._instanced:
            node.set_shader_input("swaying", float(swaying))

    def fire(self, key: int) -> None:
        """Let the gun jump back; it stays on its target for a while."""
        unit = self.units[key]
        unit.recoil, unit.ready, unit.homing = 1.0, READY_SECONDS, False
        self._touch(self.units[key])

    def flash(self, key: int) -> None:
        """Light a unit up for a moment: it was hit."""
        self.units[key].flash = 1.0
        self._touch(self.units[key])

    def health(self, key: int, share: float, instantly: bool = False) -> None:
        """Show how much of its hit points a unit has left, 0 to 1: as many of a squad stand, the others fall."""
        unit, kind = self.units[key], self._kinds[self.units[key].model]
        if share <= 0:
            unit.losses = float(kind.figures)
        else:
            unit.losses = float(kind.figures - math.ceil(kind.figures * min(share, 1.0))) if kind.thins else 0.0
        unit.fallen = unit.losses if instantly else unit.fallen
        unit.falling = max(abs(unit.losses - unit.fallen), 1.0) / FALL_SECONDS
        self._touch(unit)

    def work(self, key: int, seconds: float) -> None:
        """Let a unit work for a while: who has a tool swings it, others go down on a knee."""
        self.units[key].busy = seconds
        self._touch(self.units[key])

    def raise_of(self, key: int, degrees: float) -> float:
        """The elevation that makes a unit's gun point up by so many degrees; 0 if it cannot be raised."""
        kind = self._kinds[self.units[key].model]
        return degrees - kind.baked_elevation if kind.rocks else 0.0

    def is_squad(self, key: int) -> bool:
        """Whether a unit is one or more soldiers on foot."""
        return self._kinds[self.units[key].model].figures > 0

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
        x, y, z = kind.muzzle(gun, unit.turret, unit.elevation)
        x, y = turned(x * unit.scale, y * unit.scale, unit.heading)
        return unit.position[0] + x, unit.position[1] + y, unit.position[2] + z * unit.scale

    @property
    def _instanced(self) -> tuple[NodePath, ...]:
        return (self.node, self.ghosts, self.rotors, self.tethers, self.beams)

    @property
    def any_outlined(self) -> bool:
        """Whether any unit has an outline."""
        return any(u.outline[3] > 0 for u in self.units.values())

    @property
    def at_rest(self) -> bool:
        """Whether no unit moves by itself (rotors turn for ever and do not count)."""
        return not any(u.recoil or u.flash or u.stride or u.fallen != u.losses for u in self.units.values())

    # --- each frame

    def look_at(self, square: tuple[float, float, float, float], view_dir: Point) -> None:
        """Only units within world x0, y0, x1, y1 need to be drawn; view_dir: towards the camera."""
        if view_dir != self._view_dir:
            self.stand_anew()
        if (square, view_dir) != (self._square, self._view_dir):
            self._square, self._view_dir = square, view_dir
            self._dirty = True

    def set_dark(self, dark: bool) -> None:
        """Whether it is so dark that vehicles drive with their headlamps on."""
        self._dark, self._dirty = dark, True

    def stand_anew(self) -> None:
        """The ground has changed, or whence it is looked at: heights and cover of all units are others."""
        for unit in self.units.values():
            self._touch(unit)

    def _in_view(self, unit: Unit) -> bool:
        x0, y0, x1, y1 = self._square
        return unit.fade > 0 and x0 <= unit.position[0] <= x1 and y0 <= unit.position[1] <= y1

    def update(self, dt: float) -> None:
        """Move recoil, flashes and rotors on by `dt` seconds and send the rows to the card if any changed."""
        if self._moving:
            self.changed = self.changed or not self.at_rest
            for unit in self.units.values():
                if not unit.acts:
                    continue
                unit.act(dt)
                unit.stale = True
                unit.recoil = max(unit.recoil - dt / RECOIL_SECONDS, 0.0)
                unit.flash = max(unit.flash - dt / FLASH_SECONDS, 0.0)
                unit.stride = max(unit.stride - dt / STRIDE_SECONDS, 0.0)
                unit.spin_up(dt)
                unit.spin = (unit.spin + dt * SPIN_SPEED * unit.power) % (2 * math.pi)
            self._dirty = self._dirty or dt > 0
        if self._dirty:
            self._write()

    def _touch(self, unit: Unit) -> None:
        unit.stale = self._dirty = self._moving = self.changed = True

    def _write(self) -> None:
        ordered: list[Unit] = []

        def give(node: NodePath, shown: list[Unit]) -> None:
            show_instances(node, len(ordered), len(shown))
            ordered.extend(shown)

        seen = {n: [u for u in map(self.units.get, k.keys) if u and self._in_view(u)] for n, k in self._kinds.items()}
        for unit in (u for units in seen.values() for u in units if u.stale):
            self._tell(unit)
        for name, kind in self._kinds.items():
            give(kind.node, seen[name])
        count = len(ordered)
        for name, kind in self._kinds.items():
            if kind.discs:
                give(kind.discs, [u for u in seen[name] if u.power > 0 and not u.wreck])
        give(self.tethers, [u for units in seen.values() for u in units if u.aloft > 0])
        lamps = [
            u for n, k in self._kinds.items() if k.lamps and self._dark for u in seen[n] if not (u.still or u.wreck)
        ]
        give(self.beams, lamps)
        for name, kind in self._kinds.items():
            give(kind.ghost, [u for u in seen[name] if u.covered])
        if len(ordered) > self._rows:
            self._rows = 2 ** math.ceil(math.log2(len(ordered)))
            self._new_texture()
        rows = np.zeros((self._rows, TEXELS, 4), np.float32)
        if ordered:
            rows[: len(ordered)] = [u.told for u in ordered]
        memoryview(self.texture.modify_ram_image()).cast("B")[:] = rows[..., _TEXTURE_ORDER].tobytes()
        show_instances(self.blobs, 0, count)
        self._dirty = False
        self._moving = any(u.acts for u in self.units.values())

    def _tell(self, u: Unit) -> None:
        """Work out what the card is told of a unit."""
        kind = self._kinds[u.model]
        x, y, z = u.position
        floor = self._ground_height(x, y)
        u.stale, u.covered = False, not kind.rooted and self._covered(u.position, self._view_dir)
        low, high = _ALOFT
        flies = kind.discs is not None
        u.aloft = min(max((z - floor - low) / (high - low), 0.0), 1.0) if flies else 0.0
        size = (_RING, _RING) if u.aloft else (kind.reach[0] * _BLOB, kind.reach[1] * _BLOB)
        flash = u.flash * u.flash
        tint = u.tint if u.tint[3] or not u.spent else _SPENT
        tint = (1.0, 0.85, 0.6, 0.75 * flash) if flash > max(tint[3], 0.0) else tint
        near = z - floor < 0.3
        nose, roll = u.tilt if kind.figures else rocked(u)
        lives = float(not (u.still or u.wreck))
        kneel = max(u.kneel, u.flash, 0.0 if kind.works else u.work)
        u.told[:] = [
            (x, y, z, -math.radians(u.heading)),
            (-math.radians(u.turret), RECOIL * u.recoil * u.recoil, u.walk, u.spin),
            (*u.colour, u.fade),
            tint,
            u.outline,
            (math.radians(nose), math.radians(roll), u.scale, WRECK_DARK if u.wreck else 0.0),
            (*size, floor + 0.02, 0.45 if near else _DRONE_SHADOW),
            (u.stride, math.radians(u.elevation), u.aloft, u.power if flies else lives),
            (u.aim, u.work, u.fallen, kneel),
        ]

    def _kind(self, name: str) -> UnitModel:
        if name not in self._kinds:
            self._kinds[name] = unit_model(name, self._models.load(name), self.node, self.ghosts, self.rotors)
        return self._kinds[name]

    def _new_texture(self) -> None:
        self.texture.setup_2d_texture(TEXELS, self._rows, Texture.T_float, Texture.F_rgba32)
        self.texture.set_minfilter(SamplerState.FT_nearest)
        self.texture.set_magfilter(SamplerState.FT_nearest)
        self.texture.set_compression(Texture.CM_off)
        for node in self._instanced:
            node.set_shader_input("instances_size", LVecBase2f(TEXELS, self._rows))

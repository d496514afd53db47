"""Effects: everything that flies, burns and smokes, as one batch of premultiplied quads driven by the scene's time."""

from __future__ import annotations

import math

import numpy as np
from panda3d.core import ColorBlendAttrib, GeomNode, NodePath, SamplerState, Texture

from client3d.scene.geometry import PARTICLE_LAYOUT, geometry, quad_indices, unbounded
from client3d.scene.noise import tiling
from client3d.scene.particles import Dust, Emitter, Explosion, Glow, Muzzle, Plume, Point
from client3d.scene.shots import SHOTS, Tracer
from client3d.scene.units import Units

_SEED = 20
_LOW = 1.8  # cells; what bursts higher leaves no soot on the ground (a hill is lower)
_CORNERS = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], np.float32)


def puff_texture(size: int = 128) -> Texture:
    """A lumpy round cloud, lit from above left: shade in the colours, cover in alpha."""
    y, x = np.mgrid[0:size, 0:size] / (size - 1) * 2 - 1
    r = np.hypot(x, y)
    lumps, grain = tiling(size, 9) / 255.0, tiling(size, 4) / 255.0
    cover = np.clip((0.82 - r - 0.42 * (lumps - 0.5)) / 0.55, 0, 1) ** 1.2 * np.clip((1 - r) / 0.12, 0, 1)
    shade = np.clip(0.62 + 0.38 * (0.5 * x + 0.8 * y) * -1 + 0.55 * (grain - 0.5), 0, 1)
    image = np.stack([shade, shade, shade, cover], -1)
    texture = Texture("puff")
    texture.setup_2d_texture(size, size, Texture.T_unsigned_byte, Texture.F_rgba)
    texture.set_ram_image(np.ascontiguousarray((image[::-1] * 255).astype(np.uint8)).tobytes())
    texture.set_wrap_u(SamplerState.WM_clamp)
    texture.set_wrap_v(SamplerState.WM_clamp)
    texture.set_minfilter(SamplerState.FT_linear)
    return texture


class Effects:
    """Starts effects and draws those that are on."""

    def __init__(self, parent: NodePath, units: Units) -> None:
        self._units = units
        self.time = 0.0
        self._emitters: list[Emitter] = []
        self._fires: dict[object, Plume] = {}
        self._count = 0
        self._bursts: list[tuple[float, float, float, float]] = []
        self._shown = False
        self.node = parent.attach_new_node(unbounded(GeomNode("effects")))
        self.node.set_shader_input("puff", puff_texture())
        self.node.set_attrib(
            ColorBlendAttrib.make(
                ColorBlendAttrib.M_add, ColorBlendAttrib.O_one, ColorBlendAttrib.O_one_minus_incoming_alpha
            )
        )
        self.node.set_depth_write(False)

    def _rng(self) -> np.random.Generator:
        self._count += 1
        return np.random.default_rng([_SEED, self._count])

    # --- what the client calls; `start` is seconds from now

    def tracer(self, a: Point, b: Point, kind: str, start: float = 0.0) -> float:
        """Fly shots from a to b (world); kind: a key of SHOTS. Seconds from now until the first one strikes."""
        if kind not in SHOTS:
            raise ValueError(f"unknown shot {kind!r}, expected one of {', '.join(SHOTS)}")
        tracer = Tracer(a, b, SHOTS[kind], self.time + start, self._rng())
        self._emitters.append(tracer)
        return tracer.arrival - self.time

    def explosion(self, at: Point, size: float = 1.0, start: float = 0.0) -> None:
        """Fire, smoke and sparks; size 0.4 is a hit, 1 a shell, 1.6 an ammunition truck."""
        self._emitters.append(Explosion(at, size, self.time + start, self._rng()))
        if at[2] < _LOW:
            self._bursts.append((self.time + start, at[0], at[1], size))

    def muzzle(self, key: int, size: float = 1.0, start: float = 0.0, gun: int = 0) -> Point:
        """Flash at a unit's first or second gun (0, 1) and let it jump back; where the shot leaves it (world)."""
        unit = self._units.units[key]
        a = math.radians(unit.heading + unit.turret)
        at = self._units.muzzle(key, gun)
        self._emitters.append(Muzzle(at, (math.sin(a), math.cos(a), 0.0), size, self.time + start, self._rng()))
        if start <= 0:
            self._units.fire(key)
        return at

    def bursts(self) -> list[tuple[float, float, float]]:
        """World x, y and size of what has burst near the ground since this was last asked."""
        ripe = [(x, y, size) for start, x, y, size in self._bursts if start <= self.time]
        self._bursts = [burst for burst in self._bursts if burst[0] > self.time]
        return ripe

    def smoke(self, at: Point, seconds: float, size: float = 1.0) -> None:
        """A plume of dark smoke that thins out at its end."""
        self._emitters.append(Plume(at, seconds, self.time, self._rng(), size=size))

    def show(self, emitter: Emitter) -> None:
        """Show an emitter of the caller's own until it is over; nothing happens if it is shown already."""
        if emitter not in self._emitters:
            self._emitters.append(emitter)

    def dust(self, at: Point) -> None:
        """A puff of dust on the ground."""
        self._emitters.append(Dust(at, self.time, self._rng()))

    def burn(self, name: object, at: Point, fire: float = 1.0, smoke: float = 0.8) -> None:
        """Burn at a place until `quench` is called with the same name; fire and smoke are sizes (0: none)."""
        if name not in self._fires:
            rng = np.random.default_rng([_SEED, abs(int(at[0] * 64)), abs(int(at[1] * 64))])
            self._fires[name] = Plume(at, None, self.time, rng, size=smoke, fire=fire)

    def quench(self, name: object) -> None:
        """End what `burn` started; nothing happens if nothing burns under that name."""
        self._fires.pop(name, None)

    @property
    def burning(self) -> set[object]:
        """The names of lasting fires."""
        return set(self._fires)

    def clear(self) -> None:
        """End all passing effects; lasting fires stay."""
        self._emitters.clear()

    @property
    def idle(self) -> bool:
        """Whether nothing that an event waits for is on: lasting smoke and fires do not count."""
        return all(e.lasting for e in self._emitters)

    @property
    def any_shown(self) -> bool:
        """Whether the picture changes by itself because of effects."""
        return bool(self._emitters or self._fires)

    def glows(self, most: int) -> list[Glow]:
        """The brightest lights of the moment."""
        all_glows = [g for e in (*self._emitters, *self._fires.values()) if (g := e.glow(self.time))]
        return sorted(all_glows, key=lambda g: -sum(g.colour) * g.reach)[:most]

    # --- each frame

    def update(self, time: float, view_dir: Point) -> None:
        """Show the moment `time` (scene seconds); view_dir: towards the camera, for the order of drawing."""
        self.time = time
        self._emitters = [e for e in self._emitters if not e.over(time)]
        node = self.node.node()
        if not self.any_shown:
            if self._shown:
                node.remove_all_geoms()
                self._shown = False
            return
        p = np.concatenate([e.particles(time) for e in (*self._emitters, *self._fires.values())])
        p = p[p["alpha"] > 0.004]
        p = p[np.argsort(p["at"] @ np.array(view_dir, np.float32), kind="stable")]
        rows = np.zeros((len(p), 4), PARTICLE_LAYOUT.record)
        rows["vertex"] = p["at"][:, None]
        rows["color"][..., :3] = (np.clip(p["colour"], 0, 1) * 255).astype(np.uint8)[:, None]
        rows["color"][..., 3] = (np.clip(p["alpha"], 0, 1) * 255).astype(np.uint8)[:, None]
        rows["corner"][..., :2] = _CORNERS
        rows["corner"][..., 2] = p["size"][:, None]
        rows["corner"][..., 3] = p["burn"][:, None]
        rows["stretch"][..., :3] = p["stretch"][:, None]
        rows["stretch"][..., 3] = p["roll"][:, None]
        node.remove_all_geoms()
        if len(p):
            node.add_geom(geometry(rows.ravel(), quad_indices(len(p)), PARTICLE_LAYOUT, dynamic=True))
        self._shown = True

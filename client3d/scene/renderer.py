"""How a scene is drawn: shaders and passes of a tier, the light's numbers, and which tier a machine can bear."""

from __future__ import annotations

import time
from dataclasses import dataclass
from statistics import median
from typing import Any

import numpy as np
from panda3d.core import (
    BitMask32,
    DepthTestAttrib,
    GeomNode,
    LVector2f,
    LVector3f,
    LVector4f,
    NodePath,
    OrthographicLens,
    PTA_LVecBase4f,
    RenderAttrib,
    RenderState,
    SamplerState,
    Shader,
    Texture,
    TransformState,
    TransparencyAttrib,
)

from client3d.scene import shading
from client3d.scene.camera import Camera
from client3d.scene.geometry import FLAT_LAYOUT, geometry, quad_indices, unbounded
from client3d.scene.lighting import Light
from client3d.scene.noise import tiling
from client3d.scene.particles import Glow
from client3d.scene.post import MASK_BIT, Post
from client3d.scene.seasons import Season
from client3d.scene.shadow import SHADOW_BIT, ShadowMap
from client3d.scene.tiers import TIERS, Tier, candidates

MAIN_BIT = BitMask32.bit(0)
_NOISE_SIZE, _NOISE_SEED = 256, 3
_SHADOW_MARGIN = 2.0  # cells beyond the screen that may throw a shadow into it
_PCF_SPREAD = 1.6
_PROBE_FRAMES = 3
# what is see-through is drawn in this order
_TERRAIN, _GHOSTS = 5, 6  # in the bin that comes first
_WATER, _BLOBS, _BEAMS, _OVERLAYS, _TETHERS, _ROTORS, _EFFECTS, _WEATHER = 10, 15, 17, 20, 24, 25, 30, 40


@dataclass(frozen=True)
class Nodes:
    """The nodes that get a shader each."""

    terrain: NodePath
    water: NodePath
    units: NodePath
    blobs: NodePath
    ghosts: NodePath
    rotors: NodePath
    tethers: NodePath
    beams: NodePath
    overlays: NodePath
    effects: NodePath
    weather: NodePath
    cloth: NodePath | None = None
    """Of the terrain, what a picture paints: the shader input `cloth`."""


class Renderer:
    """Draws what hangs under `root` with the main camera of a ShowBase."""

    def __init__(self, base: Any, softness: float = 1.0) -> None:
        """`softness`: how much wider than by the sun the edges of shadows are blurred."""
        self._base = base
        self._softness = softness
        self.root = base.render.attach_new_node("battle")
        gsg = base.win.gsg
        glsl = gsg.get_driver_shader_version_major() * 100 + gsg.get_driver_shader_version_minor()
        self.version = 150 if glsl >= 150 else 120
        base.disableMouse()
        self._old_lens = base.cam.node().get_lens()
        self.lens = OrthographicLens()
        base.cam.node().set_lens(self.lens)
        base.cam.node().set_camera_mask(MAIN_BIT)
        self.tier: Tier = TIERS["low"]
        self._shadow: ShadowMap | None = None
        self._post: Post | None = None
        self._light: Light | None = None
        self._sun = LVector3f(0, 0, 1)
        self._backdrop = self._make_backdrop()
        self.root.set_shader_inputs(noise=_noise_texture(self.single_channel), time=0.0, fog_on=0.0, leaning=1.0)

    @property
    def single_channel(self) -> Any:
        """The texture format of one channel that this GLSL reads from red."""
        return Texture.F_red if self.version >= 150 else Texture.F_luminance

    def _make_backdrop(self) -> NodePath:
        rows = np.zeros(4, FLAT_LAYOUT.record)
        rows["vertex"] = [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)]
        node = unbounded(GeomNode("backdrop"))
        node.add_geom(geometry(rows, quad_indices(1), FLAT_LAYOUT))
        path = self.root.attach_new_node(node)
        path.set_bin("background", 0)
        path.set_depth_write(False)
        path.set_depth_test(False)
        return path

    # --- tiers

    def adopt(self, nodes: Nodes) -> None:
        """Draw these nodes: their order, blending and passes; `use` gives them shaders."""
        self._nodes = nodes
        see_through = (
            (nodes.water, _WATER),
            (nodes.blobs, _BLOBS),
            (nodes.overlays, _OVERLAYS),
            (nodes.tethers, _TETHERS),
            (nodes.rotors, _ROTORS),
        )
        for node, order in see_through:
            node.set_transparency(TransparencyAttrib.M_alpha)
            node.set_depth_write(False)
            node.set_bin("fixed", order)
        nodes.overlays.set_two_sided(True)
        nodes.tethers.set_two_sided(True)
        nodes.rotors.set_two_sided(True)
        nodes.beams.set_depth_write(False)
        nodes.beams.set_bin("fixed", _BEAMS)
        nodes.effects.set_bin("fixed", _EFFECTS)
        nodes.weather.set_bin("fixed", _WEATHER)
        # ghosts: only where something else is nearer; units are drawn after them and cover what is not hidden
        nodes.terrain.set_bin("background", _TERRAIN)
        nodes.ghosts.set_bin("background", _GHOSTS)
        nodes.ghosts.set_depth_write(False)
        nodes.ghosts.set_attrib(DepthTestAttrib.make(RenderAttrib.M_greater))
        for node in (
            nodes.ghosts,
            nodes.tethers,
            nodes.beams,
            nodes.rotors,
            nodes.water,
            nodes.blobs,
            nodes.overlays,
            nodes.effects,
            nodes.weather,
            self._backdrop,
        ):
            node.hide(SHADOW_BIT | MASK_BIT)
        nodes.terrain.hide(MASK_BIT)

    def use(self, tier: str) -> None:
        """Draw by a tier from now on; raises ValueError for an unknown one."""
        if tier not in TIERS:
            raise ValueError(f"unknown tier {tier!r}, expected auto, {', '.join(TIERS)}")
        self._drop_passes()
        self.tier = TIERS[tier]
        defines = {"SHADOW_TAPS": str(self.tier.shadow_taps), "LIGHTS": str(self.tier.lights)}
        if not self.tier.post:
            defines["INLINE_GRADE"] = "1"

        def program(vertex: str, fragment: str, **more: str) -> Shader:
            return shading.program(vertex, fragment, self.version, {**defines, **more})

        nodes = self._nodes
        nodes.terrain.set_shader(program("terrain", "lit"))
        if nodes.cloth is not None:
            nodes.cloth.set_shader(program("terrain", "lit", CLOTH="1"))
        nodes.units.set_shader(program("unit", "lit", UNITS="1"))
        nodes.ghosts.set_shader(program("unit", "ghost"))
        nodes.blobs.set_shader(program("blob", "blob"))
        nodes.rotors.set_shader(program("unit", "rotor", ROTORS="1"))
        nodes.beams.set_shader(program("beam", "beam"))
        nodes.tethers.set_shader(program("tether", "tether"))
        for node, name in ((nodes.water, "water"), (nodes.overlays, "overlay"), (nodes.weather, "weather")):
            node.set_shader(program(name, name))
        nodes.effects.set_shader(program("particle", "particle"))
        self._backdrop.set_shader(program("backdrop", "backdrop"))
        self.root.set_shader_inputs(shadow_matrix=self.lens.get_projection_mat(), normal_bias=0.0)
        if self.tier.shadow_size:
            size = self.tier.shadow_size
            self._shadow = ShadowMap(self._base, self.root, size, program("depth", "depth"), program("unit", "depth"))
            texel = _PCF_SPREAD * self._softness / size
            self.root.set_shader_inputs(shadow_map=self._shadow.texture, shadow_texel=texel)
        if self.tier.post:
            outlined = program("unit", "outline", ONLY_OUTLINED="1")
            self._post = Post(
                self._base, self.root, self.lens, self.tier.samples, self.version, program("hidden", "depth"), outlined
            )
        if self._light:
            self.set_light(self._light)
        self.put_glows([])

    def probe(self, draw: Any) -> None:
        """Use the best tier whose frames are quick enough here; draw: a function that draws one frame."""
        names, limit = candidates(self._base.win.gsg.get_driver_renderer())
        for name in names:
            self.use(name)
            draw()  # compiles and uploads
            spent = []
            for _ in range(_PROBE_FRAMES):
                start = time.perf_counter()
                draw()
                spent.append(time.perf_counter() - start)
            if median(spent) <= limit:
                break

    def _drop_passes(self) -> None:
        if self._shadow:
            self._shadow.destroy()
        if self._post:
            self._post.destroy()
        self._shadow = self._post = None

    # --- what changes

    def set_light(self, now: Light) -> None:
        """Light and grade the scene like this."""
        self._light = now
        self._sun = LVector3f(*now.sun_at)
        self._sun.normalize()
        grading = {
            "grade": LVector4f(now.exposure, now.saturation, now.contrast, 0),
            "lift": LVector3f(*now.lift),
            "gain": LVector3f(*now.gain),
        }
        self.root.set_shader_inputs(
            sun_dir=self._sun,
            sun_colour=LVector3f(*now.sun),
            sky_colour=LVector3f(*now.sky),
            ground_colour=LVector3f(*now.ground),
            glow=now.glow,
            snow=now.snow,
            wet=now.wet,
            ice=now.ice,
            leaves=_leaves(now.season),
            backdrop_edge=LVector3f(*now.backdrop[0]),
            backdrop_middle=LVector3f(*now.backdrop[1]),
            **grading,
        )
        if self._post:
            self._post.grade(grading)

    def follow(self, camera: Camera) -> None:
        """The camera stands elsewhere, or the light does."""
        camera.apply(self._base.cam, self.lens)
        self.root.set_shader_inputs(view_dir=LVector3f(*camera.view_dir), screen=LVector2f(*camera.screen))
        if self._shadow:
            x0, y0, x1, y1 = camera.visible_square(_SHADOW_MARGIN)
            wide, tall = float(camera.board_width), float(camera.board_height)
            self._shadow.fit(self._sun, (max(x0, 0.0), max(y0, -tall), min(x1, wide), min(y1, 0.0)))
            bias = self._shadow.normal_bias * self._softness
            self.root.set_shader_inputs(shadow_matrix=self._shadow.matrix, normal_bias=bias)
        if self._post:
            self._post.resize(camera.film, camera.screen)

    def frame(self, seconds: float, *, changed: bool, outlined: bool, glows: list[Glow]) -> None:
        """Before each frame: the scene's time, whether anything moved or has an outline, point lights."""
        if self._shadow and changed:
            self._shadow.draw()
        if self._post:
            self._post.outline(outlined)
        self.root.set_shader_input("time", seconds)
        self.put_glows(glows)

    def put_glows(self, glows: list[Glow]) -> None:
        """Light the scene with these point lights, the first ones if they are too many."""
        at, colour = PTA_LVecBase4f(), PTA_LVecBase4f()
        strength = self._light.lamps if self._light else 0.0
        for k in range(self.tier.lights):
            glow = glows[k] if k < len(glows) else None
            at.push_back(LVector4f(*glow.at, glow.reach) if glow else LVector4f(0, 0, -99, 1))
            colour.push_back(LVector4f(*(c * strength for c in glow.colour), 1) if glow else LVector4f(0))
        count = float(min(len(glows), self.tier.lights))
        self.root.set_shader_inputs(lights_at=at, lights_colour=colour, light_count=count)

    def destroy(self) -> None:
        """Take everything off the screen, give the buffers back and the camera its lens."""
        self._drop_passes()
        self._base.cam.node().set_lens(self._old_lens)
        self.root.remove_node()


def forget_states() -> None:
    """Let Panda3D drop the states of past frames, of which each has its own: after every frame that is drawn.

    Beside a window ShowBase's tasks do it. Without it each frame takes hundreds of kilobytes for good.
    """
    TransformState.garbage_collect()
    RenderState.garbage_collect()


def _leaves(season: Season) -> PTA_LVecBase4f:
    """A season's colours as glsl/terrain.vert wants them."""
    out = PTA_LVecBase4f()
    for hue in season.leaves:
        out.push_back(LVector4f(*hue.colour, hue.share))
    return out


def _noise_texture(single: Any) -> Texture:
    texture = Texture("noise")
    texture.setup_2d_texture(_NOISE_SIZE, _NOISE_SIZE, Texture.T_unsigned_byte, single)
    texture.set_ram_image(np.ascontiguousarray(tiling(_NOISE_SIZE, _NOISE_SEED)[::-1]).tobytes())
    texture.set_wrap_u(SamplerState.WM_repeat)
    texture.set_wrap_v(SamplerState.WM_repeat)
    texture.set_minfilter(SamplerState.FT_linear_mipmap_linear)
    texture.set_magfilter(SamplerState.FT_linear)
    return texture

"""The scene of a battle: board, units, light, fog, overlays, effects and the camera, put together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from panda3d.core import (
    BitMask32,
    GeomNode,
    LVector2f,
    LVector3f,
    LVector4f,
    NodePath,
    OrthographicLens,
    PTA_LVecBase4f,
    SamplerState,
    Shader,
    Texture,
    TransparencyAttrib,
)

from client3d.scene import shading
from client3d.scene.board import BoardPicture, Cell, cell_at
from client3d.scene.board_mesh import BoardMesh, chunk_corners, chunk_of
from client3d.scene.camera import Camera
from client3d.scene.effects import Effects
from client3d.scene.fog import Fog
from client3d.scene.geometry import FLAT_LAYOUT, geometry, mesh_node, quad_indices, unbounded
from client3d.scene.ground import BED, Ground
from client3d.scene.lighting import Light, light
from client3d.scene.noise import tiling
from client3d.scene.overlays import Overlays
from client3d.scene.post import MASK_BIT, Post
from client3d.scene.props import PropBook
from client3d.scene.shadow import SHADOW_BIT, ShadowMap
from client3d.scene.tiers import TIERS, Tier, is_software
from client3d.scene.units import Point, Units, compass
from client3d.scene.water import water_node
from client3d.scene.weather import Weather

MAIN_BIT = BitMask32.bit(0)
SIDES = {"blue": (0.26, 0.46, 0.86), "red": (0.86, 0.28, 0.22)}
WRECKS = ("wreck_tracked", "wreck_wheeled", "wreck_helicopter")
_NOISE_SIZE = 256
_NOISE_SEED = 3
_SHADOW_MARGIN = 2.0  # cells beyond the screen that may throw a shadow into it
_PCF_SPREAD = 1.6
# keys of units the scene itself places are negative, so that they never meet a rule's ids
_POINT_KEYS, _WRECK_KEYS = -1_000_000, -2_000_000
# bins: what is see-through is drawn in this order
_WATER, _BLOBS, _OVERLAYS, _EFFECTS, _WEATHER = 10, 15, 20, 30, 40


class Scene:
    """A battle on the screen. Give it data, call `update` once a frame; it knows no rule.

    models: a ModelLibrary. tier: low, medium, high, or auto, which asks the driver. sides: colour (as on the screen) by name.
    """

    def __init__(
        self,
        base: Any,
        board: BoardPicture,
        models: Any,
        tier: str = "auto",
        sides: dict[str, tuple[float, float, float]] | None = None,
    ) -> None:
        self._base, self.board, self._models = base, board, models
        self.sides = dict(sides or SIDES)
        self.tier: Tier = TIERS[self._chosen(tier)]
        self.version = (
            150
            if base.win.gsg.get_driver_shader_version_major() * 100 + base.win.gsg.get_driver_shader_version_minor()
            >= 150
            else 120
        )
        self.time = 0.0
        self.root = base.render.attach_new_node("battle")
        self._defines = {"SHADOW_TAPS": str(self.tier.shadow_taps), "LIGHTS": str(self.tier.lights)}
        if not self.tier.post:
            self._defines["INLINE_GRADE"] = "1"
        base.disableMouse()
        self._lens = OrthographicLens()
        base.cam.node().set_lens(self._lens)
        base.cam.node().set_camera_mask(MAIN_BIT)
        size = (base.win.get_x_size(), base.win.get_y_size())
        self.camera = Camera((board.width, board.height), size)
        self.ground = Ground(board)
        self._props = PropBook(models)
        self._mesh = BoardMesh(self.ground, self._props, self.tier.grass)
        single = Texture.F_red if self.version >= 150 else Texture.F_luminance
        self.fog = Fog(board.width, board.height, single)
        self._noise = _noise_texture(single)
        self._chunks: dict[Cell, NodePath] = {}
        self._stale: set[Cell] = set()
        self._owners: dict[Cell, str | None] = {}
        self._make_statics()
        self.units = Units(self.root, models, self.sides, self.ground_height)
        self.overlays = Overlays(self.root, self.ground)
        self.effects = Effects(self.root, self.units)
        self.weather = Weather(self.root)
        self._apply_shaders()
        self._shadow: ShadowMap | None = None
        self._post: Post | None = None
        self._make_passes()
        self._still_inputs()
        self.set_light("day", "summer", "clear")
        for point in board.points:
            self.set_point_owner(point, None)
        self._moved = True
        self.update(0.0)

    def _chosen(self, tier: str) -> str:
        if tier != "auto":
            if tier not in TIERS:
                raise ValueError(f"unknown tier {tier!r}, expected auto, {', '.join(TIERS)}")
            return tier
        return "low" if is_software(self._base.win.gsg.get_driver_renderer()) else "high"

    # --- building

    def _make_statics(self) -> None:
        self._terrain = self.root.attach_new_node("terrain")
        for corner in chunk_corners(self.board):
            self._chunks[corner] = self._terrain.attach_new_node(mesh_node("chunk", self._mesh.chunk(corner)))
        self._skirt = self._terrain.attach_new_node(mesh_node("edge", self._mesh.skirt()))
        self._water = self.root.attach_new_node(water_node(self.ground))
        rows = np.zeros(4, FLAT_LAYOUT.record)
        rows["vertex"] = [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)]
        backdrop = unbounded(GeomNode("backdrop"))
        backdrop.add_geom(geometry(rows, quad_indices(1), FLAT_LAYOUT))
        self._backdrop = self.root.attach_new_node(backdrop)
        self._backdrop.set_bin("background", 0)
        self._backdrop.set_depth_write(False)
        self._backdrop.set_depth_test(False)

    def _program(self, vertex: str, fragment: str, **more: str) -> Shader:
        return shading.program(vertex, fragment, self.version, {**self._defines, **more})

    def _apply_shaders(self) -> None:
        self._terrain.set_shader(self._program(shading.TERRAIN_VERTEX, shading.LIT_FRAGMENT))
        self.units.node.set_shader(self._program(shading.UNIT_VERTEX, shading.LIT_FRAGMENT, UNITS="1"))
        self._water.set_shader(self._program(shading.WATER_VERTEX, shading.WATER_FRAGMENT))
        self.overlays.node.set_shader(self._program(shading.OVERLAY_VERTEX, shading.OVERLAY_FRAGMENT))
        self.effects.node.set_shader(self._program(shading.PARTICLE_VERTEX, shading.PARTICLE_FRAGMENT))
        self.weather.node.set_shader(self._program(shading.WEATHER_VERTEX, shading.WEATHER_FRAGMENT))
        self._backdrop.set_shader(self._program(shading.BACKDROP_VERTEX, shading.BACKDROP_FRAGMENT))
        blobs = self.units.blobs
        blobs.set_shader(self._program(shading.BLOB_VERTEX, shading.BLOB_FRAGMENT))
        for node, order in ((self._water, _WATER), (blobs, _BLOBS), (self.overlays.node, _OVERLAYS)):
            node.set_transparency(TransparencyAttrib.M_alpha)
            node.set_depth_write(False)
            node.set_bin("fixed", order)
        self.overlays.node.set_two_sided(True)
        self.effects.node.set_bin("fixed", _EFFECTS)
        self.weather.node.set_bin("fixed", _WEATHER)
        for node in (self._water, blobs, self.overlays.node, self.effects.node, self.weather.node, self._backdrop):
            node.hide(SHADOW_BIT | MASK_BIT)
        self._terrain.hide(MASK_BIT)

    def _make_passes(self) -> None:
        unit_depth = shading.program(shading.UNIT_VERTEX, shading.DEPTH_FRAGMENT, self.version, self._defines)
        depth = shading.program(shading.DEPTH_VERTEX, shading.DEPTH_FRAGMENT, self.version)
        if self.tier.shadow_size:
            self._shadow = ShadowMap(self._base, self.root, self.tier.shadow_size, depth, unit_depth)
            self.root.set_shader_inputs(
                shadow_map=self._shadow.texture, shadow_texel=_PCF_SPREAD / self.tier.shadow_size
            )
        if self.tier.post:
            outlined = shading.program(
                shading.UNIT_VERTEX, shading.OUTLINE_FRAGMENT, self.version, {**self._defines, "ONLY_OUTLINED": "1"}
            )
            nothing = shading.program(shading.HIDDEN_VERTEX, shading.DEPTH_FRAGMENT, self.version)
            self._post = Post(self._base, self.root, self._lens, self.tier.samples, self.version, nothing, outlined)

    def _still_inputs(self) -> None:
        self.root.set_shader_inputs(
            fog_levels=self.fog.texture,
            noise=self._noise,
            board_size=LVector2f(self.board.width, self.board.height),
            shadow_matrix=self._shadow.matrix if self._shadow else self._lens.get_projection_mat(),
            normal_bias=0.0,
            time=0.0,
            light_count=0.0,
            fog_on=0.0,
        )
        self._put_glows([])

    # --- what the client calls

    def set_light(self, hour: str, season: str, weather: str) -> None:
        """Light, season colours and weather by the rulebook's names (CLOCK-2, CLOCK-3)."""
        self.light: Light = light(hour, season, weather)
        now = self.light
        sun = LVector3f(*now.sun_at)
        sun.normalize()
        self._sun = sun
        grading = {
            "grade": LVector4f(now.exposure, now.saturation, now.contrast, 0),
            "lift": LVector3f(*now.lift),
            "gain": LVector3f(*now.gain),
        }
        self.root.set_shader_inputs(
            sun_dir=sun,
            sun_colour=LVector3f(*now.sun),
            sky_colour=LVector3f(*now.sky),
            ground_colour=LVector3f(*now.ground),
            glow=now.glow,
            snow=now.snow,
            wet=now.wet,
            ice=now.ice,
            season=LVector4f(*now.greenery, now.greenery_share),
            backdrop_edge=LVector3f(*now.backdrop[0]),
            backdrop_middle=LVector3f(*now.backdrop[1]),
            **grading,
        )
        if self._post:
            self._post.set_light(grading, now)
        self.weather.set(weather)
        self._moved = True

    def set_fog(self, levels: NDArray[np.uint8], animate: bool = True) -> None:
        """Fog of war, shape (height, width): 0 unknown, 1 remembered, 2 seen."""
        self.fog.set(levels, animate)
        self.root.set_shader_input("fog_on", 1.0)

    def ground_height(self, x: float, y: float) -> float:
        """Height in cells of whatever may be stood on at a world point: ground, road, deck, water."""
        return self.ground.height(x, y)

    def place_wreck(self, cell: Cell, kind: str, heading: float = 45.0) -> None:
        """Leave a wreck on a cell; kind: tracked, wheeled or helicopter, or any model, which is then drawn burnt."""
        own = f"wreck_{kind}" in WRECKS
        self.units.place(
            self._key(_WRECK_KEYS, cell), f"wreck_{kind}" if own else kind, cell, None, compass(heading), wreck=not own
        )

    def remove_wreck(self, cell: Cell) -> None:
        """Take a cell's wreck away."""
        self.units.remove(self._key(_WRECK_KEYS, cell))

    def set_point_owner(self, cell: Cell, side: str | None) -> None:
        """Fly a side's flag, or a pale one, at a victory point."""
        self._owners[cell] = side
        self.units.place(self._key(_POINT_KEYS, cell), "flag_pole", (cell[0] - 0.38, cell[1] - 0.38), side, 90.0)
        if side is None:
            self.units.units[self._key(_POINT_KEYS, cell)].colour = (0.86, 0.85, 0.80)

    def _key(self, first: int, cell: Cell) -> int:
        return first - (cell[1] * self.board.width + cell[0])

    def set_terrain(self, cell: Cell, terrain: str) -> None:
        """A cell is another terrain now; its part of the board is rebuilt in the next update."""
        x, y = cell
        if self.board.terrain[y][x] == terrain:
            return
        self.board.terrain[y][x] = terrain
        self._stale |= {
            chunk_of((nx, ny)) for nx in (x - 1, x, x + 1) for ny in (y - 1, y, y + 1) if self.board.inside((nx, ny))
        }

    def set_burning(self, cells: Iterable[Cell]) -> None:
        """Exactly these cells burn."""
        wanted = {("cell", c): c for c in cells}
        for name in self.effects.burning - set(wanted):
            if isinstance(name, tuple) and name[0] == "cell":
                self.effects.quench(name)
        for name, (x, y) in wanted.items():
            self.effects.burn(name, (x + 0.5, -(y + 0.5), self.ground_height(x + 0.5, -(y + 0.5))), 1.3, 0.9)

    def pick(self, pixel_x: float, pixel_y: float) -> Cell | None:
        """The cell under a pixel of the window, hills and decks taken into account; None beside the board."""
        cell = cell_at(*self.camera.pick(pixel_x, pixel_y, self.ground.surface, self.ground.highest, BED))
        return cell if self.board.inside(cell) else None

    def project(self, point: Point) -> tuple[float, float]:
        """The pixel of a world point; (0, 0) is the top left corner."""
        return self.camera.project(point)

    def cell_position(self, cell: Cell, height: float = 0.0) -> Point:
        """World position of a cell's middle, `height` cells above what may be stood on there."""
        x, y = cell[0] + 0.5, -(cell[1] + 0.5)
        return x, y, self.ground_height(x, y) + height

    def resize(self, width: int, height: int) -> None:
        """The window has a new size in pixels."""
        self.camera.resize(width, height)
        self._moved = True

    @property
    def at_rest(self) -> bool:
        """Whether nothing that an event waits for is moving: camera, fog, effects, guns."""
        return self.camera.at_rest and self.fog.at_rest and self.effects.idle and self.units.at_rest

    def update(self, dt: float) -> None:
        """Move everything on by `dt` seconds; the same steps give the same picture."""
        self.time += dt
        if self._stale:
            self._rebuild()
        self._moved = self.camera.update(dt) or self._moved
        self.fog.update(dt)
        self.effects.update(self.time, self.camera.view_dir)
        self.units.update(dt)
        self.overlays.update()
        if self._moved:
            self._follow_camera()
        if self._shadow:
            self._shadow.draw(self._moved or self.units.changed)
        if self._post:
            self._post.outline(self.units.any_outlined)
        self.root.set_shader_input("time", self.time)
        self._put_glows(self.effects.glows(self.tier.lights))
        self._moved = self.units.changed = False

    def _follow_camera(self) -> None:
        camera = self.camera
        camera.apply(self._base.cam, self._lens)
        self.root.set_shader_inputs(view_dir=LVector3f(*camera.view_dir), screen=LVector2f(*camera.screen))
        self.weather.follow(camera.x, camera.y, camera.width * 0.75)
        if self._shadow:
            x0, y0, x1, y1 = camera.visible_square(_SHADOW_MARGIN)
            on_board = (
                max(x0, 0.0),
                max(y0, -float(self.board.height)),
                min(x1, float(self.board.width)),
                min(y1, 0.0),
            )
            self._shadow.fit(self._sun, on_board)
            self.root.set_shader_inputs(shadow_matrix=self._shadow.matrix, normal_bias=self._shadow.normal_bias)
        if self._post:
            self._post.resize(camera.film, camera.screen)

    def _put_glows(self, glows: list[Any]) -> None:
        at, colour = PTA_LVecBase4f(), PTA_LVecBase4f()
        for k in range(self.tier.lights):
            g = glows[k] if k < len(glows) else None
            at.push_back(LVector4f(*g.at, g.reach) if g else LVector4f(0, 0, -99, 1))
            colour.push_back(LVector4f(*(c * self.light.lamps for c in g.colour), 1) if g else LVector4f(0))
        self.root.set_shader_inputs(lights_at=at, lights_colour=colour, light_count=float(len(glows)))

    def _rebuild(self) -> None:
        self.ground.refresh()
        self._mesh.replace_props()
        for corner in self._stale:
            self._chunks[corner].remove_node()
            self._chunks[corner] = self._terrain.attach_new_node(mesh_node("chunk", self._mesh.chunk(corner)))
        self._stale.clear()
        fresh = water_node(self.ground)
        self._water.node().remove_all_geoms()
        self._water.node().add_geoms_from(fresh)
        self.overlays.refresh()
        self._moved = True

    def node_count(self) -> int:
        """The nodes in the scene, hidden ones left out: what culling costs."""
        return 1 + sum(1 for n in self.root.find_all_matches("**") if not n.is_hidden())

    def destroy(self) -> None:
        """Take everything off the screen and give the buffers back."""
        if self._shadow:
            self._shadow.destroy()
        if self._post:
            self._post.destroy()
        self.root.remove_node()


def _noise_texture(single: Any) -> Texture:
    texture = Texture("noise")
    texture.setup_2d_texture(_NOISE_SIZE, _NOISE_SIZE, Texture.T_unsigned_byte, single)
    texture.set_ram_image(np.ascontiguousarray(tiling(_NOISE_SIZE, _NOISE_SEED)[::-1]).tobytes())
    texture.set_wrap_u(SamplerState.WM_repeat)
    texture.set_wrap_v(SamplerState.WM_repeat)
    texture.set_minfilter(SamplerState.FT_linear_mipmap_linear)
    texture.set_magfilter(SamplerState.FT_linear)
    return texture

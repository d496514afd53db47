"""The table on the screen: mat, terrain, houses, miniatures, marks, smoke and dice, put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from panda3d.core import GeomNode, NodePath, Texture

from client3d.scene.effects import Effects
from client3d.scene.geometry import SOLID_LAYOUT, Floats, Mesh, geometry, mesh_node, packed
from client3d.scene.on_screen import OnScreen
from client3d.scene.props import PropBook
from client3d.scene.scene import SIDES
from client3d.scene.units import Units
from client3d.table.barriers import barrier, gate, half_width
from client3d.table.labels import Label, Labels
from client3d.table.marks import Marks
from client3d.table.mat import MatPainting
from client3d.table.measures import Ground, Point, Spot, cells, centimetres, ground
from client3d.table.miniatures import Miniatures
from client3d.table.outlines import corners
from client3d.table.picking import Picked, Post, pick
from client3d.table.picture import TablePicture
from client3d.table.plans import Plan
from client3d.table.powder import PowderSmoke
from client3d.table.room import LIGHTS, SOFTNESS, lamp
from client3d.table.scatter import Scatter
from client3d.table.shelter import Shelter
from client3d.table.solids import Cupboard, scene_mesh
from client3d.table.wood import mat_edge, mat_top, table_top

_BESIDE_WALL = 0.10  # cells that the shade of a barrier reaches beyond it


class Table(OnScreen):
    """A table of miniatures. Give it values, call `update` once a frame; it knows no rule.

    models: a ModelLibrary. tier: low, medium, high, or auto, which measures. sides: screen colour of each side by name.
    """

    def __init__(
        self,
        base: Any,
        picture: TablePicture,
        models: Any,
        tier: str = "auto",
        sides: dict[str, tuple[float, float, float]] | None = None,
    ) -> None:
        self.size: Ground = (centimetres(picture.size[0]), centimetres(picture.size[1]))
        super().__init__(base, self.size, sides or SIDES, SOFTNESS)
        self.picture = picture
        blank = _blank_texture()
        self.root.set_shader_inputs(fog_levels=blank, marks=blank, board_size=self.size, leaning=0.0)
        cupboard = Cupboard(models)
        self.terrain = self.root.attach_new_node("terrain")
        self.units = Units(self.root, cupboard, self.sides, lambda x, y: 0.0, lambda at, view: False)
        self.shelters = [
            Shelter(self.units, cupboard, number, house, picture.seed) for number, house in enumerate(picture.houses)
        ]
        self.miniatures = Miniatures(self.units, cupboard)
        self.marks = Marks(self.root, self.units, self.size, self.miniatures.scale)
        self.labels = Labels(base, self.project)
        self.effects = Effects(self.root, self.units)
        self.smoke = PowderSmoke()
        self._rolled: tuple[Label, ...] = ()
        self._chosen_floors: dict[int, int] = {}
        mat = self._lay_mat(PropBook(models))
        # a table has no water and no weather
        water, weather = (self.root.attach_new_node(name) for name in ("water", "weather"))
        self._adopt(self.terrain, water, self.marks.node, weather, mat)
        self._steady = False
        self.show(picture)
        self.set_light("day")
        self.set_tier(tier)

    def _lay_mat(self, book: PropBook) -> NodePath:
        """Paint the mat, strew it, build what stands on it; the node of the mat."""
        picture, wide, tall = self.picture, *self.size
        rng = np.random.default_rng([picture.seed, 8])
        outlines = [corners(house.outline) for house in picture.houses]
        scatter = Scatter(picture, book, outlines)
        lines = [np.array([ground(place) for place in one.line]) for one in picture.barriers]
        built = [barrier(one.kind, line, rng) for one, line in zip(picture.barriers, lines, strict=True)]
        built += [gate(ground(one.start), ground(one.end), rng) for one in picture.gates]
        painting = MatPainting(picture)
        painting.darken(scatter.shades)
        for one, line in zip(picture.barriers, lines, strict=True):
            painting.darken_along(line, half_width(one.kind) + _BESIDE_WALL, 0.5)
        for outline in outlines:
            painting.darken_along(outline, 0.22, 0.5, closed=True)
        for name, mesh in (
            ("table", Mesh.join([table_top(wide, tall, picture.seed), mat_edge(wide, tall)])),
            ("scatter", scatter.mesh),
            ("barriers", Mesh.join([scene_mesh(mesh) for mesh in built])),
        ):
            self.terrain.attach_new_node(mesh_node(name, mesh))
        top = mat_top(wide, tall)
        node = GeomNode("mat")
        node.add_geom(geometry(packed(top), top.triangles, SOLID_LAYOUT))
        mat = self.terrain.attach_new_node(node)
        mat.set_shader_input("cloth", painting.texture())
        return mat

    # --- look

    def set_light(self, name: str) -> None:
        """Light the room: a key of `room.LIGHTS`."""
        if name not in LIGHTS:
            raise ValueError(f"unknown light {name!r}, expected one of {', '.join(LIGHTS)}")
        self._renderer.set_light(LIGHTS[name])
        self._moved = True

    @property
    def steady(self) -> bool:
        """Whether nothing moves that need not (reduced motion): no sway, no camera's glide, no tumbling dice."""
        return self._steady

    @steady.setter
    def steady(self, steady: bool) -> None:
        self._steady = self.camera.steady = steady
        self.units.let_sway(not steady)

    # --- what stands where

    def show(self, picture: TablePicture) -> None:
        """Show who and what is on the table now. The table itself must be the same: for another, make another Table."""
        if (picture.size, picture.patches, picture.barriers, picture.houses) != (
            self.picture.size,
            self.picture.patches,
            self.picture.barriers,
            self.picture.houses,
        ):
            raise ValueError("a table does not change its ground: make another Table")
        self.picture = picture
        self.miniatures.show(picture.fighters, picture.houses)
        self.miniatures.lay(picture.things)
        self.open_houses()

    def open_houses(self) -> None:
        """Open every house that somebody is shown in, at the floor that was asked for, or the lowest with anybody."""
        floors: dict[int, int | None] = {}
        for house, occupied in self.miniatures.occupied().items():
            wanted = self._chosen_floors.get(house)
            floors[house] = wanted if wanted is not None else occupied[0]
        for number, shelter in enumerate(self.shelters):
            if shelter.open_floor != floors.get(number):
                shelter.set_open(floors.get(number), at_once=self.steady)
        self.miniatures.open(floors)

    def choose_floor(self, house: int, floor: int | None) -> None:
        """Open a house at this floor while somebody is in it; None: at the lowest that anybody is on."""
        if floor is None:
            self._chosen_floors.pop(house, None)
        else:
            self._chosen_floors[house] = floor
        self.open_houses()

    def plan(self, plan: Plan) -> None:
        """Mark exactly this on the table."""
        if self.marks.show(plan):
            self.show_labels(self._rolled)

    def show_labels(self, rolled: Sequence[Label]) -> None:
        """What dice came to, beside the labels of the plan."""
        self._rolled = tuple(rolled)
        self.labels.show([*self.marks.labels, *self._rolled])

    def shoot(self, at: Point, way: Point) -> None:
        """A flash and powder smoke from a muzzle (world cells) along a direction of length 1."""
        self.smoke.shoot(at, way, self.time)
        self.effects.show(self.smoke)

    # --- screen

    def look_at(self, spot: Spot, instantly: bool = False) -> None:
        """Bring a place on the table to the middle of the screen."""
        x, y = ground(spot)
        self.camera.focus((x - 0.5, -y - 0.5), instantly)

    def pick(self, pixel_x: float, pixel_y: float) -> Picked:
        """What is under a pixel of the window."""
        ray: tuple[Floats, Floats] = self.camera.ray(pixel_x, pixel_y)
        posts = []
        for key, fighter in sorted(self.miniatures.fighters.items()):
            unit = self.units.units[key]
            if unit.fade > 0:
                foot = (unit.position[0], unit.position[1], self.miniatures.height(fighter))
                lies = fighter.posture == "fallen"
                tall = 2 * cells(fighter.radius) if lies else self.units.top(key)[2] - unit.position[2]
                posts.append(Post(key, foot, cells(fighter.radius), tall))
        return pick(ray, self.size, posts, self.picture.houses, self.miniatures.open_floors)

    # --- each frame

    @property
    def at_rest(self) -> bool:
        """Whether nothing that an event waits for is moving: camera, houses, miniatures."""
        houses = all(shelter.at_rest for shelter in self.shelters)
        return houses and self.camera.at_rest and self.effects.idle and self.units.at_rest

    def update(self, dt: float) -> None:
        """Move everything on by `dt` seconds; the same steps give the same picture."""
        self.time += dt
        self._moved = self.camera.update(dt) or self._moved
        if self._moved:
            self._look()
        for shelter in self.shelters:
            shelter.update(dt)
        self.units.update(dt)
        self.units.trodden.clear()
        self.effects.update(self.time, self.camera.view_dir)
        self._frame([lamp(*self.size), *self.effects.glows(self._renderer.tier.lights - 1)])

    def _look(self) -> None:
        """The camera may see other things than before."""
        self._renderer.follow(self.camera)
        if self.marks.seen_from(self.camera.width):
            self.show_labels(self._rolled)
        self.units.look_at(self.camera.visible_square(4.0), self.camera.view_dir)
        self.labels.follow()

    def destroy(self) -> None:
        """Take everything off the screen and give the buffers back."""
        self.labels.destroy()
        super().destroy()


def _blank_texture() -> Texture:
    """Black, one texel: where shaders look for fog and for marks that a table has not."""
    texture = Texture("blank")
    texture.setup_2d_texture(1, 1, Texture.T_unsigned_byte, Texture.F_rgba)
    texture.set_ram_image(bytes(4))
    return texture

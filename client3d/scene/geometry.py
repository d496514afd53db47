"""Triangle meshes as numpy arrays, and how they become Panda3D geometry.

Colours are linear light, 0..1, until they are packed for the graphics card (gamma 2.2, one byte a channel).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray
from panda3d.core import (
    Geom,
    GeomNode,
    GeomTriangles,
    GeomVertexArrayFormat,
    GeomVertexData,
    GeomVertexFormat,
    InternalName,
    OmniBoundingVolume,
)

Floats = NDArray[np.floating[Any]]
GAMMA = 2.2


def linear(colour: str) -> Floats:
    """Linear light (3,) of a `rrggbb` screen colour."""
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32) ** GAMMA


def screen_bytes(colours: ArrayLike) -> NDArray[np.uint8]:
    """Screen bytes of linear colours, any shape."""
    return (np.clip(np.asarray(colours, np.float32), 0, 1) ** (1 / GAMMA) * 255 + 0.5).astype(np.uint8)


@dataclass(slots=True)
class Mesh:
    """n corners: positions (n, 3) in cells, normals, linear colours (n, 3), gloss, emit (n,); triangles (m, 3).

    leaf (n,): 0, or the kind of tree by which a season colours it (`seasons`); 1 before its copies get kinds.
    """

    positions: Floats
    normals: Floats
    colours: Floats
    gloss: Floats
    emit: Floats
    triangles: NDArray[np.int32]
    leaf: Floats

    @staticmethod
    def of(corners: ArrayLike, colour: ArrayLike, gloss: float = 0.0, emit: float = 0.0) -> Mesh:
        """Flat-shaded triangles (m, 3, 3); colour (3,), (m, 3) a face or (m, 3, 3) a corner."""
        p = np.asarray(corners, np.float32).reshape(-1, 3, 3)
        n = np.cross(p[:, 1] - p[:, 0], p[:, 2] - p[:, 0])
        n /= np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-12)
        c = np.asarray(colour, np.float32)
        if c.ndim == 2:
            c = c[:, None]
        count = len(p) * 3
        return Mesh(
            p.reshape(-1, 3),
            np.repeat(n, 3, 0).astype(np.float32),
            np.broadcast_to(c, p.shape).reshape(-1, 3).astype(np.float32),
            np.full(count, gloss, np.float32),
            np.full(count, emit, np.float32),
            np.arange(count, dtype=np.int32).reshape(-1, 3),
            np.zeros(count, np.float32),
        )

    @staticmethod
    def join(meshes: Iterable[Mesh]) -> Mesh:
        """All of them as one; an empty mesh of nothing."""
        parts = [m for m in meshes if len(m.triangles)]
        if not parts:
            return Mesh.of(np.zeros((0, 3, 3)), (1, 1, 1))
        starts = np.cumsum([0] + [len(m.positions) for m in parts[:-1]])
        return Mesh(
            np.concatenate([m.positions for m in parts]),
            np.concatenate([m.normals for m in parts]),
            np.concatenate([m.colours for m in parts]),
            np.concatenate([m.gloss for m in parts]),
            np.concatenate([m.emit for m in parts]),
            np.concatenate([m.triangles + np.int32(s) for m, s in zip(parts, starts, strict=True)]),
            np.concatenate([m.leaf for m in parts]),
        )

    def jittered(self, amount: float, rng: np.random.Generator) -> Mesh:
        """The same, each face brighter or darker by up to `amount` (0..1); for unshared corners."""
        shade = 1 + amount * rng.uniform(-1, 1, (len(self.triangles), 1)).astype(np.float32)
        self.colours = self.colours * np.repeat(shade, 3, 0)
        return self

    def copies(self, places: Sequence[Placement]) -> Mesh:
        """One mesh holding a turned, scaled, moved and tinted copy of this one for each place."""
        k, n = len(places), len(self.positions)
        turn = np.array([p.turn for p in places], np.float32)
        c, s = np.cos(turn)[:, None], np.sin(turn)[:, None]

        def turned(v: Floats) -> Floats:
            x, y = v[None, :, 0], v[None, :, 1]
            return np.stack([c * x - s * y, s * x + c * y, np.broadcast_to(v[None, :, 2], (k, n))], -1)

        scale = np.array([p.scale for p in places], np.float32)[:, None, None]
        at = np.array([p.at for p in places], np.float32)[:, None]
        tint = np.array([p.tint for p in places], np.float32)[:, None]
        kind = np.array([p.leaf for p in places], np.float32)[:, None]
        faces = self.triangles[None] + (np.arange(k, dtype=np.int32) * n)[:, None, None]
        return Mesh(
            (turned(self.positions) * scale + at).reshape(-1, 3),
            turned(self.normals).reshape(-1, 3),
            (self.colours[None] * tint).reshape(-1, 3),
            np.tile(self.gloss, k),
            np.tile(self.emit, k),
            faces.reshape(-1, 3),
            np.where(self.leaf == 1, kind, self.leaf).ravel(),
        )


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a copy of a mesh stands: world position, turn in radians anticlockwise, scale, colour factor, kind of
    tree."""

    at: tuple[float, float, float]
    turn: float = 0.0
    scale: float = 1.0
    tint: tuple[float, float, float] = (1.0, 1.0, 1.0)
    leaf: int = 1


@dataclass(frozen=True)
class Layout:
    """A vertex layout: its numpy record and the Panda3D format that says the same."""

    record: np.dtype
    format: GeomVertexFormat = field(compare=False)


def _layout(*columns: tuple[str, int, str, int]) -> Layout:
    array = GeomVertexArrayFormat()
    fields = []
    for name, count, kind, contents in columns:
        known = {
            "vertex": InternalName.get_vertex(),
            "color": InternalName.get_color(),
            "texcoord": InternalName.get_texcoord(),
        }
        array.add_column(
            known.get(name, InternalName.make(name)),
            count,
            Geom.NT_uint8 if kind == "u1" else Geom.NT_float32,
            contents,
        )
        fields.append((name, kind, count))
    whole = GeomVertexFormat()
    whole.add_array(array)
    return Layout(np.dtype(fields), GeomVertexFormat.register_format(whole))


SOLID_LAYOUT = _layout(  # extra: of the terrain the leaf, of units team and part
    ("vertex", 3, "f4", Geom.C_point),
    ("normal_gloss", 4, "u1", Geom.C_color),
    ("color", 4, "u1", Geom.C_color),
    ("extra", 4, "u1", Geom.C_color),
)
FLAT_LAYOUT = _layout(("vertex", 3, "f4", Geom.C_point), ("color", 4, "u1", Geom.C_color))
PARTICLE_LAYOUT = _layout(
    ("vertex", 3, "f4", Geom.C_point),
    ("color", 4, "u1", Geom.C_color),
    ("corner", 4, "f4", Geom.C_other),
    ("stretch", 4, "f4", Geom.C_other),
)
SPRITE_LAYOUT = _layout(("vertex", 3, "f4", Geom.C_point), ("texcoord", 2, "f4", Geom.C_texcoord))


def packed(mesh: Mesh) -> NDArray[np.void]:
    """The mesh's vertices as records of the solid layout."""
    rows = np.zeros(len(mesh.positions), SOLID_LAYOUT.record)
    rows["vertex"] = mesh.positions
    rows["normal_gloss"][:, :3] = (np.clip(mesh.normals, -1, 1) * 127 + 128).astype(np.uint8)
    rows["normal_gloss"][:, 3] = (np.clip(mesh.gloss, 0, 1) * 255).astype(np.uint8)
    rows["color"][:, :3] = screen_bytes(mesh.colours)
    rows["color"][:, 3] = (np.clip(mesh.emit, 0, 1) * 255).astype(np.uint8)
    rows["extra"][:, 0] = mesh.leaf
    return rows


def geometry(rows: NDArray[np.void], triangles: NDArray[np.integer], layout: Layout, *, dynamic: bool = False) -> Geom:
    """A Panda3D Geom of packed vertices and vertex indices (m, 3)."""
    data = GeomVertexData("", layout.format, Geom.UH_dynamic if dynamic else Geom.UH_static)
    data.unclean_set_num_rows(len(rows))
    data.modify_array_handle(0).copy_data_from(rows.tobytes())
    primitive = GeomTriangles(Geom.UH_dynamic if dynamic else Geom.UH_static)
    primitive.set_index_type(Geom.NT_uint32)
    index = np.ascontiguousarray(triangles, np.uint32).ravel()
    handle = primitive.modify_vertices()
    handle.unclean_set_num_rows(len(index))
    handle.modify_handle().copy_data_from(index.tobytes())
    geom = Geom(data)
    geom.add_primitive(primitive)
    return geom


def mesh_node(name: str, mesh: Mesh) -> GeomNode:
    """A node that draws a mesh in the solid layout."""
    node = GeomNode(name)
    if len(mesh.triangles):
        node.add_geom(geometry(packed(mesh), mesh.triangles, SOLID_LAYOUT))
    return node


def unbounded(node: GeomNode) -> GeomNode:
    """The same node, never culled: its vertices move on the graphics card."""
    node.set_bounds(OmniBoundingVolume())
    node.set_final(True)
    return node


def quad_indices(count: int) -> NDArray[np.uint32]:
    """Vertex indices (2 * count, 3) of quads of four corners each, in order round the quad."""
    return (np.arange(count, dtype=np.uint32)[:, None] * 4 + np.array([0, 1, 2, 0, 2, 3], np.uint32)).reshape(-1, 3)

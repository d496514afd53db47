"""From a model's file to what it is made of: parts, points, and triangles with their paint, checked to the last number.

What comes out is in cells, x to the right, y ahead, z up. In the file, as glTF has it, y is up and z ahead.
"""

from __future__ import annotations

import math
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from core.models.container import SUFFIXES, Container, read_container, written
from core.models.matrices import AS_WE_SEE_IT, Matrix, Point, local_matrix, moved, product, turned
from core.models.parts import BODY, UP, ModelPart, kind_of, point_of
from core.models.schema import BYTE, FLOAT, INT, SHORT, SIZES, TRIANGLES, WIDTHS, Accessor, Material, Node, Primitive
from core.packs.faults import Faults, printable
from core.packs.keys import Keys

MOST_TRIANGLES: Final = 20_000
MOST_VERTICES: Final = 65_535
MOST_PARTS: Final = 16
MOST_NODES: Final = 256
LARGEST: Final = 3.0
"""Cells from one end of a model to the other."""
_PAINTABLE: Final = (FLOAT, BYTE, SHORT)
_COUNTING: Final = (BYTE, SHORT, INT)
_CODES: Final = {BYTE: "B", SHORT: "H", INT: "I", FLOAT: "f"}
_TEAM: Final = "team"
"""How the name of a material begins that has the side's colour."""


class Paint(Struct, frozen=True):
    """What a surface looks like: linear colour, and shares from 0 to 1 of gloss, own light and the side's colour."""

    colour: Point
    gloss: float
    emit: float
    team: float


class Triangles(Struct, frozen=True):
    """Triangles of one paint and part; vertices one after the other in each array, three numbers each, in cells."""

    part: int
    matrix: Matrix
    """Leads from the numbers here to cells."""
    paint: Paint
    positions: array[float]
    normals: array[float] | None
    """None: each triangle is flat."""
    colours: array[float] | None
    """Linear, by which the paint's colour is multiplied."""
    corners: array[int]
    """Numbers of vertices, three a triangle."""


class ModelSource(Struct, frozen=True):
    """A model that is sound."""

    parts: tuple[ModelPart, ...]
    points: dict[str, tuple[int, Point]]
    """Named points: the part that each moves with, and where it is."""
    triangles: tuple[Triangles, ...]


def read_source(path: Path, faults: Faults) -> ModelSource | None:
    """Read a model, or add all that is wrong with it and return nothing."""
    container = read_container(path, faults)
    if container is None:
        return None
    before = len(faults)
    reader = _Reader(container, faults)
    reader.read()
    return reader.source if len(faults) == before else None


class _Reader:
    """Walks through the nodes of a file."""

    def __init__(self, container: Container, faults: Faults) -> None:
        self._container, self._gltf, self._faults = container, container.gltf, faults
        self._parts = [ModelPart(BODY, "fixed", (0.0, 0.0, 0.0), UP, 0)]
        self._points: dict[str, tuple[int, Point]] = {}
        self._triangles: list[Triangles] = []
        self._seen: set[int] = set()
        self._vertices = self._count = 0

    @property
    def source(self) -> ModelSource:
        """What was read."""
        return ModelSource(tuple(self._parts), self._points, tuple(self._triangles))

    def read(self) -> None:
        """Look at everything."""
        gltf = self._gltf
        if not gltf.asset.version.startswith("2."):
            self._add(("asset", "version"), "model-version", version=printable(gltf.asset.version[:20]))
        for number, name in enumerate(gltf.extensionsRequired):
            self._add(("extensionsRequired", number), "model-extension", name=printable(name[:60]))
        if len(gltf.nodes) > MOST_NODES:
            self._add(("nodes",), "model-too-many", what="nodes", count=len(gltf.nodes), most=MOST_NODES)
        if len(self._faults):
            return
        for keys, number in self._roots():
            self._walk(number, AS_WE_SEE_IT, 0, keys)
        for what, count, most in (
            ("triangles", self._count, MOST_TRIANGLES),
            ("vertices", self._vertices, MOST_VERTICES),
            ("parts", len(self._parts), MOST_PARTS),
        ):
            if count > most:
                self._add(("meshes",), "model-too-many", what=what, count=count, most=most)
        if not self._count and not len(self._faults):
            self._add(("nodes",), "model-empty")
        if not len(self._faults):
            self._check_size()

    def _add(self, keys: Keys, message: str, /, **arguments: str | int) -> None:
        self._faults.add(self._container.fault(keys, message, **arguments))

    def _refers(self, keys: Keys, number: int, table: str) -> bool:
        """Whether there is what a number refers to."""
        count = len(getattr(self._gltf, table))
        if number >= count:
            self._add(keys, "model-reference", path=written(keys), number=number, table=table, count=count)
        return number < count

    def _roots(self) -> Iterator[tuple[Keys, int]]:
        if not self._gltf.scenes:
            hanging = {child for node in self._gltf.nodes for child in node.children}
            yield from ((("nodes", number), number) for number in range(len(self._gltf.nodes)) if number not in hanging)
        elif self._refers(("scene",), self._gltf.scene, "scenes"):
            for place, number in enumerate(self._gltf.scenes[self._gltf.scene].nodes):
                yield ("scenes", self._gltf.scene, "nodes", place), number

    # --- nodes

    def _walk(self, number: int, above: Matrix, part: int, keys: Keys) -> None:
        if not self._refers(keys, number, "nodes"):
            return
        if number in self._seen:
            self._add(keys, "model-node-twice", path=written(keys), number=number)
            return
        self._seen.add(number)
        node, here = self._gltf.nodes[number], ("nodes", number)
        matrix = product(above, local_matrix(node))
        if not all(map(math.isfinite, matrix)):
            self._add(here, "model-not-finite", path=written(here))
            return
        part = self._part(node, here, matrix, part)
        if node.skin is not None:
            self._add((*here, "skin"), "model-moved-otherwise")
        if node.mesh is not None and self._refers((*here, "mesh"), node.mesh, "meshes"):
            for place, primitive in enumerate(self._gltf.meshes[node.mesh].primitives):
                self._read_primitive(primitive, ("meshes", node.mesh, "primitives", place), matrix, part)
        elif node.mesh is None and (name := point_of(node.name)):
            self._points.setdefault(name, (part, moved(matrix, (0.0, 0.0, 0.0))))
        for place, child in enumerate(node.children):
            self._walk(child, matrix, part, (*here, "children", place))

    def _part(self, node: Node, here: Keys, matrix: Matrix, parent: int) -> int:
        """The number of the part that a node moves with: its own, or the one it hangs on."""
        found = kind_of(node.name)
        if found is None or len(self._parts) > MOST_PARTS:
            return parent
        name, kind, axis = found
        given = node.extras.get("axis") if isinstance(node.extras, dict) else None
        if given is not None:
            numbers = isinstance(given, list) and len(given) == 3 and all(type(one) in (int, float) for one in given)
            length = math.hypot(*given) if numbers else 0.0
            if not 1e-6 < length < 1e6:
                self._add((*here, "extras"), "model-axis")
                return parent
            axis = turned(AS_WE_SEE_IT, (given[0] / length, given[1] / length, given[2] / length))
        self._parts.append(ModelPart(name, kind, moved(matrix, (0.0, 0.0, 0.0)), axis, parent))
        return len(self._parts) - 1

    # --- triangles

    def _read_primitive(self, given: Primitive, keys: Keys, matrix: Matrix, part: int) -> None:
        before = len(self._faults)
        if given.mode != TRIANGLES:
            self._add((*keys, "mode"), "model-mode")
        if given.targets:
            self._add((*keys, "targets"), "model-moved-otherwise")
        where = (*keys, "attributes")
        if "POSITION" not in given.attributes:
            self._add(where, "model-missing", path=written((*where, "POSITION")))
            return
        positions = self._vectors(given, where, "POSITION", (FLOAT,))
        normals = self._vectors(given, where, "NORMAL", (FLOAT,))
        colours = self._vectors(given, where, "COLOR_0", _PAINTABLE)
        if positions is None or len(self._faults) > before:
            return
        count = len(positions) // 3
        corners = array("I", range(count)) if given.indices is None else self._corners(given.indices, keys, count)
        paint = self._paint(given, keys)
        if corners is None or paint is None:
            return
        if len(corners) % 3:
            self._add(keys, "model-corners", count=len(corners))
            return
        self._vertices += count if normals is not None else len(corners)
        self._count += len(corners) // 3
        self._triangles.append(Triangles(part, matrix, paint, positions, normals, colours, corners))

    def _paint(self, given: Primitive, keys: Keys) -> Paint | None:
        if given.material is None:
            return Paint((1.0, 1.0, 1.0), 0.0, 0.0, 0.0)
        if not self._refers((*keys, "material"), given.material, "materials"):
            return None
        material, where = self._gltf.materials[given.material], ("materials", given.material)
        surface = material.pbr_metallic_roughness
        if surface.base_color_texture is not None:
            self._add((*where, "pbrMetallicRoughness", "baseColorTexture"), "model-texture")
            return None
        numbers = (*surface.base_color_factor, surface.roughness_factor, *material.emissive_factor)
        if not all(0.0 <= number <= 1.0 for number in numbers):
            self._add(where, "model-share", path=written(where))
            return None
        red, green, blue, _ = surface.base_color_factor
        team = 1.0 if _is_team(material) else 0.0
        return Paint((red, green, blue), 1.0 - surface.roughness_factor, max(material.emissive_factor), team)

    def _vectors(self, given: Primitive, keys: Keys, name: str, kinds: tuple[int, ...]) -> array[float] | None:
        """The numbers of an attribute, three a vertex; nothing if there is none, or it has faults."""
        number = given.attributes.get(name)
        if number is None or not self._refers((*keys, name), number, "accessors"):
            return None
        where, accessor = ("accessors", number), self._gltf.accessors[number]
        shapes = ("VEC3", "VEC4") if name == "COLOR_0" else ("VEC3",)
        if accessor.type not in shapes or accessor.componentType not in kinds:
            self._add(where, "model-accessor", path=written(where), expected=f"{' / '.join(shapes)}, {_kinds(kinds)}")
            return None
        if accessor.count != self._gltf.accessors[given.attributes["POSITION"]].count:
            self._add((*where, "count"), "model-counts", path=written((*where, "count")))
            return None
        found = self._numbers(accessor, where)
        if found is None:
            return None
        width = WIDTHS[accessor.type]
        if accessor.componentType != FLOAT:
            most = float((1 << 8 * SIZES[accessor.componentType]) - 1)
            found = array("f", (number / most for number in found))
        if width == 4:
            found = array("f", (value for place, value in enumerate(found) if place % 4 < 3))
        if not all(map(math.isfinite, found)):
            self._add(where, "model-not-finite", path=written(where))
            return None
        return found

    def _corners(self, number: int, keys: Keys, vertices: int) -> array[int] | None:
        keys = (*keys, "indices")
        if not self._refers(keys, number, "accessors"):
            return None
        where, accessor = ("accessors", number), self._gltf.accessors[number]
        if accessor.type != "SCALAR" or accessor.componentType not in _COUNTING:
            self._add(where, "model-accessor", path=written(where), expected=f"SCALAR, {_kinds(_COUNTING)}")
            return None
        numbers = self._numbers(accessor, where)
        if numbers is None:
            return None
        found = array("I", map(int, numbers))
        if max(found) >= vertices:
            self._add(where, "model-index", path=written(where), number=max(found), count=vertices)
            return None
        return found

    def _numbers(self, accessor: Accessor, where: Keys) -> array[Any] | None:
        """What an accessor reads from its buffer, component by component."""
        if accessor.sparse is not None or accessor.bufferView is None:
            self._add(where, "model-sparse", path=written(where))
            return None
        if not self._refers((*where, "bufferView"), accessor.bufferView, "bufferViews"):
            return None
        view, at = self._gltf.bufferViews[accessor.bufferView], ("bufferViews", accessor.bufferView)
        if not self._refers((*at, "buffer"), view.buffer, "buffers"):
            return None
        content = self._container.buffers[view.buffer]
        size = SIZES[accessor.componentType] * WIDTHS[accessor.type]
        stride = view.byteStride or size
        needed = accessor.byteOffset + stride * (accessor.count - 1) + size
        if needed > view.byteLength or view.byteOffset + view.byteLength > len(content) or stride < size:
            self._add(where, "model-range", path=written(where))
            return None
        start = view.byteOffset + accessor.byteOffset
        if stride == size:
            packed = content[start : start + size * accessor.count]
        else:
            packed = b"".join(content[start + k * stride : start + k * stride + size] for k in range(accessor.count))
        found: array[Any] = array(_CODES[accessor.componentType])
        found.frombytes(packed)
        if sys.byteorder == "big":
            found.byteswap()
        return found

    # --- as a whole

    def _check_size(self) -> None:
        """A model is told in cells: one in metres would cover a street."""
        low, high = [math.inf] * 3, [-math.inf] * 3
        for one in self._triangles:
            numbers = one.positions
            for at in range(0, len(numbers), 3):
                point = moved(one.matrix, (numbers[at], numbers[at + 1], numbers[at + 2]))
                for axis in range(3):
                    low[axis] = min(low[axis], point[axis])
                    high[axis] = max(high[axis], point[axis])
        size = max(end - start for start, end in zip(low, high, strict=True))
        away = max(map(abs, (*low, *high)))
        if not size <= LARGEST or not away <= LARGEST:
            shown = f"{max(size, away):.1f}" if math.isfinite(size) else "?"
            self._add(("nodes",), "model-too-large", size=shown, most=int(LARGEST))


def _is_team(material: Material) -> bool:
    return material.name.lower().startswith(_TEAM)


def _kinds(kinds: tuple[int, ...]) -> str:
    names = {FLOAT: "float", BYTE: "unsigned byte", SHORT: "unsigned short", INT: "unsigned int"}
    return " / ".join(names[kind] for kind in kinds)


def check_models(folder: Path, faults: Faults) -> None:
    """Report what is wrong with the glTF models in a pack's folder of models."""
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix in SUFFIXES)
    except OSError:
        return
    for path in paths:
        own = Faults()
        read_source(path, own)
        faults.extend(own)

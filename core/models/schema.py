"""What of glTF 2.0 a model is read from; everything else in a file is passed over."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

BYTE: Final = 5121
SHORT: Final = 5123
INT: Final = 5125
FLOAT: Final = 5126
"""Types of components that can be read; whole numbers are unsigned."""
SIZES: Final = {BYTE: 1, SHORT: 2, INT: 4, FLOAT: 4}
"""Bytes of a component."""
WIDTHS: Final = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4}
TRIANGLES: Final = 4

Number = Annotated[int, Meta(ge=0)]
Vector = tuple[float, float, float]


class Asset(Struct, frozen=True):
    """What the file is."""

    version: str


class Scene(Struct, frozen=True):
    """Which nodes are shown."""

    nodes: list[Number] = []


class Node(Struct, frozen=True):
    """A place, what stands there, and what hangs on it."""

    name: str = ""
    mesh: Number | None = None
    skin: Number | None = None
    children: list[Number] = []
    matrix: Annotated[list[float], Meta(min_length=16, max_length=16)] | None = None
    translation: Vector = (0.0, 0.0, 0.0)
    rotation: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 1.0)
    scale: Vector = (1.0, 1.0, 1.0)
    extras: Any = None


class Primitive(Struct, frozen=True):
    """Triangles of one material."""

    attributes: dict[str, Number]
    indices: Number | None = None
    material: Number | None = None
    mode: Number = TRIANGLES
    targets: list[Any] = []


class Mesh(Struct, frozen=True):
    """Triangles."""

    primitives: list[Primitive]


class Surface(Struct, frozen=True, rename="camel"):
    """How light falls on a material."""

    base_color_factor: tuple[float, float, float, float] = (1.0, 1.0, 1.0, 1.0)
    roughness_factor: float = 1.0
    base_color_texture: Any = None


class Material(Struct, frozen=True, rename="camel"):
    """What a surface is made of."""

    name: str = ""
    pbr_metallic_roughness: Surface = Surface()
    emissive_factor: Vector = (0.0, 0.0, 0.0)
    extras: Any = None


class Accessor(Struct, frozen=True):
    """Numbers in a buffer."""

    componentType: int
    count: Annotated[int, Meta(ge=1)]
    type: str
    bufferView: Number | None = None
    byteOffset: Number = 0
    normalized: bool = False
    sparse: Any = None


class BufferView(Struct, frozen=True):
    """A part of a buffer."""

    buffer: Number
    byteLength: Annotated[int, Meta(ge=1)]
    byteOffset: Number = 0
    byteStride: Annotated[int, Meta(ge=1, le=252)] | None = None


class Buffer(Struct, frozen=True):
    """Bytes: in the JSON, beside it, or in the rest of a `.glb`."""

    byteLength: Annotated[int, Meta(ge=1)]
    uri: str | None = None


class Gltf(Struct, frozen=True):
    """A model's JSON."""

    asset: Asset
    scene: Number = 0
    scenes: list[Scene] = []
    nodes: list[Node] = []
    meshes: list[Mesh] = []
    materials: list[Material] = []
    accessors: list[Accessor] = []
    bufferViews: list[BufferView] = []
    buffers: list[Buffer] = []
    extensionsRequired: list[str] = []

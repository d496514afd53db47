"""Writes models as `.glb`, for modders to begin with: `python -m client3d.models.glb NAME FILE`.

NAME is one of the shipped models, or of `examples.EXAMPLES`, which are built anew (for development: it needs trimesh).
What is read again is the same model, but for rounding.
"""

from __future__ import annotations

import json
import struct
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from client3d.models.meshfile import GAMMA, Model
from core.models.container import BINARY_CHUNK, JSON_CHUNK
from core.models.parts import kind_of
from core.models.schema import FLOAT, SHORT


class _Writer:
    """The JSON and the buffer while they grow."""

    def __init__(self) -> None:
        self.binary = bytearray()
        self.views: list[dict[str, Any]] = []
        self.accessors: list[dict[str, Any]] = []
        self.materials: list[dict[str, Any]] = []
        self._paints: dict[tuple[int, int, int], int] = {}

    def array(self, values: NDArray[Any], kind: int, shape: str, **more: Any) -> int:
        """Add numbers; the accessor's number."""
        self.binary += b"\0" * (-len(self.binary) % 4)
        content = np.ascontiguousarray(values).tobytes()
        self.views.append({"buffer": 0, "byteOffset": len(self.binary), "byteLength": len(content)})
        self.binary += content
        accessor = {"bufferView": len(self.views) - 1, "componentType": kind, "count": len(values), "type": shape}
        self.accessors.append({**accessor, **more})
        return len(self.accessors) - 1

    def paint(self, gloss: int, emit: int, team: int) -> int:
        """Add a material; its number. Colours are those of the vertices."""
        key = (gloss, emit, team)
        if key not in self._paints:
            name = "team" if team > 127 else "paint"
            surface = {"roughnessFactor": round(1 - gloss / 255, 4), "metallicFactor": 0}
            material = {"name": f"{name}_{len(self.materials)}", "pbrMetallicRoughness": surface}
            self.materials.append({**material, "emissiveFactor": [round(emit / 255, 4)] * 3})
            self._paints[key] = len(self.materials) - 1
        return self._paints[key]


def encode_glb(model: Model) -> bytes:
    """A model as the bytes of a `.glb`: a node for each part, with its pivot, and one for each named point."""
    writer = _Writer()
    nodes: list[dict[str, Any]] = []
    meshes: list[dict[str, Any]] = []
    for number, part in enumerate(model.parts):
        parent = model.parts[part.parent].pivot if number else (0.0, 0.0, 0.0)
        shift = np.array(part.pivot) - parent
        node: dict[str, Any] = {"name": part.name, "translation": _as_gltf(shift), "children": []}
        known = kind_of(part.name)
        if known is not None and not np.allclose(known[2], part.axis, atol=1e-4):
            node["extras"] = {"axis": _as_gltf(np.array(part.axis))}
        primitives = _primitives(writer, model, number, np.array(part.pivot))
        if primitives:
            node["mesh"] = len(meshes)
            meshes.append({"primitives": primitives})
        nodes.append(node)
        if number:
            nodes[part.parent]["children"].append(number)
    for name, anchor in sorted(model.anchors.items()):
        shift = np.array(anchor.position) - model.parts[anchor.part].pivot
        nodes[anchor.part]["children"].append(len(nodes))
        nodes.append({"name": name, "translation": _as_gltf(shift)})
    for node in nodes:
        if not node.get("children", True):
            del node["children"]
    return _packed(writer, {"nodes": nodes, "meshes": meshes})


def _primitives(writer: _Writer, model: Model, part: int, pivot: NDArray[Any]) -> list[dict[str, Any]]:
    """The triangles of a part, those of each material together."""
    corners = model.triangles[model.part[model.triangles[:, 0]] == part]
    if not len(corners):
        return []
    found = []
    kinds = model.material[corners[:, 0]]
    for gloss, emit, team in np.unique(kinds, axis=0):
        own = corners[(kinds == (gloss, emit, team)).all(1)]
        used, numbers = np.unique(own, return_inverse=True)
        linear = (model.colours[used] / 255) ** GAMMA
        paint = np.c_[np.round(linear * 65535), np.full(len(used), 65535)].astype("<u2")
        positions = _axes(model.positions[used] - pivot).astype("<f4")
        bounds = {"min": positions.min(0).tolist(), "max": positions.max(0).tolist()}
        attributes = {
            "POSITION": writer.array(positions, FLOAT, "VEC3", **bounds),
            "NORMAL": writer.array(_axes(model.normals[used]).astype("<f4"), FLOAT, "VEC3"),
            "COLOR_0": writer.array(paint, SHORT, "VEC4", normalized=True),
        }
        indices = writer.array(numbers.reshape(-1).astype("<u2"), SHORT, "SCALAR")
        material = writer.paint(int(gloss), int(emit), int(team))
        found.append({"attributes": attributes, "indices": indices, "material": material})
    return found


def _axes(ours: NDArray[Any]) -> NDArray[Any]:
    """Our axes (x to the right, y ahead, z up) as glTF's (y up, z ahead)."""
    return np.c_[-ours[:, 0], ours[:, 2], ours[:, 1]]


def _as_gltf(point: NDArray[Any]) -> list[float]:
    return [round(float(value), 5) + 0.0 for value in (-point[0], point[2], point[1])]


def _packed(writer: _Writer, content: dict[str, Any]) -> bytes:
    document = {
        "asset": {"version": "2.0", "generator": "General Clumsy"},
        "scene": 0,
        "scenes": [{"nodes": [0]}],
        **content,
        "materials": writer.materials,
        "accessors": writer.accessors,
        "bufferViews": writer.views,
        "buffers": [{"byteLength": len(writer.binary)}],
    }
    text = json.dumps(document, separators=(",", ":"), allow_nan=False).encode()
    text += b" " * (-len(text) % 4)
    binary = bytes(writer.binary) + b"\0" * (-len(writer.binary) % 4)
    chunks = struct.pack("<2I", len(text), JSON_CHUNK) + text + struct.pack("<2I", len(binary), BINARY_CHUNK) + binary
    return struct.pack("<4sII", b"glTF", 2, 12 + len(chunks)) + chunks


def main(words: list[str]) -> None:
    """Write one model."""
    if len(words) != 2:
        raise SystemExit("usage: python -m client3d.models.glb NAME FILE")
    from client3d.models.bake import FOLDER, to_model
    from client3d.models.examples import EXAMPLES
    from client3d.models.library import ModelLibrary

    name, file = words[0], Path(words[1])
    model = to_model(name, EXAMPLES[name]()) if name in EXAMPLES else ModelLibrary([FOLDER]).load(name)
    content = encode_glb(model)
    file.write_bytes(content)
    print(f"{name}: {model.triangle_count} triangles, {len(content)} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Builds the models and bakes them into the packs' folders: `python -m client3d.models.bake [--pack PACK] [NAME...]`.

For development: it needs trimesh and embreex. What it writes is committed, and depends on nothing but this code.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from client3d.models.catalogue import CATALOGUE
from client3d.models.catalogue.headquarters import HEADQUARTERS
from client3d.models.catalogue.skirmish import SKIRMISH
from client3d.models.library import SUFFIX
from client3d.models.mesh import Mesh
from client3d.models.meshfile import GAMMA, Anchor, Model, Part, Vector, encode
from client3d.models.occlusion import occluded
from client3d.models.sculpt import Sculpt, Sculptor

_DATA = Path(__file__).resolve().parents[2] / "data"
FOLDER = _DATA / "clumsy" / "models"
PACKS: dict[str, tuple[Path, dict[str, Sculptor]]] = {
    "clumsy": (FOLDER, CATALOGUE),
    "headquarters": (_DATA / "headquarters" / "models", HEADQUARTERS),
    "skirmish": (_DATA / "skirmish" / "models", SKIRMISH),
}
"""Of each pack its folder of models and what builds them."""
UNSEEN = -0.95  # a normal's z from which a face looks straight down
CELL = 100  # model code measures in hundredths of a cell


def bake(name: str, pack: str = "clumsy") -> Model:
    """The baked model of a name in a pack's catalogue."""
    return to_model(name, PACKS[pack][1][name]())


def to_model(name: str, sculpt: Sculpt) -> Model:
    """A sculpt with its occlusion, in cells, equal vertices shared."""
    mesh = without_undersides(occluded(sculpt.mesh, sculpt.airy, sculpt.grounded))
    colours = np.round(np.clip(mesh.colours, 0, 1) ** (1 / GAMMA) * 255).reshape(-1, 3)
    rows = (
        np.c_[
            np.round(mesh.points.reshape(-1, 3), 2) * 100,
            np.round(np.repeat(mesh.normals, 3, 0) * 127),
            colours,
            np.repeat(np.round(mesh.material * 255), 3, 0),
            np.repeat(mesh.part, 3),
        ]
        .round()
        .astype(np.int32)
    )
    _, first, same = np.unique(rows, axis=0, return_index=True, return_inverse=True)
    order = np.argsort(first)  # keep the order of building: neighbours in space pack better
    rank = np.empty_like(order)
    rank[order] = np.arange(len(order))
    vertices = rows[first[order]]
    positions = vertices[:, 0:3] / 100 / CELL
    normals = vertices[:, 3:6] / np.linalg.norm(vertices[:, 3:6], axis=1, keepdims=True)
    return Model(
        name,
        positions.astype(np.float32),
        normals.astype(np.float32),
        vertices[:, 6:9].astype(np.uint8),
        vertices[:, 9:12].astype(np.uint8),
        vertices[:, 12].astype(np.uint8),
        rank[same.ravel()].reshape(-1, 3).astype(np.uint16),
        parts=tuple(Part(p.name, p.kind, _in_cells(p.pivot), p.axis, p.parent) for p in sculpt.parts),
        anchors={key: Anchor(part, _in_cells(point)) for key, (part, point) in sculpt.anchors.items()},
        low=_vector(positions.min(0)),
        high=_vector(positions.max(0)),
    )


def without_undersides(mesh: Mesh) -> Mesh:
    """The mesh without faces that look straight down: the camera is always above, so nobody sees them."""
    return mesh.where(mesh.normals[:, 2] > UNSEEN)


def _in_cells(point: Vector) -> Vector:
    return _vector(np.array(point) / CELL)


def _vector(values: np.ndarray) -> Vector:
    x, y, z = (float(v) for v in values)
    return (x, y, z)


def main() -> None:
    """Bakes the named models of a pack, or all of them, and says how big each is."""
    parser = argparse.ArgumentParser(prog="python -m client3d.models.bake", description=__doc__)
    parser.add_argument("--pack", choices=PACKS, default="clumsy")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    folder, catalogue = PACKS[options.pack]
    unknown = [name for name in options.names if name not in catalogue]
    if unknown:
        raise SystemExit(f"no such model: {', '.join(unknown)}; known: {', '.join(sorted(catalogue))}")
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    for name in options.names or sorted(catalogue):
        model = bake(name, options.pack)
        data = encode(model)
        (folder / f"{name}{SUFFIX}").write_bytes(data)
        total += len(data)
        print(f"{name:24} {model.triangle_count:5} triangles {len(model.positions):5} vertices {len(data):6} bytes")
    print(f"{total} bytes")


if __name__ == "__main__":
    main()

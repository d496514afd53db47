"""A mod's glTF model made ready for the screen: `core.models` has read and checked it, here it becomes arrays.

Occlusion is not baked into it: that is up to the colours of its vertices.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from client3d.models.meshfile import GAMMA, Anchor, Model, ModelFileError, Part, Vector
from core.models.source import ModelSource, Triangles, read_source
from core.packs.faults import Faults

_SHORTEST = 1e-9
Floats = NDArray[np.float64]


def read_gltf(path: Path) -> Model:
    """The model of a `.gltf` or `.glb` file. Raises ModelFileError with the first thing that is wrong with it."""
    faults = Faults()
    source = read_source(path, faults)
    if source is None:
        raise ModelFileError(str(next(iter(faults))))
    return model_of(path.stem, source)


def model_of(name: str, source: ModelSource) -> Model:
    """A model of what was read."""
    columns = [_arrays(one) for one in source.triangles]
    starts = np.cumsum([0, *(len(positions) for positions, *_ in columns)])
    positions, normals, colours, material, part = (np.concatenate([one[k] for one in columns]) for k in range(5))
    corners = np.concatenate([one[5] + start for one, start in zip(columns, starts, strict=False)])
    low, high = positions.min(0), positions.max(0)
    arrays = (
        positions.astype(np.float32),
        normals.astype(np.float32),
        np.round(np.clip(colours, 0, 1) ** (1 / GAMMA) * 255).astype(np.uint8),
        np.round(material * 255).astype(np.uint8),
        part.astype(np.uint8),
        corners.astype(np.uint16),
    )
    for array in arrays:
        array.flags.writeable = False
    return Model(
        name,
        *arrays,
        parts=tuple(Part(one.name, one.kind, one.pivot, one.axis, one.parent) for one in source.parts),
        anchors={point: Anchor(part, at) for point, (part, at) in source.points.items()},
        low=_vector(low),
        high=_vector(high),
    )


def _arrays(given: Triangles) -> tuple[NDArray[Any], ...]:
    """Positions, normals, colours, material, part of each vertex, and corners of each triangle."""
    matrix = np.array(given.matrix).reshape(3, 4)
    turn, shift = matrix[:, :3], matrix[:, 3]
    positions = np.array(given.positions, np.float64).reshape(-1, 3) @ turn.T + shift
    corners = np.array(given.corners, np.int64).reshape(-1, 3)
    if np.linalg.det(turn) < 0:  # a mirrored node shows its triangles from within
        corners = corners[:, ::-1]
    colours = np.broadcast_to(np.array(given.paint.colour), positions.shape)
    if given.colours is not None:
        colours = colours * np.array(given.colours, np.float64).reshape(-1, 3)
    if given.normals is None:
        positions, colours = positions[corners].reshape(-1, 3), colours[corners].reshape(-1, 3)
        corners = np.arange(len(positions)).reshape(-1, 3)
        edges = positions.reshape(-1, 3, 3)
        normals = np.repeat(np.cross(edges[:, 1] - edges[:, 0], edges[:, 2] - edges[:, 0]), 3, 0)
    else:
        normals = np.array(given.normals, np.float64).reshape(-1, 3) @ np.linalg.pinv(turn)
    paint = given.paint
    material = np.broadcast_to(np.array([paint.gloss, paint.emit, paint.team]), positions.shape)
    return positions, _of_length_one(normals), colours, material, np.full(len(positions), given.part), corners


def _of_length_one(normals: Floats) -> Floats:
    """Normals of length 1; one without a direction points up."""
    lengths = np.linalg.norm(normals, axis=1, keepdims=True)
    found: Floats = np.where(lengths > _SHORTEST, normals / np.maximum(lengths, _SHORTEST), [0.0, 0.0, 1.0])
    return found


def _vector(values: NDArray[np.float64]) -> Vector:
    x, y, z = (float(value) for value in values)
    return x, y, z

"""Meshes that are built while the game runs, from code: for the static scene, and as models that move."""

from __future__ import annotations

from typing import Any

import numpy as np

from client3d.models import mesh as modelling
from client3d.models.meshfile import Model, Part
from client3d.scene.geometry import Mesh, screen_bytes

_HUNDREDTHS = 100.0


def scene_mesh(built: modelling.Mesh) -> Mesh:
    """A mesh of model code, in hundredths of a cell, as the scene draws it."""
    count = len(built) * 3
    return Mesh(
        (built.points.reshape(-1, 3) / _HUNDREDTHS).astype(np.float32),
        np.repeat(built.normals, 3, 0).astype(np.float32),
        built.colours.reshape(-1, 3).astype(np.float32),
        np.repeat(built.material[:, 0], 3).astype(np.float32),
        np.repeat(built.material[:, 1], 3).astype(np.float32),
        np.arange(count, dtype=np.int32).reshape(-1, 3),
        np.zeros(count, np.float32),
    )


def model_of(name: str, built: modelling.Mesh) -> Model:
    """A mesh of model code as a model of one part."""
    count = len(built) * 3
    positions = (built.points.reshape(-1, 3) / _HUNDREDTHS).astype(np.float32)
    material = np.repeat(np.round(built.material * 255), 3, 0).astype(np.uint8)
    low, high = positions.min(0), positions.max(0)
    return Model(
        name,
        positions,
        np.repeat(built.normals, 3, 0).astype(np.float32),
        screen_bytes(built.colours.reshape(-1, 3)),
        material,
        np.zeros(count, np.uint8),
        np.arange(count, dtype=np.uint16).reshape(-1, 3),
        parts=(Part("body", "fixed", (0, 0, 0), (0, 0, 1), 0),),
        anchors={},
        low=(float(low[0]), float(low[1]), float(low[2])),
        high=(float(high[0]), float(high[1]), float(high[2])),
    )


class Cupboard:
    """Models by name: those built here, else those of a library."""

    def __init__(self, library: Any) -> None:
        self._library = library
        self._built: dict[str, Model] = {}

    def put(self, name: str, built: modelling.Mesh) -> None:
        """Keep a model under a name."""
        self._built[name] = model_of(name, built)

    def load(self, name: str) -> Model:
        """The model of a name; a plain one if nobody made it."""
        return self._built.get(name) or self._library.load(name)

    def has(self, name: str) -> bool:
        """Whether somebody made a model of that name."""
        return name in self._built or self._library.path(name) is not None

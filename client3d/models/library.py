"""Where the scene gets its models: files in the packs' `models` folders, a plain box for a model nobody made.

Ours are baked; those of mods are glTF (docs/modding-models.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import numpy as np

from client3d.models.meshfile import NAME, Anchor, Model, ModelFileError, Part, read_model
from core.models.container import SUFFIXES as GLTF_SUFFIXES

SUFFIX = ".model"
SUFFIXES = (*GLTF_SUFFIXES, SUFFIX)
"""Of files of models; of several with one name in a folder the first counts."""


class ModelLibrary:
    """Models by name. `folders` in load order: of two files with one name, that in the later folder counts.

    With `on_broken`, which is told why, a broken file is as good as none.
    """

    def __init__(
        self,
        folders: Iterable[Path | str],
        on_broken: Callable[[ModelFileError], None] | None = None,
        stand_ins: Mapping[str, str] | None = None,
    ) -> None:
        """`stand_ins`: by name, the model that is shown where there is none of that name."""
        self._stand_ins = stand_ins or {}
        self.folders = [Path(folder) for folder in folders]
        self._on_broken = on_broken
        self._loaded: dict[str, Model] = {}

    def load(self, name: str) -> Model:
        """The model of that name, or what stands in for it: a plain box, if nothing else is known.

        Raises ModelFileError if its file is broken and nobody is to be told.
        """
        if name not in self._loaded:
            try:
                path = self.path(name)
                self._loaded[name] = _read(path) if path else self._standing_in(name)
            except ModelFileError as error:
                if self._on_broken is None:
                    raise
                self._on_broken(error)
                self._loaded[name] = self._standing_in(name)
        return self._loaded[name]

    def _standing_in(self, name: str) -> Model:
        """What is shown for a model that nobody made, or that is broken."""
        other = self._stand_ins.get(name, name)
        return plain_box(name) if other == name else self.load(other)

    def forget(self, names: Iterable[str]) -> None:
        """Read these again when they are asked for: their files were changed."""
        for name in names:
            self._loaded.pop(name, None)

    def path(self, name: str) -> Path | None:
        """The file that holds a model, None if there is none."""
        if not NAME.fullmatch(name):
            raise ModelFileError(f"{name!r} is no model name: expected a-z, 0-9 and _")
        for folder in reversed(self.folders):
            for suffix in SUFFIXES:
                path = folder / f"{name}{suffix}"
                if path.is_file():
                    return path
        return None

    def names(self) -> list[str]:
        """The names of all models that have a file, sorted."""
        files = (path for folder in self.folders if folder.is_dir() for path in folder.iterdir())
        return sorted({path.stem for path in files if path.suffix in SUFFIXES})


def _read(path: Path) -> Model:
    if path.suffix == SUFFIX:
        return read_model(path)
    from client3d.models.gltf import read_gltf

    return read_gltf(path)


def plain_box(name: str) -> Model:
    """A pointed box in the side's colour, so that a unit without a model still shows, and where it faces."""
    half, front, top = 0.26, 0.38, 0.34
    outline = [(-half, -half), (half, -half), (half, 0.16), (0.0, front), (-half, 0.16)]
    low_ring = np.array([(x, y, 0.0) for x, y in outline])
    high_ring = np.array([(x * 0.9, y * 0.9, top) for x, y in outline])
    count = len(outline)
    polygons = [
        [low_ring[i], low_ring[(i + 1) % count], high_ring[(i + 1) % count], high_ring[i]] for i in range(count)
    ]
    polygons += [list(high_ring), list(low_ring[::-1])]
    positions: list[np.ndarray] = []
    normals: list[np.ndarray] = []
    triangles: list[tuple[int, int, int]] = []
    for polygon in polygons:
        base = len(positions)
        normal = np.cross(polygon[1] - polygon[0], polygon[2] - polygon[0])
        positions += polygon
        normals += [normal / np.linalg.norm(normal)] * len(polygon)
        triangles += [(base, base + k, base + k + 1) for k in range(1, len(polygon) - 1)]
    vertices = len(positions)
    material = np.zeros((vertices, 3), np.uint8)
    material[:, 2] = 255
    arrays = (
        np.array(positions, np.float32),
        np.array(normals, np.float32),
        np.full((vertices, 3), 210, np.uint8),
        material,
        np.zeros(vertices, np.uint8),
        np.array(triangles, np.uint16),
    )
    for array in arrays:
        array.flags.writeable = False
    body = (Part("body", "fixed", (0.0, 0.0, 0.0), (0.0, 0.0, 1.0), 0),)
    anchors = {"muzzle": Anchor(0, (0.0, front, top * 0.7))}
    return Model(
        name, *arrays, parts=body, anchors=anchors, low=(-half, -half, 0.0), high=(half, front, top), is_fallback=True
    )

"""What the catalogue's functions return: a mesh, its moving parts and its named points, in hundredths of a cell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from client3d.models.mesh import Mesh, Point
from client3d.models.meshfile import Part

BODY = Part("body", "fixed", (0, 0, 0), (0, 0, 1), 0)


@dataclass(frozen=True)
class Sculpt:
    """A model before baking. `anchors`: a part's number and a point by name; `airy` parts (rotors) shade no others."""

    mesh: Mesh
    parts: tuple[Part, ...] = (BODY,)
    anchors: dict[str, tuple[int, Point]] = field(default_factory=dict)
    airy: frozenset[int] = frozenset()
    grounded: bool = True

    def grown(self, factor: float) -> Sculpt:
        """The same model so many times as large, its parts and points with it."""

        def far(point: Point) -> Point:
            return point[0] * factor, point[1] * factor, point[2] * factor

        parts = tuple(replace(part, pivot=far(part.pivot)) for part in self.parts)
        anchors = {name: (part, far(point)) for name, (part, point) in self.anchors.items()}
        return replace(self, mesh=self.mesh.scaled(factor), parts=parts, anchors=anchors)


Sculptor = Callable[[], Sculpt]


def moving_parts(*parts: Part) -> tuple[Part, ...]:
    """The body and the given parts, numbered from 1 in this order."""
    return (BODY, *parts)

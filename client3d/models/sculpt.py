"""What the catalogue's functions return: a mesh, its moving parts and its named points, in hundredths of a cell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

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


Sculptor = Callable[[], Sculpt]


def moving_parts(*parts: Part) -> tuple[Part, ...]:
    """The body and the given parts, numbered from 1 in this order."""
    return (BODY, *parts)

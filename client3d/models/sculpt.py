"""What the catalogue's functions return: a mesh with its moving parts and named points, measured in hundredths of a cell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from client3d.models.mesh import Mesh, Point
from client3d.models.meshfile import Part

BODY = Part("body", "fixed", (0, 0, 0), (0, 0, 1), 0)


@dataclass(frozen=True)
class Sculpt:
    """A model before baking. `anchors` map a name to a part's number and a point; `airy` parts shade no others (rotors)."""

    mesh: Mesh
    parts: tuple[Part, ...] = (BODY,)
    anchors: dict[str, tuple[int, Point]] = field(default_factory=dict)
    airy: frozenset[int] = frozenset()
    grounded: bool = True


Sculptor = Callable[[], Sculpt]


def moving_parts(*parts: Part) -> tuple[Part, ...]:
    """The body and the given parts, numbered from 1 in this order."""
    return (BODY, *parts)

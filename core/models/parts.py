"""What moves of a model, told by the names of its nodes; and points of it that are named (docs/modding-models.md)."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from core.models.matrices import Point

UP: Final = (0.0, 0.0, 1.0)
RIGHT: Final = (1.0, 0.0, 0.0)
LEFT: Final = (-1.0, 0.0, 0.0)

KINDS: Final[dict[str, tuple[str, str, Point]]] = {
    # how a name begins: what the part is called, how it moves, about what
    "turret": ("turret", "yaw", UP),
    "barrel": ("barrel", "pitch", RIGHT),
    "tail_rotor": ("tail_rotor", "spin", RIGHT),
    "main_rotor": ("rotor", "spin", UP),
    "rotor": ("rotor", "spin", UP),
    "wheel": ("axle", "spin", LEFT),
    "axle": ("axle", "spin", LEFT),
    "tracks": ("tracks", "fixed", UP),
    "radar": ("radar", "spin", UP),
    "aerial": ("aerial", "spin", UP),
    "figure": ("figure", "figure", UP),
    "bearer": ("bearer", "figure", UP),
    "weapon": ("weapon", "pitch", RIGHT),
    "tool": ("tool", "pitch", RIGHT),
    "head": ("head", "fixed", UP),
    "left_leg": ("left_leg", "swing", RIGHT),
    "right_leg": ("right_leg", "swing", RIGHT),
    "flag": ("flag", "wave", UP),
}
POINTS: Final = ("muzzle_2", "muzzle", "exhaust", "radio")
"""Points that are told by name: where shots leave it, where it smokes, where it sends from."""
BODY: Final = "body"


class ModelPart(Struct, frozen=True):
    """A part: its pivot and axis in cells, x to the right, y ahead, z up; it moves with its parent, a lower number."""

    name: str
    kind: str
    pivot: Point
    axis: Point
    parent: int


def plain_name(name: str) -> str:
    """A node's name as names are compared: programs add numbers and capitals of their own."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


def kind_of(name: str) -> tuple[str, str, Point] | None:
    """What a node of this name is as a part: name, kind, axis; nothing for one that stands still."""
    plain = plain_name(name)
    for begins, (called, kind, axis) in KINDS.items():
        if plain == begins or plain.startswith(f"{begins}_") or re.fullmatch(rf"{begins}\d+", plain):
            return (called + plain.removeprefix(begins))[:40], kind, axis
    return None


def point_of(name: str) -> str:
    """The point that a node of this name is; "" for none."""
    plain = plain_name(name)
    return plain if plain in POINTS else ""

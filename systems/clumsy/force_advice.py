"""What a force may be without, but seldom wants to be; and what a unit is of little use without.

FORCE-1 of the rulebook leaves these open; CAPTURE-1, FIRE-1, TOW-1, DRONE-1 and TURN-2 say why they matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from systems.clumsy.data import ClumsyData, UnitType

Need = Literal["", "tractor", "operator"]


@dataclass(frozen=True, slots=True)
class ForceLack:
    """What a force lacks (text key: `force-lacks-` and what)."""

    what: Literal["general", "engineer", "supplier", "tractor", "drone"]
    count: int = 1
    """How many more of it would do."""


def need_of(kind: UnitType) -> Need:
    """The ability of another unit that this one is of little use without; "" for none."""
    if kind.unit_class == "towed":
        return "tractor"
    return "operator" if kind.unit_class == "drone" else ""


def guns_untowed(kinds: Sequence[UnitType]) -> int:
    """How many guns of a force have no truck of their own to tow them (TOW-1)."""
    guns = sum(need_of(kind) == "tractor" for kind in kinds)
    return max(guns - sum("tractor" in kind.abilities for kind in kinds), 0)


def lacks(data: ClumsyData, types: Sequence[str], points: int) -> list[ForceLack]:
    """What a list of units lacks on a map with so many victory points, the gravest first. All types must be known."""
    kinds = [data.units[name] for name in types]
    abilities = {ability for kind in kinds for ability in kind.abilities}
    found = []
    if points and "engineer" not in abilities:
        found.append(ForceLack("engineer"))
    untowed = guns_untowed(kinds)
    if untowed:
        found.append(ForceLack("tractor", untowed))
    if "general" not in abilities:
        found.append(ForceLack("general"))
    if "supplier" not in abilities:
        found.append(ForceLack("supplier"))
    if "operator" in abilities and all(need_of(kind) != "operator" for kind in kinds):
        found.append(ForceLack("drone"))
    return found

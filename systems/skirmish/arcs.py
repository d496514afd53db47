"""Arcs: whether those who act together look towards something.

SK-ARC-1 of the rulebook. A group looks from its fighter nearest to it; who is in a building looks out on every side.
"""

from __future__ import annotations

from collections.abc import Sequence

from systems.skirmish.facing import is_in_front, is_in_group_arc
from systems.skirmish.geometry import Shape, shape_gap
from systems.skirmish.measures import Point
from systems.skirmish.view import UnitView, View, acts_in_group

SINGLE_ARC, GROUP_ARC = 180, 90
"""Degrees that a single fighter and a group see, as they are told and drawn; `facing` judges them exactly."""


def degrees_of(fellows: Sequence[UnitView]) -> int:
    """The degrees that those see who act together in the open."""
    return GROUP_ARC if acts_in_group(fellows) else SINGLE_ARC


def nearest_of(view: View, fellows: Sequence[UnitView], shape: Shape) -> UnitView:
    """The one of some fighters who is nearest to a shape; of several the first."""
    found, least = fellows[0], shape_gap(view.shape(fellows[0])[0], shape)
    for unit in fellows[1:]:
        gap = shape_gap(view.shape(unit)[0], shape)
        if gap.shorter(least):
            found, least = unit, gap
    return found


def looks_at(fellows: Sequence[UnitView], nearest: UnitView, spot: Point) -> bool:
    """Whether those who act together see a spot, from the one of them who is nearest to it."""
    if nearest.is_inside:
        return True
    if acts_in_group(fellows):
        return is_in_group_arc(nearest.facing, nearest.at, nearest.radius, spot)
    return is_in_front(nearest.facing, nearest.at, spot)

"""Guards: fighters that keep the points a side holds, and make their rounds there while nobody comes.

CAPTURE-2 and PATROL-1 of the rulebook.
"""

from __future__ import annotations

from core.board import mask_of
from systems.clumsy.ai.assess import Assessment
from systems.clumsy.ai.errands import Errand
from systems.clumsy.ai.roles import Role, is_spotter
from systems.clumsy.components import NO_UNIT, OFF_BOARD
from systems.clumsy.cover import cover_of
from systems.clumsy.orders import PatrolOrder
from systems.clumsy.patrol import may_patrol, refuse_patrol, walks
from systems.clumsy.view import UnitView, View


class Guards:
    """Who keeps which point in one turn."""

    def __init__(self) -> None:
        self._posts: dict[int, int] = {}

    def begin_turn(self, view: View, assessment: Assessment) -> None:
        """Choose the guards: to each point held the one who loses least by it, while there are enough to fight."""
        self._posts.clear()
        held = [cell for cell, owner in view.points if owner == view.side]
        if not held or assessment.is_late:
            return
        fighters = [unit for unit in view.own if _may_guard(view, unit, assessment)]
        left = -(-len(fighters) * assessment.personality.judgement.guards // 100)
        near = assessment.personality.works.foe_near
        # who keeps a point already goes on with it
        ranked = sorted(
            (unit.patrol != cell, distance, unit.kind.value, unit.id, cell)
            for unit in fighters
            for cell in held
            if (distance := view.board.distance(unit.cell, cell)) <= near
        )
        for _, _, _, unit, cell in ranked:
            if left and unit not in self._posts and cell not in self._posts.values():
                self._posts[unit] = cell
                left -= 1

    def errand(self, view: View, unit: UnitView, assessment: Assessment) -> Errand | None:
        """Where a guard has to be; None if the unit keeps nothing."""
        point = self._posts.get(unit.id)
        if point is None:
            return None
        return Errand(view.board.disk(point, view.data.rules.patrol.radius), assessment.personality.standing.guard)

    def rests(self, view: View, unit: UnitView, assessment: Assessment) -> bool:
        """Whether a guard makes its rounds already and is to go on with them."""
        point = self._posts.get(unit.id)
        return point is not None and unit.patrol == point and not _is_come_near(view, point, assessment)

    def round(self, view: View, unit: UnitView, assessment: Assessment) -> PatrolOrder | None:
        """The order by which a unit that holds ground begins its rounds; None if it has others, or somebody comes."""
        centre = self._posts.get(unit.id)
        if centre is None and not unit.moved and unit.patrol == OFF_BOARD and _holds_ground(view, unit, assessment):
            centre = unit.cell
        if centre is None or unit.patrol == centre or not walks_on_patrol(view, unit):
            return None
        if view.board.distance(unit.cell, centre) > view.data.rules.patrol.radius:
            return None
        if _is_come_near(view, centre, assessment):
            return None
        order = PatrolOrder(side=view.side, unit=unit.id, at=view.board.xy(centre))
        return order if refuse_patrol(view, order) is None else None


def walks_on_patrol(view: View, unit: UnitView) -> bool:
    """Whether the unit could make rounds: it fires directly, and not only when it stands still."""
    return may_patrol(view.data, unit.kind) and walks(view.data, unit.kind)


def _holds_ground(view: View, unit: UnitView, assessment: Assessment) -> bool:
    """Whether a whole unit stands by a gun, a point or a building of its side, in no cover that it would leave."""
    if (
        unit.hp < unit.kind.hp
        or cover_of(view.field, view.side, unit.cell).terrain
        or view.field.structure_cover(unit.cell)
    ):
        return False
    near = view.board.disk(unit.cell, assessment.personality.works.held)
    kept = mask_of(cell for cell, owner in view.points if owner == view.side)
    for cell, standing in view.field.structures.items():
        if standing.side == view.side and standing.kind.kind == "building":
            kept |= 1 << cell
    guns = mask_of(other.cell for other in view.own if assessment.roles[other.id] is Role.GUN)
    return bool(near & (kept | guns)) and assessment.roles[unit.id] is Role.FIGHTER


def _may_guard(view: View, unit: UnitView, assessment: Assessment) -> bool:
    role = assessment.roles[unit.id]
    spots = is_spotter(unit.kind, role, assessment.personality.judgement)
    fights = role is Role.FIGHTER and unit.towing == NO_UNIT and not spots
    return fights and may_patrol(view.data, unit.kind) and "engineer" not in unit.kind.abilities


def _is_come_near(view: View, point: int, assessment: Assessment) -> bool:
    near = assessment.personality.works.foe_near
    return any(view.board.distance(point, foe.cell) <= near for foe in assessment.foes)

"""Second shots: a supply truck or a general comes to those who have fired and could fire again (TURN-2)."""

from __future__ import annotations

from core.board import cells_of
from systems.clumsy.ai.assess import SCALE, Assessment
from systems.clumsy.ai.moves import move_to
from systems.clumsy.ai.roles import Role
from systems.clumsy.ai.tally import Tally
from systems.clumsy.components import NO_UNIT
from systems.clumsy.fire import line_is_blocked, preview, range_of
from systems.clumsy.movement import reach, stops
from systems.clumsy.orders import MoveOrder
from systems.clumsy.shots import fires_twice, shot_price, shots_allowed
from systems.clumsy.view import UnitView, View

BEARABLE = 2
"""Whoever brings a second shot takes on no more danger than its hit points by so many times less."""


def gives_second_shots(assessment: Assessment, unit: UnitView) -> bool:
    """Whether others fire twice near this unit, which does not fight itself."""
    helps = "general" in unit.kind.abilities or "supplier" in unit.kind.abilities
    return helps and assessment.roles.get(unit.id) in (Role.SUPPLIER, Role.GENERAL)


def bring_second_shot(view: View, giver: UnitView, assessment: Assessment) -> MoveOrder | None:
    """The move of a supply truck or general that lets others fire once more this turn; None if it is not worth it."""
    if not view.enemies or giver.towing != NO_UNIT:
        return None
    gains = {unit.cell: gain for unit in view.own if (gain := gain_of_another_shot(view, unit))}
    if not gains:
        return None
    cells = stops(view, giver, reach(view, giver))
    threat = assessment.threat(view, giver.kind.unit_class)
    risky = 0
    for cell in cells_of(threat.above_zero() & cells):
        if threat.at(cell) * BEARABLE > giver.hp:
            risky |= 1 << cell
    cells &= ~(risky | view.field.ground.burning | assessment.about_to_burn)
    if not cells:
        return None
    radius = view.data.rules.general.radius if "general" in giver.kind.abilities else 1
    tally = Tally()
    for cell, gain in sorted(gains.items()):
        tally.add(view.board.disk(cell, radius) & cells, gain * SCALE)
    helping = tally.above_zero()
    if not helping:
        return None
    best = tally.greatest(helping)
    found = reach(view, giver)
    goal = min(cells_of(best), key=lambda cell: (threat.at(cell), found.cost(cell) or 0, cell))
    return move_to(view, giver, goal)


def gain_of_another_shot(view: View, unit: UnitView) -> int:
    """The most that a unit that has fired its one shot would take with another from where it stands; 0 if nothing."""
    if len(unit.shots) != 1 or fires_twice(unit.kind) or unit.towed_by != NO_UNIT:
        return 0
    if shots_allowed(view.field, unit.kind, unit.side, unit.cell) > 1:
        return 0
    if unit.action_points < shot_price(view.data, unit.kind):
        return 0
    best = 0
    enemies = view.field.others(view.side)
    for place, name in enumerate(unit.kind.weapons):
        weapon = view.data.weapons[name]
        still = weapon.still_only or "still_only" in unit.kind.abilities
        if not unit.rounds[place] or "ground" not in weapon.targets or (unit.moved and still):
            continue
        least, greatest = range_of(view.data, weapon, unit.moved)
        for cell in cells_of(view.board.ring(unit.cell, least, greatest) & enemies):
            if weapon.indirect or not line_is_blocked(view.field, unit.cell, cell):
                target = view.at[cell]
                best = max(best, min(target.hp, preview(view, weapon, target).total))
    return best

"""Second shots: a supply truck or a general comes to those who have fired and could fire again (TURN-2).

A supply truck also comes to those who have no round left and somebody to fire at (FIRE-1).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from core.board import cells_of, mask_of
from core.reach import Reach
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


class Gain(NamedTuple):
    """What a unit could do with a shot more."""

    damage: int
    kills: bool
    """Whether its target would be destroyed."""


NO_GAIN = Gain(0, False)


def gives_second_shots(assessment: Assessment, unit: UnitView) -> bool:
    """Whether others fire twice near this unit, which does not fight itself."""
    helps = "general" in unit.kind.abilities or "supplier" in unit.kind.abilities
    return helps and assessment.roles.get(unit.id) in (Role.SUPPLIER, Role.GENERAL)


def bring_second_shot(view: View, giver: UnitView, assessment: Assessment) -> MoveOrder | None:
    """The move of a supply truck or general that lets others fire once more this turn; None if it is not worth it."""
    if not view.enemies or giver.towing != NO_UNIT:
        return None
    gains = {unit.cell: gain for unit in view.own if (gain := gain_of_another_shot(view, unit)).damage}
    thirsty = {unit.cell: gain for unit in view.own if (gain := gain_of_rounds(view, giver, unit)).damage}
    if not gains and not thirsty:
        return None
    found = reach(view, giver)
    cells = stops(view, giver, found) & ~(view.field.ground.burning | assessment.about_to_burn)
    standing, threat = assessment.personality.standing, assessment.threat(view, giver.kind.unit_class)
    radius = view.data.rules.general.radius if "general" in giver.kind.abilities else 1
    in_time = cells & _with_points_left(found, cells, giver.action_points - view.data.rules.orders.supply)
    tally = Tally()
    for where, near, allowed in ((gains, radius, cells), (thirsty, 1, in_time)):
        for cell, gain in sorted(where.items()):
            # for a shot that destroys somebody it is worth being shot at, not dying
            bearable = giver.hp - 1 if gain.kills else giver.hp // standing.bearable
            helping = view.board.disk(cell, near) & allowed
            tally.add(helping & ~_risky(threat, helping, bearable), gain.damage * SCALE)
    helping = tally.above_zero()
    if not helping:
        return None
    best = tally.greatest(helping)
    goal = min(cells_of(best), key=lambda cell: (threat.at(cell), found.cost(cell) or 0, cell))
    return move_to(view, giver, goal)


def _risky(threat: Tally, cells: int, bearable: int) -> int:
    """Mask of those of some cells in which more than this is to be feared."""
    risky = 0
    for cell in cells_of(threat.above_zero() & cells):
        if threat.at(cell) > bearable:
            risky |= 1 << cell
    return risky


def _with_points_left(found: Reach, cells: int, points: int) -> int:
    """Mask of those of some cells that are reached for at most so many action points."""
    return mask_of(cell for cell in cells_of(cells) if (found.cost(cell) or 0) <= points)


def gain_of_another_shot(view: View, unit: UnitView) -> Gain:
    """The most that a unit that has fired its one shot would do with another from where it stands."""
    if len(unit.shots) != 1 or fires_twice(unit.kind) or unit.towed_by != NO_UNIT:
        return NO_GAIN
    if shots_allowed(view.field, unit.kind, unit.side, unit.cell) > 1:
        return NO_GAIN
    loaded = [name for name, rounds in zip(unit.kind.weapons, unit.rounds, strict=True) if rounds]
    return _best_shot(view, unit, loaded)


def gain_of_rounds(view: View, giver: UnitView, unit: UnitView) -> Gain:
    """The most that a unit without a round would do with a shot, if this supply truck came to refill it (FIRE-1)."""
    if "supplier" not in giver.kind.abilities or unit.id == giver.id or unit.shots or any(unit.rounds):
        return NO_GAIN
    if unit.towed_by != NO_UNIT or unit.airborne or view.board.distance(giver.cell, unit.cell) <= 1:
        return NO_GAIN
    return _best_shot(view, unit, unit.kind.weapons)


def _best_shot(view: View, unit: UnitView, names: Iterable[str]) -> Gain:
    if unit.action_points < shot_price(view.data, unit.kind):
        return NO_GAIN
    best = NO_GAIN
    enemies = view.field.others(view.side)
    for name in names:
        weapon = view.data.weapons[name]
        still = weapon.still_only or "still_only" in unit.kind.abilities
        if "ground" not in weapon.targets or (unit.moved and still):
            continue
        least, greatest = range_of(view.data, weapon, unit.moved)
        for cell in cells_of(view.board.ring(unit.cell, least, greatest) & enemies):
            if weapon.indirect or not line_is_blocked(view.field, unit.cell, cell):
                target = view.at[cell]
                damage = min(target.hp, preview(view, weapon, target).total)
                best = max(best, Gain(damage, damage == target.hp))
    return best

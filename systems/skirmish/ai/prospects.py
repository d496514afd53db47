"""What may be hoped and feared at a place: hits, by distance and the dice alone, in thousandths.

Guesses at places where nobody stands yet; of shots from where one stands `shooting` tells exactly.
"""

from __future__ import annotations

from collections.abc import Sequence

from systems.skirmish.ai.personality import Personality
from systems.skirmish.data import WeaponType
from systems.skirmish.dice import odds
from systems.skirmish.geometry import Gap, between
from systems.skirmish.line import is_behind_obstacle
from systems.skirmish.measures import Point
from systems.skirmish.shooting import Aim, bands
from systems.skirmish.view import UnitView, View

PER_CENT, THOUSAND = 100, 1000


def thousandths(good: int, all_: int) -> int:
    """A share in thousandths."""
    return good * THOUSAND // all_


def hits_of(aims: Sequence[Aim], dice_more: int = 0) -> int:
    """The hits that some shots bring on average, in thousandths; with so many dice more for each."""
    return sum(thousandths(*odds(max(0, one.dice + dice_more), one.needed)) for one in aims)


def worth_of(view: View, manner: Personality, target: UnitView) -> int:
    """Points for a hit at a target."""
    share = PER_CENT
    share += manner.leader if target.kind.is_leader else 0
    share += manner.bearer if any(thing.bearer == target.id for thing in view.things) else 0
    return manner.hit * share // PER_CENT


def chance(view: View, weapon: WeaponType, gap: Gap, reach: int, dice: int, more: int = 0) -> int:
    """How likely a shot hits that is fired so far, in thousandths; bases reach so far, `more` is asked of the dice."""
    for name, distance in _unaimed(weapon):
        if gap.within(distance + reach):
            return thousandths(*odds(dice, view.data.rules.shooting.needed(name) + more))
    return 0


def _unaimed(weapon: WeaponType) -> tuple[tuple[str, int], ...]:
    """The range bands in which anybody shoots without aiming: all but the last (SK-HIT-4)."""
    return bands(weapon)[:-1]


def _furthest(weapon: WeaponType) -> int:
    """How far anybody shoots without aiming."""
    return _unaimed(weapon)[-1][1]


def is_seen_from(view: View, spot: Point, other: UnitView) -> bool:
    """Whether no building stands between a spot and somebody."""
    besides = (other.building,) if other.is_inside else ()
    return not view.table.is_blocked(spot, other.at, besides)


def danger_at(view: View, spot: Point, radius: int, in_cover: bool = False) -> int:
    """The hits that may be suffered at a spot before one acts again, in thousandths: what the enemies seen can do."""
    rules = view.data.rules.shooting
    found = 0
    for enemy in view.enemies():
        if enemy.weapon is None or enemy.posture == "hide":
            continue
        gap = between(spot, enemy.at)
        if not gap.within(_furthest(enemy.weapon) + enemy.radius + radius) or not is_seen_from(view, spot, enemy):
            continue
        covered = in_cover or is_behind_obstacle(view, enemy.at, spot, radius)
        hits = chance(view, enemy.weapon, gap, enemy.radius + radius, rules.dice, rules.cover * covered)
        found += hits if enemy.loaded else hits // 2
    return found


def prospect_at(view: View, manner: Personality, unit: UnitView, spot: Point, dice: int) -> int:
    """Points for what a fighter could shoot at from a spot: at the best target."""
    if unit.weapon is None:
        return 0
    best = 0
    for enemy in view.enemies():
        gap = between(spot, enemy.at)
        reach = enemy.radius + unit.radius
        if gap.within(_furthest(unit.weapon) + reach) and is_seen_from(view, spot, enemy):
            covered = view.data.rules.shooting.cover * (enemy.posture == "line")
            hits = chance(view, unit.weapon, gap, reach, dice, covered)
            best = max(best, hits * worth_of(view, manner, enemy) // THOUSAND)
    return best

"""What shots are worth: how likely they fell whom they are fired at, and what could be shot at from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from systems.skirmish import shooting
from systems.skirmish.ai.ground import Ground
from systems.skirmish.ai.personality import Personality
from systems.skirmish.ai.worth import THOUSAND, worth_of
from systems.skirmish.data import WeaponType
from systems.skirmish.dice import odds
from systems.skirmish.geometry import Gap, between
from systems.skirmish.measures import Point
from systems.skirmish.shooting import Aim, bands
from systems.skirmish.view import UnitView, View


@cache
def chance_of(dice: int, needed: int) -> int:
    """How likely so many dice come to a sum, in thousandths."""
    good, all_ = odds(max(0, dice), needed)
    return good * THOUSAND // all_


def hit_counts(chances: Sequence[int]) -> list[int]:
    """How likely it is that none, one, two... of some shots hit, in thousandths."""
    found = [THOUSAND]
    for one in chances:
        found = [
            (missed * (THOUSAND - one) + hit * one) // THOUSAND
            for missed, hit in zip([*found, 0], [0, *found], strict=True)
        ]
    return found


def points_for(chances: Sequence[int], wounds: int, worth: int) -> int:
    """What shots bring at a target: all it is worth if it falls, half of that share by share before."""
    counts = hit_counts(chances)
    parts = sum(chance * (2 * wounds if hits >= wounds else hits) for hits, chance in enumerate(counts))
    return worth * parts // (2 * wounds * THOUSAND)


class Volleys(Struct):
    """What those who act can shoot at from where they stand."""

    by_target: list[tuple[UnitView, int, list[Aim]]] = []
    """Each enemy with what it is worth and the shots at it."""

    def best(self, dice_more: int) -> tuple[int, UnitView | None]:
        """The points of the best volley with so many dice more, and at whom; 0 and None if there is none."""
        found: tuple[int, UnitView | None] = (0, None)
        for target, worth, aims in self.by_target:
            points = points_for([chance_of(one.dice + dice_more, one.needed) for one in aims], target.wounds, worth)
            if points > found[0]:
                found = points, target
        return found

    def last_long(self) -> bool:
        """Whether there is something left to shoot at after a volley: another target, or one that stands many hits."""
        return len(self.by_target) > 1 or any(target.wounds > len(aims) for target, _, aims in self.by_target)


def volleys_of(view: View, manner: Personality, fellows: Sequence[UnitView], will_move: bool = False) -> Volleys:
    """All that these could shoot at now, were they loaded."""
    found = Volleys([])
    if fellows[0].moves > 1:  # SK-HIT-3
        return found
    ready = [unit for unit in fellows if unit.weapon is not None and (unit.shots or not unit.weapon.shots)]
    for enemy in view.enemies():
        aims = [one for unit in ready if (one := shooting.aim(view, unit, enemy, will_move)) is not None]
        if aims:
            found.by_target.append((enemy, worth_of(view, manner, enemy), aims))
    return found


# --- guesses at places where nobody stands yet: by distance and the dice alone


def furthest(weapon: WeaponType) -> int:
    """How far a weapon carries."""
    return bands(weapon)[-1][1]


def band_of(weapon: WeaponType, gap: Gap, reach: int) -> str:
    """The range band of a distance between middles, with bases that reach so far; "" beyond."""
    return next((name for name, distance in bands(weapon) if gap.within(distance + reach)), "")


def prospect_at(
    view: View, manner: Personality, ground: Ground, unit: UnitView, spot: Point, dice: int
) -> tuple[int, UnitView | None]:
    """Points for what a fighter could shoot at from a spot with so many dice, and at whom."""
    best: tuple[int, UnitView | None] = (0, None)
    if unit.weapon is None:
        return best
    rules = view.data.rules.shooting
    for enemy in view.enemies():
        band = band_of(unit.weapon, between(spot, enemy.at), enemy.radius + unit.radius)
        if not band:
            continue
        more = rules.sniper if "sniper" in unit.kind.abilities and band in ("long", "extreme") else 0
        covered = rules.cover * (enemy.posture == "line")
        chance = chance_of(dice + more, rules.needed(band) + covered + rules.ran * enemy.ran)
        points = points_for([chance], enemy.wounds, worth_of(view, manner, enemy)) if chance else 0
        if points > best[0] and ground.is_seen(spot, enemy):
            best = points, enemy
    return best

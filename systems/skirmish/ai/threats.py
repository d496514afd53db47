"""What the enemies that are seen can do to who stands somewhere, before it acts again.

By distance, arc, buildings and obstacles as they stand; each enemy aims if it has the actions for it, and turns if it
has to.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from systems.skirmish.ai.ground import Ground
from systems.skirmish.ai.personality import Personality
from systems.skirmish.ai.volleys import band_of, chance_of, furthest
from systems.skirmish.ai.worth import PER_CENT, THOUSAND
from systems.skirmish.data import WeaponType
from systems.skirmish.facing import is_in_front
from systems.skirmish.geometry import between
from systems.skirmish.line import is_behind_obstacle
from systems.skirmish.measures import Point
from systems.skirmish.movement import paces
from systems.skirmish.view import UnitView, View


class Threat(Struct, frozen=True):
    """An enemy who may shoot before those who act do so again."""

    enemy: UnitView
    weapon: WeaponType
    dice: int
    """Of a shot from where it stands and as it looks; one less for who has to turn."""
    step: int
    """How much nearer it may come for a shot with one die less."""
    share: int
    """How sure it is to have its go before, in per cent."""

    def chance(self, view: View, ground: Ground, spot: Point, radius: int, covered: bool | None, harder: int) -> int:
        """How likely it hits who stands at a spot, in thousandths; `covered`: None asks the obstacles there."""
        gap, reach = between(spot, self.enemy.at), self.enemy.radius + radius
        if not gap.within(furthest(self.weapon) + reach + self.step) or not ground.is_seen(spot, self.enemy):
            return 0
        rules = view.data.rules.shooting
        is_covered = is_behind_obstacle(view, self.enemy.at, spot, radius) if covered is None else covered
        more = harder + rules.cover * is_covered
        turned = not is_in_front(self.enemy.facing, self.enemy.at, spot) and not self.enemy.is_inside
        ways = [(self.dice - turned, reach)]
        if self.step and self.dice > rules.dice:
            ways.append((self.dice - rules.moved, reach + self.step))
        best = 0
        for dice, far in ways:
            band = band_of(self.weapon, gap, far)
            if band:
                sharp = rules.sniper if "sniper" in self.enemy.kind.abilities and band in ("long", "extreme") else 0
                best = max(best, chance_of(dice + sharp, rules.needed(band) + more))
        return best * self.share // PER_CENT


def threats_of(view: View, manner: Personality) -> list[Threat]:
    """All enemies that are seen and may shoot."""
    found = []
    rules = view.data.rules
    for enemy in view.enemies():
        weapon = enemy.weapon
        if weapon is None or enemy.posture == "hide" or (weapon.shots and not enemy.shots):
            continue
        wanting = 0 if enemy.loaded else weapon.reload - enemy.reloading
        spare = rules.activation.actions - 1 - wanting
        if spare >= 0:
            dice = rules.shooting.dice + (rules.shooting.aimed if spare else 0)
            pace, _ = paces(view, enemy, view.fellows(enemy), False)
            step = pace.first if spare > 1 and not enemy.is_inside else 0
            share = PER_CENT if enemy.stage != "done" else manner.later
            found.append(Threat(enemy, weapon, dice, step, share))
    return found


def danger(
    view: View,
    ground: Ground,
    threats: Sequence[Threat],
    spot: Point,
    radius: int,
    covered: bool | None = None,
    harder: int = 0,
) -> int:
    """How likely who stands at a spot is hit before it acts again, in thousandths."""
    spared = THOUSAND
    for threat in threats:
        spared = spared * (THOUSAND - threat.chance(view, ground, spot, radius, covered, harder)) // THOUSAND
    return THOUSAND - spared

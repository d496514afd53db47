"""Who is left of the enemy and not seen: where they may be, and what it brings to find them."""

from __future__ import annotations

from collections.abc import Sequence

from systems.skirmish import detection
from systems.skirmish.ai.firing import arms_of
from systems.skirmish.ai.personality import Personality
from systems.skirmish.ai.volleys import band_of, chance_of
from systems.skirmish.ai.worth import PER_CENT, THOUSAND
from systems.skirmish.geometry import between, nearest_point
from systems.skirmish.view import UnitView, View


class Unseen:
    """See the module; for those who act."""

    def __init__(self, view: View, manner: Personality, fellows: Sequence[UnitView]) -> None:
        self.view, self.manner, self.fellows, self.guide = view, manner, fellows, fellows[0]
        left = sum(one.left for side, one in enumerate(view.sides) if side != view.side)
        self.count = left - sum(unit.kind.is_fighter for unit in view.enemies())

    def likely_in(self, building: int) -> int:
        """How likely an enemy hides in a building, in per cent: as likely as in any other that it could be in."""
        if not self.count:
            return 0
        own = {unit.building for unit in self.view.of(self.view.side) if unit.is_inside}
        could = [number for number in range(len(self.view.table.buildings)) if number not in own]
        return min(PER_CENT, PER_CENT * self.count // max(1, len(could))) if building in could else 0

    def found_in(self, building: int) -> int:
        """How likely a search of a building finds one, in thousandths."""
        needed = detection.needed_for(self.view, self.guide, building)
        return chance_of(self.view.data.rules.detecting.dice, needed) * self.likely_in(building) // PER_CENT

    def at_close_quarters(self, left: int) -> int:
        """The points of a volley inside a building, after going in, with so many actions left."""
        rules = self.view.data.rules.shooting
        dice = rules.dice - rules.moved + (rules.aimed if left > 1 else 0)
        missed = THOUSAND
        for _ in range(arms_of(self.fellows).guns):
            missed = missed * (THOUSAND - chance_of(dice, rules.near)) // THOUSAND
        return self.manner.hit * (THOUSAND - missed) // THOUSAND

    def shot_at_who_is_found(self, building: int, actions: int) -> int:
        """The points of so many actions that are spent on who has been found in a building."""
        guide, rules = self.guide, self.view.data.rules.shooting
        if not actions or guide.weapon is None or guide.moves > 1 or not arms_of(self.fellows).loaded:
            return 0
        dice = rules.dice + (rules.aimed if actions > 1 else 0) - (rules.moved if guide.moves else 0)
        gap = between(guide.at, nearest_point(guide.at, self.view.table.buildings[building].polygon))
        band = band_of(guide.weapon, gap, guide.radius)
        return self.manner.hit * chance_of(dice, rules.needed(band)) // THOUSAND if band else 0

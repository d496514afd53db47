"""What it is worth to stand somewhere: near to where one is going, with something to shoot at, not under fire.

All in hundredths of a point, and only to be compared with one another.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from systems.skirmish.ai.aims import Errand
from systems.skirmish.ai.ground import FAR, Ground
from systems.skirmish.ai.personality import Personality
from systems.skirmish.ai.threats import danger, threats_of
from systems.skirmish.ai.volleys import prospect_at
from systems.skirmish.ai.worth import PER_CENT, POINT, THOUSAND, own_worth
from systems.skirmish.geometry import contains, length, minus, spot_gap
from systems.skirmish.measures import CENTIMETRE, Point
from systems.skirmish.view import UnitView, View

STEP = 10 * CENTIMETRE
"""What way is counted in."""


class Standing:
    """What places are worth to those who act."""

    def __init__(
        self, view: View, manner: Personality, ground: Ground, fellows: Sequence[UnitView], errand: Errand | None
    ) -> None:
        self.view, self.manner, self.ground, self.fellows, self.errand = view, manner, ground, fellows, errand
        self.guide = fellows[0]
        self._threats = threats_of(view, manner)
        loss = max(own_worth(view, manner, unit) for unit in fellows)
        # the longer a battle lasts the more is dared, or both sides might wait for ever
        self._loss = loss * manner.danger // (PER_CENT + manner.boldness * view.turn + manner.company * self._company())
        self._known: dict[tuple[Point, bool], int] = {}

    def _company(self) -> int:
        """How many others the enemy may shoot at instead, a group counted once."""
        own = {-unit.group.number if unit.group else unit.id for unit in self.view.of(self.view.side)}
        return len(own) - 1

    def at(self, spot: Point, ran: bool) -> int:
        """In the open."""
        known = self._known.get((spot, ran))
        if known is None:
            rules, guide = self.view.data.rules.shooting, self.guide
            risk = danger(self.view, self.ground, self._threats, spot, guide.radius, None, rules.ran * ran)
            known = self._known[spot, ran] = (
                self._outlook(spot)
                + self._on_its_way(spot)
                - risk * self._loss * POINT // THOUSAND
                - self._blocks(spot)
            )
        return known

    def inside(self, spot: Point, posture: str) -> int:
        """In a building at whose wall a spot is."""
        view, manner, errand = self.view, self.manner, self.errand
        risk = danger(view, self.ground, self._threats, spot, self.guide.radius, True)
        outlook = self._outlook(spot) + (manner.windows * POINT if risk else 0)
        if posture == "hide":
            risk, outlook = risk * manner.found // PER_CENT, 0
        worth = outlook + self._on_its_way(spot) - risk * self._loss * POINT // THOUSAND
        # what is to be taken or brought home is not in here
        wanted = errand is not None and (errand.object >= 0 or (errand.carries and errand.zone))
        return worth - (manner.object * POINT // 2 if wanted else 0)

    def progress(self, gain: int) -> int:
        """What it is worth to come so much nearer to where they are going."""
        errand = self.errand
        if errand is None:
            return 0
        left = max(0, self._far(self.guide.at, errand) - errand.keep_off)
        return min(left, max(0, gain)) * self._weight(errand) * POINT // STEP

    def _on_its_way(self, spot: Point) -> int:
        errand = self.errand
        if errand is None:
            return 0
        if errand.carries and errand.zone and contains(errand.zone, spot):
            return self.manner.victory * POINT
        return -max(0, self._far(spot, errand) - errand.keep_off) * self._weight(errand) * POINT // STEP

    def _weight(self, errand: Errand) -> int:
        manner = self.manner
        if errand.carries and errand.zone:
            return manner.step * manner.carry
        return manner.step * (manner.fetch if errand.object >= 0 or errand.carries else 1)

    def _far(self, spot: Point, errand: Errand) -> int:
        straight = length(minus(errand.spot, spot))
        by_squares = self.ground.field(self.guide.kind.move, errand.spot).distance(spot)
        # a way by squares is up to a twelfth longer than the straight one where nothing is in the way
        return straight if by_squares == FAR or by_squares * 11 <= straight * 12 else by_squares

    def _outlook(self, spot: Point) -> int:
        """What may be shot at in the next turn."""
        if not self.manner.outlook or self.guide.weapon is None:
            return 0
        rules = self.view.data.rules.shooting
        points, _ = prospect_at(self.view, self.manner, self.ground, self.guide, spot, rules.dice + rules.aimed)
        return points * self.manner.outlook * POINT // PER_CENT

    @cached_property
    def _lines(self) -> list[tuple[Point, Point, int]]:
        """The lines of fire of those of its side who may still shoot in this turn, each with what the shot is worth."""
        view, own = self.view, {unit.id for unit in self.fellows}
        found = []
        for unit in view.of(view.side):
            if unit.id in own or unit.stage == "done" or not unit.loaded or unit.weapon is None or unit.is_inside:
                continue
            dice = view.data.rules.shooting.dice
            points, target = prospect_at(view, self.manner, self.ground, unit, unit.at, dice)
            if target is not None and points:
                found.append((unit.at, target.at, points))
        return found

    def _blocks(self, spot: Point) -> int:
        """What is lost of the shots of others whose line of fire leads through a spot."""
        found = 0
        for start, end, points in self._lines:
            near = self.guide.radius
            if spot_gap(spot, start, end).under(near) and not spot_gap(spot, start, start).within(2 * near + 100):
                found += points * self.manner.line * POINT // PER_CENT
        return found

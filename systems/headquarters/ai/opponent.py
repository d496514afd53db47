"""The opponent: each call gives the best order that is left, until it says that its turn is over.

It strikes where that pays most, captures, goes for the enemy's headquarters and keeps its own; then it recruits. It
keeps nothing in mind between turns: there is no fog, and all there is to know is in the view.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.board import cells_of, mask_of
from core.orders import Order, Refusal
from systems.headquarters import fighting, movement
from systems.headquarters.ai.buying import purchase, recruit
from systems.headquarters.ai.personality import DEFAULT, Personality, shipped_personality
from systems.headquarters.ai.ties import drawn
from systems.headquarters.ai.ways import Ways
from systems.headquarters.ai.worth import PER_CENT, Threats, danger_at, gain_of_blow, hp_worth
from systems.headquarters.data import UnitType
from systems.headquarters.orders import AttackOrder, EndTurnOrder, MoveOrder
from systems.headquarters.view import UnitView, View

NEXT_TO_IT = (1, 1)
"""The range of who strikes only next to it."""


Options = tuple[tuple[int, Order], ...]
"""What a unit might do, and what each is worth."""
Known = dict[int, tuple[object, Options]]
"""By unit: what it might do, and all that this rests on."""


class Opponent:
    """Plays one camp."""

    def __init__(self, side: int, manner: Personality | None = None) -> None:
        self.side = side
        self.manner = manner or shipped_personality(DEFAULT)
        self._refused: set[Order] = set()
        self._turn = 0
        self._ways: Ways | None = None
        self._known: Known = {}

    def next_order(self, view: View) -> Order:
        """The best order left; in the end it passes."""
        if view.turn != self._turn:
            self._turn = view.turn
            self._refused.clear()
        for order in self._orders(view):
            if order not in self._refused:
                return order
        return EndTurnOrder(side=self.side)

    def refused(self, order: Order, _refusal: Refusal) -> None:
        """An order was refused: it is not given again this turn."""
        self._refused.add(order)

    def mind(self) -> bytes:
        """What it keeps in mind: nothing."""
        return b""

    def _orders(self, view: View) -> Iterator[Order]:
        offer = purchase(view, self.manner)
        if offer is not None:
            yield offer
        if self._ways is None or self._ways.land is not view.land:
            self._ways = Ways(view.land)
            self._known.clear()
        best = Thought(view, self.manner, self._ways, self._known).best()
        if best is not None:
            yield best
        recruited = recruit(view, self.manner)
        if recruited is not None:
            yield recruited


class Thought:
    """What an opponent makes of one view."""

    def __init__(self, view: View, manner: Personality, ways: Ways, known: Known) -> None:
        self.view, self.manner, self.ways, self.known = view, manner, ways, known
        self.enemies = [unit for unit in view.units.values() if unit.side != view.side]
        self.threats = self._threats()
        self.threatened = 0
        """Mask of the cells that some enemy could strike in its next turn."""
        for _, struck in self.threats:
            self.threatened |= struck
        headquarters = view.headquarters_of(view.side)
        home = 0 if headquarters is None else 1 << headquarters.cell
        self.over_headquarters = frozenset(enemy.id for enemy, struck in self.threats if struck & home)
        """The enemies that could strike its headquarters in their next turn."""
        self.intruders = self._intruders()
        self.defenders = self._defenders()
        self._aiming: dict[tuple[int, int], int] = {}
        self._going: dict[int, int] = {}

    def best(self) -> Order | None:
        """The order that is worth most, of all units that can still do something."""
        found = [one for unit in self.view.of(self.view.side) if not unit.finished for one in self._options(unit)]
        most = max((worth for worth, _ in found), default=0)
        return drawn(self.view, [order for worth, order in found if worth == most])

    def _options(self, unit: UnitView) -> Options:
        """What a unit might do, worked out anew only if anything has changed on which that rests."""
        view, stops = self.view, self._stops(unit)
        area = stops | 1 << unit.cell
        near = view.board.disk(unit.cell, unit.kind.move + unit.kind.range[1])
        rests_on = (
            (unit, stops, self._goals(unit), view.bounty),
            (tuple(view.cities.items()), tuple(camp.bought for camp in view.camps), self.over_headquarters),
            tuple((enemy.id, enemy.hp, struck & area) for enemy, struck in self.threats if struck & area),
            tuple((enemy.id, enemy.hp, enemy.cell) for enemy in self.enemies if near >> enemy.cell & 1),
        )
        known = self.known.get(unit.id)
        if known is None or known[0] != rests_on:
            known = self.known[unit.id] = rests_on, tuple(self._of(unit))
        return known[1]

    def _of(self, unit: UnitView) -> Iterator[tuple[int, Order]]:
        """What a unit might do that is worth more than to stand where it does, and what each is worth."""
        view = self.view
        stay = self._worth_of_standing(unit, unit.cell)
        for target in fighting.targets(view, unit) if fighting.may_attack(unit) else ():
            worth = gain_of_blow(view, self.manner, unit, unit.cell, target) + self._guarding(target)
            if worth > 0:
                yield worth + stay, AttackOrder(side=view.side, unit=unit.id, at=view.board.xy(target.cell))
        if not unit.moved and unit.kind.move:
            for cell in cells_of(self._stops(unit)):
                worth = self._worth_of_standing(unit, cell) + self._best_blow_from(unit, cell)
                if worth > stay:
                    yield worth, MoveOrder(side=view.side, unit=unit.id, to=view.board.xy(cell))

    def _stops(self, unit: UnitView) -> int:
        """Mask of the cells in which it could end a move."""
        if unit.moved or not unit.kind.move:
            return 0
        return movement.ends(self.view, unit, self.ways.reached(self.view, unit))

    def _best_blow_from(self, unit: UnitView, cell: int) -> int:
        if not unit.kind.fires_after_move or not unit.kind.attack or not self._aims(unit.kind) >> cell & 1:
            return 0
        view, manner = self.view, self.manner
        return max(
            (
                gain_of_blow(view, manner, unit, cell, target) + self._guarding(target)
                for target in fighting.targets(view, unit, cell)
            ),
            default=0,
        )

    def _aims(self, kind: UnitType) -> int:
        """Mask of the cells from which a unit of this type reaches an enemy."""
        if kind.range not in self._aiming:
            found = 0
            for enemy in self.enemies:
                found |= self.view.board.ring(enemy.cell, *kind.range)
            self._aiming[kind.range] = found
        return self._aiming[kind.range]

    def _guarding(self, target: UnitView) -> int:
        """What it is worth besides to strike who could strike one's headquarters next turn."""
        return self.manner.guard if target.id in self.over_headquarters else 0

    def _worth_of_standing(self, unit: UnitView, cell: int) -> int:
        view, manner = self.view, self.manner
        worth = -danger_at(view, manner, unit, cell, self.threats) if self.threatened >> cell & 1 else 0
        if unit.kind.captures and view.cities.get(cell, view.side) != view.side:
            worth += manner.city
        if view.cities.get(cell) == view.side and not unit.kind.is_headquarters:
            healed = min(unit.kind.hp - unit.hp, view.land.terrain[cell].heals)
            worth += healed * hp_worth(view, manner, unit)
        return worth - manner.step * self._points_to_goal(unit, cell)

    def _points_to_goal(self, unit: UnitView, cell: int) -> int:
        """The points it takes from a cell to where this unit is going."""
        goals = self._goals(unit)
        return self.ways.points(unit.kind.unit_class, goals, cell) if goals else 0

    def _goals(self, unit: UnitView) -> int:
        if unit.id not in self._going:
            self._going[unit.id] = self._goals_of(unit)
        return self._going[unit.id]

    def _goals_of(self, unit: UnitView) -> int:
        """Where a unit is going.

        Some to who comes near its headquarters; the weak to a city, to be healed; who captures to cities to take, as
        long as nobody else does; all others to headquarters.
        """
        view = self.view
        if unit.id in self.defenders:
            return self._in_reach(unit, self.intruders)
        weak = unit.hp * PER_CENT <= unit.kind.hp * self.manner.weak
        if weak and (refuge := self._refuges(unit)):
            return refuge
        if unit.kind.captures:
            taken = mask_of(other.cell for other in view.of(view.side) if other.kind.captures and other.id != unit.id)
            free = mask_of(cell for cell, owner in view.cities.items() if owner != view.side) & ~taken
            if free:
                return free
        return self._in_reach(unit, [enemy for enemy in self.enemies if enemy.kind.is_headquarters])

    def _in_reach(self, unit: UnitView, targets: list[UnitView]) -> int:
        """The targets' cells; of who fires only from where it stood, those that are as far off as it fires."""
        if unit.kind.fires_after_move:
            return mask_of(target.cell for target in targets)
        view, found, (_, far) = self.view, 0, unit.kind.range
        for target in targets:
            found |= view.board.ring(target.cell, far, far)
        return mask_of(cell for cell in cells_of(found) if view.land.enterable(unit.kind.unit_class, cell))

    def _refuges(self, unit: UnitView) -> int:
        """Mask of its camp's cities in which it would be healed and nobody else is."""
        view = self.view
        found = 0
        for cell in view.cities_of(view.side):
            others = [one for one in view.at.get(cell, ()) if one.id != unit.id and not one.kind.is_headquarters]
            if view.land.terrain[cell].heals and not others:
                found |= 1 << cell
        return found

    def _intruders(self) -> list[UnitView]:
        """The enemies near its headquarters."""
        headquarters = self.view.headquarters_of(self.view.side)
        if headquarters is None:
            return []
        near = self.view.board.disk(headquarters.cell, self.manner.home)
        return [enemy for enemy in self.enemies if near >> enemy.cell & 1 and not enemy.kind.is_headquarters]

    def _defenders(self) -> set[int]:
        """As many of its units as enemies are near its headquarters, and one more: those that are nearest to it."""
        view = self.view
        headquarters = view.headquarters_of(view.side)
        if headquarters is None or not self.intruders:
            return set()
        own = [unit for unit in view.of(view.side) if not unit.kind.is_headquarters]
        own.sort(key=lambda unit: (view.board.distance(unit.cell, headquarters.cell), unit.id))
        return {unit.id for unit in own[: len(self.intruders) + 1]}

    def _threats(self) -> Threats:
        """The enemies, and what each could strike in its next turn."""
        found: Threats = []
        board = self.view.board
        for enemy in self.enemies:
            if not enemy.kind.attack:
                continue
            stand = 1 << enemy.cell
            if enemy.kind.fires_after_move:
                stand |= self.ways.reached(self.view, enemy)
            if enemy.kind.range == NEXT_TO_IT:
                struck = board.grown(stand)
            else:
                struck = 0
                for cell in cells_of(stand):
                    struck |= board.ring(cell, *enemy.kind.range)
            found.append((enemy, struck))
        return found

"""The opponent: each call gives the best order that is left, until it says that its turn is over.

It strikes where that pays most, captures, goes for the enemy's headquarters and keeps its own; then it recruits. It
keeps nothing in mind between turns: there is no fog, and all there is to know is in the view.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.board import cells_of, mask_of
from core.orders import Order, Refusal
from core.reach import Field, distance_field
from systems.headquarters import fighting, movement
from systems.headquarters.ai.buying import purchase, recruit
from systems.headquarters.ai.personality import DEFAULT, Personality, shipped_personality
from systems.headquarters.ai.worth import PER_CENT, Threats, danger_at, gain_of_blow
from systems.headquarters.data import UnitClass
from systems.headquarters.orders import AttackOrder, EndTurnOrder, MoveOrder
from systems.headquarters.view import UnitView, View

FAR = 99
"""Points to a goal that no way leads to."""
NEXT_TO_IT = (1, 1)
"""The range of who strikes only next to it."""


class Opponent:
    """Plays one camp."""

    def __init__(self, side: int, manner: Personality | None = None) -> None:
        self.side = side
        self.manner = manner or shipped_personality(DEFAULT)
        self._refused: set[Order] = set()
        self._turn = 0

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
        thought = Thought(view, self.manner)
        best = thought.best()
        if best is not None:
            yield best
        recruited = recruit(view, self.manner)
        if recruited is not None:
            yield recruited


class Thought:
    """What an opponent makes of one view."""

    def __init__(self, view: View, manner: Personality) -> None:
        self.view, self.manner = view, manner
        self.enemies = [unit for unit in view.units.values() if unit.side != view.side]
        self.threats = self._threats()
        self._fields: dict[tuple[UnitClass, int], Field] = {}
        self._going: dict[int, int] = {}

    def best(self) -> Order | None:
        """The order that is worth most, of all units that can still do something."""
        found: list[tuple[int, int, Order]] = []
        for unit in self.view.of(self.view.side):
            if not unit.finished:
                found += [(-worth, unit.id, order) for worth, order in self._of(unit)]
        best = min(found, key=lambda one: one[:2], default=None)
        return None if best is None else best[2]

    def _of(self, unit: UnitView) -> Iterator[tuple[int, Order]]:
        """What a unit might do that is worth more than to stand where it does, and what each is worth."""
        view = self.view
        stay = self._worth_of_standing(unit, unit.cell)
        for target in fighting.targets(view, unit) if fighting.may_attack(unit) else ():
            worth = gain_of_blow(view, self.manner, unit, unit.cell, target) + self._guarding(target)
            if worth > 0:
                yield worth + stay, AttackOrder(side=view.side, unit=unit.id, at=view.board.xy(target.cell))
        if not unit.moved and unit.kind.move:
            for cell in cells_of(movement.stops(view, unit)):
                worth = self._worth_of_standing(unit, cell) + self._best_blow_from(unit, cell)
                if worth > stay:
                    yield worth, MoveOrder(side=view.side, unit=unit.id, to=view.board.xy(cell))

    def _best_blow_from(self, unit: UnitView, cell: int) -> int:
        if not unit.kind.fires_after_move or not unit.kind.attack:
            return 0
        view, manner = self.view, self.manner
        return max(
            (
                gain_of_blow(view, manner, unit, cell, target) + self._guarding(target)
                for target in fighting.targets(view, unit, cell)
            ),
            default=0,
        )

    def _guarding(self, target: UnitView) -> int:
        """What it is worth besides to strike who could strike one's headquarters next turn."""
        headquarters = self.view.headquarters_of(self.view.side)
        if headquarters is None:
            return 0
        near = (enemy.id for enemy, struck in self.threats if struck >> headquarters.cell & 1)
        return self.manner.guard if target.id in near else 0

    def _worth_of_standing(self, unit: UnitView, cell: int) -> int:
        view, manner = self.view, self.manner
        worth = -danger_at(view, manner, unit, cell, self.threats)
        if unit.kind.captures and view.cities.get(cell, view.side) != view.side:
            worth += manner.city
        return worth - manner.step * self._points_to_goal(unit, cell)

    def _points_to_goal(self, unit: UnitView, cell: int) -> int:
        """The points it takes from a cell to where this unit is going."""
        goals = self._goals(unit)
        if not goals:
            return 0
        field = self._field(unit.kind.unit_class, goals)
        found = field.cost(cell)
        return FAR if found is None else found

    def _field(self, unit_class: UnitClass, goals: int) -> Field:
        key = unit_class, goals
        if key not in self._fields:
            board = self.view.board
            self._fields[key] = distance_field(board, self.view.land.step_costs[unit_class], goals, board.full)
        return self._fields[key]

    def _goals(self, unit: UnitView) -> int:
        if unit.id not in self._going:
            self._going[unit.id] = self._goals_of(unit)
        return self._going[unit.id]

    def _goals_of(self, unit: UnitView) -> int:
        """Where a unit is going: who captures to cities to take, as long as nobody else does; all to headquarters."""
        view = self.view
        if unit.kind.captures:
            taken = mask_of(other.cell for other in view.of(view.side) if other.kind.captures and other.id != unit.id)
            free = mask_of(cell for cell, owner in view.cities.items() if owner != view.side) & ~taken
            if free:
                return free
        weak = unit.hp * PER_CENT <= unit.kind.hp * self.manner.weak
        if weak and view.cities_of(view.side):
            return mask_of(view.cities_of(view.side))
        return mask_of(enemy.cell for enemy in self.enemies if enemy.kind.is_headquarters)

    def _threats(self) -> Threats:
        """The enemies, and what each could strike in its next turn."""
        found: Threats = []
        board = self.view.board
        for enemy in self.enemies:
            if not enemy.kind.attack:
                continue
            stand = 1 << enemy.cell
            if enemy.kind.fires_after_move:
                stand |= movement.reach(self.view, enemy).mask
            if enemy.kind.range == NEXT_TO_IT:
                struck = board.grown(stand)
            else:
                struck = 0
                for cell in cells_of(stand):
                    struck |= board.ring(cell, *enemy.kind.range)
            found.append((enemy, struck))
        return found

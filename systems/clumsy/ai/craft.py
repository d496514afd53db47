"""Craft: what the opponent's drones and helicopters are both about: they strike, then take up stations.

A strike is a shot, or the flight to where it is fired from; a station is where a craft is to end the turn.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

from core.orders import Order
from systems.clumsy.view import UnitView


class Strike(NamedTuple):
    """A shot that a craft could fire now, or after flying to a cell."""

    worth: int
    """In hundredths of value."""
    unit: UnitView
    weapon: str
    target: UnitView
    stand: int
    """The cell to fire from."""


class Craft:
    """What one turn's craft of a kind are about."""

    def __init__(self) -> None:
        self._settled: set[int] = set()

    def begin_turn(self) -> None:
        """Forget who is done."""
        self._settled.clear()

    def _next_station(
        self, units: Iterable[UnitView], order_of: Callable[[UnitView], Order | None], barred: Collection[Order]
    ) -> Order | None:
        """The order of the first of some units that is not yet where it is to be at the end of the turn."""
        for unit in units:
            if unit.id in self._settled:
                continue
            order = order_of(unit)
            if order is not None and order not in barred:
                return order
            self._settled.add(unit.id)
        return None


def best_strike(
    strikes: Iterable[Strike], order_of: Callable[[Strike], Order | None], barred: Collection[Order]
) -> Order | None:
    """The order that begins the strike that is worth most of those that can be begun; None if none can."""
    for strike in sorted(strikes, key=lambda one: (-one.worth, one.unit.id, -one.target.id, one.stand)):
        order = order_of(strike)
        if order is not None and order not in barred:
            return order
    return None


def gain_of(enemy: UnitView, value: int, damage: int, kill: int) -> int:
    """What a shot takes from an enemy of this value, in hundredths of it: by the share, a kill `kill` times more."""
    gain = value * 100 * damage // enemy.kind.hp
    return max(gain, value * 50) * kill if damage == enemy.hp else gain

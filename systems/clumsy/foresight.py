"""Foresight: what lies beyond this turn, as far as a side can tell: long ways, what an enemy may do, what a unit sees.

MOVE-4, MOVE-5, RANGE-1, RANGE-2, SEE-1, SEE-4, SEE-6 of the rulebook. Everything here is a preview over a view: it
changes nothing, and what the side does not know plays no part in it.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from core.board import cells_of
from core.reach import Path, best_path, pay_step
from systems.clumsy import fire, movement
from systems.clumsy.alert import bars_after_move
from systems.clumsy.batteries import refuse_take_off
from systems.clumsy.components import NO_FUEL, NO_UNIT
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.data_types import Hour, Weather
from systems.clumsy.links import link_of
from systems.clumsy.view import UnitView, View
from systems.clumsy.vision import sight_radius, spotting_distance

_PLENTY = 1_000_000
"""More fuel than any way takes."""
_DETOUR = 2
"""Times the way once across the board and once down it, that a long way may take at the most."""


class LongWay(NamedTuple):
    """A way of several turns: its cells, the start not included, and how many of them each turn goes."""

    cells: tuple[int, ...]
    per_turn: tuple[int, ...]
    """The first is this turn's part, which may be none."""

    @property
    def turns(self) -> int:
        """In how many turns the unit is there, this one counted."""
        return len(self.per_turn)


def long_way(view: View, unit: UnitView, goal: int) -> LongWay | None:
    """The way on which one's own unit comes to a cell for the least points, in however many turns; None if in none.

    The way is that of least points; where it needs more fuel than there is now, there is none. Friends who stand in the
    way are taken to go on, enemies and all else to stay.
    """
    if unit.towed_by != NO_UNIT or not (unit.fuel and unit.kind.action_points) or refuse_take_off(unit) is not None:
        return None
    key = "long way", unit.id, goal
    if key not in view.worked_out:
        view.worked_out[key] = _tireless_way(view, unit, goal)
    found: Path | None = view.worked_out[key]
    if found is None or (unit.fuel != NO_FUEL and found.fuel > unit.fuel):
        return None
    return LongWay(found.cells, _parts(view, unit, found.cells))


def _tireless_way(view: View, unit: UnitView, goal: int) -> Path | None:
    """The way to a cell of a unit that never runs out of points or fuel."""
    costs, board = movement.step_costs(view, unit), view.board
    dearest = max((points for points, _, _ in costs.point_layers), default=1)
    factor = movement.price_factor(view.data, unit.kind, unit.hp)
    return best_path(
        board,
        costs,
        unit.cell,
        goal,
        _DETOUR * (board.width + board.height) * dearest * factor,
        fuel=None if unit.fuel == NO_FUEL else _PLENTY,
        passable=movement.passable(view, unit) & link_of(view, unit),
        full_points=False,
        price_factor=factor,
    )


def _parts(view: View, unit: UnitView, cells: tuple[int, ...]) -> tuple[int, ...]:
    """How many of these cells the unit goes in each turn (MOVE-5)."""
    full, costs = unit.kind.action_points, movement.step_costs(view, unit)
    factor = movement.price_factor(view.data, unit.kind, unit.hp)
    parts, gone, left = [], 0, unit.action_points
    for cell in cells:
        while (paid := pay_step(costs, cell, left, fuel=None, full_points=left == full, price_factor=factor)) is None:
            parts.append(gone)
            gone, left = 0, full
        gone, left = gone + 1, left - paid[0]
    return (*parts, gone)


def steps(view: View, unit: UnitView, way: Path) -> tuple[int, ...]:
    """Action points that each step of a way takes, as it is gone now (MOVE-5)."""
    costs, left, found = movement.step_costs(view, unit), unit.action_points, []
    factor = movement.price_factor(view.data, unit.kind, unit.hp)
    for place, cell in enumerate(way.cells):
        full = unit.full_points and not place
        paid = pay_step(costs, cell, left, fuel=None, full_points=full, price_factor=factor)
        if paid is None:
            break
        found.append(paid[0])
        left -= paid[0]
    return tuple(found)


def reach_next_turn(view: View, enemy: UnitView) -> int:
    """Mask of the cells to which an enemy in sight may go in its turn, its own among them.

    Its points are full then; its fuel is unknown (SEE-6) and taken to suffice. What bars it is what this side knows of,
    but for mines, of which it may not know.
    """
    own = 1 << enemy.cell
    if enemy.towed_by != NO_UNIT:
        return own
    points = enemy.kind.action_points
    fresh = replace(enemy, action_points=points, fuel=NO_FUEL)
    mindless = replace(view, field=replace(view.field, mines=0))
    return own | movement.reach_through(view, fresh, movement.passable(mindless, fresh)).mask


def fire_next_turn(view: View, enemy: UnitView) -> int:
    """Mask of the cells at which an enemy in sight may fire in its turn: from where it is, or after a move (RANGE-1).

    Lines of fire are not looked at: who stands in the way now may be gone by then.
    """
    board, reached = view.board, reach_next_turn(view, enemy)
    found = 0
    for name in enemy.kind.weapons:
        weapon = view.data.weapons[name]
        found |= board.ring(enemy.cell, *fire.range_of(view.data, weapon, False))
        if not bars_after_move(enemy.kind, weapon):
            found |= _within(view, reached, *fire.range_of(view.data, weapon, True))
    return found


def _within(view: View, cells: int, least: int, most: int) -> int:
    """Mask of the cells at such a distance from any of some cells."""
    found = 0
    if least > 1:
        for cell in cells_of(cells):
            found |= view.board.ring(cell, least, most)
        return found
    # from more than one cell nothing is too near; from one alone its own is
    found = cells
    for _ in range(most):
        found |= view.board.grown(found)
    return found if least == 0 or cells & (cells - 1) else found & ~cells


def all_reach_next_turn(view: View) -> int:
    """Mask of the cells to which any enemy in sight may go."""
    return _of_all(view, "enemy reach")


def all_fire_next_turn(view: View) -> int:
    """Mask of the cells at which any enemy in sight may fire."""
    return _of_all(view, "enemy fire")


def _of_all(view: View, name: str) -> int:
    key = name, 0, 0
    if key not in view.worked_out:
        found = 0
        for enemy in view.enemies:
            found |= reach_next_turn(view, enemy) if name == "enemy reach" else fire_next_turn(view, enemy)
        view.worked_out[key] = found
    mask: int = view.worked_out[key]
    return mask


def sight_at(data: ClumsyData, kind: UnitType, hour: Hour, weather: Weather) -> int:
    """How many cells a type of unit sees at an hour in a weather, at least as many as always remain (SEE-1, SEE-4)."""
    return max(sight_radius(data, kind, hour, weather), data.rules.sight.minimum)


def sight_of(view: View, unit: UnitView) -> int:
    """Mask of the cells in which one's own unit sees what stands in the open now (SEE-1, SEE-4)."""
    radius = sight_radius(view.data, unit.kind, view.hour, view.weather)
    return view.board.disk(unit.cell, spotting_distance(view.data, radius, hides_by=0))

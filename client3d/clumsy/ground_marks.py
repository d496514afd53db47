"""What the ground is about to do, and what decides who holds a point: fires, regrowth, enemies near a flag.

No rule is computed here: the formulas of the rules are asked over the side's view.
"""

from __future__ import annotations

from core.board import cells_of
from core.orders import Cell
from systems.clumsy import fire_spread
from systems.clumsy.capture import contest_area, may_enter_points
from systems.clumsy.view import UnitView, View


def about_to_catch(view: View) -> list[Cell]:
    """The forests that catch fire from their neighbours at the end of this round (BURN-4)."""
    cells = fire_spread.catching(view.field, view.fires, view.season, view.weather)
    return [view.board.xy(cell) for cell in cells_of(cells)]


def regrowing(view: View) -> list[Cell]:
    """The burnt cells that are forest again after this round (BURN-6)."""
    grown = fire_spread.regrowing(view.field, view.season)
    return [view.board.xy(cell) for cells, _ in grown for cell in cells_of(cells)]


def contested(view: View, unit: UnitView | None, cell: Cell) -> list[Cell]:
    """The cells around a point in which an enemy keeps it from being taken (CAPTURE-1).

    Around the pointed cell if it is a point, else around the one on which the selected engineer stands.
    """
    points = dict(view.points)
    number = view.board.cell(*cell)
    if number not in points and unit is not None and may_enter_points(unit.kind):
        number = unit.cell
    if number not in points:
        return []
    return [view.board.xy(near) for near in cells_of(contest_area(view.field, number))]


def enemies_near(view: View, cell: Cell) -> list[UnitView]:
    """The enemies in sight that keep a point from being taken."""
    area = contest_area(view.field, view.board.cell(*cell))
    return [enemy for enemy in view.enemies if area >> enemy.cell & 1]

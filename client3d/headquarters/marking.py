"""The cells that are marked on the board for what a person has chosen and points at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from client3d.headquarters import pointed as pointing
from client3d.headquarters.pointed import ATTACK, BUY, MOVE, RECRUIT, Chosen, Pointed
from core.board import cells_of
from core.orders import Cell
from systems.headquarters import fighting, movement
from systems.headquarters.view import UnitView, View

_CHOSEN = ("selection", "reach", "range_now", "range", "targets", "places", "enemy_reach", "enemy_fire")
_POINTED = ("hover", "path", "range_there")


class Board(Protocol):
    """Where overlays are shown: the scene's `overlays`."""

    def show(self, name: str, cells: Iterable[Cell], style: str) -> None:
        """Show cells under a name."""

    def path(self, name: str, cells: Iterable[Cell], style: str = "path") -> None:
        """Show a way."""

    def hide(self, name: str) -> None:
        """Hide a name's cells."""


class Marks:
    """Marks cells on a board; what is marked and how depends on nothing but a view and what is chosen."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def show_chosen(self, view: View, chosen: Chosen, everybody: bool) -> None:
        """What the selected unit can reach and strike, and where what is bought may go.

        everybody: also where all other camps may go and strike in their next turn.
        """
        for name in _CHOSEN:
            self._board.hide(name)
        unit = view.units.get(chosen.selected)
        if everybody:
            self._threats(view, [each for each in view.units.values() if each.side != view.side])
        elif unit is not None and unit.side != view.side:
            self._threats(view, [unit])
        if unit is not None:
            self._show("selection", [view.board.xy(unit.cell)], "selection")
        if chosen.mode.startswith((RECRUIT, BUY)):
            aimed = chosen.mode.startswith(BUY) and view.data.offers[chosen.mode.removeprefix(BUY)].effect == "strike"
            self._show("places", pointing.cells_of_mode(view, chosen.mode), "target" if aimed else "build")
        elif unit is not None and unit.side == view.side and chosen.active:
            self._show_own(view, unit, chosen.mode)

    def _show_own(self, view: View, unit: UnitView, mode: str) -> None:
        xy = view.board.xy
        if mode == MOVE and not unit.moved and not unit.finished:
            self._show("reach", map(xy, cells_of(movement.stops(view, unit))), "reach")
        if mode in (MOVE, ATTACK) and fighting.may_attack(unit):
            ring = map(xy, cells_of(view.board.ring(unit.cell, *unit.kind.range)))
            self._show("range" if mode == ATTACK else "range_now", ring, "range" if mode == ATTACK else "range_now")
            self._show("targets", pointing.targets(view, unit), "target")

    def _threats(self, view: View, enemies: list[UnitView]) -> None:
        reach, fire = threatened(view, enemies)
        self._show("enemy_fire", map(view.board.xy, cells_of(fire)), "enemy_fire")
        self._show("enemy_reach", map(view.board.xy, cells_of(reach)), "enemy_reach")

    def show_pointed(self, view: View, found: Pointed | None) -> None:
        """The cell under the pointer, the way there, and the range from there."""
        for name in _POINTED:
            self._board.hide(name)
        if found is None or not view.board.contains(*found.cell):
            return
        self._show("hover", [found.cell], "hover")
        if len(found.way) > 1:
            self._board.path("path", found.way, "path")
            mover = getattr(found.orders[0], "unit", 0) if found.orders else 0
            unit = view.units.get(mover)
            if unit is not None and unit.kind.fires_after_move and unit.kind.attack:
                there = view.board.cell(*found.way[-1])
                ring = map(view.board.xy, cells_of(view.board.ring(there, *unit.kind.range)))
                self._show("range_there", ring, "range_there")

    def _show(self, name: str, cells: Iterable[Cell], style: str) -> None:
        if found := list(cells):
            self._board.show(name, found, style)


def threatened(view: View, enemies: Iterable[UnitView]) -> tuple[int, int]:
    """Masks of the cells to which units could go in their next turn, and of those that they could strike in it."""
    reach = fire = 0
    for enemy in enemies:
        stand = 1 << enemy.cell
        if enemy.kind.move:
            stand |= movement.stops(view, enemy)
        reach |= stand & ~(1 << enemy.cell)
        if not enemy.kind.attack:
            continue
        for cell in cells_of(stand if enemy.kind.fires_after_move else 1 << enemy.cell):
            fire |= view.board.ring(cell, *enemy.kind.range)
    return reach, fire

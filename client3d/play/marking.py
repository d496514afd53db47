"""The cells that are marked on the board for what a player has chosen and points at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from client3d.play import engineering, flights, ground_marks, previews, radio
from client3d.play.engineering import WORKS
from client3d.play.pointed import TRANSPORT, Chosen, Pointed
from core.orders import Cell
from systems.clumsy.view import UnitView, View

_OF_UNIT = ("link", "range", "reach", "landing", "targets", "friends", "works", "selection", "zone", "round")
_OF_POINTED = ("hover", "path", "sweep", "new_zone", "new_round", "contest")


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

    def show_ground(self, view: View, ranges: bool) -> None:
        """What concerns nobody in particular: forests about to catch fire.

        ranges: besides, what one's own units on alert watch, and where the others patrol.
        """
        self._show("spread", ground_marks.about_to_catch(view), "fire")
        self._show("zones", previews.zones_of_all(view) if ranges else (), "zone")
        self._show("watched", previews.watched_by_all(view) if ranges else (), "watch")

    def show_unit(self, view: View, chosen: Chosen) -> None:
        """What the selected unit can reach, hit, serve, and what it is to watch."""
        for name in _OF_UNIT:
            self._board.hide(name)
        unit, own = view.units.get(chosen.selected), view.own_unit(chosen.selected)
        if unit is not None:
            self._show("selection", [view.board.xy(unit.cell)], "selection")
        if own is None:
            return
        self._show("link", *radio.covered(view, own))
        if own.patrol >= 0:
            centre = view.board.xy(own.patrol)
            self._show("zone", previews.zone(view, centre), "zone")
            self._board.path("round", previews.round_of(view, own, centre), "round")
        if own.alert:
            self._show("range", previews.watched_cells(view, own), "range")
        if chosen.active:
            self._show_mode(view, own, chosen)

    def _show_mode(self, view: View, own: UnitView, chosen: Chosen) -> None:
        mode = chosen.mode
        if mode == "patrol":
            return
        if mode == "supply" or mode in TRANSPORT:
            self._show("friends", _served(view, own, chosen), "heal")
        elif mode in WORKS:
            self._show("works", engineering.work_cells(view, own, mode, chosen.structure), "build")
        else:
            fires = mode == "fire"
            if fires:
                self._show("range", previews.cells_in_range(view, own, chosen.weapon), "range")
            else:
                self._show("reach", previews.reachable(view, own), "reach")
                self._show("landing", flights.landing_places(view, own) if own.kind.flies else (), "landing")
            self._show("targets", previews.targets(view, own, chosen.weapon, fires, chosen.aim), "target")

    def show_pointed(self, view: View, chosen: Chosen, pointed: Pointed | None) -> None:
        """The cell under the pointer, and what a click there would lead to."""
        board = self._board
        for name in _OF_POINTED:
            if pointed is None:
                board.hide(name)
        if pointed is None:
            return
        board.show("hover", [pointed.cell], "hover")
        unit = view.own_unit(chosen.selected)
        planned = pointed.cell if pointed.zone and unit is not None else None
        self._show("new_zone", previews.zone(view, planned) if planned else (), "zone")
        if planned and unit is not None:
            board.path("new_round", previews.round_of(view, unit, planned), "round")
        else:
            board.hide("new_round")
        if pointed.way is not None:
            board.path("path", pointed.way.cells, "path_blocked" if pointed.way.falling else "path")
        else:
            board.hide("path")
        struck = pointed.weapon if pointed.refusal is None else ""
        self._show("sweep", previews.swept_cells(view, struck, pointed.cell) if struck else (), "threat")
        self._show("contest", ground_marks.contested(view, unit, pointed.cell), "contest")

    def _show(self, name: str, cells: Iterable[Cell], style: str) -> None:
        if found := list(cells):
            self._board.show(name, found, style)
        else:
            self._board.hide(name)


def _served(view: View, own: UnitView, chosen: Chosen) -> list[Cell]:
    """The cells of friends, or free ones, that an order of supply or transport may name now."""
    if chosen.mode == "unload":
        return previews.unload_cells(view, own, chosen.passenger)
    find = {"supply": previews.supply_targets, "board": previews.board_targets, "tow": previews.tow_targets}
    return [view.board.xy(friend.cell) for friend in find[chosen.mode](view, own)]

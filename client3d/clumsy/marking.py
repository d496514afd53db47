"""The cells that are marked on the board for what a player has chosen and points at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from client3d.clumsy import engineering, flights, ground_marks, previews, radio
from client3d.clumsy.engineering import WORKS
from client3d.clumsy.outlook import Arrival
from client3d.clumsy.pointed import TRANSPORT, Chosen, Pointed
from client3d.clumsy.routes import Route
from core.board import cells_of
from core.orders import Cell
from systems.clumsy import foresight
from systems.clumsy.view import UnitView, View

_OF_UNIT = (
    *("enemy_fire", "enemy_reach", "sight", "link", "range", "range_now", "reach", "landing"),
    *("targets", "friends", "works", "selection", "zone", "round"),
)
_OF_POINTED = ("range_there", "route_rest", "hover", "path", "sweep", "new_zone", "new_round", "contest")


class Lights(NamedTuple):
    """What a player has switched on besides what is always marked."""

    ranges: bool = False
    """What one's own units on alert watch, and where the others patrol."""
    enemy_reach: bool = False
    """Where the enemies in sight may go in their turn, and at which cells they may fire."""
    sight: bool = False
    """What the selected unit sees."""


NO_LIGHTS = Lights()


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

    def show_ground(self, view: View, lights: Lights) -> None:
        """What concerns nobody in particular: forests about to catch fire, and what is switched on."""
        ranges = lights.ranges
        self._show("spread", ground_marks.about_to_catch(view), "fire")
        self._show("zones", previews.zones_of_all(view) if ranges else (), "zone")
        self._show("watched", previews.watched_by_all(view) if ranges else (), "watch")

    def show_route(self, route: Route | None) -> None:
        """The way of several turns that the selected unit is on."""
        if route is None:
            self._board.hide("route")
        else:
            self._board.path("route", route.cells, "round")

    def _show_enemies(self, view: View, chosen: Chosen, everybody: bool) -> None:
        """Where enemies may go and fire in their turn: all of them, or the one that is looked at (SEE-6)."""
        enemy = view.units.get(chosen.selected)
        if everybody:
            reach, fire = foresight.all_reach_next_turn(view), foresight.all_fire_next_turn(view)
        elif enemy is not None and enemy.side != view.side:
            reach, fire = foresight.reach_next_turn(view, enemy), foresight.fire_next_turn(view, enemy)
        else:
            return
        self._show("enemy_fire", map(view.board.xy, cells_of(fire)), "enemy_fire")
        self._show("enemy_reach", map(view.board.xy, cells_of(reach)), "enemy_reach")

    def show_unit(self, view: View, chosen: Chosen, lights: Lights = NO_LIGHTS) -> None:
        """What the selected unit can reach, hit, serve, and what it is to watch."""
        for name in _OF_UNIT:
            self._board.hide(name)
        self._show_enemies(view, chosen, lights.enemy_reach)
        unit, own = view.units.get(chosen.selected), view.own_unit(chosen.selected)
        if unit is not None:
            self._show("selection", [view.board.xy(unit.cell)], "selection")
        if own is None:
            return
        if lights.sight:
            self._show("sight", map(view.board.xy, cells_of(foresight.sight_of(view, own))), "sight")
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
            in_range = previews.cells_in_range(view, own, chosen.weapon)
            self._show("range" if fires else "range_now", in_range, "range" if fires else "range_now")
            if not fires:
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
        self._show_way(view, unit, pointed)
        struck = pointed.weapon if pointed.refusal is None else ""
        self._show("sweep", previews.swept_cells(view, struck, pointed.cell) if struck else (), "threat")
        self._show("contest", ground_marks.contested(view, unit, pointed.cell), "contest")

    def _show_way(self, view: View, unit: UnitView | None, pointed: Pointed) -> None:
        """The way to the pointed cell, of one turn or several, and the range of fire there (RANGE-1)."""
        board, way, route = self._board, pointed.way, pointed.route
        board.hide("path")
        board.hide("route_rest")
        if way is not None:
            board.path("path", way.cells, "path_blocked" if way.falling else "path")
        elif route is not None:
            first, rest = route.parts
            if len(first) > 1:
                board.path("path", first, "path")
            board.path("route_rest", rest, "round")
        there: list[Cell] = []
        if way is not None and unit is not None and not way.falling:
            arrival = Arrival(view, unit, pointed.cell, way.points_left)
            there = previews.cells_in_range(arrival.view, arrival.unit)
        self._show("range_there", there, "range_there")

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

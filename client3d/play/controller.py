"""The controller: what a player points at and chooses, turned into orders, overlays and previews.

It keeps the selected unit, the mode (moving, firing, choosing a patrol's zone, supplying), the chosen weapon and the
cell under the pointer. All that it shows comes from `previews`, that is from the rules over the side's view. Nothing of
Panda3D is here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from client3d.play import engineering, previews, radio
from client3d.play.engineering import WORKS
from client3d.play.previews import ShotPreview, WayPreview
from core.orders import Cell, Order, Refusal, UndoOrder
from systems.clumsy.blast import Caught
from systems.clumsy.orders import (
    BoardOrder,
    BuildOrder,
    ClearOrder,
    DemineOrder,
    EndTurnOrder,
    FireOrder,
    LayMineOrder,
    SupplyOrder,
    SurrenderOrder,
    TowOrder,
    UnhitchOrder,
    UnloadOrder,
)
from systems.clumsy.pipeline import refuse
from systems.clumsy.view import Ghost, UnitView, View

MODES = ("move", "fire", "patrol", "supply", "board", "unload", "tow", *WORKS)

_WORK_ORDERS = BuildOrder | ClearOrder | LayMineOrder | DemineOrder


class Board(Protocol):
    """Where overlays are shown: the scene's `overlays`."""

    def show(self, name: str, cells: Iterable[Cell], style: str) -> None:
        """Show cells under a name."""

    def path(self, name: str, cells: Iterable[Cell], style: str = "path") -> None:
        """Show a way."""

    def hide(self, name: str) -> None:
        """Hide a name's cells."""


@dataclass(frozen=True)
class Pointed:
    """What is under the pointer and what a click there would do."""

    cell: Cell
    standing: UnitView | None = None
    ghost: Ghost | None = None
    way: WayPreview | None = None
    shots: tuple[ShotPreview, ...] = ()
    weapon: str = ""
    """The weapon that a click would fire."""
    caught: tuple[Caught, ...] = ()
    """Whom the sweep of the shot would catch, one's own first."""
    supplies: UnitView | None = None
    does: str = ""
    """Another order that the click would give: board, unload or tow."""
    zone: bool = False
    """Whether a patrol's zone is being chosen."""
    refusal: Refusal | None = None
    """Why the click would do nothing, where it looks as if it might do something."""


class Controller:
    """The hands of one person at a time; `give` gives an order and returns why it was refused."""

    def __init__(self, view: Callable[[], View], give: Callable[[Order], Refusal | None], board: Board) -> None:
        self._view, self._give, self._board = view, give, board
        self.selected = 0
        self.mode = "move"
        self.weapon = ""
        self.passenger = 0
        """Whom the selected carrier is to put down, in that mode."""
        self.structure = ""
        """What is to be built, in the mode `build`; "": whatever stands there is gone on with."""
        self.hovered: Cell | None = None
        self.active = False
        """Whether it is this person's turn, and nothing is being played."""
        self.pointed: Pointed | None = None
        self.last_refusal: Refusal | None = None
        # the views are kept with what was made of them, so that the id of another is never theirs
        self._shown_for: tuple[object, ...] | None = None
        self._pointed_for: tuple[object, ...] | None = None
        self._kept_views: list[View | None] = [None, None]

    # --- what is chosen

    @property
    def unit(self) -> UnitView | None:
        """The selected unit: one's own or an enemy in sight."""
        return self._view().units.get(self.selected)

    @property
    def own_unit(self) -> UnitView | None:
        """The selected unit, if it takes orders from here."""
        return self._view().own_unit(self.selected)

    def select(self, unit: int) -> None:
        """Select a unit by its id; 0 for none."""
        if unit != self.selected:
            self.selected, self.mode, self.weapon, self.structure = unit, "move", "", ""

    def select_at(self, cell: Cell) -> bool:
        """Select the unit in a cell; whether there is one."""
        view = self._view()
        if not view.board.contains(*cell):
            return False
        found = view.at.get(view.board.cell(*cell))
        self.select(found.id if found else 0)
        return found is not None

    def forget(self) -> None:
        """Another person sits down: nothing is chosen."""
        self.selected, self.mode, self.weapon, self.hovered, self.structure = 0, "move", "", None, ""
        self.last_refusal = None
        self._shown_for = self._pointed_for = None

    def next_unit(self, step: int = 1) -> UnitView | None:
        """Select the next unit that still has something to do, else the next one with points; in order of id."""
        view = self._view()
        able = [unit for unit in view.own if previews.can_act(view, unit)]
        if not able:
            return None
        ids = [unit.id for unit in able]
        if step > 0:
            chosen = next((unit for unit in able if unit.id > self.selected), able[0])
        else:
            chosen = next((unit for unit in reversed(able) if unit.id < self.selected), able[-1])
        self.select(chosen.id)
        return able[ids.index(chosen.id)]

    # --- modes

    def set_mode(self, mode: str) -> Refusal | None:
        """Enter a mode, or leave it if it is on; why it cannot be entered."""
        unit = self.own_unit
        if unit is None:
            return None
        if mode == self.mode:
            mode = "move"
        if mode != "move":
            refusal = previews.refusal_of_kind(self._view(), unit, mode)
            if refusal is not None:
                return refusal
        self.mode = mode
        self.structure = ""
        if mode != "fire":
            self.weapon = ""
        self.passenger = unit.cargo[0] if mode == "unload" and unit.cargo else 0
        return None

    def next_passenger(self) -> bool:
        """Choose the next one aboard to be put down; False if there is none, or none was being chosen."""
        unit = self.own_unit
        if unit is None or self.mode != "unload" or self.passenger not in unit.cargo[:-1]:
            return False
        self.passenger = unit.cargo[unit.cargo.index(self.passenger) + 1]
        return True

    def unhitch(self) -> bool:
        """Let the selected truck's gun go; False if it has none."""
        unit = self.own_unit
        if unit is None or not unit.towing:
            return False
        self.last_refusal = self._give(UnhitchOrder(side=unit.side, unit=unit.id))
        return True

    def choose_structure(self, name: str) -> Refusal | None:
        """Choose what to build; the same once more chooses nothing in particular."""
        unit = self.own_unit
        if unit is None:
            return None
        refusal = engineering.refusal_of_work(self._view(), unit, "build", name)
        if refusal is None:
            self.mode, self.structure = "build", "" if name == self.structure else name
        return refusal

    def next_weapon(self) -> None:
        """Choose the next weapon of the selected unit, then none in particular again."""
        unit = self.own_unit
        if unit is None or not unit.kind.weapons:
            return
        choices = ("", *unit.kind.weapons) if len(unit.kind.weapons) > 1 else unit.kind.weapons
        place = choices.index(self.weapon) if self.weapon in choices else 0
        self.weapon = choices[(place + 1) % len(choices)]
        self.mode = "fire"

    def choose_weapon(self, name: str) -> None:
        """Aim with a weapon of the selected unit."""
        unit = self.own_unit
        if unit is not None and name in unit.kind.weapons:
            self.weapon, self.mode = name, "fire"

    def cancel(self) -> bool:
        """Leave the mode, else the selection; whether there was anything to leave."""
        if self.mode != "move" or self.weapon:
            self.mode, self.weapon, self.structure = "move", "", ""
            return True
        if self.selected:
            self.select(0)
            return True
        return False

    # --- orders

    def click(self, cell: Cell) -> Refusal | None:
        """The left button on a cell: select one's own unit, or order the selected one."""
        self.last_refusal = None
        view, unit = self._view(), self.own_unit
        if not view.board.contains(*cell):
            return None
        standing = view.at.get(view.board.cell(*cell))
        if not self.active and view.turn == view.side and not view.ended:
            # what was ordered is still being shown: a second click must not become a second order
            if standing is not None and standing.side == view.side:
                self.select(standing.id)
            return None
        if unit is None or not self.active:
            self.select(standing.id if standing else 0)
            return None
        order = self._order_for(view, unit, cell, standing)
        if order is None:
            return None
        self.last_refusal = self._give(order)
        if self.last_refusal is None:
            if isinstance(order, FireOrder | SupplyOrder | _WORK_ORDERS):
                self._after_shot()
            elif isinstance(order, BoardOrder):
                self.select(order.carrier)
            elif isinstance(order, UnloadOrder | TowOrder):
                self.mode = "move"
        return self.last_refusal

    def _order_for(self, view: View, unit: UnitView, cell: Cell, standing: UnitView | None) -> Order | None:
        if self.mode == "supply":
            if standing is not None and standing.side == view.side:
                target = 0 if standing.id == unit.id else standing.id
                return SupplyOrder(side=view.side, unit=unit.id, target=target)
            self.mode = "move"
            return None
        if self.mode in ("board", "unload", "tow"):
            order = self._transport_at(view, unit, cell, standing)
            if order is None:
                self.mode = "move"
            return order
        if self.mode == "patrol":
            self.mode = "move"
            return previews.keeping_order(view, unit, "patrol", cell)
        if self.mode in WORKS:
            return engineering.work_order(view, unit, self.mode, cell, self.structure)
        if self.mode == "fire" and (standing is None or standing.id != unit.id):
            usable = [self.weapon] if self.weapon else previews.weapons_for(view, unit, cell)
            return FireOrder(side=view.side, unit=unit.id, at=cell, weapon=usable[0] if usable else "")
        if standing is not None and standing.side == view.side:
            self.select(standing.id)
            return None
        return previews.order_at(view, unit, cell, self.weapon)

    def own_in_blast(self, cell: Cell) -> tuple[Caught, ...]:
        """One's own units that the shot a click on a cell means would catch; none if it means no shot."""
        view, unit = self._view(), self.own_unit
        if unit is None or not self.active or not view.board.contains(*cell):
            return ()
        pointed = self._pointed(view, cell)
        return tuple(caught for caught in pointed.caught if caught.unit.side == view.side)

    def _transport_at(self, view: View, unit: UnitView, cell: Cell, standing: UnitView | None) -> Order | None:
        """The order of transport that a click on a cell means in its mode; None if it means none."""
        if self.mode == "unload":
            near = view.board.distance(unit.cell, view.board.cell(*cell)) == 1
            return UnloadOrder(side=view.side, unit=unit.id, passenger=self.passenger, at=cell) if near else None
        if standing is None or standing.side != view.side or standing.id == unit.id:
            return None
        if self.mode == "board":
            return BoardOrder(side=view.side, unit=unit.id, carrier=standing.id)
        return TowOrder(side=view.side, unit=unit.id, gun=standing.id)

    def _after_shot(self) -> None:
        """Stay in the mode only while it is of use."""
        unit = self.own_unit
        if unit is None or self.mode == "move":
            return
        if previews.refusal_of_kind(self._view(), unit, self.mode) is not None:
            self.mode, self.weapon, self.structure = "move", "", ""

    def right_click(self) -> None:
        """The right button: leave the mode, else the selection."""
        self.cancel()

    def keep(self, kind: str) -> Refusal | None:
        """Put the selected unit on alert, or end its alert and patrol."""
        unit = self.own_unit
        return None if unit is None else self._give(previews.keeping_order(self._view(), unit, kind))

    def undo(self) -> Refusal | None:
        """Take the last order back."""
        return self._give(UndoOrder(side=self._view().side))

    def end_turn(self) -> Refusal | None:
        """Pass."""
        return self._give(EndTurnOrder(side=self._view().side))

    def surrender(self) -> Refusal | None:
        """Give up."""
        return self._give(SurrenderOrder(side=self._view().side))

    # --- pointing

    def hover(self, cell: Cell | None) -> None:
        """The pointer is over a cell, or over none."""
        self.hovered = cell

    def point(self) -> Pointed | None:
        """What is under the pointer; computed anew only when something changed."""
        view = self._view()
        chosen = (self.mode, self.weapon, self.passenger, self.structure)
        state = (id(view), self.selected, *chosen, self.hovered, self.active)
        if state != self._pointed_for:
            self._pointed_for = state
            self._kept_views[0] = view
            self.pointed = None if self.hovered is None else self._pointed(view, self.hovered)
        return self.pointed

    def _pointed(self, view: View, cell: Cell) -> Pointed:
        number = view.board.cell(*cell)
        standing = view.at.get(number)
        ghost = next((each for each in view.ghosts if each.cell == number), None) if standing is None else None
        unit = self.own_unit
        if unit is not None and self.active and self.mode in WORKS:
            refusal = engineering.why_no_work(view, unit, self.mode, cell, self.structure)
            return Pointed(cell, standing, ghost, refusal=refusal)
        if unit is None or not self.active or (standing is not None and standing.id == unit.id):
            return Pointed(cell, standing, ghost)
        if self.mode == "patrol":
            return Pointed(cell, standing, ghost, zone=True)
        if self.mode == "supply":
            return self._pointed_supply(view, unit, cell, standing)
        if self.mode in ("board", "unload", "tow"):
            order = self._transport_at(view, unit, cell, standing)
            refusal = None if order is None else refuse(view, order)
            return Pointed(cell, standing, ghost, does="" if order is None or refusal else self.mode, refusal=refusal)
        enemy = standing is not None and standing.side != view.side
        if enemy or self.mode == "fire":
            return self._pointed_shot(view, unit, cell, standing, ghost)
        if standing is not None:
            return Pointed(cell, standing)
        found = previews.way(view, unit, cell)
        if isinstance(found, Refusal):
            return Pointed(cell, None, ghost, refusal=found)
        return Pointed(cell, None, ghost, way=found)

    def _pointed_shot(
        self, view: View, unit: UnitView, cell: Cell, standing: UnitView | None, ghost: Ghost | None
    ) -> Pointed:
        names = (self.weapon,) if self.weapon else unit.kind.weapons
        found = [previews.shot(view, unit, name, cell) for name in names]
        shots = tuple(shot for shot in found if isinstance(shot, ShotPreview))
        refusal = None if shots else previews.why_no_shot(view, unit, cell, self.weapon)
        usable = previews.weapons_for(view, unit, cell)
        weapon = self.weapon or (usable[0] if usable else "")
        caught = previews.swept(view, unit, weapon, cell) if weapon in usable else ()
        return Pointed(cell, standing, ghost, shots=shots, refusal=refusal, weapon=weapon, caught=caught)

    @staticmethod
    def _pointed_supply(view: View, unit: UnitView, cell: Cell, standing: UnitView | None) -> Pointed:
        if standing is None or standing.side != view.side:
            return Pointed(cell, standing)
        able = [friend.id for friend in previews.supply_targets(view, unit)]
        if standing.id in able:
            return Pointed(cell, standing, supplies=standing)
        return Pointed(cell, standing, refusal=previews.why_no_supply(view, unit, standing))

    # --- overlays

    def show(self) -> None:
        """Bring the overlays up to date; cheap when nothing changed."""
        view, pointed = self._view(), self.point()
        chosen = (self.mode, self.weapon, self.passenger, self.structure)
        state = (id(view), self.selected, *chosen, self.active)
        if state != self._shown_for:
            self._shown_for = state
            self._kept_views[1] = view
            self._show_unit(view)
        self._show_pointed(pointed)

    def _show_unit(self, view: View) -> None:
        board, unit = self._board, self.unit
        for name in ("link", "range", "reach", "targets", "friends", "selection", "zone"):
            board.hide(name)
        if unit is None:
            return
        board.show("selection", [view.board.xy(unit.cell)], "selection")
        own = self.own_unit
        if own is None:
            return
        board.show("link", *radio.covered(view, own))
        if own.patrol >= 0:
            board.show("zone", previews.zone(view, view.board.xy(own.patrol)), "zone")
        if own.alert:
            board.show("range", previews.watched_cells(view, own), "range")
        if not self.active or self.mode == "patrol":
            return
        if self.mode == "supply":
            friends = previews.supply_targets(view, own)
            board.show("friends", [view.board.xy(friend.cell) for friend in friends], "heal")
            return
        if self.mode in ("board", "unload", "tow"):
            board.show("friends", self._transport_cells(view, own), "heal")
            return
        if self.mode in WORKS:
            cells = engineering.work_cells(view, own, self.mode, self.structure)
            board.show("friends", cells, "heal")
            return
        if self.mode == "fire":
            board.show("range", previews.cells_in_range(view, own, self.weapon), "range")
        else:
            board.show("reach", previews.reachable(view, own), "reach")
        board.show("targets", previews.targets(view, own, self.weapon, self.mode == "fire"), "target")

    def _transport_cells(self, view: View, own: UnitView) -> list[Cell]:
        if self.mode == "unload":
            return previews.unload_cells(view, own, self.passenger)
        found = previews.board_targets(view, own) if self.mode == "board" else previews.tow_targets(view, own)
        return [view.board.xy(friend.cell) for friend in found]

    def _show_pointed(self, pointed: Pointed | None) -> None:
        board = self._board
        if pointed is None:
            for name in ("hover", "path", "sweep", "new_zone"):
                board.hide(name)
            return
        board.show("hover", [pointed.cell], "hover")
        if pointed.zone:
            board.show("new_zone", previews.zone(self._view(), pointed.cell), "zone")
        else:
            board.hide("new_zone")
        if pointed.way is not None:
            board.path("path", pointed.way.cells, "path_blocked" if pointed.way.breaks_link else "path")
        else:
            board.hide("path")
        if pointed.weapon and pointed.refusal is None:
            board.show("sweep", previews.swept_cells(self._view(), pointed.weapon, pointed.cell), "threat")
        else:
            board.hide("sweep")

"""The controller: what a player points at and chooses, turned into orders.

It keeps what is chosen (`pointed.Chosen`): the selected unit, the mode, the weapon, what to aim at; and the cell under
the pointer. What that means is told by `pointed` and marked by `marking`, from the rules over the side's view. Nothing
of Panda3D is here.
"""

from __future__ import annotations

from collections.abc import Callable

from client3d.clumsy import engineering, previews
from client3d.clumsy.aiming import AIMS
from client3d.clumsy.caution import Caution
from client3d.clumsy.engineering import WORKS
from client3d.clumsy.layers import standing_at
from client3d.clumsy.marking import Board, Lights, Marks
from client3d.clumsy.pointed import TRANSPORT, Chosen, Pointed, aimed_at, pointed_at, transport_order
from client3d.clumsy.routes import BEYOND_THIS_TURN, Routes, plan
from core.orders import Cell, Order, Refusal, UndoOrder
from systems.clumsy.orders import (
    BoardOrder,
    BuildOrder,
    ClearOrder,
    DemineOrder,
    EndTurnOrder,
    FireOrder,
    LandOrder,
    LayMineOrder,
    MoveOrder,
    SupplyOrder,
    SurrenderOrder,
    TowOrder,
    UnhitchOrder,
    UnloadOrder,
)
from systems.clumsy.pipeline import refuse
from systems.clumsy.view import UnitView, View

MODES = ("move", "fly", "fire", "patrol", "supply", *TRANSPORT, *WORKS)

_STAYS_AFTER = FireOrder | SupplyOrder | BuildOrder | ClearOrder | LayMineOrder | DemineOrder
"""Orders after which the mode is kept as long as it is of use."""


class Controller(Caution):
    """The hands of one person at a time; `give` gives an order and returns why it was refused."""

    def __init__(self, view: Callable[[], View], give: Callable[[Order], Refusal | None], board: Board) -> None:
        self._view, self._give, self._marks = view, give, Marks(board)
        self.chosen = Chosen()
        self.hovered: Cell | None = None
        self.hovered_layer: bool | None = None
        """Whether the pointer is on what is in the air over that cell (True) or on its ground; None: on neither."""
        self.lights = Lights()
        self.routes = Routes()
        self._skipped: tuple[tuple[int, int], frozenset[int]] = ((0, 0), frozenset())
        """In which round and turn, and which units need not be asked about any more."""
        self.pointed: Pointed | None = None
        self.last_refusal: Refusal | None = None
        # the views are kept with what was made of them, so that the id of another is never theirs
        self._shown_for: tuple[object, ...] | None = None
        self._pointed_for: tuple[object, ...] | None = None
        self._marked_for: tuple[object, ...] | None = None
        self._kept_views: list[View | None] = [None, None]

    # --- what is chosen

    def _leave_mode(self, mode: str = "move") -> None:
        """Enter a mode in which nothing more was chosen yet."""
        self.chosen = Chosen(self.selected, mode, active=self.active)

    @property
    def unit(self) -> UnitView | None:
        """The selected unit: one's own or an enemy in sight."""
        return self._view().units.get(self.selected)

    @property
    def own_unit(self) -> UnitView | None:
        """The selected unit, if it takes orders from here."""
        return self._view().own_unit(self.selected)

    def select(self, unit: int) -> None:
        """Select a unit by its id; 0 for none. Of one aboard, its carrier is selected, to put it down."""
        passenger = self._view().passenger(unit)
        if passenger is not None:
            self.select(passenger.aboard)
            if self.active and self.mode != "unload" and self.set_mode("unload") is not None:
                return
            self._choose(passenger=unit if self.mode == "unload" else 0)
        elif unit != self.selected:
            self.chosen = Chosen(unit, active=self.active)

    def select_at(self, cell: Cell) -> bool:
        """Select the unit in a cell; whether there is one."""
        view = self._view()
        if not view.board.contains(*cell):
            return False
        found = standing_at(view, view.board.cell(*cell), self.selected)
        self.select(found.id if found else 0)
        return found is not None

    def forget(self) -> None:
        """Another person sits down: nothing is chosen."""
        self.chosen, self.hovered, self.last_refusal = Chosen(active=self.active), None, None
        self._shown_for = self._pointed_for = self._marked_for = None

    def next_unit(self, step: int = 1) -> UnitView | None:
        """Select the next unit that still has something to do, else the next one with points; in order of id."""
        view = self._view()
        able = [unit for unit in view.own if unit.id not in self.skipped and previews.can_act(view, unit)]
        if not able:
            return None
        ids = [unit.id for unit in able]
        if step > 0:
            chosen = next((unit for unit in able if unit.id > self.selected), able[0])
        else:
            chosen = next((unit for unit in reversed(able) if unit.id < self.selected), able[-1])
        self.select(chosen.id)
        return able[ids.index(chosen.id)]

    @property
    def skipped(self) -> frozenset[int]:
        """The units that were told to be left out this turn: nobody is led to them or asked about them."""
        view = self._view()
        return self._skipped[1] if self._skipped[0] == (view.round, view.turn) else frozenset()

    def skip(self) -> bool:
        """Leave the selected unit out for the rest of this turn, or ask about it again; whether it is left out now."""
        view, unit = self._view(), self.own_unit
        if unit is None:
            return False
        self._skipped = (view.round, view.turn), self.skipped ^ {unit.id}
        return unit.id in self.skipped

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
        self._leave_mode(mode)
        if mode == "unload" and unit.cargo:
            self._choose(passenger=unit.cargo[0])
        return None

    def next_passenger(self) -> bool:
        """Choose the next one aboard to be put down; False if there is none, or none was being chosen."""
        unit, passenger = self.own_unit, self.chosen.passenger
        if unit is None or self.mode != "unload" or passenger not in unit.cargo[:-1]:
            return False
        self._choose(passenger=unit.cargo[unit.cargo.index(passenger) + 1])
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
            self._choose(mode="build", structure="" if name == self.chosen.structure else name)
        return refusal

    def next_weapon(self) -> None:
        """Choose the next weapon of the selected unit, then none in particular again."""
        unit = self.own_unit
        if unit is None or not unit.kind.weapons:
            return
        choices = ("", *unit.kind.weapons) if len(unit.kind.weapons) > 1 else unit.kind.weapons
        self._choose(mode="fire", weapon=_after(choices, self.chosen.weapon))

    def choose_weapon(self, name: str) -> None:
        """Aim with a weapon of the selected unit; the same once more: with whichever may fire."""
        unit = self.own_unit
        if unit is not None and name in unit.kind.weapons:
            self._choose(mode="fire", weapon="" if name == self.chosen.weapon else name)

    def next_aim(self) -> None:
        """Aim at the next of what may be in a cell: unit, structure, ground, then at whatever is there again."""
        if self.own_unit is not None and self.own_unit.kind.weapons:
            self._choose(mode="fire", aim=_after(("", *AIMS), self.chosen.aim))

    def choose_aim(self, what: str) -> None:
        """Aim at one of AIMS; the same once more: at whatever is there."""
        if self.own_unit is not None and what in AIMS:
            self._choose(mode="fire", aim="" if what == self.chosen.aim else what)

    def cancel(self) -> bool:
        """Leave the mode, else the selection; whether there was anything to leave."""
        if self.mode != "move" or self.chosen.weapon:
            self._leave_mode()
            return True
        if self.selected:
            self.select(0)
            return True
        return False

    # --- orders

    def land(self) -> Refusal | None:
        """Let the selected craft land where it is."""
        unit = self.own_unit
        return None if unit is None else self._order(LandOrder(side=unit.side, unit=unit.id))

    def click(self, cell: Cell, layer: bool | None = None) -> Refusal | None:
        """The left button on a cell: select one's own unit, or order the selected one.

        layer: whether it was on what is in the air there (True) or on its ground (False); None: it does not tell.
        """
        self.last_refusal = None
        view, unit = self._view(), self.own_unit
        if not view.board.contains(*cell):
            return None
        standing = standing_at(view, view.board.cell(*cell), self.selected, layer)
        if not self.active and view.turn == view.side and not view.ended:
            # what was ordered is still being shown: a second click must not become a second order
            if standing is not None and standing.side == view.side:
                self.select(standing.id)
            return None
        if unit is None or not self.active:
            self.select(standing.id if standing else 0)
            return None
        order = self._order_for(view, unit, cell, standing, layer)
        return None if order is None else self._order(order)

    def _order(self, order: Order) -> Refusal | None:
        """Give an order of the selected unit, and leave the mode if it is of no more use."""
        self.last_refusal = self._give(order)
        if self.last_refusal is None:
            if isinstance(order, _STAYS_AFTER):
                self._leave_useless_mode()
            elif isinstance(order, BoardOrder):
                self.select(order.carrier)
            elif isinstance(order, UnloadOrder | TowOrder):
                self._leave_mode()
        return self.last_refusal

    def _order_for(
        self, view: View, unit: UnitView, cell: Cell, standing: UnitView | None, layer: bool | None
    ) -> Order | None:
        mode, own = self.mode, standing is not None and standing.side == view.side
        if mode == "supply":
            if standing is not None and own:
                target = 0 if standing.id == unit.id else standing.id
                return SupplyOrder(side=view.side, unit=unit.id, target=target)
            self._leave_mode()
            return None
        if mode in TRANSPORT:
            order = transport_order(view, unit, self.chosen, cell)
            if order is None:
                self._leave_mode()
            return order
        if mode == "patrol":
            self._leave_mode()
            return previews.keeping_order(view, unit, "patrol", cell)
        if mode in WORKS:
            return engineering.work_order(view, unit, mode, cell, self.chosen.structure)
        if mode == "fire" and (standing is None or standing.id != unit.id):
            what = aimed_at(view, self.chosen, standing, layer)
            return self._shot_order(view, unit, cell, what, self.chosen.weapon)
        if mode == "fly":
            self._leave_mode()
            return self._way_order(view, MoveOrder(side=view.side, unit=unit.id, to=cell))
        if standing is not None and own:
            self.select(standing.id)
            return None
        return self._way_order(view, previews.order_at(view, unit, cell, self.chosen.weapon, standing))

    def _way_order(self, view: View, order: Order | None) -> Order | None:
        """The order, or this turn's part of a route where the way is too long for one turn; None: it waits."""
        if not isinstance(order, MoveOrder):
            return order
        refusal, unit = refuse(view, order), view.units[order.unit]
        if refusal is None or refusal.reason not in BEYOND_THIS_TURN or (found := plan(view, unit, order.to)) is None:
            return order
        self.routes.choose(view, unit, order.to)
        return found.order

    @staticmethod
    def _shot_order(view: View, unit: UnitView, cell: Cell, what: str, weapon: str) -> Order:
        usable = [weapon] if weapon else previews.weapons_for(view, unit, cell, what)
        return FireOrder(side=view.side, unit=unit.id, at=cell, weapon=usable[0] if usable else "", what=what)

    def fire_at(self, cell: Cell, what: str, weapon: str) -> Refusal | None:
        """Fire at one of the choices in a cell."""
        view, unit = self._view(), self.own_unit
        if unit is None or not self.active:
            return None
        return self._order(self._shot_order(view, unit, cell, what, weapon))

    def _leave_useless_mode(self) -> None:
        """Stay in the mode only while it is of use."""
        unit = self.own_unit
        if unit is None or self.mode == "move":
            return
        if previews.refusal_of_kind(self._view(), unit, self.mode) is not None:
            self._leave_mode()

    def right_click(self) -> None:
        """The right button: leave the mode, else the selection."""
        self.cancel()

    def keep(self, kind: str) -> Refusal | None:
        """Put the selected unit on alert, or end its alert and patrol."""
        unit = self.own_unit
        if unit is None or (kind == "stand_down" and self.routes.end(unit.id) and not previews.is_busy(unit)):
            return None
        return self._give(previews.keeping_order(self._view(), unit, kind))

    def undo(self) -> Refusal | None:
        """Take the last order back."""
        return self._give(UndoOrder(side=self._view().side))

    def end_turn(self) -> Refusal | None:
        """Pass."""
        return self._give(EndTurnOrder(side=self._view().side))

    def surrender(self) -> Refusal | None:
        """Give up."""
        return self._give(SurrenderOrder(side=self._view().side))

    # --- pointing and marks

    def hover(self, cell: Cell | None, layer: bool | None = None) -> None:
        """The pointer is over a cell, or over none; layer: as of a click."""
        self.hovered, self.hovered_layer = cell, layer

    def point(self) -> Pointed | None:
        """What is under the pointer; computed anew only when something changed."""
        view = self._view()
        state = (id(view), self.chosen, self.hovered, self.hovered_layer)
        if state != self._pointed_for:
            self._pointed_for = state
            self._kept_views[0] = view
            here, layer = self.hovered, self.hovered_layer
            self.pointed = None if here is None else pointed_at(view, self.chosen, here, layer)
        return self.pointed

    def show(self) -> None:
        """Bring the marks on the board up to date; cheap when nothing changed."""
        view = self._view()
        pointed = self.point()
        unit = self.own_unit
        route = None if unit is None else self.routes.sent.get(unit.id)
        state = (id(view), self.chosen, self.lights, route)
        if state != self._shown_for:
            self._shown_for = state
            self._kept_views[1] = view
            self._marks.show_ground(view, self.lights)
            self._marks.show_unit(view, self.chosen, self.lights)
            self._marks.show_route(None if unit is None else self.routes.route_of(view, unit))
        if self._marked_for != self._pointed_for:
            self._marked_for = self._pointed_for
            self._marks.show_pointed(view, self.chosen, pointed)


def _after(choices: tuple[str, ...], chosen: str) -> str:
    """The next of some choices, round and round."""
    place = choices.index(chosen) if chosen in choices else 0
    return choices[(place + 1) % len(choices)]

"""What a person points at and chooses, turned into orders of Headquarters.

It keeps what is chosen (`pointed.Chosen`) and the cell under the pointer. As other camps give orders at the same time,
what is chosen may lose its sense at any moment: `revise` drops it then, and says why. Nothing of Panda3D is here.
"""

from __future__ import annotations

from collections.abc import Callable

from client3d.headquarters import pointed as pointing
from client3d.headquarters.marking import Board, Marks
from client3d.headquarters.pointed import ATTACK, BUY, MOVE, MUSTER, RECRUIT, Chosen, Pointed, pointed_at, standing_at
from client3d.play.choosing import Choosing
from core.orders import Cell, Order, Refusal, UndoOrder
from systems.headquarters import fighting
from systems.headquarters.orders import EndTurnOrder, ResumeOrder, SurrenderOrder, WaitOrder
from systems.headquarters.view import UnitView, View


class CampController(Choosing[Chosen]):
    """The hands of one person; `give` gives an order and returns why it was refused."""

    def __init__(self, view: Callable[[], View], give: Callable[[Order], Refusal | None], board: Board) -> None:
        self._view, self._give, self._marks = view, give, Marks(board)
        self.chosen = Chosen()
        self.hovered: Cell | None = None
        self.pointed: Pointed | None = None
        self.enemy_reach = False
        """Whether it is marked where all other camps may strike next turn."""
        self.last_refusal: Refusal | None = None
        self._skipped: tuple[tuple[int, int], frozenset[int]] = ((0, 0), frozenset())
        self._shown_for: tuple[object, ...] | None = None
        self._pointed_for: tuple[object, ...] | None = None
        self._marked_for: tuple[object, ...] | None = None
        self._kept: list[View | None] = [None, None]
        """The views of what was made, so that the id of another is never theirs."""

    # --- what is chosen

    @property
    def unit(self) -> UnitView | None:
        """The selected unit, whosever it is."""
        return self._view().units.get(self.selected)

    @property
    def own_unit(self) -> UnitView | None:
        """The selected unit, if it takes orders from here."""
        unit = self.unit
        return unit if unit is not None and unit.side == self._view().side else None

    @property
    def musters(self) -> bool:
        """Whether it is shown what can be recruited and bought: asked for, or as the headquarters is selected."""
        unit = self.own_unit
        return self.mode.startswith((MUSTER, RECRUIT, BUY)) or (unit is not None and unit.kind.is_headquarters)

    def select(self, unit: int) -> None:
        """Select a unit by its id; 0 for none."""
        self.chosen = Chosen(unit, MOVE, self.active)

    def select_at(self, cell: Cell) -> bool:
        """Select the unit in a cell; whether there is one."""
        found = standing_at(self._view(), cell, self.selected)
        self.select(found.id if found else 0)
        return found is not None

    def forget(self) -> None:
        """Another camp is played from now on: nothing is chosen."""
        self.chosen, self.last_refusal = Chosen(active=self.active), None
        self._shown_for = self._pointed_for = self._marked_for = None

    @property
    def skipped(self) -> frozenset[int]:
        """The units that are to be left out this turn: nobody is led to them or asked about them."""
        view = self._view()
        return self._skipped[1] if self._skipped[0] == (view.turn, view.side) else frozenset()

    def skip(self) -> bool:
        """Leave the selected unit out for the rest of this turn, or ask about it again; whether it is left out now."""
        view, unit = self._view(), self.own_unit
        if unit is None:
            return False
        self._skipped = (view.turn, view.side), self.skipped ^ {unit.id}
        return unit.id in self.skipped

    def next_unit(self, step: int = 1) -> UnitView | None:
        """Select the next unit that still has something to do, in order of id."""
        able = [unit for unit in pointing.able(self._view()) if unit.id not in self.skipped]
        if not able:
            return None
        if step > 0:
            chosen = next((unit for unit in able if unit.id > self.selected), able[0])
        else:
            chosen = next((unit for unit in reversed(able) if unit.id < self.selected), able[-1])
        self.select(chosen.id)
        return chosen

    # --- modes

    def set_mode(self, mode: str) -> Refusal | None:
        """Enter a mode, or leave it if it is on; why it cannot be entered."""
        if mode == self.mode:
            self._choose(mode=MUSTER if mode.startswith((RECRUIT, BUY)) else MOVE)
            return None
        refusal = self._refusal_of(mode)
        if refusal is None:
            self._choose(mode=mode)
        return refusal

    def _refusal_of(self, mode: str) -> Refusal | None:
        view, unit = self._view(), self.own_unit
        if mode.startswith((RECRUIT, BUY)):
            return pointing.refusal_of_mode(view, mode)
        if mode != ATTACK or unit is None:
            return None
        refusal = fighting.refuse_state(unit)
        if refusal is None and not list(pointing.targets(view, unit)):
            refusal = Refusal("no_target")
        return refusal

    def cancel(self) -> bool:
        """Leave the mode, else the selection; whether there was anything to leave."""
        if self.mode != MOVE:
            back = MUSTER if self.mode.startswith((RECRUIT, BUY)) else MOVE
            self._choose(mode=back)
            return True
        if self.selected:
            self.select(0)
            return True
        return False

    def revise(self) -> Refusal | None:
        """Another camp has given an order: what is chosen is dropped if it makes no sense any more; why it was."""
        if self.selected and self.unit is None:
            self.select(0)
            return Refusal("unit_gone")
        if self.mode in (MOVE, MUSTER):
            return None
        refusal = self._refusal_of(self.mode)
        if refusal is not None:
            self.cancel()
        return refusal

    # --- orders

    def click(self, cell: Cell) -> Refusal | None:
        """The left button on a cell: carry out what is pointed at there, else select who stands there."""
        self.last_refusal = None
        view = self._view()
        if not view.board.contains(*cell):
            return None
        found = pointed_at(view, self.chosen, cell)
        if found.orders:
            return self._carry_out(found.orders)
        if found.refusal is not None and not self._selects_instead(found):
            self.last_refusal = found.refusal
            return found.refusal
        self.select_at(cell)
        return None

    def _selects_instead(self, found: Pointed) -> bool:
        """Whether a click that would be refused is meant to select who stands there: one's own."""
        own = found.standing is not None and found.standing.side == self._view().side
        return own and self.mode == MOVE

    def _carry_out(self, orders: tuple[Order, ...]) -> Refusal | None:
        for order in orders:
            self.last_refusal = self._give(order)
            if self.last_refusal is not None:
                return self.last_refusal
        if self.mode != MOVE:
            self._choose(mode=MUSTER if self.mode.startswith((RECRUIT, BUY)) else MOVE)
        return None

    def buy(self, offer: str) -> Refusal | None:
        """Buy an offer at once, or choose where it goes."""
        mode = f"{BUY}{offer}"
        if self._view().data.offers[offer].needs_cell:
            self.last_refusal = self.set_mode(mode)
            return self.last_refusal
        self.last_refusal = self._give(pointing.purchase_order(self._view(), mode))
        return self.last_refusal

    def wait(self) -> Refusal | None:
        """Have done with the selected unit for this turn."""
        unit = self.own_unit
        if unit is None:
            return None
        self.last_refusal = self._give(WaitOrder(side=unit.side, unit=unit.id))
        return self.last_refusal

    def undo(self) -> Refusal | None:
        """Take the last order back."""
        self.last_refusal = self._give(UndoOrder(side=self._view().side))
        return self.last_refusal

    def end_turn(self) -> Refusal | None:
        """Say that the turn is over; once more takes that back (HQ-TURN-1)."""
        view = self._view()
        order: Order = ResumeOrder(side=view.side) if view.own.ready else EndTurnOrder(side=view.side)
        self.last_refusal = self._give(order)
        return self.last_refusal

    def surrender(self) -> Refusal | None:
        """Give up."""
        self.last_refusal = self._give(SurrenderOrder(side=self._view().side))
        return self.last_refusal

    # --- pointing and marks

    def hover(self, cell: Cell | None) -> None:
        """The pointer is over a cell, or over none."""
        self.hovered = cell

    def point(self) -> Pointed | None:
        """What is under the pointer; computed anew only when something changed."""
        view = self._view()
        state = (id(view), self.chosen, self.hovered)
        if state != self._pointed_for:
            self._pointed_for, self._kept[0] = state, view
            self.pointed = None if self.hovered is None else pointed_at(view, self.chosen, self.hovered)
        return self.pointed

    def show(self) -> None:
        """Bring the marks on the board up to date; cheap when nothing changed."""
        view, found = self._view(), self.point()
        state = (id(view), self.chosen, self.enemy_reach)
        if state != self._shown_for:
            self._shown_for, self._kept[1] = state, view
            self._marks.show_chosen(view, self.chosen, self.enemy_reach)
        if self._marked_for != self._pointed_for:
            self._marked_for = self._pointed_for
            self._marks.show_pointed(view, found)

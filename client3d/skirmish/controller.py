"""What a person points at and chooses, turned into orders of Skirmish. Nothing of Panda3D is here."""

from __future__ import annotations

from collections.abc import Callable

from client3d.play.choosing import Choosing
from client3d.skirmish import pointed as pointing
from client3d.skirmish.places import Place
from client3d.skirmish.pointed import FACE, MOVE, SHOOT, Chosen, Pointed, first_move, group_order, pointed_at
from core.orders import Order, Refusal, UndoOrder
from systems.skirmish.foresight import Journey, moves_left
from systems.skirmish.measures import Point
from systems.skirmish.orders import (
    AimOrder,
    EndActivationOrder,
    EndTurnOrder,
    LeaveOrder,
    ReloadOrder,
)
from systems.skirmish.view import UnitView, View


class TableController(Choosing[Chosen]):
    """The hands of one person; `give` gives an order and returns why it was refused."""

    def __init__(self, view: Callable[[], View], give: Callable[[Order], Refusal | None]) -> None:
        self._view, self._give = view, give
        self.chosen = Chosen()
        self.hovered: Place | None = None
        self.pointed: Pointed | None = None
        self.arcs = True
        """Whether the arc of who acts is drawn."""
        self.last_refusal: Refusal | None = None
        self._pointed_for: tuple[object, ...] | None = None
        self._kept: View | None = None
        """The view of what was made, so that the id of another is never its."""

    # --- what is chosen

    @property
    def unit(self) -> UnitView | None:
        """The selected fighter, whosever it is."""
        return self._view().units.get(self.selected)

    @property
    def fellows(self) -> list[UnitView]:
        """Whoever of this side acts now."""
        return self._view().active()

    def select(self, unit: int) -> None:
        """Select a fighter by its id; 0 for none."""
        if unit != self.selected:
            self._choose(selected=unit, mode=MOVE, path=())

    def forget(self) -> None:
        """Another person sits down: nothing is chosen."""
        self.chosen, self.last_refusal = Chosen(active=self.active), None
        self._pointed_for = self._kept = None
        self.pointed = self.hovered = None

    def next_unit(self, step: int = 1) -> UnitView | None:
        """Select the next fighter or group that can still act, in order of id."""
        able = pointing.able(self._view())
        if not able:
            return None
        if step > 0:
            found = next((unit for unit in able if unit.id > self.selected), able[0])
        else:
            found = next((unit for unit in reversed(able) if unit.id < self.selected), able[-1])
        self.select(found.id)
        return found

    def refresh(self) -> None:
        """An order was carried out: a path from another place makes no sense any more; who acts is selected."""
        fellows = self.fellows
        mode = self.mode if self.mode == SHOOT and fellows and fellows[0].actions else MOVE
        selected = self.selected
        if fellows and all(unit.id != selected for unit in fellows):
            selected = fellows[0].id
        elif selected not in self._view().units:
            selected = 0
        stated = self.chosen.will_move and bool(fellows)
        self._choose(selected=selected, mode=mode, path=(), will_move=stated)

    # --- modes

    def set_mode(self, mode: str) -> None:
        """Enter a mode, or leave it if it is on."""
        keeps = mode in (MOVE, FACE)
        to = MOVE if mode == self.mode else mode
        self._choose(mode=to, path=self.chosen.path if keeps else ())

    def state_move(self) -> None:
        """State a move after the next shot, or take that back (SK-HIT-2)."""
        self._choose(will_move=not self.chosen.will_move)

    def change_posture(self) -> None:
        """Line the windows from now on, or hide."""
        self._choose(posture="hide" if self.chosen.posture == "line" else "line")

    def cancel(self) -> bool:
        """Take the path's last point away, leave the mode, else the selection; whether there was anything."""
        if self.chosen.path and self.mode == MOVE:
            return self.step_back()
        if self.mode != MOVE:
            self._choose(mode=MOVE)
            return True
        if self.selected and all(unit.id != self.selected for unit in self.fellows):
            self.select(0)
            return True
        return False

    def step_back(self) -> bool:
        """Take the last point of the path away; whether there was one."""
        had = bool(self.chosen.path)
        self._choose(path=self.chosen.path[:-1])
        return had

    # --- orders

    def click(self, place: Place) -> Refusal | None:
        """The left button on a place: give the order that is meant, draw on at the path, else select who stands there.

        Why nothing was done.
        """
        self.last_refusal = None
        found = pointed_at(self._view(), self.chosen, place)
        if found.order is not None:
            if found.refusal is None:
                if found.way is not None:
                    self._go(found.order, found.way)
                else:
                    self.order(found.order)
                return None  # why the battle refused it is told where it is given
            self.last_refusal = found.refusal
            return found.refusal
        if found.adds and found.way is not None:
            self._choose(path=found.way.path)
            return None
        if place.unit:
            self.select(place.unit)
            return None
        self.last_refusal = found.refusal
        if found.refusal is None and not self.fellows:
            self.select(0)
        return found.refusal

    def order(self, order: Order) -> Refusal | None:
        """Give an order."""
        self.last_refusal = self._give(order)
        if self.last_refusal is None:
            self.refresh()
        return self.last_refusal

    def confirm(self) -> Refusal | None:
        """Go the path that is drawn; without one, activate who is selected."""
        view = self._view()
        if self.chosen.path and view.active():
            return self._go(*first_move(view, view.active(), self.chosen.path))
        return self.activate()

    def _go(self, order: Order, way: Journey) -> Refusal | None:
        """Go the first move of a path; what is left of it stays drawn, for the next one."""
        rest = self.chosen.path[way.stages[0].passed :] if way.stages else ()
        refusal = self.order(order)
        if refusal is None and rest and self.fellows and moves_left(self.fellows[0]):
            self._choose(path=rest)
        return refusal

    def activate(self) -> Refusal | None:
        """Activate who is selected, with its group."""
        unit, view = self.unit, self._view()
        if unit is None or unit.side != view.side:
            return None
        return self.order(group_order(view, unit))

    def aim(self) -> Refusal | None:
        """Aim."""
        return self.order(AimOrder(side=self._view().side))

    def reload(self) -> Refusal | None:
        """Reload."""
        return self.order(ReloadOrder(side=self._view().side))

    def capture(self) -> Refusal | None:
        """Take what lies in reach."""
        view = self._view()
        found = pointing.first_accepted(view, pointing.captures(view)) or next(pointing.captures(view), None)
        return None if found is None else self.order(found)

    def enter(self) -> Refusal | None:
        """Go into the building one stands at; where one stands at several, it is to be chosen."""
        view = self._view()
        found = pointing.first_accepted(view, pointing.entries(view, self.chosen))
        return None if found is None else self.order(found)

    def leave(self) -> Refusal | None:
        """Come out."""
        return self.order(LeaveOrder(side=self._view().side))

    def inside(self, floor: int) -> Refusal | None:
        """Move inside, to a floor, as was chosen: hidden or at the windows."""
        view = self._view()
        return self.order(pointing.inside_order(view, floor, self.chosen.posture))

    def end_activation(self) -> Refusal | None:
        """Have done with the activation."""
        return self.order(EndActivationOrder(side=self._view().side))

    def end_turn(self) -> Refusal | None:
        """Have done for this turn."""
        return self.order(EndTurnOrder(side=self._view().side))

    def undo(self) -> Refusal | None:
        """Take the last order back."""
        return self.order(UndoOrder(side=self._view().side))

    # --- pointing

    def hover(self, place: Place | None) -> None:
        """The pointer is over a place, or over none."""
        self.hovered = place

    def point(self) -> Pointed | None:
        """What is under the pointer; computed anew only when something changed."""
        view = self._view()
        state = (id(view), self.chosen, self.hovered)
        if state != self._pointed_for:
            self._pointed_for, self._kept = state, view
            self.pointed = None if self.hovered is None else pointed_at(view, self.chosen, self.hovered)
        return self.pointed

    @property
    def path_end(self) -> Point | None:
        """Where the path that is drawn ends; None without one."""
        return self.chosen.path[-1] if self.chosen.path else None

"""A battle of Skirmish played at one screen, frame by frame: the sides activate in turn (SK-ACT-1).

All of the table lies open but for who hides in a building. So two persons at one screen need a curtain between them
only while somebody hides from the other. Nothing of Panda3D is here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from client3d.play.board_stage import outlines_of
from client3d.play.reel import Reel
from client3d.play.seated import Happening
from client3d.play.states import HANDOVER, OVER, PLAYING, WATCHING
from client3d.skirmish.controller import TableController
from client3d.skirmish.marking import plan_of
from client3d.skirmish.match import TableMatch
from client3d.skirmish.stage import TableStage
from client3d.skirmish.words import TableWords
from client3d.table.plans import Plan
from core.events import Event, OrderTakenBack
from core.orders import Order, Refusal, UndoOrder
from replays.reader import EVERYTHING
from systems.skirmish.picture import Figure, Picture, advance
from systems.skirmish.setup import BattleSetup
from systems.skirmish.view import View

AHEAD = 3
"""An opponent thinks on while no more than so many events wait to be shown."""


class Front(Protocol):
    """The panels, as the session needs them."""

    words: TableWords

    def event_begins(self, event: Event, picture: Picture) -> None:
        """See `reel.Audience`."""

    def told_away(self, event: Event, picture: Picture, side: int) -> None:
        """Keep what a side is told that does not sit at the screen, as of `event_begins`."""

    def refused(self, refusal: Refusal) -> None:
        """Tell the player why an order was not carried out."""

    def hand_over(self, side: int) -> None:
        """Draw the curtain: another person is to sit down."""

    def side_sits_down(self, side: int) -> None:
        """Another person plays from now on."""

    def over(self) -> None:
        """The battle has ended and all of it was shown."""

    @property
    def modal(self) -> bool:
        """Whether a dialog or a screen waits for the person."""


class TableSession:
    """See the module."""

    def __init__(
        self, match: TableMatch, stage: TableStage, front: Front, make_reel: Callable[[Picture], Reel]
    ) -> None:
        self.match, self.stage, self.front = match, stage, front
        self.paused = False
        persons = match.persons
        self.looking = match.turn if match.turn in persons else persons[0] if persons else EVERYTHING
        self.state = PLAYING
        self.projector = make_reel(match.picture(self.looking))
        self.controller = TableController(self.view, self.give)
        self._planned: tuple[object, ...] | None = None
        self._unshown = {side: match.picture(side) for side in persons if side != self.looking}
        """By side of a person who does not sit at the screen: the battle as it knows it, for its log."""
        match.listeners.append(self._happened)
        self._settle()

    # --- looking

    @property
    def hot_seat(self) -> bool:
        """Whether several persons share the screen."""
        return len(self.match.persons) > 1

    def view(self) -> View:
        """What the side at the screen knows; a watcher is given all of it."""
        return self.match.view(self.looking)

    @property
    def setup(self) -> BattleSetup:
        """What the battle began with."""
        return self.match.setup

    @property
    def acting(self) -> bool:
        """Whether the person at the screen has the go, even while something is still being played."""
        return self.state == PLAYING and self.match.turn == self.looking and not self.over

    @property
    def over(self) -> bool:
        """Whether the battle has ended."""
        return self.match.ended

    @property
    def idle(self) -> bool:
        """Whether nothing moves and nobody but a person is to act."""
        return self.settled and self.stage.scene.camera.at_rest

    @property
    def settled(self) -> bool:
        """Whether all that happened was shown, and nobody but a person is to act."""
        return not self.projector.busy and (self.state in (OVER, HANDOVER) or self.acting)

    @property
    def between_orders(self) -> bool:
        """Whether all that happened was shown, whoever is to act."""
        return not self.projector.busy

    def selected_figure(self) -> Figure | None:
        """The selected fighter as it is drawn."""
        found: Figure | None = self.projector.picture.figures.get(self.controller.selected)
        return found

    # --- orders

    def give(self, order: Order) -> Refusal | None:
        """Give a person's order."""
        refusal = Refusal("not_your_turn") if self.state == HANDOVER else self.match.submit(order)
        if refusal is not None:
            self.front.refused(refusal)
        return refusal

    def _happened(self, happening: Happening) -> None:
        match = self.match
        self.projector.feed(match.events_for(self.looking, happening.told), match.picture(self.looking))
        for side in self._unshown:
            self._tell_away(side, happening)
        if isinstance(happening.order, UndoOrder):
            self.controller.refresh()

    def _tell_away(self, side: int, happening: Happening) -> None:
        """Keep for a person who does not sit at the screen what its side is told."""
        picture = self._unshown[side]
        for event in self.match.events_for(side, happening.told):
            self.front.told_away(event, picture, side)
            if not isinstance(event, OrderTakenBack):
                advance(picture, event)
        self._unshown[side] = self.match.picture(side)

    # --- whose go it is

    def _settle(self) -> None:
        """All was shown: what now?"""
        match = self.match
        if match.ended:
            if self.state != OVER:
                self.state = OVER
                self.front.over()
        elif not match.is_person(match.turn):
            self.state = WATCHING
        elif match.turn == self.looking:
            if self.state != PLAYING:
                self.projector.go_back()
                self.controller.refresh()
            self.state = PLAYING
            self.projector.left = None  # in one's own go the view stays at what one did
        elif self.state != HANDOVER:
            self.controller.forget()
            if match.hides_something:
                self.state = HANDOVER
                self.front.hand_over(match.turn)
            else:
                self._sit_down()

    def ready(self) -> None:
        """The next person has sat down."""
        if self.state == HANDOVER:
            self._sit_down()

    def _sit_down(self) -> None:
        self._unshown[self.looking] = self.match.picture(self.looking)
        self.looking = self.match.turn
        self._unshown.pop(self.looking, None)
        self.state = PLAYING
        self.controller.forget()
        self.controller.refresh()
        self.projector.reset(self.match.picture(self.looking))
        self.front.side_sits_down(self.looking)

    def skip(self) -> None:
        """Show what is queued at once."""
        self.projector.skip()

    def look_home(self) -> None:
        """Look at the whole table, as far as there is room for it."""
        self.stage.show_all()

    # --- each frame

    def update(self, seconds: float) -> None:
        """Move on by so many seconds of the frame; what is on the table goes at the reel's speed while it plays."""
        reel = self.projector
        if self.state == WATCHING and not self.paused and reel.waiting <= AHEAD:
            self.match.think()
        scaled = seconds * (reel.speed if reel.busy else 1.0)
        if not self.paused:
            reel.update(scaled)
        if not reel.busy and not self.paused:
            self._settle()
        self.controller.active = self.acting and not reel.busy
        self._mark()
        self.stage.scene.update(0.0 if self.paused else scaled)

    def _mark(self) -> None:
        """Bring the marks on the table up to date; cheap when nothing changed."""
        controller = self.controller
        if self.looking == EVERYTHING:
            self.stage.mark(self.selected_figure(), None)
            return
        view, found = self.view(), controller.point()
        state = (id(view), controller.chosen, found, controller.arcs, self.projector.busy)
        if state == self._planned:
            return
        self._planned = state
        if self.projector.busy or self.state == HANDOVER:
            self.stage.scene.plan(Plan())
        else:
            band_name = self.front.words.band
            self.stage.scene.plan(plan_of(view, controller.chosen, found, band_name, arcs=controller.arcs))
        standing = None if found is None else view.units.get(found.place.unit)
        self.stage.outline(outlines_of(standing, self.looking, controller.selected))

"""A session: one battle being played or watched at one screen, frame by frame.

It stands between the match (orders, opponents), the projector (what happened), the controller (what the person wants)
and the front (the panels). It decides whose eyes the screen shows: one person's, both in turn with a hand-over between,
or a watcher's, who sees everything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from client3d.clumsy import previews
from client3d.clumsy.controller import Controller
from client3d.clumsy.match import Chapter, Match
from client3d.clumsy.projector import Projector
from client3d.clumsy.stage import Stage
from client3d.play.board_stage import home_of, outlines_of
from client3d.play.seated import Happening
from client3d.play.states import HANDOVER, OVER, PLAYING, RECAP, WATCHING
from core.events import Event
from core.orders import Cell, Order, Refusal, UndoOrder
from systems.clumsy.data import ClumsyData
from systems.clumsy.events import ShotFired
from systems.clumsy.field import Standing
from systems.clumsy.orders import EndTurnOrder, FireOrder
from systems.clumsy.picture import EVERYTHING, Figure, Picture
from systems.clumsy.setup import BattleSetup
from systems.clumsy.view import View

AHEAD = 3
"""An opponent thinks on while no more than so many events wait to be shown."""


class Front(Protocol):
    """The panels, as the session needs them."""

    def event_begins(self, event: Event, picture: Picture) -> None:
        """See `projector.Audience`."""

    def number(self, key: int, text: str, kind: str) -> None:
        """See `projector.Audience`."""

    def banner(self, event: Event) -> None:
        """See `projector.Audience`."""

    def refused(self, refusal: Refusal) -> None:
        """Tell the player why an order was not carried out."""

    def hand_over(self, side: int) -> None:
        """Hide everything until the next person is ready."""

    def recap(self, side: int) -> None:
        """The next person is shown what it saw of the others' turns."""

    def begin_turn(self, side: int) -> None:
        """Show the panels for this side; the curtain and the recap end."""

    def route_ended(self, unit: int, reason: str) -> None:
        """Tell that a unit goes no further on its way of several turns: "enemy", "barred"."""

    def over(self) -> None:
        """The battle has ended and all of it was shown."""

    @property
    def modal(self) -> bool:
        """Whether a dialog or a screen waits for the person."""


class Session:
    """See the module. `pace` limits how far opponents think ahead of what is shown."""

    def __init__(
        self, match: Match, stage: Stage, front: Front, make_projector: Callable[[Picture], Projector]
    ) -> None:
        self.match, self.stage, self.front = match, stage, front
        persons = match.persons
        self.hot_seat = len(persons) > 1
        self.looking = persons[0] if persons else EVERYTHING
        if self.hot_seat and match.turn in persons:
            self.looking = match.turn
        self.state = PLAYING
        self.paused = False
        self.held = False
        """Whether opponents wait with their next order, as the battle is about to go on by other data."""
        self._aimed: dict[int, tuple[Cell, Standing | None]] = {}
        """By unit, where its last shot was ordered at, and the structure that was meant."""
        self.projector = make_projector(match.picture(self.looking))
        self.controller = Controller(self.view, self.give, stage.scene.overlays)
        self.chapters = {
            side: Chapter(match.picture(side), []) for side in persons if self.hot_seat and side != self.looking
        }
        self._due: list[int] = []
        """The units whose way of several turns goes on now."""
        self.forces = match.forces_at_first
        match.listeners.append(self._happened)
        self._settle()

    # --- looking

    def view(self) -> View:
        """What the person at the screen may know; a watcher is given the view of the side whose turn it is."""
        return self.match.game.view(self.looking if self.looking >= 0 else self.match.turn)

    @property
    def idle(self) -> bool:
        """Whether nothing moves and nobody but a person is to act."""
        return self.settled and self.stage.scene.camera.at_rest and self.stage.scene.at_rest

    @property
    def settled(self) -> bool:
        """Whether all that happened was shown, and nobody but a person is to act."""
        if self.projector.busy or self._due:
            return False
        return self.state in (HANDOVER, OVER) or (self.state == PLAYING and self.match.turn == self.looking)

    @property
    def between_orders(self) -> bool:
        """Whether all that happened was shown, whoever is to act."""
        return not self.projector.busy and not self._due

    @property
    def acting(self) -> bool:
        """Whether the person at the screen has the turn, even while something is still being played."""
        return self.state == PLAYING and self.match.turn == self.looking and not self.match.ended

    @property
    def setup(self) -> BattleSetup | None:
        """What the battle began with."""
        return self.match.setup

    def selected_figure(self) -> Figure | None:
        """The selected unit as it is drawn."""
        return self.projector.picture.figures.get(self.controller.selected)

    # --- orders

    def give(self, order: Order) -> Refusal | None:
        """Give a person's order."""
        if order.side != self.match.turn and not self.match.ended:
            refusal: Refusal | None = Refusal("not_your_turn")
        elif self.state in (HANDOVER, RECAP):
            refusal = Refusal("not_your_turn")
        else:
            if isinstance(order, FireOrder):
                # the events of the shot, told while the order is carried out, do not say that a structure is meant
                self._aimed[order.unit] = (order.at, previews.structure_meant(self.view(), order))
            refusal = self.match.submit(order)
        if refusal is not None:
            self.front.refused(refusal)
        elif isinstance(order, UndoOrder):
            self.controller.routes.taken_back()
        else:
            self.controller.routes.ordered(order)
        return refusal

    def _go_on(self) -> None:
        """Let the next unit that is on a way of several turns go on."""
        unit, routes = self._due.pop(0), self.controller.routes
        leg = routes.go_on(self.view(), unit)
        if leg.ended:
            self.front.route_ended(unit, leg.ended)
        elif leg.order is not None and self.give(leg.order) is not None:
            routes.end(unit)

    def structure_meant(self, shot: ShotFired) -> Standing | None:
        """The structure that a shot of one's own was ordered at; None if it was not, or it is somebody else's."""
        at, meant = self._aimed.get(shot.unit, (shot.at, None))
        return meant if at == shot.at and not shot.on_alert else None

    def _happened(self, happening: Happening) -> None:
        match = self.match
        self.projector.feed(match.events_for(self.looking, happening.told), match.picture(self.looking))
        for side, chapter in self.chapters.items():
            if side != self.looking:
                chapter.add(match.events_for(side, happening.told), match.picture(side))
        if self.hot_seat and isinstance(happening.order, EndTurnOrder) and happening.order.side == self.looking:
            self.chapters[self.looking] = Chapter(match.picture(self.looking), [])

    # --- whose turn it is

    def _settle(self) -> None:
        """All was shown: what now?"""
        match = self.match
        if match.ended or match.turn != self.looking:
            self._due.clear()  # whoever did not go on in this turn goes on in the next
        if match.ended:
            if self.state != OVER:
                self.state = OVER
                self.front.over()
        elif not match.is_person(match.turn):
            self.state = WATCHING
        elif match.turn == self.looking:
            if self.state != PLAYING:
                self.projector.go_back()
                self.front.begin_turn(self.looking)
                self._due = self.controller.routes.due(self.view())
            self.state = PLAYING
            self.projector.left = None  # in one's own turn the view stays at what one did
        elif self.state != HANDOVER:
            self.state = HANDOVER
            self.controller.forget()
            self.front.hand_over(match.turn)

    def ready(self) -> None:
        """The next person has sat down: show it what it saw, then let it play."""
        if self.state != HANDOVER:
            return
        self.looking = self.match.turn
        chapter = self.chapters.pop(self.looking)
        self.stage.headings = {key: heading for key, heading in self.stage.headings.items() if key >= 0}
        self.projector.reset(chapter.start)
        for events, after in chapter.scenes:
            self.projector.feed(events, after)
        self.state = RECAP
        self.front.recap(self.looking)
        self._home(chapter.start)
        self.projector.left = None

    def skip(self) -> None:
        """Show what is queued at once."""
        self.projector.skip()

    def goes_on_by(self, data: ClumsyData) -> None:
        """The battle goes on by other data, between two orders: all is shown as it is by them."""
        match = self.match
        self.stage.data = data
        self.projector.reset(match.picture(self.looking))

    def _home(self, picture: Picture) -> None:
        self.stage.look_at(home_of(picture, self.looking), instantly=True)

    def look_home(self) -> None:
        """Look at the middle of one's own units, or of the board."""
        self._home(self.projector.picture)

    # --- each frame

    def update(self, seconds: float) -> None:
        """Move on by so many seconds of the frame; effects and camera run at the projector's speed while it plays."""
        projector = self.projector
        if self.state == WATCHING and not (self.paused or self.held) and projector.waiting <= AHEAD:
            self.match.think()
        scaled = seconds * (projector.speed if projector.busy else 1.0)
        if not self.paused:
            projector.update(scaled)
        if not projector.busy:
            self._settle()
            if self._due and self.acting and not self.front.modal:
                self._go_on()
        controller = self.controller
        controller.active = self.acting and not projector.busy
        if self.looking == EVERYTHING:
            self.stage.mark(self.selected_figure(), controller.hovered)
        else:
            controller.show()
            self._outline()
        self.stage.scene.update(seconds if self.paused else scaled)

    def _outline(self) -> None:
        pointed = self.controller.pointed
        standing = None if pointed is None else pointed.standing
        self.stage.outline(outlines_of(standing, self.looking, self.controller.selected))

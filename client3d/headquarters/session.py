"""A battle of Headquarters played at one screen, frame by frame: all camps at once (HQ-TURN-1, HQ-SOLO-1).

Computer camps give an order every so often while a person thinks, and one after the other once all persons have ended
their turn. Nothing is hidden, so several persons at one screen need no curtain: `looking` is the camp that orders are
given for now. Nothing of Panda3D is here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from client3d.headquarters.controller import CampController
from client3d.headquarters.match import CampMatch
from client3d.play.board_stage import BoardStage, outlines_of
from client3d.play.reel import Reel
from client3d.play.seated import Happening
from client3d.play.states import OVER, PLAYING, WATCHING
from core.events import Event
from core.orders import Order, Refusal, UndoOrder
from replays.reader import EVERYTHING
from systems.headquarters.picture import Figure, Picture
from systems.headquarters.setup import BattleSetup
from systems.headquarters.view import View

AHEAD = 3
"""A computer camp thinks on while no more than so many events wait to be shown."""
HURRY = 2.5
"""How many times as fast is shown what computer camps do once all persons have ended their turn."""


class Front(Protocol):
    """The panels, as the session needs them."""

    def event_begins(self, event: Event, picture: Picture) -> None:
        """See `reel.Audience`."""

    def refused(self, refusal: Refusal) -> None:
        """Tell the player why an order was not carried out."""

    def dropped(self, refusal: Refusal) -> None:
        """Tell the player why what it had chosen is not chosen any more."""

    def camp_chosen(self, side: int) -> None:
        """Orders are given for another camp from now on."""

    def over(self) -> None:
        """The battle has ended and all of it was shown."""

    @property
    def reads(self) -> bool:
        """Whether a page lies over the battle: the menu, the help, the encyclopedia."""


class CampSession:
    """See the module."""

    def __init__(self, match: CampMatch, stage: BoardStage, front: Front, make_reel: Callable[[Picture], Reel]) -> None:
        self.match, self.stage, self.front = match, stage, front
        self.pace = 3.0
        """Seconds between two orders of computer camps while a person thinks."""
        self.paused = False
        self.looking = match.persons[0] if match.persons else EVERYTHING
        self.state = PLAYING
        self.follow = True
        """Whether the camera goes to what computer camps do out of its sight, once nobody thinks any more."""
        self.projector = make_reel(match.picture(self.looking))
        self.controller = CampController(self.view, self.give, stage.scene.overlays)
        self._until_next = self.pace
        self._own_shown = True
        """Whether all that a person's last orders led to was shown."""
        match.listeners.append(self._happened)
        self._settle()

    # --- looking

    @property
    def hot_seat(self) -> bool:
        """Whether several persons share the screen."""
        return len(self.match.persons) > 1

    def view(self) -> View:
        """What the camp at the screen knows; a watcher is given the first one's."""
        return self.match.view(max(self.looking, 0))

    @property
    def setup(self) -> BattleSetup:
        """What the battle began with."""
        return self.match.setup

    @property
    def acting(self) -> bool:
        """Whether the camp at the screen can be given orders: it stands, is a person's, and is not ready."""
        return self.state == PLAYING and self.looking >= 0 and self.match.waits_for(self.looking) and not self.over

    @property
    def over(self) -> bool:
        """Whether the battle has ended."""
        return self.match.ended

    @property
    def idle(self) -> bool:
        """Whether nothing moves and nobody but a person is to act."""
        return self.settled and self.stage.scene.camera.at_rest and self.stage.scene.at_rest

    @property
    def settled(self) -> bool:
        """Whether all that happened was shown, and the persons are waited for, or nobody."""
        return not self.projector.busy and (self.state == OVER or self.thinking_time)

    @property
    def between_orders(self) -> bool:
        """Whether all that happened was shown, whoever is to act."""
        return not self.projector.busy

    @property
    def thinking_time(self) -> bool:
        """Whether a person's camp is still to end its turn: computer camps take their time."""
        return not self.over and self.match.waits_for_persons

    def selected_figure(self) -> Figure | None:
        """The selected unit as it is drawn."""
        return self.projector.picture.figures.get(self.controller.selected)

    # --- orders

    def give(self, order: Order) -> Refusal | None:
        """Give a person's order. Computer camps give it some time to be looked at, and to be taken back."""
        refusal = self.match.submit(order)
        if refusal is not None:
            self.front.refused(refusal)
            return refusal
        self._until_next, self._own_shown = self.pace, False
        self.controller.active = False  # until it was shown
        return None

    def choose_camp(self, side: int) -> None:
        """Give orders for this camp from now on, if it is a person's that stands."""
        if side == self.looking or side not in self.match.persons_standing:
            return
        self.looking = side
        self.controller.forget()
        self.front.camp_chosen(side)

    def next_camp(self, step: int = 1) -> None:
        """The next camp that a person still has to play this turn, else the next that stands."""
        persons = self.match.persons_standing
        waiting = [side for side in persons if self.match.waits_for(side)] or persons
        if not waiting:
            return
        later = [side for side in waiting if (side > self.looking if step > 0 else side < self.looking)]
        if step > 0:
            self.choose_camp(later[0] if later else waiting[0])
        else:
            self.choose_camp(later[-1] if later else waiting[-1])

    def _happened(self, happening: Happening) -> None:
        match = self.match
        self.projector.feed(match.events_for(self.looking, happening.told), match.picture(self.looking))
        if isinstance(happening.order, UndoOrder):
            self.controller.select(self.controller.selected if self.controller.unit is not None else 0)
        elif not match.is_person(happening.order.side) and (dropped := self.controller.revise()) is not None:
            self.front.dropped(dropped)

    # --- what goes on

    def _settle(self) -> None:
        """All was shown: what now?"""
        self._own_shown = True
        if self.match.ended:
            if self.state != OVER:
                self.state = OVER
                self.front.over()
            return
        standing = self.match.persons_standing
        self.state = PLAYING if standing else WATCHING
        if standing and self.looking not in standing:
            self.choose_camp(standing[0])

    def skip(self) -> None:
        """Show what is queued at once; once all persons have ended their turn, all that computer camps still do."""
        if self.match.persons and not self.thinking_time and not self.over:
            turn = self.view().turn
            while not self.over and self.view().turn == turn and not self.match.waits_for_persons:
                if not self.match.think():
                    break
        self.projector.skip()

    def look_home(self) -> None:
        """Look at the whole board, as far as there is room for it: it is small."""
        self.stage.show_all()

    # --- each frame

    def update(self, seconds: float) -> None:
        """Move on by so many seconds of the frame."""
        reel, hurried = self.projector, self._hurried
        if not self.paused and not self.front.reads:
            self._think(seconds)
        if self.state == PLAYING and not self.match.persons_standing:
            self.state = WATCHING
        reel.follow = self.follow and not self.thinking_time
        scaled = seconds * (reel.speed if reel.busy else 1.0) * (HURRY if hurried and reel.busy else 1.0)
        if not self.paused:
            reel.update(scaled)
        if not reel.busy:
            self._settle()
        controller = self.controller
        controller.active = self.acting and self._own_shown
        if self.looking == EVERYTHING:
            self.stage.mark(self.selected_figure(), controller.hovered)
        else:
            controller.show()
            self._outline()
        self.stage.scene.update(seconds if self.paused else scaled)

    @property
    def _hurried(self) -> bool:
        """Whether what computer camps do is shown quickly: persons wait for them."""
        return bool(self.match.persons_standing) and not self.thinking_time and not self.over

    def _think(self, seconds: float) -> None:
        if self.over:
            return
        if not self.thinking_time:
            if self.projector.waiting <= AHEAD:
                self.match.think()
            return
        if self.projector.busy:
            return
        self._until_next -= seconds
        if self._until_next <= 0:
            self._until_next = self.pace
            self.match.think()

    def _outline(self) -> None:
        pointed = self.controller.pointed
        standing = None if pointed is None else pointed.standing
        self.stage.outline(outlines_of(standing, self.looking, self.controller.selected))

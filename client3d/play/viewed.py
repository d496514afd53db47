"""A replay being watched, frame by frame, whatever the ruleset: what is fed to the reel, where that is, and going
anywhere else.

To the front and the desk it is what a `Session` is. One order at a time is fed; how many of its events have begun is
counted, so that the place is known to the event, and stepping back leads to exactly what stepping forward showed.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from client3d.hud.values import LogLine
from client3d.play.board_stage import BoardStage
from client3d.play.reading import Instant, Mark, Reading
from client3d.play.reel import Reel
from client3d.play.states import OVER, WATCHING
from core.events import Event
from core.orders import Cell
from replays.faults import ReplayError
from replays.playback import Playback, Scene
from replays.reader import EVERYTHING, Replay
from replays.state import Place

Step = Literal["", "event", "order"]
_MOST_UNSEEN = 40
"""Orders of which these eyes see nothing that are gone through in one frame."""


class Watcher(Protocol):
    """The panels, as a viewing needs them."""

    def tell(self, event: Event, picture: Any) -> None:
        """Write an event that is not played to the log; `picture` is how things stood before it."""

    def jumped(self) -> None:
        """Another place of the replay is shown: what was told is told no more."""

    def over(self) -> None:
        """All was shown."""

    def broken(self, error: ReplayError) -> None:
        """The file cannot be read any more."""

    def log_line(self, event: Event, picture: Any) -> LogLine | None:
        """What the log says of an event."""


@dataclass
class Pointer:
    """What a watcher points at: cells and units of the picture."""

    selected: int = 0
    hovered: Cell | None = None
    mode: str = "move"
    weapon: str = ""
    active: bool = False

    @property
    def pointed(self) -> Cell | None:
        """The cell under the pointer."""
        return self.hovered

    def select(self, unit: int) -> None:
        """Select a unit by the number the picture has for it."""
        self.selected = unit

    def hover(self, cell: Cell | None, _layer: bool | None = None) -> None:
        """The pointer is over a cell, or over none."""
        self.hovered = cell

    def cancel(self) -> bool:
        """Select nothing; whether anything was selected."""
        had, self.selected = self.selected, 0
        return bool(had)


class Viewed:
    """See the module."""

    READING: type[Reading]
    """How replays of the ruleset are read."""

    hot_seat = False
    acting = False

    def __init__(
        self, replay: Replay, stage: BoardStage, front: Watcher, make_projector: Callable[[Any], Reel]
    ) -> None:
        self.playback = Playback(replay)
        self.stage, self.front = stage, front
        self.projector = make_projector(self.playback.picture)
        self.projector.holds = self._holds
        self.controller = Pointer()
        self.paused = False
        self.scrubbing = False
        """Whether the timeline is being dragged: nothing goes on by itself."""
        self.state = WATCHING
        self.last_turn = len(replay.turns) - 1
        """The turn after whose last order nothing more is shown."""
        self._first_orders = [turn.first_order for turn in replay.turns]
        self._at = Instant(0, 0)
        self._length = 0
        """Events of the order that is being shown; of them `_at.events` have begun."""
        self._step: Step = ""
        self._stepped = False
        """Whether something to stop at has come up since the step began."""
        self._wanted: Instant | None = None
        self._milestones: dict[int, Reading] = {}

    # --- where it is

    @property
    def replay(self) -> Replay:
        """What is watched."""
        return self.playback.replay

    @property
    def looking(self) -> int:
        """Whose eyes are looked with."""
        return self.playback.side

    @property
    def setup(self) -> Any:
        """What the battle began with."""
        return self.replay.setup

    @property
    def picture(self) -> Any:
        """What is drawn now."""
        return self.projector.picture

    @property
    def milestones(self) -> Reading:
        """What there is to see and to mark for these eyes."""
        side = self.looking
        if side not in self._milestones:
            self._milestones[side] = self.READING(self.replay, self.front.log_line, side)
        return self._milestones[side]

    @property
    def instant(self) -> Instant:
        """How far all has been shown; an event that is being played counts as shown."""
        turn, orders, events = self._at
        if events >= self._length > 0:
            orders, events = orders + 1, 0
        if orders >= self.replay.turns[turn].orders and turn < len(self.replay.turns) - 1:
            return Instant(turn + 1, 0)
        return Instant(turn, orders, events)

    @property
    def place(self) -> Place:
        """Between which two orders that is: an order of which only a part was shown has not been given."""
        return Place(self.instant.turn, self.instant.orders)

    @property
    def along(self) -> float:
        """How far that is, in orders from the beginning."""
        turn, orders, events = self._at
        return self.along_of(Instant(turn, orders)) + (events / self._length if self._length else 0.0)

    def along_of(self, instant: Instant) -> float:
        """How far an instant is, in whole orders from the beginning."""
        return float(self._first_orders[instant.turn] + instant.orders)

    def instant_at(self, along: float) -> Instant:
        """The instant before the order that is so many orders from the beginning; as near to it as there is one."""
        order = min(max(int(along), 0), self.replay.orders)
        turn = max(bisect_right(self._first_orders, order) - 1, 0)
        return Instant(turn, order - self._first_orders[turn])

    @property
    def idle(self) -> bool:
        """Whether nothing moves: at the end, or while paused."""
        if self._wanted is not None or (self.projector.busy and not self.paused):
            return False
        return self.state == OVER or self.paused

    def selected_figure(self) -> Any:
        """The selected unit as it is drawn."""
        return self.picture.figures.get(self.controller.selected)

    # --- each frame

    def update(self, seconds: float) -> None:
        """Move on by so many seconds of the frame."""
        projector = self.projector
        if self._wanted is not None:
            wanted, self._wanted = self._wanted, None
            self.seek(wanted, tells=not self.scrubbing)
        still = self.paused or self.scrubbing
        if not still and self.state == WATCHING:
            self._go_on()
        scaled = seconds * (projector.speed if projector.busy and not still else 1.0)
        if not still:
            projector.update(scaled)
            self._end_step()
        self.stage.mark(self.selected_figure(), self.controller.hovered)
        self.stage.scene.update(scaled)

    def _go_on(self) -> None:
        """Feed what comes next, once all that was fed has come up."""
        projector = self.projector
        for _ in range(_MOST_UNSEEN):
            if projector.waiting or (self._step and self._stepped):
                return
            if not self._feed():
                if not projector.busy:
                    self._end()
                return

    def _feed(self) -> bool:
        """Feed the next order; whether there was one."""
        scene = self._next_scene()
        if scene is None:
            return False
        self._at, self._length = Instant(scene.turn.number, scene.number), len(scene.events)
        if not scene.events:
            self._at = self._at._replace(orders=scene.number + 1)
        self.projector.feed(scene.events, scene.after)
        return True

    def _next_scene(self) -> Scene | None:
        turn = self.playback.turn
        if turn.number > self.last_turn or (turn.number == self.last_turn and self.playback.place == turn.orders):
            return None
        try:
            return self.playback.next_scene()
        except ReplayError as error:
            self._break(error)
            return None

    def _break(self, error: ReplayError) -> None:
        self.paused = True
        self.front.broken(error)

    def _end(self) -> None:
        self._step = ""
        if self.state != OVER and not self.paused:
            self.state = OVER
            self.front.over()

    def event_begun(self, event: Event) -> None:
        """The projector has taken up an event."""
        self._at = self._at._replace(events=self._at.events + 1)
        self._stepped = self._stepped or self.READING.stops_at(event)

    def skip(self) -> None:
        """Show at once what is being shown."""
        self.projector.skip()

    # --- steps forward

    def step(self, what: Step) -> None:
        """Play one event, or the rest of an order, and pause; what is being played is played to its end."""
        if self.state == OVER:
            return
        self._step, self.paused = what, False
        self._stepped = self.projector.playing

    def _holds(self, event: Event) -> bool:
        """Whether an event waits for the next step."""
        return self._step == "event" and self._stepped and self.READING.stops_at(event)

    def _end_step(self) -> None:
        projector = self.projector
        if not self._step or not self._stepped or projector.playing:
            return
        if self._step == "event" or not projector.waiting:
            projector.update(0.0)  # what follows unseen belongs to it, and so does the order's end
            self._step, self.paused = "", True

    # --- going about

    def seek_soon(self, instant: Instant) -> None:
        """Go somewhere in the next frame: however often that is asked for in one frame, it is done once."""
        self._wanted = instant

    def seek(self, instant: Instant, tells: bool = True) -> None:
        """Go somewhere. tells: the log tells the turn up to there."""
        try:
            picture, scene = self._go_to(instant)
        except ReplayError as error:
            self._break(error)
            return
        self._step, self.state = "", WATCHING
        self.projector.reset(picture)
        if scene is not None:
            self.projector.feed(scene.events[instant.events :], scene.after)
        self.front.jumped()
        if tells:
            self._tell(instant)

    def _go_to(self, instant: Instant) -> tuple[Any, Scene | None]:
        """Stand somewhere; the picture there, and the order of which a part has been shown."""
        playback = self.playback
        playback.go_to(instant.turn, instant.orders)
        picture: Any = playback.picture
        at, length, scene = Instant(playback.turn.number, playback.place), 0, None
        if instant.events and (scene := playback.next_scene()) is not None:
            for event in scene.events[: instant.events]:
                self.READING.advance(picture, event)
            at, length = at._replace(events=min(instant.events, len(scene.events))), len(scene.events)
        self._at, self._length = at, length
        return picture, scene

    def _tell(self, instant: Instant) -> None:
        """Tell the log what was told of the turn up to an instant."""
        playback = Playback(self.replay, self.looking)
        playback.go_to(instant.turn)
        picture = playback.picture
        for order in range(instant.orders + bool(instant.events)):
            scene = playback.next_scene()
            if scene is None:
                break
            for event in scene.events if order < instant.orders else scene.events[: instant.events]:
                self.front.tell(event, picture)
                self.READING.advance(picture, event)
            picture = scene.after

    def step_back(self, what: Step) -> None:
        """Show how things stood before the last event, or the last order, of which anything was seen; and pause."""
        try:
            before = self.milestones.event_before if what == "event" else self.milestones.order_before
            wanted = before(self.instant)
        except ReplayError as error:
            self._break(error)
            return
        self.paused = True
        self.seek(wanted)

    def next_turn(self) -> None:
        """Go to the start of the next turn; from the last one to the end."""
        turn = self.instant.turn + 1
        if turn < len(self.replay.turns):
            self.seek(Instant(turn, 0))
        else:
            self.to_end()

    def previous_turn(self) -> None:
        """Go to the start of this turn, or of the one before."""
        turn, orders, events = self.instant
        self.seek(Instant(turn if orders or events else max(turn - 1, 0), 0))

    def to_end(self) -> None:
        """Show how all came out; the log tells the last turn."""
        last = self.replay.turns[-1]
        self.paused = False
        self.seek(Instant(last.number, last.orders))
        places = [place for mark in self.milestones.turn(last.number).marks if (place := mark.line.cell) is not None]
        if places:
            self.stage.look_at(places[-1])
        self._end()

    def restart(self) -> None:
        """Go to the beginning."""
        self.seek(Instant(0, 0))

    def to_mark(self, mark: Mark) -> None:
        """Go to just before something that is marked, look there, and pause."""
        self.paused = True
        self.seek(mark.instant)
        if mark.line.cell is not None:
            self.stage.look_at(mark.line.cell)

    def look_with(self, side: int) -> None:
        """Look with a side's eyes, or with all (EVERYTHING)."""
        self.controller.select(0)
        self.stage.headings = {key: heading for key, heading in self.stage.headings.items() if key >= 0}
        self.playback.side = side if side < len(self.stage.side_names) else EVERYTHING
        self.seek(self.instant._replace(events=0))

    def look_home(self) -> None:
        """Look at the middle of the board."""
        self.stage.look_at((self.picture.width / 2 - 0.5, self.picture.height / 2 - 0.5), instantly=True)

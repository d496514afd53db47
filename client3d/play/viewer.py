"""The panels, the keys and the scripts of a watched replay (`viewing.Viewing`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from client3d.hud.values import DialogButton, LogLine, OrderButton
from client3d.play import goals, timeline
from client3d.play.desk import Desk
from client3d.play.driver import Driver
from client3d.play.front import Front
from client3d.play.keys import HELD, WATCH_HELP
from client3d.play.layers import watched_figure
from client3d.play.milestones import Mark
from client3d.play.saved import in_a_line
from client3d.play.session import OVER
from client3d.play.signs import Signs
from core.events import Event
from core.orders import Cell
from replays.faults import ReplayError
from replays.resume import PERSON, seats_of
from systems.clumsy.picture import EVERYTHING, Picture

_READ_BEFORE_SHOWN = 10
"""Turns that are read before the timeline shows what is marked in them."""
_READING_SECONDS, _READING_SHARE = 0.004, 0.1
"""How long turns are read for in a frame: so many seconds, or that part of a frame that takes long anyway."""


class WatchFront(Front):
    """The panels over a replay: no orders, but the buttons of a player."""

    HELP = WATCH_HELP
    session: Any
    _marks_shown = (-1, 0)
    """Whose eyes the timeline is for, and how many turns of it have been read."""
    reads_by_the_clock = True
    """Whether it is the time that says how many turns are read in a frame; else it is one."""

    def _connect(self, intents: Any) -> None:
        self._connect_view(intents)
        intents.seek = self._seek
        intents.scrub = self._scrub
        self.hud.timeline.show()
        self.hud.arrange()

    def _seek(self, along: float) -> None:
        self.session.seek_soon(self.session.instant_at(along))

    def _scrub(self, dragged: bool) -> None:
        session = self.session
        session.scrubbing = dragged
        if not dragged:
            session.seek_soon(session.instant)  # now the log tells it too

    def log_line(self, event: Event, picture: Picture) -> LogLine | None:
        """What the log says of an event."""
        return self.words.log_line(event, picture)

    def event_begins(self, event: Event, picture: Picture) -> None:
        """See `Front.event_begins`."""
        self.session.event_begun(event)
        self.tell(event, picture)

    def tell(self, event: Event, picture: Picture) -> None:
        """See `viewing.Watcher`."""
        super().event_begins(event, picture)

    def say_mark(self, mark: Mark) -> None:
        """Tell what is marked."""
        self.hud.message(timeline.told(self.words, self.session.replay, mark), mark.line.tone)

    def broken(self, error: ReplayError) -> None:
        """The file cannot be read any more."""
        self.hud.message(in_a_line(error, self.words.texts), "bad")

    def ask_play_on(self, then: Callable[[tuple[str, ...]], None]) -> None:
        """Ask who plays which side from here; `then` is told the seats, as files call them."""
        session, words = self.session, self.words
        seats = seats_of(session.replay)
        persons = [side for side, seat in enumerate(seats) if seat == PERSON]
        choices = [("as_was", words("play-on-as-was"), seats)] if persons else []
        for side in range(len(seats)):
            if persons != [side]:
                taken = timeline.seats_with(seats, side)
                choices.append((f"side_{side + 1}", words("play-on-side", side=words.side(side)), taken))
        buttons = [
            DialogButton(name, label, partial(then, wanted), primary=place == 0)
            for place, (name, label, wanted) in enumerate(choices)
        ]
        buttons.append(DialogButton("cancel", words("play-on-cancel"), cancels=True))
        turn = session.replay.turns[session.place.turn]
        text = words("play-on-text", round=turn.round, side=words.side(turn.side))
        self.hud.ask(words("play-on-title"), text, tuple(buttons))

    def jumped(self) -> None:
        """Another place of the replay is shown: the log begins anew."""
        self.log.clear()
        self.numbers.clear()
        self.hud.banner_line.hide()
        self._dirty = True

    def over(self) -> None:
        """All was shown."""
        self._dirty = True
        who, why = self._ending()
        self.hud.banner(who, max(self.session.picture.winner, -1), why)

    def _ending(self) -> tuple[str, str]:
        """Who has won, and why; or that the replay ends before the battle does."""
        picture, ending = self.session.picture, self.session.playback.replay.ending
        if not picture.ended:
            return self.words("watch-at-end"), self.words("watch-unfinished")
        text = "log-draw" if picture.winner < 0 else "log-won"
        who = self.words(text, side=self.words.side(picture.winner))
        return who, self.presenter.outcome(ending.reason if ending is not None else "", picture.winner)

    def _result(self) -> str:
        return " · ".join(filter(None, self._ending())) if self.session.state == OVER else ""

    def update(self, seconds: float) -> None:
        """See `Front.update`."""
        self._read_marks(seconds)
        seconds = self._elapse(seconds)
        session = self.session
        pace = (session.paused, session.projector.speed, session.projector.follow)
        state = (session.controller.selected, session.looking, session.state, *pace)
        if self._dirty or state != self._shown:
            self._shown, self._dirty = state, False
            self._show_watched(session.picture)
        marks = goals.marks(session.picture)
        self.plates.show(session.picture, {session.controller.selected}, marks, self._signs())
        self.tips.show_watched()
        self._show_timeline()
        self.overview.show_camera()
        self.numbers.update(seconds)
        self.hud.update()

    def _read_marks(self, seconds: float) -> None:
        """Read on what is marked, also while the timeline is dragged; `seconds`: what the last frame took."""
        milestones = self.session.milestones
        if milestones.whole:
            return
        try:
            long = max(_READING_SECONDS, _READING_SHARE * seconds)
            milestones.read_on(long if self.reads_by_the_clock else 0.0)
        except ReplayError as error:
            self.session.paused = True
            self.broken(error)

    def _show_timeline(self) -> None:
        """Where it is; and what is marked, as soon as it has been read."""
        session, panel = self.session, self.hud.timeline
        milestones = session.milestones
        read = milestones.turns_read
        if (
            self._marks_shown[0] != session.looking
            or read >= self._marks_shown[1] + _READ_BEFORE_SHOWN
            or (milestones.whole and read != self._marks_shown[1])
        ):
            self._marks_shown = (session.looking, read)
            panel.set(timeline.values(self.words, session))
        panel.set_position(session.along)

    def _structure_meant(self, event: Event) -> None:
        """A watcher is not told what was meant."""

    def _signs(self) -> Signs:
        kinds = self.stage.data.structures
        return self.badges.of_watcher(self.session.picture, lambda kind: kinds[kind].build_turns)

    def _transport(self, over: bool) -> tuple[OrderButton, ...]:
        session, words = self.session, self.words
        eyes = words("watch-all") if session.looking == EVERYTHING else words.side(session.looking)
        plain = super()._transport(over)
        no_play_on = words("play-on-ended") if session.picture.ended else ""
        return self.presenter.menus.replay_transport(plain, eyes, session.projector.follow, over, no_play_on)

    def _round_limit(self) -> int:
        return int(self.session.round_limit)


class WatchDesk(Desk):
    """What keys and clicks do over a replay."""

    session: Any

    seats: tuple[str, ...] = ()
    """Who is to play which side from here, once that is wished for."""

    def _do_end_turn(self) -> None:
        self.session.next_turn()

    def _do_next_event(self) -> None:
        self.session.step("event")

    def _do_previous_event(self) -> None:
        self.session.step_back("event")

    def _do_next_order(self) -> None:
        self.session.step("order")

    def _do_previous_order(self) -> None:
        self.session.step_back("order")

    def _do_next_mark(self) -> None:
        self._to_mark(self.session.milestones.mark_after(self.session.instant))

    def _do_previous_mark(self) -> None:
        self._to_mark(self.session.milestones.mark_before(self.session.instant))

    def _to_mark(self, mark: Mark | None) -> None:
        if mark is not None:
            self.session.to_mark(mark)
            self.session.front.say_mark(mark)

    def _do_beginning(self) -> None:
        self.session.restart()

    def _do_ending(self) -> None:
        self.session.to_end()

    def _do_follow(self) -> None:
        self.session.projector.follow = not self.session.projector.follow

    def _do_play_on(self) -> None:
        if not self.session.picture.ended:
            self.session.paused = True
            self.session.front.ask_play_on(self._play_on)

    def _play_on(self, seats: tuple[str, ...]) -> None:
        self.seats, self.wish = seats, "play_on"

    def _do_next_turn(self) -> None:
        self.session.next_turn()

    def _do_previous_turn(self) -> None:
        self.session.previous_turn()

    def _do_next_unit(self) -> None:
        self._do_pause()

    def _do_pause(self) -> None:
        if self.session.state == OVER:
            self.session.paused = False
            self.session.restart()
        else:
            self.session.paused = not self.session.paused

    def _do_eyes(self) -> None:
        sides = len(self.session.stage.side_names)
        following = self.session.looking + 1
        self.session.look_with(following if following < sides else EVERYTHING)

    def _do_undo(self) -> None:
        self.session.previous_turn()

    def _mode(self, mode: str) -> None:
        return

    def _do_ranges(self) -> None:
        """A watcher is not told who is on alert."""

    def _keep(self, kind: str) -> None:
        """A watcher gives no orders."""

    def _do_weapon(self) -> None:
        return

    def _do_aim(self) -> None:
        return

    def pans_with(self, key: str) -> bool:
        """Every panning key pans."""
        return key in HELD and not self.panels.modal

    def click_cell(self, cell: Cell, layer: bool | None = None) -> None:
        """Select the unit in a cell."""
        figure = watched_figure(self.session.picture, cell, layer, self.controller.selected)
        self.controller.select(figure.key if figure else 0)

    def right_click(self) -> None:
        """Select nothing."""
        self.controller.cancel()


class WatchDriver(Driver):
    """What scripts do over a replay."""

    session: Any

    def _run_order(self, fields: dict[str, Any]) -> str:
        return "a replay takes no orders"

    def _run_select(self, cell: Cell | None) -> str:
        if cell is None:
            self.controller.select(0)
            return ""
        self.desk.click_cell(cell)
        return "" if self.controller.selected else f"no unit at {cell[0]},{cell[1]}"

    def _expected(self, key: str, *where: Any) -> str:
        session, picture = self.session, self.session.picture
        if key == "turn":
            return str(session.stage.side_names[picture.turn])
        if key == "round":
            return str(picture.round)
        if key == "selected":
            figure = session.selected_figure()
            return "none" if figure is None else str(figure.type)
        if key == "mode":
            return "paused" if session.paused and session.state != OVER else str(session.state)
        if key == "refused":
            return "none"
        if key == "winner":
            return "none" if picture.winner < 0 else str(session.stage.side_names[picture.winner])
        return super()._expected(key, *where)

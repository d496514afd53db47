"""The panels over a replay, whatever the ruleset: no orders, but the buttons of a player, and a timeline."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from client3d.hud.values import DialogButton, LogLine, OrderButton
from client3d.play import timeline, transport
from client3d.play.keys import WATCH_HELP
from client3d.play.reading import Mark
from client3d.play.saved import in_a_line
from client3d.play.states import OVER
from client3d.play.view_front import ViewFront
from core.events import Event
from replays.faults import ReplayError
from replays.reader import EVERYTHING
from replays.resume import PERSON, seats_of

_READ_BEFORE_SHOWN = 10
"""Turns that are read before the timeline shows what is marked in them."""
_READING_SECONDS, _READING_SHARE = 0.004, 0.1
"""How long turns are read for in a frame: so many seconds, or that part of a frame that takes long anyway."""


class ReplayPanels(ViewFront):
    """To be put before the front of a ruleset, whose `words` tell of its events and whose `log` keeps that."""

    HELP = WATCH_HELP
    log: Any
    presenter: Any
    overview: Any
    tips: Any
    _marks_shown = (-1, 0)
    """Whose eyes the timeline is for, and how many turns of it have been read."""
    reads_by_the_clock = True
    """Whether it is the time that says how many turns are read in a frame; else it is one."""

    def show_bars(self, picture: Any) -> None:
        """Bars over the units, and signs over cells."""
        raise NotImplementedError

    def show_camera(self) -> None:
        """What the camera shows, in the overview."""
        self.overview.show_camera()

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

    def log_line(self, event: Event, picture: Any) -> LogLine | None:
        """What the log says of an event."""
        line: LogLine | None = self.words.log_line(event, picture)  # type: ignore[attr-defined]
        return line

    def event_begins(self, event: Event, picture: Any) -> None:
        """See `Front.event_begins`."""
        self.session.event_begun(event)
        self.tell(event, picture)

    def tell(self, event: Event, picture: Any) -> None:
        """See `viewing.Watcher`."""
        super().event_begins(event, picture)  # type: ignore[misc]

    def say_mark(self, mark: Mark) -> None:
        """Tell what is marked."""
        self.hud.message(timeline.told(self.words, self.session.replay, mark), mark.line.tone)

    def broken(self, error: ReplayError) -> None:
        """The file cannot be read any more."""
        self.hud.message(in_a_line(error, self.words.texts), "bad")

    def ask_play_on(self, then: Callable[[tuple[str, ...]], None]) -> None:
        """Ask who plays which side from here; `then` is told the seats, as files call them."""
        session, words = self.session, self.words
        seats, persons = seats_of(session.replay), self._persons()
        choices = [("as_was", words("play-on-as-was"), seats)] if persons else []
        for side in range(len(seats)):
            if persons != (side,):
                taken = timeline.seats_with(seats, side)
                choices.append((f"side_{side + 1}", words("play-on-side", side=words.side(side)), taken))
        buttons = [
            DialogButton(name, label, partial(then, wanted), primary=place == 0)
            for place, (name, label, wanted) in enumerate(choices)
        ]
        buttons.append(DialogButton("cancel", words("play-on-cancel"), cancels=True))
        turn = session.replay.turns[session.place.turn]
        key = "play-on-text" if turn.side >= 0 else "play-on-text-all"
        text = words(key, round=turn.round, side=words.side(turn.side))
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
        """Bring the panels up to date; cheap when nothing changed."""
        self._read_marks(seconds)
        seconds = self._elapse(seconds)
        session = self.session
        pace = (session.paused, session.projector.speed, session.projector.follow)
        state = (session.controller.selected, session.looking, session.state, *pace)
        if self._dirty or state != self._shown:
            self._shown, self._dirty = state, False
            self.show_watched(session.picture)
        self.show_bars(session.picture)
        self.tips.show_watched()
        self._show_timeline()
        self.show_camera()
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

    def _persons(self) -> tuple[int, ...]:
        return tuple(side for side, seat in enumerate(seats_of(self.session.replay)) if seat == PERSON)

    def _transport(self, over: bool) -> tuple[OrderButton, ...]:
        session, words = self.session, self.words
        eyes = words("watch-all") if session.looking == EVERYTHING else words.side(session.looking)
        plain = transport.transport(words, session.paused, session.projector.speed, over=over)
        no_play_on = words("play-on-ended") if session.picture.ended else ""
        return transport.replay_transport(words, plain, eyes, session.projector.follow, over, no_play_on)

"""Watching a replay: the same scene and projector, fed by a `Playback` instead of a match.

The watcher pauses, changes speed, goes to the turn before or after, and looks with either side's eyes or with all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from client3d.play import goals
from client3d.play.badges import Signs
from client3d.play.desk import Desk
from client3d.play.driver import Driver
from client3d.play.front import Front
from client3d.play.keys import HELD, WATCH_HELP
from client3d.play.layers import watched_figure
from client3d.play.projector import Projector
from client3d.play.session import AHEAD, OVER, WATCHING
from client3d.play.stage import Stage
from core.events import Event
from core.orders import Cell
from replays.playback import Playback
from replays.reader import Replay
from systems.clumsy.picture import EVERYTHING, Figure, Picture
from systems.clumsy.picture_changes import advance


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


class Viewing:
    """A replay that is being watched; to the front and the desk what a `Session` is."""

    hot_seat = False
    acting = False

    def __init__(
        self, replay: Replay, stage: Stage, front: WatchFront, make_projector: Callable[[Picture], Projector]
    ) -> None:
        self.playback = Playback(replay)
        self.stage, self.front = stage, front
        self.projector = make_projector(self.playback.picture)
        self.controller = Pointer()
        self.paused = False
        self.state = WATCHING
        limit = getattr(replay.setup, "round_limit", None)
        self.round_limit: int = stage.data.rules.round_limit if limit is None else limit

    @property
    def looking(self) -> int:
        """Whose eyes are looked with."""
        return self.playback.side

    @property
    def setup(self) -> Any:
        """What the battle began with."""
        return self.playback.replay.setup

    @property
    def picture(self) -> Picture:
        """What is drawn now."""
        return self.projector.picture

    @property
    def idle(self) -> bool:
        """Whether nothing moves: at the end, or while paused."""
        if self.projector.busy and not self.paused:
            return False
        return self.state == OVER or self.paused

    def selected_figure(self) -> Figure | None:
        """The selected unit as it is drawn."""
        return self.picture.figures.get(self.controller.selected)

    def update(self, seconds: float) -> None:
        """Move on by so many seconds of the frame."""
        projector = self.projector
        if not self.paused and self.state == WATCHING and projector.waiting <= AHEAD:
            scene = self.playback.next_scene()
            if scene is not None:
                projector.feed(scene.events, scene.after)
            elif not projector.busy:
                self.state = OVER
                self.front.over()
        scaled = seconds * (projector.speed if projector.busy and not self.paused else 1.0)
        if not self.paused:
            projector.update(scaled)
        self.stage.mark(self.selected_figure(), self.controller.hovered)
        self.stage.scene.update(scaled)

    # --- going about

    def _jump(self) -> None:
        self.state = WATCHING
        self.projector.reset(self.playback.picture)
        self.front.jumped()

    def next_turn(self) -> None:
        """Go to the start of the next turn; from the last one to the end."""
        if self.playback.turn.number == len(self.playback.replay.turns) - 1:
            self._jump_to_end()
            return
        self.playback.next_turn()
        self._jump()

    def _jump_to_end(self) -> None:
        """Show how all came out; the log tells the last turn."""
        playback, place = self.playback, None
        playback.go_to(playback.turn.number)
        self._jump()
        picture = playback.picture
        while (scene := playback.next_scene()) is not None:
            for event in scene.events:
                place = getattr(event, "at", place)
                self.front.event_begins(event, picture)
                advance(picture, event)
            picture = scene.after.copy()
        self.projector.reset(picture)
        if place is not None:
            self.stage.look_at(place)
        self.state = OVER
        self.front.over()

    def previous_turn(self) -> None:
        """Go to the start of this turn, or of the one before."""
        self.playback.previous_turn()
        self._jump()

    def restart(self) -> None:
        """Go to the beginning."""
        self.playback.go_to(0)
        self._jump()

    def look_with(self, side: int) -> None:
        """Look with a side's eyes, or with all."""
        self.controller.select(0)
        self.stage.headings = {key: heading for key, heading in self.stage.headings.items() if key >= 0}
        self.playback.look_with(side)
        self._jump()

    def skip(self) -> None:
        """Show at once what is being shown."""
        self.projector.skip()

    def look_home(self) -> None:
        """Look at the middle of the board."""
        self.stage.look_at((self.picture.width / 2 - 0.5, self.picture.height / 2 - 0.5), instantly=True)


class WatchFront(Front):
    """The panels over a replay: no orders, but the buttons of a player."""

    HELP = WATCH_HELP
    GIVES_ORDERS = False
    session: Any

    def _connect(self, intents: Any) -> None:
        desk = self.desk
        intents.order = desk.do
        intents.select_unit = self.session.controller.select
        intents.centre_unit = self._centre_unit
        intents.jump = desk.look_at
        intents.move_camera = lambda x, y: desk.move_view((x - 0.5, y - 0.5))
        intents.menu = self.open_menu

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
        seconds = self._elapse(seconds)
        session = self.session
        state = (session.controller.selected, session.paused, session.projector.speed, session.looking, session.state)
        if self._dirty or state != self._shown:
            self._shown, self._dirty = state, False
            self._show_watched(session.picture)
        marks = goals.marks(session.picture)
        self.plates.show(session.picture, {session.controller.selected}, marks, self._signs())
        self.tips.show_watched()
        self.overview.show_camera()
        self.numbers.update(seconds)
        self.hud.update()

    def _structure_meant(self, event: Event) -> None:
        """A watcher is not told what was meant."""

    def _signs(self) -> Signs:
        kinds = self.stage.data.structures
        return self.badges.of_watcher(self.session.picture, lambda kind: kinds[kind].build_turns)

    def _eyes(self) -> str:
        looking = self.session.looking
        return self.words("watch-all") if looking == EVERYTHING else self.words.side(looking)

    def _round_limit(self) -> int:
        return int(self.session.round_limit)


class WatchDesk(Desk):
    """What keys and clicks do over a replay."""

    session: Any

    def _do_end_turn(self) -> None:
        self.session.next_turn()

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

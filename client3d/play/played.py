"""A battle being played, whatever the ruleset: its recording, saving it, and what follows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from client3d.play.options import PlayOptions
from client3d.play.screen import Screen, saved_as
from client3d.play.seated import Happening
from client3d.play.states import OVER
from client3d.play.ways_in import Opened, way_in
from client3d.play.window import small_picture
from client3d.screens.program import Opening, Program
from client3d.trouble.journal import log
from replays.records import MOST_PICTURE, Note


class Played(Screen):
    """See the module; to be put before the screen of a ruleset. `options` says how it was opened, for one more."""

    playing = True
    saves: Path | None = None
    """Where it is saved under a name; None: where the player's saves are."""

    def __init__(self, program: Program, opened: Opened, options: PlayOptions, board: Any, models: Any) -> None:
        super().__init__(program, board, models)
        self.opened, self.play_options = opened, options
        setup = opened.match.setup
        log.info("battle of %s, %s, seed %s", self.RULESET, setup.title if setup else options.map, options.seed)
        opened.match.listeners.append(self._ordered)

    def _ordered(self, happening: Happening) -> None:
        """From the first order on there is something that is worth keeping."""
        log.info("%r", happening.order)
        self.program.battle_file = self.play_options.replay

    @property
    def persons(self) -> tuple[int, ...]:
        """See `Screen.persons`."""
        return tuple(self.session.match.persons)

    @property
    def recording(self) -> Path | None:
        """See `Screen.recording`."""
        replay = self.play_options.replay
        return replay if replay is not None and replay.is_file() else None

    def close(self) -> None:
        """End the recording, with a picture of a battle that is left for the list of those to go on with."""
        recorder = self.session.match.recorder
        if not self.closed and recorder is not None and recorder.is_worth_keeping:
            if self.session.state != OVER:
                self.program.navigator.clear()
                recorder.note(Note(picture=self.picture()))
            # whoever goes on with the battle finds its file complete
            recorder.close()
        super().close()

    def picture(self) -> bytes:
        """The battle as the player sees it, for lists of battles."""
        return small_picture(self.base, MOST_PICTURE)

    @property
    def no_save(self) -> str:  # type: ignore[override]
        """Why it cannot be saved."""
        key = "save-nothing" if self.recording is None else "save-over" if self.session.state == OVER else ""
        return self.program.texts.format(key) if key else ""

    def save(self, name: str, replace: bool) -> str:
        """Save the battle under a name; what went wrong, or ""."""
        source, recorder = self.play_options.replay, self.session.match.recorder
        written = None if recorder is None else recorder.written
        how: dict[str, Any] = {"picture": self.picture(), "replace": replace, "folder": self.saves}
        return saved_as(self.program.texts, source, name, good_bytes=written, **how)

    def after(self) -> Opening | None:
        """Another battle or the replay of this one, if that was wished for."""
        from client3d.play.app import battle, watching

        options, recording = self.play_options, self.recording
        if self.desk.wish == "restart":
            fresh = way_in(self.RULESET).begun_anew(self.opened, options, self.program.texts)
            return battle(options, fresh)
        if self.desk.wish == "watch_replay" and recording is not None:
            return watching(recording, self.program)
        return super().after()

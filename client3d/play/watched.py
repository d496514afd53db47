"""A replay being watched, whatever the ruleset: the packs it is shown with, and going on with the battle from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from client3d.play.options import PlayOptions
from client3d.play.saved import packs_of
from client3d.play.screen import Screen
from client3d.screens.program import Opening, Program
from core.texts import Texts
from replays.reader import Replay


def shown_with(texts: Texts, replay: Replay) -> tuple[tuple[Path, ...], tuple[str, ...]]:
    """The folders of a replay's pack and mods, whose texts are laid over the others; the names of mods that are gone.

    Where any is gone, the texts in the file come last.
    """
    pack, mods, gone = packs_of(replay.header)
    texts.lay_over(*(folder / "locale" for folder in (pack, *mods)))
    if gone:
        texts.give(replay.header.texts)
    return (pack, *mods), gone


class Watched(Screen):
    """See the module; to be put before the screen of a ruleset. `gone`: names of mods that it was played with."""

    def __init__(self, program: Program, replay: Replay, gone: tuple[str, ...], board: Any, models: Any) -> None:
        super().__init__(program, board, models)
        self.replay, self._gone = replay, gone
        if isinstance(program.options, PlayOptions):
            self.play_options = program.options

    def begin(self, *packs: Path) -> None:
        """See `Screen.begin`; mods that are gone are told of."""
        self.front.reads_by_the_clock = not self.program.options.offscreen  # there pictures are the same each time
        super().begin(*packs)
        if self._gone:
            self.front.hud.message(self.program.texts.format("watch-mods-gone", names=", ".join(self._gone)))

    @property
    def recording(self) -> Path | None:
        """See `Screen.recording`."""
        path = self.replay.path
        return path if path.is_file() else None

    def command(self, name: str) -> None:
        """See `Screen.command`; watching begins anew in the same place."""
        if name == "watch_replay":
            self.session.restart()
        else:
            super().command(name)

    def after(self) -> Opening | None:
        """The battle that goes on from where the replay was left, if that was wished for."""
        if self.desk.wish != "play_on":
            return super().after()
        from client3d.play.app import playing_on

        return playing_on(self.replay.path, self.session.place, self.desk.seats, self.play_options)

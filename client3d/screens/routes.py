"""Where each page leads: makes the pages, gives them their values, and carries out what they want.

Pages know nothing of one another; whoever adds a page adds a function here that opens it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from client3d.screens.credits import CreditsPage
from client3d.screens.missions import MissionsPage
from client3d.screens.new_battle import NewBattlePage
from client3d.screens.options import OptionsIntents, OptionsPage
from client3d.screens.pause import PauseIntents, PausePage
from client3d.screens.program import Program
from client3d.screens.title import TitleIntents, TitlePage, TitleValues
from core import __version__

if TYPE_CHECKING:
    from client3d.play.client import Screen
    from client3d.screens.battles import Battles


def open_title(program: Program, battles: Battles) -> None:
    """The title."""
    pages = program.navigator
    intents = TitleIntents(
        go_on=lambda: None,
        new_battle=lambda: pages.open(NewBattlePage(pages.stage, battles.new_battle, battles.begin)),
        missions=lambda: pages.open(MissionsPage(pages.stage, battles.missions, battles.begin_mission)),
        load=lambda: None,
        replays=lambda: None,
        options=lambda: open_options(program),
        help=lambda: open_help(program),
        credits=lambda: pages.open(CreditsPage(pages.stage)),
        quit=lambda: ask_to_leave(program),
    )
    pages.open(TitlePage(pages.stage, lambda: TitleValues(version=__version__), intents))


def ask_to_leave(program: Program) -> None:
    """Leave the game, if that is meant."""
    program.navigator.confirm("quit", program.leave)


def open_options(program: Program) -> None:
    """The options."""
    pages = program.navigator

    def ask(about: str, command: Callable[[], None], words: dict[str, str]) -> None:
        pages.confirm(about, command, **words)

    intents = OptionsIntents(program.change, ask)
    pages.open(OptionsPage(pages.stage, lambda: program.settings, intents))


def open_help(program: Program) -> None:
    """The help."""


def open_pause(program: Program, screen: Screen) -> None:
    """The pause menu of what is on the screen."""
    pages, text = program.navigator, program.texts.format

    def go_on_with(command: str) -> None:
        pages.clear()
        screen.command(command)

    playing = screen.playing
    intents = PauseIntents(
        options=lambda: open_options(program),
        help=lambda: go_on_with("help"),
        restart=(lambda: pages.confirm("restart", lambda: go_on_with("restart"))) if playing else None,
        surrender=(lambda: pages.confirm("surrender", lambda: go_on_with("surrender"))) if playing else None,
        no_surrender="" if not playing or screen.session.acting else text("pause-no-surrender"),
        to_title=lambda: pages.confirm("title", lambda: go_on_with("title")),
        quit=lambda: pages.confirm("quit", program.leave),
    )
    pages.open(PausePage(pages.stage, screen.about, intents))

"""What the desk needs of the panels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from client3d.clumsy.aiming import Aim
from core.orders import Cell
from systems.clumsy.blast import Caught
from systems.clumsy.view import UnitView


class Panels(Protocol):
    """What the desk needs of the panels (`front.Front`)."""

    @property
    def modal(self) -> bool:
        """Whether a dialog or screen waits for the person."""

    def over_panel(self, x: float, y: float) -> bool:
        """Whether a panel lies under a pixel."""

    def key(self, name: str) -> bool:
        """Offer a key to a dialog or screen; whether it was taken."""

    def shortcut(self, name: str) -> bool:
        """Press the button that shows this key; whether there is one."""

    def ask_aim(self, aims: tuple[Aim, ...], cell: Cell, then: Callable[[str, str], None]) -> None:
        """Ask what of a cell to fire at; `then` is told it, and the weapon."""

    def close_choice(self) -> bool:
        """Take an open choice off the screen; whether there was one."""

    def press(self, widget: str) -> str:
        """Press a widget by its name; what is wrong, or ""."""

    def hover_widget(self, widget: str) -> str:
        """Point at a widget; what is wrong, or ""."""

    def shows(self, widget: str) -> bool:
        """Whether a widget of that name is shown."""

    @property
    def screen(self) -> str:
        """The name of the page over the battle, or "battle"."""

    @property
    def focus(self) -> str:
        """The name of the widget that has the focus, or ""."""

    def typed(self, character: str) -> None:
        """Offer a typed character to a page."""

    def toggle_log(self) -> None:
        """Show or hide the event log."""

    def toggle_help(self) -> None:
        """Show or hide the keys."""

    def open_manual(self) -> None:
        """Show the rules by topic."""

    def show_aftermath(self) -> None:
        """Show how the battle ended and what it came to."""

    def look_up(self, table: str, name: str) -> None:
        """Show a thing of the pack in the encyclopedia."""

    def show_goals(self) -> None:
        """Show what wins."""

    def open_menu(self) -> None:
        """Show the menu."""

    def confirm_end_turn(self, count: int, then: Callable[[], None]) -> None:
        """Ask whether to end the turn though so many units have not acted."""

    def confirm_blast(self, own: tuple[Caught, ...], then: Callable[[], None]) -> None:
        """Ask whether to fire though the shell would catch these units of one's own."""

    def confirm_fall(self, drones: tuple[UnitView, ...], then: Callable[[], None]) -> None:
        """Ask whether to give an order though these drones of one's own would crash for want of a link."""

    def say_speed(self, speed: float) -> None:
        """Tell the new speed."""

    def say_picture(self, name: str) -> None:
        """Tell that a picture was written to a file."""

"""A front without panels: for measuring the client's own work, and for tests of what is not a panel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.events import Event
from core.orders import Refusal
from systems.clumsy.blast import Caught
from systems.clumsy.picture import Picture


class BareFront:
    """Answers everything with nothing; see `session.Front` and `panels.Panels`."""

    modal = False
    screen = "battle"
    focus = ""

    def __init__(self) -> None:
        self.refusals: list[Refusal] = []
        self.handed_to: list[int] = []

    def event_begins(self, event: Event, picture: Picture) -> None:
        """Nothing."""

    def number(self, key: int, text: str, kind: str) -> None:
        """Nothing."""

    def banner(self, event: Event) -> None:
        """Nothing."""

    def covers(self, x: float, y: float) -> bool:
        """No panel."""
        return False

    def refused(self, refusal: Refusal) -> None:
        """Keep it for whoever asks."""
        self.refusals.append(refusal)

    def hand_over(self, side: int) -> None:
        """Keep it for whoever asks."""
        self.handed_to.append(side)

    def recap(self, side: int) -> None:
        """Nothing."""

    def begin_turn(self, side: int) -> None:
        """Nothing."""

    def over(self) -> None:
        """Nothing."""

    def over_panel(self, x: float, y: float) -> bool:
        """No panel."""
        return False

    def key(self, name: str) -> bool:
        """No dialog."""
        return False

    def press(self, widget: str) -> str:
        """No widget."""
        return f"no widget {widget}"

    def hover_widget(self, widget: str) -> str:
        """No widget."""
        return f"no widget {widget}"

    def shows(self, widget: str) -> bool:
        """No widget."""
        return False

    def typed(self, character: str) -> None:
        """No field."""

    def toggle_log(self) -> None:
        """Nothing."""

    def toggle_help(self) -> None:
        """Nothing."""

    def open_menu(self) -> None:
        """Nothing."""

    def confirm_end_turn(self, count: int, then: Callable[[], None]) -> None:
        """Yes."""
        then()

    def confirm_blast(self, own: tuple[Caught, ...], then: Callable[[], None]) -> None:
        """Yes."""
        then()

    def say_speed(self, speed: float) -> None:
        """Nothing."""

    def say_picture(self, name: str) -> None:
        """Nothing."""

    def attach(self, session: Any, desk: Any) -> None:
        """Nothing."""

    def update(self, seconds: float) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""

    def resize(self, width: int, height: int) -> None:
        """Nothing."""

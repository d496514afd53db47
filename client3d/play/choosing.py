"""What somebody at the screen has chosen, as far as it is the same in the controller of every ruleset."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar, cast


class Choice(Protocol):
    """A named tuple: what a click is read by."""

    @property
    def selected(self) -> int:
        """A unit's id; 0: none."""

    @property
    def mode(self) -> str:
        """What a click is meant to do."""

    @property
    def active(self) -> bool:
        """Whether orders can be given now."""


C = TypeVar("C", bound=Choice)


class Choosing(Generic[C]):
    """The part of a controller that keeps the choice."""

    chosen: C

    @property
    def selected(self) -> int:
        """The selected unit's id; 0: none."""
        return self.chosen.selected

    @property
    def mode(self) -> str:
        """What a click is meant to do, by the ruleset's own names."""
        return self.chosen.mode

    @property
    def active(self) -> bool:
        """Whether it is this person's turn, and nothing is being played."""
        return self.chosen.active

    @active.setter
    def active(self, active: bool) -> None:
        if active != self.active:
            self._choose(active=active)

    def _choose(self, **changes: object) -> None:
        """Choose something else besides what is chosen."""
        self.chosen = cast(Any, self.chosen)._replace(**changes)

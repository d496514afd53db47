"""All that was told in a battle, order by order, for what is made of it when it is over."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from client3d.play.seated import Happening
from core.events import Event, OrderTakenBack
from replays.reader import Replay


class Ledger:
    """Keeps what each order told; an order that was taken back never was."""

    def __init__(self) -> None:
        self._orders: list[tuple[Event, ...]] = []

    def follow(self, events: Iterable[Event]) -> None:
        """Take in what an order told."""
        found = tuple(events)
        if any(isinstance(event, OrderTakenBack) for event in found):
            if self._orders:
                self._orders.pop()
        else:
            self._orders.append(found)

    def happened(self, happening: Happening) -> None:
        """Take in what an order told, as a listener of the match."""
        self.follow(event for event, _ in happening.told)

    def read(self, replay: Replay, orders: int) -> None:
        """Take in so many orders from a replay's beginning. Raises ReplayError if the file has changed."""
        for entry in islice(replay.entries(), orders):
            self.follow(event for event, _ in entry.told)

    def events(self) -> list[Event]:
        """All that was told."""
        return [event for order in self._orders for event in order]

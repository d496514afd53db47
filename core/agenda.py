"""What is still to happen in this order's chain: one queue per kind of record, in order of cause."""

from __future__ import annotations

from typing import TypeVar

Record = TypeVar("Record")


class Agenda:
    """The queues that systems take their work from.

    A record's class names its queue. A system takes its whole queue once a beat; what it adds for
    systems that come later in the pipeline is dealt with in the same beat, the rest in the next.
    """

    __slots__ = ("_queues",)

    def __init__(self) -> None:
        self._queues: dict[type[object], list[object]] = {}

    def add(self, record: object) -> None:
        """Put `record` at the end of its kind's queue."""
        queue = self._queues.get(type(record))
        if queue is None:
            self._queues[type(record)] = [record]
        else:
            queue.append(record)

    def take(self, kind: type[Record]) -> list[Record]:
        """Empty the queue of `kind` and return what was in it, in order of cause."""
        return self._queues.pop(kind, [])  # type: ignore[return-value]

    def has(self, kind: type[object]) -> bool:
        """Whether anything of this kind waits."""
        return kind in self._queues

    def __bool__(self) -> bool:
        return bool(self._queues)

    def kinds(self) -> list[str]:
        """Names of the kinds that wait, for error messages."""
        return sorted(kind.__name__ for kind in self._queues)

"""Treading: a unit on the ground has come to a cell; what lies in wait there is for `mines` to say (BEAT-1)."""

from __future__ import annotations


class Tread:
    """A unit that has just come to a cell on the ground: by a step, by landing or by unloading (MINE-1, LOAD-4)."""

    __slots__ = ("cell", "entity")

    def __init__(self, entity: int, cell: int) -> None:
        self.entity, self.cell = entity, cell

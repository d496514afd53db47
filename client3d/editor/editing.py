"""Drawing at a map: strokes, taken back and done again one by one.

A stroke begins at a cell, goes on over others while the button is held, and counts once it has ended; until then the
draft shows what it would be. Taking back is bounded by `MOST_KEPT` strokes.
"""

from __future__ import annotations

from typing import Final

from client3d.editor.draft import Cell, Draft
from client3d.editor.inks import Ink, Symmetry, laid, picked
from client3d.editor.shapes import Tool, area, broad, line, rectangle

MOST_KEPT: Final = 1000


class Editing:
    """See the module."""

    def __init__(self, draft: Draft, ink: Ink) -> None:
        self.draft = draft
        """The map as it is now, with the stroke that is being drawn."""
        self.ink = ink
        self.tool: Tool = "brush"
        self.brush = 1
        self.symmetry: Symmetry = "none"
        self.kept = draft
        """What was saved last, or opened."""
        self._past: list[Draft] = []
        self._future: list[Draft] = []
        self._before: Draft | None = None
        """The map before the stroke that is being drawn."""
        self._way: list[Cell] = []

    # --- what can be done

    @property
    def dirty(self) -> bool:
        """Whether anything has been changed since the map was opened or saved."""
        return self.draft != self.kept

    @property
    def drawing(self) -> bool:
        """Whether a stroke is being drawn."""
        return self._before is not None

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether there is something to do again."""
        return bool(self._future)

    # --- strokes

    def begin(self, cell: Cell) -> None:
        """A stroke begins at a cell of the map."""
        self.end()
        if self.tool == "pick":
            self.pick(cell)
            return
        self._before, self._way = self.draft, [cell]
        self._show()

    def extend(self, cell: Cell) -> None:
        """The stroke goes on to a cell, which may lie beside the map."""
        if self.drawing and cell != self._way[-1]:
            self._way.append(cell)
            self._show()

    def end(self) -> None:
        """The stroke counts."""
        before, self._before = self._before, None
        if before is not None:
            self._remember(before)

    def cancel(self) -> None:
        """The stroke has never been."""
        if self._before is not None:
            self.draft, self._before = self._before, None

    def stroke(self, *cells: Cell) -> None:
        """A whole stroke over some cells."""
        self.begin(cells[0])
        for cell in cells[1:]:
            self.extend(cell)
        self.end()

    def pick(self, cell: Cell) -> None:
        """Paint with what lies in a cell from now on."""
        self.ink = picked(self.draft.at(cell))
        if self.tool == "pick":
            self.tool = "brush"

    def covered(self, cell: Cell) -> list[Cell]:
        """The cells that a stroke beginning here would paint at once."""
        if self.tool == "brush" and not self.ink.single:
            return broad([cell], self.brush)
        return [cell]

    def _show(self) -> None:
        assert self._before is not None
        self.draft = laid(self._before, self._cells(self._before), self.ink, self.symmetry)

    def _cells(self, before: Draft) -> list[Cell]:
        first, last = self._way[0], self._way[-1]
        if self.ink.single and self.tool != "line":
            return [last]
        if self.tool == "fill":
            return area(before, first)
        if self.tool == "rectangle":
            return rectangle(first, last)
        brush = 1 if self.ink.single else self.brush
        if self.tool == "line":
            return broad(line(first, last), brush)
        steps = zip(self._way, self._way[1:] or self._way, strict=False)
        return broad((cell for start, end in steps for cell in line(start, end)), brush)

    # --- whatever else changes the map

    def change(self, draft: Draft) -> None:
        """Anything that is no stroke: another size, another name."""
        self.end()
        before, self.draft = self.draft, draft
        self._remember(before)

    def _remember(self, before: Draft) -> None:
        if self.draft == before:
            self.draft = before
            return
        self._past = [*self._past, before][-MOST_KEPT:]
        self._future = []

    def undo(self) -> bool:
        """Take the last change back; whether there was one."""
        self.end()
        if self._past:
            self._future.append(self.draft)
            self.draft = self._past.pop()
            return True
        return False

    def redo(self) -> bool:
        """Do again what was taken back last; whether there was anything."""
        self.end()
        if self._future:
            self._past.append(self.draft)
            self.draft = self._future.pop()
            return True
        return False

    def saved(self) -> None:
        """The map is kept as it is now."""
        self.end()
        self.kept = self.draft

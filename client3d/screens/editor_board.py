"""The board of the map editor: the map from above, painted on with the mouse, or with a cursor and the keys.

The left button paints, the right one picks up what lies in a cell, the middle one moves the map, the wheel zooms.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from direct.gui import DirectGuiGlobals as DGG

from client3d.editor.draft import Cell
from client3d.editor.editing import Editing
from client3d.editor.inks import image
from client3d.editor.sight import Sight
from client3d.hud import theme
from client3d.hud.button import Button, Look
from client3d.hud.list_view import WHEEL_DOWN, WHEEL_UP
from client3d.hud.painting import Painter
from client3d.hud.theme import Colour
from client3d.hud.widgets import Panel, pointer_of
from client3d.screens.draft_picture import DraftPicture

_LEAST_WORD = 18.0
"""Units of a cell from which on the first letter of what stands in it is shown."""
_LEAST_GRID = 9.0
_GRID: Colour = (0, 0, 0, 0.17)
_AXIS: Colour = (1, 1, 1, 0.55)
_AROUND: Colour = (0.03, 0.04, 0.05, 1)
_IMAGE: Colour = (1, 1, 1, 0.6)


@dataclass
class Drawing:
    """A map that is being drawn at, and how it is looked at: all that outlives the page."""

    editing: Editing
    picture: DraftPicture
    sight: Sight
    cursor: Cell = (0, 0)
    about: Cell | None = None
    """A cell that something is wrong with, and that was asked for."""
    own: str = ""
    """The name under which the map was opened from the player's own, or saved."""
    drafted: str = ""
    """The name of its draft, if it is kept as one."""
    units: Sequence[tuple[Cell, int]] = ()
    """Where units will stand, by side."""


class EditorBoard(Button):
    """See the module. Told by the page what is drawn at; tells when the map or the cursor has changed."""

    def __init__(self, panel: Panel, name: str, command: Callable[[], None]) -> None:
        super().__init__(panel, name, command)
        self.drawing: Drawing | None = None
        self.letters: dict[str, str] = {}
        """The first letter of each structure's name."""
        self.painted: Callable[[], None] = lambda: None
        """A stroke has ended, or something was picked up."""
        self.pointed: Callable[[], None] = lambda: None
        """The cursor is in another cell."""
        self._panning: tuple[float, float] | None = None
        bindings: tuple[tuple[str, Callable[[Any], None]], ...] = (
            (DGG.B1PRESS, self._left_down),
            (DGG.B1RELEASE, self._left_up),
            (DGG.B2PRESS, self._middle_down),
            (DGG.B2RELEASE, self._middle_up),
            (DGG.B3PRESS, self._right_down),
        )
        for event, method in bindings:
            self.direct.bind(event, method)

    def bind_wheel(self) -> None:
        """The wheel zooms here, whatever it does elsewhere on the page."""
        for event, steps in ((WHEEL_UP, 1), (WHEEL_DOWN, -1)):
            self.direct.bind(event, lambda happened, steps=steps: self._wheel(steps, happened))

    # --- the mouse

    def _clicked(self) -> None:
        """Pressing has painted already."""

    def press(self) -> bool:
        """Paint at the cursor."""
        if self.drawing is None:
            return False
        self.drawing.editing.stroke(self.drawing.cursor)
        self._changed()
        return True

    def _left_down(self, event: Any) -> None:
        cell = self._cell(*pointer_of(self.panel.stage, event))
        if self.drawing is None or not self.drawing.editing.draft.contains(cell):
            return
        self.command()
        self.drawing.cursor = cell
        self.drawing.editing.begin(cell)
        self.refresh()
        if not self.drawing.editing.drawing:  # picked up
            self.painted()

    def _left_up(self, _event: Any) -> None:
        if self.drawing is not None and self.drawing.editing.drawing:
            self.drawing.editing.end()
            self._changed()

    def _right_down(self, event: Any) -> None:
        cell = self._cell(*pointer_of(self.panel.stage, event))
        if self.drawing is not None and self.drawing.editing.draft.contains(cell):
            self.drawing.editing.cancel()
            self.drawing.editing.pick(cell)
            self._changed()

    def _middle_down(self, event: Any) -> None:
        self._panning = pointer_of(self.panel.stage, event)

    def _middle_up(self, _event: Any) -> None:
        self._panning = None

    def _wheel(self, steps: int, event: Any) -> None:
        if self.drawing is not None:
            self.drawing.sight.zoom(steps, pointer_of(self.panel.stage, event))
            self.refresh()

    def pointer_at(self, x: float, y: float) -> None:
        """The pointer moved, in units of the window."""
        drawing = self.drawing
        if drawing is None:
            return
        if self._panning is not None:
            drawing.sight.pan(x - self._panning[0], y - self._panning[1])
            self._panning = (x, y)
            self.refresh()
            return
        cell = self._cell(x, y)
        if drawing.editing.drawing:
            drawing.editing.extend(cell)
        left, top, width, height = self.box
        inside = left <= x < left + width and top <= y < top + height and drawing.editing.draft.contains(cell)
        if inside and cell != drawing.cursor:
            drawing.cursor = cell
            self.refresh()
            self.pointed()
        elif drawing.editing.drawing:
            self.refresh()

    def _cell(self, x: float, y: float) -> Cell:
        return (0, 0) if self.drawing is None else self.drawing.sight.cell_at(x, y)

    # --- the keys

    def step(self, dx: int, dy: int) -> None:
        """The cursor goes to a cell beside; a stroke that is being drawn goes with it."""
        if self.drawing is None:
            return
        drawing, draft = self.drawing, self.drawing.editing.draft
        x, y = drawing.cursor
        drawing.cursor = (min(max(x + dx, 0), draft.width - 1), min(max(y + dy, 0), draft.height - 1))
        drawing.editing.extend(drawing.cursor)
        drawing.sight.reveal(drawing.cursor)
        self.refresh()
        self.pointed()

    def paint_or_begin(self) -> None:
        """Paint at the cursor; of a line or a rectangle this is the one end, then the other."""
        if self.drawing is None:
            return
        editing = self.drawing.editing
        if editing.drawing:
            editing.end()
            self._changed()
        elif editing.tool in ("line", "rectangle"):
            editing.begin(self.drawing.cursor)
            self.refresh()
        else:
            self.press()

    def _changed(self) -> None:
        self.refresh()
        self.painted()

    # --- the picture

    def update(self, x: float, y: float, width: float, height: float, look: Look) -> None:
        """Show it at a place of its page."""
        self.look, self._place, self.visible = look, (x, y, width, height), True
        px = self.panel.stage.brush.scale.px
        self.direct.unstash()
        self.direct.set_pos(px(x), 0, -px(y))
        self.direct["frameSize"] = (0, px(x + width) - px(x), -(px(y + height) - px(y)), 0)
        self.refresh()

    def refresh(self) -> None:
        """Paint the map and what is marked on it anew."""
        drawing = self.drawing
        if drawing is None or not self.visible:
            return
        draft = drawing.editing.draft
        if not draft.contains(drawing.cursor):
            drawing.cursor = (min(drawing.cursor[0], draft.width - 1), min(drawing.cursor[1], draft.height - 1))
        drawing.sight.place(self.box, (draft.width, draft.height))
        below, painter = Painter(self.panel.stage.brush), Painter(self.panel.stage.brush)
        below.rect(0, 0, self._place[2], self._place[3], _AROUND)
        texture = drawing.picture.show(draft)
        left, top, width, height = drawing.sight.shown
        below.part_of_picture(texture, (*self._inside(left, top), width, height), drawing.sight.shares)
        self._paint_grid(painter, drawing)
        self._paint_marks(painter, drawing)
        self.painter = painter
        nodes = [each.node(self.name) for each in (below, painter)]  # one painter draws texture by texture
        for number in range(4):
            holder = self.direct.stateNodePath[number]
            holder.get_children().detach()
            for node in nodes:
                holder.attach_new_node(node)

    def _inside(self, x: float, y: float) -> tuple[float, float]:
        """A place of the window as one of the board."""
        return x - self.box[0], y - self.box[1]

    def _paint_grid(self, painter: Painter, drawing: Drawing) -> None:
        """Lines between the cells, and the axis of the symmetry."""
        sight, draft = drawing.sight, drawing.editing.draft
        x, y, width, height = sight.shown
        (left, top), (across, down) = self._inside(x, y), (width, height)
        if sight.side >= _LEAST_GRID:
            (first, above), (last, below) = sight.cell_at(x + 1, y + 1), sight.cell_at(x + width - 1, y + height - 1)
            for column in range(first + 1, last + 1):
                painter.rect(self._inside(*sight.box_of((column, 0))[:2])[0], top, 1, down, _GRID)
            for row in range(above + 1, below + 1):
                painter.rect(left, self._inside(*sight.box_of((0, row))[:2])[1], across, 1, _GRID)
        if drawing.editing.symmetry != "none":
            middle = sight.origin[1] + draft.height / 2 * sight.side
            if y <= middle <= y + height:
                painter.rect(left, self._inside(0, middle)[1] - 0.75, across, 1.5, _AXIS)

    def _paint_marks(self, painter: Painter, drawing: Drawing) -> None:
        """Letters of structures, units, the cell asked for, and what the next stroke would paint."""
        sight, editing = drawing.sight, drawing.editing
        draft = editing.draft
        for cell, side in drawing.units:
            self._square(painter, drawing, cell, theme.side_colour(side))
        if sight.side >= _LEAST_WORD:
            for cell, spot in draft.cells():
                if spot.structure and self._in_sight(drawing, cell):
                    x, y = self._inside(*sight.box_of(cell)[:2])
                    size = min(sight.side * 0.5, 18.0)
                    word = self.letters.get(spot.structure, spot.structure[:1].upper())
                    top = y + (sight.side - size * 1.32) / 2
                    painter.text(word, x + sight.side / 2, top, size, theme.DARK, bold=True, align="centre")
        if not editing.drawing:
            for cell in editing.covered(drawing.cursor):
                other = image(draft, cell, editing.symmetry)
                if other != cell:
                    self._outline(painter, drawing, other, _IMAGE, 1.0)
                self._outline(painter, drawing, cell, theme.TEXT, 1.0)
        self._outline(painter, drawing, drawing.cursor, theme.ACCENT, 2.0)
        if drawing.about is not None:
            self._outline(painter, drawing, drawing.about, theme.BAD, 3.0)

    def _in_sight(self, drawing: Drawing, cell: Cell) -> bool:
        """Whether all of a cell is in sight."""
        x, y, width, height = drawing.sight.shown
        left, top, side, _ = drawing.sight.box_of(cell)
        return left >= x - 1 and top >= y - 1 and left + side <= x + width + 1 and top + side <= y + height + 1

    def _square(self, painter: Painter, drawing: Drawing, cell: Cell, colour: Colour) -> None:
        if self._in_sight(drawing, cell):
            left, top, side, _ = drawing.sight.box_of(cell)
            x, y = self._inside(left, top)
            painter.rect(x + side * 0.26, y + side * 0.26, side * 0.48, side * 0.48, theme.BLACK)
            painter.rect(x + side * 0.32, y + side * 0.32, side * 0.36, side * 0.36, colour)

    def _outline(self, painter: Painter, drawing: Drawing, cell: Cell, colour: Colour, line: float) -> None:
        if drawing.editing.draft.contains(cell) and self._in_sight(drawing, cell):
            left, top, side, _ = drawing.sight.box_of(cell)
            painter.outline(*self._inside(left, top), side, side, colour, line)

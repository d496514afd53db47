"""The map editor: tools at the left, the map in the middle, what is wrong with it at the right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec import structs

from client3d.clumsy.words import Words
from client3d.editor.draft import NOBODY, Cell
from client3d.editor.inks import is_symmetric
from client3d.editor.verdict import Verdict
from client3d.hud import theme
from client3d.hud.button import Button, Look
from client3d.hud.controls import TextField
from client3d.hud.painting import Painter
from client3d.hud.widgets import Box, Stage
from client3d.screens.editor_board import Drawing, EditorBoard
from client3d.screens.editor_tools import EditorTools
from client3d.screens.page import GAP, Page
from core.packs.faults import Fault, sentence
from systems.clumsy.data import ClumsyData
from systems.clumsy.map_file import SIDES

_TOP = 44.0
_LEFT, _RIGHT = 214.0, 236.0
_STATUS = 26.0
_WRONG_EDGE, _WRONG_HIGH = 40.0, 14.0
"""Units of a line of what is wrong that its words do not have."""
_WAIT = 0.35
"""Seconds after the last stroke until the map is looked through."""
_KEPT_EVERY = 60.0
"""Seconds after which a draft is kept of what is not saved: a crash costs no more."""
_TOLD_EVERY = 0.08
"""Seconds between two times that the page is painted anew for the pointer alone: a stroke must not wait for that."""
_ARROWS = {"arrow_left": (-1, 0), "arrow_right": (1, 0), "arrow_up": (0, -1), "arrow_down": (0, 1)}


@dataclass(frozen=True)
class EditorIntents:
    """What the editor leads to."""

    judge: Callable[[], Verdict]
    """What is wrong with the map as it is now."""
    save: Callable[[], None]
    test: Callable[[], None]
    sources: Callable[[], None]
    """Another map: new, at random, a copy, a draft."""
    terms: Callable[[], None]
    """Name, texts, budget, calendar, forces, size."""
    leave: Callable[[Callable[[], None]], None]
    """Told what leads back; asks first if something is not saved."""
    keep: Callable[[], None] = lambda: None
    """Keep a draft of what is not saved."""


class WrongTile(Button):
    """Something wrong, in as many lines as it takes."""

    def _painted(self, state: str, width: float, height: float) -> Any:
        painter, over = Painter(self.panel.stage.brush), state in ("over", "down")
        painter.frame("row.over" if over else "row", 0, 0, width, height)
        painter.icon(self.look.icon, 8, height / 2 - 9, 18, theme.WARN)
        colour = theme.ACCENT if over else theme.TEXT
        room = width - _WRONG_EDGE
        top = (height - painter.brush.text_height(self.look.label, room, theme.SMALL)) / 2
        painter.text(self.look.label, 32, top, theme.SMALL, colour, width=room + 1, lines=30)
        return self._node(painter, state)


class EditorPage(Page):
    """See the module."""

    TITLE = "editor-title"

    def __init__(self, stage: Stage, drawing: Drawing, data: ClumsyData, words: Words, intents: EditorIntents) -> None:
        super().__init__(stage, "editor")
        self.drawing, self.data, self.words, self.intents = drawing, data, words, intents
        self.tools = EditorTools(self, drawing, data, words, self.judge_soon)
        self.focus = "board"
        self.verdict = Verdict(None, ())
        self.notice = ""
        """What was done last, until something else is."""
        self._alike: bool | None = None
        """Whether both halves are alike; None: nobody asks."""
        self._waits: float | None = 0.0
        """Seconds until the map is looked through; None: it has been."""
        self._since_kept = 0.0
        """Seconds since a draft was kept."""
        self._untold, self._since_told = False, 0.0
        """Whether the cursor has moved since that was said, and seconds since something was."""
        self._go_back: Callable[[], None] = lambda: None

    # --- as a page

    def open(self) -> None:
        """It comes to the front for the first time."""
        self._go_back, self.leave = self.leave, self.ask_to_leave

    def returned(self) -> None:
        """A page over it was closed: it may have changed everything."""
        self.judge_soon(0.0)

    def close(self) -> None:
        """Nothing that was drawn is lost."""
        self.drawing.editing.end()
        self.intents.keep()

    def tick(self, seconds: float) -> None:
        """Say where the pointer is, and look through the map once nobody has painted for a moment."""
        self._since_kept += seconds
        if self._since_kept >= _KEPT_EVERY and not self.drawing.editing.drawing:
            self._since_kept = 0.0
            self.intents.keep()
        self._since_told += seconds
        if self._untold and self._since_told >= _TOLD_EVERY:
            self._untold, self._since_told = False, 0.0
            self.repaint()
        if self._waits is None or self.drawing.editing.drawing:
            return
        self._waits -= seconds
        if self._waits <= 0:
            self.judge()

    def judge_soon(self, seconds: float = _WAIT) -> None:
        """The map has changed."""
        self._waits, self.notice = seconds, ""

    def judge(self) -> Verdict:
        """What is wrong with the map now."""
        self._waits = None
        editing = self.drawing.editing
        self.verdict = self.intents.judge()
        self._alike = is_symmetric(editing.draft, editing.symmetry) if editing.symmetry != "none" else None
        file = self.verdict.file
        forces = () if file is None else (file.forces.blue, file.forces.red)
        self.drawing.units = [(unit.at, side) for side, force in enumerate(forces) for unit in force]
        self.repaint()
        return self.verdict

    def ask_to_leave(self) -> None:
        """Go back, if that is meant."""
        self.intents.leave(self._go_back)

    def back(self) -> bool:
        """Escape takes a stroke back that has not ended."""
        drawing = self.drawing.editing.drawing
        self.drawing.editing.cancel()
        self._refresh()
        return drawing

    def _act(self, name: str, command: Callable[[], None]) -> None:
        """Whatever is pressed, what comes next is drawing: the arrow keys lead over the board again."""
        super()._act(name, command)
        self.focus = "board"

    # --- keys

    def key(self, name: str) -> bool:
        """Cursor, tools, and all else that can be done; not while something is being written."""
        if isinstance(self.control(self.focus), TextField):
            return False
        on_board = self.focus in ("", "board")
        if on_board and name in _ARROWS and (board := self._board()) is not None:
            self.focus = "board"
            board.step(*_ARROWS[name])
            return True
        if on_board and name in ("space", "enter") and (board := self._board()) is not None:
            board.paint_or_begin()
            return True
        command = self._commands().get(name)
        if command is not None:
            command()
            self.repaint()
        return command is not None

    def _commands(self) -> dict[str, Callable[[], None]]:
        commands: dict[str, Callable[[], None]] = {
            "+": partial(self.zoom, 1),
            "=": partial(self.zoom, 1),
            "-": partial(self.zoom, -1),
            "home": self.show_whole,
            "control-s": self.intents.save,
            "t": self.intents.test,
            "n": self.intents.sources,
            "m": self.intents.terms,
        }
        commands |= self.tools.commands
        commands |= dict.fromkeys(("u", "control-z"), self.undo) | dict.fromkeys(("y", "control-y"), self.redo)
        return commands

    # --- what is done

    def undo(self) -> None:
        """Take the last change back."""
        self.drawing.editing.undo()
        self.judge_soon()

    def redo(self) -> None:
        """Do again what was taken back."""
        self.drawing.editing.redo()
        self.judge_soon()

    def zoom(self, steps: int) -> None:
        """Show cells larger or smaller, about the cursor."""
        x, y, side, _ = self.drawing.sight.box_of(self.drawing.cursor)
        self.drawing.sight.zoom(steps, (x + side / 2, y + side / 2))
        self.drawing.sight.reveal(self.drawing.cursor)

    def show_whole(self) -> None:
        """Show the whole map."""
        self.drawing.sight.whole()

    def show_cell(self, cell: Cell | None) -> None:
        """Lead to a cell that something is wrong with."""
        self.drawing.about = cell
        if cell is not None and self.drawing.editing.draft.contains(cell):
            self.drawing.cursor = cell
            self.drawing.sight.reveal(cell)

    def _pointed(self) -> None:
        self._untold = True

    def _painted(self) -> None:
        self.drawing.about = None
        self.judge_soon()
        self.repaint()

    def _board(self) -> EditorBoard | None:
        found = self.control("board")
        return found if isinstance(found, EditorBoard) else None

    def _refresh(self) -> None:
        board = self._board()
        if board is not None:
            board.refresh()

    def pointer_at(self, x: float, y: float) -> None:
        """The pointer moved, in units of the window."""
        super().pointer_at(x, y)
        board = self._board()
        if board is not None:
            board.pointer_at(x, y)

    # --- drawing

    def draw(self, painter: Painter) -> None:
        """The bar above, the three columns, and the line that says what the pointer is over."""
        margin = float(theme.MARGIN)
        painter.frame("sheet", margin, margin, self.width - 2 * margin, self.height - 2 * margin)
        left, top, inner = margin + GAP, margin + 8, self.width - 2 * (margin + GAP)
        self._draw_bar(painter, (left, top, inner, _TOP))
        top += _TOP + 8
        height = self.height - margin - 10 - top
        self.tools.draw(painter, (left, top, _LEFT, height))
        middle = inner - _LEFT - _RIGHT - 2 * GAP
        board = (left + _LEFT + GAP, top, middle, height - _STATUS - 4)
        self._draw_board(board)
        self._draw_status(painter, (board[0], top + height - _STATUS, middle, _STATUS))
        self._draw_verdict(painter, (left + inner - _RIGHT, top, _RIGHT, height))

    def _draw_bar(self, painter: Painter, box: Box) -> None:
        x, y, width, height = box
        editing, text = self.drawing.editing, self.format
        no_undo = "" if editing.can_undo else text("editor-nothing-undone")
        no_redo = "" if editing.can_redo else text("editor-nothing-redone")
        no_test = text("editor-not-sound") if self.verdict.wrong else ""
        buttons: tuple[tuple[str, str, str, Callable[[], None], str], ...] = (
            ("new", "load", "n", self.intents.sources, ""),
            ("terms", "gear", "m", self.intents.terms, ""),
            ("undo", "undo", "u", self.undo, no_undo),
            ("redo", "redo", "y", self.redo, no_redo),
            ("save", "save", "control-s", self.intents.save, ""),
            ("test", "play", "t", self.intents.test, no_test),
        )
        back = 132.0
        right = x + width - back
        look = Look(text("screen-back"), "left", size=15, tip=self.keycap("escape"))
        self.button("back", (right, y, back, height - 4), look, self.leave)
        each = height - 4
        right -= (each + 6) * len(buttons) + 8
        for place, (name, icon, key, command, reason) in enumerate(buttons):
            look = Look(text(f"editor-{name}"), icon, layout="icon", tip=self.keycap(key), reason=reason)
            self.button(name, (right + place * (each + 6), y, each, each), look, command)
        terms = editing.draft.terms
        title = terms.title or terms.name or text("editor-unnamed")
        shown = text("editor-changed", name=title) if editing.dirty else title
        room = right - x - 16
        shown = painter.brush.wrapped(shown, room, 22, True)[0]
        painter.text(shown, x + 4, y + 5, 22, theme.ACCENT, bold=True, width=room + 1)

    def _draw_board(self, box: Box) -> None:
        board = self._control(EditorBoard, "board", box, Look(), lambda: None)
        board.drawing = self.drawing
        board.letters = {name: self.words.structure_type(name)[:1].upper() for name in self.data.structures}
        board.painted, board.pointed = self._painted, self._pointed
        board.bind_wheel()
        board.refresh()

    def _draw_status(self, painter: Painter, box: Box) -> None:
        """Where the cursor is and what lies there."""
        x, y, width, _ = box
        draft, cell = self.drawing.editing.draft, self.drawing.cursor
        if not draft.contains(cell):
            return
        spot = draft.at(cell)
        parts = [self.format("editor-cell", x=cell[0], y=cell[1]), self.tools.ground_name(spot.glyph)]
        if spot.point:
            parts.append(self.format("editor-point-numbered", number=spot.point))
        if spot.structure:
            parts.append(self.words.structure(spot.structure, spot.owner, True))
        if spot.mine != NOBODY:
            parts.append(
                self.words("log-of-side", unit=self.format("editor-ink-mine"), side=self.words.side(spot.mine))
            )
        if spot.zone != NOBODY:
            zone = self.format("editor-ink-zone")
            parts.append(self.words("log-of-side", unit=zone, side=self.words.side(spot.zone)))
        shown = painter.brush.wrapped(" · ".join(parts), width, theme.SMALL)[0]
        painter.text(shown, x + 2, y + 4, theme.SMALL, theme.TEXT, width=width)

    def _draw_verdict(self, painter: Painter, box: Box) -> None:
        """All that is wrong with the map; pressing a line leads to the cell."""
        x, y, width, height = box
        text, wrong, bottom = self.format, self.verdict.wrong, y + height
        if self.notice:
            y += self.paragraph(painter, self.notice, (x, y, width, 80), theme.SMALL, theme.GOOD) + 8
        y += self.heading(painter, text("editor-verdict"), x, y, width)
        lines = [self._sentence(one.fault) for one in wrong]
        if not wrong:
            facts = [text("editor-sound")] if self.verdict.file is not None else []
            draft = self.drawing.editing.draft
            if self._alike is not None:
                facts.append(text("editor-alike" if self._alike else "editor-not-alike"))
            facts.append(text("editor-size", width=draft.width, height=draft.height))
            if self.verdict.file is not None:
                counts = [len(self.verdict.file.forces.blue), len(self.verdict.file.forces.red)]
                for side in range(len(SIDES)):
                    facts.append(text("editor-units", side=self.words.side(side), count=counts[side]))
            self._draw_facts(painter, facts, (x, y, width, bottom - y))
            return
        room = width - 16 - _WRONG_EDGE
        heights = [painter.brush.text_height(line, room, theme.SMALL) + _WRONG_HIGH for line in lines]

        def row(place: int, at: Box) -> None:
            look = Look(lines[place], "warning" if wrong[place].cell is not None else "info")
            where = (at[0], at[1], at[2], heights[place] - 4)
            self._control(WrongTile, f"wrong.{place + 1}", where, look, partial(self.show_cell, wrong[place].cell))

        self.scroll("wrong", painter, (x, y, width, bottom - y), heights, row)

    def _sentence(self, fault: Fault) -> str:
        """What is wrong, with the names of things as the player knows them instead of the files' ones."""
        named = dict(fault.arguments)
        if "terrain" in named:
            named["terrain"] = self.words.terrain(str(named["terrain"]))
        if "name" in named:
            name = str(named["name"])
            is_unit = fault.key.startswith("force-")
            named["name"] = self.words.unit(name) if is_unit else self.words.structure_type(name)
        return sentence(structs.replace(fault, arguments=named), self.stage.texts)

    def _draw_facts(self, painter: Painter, facts: list[str], box: Box) -> None:
        lines = [line for fact in facts for line in painter.brush.wrapped(fact, box[2] - 16, theme.SMALL)]

        def row(place: int, at: Box) -> None:
            painter.text(lines[place], at[0], at[1], theme.SMALL)

        self.scroll("facts", painter, box, [20.0] * len(lines), row)

"""The map editor: tools at the left, the map in the middle, what is wrong with it at the right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from client3d.editor.draft import NOBODY, Cell
from client3d.editor.inks import SYMMETRIES, Ink, inks_of, is_symmetric
from client3d.editor.shapes import BRUSHES, TOOLS
from client3d.editor.verdict import Verdict
from client3d.hud import theme
from client3d.hud.button import Button, Look
from client3d.hud.controls import TextField, TileLook
from client3d.hud.painting import Painter
from client3d.hud.widgets import Box, Stage
from client3d.play.words import Words
from client3d.screens.editor_board import Drawing, EditorBoard
from client3d.screens.page import GAP, Page
from core.packs.faults import sentence
from systems.clumsy.data import ClumsyData
from systems.clumsy.map_file import SIDES

TOOL_KEYS = {"b": "brush", "l": "line", "r": "rectangle", "f": "fill", "p": "pick"}
_TOP, _ICON, _ROW, _TILE = 44.0, 38.0, 38.0, 36.0
_HIGH_TILE = 48.0
"""Units of a line of the list whose words need two lines."""
_INK_EDGE = 78.0
"""Units of it that its words do not have, at most."""
_LEFT, _RIGHT = 214.0, 236.0
_STATUS = 26.0
_WRONG_EDGE, _WRONG_HIGH = 40.0, 14.0
"""Units of a line of what is wrong that its words do not have."""
_SWATCH = 28
"""Pixels of a ground's picture in the list."""
_WAIT = 0.35
"""Seconds after the last stroke until the map is looked through."""
_KEPT_EVERY = 60.0
"""Seconds after which a draft is kept of what is not saved: a crash costs no more."""
_TOLD_EVERY = 0.08
"""Seconds between two times that the page is painted anew for the pointer alone: a stroke must not wait for that."""
_ARROWS = {"arrow_left": (-1, 0), "arrow_right": (1, 0), "arrow_up": (0, -1), "arrow_down": (0, 1)}
_ICONS = {"point": "point", "zone": "flag", "structure": "structure", "mine": "mine", "erase": "eraser"}


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
        self._swatches: dict[str, Any] = {}
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
            "e": partial(self.choose_ink, Ink("erase")),
            "o": self.next_owner,
            "q": partial(self.next_ink, -1),
            "w": partial(self.next_ink, 1),
            "s": partial(self.turn_symmetry, 1),
            "+": partial(self.zoom, 1),
            "=": partial(self.zoom, 1),
            "-": partial(self.zoom, -1),
            "home": self.show_whole,
            "control-s": self.intents.save,
            "t": self.intents.test,
            "n": self.intents.sources,
            "m": self.intents.terms,
        }
        commands |= {key: partial(self.choose_tool, tool) for key, tool in TOOL_KEYS.items()}
        commands |= {str(brush): partial(self.choose_brush, brush) for brush in BRUSHES}
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

    def choose_tool(self, tool: str) -> None:
        """Draw with another tool."""
        self.drawing.editing.cancel()
        self.drawing.editing.tool = tool  # type: ignore[assignment]

    def choose_brush(self, brush: int) -> None:
        """Draw with a brush so broad."""
        self.drawing.editing.brush = brush
        self.drawing.editing.tool = "brush" if self.drawing.editing.tool == "pick" else self.drawing.editing.tool

    def choose_ink(self, ink: Ink) -> None:
        """Paint with something else; it belongs to whom the last belonged to, where it may."""
        self.drawing.editing.ink = ink
        if self.drawing.editing.tool == "pick":
            self.drawing.editing.tool = "brush"

    def next_ink(self, step: int) -> None:
        """Go on in the list of what is painted with."""
        inks = inks_of(self.data)
        place = self._place(inks)
        place = (place + step) % len(inks)
        self.choose_ink(inks[place])
        self.reveal("palette", place)

    def _place(self, inks: tuple[Ink, ...]) -> int:
        ink = self.drawing.editing.ink
        return next((place for place, one in enumerate(inks) if one[:2] == ink[:2]), 0)

    def owners(self) -> tuple[int, ...]:
        """Whose what is painted with may be; none where it is nobody's anyway."""
        kind = self.drawing.editing.ink.kind
        return (0, 1, NOBODY) if kind == "structure" else (0, 1) if kind in ("zone", "mine") else ()

    def next_owner(self) -> None:
        """What is painted with belongs to the next one."""
        owners, ink = self.owners(), self.drawing.editing.ink
        if owners:
            place = owners.index(ink.side) if ink.side in owners else -1
            self.drawing.editing.ink = ink._replace(side=owners[(place + 1) % len(owners)])

    def turn_symmetry(self, steps: int) -> None:
        """Paint both halves at once in another way, or one alone."""
        editing = self.drawing.editing
        editing.symmetry = SYMMETRIES[(SYMMETRIES.index(editing.symmetry) + steps) % len(SYMMETRIES)]
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
        self._draw_tools(painter, (left, top, _LEFT, height))
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
            ("new", "load", "N", self.intents.sources, ""),
            ("terms", "gear", "M", self.intents.terms, ""),
            ("undo", "undo", "U", self.undo, no_undo),
            ("redo", "redo", "Y", self.redo, no_redo),
            ("save", "save", "Ctrl S", self.intents.save, ""),
            ("test", "play", "T", self.intents.test, no_test),
        )
        back = 132.0
        right = x + width - back
        self.button(
            "back", (right, y, back, height - 4), Look(text("screen-back"), "left", size=15, tip="Esc"), self.leave
        )
        each = height - 4
        right -= (each + 6) * len(buttons) + 8
        for place, (name, icon, key, command, reason) in enumerate(buttons):
            look = Look(text(f"editor-{name}"), icon, layout="icon", tip=key, reason=reason)
            self.button(name, (right + place * (each + 6), y, each, each), look, command)
        terms = editing.draft.terms
        title = terms.title or terms.name or text("editor-unnamed")
        shown = text("editor-changed", name=title) if editing.dirty else title
        room = right - x - 16
        shown = painter.brush.wrapped(shown, room, 22, True)[0]
        painter.text(shown, x + 4, y + 5, 22, theme.ACCENT, bold=True, width=room + 1)

    def _draw_tools(self, painter: Painter, box: Box) -> None:
        x, y, width, height = box
        editing, text, bottom = self.drawing.editing, self.format, y + height
        gap = (width - _ICON * len(TOOLS)) / (len(TOOLS) - 1)
        keys = {tool: key for key, tool in TOOL_KEYS.items()}
        for place, tool in enumerate(TOOLS):
            tip = "\n".join((keys[tool].upper(), text(f"editor-tool-{tool}-tip")))
            look = Look(text(f"editor-tool-{tool}"), tool, layout="icon", on=tool == editing.tool, tip=tip)
            at = (x + place * (_ICON + gap), y, _ICON, _ICON)
            self.button(f"tool.{tool}", at, look, partial(self.choose_tool, tool))
        y += _ICON + 6
        each = (width - 2 * 6) / len(BRUSHES)
        for place, brush in enumerate(BRUSHES):
            look = Look(f"{brush} × {brush}", on=brush == editing.brush, size=14, tip=text("editor-brush", cells=brush))
            at = (x + place * (each + 6), y, each, 32)
            self.button(f"brush.{brush}", at, look, partial(self.choose_brush, brush))
        y += 32 + 6
        y += self._draw_choices(painter, x, y, width)
        inks = inks_of(self.data)
        chosen, room = self._place(inks), width - _INK_EDGE
        looks = [self._ink_look(ink) for ink in inks]
        wrapped = [len(painter.brush.wrapped(look.label, room, look.size, True)) > 1 for look in looks]
        heights = [_HIGH_TILE if more else _TILE for more in wrapped]

        def row(place: int, at: Box) -> None:
            box = (at[0], at[1], at[2], heights[place] - 4)
            look = replace(looks[place], on=place == chosen)
            self.tile(f"ink.{place + 1}", box, look, partial(self.choose_ink, inks[place]))

        self.scroll("palette", painter, (x, y, width, bottom - y), heights, row)

    def _draw_choices(self, painter: Painter, x: float, y: float, width: float) -> float:
        """Symmetry, and whose what is painted with is; their height."""
        editing, text = self.drawing.editing, self.format
        names = [text(f"editor-symmetry-{one}") for one in SYMMETRIES]
        place = SYMMETRIES.index(editing.symmetry)
        tip = "\n".join(("S", text("editor-symmetry-tip")))
        self.chooser("symmetry", (x, y, width, _ROW), names, place, self._set_symmetry, tip=tip)
        owners = self.owners()
        names = [self._owner(side) for side in owners] or [text("editor-nobodys")]
        place = owners.index(editing.ink.side) if editing.ink.side in owners else 0
        reason = "" if owners else text("editor-no-owner")
        self.chooser(
            "owner", (x, y + _ROW + 6, width, _ROW), names, place, self._set_owner, tip="O", reason=reason, icon="flag"
        )
        return 2 * (_ROW + 6)

    def _set_symmetry(self, place: int) -> None:
        self.drawing.editing.symmetry = SYMMETRIES[place]
        self.judge_soon()

    def _set_owner(self, place: int) -> None:
        owners = self.owners()
        if owners:
            self.drawing.editing.ink = self.drawing.editing.ink._replace(side=owners[place])

    def _owner(self, side: int) -> str:
        return self.words.side(side) if side >= 0 else self.format("editor-nobodys")

    def _ink_look(self, ink: Ink) -> TileLook:
        if ink.kind == "ground":
            return TileLook(self.ground_name(ink.name), size=14, picture=self._swatch(ink.name))
        side = self.drawing.editing.ink.side if self.drawing.editing.ink[:2] == ink[:2] else ink.side
        edge = side if ink.kind in ("zone", "structure", "mine") else -2
        name = self.words.structure_type(ink.name) if ink.kind == "structure" else self.format(f"editor-ink-{ink.kind}")
        tip = "E" if ink.kind == "erase" else ""
        return TileLook(name, _ICONS[ink.kind], size=14, side=edge, tip=tip)

    def _swatch(self, glyph: str) -> Any:
        if glyph not in self._swatches:
            self._swatches[glyph] = self.drawing.picture.tile(glyph, _SWATCH)
        return self._swatches[glyph]

    def ground_name(self, glyph: str) -> str:
        """The name of what a character stands for."""
        structures = self.data.structure_by_glyph()
        if glyph in structures:
            return self.words.structure_type(structures[glyph].id)
        return self.words.terrain(self.drawing.picture.name(glyph))

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
        parts = [self.format("editor-cell", x=cell[0], y=cell[1]), self.ground_name(spot.glyph)]
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
        lines = [sentence(one.fault, self.stage.texts) for one in wrong]
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

    def _draw_facts(self, painter: Painter, facts: list[str], box: Box) -> None:
        lines = [line for fact in facts for line in painter.brush.wrapped(fact, box[2] - 16, theme.SMALL)]

        def row(place: int, at: Box) -> None:
            painter.text(lines[place], at[0], at[1], theme.SMALL)

        self.scroll("facts", painter, box, [20.0] * len(lines), row)

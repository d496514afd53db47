"""The tools of the map editor: what is drawn with, how broad, whose it is, and on one half or on both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from client3d.clumsy.words import Words
from client3d.editor.draft import NOBODY
from client3d.editor.inks import SYMMETRIES, Ink, inks_of
from client3d.editor.shapes import BRUSHES, TOOLS
from client3d.hud.button import Look
from client3d.hud.controls import TileLook
from client3d.hud.painting import Painter
from client3d.hud.widgets import Box
from client3d.screens.editor_board import Drawing
from client3d.screens.page import Page
from systems.clumsy.data import ClumsyData

TOOL_KEYS = {"b": "brush", "l": "line", "r": "rectangle", "f": "fill", "p": "pick"}
_ICON, _ROW, _TILE = 38.0, 38.0, 36.0
_HIGH_TILE = 48.0
"""Units of a line of the list whose words need two lines."""
_INK_EDGE = 78.0
"""Units of it that its words do not have, at most."""
_SWATCH = 28
"""Pixels of a ground's picture in the list."""
_OWNED = ("zone", "structure", "mine")
"""Kinds of ink that may be a side's."""
_ICONS = {"point": "point", "zone": "flag", "structure": "structure", "mine": "mine", "erase": "eraser"}


class EditorTools:
    """The column at the left of a page; `changed` is told when another symmetry is to be looked for."""

    def __init__(
        self, page: Page, drawing: Drawing, data: ClumsyData, words: Words, changed: Callable[[], None]
    ) -> None:
        self.page, self.drawing, self.data, self.words, self._changed = page, drawing, data, words, changed
        self._swatches: dict[str, Any] = {}

    @property
    def commands(self) -> dict[str, Callable[[], None]]:
        """What keys do, by their names."""
        commands: dict[str, Callable[[], None]] = {
            "e": partial(self.choose_ink, Ink("erase")),
            "o": self.next_owner,
            "q": partial(self.next_ink, -1),
            "w": partial(self.next_ink, 1),
            "s": partial(self.turn_symmetry, 1),
        }
        commands |= {key: partial(self.choose_tool, tool) for key, tool in TOOL_KEYS.items()}
        return commands | {str(brush): partial(self.choose_brush, brush) for brush in BRUSHES}

    # --- choosing

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
        before = self.drawing.editing.ink
        self.drawing.editing.ink = ink
        if before.kind in _OWNED and before.side in self.owners():
            self.drawing.editing.ink = ink._replace(side=before.side)
        if self.drawing.editing.tool == "pick":
            self.drawing.editing.tool = "brush"

    def next_ink(self, step: int) -> None:
        """Go on in the list of what is painted with."""
        inks = inks_of(self.data)
        place = self._place(inks)
        place = (place + step) % len(inks)
        self.choose_ink(inks[place])
        self.page.reveal("palette", place)

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
        self._changed()

    # --- drawing

    def draw(self, painter: Painter, box: Box) -> None:
        """Tools, brushes, choices, and the list of what is painted with."""
        x, y, width, height = box
        editing, text, bottom = self.drawing.editing, self.page.format, y + height
        gap = (width - _ICON * len(TOOLS)) / (len(TOOLS) - 1)
        keys = {tool: key for key, tool in TOOL_KEYS.items()}
        for place, tool in enumerate(TOOLS):
            tip = "\n".join((self.page.keycap(keys[tool]), text(f"editor-tool-{tool}-tip")))
            look = Look(text(f"editor-tool-{tool}"), tool, layout="icon", on=tool == editing.tool, tip=tip)
            at = (x + place * (_ICON + gap), y, _ICON, _ICON)
            self.page.button(f"tool.{tool}", at, look, partial(self.choose_tool, tool))
        y += _ICON + 6
        each = (width - 2 * 6) / len(BRUSHES)
        for place, brush in enumerate(BRUSHES):
            look = Look(f"{brush} × {brush}", on=brush == editing.brush, size=14, tip=text("editor-brush", cells=brush))
            at = (x + place * (each + 6), y, each, 32)
            self.page.button(f"brush.{brush}", at, look, partial(self.choose_brush, brush))
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
            self.page.tile(f"ink.{place + 1}", box, look, partial(self.choose_ink, inks[place]))

        self.page.scroll("palette", painter, (x, y, width, bottom - y), heights, row)

    def _draw_choices(self, painter: Painter, x: float, y: float, width: float) -> float:
        """Symmetry, and whose what is painted with is; their height."""
        editing, text = self.drawing.editing, self.page.format
        names = [text(f"editor-symmetry-{one}") for one in SYMMETRIES]
        place = SYMMETRIES.index(editing.symmetry)
        tip = "\n".join((self.page.keycap("s"), text("editor-symmetry-tip")))
        self.page.chooser("symmetry", (x, y, width, _ROW), names, place, self._set_symmetry, tip=tip)
        owners = self.owners()
        names = [self._owner(side) for side in owners] or [text("editor-nobodys")]
        place = owners.index(editing.ink.side) if editing.ink.side in owners else 0
        reason = "" if owners else text("editor-no-owner")
        box, tip = (x, y + _ROW + 6, width, _ROW), self.page.keycap("o")
        self.page.chooser("owner", box, names, place, self._set_owner, tip=tip, reason=reason, icon="flag")
        return 2 * (_ROW + 6)

    def _set_symmetry(self, place: int) -> None:
        self.drawing.editing.symmetry = SYMMETRIES[place]
        self._changed()

    def _set_owner(self, place: int) -> None:
        owners = self.owners()
        if owners:
            self.drawing.editing.ink = self.drawing.editing.ink._replace(side=owners[place])

    def _owner(self, side: int) -> str:
        return self.words.side(side) if side >= 0 else self.page.format("editor-nobodys")

    def _ink_look(self, ink: Ink) -> TileLook:
        if ink.kind == "ground":
            return TileLook(self.ground_name(ink.name), size=14, picture=self._swatch(ink.name))
        side = self.drawing.editing.ink.side if self.drawing.editing.ink[:2] == ink[:2] else ink.side
        edge = side if ink.kind in _OWNED else -2
        name = (
            self.words.structure_type(ink.name)
            if ink.kind == "structure"
            else self.page.format(f"editor-ink-{ink.kind}")
        )
        tip = self.page.keycap("e") if ink.kind == "erase" else ""
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

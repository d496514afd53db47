"""The mods: which there are, which are switched on, in what order they lie, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.controls import TileLook
from client3d.hud.painting import LINE_HEIGHT, Painter
from client3d.hud.theme import Colour
from client3d.hud.widgets import Box, Stage
from client3d.screens.blocks import TEXT, Block, heading, inner_width, paragraph, show_blocks
from client3d.screens.mod_shelf import NO_PLACE, ModShown
from client3d.screens.page import GAP, Page, greyed
from core.packs.faults import Fault, hints, printable, sentence

_TILE = 74.0
_LIST = 0.40
_MOST_FAULTS = 100
_LONGEST_SOURCE = 160


@dataclass(frozen=True)
class ModsIntents:
    """What can be done with mods; each is told a mod's name."""

    switch: Callable[[str], None]
    move: Callable[[str, int], None]
    remove: Callable[[ModShown], None]
    install: Callable[[], None]
    show_folder: Callable[[], None]
    check: Callable[[], bool]
    """Looks through one more mod; whether there was one."""
    read: Callable[[], None]
    """Looks into the folder anew."""


class ModsPage(Page):
    """The list at the left; the chosen mod at the right, with what is wrong with it."""

    TITLE = "title-mods"

    def __init__(
        self,
        stage: Stage,
        mods: Callable[[], Sequence[ModShown]],
        intents: ModsIntents,
        notice: Callable[[], str] = lambda: "",
    ) -> None:
        """`notice`: a line that counts for all of them."""
        super().__init__(stage, "mods")
        self._mods, self.intents, self._notice = mods, intents, notice
        self.chosen = ""
        self.read = "mod"

    def open(self) -> None:
        """Enter switches the chosen one; where there is none it installs."""
        self.default = "switch" if self._mods() else "install"

    def choose(self, name: str) -> None:
        """Show a mod."""
        if name != self.chosen:
            self.chosen = name
            self._scrolls.pop("mod", None)

    def key(self, name: str) -> bool:
        """Delete asks whether to remove, F5 looks into the folder anew."""
        chosen = self._chosen
        if name == "delete" and chosen is not None:
            self.intents.remove(chosen)
            return True
        if name == "f5":
            self.intents.read()
            self.repaint()
            return True
        return False

    def tick(self, seconds: float) -> None:
        """One mod after the other is looked through, so that the page is there at once."""
        if self.intents.check():
            self.repaint()

    @property
    def _chosen(self) -> ModShown | None:
        mods = self._mods()
        return next((mod for mod in mods if mod.name == self.chosen), mods[0] if mods else None)

    # --- drawing

    def draw(self, painter: Painter) -> None:
        """The list, the chosen one, and the buttons."""
        x, y, width, height = box = self.sheet(painter)
        notice = self._notice()
        if notice:
            y += self.paragraph(painter, notice, (x, y, width, 66), theme.SMALL, theme.DIM) + 6
            height = box[1] + box[3] - y
        mods, chosen, left = self._mods(), self._chosen, width * _LIST
        if chosen is None:
            words = painter.brush.wrapped(self.format("mods-page-none"), width * 0.7, theme.LARGE)
            for place, line in enumerate(words):
                at = y + height * 0.3 + place * theme.LARGE * LINE_HEIGHT
                painter.text(line, x + width / 2, at, theme.LARGE, theme.DIM, align="centre")
        else:

            def row(place: int, at: Box) -> None:
                self._draw_row(mods[place], place, mods[place] == chosen, at)

            self.scroll("mods", painter, (x, y, left, height), [_TILE] * len(mods), row)
            self._draw_mod(painter, chosen, (x + left + 24, y, width - left - 24, height))
        self._draw_foot(chosen, box, left)

    def _draw_row(self, mod: ModShown, place: int, chosen: bool, at: Box) -> None:
        icon = "warning" if mod.faults else "check" if mod.enabled else "mods"
        state = self.format("mods-on", place=place + 1) if mod.enabled else ""
        tone = "good" if mod.enabled else "bad"
        if mod.faults:
            state, tone = self.format("mods-faults", count=len(mod.faults)), "bad"
        detail = " · ".join(filter(None, (mod.version, mod.authors)))
        look = TileLook(mod.title, icon, size=TEXT, detail=detail, aside=state, tone=tone, on=chosen)
        self.tile(f"mod.{mod.name}", (at[0], at[1], at[2], _TILE - 8), look, partial(self.choose, mod.name))

    def _draw_mod(self, painter: Painter, mod: ModShown, box: Box) -> None:
        x, y, width, height = box
        y += painter.text(mod.title, x, y, 22, theme.TEXT, bold=True, width=width, lines=2) + 8
        y += self._draw_buttons(mod, (x, y, width, 40.0)) + 12
        inside = inner_width(box)
        blocks = [*self._facts(painter, mod, inside), *self._faults(painter, mod, inside)]
        show_blocks(self, painter, "mod", (x, y, width, box[1] + height - y), blocks)

    def _draw_buttons(self, mod: ModShown, box: Box) -> float:
        """Whether it is on, and its place among those that are; the height they take."""
        x, y, width, height = box
        label = self.format("mods-switch-off" if mod.enabled else "mods-switch-on")
        look = Look(label, "close" if mod.enabled else "check", style="primary", size=16)
        if mod.faults and not mod.enabled:
            look = greyed(look, self.format("mods-cannot-faults"))
        elif mod.against:
            look = greyed(look, self.format("mods-cannot-against", name=mod.against))
        square = height + 4
        wide = width - 2 * (square + GAP)
        self.button("switch", (x, y, wide, height), look, partial(self.intents.switch, mod.name))
        for name, icon, step, hindrance in (("lower", "up", -1, mod.earlier), ("higher", "down", 1, mod.later)):
            look = Look(self.format(f"mods-{name}"), icon, layout="icon")
            if hindrance == NO_PLACE:
                key = "mods-no-place" if mod.enabled else "mods-no-place-off"
                look = greyed(look, f"{look.label}\n{self.format(key)}")
            elif hindrance:
                look = greyed(look, f"{look.label}\n{self.format('mods-order-fixed', name=hindrance)}")
            at = x + wide + GAP + (0 if step < 0 else square + GAP)
            self.button(name, (at, y, square, height), look, partial(self.intents.move, mod.name, step))
        return height

    def _facts(self, painter: Painter, mod: ModShown, width: float) -> list[Block]:
        found = [paragraph(painter, mod.about, width, TEXT)] if mod.about else []
        lines = [
            ("mods-fact-version", mod.version),
            ("mods-fact-authors", mod.authors),
            ("mods-fact-licence", mod.licence),
            ("mods-fact-needs", ", ".join(mod.needs)),
            ("mods-fact-above", ", ".join(mod.above)),
            ("mods-fact-against", ", ".join(mod.conflicts)),
            ("mods-fact-folder", str(mod.folder)),
        ]
        found += [_fact(painter, self.format(key), printable(text), width) for key, text in lines if text]
        found.append(Block(8.0, lambda _at: None))
        if not mod.checked:
            found.append(paragraph(painter, self.format("mods-checking"), width, TEXT))
        elif not mod.faults:
            key = "mods-sound-odd" if mod.odd else "mods-sound"
            found.append(paragraph(painter, self.format(key, count=mod.odd, name=mod.name), width, TEXT))
        return found

    def _faults(self, painter: Painter, mod: ModShown, width: float) -> list[Block]:
        """What is wrong, each with its place and the line it stands in."""
        if not mod.faults:
            return []
        found = [heading(self, painter, self.format("mods-wrong", count=len(mod.faults)))]
        for fault in mod.faults[:_MOST_FAULTS]:
            found.append(self._fault(painter, fault, mod.folder, width))
        if len(mod.faults) > _MOST_FAULTS:
            more = self.format("more-faults", count=len(mod.faults) - _MOST_FAULTS)
            found.append(paragraph(painter, more, width, TEXT))
        return found

    def _fault(self, painter: Painter, fault: Fault, folder: Path, width: float) -> Block:
        file = Path(fault.file)
        name = printable(str(file.relative_to(folder) if file.is_relative_to(folder) else file))
        where = self.format("mods-place", file=name, line=fault.line, column=fault.column) if fault.source else name
        words = "\n".join([sentence(fault, self.stage.texts), *hints(fault, self.stage.texts)])
        pieces: list[tuple[str, Colour, bool]] = [(where, theme.ACCENT, True), (words, theme.TEXT, False)]
        if fault.source.strip():
            shown = printable(fault.source.strip()[:_LONGEST_SOURCE]).replace("\t", "    ")
            pieces.insert(1, (shown, theme.DIM, False))
        lines = [
            (line, colour, bold)
            for text, colour, bold in pieces
            for line in painter.brush.wrapped(text, width - 30, TEXT, bold)
        ]

        def draw(at: Box) -> None:
            painter.icon("warning", at[0], at[1] + 1, 18, theme.BAD)
            for place, (line, colour, bold) in enumerate(lines):
                painter.text(line, at[0] + 28, at[1] + place * TEXT * LINE_HEIGHT, TEXT, colour, bold=bold)

        return Block(len(lines) * TEXT * LINE_HEIGHT + 12, draw)

    def _draw_foot(self, chosen: ModShown | None, box: Box, left: float) -> None:
        x, y, width, height = self.foot(box)
        each = (width - 2 * GAP) / 3
        look = Look(self.format("mods-install"), "load", style="button" if chosen else "primary", size=16)
        self.button("install", (x, y, each, height), look, self.intents.install)
        look = Look(self.format("mods-show-folder"), "menu", size=16)
        self.button("show_folder", (x + each + GAP, y, each, height), look, self.intents.show_folder)
        look = Look(self.format("mods-remove"), "delete", size=16)
        if chosen is None:
            look = greyed(look, self.format("mods-page-none"))
        remove = partial(self.intents.remove, chosen) if chosen is not None else lambda: None
        self.button("remove", (x + 2 * (each + GAP), y, each, height), look, remove)


def _fact(painter: Painter, label: str, value: str, width: float) -> Block:
    """A word and what it is, as many lines as that takes."""
    left = width * 0.34
    lines = painter.brush.wrapped(value, width - left, TEXT)
    names = painter.brush.wrapped(label, left - 10, TEXT)

    def draw(at: Box) -> None:
        for place, line in enumerate(names):
            painter.text(line, at[0], at[1] + place * TEXT * LINE_HEIGHT, TEXT, theme.DIM)
        for place, line in enumerate(lines):
            painter.text(line, at[0] + left, at[1] + place * TEXT * LINE_HEIGHT, TEXT)

    return Block(max(len(lines), len(names)) * TEXT * LINE_HEIGHT + 6, draw)

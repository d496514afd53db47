"""Choosing a mod to install from the user's folders: a zip, or a folder with a mod in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.controls import TileLook
from client3d.hud.painting import Painter
from client3d.hud.widgets import Box, Stage
from client3d.screens.folders import FOLDER, ZIP, Listed, inside, is_mod, places
from client3d.screens.page import GAP, Page, greyed
from core.packs.faults import printable

_TILE, _PLACES = 46.0, 0.26
_ICONS = {FOLDER: "load", ZIP: "save"}


class BrowserPage(Page):
    """Where one may begin at the left, what lies in the folder at the right."""

    TITLE = "browse-title"

    def __init__(
        self,
        stage: Stage,
        folder: Path,
        install: Callable[[Path], None],
        begin: Callable[[], list[tuple[str, Path]]] = places,
    ) -> None:
        super().__init__(stage, "browser")
        self._install, self._places = install, begin()
        self.read = "entries"
        self.default = "install"
        self.folder, self.chosen, self.fault = folder, Path(), ""
        self.entries: list[Listed] = []
        self.go_to(folder if folder.is_dir() else Path.home())

    def go_to(self, folder: Path) -> None:
        """Look into a folder."""
        self.folder, self.chosen, self.fault = folder, Path(), ""
        self._scrolls.pop("entries", None)
        try:
            self.entries = inside(folder)
        except OSError as error:
            self.entries, self.fault = [], error.strerror or str(error)

    def up(self) -> None:
        """Look into the folder that this one lies in."""
        before = self.folder
        self.go_to(before.parent)
        place = next((number for number, entry in enumerate(self.entries) if entry.path == before), 0)
        self.reveal("entries", place)
        if self.focus.startswith("entry."):
            self.focus = f"entry.{place + 1}"

    def key(self, name: str) -> bool:
        """Backspace leads one folder up, F5 looks anew."""
        if name == "backspace":
            self.up()
        elif name == "f5":
            self.go_to(self.folder)
        else:
            return False
        self.repaint()
        return True

    def _press(self, entry: Listed) -> None:
        if entry.kind == FOLDER:
            self.go_to(entry.path)
            if self.focus:
                self.focus = "entry.1" if self.entries else "up"
        else:
            self.chosen = entry.path

    @property
    def source(self) -> Path | None:
        """What would be installed: what was chosen, or the folder itself where that is a mod."""
        if self.chosen != Path():
            return self.chosen
        return self.folder if is_mod(self.folder) else None

    # --- drawing

    def draw(self, painter: Painter) -> None:
        """Places, the folder, and the button that installs."""
        box = self.sheet(painter)
        x, y, width, height = box
        left = width * _PLACES
        self._draw_places(painter, (x, y, left, height))
        self._draw_folder(painter, (x + left + 24, y, width - left - 24, height))
        foot = self.foot(box)
        source = self.source
        look = Look(self.format("browse-install"), "check", style="primary", size=17)
        if source is None:
            look = greyed(look, self.format("browse-nothing"))
        across = width * 0.34
        at = (x + width - across, foot[1], across, foot[3])
        self.button("install", at, look, partial(self._install, source) if source is not None else lambda: None)
        words = printable(source.name) if source is not None else self.format("browse-words")
        painter.text(words, x, foot[1] + 4, theme.SMALL, theme.DIM, width=width - across - GAP, lines=2)

    def _draw_places(self, painter: Painter, box: Box) -> None:
        def row(place: int, at: Box) -> None:
            key, path = self._places[place]
            label = self.format(key) if key else printable(path.name or str(path))
            look = TileLook(label, "load", size=15, on=path == self.folder)
            self.tile(f"place.{place + 1}", (at[0], at[1], at[2], _TILE - 6), look, partial(self.go_to, path))

        self.scroll("places", painter, box, [_TILE] * len(self._places), row)

    def _draw_folder(self, painter: Painter, box: Box) -> None:
        x, y, width, height = box
        look = Look(self.format("browse-up"), "left", size=15, tip=self.keycap("backspace"))
        self.button("up", (x, y, 150, 38), look, self.up)
        painter.text(_shortened(painter, printable(str(self.folder)), width - 166), x + 164, y + 9, 15, theme.TEXT)
        y += 48
        if self.fault or not self.entries:
            text = self.format("browse-unreadable", message=self.fault) if self.fault else self.format("browse-empty")
            tone = theme.BAD if self.fault else theme.DIM
            self.paragraph(painter, text, (x, y + 10, width, height - 60), theme.NORMAL, tone)
            return

        def row(place: int, at: Box) -> None:
            entry = self.entries[place]
            icon = _ICONS.get(entry.kind, "mods")
            aside = "" if entry.kind == FOLDER else self.format(f"browse-kind-{entry.kind}")
            name = _shortened(painter, entry.name, at[2] - 150, bold=True)
            look = TileLook(name, icon, size=15, aside=aside, on=entry.path == self.chosen)
            self.tile(f"entry.{place + 1}", (at[0], at[1], at[2], _TILE - 6), look, partial(self._press, entry))

        self.scroll("entries", painter, (x, y, width, box[1] + height - y), [_TILE] * len(self.entries), row)


def _shortened(painter: Painter, text: str, width: float, bold: bool = False) -> str:
    """A name or path that fits into a line: of a longer one the end, which tells most."""
    if painter.brush.text_width(text, 15, bold) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high) // 2
        if painter.brush.text_width("..." + text[middle:], 15, bold) <= width:
            high = middle
        else:
            low = middle + 1
    return "..." + text[low:]

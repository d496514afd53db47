"""What the map editor begins with: an empty map, one drawn at random, a draft, or a copy of any map."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from panda3d.core import Texture

from client3d.editor.draft import LEAST_SIDE, MOST_SIDE
from client3d.hud.button import Look
from client3d.hud.controls import TileLook
from client3d.hud.painting import Painter
from client3d.hud.widgets import Box, Stage
from client3d.screens.page import Page
from client3d.screens.rows import Row, seed_field, show_rows
from systems.clumsy.random_map import LEAST_CELLS, MOST_CELLS, SYMMETRIES, Symmetry

_TILE = 58.0
Kind = Literal["empty", "random", "draft", "own", "copy"]
_ICONS: dict[Kind, str] = {"empty": "plus", "random": "dice", "draft": "brush", "own": "heart", "copy": "load"}


@dataclass(frozen=True)
class Source:
    """Something to begin with."""

    kind: Kind
    name: str = ""
    title: str = ""
    about: str = ""
    picture: Callable[[], Texture] | None = None


@dataclass(frozen=True)
class SourceWish:
    """What was chosen."""

    source: Source
    size: tuple[int, int] = (31, 31)
    style: str = ""
    symmetry: Symmetry = "turned"
    seed: int = 1


class EditorSourcesPage(Page):
    """A list at the left, what is to be said of the chosen one at the right."""

    TITLE = "editor-sources"

    def __init__(
        self,
        stage: Stage,
        sources: Sequence[Source],
        styles: Sequence[tuple[str, str]],
        begin: Callable[[SourceWish], None],
    ) -> None:
        """`styles`: of random maps, by name, with what they are called."""
        super().__init__(stage, "editor_sources")
        self.sources, self.styles, self._begin = sources, styles, begin
        self.wish = SourceWish(sources[0], style=styles[0][0] if styles else "", seed=secrets.randbelow(10**6))
        self.default = "begin"

    def _set(self, **values: object) -> None:
        self.wish = replace(self.wish, **values)  # type: ignore[arg-type]

    def _choose(self, source: Source) -> None:
        least = LEAST_CELLS if source.kind == "random" else LEAST_SIDE
        width, height = (max(side, least) for side in self.wish.size)
        self._set(source=source, size=(width, height))

    # --- drawing

    def draw(self, painter: Painter) -> None:
        """The list, what is chosen, and the button that begins."""
        box = self.sheet(painter)
        x, y, width, height = box
        left = width * 0.4

        def row(place: int, at: Box) -> None:
            source = self.sources[place]
            kind = self.format(f"editor-source-{source.kind}")
            title, detail = (source.title, kind) if source.title else (kind, "")
            look = TileLook(title, _ICONS[source.kind], detail=detail, on=source == self.wish.source, size=15)
            self.tile(f"source.{place + 1}", (at[0], at[1], at[2], _TILE - 8), look, partial(self._choose, source))

        self.scroll("sources", painter, (x, y, left, height), [_TILE] * len(self.sources), row)
        self._draw_chosen(painter, (x + left + 24, y, width - left - 24, height))
        fx, fy, across, high = self.foot(box)
        look = Look(self.format("editor-begin"), "play", style="primary", size=18)
        self.button("begin", (fx + across - 300, fy, 300, high), look, lambda: self._begin(self.wish))

    def _draw_chosen(self, painter: Painter, box: Box) -> None:
        x, y, width, height = box
        source, bottom = self.wish.source, y + height
        heading = source.title or self.format(f"editor-source-{source.kind}")
        y += self.heading(painter, heading, x, y, width)
        words = source.about or self.format(f"editor-source-{source.kind}-words")
        lines = painter.brush.wrapped(words, width - 16, 15)
        shown = min(len(lines) * 20.0, (bottom - y) * (0.3 if source.kind == "random" else 0.5))

        def line(place: int, at: Box) -> None:
            painter.text(lines[place], at[0], at[1], 15)

        self.scroll("words", painter, (x, y, width, max(shown, 20.0)), [20.0] * len(lines), line)
        y += max(shown, 20.0) + 12
        if source.picture is not None:
            side = min(width, bottom - y)
            painter.picture(source.picture(), x, y, width, side)
        elif source.kind in ("empty", "random"):
            self._draw_wishes(painter, (x, y, width, bottom - y))

    def _draw_wishes(self, painter: Painter, box: Box) -> None:
        text, rows = self.format, list[Row]()
        rows += [(text("editor-width"), partial(self._side, 0)), (text("editor-height"), partial(self._side, 1))]
        if self.wish.source.kind == "random":
            rows.append((text("editor-style"), self._style))
            rows.append((text("editor-symmetry"), self._symmetry))
            rows.append((text("battle-seed"), self._seed))
        show_rows(self, painter, "wishes", box, rows)

    def _side(self, axis: int, box: Box) -> None:
        is_random, size = self.wish.source.kind == "random", self.wish.size

        def told(value: int) -> None:
            self._set(size=(value, size[1]) if axis == 0 else (size[0], value))

        bounds = (LEAST_CELLS, MOST_CELLS, 1) if is_random else (LEAST_SIDE, MOST_SIDE, 1)
        self.slider(("width", "height")[axis], box, size[axis], bounds, str(size[axis]), told)

    def _style(self, box: Box) -> None:
        names = [name for name, _ in self.styles]
        chosen = names.index(self.wish.style)
        self.chooser("style", box, [shown for _, shown in self.styles], chosen, lambda at: self._set(style=names[at]))

    def _symmetry(self, box: Box) -> None:
        words = [self.format(f"editor-symmetry-{one}") for one in SYMMETRIES]
        chosen = SYMMETRIES.index(self.wish.symmetry)
        self.chooser("symmetry", box, words, chosen, lambda at: self._set(symmetry=SYMMETRIES[at]))

    def _seed(self, box: Box) -> None:
        seed_field(self, box, self.wish.seed, lambda seed: self._set(seed=seed))

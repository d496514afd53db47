"""What is said of a map as a whole, in the map editor: title, name, description, budget, calendar, forces, size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, get_args

from msgspec.structs import replace

from client3d.editor.draft import LEAST_SIDE, MOST_SIDE, Draft, resized
from client3d.editor.editing import Editing
from client3d.editor.my_maps import is_name, name_from
from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.painting import Painter
from client3d.hud.widgets import Box, Stage
from client3d.screens.page import Page, greyed
from client3d.screens.rows import LABEL, ROW, Row, seed_field, show_rows
from systems.clumsy.data import ClumsyData
from systems.clumsy.data_types import Hour, Season, Weather
from systems.clumsy.map_file import Forces

_BUDGET = (20, 1000, 10)
_LIMIT = (0, 100, 1)
"""Rounds; 0: as many as the pack says."""
_LONGEST_TITLE, _LONGEST_ABOUT, _LONGEST_NAME = 60, 280, 40
ANCHORS = (("middle", (0, 0)), ("top_left", (-1, -1)), ("bottom_right", (1, 1)))
"""What stays where it is when a map gets another size."""


class EditorTermsPage(Page):
    """What is chosen counts, as one change, when the page is left."""

    TITLE = "editor-terms"

    def __init__(self, stage: Stage, editing: Editing, data: ClumsyData, forces: Callable[[], Forces | None]) -> None:
        """`forces`: those that are drawn for the map now, to be kept."""
        super().__init__(stage, "editor_terms")
        self.editing, self.data, self._forces = editing, data, forces
        self.terms = editing.draft.terms
        self.size = (editing.draft.width, editing.draft.height)
        self.anchor = 0
        self.focus = "title"

    def close(self) -> None:
        """What was chosen counts."""
        self.editing.change(self.result())

    def result(self) -> Draft:
        """The map as it will be."""
        return replace(self.editing.draft, terms=self.terms)

    def _set(self, **values: Any) -> None:
        self.terms = replace(self.terms, **values)

    # --- drawing

    def draw(self, painter: Painter) -> None:
        """Texts at the left, all else at the right."""
        x, y, width, height = self.sheet(painter, foot=False)
        half = (width - 24) / 2
        self._draw_texts(painter, (x, y, half, height))
        self._draw_rest(painter, (x + half + 24, y, half, height))

    def _draw_texts(self, painter: Painter, box: Box) -> None:
        x, y, width, height = box
        text, terms, bottom = self.format, self.terms, y + height
        y += self.heading(painter, text("editor-texts"), x, y, width)
        hint = name_from(terms.title) or text("editor-map-name-hint")
        y += self._text(painter, (x, y, width), "title", _LONGEST_TITLE)
        y += self._text(painter, (x, y, width), "name", _LONGEST_NAME, is_name, hint)
        y += self._text(painter, (x, y, width), "about", _LONGEST_ABOUT) + 2
        words = terms.about or text("editor-texts-words")
        lines = painter.brush.wrapped(words, width - 16, theme.SMALL)

        def row(place: int, at: Box) -> None:
            painter.text(lines[place], at[0], at[1], theme.SMALL, theme.TEXT if terms.about else theme.DIM)

        self.scroll("about", painter, (x, y, width, bottom - y), [20.0] * len(lines), row)

    def _text(
        self,
        painter: Painter,
        at: tuple[float, float, float],
        name: str,
        longest: int,
        allows: Callable[[str], bool] = str.isprintable,
        hint: str = "",
    ) -> float:
        """One of the terms to write, at left, top and width; its height."""
        x, y, width = at
        painter.text(self.format(f"editor-map-{name}"), x, y, theme.SMALL, theme.DIM, width=width)
        said, box = getattr(self.terms, name), (x, y + LABEL, width, ROW - 4)
        self.field(name, box, said, lambda said: self._set(**{name: said}), allows, hint=hint, longest=longest)
        return ROW + LABEL + 2

    def _draw_rest(self, painter: Painter, box: Box) -> None:
        x, y, width, height = box
        text, terms, bottom = self.format, self.terms, y + height
        y += self.heading(painter, text("editor-battle"), x, y, width)
        rows: list[Row] = [
            (text("battle-budget"), self._budget),
            (text("battle-season"), partial(self._word, "season", get_args(Season))),
            (text("editor-hour"), partial(self._word, "hour", get_args(Hour))),
            (text("editor-weather"), partial(self._word, "weather", get_args(Weather))),
            (text("editor-round-limit"), self._limit),
            (text("battle-forces"), self._force),
            *([(text("battle-seed"), self._seed)] if terms.seed is not None else []),
            (text("editor-width"), partial(self._side, 0)),
            (text("editor-height"), partial(self._side, 1)),
            (text("editor-anchor"), self._anchor),
            ("", self._resize),
        ]
        show_rows(self, painter, "battle", (x, y, width, bottom - y), rows)

    def _budget(self, box: Box) -> None:
        terms = self.terms
        least, most, step = _BUDGET
        bounds = (least, max(most, terms.budget), step)
        self.slider("budget", box, terms.budget, bounds, str(terms.budget), lambda value: self._set(budget=value))

    def _limit(self, box: Box) -> None:
        rounds = self.terms.round_limit or 0
        words = str(rounds) if rounds else "–"
        bounds = (_LIMIT[0], max(_LIMIT[1], rounds), _LIMIT[2])
        self.slider("round_limit", box, rounds, bounds, words, lambda value: self._set(round_limit=value or None))

    def _word(self, name: str, values: Sequence[str], box: Box) -> None:
        words = [self.format(f"hud-{name}", **{name: value}) for value in values]
        chosen = values.index(getattr(self.terms, name))
        self.chooser(name, box, words, chosen, lambda place: self._set(**{name: values[place]}))

    def _force(self, box: Box) -> None:
        words = [self.format("editor-forces-drawn"), self.format("editor-forces-kept")]

        def told(place: int) -> None:
            forces = self._forces() if place else None
            if place and forces is None:
                return
            self._set(seed=None if place else 1, forces=forces)

        self.chooser("forces", box, words, int(self.terms.seed is None), told, tip=self.format("editor-forces-tip"))

    def _seed(self, box: Box) -> None:
        seed_field(self, box, self.terms.seed or 0, lambda seed: self._set(seed=seed))

    def _side(self, axis: int, box: Box) -> None:
        size = self.size[axis]

        def told(value: int) -> None:
            self.size = (value, self.size[1]) if axis == 0 else (self.size[0], value)

        bounds = (min(LEAST_SIDE, size), max(MOST_SIDE, size), 1)
        self.slider(("width", "height")[axis], box, size, bounds, str(size), told)

    def _anchor(self, box: Box) -> None:
        words = [self.format(f"editor-anchor-{name.replace('_', '-')}") for name, _ in ANCHORS]

        def told(place: int) -> None:
            self.anchor = place

        self.chooser("anchor", box, words, self.anchor, told)

    def _resize(self, box: Box) -> None:
        look = Look(self.format("editor-resize"), "rectangle", size=15)
        if self.size == (self.editing.draft.width, self.editing.draft.height):
            look = greyed(look, self.format("editor-same-size"))
        self.button("resize", box, look, self.resize)

    def resize(self) -> None:
        """Give the map the size that was chosen."""
        draft = resized(self.data, self.result(), *self.size, ANCHORS[self.anchor][1])
        self.terms = draft.terms
        self.editing.change(draft)

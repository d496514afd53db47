"""A new battle: the map with its picture, who plays each side, forces, season and seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.controls import TileLook
from client3d.hud.painting import LINE_HEIGHT, Painter
from client3d.hud.widgets import Box, Stage
from client3d.play.options import PERSON
from client3d.screens.map_picture import MapMarks, map_picture
from client3d.screens.page import GAP, Page, greyed
from client3d.screens.wish import BOUGHT, DRAWN, FORCES, OWN, BattleWish

_TILE, _ROW, _LABEL = 74.0, 44.0, 22.0
_MAPS_SHARE = 0.55
"""Of the left column, at most, for the list of maps; below it stands what each side has."""
_EDIT = 30.0
"""Units of the button that leads to the map editor."""
_LONGEST_SEED = 10
BUDGET_STEP = 10
_MOST_BUDGET = 3
"""Times a map's own budget that may be spent."""


@dataclass(frozen=True)
class MapChoice:
    """A map to choose: texts ready to be shown, and what its picture is made of."""

    name: str
    title: str
    about: str
    ground: tuple[tuple[str, ...], ...]
    marks: MapMarks
    budget: int
    least_budget: int
    season: str
    seasons: tuple[str, ...]
    """In which a battle may begin on it."""


@dataclass(frozen=True)
class NewBattleValues:
    """What there is to choose from: maps; opponents as a personality and its name."""

    maps: Sequence[MapChoice]
    opponents: Sequence[tuple[str, str]]
    sides: tuple[str, str]
    """Their names."""
    forces: Callable[[BattleWish], tuple[str, ...]]
    """In words, what each side has by a wish; "" where chance draws it by a seed that is not known yet."""
    wrong: Callable[[BattleWish], str]
    """Why a wish cannot be fulfilled; "" if it can."""
    wish: BattleWish
    """What was put together the last time."""


@dataclass(frozen=True)
class NewBattleIntents:
    """What the page leads to."""

    begin: Callable[[BattleWish], None]
    buy: Callable[[BattleWish, int, Callable[[tuple[str, ...]], None]], None]
    """Opens the page on which a side's force is chosen; it tells that force whenever it changes."""
    keep: Callable[[BattleWish], None] = lambda _wish: None
    """Told what was put together when the page is left."""
    edit: Callable[[str], None] = lambda _map: None
    """Opens the map editor with a copy of a map."""


class NewBattlePage(Page):
    """Maps at the left, the chosen one in the middle, the battle at the right."""

    TITLE = "title-new-battle"

    def __init__(self, stage: Stage, values: Callable[[], NewBattleValues], intents: NewBattleIntents) -> None:
        super().__init__(stage, "new_battle")
        self._values, self._intents = values, intents
        self.default = "begin"
        wish = values().wish
        self.wish = wish if wish.map in [choice.name for choice in values().maps] else BattleWish()
        if not self.wish.map:
            self._choose_map(0)

    # --- choosing

    def _choose_map(self, place: int) -> None:
        chosen = self._values().maps[place]
        self.wish = replace(self.wish, map=chosen.name, budget=chosen.budget, season=chosen.season)

    def _set(self, **values: object) -> None:
        self.wish = replace(self.wish, **values)  # type: ignore[arg-type]

    def _set_bought(self, side: int, types: tuple[str, ...]) -> None:
        self.wish = self.wish.with_bought(side, types).with_force(side, BOUGHT)

    def _buy(self, side: int) -> None:
        self.wish = self.wish.with_force(side, BOUGHT)
        self._intents.buy(self.wish, side, partial(self._set_bought, side))

    def close(self) -> None:
        """What was put together stays for the next time."""
        self._intents.keep(self.wish)

    @property
    def _map(self) -> MapChoice:
        return next(choice for choice in self._values().maps if choice.name == self.wish.map)

    # --- drawing

    def draw(self, painter: Painter) -> None:
        """The three columns, and the button that begins."""
        box = self.sheet(painter)
        x, y, width, height = box
        left, right = width * 0.27, width * 0.33
        self._draw_maps(painter, (x, y, left, height))
        self._draw_map(painter, (x + left + 20, y, width - left - right - 40, height))
        self._draw_battle(painter, (x + width - right, y, right, height))
        foot = self.foot(box)
        wrong = self._values().wrong(self.wish)
        look = greyed(Look(self.format("battle-begin"), "flag", style="primary", size=18), wrong)
        begin = (foot[0] + width - right, foot[1], right, foot[3])
        self.button("begin", begin, look, lambda: self._intents.begin(self.wish))
        words = wrong or self.format("battle-placed")
        tone = theme.WARN if wrong else theme.DIM
        painter.text(words, foot[0], foot[1] + 4, theme.SMALL, tone, width=width - right - 30, lines=2)

    def _draw_maps(self, painter: Painter, box: Box) -> None:
        x, y, width, height = box
        maps = self._values().maps
        y += self.heading(painter, self.format("battle-maps"), x, y, width)

        def row(place: int, at: Box) -> None:
            choice = maps[place]
            size = self.format("battle-map-size", width=len(choice.ground[0]), height=len(choice.ground))
            picture = map_picture(choice.ground, choice.marks, theme.side_colours_in_use())
            look = TileLook(choice.title, detail=size, picture=picture, on=choice.name == self.wish.map)
            left, top, across, _ = at
            command = partial(self._choose_map, place)
            self.tile(f"map.{choice.name}", (left, top, across, _TILE - 8), look, command)

        room = box[1] + height - y
        shown = min(len(maps) * _TILE, room * _MAPS_SHARE)
        self.scroll("maps", painter, (x, y, width, shown), [_TILE] * len(maps), row)
        self._draw_forces(painter, (x, y + shown + 4, width, room - shown - 4))

    def _draw_forces(self, painter: Painter, box: Box) -> None:
        """What each side has, line by line."""
        x, y, width, height = box
        y += self.heading(painter, self.format("battle-forces"), x, y, width)
        lines: list[tuple[int, str]] = []
        for side, words in enumerate(self._forces()):
            wrapped = painter.brush.wrapped(words, width - 36, theme.SMALL)
            lines += [(side if place == 0 else -2, line) for place, line in enumerate(wrapped)]

        def line(place: int, at: Box) -> None:
            side, words = lines[place]
            left, top, _, _ = at
            if side >= 0:
                painter.rect(left, top + 3, 12, 12, theme.side_colour(side))
            painter.text(words, left + 20, top, theme.SMALL)

        each = theme.SMALL * LINE_HEIGHT
        self.scroll("force", painter, (x, y, width, box[1] + height - y), [each] * len(lines), line)

    def _forces(self) -> tuple[str, ...]:
        return tuple(words or self.format("battle-forces-later") for words in self._values().forces(self.wish))

    def _draw_map(self, painter: Painter, box: Box) -> None:
        x, y, width, height = box
        choice = self._map
        y += self.heading(painter, choice.title, x, y, width)
        about = painter.brush.text_height(choice.about, width, 15)
        room = box[1] + height - y
        side = min(width, max(room - about - 44, 150.0))
        picture = map_picture(choice.ground, choice.marks, theme.side_colours_in_use())
        painter.frame("field", x, y, width, side + 8)
        painter.picture(picture, x + 4, y + 4, width - 8, side)
        y += side + 16
        counts = self.format("battle-map-points", count=len(choice.marks.points))
        painter.icon("point", x, y, 18, theme.ACCENT)
        painter.text(counts, x + 24, y, theme.SMALL, theme.DIM, width=width - 24 - _EDIT - 8)
        look = Look(self.format("battle-edit-copy"), "brush", layout="icon")
        edit = partial(self._intents.edit, choice.name)
        self.button("edit_copy", (x + width - _EDIT, y - 6, _EDIT, _EDIT), look, edit)
        self.paragraph(painter, choice.about, (x, y + 24, width, box[1] + height - y - 24), 15)

    def _draw_battle(self, painter: Painter, box: Box) -> None:
        x, y, width, height = box
        wish, choice, text = self.wish, self._map, self.format
        rows: list[tuple[str, Callable[[Box], object], int]] = []
        for side, name in enumerate(self._values().sides):
            rows.append((name, partial(self._seat, side), side))
            rows.append((text("battle-forces-of", side=name), partial(self._force, side), -1))
        rows.append((text("battle-budget"), self._budget, -1))
        kinds = (text("battle-placed-usual"), text("battle-placed-by-hand"))
        placed = partial(self._choice, "placed", kinds, int(wish.placed), "placed", (False, True))
        rows.append((text("battle-placing"), placed, -1))
        seasons = [text("hud-season", season=season) for season in choice.seasons]
        chosen = choice.seasons.index(wish.season) if wish.season in choice.seasons else 0
        season = partial(self._choice, "season", seasons, chosen, "season", choice.seasons)
        rows.append((text("battle-season"), season, -1))
        rows.append((text("battle-seed"), self._seed, -1))
        y += self.heading(painter, text("battle-battle"), x, y, width)
        room = box[1] + height - y
        each = _LABEL + _ROW + 4

        def row(place: int, at: Box) -> None:
            label, control, side = rows[place]
            left, top, across, _ = at
            if side >= 0:
                painter.rect(left, top + 3, 12, 12, theme.side_colour(side))
            indent = 20 if side >= 0 else 0
            painter.text(label, left + indent, top, theme.SMALL, theme.DIM, width=across - indent)
            control((left, top + _LABEL, across, _ROW - 4))

        self.scroll("battle", painter, (x, y, width, room), [each] * len(rows), row)

    def _seat(self, side: int, box: Box) -> None:
        opponents = self._values().opponents
        values = (PERSON, *(name for name, _ in opponents))
        words = (self.format("battle-person"), *(self.format("battle-computer", name=shown) for _, shown in opponents))
        seat = self.wish.seats[side]
        chosen = values.index(seat) if seat in values else 1

        def told(place: int) -> None:
            self.wish = self.wish.with_seat(side, values[place])

        self.chooser(f"seat.{side + 1}", box, words, chosen, told)

    def _force(self, side: int, box: Box) -> None:
        """Where a side's force comes from, and the page on which it is chosen by hand."""
        x, y, width, height = box

        def told(place: int) -> None:
            self.wish = self.wish.with_force(side, FORCES[place])

        kinds = {OWN: "battle-forces-own", DRAWN: "battle-forces-drawn", BOUGHT: "battle-forces-bought"}
        words = [self.format(kinds[kind]) for kind in FORCES]
        chosen = FORCES.index(self.wish.forces[side])
        self.chooser(f"forces.{side + 1}", (x, y, width - height - GAP, height), words, chosen, told)
        look = Look(self.format("battle-buy"), "log", layout="icon")
        self.button(f"buy.{side + 1}", (x + width - height, y, height, height), look, partial(self._buy, side))

    def _choice(
        self, name: str, words: Sequence[str], chosen: int, field: str, values: Sequence[object], box: Box
    ) -> None:
        self.chooser(name, box, words, chosen, lambda place: self._set(**{field: values[place]}))

    def _budget(self, box: Box) -> None:
        choice = self._map
        least, most = choice.least_budget, choice.budget * _MOST_BUDGET
        text = str(self.wish.budget)
        if self.wish.spends:
            bounds = (least, most, BUDGET_STEP)
            self.slider("budget", box, self.wish.budget, bounds, text, lambda budget: self._set(budget=budget))
            return
        look = greyed(Look(self.format("battle-budget-own"), style="row", size=15), self.format("battle-budget-why"))
        self.button("budget", box, look, lambda: None)

    def _seed(self, box: Box) -> None:
        x, y, width, height = box
        seed = self.wish.seed
        text = "" if seed is None else str(seed)

        def told(text: str) -> None:
            self._set(seed=int(text) if text else None)

        def allows(text: str) -> bool:
            return text.isascii() and text.isdigit() and len(text) <= _LONGEST_SEED

        self.field(
            "seed", (x, y, width - height - GAP, height), text, told, allows, hint=self.format("battle-seed-any")
        )
        look = Look(self.format("battle-seed-clear"), "undo", layout="icon")
        self.button("seed.clear", (x + width - height, y, height, height), look, lambda: told(""))

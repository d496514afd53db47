"""What pages of a new battle have in common: maps at the left, the chosen one in the middle, wishes at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from panda3d.core import Texture

from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.controls import TileLook
from client3d.hud.painting import Painter
from client3d.hud.widgets import Box, Stage
from client3d.play.options import PERSON
from client3d.screens.game_choice import NO_CHOICE, GameChoice, place_choice
from client3d.screens.map_picture import MapMarks, map_picture
from client3d.screens.page import GAP, Page, greyed

_TILE, _ROW, _LABEL = 74.0, 44.0, 22.0
_MAPS_SHARE = 0.55
"""Of the left column, at most, for the list of maps; below it stands what comes of the wishes."""
_ASIDE = 30.0
"""Units of a button beside the line below a map's picture."""
_LONGEST_SEED = 10


@dataclass(frozen=True)
class MapShown:
    """Something to fight on: texts ready to be shown, its picture and its size."""

    SIZE: ClassVar[str]
    """Key of how its size is told."""
    name: str
    title: str
    about: str

    @property
    def size(self) -> tuple[int, int]:
        """How wide and how tall it is."""
        raise NotImplementedError

    def picture(self) -> Texture:
        """It from above, in the colours of the sides that are in use."""
        raise NotImplementedError


@dataclass(frozen=True)
class BoardShown(MapShown):
    """A map of cells, by what its picture is made of."""

    SIZE = "battle-map-size"
    ground: tuple[tuple[str, ...], ...]
    marks: MapMarks

    @property
    def size(self) -> tuple[int, int]:
        """How many cells wide and tall it is."""
        return len(self.ground[0]), len(self.ground)

    def picture(self) -> Texture:
        """See `MapShown.picture`."""
        return map_picture(self.ground, self.marks, theme.side_colours_in_use())


class Wish(Protocol):
    """What is wished for of a battle; a dataclass."""

    @property
    def map(self) -> str:
        """The map's name."""

    @property
    def seed(self) -> int | None:
        """None: another one each time."""

    def seat(self, side: int) -> str:
        """Who plays a side: `person`, or an opponent by its personality."""

    def with_seat(self, side: int, seat: str) -> Self:
        """The same with somebody else at a side's seat."""


class WishRow(NamedTuple):
    """A row of wishes: its label, what places its control, and the side whose colour it has (-1: none)."""

    label: str
    control: Callable[[Box], object]
    side: int = -1


AnyWish = TypeVar("AnyWish", bound=Wish)
AnyMap = TypeVar("AnyMap", bound=MapShown)


class BattlePage(Page, Generic[AnyWish, AnyMap]):
    """See the module. A ruleset's own page says what there is to wish for."""

    TITLE = "title-new-battle"
    MAPS = "battle-maps"
    """Key of what there is to choose from."""

    def __init__(self, stage: Stage, wish: AnyWish, games: GameChoice = NO_CHOICE) -> None:
        super().__init__(stage, "new_battle")
        self.default = "begin"
        self.wish, self._games = wish, games
        if wish.map not in [choice.name for choice in self.maps()]:
            self.choose_map(self.maps()[0])

    # --- what a ruleset's page says

    def maps(self) -> Sequence[AnyMap]:
        """The maps to choose from."""
        raise NotImplementedError

    def choose_map(self, chosen: AnyMap) -> None:
        """Wish for a map, with what depends on it."""
        self.set(map=chosen.name)

    def rows(self) -> Sequence[WishRow]:
        """What there is to wish for."""
        raise NotImplementedError

    def wrong(self) -> str:
        """Why the battle cannot begin; "" if it can."""
        return ""

    def remark(self) -> str:
        """What is said below where nothing is wrong."""
        return ""

    def begin(self) -> None:
        """Begin the battle."""
        raise NotImplementedError

    def map_line(self, chosen: AnyMap) -> tuple[str, str]:
        """Icon and words of the line below a map's picture."""
        raise NotImplementedError

    def draw_beside_line(self, box: Box) -> None:
        """A button beside that line, if there is one."""

    def draw_about(self, painter: Painter, chosen: AnyMap, box: Box) -> None:
        """What a map is about, below its picture and that line."""
        self.paragraph(painter, chosen.about, box, 15)

    def draw_below_maps(self, painter: Painter, box: Box) -> None:
        """What comes of the wishes, below the list of maps."""
        raise NotImplementedError

    # --- choosing

    def set(self, **values: Any) -> None:
        """Wish for something else."""
        self.wish = replace(self.wish, **values)  # type: ignore[type-var]

    @property
    def map(self) -> AnyMap:
        """The map that is chosen."""
        return next(choice for choice in self.maps() if choice.name == self.wish.map)

    # --- drawing

    def draw(self, painter: Painter) -> None:
        """The three columns, and the button that begins."""
        content = self.sheet(painter)
        x, y, width, height = place_choice(self, painter, content, self._games)
        left, right = width * 0.27, width * 0.33
        self._draw_maps(painter, (x, y, left, height))
        self._draw_map(painter, (x + left + 20, y, width - left - right - 40, height))
        self._draw_wishes(painter, (x + width - right, y, right, height))
        foot, wrong = self.foot(content), self.wrong()
        look = greyed(Look(self.format("battle-begin"), "flag", style="primary", size=18), wrong)
        self.button("begin", (foot[0] + width - right, foot[1], right, foot[3]), look, self.begin)
        tone = theme.WARN if wrong else theme.DIM
        words = wrong or self.remark()
        painter.text(words, foot[0], foot[1] + 4, theme.SMALL, tone, width=width - right - 30, lines=2)

    def _draw_maps(self, painter: Painter, box: Box) -> None:
        x, y, width, height = box
        maps = self.maps()
        y += self.heading(painter, self.format(self.MAPS), x, y, width)

        def row(place: int, at: Box) -> None:
            choice = maps[place]
            wide, tall = choice.size
            size = self.format(choice.SIZE, width=wide, height=tall)
            look = TileLook(choice.title, detail=size, picture=choice.picture(), on=choice.name == self.wish.map)
            left, top, across, _ = at
            command = partial(self.choose_map, choice)
            self.tile(f"map.{choice.name}", (left, top, across, _TILE - 8), look, command)

        room = box[1] + height - y
        shown = min(len(maps) * _TILE, room * _MAPS_SHARE)
        self.scroll("maps", painter, (x, y, width, shown), [_TILE] * len(maps), row)
        self.draw_below_maps(painter, (x, y + shown + 4, width, room - shown - 4))

    def _draw_map(self, painter: Painter, box: Box) -> None:
        x, y, width, height = box
        choice = self.map
        y += self.heading(painter, choice.title, x, y, width)
        about = painter.brush.text_height(choice.about, width, 15)
        room = box[1] + height - y
        across, down = choice.size
        tall = min((width - 8) * down / across, max(room - about - 52, 142.0))
        wide = min(tall * across / down, width - 8)
        painter.frame("field", x, y, width, tall + 8)
        painter.picture(choice.picture(), x + (width - wide) / 2, y + 4, wide, tall)
        y += tall + 16
        icon, words = self.map_line(choice)
        painter.icon(icon, x, y, 18, theme.ACCENT)
        painter.text(words, x + 24, y, theme.SMALL, theme.DIM, width=width - 24 - _ASIDE - 8)
        self.draw_beside_line((x + width - _ASIDE, y - 6, _ASIDE, _ASIDE))
        self.draw_about(painter, choice, (x, y + 24, width, box[1] + height - y - 24))

    def _draw_wishes(self, painter: Painter, box: Box) -> None:
        x, y, width, height = box
        rows = self.rows()
        y += self.heading(painter, self.format("battle-battle"), x, y, width)
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

    # --- controls

    def seat(self, side: int, opponents: Sequence[tuple[str, str]], box: Box) -> None:
        """Who plays a side: a person, or an opponent by its personality; `opponents`: each with its name, or ""."""
        seat, values = self.wish.seat(side), (PERSON, *(name for name, _ in opponents))
        words = (self.format("battle-person"), *(self._opponent(shown) for _, shown in opponents))
        chosen = values.index(seat) if seat in values else 1

        def told(place: int) -> None:
            self.wish = self.wish.with_seat(side, values[place])

        self.chooser(f"seat.{side + 1}", box, words, chosen, told)

    def _opponent(self, name: str) -> str:
        """The computer as a player; `name`: of its personality, "" where it has but one."""
        return self.format("battle-computer", name=name) if name else self.format("shelf-computer")

    def choice(self, name: str, words: Sequence[str], values: Sequence[object], box: Box) -> None:
        """One of a few values of a wish, by the wish's name; one that is none of them is the first."""
        value = getattr(self.wish, name)
        chosen = values.index(value) if value in values else 0
        self.chooser(name, box, words, chosen, lambda place: self.set(**{name: values[place]}))

    def seed(self, box: Box) -> None:
        """A seed to write, and a button that leaves it to chance."""
        x, y, width, height = box
        text = "" if self.wish.seed is None else str(self.wish.seed)

        def told(text: str) -> None:
            self.set(seed=int(text) if text else None)

        def allows(text: str) -> bool:
            return text.isascii() and text.isdigit() and len(text) <= _LONGEST_SEED

        self.field(
            "seed", (x, y, width - height - GAP, height), text, told, allows, hint=self.format("battle-seed-any")
        )
        look = Look(self.format("battle-seed-clear"), "undo", layout="icon")
        self.button("seed.clear", (x + width - height, y, height, height), look, lambda: told(""))

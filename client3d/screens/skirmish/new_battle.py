"""A new battle of Skirmish: the mission with its briefing, who plays each side, the seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from panda3d.core import Texture

from client3d.hud import theme
from client3d.hud.controls import TileLook, tile_height
from client3d.hud.painting import LINE_HEIGHT, Painter
from client3d.hud.widgets import Box, Stage
from client3d.play.options import PERSON
from client3d.screens.battle_page import BattlePage, MapShown, WishRow
from client3d.screens.blocks import inner_width
from client3d.screens.game_choice import NO_CHOICE, GameChoice
from client3d.screens.skirmish.table_plan import table_plan
from client3d.screens.skirmish.wish import TableWish
from systems.skirmish.measures import CENTIMETRE
from systems.skirmish.setup import BattleSetup

OPPONENTS = (("", ""),)
"""There is one, and it has no name."""
_FIGHTER, _SIDE, _TEXT = 54.0, 26.0, 15.0


@dataclass(frozen=True)
class FighterShown:
    """A kind of fighter and how many of it there are, in words."""

    type: str
    title: str
    icon: str
    about: str


@dataclass(frozen=True)
class MissionShown(MapShown):
    """A mission with its table, its sides by name, how long it may last, and who fights for each side."""

    SIZE = "sk-battle-table-size"
    setup: BattleSetup
    radii: tuple[int, ...]
    """Of the bases of the setup's units."""
    sides: tuple[str, ...]
    length: str
    forces: tuple[tuple[FighterShown, ...], ...]

    @property
    def size(self) -> tuple[int, int]:
        """How many centimetres wide and deep the table is."""
        return self.setup.size[0] // CENTIMETRE, self.setup.size[1] // CENTIMETRE

    def picture(self) -> Texture:
        """See `MapShown.picture`."""
        return table_plan(self.setup, self.radii, theme.side_colours_in_use())


@dataclass(frozen=True)
class TableValues:
    """What there is to choose from, and what was put together the last time."""

    missions: Sequence[MissionShown]
    wish: TableWish


@dataclass(frozen=True)
class TableIntents:
    """What the page leads to."""

    begin: Callable[[TableWish], None]
    keep: Callable[[TableWish], None] = lambda _wish: None
    """Told what was put together when the page is left."""
    look_up: Callable[[str], None] = lambda _unit: None
    """Opens the encyclopedia at a fighter."""


class TablePage(BattlePage[TableWish, MissionShown]):
    """See the module."""

    MAPS = "title-missions"

    def __init__(self, stage: Stage, values: TableValues, intents: TableIntents, games: GameChoice = NO_CHOICE) -> None:
        self._values, self._intents = values, intents
        super().__init__(stage, values.wish, games)

    # --- choosing

    def maps(self) -> Sequence[MissionShown]:
        """The missions of the pack."""
        return self._values.missions

    def choose_map(self, chosen: MissionShown) -> None:
        """Wish for a mission; its briefing is read from its beginning."""
        super().choose_map(chosen)
        self._scrolls.pop("about", None)

    def begin(self) -> None:
        """Begin the battle."""
        self._intents.begin(self.wish)

    def close(self) -> None:
        """What was put together stays for the next time."""
        self._intents.keep(self.wish)

    def remark(self) -> str:
        """Who sits at the screen."""
        persons = sum(self.wish.seat(side) == PERSON for side in range(len(self.map.sides)))
        return self.format("sk-battle-persons", count=persons)

    # --- drawing

    def map_line(self, chosen: MissionShown) -> tuple[str, str]:
        """How long it may last."""
        return "end_turn", chosen.length

    def draw_about(self, painter: Painter, chosen: MissionShown, box: Box) -> None:
        """The briefing and the goals of both sides, which may be longer than there is room."""
        lines = painter.brush.wrapped(chosen.about, box[2] - 16, _TEXT)

        def line(place: int, at: Box) -> None:
            painter.text(lines[place], at[0], at[1], _TEXT)

        self.scroll("about", painter, box, [_TEXT * LINE_HEIGHT] * len(lines), line)

    def draw_below_maps(self, painter: Painter, box: Box) -> None:
        """Who fights for each side: each kind leads to the encyclopedia."""
        x, y, width, height = box
        y += self.heading(painter, self.format("sk-battle-forces"), x, y, width)
        rows: list[tuple[int, FighterShown | None]] = []
        for side, force in enumerate(self.map.forces):
            rows += [(side, None), *((side, one) for one in force)]

        def row(place: int, at: Box) -> None:
            side, one = rows[place]
            left, top, across, down = at
            if one is None:
                painter.rect(left, top + 6, 12, 12, theme.side_colour(side))
                painter.text(self.map.sides[side], left + 20, top + 2, theme.SMALL, theme.DIM, width=across - 20)
                return
            look = TileLook(one.title, one.icon, detail=one.about, size=15)
            self.tile(f"force.{side + 1}.{one.type}", (left, top, across, down - 6), look, partial(self._look_up, one))

        inside = inner_width((x, y, width, height))
        heights = [_SIDE if one is None else tile_height(painter, one.about, inside, _FIGHTER) for _, one in rows]
        self.scroll("forces", painter, (x, y, width, box[1] + height - y), heights, row)

    def _look_up(self, fighter: FighterShown) -> None:
        self._intents.look_up(fighter.type)

    def rows(self) -> Sequence[WishRow]:
        """Who plays each side; the seed."""
        return (
            *(WishRow(name, partial(self.seat, side, OPPONENTS), side) for side, name in enumerate(self.map.sides)),
            WishRow(self.format("battle-seed"), self.seed),
        )

"""A new battle of the main ruleset: the map, who plays each side, forces, season and seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.painting import LINE_HEIGHT, Painter
from client3d.hud.widgets import Box, Stage
from client3d.screens.battle_page import BattlePage, BoardShown, WishRow
from client3d.screens.game_choice import NO_CHOICE, GameChoice
from client3d.screens.page import GAP, greyed
from client3d.screens.wish import BOUGHT, DRAWN, FORCES, OWN, BattleWish

BUDGET_STEP = 10
_MOST_BUDGET = 3
"""Times a map's own budget that may be spent."""


@dataclass(frozen=True)
class MapChoice(BoardShown):
    """A map with what a battle on it may cost and when it may be."""

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


class NewBattlePage(BattlePage[BattleWish, MapChoice]):
    """See the module."""

    def __init__(
        self,
        stage: Stage,
        values: Callable[[], NewBattleValues],
        intents: NewBattleIntents,
        games: GameChoice = NO_CHOICE,
    ) -> None:
        self._values, self._intents = values, intents
        wish = values().wish
        known = wish.map in [choice.name for choice in values().maps]
        super().__init__(stage, wish if known else BattleWish(), games)

    # --- choosing

    def maps(self) -> Sequence[MapChoice]:
        """The maps of the pack."""
        return self._values().maps

    def choose_map(self, chosen: MapChoice) -> None:
        """Wish for a map, with its own budget and season."""
        self.set(map=chosen.name, budget=chosen.budget, season=chosen.season)

    def begin(self) -> None:
        """Begin the battle."""
        self._intents.begin(self.wish)

    def wrong(self) -> str:
        """Why the battle cannot begin."""
        return self._values().wrong(self.wish)

    def remark(self) -> str:
        """Where the units stand at first."""
        return self.format("battle-placed")

    def _set_bought(self, side: int, types: tuple[str, ...]) -> None:
        self.wish = self.wish.with_bought(side, types).with_force(side, BOUGHT)

    def _buy(self, side: int) -> None:
        self.wish = self.wish.with_force(side, BOUGHT)
        self._intents.buy(self.wish, side, partial(self._set_bought, side))

    def close(self) -> None:
        """What was put together stays for the next time."""
        self._intents.keep(self.wish)

    # --- drawing

    def map_line(self, chosen: MapChoice) -> tuple[str, str]:
        """How many victory points there are."""
        return "point", self.format("battle-map-points", count=len(chosen.marks.points))

    def draw_beside_line(self, box: Box) -> None:
        """The way to the map editor."""
        look = Look(self.format("battle-edit-copy"), "brush", layout="icon")
        self.button("edit_copy", box, look, partial(self._intents.edit, self.wish.map))

    def draw_below_maps(self, painter: Painter, box: Box) -> None:
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

    def rows(self) -> Sequence[WishRow]:
        """Seats and forces of both sides, and when and how the battle begins."""
        text, values = self.format, self._values()
        found = []
        for side, name in enumerate(values.sides):
            found.append(WishRow(name, partial(self.seat, side, values.opponents), side))
            found.append(WishRow(text("battle-forces-of", side=name), partial(self._force, side)))
        kinds = (text("battle-placed-usual"), text("battle-placed-by-hand"))
        seasons = [text("hud-season", season=season) for season in self.map.seasons]
        return (
            *found,
            WishRow(text("battle-budget"), self._budget),
            WishRow(text("battle-placing"), partial(self.choice, "placed", kinds, (False, True))),
            WishRow(text("battle-season"), partial(self.choice, "season", seasons, self.map.seasons)),
            WishRow(text("battle-seed"), self.seed),
        )

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

    def _budget(self, box: Box) -> None:
        least, most = self.map.least_budget, self.map.budget * _MOST_BUDGET
        text = str(self.wish.budget)
        if self.wish.spends:
            bounds = (least, most, BUDGET_STEP)
            self.slider("budget", box, self.wish.budget, bounds, text, lambda budget: self.set(budget=budget))
            return
        look = greyed(Look(self.format("battle-budget-own"), style="row", size=15), self.format("battle-budget-why"))
        self.button("budget", box, look, lambda: None)

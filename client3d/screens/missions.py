"""The missions: what each is about, how hard it is, its briefing, its map, who may be played, and what was reached.

All are open; the first in their order that was not won is suggested as the next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.controls import TileLook
from client3d.hud.painting import LINE_HEIGHT, Painter
from client3d.hud.widgets import Box, Stage
from client3d.screens.map_picture import MapMarks, map_picture
from client3d.screens.page import GAP, Page

_TILE = 60.0
_BAR = 8.0
_TONES = {"easy": "good", "medium": "warn", "hard": "bad"}
"""In what tone each difficulty is told."""


@dataclass(frozen=True)
class MissionSide:
    """A side of a mission that a person may play: texts ready to be shown."""

    number: int
    id: str
    name: str
    briefing: str
    marks: MapMarks
    """What this side knows of the map at the start."""
    best_round: int
    """In which it has won at the earliest; 0: it has not."""


@dataclass(frozen=True)
class MissionChoice:
    """A mission to choose."""

    name: str
    title: str
    about: str
    ground: tuple[tuple[str, ...], ...]
    rounds: int
    difficulty: str
    """easy, medium or hard."""
    sides: tuple[MissionSide, ...]

    @property
    def best_round(self) -> int:
        """In which it was won at the earliest, by whichever side; 0: it was not."""
        return min((side.best_round for side in self.sides if side.best_round), default=0)


class MissionsPage(Page):
    """The list at the left; map, briefing and sides of the chosen one at the right."""

    TITLE = "title-missions"

    def __init__(
        self, stage: Stage, missions: Callable[[], Sequence[MissionChoice]], begin: Callable[[str, str], None]
    ) -> None:
        super().__init__(stage, "missions")
        self._missions, self._begin = missions, begin
        self.default = "begin"
        self.mission, self.side = "", 0
        self._choose(self._next or self._missions()[0].name)

    @property
    def _next(self) -> str:
        """The first mission that has not been won; "" if all have."""
        return next((one.name for one in self._missions() if not one.best_round), "")

    def _choose(self, name: str) -> None:
        self.mission, self.side = name, 0
        self._scrolls.pop("briefing", None)

    def _choose_side(self, side: int) -> None:
        self.side = side
        self._scrolls.pop("briefing", None)

    def open(self) -> None:
        """Show the chosen one in the list."""
        self.reveal("missions", [one.name for one in self._missions()].index(self.mission))

    def draw(self, painter: Painter) -> None:
        """The list and the chosen mission."""
        box = self.sheet(painter)
        x, y, width, height = box
        missions = self._missions()
        left = width * 0.36
        self._draw_list(painter, missions, (x, y, left, height))
        chosen = next(one for one in missions if one.name == self.mission)
        self._draw_mission(painter, chosen, (x + left + 24, y, width - left - 24, height))
        foot = self.foot(box)
        look = Look(self.format("mission-begin"), "flag", style="primary", size=18)
        side = chosen.sides[self.side]
        command = partial(self._begin, chosen.name, side.id)
        self.button("begin", (foot[0] + left + 24, foot[1], foot[2] - left - 24, foot[3]), look, command)

    def _draw_list(self, painter: Painter, missions: Sequence[MissionChoice], box: Box) -> None:
        x, y, width, height = box
        suggested = self._next
        won = sum(one.best_round > 0 for one in missions)
        head = self.heading(painter, self.format("mission-progress", won=won, count=len(missions)), x, y, width)
        painter.rect(x, y + head, width, _BAR, theme.BLACK)
        painter.rect(x, y + head, width * won / len(missions), _BAR, theme.GOOD)
        head += _BAR + GAP

        def row(place: int, at: Box) -> None:
            one, best = missions[place], missions[place].best_round
            aside = self.format("mission-won", round=best) if best else ""
            if one.name == suggested:
                aside = self.format("mission-next")
            look = TileLook(
                one.title,
                "check" if best else "flag",
                detail=self.format("mission-difficulty", difficulty=one.difficulty),
                aside=aside,
                tone="good" if best else "accent",
                on=one.name == self.mission,
            )
            across, top = at[2], at[1]
            self.tile(f"mission.{one.name}", (at[0], top, across, _TILE - 8), look, partial(self._choose, one.name))

        self.scroll("missions", painter, (x, y + head, width, height - head), [_TILE] * len(missions), row)

    def _draw_mission(self, painter: Painter, mission: MissionChoice, box: Box) -> None:
        x, y, width, height = box
        side = mission.sides[self.side]
        picture = map_picture(mission.ground, side.marks, theme.side_colours_in_use())
        shape = picture.get_x_size() / picture.get_y_size()
        shown = min(height * 0.44, 260.0, width * 0.5 / shape)
        painter.frame("field", x, y, shown * shape + 8, shown + 8)
        painter.picture(picture, x + 4, y + 4, shown * shape, shown)
        left, room = x + shown * shape + 24, width - shown * shape - 24
        top = y + painter.text(mission.title, left, y, 22, theme.TEXT, bold=True, width=room, lines=2)
        top += painter.text(mission.about, left, top + 4, 15, theme.DIM, width=room + 1, lines=5) + 12
        painter.icon("end_turn", left, top, 18, theme.DIM)
        rounds = self.format("mission-rounds", count=mission.rounds)
        painter.text(rounds, left + 26, top, theme.SMALL, theme.DIM, width=room - 26)
        top += 28
        colour = theme.TONES[_TONES[mission.difficulty]]
        painter.icon("fire", left, top, 18, colour)
        difficulty = self.format("mission-difficulty", difficulty=mission.difficulty)
        painter.text(difficulty, left + 26, top, theme.SMALL, colour, width=room - 26)
        top += 28
        if side.best_round:
            painter.icon("check", left, top, 18, theme.GOOD)
            text = self.format("mission-best", round=side.best_round)
            painter.text(text, left + 26, top, theme.SMALL, theme.GOOD, width=room - 26)
        below = y + shown + 22
        if len(mission.sides) > 1:
            below = self._draw_sides(painter, mission, (x, below, width, 40.0))
        below += self.heading(painter, self.format("mission-briefing"), x, below, width)
        lines = painter.brush.wrapped(side.briefing, width - 20, theme.NORMAL)

        def line(place: int, at: Box) -> None:
            painter.text(lines[place], at[0], at[1], theme.NORMAL)

        each = theme.NORMAL * LINE_HEIGHT
        self.scroll("briefing", painter, (x, below, width, y + height - below), [each] * len(lines), line)

    def _draw_sides(self, painter: Painter, mission: MissionChoice, box: Box) -> float:
        x, y, width, height = box
        each = (width - GAP * (len(mission.sides) - 1)) / len(mission.sides)
        for place, side in enumerate(mission.sides):
            left = x + place * (each + GAP)
            look = Look(self.format("mission-play", side=side.name), on=place == self.side, style="tab", size=15)
            self.button(f"side.{side.id}", (left, y, each, height), look, partial(self._choose_side, place))
            painter.rect(left, y + height + 2, each, 3, theme.side_colour(side.number))
        return y + height + 16

"""The help: the rules by topic, with the numbers of the pack that is played, and the keys as they are set."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.controls import TileLook
from client3d.hud.painting import Painter
from client3d.hud.widgets import Box, Stage
from client3d.library.entry import Key, Section
from client3d.library.library import KEYS_TOPIC, Library
from client3d.library.topic import Diagram, Part, Table
from client3d.screens.blocks import Block, inner_width, of_sections, of_table, paragraph, show_blocks
from client3d.screens.game_choice import NO_CHOICE, GameChoice, place_choice
from client3d.screens.page import Page
from client3d.screens.spots import of_diagram

_LIST, _TILE = 0.28, 46.0


class HelpPage(Page):
    """Topics at the left, the chosen one at the right. `keys`: each line of the keys and what it does."""

    TITLE = "help-title"

    def __init__(
        self,
        stage: Stage,
        library: Library,
        keys: Callable[[], Table],
        look_up: Callable[[Key | None], None],
        topic: str = "",
        games: GameChoice = NO_CHOICE,
    ) -> None:
        super().__init__(stage, "help_topics")
        self._games = games
        self.library, self._keys, self._look_up = library, keys, look_up
        self.read = "text"
        self.topic = topic if topic in library.topics else library.topics[0]

    def open(self) -> None:
        """Show the chosen topic in the list."""
        self.reveal("topics", self.library.topics.index(self.topic))

    def _choose(self, topic: str) -> None:
        self.topic = topic
        self._scrolls.pop("text", None)

    def draw(self, painter: Painter) -> None:
        """The list, and the topic."""
        box = self.sheet(painter)
        x, y, width, height = place_choice(self, painter, box, self._games)
        left, library = width * _LIST, self.library

        def row(place: int, at: Box) -> None:
            topic = library.topics[place]
            look = TileLook(library.topic_title(topic), library.topic_icon(topic), on=topic == self.topic, size=15)
            self.tile(f"topic.{topic}", (at[0], at[1], at[2], _TILE - 6), look, partial(self._choose, topic))

        self.scroll("topics", painter, (x, y, left, height), [_TILE] * len(library.topics), row)
        self._draw_topic(painter, (x + left + 24, y, width - left - 24, height))
        foot = self.foot(box)
        look = Look(self.format("help-open-library"), "info", size=16)
        self.button("library", (x + width - 260, foot[1], 260, foot[3]), look, partial(self._look_up, None))

    def _draw_topic(self, painter: Painter, box: Box) -> None:
        x, y, width, height = box
        topic, inside = self.library.topic(self.topic), inner_width(box)
        painter.icon(topic.icon, x, y, 24, theme.ACCENT)
        y += painter.text(topic.title, x + 34, y - 4, 24, bold=True, width=width - 34) + 6
        blocks: list[Block] = []
        parts = (*topic.parts, self._keys()) if topic.id == KEYS_TOPIC else topic.parts
        for part in parts:
            blocks += self._blocks(painter, part, inside)
        if topic.links:
            say = self.library.wording
            links = Section(self.format("help-see-also"), tuple(say.link(key) for key in topic.links))
            blocks += of_sections(self, painter, (links,), inside, self._look_up)
        show_blocks(self, painter, "text", (x, y, width, box[1] + height - y), blocks)

    def _blocks(self, painter: Painter, part: Part, width: float) -> list[Block]:
        if isinstance(part, Table):
            return of_table(painter, part, width)
        if isinstance(part, Diagram):
            return [of_diagram(painter, part, width)]
        return [paragraph(painter, part, width)]

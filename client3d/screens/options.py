"""The options: everything a player can set, in tabs. What is set counts at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, get_args

from msgspec import structs

from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.painting import Painter
from client3d.hud.widgets import Box, Stage
from client3d.play.bindings import FIXED, Bindings, keycap
from client3d.play.keys import EVERY_KEY
from client3d.screens.page import GAP, Page
from client3d.screens.settings import Settings
from client3d.sound.volumes import Kind
from core.texts import LANGUAGES

TABS = ("video", "sound", "play", "interface", "keys")
TIERS = ("auto", "low", "medium", "high")
SIZES = ((1024, 640), (1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160))
"""Windows to choose from; one that the player has dragged to another size is a further choice."""
SCALES = (0, 100, 125, 150, 175, 200, 250, 300)
SPEEDS = (1, 2, 4, 8)
VOLUMES = ("master", *get_args(Kind))
CAMP_PACES = (1, 2, 3, 5, 10)
"""Seconds between two orders of computer camps that can be chosen."""
KEYS_EACH = 2
"""Keys that something may have on this page; the shipped table gives some things three."""
INTENTS = (
    *("end_turn", "next_unit", "previous_unit", "skip_unit", "move", "fire", "weapon", "aim", "alert", "patrol"),
    *("ranges", "enemy_reach", "sight"),
    *("stand_down", "supply", "board", "unload", "tow", "build", "clear", "lay_mine", "demine", "land", "undo"),
    *("centre", "turn_left", "turn_right", "zoom_in", "zoom_out", "speed_1", "speed_2", "speed_4", "speed_8"),
    *("faster", "slower", "skip", "pause", "previous_turn", "next_turn", "eyes", "goals", "log", "help"),
    *("manual", "lookup", "statistics", "picture", "previous_order", "next_order", "previous_event", "next_event"),
    *("previous_mark", "next_mark", "beginning", "ending", "follow", "play_on"),
)
"""What keys can be chosen for, in the order shown."""
_ROW, _LINE = 52.0, 42.0


@dataclass(frozen=True)
class OptionsIntents:
    """What the options lead to."""

    change: Callable[[Settings], None]
    ask: Callable[[str, Callable[[], None], dict[str, str]], None]
    """Ask a question (see `Navigator.confirm`) and do something if the answer is yes."""


@dataclass(frozen=True)
class _Row:
    """A setting of a tab: the key of its label, and what shows its control in a box."""

    key: str
    control: Callable[[str, Box], Any]


class OptionsPage(Page):
    """See the module. `settings` gives what is set now."""

    TITLE = "title-options"

    def __init__(self, stage: Stage, settings: Callable[[], Settings], intents: OptionsIntents) -> None:
        super().__init__(stage, "options")
        self._settings, self.intents = settings, intents
        self.tab = TABS[0]
        self.default = "back"
        self.waiting: tuple[str, int] | None = None
        """The intent, and the place among its keys, that the next key pressed is for."""

    # --- changing

    def change(self, group: str, **values: Any) -> None:
        """Set something."""
        settings = self._settings()
        changed = structs.replace(getattr(settings, group), **values)
        self.intents.change(structs.replace(settings, **{group: changed}))

    def _set_tab(self, tab: str) -> None:
        self.tab, self.waiting = tab, None
        self._scrolls.pop("options", None)

    # --- keys

    def key(self, name: str) -> bool:
        """While a key is waited for, the next one is it; Escape leaves it as it was."""
        if self.waiting is None:
            return False
        intent, place = self.waiting
        if name in FIXED and name != "escape":
            return True  # they lead through pages and pan: they cannot be given away
        self.waiting = None
        if name == "delete":
            self._bind(intent, place, "")
        elif name != "escape" and name in EVERY_KEY:
            self._offer(intent, place, name)
        self.repaint()
        return True

    def _offer(self, intent: str, place: int, key: str) -> None:
        """Give a key to an intent; of one that does something already it is asked whether it is to do that no more."""
        other = Bindings(self._settings().keys).intent_of(key)
        if other in ("", intent):
            self._bind(intent, place, key)
            return
        texts = self.stage.texts
        words = {"key": keycap(texts, key), "other": self._intent(other), "intent": self._intent(intent)}
        self.intents.ask("key", partial(self._bind, intent, place, key), words)

    def _bind(self, intent: str, place: int, key: str) -> None:
        settings = self._settings()
        changed = Bindings(settings.keys).bind(intent, place, key)
        self.intents.change(structs.replace(settings, keys={**settings.keys, **changed}))

    def _wait_for(self, intent: str, place: int) -> None:
        self.waiting = (intent, place)

    def _intent(self, intent: str) -> str:
        words = self.format(f"key-{intent}")
        return words[:1].upper() + words[1:]

    # --- drawing

    def draw(self, painter: Painter) -> None:
        """Tabs, rows, what is set back."""
        box = self.sheet(painter)
        x, y, width, height = box
        self.tabs(
            "tab", (x, y, width, 38), [(tab, self.format(f"options-{tab}")) for tab in TABS], self.tab, self._set_tab
        )
        inner = (x, y + 52, width, height - 52)
        if self.tab == "keys":
            self._draw_keys(painter, inner)
        else:
            rows = getattr(self, f"_{self.tab}_rows")()
            draw_row = partial(self._draw_row, painter, rows)
            self.scroll("options", painter, inner, [_ROW] * len(rows), draw_row)
        left, top, across, down = self.foot(box)
        label = self.format(f"options-reset-{'keys' if self.tab == 'keys' else 'tab'}")
        self.button("reset", (left + across - 340, top, 340, down), Look(label, "undo", size=15), self._ask_to_reset)
        words = self.format("options-keys-words" if self.tab == "keys" else "options-words")
        painter.text(words, left, top + 4, theme.SMALL, theme.DIM, width=across - 360, lines=2)

    def _draw_row(self, painter: Painter, rows: Sequence[_Row], place: int, box: Box) -> None:
        x, y, width, _ = box
        row = rows[place]
        label = self.format(f"options-{row.key}")
        room = width * 0.48
        lines = len(painter.brush.wrapped(label, room, theme.NORMAL))
        top = y + (_LINE - min(lines, 2) * theme.NORMAL * 1.32) / 2
        painter.text(label, x + 4, top, theme.NORMAL, width=room, lines=2)
        painter.rect(x, y + _ROW - 5, width, 1, (*theme.LINE[:3], 0.25))
        left = x + width * 0.5
        row.control(row.key, (left, y, x + width - left, _LINE))

    def _ask_to_reset(self) -> None:
        self.intents.ask("reset", self._reset, {"what": self.format(f"options-{self.tab}")})

    def _reset(self) -> None:
        fresh = Settings()
        self.intents.change(structs.replace(self._settings(), **{self.tab: getattr(fresh, self.tab)}))

    # --- controls

    def _switch(self, group: str, field: str) -> Callable[[str, Box], None]:
        def control(name: str, box: Box) -> None:
            value = getattr(getattr(self._settings(), group), field)
            words = (self.format("choice-off"), self.format("choice-on"))
            self.chooser(name, box, words, int(value), lambda chosen: self.change(group, **{field: bool(chosen)}))

        return control

    def _choice(
        self, group: str, field: str, values: Sequence[Any], words: Sequence[str]
    ) -> Callable[[str, Box], None]:
        def control(name: str, box: Box) -> None:
            now = getattr(getattr(self._settings(), group), field)
            chosen = values.index(now) if now in values else 0
            self.chooser(name, box, words, chosen, lambda place: self.change(group, **{field: values[place]}))

        return control

    def _slider(self, group: str, field: str, bounds: tuple[int, int, int]) -> Callable[[str, Box], None]:
        def control(name: str, box: Box) -> None:
            value = getattr(getattr(self._settings(), group), field)
            text = self.format("options-percent", percent=value)
            self.slider(name, box, value, bounds, text, lambda wanted: self.change(group, **{field: wanted}))

        return control

    def _video_rows(self) -> list[_Row]:
        text = self.format
        tiers = [text(f"options-tier-{tier}") for tier in TIERS]
        scales = [text("options-scale-auto"), *(text("options-percent", percent=scale) for scale in SCALES[1:])]
        return [
            _Row("fullscreen", self._switch("video", "fullscreen")),
            _Row("size", self._size),
            _Row("tier", self._choice("video", "tier", TIERS, tiers)),
            _Row("scale", self._choice("video", "scale", SCALES, scales)),
        ]

    def _size(self, name: str, box: Box) -> None:
        video = self._settings().video
        sizes = sorted({*SIZES, (video.width, video.height)})
        words = [f"{width} × {height}" for width, height in sizes]
        reason = self.format("options-size-fullscreen") if video.fullscreen else ""

        def told(place: int) -> None:
            self.change("video", width=sizes[place][0], height=sizes[place][1])

        self.chooser(name, box, words, sizes.index((video.width, video.height)), told, reason=reason)

    def _sound_rows(self) -> list[_Row]:
        volumes = [_Row(f"volume-{kind}", self._slider("sound", kind, (0, 100, 5))) for kind in VOLUMES]
        return [*volumes, _Row("quiet-in-background", self._switch("sound", "quiet_in_background"))]

    def _play_rows(self) -> list[_Row]:
        paces = [self.format("options-seconds", count=pace) for pace in CAMP_PACES]
        return [
            _Row("speed", self._choice("play", "speed", SPEEDS, [f"×{speed}" for speed in SPEEDS])),
            _Row("follow", self._switch("play", "follow")),
            _Row("warn-end-turn", self._switch("play", "warn_end_turn")),
            _Row("ranges", self._switch("play", "ranges")),
            _Row("camp-pace", self._choice("play", "camp_pace", CAMP_PACES, paces)),
            _Row("edge-scroll", self._switch("play", "edge_scroll")),
            _Row("scroll-speed", self._slider("play", "scroll_speed", (25, 300, 25))),
        ]

    def _interface_rows(self) -> list[_Row]:
        text = self.format
        languages = [text("options-language-system"), *(text(f"language-{language}") for language in LANGUAGES)]
        return [
            _Row("language", self._choice("interface", "language", ("", *LANGUAGES), languages)),
            _Row("text-size", self._slider("interface", "text_size", (75, 200, 25))),
            _Row("side-colours", self._side_colours),
            _Row("reduced-motion", self._switch("interface", "reduced_motion")),
        ]

    def _side_colours(self, name: str, box: Box) -> None:
        sets = tuple(theme.SIDE_COLOURS)
        words = [self.format(f"options-colours-{colours.replace('_', '-')}") for colours in sets]
        x, y, width, height = box
        room = 2 * 30 + 12.0
        self._choice("interface", "side_colours", sets, words)(name, (x, y, width - room, height))
        now = theme.SIDE_COLOURS[self._settings().interface.side_colours]
        assert self.painting is not None
        for place, colour in enumerate(now[:2]):
            left = x + width - room + 12 + place * 30
            self.painting.rect(left, y + 8, 26, height - 16, theme.BLACK)
            self.painting.rect(left + 2, y + 10, 22, height - 20, colour)

    def _draw_keys(self, painter: Painter, box: Box) -> None:
        bindings, texts = Bindings(self._settings().keys), self.stage.texts

        def row(place: int, at: Box) -> None:
            x, y, width, _ = at
            intent = INTENTS[place]
            painter.text(self._intent(intent), x + 4, y + 8, theme.NORMAL, width=width * 0.5, lines=1)
            painter.rect(x, y + 41, width, 1, (*theme.LINE[:3], 0.25))
            keys = bindings.keys_of(intent)
            each = (width * 0.46 - GAP) / KEYS_EACH
            for number in range(KEYS_EACH):
                waits = self.waiting == (intent, number)
                shown = keycap(texts, keys[number]) if number < len(keys) else "–"
                label = self.format("options-press-a-key") if waits else shown
                left = x + width * 0.53 + number * (each + GAP)
                look = Look(label, style="tab", on=waits, size=15)
                command = partial(self._wait_for, intent, number)
                self.button(f"key.{intent}.{number + 1}", (left, y, each, 36), look, command)

        self.scroll("keys", painter, box, [44.0] * len(INTENTS), row)

"""The battles that lie in the player's folders, as values for the shelves: saves, battles that were left, replays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime, timedelta
from functools import partial
from pathlib import Path

from panda3d.core import PNMImage, SamplerState, StringStream, Texture

from client3d.hud import theme
from client3d.screens.games import GAMES_WITHOUT_FOG, Games, game_names
from client3d.screens.map_picture import MapMarks, map_picture
from client3d.screens.shelf import KeptBattle
from core.packs.mods import Mod
from core.texts import Texts
from replays.faults import ReplayFault
from replays.resume import PERSON
from replays.saves import recordings_folder, saves_folder, to_continue
from replays.summary import Summary, summaries

_MOST_DRAWN = 100
"""Cells a side of a map that is drawn for a list; a larger one is somebody's joke, or takes too long."""


class KeptBattles:
    """Reads the folders when asked to, and keeps what it found until then."""

    def __init__(
        self, texts: Texts, folders: Callable[[], tuple[Path, Path]] | None = None, mods: Sequence[Mod] = ()
    ) -> None:
        """`folders`: of recordings and of saves, where they are not the player's. `mods`: whose texts may be needed."""
        self._texts, self._games = texts, Games(texts, mods)
        self._folders = folders or (lambda: (recordings_folder(), saves_folder()))
        self._found: list[Summary] = []
        self._pictures: dict[tuple[Path, float], Texture | None] = {}

    def read(self) -> None:
        """Look into the folders now."""
        found = [one for folder in self._folders() for one in summaries(folder)]
        self._found = sorted(found, key=lambda one: -one.modified)

    def to_load(self) -> list[KeptBattle]:
        """What can be gone on with, and saves that are broken; the one left last comes first."""
        saves = self._folders()[1]
        return [
            self._shown(one)
            for one in self._found
            if (one.opens and one.ending is None) or (one.path.parent == saves and not one.opens)
        ]

    def replays(self) -> list[KeptBattle]:
        """All recordings, the last first."""
        recordings = self._folders()[0]
        return [self._shown(one, replay=True) for one in self._found if one.path.parent == recordings]

    def named_replays(self) -> list[tuple[str, KeptBattle]]:
        """Replays that were kept under a name."""
        recordings = self._folders()[0]
        found = [one for one in self._found if one.name and one.path.parent == recordings]
        return [(one.name, self._shown(one, replay=True)) for one in found]

    def saves(self) -> list[tuple[str, KeptBattle]]:
        """Saves with a name."""
        return [(one.name, self._shown(one)) for one in self._found if one.name and one.ending is None]

    def newest(self) -> tuple[Path, str] | None:
        """The file and the name of the battle that was left last and has not ended."""
        found = to_continue()
        return None if found is None else (found.path, self._title(found))

    # --- in words

    def _shown(self, one: Summary, replay: bool = False) -> KeptBattle:
        title, played = self._title(one), one.opens and one.ending is None
        return KeptBattle(
            one.path,
            one.name or title,
            self.when(one.modified),
            self._round(one) if one.opens else "",
            title if one.name else "",
            self._came_out(one) if replay else "",
            tuple((side, self._player(one, side)) for side in range(len(one.sides))),
            self._side(one, one.side) if played and 0 <= one.side < len(one.sides) else "",
            partial(self._picture, one),
            self._fault(one.fault) if one.fault is not None and not one.opens else "",
            self._games.title(one.ruleset) if one.ruleset in game_names() else "",
        )

    def _texts_of(self, one: Summary) -> Texts:
        """The texts of the game that a battle is of."""
        return self._games.texts(one.ruleset) if one.ruleset in game_names() else self._texts

    def _round(self, one: Summary) -> str:
        """How far a battle has come, in the words of its game."""
        own = f"screen-round-{one.ruleset}"
        return self._texts.format(own if self._texts.has(own) else "screen-round", round=one.round)

    def _title(self, one: Summary) -> str:
        texts = self._texts_of(one)
        if texts.has(one.title):
            return texts.format(one.title)
        return _printable(one.title) or one.path.stem

    def _side(self, one: Summary, side: int) -> str:
        texts, key = self._texts_of(one), f"side-{one.sides[side]}"
        return texts.format(key) if texts.has(key) else _printable(one.sides[side])

    def _player(self, one: Summary, side: int) -> str:
        """Who plays a side."""
        texts, name = self._texts_of(one), self._side(one, side)
        text = texts.format
        seat = one.seats[side] if side < len(one.seats) else ""
        if not seat:
            return name
        if seat == PERSON:
            return text("shelf-player", side=name, who=text("battle-person"))
        personality = seat.partition(":")[2]
        key = f"personality-{personality}"
        shown = text(key) if texts.has(key) else _printable(personality)
        who = text("battle-computer", name=shown) if shown else text("shelf-computer")
        return text("shelf-player", side=name, who=who)

    def _came_out(self, one: Summary) -> str:
        """How a replay came out."""
        if one.ending is None:
            return self._texts.format("shelf-unfinished") if one.opens else ""
        if not 0 <= one.ending.winner < len(one.sides):
            return self._texts.format("log-draw")
        return self._texts.format("log-won", side=self._side(one, one.ending.winner))

    def _fault(self, fault: ReplayFault) -> str:
        return self._texts.format(fault.key, **fault.arguments)

    def when(self, seconds: float) -> str:
        """A time in seconds since 1970, in words of the player's language."""
        at, today = datetime.fromtimestamp(seconds), date.today()
        time = f"{at:%H:%M}"
        if at.date() in (today, today - timedelta(days=1)):
            return self._texts.format("shelf-today" if at.date() == today else "shelf-yesterday", time=time)
        parts = {"year": f"{at:%Y}", "month": f"{at:%m}", "day": f"{at:%d}"}
        return self._texts.format("shelf-date", time=time, **parts)

    def _picture(self, one: Summary) -> Texture | None:
        key = (one.path, one.modified)
        if key not in self._pictures:
            self._pictures[key] = picture_of(one.picture) or _map_of(one)
        return self._pictures[key]


def picture_of(content: bytes) -> Texture | None:
    """A small JPEG or PNG as a texture; None if it is none."""
    image = PNMImage()
    if not content or not image.read(StringStream(content)):
        return None
    texture = Texture("picture")
    texture.load(image)
    texture.set_minfilter(SamplerState.FT_linear_mipmap_linear)  # it is shown small in lists, too
    return texture


def _map_of(one: Summary) -> Texture | None:
    """The map of a battle that nobody took a picture of, as after a crash: with what all may know of its beginning."""
    longest = max(len(one.ground), len(one.ground[0])) if one.ground else 0
    if not 0 < longest <= _MOST_DRAWN:
        return None
    return map_picture(one.ground, marks_of(one), theme.side_colours_in_use())


def marks_of(one: Summary) -> MapMarks:
    """What all may know of where a battle began."""
    return MapMarks(one.points, units=one.units if one.ruleset in GAMES_WITHOUT_FOG else ())


def _printable(text: str) -> str:
    return "".join(character for character in text if character.isprintable())[:80]

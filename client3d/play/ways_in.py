"""How battles of each ruleset come to the screen: found by the ruleset's name, loaded when one is played.

A ruleset's way in is the module `way_in` in the package that has the ruleset's name, with the functions of `WayIn`.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

from client3d.play.options import PlayOptions, ScreenOptions
from client3d.play.seated import Seated
from core.packs.location import data_folder, pack_folder
from core.texts import Texts, system_language
from replays.resume import Resumed

if TYPE_CHECKING:
    from client3d.screens.program import Program, Running


class UsageError(Exception):
    """Something asked for does not exist; the text says so in the player's language."""


class NoScreenError(Exception):
    """Battles of a ruleset cannot be shown: it has no screen."""

    def __init__(self, ruleset: str) -> None:
        super().__init__(ruleset)
        self.ruleset = ruleset

    def told(self, texts: Texts) -> str:
        """That, in words."""
        return texts.format("no-screen", name=self.ruleset)


@dataclass(frozen=True)
class Opened:
    """A match to be played, with its data, its pack's folder and the folders of the mods over it."""

    match: Any
    """A `Seated`."""
    data: Any
    folder: Path
    mods: tuple[Path, ...] = ()


class WayIn(Protocol):
    """What a ruleset's way in gives."""

    def open_match(self, options: PlayOptions, texts: Texts) -> Opened:
        """A new match, as it is asked for. Raises UsageError and PackError."""

    def begun_anew(self, opened: Opened, options: PlayOptions, texts: Texts) -> Opened:
        """A battle at its beginning once more: same setup, same chance, the same players."""

    def match_of(self, found: Resumed) -> Seated:
        """The match that goes on with a battle that was taken up."""

    def sides_for_persons(self, mission: str) -> tuple[str, ...]:
        """The sides of a mission that a person may play; none if that does not matter."""

    def playing(self, program: Program, opened: Opened, options: PlayOptions) -> Running:
        """A battle on the screen."""

    def watching(self, program: Program, replay: Any) -> Running:
        """A replay on the screen."""

    def filming(self, program: Program, replay: Any) -> Any:
        """A replay without panels, for films and pictures."""


def way_in(ruleset: str) -> WayIn:
    """The way in of a ruleset. Raises NoScreenError if it has none."""
    name = f"client3d.{ruleset}.way_in"
    try:
        there = find_spec(name) is not None
    except ModuleNotFoundError:
        there = False
    if not there:
        raise NoScreenError(ruleset)
    return cast(WayIn, import_module(name))


def texts_for(options: ScreenOptions, *packs: Path) -> Texts:
    """The client's texts and those of a pack and its mods, which come last."""
    locales = (folder / "locale" for folder in (data_folder(), *packs))
    return Texts(options.language or system_language(), *locales)


def shipped_pack() -> Path:
    """The folder of the pack that the title shows, and whose models stand in for those that nobody made."""
    return pack_folder("clumsy")

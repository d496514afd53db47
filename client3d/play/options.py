"""What a battle at the screen is started with. Nothing heavy is imported here, so that the command line may use it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from core.packs.faults import Fault
from core.packs.mods import Mod

PERSON = "person"
DEFAULT_MAP = "crossroads"
DEFAULT_SIZE = (1280, 720)


@dataclass
class ScreenOptions:
    """The window, or the picture in memory."""

    offscreen: bool = False
    size: tuple[int, int] | None = None
    """None: as in the settings."""
    script: Path | None = None
    language: str = ""
    """One of `core.texts.LANGUAGES`; empty: the system's."""
    tier: str = "auto"
    """low, medium, high, or auto, which asks the driver."""
    text_scale: float = 1.0
    fullscreen: bool = False
    settings: Path | None = None
    """The file of the player's settings; None: the defaults, and nothing is kept."""
    progress: Path | None = None
    """The file of what the player has reached; None: nothing is kept."""
    named_forces: Path | None = None
    """The file of the forces that the player has named; None: nothing is kept."""


@dataclass
class PlayOptions(ScreenOptions):
    """`clumsy play`: exactly one of side, hot_seat and watch_ai counts, the last given of them first."""

    title: bool = False
    """Whether the title opens, and the battle is chosen there."""
    ruleset: str = "clumsy"
    """By which rules."""
    date: str = ""
    """The day (YYYY-MM-DD) whose offers the shop of Headquarters shows; empty: today."""
    round_limit: int = 0
    """The last turn of a battle of Headquarters; 0: no limit."""
    pack: str | Path = "clumsy"
    mods: tuple[Mod, ...] = ()
    """What lies over it, in this order."""
    mods_asked: bool = False
    """Whether these are asked for on the command line, and not what the player has switched on."""
    mod_faults: tuple[Fault, ...] = ()
    """Why mods that are switched on are not among them."""
    map: str = DEFAULT_MAP
    side: str = ""
    """The side of the person; empty: the first."""
    hot_seat: bool = False
    watch_ai: bool = False
    seed: int = 0
    mission: str = ""
    forces: str = "default"
    """default: the map's own; drawn: by the seed."""
    force_wishes: tuple[Any, ...] = ()
    """By side a `ForceWish` of the main ruleset, where each side has its own; none at all: as `forces` says."""
    budget: int | None = None
    """Of forces that are drawn or bought; None: the map's."""
    placing: bool = False
    """Whether persons place their units themselves before the first turn."""
    placed: tuple[Any, ...] = ()
    """By side its units (`UnitSetup`) as they were placed; none at all: as forces are placed by themselves."""
    season: str = ""
    """In which the battle begins; empty: the map's."""
    seats: tuple[str, ...] = ()
    """Who plays each side, where that was chosen: `person` or an opponent's personality."""
    personality: str = ""
    """Of opponents that compute; empty: the shipped default."""
    dev: bool = False
    """Whether changes of the pack's and its mods' files are taken in while it is played."""
    replay: Path | None = None
    """Where the battle is recorded: it can be watched from there when it is over."""
    load: Path | None = None
    """A save or a recording to go on with, instead of a new battle."""
    on_match: list[Callable[[Any], None]] = field(default_factory=list)
    """Called with the `Match` before its first order: recorders join `match.game.watchers`."""

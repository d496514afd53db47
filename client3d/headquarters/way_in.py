"""How battles of Headquarters come to the screen (`ways_in.WayIn`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from client3d.headquarters.day import today
from client3d.headquarters.match import CampMatch
from client3d.play.options import PlayOptions
from client3d.play.seating import Seating
from client3d.play.ways_in import Opened, UsageError
from core.packs.named_files import is_file
from core.rulesets import Thinker
from core.texts import Texts
from replays.resume import Resumed
from systems.headquarters.ai.opponent import Opponent
from systems.headquarters.ai.personality import DEFAULT, shipped_personality
from systems.headquarters.data import load_headquarters
from systems.headquarters.maps import load_map, map_names
from systems.headquarters.pipeline import new_game

if TYPE_CHECKING:
    from client3d.screens.program import Program, Running

DEFAULT_MAP = "classic"


def open_match(options: PlayOptions, texts: Texts) -> Opened:
    """See `WayIn.open_match`."""
    pack = load_headquarters(options.pack if options.pack != "clumsy" else "headquarters", options.mods)
    texts.lay_over(*(folder / "locale" for folder in pack.folders))
    name = options.map if is_file(options.map) or options.map in map_names(pack) else ""
    if not name:
        raise UsageError(texts.format("unknown-map", name=options.map, known=", ".join(map_names(pack))))
    setup = load_map(pack, name).battle(options.seed, options.date or today(), options.round_limit)
    return SEATING.seated(options, texts, pack, setup)


def begun_anew(opened: Opened, options: PlayOptions, texts: Texts) -> Opened:
    """See `WayIn.begun_anew`."""
    return SEATING.begun_anew(opened, options, texts)


def _opponent(side: int, personality: str) -> Thinker:
    return Opponent(side, shipped_personality(personality or DEFAULT))


SEATING = Seating(CampMatch, new_game, _opponent)


def match_of(found: Resumed) -> CampMatch:
    """See `WayIn.match_of`."""
    return CampMatch(found.game, found.thinkers, found.setup, found.seats, found)


def sides_for_persons(_mission: str) -> tuple[str, ...]:
    """There are no missions: persons may play every camp."""
    return ()


def playing(program: Program, opened: Opened, options: PlayOptions) -> Running:
    """See `WayIn.playing`."""
    from client3d.headquarters.client import CampClient

    return CampClient(program, opened, options)


def watching(program: Program, replay: Any) -> Running:
    """See `WayIn.watching`."""
    from client3d.headquarters.client import CampWatchClient

    return CampWatchClient(program, replay)


def filming(program: Program, replay: Any) -> Any:
    """See `WayIn.filming`."""
    from client3d.headquarters.filmed import CampFilmClient

    return CampFilmClient(program, replay)

"""How battles of Skirmish come to the screen (`ways_in.WayIn`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from client3d.play.options import PlayOptions
from client3d.play.seating import Seating
from client3d.play.ways_in import Opened, UsageError
from client3d.skirmish.match import TableMatch
from core.rulesets import Thinker
from core.texts import Texts
from replays.resume import Resumed
from systems.skirmish.ai.opponent import Opponent
from systems.skirmish.data import load_skirmish
from systems.skirmish.missions import load_mission, mission_names
from systems.skirmish.pipeline import new_game

if TYPE_CHECKING:
    from client3d.screens.program import Program, Running

DEFAULT_MISSION = "farm"


def open_match(options: PlayOptions, texts: Texts) -> Opened:
    """See `WayIn.open_match`."""
    pack = load_skirmish(options.pack if options.pack != "clumsy" else "skirmish", options.mods)
    texts.lay_over(*(folder / "locale" for folder in pack.folders))
    name, known = options.mission or DEFAULT_MISSION, mission_names(pack)
    if name not in known:
        raise UsageError(texts.format("unknown-mission", name=name, known=", ".join(known)))
    setup = load_mission(pack, name).battle(options.seed)
    return SEATING.seated(options, texts, pack, setup)


def begun_anew(opened: Opened, options: PlayOptions, texts: Texts) -> Opened:
    """See `WayIn.begun_anew`."""
    return SEATING.begun_anew(opened, options, texts)


def _opponent(side: int, _personality: str) -> Thinker:
    return Opponent(side)


SEATING = Seating(TableMatch, new_game, _opponent, has_personalities=False)


def match_of(found: Resumed) -> TableMatch:
    """See `WayIn.match_of`."""
    return TableMatch(found.game, found.thinkers, found.setup, found.seats, found)


def sides_for_persons(_mission: str) -> tuple[str, ...]:
    """Persons may play either side of every mission."""
    return ()


def playing(program: Program, opened: Opened, options: PlayOptions) -> Running:
    """See `WayIn.playing`."""
    from client3d.skirmish.client import TableClient

    return TableClient(program, opened, options)


def watching(program: Program, replay: Any) -> Running:
    """See `WayIn.watching`."""
    from client3d.skirmish.client import TableWatchClient

    return TableWatchClient(program, replay)


def filming(program: Program, replay: Any) -> Any:
    """See `WayIn.filming`."""
    from client3d.skirmish.filmed import TableFilmClient

    return TableFilmClient(program, replay)

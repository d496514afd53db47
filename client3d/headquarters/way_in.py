"""How battles of Headquarters come to the screen (`ways_in.WayIn`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from client3d.headquarters.day import today
from client3d.headquarters.match import CampMatch
from client3d.play.options import PERSON, PlayOptions
from client3d.play.saved import announce, seats_of
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
    if options.side and options.side not in setup.sides:
        raise UsageError(texts.format("unknown-side", name=options.side, known=", ".join(setup.sides)))
    persons = persons_of(options, setup.sides)
    personalities = options.seats or (options.personality,) * len(setup.sides)
    thinkers = {side: _opponent(side, who) for side, who in enumerate(personalities) if side not in persons}
    seats = seats_of(thinkers, personalities)
    match = CampMatch(new_game(setup, pack.data), thinkers, setup, seats)
    match.pack = pack
    announce(match, options, texts)
    return Opened(match, pack.data, pack.folder, pack.folders[1:])


def _opponent(side: int, personality: str) -> Thinker:
    return Opponent(side, shipped_personality(personality or DEFAULT))


def persons_of(options: PlayOptions, sides: tuple[str, ...]) -> list[int]:
    """The camps that persons play."""
    if options.seats:
        return [side for side, seat in enumerate(options.seats) if seat == PERSON]
    if options.watch_ai:
        return []
    if options.hot_seat:
        return list(range(len(sides)))
    return [sides.index(options.side or sides[0])]


def begun_anew(opened: Opened, options: PlayOptions, texts: Texts) -> Opened:
    """The same battle at its beginning: same map, day and chance, the same players."""
    match = opened.match
    thinkers = {
        side: _opponent(side, match.seats[side].partition(":")[2] if match.seats else "") for side in match.thinkers
    }
    fresh = CampMatch(new_game(match.setup, opened.data), thinkers, match.setup, match.seats)
    fresh.pack = match.pack
    announce(fresh, options, texts)
    return Opened(fresh, opened.data, opened.folder, opened.mods)


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

"""How battles of Skirmish come to the screen (`ways_in.WayIn`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from client3d.play.options import PERSON, PlayOptions
from client3d.play.saved import announce, seats_of
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
    if options.side and options.side not in setup.sides:
        raise UsageError(texts.format("unknown-side", name=options.side, known=", ".join(setup.sides)))
    persons = persons_of(options, setup.sides)
    thinkers: dict[int, Thinker] = {side: Opponent(side) for side in range(len(setup.sides)) if side not in persons}
    seats = seats_of(thinkers, ("",) * len(setup.sides))
    match = TableMatch(new_game(setup, pack.data), thinkers, setup, seats)
    match.pack = pack
    announce(match, options, texts)
    return Opened(match, pack.data, pack.folder, pack.folders[1:])


def persons_of(options: PlayOptions, sides: tuple[str, ...]) -> list[int]:
    """The sides that persons play."""
    if options.seats:
        return [side for side, seat in enumerate(options.seats) if seat == PERSON]
    if options.watch_ai:
        return []
    if options.hot_seat:
        return list(range(len(sides)))
    return [sides.index(options.side or sides[0])]


def begun_anew(opened: Opened, options: PlayOptions, texts: Texts) -> Opened:
    """The same battle at its beginning: same mission and chance, the same players."""
    match = opened.match
    thinkers: dict[int, Thinker] = {side: Opponent(side) for side in match.thinkers}
    fresh = TableMatch(new_game(match.setup, opened.data), thinkers, match.setup, match.seats)
    fresh.pack = match.pack
    announce(fresh, options, texts)
    return Opened(fresh, opened.data, opened.folder, opened.mods)


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

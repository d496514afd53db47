"""How battles of the main ruleset come to the screen (`ways_in.WayIn`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from client3d.clumsy.match import Match
from client3d.clumsy.opening import begun_anew, open_match
from client3d.play.options import PlayOptions
from client3d.play.ways_in import Opened
from replays.resume import Resumed

if TYPE_CHECKING:
    from client3d.screens.program import Program, Running

__all__ = ["begun_anew", "filming", "match_of", "open_match", "playing", "sides_for_persons", "watching"]


def match_of(found: Resumed) -> Match:
    """See `WayIn.match_of`."""
    return Match(found.game, found.thinkers, found.setup, found.seats, found)


def sides_for_persons(mission: str) -> tuple[str, ...]:
    """The sides of a mission that a person may play; none if it is not among the installed ones any more."""
    from systems.clumsy.data import load_clumsy
    from systems.clumsy.missions import load_mission, mission_names

    pack = load_clumsy()
    return load_mission(pack, mission).sides_to_play if mission in mission_names(*pack.folders) else ()


def playing(program: Program, opened: Opened, options: PlayOptions) -> Running:
    """See `WayIn.playing`."""
    from client3d.clumsy.client import Client

    return Client(program, opened, options)


def watching(program: Program, replay: Any) -> Running:
    """See `WayIn.watching`."""
    from client3d.clumsy.client import WatchClient

    return WatchClient(program, replay)


def filming(program: Program, replay: Any) -> Any:
    """See `WayIn.filming`."""
    from client3d.export.filmed import FilmClient

    return FilmClient(program, replay)

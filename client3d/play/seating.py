"""Who sits where in a match, whatever the ruleset: in a new one, and in one that begins anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from client3d.play.options import PERSON, PlayOptions
from client3d.play.saved import announce
from client3d.play.seated import Seated
from client3d.play.ways_in import Opened, UsageError
from core.game import Game
from core.packs.loader import Pack
from core.rulesets import Thinker
from core.texts import Texts
from replays.resume import OPPONENT


def persons_of(options: PlayOptions, sides: tuple[str, ...], playable: tuple[str, ...] = ()) -> list[int]:
    """The sides that persons play; `playable`: those that a mission has a briefing for."""
    if options.seats:
        return [side for side, seat in enumerate(options.seats) if seat == PERSON]
    if options.watch_ai:
        return []
    if options.hot_seat:
        return list(range(len(sides)))
    return [sides.index(options.side or (*playable, *sides)[0])]


@dataclass(frozen=True)
class Seating:
    """How the seats at battles of a ruleset are taken."""

    match: Callable[..., Seated]
    """Its class of matches."""
    new_game: Callable[[Any, Any], Game[Any, Any]]
    """A game from a setup and the data."""
    opponent: Callable[[int, str], Thinker]
    """The opponent that plays a side, by its personality; "": the usual one."""
    has_personalities: bool = True
    """Whether its opponents differ."""

    def seated(
        self, options: PlayOptions, texts: Texts, pack: Pack[Any], setup: Any, playable: tuple[str, ...] = ()
    ) -> Opened:
        """A new match, with everybody in the seats that are asked for. Raises UsageError for a side that there is not.

        `playable`: the sides that a mission has a briefing for.
        """
        sides: tuple[str, ...] = setup.sides
        if options.side and options.side not in sides:
            raise UsageError(texts.format("unknown-side", name=options.side, known=", ".join(sides)))
        persons = persons_of(options, sides, playable)
        personalities = [""] * len(sides)
        if self.has_personalities:
            personalities = list(options.seats or (options.personality,) * len(sides))
        thinkers = {side: self.opponent(side, who) for side, who in enumerate(personalities) if side not in persons}
        seats = tuple(
            PERSON if side in persons else f"{OPPONENT}:{who}" if who else OPPONENT
            for side, who in enumerate(personalities)
        )
        match = self.match(self.new_game(setup, pack.data), thinkers, setup, seats)
        match.pack = pack
        announce(match, options, texts)
        return Opened(match, pack.data, pack.folder, pack.folders[1:])

    def begun_anew(self, opened: Opened, options: PlayOptions, texts: Texts) -> Opened:
        """A battle at its beginning once more: same setup, same chance, the same players."""
        match: Seated = opened.match
        assert match.setup is not None, "a match of which nothing is known cannot begin anew"
        thinkers: dict[int, Thinker] = {}
        for side in match.thinkers:
            personality = match.seats[side].partition(":")[2] if match.seats else ""
            thinkers[side] = self.opponent(side, personality)
        fresh = self.match(self.new_game(match.setup, opened.data), thinkers, match.setup, match.seats)
        fresh.pack = match.pack
        announce(fresh, options, texts)
        return replace(opened, match=fresh)

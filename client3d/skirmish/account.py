"""What a battle of Skirmish came to, counted from its events, and as the screen after it shows that: dice and all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from fractions import Fraction

from client3d.play.ledger import Ledger
from client3d.play.outcome import Aftermath, Fired, Hero, Loss, Tally, result_of
from client3d.skirmish.cards import TableCards
from client3d.skirmish.match import TableMatch
from client3d.skirmish.words import TableWords, tenths
from core.events import Event
from replays.faults import ReplayError
from replays.reader import Replay
from systems.skirmish import events as told
from systems.skirmish.battle import FACES
from systems.skirmish.dice import odds
from systems.skirmish.setup import BattleSetup, ids_of
from systems.skirmish.statistics import Statistics, side_of, statistics_of


class TableLedger(Ledger):
    """Keeps what each order told."""

    @property
    def ending(self) -> told.BattleEnded | None:
        """How it ended; None if it has not."""
        return next((event for event in self.events() if isinstance(event, told.BattleEnded)), None)

    @property
    def round(self) -> int:
        """The turn it has come to."""
        return max((event.round for event in self.events() if isinstance(event, told.TurnStarted)), default=1)


def ledger_of(match: TableMatch) -> TableLedger:
    """All that was told so far, if the battle was taken up from a file that still tells it."""
    if match.resumed is not None:
        with suppress(ReplayError):
            return ledger_up_to(match.resumed.replay, match.resumed.standing.orders)
    return TableLedger()


def ledger_up_to(replay: Replay, orders: int) -> TableLedger:
    """What so many orders of a replay told. Raises ReplayError if the file has changed."""
    found = TableLedger()
    found.read(replay, orders)
    return found


def aftermath(
    cards: TableCards, ledger: TableLedger, setup: BattleSetup, persons: tuple[int, ...], why: str
) -> Aftermath:
    """What is shown of a battle that is over; persons: the sides of those who have played it."""
    words, ending = cards.words, ledger.ending
    winner = -1 if ending is None else ending.winner
    result = result_of(winner, persons, ended=ending is not None)
    events = ledger.events()
    sides = range(len(setup.sides))
    types = {key: unit.type for key, unit in zip(ids_of(setup), setup.units, strict=True)}
    return Aftermath(
        result,
        winner,
        words(f"after-{result}", side=words.side(winner) if winner >= 0 else ""),
        why,
        words("after-turns", count=ledger.round),
        tuple(words.side(side) for side in sides),
        tuple(_tallies(words, statistics_of(events))),
        tuple(tuple(_losses(cards, events, types, side)) for side in sides),
        tuple(tuple(_weapons(words, events, types, side)) for side in sides),
        tuple(() for _ in sides),
        tuple(_hero(words, events, types, side) for side in sides),
        (),
        0,
        (),
    )


def _tallies(words: TableWords, found: Statistics) -> Iterable[Tally]:
    """Shots and dice, rolled and expected; then the rest."""
    sides = found.sides

    def line(key: str, values: Sequence[str | int], deeper: bool = False) -> Tally:
        return Tally(words(key), tuple(map(str, values)), deeper)

    rolled = [sum(side.faces) for side in sides]
    yield line("sk-after-shots", [side.shots for side in sides])
    yield line("sk-after-hits", [side.hits for side in sides])
    yield line("sk-after-expected", [decimal(words, side.chances) for side in sides], deeper=True)
    yield line("sk-after-luck", [signed(words, side.hits - side.chances) for side in sides], deeper=True)
    yield line("sk-after-dice", rolled)
    sums = [sum(face * count for face, count in zip(FACES, side.faces, strict=True)) for side in sides]
    means = [decimal(words, Fraction(sum_, dice)) if dice else "–" for sum_, dice in zip(sums, rolled, strict=True)]
    yield line("sk-after-mean", means, deeper=True)
    for place, face in enumerate(FACES):
        shown = [
            words("sk-after-face-of", count=side.faces[place], expected=decimal(words, Fraction(dice, len(FACES))))
            for side, dice in zip(sides, rolled, strict=True)
        ]
        yield Tally(words("sk-after-face", face=face), tuple(shown), deeper=True)
    yield line("sk-after-fallen", [side.fallen for side in sides])
    yield line("sk-after-walked", [words.length(side.walked) for side in sides])
    yield line("sk-after-searches", [side.searches for side in sides])
    yield line("sk-after-taken", [side.taken for side in sides])


def decimal(words: TableWords, number: Fraction) -> str:
    """A number, none at least, to a tenth."""
    return tenths(words, round(number * 10))


def signed(words: TableWords, number: Fraction) -> str:
    """A number to a tenth, with its sign."""
    found = round(number * 10)
    sign = "+" if found > 0 else "−" if found < 0 else ""
    return f"{sign}{tenths(words, abs(found))}"


def _losses(cards: TableCards, events: Sequence[Event], types: dict[int, str], side: int) -> Iterable[Loss]:
    """Those that were lost before those that were not."""
    had = Counter(kind for key, kind in types.items() if side_of(key) == side)
    lost = Counter(types[event.unit] for event in events if isinstance(event, told.FighterFell) and event.side == side)
    for name in sorted(had, key=lambda name: (not lost[name], name)):
        yield Loss(name, cards.words.unit(name), cards.icon(cards.data.units[name]), had[name], lost[name])


def _weapons(words: TableWords, events: Sequence[Event], types: dict[int, str], side: int) -> Iterable[Fired]:
    """By weapon: shots, hits, and how many of them the odds promised."""
    shots: dict[str, list[told.ShotFired]] = {}
    for event in events:
        if isinstance(event, told.ShotFired) and side_of(event.unit) == side:
            shots.setdefault(words.data.units[types[event.unit]].weapon, []).append(event)
    for weapon, fired in sorted(shots.items()):
        hits = sum(event.hit for event in fired)
        chances = sum((Fraction(*odds(len(event.dice), event.needed)) for event in fired), Fraction(0))
        expected = words("sk-after-of-expected", hits=hits, expected=decimal(words, chances))
        yield Fired(words.named("weapon", weapon), str(len(fired)), expected, str(hits))


def _hero(words: TableWords, events: Sequence[Event], types: dict[int, str], side: int) -> Hero | None:
    """Who of a side hit most often; None if nobody did."""
    hits = Counter(
        event.unit
        for event in events
        if isinstance(event, told.ShotFired) and event.hit and side_of(event.unit) == side
    )
    if not hits:
        return None
    best = min(hits, key=lambda key: (-hits[key], key))
    fired = [event for event in events if isinstance(event, told.ShotFired) and event.unit == best]
    walked = sum(isinstance(event, told.FighterMoved) and event.unit == best for event in events)
    deeds = (
        words("sk-deed-hits", hits=hits[best], shots=len(fired)),
        words("sk-deed-moves", moves=walked),
    )
    return Hero(types[best], words.unit_numbered(best, types[best], side), deeds)

"""What a battle of Headquarters came to, counted from its events, and as the screen after it shows that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

from client3d.headquarters.match import CampMatch
from client3d.headquarters.words import CampWords
from client3d.play.ledger import Ledger
from client3d.play.outcome import Aftermath, Hero, Loss, Tally, result_of
from core.events import Event
from replays.faults import ReplayError
from replays.playback import Playback
from replays.reader import EVERYTHING, Replay
from systems.headquarters import events as told
from systems.headquarters.picture import Picture, advance


@dataclass
class Deeds:
    """What one unit has done."""

    unit: int
    type: str
    attacks: int = 0
    """Blows, those that it struck back with them."""
    dealt: int = 0
    destroyed: Counter[str] = field(default_factory=Counter)


@dataclass
class Account:
    """What one camp did and lost."""

    had: Counter[str] = field(default_factory=Counter)
    """Units by type, those that came later with them."""
    lost: Counter[str] = field(default_factory=Counter)
    earned: int = 0
    bounty: int = 0
    spent: int = 0
    cities: int = 0
    attacks: int = 0
    dealt: int = 0
    suffered: int = 0
    healed: int = 0
    deeds: dict[int, Deeds] = field(default_factory=dict)
    """By a unit's id, of those that have struck."""

    def deeds_of(self, unit: int, kind: str) -> Deeds:
        """What a unit has done, to be counted on."""
        return self.deeds.setdefault(unit, Deeds(unit, kind))

    @property
    def best(self) -> Deeds | None:
        """The unit that did most damage; of several the one that came first."""
        done = [one for one in self.deeds.values() if one.dealt]
        return min(done, key=lambda one: (-one.dealt, one.unit), default=None)


class CampLedger(Ledger):
    """Counts what each order told. `start`: the picture before all of it."""

    def __init__(self, start: Picture) -> None:
        super().__init__()
        self._start = start.copy()

    def accounts(self) -> tuple[list[Account], Picture, str]:
        """Each camp's account, how the battle stands, and why it ended ("": it has not)."""
        picture = self._start.copy()
        accounts = [Account() for _ in picture.camps]
        for figure in picture.figures.values():
            accounts[figure.side].had[figure.type] += 1
        reason, striker = "", NOBODY
        for event in self.events():
            striker = _count(accounts, picture, event, striker)
            reason = event.reason if isinstance(event, told.BattleEnded) else reason
            advance(picture, event)
        return accounts, picture, reason


def ledger_of(match: CampMatch) -> CampLedger:
    """Counts from the battle's beginning, if it was taken up from a file that still tells of it; else from now on."""
    if match.resumed is not None:
        with suppress(ReplayError):
            return ledger_up_to(match.resumed.replay, match.resumed.standing.orders)
    return CampLedger(match.picture(EVERYTHING))


def ledger_up_to(replay: Replay, orders: int) -> CampLedger:
    """Counts so many orders of a replay. Raises ReplayError if the file has changed."""
    found = CampLedger(Playback(replay).picture)
    found.read(replay, orders)
    return found


class Striker(NamedTuple):
    """Whose blow the next wounds come from."""

    side: int
    """-1: nobody's."""
    unit: int = 0
    """0: no unit's, as of an air strike."""


NOBODY = Striker(-1)


def _count(accounts: list[Account], picture: Picture, event: Event, striker: Striker) -> Striker:
    """Count an event by the picture before it; whose blow the next wounds come from."""
    if isinstance(event, told.UnitStruck):
        figure = picture.figures[event.unit]
        striker = Striker(figure.side, figure.key)
        accounts[striker.side].attacks += not event.back
        accounts[striker.side].deeds_of(figure.key, figure.type).attacks += 1
    elif isinstance(event, told.AirStruck):
        striker = Striker(event.side)
    elif isinstance(event, told.BombFell):
        striker = NOBODY
    elif isinstance(event, told.UnitHit):
        lost = picture.figures[event.unit].hp - event.hp
        accounts[picture.figures[event.unit].side].suffered += lost
        if striker.side >= 0:
            accounts[striker.side].dealt += lost
        if striker.unit:
            accounts[striker.side].deeds[striker.unit].dealt += lost
    elif isinstance(event, told.UnitHealed):
        accounts[picture.figures[event.unit].side].healed += event.amount
    elif isinstance(event, told.UnitDestroyed | told.UnitLeft):
        figure = picture.figures[event.unit]
        accounts[figure.side].lost[figure.type] += 1
        if isinstance(event, told.UnitDestroyed) and striker.unit:
            accounts[striker.side].deeds[striker.unit].destroyed[figure.type] += 1
    elif isinstance(event, told.UnitCame):
        accounts[event.side].had[event.type] += 1
    elif isinstance(event, told.CityTaken) and event.owner >= 0:
        accounts[event.owner].cities += 1
    elif isinstance(event, told.GoldChanged):
        account = accounts[event.side]
        account.earned += max(event.amount, 0)
        account.spent += max(-event.amount, 0)
        account.bounty += event.amount if event.cause == "bounty" else 0
    return striker


def aftermath(words: CampWords, ledger: CampLedger, persons: tuple[int, ...], why: str) -> Aftermath:
    """What is shown of a battle that is over; persons: the camps of those who have played it."""
    accounts, picture, reason = ledger.accounts()
    winner = picture.winner
    result = result_of(winner, persons, ended=bool(reason))
    camps = range(len(accounts))
    return Aftermath(
        result,
        winner,
        words(f"after-{result}", side=words.side(winner) if winner >= 0 else ""),
        why,
        words("after-turns", count=picture.round),
        tuple(words.side(side) for side in camps),
        tuple(_tallies(words, accounts)),
        tuple(tuple(_losses(words, account)) for account in accounts),
        tuple(() for _ in camps),
        tuple(() for _ in camps),
        tuple(_hero(words, account.best, side) for side, account in enumerate(accounts)),
        (),
        0,
        (),
    )


def _tallies(words: CampWords, accounts: list[Account]) -> Iterable[Tally]:
    def line(key: str, values: list[int], deeper: bool = False) -> Tally:
        return Tally(words(key), tuple(map(str, values)), deeper)

    yield line("after-left", [one.had.total() - one.lost.total() for one in accounts])
    yield line("after-lost-units", [one.lost.total() for one in accounts])
    yield line("camp-after-attacks", [one.attacks for one in accounts])
    yield line("after-dealt", [one.dealt for one in accounts])
    yield line("after-suffered", [one.suffered for one in accounts])
    yield line("after-healed", [one.healed for one in accounts])
    yield line("camp-after-cities", [one.cities for one in accounts])
    yield line("camp-after-earned", [one.earned for one in accounts])
    yield line("camp-after-bounty", [one.bounty for one in accounts], deeper=True)
    yield line("camp-after-spent", [one.spent for one in accounts])


def _hero(words: CampWords, deeds: Deeds | None, side: int) -> Hero | None:
    if deeds is None:
        return None
    told_of = [words("camp-after-hero", attacks=deeds.attacks, damage=deeds.dealt)]
    if deeds.destroyed:
        names = ", ".join(
            words("after-times", unit=words.unit(kind), count=count) if count > 1 else words.unit(kind)
            for kind, count in sorted(deeds.destroyed.items())
        )
        told_of.append(words("after-hero-destroyed", units=names))
    return Hero(deeds.type, words.unit_numbered(deeds.unit, deeds.type, side), tuple(told_of))


def _losses(words: CampWords, account: Account) -> Iterable[Loss]:
    """Those that were lost before those that were not."""
    kinds = words.data.units
    for name in sorted(account.had, key=lambda name: (not account.lost[name], name)):
        yield Loss(name, words.unit(name), kinds[name].unit_class, account.had[name], account.lost[name])

"""What the screen after a battle shows: who won and why, and what it came to, in the player's words. No Panda3D."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from client3d.clumsy import goals
from client3d.clumsy.words import Words
from client3d.play.outcome import Aftermath, Fired, Hero, Loss, Tally, result_of
from systems.clumsy.data import ClumsyData
from systems.clumsy.picture import EVERYTHING, GoalMark, Picture
from systems.clumsy.statistics import CAUSES, Account, Deeds, Statistics


def aftermath(words: Words, data: ClumsyData, found: Statistics, picture: Picture, looking: int, why: str) -> Aftermath:
    """What is shown to a side (EVERYTHING: to a watcher) of a battle that is over: nothing is hidden any more.

    `picture` shows everything there is in the end.
    """
    persons = () if looking == EVERYTHING else (looking,)
    result = result_of(found.winner, persons, ended=bool(found.reason))
    title = words(f"after-{result}", side=words.side(found.winner) if found.winner >= 0 else "")
    sides = tuple(words.side(side) for side in range(len(found.accounts)))
    return Aftermath(
        result,
        found.winner,
        title,
        why,
        words("after-rounds", count=found.rounds),
        sides,
        tuple(_tallies(words, found)),
        tuple(tuple(_losses(words, data, account)) for account in found.accounts),
        tuple(tuple(_fired(words, account)) for account in found.accounts),
        tuple(tuple(_struck(words, account)) for account in found.accounts),
        tuple(_hero(words, found.best(side)) for side in range(len(found.accounts))),
        tuple(found.held),
        found.points,
        tuple(_goals(words, picture.goals, looking)),
    )


def _tallies(words: Words, found: Statistics) -> Iterator[Tally]:
    accounts = found.accounts

    def line(name: str, values: list[int], deeper: bool = False) -> Tally:
        return Tally(words(f"after-{name}"), tuple(str(value) for value in values), deeper)

    yield line("left", [sum(one.left.values()) for one in accounts])
    yield line("lost-units", [sum(one.lost.values()) for one in accounts])
    if any(one.gave_up for one in accounts):
        yield line("gave-up", [sum(one.gave_up.values()) for one in accounts])
    yield line("lost-value", [one.lost_value for one in accounts])
    yield line("dealt", [one.dealt for one in accounts])
    yield line("suffered", [one.damage_taken for one in accounts])
    for cause in CAUSES:
        if any(one.suffered[cause] for one in accounts):
            yield line(f"by-{cause}", [one.suffered[cause] for one in accounts], deeper=True)
    yield line("shots", [one.fire.shots for one in accounts])
    yield Tally(words("after-hits"), tuple(_hits(words, one.fire.hits, one.fire.shots) for one in accounts))
    for name, values in (
        ("own-fire", [one.own_fire for one in accounts]),
        ("healed", [one.healed for one in accounts]),
        ("built", [one.built for one in accounts]),
        ("razed", [one.razed for one in accounts]),
        ("points-taken", [one.points_taken for one in accounts]),
    ):
        if any(values):
            yield line(name, values)


def _hits(words: Words, hits: int, shots: int) -> str:
    """How many shots hit, and what share of all that is."""
    return words("after-share", count=hits, percent=round(100 * hits / shots)) if shots else "0"


def _losses(words: Words, data: ClumsyData, account: Account) -> Iterator[Loss]:
    """The dearest types first; those that were lost before those that were not."""
    kinds = {kind: data.units[kind] for kind in account.force if kind in data.units}
    order = sorted(kinds, key=lambda kind: (not account.lost.get(kind), -kinds[kind].value, kind))
    for kind in order:
        icon = kinds[kind].unit_class
        yield Loss(kind, words.unit(kind), icon, account.force[kind], account.lost.get(kind, 0))


def _fired(words: Words, account: Account) -> Iterator[Fired]:
    for name, one in sorted(account.weapons.items(), key=lambda each: (-each[1].damage, -each[1].shots, each[0])):
        hits = _hits(words, one.hits, one.shots)
        yield Fired(words.weapon(name), str(one.shots), hits, str(one.damage))


def _struck(words: Words, account: Account) -> Iterator[Fired]:
    for kind, one in sorted(account.struck.items(), key=lambda each: (-each[1].damage, -each[1].hits, each[0])):
        yield Fired(words.unit(kind), "", str(one.hits), str(one.damage))


def _hero(words: Words, deeds: Deeds | None) -> Hero | None:
    if deeds is None:
        return None
    told = [words("after-hero-fire", shots=deeds.fire.shots, hits=deeds.fire.hits, damage=deeds.fire.damage)]
    if deeds.destroyed:
        names = ", ".join(
            words("after-times", unit=words.unit(kind), count=count) if count > 1 else words.unit(kind)
            for kind, count in sorted(deeds.destroyed.items())
        )
        told.append(words("after-hero-destroyed", units=names))
    return Hero(deeds.type, words.unit_numbered(deeds.unit, deeds.type, deeds.side), tuple(told))


def _goals(words: Words, marks: Sequence[GoalMark], looking: int) -> Iterator[str]:
    """Every side's goals under its name, one's own first; what is still open was not met."""
    for side in sorted({goal.side for goal in marks}, key=lambda side: (side != looking, side)):
        yield words("goals-of", side=words.side(side))
        for goal in marks:
            if goal.side == side:
                yield words("goals-line", goal=_goal(words, goal))


def _goal(words: Words, goal: GoalMark) -> str:
    return goals.line(words, goal) if goal.state != "open" else words("after-goal-open", goal=goals.line(words, goal))

"""What a mission is about, in words: its briefing, the goals of both sides, who fights, how long it may last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from client3d.skirmish.words import TableWords
from systems.skirmish.battle import Goal
from systems.skirmish.setup import BattleSetup


class Briefing:
    """See the module; of `words` no table is needed for it."""

    def __init__(self, words: TableWords, setup: BattleSetup) -> None:
        self.words, self.setup = words, setup

    @property
    def title(self) -> str:
        """What it is called; of one that a mod gives no title its name, made readable."""
        return self.words.named("mission", self.setup.title.removeprefix("mission-"))

    @property
    def about(self) -> str:
        """What it is about: its briefing; a sentence, or nothing, where it has none."""
        return self._text("-briefing") or self._text("-about")

    @property
    def goals(self) -> tuple[str, ...]:
        """What each side is after, a line for each; and what holds for all."""
        words, found = self.words, []
        for side in range(len(self.setup.sides)):
            goals = "; ".join(goals_of(words, self.setup, side))
            found.append(words("sk-goals-of", side=words.side(side), goals=goals))
        return (*found, words("sk-goals-last"))

    @property
    def forces(self) -> tuple[str, ...]:
        """Who fights for each side, a line for each."""
        words, found = self.words, []
        for side in range(len(self.setup.sides)):
            kinds = [words("sk-times", count=count, name=words.unit(name)) for name, count in self.force(side)]
            found.append(words("sk-force-of", side=words.side(side), force=", ".join(kinds)))
        return tuple(found)

    def force(self, side: int) -> list[tuple[str, int]]:
        """The kinds of fighters of a side, each with how many there are: the most of them first."""
        counts = Counter(unit.type for unit in self.setup.units if unit.side == side)
        return sorted(counts.items(), key=lambda one: (-one[1], one[0]))

    @property
    def length(self) -> str:
        """How many turns it may last."""
        return self.words("sk-battle-length", turns=self.setup.round_limit)

    def _text(self, ending: str) -> str:
        key = f"{self.setup.title}{ending}"
        return self.words(key) if self.words.texts.has(key) else ""


def goals_of(words: TableWords, setup: BattleSetup, side: int, held: Mapping[int, int] = {}) -> list[str]:
    """What a side can win by (SK-WIN-1); `held`: the ends of turns for which each goal has been kept to so far."""
    found = [(place, goal) for place, goal in enumerate(setup.goals) if goal.side == side]
    return [_goal(words, setup, goal, held.get(place, 0)) for place, goal in found] or [words("sk-goal-break")]


def _goal(words: TableWords, setup: BattleSetup, goal: Goal, held: int) -> str:
    if goal.kind == "break":
        return words("sk-goal-break")
    thing = words.thing(setup.objects[goal.object].kind)
    if goal.kind == "carry_off":
        return words("sk-goal-carry_off", thing=thing)
    return words("sk-goal-hold", thing=thing, turns=goal.turns, held=held)

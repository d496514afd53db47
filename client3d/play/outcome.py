"""What the screen after a battle is given, whatever the ruleset: texts ready to be shown. No Panda3D."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tally:
    """A line of the overview: what is counted, and for each side how much; `deeper`: it is a part of the line above."""

    label: str
    values: tuple[str, ...]
    deeper: bool = False


@dataclass(frozen=True, slots=True)
class Loss:
    """A type of unit of a side: how many it began with, and how many it lost."""

    unit: str
    name: str
    icon: str
    had: int
    lost: int


@dataclass(frozen=True, slots=True)
class Fired:
    """A weapon of a side, and what came of it, or whom its shots wounded: texts ready to be shown."""

    name: str
    shots: str
    hits: str
    damage: str


@dataclass(frozen=True, slots=True)
class Hero:
    """The unit of a side that did best."""

    unit: str
    name: str
    deeds: tuple[str, ...]


def result_of(winner: int, persons: Sequence[int], *, ended: bool) -> str:
    """`Aftermath.result` for those who look; persons: the sides that they play, none for who only watched."""
    if not ended:
        return "open"
    if winner < 0:
        return "draw"
    if len(persons) != 1:
        return "over"
    return "won" if winner == persons[0] else "lost"


@dataclass(frozen=True)
class Aftermath:
    """All of it. What belongs to a side stands in its place."""

    result: str
    """won, lost, draw, over for who only watched or has played several sides, or open: it has not ended."""
    winner: int
    title: str
    why: str
    when: str
    sides: tuple[str, ...]
    tallies: tuple[Tally, ...]
    losses: tuple[tuple[Loss, ...], ...]
    weapons: tuple[tuple[Fired, ...], ...]
    struck: tuple[tuple[Fired, ...], ...]
    heroes: tuple[Hero | None, ...]
    held: tuple[tuple[int, tuple[int, ...]], ...]
    """Rounds, and the points that each side held at their end."""
    points: int
    goals: tuple[str, ...]
    """The goals of a mission, one a line, with whether they were met."""

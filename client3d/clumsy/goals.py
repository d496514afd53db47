"""Goals of a mission: what the top bar, dialogs, plates and the board tell of them, from the picture alone (WIN-2)."""

from __future__ import annotations

from client3d.clumsy.words import Words
from core.orders import Cell
from systems.clumsy.picture import EVERYTHING, GoalMark, Picture

HUNTED, GUARDED = "fire", "heart"
"""Icons beside the bars of units that a goal asks to kill, and to bring somewhere or keep alive."""
ICONS = {"kill": HUNTED, "escort": GUARDED, "keep_alive": GUARDED}
COUNTED = frozenset({"hold_points", "escort", "kill", "reach", "destroy"})
"""Kinds of goals of which it is told how many of how many are done."""


def own(picture: Picture) -> list[GoalMark]:
    """The goals of those who look: a side's own, all for a watcher."""
    return [goal for goal in picture.goals if picture.side in (goal.side, EVERYTHING)]


def line(words: Words, goal: GoalMark, counted: bool = True) -> str:
    """A goal with how far it has come; counted: whether that is known."""
    text = words.goal(goal)
    if goal.state != "open":
        return words(f"goal-{goal.state}", goal=text)
    if counted and goal.kind in COUNTED and goal.count > 1:
        return words("goal-open", goal=text, done=goal.done, count=goal.count)
    return text


def objective(words: Words, picture: Picture) -> str:
    """A side's own goals in one line; empty where there are none, or for a watcher."""
    goals = [goal for goal in picture.goals if goal.side == picture.side]
    if not goals:
        return ""
    between = f" {words('goals-or')} " if goals[0].alone else " · "
    return between.join(line(words, goal) for goal in goals)


def lines(words: Words, picture: Picture) -> list[str]:
    """All goals that are known, one a line: how they combine, those of each side under its name."""
    found: list[str] = []
    for side in sorted({goal.side for goal in picture.goals}, key=lambda side: (side != picture.side, side)):
        goals = [goal for goal in picture.goals if goal.side == side]
        combined = "one" if len(goals) == 1 else "any" if goals[0].alone else "all"
        mine = side == picture.side
        found += [""] if found else []
        found.append(words(f"goals-own-{combined}") if mine else words("goals-of", side=words.side(side)))
        counted = mine or picture.side == EVERYTHING
        found += [words("goals-line", goal=line(words, goal, counted)) for goal in goals]
    return found


def marks(picture: Picture) -> dict[int, tuple[str, ...]]:
    """The icons beside the bars of the units that open goals are about."""
    found: dict[int, set[str]] = {}
    for goal in own(picture):
        if goal.state == "open" and goal.kind in ICONS:
            for unit in goal.units:
                found.setdefault(unit, set()).add(ICONS[goal.kind])
    return {unit: tuple(sorted(icons)) for unit, icons in found.items()}


def places(picture: Picture, mine: bool) -> list[Cell]:
    """The cells that open goals are about: one's own goals', or those of others that are known."""
    cells: dict[Cell, None] = {}
    for goal in picture.goals:
        if goal.state == "open" and (picture.side in (goal.side, EVERYTHING)) == mine:
            cells |= dict.fromkeys((*goal.zone, *goal.structures))
    return list(cells)


def lines_at(words: Words, picture: Picture, cell: Cell) -> list[str]:
    """The open goals that are about a cell."""
    return [
        line(words, goal) if picture.side == goal.side else words("log-goal-of", side=words.side(goal.side), goal=text)
        for goal in picture.goals
        if goal.state == "open" and cell in (*goal.zone, *goal.structures) and (text := words.goal(goal))
    ]


def briefing(words: Words, key: str, picture: Picture) -> str:
    """What a person is told at the start: the situation, if there is one to tell, and the goals."""
    told = [words(key), ""] if key else []
    return "\n".join([*told, *lines(words, picture)])

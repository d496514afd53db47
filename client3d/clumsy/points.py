"""Victory points: what the label of a cell, the top bar and the minimap say of them, in the rules' own numbers."""

from __future__ import annotations

from client3d.clumsy import ground_marks
from client3d.clumsy.words import Words
from core.orders import Cell
from systems.clumsy.capture import points_needed
from systems.clumsy.data import ClumsyData
from systems.clumsy.picture import Picture
from systems.clumsy.view import View


def rule(words: Words, data: ClumsyData, points: int, mission: bool = False) -> str:
    """How a point is taken, and how many of so many win (CAPTURE-1, CAPTURE-2, WIN-1); empty if there are none.

    In a mission the side's goals say what wins (WIN-3).
    """
    if not points:
        return ""
    capture = data.rules.capture
    if mission:
        return words("point-rule-mission", turns=capture.turns, radius=capture.contest_radius)
    return words(
        "point-rule",
        turns=capture.turns,
        radius=capture.contest_radius,
        needed=points_needed(data, points),
        points=points,
    )


def title(words: Words, owner: int) -> str:
    """What a point is called, and whose it is."""
    return words("point-free") if owner < 0 else words("point-held", side=words.side(owner))


def taking(words: Words, data: ClumsyData) -> str:
    """How an engineer takes a point, in one line (CAPTURE-1)."""
    return words("point-taking", turns=data.rules.capture.turns, radius=data.rules.capture.contest_radius)


def standing(words: Words, view: View, cell: int) -> list[str]:
    """Whose the point in a cell is, and how far one's own engineer there has come; nothing where there is none."""
    owners, count = dict(view.points), dict(view.captures).get(cell, 0)
    if cell not in owners:
        return []
    found, turns = [title(words, owners[cell])], view.data.rules.capture.turns
    engineer = view.at.get(cell)
    if count:
        found.append(words("point-count", count=count, turns=turns, left=turns - count))
    elif engineer is not None and engineer.side == view.side != owners[cell]:
        found.append(taking(words, view.data))
    return found


def hindrance(words: Words, view: View, cell: Cell) -> list[str]:
    """Which enemies in sight keep one's own side from taking or keeping a point (CAPTURE-1, CAPTURE-2)."""
    near = ground_marks.enemies_near(view, cell)
    return [words("point-near", units=", ".join(words.unit(enemy.kind.id) for enemy in near))] if near else []


def lines(words: Words, view: View, cell: Cell) -> list[str]:
    """The same of a pointed cell, and the rule."""
    found = standing(words, view, view.board.cell(*cell))
    explained = rule(words, view.data, len(view.points), bool(view.goals))
    return [*found, *hindrance(words, view, cell), explained] if found else []


def watched_lines(words: Words, picture: Picture, data: ClumsyData, cell: Cell) -> list[str]:
    """The same for a watcher, who is shown no counts."""
    if cell not in picture.points:
        return []
    return [title(words, picture.points[cell]), rule(words, data, len(picture.points), bool(picture.goals))]


def counts(words: Words, view: View) -> str:
    """How far one's own engineers have come with the points they are taking; empty if they take none."""
    turns = view.data.rules.capture.turns
    return "\n".join(words("point-count", count=count, turns=turns, left=turns - count) for _, count in view.captures)

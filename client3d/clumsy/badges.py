"""Signs over cells: how far a site has come, what a structure has left, counts on points, fires, what grows again."""

from __future__ import annotations

from collections.abc import Callable

from client3d.clumsy import ground_marks
from client3d.clumsy.pointed import Pointed
from client3d.clumsy.words import Words
from client3d.hud.values import Badge
from client3d.play.signs import Signs
from core.orders import Cell
from systems.clumsy import fire_spread
from systems.clumsy.picture import Building, Picture
from systems.clumsy.view import View

SPREADING = " »"
"""After the rounds that a fire burns on: it spreads at the end of this one."""
SPREADS, GROWS = "fire_spread", "spring"
"""Icons of what is about to happen to a cell: it catches fire, it grows again."""


class Badges:
    """Makes the signs anew when a view or a picture has changed, and places them where the camera shows their cells."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._made_for: tuple[object, ...] = ()
        self._kept: tuple[object, ...] = ()
        self._signs: Signs = {}

    def of_side(self, view: View, picture: Picture, settled: bool) -> Signs:
        """What one side knows. settled: all that happened is shown, so that the view is of the same moment."""
        state = (id(view), settled, *_moment(picture))
        if state != self._made_for:
            self._made_for, self._kept = state, (view,)
            self._signs = self._of_picture(picture, view)
            if settled:
                self._add_fires(self._signs, view)
                self._add_points(self._signs, view)
        return self._signs

    def of_watcher(self, picture: Picture, turns_of: Callable[[str], int]) -> Signs:
        """What anybody may see who watches."""
        state = _moment(picture)
        if state != self._made_for:
            self._made_for = state
            self._signs = {cell: [self._site(one, turns_of(one.type))] for cell, one in _sites(picture)}
            _add_mines(self._signs, picture)
        return self._signs

    def _of_picture(self, picture: Picture, view: View) -> Signs:
        kinds = view.data.structures
        found: Signs = {cell: [self._site(one, kinds[one.type].build_turns)] for cell, one in _sites(picture)}
        for cell, one in picture.structures.items():
            full = kinds[one.type].hp
            if one.hp < full:
                worn = Badge(0, 0, "structure", f"{one.hp}/{full}", "warn", one.side, one.hp / full)
                found.setdefault(cell, []).append(worn)
        _add_mines(found, picture)
        return found

    @staticmethod
    def _site(one: Building, turns: int) -> Badge:
        return Badge(0, 0, "build", f"{one.progress}/{turns}", "accent", one.side, one.progress / max(turns, 1))

    def _add_fires(self, signs: Signs, view: View) -> None:
        rules, xy = view.data.rules.burn, view.board.xy
        for fire in view.fires:
            goes_on = fire_spread.is_about_to_spread(rules, fire, view.weather)
            left = f"{fire_spread.rounds_left(rules, fire.age)}{SPREADING if goes_on else ''}"
            signs.setdefault(xy(fire.cell), []).append(Badge(0, 0, "burning", left, "bad"))
        for cell in ground_marks.about_to_catch(view):
            signs.setdefault(cell, []).append(Badge(0, 0, SPREADS, "", "warn"))
        for cell in ground_marks.regrowing(view):
            signs.setdefault(cell, []).append(Badge(0, 0, GROWS, "", "good"))

    def _add_points(self, signs: Signs, view: View) -> None:
        turns = view.data.rules.capture.turns
        for number, count in view.captures:
            text = self.words("badge-point", count=count, turns=turns)
            sign = Badge(0, 0, "flag", text, "accent", view.side, count / turns)
            signs.setdefault(view.board.xy(number), []).append(sign)


def steps_of(pointed: Pointed) -> Signs:
    """What each step of the way that is pointed at takes; of a way of several turns: which turn ends where."""
    steps: Signs = {}
    if pointed.way is not None:
        for cell, points in zip(pointed.way.cells[1:], pointed.way.steps, strict=False):
            steps[cell] = [Badge(0, 0, "", str(points), "points")]
    elif pointed.route is not None:
        for number, cell in enumerate(pointed.route.ends, 1):
            if cell != pointed.route.cells[0]:
                steps[cell] = [Badge(0, 0, "moved", str(number), "accent")]
    return steps


def _sites(picture: Picture) -> list[tuple[Cell, Building]]:
    return [(cell, one) for cell, one in picture.structures.items() if not one.built]


def _moment(picture: Picture) -> tuple[object, ...]:
    """What signs depend on of a picture."""
    structures = tuple((cell, one.type, one.hp, one.progress, one.built) for cell, one in picture.structures.items())
    return (*structures, frozenset(picture.mines.items()))


def _add_mines(signs: Signs, picture: Picture) -> None:
    """Mines are small: a sign tells where those are that are known of (MINE-1, MINE-2)."""
    for cell, side in sorted(picture.mines.items()):
        # another side's has another shape too: colours alone do not tell everybody
        icon, tone = ("foreign_mine", "bad") if picture.is_foreign(side) else ("mine", "normal")
        signs.setdefault(cell, []).append(Badge(0, 0, icon, "", tone, side))

"""The presenter: a side's view, the picture and what is pointed at, as values for the panels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from client3d.clumsy import calendar, goals, points
from client3d.clumsy.cards import Cards
from client3d.clumsy.menus import Menus
from client3d.clumsy.pointing import Pointing
from client3d.clumsy.words import Words
from client3d.hud.values import TopBarValues
from systems.clumsy.picture import Picture
from systems.clumsy.view import View


class Presenter:
    """Makes the values of the frame of things; units, buttons and what is pointed at have makers of their own."""

    def __init__(self, words: Words, portrait: Callable[[str, int], Any] = lambda _kind, _side: None) -> None:
        self.words = words
        self.cards, self.menus, self.pointing = Cards(words, portrait), Menus(words), Pointing(words)

    def top_bar(self, view: View, picture: Picture) -> TopBarValues:
        """Round, calendar, whose turn; the calendar is the picture's, which may lag behind while events are played."""
        return TopBarValues(
            picture.round,
            view.round_limit,
            picture.season,
            picture.hour,
            picture.weather,
            picture.turn,
            self.words.side(picture.turn),
            picture.turn == picture.side,
            self.objective(picture),
            tuple(picture.points.values()),
            "\n".join(filter(None, self._explained(view, picture))),
            self.words("round-limit-about", limit=view.round_limit),
            calendar.meaning(self.words, view.data, picture),
        )

    def placing_bar(self, view: View, picture: Picture) -> TopBarValues:
        """The frame of things while a side places its units before the first turn."""
        name, now = self.words.side(view.side), (picture.season, picture.hour, picture.weather)
        return TopBarValues(
            picture.round,
            view.round_limit,
            *now,
            view.side,
            name,
            True,
            self.words("deploy-objective"),
            tuple(picture.points.values()),
            points.rule(self.words, view.data, len(view.points), bool(picture.goals)),
            self.words("round-limit-about", limit=view.round_limit),
            calendar.meaning(self.words, view.data, picture),
        )

    def objective(self, picture: Picture) -> str:
        """What wins, in one line."""
        told = goals.objective(self.words, picture)
        return told or self.words("objective-points" if picture.points else "objective-destroy")

    def _explained(self, view: View, picture: Picture) -> tuple[str, ...]:
        """What the bar's tooltip says: the goals of a mission, how points are taken, how far one's own have come."""
        rule = points.rule(self.words, view.data, len(view.points), bool(picture.goals))
        return *goals.lines(self.words, picture), rule, points.counts(self.words, view)

    def watched_bar(self, picture: Picture, round_limit: int, result: str = "") -> TopBarValues:
        """Round, calendar and whose turn it is in a battle that is only watched; result: how it ended, if it has."""
        side = self.words.side(picture.turn)
        now = (picture.season, picture.hour, picture.weather)
        result = result or goals.objective(self.words, picture)
        return TopBarValues(
            picture.round, round_limit, *now, picture.turn, side, False, result, tuple(picture.points.values())
        )

    @staticmethod
    def minimap(picture: Picture) -> list[tuple[int, int, int, bool]]:
        """Units on the minimap: cell, side, and whether only remembered."""
        shown = [(*figure.cell, figure.side, False) for figure in picture.figures.values()]
        shown += [(*ghost.cell, ghost.side, True) for ghost in picture.ghosts.values()]
        return shown

    def outcome(self, reason: str, winner: int) -> str:
        """Why a battle ended as it did; empty where there is nothing to say."""
        losers = [self.words.side(side) for side in range(len(self.words.side_names)) if side != winner]
        if not reason or (reason in ("destruction", "surrender") and winner < 0):
            return ""
        return self.words(f"outcome-{reason}", side=", ".join(losers))

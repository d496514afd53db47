"""What the panels show of a unit of Headquarters: its card, its line in the list, the bar over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from client3d.headquarters.words import CampWords
from client3d.hud.values import StateLine, UnitCardValues, UnitRow
from systems.headquarters.cities import is_taken_by
from systems.headquarters.data import HeadquartersData, TerrainType, UnitType
from systems.headquarters.fighting import defence_of
from systems.headquarters.healing import heals_in_city
from systems.headquarters.picture import Figure, Picture


class CampCards:
    """Makes the values, from the picture alone: there is no fog. portrait: that of a unit type of a side, or none."""

    most_segments = 20
    """Parts of a bar over a unit: one a hit point, up to so many."""

    def __init__(self, words: CampWords, portrait: Callable[[str, int], Any]) -> None:
        self.words, self.portrait = words, portrait

    @property
    def data(self) -> HeadquartersData:
        """That of the battle."""
        return self.words.data

    def card(self, figure: Figure | None, picture: Picture) -> UnitCardValues | None:
        """A unit in full."""
        if figure is None:
            return None
        kind = self.data.units[figure.type]
        return UnitCardValues(
            name=self.words.unit_numbered(figure.key, kind.id, figure.side),
            subtitle=self.words.side(figure.side),
            icon=kind.unit_class,
            side=figure.side,
            hp=figure.hp,
            full_hp=kind.hp,
            states=(*self._figures(figure, kind, picture), *self._states(figure, kind, picture)),
            portrait=self.portrait(kind.id, figure.side),
        )

    def _ground(self, figure: Figure, picture: Picture) -> TerrainType:
        x, y = figure.cell
        return self.data.terrain[picture.terrain[y][x]]

    def _figures(self, figure: Figure, kind: UnitType, picture: Picture) -> list[StateLine]:
        words, ground = self.words, self._ground(figure, picture)
        least, most = kind.range
        found = [StateLine("fire", words("camp-attack", attack=kind.attack, range=words.damage(least, most)))]
        total = defence_of(self.data, kind, ground.defence, picture.camps[figure.side].bought)
        works = total - kind.defence - ground.defence
        key = "camp-defence-works" if works else "camp-defence"
        parts = {"total": total, "own": kind.defence, "ground": ground.defence}
        found.append(StateLine("cover", words(key, **parts, **({"works": works} if works else {}))))
        if kind.move:
            found.append(StateLine("moved", words("camp-move", move=kind.move)))
        if kind.captures:
            found.append(StateLine("flag", words("camp-captures"), "dim"))
        if not kind.strikes_back:
            found.append(StateLine("warning", words("camp-no-strike-back"), "dim"))
        if not kind.fires_after_move:
            found.append(StateLine("warning", words("camp-not-after-move"), "dim"))
        return found

    def _states(self, figure: Figure, kind: UnitType, picture: Picture) -> list[StateLine]:
        words, found, ground = self.words, list[StateLine](), self._ground(figure, picture)
        if figure.star:
            found.append(StateLine("point", words("camp-star"), "accent"))
        if figure.recruited:
            found.append(StateLine("end_turn", words("camp-recruited"), "dim"))
        elif figure.acted:
            found.append(StateLine("check", words("camp-acted"), "dim"))
        elif figure.moved:
            found.append(StateLine("moved", words("camp-moved"), "dim"))
        owner = picture.cities.get(figure.cell)
        if owner is not None and is_taken_by(kind, figure.side, owner):
            found.append(StateLine("flag", words("camp-capturing"), "accent"))
        if owner == figure.side and figure.hp < kind.hp and ground.heals and heals_in_city(kind):
            found.append(StateLine("heart", words("camp-heals", amount=ground.heals), "good"))
        name = words.terrain(ground.id)
        found.append(StateLine("info", words("camp-ground", terrain=name, defence=signed(ground.defence)), "dim"))
        return found

    # --- the list and the bars

    def rows(self, picture: Picture, side: int, selected: int, able: frozenset[int]) -> tuple[UnitRow, ...]:
        """The units of a camp (less than 0: of all camps), as they are drawn now; able: who can still do something."""
        found = []
        figures = sorted(picture.figures.values(), key=lambda figure: (figure.side, figure.key))
        self.words.learn(picture)
        for figure in figures:
            if side in (-1, figure.side):
                found.append(self._row(figure, figure.key == selected, side < 0 or figure.key in able))
        return tuple(found)

    def _row(self, figure: Figure, selected: bool, ready: bool) -> UnitRow:
        kind, words = self.data.units[figure.type], self.words
        name = words.unit_numbered(figure.key, figure.type, figure.side)
        lines = (
            words.side(figure.side),
            words("row-hp", hp=figure.hp, full=kind.hp),
            words("row-ready" if ready else "row-done"),
            words("row-click"),
        )
        marks = ("point",) if figure.star else ()
        share = figure.hp / kind.hp
        return UnitRow(
            figure.key, name, kind.unit_class, figure.side, share, ready, selected, marks, tip="\n".join(lines)
        )

    @staticmethod
    def marks(picture: Picture) -> dict[int, tuple[str, ...]]:
        """Icons beside the bars: a star for who was bought (HQ-SHOP-3)."""
        return {figure.key: ("point",) for figure in picture.figures.values() if figure.star}


def signed(number: int) -> str:
    """A number that is added to another."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"

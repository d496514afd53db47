"""What the panels show of a unit: its card, its line in the list, the bar over it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from client3d.clumsy import card_tips, flights, outlook, points, radio
from client3d.clumsy.outlook import cover_causes
from client3d.clumsy.routes import Route
from client3d.clumsy.words import Words
from client3d.hud.values import (
    StateLine,
    UnitCardValues,
    UnitRow,
    WeaponValues,
)
from systems.clumsy import fire
from systems.clumsy.cover import NO_COVER, cover_of
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.healing import hp_next_turn
from systems.clumsy.movement import is_wounded
from systems.clumsy.picture import Figure, Passenger, Picture
from systems.clumsy.shots import shot_price
from systems.clumsy.view import UnitView, View


class Cards:
    """Makes the values; portrait: the portrait of a unit type of a side, or nothing."""

    most_segments = 12
    """Parts of a bar over a unit: one a hit point, up to so many."""

    def __init__(self, words: Words, portrait: Callable[[str, int], Any]) -> None:
        self.words, self.portrait = words, portrait

    def card(
        self, view: View, unit: UnitView | None, picture: Picture, route: Route | None = None
    ) -> UnitCardValues | None:
        """A unit in full; its hit points are the picture's, which may lag behind while events are played.

        route: the way of several turns that it is on.
        """
        if unit is None:
            return None
        figure = picture.figures.get(unit.id)
        kind, words, own = unit.kind, self.words, unit.side == view.side
        cover = NO_COVER if unit.airborne else cover_of(view.field, unit.side, unit.cell)
        return UnitCardValues(
            name=words.unit_numbered(unit.id, kind.id, unit.side),
            subtitle=self._subtitle(unit.side, kind),
            icon=kind.unit_class,
            side=unit.side,
            hp=figure.hp if figure else unit.hp,
            full_hp=kind.hp,
            points=unit.action_points if own else None,
            full_points=kind.action_points,
            fuel=unit.fuel if own and kind.fuel is not None else None,
            full_fuel=kind.fuel or 0,
            shots=outlook.shots_left(view, unit) if own and kind.weapons else None,
            shot_price=shot_price(view.data, kind) if own and kind.weapons else 0,
            weapons=tuple(self._weapon(view, unit, place) for place in range(len(kind.weapons))),
            states=(*self._on_its_way(route), *self._states(view, unit)),
            cover=cover.total,
            cover_causes=tuple(
                f"{cause.name} {cause.percent} %" for cause in cover_causes(self.words, view, unit.cell, cover)
            ),
            portrait=self.portrait(kind.id, unit.side),
            bar_tips=card_tips.bars(self.words, view.data, kind),
        )

    def figure_card(self, figure: Figure | None, data: ClumsyData, picture: Picture) -> UnitCardValues | None:
        """What the picture and the pack tell of a unit."""
        if figure is None:
            return None
        kind = data.units[figure.type]
        weapons = tuple(
            WeaponValues(
                self.words.weapon(name),
                None,
                0,
                *data.weapons[name].range,
                tip=card_tips.weapon(self.words, data, data.weapons[name]),
            )
            for name in kind.weapons
        )
        subtitle = self._subtitle(figure.side, kind)
        return UnitCardValues(
            self.words.unit_numbered(figure.key, kind.id, figure.side),
            subtitle,
            kind.unit_class,
            figure.side,
            figure.hp,
            kind.hp,
            weapons=weapons,
            states=self._drawn_load(figure, data, picture),
            portrait=self.portrait(kind.id, figure.side),
            bar_tips=card_tips.bars(self.words, data, kind),
        )

    def _drawn_load(self, figure: Figure, data: ClumsyData, picture: Picture) -> tuple[StateLine, ...]:
        """Whom a unit of a picture carries, what it tows and what tows it."""
        words, found = self.words, []
        for one in picture.aboard.values():
            if one.carrier == figure.key:
                name, full = words.unit_numbered(one.key, one.type, one.side), data.units[one.type].hp
                found.append(StateLine("board", words("state-carries", unit=name, hp=one.hp, full=full)))
        for gun, truck in picture.tows.items():
            if truck == figure.key and gun in picture.figures:
                name = words.unit_numbered(gun, picture.figures[gun].type, figure.side)
                found.append(StateLine("tow", words("state-tows", unit=name)))
            if gun == figure.key and truck in picture.figures:
                name = words.unit_numbered(truck, picture.figures[truck].type, figure.side)
                found.append(StateLine("tow", words("state-towed", unit=name), "dim"))
        return tuple(found)

    def _subtitle(self, side: int, kind: UnitType) -> str:
        words = self.words
        return words(
            "unit-subtitle",
            side=words.side(side),
            unitclass=words.named("class", kind.unit_class),
            size=words.named("size", kind.size),
        )

    def _weapon(self, view: View, unit: UnitView, place: int) -> WeaponValues:
        name = unit.kind.weapons[place]
        weapon, own = view.data.weapons[name], unit.side == view.side
        least, most = fire.range_of(view.data, weapon, unit.moved)
        return WeaponValues(
            self.words.weapon(name),
            unit.rounds[place] if own else None,
            weapon.ammo,
            least,
            most,
            fire.refuse_weapon(view, unit, name) is None if own else True,
            most < weapon.maximum_range,
            card_tips.weapon(self.words, view.data, weapon),
        )

    def _states(self, view: View, unit: UnitView) -> tuple[StateLine, ...]:
        words, found = self.words, []
        if is_wounded(view.data, unit.kind, unit.hp):
            found.append(StateLine("wound", words("state-wounded"), "warn"))
        if unit.side == view.side and (hp := hp_next_turn(view, unit)) > unit.hp:
            found.append(StateLine("heart", words("state-heals", hp=hp, full=unit.kind.hp), "good"))
        if unit.moved:
            found.append(StateLine("moved", words("state-moved"), "dim"))
        if unit.shots:
            found.append(StateLine("shots", words("state-fired"), "dim"))
        if unit.worked:
            found.append(StateLine("build", words("state-worked"), "dim"))
        found += flights.states(words, view, unit)
        if view.field.ground.burning >> unit.cell & 1 and not unit.airborne:
            found.append(StateLine("burning", words("state-burning"), "warn"))
        found += self._kept(view, unit)
        if unit.camouflaged:
            found.append(StateLine("hidden", words("state-camouflaged"), "good"))
        found += radio.states(words, view, unit)
        found += self._load(view, unit)
        found += [StateLine("point", text, "accent") for text in points.standing(words, view, unit.cell)]
        found.append(StateLine("info", outlook.ground_name(words, view, unit.cell), "dim"))
        return tuple(found)

    def _on_its_way(self, route: Route | None) -> list[StateLine]:
        """How long a unit's way of several turns still is."""
        return [] if route is None else [StateLine("move", self.words("state-route", turns=route.turns), "accent")]

    def _kept(self, view: View, unit: UnitView) -> list[StateLine]:
        """The shots a unit keeps for later, and the points reserved for them, which `cancel` gives back (AP-2)."""
        words, found, price = self.words, [], shot_price(view.data, unit.kind)
        if unit.alert:
            found.append(StateLine("alert", words("state-alert", count=unit.alert, points=unit.alert * price), "good"))
        if unit.patrol >= 0:
            key = "state-patrol-reserved" if unit.reserved else "state-patrol"
            found.append(StateLine("patrol", words(key, points=price), "good"))
        return found

    def _load(self, view: View, unit: UnitView) -> list[StateLine]:
        """Who is aboard, what it tows and what tows it."""
        words, found = self.words, []
        aboard = [passenger for passenger in view.passengers if passenger.aboard == unit.id]
        for passenger in aboard:
            name = words.unit_numbered(passenger.id, passenger.kind.id, unit.side)
            text = words("state-carries", unit=name, hp=passenger.hp, full=passenger.kind.hp)
            found.append(StateLine("board", text))
        if unit.tows:
            found.append(StateLine("tow", words("state-tows", unit=words.unit(unit.tows))))
        if unit.towed_by in view.units:
            truck = words.unit(view.units[unit.towed_by].kind.id)
            found.append(StateLine("tow", words("state-towed", unit=truck), "dim"))
        return found

    def rows(self, view: View, picture: Picture, selected: int, able: frozenset[int]) -> tuple[UnitRow, ...]:
        """The side's units, as they are drawn now; `able`: those that can still do something.

        Who is aboard a carrier or in its tow comes after it, set in.
        """
        self.words.roll.learn(view.side, [(unit.id, unit.kind.id) for unit in view.force])
        drawn = {key: figure for key, figure in picture.figures.items() if figure.side == view.side}
        towed = {unit.towing: unit.id for unit in view.own if unit.towing in drawn}
        found = []
        for key in sorted(drawn.keys() - towed.keys()):
            found.append(self._row(view, drawn[key].type, key, drawn[key].hp, key in able, key == selected))
            for each in view.passengers:
                if each.aboard == key and each.id not in drawn:
                    row = self._row(view, each.kind.id, each.id, each.hp, False, False)
                    tip = self._row_tip(each.side, each.kind, each.hp, [self.words("row-aboard")])
                    found.append(replace(row, inside=True, marks=("board",), tip=tip))
            for gun in [gun for gun, truck in towed.items() if truck == key]:
                row = self._row(view, drawn[gun].type, gun, drawn[gun].hp, gun in able, gun == selected)
                found.append(replace(row, inside=True, marks=("tow",)))
        return tuple(found)

    def _row(self, view: View, kind: str, key: int, hp: int, ready: bool, selected: bool) -> UnitRow:
        found, name = view.data.units[kind], self.words.unit_numbered(key, kind, view.side)
        unit = view.units.get(key)
        lines = [self.words("row-ready" if ready else "row-done")]
        if unit is not None:
            lines.insert(0, self.words("row-points", points=unit.action_points, full=found.action_points))
        tip = self._row_tip(view.side, found, hp, [*lines, self.words("row-click")])
        return UnitRow(key, name, found.unit_class, view.side, hp / found.hp, ready, selected, tip=tip)

    def _row_tip(self, side: int, kind: UnitType, hp: int, more: list[str]) -> str:
        """What is said of a unit where the list is pointed at."""
        return "\n".join((self._subtitle(side, kind), self.words("row-hp", hp=hp, full=kind.hp), *more))

    def watched_rows(self, picture: Picture, selected: int, data: ClumsyData) -> tuple[UnitRow, ...]:
        """All units that are drawn, side by side."""
        figures = sorted(picture.figures.values(), key=lambda figure: (figure.side, abs(figure.key)))
        for side in {figure.side for figure in figures}:
            # the numbers of contacts are those of one side's eyes alone, and stay out
            known: list[Figure | Passenger] = [*figures, *picture.aboard.values()]
            self.words.roll.learn(side, [(one.key, one.type) for one in known if one.side == side and one.key > 0])
        found = []
        for figure in figures:
            if figure.key not in picture.tows:
                found.append(self._watched_row(figure, data, selected))
            for one in picture.aboard.values():
                if one.carrier == figure.key:
                    found.append(replace(self._watched_row(one, data, selected), inside=True, marks=("board",)))
            for gun, truck in picture.tows.items():
                if truck == figure.key and gun in picture.figures:
                    row = self._watched_row(picture.figures[gun], data, selected)
                    found.append(replace(row, inside=True, marks=("tow",)))
        return tuple(found)

    def _watched_row(self, unit: Figure | Passenger, data: ClumsyData, selected: int) -> UnitRow:
        kind, name = data.units[unit.type], self.words.unit_numbered(unit.key, unit.type, unit.side)
        tip = self._row_tip(unit.side, kind, unit.hp, [self.words("row-click")])
        chosen = unit.key == selected
        return UnitRow(unit.key, name, kind.unit_class, unit.side, unit.hp / kind.hp, True, chosen, tip=tip)

    @staticmethod
    def marks(view: View) -> dict[int, tuple[str, ...]]:
        """Icons beside the bars of one's own units: who is on alert, on patrol, camouflaged."""
        found = {}
        for unit in view.own:
            states = (("alert", unit.alert > 0), ("patrol", unit.patrol >= 0), ("hidden", unit.camouflaged))
            if icons := tuple(icon for icon, holds in states if holds):
                found[unit.id] = icons
        return found

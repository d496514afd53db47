"""The presenter: a side's view, the picture and what is pointed at, as values for the panels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from client3d.hud.values import (
    CoverCause,
    DamageLine,
    DamagePreviewValues,
    OrderButton,
    PathPreviewValues,
    Plate,
    StateLine,
    TopBarValues,
    TurnButtons,
    UnitCardValues,
    UnitRow,
    VictoryValues,
    WeaponValues,
)
from client3d.play import outlook, points, previews
from client3d.play.controller import Controller, Pointed
from client3d.play.engineering import BUILD_PREFIX, WORKS, is_engineer, refusal_of_work
from client3d.play.previews import ShotPreview
from client3d.play.words import Words
from core.orders import Refusal
from systems.clumsy import fire
from systems.clumsy.cover import Cover, cover_of
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.movement import is_wounded
from systems.clumsy.picture import EVERYTHING, Figure, Picture
from systems.clumsy.shots import shot_price
from systems.clumsy.supply import is_at_depot
from systems.clumsy.view import UnitView, View

_PAUSE = {False: "pause", True: "play"}
"""What the button of a watcher does, by whether all stands still: its icon and text."""

ORDERS = (
    ("move", "move", "M"),
    ("fire", "fire", "F"),
    ("alert", "alert", "O"),
    ("patrol", "patrol", "Z"),
    ("stand_down", "cancel", "X"),
    ("supply", "supply", "R"),
    ("board", "board", "I"),
    ("unload", "unload", "J"),
    ("tow", "tow", "T"),
    ("unhitch", "unhitch", "T"),
    ("build", "build", "B"),
    ("clear", "clear", "K"),
    ("lay_mine", "lay_mine", "5"),
    ("demine", "demine", "Y"),
)
"""Buttons of the order bar: name, icon, key."""


class Presenter:
    """Makes values; keeps only which units of the newest view can still act, which is asked again and again."""

    def __init__(self, words: Words, portrait: Callable[[str, int], Any] = lambda _kind, _side: None) -> None:
        self.words = words
        self.portrait = portrait
        """The portrait of a unit type of a side, or nothing."""
        self._view: View | None = None
        self._able: frozenset[int] = frozenset()

    def able(self, view: View) -> frozenset[int]:
        """The side's units that can still do something."""
        if view is not self._view:
            self._view = view
            self._able = frozenset(unit.id for unit in view.own if previews.can_act(view, unit))
        return self._able

    # --- the frame of things

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
            self.words("objective-points" if picture.points else "objective-destroy"),
            tuple(picture.points.values()),
            "\n".join(
                filter(None, (points.rule(self.words, view.data, len(view.points)), points.counts(self.words, view)))
            ),
        )

    def orders(self, view: View, controller: Controller, acting: bool) -> tuple[OrderButton, ...]:
        """The order bar of the selected unit; empty where none takes orders."""
        unit = controller.own_unit
        if unit is None or not acting:
            return ()
        if controller.mode == "build":
            return self._build_menu(view, unit, controller.structure)
        wanted = ["move", "fire", *previews.keeping_orders(unit), *previews.transport_orders(view, unit)]
        if "supplier" in unit.kind.abilities or is_at_depot(view, unit):
            wanted.append("supply")
        if is_engineer(unit):
            wanted += WORKS
        shown = [name for name in ORDERS if name[0] in wanted]
        return tuple(
            OrderButton(
                name,
                icon,
                self._label(name, view, controller),
                key,
                self._reason(previews.refusal_of_kind(view, unit, name)),
                controller.mode == name,
                self._order_tip(view, unit, name),
            )
            for name, icon, key in shown
        )

    def _order_tip(self, view: View, unit: UnitView, name: str) -> str:
        tip = self.words(f"order-{name}-tip")
        if name != "fire" or not unit.kind.weapons:
            return tip
        return f"{tip}\n{self.words('order-fire-price', price=shot_price(view.data, unit.kind))}"

    def _label(self, name: str, view: View, controller: Controller) -> str:
        passenger = view.passenger(controller.passenger) if name == "unload" and controller.mode == "unload" else None
        return self.words(f"order-{name}") if passenger is None else self.words.unit(passenger.kind.id)

    def _build_menu(self, view: View, unit: UnitView, chosen: str) -> tuple[OrderButton, ...]:
        """Back to the other orders, and what there is to build."""
        words = self.words
        back = OrderButton("build", "build", words("order-build"), "B", "", True, words("order-build-tip"))
        kinds = sorted(view.data.structures.values(), key=lambda kind: (kind.kind, kind.id))
        return back, *(
            OrderButton(
                f"{BUILD_PREFIX}{kind.id}",
                "structure" if kind.kind == "building" else "cover",
                words.structure_type(kind.id),
                "",
                self._reason(refusal_of_work(view, unit, "build", kind.id)),
                kind.id == chosen,
                words.structure_about(kind.id),
            )
            for kind in kinds
        )

    def turn_buttons(self, view: View, active: bool, undo_obstacle: str) -> TurnButtons:
        """End of turn, undo, next unit."""
        if view.ended:
            return TurnButtons(None, None, None)
        if not active:
            waits = self.words("turn-wait")
            return TurnButtons(waits, waits, waits)
        able = self.able(view)
        left = sum(not unit.moved and not unit.shots for unit in view.own if unit.id in able)
        return TurnButtons(
            "",
            self.words(f"undo-{undo_obstacle}") if undo_obstacle else "",
            "" if able else self.words("turn-none-left"),
            left,
        )

    def _reason(self, refusal: Refusal | None) -> str:
        return self.words.refusal(refusal) if refusal is not None else ""

    # --- watching

    def watched_bar(self, picture: Picture, round_limit: int, result: str = "") -> TopBarValues:
        """Round, calendar and whose turn it is in a battle that is only watched; result: how it ended, if it has."""
        side = self.words.side(picture.turn)
        calendar = (picture.season, picture.hour, picture.weather)
        return TopBarValues(
            picture.round, round_limit, *calendar, picture.turn, side, False, result, tuple(picture.points.values())
        )

    def watched_rows(self, picture: Picture, selected: int, data: ClumsyData) -> tuple[UnitRow, ...]:
        """All units that are drawn, side by side."""
        figures = sorted(picture.figures.values(), key=lambda figure: (figure.side, abs(figure.key)))
        return tuple(
            UnitRow(
                figure.key,
                self.words.unit(figure.type),
                data.units[figure.type].unit_class,
                figure.side,
                figure.hp / data.units[figure.type].hp,
                True,
                figure.key == selected,
            )
            for figure in figures
        )

    def figure_card(self, figure: Figure | None, data: ClumsyData) -> UnitCardValues | None:
        """What the picture and the pack tell of a unit."""
        if figure is None:
            return None
        kind = data.units[figure.type]
        weapons = tuple(
            WeaponValues(self.words.weapon(name), None, 0, *data.weapons[name].range) for name in kind.weapons
        )
        subtitle = self._subtitle(figure.side, kind)
        return UnitCardValues(
            self.words.unit(kind.id),
            subtitle,
            kind.unit_class,
            figure.side,
            figure.hp,
            kind.hp,
            weapons=weapons,
            portrait=self.portrait(kind.id, figure.side),
        )

    def transport(self, paused: bool, speed: float, eyes: str = "", over: bool = False) -> tuple[OrderButton, ...]:
        """Buttons of a watcher; those of a replay where it can be looked with other eyes. over: all was shown."""
        words = self.words
        if over:
            pause = OrderButton("pause", "replay", words("watch-restart"), "P")
        else:
            pause = OrderButton("pause", _PAUSE[paused], words(f"watch-{_PAUSE[paused]}"), "P")
        rate = OrderButton("speed", "points", f"×{speed:g}", "", tip=words("option-speed"))
        if not eyes:
            return (pause, rate)
        before = OrderButton("previous_turn", "left", words("watch-previous"), "[")
        at_end = words("watch-at-end") if over else ""
        after = OrderButton("next_turn", "next_unit", words("watch-next"), "]", at_end)
        return (before, pause, after, rate, OrderButton("eyes", "eye", eyes, "V", tip=words("watch-eyes")))

    @staticmethod
    def no_turn() -> TurnButtons:
        """No button of a turn."""
        return TurnButtons(None, None, None)

    def picture_line(self, picture: Picture, cell: tuple[int, int]) -> str:
        """A word on a cell of a picture."""
        parts = [self.words.named("terrain", picture.terrain[cell[1]][cell[0]])]
        if (building := picture.structures.get(cell)) is not None:
            parts.append(self.words.structure(building.type, building.side, building.built))
        if cell in picture.rubble:
            parts.append(self.words("cover-rubble"))
        figure = picture.figure_at(cell)
        if figure is not None:
            parts.append(self.words.unit(figure.type))
        if cell in picture.fires:
            parts.append(self.words("tip-burning"))
        if cell in picture.wrecks:
            parts.append(self.words("cover-wreck"))
        return " · ".join(parts)

    # --- units

    def _subtitle(self, side: int, kind: UnitType) -> str:
        words = self.words
        return words(
            "unit-subtitle",
            side=words.side(side),
            unitclass=words.named("class", kind.unit_class),
            size=words.named("size", kind.size),
        )

    def card(self, view: View, unit: UnitView | None, picture: Picture) -> UnitCardValues | None:
        """A unit in full; its hit points are the picture's, which may lag behind while events are played."""
        if unit is None:
            return None
        figure = picture.figures.get(unit.id)
        kind, words, own = unit.kind, self.words, unit.side == view.side
        cover = cover_of(view.field, unit.side, unit.cell)
        return UnitCardValues(
            name=words.unit(kind.id),
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
            states=self._states(view, unit),
            cover=cover.total,
            cover_causes=tuple(f"{cause.name} {cause.percent} %" for cause in self._causes(view, unit.cell, cover)),
            portrait=self.portrait(kind.id, unit.side),
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
        )

    def _states(self, view: View, unit: UnitView) -> tuple[StateLine, ...]:
        words, found = self.words, []
        if is_wounded(view.data, unit.kind, unit.hp):
            found.append(StateLine("wound", words("state-wounded"), "warn"))
        if unit.moved:
            found.append(StateLine("moved", words("state-moved"), "dim"))
        if unit.shots:
            found.append(StateLine("shots", words("state-fired"), "dim"))
        if view.field.ground.burning >> unit.cell & 1:
            found.append(StateLine("burning", words("state-burning"), "warn"))
        if unit.alert:
            found.append(StateLine("alert", words("state-alert", count=unit.alert), "good"))
        if unit.patrol >= 0:
            found.append(StateLine("patrol", words("state-patrol"), "good"))
        if unit.camouflaged:
            found.append(StateLine("hidden", words("state-camouflaged"), "good"))
        found += self._load(view, unit)
        found += [StateLine("point", text, "accent") for text in points.standing(words, view, unit.cell)]
        found.append(StateLine("info", outlook.ground_name(words, view, unit.cell), "dim"))
        return tuple(found)

    def _load(self, view: View, unit: UnitView) -> list[StateLine]:
        """Who is aboard, what it tows and what tows it."""
        words, found = self.words, []
        aboard = [passenger for passenger in view.passengers if passenger.aboard == unit.id]
        for passenger in aboard:
            text = words("state-carries", unit=words.unit(passenger.kind.id), hp=passenger.hp, full=passenger.kind.hp)
            found.append(StateLine("board", text))
        if unit.tows:
            found.append(StateLine("tow", words("state-tows", unit=words.unit(unit.tows))))
        if unit.towed_by in view.units:
            truck = words.unit(view.units[unit.towed_by].kind.id)
            found.append(StateLine("tow", words("state-towed", unit=truck), "dim"))
        return found

    def _causes(self, view: View, cell: int, cover: Cover) -> tuple[CoverCause, ...]:
        words = self.words
        causes = (
            (outlook.ground_name(words, view, cell), cover.terrain),
            (words("cover-wreck"), cover.wreck),
            (self._structure_name(view, cell), cover.structure),
            (words("cover-general"), cover.general),
        )
        return tuple(CoverCause(name, percent) for name, percent in causes if percent)

    def _structure_name(self, view: View, cell: int) -> str:
        standing = view.field.structures.get(cell)
        return self.words.structure_type(standing.kind.id) if standing is not None else ""

    def rows(self, view: View, picture: Picture, selected: int, acting: bool) -> tuple[UnitRow, ...]:
        """The side's units, as they are drawn now."""
        kinds, found = view.data.units, []
        for figure in sorted(picture.figures.values(), key=lambda figure: figure.key):
            if figure.side != view.side:
                continue
            kind = kinds[figure.type]
            ready = acting and figure.key in self.able(view)
            share = figure.hp / kind.hp
            name = self.words.unit(kind.id)
            found.append(UnitRow(figure.key, name, kind.unit_class, figure.side, share, ready, figure.key == selected))
        return tuple(found)

    @staticmethod
    def marks(view: View) -> dict[int, tuple[str, ...]]:
        """Icons beside the bars of one's own units: who is on alert, on patrol, camouflaged."""
        found = {}
        for unit in view.own:
            states = (("alert", unit.alert > 0), ("patrol", unit.patrol >= 0), ("hidden", unit.camouflaged))
            if icons := tuple(icon for icon, holds in states if holds):
                found[unit.id] = icons
        return found

    def plate(
        self,
        figure: Figure,
        full_hp: int,
        at: tuple[float, float],
        named: bool,
        dim: bool = False,
        marks: tuple[str, ...] = (),
    ) -> Plate:
        """The bar over a unit."""
        name = self.words.unit(figure.type) if named else ""
        share = figure.hp / full_hp
        return Plate(at[0], at[1], figure.side, share, str(figure.hp), name, marks, min(full_hp, 12), dim)

    @staticmethod
    def minimap(picture: Picture) -> list[tuple[int, int, int, bool]]:
        """Units on the minimap: cell, side, and whether only remembered."""
        shown = [(*figure.cell, figure.side, False) for figure in picture.figures.values()]
        shown += [(*ghost.cell, ghost.side, True) for ghost in picture.ghosts.values()]
        return shown

    # --- what is pointed at

    def path(self, pointed: Pointed, view: View, unit: UnitView) -> PathPreviewValues | None:
        """What the move to the pointed cell costs."""
        way = pointed.way
        if way is None:
            return None
        fuel = way.fuel if way.burns_fuel else None
        arrival = outlook.Arrival(view, unit, pointed.cell, way.points_left)
        there = [self._ground_there(view, arrival), *self._point_there(view, unit, pointed)]
        if unit.kind.weapons and outlook.shots_left(view, unit):
            there.append(self._shots_there(view, unit, arrival))
        return PathPreviewValues(way.points, way.points_left, fuel, way.fuel_left, there=tuple(there))

    def _ground_there(self, view: View, arrival: outlook.Arrival) -> StateLine:
        """The ground a move ends on, and the cover there by its causes."""
        words, cell, cover = self.words, arrival.unit.cell, arrival.cover
        ground = outlook.ground_name(words, view, cell)
        if not cover.total:
            return StateLine("info", words("path-ground", ground=ground), "dim")
        causes = [cause.name for cause in self._causes(view, cell, cover)[1 if cover.terrain else 0 :]]
        return StateLine("cover", words("path-cover", ground=", ".join([ground, *causes]), percent=cover.total), "good")

    def _point_there(self, view: View, unit: UnitView, pointed: Pointed) -> list[StateLine]:
        """Whose the victory point is that a move ends on, and what it takes to take it."""
        owner = dict(view.points).get(view.board.cell(*pointed.cell))
        if owner is None:
            return []
        found = [StateLine("point", points.title(self.words, owner), "accent")]
        if owner != unit.side:
            found.append(StateLine("", points.taking(self.words, view.data), "dim"))
        return found

    def _shots_there(self, view: View, unit: UnitView, arrival: outlook.Arrival) -> StateLine:
        """How many shots are left after a move; or that there is none, and why."""
        words, price = self.words, shot_price(view.data, unit.kind)
        if not outlook.fires_after_moving(view, unit):
            return StateLine("shots", words("path-no-shot-moving"), "warn")
        if arrival.shots:
            return StateLine("shots", words("path-shots", count=arrival.shots), "dim")
        if arrival.unit.action_points < price:
            return StateLine("shots", words("path-no-shot-points", price=price), "warn")
        return StateLine("shots", words("path-no-shot"), "warn")

    def damage(self, pointed: Pointed, view: View, unit: UnitView, weapon: str) -> DamagePreviewValues | None:
        """What shots at the pointed unit would do, weapon by weapon."""
        target = pointed.standing
        number = view.board.cell(*pointed.cell)
        structure = fire.structure_aimed_at(view, number) if target is None else None
        if structure is not None and pointed.shots:
            lines = tuple(self._damage_line(view, unit, name, pointed, weapon) for name in unit.kind.weapons)
            name = self.words.structure_type(structure.kind.id)
            return DamagePreviewValues(name, structure.side, structure.hp, structure.kind.hp, lines, 0, ())
        if target is None or target.side == view.side:
            return None
        chosen = weapon or (pointed.shots[0].weapon if pointed.shots else "")
        lines = tuple(self._damage_line(view, unit, name, pointed, chosen) for name in unit.kind.weapons)
        cover = cover_of(view.field, target.side, target.cell)
        note, also = self._swept(view, pointed)
        return DamagePreviewValues(
            self.words.unit(target.kind.id),
            target.side,
            target.hp,
            target.kind.hp,
            lines,
            cover.total,
            self._causes(view, target.cell, cover),
            note,
            also,
        )

    def _swept(self, view: View, pointed: Pointed) -> tuple[str, str]:
        """Whom the sweep would catch: a warning of one's own, and a word on the others."""
        own = tuple(caught for caught in pointed.caught if caught.unit.side == view.side)
        others = tuple(caught for caught in pointed.caught if caught.unit.side != view.side)
        words = self.words
        note = words("blast-own", units=words.caught(own)) if own else ""
        return note, words("blast-others", units=words.caught(others)) if others else ""

    def sweep_lines(self, view: View, pointed: Pointed) -> list[str]:
        """The same as lines of a tooltip."""
        return [line for line in self._swept(view, pointed) if line]

    def _damage_line(self, view: View, unit: UnitView, name: str, pointed: Pointed, chosen: str) -> DamageLine:
        found = previews.shot(view, unit, name, pointed.cell)
        if isinstance(found, ShotPreview):
            return DamageLine(
                self.words.weapon(name), found.base, found.damage, found.hp_left, "", name == chosen, found.destroys
            )
        return DamageLine(self.words.weapon(name), reason=self.reason_at(view, unit, pointed.cell, found))

    def reason_at(self, view: View, unit: UnitView | None, cell: tuple[int, int], refusal: Refusal) -> str:
        """Why an order at a cell is refused, with what the view tells of that cell."""
        number = view.board.cell(*cell)
        if refusal.reason == "not_an_engineer" and number in dict(view.points):
            return self.words("refusal-point")
        if refusal.reason == "blocked_line_of_fire" and unit is not None:
            what = outlook.obstacle(self.words, view, unit.cell, number)
            if what:
                return self.words("refusal-blocked-by", what=what)
        return self.words.refusal(refusal)

    def cell_line(self, view: View, pointed: Pointed) -> str:
        """A word on the pointed cell: what it is, who stands there, why a click does nothing."""
        words = self.words
        number = view.board.cell(*pointed.cell)
        parts = [outlook.ground_name(words, view, number)]
        if (structure := view.field.structures.get(number)) is not None:
            name = words.structure(structure.kind.id, structure.side, structure.built)
            if parts == [words.structure_type(structure.kind.id)]:
                parts.clear()  # a bridge is the ground as well
            parts.append(f"{name} {structure.hp}/{structure.kind.hp}")
        if view.field.rubble >> number & 1:
            parts.append(words("cover-rubble"))
        if pointed.standing is not None:
            parts.append(words.unit(pointed.standing.kind.id))
        elif pointed.ghost is not None:
            parts.append(words("tip-ghost", unit=words.unit(pointed.ghost.kind.id), round=pointed.ghost.round))
        if view.field.ground.burning >> view.board.cell(*pointed.cell) & 1:
            parts.append(words("tip-burning"))
        if view.field.wrecks >> view.board.cell(*pointed.cell) & 1:
            parts.append(words("cover-wreck"))
        return " · ".join(parts)

    # --- the end

    def outcome(self, reason: str, winner: int) -> str:
        """Why a battle ended as it did; empty where there is nothing to say."""
        losers = [self.words.side(side) for side in range(len(self.words.side_names)) if side != winner]
        if not reason or (reason in ("destruction", "surrender") and winner < 0):
            return ""
        return self.words(f"outcome-{reason}", side=", ".join(losers))

    def victory(self, view: View, looking: int, tallies: list[tuple[int, int, int]], can_watch: bool) -> VictoryValues:
        """How the battle ended. tallies: units left, units lost and points held, by side."""
        by_all = looking == EVERYTHING
        result = "draw" if view.winner < 0 else "won" if view.winner == looking or by_all else "lost"
        rows = tuple(
            (side, self.words.side(side), tuple(str(number) for number in tally)) for side, tally in enumerate(tallies)
        )
        headers = tuple(self.words(f"victory-{name}") for name in ("left", "lost", "points"))
        return VictoryValues(
            result,
            view.winner,
            self.words.side(view.winner),
            by_all,
            self.outcome(view.outcome, view.winner),
            view.round,
            headers,
            rows,
            can_watch,
        )

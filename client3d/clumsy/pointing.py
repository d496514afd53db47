"""What is told of the cell the player points at: what a move costs, what a shot does, why neither can be."""

from __future__ import annotations

from client3d.clumsy import aim_words, engineering, flights, ground_marks, outlook, points, previews, radio
from client3d.clumsy.engineering import is_engineer
from client3d.clumsy.outlook import cover_causes
from client3d.clumsy.pointed import Pointed
from client3d.clumsy.previews import ShotPreview
from client3d.clumsy.routes import Route
from client3d.clumsy.words import Words
from client3d.hud.values import (
    DamageLine,
    DamagePreviewValues,
    PathPreviewValues,
    StateLine,
)
from core.orders import Cell, Refusal
from systems.clumsy import fire, fire_spread
from systems.clumsy.cover import NO_COVER, cover_of
from systems.clumsy.field import Standing
from systems.clumsy.picture import Picture
from systems.clumsy.price import Price, price_of
from systems.clumsy.shots import shot_price
from systems.clumsy.towing import is_gun
from systems.clumsy.view import UnitView, View


class Pointing:
    """Makes the values of previews and tooltips."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def path(self, pointed: Pointed, view: View, unit: UnitView) -> PathPreviewValues | None:
        """What the move to the pointed cell costs."""
        way = pointed.way
        if way is None:
            return None if pointed.route is None else self._route(view, unit, pointed.route)
        fuel = way.fuel if way.burns_fuel else None
        arrival = outlook.Arrival(view, unit, pointed.cell, way.points_left)
        if unit.kind.flies:
            flight = flights.flight(view, unit, way.cells, way.points_left, way.fuel_left)
            there = flights.lines(self.words, view, flight)
        else:
            there = [self._ground_there(view, arrival), *self._point_there(view, unit, pointed)]
        if unit.kind.weapons and outlook.shots_left(view, unit):
            there.append(self._shots_there(view, unit, arrival))
        there += radio.arrival(self.words, unit, way.falling)
        return PathPreviewValues(way.points, way.points_left, fuel, way.fuel_left, there=tuple(there))

    def _route(self, view: View, unit: UnitView, route: Route) -> PathPreviewValues:
        """What this turn's part of a way of several turns costs, and how long the whole of it takes."""
        cost = Price(0) if route.order is None else price_of(view, route.order)
        burns = unit.kind.fuel is not None
        lines = [StateLine("moved", self.words("path-route", turns=route.turns), "accent")]
        lines.append(StateLine("info", self.words("path-route-how"), "dim"))
        left = unit.action_points - cost.points
        fuel = cost.fuel if burns else None
        return PathPreviewValues(cost.points, left, fuel, unit.fuel - cost.fuel, there=tuple(lines))

    def _ground_there(self, view: View, arrival: outlook.Arrival) -> StateLine:
        """The ground a move ends on, and the cover there by its causes."""
        words, cell, cover = self.words, arrival.unit.cell, arrival.cover
        ground = outlook.ground_name(words, view, cell)
        if not cover.total:
            return StateLine("info", words("path-ground", ground=ground), "dim")
        causes = [cause.name for cause in cover_causes(self.words, view, cell, cover)[1 if cover.terrain else 0 :]]
        return StateLine("cover", words("path-cover", ground=", ".join([ground, *causes]), percent=cover.total), "good")

    def _point_there(self, view: View, unit: UnitView, pointed: Pointed) -> list[StateLine]:
        """Whose the victory point is that a move ends on, and what it takes to take it."""
        owner = dict(view.points).get(view.board.cell(*pointed.cell))
        if owner is None:
            return []
        found = [StateLine("point", points.title(self.words, owner), "accent")]
        if owner != unit.side:
            found.append(StateLine("", points.taking(self.words, view.data), "dim"))
            found += [StateLine("warning", text, "warn") for text in points.hindrance(self.words, view, pointed.cell)]
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
        structure = fire.structure_aimed_at(view, view.board.cell(*pointed.cell), pointed.what)
        others = self._other_aims(pointed, "structure" if structure is not None else "unit")
        if structure is not None and pointed.shots:
            chosen = weapon or pointed.weapon
            lines = tuple(self._damage_line(view, unit, name, pointed, chosen) for name in unit.kind.weapons)
            name = self.words.structure(structure.kind.id, structure.side, structure.built)
            hp, full = structure.hp, structure.kind.hp
            return DamagePreviewValues(name, structure.side, hp, full, lines, 0, (), others=others)
        if target is None or target.side == view.side:
            return None
        chosen = weapon or (pointed.shots[0].weapon if pointed.shots else "")
        lines = tuple(self._damage_line(view, unit, name, pointed, chosen) for name in unit.kind.weapons)
        cover = NO_COVER if target.airborne else cover_of(view.field, target.side, target.cell)
        note, also = self._swept(view, pointed)
        return DamagePreviewValues(
            self.words.unit(target.kind.id),
            target.side,
            target.hp,
            target.kind.hp,
            lines,
            cover.total,
            cover_causes(self.words, view, target.cell, cover),
            note,
            also,
            others,
        )

    def _other_aims(self, pointed: Pointed, meant: str) -> tuple[StateLine, ...]:
        """What else of a cell a shot could be meant for, and how that is chosen."""
        others = [aim for aim in pointed.aims if aim.what != meant]
        if not others or len(pointed.aims) < 2:
            return ()
        words, found = self.words, []
        for aim in others:
            told = aim_words.outcome(words, aim) if aim.refusal is None else words.refusal(aim.refusal)
            text = words("aim-other", target=aim_words.target(words, aim), outcome=told)
            found.append(StateLine("range", text, "normal" if aim.refusal is None else "dim"))
        return (*found, StateLine("info", words("aim-how"), "dim"))

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
        found = previews.shot(view, unit, name, pointed.cell, pointed.what)
        if isinstance(found, ShotPreview):
            return DamageLine(
                self.words.weapon(name), found.base, found.damage, found.hp_left, "", name == chosen, found.destroys
            )
        return DamageLine(self.words.weapon(name), reason=self.reason_at(view, unit, pointed.cell, found))

    def reason_at(self, view: View, unit: UnitView | None, cell: tuple[int, int], refusal: Refusal) -> str:
        """Why an order at a cell is refused, with what the view tells of that cell."""
        number = view.board.cell(*cell)
        if refusal.reason == "invalid" and unit is not None and is_engineer(unit):
            return self.words("refusal-no-structure")
        if refusal.reason == "unreachable" and unit is not None and is_gun(unit.kind):
            return self.words("refusal-towed-only")
        if refusal.reason == "not_an_engineer" and number in dict(view.points):
            return self.words("refusal-point")
        if refusal.reason == "blocked_line_of_fire" and unit is not None:
            what = outlook.obstacle(self.words, view, unit.cell, number)
            if what:
                return self.words("refusal-blocked-by", what=what)
        return self.words.refusal(refusal)

    def work_lines(self, view: View, unit: UnitView | None, mode: str, cell: Cell, structure: str) -> list[str]:
        """What an engineer's order at a cell does, and what it costs."""
        if unit is None:
            return []
        words, price = self.words, price_of(view, engineering.work_order(view, unit, mode, cell, structure)).points
        cost = words("work-cost", price=price, left=unit.action_points - price)
        if mode != "build":
            return [words(f"work-{mode}"), cost]
        standing = view.field.structures.get(view.board.cell(*cell))
        kind = view.data.structures[structure] if standing is None else standing.kind
        part = 1 + (0 if standing is None else standing.progress)
        name = words.structure_type(kind.id)
        return [words("work-build", structure=name, part=part, turns=kind.build_turns), cost]

    def ground_lines(self, view: View, cell: Cell) -> list[str]:
        """What goes on in a cell: who builds there, how its fire will go on, what it will be, a known mine."""
        words, number = self.words, view.board.cell(*cell)
        rules, found = view.data.rules, []
        standing = view.field.structures.get(number)
        if standing is not None and not standing.built:
            found += self._site_lines(view, standing, number)
        if view.field.mines >> number & 1:
            key = "tip-foreign-mine" if view.foreign_mines >> number & 1 else "tip-mine"
            found.append(words(key, damage=rules.mines.damage))
        fire_here = next((fire for fire in view.fires if fire.cell == number), None)
        if fire_here is not None:
            left = fire_spread.rounds_left(rules.burn, fire_here.age)
            found.append(words("tip-fire", left=left, damage=rules.burn.damage))
            if fire_spread.is_about_to_spread(rules.burn, fire_here, view.weather):
                found.append(words("tip-spreads"))
        if cell in ground_marks.about_to_catch(view):
            found.append(words("tip-catches"))
        if cell in ground_marks.regrowing(view):
            found.append(words("tip-regrows"))
        return found

    def _site_lines(self, view: View, standing: Standing, cell: int) -> list[str]:
        """How far a site has come, and which of one's own engineers stand by it."""
        words = self.words
        found = [words("site-progress", done=standing.progress, turns=standing.kind.build_turns)]
        for unit in view.own if standing.side == view.side else ():
            if is_engineer(unit) and view.board.distance(unit.cell, cell) <= 1:
                name = words.unit_numbered(unit.id, unit.kind.id, unit.side)
                found.append(words("site-worked" if unit.worked else "site-engineer", unit=name))
        return found

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
        for standing in (view.over.get(number), view.at.get(number)):
            if standing is not None:
                name = words.unit_numbered(standing.id, standing.kind.id, standing.side)
                parts.append(words("tip-airborne", unit=name) if standing.airborne else name)
        if pointed.standing is None and pointed.ghost is not None:
            parts.append(words("tip-ghost", unit=words.unit(pointed.ghost.kind.id), round=pointed.ghost.round))
        if view.field.ground.burning >> view.board.cell(*pointed.cell) & 1:
            parts.append(words("tip-burning"))
        if view.field.wrecks >> view.board.cell(*pointed.cell) & 1:
            parts.append(words("cover-wreck"))
        return " · ".join(parts)

    def picture_line(self, picture: Picture, cell: tuple[int, int]) -> str:
        """A word on a cell of a picture."""
        parts = [self.words.named("terrain", picture.terrain[cell[1]][cell[0]])]
        if (building := picture.structures.get(cell)) is not None:
            parts.append(self.words.structure(building.type, building.side, building.built))
        if cell in picture.rubble:
            parts.append(self.words("cover-rubble"))
        for airborne in (True, False):
            if (figure := picture.figure_at(cell, airborne)) is not None:
                name = self.words.unit(figure.type)
                parts.append(self.words("tip-airborne", unit=name) if airborne else name)
        parts += [
            self.words("tip-ghost-unit", unit=self.words.unit(each.type))
            for each in picture.ghosts.values()
            if each.cell == cell
        ]
        if cell in picture.fires:
            parts.append(self.words("tip-burning"))
        if cell in picture.wrecks:
            parts.append(self.words("cover-wreck"))
        return " · ".join(parts)

"""What is shown beside the pointer: what an attack would do, what a move costs, a word on a cell it rests on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from client3d.headquarters.cards import signed
from client3d.headquarters.pointed import BUY, RECRUIT, Blows, Pointed
from client3d.headquarters.words import CampWords
from client3d.hud.hud import Hud
from client3d.hud.values import DamageLine, DamagePreviewValues, PathPreviewValues, StateLine
from client3d.play.board_stage import BoardStage
from core.orders import Cell
from systems.headquarters.camps import income_of
from systems.headquarters.cities import is_taken_by
from systems.headquarters.orders import MoveOrder
from systems.headquarters.picture import Picture
from systems.headquarters.view import UnitView, View

TIP_SECONDS = 0.45
"""The pointer rests so long on a cell before it is explained."""


class CampTips:
    """Shows and hides them. now: the seconds the panels have been shown for."""

    def __init__(self, hud: Hud, stage: BoardStage, words: CampWords, now: Callable[[], float]) -> None:
        self.hud, self.stage, self.words, self._now = hud, stage, words, now
        self.session: Any
        self.desk: Any
        self._pointed: object = None
        self._since = 0.0
        self._shown = False

    def show_watched(self) -> None:
        """Explain the cell a watcher points at."""
        cell = self.session.controller.hovered
        self._rest_on(cell)
        if cell is not None and self.desk.pointer is not None and self.hud.modal is None and self._rested:
            self._tip(self.of_picture(cell), cell)

    def of_picture(self, cell: Cell) -> str:
        """What the picture shows of a cell; it is what the minimap's tooltip says, too."""
        picture: Picture = self.session.projector.picture
        words, ground = self.words, self.words.data.terrain[picture.terrain[cell[1]][cell[0]]]
        name = words.terrain(ground.id)
        lines = [words("camp-ground", terrain=name, defence=signed(ground.defence))]
        owner = picture.cities.get(cell)
        if owner is not None:
            gold = ground.income
            lines.append(words("camp-city-of", camp=words.side(owner), gold=gold) if owner >= 0 else self._free(gold))
        lines += [
            words.unit_of(figure.key, picture)
            for figure in sorted(picture.figures.values(), key=lambda each: each.key)
            if figure.cell == cell
        ]
        return "\n".join(lines)

    def _free(self, gold: int) -> str:
        return self.words("camp-city-free", gold=gold)

    def show(self, view: View) -> None:
        """Explain what a player points at."""
        controller, hud = self.session.controller, self.hud
        found: Pointed | None = controller.pointed
        self._rest_on(found)
        if found is None or self.desk.pointer is None or hud.modal is not None or hud.choice.visible:
            return
        if found.blows is not None:
            self._beside(hud.show_damage, self._damage(view, found, found.blows), found.cell)
        elif found.way and isinstance(found.orders[0], MoveOrder):
            self._beside(hud.show_path, self._path(view, found), found.cell)
        elif self._rested and not self._shown:
            self._tip("\n".join(filter(None, self._lines(view, found))), found.cell)

    @property
    def _rested(self) -> bool:
        return self._now() - self._since >= TIP_SECONDS

    def _rest_on(self, what: object) -> None:
        if what is not self._pointed and what != self._pointed:
            self._since = self._now()
        if what is not self._pointed:
            self._pointed = what
            self.hud.hide_previews()
            self._shown = False

    # --- an attack

    def _damage(self, view: View, found: Pointed, blows: Blows) -> DamagePreviewValues:
        words, target = self.words, blows.target
        name = words.unit_numbered(target.id, target.kind.id, target.side)
        left = (max(target.hp - blows.most, 0), max(target.hp - blows.least, 0))
        blow = DamageLine(
            words("camp-blow"),
            total=blows.least,
            hp_after=left[1],
            chosen=True,
            destroys=left[1] == 0,
            told=words("camp-blow-damage", damage=words.damage(blows.least, blows.most)),
            left=words.damage(*left),
        )
        others = [StateLine("gold", words("camp-blow-pays", gold=blows.bounty), "accent")]
        if found.way:
            others.insert(0, StateLine("moved", words("camp-way-strike"), "dim"))
        back = self._back(view, found, blows)
        return DamagePreviewValues(name, target.side, target.hp, target.kind.hp, (blow, back), others=tuple(others))

    def _back(self, view: View, found: Pointed, blows: Blows) -> DamageLine:
        words = self.words
        label = words("camp-blow-back")
        if not blows.back_most:
            killed = blows.least >= blows.target.hp
            return DamageLine(label, reason=words("camp-blow-kills" if killed else "camp-no-blow-back"))
        attacker = view.units[found.orders[-1].unit]  # type: ignore[attr-defined]
        left = (max(attacker.hp - blows.back_most, 0), max(attacker.hp - blows.back_least, 0))
        key = "camp-blow-damage" if blows.back_is_certain else "camp-blow-back-maybe"
        return DamageLine(
            label,
            told=words(key, damage=words.damage(blows.back_least, blows.back_most)),
            left=words.damage(*left),
            destroys=left[1] == 0,
        )

    # --- a move

    def _path(self, view: View, found: Pointed) -> PathPreviewValues:
        words, order = self.words, found.orders[0]
        assert isinstance(order, MoveOrder)
        unit = view.units[order.unit]
        ground = view.land.terrain[view.board.cell(*found.cell)]
        name = words.terrain(ground.id)
        states = [StateLine("cover", words("camp-ground", terrain=name, defence=signed(ground.defence)), "dim")]
        owner = view.cities.get(view.board.cell(*found.cell))
        if owner is not None and is_taken_by(unit.kind, view.side, owner):
            states.append(StateLine("flag", words("camp-capturing"), "accent"))
        if not unit.kind.fires_after_move:
            states.append(StateLine("warning", words("camp-not-after-move"), "warn"))
        cost = words("camp-way", price=found.price, move=unit.kind.move)
        return PathPreviewValues(found.price, unit.kind.move - found.price, there=tuple(states), told=cost)

    # --- a cell

    def _lines(self, view: View, found: Pointed) -> list[str]:
        words, mode = self.words, self.session.controller.mode
        lines = [self._ground(view, found.cell), self._city(view, found.cell)]
        if found.standing is not None:
            unit = found.standing
            name = words.unit_numbered(unit.id, unit.kind.id, unit.side)
            lines.append(words("log-of-side", unit=name, side=words.side(unit.side)))
        if found.refusal is not None:
            lines.append(words.refusal(found.refusal))
        elif mode.startswith(RECRUIT):
            lines.append(words("camp-place-here", name=words.unit(mode.removeprefix(RECRUIT))))
        elif mode.startswith(BUY):
            offer = view.data.offers[mode.removeprefix(BUY)]
            if offer.effect == "strike":
                lines.append(words("camp-strike-damage", damage=offer.amount))
            else:
                lines.append(words("camp-place-here", name=words.offer(offer.id)))
        return lines

    def _ground(self, view: View, cell: Cell) -> str:
        words, ground = self.words, view.land.terrain[view.board.cell(*cell)]
        unit: UnitView | None = self.session.controller.own_unit
        name, defence = words.terrain(ground.id), signed(ground.defence)
        if unit is None or not unit.kind.move:
            return words("camp-ground", terrain=name, defence=defence)
        cost = ground.cost(unit.kind.unit_class)
        if cost is None:
            return words("camp-ground-closed", terrain=name)
        return words("camp-ground-cost", terrain=name, cost=cost, defence=defence)

    def _city(self, view: View, cell: Cell) -> str:
        number = view.board.cell(*cell)
        owner = view.cities.get(number)
        if owner is None:
            return ""
        bought = view.camps[owner].bought if owner >= 0 else ()
        gold = income_of(view.data, view.land, [number], bought) - view.data.rules.gold.base
        return self.words("camp-city-of", camp=self.words.side(owner), gold=gold) if owner >= 0 else self._free(gold)

    def _box(self, cell: Cell) -> tuple[float, float, float, float]:
        figures = self.session.projector.picture.figures.values()
        figure = next((figure for figure in figures if figure.cell == cell), None)
        return self.stage.box_of(cell, None if figure is None else figure.key)

    def _beside(self, show: Callable[..., None], values: object, cell: Cell) -> None:
        x, y, width, height = self._box(cell)
        show(values, x, y, (width, height))

    def _tip(self, text: str, cell: Cell) -> None:
        x, y, width, height = self._box(cell)
        self.hud.show_hint(text, x, y, (width, height))
        self._shown = True

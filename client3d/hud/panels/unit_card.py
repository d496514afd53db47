"""The card of the unit that is selected or looked at: who it is, what it has left, its weapons, state and cover."""

from __future__ import annotations

from collections.abc import Iterator

from panda3d.core import GeomNode, NodePath, RenderState, TextureAttrib

from client3d.hud import theme
from client3d.hud.explained import Explanations
from client3d.hud.painting import Painter, fill_node, vertices_of
from client3d.hud.values import UnitCardValues, WeaponValues
from client3d.hud.widgets import Box, Panel, Stage, Target

WIDTH, COMPACT_WIDTH = 500.0, 330.0
_PORTRAIT = (172.0, 129.0)
_BARS = 27.0  # height of a bar's line


class UnitCard(Panel):
    """Compact, it leaves out the portrait."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, "unit_card")
        self.values: UnitCardValues | None = None
        self.compact = False
        self._portrait: NodePath | None = None
        self._explained = Explanations(self)
        self._parts: list[tuple[str, Box, str]] = []

    def targets(self) -> Iterator[Target]:
        """The parts that explain themselves."""
        return self._explained.targets()

    def set(self, values: UnitCardValues | None) -> bool:
        """Show this unit, or none; whether the layout has to change."""
        if values == self.values:
            return False
        self.values = values
        return True

    def measure(self) -> tuple[float, float]:
        """The size it wants, in units."""
        values = self.values
        if values is None:
            return 0, 0
        width = COMPACT_WIDTH if self.compact else WIDTH
        body = 66 + _BARS * self._bar_count()
        if not self.compact:
            body = max(body, _PORTRAIT[1] + 24)
        return width, body + self._weapons_height(values) + self._states_height(values, width) + 12

    def _bar_count(self) -> int:
        values = self.values
        assert values is not None
        return 1 + (values.points is not None) + (values.fuel is not None) + (values.shots is not None)

    def _weapons_height(self, values: UnitCardValues) -> float:
        return len(values.weapons) * 32.0 + (6 if values.weapons else 0)

    def _states(self, values: UnitCardValues) -> list[tuple[str, str, str]]:
        states = [(line.icon, line.text, line.tone) for line in values.states]
        if values.cover:
            causes = ", ".join(values.cover_causes)
            key = "hud-cover-by" if causes else "hud-cover"
            states.insert(0, ("cover", self.format(key, percent=values.cover, causes=causes), "good"))
        return states

    def _states_height(self, values: UnitCardValues, width: float) -> float:
        return sum(
            self.stage.brush.text_height(text, width - 2 * theme.PADDING - 24, theme.SMALL) + 3
            for _, text, _ in self._states(values)
        )

    def repaint(self) -> None:
        """Paint it, the portrait above its background."""
        self._parts = []
        super().repaint()
        self._explained.show(self._parts)
        if self._portrait is not None:
            self._portrait.remove_node()
            self._portrait = None
        values = self.values
        if not self.visible or values is None or values.portrait is None or self.compact:
            return
        px = self.stage.brush.scale.px
        left, top = theme.PADDING, theme.PADDING
        right, bottom = left + _PORTRAIT[0], top + _PORTRAIT[1]
        corners = vertices_of([(px(left), px(top), px(right), px(bottom), 0, 0, 1, 1, 1, 1, 1, 1)])
        node = GeomNode("portrait")
        fill_node(node, [(RenderState.make(TextureAttrib.make(values.portrait)), corners)])
        self._portrait = self.node.attach_new_node(node)

    def paint(self, painter: Painter) -> None:
        """Paint head, bars, weapons and state."""
        values = self.values
        if values is None:
            return
        left = float(theme.PADDING)
        if not self.compact:
            painter.rect(left, theme.PADDING, *_PORTRAIT, theme.WELL)
            painter.rect(left, theme.PADDING - 3, _PORTRAIT[0], 3, theme.side_colour(values.side))
            if values.portrait is None:
                size = 36
                x, y = left + (_PORTRAIT[0] - size) / 2, theme.PADDING + (_PORTRAIT[1] - size) / 2
                painter.icon(values.icon, x, y, size, theme.side_colour(values.side))
            left += _PORTRAIT[0] + 14
        width = self.width - left - theme.PADDING
        if self.compact:
            painter.rect(10, 3, self.width - 20, 3, theme.side_colour(values.side))
        painter.text(values.name, left, 8, theme.TITLE, bold=True, width=width)
        painter.text(values.subtitle, left, 40, theme.SMALL, theme.DIM, width=width)
        top = self._paint_bars(painter, values, left, 66, width)
        if not self.compact:
            top = max(top, theme.PADDING + _PORTRAIT[1] + 10)
        top = self._paint_weapons(painter, values, top)
        for icon, text, tone in self._states(values):
            colour = theme.TONES.get(tone, theme.TEXT)
            painter.icon(icon, theme.PADDING, top + 1, 18, colour)
            room = self.width - 2 * theme.PADDING - 24
            top += painter.text(text, theme.PADDING + 24, top, theme.SMALL, colour, width=room, lines=4) + 3

    def _paint_bars(self, painter: Painter, values: UnitCardValues, left: float, top: float, width: float) -> float:
        share = values.hp / max(values.full_hp, 1)
        hp_tip, points_tip, fuel_tip, shots_tip = values.bar_tips
        lines = [("heart", values.hp_label, values.hp, values.full_hp, theme.share_colour(share), hp_tip)]
        if values.points is not None:
            lines.append(("points", "hud-action-points", values.points, values.full_points, theme.POINTS, points_tip))
        if values.fuel is not None:
            lines.append(("fuel", "hud-fuel", values.fuel, values.full_fuel, theme.FUEL, fuel_tip))
        label_width = 140.0 if not self.compact else 122.0
        for icon, key, now, full, colour, tip in lines:
            self._parts.append((icon, (left, top, width, _BARS), tip))
            painter.icon(icon, left, top + 1, 18, colour)
            painter.text(self.format(key), left + 23, top, theme.SMALL, theme.DIM, width=label_width - 27)
            bar = width - label_width - 58
            painter.bar(left + label_width, top + 4, bar, 11, now / max(full, 1), colour, full if full <= 20 else 0)
            figures = f"{now}/{full}"
            painter.text(figures, left + width, top, theme.SMALL, bold=True, align="right", width=54)
            top += _BARS
        if values.shots is not None:
            self._parts.append(("shots", (left, top, width, _BARS), shots_tip))
            colour = theme.ACCENT if values.shots else theme.FAINT
            painter.icon("shots", left, top + 1, 18, colour)
            text = self.format("hud-shots-left", count=values.shots)
            price = self.format("hud-shot-price", price=values.shot_price) if values.shot_price else ""
            room = painter.brush.text_width(price, theme.SMALL) if price else 0.0
            painter.text(text, left + 23, top, theme.SMALL, colour, width=width - 23 - room - 32)
            if price:
                painter.icon("points", left + width - room - 24, top + 1, 18, theme.DIM)
                painter.text(price, left + width, top, theme.SMALL, theme.DIM, align="right", width=room + 2)
            top += _BARS
        return top

    def _paint_weapons(self, painter: Painter, values: UnitCardValues, top: float) -> float:
        for place, weapon in enumerate(values.weapons):
            box = (theme.PADDING, top, self.width - 2 * theme.PADDING, 29)
            self._parts.append((f"weapon_{place + 1}", box, weapon.tip))
            self._paint_weapon(painter, weapon, top)
            top += 32
        return top + (6 if values.weapons else 0)

    def _paint_weapon(self, painter: Painter, weapon: WeaponValues, top: float) -> None:
        left, width = theme.PADDING, self.width - 2 * theme.PADDING
        painter.frame("row", left, top, width, 29)
        tone = theme.TEXT if weapon.ready else theme.FAINT
        painter.icon("fire", left + 7, top + 5, 18, theme.ACCENT if weapon.ready else theme.FAINT)
        painter.text(weapon.name, left + 32, top + 5, theme.SMALL, tone, bold=weapon.ready, width=width - 206)
        reach = self.format("hud-range", least=weapon.least_range, most=weapon.most_range)
        colour = theme.WARN if weapon.halved else theme.DIM
        painter.text(reach, left + width - 170, top + 5, theme.SMALL, colour, width=92)
        if weapon.rounds is not None:
            colour = theme.ACCENT if weapon.rounds else theme.BAD
            painter.icon("ammo", left + width - 72, top + 5, 18, colour)
            text = f"{weapon.rounds}/{weapon.full_rounds}"
            painter.text(text, left + width - 8, top + 4, theme.NORMAL, colour, bold=True, align="right", width=42)

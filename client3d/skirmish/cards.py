"""What the panels show of a fighter: its card, its line in the list, the signs over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from client3d.hud.values import Badge, StateLine, UnitCardValues, UnitRow
from client3d.skirmish.words import TableWords
from systems.skirmish.battle import Group
from systems.skirmish.components import NO_BUILDING
from systems.skirmish.data import SkirmishData, UnitType
from systems.skirmish.measures import CENTIMETRE
from systems.skirmish.picture import Figure, Picture
from systems.skirmish.shooting import bands

TONES = {"ammo": "warn", "fire": "good"}
"""Of signs that are not as any other: what has to be loaded, and who aims."""
APART = 24
"""Pixels from sign to sign."""
ICONS = {"infantry": "foot", "cavalry": "mounted", "wagon": "cart"}
"""Icons of fighters, by how they move."""
STAGE_TONES = {"fresh": "good", "active": "accent", "waiting": "warn", "done": "dim"}


def icon_of(kind: UnitType) -> str:
    """The icon of a fighter."""
    return "point" if kind.is_leader else ICONS[kind.move]


class TableCards:
    """Makes the values, from the picture alone. portrait: that of a unit type of a side, or none."""

    def __init__(self, words: TableWords, portrait: Callable[[str, int], Any], groups: tuple[Group, ...] = ()) -> None:
        self.words, self.portrait = words, portrait
        self.group_of = {member: group for group in groups for member in group.members}

    @property
    def data(self) -> SkirmishData:
        """That of the battle."""
        return self.words.data

    def icon(self, kind: UnitType) -> str:
        """The icon of a fighter."""
        return icon_of(kind)

    def card(self, figure: Figure | None) -> UnitCardValues | None:
        """A fighter in full."""
        if figure is None:
            return None
        kind = self.data.units[figure.type]
        return UnitCardValues(
            name=self.words.unit_numbered(figure.key, kind.id, figure.side),
            subtitle=self._subtitle(figure),
            icon=self.icon(kind),
            side=figure.side,
            hp=figure.wounds,
            full_hp=kind.wounds,
            states=(*self._gear(figure, kind), *self._states(figure, kind)),
            portrait=self.portrait(kind.id, figure.side),
            hp_label="sk-wounds-left",
        )

    def _subtitle(self, figure: Figure) -> str:
        group = self.group_of.get(figure.key)
        side = self.words.side(figure.side)
        if group is None:
            return side
        return f"{side} · {self.words('sk-group', number=group.number, formation=self._formation(group))}"

    def _formation(self, group: Group) -> str:
        return self.words(f"formation-{group.formation}")

    def _gear(self, figure: Figure, kind: UnitType) -> list[StateLine]:
        words, weapon = self.words, self.data.weapon_of(kind)
        if weapon is None:
            return [StateLine("warning", words("sk-unarmed"), "dim")]
        shown = " · ".join(str(reach // CENTIMETRE) for _, reach in bands(weapon))
        found = [StateLine("range", words("sk-weapon", weapon=words.named("weapon", weapon.id), reaches=shown))]
        if weapon.shots:
            found.append(StateLine("ammo", words("sk-shots", shots=figure.shots, full=weapon.shots)))
        if figure.loaded:
            found.append(StateLine("check", words("sk-loaded"), "good"))
        else:
            found.append(StateLine("ammo", words("sk-unloaded", reload=weapon.reload), "warn"))
        return found

    def _states(self, figure: Figure, kind: UnitType) -> list[StateLine]:
        words, rules = self.words, self.data.rules.shooting
        text = words(f"sk-stage-{figure.stage}", actions=figure.actions)
        found = [StateLine("points", text, STAGE_TONES[figure.stage])]
        if figure.aimed:
            found.append(StateLine("fire", words("sk-aimed"), "good"))
        if figure.ran:
            found.append(StateLine("moved", words("sk-why-ran", more=rules.ran), "warn"))
        if figure.building != NO_BUILDING:
            key = "sk-hides-in" if figure.posture == "hide" else "sk-lines"
            place = words(key, building=words.building(figure.building), floor=figure.floor)
            found.append(StateLine("cover", place, "accent"))
        found += [StateLine("info", words(f"sk-ability-{name}", dice=rules.sniper), "dim") for name in kind.abilities]
        return found

    # --- the list and the signs

    def rows(self, picture: Picture, side: int, selected: int) -> tuple[UnitRow, ...]:
        """The fighters of a side (less than 0: of all), as they are drawn now; who is bright has still to act."""
        figures = sorted(picture.figures.values(), key=lambda figure: (figure.side, figure.key))
        self.words.learn(picture)
        return tuple(self._row(figure, figure.key == selected) for figure in figures if side in (-1, figure.side))

    def _row(self, figure: Figure, selected: bool) -> UnitRow:
        kind, words = self.data.units[figure.type], self.words
        marks = []
        if figure.stage in ("active", "waiting"):
            marks.append("play" if figure.stage == "active" else "pause")
        marks += self.signs(figure)
        lines = (
            self._subtitle(figure),
            words("sk-wounds", left=figure.wounds, full=kind.wounds),
            words(f"sk-stage-{figure.stage}", actions=figure.actions),
            words("row-click"),
        )
        return UnitRow(
            figure.key,
            words.unit_numbered(figure.key, figure.type, figure.side),
            self.icon(kind),
            figure.side,
            figure.wounds / kind.wounds,
            figure.stage != "done",
            selected,
            tuple(marks),
            tip="\n".join(lines),
        )

    def signs(self, figure: Figure) -> list[str]:
        """Icons of what is to be seen of a fighter at a glance: it has to load, aims, has run, hides."""
        found = []
        if not figure.loaded and self.data.weapon_of(self.data.units[figure.type]) is not None:
            found.append("ammo")
        if figure.aimed:
            found.append("fire")
        if figure.ran:
            found.append("moved")
        if figure.posture == "hide":
            found.append("hidden")
        return found

    def badges(self, figure: Figure, at: tuple[float, float], from_afar: bool = False) -> list[Badge]:
        """The signs over a miniature, from the middle of its top on; and its wounds, where it can take several.

        From afar a base's colour cannot be made out: then one sign says whose it is and what, dark when it has done.
        """
        kind = self.data.units[figure.type]
        if from_afar:
            tone = "dim" if figure.stage == "done" else "normal"
            return [Badge(at[0], at[1], self.icon(kind), tone=tone, side=figure.side, small=True)]
        signs = [(icon, "", TONES.get(icon, "normal")) for icon in self.signs(figure)]
        if kind.wounds > 1:
            signs.insert(0, ("heart", str(figure.wounds), "bad" if figure.wounds < kind.wounds else "normal"))
        if kind.is_leader:
            signs.insert(0, (self.icon(kind), "", "normal"))
        left = at[0] - APART * (len(signs) - 1) / 2
        return [
            Badge(left + APART * place, at[1] - 4, icon, text, tone, figure.side)
            for place, (icon, text, tone) in enumerate(signs)
        ]

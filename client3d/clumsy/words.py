"""Names of the main ruleset's things in the player's language, and what the log says."""

from __future__ import annotations

from collections.abc import Iterable

from client3d.clumsy.log_lines import LINES, on_patrol, stop_reason
from client3d.hud.values import LogLine
from client3d.play.names import Names
from core.events import Event
from systems.clumsy import events as told
from systems.clumsy.blast import Caught
from systems.clumsy.field import Standing
from systems.clumsy.picture import EVERYTHING, GoalMark, Picture
from systems.clumsy.view import UnitView


class Words(Names):
    """Texts of the main ruleset by what they are about."""

    def listed(self, units: Iterable[UnitView]) -> str:
        """The names of several units."""
        return ", ".join(self.unit_numbered(unit.id, unit.kind.id, unit.side) for unit in units)

    def weapon(self, name: str) -> str:
        """A weapon's name."""
        return self.named("weapon", name)

    def structure_type(self, kind: str) -> str:
        """A structure type's name."""
        return self.named("structure", kind)

    def structure_about(self, kind: str) -> str:
        """What a structure is good for; nothing where a mod does not say."""
        return self.about("structure", kind)

    def structure(self, kind: str, side: int, built: bool) -> str:
        """A building or a work with its side; a site is said to be one."""
        name = self.structure_type(kind) if built else self("structure-site", structure=self.structure_type(kind))
        return name if side < 0 else self("log-of-side", unit=name, side=self.side(side))

    def caught(self, units: tuple[Caught, ...]) -> str:
        """Units that a shell's sweep would catch, each with what it would lose."""
        return ", ".join(self("blast-hit", unit=self.unit(each.unit.kind.id), damage=each.damage) for each in units)

    def goal(self, goal: GoalMark) -> str:
        """What a goal asks for: in the mission's own words, else by its kind (WIN-2)."""
        if self.texts.has(goal.text):
            return self.texts.format(goal.text)
        return self(f"goal-kind-{goal.kind}", count=goal.count, round=goal.round)

    # --- the log

    def log_line(self, event: Event, picture: Picture) -> LogLine | None:
        """What the log says of an event; `picture` is how things stood before it. None: nothing."""
        maker = LINES.get(type(event))
        return maker(self, event, picture) if maker else None

    def label(self, event: Event, picture: Picture) -> str:
        """What befalls a unit, in a few words beside it: whom it fires at on alert, why it stops."""
        if isinstance(event, told.MoveStopped):
            return self(f"label-stopped-{stop_reason(event)}")
        if not isinstance(event, told.ShotFired):
            return ""
        target = picture.figure_at(event.at, airborne=event.airborne)
        name = self("log-somebody") if target is None else self.unit_numbered(target.key, target.type, target.side)
        return self("label-patrol" if on_patrol(event, picture) else "label-alert", target=name)

    def shot_at(self, event: told.ShotFired, picture: Picture, meant: Standing) -> LogLine:
        """A unit of one's own fires at a structure, whoever is in its cell (BUILD-3)."""
        unit, aim = self.unit_of(event.unit, picture), self.structure(meant.kind.id, meant.side, meant.built)
        text = self("log-fired-at", unit=unit, weapon=self.weapon(event.weapon), target=aim)
        return LogLine(text, "fire", "normal", event.at)

    def strike(self, event: told.ShotLanded) -> LogLine:
        """A shot struck, and nobody saw who fired it."""
        return LogLine(self("log-strikes", weapon=self.weapon(event.weapon)), "warning", "warn", event.at)

    def unit_of(self, key: int, picture: Picture) -> str:
        """A unit in a sentence: its name, with its side where that is not one's own."""
        figure = picture.figures.get(key) or picture.ghosts.get(key)
        if figure is None:
            return self("log-somebody")
        name = self.unit_numbered(key, figure.type, figure.side)
        if figure.side == picture.side:
            return self("log-own", unit=name)
        return self("log-of-side", unit=name, side=self.side(figure.side))

    def somebody(self, kind: str, side: int, picture: Picture) -> str:
        """A unit of a type and side in a sentence."""
        if side == picture.side:
            return self("log-own", unit=self.unit(kind))
        return self("log-of-side", unit=self.unit(kind), side=self.side(side))

    def tone(self, key: int, picture: Picture) -> str:
        """Good news or bad: something happened to this unit."""
        figure = picture.figures.get(key)
        if figure is None or picture.side == EVERYTHING:
            return "normal"
        return "bad" if figure.side == picture.side else "good"

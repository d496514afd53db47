"""What is shown beside the pointer in Skirmish: a shot's needs and exact odds, how long a path is, who stands there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any

from client3d.hud.hud import Hud
from client3d.hud.values import DamageLine, DamagePreviewValues, PathPreviewValues, StateLine
from client3d.skirmish.marking import Measure, reach_of, why_not
from client3d.skirmish.places import Place, thing_at
from client3d.skirmish.pointed import Pointed, aims_at
from client3d.skirmish.stage import TableStage
from client3d.skirmish.words import TableWords
from core.orders import Order
from systems.skirmish.components import NO_BUILDING
from systems.skirmish.foresight import moves_left
from systems.skirmish.movement import plan
from systems.skirmish.orders import CaptureOrder, DetectOrder, EnterOrder, LeaveOrder, MoveOrder, TurnOrder
from systems.skirmish.picture import Picture
from systems.skirmish.shooting import Aim, Reason, refuse_shooter
from systems.skirmish.view import View

TIP_SECONDS = 0.45
"""The pointer rests so long on a place before it is explained."""

CLICKS: dict[type[Order] | type[None], str] = {
    EnterOrder: "order-sk_enter",
    LeaveOrder: "order-sk_leave",
    CaptureOrder: "order-sk_capture",
    DetectOrder: "order-sk_detect",
    TurnOrder: "order-sk_turn",
}
"""Orders that a click gives of which nothing else is shown, and what they are called."""

NEEDED_ICONS = {"cover": "cover", "ran": "moved"}
DICE_ICONS = {"aimed": "fire", "moved": "moved", "sniper": "fire"}
"""Beside each reason for which a shot needs more, or has other dice (`shooting.more_needed`, `more_dice`)."""


def _every(reasons: Iterable[Iterable[Reason]]) -> list[Reason]:
    """Those of all shots, each once, in the order in which they come up."""
    return list(dict.fromkeys(reason for one in reasons for reason in one))


class TableTips:
    """Shows and hides them. now: the seconds the panels have been shown for."""

    def __init__(self, hud: Hud, stage: TableStage, words: TableWords, now: Callable[[], float]) -> None:
        self.hud, self.stage, self.words, self._now = hud, stage, words, now
        self.session: Any
        self.desk: Any
        self._pointed: object = None
        self._since = 0.0
        self._shown = False

    def show_watched(self) -> None:
        """Explain what a watcher points at."""
        place = self.session.controller.hovered
        self._rest_on(place)
        if place is not None and self.desk.pointer is not None and self.hud.modal is None and self._rested:
            self._say(self._drawn(self.session.projector.picture, place), place)

    def show(self, view: View) -> None:
        """Explain what a player points at."""
        hud = self.hud
        found: Pointed | None = self.session.controller.pointed
        self._rest_on(found)
        if found is None or self.desk.pointer is None or hud.modal is not None or hud.choice.visible:
            return
        if found.target:
            self._beside(hud.show_damage, self._odds(view, found), found.place)
        elif found.way is not None and found.way.path:
            self._beside(hud.show_path, self._path(view, found), found.place)
        elif self._rested and not self._shown:
            self._tip(view, found)

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

    # --- a shot

    def _odds(self, view: View, found: Pointed) -> DamagePreviewValues:
        """Band, dice, what they have to come to and the exact odds, for each who would shoot."""
        words, target = self.words, view.units[found.target]
        chosen = self.session.controller.chosen
        aims = {aim.shooter.id: aim for aim in aims_at(view, target.id, chosen.will_move)}
        lines = []
        for unit in view.active():
            name = words.unit_numbered(unit.id, unit.kind.id, unit.side)
            aim = aims.get(unit.id)
            reach = reach_of(view, unit, target)
            if aim is None:
                refusal = found.refusal if found.refusal is not None else refuse_shooter(view, unit, target)
                reason = words.refusal(refusal) if refusal is not None else words("refusal-out_of_arc")
                lines.append(DamageLine(name, reason=reason))
                continue
            needed = words("sk-shot", band=words.band(reach), dice=aim.dice, needed=aim.needed)
            lines.append(DamageLine(name, chosen=True, told=needed, left=words.chance(*aim.odds), left_icon="dice"))
        name = words.unit_numbered(target.id, target.kind.id, target.side)
        return DamagePreviewValues(
            name,
            target.side,
            target.wounds,
            target.kind.wounds,
            tuple(lines),
            note=words.refusal(found.refusal) if found.refusal is not None else "",
            others=tuple(self._why(list(aims.values()))),
        )

    def _why(self, aims: Sequence[Aim]) -> Iterator[StateLine]:
        """What goes into it, for whichever of them it holds."""
        words = self.words
        if len(aims) > 1:
            hits = sum((Fraction(*aim.odds) for aim in aims), Fraction(0))
            yield StateLine("dice", words("sk-expected", hits=words.expected(hits)), "accent")
        for name, number in _every(aim.needed_for for aim in aims):
            yield StateLine(NEEDED_ICONS[name], words(f"sk-why-{name}", more=number), "warn")
        for name, number in _every(aim.dice_for for aim in aims):
            yield StateLine(
                DICE_ICONS[name], words(f"sk-why-{name}", dice=abs(number)), "good" if number > 0 else "warn"
            )

    # --- a path

    def _path(self, view: View, found: Pointed) -> PathPreviewValues:
        """How long it is, of one move or in several, what is special about it, and what ends it."""
        words, way = self.words, found.way
        assert way is not None
        measures = [Measure(view, stage.fellows, stage.path) for stage in way.stages]
        first, several = measures[0], len(measures) > 1
        told = words("sk-path", used=words.length(first.used), most=words.length(first.most))
        there = [StateLine("points", words("sk-path-left", left=words.length(first.left)), "dim")]
        if several:
            lengths = " + ".join(words.length(measure.used) for measure in measures)
            told, there = words("sk-path-moves", moves=len(measures), lengths=lengths), []
        if rough := sum(measure.rough for measure in measures):
            slow = words("sk-path-rough", rough=words.length(rough), times=view.data.rules.moving.rough)
            there.append(StateLine("warning", slow, "warn"))
        strolls = (stroll for stage in way.stages for stroll in plan(view, stage.fellows, stage.path).strolls)
        if any(stroll.way.crossed >= 0 for stroll in strolls):
            there.append(StateLine("moved", words("sk-path-obstacle"), "accent"))
        if isinstance(found.order, MoveOrder):
            there.append(StateLine("check", words("sk-path-go-first" if several else "sk-path-go"), "good"))
        return PathPreviewValues(0, 0, note=self._why_it_ends(view, found, several), there=tuple(there), told=told)

    def _why_it_ends(self, view: View, found: Pointed, several: bool) -> str:
        words, way, refusal = self.words, found.way, why_not(found)
        if refusal is None or way is None:
            return ""
        if several and refusal.reason == "unreachable" and len(way.stages) == moves_left(view.active()[0]):
            return words("sk-path-all")
        return words("sk-path-ends", reason=words.refusal(refusal))

    # --- a place

    def _say(self, lines: list[str], place: Place) -> None:
        if lines:
            x, y, width, height = self.stage.box_of(place.spot)
            self.hud.show_hint("\n".join(lines), x, y, (width, height))
        self._shown = True

    def _tip(self, view: View, found: Pointed) -> None:
        lines = self._drawn(self.session.projector.picture, found.place)
        thing = thing_at(view, found.place.spot)
        if thing is not None:
            lines.insert(0, self.words.thing(thing.kind))
        if found.refusal is not None:
            lines.append(self.words.refusal(found.refusal))
        elif (what := CLICKS.get(type(found.order))) is not None:
            lines.append(self.words("sk-click", what=self.words(what)))
        self._say(lines, found.place)

    def _drawn(self, picture: Picture, place: Place) -> list[str]:
        """What is drawn at a place: somebody, a building, or ground that is not open."""
        words, figure = self.words, picture.figures.get(place.unit)
        if figure is not None:
            return [words.unit_of(figure.key, picture), words(f"sk-stage-{figure.stage}", actions=figure.actions)]
        if place.building != NO_BUILDING:
            floors = picture.table.buildings[place.building].floors
            return [words("sk-building", building=words.building(place.building), floors=floors)]
        kind = picture.table.ground_at(place.spot)
        return [] if kind == "open" else [words(f"area-{kind}")]

    def _beside(self, show: Callable[..., None], values: object, place: Place) -> None:
        x, y, width, height = self.stage.box_of(place.spot, place.unit or None)
        show(values, x, y, (width, height))

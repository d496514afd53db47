"""The front: keeps the panels up to date with the session, and leads their intents to the desk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from client3d.hud.hud import Hud
from client3d.hud.values import HandOverValues, Intents, OrderButton
from client3d.play import badges, goals
from client3d.play.badges import Badges, Signs
from client3d.play.bindings import BINDABLE
from client3d.play.desk import Desk
from client3d.play.dialogs import Dialogs
from client3d.play.event_log import EventLog
from client3d.play.numbers import Numbers
from client3d.play.overview import Overview
from client3d.play.plates import Plates
from client3d.play.portraits import Portraits
from client3d.play.presenter import Presenter
from client3d.play.routes import Route
from client3d.play.session import OVER, RECAP, Session
from client3d.play.stage import Stage
from client3d.play.tips import Tips
from client3d.play.words import Words
from client3d.screens.navigator import Navigator
from core.events import Event
from core.orders import Refusal
from core.texts import Texts
from systems.clumsy import events as told
from systems.clumsy.field import Standing
from systems.clumsy.picture import EVERYTHING, Picture
from systems.clumsy.view import View

_SAME_KEY = {"unhitch": "tow"}
"""Orders whose button has the key of another intent."""
_CLEAR = 12.0
"""Pixels between a unit's card and the unit, where the view was moved so that it is not covered."""


class Front(Dialogs):
    """See the module, `session.Front` and `panels.Panels`."""

    TIPS: type[Tips] = Tips
    """What explains the cell that is pointed at."""

    def __init__(
        self, base: Any, texts: Texts, stage: Stage, text_factor: float = 1.0, pages: Navigator | None = None
    ) -> None:
        self.stage, self.scene = stage, stage.scene
        self.pages = pages
        self.words = Words(texts, stage.side_names)
        self.portraits = portraits = Portraits(base, stage.models, self.scene.sides)
        self.presenter = Presenter(self.words, lambda kind, side: portraits.of(kind, stage.side_names[side]))
        self.hud = Hud(base, texts, Intents(), text_factor)
        self.numbers = Numbers(self.hud, self.scene)
        self.log = EventLog(self.hud, self.words)
        self.overview = Overview(self.hud, self.scene, stage.looks)
        self.badges = Badges(self.words)
        self.plates = Plates(self.hud, stage, self.presenter.cards)
        self.tips = self.TIPS(self.hud, stage, self.words, self.presenter.pointing, lambda: self.seconds)
        self.seconds = 0.0
        self.hud.stage.seconds = lambda: self.seconds  # type: ignore[method-assign]  # what fades does so by the frames' time
        self.session: Session
        self.desk: Desk
        self.pause: Callable[[], None] = lambda: None
        """Opens the pause menu."""
        self.said: Callable[[str], None] = lambda _sound: None
        """Told the sound of what the panels say."""
        self.manual: Callable[[], None] = lambda: None
        self.encyclopedia: Callable[[str, str], None] = lambda _table, _name: None
        self.aftermath: Callable[[], None] = lambda: None
        """Opens the screen after the battle."""
        self._dirty = True
        self._shown: tuple[Any, ...] = ()
        self._uncovered = 0
        """The unit that was chosen last."""
        self._kept_view: View | None = None
        self.briefed: set[int] = set()
        """The sides that need not be told of their mission any more."""

    def attach(self, session: Session, desk: Desk) -> None:
        """Begin to show a session."""
        self.session, self.desk = session, desk
        self.tips.session, self.tips.desk = session, desk
        self._connect(self.hud.intents)
        self.hud.minimap.describe = self.tips.of_picture
        self._brief()

    def _connect(self, intents: Intents) -> None:
        desk = self.desk
        self._connect_view(intents)
        intents.end_turn = lambda: desk.do("end_turn")
        intents.undo = lambda: desk.do("undo")
        intents.next_unit = lambda: desk.do("next_unit")
        intents.turn_ready = self.session.ready

    def _connect_view(self, intents: Intents) -> None:
        """What whoever plays or watches may do."""
        desk = self.desk
        intents.order = desk.do
        intents.select_unit = self.session.controller.select
        intents.centre_unit = self._centre_unit
        intents.jump = desk.look_at
        intents.move_camera = lambda x, y: desk.move_view((x - 0.5, y - 0.5))
        intents.menu = self.open_menu

    def _centre_unit(self, unit: int) -> None:
        self.session.controller.select(unit)
        self.desk.do("centre")

    # --- the menu

    def open_menu(self) -> None:
        """Show the pause menu, where there are pages."""
        self.pause()

    def apply(self, text_factor: float) -> None:
        """The player has set something: texts and colours are drawn anew."""
        self.hud.text_factor = text_factor
        self.hud.redraw()
        self._dirty = True

    # --- what the projector tells

    def event_begins(self, event: Event, picture: Picture) -> None:
        """Write the log; the panels follow in the next frame."""
        self._dirty = True
        self.log.add(event, picture, self.session.state == RECAP, self._structure_meant(event))

    def _structure_meant(self, event: Event) -> Standing | None:
        """The structure that a shot of one's own is meant for."""
        return self.session.structure_meant(event) if isinstance(event, told.ShotFired) else None

    def number(self, key: int, text: str, kind: str) -> None:
        """Let a number rise over a unit."""
        if key in self.scene.units.units:
            self.numbers.show(text, self.scene.units.top(key), kind)

    def label(self, event: Event, key: int) -> None:
        """Say in a few words what befalls a unit."""
        if key in self.scene.units.units:
            text = self.words.label(event, self.session.projector.picture)
            self.numbers.show(text, self.scene.units.top(key), "label")

    def banner(self, event: Event) -> None:
        """Say it large."""
        words = self.words
        if isinstance(event, told.TurnStarted):
            own = event.side == self.session.looking or self.session.looking == EVERYTHING
            text = words("banner-turn" if own else "banner-enemy", side=words.side(event.side), round=event.round)
            self.hud.banner(text, event.side)
        elif isinstance(event, told.BattleEnded) and self.session.looking == EVERYTHING and event.winner >= 0:
            self.hud.banner(words("log-won", side=words.side(event.winner)), event.winner)

    # --- what the session tells

    def refused(self, refusal: Refusal) -> None:
        """Say why."""
        self.said("refused")
        controller = self.session.controller
        pointed = controller.pointed
        if pointed is None or pointed.refusal is None or pointed.refusal.reason != refusal.reason:
            self.hud.message(self.words.refusal(refusal))
            return
        text = self.presenter.pointing.reason_at(self.session.view(), controller.own_unit, pointed.cell, refusal)
        self.hud.message(text)

    def hand_over(self, side: int) -> None:
        """Draw the curtain."""
        self.numbers.clear()
        self.hud.hide_recap()
        self.hud.show_plates([])
        self.hud.hand_over(HandOverValues(side, self.words.side(side), self.session.match.game.view(side).round))

    def recap(self, side: int) -> None:
        """The next person sees its own log, and what it missed."""
        self.log.begin_recap(side)
        self._dirty = True

    def begin_turn(self, side: int) -> None:
        """Show what the person missed as a list, where two share the screen."""
        if self.session.hot_seat and self.log.missed:
            self.hud.show_recap(self.log.missed)
            self.log.missed = []
        self._brief()
        self._dirty = True

    def route_ended(self, unit: int, reason: str) -> None:
        """Say which unit has stopped on its way, and why."""
        view = self.session.view()
        if (stopped := view.own_unit(unit)) is not None:
            name = self.words.unit_numbered(unit, stopped.kind.id, view.side)
            self.hud.message(self.words(f"route-ended-{reason}", unit=name))

    def _brief(self) -> None:
        """Tell a person of its mission, once."""
        side = self.session.looking
        if side != EVERYTHING and side not in self.briefed and self.session.projector.picture.goals:
            self.briefed.add(side)
            # nobody moves while it is read
            self.session.paused = True
            self.show_goals("briefing-begin", self._go_on)

    def _go_on(self) -> None:
        self.session.paused = False

    def over(self) -> None:
        """Show how it ended."""
        self.show_aftermath()

    # --- each frame

    def update(self, seconds: float) -> None:
        """Bring the panels up to date; cheap when nothing changed."""
        seconds = self._elapse(seconds)
        session, controller = self.session, self.session.controller
        view = session.view()
        playing = (session.state, session.paused, session.projector.speed)
        routes = controller.routes.sent.get(controller.selected)
        state = (controller.chosen, controller.skipped, routes, *playing)
        if self._dirty or view is not self._kept_view or state != self._shown:
            self.hud.choice.hide()
            self._kept_view, self._shown, self._dirty = view, state, False
            self._show_values(view)
        if session.state != "handover":
            self._show_plates()
            if session.looking == EVERYTHING:
                self.tips.show_watched()
            else:
                self.tips.show(view)
        self.overview.show_camera()
        self.numbers.update(seconds)
        self.hud.update()

    def _elapse(self, seconds: float) -> float:
        """Banners and numbers go by as fast as what they tell of."""
        projector = self.session.projector
        seconds *= projector.speed if projector.busy else 1.0
        self.seconds += seconds
        return seconds

    def _show_values(self, view: View) -> None:
        session, controller, hud, make = self.session, self.session.controller, self.hud, self.presenter
        picture = session.projector.picture
        if session.looking == EVERYTHING:
            self._show_watched(picture)
            return
        acting = session.acting
        able = make.menus.able(view) - controller.skipped if acting else frozenset()
        obstacle = session.match.game.undo_obstacle(session.looking)
        with hud.arranged_once():
            hud.show_top_bar(make.top_bar(view, picture))
            hud.show_units(make.cards.rows(view, picture, controller.selected, able))
            hud.show_unit(make.cards.card(view, controller.unit, picture, self._route(view)))
            hud.show_orders(self._with_keys(make.menus.orders(view, controller, acting)))
            hud.show_turn(make.menus.turn_buttons(view, acting, obstacle, controller.skipped))
        self.overview.show(picture)
        self._measure()
        self._uncover()

    def _uncover(self) -> None:
        """A unit that has just been chosen does not stay under the card that tells of it."""
        figure, card = self.session.selected_figure(), self.hud.unit_card
        key = 0 if figure is None else figure.key
        if key == self._uncovered:
            return
        self._uncovered = key
        if figure is not None and card.visible and self._chooses():
            x, y, width, height = (length * self.hud.stage.brush.scale.pixels for length in card.box)
            left, top, across, down = self.stage.box_of(figure.cell, key)
            if x < left + across and left < x + width and y < top + down and top < y + height:
                self.stage.raise_above(y - _CLEAR, figure.cell, key)

    def _chooses(self) -> bool:
        """Whether the person at the screen chooses units now."""
        return bool(self.session.acting)

    def _with_keys(self, orders: Sequence[OrderButton]) -> list[OrderButton]:
        """The buttons with the keys that the player has chosen."""
        texts, bindings = self.words.texts, self.desk.bindings
        turn = self.hud.turn
        keys = {name: bindings.first(texts, name) for name in ("end_turn", "undo", "next_unit")}
        turn.set_keys({**keys, "menu": bindings.first(texts, "cancel")})
        shown = []
        for order in orders:
            intent = _SAME_KEY.get(order.name, order.name)
            shown.append(replace(order, key=bindings.first(texts, intent)) if intent in BINDABLE else order)
        return shown

    def _route(self, view: View) -> Route | None:
        """The way of several turns that the selected unit is on."""
        unit = self.session.controller.own_unit
        return None if unit is None else self.session.controller.routes.route_of(view, unit)

    def _show_watched(self, picture: Picture) -> None:
        """What a watcher is shown: the picture, and buttons of a player."""
        session, hud, make, data = self.session, self.hud, self.presenter, self.stage.data
        over = session.state == OVER
        with hud.arranged_once():
            hud.show_top_bar(make.watched_bar(picture, self._round_limit(), self._result()))
            hud.show_units(make.cards.watched_rows(picture, session.controller.selected, data))
            hud.show_unit(make.cards.figure_card(session.selected_figure(), data, picture))
            hud.show_orders(self._with_keys(self._transport(over)))
            hud.show_turn(make.menus.no_turn())
        self.overview.show(picture)
        self._measure()

    def _transport(self, over: bool) -> tuple[OrderButton, ...]:
        """The buttons of a player; over: all was shown."""
        return self.presenter.menus.transport(self.session.paused, self.session.projector.speed, over=over)

    def _measure(self) -> None:
        """What the panels leave free."""
        scale, hud = self.hud.stage.brush.scale, self.hud
        top = hud.top_bar.box[1] + hud.top_bar.box[3] if hud.top_bar.visible else 0.0
        bottom = hud.timeline.y if hud.timeline.visible else scale.height
        area = (0.0, top * scale.pixels, hud.turn.box[0] * scale.pixels, bottom * scale.pixels)
        self.stage.free_area = area

    def _result(self) -> str:
        """How a replay ended, once all of it was shown."""
        return ""

    def _round_limit(self) -> int:
        return self.session.view().round_limit

    def _show_plates(self) -> None:
        named = {self.session.controller.selected}
        pointed = None if self.session.looking == EVERYTHING else self.session.controller.pointed
        if pointed is not None and pointed.standing is not None:
            named.add(pointed.standing.id)
        looks_on = self.session.looking == EVERYTHING
        picture = self.session.projector.picture
        marks = {} if looks_on else dict(self.plates.marks(self.session.view()))
        for unit, icons in goals.marks(picture).items():
            marks[unit] = (*marks.get(unit, ()), *icons)
        steps = {} if pointed is None else badges.steps_of(pointed)
        self.plates.show(picture, named, marks, self._signs(), steps)

    def _signs(self) -> Signs:
        picture, session = self.session.projector.picture, self.session
        if session.looking == EVERYTHING:
            kinds = self.stage.data.structures
            return self.badges.of_watcher(picture, lambda kind: kinds[kind].build_turns)
        return self.badges.of_side(session.view(), picture, not session.projector.busy)

    def resize(self, width: int, height: int) -> None:
        """The window has a new size; the panels follow by themselves."""
        self._dirty = True

    def close(self) -> None:
        """Take the panels off the screen."""
        self.hud.destroy()

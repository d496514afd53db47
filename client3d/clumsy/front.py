"""The front: keeps the panels up to date with the session, and leads their intents to the desk."""

from __future__ import annotations

from typing import Any

from client3d.clumsy import badges, goals
from client3d.clumsy.badges import Badges
from client3d.clumsy.desk import Desk
from client3d.clumsy.event_log import EventLog
from client3d.clumsy.overview import Overview
from client3d.clumsy.presenter import Presenter
from client3d.clumsy.questions import Questions
from client3d.clumsy.routes import Route
from client3d.clumsy.session import Session
from client3d.clumsy.stage import Stage
from client3d.clumsy.tips import Tips
from client3d.clumsy.words import Words
from client3d.hud.values import HandOverValues, Intents
from client3d.play.plates import Plates
from client3d.play.signs import Signs
from client3d.play.states import OVER, RECAP
from client3d.play.view_front import ViewFront
from client3d.screens.navigator import Navigator
from core.events import Event
from core.orders import Refusal
from core.texts import Texts
from systems.clumsy import events as told
from systems.clumsy.field import Standing
from systems.clumsy.picture import EVERYTHING, Picture
from systems.clumsy.view import View


class Front(ViewFront, Questions):
    """See the module, `session.Front` and `panels.Panels`."""

    WORDS = Words
    words: Words
    stage: Stage
    session: Session
    desk: Desk

    TIPS: type[Tips] = Tips
    """What explains the cell that is pointed at."""

    def __init__(
        self, base: Any, texts: Texts, stage: Stage, text_factor: float = 1.0, pages: Navigator | None = None
    ) -> None:
        super().__init__(base, texts, stage, text_factor, pages)
        self.presenter = Presenter(self.words, self.portrait)
        self.log = EventLog(self.hud, self.words)
        self.overview = Overview(self.hud, self.scene, stage.looks)
        self.badges = Badges(self.words)
        self.plates = Plates(self.hud, stage, self.presenter.cards)
        self.tips = self.TIPS(self.hud, stage, self.words, self.presenter.pointing, lambda: self.seconds)
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

    # --- what the projector tells

    def event_begins(self, event: Event, picture: Picture) -> None:
        """Write the log; the panels follow in the next frame."""
        self._dirty = True
        self.log.add(event, picture, self.session.state == RECAP, self._structure_meant(event))

    def _structure_meant(self, event: Event) -> Standing | None:
        """The structure that a shot of one's own is meant for."""
        return self.session.structure_meant(event) if isinstance(event, told.ShotFired) else None

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

    def _show_values(self, view: View) -> None:
        session, controller, hud, make = self.session, self.session.controller, self.hud, self.presenter
        picture = session.projector.picture
        if session.looking == EVERYTHING:
            self.show_watched(picture)
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

    def _route(self, view: View) -> Route | None:
        """The way of several turns that the selected unit is on."""
        unit = self.session.controller.own_unit
        return None if unit is None else self.session.controller.routes.route_of(view, unit)

    def show_watched(self, picture: Picture) -> None:
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

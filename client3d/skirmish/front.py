"""The front of Skirmish: keeps the panels up to date with the session, and leads their intents to the desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from client3d.hud.values import DialogButton, HandOverValues, Intents, TurnButtons
from client3d.play.lines import Lines
from client3d.play.states import HANDOVER, OVER
from client3d.play.view_front import ViewFront
from client3d.screens.navigator import Navigator
from client3d.skirmish.briefing import Briefing
from client3d.skirmish.cards import TableCards
from client3d.skirmish.desk import TableDesk
from client3d.skirmish.header import Header
from client3d.skirmish.heading import Heading
from client3d.skirmish.keys import HELP
from client3d.skirmish.menus import TableMenus
from client3d.skirmish.session import TableSession
from client3d.skirmish.stage import TableStage
from client3d.skirmish.tips import TableTips
from client3d.skirmish.words import TableWords
from core.events import Event
from core.texts import Texts
from replays.reader import EVERYTHING
from systems.skirmish import events as told
from systems.skirmish.battle import GoalKind
from systems.skirmish.measures import Point
from systems.skirmish.picture import Figure, Picture
from systems.skirmish.setup import BattleSetup, bare_battle
from systems.skirmish.view import View

NEAR = 40.0
"""Pixels of the window that a cell takes at least where miniatures are seen from near."""


OUTCOMES: dict[GoalKind, str] = {"break": "broken", "carry_off": "carried_off", "hold": "held"}
"""How a battle is told to have ended that was won by a goal of each kind."""


class TablePresenter:
    """What other screens ask of the front: portraits, and why a battle ended."""

    def __init__(self, words: TableWords, cards: TableCards, setup: BattleSetup) -> None:
        self.words, self.cards, self.setup = words, cards, setup

    def outcome(self, reason: str, winner: int) -> str:
        """Why a battle ended as it did, and by which goal it was won; empty where there is nothing to say."""
        if not reason:
            return ""
        if winner < 0:
            return self.words("sk-outcome-round_limit" if reason == "round_limit" else "sk-outcome-both")
        sides = {"side": self.words.side(winner), "loser": self.words.side(1 - winner)}
        goal = next((one for one in self.setup.goals if one.side == winner and OUTCOMES[one.kind] == reason), None)
        if goal is None or goal.kind == "break":
            return self.words(f"sk-outcome-{reason}", **sides)
        thing = self.words.thing(self.setup.objects[goal.object].kind)
        return self.words(f"sk-outcome-{reason}", thing=thing, turns=goal.turns, **sides)


class TableFront(ViewFront):
    """See the module and `session.Front`."""

    WORDS = TableWords
    HELP = HELP
    END_TURN = "sk_done"
    words: TableWords
    session: TableSession
    desk: TableDesk

    def __init__(
        self,
        base: Any,
        texts: Texts,
        stage: TableStage,
        setup: BattleSetup,
        text_factor: float = 1.0,
        pages: Navigator | None = None,
    ) -> None:
        super().__init__(base, texts, stage, text_factor, pages, Header)
        start = bare_battle(setup, stage.data)
        self.words.data, self.words.table = stage.data, start.table
        self.cards = TableCards(self.words, self.portrait, start.start.groups)
        self.menus = TableMenus(self.words)
        self.presenter = TablePresenter(self.words, self.cards, setup)
        self.heading = Heading(self.words, setup)
        self.log = Lines(self.hud)
        self.tips = TableTips(self.hud, stage, self.words, lambda: self.seconds)
        self.hud.minimap_wanted = False  # the table is small, and seen as a whole
        self.hud.arrange()
        self._kept_view: View | None = None

    def attach(self, session: Any, desk: Any) -> None:
        """Begin to show a session."""
        self.session, self.desk = session, desk
        self.tips.session, self.tips.desk = session, desk
        self._connect(self.hud.intents)

    def _connect(self, intents: Intents) -> None:
        desk = self.desk
        self._connect_view(intents)
        intents.end_turn = lambda: desk.do("sk_done")
        intents.undo = lambda: desk.do("undo")
        intents.next_unit = lambda: desk.do("next_unit")
        intents.turn_ready = self.session.ready

    # --- what the reel tells

    def event_begins(self, event: Event, picture: Picture) -> None:
        """Write the log; the panels follow in the next frame."""
        self._dirty = True
        line = self.words.log_line(event, picture)
        if line is not None:
            self.log.write(line, self.session.looking)

    def told_away(self, event: Event, picture: Picture, side: int) -> None:
        """Keep a line for who does not sit at the screen."""
        line = self.words.log_line(event, picture)
        if line is not None:
            self.log.keep(line, side)

    def label(self, event: Event, key: int) -> None:
        """Nothing is said beside miniatures but what dice came to, which stands over them."""

    def banner(self, event: Event) -> None:
        """Say it large."""
        words, hud = self.words, self.hud
        if isinstance(event, told.TurnStarted):
            hud.banner(words("sk-turn", round=event.round))
        elif isinstance(event, told.BattleEnded) and event.winner >= 0:
            hud.banner(words("log-won", side=words.side(event.winner)), event.winner)

    # --- what the session tells

    def hand_over(self, side: int) -> None:
        """Draw the curtain."""
        self.numbers.clear()
        self.hud.hide_previews()
        self.hud.show_plates([])
        round_ = self.session.projector.picture.round
        self.hud.hand_over(HandOverValues(side, self.words.side(side), round_))

    def side_sits_down(self, side: int) -> None:
        """Show the log of this side, and say whose go it is."""
        self.log.show(side)
        self._dirty = True
        self.hud.message(self.words("sk-go", side=self.words.side(side)), "accent")

    def show_goals(self, button: str = "briefing-close", then: Callable[[], None] = lambda: None) -> None:
        """The mission once more: what it is about, what wins, who fights. button: key of what closes it."""
        words, briefing = self.words, Briefing(self.words, self.heading.setup)
        close = DialogButton("close", words(button), then, primary=True, cancels=True)
        lines = (briefing.about, "\n".join(briefing.goals), "\n".join((*briefing.forces, briefing.length)))
        self.hud.ask(briefing.title, "\n\n".join(filter(None, lines)), (close,))

    def brief(self) -> None:
        """Tell a person of the mission before the first turn; nobody moves while it is read."""
        self.session.paused = True
        self.show_goals("briefing-begin", self._go_on)

    def _go_on(self) -> None:
        self.session.paused = False

    # --- each frame

    def update(self, seconds: float) -> None:
        """Bring the panels up to date; cheap when nothing changed."""
        seconds = self._elapse(seconds)
        session, controller = self.session, self.session.controller
        view = session.view() if session.looking != EVERYTHING else None
        playing = (session.state, session.paused, session.looking, session.projector.speed)
        state = (controller.chosen, *playing)
        if self._dirty or view is not self._kept_view or state != self._shown:
            self._kept_view, self._shown, self._dirty = view, state, False
            self._show_values(view)
        self._show_badges(session.projector.picture)
        if view is None:
            self.tips.show_watched()
        elif session.state != HANDOVER:
            self.tips.show(view)
        self.numbers.update(seconds)
        self.hud.update()

    def _show_values(self, view: View | None) -> None:
        session, controller, hud = self.session, self.session.controller, self.hud
        picture = session.projector.picture
        if view is None:
            self.show_watched(picture)
            return
        obstacle = session.match.game.undo_obstacle(session.looking)
        waiting = self._waiting(view)
        with hud.arranged_once():
            hud.show_top_bar(self.heading.values(picture, tuple(session.match.persons)))
            hud.show_units(self.cards.rows(picture, session.looking, controller.selected))
            hud.show_unit(self.cards.card(session.selected_figure()))
            hud.show_orders(self._with_keys(self.menus.orders(view, controller, waiting)))
            hud.show_turn(self.menus.turn_buttons(view, obstacle, waiting))
        self._measure()
        self._uncover()
        self._hint(self.menus.hint(view, controller.mode))

    def place_of(self, figure: Figure) -> Point:
        """See `ViewFront.place_of`."""
        return figure.at

    def _waiting(self, view: View) -> str:
        """Why no order can be given now; "" if it can."""
        if view.ended:
            return self.words("refusal-game_over")
        return "" if view.go == view.side else self.words("sk-others-go")

    def show_watched(self, picture: Picture) -> None:
        """What a watcher is shown: the picture, and buttons of a player."""
        session, hud = self.session, self.hud
        with hud.arranged_once():
            hud.show_top_bar(self.heading.values(picture, self._persons(), self._result()))
            hud.show_units(self.cards.rows(picture, EVERYTHING, session.controller.selected))
            hud.show_unit(self.cards.card(session.selected_figure()))
            hud.show_orders(self._with_keys(self._transport(session.state == OVER)))
            hud.show_turn(TurnButtons(None, None, None))
        self._measure()

    def _show_badges(self, picture: Picture) -> None:
        """The signs over miniatures, where each of them is drawn in this frame."""
        units, scene = self.scene.units, self.scene
        from_afar = scene.camera.screen[0] / scene.camera.film[0] < NEAR
        found: list[Any] = []
        for figure in picture.figures.values():
            unit = units.units.get(figure.key)
            if unit is not None and unit.fade > 0.3:
                found += self.cards.badges(figure, scene.project(units.top(figure.key)), from_afar)
        self.hud.show_plates(found)

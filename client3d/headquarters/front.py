"""The front of Headquarters: keeps the panels up to date with the session, and leads their intents to the desk."""

from __future__ import annotations

from typing import Any

from client3d.headquarters import pointed
from client3d.headquarters.cards import CampCards
from client3d.headquarters.desk import CampDesk
from client3d.headquarters.header import Header
from client3d.headquarters.heading import Heading
from client3d.headquarters.keys import HELP
from client3d.headquarters.menus import CampMenus
from client3d.headquarters.overview import CampOverview
from client3d.headquarters.session import CampSession
from client3d.headquarters.stage import CampStage
from client3d.headquarters.tips import CampTips
from client3d.headquarters.words import CampWords
from client3d.hud.values import DialogButton, Intents, TurnButtons
from client3d.play.lines import Lines
from client3d.play.plates import Plates
from client3d.play.states import OVER
from client3d.play.view_front import ViewFront
from client3d.screens.navigator import Navigator
from core.events import Event
from core.orders import Refusal
from core.texts import Texts
from replays.reader import EVERYTHING
from systems.headquarters import events as told
from systems.headquarters.land import Land
from systems.headquarters.picture import Picture
from systems.headquarters.view import View


class CampPresenter:
    """What other screens ask of the front: portraits, and why a battle ended."""

    def __init__(self, words: CampWords, cards: CampCards) -> None:
        self.words, self.cards = words, cards

    def outcome(self, reason: str, winner: int) -> str:
        """Why a battle ended as it did; empty where there is nothing to say."""
        if not reason:
            return ""
        losers = [self.words.side(side) for side in range(len(self.words.side_names)) if side != winner]
        return self.words(f"camp-outcome-{reason}", camps=", ".join(losers))


class CampFront(ViewFront):
    """See the module and `session.Front`."""

    WORDS = CampWords
    HELP = HELP
    END_TURN = "camp_end_turn"
    words: CampWords
    session: CampSession
    desk: CampDesk

    def __init__(
        self,
        base: Any,
        texts: Texts,
        stage: CampStage,
        land: Land,
        round_limit: int,
        text_factor: float = 1.0,
        pages: Navigator | None = None,
    ) -> None:
        super().__init__(base, texts, stage, text_factor, pages, Header)
        self.words.data = stage.data
        self.cards, self.menus = CampCards(self.words, self.portrait), CampMenus(self.words)
        self.presenter = CampPresenter(self.words, self.cards)
        self.heading = Heading(self.words, stage.data, land, round_limit)
        self.log = Lines(self.hud)
        self.overview = CampOverview(self.hud, self.scene)
        self.plates = Plates(self.hud, stage, self.cards)
        self.tips = CampTips(self.hud, stage, self.words, lambda: self.seconds)
        self._kept_view: View | None = None

    def attach(self, session: Any, desk: Any) -> None:
        """Begin to show a session."""
        self.session, self.desk = session, desk
        self.tips.session, self.tips.desk = session, desk
        self._connect(self.hud.intents)
        self.hud.top_bar.choose = desk.choose_camp
        self.hud.minimap.describe = self.tips.of_picture

    def _connect(self, intents: Intents) -> None:
        desk = self.desk
        self._connect_view(intents)
        intents.end_turn = lambda: desk.do("camp_end_turn")
        intents.undo = lambda: desk.do("undo")
        intents.next_unit = lambda: desk.do("next_unit")

    # --- what the reel tells

    def event_begins(self, event: Event, picture: Picture) -> None:
        """Write the log; the panels follow in the next frame."""
        self._dirty = True
        line = self.words.log_line(event, picture)
        if line is not None:
            self.log.write(line, EVERYTHING)  # there is no fog: one log for all

    def label(self, event: Event, key: int) -> None:
        """Nothing is said beside units."""

    def banner(self, event: Event) -> None:
        """Say it large."""
        words, hud = self.words, self.hud
        if isinstance(event, told.TurnStarted):
            hud.banner(words("camp-turn", round=event.round))
        elif isinstance(event, told.CampFell):
            hud.banner(words("camp-banner-fell", camp=words.side(event.side)), event.side)
        elif isinstance(event, told.BombFell):
            line = words.log_line(event, self.session.projector.picture)
            hud.banner(words("camp-banner-bomb"), None, "" if line is None else line.text)
        elif isinstance(event, told.AirStruck):
            hud.banner(words("camp-banner-strike"), event.side)
        elif isinstance(event, told.BattleEnded) and event.winner >= 0:
            hud.banner(words("log-won", side=words.side(event.winner)), event.winner)

    # --- what the session asks and tells

    @property
    def reads(self) -> bool:
        """See `session.Front`."""
        return self._paged is not None

    def dropped(self, refusal: Refusal) -> None:
        """Say what is not chosen any more, and why."""
        self._dirty = True
        self.hud.message(self.words("camp-dropped", reason=self.words.refusal(refusal)))

    def camp_chosen(self, side: int) -> None:
        """Say whose orders are given now."""
        self._dirty = True
        self.hud.message(self.words("camp-now-playing", camp=self.words.side(side)), "accent")

    def show_goals(self) -> None:
        """What wins."""
        close = DialogButton("close", self.words("briefing-close"), primary=True, cancels=True)
        self.hud.ask(self.words("briefing-title"), self.words("camp-objective"), (close,))

    # --- each frame

    def update(self, seconds: float) -> None:
        """Bring the panels up to date; cheap when nothing changed."""
        seconds = self._elapse(seconds)
        session, controller = self.session, self.session.controller
        view = session.view()
        waits = session.match.waits_for_persons
        playing = (session.state, session.paused, session.looking, session.projector.speed, waits)
        state = (controller.chosen, controller.skipped, controller.enemy_reach, *playing)
        if self._dirty or view is not self._kept_view or state != self._shown:
            self._kept_view, self._shown, self._dirty = view, state, False
            self._show_values(view)
        self._show_plates(session.projector.picture)
        if session.looking == EVERYTHING:
            self.tips.show_watched()
        else:
            self.tips.show(view)
        self.overview.show_camera()
        self.numbers.update(seconds)
        self.hud.update()

    def _show_values(self, view: View) -> None:
        session, controller, hud = self.session, self.session.controller, self.hud
        picture = session.projector.picture
        if session.looking == EVERYTHING:
            self.show_watched(picture)
            return
        persons = tuple(session.match.persons)
        obstacle = session.match.game.undo_obstacle(session.looking)
        others_wait = session.match.waits_for_persons
        with hud.arranged_once():
            hud.show_top_bar(self.heading.values(picture, session.looking, persons, choosing=session.hot_seat))
            hud.show_units(self.cards.rows(picture, session.looking, controller.selected, self._able(view)))
            hud.show_unit(self.cards.card(session.selected_figure(), picture))
            hud.show_orders(self._with_keys(self.menus.orders(view, controller, self._waiting(view))))
            buttons = self.menus.turn_buttons(view, controller, obstacle, others_wait=others_wait)
            hud.show_turn(buttons)
        self.overview.show(picture)
        self._measure()
        self._uncover()
        self._hint(self.menus.hint(view, controller.mode))

    def _measure(self) -> None:
        """What the panels leave free: above the orders, too, so that a small board is seen as a whole."""
        super()._measure()
        area, bar = self.stage.free_area, self.hud.order_bar
        if area is not None and bar.height:
            bottom = min(area[3], bar.y * self.hud.stage.brush.scale.pixels)
            self.stage.free_area = (*area[:3], bottom)

    def _able(self, view: View) -> frozenset[int]:
        return frozenset(unit.id for unit in pointed.able(view)) - self.session.controller.skipped

    def _waiting(self, view: View) -> str:
        """Why no order can be given now; "" if it can."""
        if view.ended:
            return self.words("refusal-game_over")
        if not view.own.standing:
            return self.words.refusal(Refusal("not_your_turn"))
        return self.words.refusal(Refusal("camp_ready")) if view.own.ready else ""

    def show_watched(self, picture: Picture) -> None:
        """What a watcher is shown: the picture, and buttons of a player."""
        session, hud = self.session, self.hud
        with hud.arranged_once():
            persons = self._persons()
            hud.show_top_bar(self.heading.values(picture, EVERYTHING, persons, note=self._result()))
            hud.show_units(self.cards.rows(picture, EVERYTHING, session.controller.selected, frozenset()))
            hud.show_unit(self.cards.card(session.selected_figure(), picture))
            hud.show_orders(self._with_keys(self._transport(session.state == OVER)))
            hud.show_turn(TurnButtons(None, None, None))
        self.overview.show(picture)
        self._measure()

    def _show_plates(self, picture: Picture) -> None:
        controller = self.session.controller
        named = {controller.selected}
        found = controller.pointed
        if self.session.looking != EVERYTHING and found is not None and found.standing is not None:
            named.add(found.standing.id)
        self.plates.show(picture, named, self.cards.marks(picture))

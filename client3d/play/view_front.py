"""The frame of the panels over a board, whatever the ruleset: kept up to date, and their intents led to the hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from client3d.hud.hud import Hud
from client3d.hud.values import Intents, OrderButton
from client3d.hud.widgets import Stage
from client3d.play import transport
from client3d.play.bindings import BINDABLE
from client3d.play.board_stage import BoardStage
from client3d.play.dialogs import Dialogs
from client3d.play.names import Names
from client3d.play.numbers import Numbers
from client3d.play.portraits import Portraits
from client3d.screens.navigator import Navigator
from core.orders import Cell, Refusal
from core.texts import Texts

_SAME_KEY = {"unhitch": "tow"}
"""Orders whose button has the key of another intent."""
_CLEAR = 12.0
"""Pixels between a unit's card and the unit, where the view was moved so that it is not covered."""


class ViewFront(Dialogs):
    """What the fronts of all rulesets have in common. `names` makes the words, by the sides' names."""

    WORDS: type[Names] = Names
    """The names and sentences of the ruleset."""
    END_TURN = "end_turn"
    """The intent of the button that ends a turn."""

    def __init__(
        self,
        base: Any,
        texts: Texts,
        stage: BoardStage,
        text_factor: float = 1.0,
        pages: Navigator | None = None,
        top_bar: Callable[[Stage], Any] | None = None,
    ) -> None:
        self.stage, self.scene = stage, stage.scene
        self.pages = pages
        self.words = self.WORDS(texts, stage.side_names)
        self.portraits = Portraits(base, stage.models, self.scene.sides)
        self.hud = Hud(base, texts, Intents(), text_factor, top_bar)
        self.numbers = Numbers(self.hud, self.scene)
        self.seconds = 0.0
        self.hud.stage.seconds = lambda: self.seconds  # type: ignore[method-assign]  # what fades does so by the frames' time
        self.session: Any
        self.desk: Any
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
        self._hinted = ""
        self._uncovered = 0
        """The unit that was chosen last."""

    def portrait(self, kind: str, side: int) -> Any:
        """The portrait of a unit type of a side."""
        return self.portraits.of(kind, self.stage.side_names[side])

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

    def open_menu(self) -> None:
        """Show the pause menu, where there are pages."""
        self.pause()

    def apply(self, text_factor: float) -> None:
        """The player has set something: texts and colours are drawn anew."""
        self.hud.text_factor = text_factor
        self.hud.redraw()
        self._dirty = True

    def refused(self, refusal: Refusal) -> None:
        """Tell the player why an order was not carried out."""
        self.said("refused")
        self.hud.message(self.words.refusal(refusal))

    def over(self) -> None:
        """The battle has ended and all of it was shown: show what it came to."""
        self._dirty = True
        self.show_aftermath()

    def _hint(self, hint: str) -> None:
        """Say what is to be chosen on the board now, once."""
        if hint != self._hinted:
            self._hinted = hint
            if hint:
                self.hud.message(hint, "accent")

    def number(self, key: int, text: str, kind: str) -> None:
        """Let a number rise over a unit."""
        if key in self.scene.units.units:
            self.numbers.show(text, self.scene.units.top(key), kind)

    def _elapse(self, seconds: float) -> float:
        """Banners and numbers go by as fast as what they tell of."""
        projector = self.session.projector
        seconds *= projector.speed if projector.busy else 1.0
        self.seconds += seconds
        return seconds

    def _uncover(self) -> None:
        """A unit that has just been chosen does not stay under the card that tells of it."""
        figure, card = self.session.selected_figure(), self.hud.unit_card
        key = 0 if figure is None else figure.key
        if key == self._uncovered:
            return
        self._uncovered = key
        if figure is not None and card.visible and self._chooses():
            x, y, width, height = (length * self.hud.stage.brush.scale.pixels for length in card.box)
            place = self.place_of(figure)
            left, top, across, down = self.stage.box_of(place, key)
            if x < left + across and left < x + width and y < top + down and top < y + height:
                self.stage.raise_above(y - _CLEAR, place, key)

    def place_of(self, figure: Any) -> Cell:
        """Where a unit is drawn, as the stage names places."""
        cell: Cell = figure.cell
        return cell

    def _measure(self) -> None:
        """What the panels leave free."""
        scale, hud = self.hud.stage.brush.scale, self.hud
        top = hud.top_bar.box[1] + hud.top_bar.box[3] if hud.top_bar.visible else 0.0
        bottom = hud.timeline.y if hud.timeline.visible else scale.height
        area = (0.0, top * scale.pixels, hud.turn.box[0] * scale.pixels, bottom * scale.pixels)
        self.stage.free_area = area

    def resize(self, width: int, height: int) -> None:
        """The window has a new size; the panels follow by themselves."""
        self._dirty = True

    def close(self) -> None:
        """Take the panels off the screen."""
        self.hud.destroy()

    def _chooses(self) -> bool:
        """Whether the person at the screen chooses units now."""
        return bool(self.session.acting)

    def show_watched(self, picture: Any) -> None:
        """What a watcher is shown: the picture, and buttons of a player."""
        raise NotImplementedError

    def _persons(self) -> tuple[int, ...]:
        """The sides that persons play."""
        return tuple(self.session.match.persons)

    def _result(self) -> str:
        """How a replay ended, once all of it was shown."""
        return ""

    def _transport(self, over: bool) -> tuple[OrderButton, ...]:
        """The buttons of who watches; over: all was shown."""
        return transport.transport(self.words, self.session.paused, self.session.projector.speed, over=over)

    def _with_keys(self, orders: Sequence[OrderButton]) -> list[OrderButton]:
        """The buttons with the keys that the player has chosen."""
        texts, bindings = self.words.texts, self.desk.bindings
        turn = self.hud.turn
        keys = {name: bindings.first(texts, name) for name in ("undo", "next_unit")}
        ends = bindings.first(texts, self.END_TURN)
        turn.set_keys({**keys, "end_turn": ends, "menu": bindings.first(texts, "cancel")})
        shown = []
        for order in orders:
            intent = _SAME_KEY.get(order.name, order.name)
            bound = intent in BINDABLE or bool(bindings.keys_of(intent))
            shown.append(replace(order, key=bindings.first(texts, intent)) if bound else order)
        return shown

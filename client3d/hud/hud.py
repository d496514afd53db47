"""All panels together: values are shown, intents come out, the pointer and the keys are led to the right panel."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from client3d.hud import layout, theme
from client3d.hud.keyboard import Keyboard
from client3d.hud.panels.choice import Choice
from client3d.hud.panels.minimap import Minimap
from client3d.hud.panels.notices import Banner, MessageLine
from client3d.hud.panels.order_bar import OrderBar
from client3d.hud.panels.plates import HealthPlates
from client3d.hud.panels.previews import DamagePreview, PathPreview, Tooltip
from client3d.hud.panels.screens import Dialog, HandOver, Help, Screen
from client3d.hud.panels.timeline import Timeline
from client3d.hud.panels.top_bar import TopBar
from client3d.hud.panels.turn_panel import TurnPanel
from client3d.hud.panels.unit_card import UnitCard
from client3d.hud.panels.unit_list import LogPanel, TitledList, UnitList
from client3d.hud.values import (
    Badge,
    ChoiceOption,
    DamagePreviewValues,
    DialogButton,
    FloatingNumber,
    HandOverValues,
    Intents,
    LogLine,
    OrderButton,
    PathPreviewValues,
    Plate,
    TurnButtons,
    UnitCardValues,
    UnitRow,
)
from client3d.hud.widgets import Box, Panel, Stage, Target, Texts
from client3d.hud.window import HudWindow

Size = tuple[float, float]
"""Width and height in pixels."""


class Hud(HudWindow):
    """The panels over a battle.

    `base` is the ShowBase; `intents` is asked at the moment of a click, so its callables may be set later. Places of
    the pointer are pixels from the window's top left corner.
    """

    def __init__(
        self,
        base: Any,
        texts: Texts,
        intents: Intents | None = None,
        text_factor: float = 1.0,
        top_bar: Callable[[Stage], Any] | None = None,
    ) -> None:
        super().__init__(base, texts, text_factor)
        self.intents = intents or Intents()
        self._make_top_bar: Callable[[Stage], Any] = top_bar or TopBar
        self._holding = self._unarranged = False
        self._make_panels()
        self.minimap_wanted = True
        self.preferred_list: TitledList = self.unit_list
        self.keyboard = Keyboard(self)
        for panel in (self.turn, self.unit_list, self.log_panel, self.order_bar):
            panel.show()
        self.arrange()
        self.follow()

    def _make_panels(self) -> None:
        stage, intents = self.stage, self.intents
        self.plates = HealthPlates(self.root, stage.brush)
        self.top_bar = self._make_top_bar(stage)
        self.unit_list = UnitList(stage, intents, lambda: self._folded(self.unit_list))
        self.log_panel = LogPanel(stage, intents, lambda: self._folded(self.log_panel))
        self.recap = LogPanel(stage, intents, self.hide_recap, "recap", "hud-recap")
        self.minimap = Minimap(stage, intents)
        self.turn = TurnPanel(stage, intents)
        self.timeline = Timeline(stage, intents)
        self.unit_card = UnitCard(stage)
        self.order_bar = OrderBar(stage, intents)
        self.banner_line, self.message_line = Banner(stage), MessageLine(stage)
        self.damage_preview, self.path_preview = DamagePreview(stage), PathPreview(stage)
        self.choice = Choice(stage)
        self.help_screen = Help(stage, self.hide_help)
        self.hand_over_screen = HandOver(stage, self._sat_down)
        self.dialog = Dialog(stage, self._screen_closed)
        self.tooltip, self.hint = Tooltip(stage), Tooltip(stage, "hint", sort=60)
        stage.show_tip_beside = lambda box, text: self.tooltip.show_beside(text, box)
        self.panels: tuple[Panel, ...] = (
            self.choice,
            self.top_bar,
            self.unit_list,
            self.log_panel,
            self.recap,
            self.minimap,
            self.unit_card,
            self.order_bar,
            self.turn,
            self.timeline,
        )
        self.screens: tuple[Screen, ...] = (
            self.help_screen,
            self.hand_over_screen,
            self.dialog,
        )
        """From the lowest to the one above all others."""

    # --- the battle's values

    def show_top_bar(self, values: Any) -> None:
        """The battle as a whole, as the bar that was asked for shows it: of `TopBar`, `TopBarValues`."""
        if self.top_bar.set(values):
            self.top_bar.show()
            self.arrange()

    def show_unit(self, values: UnitCardValues | None) -> None:
        """The unit whose card is shown, or none."""
        before = self.unit_card.measure()
        if not self.unit_card.set(values):
            return
        if values is None:
            self.unit_card.hide()
        else:
            self.unit_card.show()
        if self.unit_card.measure() != before or self.unit_card.width <= 0:
            self.arrange()
        else:
            self.unit_card.repaint()

    def show_orders(self, orders: Sequence[OrderButton]) -> None:
        """The buttons of the order bar."""
        if self.order_bar.set(tuple(orders)):
            self.arrange()

    def show_turn(self, values: TurnButtons) -> None:
        """What the buttons beside the orders can do."""
        self.turn.set(values)

    def show_units(self, units: Sequence[UnitRow]) -> None:
        """One's own units."""
        if self.unit_list.set(tuple(units)):
            self.arrange()

    def log(self, line: LogLine) -> None:
        """Add a line to the log."""
        self.log_panel.add(line)

    def show_log(self, lines: Sequence[LogLine]) -> None:
        """Replace the log."""
        self.log_panel.set(list(lines))

    def show_plates(self, plates: Sequence[Plate | Badge]) -> None:
        """The bars over the units and the signs over cells, all of them; call it when the camera or a unit moved."""
        self.plates.show(plates)

    def show_damage(self, values: DamagePreviewValues, x: float, y: float, size: Size = (0, 0)) -> None:
        """What a shot would do, beside a part of the window in pixels."""
        self.path_preview.hide()
        self.hint.hide()
        self.damage_preview.show_at(values, self._box(x, y, size))

    def show_path(self, values: PathPreviewValues, x: float, y: float, size: Size = (0, 0)) -> None:
        """What a move would cost, beside a part of the window in pixels."""
        self.damage_preview.hide()
        self.hint.hide()
        self.path_preview.show_at(values, self._box(x, y, size))

    def show_hint(self, text: str, x: float, y: float, size: Size = (0, 0)) -> None:
        """A word on what is pointed at, beside a part of the window in pixels."""
        self.damage_preview.hide()
        self.path_preview.hide()
        self.hint.show_beside(text, self._box(x, y, size))

    def choose(self, title: str, options: Sequence[ChoiceOption], x: float, y: float, size: Size = (0, 0)) -> None:
        """Let the player choose, beside a part of the window in pixels."""
        self.hide_previews()
        self._hide_tip()
        self.choice.ask(title, tuple(options), self._box(x, y, size))

    def _box(self, x: float, y: float, size: Size) -> Box:
        return *self._units(x, y), *self._units(*size)

    def hide_previews(self) -> None:
        """None of the three."""
        self.damage_preview.hide()
        self.path_preview.hide()
        self.hint.hide()

    def show_numbers(self, numbers: Sequence[FloatingNumber]) -> None:
        """Texts that float over the battle, all of them; call it each frame while there are any, and once with none."""
        self.plates.show_numbers(numbers)

    # --- moments

    def banner(self, text: str, side: int | None = None, more: str = "") -> None:
        """A large text that fades, in a side's colour."""
        self.banner_line.say(text, theme.ACCENT if side is None else theme.side_colour(side), more)

    def message(self, text: str, tone: str = "warn") -> None:
        """A line over the orders, such as why one is refused."""
        self.message_line.say(text, theme.TONES.get(tone, theme.WARN))

    def show_recap(self, lines: Sequence[LogLine]) -> None:
        """What happened while the player waited; folding it closes it."""
        empty = LogLine(self.stage.texts.format("hud-recap-empty"), "info", "dim")
        self.recap.folded = False
        self.recap.set(list(lines) or [empty])
        self.recap.show()
        self.recap.list.first = 0
        self.arrange()

    def hide_recap(self) -> None:
        """Close it."""
        self.recap.hide()
        self.keyboard.leave()

    # --- screens

    @property
    def modal(self) -> Screen | None:
        """The screen that has the keys and the pointer, if any."""
        return next((screen for screen in reversed(self.screens) if screen.visible), None)

    def ask(self, title: str, text: str, buttons: Sequence[DialogButton]) -> None:
        """A question over everything."""
        self._screen_opens()
        self.dialog.ask(title, text, tuple(buttons))

    def hand_over(self, values: HandOverValues) -> None:
        """Hide the battle until the next player is ready (`Intents.turn_ready`)."""
        self._screen_opens()
        self.banner_line.hide()
        self.hand_over_screen.ask(values)

    def show_help(self, title: str, lines: Sequence[tuple[str, str]]) -> None:
        """Which key does what: the key as written on it, and a few words. Escape, F1 and h close it."""
        self._screen_opens()
        self.help_screen.explain(title, tuple(lines))

    def hide_help(self) -> None:
        """Close it."""
        self.help_screen.hide()
        self._screen_closed()

    def toggle_log(self) -> None:
        """Fold the event log, or unfold it."""
        self.press("log.fold")

    def _sat_down(self) -> None:
        self.hand_over_screen.hide()
        self._screen_closed()
        self.intents.turn_ready()

    def _screen_opens(self) -> None:
        self.choice.hide()
        self._hide_tip()
        self.hide_previews()
        self.keyboard.leave()

    def _screen_closed(self) -> None:
        self.keyboard.leave()

    # --- pointer, keys, names

    def wants_pointer(self, x: float, y: float) -> bool:
        """Whether a place of the window, in pixels, belongs to a panel and not to the battle."""
        if self.modal is not None:
            return True
        at = self._units(x, y)
        return any(panel.covers(*at) for panel in self.panels)

    def targets(self) -> list[Target]:
        """What can be pressed now, in the order of the focus."""
        if self.modal is not None:
            return list(self.modal.targets())
        return [target for panel in self.panels if panel.visible for target in panel.targets()]

    def widgets(self) -> dict[str, Target]:
        """What can be pressed now, by name."""
        return {target.name: target for target in self.targets()}

    def press(self, name: str) -> bool:
        """Click a widget by name; whether there is one and it did something."""
        target = self.widgets().get(name)
        return target is not None and target.press()

    def hover(self, name: str) -> bool:
        """Point at a widget: its tooltip is shown. Whether there is one of that name."""
        target = self.widgets().get(name)
        if target is not None:
            target.hover()
        return target is not None

    def shows(self, name: str) -> bool:
        """Whether a widget or panel of that name is shown now (see `panels_by_name`)."""
        panel = self.panels_by_name.get(name)
        return panel.visible if panel is not None else name in self.widgets()

    @property
    def panels_by_name(self) -> dict[str, Panel]:
        """Every panel and screen: top_bar, units, log, recap, minimap, unit_card, order_bar, turn, timeline, banner,
        message, damage_preview, path_preview, hint, tooltip, help, hand_over, dialog."""
        passing = (self.banner_line, self.message_line, self.damage_preview, self.path_preview, self.hint, self.tooltip)
        return {panel.name: panel for panel in (*self.panels, *self.screens, *passing)}

    def pixels(self, name: str) -> tuple[int, int]:
        """The middle of a widget in pixels of the window, for a real click. Raises KeyError."""
        x, y, width, height = self.widgets()[name].box
        return self.stage.brush.scale.px(x + width / 2), self.stage.brush.scale.px(y + height / 2)

    def key(self, name: str) -> bool:
        """A key was pressed, by Panda3D's name; whether the panels used it.

        Tab, the arrows, Enter and Escape work on an open screen, which takes every key but the function keys. Else F6
        and shift-F6 lead the focus through all widgets; then the arrows move it, Enter or space presses, Escape leaves.
        """
        return self.keyboard.key(name)

    def shortcut(self, name: str) -> bool:
        """Press the button that shows this key, if any; a greyed one says its reason. Whether there is one."""
        target = None if self.modal is not None else self.keyboard.button_with_key(name)
        if target is not None and not target.press():
            self.message(target.reason)
        return target is not None

    @property
    def focus(self) -> str:
        """The name of the widget that has the focus, or ""."""
        return self.keyboard.focus

    # --- window

    def arrange(self) -> None:
        """Put all panels in their places."""
        self._unarranged = self._holding
        if not self._holding:
            layout.arrange(self)
            self.keyboard.refresh()

    @contextmanager
    def arranged_once(self) -> Iterator[None]:
        """Whatever is shown meanwhile, the panels are put in their places once, at the end."""
        self._holding, self._unarranged = True, False
        try:
            yield
        finally:
            self._holding = False
            if self._unarranged:
                self.arrange()

    def _folded(self, panel: TitledList) -> None:
        if not panel.folded:
            self.preferred_list = panel
        self.arrange()

    def rescaled(self) -> None:
        """Draw everything anew."""
        self._hide_tip()
        self.hide_previews()
        self.choice.hide()
        self.damage_preview.stale()
        self.path_preview.stale()
        self.hint.stale()
        self.plates.rescale(self.stage.brush)
        self.arrange()

    def update(self) -> None:
        """See `Window.update`."""
        self.log_panel.show_added()
        super().update()

    def fade(self) -> None:
        """Let what fades fade."""
        self.banner_line.update()
        self.message_line.update()

    def pointer_at(self, x: float, y: float) -> None:
        """The pointer moved, in pixels."""
        self.minimap.pointer_at(x, y)
        if self.timeline.visible and self.modal is None:
            self.timeline.pointer_at(x, y)
        for panel in (self.unit_list, self.log_panel, self.recap):
            if panel.visible and not panel.closed:
                panel.list.pointer_at(x, y)

    def destroy(self) -> None:
        """Take everything off the screen."""
        for panel in self.panels_by_name.values():
            panel.destroy()
        super().destroy()

    def _show_tip(self, box: Box, text: str) -> None:
        self.tooltip.show_at(box, text)

    def _hide_tip(self) -> None:
        self.tooltip.hide()

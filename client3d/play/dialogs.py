"""What the desk asks of the panels: keys, widgets by name, questions to the player, short notices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from client3d.hud.hud import Hud
from client3d.hud.values import DialogButton
from client3d.play.board_stage import BoardStage
from client3d.play.keys import HELP
from client3d.play.names import Names
from client3d.screens.navigator import Navigator


class Dialogs:
    """The part of the front that answers the hands, whatever the ruleset."""

    HELP = HELP
    """Lines of the help overlay."""

    stage: BoardStage
    words: Names
    hud: Hud
    session: Any
    desk: Any

    pages: Navigator | None
    """The screens over the battle, such as the pause menu."""
    manual: Callable[[], None]
    """Opens the help, where there are pages."""
    aftermath: Callable[[], None]
    """Opens the screen after the battle, where there are pages."""
    encyclopedia: Callable[[str, str], None]
    """Opens the encyclopedia at a thing: its table and its name."""

    @property
    def _paged(self) -> Navigator | None:
        """The pages, while any is open."""
        return self.pages if self.pages is not None and self.pages.modal else None

    @property
    def modal(self) -> bool:
        """Whether a screen waits for the person."""
        return self._paged is not None or self.hud.modal is not None

    def over_panel(self, x: float, y: float) -> bool:
        """Whether a panel lies under a pixel."""
        return self._paged is not None or self.hud.wants_pointer(x, y)

    def covers(self, x: float, y: float) -> bool:
        """Whether a panel that stays lies over a pixel."""
        return not self.modal and self.hud.wants_pointer(x, y)

    def key(self, name: str) -> bool:
        """Screens and the keyboard's focus take keys first; all else is the desk's."""
        if self._paged is not None:
            return self._paged.key(name)
        if self.hud.modal is not None or self.hud.focus or name in ("f6", "shift-f6"):
            return self.hud.key(name)
        return self.hud.choice.visible and self.hud.choice.key(name)

    def shortcut(self, name: str) -> bool:
        """Press the button that shows a key."""
        return self.hud.shortcut(name)

    def close_choice(self) -> bool:
        """Close the choices, if they are shown."""
        shown = self.hud.choice.visible
        self.hud.choice.hide()
        return shown

    def press(self, widget: str) -> str:
        """Press a widget by name."""
        if self._paged is not None:
            return self._paged.press_named(widget)
        if widget not in self.hud.widgets():
            return f"no widget {widget}; there are: {', '.join(sorted(self.hud.widgets()))}"
        self.hud.press(widget)
        return ""

    def hover_widget(self, widget: str) -> str:
        """Show a widget's tooltip."""
        if self._paged is not None:
            return "" if self._paged.hover(widget) else f"no widget {widget}"
        target = self.hud.widgets().get(widget)
        if target is None:
            return f"no widget {widget}"
        look = getattr(target, "look", None)
        lines = [look.label, look.tip, look.reason] if look is not None else [target.reason]
        self.hud.tooltip.show_at(target.box, "\n".join(line for line in lines if line))
        return ""

    def shows(self, widget: str) -> bool:
        """Whether a widget, or a screen of that name, is shown."""
        if self._paged is not None:
            return self._paged.shows(widget)
        modal = self.hud.modal
        return widget in self.hud.widgets() or (modal is not None and modal.name == widget)

    @property
    def screen(self) -> str:
        """The page at the front, else the battle."""
        return self._paged.screen or "battle" if self._paged is not None else "battle"

    @property
    def focus(self) -> str:
        """The widget that has the focus, or ""."""
        return self._paged.focus if self._paged is not None else self.hud.focus

    def typed(self, character: str) -> None:
        """A character was typed."""
        if self._paged is not None:
            self._paged.typed(character)

    def toggle_log(self) -> None:
        """Fold or unfold the log."""
        self.hud.press("log.fold")

    def toggle_help(self) -> None:
        """Show the keys."""
        lines = self.desk.bindings.help_lines(self.words.texts, self.HELP)
        self.hud.show_help(self.words("help-keys-title"), lines)

    def open_manual(self) -> None:
        """Show the rules by topic."""
        self.manual()

    def show_aftermath(self) -> None:
        """Show how the battle ended and what it came to."""
        self.aftermath()

    def look_up(self, table: str, name: str) -> None:
        """Show a thing of the pack in the encyclopedia."""
        self.encyclopedia(table, name)

    def confirm_end_turn(self, count: int, then: Callable[[], None]) -> None:
        """Ask."""
        words = self.words
        yes = DialogButton("end_turn", words("end-turn-yes"), then, primary=True)
        no = DialogButton("cancel", words("end-turn-no"), cancels=True)
        self.hud.ask(words("end-turn-title"), words("end-turn-warning", count=count), (yes, no))

    def say_speed(self, speed: float) -> None:
        """Tell the new speed."""
        self.hud.message(self.words("notice-speed", speed=f"{speed:g}"), "dim")

    def say_picture(self, name: str) -> None:
        """Tell where the picture is."""
        self.hud.message(self.words("notice-saved-picture", file=name), "dim")

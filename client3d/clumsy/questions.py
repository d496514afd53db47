"""What is asked of a player of the main ruleset: what to aim at, what would hit one's own; and what wins."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from client3d.clumsy import aim_words, goals, points
from client3d.clumsy.aiming import Aim
from client3d.clumsy.menus import AIM_ICONS
from client3d.clumsy.presenter import Presenter
from client3d.clumsy.words import Words
from client3d.hud.values import ChoiceOption, DialogButton
from client3d.play.dialogs import Dialogs
from core.orders import Cell
from systems.clumsy.blast import Caught
from systems.clumsy.view import UnitView


class Questions(Dialogs):
    """The part of the front that is `panels.Panels`."""

    words: Words
    presenter: Presenter

    def ask_aim(self, aims: tuple[Aim, ...], cell: Cell, then: Callable[[str, str], None]) -> None:
        """Show the choices beside the cell."""
        words = self.words
        options = [
            ChoiceOption(
                f"aim.{aim.what}",
                aim_words.target(words, aim),
                AIM_ICONS[aim.what],
                aim_words.outcome(words, aim),
                words.refusal(aim.refusal) if aim.refusal is not None else "",
                partial(then, aim.what, aim.weapon),
            )
            for aim in aims
        ]
        x, y, width, height = self.stage.box_of(cell)
        self.hud.choose(words("aim-title"), options, x, y, (width, height))

    def show_goals(self, button: str = "briefing-close", then: Callable[[], None] = lambda: None) -> None:
        """Show the mission's briefing and its goals; where there is none, what wins. button: key of what closes it."""
        words, picture, setup = self.words, self.session.projector.picture, self.session.setup
        close = DialogButton("close", words(button), then, primary=True, cancels=True)
        if setup is None or not picture.goals:
            rule = points.rule(words, self.stage.data, len(picture.points))
            text = "\n\n".join(filter(None, (self.presenter.objective(picture), rule)))
            self.hud.ask(words("briefing-title"), text, (close,))
            return
        told = setup.briefings[picture.side] if 0 <= picture.side < len(setup.briefings) else ""
        title = words(setup.title) if words.texts.has(setup.title) else words("briefing-title")
        self.hud.ask(title, goals.briefing(words, told if words.texts.has(told) else "", picture), (close,))

    def confirm_blast(self, own: tuple[Caught, ...], then: Callable[[], None]) -> None:
        """Ask."""
        words = self.words
        yes = DialogButton("fire", words("fire-own-yes"), then)
        no = DialogButton("cancel", words("fire-own-no"), primary=True, cancels=True)
        self.hud.ask(words("fire-own-title"), words("fire-own-warning", units=words.caught(own)), (yes, no))

    def confirm_fall(self, drones: tuple[UnitView, ...], then: Callable[[], None]) -> None:
        """Ask."""
        words = self.words
        yes = DialogButton("go", words("fall-yes"), then)
        no = DialogButton("cancel", words("fall-no"), primary=True, cancels=True)
        self.hud.ask(words("fall-title"), words("fall-warning", units=words.listed(drones)), (yes, no))

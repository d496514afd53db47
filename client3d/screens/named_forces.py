"""The forces that are kept under names: keeping the one at hand, taking another one up, deleting one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.controls import TileLook
from client3d.hud.painting import Painter
from client3d.hud.widgets import Box, Stage
from client3d.screens.forces_file import LONGEST_NAME
from client3d.screens.page import GAP, Page, greyed

_TILE = 64.0
_DELETE = 44.0


@dataclass(frozen=True)
class NamedForce:
    """A force that is kept."""

    name: str
    units: str
    """In words."""
    worth: int
    fault: str = ""
    """Why it cannot be taken up."""


@dataclass(frozen=True)
class NamedForcesIntents:
    """What the page leads to."""

    keep: Callable[[str, bool], None]
    """Keeps the force at hand under a name; told whether one of that name is kept already."""
    take_up: Callable[[str], None]
    delete: Callable[[str], None]


class NamedForcesPage(Page):
    """A field for the name of the force at hand, and the list of those that are kept."""

    TITLE = "title-named-forces"

    def __init__(
        self, stage: Stage, forces: Callable[[], Sequence[NamedForce]], no_keep: str, intents: NamedForcesIntents
    ) -> None:
        """`no_keep`: why the force at hand cannot be kept; "" if it can."""
        super().__init__(stage, "named_forces")
        self._forces, self._no_keep, self._intents = forces, no_keep, intents
        self.text = ""
        self.default = "keep"
        self.focus = "name"

    def key(self, name: str) -> bool:
        """Enter in the field keeps; Delete deletes the force that has the focus."""
        if name == "enter" and self.focus == "name":
            keep = self.control("keep")
            return keep is not None and keep.press()
        prefix, _, place = self.focus.partition(".")
        if name == "delete" and prefix in ("force", "delete") and place.isdigit():
            self._intents.delete(self._forces()[int(place) - 1].name)
            return True
        return False

    def _set(self, text: str) -> None:
        self.text = text

    def draw(self, painter: Painter) -> None:
        """Field, button, forces."""
        x, y, width, height = box = self.sheet(painter, foot=False, width=900)
        forces, text = self._forces(), self.format
        painter.text(text("named-forces-name"), x, y, theme.SMALL, theme.DIM, width=width)
        name = self.text.strip()
        there = name in [force.name for force in forces]
        look = Look(text("save-replace" if there else "named-forces-keep"), "save", style="primary", size=17)
        reason = self._no_keep or ("" if name else text("save-no-name"))
        across = 240.0
        self.field("name", (x, y + 24, width - across - GAP, 46), self.text, self._set, longest=LONGEST_NAME)
        keep_box = (x + width - across, y + 24, across, 46.0)
        self.button("keep", keep_box, greyed(look, reason), lambda: self._intents.keep(name, there))
        y += 92
        y += self.heading(painter, text("named-forces-list"), x, y, width)
        if not forces:
            painter.text(text("named-forces-none"), x, y + 8, theme.NORMAL, theme.DIM, width=width, lines=2)

        def row(place: int, at: Box) -> None:
            self._draw_force(forces[place], place + 1, (at[0], at[1], at[2], _TILE - 8))

        self.scroll("forces", painter, (x, y, width, box[1] + height - y), [_TILE] * len(forces), row)

    def _draw_force(self, force: NamedForce, number: int, box: Box) -> None:
        x, y, width, height = box
        look = TileLook(
            force.name,
            size=15,
            detail=force.fault or force.units,
            aside=str(force.worth) if force.worth else "",
            tone="accent",
            reason=force.fault,
        )
        take_up = partial(self._intents.take_up, force.name)
        self.tile(f"force.{number}", (x, y, width - _DELETE - 8, height), look, take_up)
        delete = Look(self.format("named-forces-delete", name=force.name), "delete", layout="icon")
        self.button(
            f"delete.{number}",
            (x + width - _DELETE, y, _DELETE, height),
            delete,
            partial(self._intents.delete, force.name),
        )

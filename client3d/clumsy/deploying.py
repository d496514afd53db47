"""A side's units being placed on the scene before the first turn, frame by frame.

To the front and the desk it is what a `Session` is. The battle that is shown has this side's units alone: where the
others begin is nothing that could be shown, asked about or come upon.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import structs

from client3d.clumsy.placing import Placing
from client3d.clumsy.projector import Projector
from client3d.clumsy.stage import Stage
from client3d.play.board_stage import POINTED, THREATENED, home_of
from client3d.play.states import HANDOVER
from client3d.play.viewed import Pointer
from core.orders import Cell
from systems.clumsy.forces import ForceFault
from systems.clumsy.picture import Figure, Picture, picture_of
from systems.clumsy.pipeline import new_game
from systems.clumsy.setup import BattleSetup, ids_of
from systems.clumsy.view import View

DEPLOYING = "deploying"


class DeployPanels(Protocol):
    """The panels, as a deployment needs them."""

    def hand_over(self, side: int) -> None:
        """Hide everything until the next person is ready."""

    def begin_turn(self, side: int) -> None:
        """Show the panels for this side; the curtain ends."""

    def misplaced(self, fault: ForceFault) -> None:
        """Tell why a unit cannot be put where it was meant to."""


class Deploying:
    """See the module. `after` is the side that is to sit down when this one is ready; -1: the same person stays."""

    acting = False
    """No order is taken."""

    def __init__(
        self,
        setup: BattleSetup,
        placing: Placing,
        stage: Stage,
        front: DeployPanels,
        make_projector: Callable[[Picture], Projector],
        *,
        before: int,
        after: int,
    ) -> None:
        """`before`: the side whose person sat at the screen up to now; -1: nobody did."""
        self.setup, self.placing, self.stage, self.front = setup, placing, stage, front
        self.looking = placing.zone.side
        self.after = after
        self.state = DEPLOYING
        self._waits_for = self.looking
        """The side whose person is to sit down behind the curtain."""
        self.done = False
        """Whether the person is ready."""
        self.controller = Pointer()
        self.last_fault: ForceFault | None = None
        self._view = self._view_now()
        self.projector = make_projector(picture_of(self._view))
        self._shown: tuple[object, ...] = ()
        self._open: tuple[object, list[Cell]] = ((), [])
        if before not in (-1, self.looking):
            self._hand_over(self.looking)

    # --- looking

    def view(self) -> View:
        """What the side may know, of a battle in which nobody else is."""
        return self._view

    def _view_now(self) -> View:
        own = structs.replace(self.setup, units=self.placing.force)
        return new_game(own, self.placing.data).view(self.looking)

    @property
    def picture(self) -> Picture:
        """What is drawn."""
        return self.projector.picture

    @property
    def idle(self) -> bool:
        """Whether nothing moves."""
        return self.stage.scene.camera.at_rest and self.stage.scene.at_rest

    def selected_figure(self) -> Figure | None:
        """The selected unit as it is drawn."""
        return self.picture.figures.get(self.controller.selected)

    def place_of(self, unit: int) -> int | None:
        """The place of a unit, by its id, in the force."""
        ids = ids_of(structs.replace(self.setup, units=self.placing.force))
        return ids.index(unit) if unit in ids else None

    def id_at(self, cell: Cell) -> int:
        """The id of the unit in a cell; 0: none."""
        figure = self.picture.figure_at(cell)
        return 0 if figure is None else figure.key

    def look_home(self) -> None:
        """Look at the middle of one's own units, and somewhat towards that of the board."""
        self.stage.look_at(home_of(self.picture, self.looking), instantly=True)

    # --- placing

    def put(self, unit: int, cell: Cell) -> ForceFault | None:
        """Put a unit, by its id, in a cell; why that cannot be. Afterwards nobody is selected."""
        place = self.place_of(unit)
        if place is None or self.state != DEPLOYING:
            return None
        self.last_fault = self.placing.put(place, cell)
        if self.last_fault is not None:
            self.front.misplaced(self.last_fault)
        else:
            self.controller.select(0)
            self._show_anew()
        return self.last_fault

    def reset(self) -> None:
        """All stand where they stood at first."""
        self.placing.reset()
        self.controller.select(0)
        self._show_anew()

    def _show_anew(self) -> None:
        self._view = self._view_now()
        self.stage.headings.clear()  # they look to the middle of the board from wherever they stand
        self.projector.reset(picture_of(self._view))

    def fault_at(self, cell: Cell | None) -> ForceFault | None:
        """Why the selected unit cannot be put in a cell."""
        place = self.place_of(self.controller.selected)
        return None if cell is None or place is None else self.placing.refusal(place, cell)

    # --- who sits at the screen

    def end(self) -> None:
        """The person is ready; where two share the screen, the next one sits down first."""
        if self.state != DEPLOYING:
            return
        self.controller.select(0)
        if self.after in (-1, self.looking):
            self.done = True
        else:
            self._hand_over(self.after)

    def ready(self) -> None:
        """The next person has sat down."""
        if self.state != HANDOVER:
            return
        self.state = DEPLOYING
        if self._waits_for == self.looking:
            self.front.begin_turn(self.looking)
        else:
            self.done = True

    def _hand_over(self, side: int) -> None:
        self.state, self._waits_for = HANDOVER, side
        self.front.hand_over(side)

    # --- each frame

    def update(self, seconds: float) -> None:
        """Bring the marks on the board up to date, and move on."""
        self.projector.update(seconds)
        controller = self.controller
        state = (self.placing.force, controller.selected, controller.hovered, self.state)
        if state != self._shown:
            self._shown = state
            self._mark()
        self.stage.scene.update(seconds)

    def _mark(self) -> None:
        overlays, hovered = self.stage.scene.overlays, self.controller.hovered
        overlays.show("zone", self.placing.cells, "start_zone")
        found = self._open_cells()
        if found:
            overlays.show("open", found, "reach")
        else:
            overlays.hide("open")
        refused = self.fault_at(hovered) is not None
        pointed = 0 if hovered is None else self.id_at(hovered)
        outlines = {pointed: THREATENED if refused else POINTED} if pointed else {}
        self.stage.mark(self.selected_figure(), hovered, "target" if refused else "hover", outlines)

    def _open_cells(self) -> list[Cell]:
        """Where the selected unit may be put; found anew only when it or the placement has changed."""
        key = (self.placing.force, self.controller.selected)
        if self._open[0] != key:
            place = self.place_of(self.controller.selected)
            self._open = key, [] if place is None else self.placing.open_to(place)
        return self._open[1]

"""What one side may know of a battle: a value of its own, cut off from the world.

SEE-1, SEE-5, SEE-6, WIN-2 of the rulebook. Refusals, previews, the AI and the screen take nothing else, so
they cannot leak. A view never changes; the game makes a new one when something has happened.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from core.board import Board
from systems.clumsy.components import (
    NO_BATTERY,
    NO_UNIT,
    OFF_BOARD,
)
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.data_types import Hour, Season, Weather
from systems.clumsy.field import Field


class UnitView(Struct, frozen=True):
    """A unit as a side knows it. Of an enemy everything from `action_points` to `cargo` is unknown (SEE-6)."""

    id: int
    """One's own unit's id; an enemy's contact number, which is negative."""
    kind: UnitType
    side: int
    cell: int
    hp: int
    action_points: int = 0
    fuel: int = 0
    """NO_FUEL if it burns none."""
    rounds: tuple[int, ...] = ()
    moved: bool = False
    shots: tuple[str, ...] = ()
    worked: bool = False
    aboard: int = NO_UNIT
    """The carrier it is aboard: then `cell` is the carrier's, and it stands nowhere."""
    cargo: tuple[int, ...] = ()
    """The units aboard it."""
    tows: str = ""
    """The type of the gun it tows."""
    towing: int = NO_UNIT
    """That gun; of an enemy only where the gun is in sight as well."""
    towed_by: int = NO_UNIT
    """The truck that tows it; of an enemy only where the truck is in sight as well."""
    alert: int = 0
    """Shots it keeps for the enemy's turn."""
    patrol: int = OFF_BOARD
    """The middle of the zone in which it patrols; OFF_BOARD: none."""
    camouflaged: bool = False
    airborne: bool = False
    """Whether it is in the air (SEE-6)."""
    operator: int = NO_UNIT
    """Who flies a drone (DRONE-1); NO_UNIT: nobody ever did."""
    battery: int = NO_BATTERY
    """Ends of its own turns that a drone can still be in the air for (DRONE-2); NO_BATTERY: any number."""
    reserved: bool = False
    """Whether the shot of its next round on patrol is paid for: `cancel` gives it back."""

    @property
    def landed(self) -> bool:
        """Whether it is a craft that stands on the ground (HELI-3)."""
        return self.kind.flies and not self.airborne

    @property
    def full_points(self) -> bool:
        """Whether it has all of its action points."""
        return self.action_points == self.kind.action_points


class Ghost(Struct, frozen=True):
    """An enemy out of sight, as last seen."""

    id: int
    kind: UnitType
    hp: int
    cell: int
    round: int
    airborne: bool = False
    """Whether it was in the air then."""


class GoalView(Struct, frozen=True):
    """A goal as a side knows it: its own, or another side's that was announced (WIN-2)."""

    side: int
    number: int
    """Its place among its side's goals."""
    kind: str
    alone: bool
    """Whether to meet it is enough to win; else all of the side's goals must be met."""
    text: str
    """Key of the sentence that tells it; "": it is told by its kind."""
    units: tuple[int, ...]
    """The units it is about, as this side names them: of enemies those it has seen; of others' goals none."""
    structures: tuple[int, ...]
    """Cells of the structures it is about, of a side's own goals those that still stand."""
    zone: int
    """Mask of the cells it is about."""
    round: int
    """The round to hold out to the end of."""
    count: int
    """How many it takes."""
    done: int
    """How many it has; of others' goals nothing is known."""
    state: str
    """open, met, failed."""


class FireView(Struct, frozen=True):
    """A fire in sight."""

    cell: int
    age: int
    """Ends of rounds since it was lit (BURN-4)."""
    spread: bool
    """Lit by another fire: it goes no further."""


class View(Struct, frozen=True, eq=False):
    """A battle as one side knows it. Sides are numbers in the order of turns; cells are board numbers."""

    side: int
    side_names: tuple[str, ...]
    board: Board
    data: ClumsyData
    turn: int
    """The side whose turn it is."""
    round: int
    round_limit: int
    season: Season
    hour: Hour
    weather: Weather
    ended: bool
    winner: int
    """The winning side; -1 for a draw, and while the game runs."""
    outcome: str
    """How it ended; "" while it runs."""
    units: dict[int, UnitView]
    """Its own units and the enemies in sight, by id, its own first."""
    at: dict[int, UnitView]
    """Those of them on the ground by cell."""
    ghosts: tuple[Ghost, ...]
    field: Field
    """What it knows to lie where."""
    seen: int
    """Mask of the cells in sight."""
    seen_this_turn: int
    """Mask of the cells in sight at any moment since its turn began."""
    points: tuple[tuple[int, int], ...]
    """The victory points: cell and owner (-1: nobody)."""
    wreck_classes: dict[int, str]
    """The class of the unit whose wreck it knows to lie in a cell."""
    passengers: tuple[UnitView, ...] = ()
    """Its own units aboard carriers, by id: alive, but nowhere on the map (LOAD-4)."""
    captures: tuple[tuple[int, int], ...] = ()
    """Points its own engineers are taking: cell, and ends of turn that count already (CAPTURE-1)."""
    goals: tuple[GoalView, ...] = ()
    """Its own goals in a mission, then those of others that were announced (WIN-2)."""
    over: dict[int, UnitView] = {}
    """Those of its units and of the enemies in sight that are in the air, by cell (GRID-3)."""
    fires: tuple[FireView, ...] = ()
    """The fires in its sight, by cell; of one out of sight it knows no more than that it burned when last seen."""
    foreign_mines: int = 0
    """Mask of those mines it knows of (`field.mines`) that are another side's (MINE-2)."""
    worked_out: dict[tuple[str, int, int], Any] = {}
    """What was derived from this view and is dear to derive again: by rule, unit and cell."""

    @property
    def own(self) -> list[UnitView]:
        """Its own living units on the map, by id."""
        return [unit for unit in self.units.values() if unit.side == self.side]

    @property
    def enemies(self) -> list[UnitView]:
        """The enemies in sight, by contact."""
        return [unit for unit in self.units.values() if unit.side != self.side]

    @property
    def force(self) -> list[UnitView]:
        """All its own living units, those aboard carriers after those on the map."""
        return [*self.own, *self.passengers]

    def layer_of(self, unit: UnitView) -> dict[int, UnitView]:
        """By cell, who may be in a unit's way: other craft in the air if it is a craft, else units on the ground."""
        return self.over if unit.kind.flies else self.at

    def own_unit(self, unit_id: int) -> UnitView | None:
        """Its own living unit of this id, if it is on the map."""
        unit = self.units.get(unit_id)
        return unit if unit is not None and unit.side == self.side else None

    def passenger(self, unit_id: int) -> UnitView | None:
        """Its own living unit of this id, if it is aboard a carrier."""
        return next((unit for unit in self.passengers if unit.id == unit_id), None)

    def living(self, unit_id: int) -> UnitView | None:
        """Its own living unit of this id, on the map or aboard."""
        return self.own_unit(unit_id) or self.passenger(unit_id)

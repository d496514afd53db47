"""What is told is what is: every event of every scenario, held against the battle before and after it.

The scenarios say what a rule does; here the events of each of their orders are looked at. Each has the values its class
promises; it tells of the unit, cell and side it is about; it is told to those it may be told to; pictures moved on by
the events alone are those of the views; an order that may be taken back leaves nothing behind (SEE-5, SEE-6).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core.events import Event, Told
from core.game import Game
from core.orders import Refusal, UndoOrder
from core.packs.location import data_folder
from core.scenarios import SIDE_TO_MOVE, read_case
from systems.clumsy import components
from systems.clumsy import events as told
from systems.clumsy import ground_events as land
from systems.clumsy.components import NO_UNIT, OFF_BOARD, side_of_id
from systems.clumsy.orders import EndTurnOrder
from systems.clumsy.picture import Building, Picture, picture_of
from systems.clumsy.picture_changes import advance
from systems.clumsy.view import UnitView, View
from systems.clumsy.watching import picture_of_everything
from tests.systems.clumsy.test_engine import masks

KINDS = [kind for kind in vars(components).values() if dataclasses.is_dataclass(kind)]
FILES = sorted(data_folder().glob("clumsy/scenarios/**/*.toml"))
OF_ONES_OWN = (
    told.UnitPaid,
    told.AlertSet,
    told.AlertEnded,
    told.PatrolSet,
    told.PatrolEnded,
    told.UnitSupplied,
    told.UnitBoarded,
    told.UnitUnloaded,
    told.FlightFailed,
)
"""Told to the unit's own side alone (SEE-6)."""
OF_ONE_SIDE = (
    told.SightChanged,
    land.WreckFound,
    land.StructureSeen,
    land.StructureGone,
    land.MineSpotted,
    land.MineGone,
    told.PointCounted,
    land.RubbleFound,
    land.ClearingFound,
)
"""Told to the side they name alone (SEE-5)."""
STOPS = ("barred", "mine", "no_means")
CRASH_RADIUS = 2
"""Cells by which a craft may miss the cell above which it was hit (HELI-1)."""
OUTCOMES = ("destruction", "points", "surrender", "round_limit", "goals", "goals_failed")
ENDS = ("fired", "turn", "order", "cancelled")


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_every_event_tells_what_is(file: Path) -> None:
    case = read_case(file)
    game: Game[Any, View] = case.game
    follower = Follower(game)
    for step in case.steps:
        if step.order is None:
            continue
        order = step.order
        if order.side == SIDE_TO_MOVE:
            order = msgspec.structs.replace(order, side=case.side_to_move())
        before = game.state_digest()
        outcome = game.submit(order, step.draws)
        if isinstance(outcome, Refusal):
            says_how_much(outcome)
            continue
        if not game.undo_obstacle(order.side):
            assert not isinstance(game.submit(UndoOrder(side=order.side)), Refusal)
            assert game.state_digest() == before
            assert game.submit(order, step.draws) == outcome
        follower.follow(outcome, passed=isinstance(order, EndTurnOrder))
        with game.battle.world.active():
            rebuilt = game.battle.rebuilt()
        assert masks(game.battle) == masks(rebuilt)
        components_are_of_their_kinds(game)


def components_are_of_their_kinds(game: Game[Any, View]) -> None:
    """Every field of every component has a value of the kind that its class declares."""
    world = game.battle.world
    with world.active():
        parts = [(kind, part) for kind in KINDS for _, part in world.each(kind)]
    for kind, part in parts:
        msgspec.convert({field.name: getattr(part, field.name) for field in dataclasses.fields(kind)}, kind)


def says_how_much(refusal: Refusal) -> None:
    """The numbers that the texts shown to players name are there, and they are why the order is refused."""
    numbers = refusal.numbers
    if refusal.reason in ("no_action_points", "no_fuel", "no_battery"):
        assert numbers.get("needed", 1) > numbers["left"]
    elif refusal.reason == "below_minimum_range":
        assert numbers["distance"] < numbers["least"]
    elif refusal.reason == "out_of_range":
        assert numbers["distance"] > numbers["greatest"]
    else:
        assert not numbers


def differing(one: Picture, other: Picture) -> list[str]:
    return [name for name in Picture.__slots__ if getattr(one, name) != getattr(other, name)]


class Follower:
    """Pictures of all sides and of a watcher, moved on by events alone."""

    def __init__(self, game: Game[Any, View]) -> None:
        self.game = game
        self.sides = range(len(game.battle.side_names))
        self.pictures = [picture_of(game.view(side)) for side in self.sides]
        self.whole = picture_of_everything(game)
        self.shooter = 0

    def follow(self, outcome: list[Told], *, passed: bool) -> None:
        """Look at what came of one order; `passed`: a turn has ended, and points have come back."""
        for event, sides in outcome:
            assert msgspec.convert(msgspec.to_builtins(event), type(event)) == event
            self._told_to_whom(event, sides)
            self._about_what(event)
            advance(self.whole, event)
        for side in self.sides:
            events = self.game.told_to(side, outcome)
            truths = [event for event, sides in outcome if sides >> side & 1]
            for event, truth in zip(events, truths, strict=True):
                named = [name for name in self._units_in(event) if getattr(truth, name)]
                assert all(getattr(event, name) or name == "gun" for name in named), f"unknown: {event}"
                self._is_news(self.pictures[side], event)
                advance(self.pictures[side], event)
            if len(self.sides) == 2:
                assert differing(self.pictures[side], picture_of(self.game.view(side))) == []
            self._as_the_view_has_it(self.game.view(side), events, passed)
        # a wreck that no side has found yet is shown to watchers alone
        assert differing(self.whole, picture_of_everything(self.game)) in ([], ["wrecks"])

    @staticmethod
    def _units_in(event: Event) -> Iterable[str]:
        return getattr(type(event), "UNITS", ())

    def _told_to_whom(self, event: Any, sides: int) -> None:
        if isinstance(event, OF_ONES_OWN):
            assert sides == 1 << side_of_id(event.unit), event
        elif isinstance(event, OF_ONE_SIDE):
            assert sides == 1 << event.side, event
        elif isinstance(event, told.GunHitched | told.GunUnhitched):
            # whoever sees the truck alone does not come to know the gun (SEE-6)
            assert event.gun or not sides >> side_of_id(event.unit) & 1, event
        elif isinstance(event, told.ShotFired):
            self.shooter = side_of_id(event.unit)
            assert sides >> self.shooter & 1, event
        elif isinstance(event, told.ShotLanded):
            assert sides >> self.shooter & 1, event
        elif isinstance(event, told.ShotBlocked):
            assert sides == 1 << side_of_id(event.unit) | 1 << self.shooter, event
        elif isinstance(event, land.MineLaid):
            assert sides == 1 << event.owner, event
        elif isinstance(event, told.UnitSpotted | told.UnitLost | told.GhostVanished):
            assert not sides >> side_of_id(event.unit) & 1, event

    def _about_what(self, event: Any) -> None:
        """The event is of the unit, the building or the point that is there, as it was just before."""
        figure = self.whole.figures.get(getattr(event, "unit", NO_UNIT))
        building = self.whole.structures.get(getattr(event, "at", (-1, -1)))
        if isinstance(event, told.UnitStepped):
            assert figure
            assert event.start == figure.cell
            assert max(abs(a - b) for a, b in zip(event.start, event.to, strict=True)) == 1
        elif isinstance(event, told.ShotFired):
            assert figure
            assert event.start == figure.cell
            assert event.weapon in self.game.battle.data.units[figure.type].weapons
        elif isinstance(event, told.UnitTookOff | told.UnitLanded):
            assert figure
            assert event.at == figure.cell
        elif isinstance(event, told.CraftFell):
            assert figure
            assert event.start == figure.cell
        elif isinstance(event, told.ShotBlocked):
            assert self.whole.figure_at(event.at)
        elif isinstance(event, told.UnitHit):
            assert figure
            assert (event.hp, event.at) == (max(0, figure.hp - event.damage), figure.cell)
        elif isinstance(event, told.UnitHealed):
            assert figure
            assert (event.hp, event.at) == (figure.hp + event.amount, figure.cell)
        elif isinstance(event, told.UnitDestroyed):
            if figure:  # not if it was lost aboard
                assert (event.type, event.side) == (figure.type, figure.side)
                distance = sum(abs(a - b) for a, b in zip(event.at, figure.cell, strict=True))
                assert distance <= (CRASH_RADIUS if self._flies(figure.type) else 0)
        elif isinstance(event, told.UnitLeft):
            assert figure is None or event.at == figure.cell
        elif isinstance(event, land.StructureHit):
            assert building
            assert (event.structure, event.owner) == (building.type, building.side)
            assert event.hp == max(0, building.hp - event.damage)
        elif isinstance(event, land.StructureFell):
            assert building
            assert (event.structure, event.owner) == (building.type, building.side)
        elif isinstance(event, told.PointLost):
            assert self.whole.points[event.at] == event.side

    @staticmethod
    def _is_news(picture: Picture, event: Any) -> None:
        """What a side comes to know by looking it did not know before, and what it sees gone was there (SEE-5)."""
        if isinstance(event, told.GhostVanished):
            assert picture.ghosts[event.unit].cell == event.at
        elif isinstance(event, land.GroundChanged):
            x, y = event.at
            assert picture.terrain[y][x] != event.terrain
        elif isinstance(event, land.FireLit | land.FireDied):
            assert (event.at in picture.fires) == isinstance(event, land.FireDied)
        elif isinstance(event, land.RubbleFound | land.WreckFound):
            assert event.at not in (picture.rubble if isinstance(event, land.RubbleFound) else picture.wrecks)
        elif isinstance(event, land.ClearingFound):
            assert event.at in picture.rubble or event.at in picture.wrecks
        elif isinstance(event, land.MineSpotted | land.MineGone):
            assert (event.at in picture.mines) == isinstance(event, land.MineGone)
        elif isinstance(event, land.StructureGone):
            assert event.at in picture.structures
        elif isinstance(event, land.StructureSeen):
            seen = Building(event.structure, event.owner, event.hp, event.progress, event.built)
            assert picture.structures.get(event.at) != seen

    def _flies(self, kind: str) -> bool:
        return self.game.battle.data.units[kind].unit_class in ("helicopter", "drone")

    def _as_the_view_has_it(self, view: View, events: list[Event], passed: bool) -> None:
        """What the events of one order say last is what is, of one's own units above all."""
        cell = view.board.cell
        assert all(1 <= ghost.round <= view.round for ghost in view.ghosts)
        for event in events:
            own: UnitView | None = view.living(getattr(event, "unit", NO_UNIT))
            last = event is self._last_like(events, event)
            if isinstance(event, told.MoveStopped):
                assert event.reason in STOPS
                assert own is None or not last or own.cell == cell(*event.at) or passed
            elif isinstance(event, told.AlertEnded):
                assert event.reason in ENDS
            elif isinstance(event, told.BattleEnded):
                assert event.reason in OUTCOMES
                assert (event.winner, event.reason, event.round) == (view.winner, view.outcome, view.round)
            elif isinstance(event, told.ClockMoved):
                assert event.round == view.round
            elif isinstance(event, told.GunHitched) and last and event.unit in view.units:
                assert view.units[event.unit].tows == event.type
                assert view.units[event.unit].towing == event.gun
            elif isinstance(event, told.PointCounted) and last and side_of_id_taking(view, cell(*event.at)):
                assert dict(view.captures).get(cell(*event.at), 0) == event.count
            if own is not None:
                self._of_ones_own(own, events, passed)

    @staticmethod
    def _last_like(events: list[Event], event: Any) -> Event:
        """The last event of the same kind about the same unit or cell."""
        about = getattr(event, "unit", getattr(event, "at", None))
        return next(
            other
            for other in reversed(events)
            if type(other) is type(event) and getattr(other, "unit", getattr(other, "at", None)) == about
        )

    @staticmethod
    def _of_ones_own(own: UnitView, events: list[Event], passed: bool) -> None:
        of_it: list[Any] = [event for event in events if getattr(event, "unit", NO_UNIT) == own.id]
        for event in of_it:
            if isinstance(event, told.UnitPaid):
                assert len(event.rounds) == len(own.rounds)
        paid = [event for event in of_it if isinstance(event, told.UnitPaid | told.UnitSupplied)]
        if paid and not passed:
            assert (paid[-1].fuel, paid[-1].rounds) == (own.fuel, own.rounds)
            if isinstance(paid[-1], told.UnitPaid):
                assert paid[-1].action_points == own.action_points
        watched = [event for event in of_it if isinstance(event, told.AlertSet | told.AlertEnded)]
        if watched:
            assert own.alert == (watched[-1].shots if isinstance(watched[-1], told.AlertSet) else 0)
        patrolled = [event for event in of_it if isinstance(event, told.PatrolSet | told.PatrolEnded)]
        if patrolled and isinstance(patrolled[-1], told.PatrolEnded):
            assert own.patrol == OFF_BOARD


def side_of_id_taking(view: View, cell: int) -> bool:
    """Whether a side's own engineer stands on a point."""
    return cell in view.at and view.at[cell].side == view.side

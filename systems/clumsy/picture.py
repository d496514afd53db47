"""What is drawn of a battle, as plain data, and how each event changes it.

A picture is made of a side's view (or of all views, for those who watch) or of a replay's keyframe, and every event
told to that side moves it on. So a picture followed event by event equals the one made of the next view or keyframe:
tests hold them together. Nothing of Panda3D is here, and no rule: only what an event says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from core.board import Board, cells_of
from core.events import Event, OrderTakenBack
from core.orders import Cell
from systems.clumsy import events as told
from systems.clumsy.field import Field, GroundLayers
from systems.clumsy.view import GoalView, UnitView, View

EVERYTHING = -1
"""The side of a picture that shows all there is."""


@dataclass(slots=True)
class Figure:
    """A unit on the board. `key` is the id under which the events name it."""

    key: int
    type: str
    side: int
    cell: Cell
    hp: int
    airborne: bool = False
    """Whether it is in the air."""


@dataclass(slots=True)
class Building:
    """A building or a work on the board, finished or a site."""

    type: str
    side: int
    """-1: nobody's."""
    hp: int
    progress: int
    built: bool


@dataclass(slots=True)
class GoalMark:
    """A goal of a mission as it is shown (WIN-2); `GoalView` says what each part is."""

    side: int
    number: int
    kind: str
    alone: bool
    text: str
    units: list[int]
    """Keys of the units it is about, as far as they are known."""
    structures: tuple[Cell, ...]
    zone: tuple[Cell, ...]
    round: int
    count: int
    done: int
    state: str

    def copy(self) -> GoalMark:
        """The same, to be moved on."""
        return replace(self, units=list(self.units))


@dataclass(slots=True)
class Passenger:
    """A unit aboard a carrier; those of a side whose eyes are not looked with are nobody's business (SEE-6)."""

    key: int
    type: str
    side: int
    hp: int
    carrier: int


@dataclass(slots=True)
class Picture:
    """A battle as it is drawn."""

    side: int
    """Whose eyes it is seen with; EVERYTHING for a watcher's."""
    width: int
    height: int
    terrain: list[list[str]]
    """Names of terrain by row and column, also under a bridge."""
    points: dict[Cell, int]
    """Victory points and who holds them (-1: nobody)."""
    figures: dict[int, Figure] = field(default_factory=dict)
    ghosts: dict[int, Figure] = field(default_factory=dict)
    """Enemies out of sight, as last seen."""
    wrecks: dict[Cell, str] = field(default_factory=dict)
    """The class of the unit whose wreck lies in a cell."""
    seen: int | None = None
    """Mask of the cells in sight; nothing where all is seen."""
    turn: int = 0
    round: int = 1
    season: str = "summer"
    hour: str = "day"
    weather: str = "clear"
    ended: bool = False
    winner: int = -1
    fires: set[Cell] = field(default_factory=set)
    """The cells that burn."""
    structures: dict[Cell, Building] = field(default_factory=dict)
    """Buildings and works, as last seen."""
    rubble: set[Cell] = field(default_factory=set)
    mines: set[Cell] = field(default_factory=set)
    """Mines that are known of."""
    goals: list[GoalMark] = field(default_factory=list)
    """The goals of a mission that are known of: one's own first."""
    aboard: dict[int, Passenger] = field(default_factory=dict)
    """Those aboard carriers, by key: one's own, or everybody's for who sees all."""
    tows: dict[int, int] = field(default_factory=dict)
    """By the key of a gun the truck that tows it: the same."""

    @property
    def stride(self) -> int:
        """Bits from a cell of a mask to the one below it (`core.board`)."""
        return self.width + 1

    def seen_cells(self) -> list[Cell]:
        """The cells in sight."""
        if self.seen is None:
            return [(x, y) for y in range(self.height) for x in range(self.width)]
        return [(cell % self.stride, cell // self.stride) for cell in cells_of(self.seen)]

    def figure_at(self, cell: Cell, airborne: bool | None = None) -> Figure | None:
        """The unit drawn in a cell, on its ground or over it; where nothing is said of that, on the ground first."""
        found = [figure for figure in self.figures.values() if figure.cell == cell]
        if airborne is not None:
            found = [figure for figure in found if figure.airborne == airborne]
        return min(found, key=lambda figure: figure.airborne, default=None)

    def copy(self) -> Picture:
        """A picture of its own, to be moved on."""
        return Picture(
            self.side,
            self.width,
            self.height,
            [list(row) for row in self.terrain],
            dict(self.points),
            {key: _copied(figure) for key, figure in self.figures.items()},
            {key: _copied(figure) for key, figure in self.ghosts.items()},
            dict(self.wrecks),
            self.seen,
            self.turn,
            self.round,
            self.season,
            self.hour,
            self.weather,
            self.ended,
            self.winner,
            structures={
                cell: Building(one.type, one.side, one.hp, one.progress, one.built)
                for cell, one in self.structures.items()
            },
            rubble=set(self.rubble),
            mines=set(self.mines),
            fires=set(self.fires),
            goals=[goal.copy() for goal in self.goals],
            aboard={key: replace(one) for key, one in self.aboard.items()},
            tows=dict(self.tows),
        )


def _copied(figure: Figure) -> Figure:
    return Figure(figure.key, figure.type, figure.side, figure.cell, figure.hp, figure.airborne)


def picture_of(view: View) -> Picture:
    """What one side is shown."""
    xy = view.board.xy
    return Picture(
        view.side,
        view.board.width,
        view.board.height,
        terrain_rows(view.field.ground),
        {xy(cell): owner for cell, owner in view.points},
        {unit.id: _figure(view, unit) for unit in view.units.values()},
        {
            ghost.id: Figure(ghost.id, ghost.kind.id, 1 - view.side, xy(ghost.cell), ghost.hp, ghost.airborne)
            for ghost in view.ghosts
        },
        {xy(cell): unit_class for cell, unit_class in view.wreck_classes.items()},
        view.seen,
        view.turn,
        view.round,
        view.season,
        view.hour,
        view.weather,
        view.ended,
        view.winner,
        structures=structures_of(view.field),
        rubble=set(map(xy, cells_of(view.field.rubble))),
        mines=set(map(xy, cells_of(view.field.mines))),
        fires={xy(cell) for cell in cells_of(view.field.ground.burning)},
        goals=[_goal_mark(view.board, goal) for goal in view.goals],
        aboard=passengers_of(view),
        tows={unit.towing: unit.id for unit in view.own if unit.towing},
    )


def _goal_mark(board: Board, goal: GoalView) -> GoalMark:
    """A goal as it is shown, with the units it names."""
    return GoalMark(
        goal.side,
        goal.number,
        goal.kind,
        goal.alone,
        goal.text,
        list(goal.units),
        tuple(map(board.xy, goal.structures)),
        tuple(map(board.xy, cells_of(goal.zone))),
        goal.round,
        goal.count,
        goal.done,
        goal.state,
    )


def _figure(view: View, unit: UnitView) -> Figure:
    return Figure(unit.id, unit.kind.id, unit.side, view.board.xy(unit.cell), unit.hp, unit.airborne)


def passengers_of(view: View) -> dict[int, Passenger]:
    """A side's units aboard carriers."""
    return {unit.id: Passenger(unit.id, unit.kind.id, unit.side, unit.hp, unit.aboard) for unit in view.passengers}


def structures_of(known: Field) -> dict[Cell, Building]:
    """Buildings and works as a field has them."""
    return {
        known.board.xy(cell): Building(one.kind.id, one.side, one.hp, one.progress, one.built)
        for cell, one in known.structures.items()
    }


def picture_of_all(views: Sequence[View], truth: Field, goals: Iterable[GoalView] = ()) -> Picture:
    """What a watcher is shown: the own units of every side, wherever they are, and things as they are; no fog."""
    whole = picture_of(views[0])
    whole.terrain = terrain_rows(truth.ground)
    whole.fires = {views[0].board.xy(cell) for cell in cells_of(truth.ground.burning)}
    whole.side, whole.seen, whole.ghosts = EVERYTHING, None, {}
    whole.figures = {unit.id: _figure(view, unit) for view in views for unit in view.own}
    for view in views:
        whole.wrecks |= {
            view.board.xy(cell): unit_class
            for cell, unit_class in view.wreck_classes.items()
            if truth.wrecks >> cell & 1
        }
    whole.structures = structures_of(truth)
    whole.rubble = set(map(truth.board.xy, cells_of(truth.rubble)))
    whole.mines = set(map(truth.board.xy, cells_of(truth.mines)))
    whole.goals = [_goal_mark(truth.board, goal) for goal in goals]
    for view in views:
        whole.aboard |= passengers_of(view)
        whole.tows |= {unit.towing: unit.id for unit in view.own if unit.towing}
    return whole


def terrain_rows(ground: GroundLayers) -> list[list[str]]:
    """The ground of each cell by name."""
    board = ground.board
    rows = [[""] * board.width for _ in range(board.height)]
    for name, mask in ground.masks.items():
        for cell in cells_of(mask):
            x, y = board.xy(cell)
            rows[y][x] = name
    return rows


# --- what each event changes


def advance(picture: Picture, event: Event) -> None:
    """Move a picture on by one event. Raises KeyError for an event type that has no entry in CHANGES."""
    CHANGES[type(event)](picture, event)


def _nothing(_picture: Picture, _event: Event) -> None:
    """The event changes nothing that is drawn."""


def _turn(picture: Picture, event: told.TurnStarted) -> None:
    picture.turn, picture.round = event.side, event.round


def _clock(picture: Picture, event: told.ClockMoved) -> None:
    # the round on the screen is that of the turn that is shown: the next one begins with the next turn
    picture.season, picture.hour, picture.weather = event.season, event.hour, event.weather


def _step(picture: Picture, event: told.UnitStepped) -> None:
    if (figure := picture.figures.get(event.unit)) is not None:
        figure.cell = event.to


def _spotted(picture: Picture, event: told.UnitSpotted) -> None:
    if picture.side != EVERYTHING:
        picture.ghosts.pop(event.unit, None)
        figure = Figure(event.unit, event.type, event.side, event.at, event.hp, event.airborne)
        picture.figures[event.unit] = figure


def _rose(picture: Picture, event: told.UnitTookOff | told.UnitLanded) -> None:
    if (figure := picture.figures.get(event.unit)) is not None:
        figure.airborne = isinstance(event, told.UnitTookOff)


def _lost(picture: Picture, event: told.UnitLost) -> None:
    if picture.side != EVERYTHING and (figure := picture.figures.pop(event.unit, None)) is not None:
        figure.cell = event.at
        picture.ghosts[event.unit] = figure


def _vanished(picture: Picture, event: told.GhostVanished) -> None:
    picture.ghosts.pop(event.unit, None)


def _sight(picture: Picture, event: told.SightChanged) -> None:
    if picture.side == event.side:
        picture.seen = int(event.seen, 16)


def _hit(picture: Picture, event: told.UnitHit | told.UnitHealed) -> None:
    if (figure := picture.figures.get(event.unit)) is not None:
        figure.hp = event.hp


def _gone(picture: Picture, event: told.UnitDestroyed | told.UnitLeft) -> None:
    gone = event.unit
    picture.figures.pop(gone, None)
    # a carrier's cargo is lost with it (LOAD-3)
    lost = [key for key, one in picture.aboard.items() if gone in (key, one.carrier)]
    for key in lost:
        del picture.aboard[key]
    for gun in [gun for gun, truck in picture.tows.items() if gone in (gun, truck)]:
        del picture.tows[gun]


def _boarded(picture: Picture, event: told.UnitBoarded) -> None:
    if (figure := picture.figures.pop(event.unit, None)) is not None:
        aboard = Passenger(event.unit, figure.type, figure.side, figure.hp, event.carrier)
        picture.aboard[event.unit] = aboard


def _hitched(picture: Picture, event: told.GunHitched) -> None:
    gun = picture.figures.get(event.gun)
    if gun is not None and picture.side in (gun.side, EVERYTHING):
        picture.tows[event.gun] = event.unit


def _unhitched(picture: Picture, event: told.GunUnhitched) -> None:
    picture.tows.pop(event.gun, None)


def _unloaded(picture: Picture, event: told.UnitUnloaded) -> None:
    picture.aboard.pop(event.unit, None)
    picture.figures[event.unit] = Figure(event.unit, event.type, event.side, event.at, event.hp)


def _wreck(picture: Picture, event: told.WreckLeft | told.WreckFound) -> None:
    picture.wrecks[event.at] = event.unit_class


def _ground(picture: Picture, event: told.GroundChanged) -> None:
    x, y = event.at
    picture.terrain[y][x] = event.terrain


def _lit(picture: Picture, event: told.FireLit) -> None:
    picture.fires.add(event.at)


def _died_down(picture: Picture, event: told.FireDied) -> None:
    picture.fires.discard(event.at)


def _structure_seen(picture: Picture, event: told.StructureSeen) -> None:
    if picture.side == event.side:
        building = Building(event.structure, event.owner, event.hp, event.progress, event.built)
        picture.structures[event.at] = building


def _structure_built(picture: Picture, event: told.StructureBuilt) -> None:
    building = Building(event.structure, event.owner, event.hp, event.progress, event.built)
    picture.structures[event.at] = building


def _mine(picture: Picture, event: told.MineLaid | told.MineSpotted) -> None:
    if isinstance(event, told.MineLaid) or picture.side == event.side:
        picture.mines.add(event.at)


def _no_mine(picture: Picture, event: told.MineExploded | told.MineLifted | told.MineGone) -> None:
    if not isinstance(event, told.MineGone) or picture.side == event.side:
        picture.mines.discard(event.at)


def _structure_gone(picture: Picture, event: told.StructureGone) -> None:
    if picture.side == event.side:
        picture.structures.pop(event.at, None)


def _structure_hit(picture: Picture, event: told.StructureHit) -> None:
    if (building := picture.structures.get(event.at)) is not None:
        building.hp = event.hp


def _structure_fell(picture: Picture, event: told.StructureFell) -> None:
    picture.structures.pop(event.at, None)


def _rubble(picture: Picture, event: told.RubbleLeft | told.RubbleFound) -> None:
    if isinstance(event, told.RubbleLeft) or picture.side == event.side:
        picture.rubble.add(event.at)


def _clearing(picture: Picture, event: told.Cleared | told.ClearingFound) -> None:
    if isinstance(event, told.Cleared) or picture.side == event.side:
        picture.rubble.discard(event.at)
        picture.wrecks.pop(event.at, None)


def _point(picture: Picture, event: told.PointTaken | told.PointLost) -> None:
    picture.points[event.at] = event.side if isinstance(event, told.PointTaken) else -1


def _goal_progressed(picture: Picture, event: told.GoalProgressed) -> None:
    for goal in _goals_of(picture, event):
        goal.done = event.done
        goal.structures = tuple(cell for cell in goal.structures if cell not in event.fallen)


def _goal_judged(picture: Picture, event: told.GoalJudged) -> None:
    for goal in _goals_of(picture, event):
        goal.state = event.state


def _identified(picture: Picture, event: told.TargetIdentified) -> None:
    for goal in _goals_of(picture, event):
        if picture.side != EVERYTHING:
            goal.units.append(event.unit)


def _goals_of(picture: Picture, event: told.GoalProgressed | told.GoalJudged | told.TargetIdentified) -> list[GoalMark]:
    return [goal for goal in picture.goals if (goal.side, goal.number) == (event.side, event.goal)]


def _ended(picture: Picture, event: told.BattleEnded) -> None:
    picture.ended, picture.winner = True, event.winner


CHANGES: dict[type[Event], Callable[[Picture, Any], None]] = {
    OrderTakenBack: _nothing,  # the picture after it is shown anew as a whole
    told.TurnStarted: _turn,
    told.TurnEnded: _nothing,
    told.ClockMoved: _clock,
    told.UnitStepped: _step,
    told.UnitTookOff: _rose,
    told.UnitLanded: _rose,
    told.FlightFailed: _nothing,
    told.CraftFell: _nothing,  # UnitDestroyed follows
    told.DroneJammed: _nothing,  # it falls
    told.OperatorLost: _nothing,
    told.BatteryDrained: _nothing,
    told.BatteryCharged: _nothing,
    told.UnitPaid: _nothing,
    told.MoveStopped: _nothing,
    told.UnitSpotted: _spotted,
    told.UnitLost: _lost,
    told.GhostVanished: _vanished,
    told.SightChanged: _sight,
    told.ShotFired: _nothing,
    told.ShotLanded: _nothing,
    told.ShotBlocked: _nothing,
    told.UnitHit: _hit,
    told.UnitDestroyed: _gone,
    told.WreckLeft: _wreck,
    told.WreckFound: _wreck,
    told.GroundChanged: _ground,
    told.FireLit: _lit,
    told.FireDied: _died_down,
    told.AlertSet: _nothing,
    told.AlertEnded: _nothing,
    told.PatrolSet: _nothing,
    told.PatrolEnded: _nothing,
    told.StructureSeen: _structure_seen,
    told.StructureGone: _structure_gone,
    told.StructureHit: _structure_hit,
    told.StructureFell: _structure_fell,
    told.RubbleLeft: _rubble,
    told.RubbleFound: _rubble,
    told.StructureBuilt: _structure_built,
    told.MineLaid: _mine,
    told.MineSpotted: _mine,
    told.MineGone: _no_mine,
    told.MineExploded: _no_mine,
    told.MineLifted: _no_mine,
    told.Cleared: _clearing,
    told.ClearingFound: _clearing,
    told.UnitSupplied: _nothing,
    told.UnitBoarded: _boarded,
    told.UnitUnloaded: _unloaded,
    told.GunHitched: _hitched,
    told.GunUnhitched: _unhitched,
    told.UnitHealed: _hit,
    told.PointTaken: _point,
    told.PointLost: _point,
    told.PointCounted: _nothing,
    told.GoalProgressed: _goal_progressed,
    told.GoalJudged: _goal_judged,
    told.TargetIdentified: _identified,
    told.SideSurrendered: _nothing,
    told.UnitLeft: _gone,
    told.BattleEnded: _ended,
}
"""For each event type, what it changes; a test keeps this complete."""

"""What is drawn of a battle, as plain data.

A picture is made of a side's view (or of all views, for those who watch) or of a replay's keyframe, and every event
told to that side moves it on. So a picture followed event by event equals the one made of the next view or keyframe:
tests hold them together. How events change it stands in `picture_changes`. No Panda3D is here, and no rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from core.board import Board, cells_of
from core.orders import Cell
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
    mines: dict[Cell, int] = field(default_factory=dict)
    """Mines that are known of, and whose they are."""
    goals: list[GoalMark] = field(default_factory=list)
    """The goals of a mission that are known of: one's own first."""
    aboard: dict[int, Passenger] = field(default_factory=dict)
    """Those aboard carriers, by key: one's own, or everybody's for who sees all."""
    tows: dict[int, int] = field(default_factory=dict)
    """By the key of a gun in sight the truck in sight that tows it (SEE-6)."""

    @property
    def stride(self) -> int:
        """Bits from a cell of a mask to the one below it (`core.board`)."""
        return self.width + 1

    def is_foreign(self, side: int) -> bool:
        """Whether something of this side is another's than that whose eyes are looked with."""
        return self.side not in (side, EVERYTHING)

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
            mines=dict(self.mines),
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
        mines=mines_known(view.board, view.side, view.field.mines, view.foreign_mines),
        fires={xy(cell) for cell in cells_of(view.field.ground.burning)},
        goals=[_goal_mark(view.board, goal) for goal in view.goals],
        aboard=passengers_of(view),
        tows={unit.towing: unit.id for unit in view.units.values() if unit.towing},
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


def picture_of_all(
    views: Sequence[View],
    truth: Field,
    goals: Iterable[GoalView],
    mines: Mapping[Cell, int],
    wrecks: Mapping[Cell, str],
) -> Picture:
    """What a watcher is shown: the own units of every side, wherever they are, and things as they are; no fog.

    `mines`: the side that laid each; `wrecks`: what class of unit each was, whether anybody has seen it or not.
    """
    whole = picture_of(views[0])
    whole.terrain = terrain_rows(truth.ground)
    whole.fires = {views[0].board.xy(cell) for cell in cells_of(truth.ground.burning)}
    whole.side, whole.seen, whole.ghosts = EVERYTHING, None, {}
    whole.figures = {unit.id: _figure(view, unit) for view in views for unit in view.own}
    whole.wrecks = dict(wrecks)
    whole.structures = structures_of(truth)
    whole.rubble = set(map(truth.board.xy, cells_of(truth.rubble)))
    whole.mines = dict(mines)
    whole.goals = [_goal_mark(truth.board, goal) for goal in goals]
    whole.aboard, whole.tows = {}, {}
    for view in views:
        whole.aboard |= passengers_of(view)
        whole.tows |= {unit.towing: unit.id for unit in view.own if unit.towing}
    return whole


def mines_known(board: Board, side: int, mines: int, foreign: int = 0) -> dict[Cell, int]:
    """Masks of the mines that a side knows of, and of those that are another's, as cells and whose they are."""
    return {board.xy(cell): 1 - side if foreign >> cell & 1 else side for cell in cells_of(mines)}


def terrain_rows(ground: GroundLayers) -> list[list[str]]:
    """The ground of each cell by name."""
    board = ground.board
    rows = [[""] * board.width for _ in range(board.height)]
    for name, mask in ground.masks.items():
        for cell in cells_of(mask):
            x, y = board.xy(cell)
            rows[y][x] = name
    return rows

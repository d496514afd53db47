"""What a battle of Skirmish looks like on the table: ground, gates, houses and miniatures, as plain values.

It is made from a picture, which events move on, so that what is shown keeps up with what is told.
"""

from __future__ import annotations

import math

from client3d.table.picture import Barrier, Fighter, Gait, Gate, House, Patch, Posture, TablePicture, Thing
from systems.skirmish.components import NO_BUILDING, NO_UNIT
from systems.skirmish.data import MoveClass, SkirmishData
from systems.skirmish.geometry import spot_gap
from systems.skirmish.measures import CENTIMETRE, Point
from systems.skirmish.picture import Figure, Picture, Piece
from systems.skirmish.table import Table

GAITS: dict[MoveClass, Gait] = {"infantry": "foot", "cavalry": "horse", "wagon": "wheels"}
GATE = (2 * CENTIMETRE, 10 * CENTIMETRE)
"""How wide a gap between the ends of two obstacles is that is drawn as a gate."""
IN_COVER = 2 * CENTIMETRE
"""How near to an obstacle a man on foot kneels down behind it: from the middle of his base."""
_MOST_SEED = 1 << 31


def thing_model(kind: str) -> str:
    """The model of a flag, a key object or loot."""
    return "flag" if kind == "flag" else "chest"


def gates(table: Table) -> tuple[Gate, ...]:
    """The gaps between two obstacles that a gate fits into: ends that are nearest to each other (SK-OBST-1)."""
    ends = [(place, end) for place, one in enumerate(table.obstacles) for end in (one.line[0], one.line[-1])]
    nearest: dict[int, int] = {}
    for number, (obstacle, end) in enumerate(ends):
        others = [other for other, (of, _) in enumerate(ends) if of != obstacle]
        if others:
            nearest[number] = min(others, key=lambda other: math.dist(end, ends[other][1]))
    return tuple(
        Gate(ends[first][1], ends[second][1])
        for first, second in nearest.items()
        if first < second
        and nearest[second] == first
        and GATE[0] <= math.dist(ends[first][1], ends[second][1]) <= GATE[1]
    )


def is_behind_obstacle(table: Table, spot: Point) -> bool:
    """Whether somebody is so near to an obstacle that he kneels down behind it."""
    walls = table.walls_near(spot, spot, IN_COVER)
    return any(wall.obstacle >= 0 and spot_gap(spot, wall.start, wall.end).within(IN_COVER) for wall in walls)


class Scenery:
    """Makes the values; the ground is made once. `seed`: of what is only for the eye."""

    def __init__(self, data: SkirmishData, side_names: tuple[str, ...], table: Table, seed: int = 1) -> None:
        self.data, self.side_names, self.table = data, side_names, table
        self._size = math.ceil(table.size[0] / CENTIMETRE), math.ceil(table.size[1] / CENTIMETRE)
        self._patches = tuple(Patch(area.kind, area.polygon) for area in table.areas)
        self._barriers = tuple(Barrier(obstacle.kind, obstacle.line) for obstacle in table.obstacles)
        self._gates = gates(table)
        self._houses = tuple(House(house.name, house.polygon, house.floors) for house in table.buildings)
        self._seed = seed % _MOST_SEED

    def picture(self, picture: Picture) -> TablePicture:
        """A battle as it is to stand on the table."""
        carried = {piece.bearer: thing_model(piece.kind) for piece in picture.pieces if piece.bearer != NO_UNIT}
        return TablePicture(
            self._size,
            self._patches,
            self._barriers,
            self._gates,
            self._houses,
            tuple(self.fighter(figure, carried.get(figure.key, "")) for figure in picture.figures.values()),
            tuple(self.thing(place, piece) for place, piece in enumerate(picture.pieces) if piece.bearer == NO_UNIT),
            self._seed,
        )

    def fighter(self, figure: Figure, carries: str = "") -> Fighter:
        """A miniature."""
        kind = self.data.units[figure.type]
        return Fighter(
            id=figure.key,
            kind=figure.type,
            at=figure.at,
            facing=figure.facing,
            side=self.side_names[figure.side],
            radius=kind.radius,
            gait=GAITS[kind.move],
            posture=self.posture(figure),
            house=figure.building,
            floor=figure.floor,
            carries=carries,
        )

    def posture(self, figure: Figure) -> Posture:
        """How it holds itself: who hides, aims, has not loaded, or is on foot behind an obstacle."""
        kind = self.data.units[figure.type]
        if figure.posture == "hide":
            return "hidden"
        if figure.aimed:
            return "aiming"
        if self.data.weapon_of(kind) is not None and not figure.loaded:
            return "reloading"
        outside = kind.move == "infantry" and figure.building == NO_BUILDING
        return "kneeling" if outside and is_behind_obstacle(self.table, figure.at) else "standing"

    @staticmethod
    def thing(place: int, piece: Piece) -> Thing:
        """A flag or an object that lies on the table."""
        return Thing(place, thing_model(piece.kind), piece.at)

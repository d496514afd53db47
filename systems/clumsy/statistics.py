"""What a battle came to, counted from the events that were told: losses, shots, damage, points, who did best.

Like a picture it is kept by events alone, so it serves a battle, a replay and the lab alike. Everything that happened
is counted, whoever saw it: it is for when the battle is over. Each wound has one cause, which the order of things tells
(BEAT-1): of the wounds of a beat those of what fell in the beat before come first, then those of mines, then those of
the one shot; whatever is left is the work of fire (END-1).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from core.board import Board
from core.events import Event, OrderTakenBack
from core.orders import Cell
from systems.clumsy import events as told
from systems.clumsy import ground_events as land
from systems.clumsy.data import ClumsyData
from systems.clumsy.picture import Figure, Passenger, Picture
from systems.clumsy.picture_changes import advance

SHOT, MINE, CRASH, FIRE = "shot", "mine", "crash", "fire"
CAUSES = (SHOT, MINE, CRASH, FIRE)
"""What a unit can lose hit points by."""


@dataclass(slots=True)
class Marksmanship:
    """Shots, how many of them hurt an enemy unit or its structure, and the hit points they took from enemy units."""

    shots: int = 0
    hits: int = 0
    damage: int = 0


@dataclass(slots=True)
class Deeds:
    """What one unit did to the enemy."""

    unit: int
    type: str
    side: int
    fire: Marksmanship = field(default_factory=Marksmanship)
    destroyed: dict[str, int] = field(default_factory=dict)
    """How many enemy units of each type."""
    value: int = 0
    """What these were worth."""


@dataclass(slots=True)
class Account:
    """What one side did and suffered."""

    force: dict[str, int] = field(default_factory=dict)
    """How many units of each type it began with."""
    lost: dict[str, int] = field(default_factory=dict)
    """How many of each type were destroyed."""
    gave_up: dict[str, int] = field(default_factory=dict)
    """How many of each type left the map as it surrendered."""
    lost_value: int = 0
    """What those destroyed were worth."""
    weapons: dict[str, Marksmanship] = field(default_factory=dict)
    struck: dict[str, Marksmanship] = field(default_factory=dict)
    """Which types of enemy units its shots wounded, how often, and what that took; `shots` counts nothing here."""
    suffered: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CAUSES, 0))
    """Hit points that its units lost, by cause."""
    own_fire: int = 0
    """Hit points that its shots took from its own units."""
    by_mines: int = 0
    """Hit points that its mines took from enemy units."""
    structure_damage: int = 0
    """Hit points that its shots took from structures not its own."""
    razed: int = 0
    """Structures not its own that its shots brought down."""
    built: int = 0
    """Structures that it finished."""
    healed: int = 0
    """Hit points that its units got back."""
    points_taken: int = 0
    """Victory points that it took, those taken again counted again."""

    @property
    def fire(self) -> Marksmanship:
        """All weapons together."""
        every = self.weapons.values()
        return Marksmanship(*(sum(getattr(one, name) for one in every) for name in Marksmanship.__slots__))

    @property
    def dealt(self) -> int:
        """Hit points that enemy units lost by it."""
        return self.fire.damage + self.by_mines

    @property
    def damage_taken(self) -> int:
        """Hit points that its units lost."""
        return sum(self.suffered.values())

    @property
    def left(self) -> dict[str, int]:
        """How many units of each type it still has."""
        gone = {kind: self.lost.get(kind, 0) + self.gave_up.get(kind, 0) for kind in self.force}
        return {kind: count - gone[kind] for kind, count in self.force.items()}


@dataclass(slots=True)
class Statistics:
    """What a battle came to, or has come to so far."""

    accounts: tuple[Account, ...]
    """By side."""
    deeds: dict[int, Deeds]
    """By unit, of those that fired."""
    held: list[tuple[int, tuple[int, ...]]]
    """For each round that ended, and for the last, how many points each side held."""
    rounds: int = 1
    """The last round that was played."""
    winner: int = -1
    reason: str = ""
    """Why it ended; empty while it has not."""
    points: int = 0
    """Victory points of the map."""

    def best(self, side: int) -> Deeds | None:
        """The unit of a side that destroyed most, by value; then that did most damage, in fewest shots, by id.

        None where none did any.
        """
        found = [one for one in self.deeds.values() if one.side == side and (one.value or one.fire.damage)]
        return min(found, key=lambda one: (-one.value, -one.fire.damage, one.fire.shots, one.unit), default=None)


@dataclass(slots=True)
class _Shot:
    """A shot on its way or in its target."""

    deeds: Deeds
    weapon: str
    at: Cell
    airborne: bool
    landed: bool = False
    struck: set[int] = field(default_factory=set)
    """Units that it has wounded: each at most once."""
    counted: bool = False
    """Whether it counts as a hit already."""


class BattleCounter:
    """Counts; `picture` shows everything as it stood before the first event, and is the counter's own from then on."""

    def __init__(self, picture: Picture, data: ClumsyData, sides: int) -> None:
        self._picture, self._data = picture, data
        self._board = Board.of(picture.width, picture.height, data.rules.grid.adjacency)
        self._found = Statistics(tuple(Account() for _ in range(sides)), {}, [], points=len(picture.points))
        units: list[Figure | Passenger] = [*picture.figures.values(), *picture.aboard.values()]
        for one in units:
            _count(self._found.accounts[one.side].force, one.type)
        self._waiting: list[Sequence[Event]] = []
        """Orders of this turn, which may still be taken back."""
        self._shot: _Shot | None = None
        self._mines: list[tuple[Cell, int]] = []
        """Mines that went off, and whose they were, whose wounds have not been told yet."""
        self._fallen: list[Cell] = []
        """Cells on which something fell from the air, likewise."""
        self._collapsed: set[Cell] = set()
        """Cells whose structure the shot brought down: who is on a bridge falls with it (BUILD-5)."""
        self._killers: dict[int, Deeds] = {}
        """By unit that has no hit points left, the one that took the last."""

    def follow(self, events: Iterable[Event]) -> None:
        """Take in everything that one order told, in the names of units that they have for those who see all."""
        given = tuple(events)
        if any(isinstance(event, OrderTakenBack) for event in given):
            if self._waiting:
                self._waiting.pop()
            return
        self._waiting.append(given)
        if any(isinstance(event, told.TurnEnded | told.BattleEnded) for event in given):
            self._settle()

    @property
    def statistics(self) -> Statistics:
        """What all that was taken in comes to. The orders of this turn can be taken back no more."""
        self._settle()
        return self._found

    def _settle(self) -> None:
        for events in self._waiting:
            self._shot, self._mines, self._fallen = None, [], []
            self._collapsed.clear()
            for event in events:
                count = _COUNTS.get(type(event))
                if count is not None:
                    count(self, event)
                advance(self._picture, event)
        self._waiting = []

    # --- shots and wounds

    def _fired(self, event: told.ShotFired) -> None:
        figure = self._picture.figures.get(event.unit)
        if figure is None:
            return
        deeds = self._found.deeds.setdefault(event.unit, Deeds(event.unit, figure.type, figure.side))
        self._shot = _Shot(deeds, event.weapon, event.at, event.airborne)
        self._collapsed.clear()
        for one in (deeds.fire, self._weapon(self._shot)):
            one.shots += 1

    def _weapon(self, shot: _Shot) -> Marksmanship:
        weapons = self._found.accounts[shot.deeds.side].weapons
        return weapons.setdefault(shot.weapon, Marksmanship())

    def _landed(self, _event: told.ShotLanded) -> None:
        if self._shot is not None:
            self._shot.landed = True

    def _blocked(self, _event: told.ShotBlocked) -> None:
        self._shot = None

    def _went_off(self, event: land.MineExploded) -> None:
        self._mines.append((event.at, self._picture.mines.get(event.at, -1)))

    def _fell(self, event: told.CraftFell) -> None:
        self._fallen.append(event.to)

    def _hit(self, event: told.UnitHit) -> None:
        figure = self._picture.figures.get(event.unit)
        if figure is None:
            return
        account = self._found.accounts[figure.side]
        mine = next((each for each in self._mines if each[0] == event.at), None)
        if event.at in self._fallen and not figure.airborne:
            self._fallen.remove(event.at)
            account.suffered[CRASH] += event.damage
        elif mine is not None and not figure.airborne:
            self._mines.remove(mine)
            account.suffered[MINE] += event.damage
            if mine[1] not in (-1, figure.side):
                self._found.accounts[mine[1]].by_mines += event.damage
        elif self._shot is not None and self._may_have_hit(self._shot, event.unit, event.at, figure.airborne):
            account.suffered[SHOT] += event.damage
            self._hit_by(self._shot, event, figure.side)
        else:
            account.suffered[FIRE] += event.damage

    def _may_have_hit(self, shot: _Shot, unit: int, at: Cell, airborne: bool) -> bool:
        """Whether a wound may be of this shot: it struck the unit itself, or swept its cell (BLAST-1)."""
        if not shot.landed or (unit in shot.struck and at not in self._collapsed):
            return False
        if at == shot.at:
            return airborne == shot.airborne
        weapon = self._data.weapons.get(shot.weapon)
        distance = self._board.distance(self._board.cell(*at), self._board.cell(*shot.at))
        return weapon is not None and not airborne and distance <= weapon.blast

    def _hit_by(self, shot: _Shot, event: told.UnitHit, side: int) -> None:
        shot.struck.add(event.unit)
        if side == shot.deeds.side:
            self._found.accounts[side].own_fire += event.damage
            return
        self._count_hit(shot)
        for one in (shot.deeds.fire, self._weapon(shot)):
            one.damage += event.damage
        kind = self._picture.figures[event.unit].type
        struck = self._found.accounts[shot.deeds.side].struck.setdefault(kind, Marksmanship())
        struck.hits += 1
        struck.damage += event.damage
        if event.hp == 0:
            self._killers[event.unit] = shot.deeds

    def _count_hit(self, shot: _Shot) -> None:
        """A shot hits once, however many it hurts."""
        if not shot.counted:
            shot.counted = True
            for one in (shot.deeds.fire, self._weapon(shot)):
                one.hits += 1

    # --- structures

    def _structure_hit(self, event: land.StructureHit) -> None:
        if event.at in self._fallen:
            if event.hp:  # else it takes along whoever is on it
                self._fallen.remove(event.at)
        elif (shot := self._shot_at_others(event.owner)) is not None:
            self._count_hit(shot)
            self._found.accounts[shot.deeds.side].structure_damage += event.damage

    def _structure_fell(self, event: land.StructureFell) -> None:
        if event.at in self._fallen:
            return
        self._collapsed.add(event.at)
        if (shot := self._shot_at_others(event.owner)) is not None:
            self._found.accounts[shot.deeds.side].razed += 1

    def _shot_at_others(self, owner: int) -> _Shot | None:
        """The shot that strikes what is not its own side's."""
        shot = self._shot
        return shot if shot is not None and shot.landed and shot.deeds.side != owner else None

    def _built(self, event: land.StructureBuilt) -> None:
        if event.built and event.owner >= 0:
            self._found.accounts[event.owner].built += 1

    # --- units and points

    def _destroyed(self, event: told.UnitDestroyed) -> None:
        account, worth = self._found.accounts[event.side], self._worth(event.type)
        _count(account.lost, event.type)
        account.lost_value += worth
        killer = self._killers.pop(event.unit, None)
        self._mines = [mine for mine in self._mines if mine[0] != event.at]
        if killer is None:
            return
        _count(killer.destroyed, event.type)
        killer.value += worth
        for passenger in self._picture.aboard.values():
            if passenger.carrier == event.unit:  # lost with its carrier (LOAD-3)
                self._killers[passenger.key] = killer

    def _worth(self, kind: str) -> int:
        return self._data.units[kind].value if kind in self._data.units else 0

    def _left(self, event: told.UnitLeft) -> None:
        figure = self._picture.figures.get(event.unit) or self._picture.aboard.get(event.unit)
        if figure is not None:
            _count(self._found.accounts[figure.side].gave_up, figure.type)

    def _healed(self, event: told.UnitHealed) -> None:
        figure = self._picture.figures.get(event.unit)
        if figure is not None:
            self._found.accounts[figure.side].healed += event.amount

    def _taken(self, event: told.PointTaken) -> None:
        self._found.accounts[event.side].points_taken += 1

    # --- rounds

    def _round_ended(self, _event: told.ClockMoved) -> None:
        self._hold()

    def _hold(self) -> None:
        """How many points each side holds as a round ends."""
        owners = list(self._picture.points.values())
        held = tuple(owners.count(side) for side in range(len(self._found.accounts)))
        if self._found.held and self._found.held[-1][0] == self._picture.round:
            self._found.held.pop()
        self._found.held.append((self._picture.round, held))
        self._found.rounds = self._picture.round

    def _ended(self, event: told.BattleEnded) -> None:
        self._hold()
        self._found.winner, self._found.reason = event.winner, event.reason


def _count(counts: dict[str, int], kind: str) -> None:
    counts[kind] = counts.get(kind, 0) + 1


_COUNTS: dict[type[Event], Callable[[BattleCounter, Any], None]] = {
    told.ShotFired: BattleCounter._fired,
    told.ShotLanded: BattleCounter._landed,
    told.ShotBlocked: BattleCounter._blocked,
    land.MineExploded: BattleCounter._went_off,
    told.CraftFell: BattleCounter._fell,
    told.UnitHit: BattleCounter._hit,
    land.StructureHit: BattleCounter._structure_hit,
    land.StructureFell: BattleCounter._structure_fell,
    land.StructureBuilt: BattleCounter._built,
    told.UnitDestroyed: BattleCounter._destroyed,
    told.UnitLeft: BattleCounter._left,
    told.UnitHealed: BattleCounter._healed,
    told.PointTaken: BattleCounter._taken,
    told.ClockMoved: BattleCounter._round_ended,
    told.BattleEnded: BattleCounter._ended,
}
"""How each event counts; those that are not here count for nothing."""

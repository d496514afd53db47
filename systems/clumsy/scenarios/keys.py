"""The expectation keys of a scenario: what may be asked, of what kind the answer is, and the answer.

A key is read once (`read_key`), with every name and cell in it checked, and answered as often as it is
asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from core.board import Board
from core.packs.document import Document
from core.packs.faults import Argument, Fault, nearest
from core.packs.keys import Keys
from systems.clumsy import fire, movement
from systems.clumsy.aim import unit_aimed_at
from systems.clumsy.capture import points_held
from systems.clumsy.components import (
    NO_SIDE,
    NO_UNIT,
    OFF_BOARD,
    Clock,
    Mine,
    Outcome,
    Structure,
    Turn,
    VictoryPoint,
)
from systems.clumsy.pipeline import ClumsyGame
from systems.clumsy.scenarios.tables import NEUTRAL
from systems.clumsy.view import UnitView, View
from systems.clumsy.viewing import entity_known_as
from systems.clumsy.vision import sight_mask

Value = bool | int | str | list[Any]
Answer = Callable[["Subject"], Value]

DEAD = "(dead)"
"""What a dead unit answers to anything but `alive`."""

NOBODY = "none"
"""The owner of a free point, and the winner of a draw."""

NOT_YET = frozenset(
    [
        "gold",
        "ready",
        "bounty",
        "bomb_dropped",
    ]
)
"""Keys of rules that do not exist yet, or of other rulesets."""

_PATTERN = re.compile(
    r"(?P<who>[a-z][a-z0-9_]*)(?:\((?P<where>[^()]*)\))?(?:\.(?P<what>[a-z0-9_.]*)(?:\((?P<of>[^()]*)\))?)?"
)


class Names(Struct, frozen=True):
    """What a file's keys may name."""

    units: Mapping[str, tuple[str, ...]]
    """Units with their weapons."""
    sides: tuple[str, ...]
    board: Board
    points: frozenset[int]
    """Cells with a victory point."""
    structures: Mapping[str, int] = {}
    """Structures with their cells."""


class Subject(Struct):
    """A game with the names that its scenario gave to units."""

    game: ClumsyGame
    unit_ids: dict[str, int]
    unit_sides: dict[str, int]
    names: dict[int, str] = {}
    structures: dict[str, int] = {}
    """The entities of the structures that the scenario named."""

    def __post_init__(self) -> None:
        self.names = {unit: name for name, unit in self.unit_ids.items()}

    def view_of(self, name: str) -> tuple[View, UnitView | None]:
        """The view of a unit's side, and the unit in it unless it is dead; one aboard is where its carrier is."""
        view = self.game.view(self.unit_sides[name])
        return view, view.living(self.unit_ids[name])

    def name_of(self, unit: int) -> str:
        """The file's name of a unit by its id; "" for no unit."""
        return self.names.get(unit, "")


class KeyFaultError(Exception):
    """A key that means nothing: a fault message with its arguments and what may have been meant."""

    def __init__(self, message: str, found: str = "", names: Iterable[str] = (), **arguments: Argument) -> None:
        super().__init__(message)
        self.message, self.found, self.names, self.arguments = message, found, sorted(names), arguments

    def fault(self, document: Document, at: Keys) -> Fault:
        """The fault of the key that stands there."""
        suggestion = nearest(self.found, self.names)
        return replace(document.fault(at, self.message), arguments=self.arguments, suggestion=suggestion)


class Key(Struct, frozen=True):
    """A key that was read: the type of its value, and how to answer it."""

    kind: type
    answer: Answer


def read_key(text: str, known: Names) -> Key:
    """The key this text means. Raises KeyFaultError."""
    match = _PATTERN.fullmatch(text)
    if match is None:
        raise KeyFaultError("scenario-malformed-key", name=text)
    who, where, what, of = match["who"], match["where"], match["what"] or "", match["of"]
    whole = f"{who}.{what}" if what else who
    if who in ("cell", "point") and where is not None:
        return _place_key(known, who, _cell(known, where), what, of)
    if where is not None:
        raise KeyFaultError("scenario-malformed-key", name=text)
    if who in known.units:
        return _unit_key(known, who, what, of)
    if who in known.structures:
        return _structure_key(known, who, what, of)
    if who in known.sides:
        return _side_key(known, who, what, of)
    if whole in GAME_KEYS and of is None:
        return GAME_KEYS[whole]
    if who in NOT_YET:
        raise KeyFaultError("scenario-not-yet", name=whole)
    names = [*known.units, *known.structures, *known.sides, *GAME_KEYS, "cell", "point"]
    raise KeyFaultError("scenario-unknown-key", found=who, names=names, name=text)


def _numbers(text: str, count: int) -> tuple[int, ...]:
    parts = [part.strip() for part in text.split(",")]
    if len(parts) != count or not all(re.fullmatch(r"-?\d{1,6}", part) for part in parts):
        raise KeyFaultError("scenario-malformed-cell", name=text)
    return tuple(int(part) for part in parts)


def _cell(known: Names, text: str) -> int:
    x, y = _numbers(text, 2)
    if not known.board.contains(x, y):
        raise KeyFaultError("scenario-off-board", x=x, y=y)
    return known.board.cell(x, y)


def _unknown(what: str, names: Mapping[str, object] | Iterable[str]) -> KeyFaultError:
    if what in NOT_YET:
        return KeyFaultError("scenario-not-yet", name=what)
    return KeyFaultError("scenario-unknown-key", found=what, names=names, name=what)


# --- of a unit


def _of_living(name: str, answer: Callable[[Subject, View, UnitView], Value]) -> Answer:
    def answered(subject: Subject) -> Value:
        view, unit = subject.view_of(name)
        return DEAD if unit is None else answer(subject, view, unit)

    return answered


UNIT_KEYS: dict[str, tuple[type, Callable[[Subject, View, UnitView], Value]]] = {
    "at": (list, lambda _, view, unit: list(view.board.xy(unit.cell))),
    "hp": (int, lambda _, _view, unit: unit.hp),
    "action_points": (int, lambda _, _view, unit: unit.action_points),
    "fuel": (int, lambda _, _view, unit: max(0, unit.fuel)),
    "battery": (int, lambda _, _view, unit: max(0, unit.battery)),
    "side": (str, lambda _, view, unit: view.side_names[unit.side]),
    "moved": (bool, lambda _, _view, unit: unit.moved),
    "can_fire": (bool, lambda _, view, unit: fire.can_fire(view, unit)),
    "alert": (int, lambda _, _view, unit: unit.alert),
    "patrol": (list, lambda _, view, unit: [] if unit.patrol == OFF_BOARD else list(view.board.xy(unit.patrol))),
    "camouflaged": (bool, lambda _, _view, unit: unit.camouflaged),
    "reach": (list, lambda _, view, unit: _reach(view, unit)),
    "airborne": (bool, lambda _, _view, unit: unit.airborne),
    "aboard": (str, lambda subject, _view, unit: subject.name_of(unit.aboard)),
    "towing": (str, lambda subject, _view, unit: subject.name_of(unit.towing)),
}
"""What may be asked of a living unit."""


def _reach(view: View, unit: UnitView) -> list[list[int]]:
    if unit.aboard != NO_UNIT:
        return []
    stops = movement.stops(view, unit, movement.reach(view, unit)) & ~(1 << unit.cell)
    return [list(cell) for cell in view.board.sorted_xy(stops)]


def _unit_key(known: Names, name: str, what: str, of: str | None) -> Key:
    if what == "alive" and of is None:
        return Key(bool, lambda asked: asked.view_of(name)[1] is not None)
    if what in UNIT_KEYS and of is None:
        kind, answer = UNIT_KEYS[what]
        return Key(kind, _of_living(name, answer))
    if what == "path_cost" and of is not None:
        goal = _cell(known, of)
        return Key(list, _of_living(name, lambda _, view, unit: _path_cost(view, unit, goal)))
    if what == "preview" and of is not None:
        place, _, weapon = of.rpartition(",")
        target = _cell(known, place)
        weapon = _weapon(known, name, weapon.strip())
        return Key(int, _of_living(name, lambda _, view, unit: _preview(view, unit, target, weapon)))
    if what.startswith("ammo.") and of is None:
        weapon = _weapon(known, name, what.removeprefix("ammo."))
        return Key(int, _of_living(name, lambda _, _view, unit: unit.rounds[unit.kind.weapons.index(weapon)]))
    raise _unknown(what, [*UNIT_KEYS, "alive", "path_cost", "preview", "ammo"])


def _weapon(known: Names, name: str, weapon: str) -> str:
    weapons = known.units[name]
    if weapon not in weapons:
        raise KeyFaultError("unknown-name", found=weapon, names=weapons, name=weapon)
    return weapon


def _path_cost(view: View, unit: UnitView, goal: int) -> list[int]:
    found = movement.way(view, unit, goal) if unit.aboard == NO_UNIT else None
    return [] if found is None else [found.points, found.fuel]


def _preview(view: View, unit: UnitView, target: int, name: str) -> int:
    weapon = view.data.weapons[name]
    aimed = unit_aimed_at(view, unit, weapon, target) or view.at.get(target)
    if fire.structure_aimed_at(view, target, weapon=weapon) is not None:
        return weapon.base_damage
    return 0 if aimed is None else fire.preview(view, weapon, aimed).total


# --- of a structure


STRUCTURE_KEYS: dict[str, tuple[type, Callable[[Subject, Structure], Value]]] = {
    "at": (list, lambda asked, one: list(asked.game.battle.board.xy(one.cell))),
    "hp": (int, lambda _, one: one.hp),
    "built": (bool, lambda _, one: one.built),
    "progress": (int, lambda _, one: one.progress),
    "side": (str, lambda asked, one: NEUTRAL if one.side == NO_SIDE else asked.game.battle.side_names[one.side]),
}
"""What may be asked of a standing structure."""


def _structure_key(known: Names, name: str, what: str, of: str | None) -> Key:
    if of is not None or what not in (*STRUCTURE_KEYS, "alive"):
        raise _unknown(what, [*STRUCTURE_KEYS, "alive"])
    cell = known.structures[name]
    if what == "alive":
        return Key(bool, lambda asked: name in asked.structures and _stands(asked, name, cell) is not None)
    kind, answer = STRUCTURE_KEYS[what]

    def answered(subject: Subject) -> Value:
        standing = _stands(subject, name, cell)
        return DEAD if standing is None else answer(subject, standing)

    return Key(kind, answered)


def _stands(subject: Subject, name: str, cell: int) -> Structure | None:
    """The structure of this name, unless it has fallen."""
    battle = subject.game.battle
    entity = battle.structure_at.get(cell)
    if entity is None or entity != subject.structures[name]:
        return None
    with battle.world.active():
        return battle.world.get(entity, Structure)


# --- of a place


def _place_key(known: Names, who: str, cell: int, what: str, of: str | None) -> Key:
    if who == "point":
        if what in ("owner", "count") and of is None:
            if cell not in known.points:
                x, y = known.board.xy(cell)
                raise KeyFaultError("scenario-no-point", x=x, y=y)
            if what == "owner":
                return Key(str, lambda asked: _owner(asked, cell))
            return Key(int, lambda asked: _point(asked, cell).count)
        raise _unknown(what, ["owner", "count"])
    answers: dict[str, Key] = {
        "terrain": Key(str, lambda asked: asked.game.battle.field.ground.terrain_at(cell)),
        "wreck": Key(bool, lambda asked: bool(asked.game.battle.field.wrecks >> cell & 1)),
        "mine": Key(str, lambda asked: _mine(asked, cell)),
        "rubble": Key(bool, lambda asked: bool(asked.game.battle.field.rubble >> cell & 1)),
        "structure": Key(str, lambda asked: _structure(asked, cell)),
        "burning": Key(bool, lambda asked: bool(asked.game.battle.field.ground.burning >> cell & 1)),
    }
    if what in answers and of is None:
        return answers[what]
    raise _unknown(what, answers)


def _point(subject: Subject, cell: int) -> VictoryPoint:
    battle = subject.game.battle
    with battle.world.active():
        return next(point for _, point in battle.world.each(VictoryPoint) if point.cell == cell)


def _owner(subject: Subject, cell: int) -> str:
    owner = _point(subject, cell).owner
    return NOBODY if owner == NO_SIDE else subject.game.battle.side_names[owner]


def _mine(subject: Subject, cell: int) -> str:
    battle = subject.game.battle
    entity = battle.mine_at.get(cell)
    if entity is None:
        return ""
    with battle.world.active():
        return battle.side_names[battle.world.get(entity, Mine).side]


def _structure(subject: Subject, cell: int) -> str:
    standing = subject.game.battle.field.structures.get(cell)
    return standing.kind.id if standing is not None else ""


# --- of a side


def _side_key(known: Names, name: str, what: str, of: str | None) -> Key:
    side = known.sides.index(name)
    if what == "sees_cell" and of is not None:
        cell = _cell(known, of)
        return Key(bool, lambda asked: _sees_cell(asked, side, cell))
    if what == "knows_mine" and of is not None:
        cell = _cell(known, of)
        return Key(bool, lambda asked: bool(asked.game.view(side).field.mines >> cell & 1))
    answers: dict[str, Key] = {
        "sees": Key(list, lambda asked: _sees(asked, side)),
        "alive": Key(int, lambda asked: len(asked.game.view(side).force)),
        "points": Key(int, lambda asked: _points(asked, side)),
        "goals": Key(list, lambda asked: [goal.state for goal in asked.game.view(side).goals if goal.side == side]),
    }
    if what in answers and of is None:
        return answers[what]
    raise _unknown(what, [*answers, "sees_cell", "knows_mine"])


def _sees_cell(subject: Subject, side: int, cell: int) -> bool:
    battle = subject.game.battle
    with battle.world.active():
        return bool(sight_mask(battle, side) >> cell & 1)


def _sees(subject: Subject, side: int) -> list[str]:
    view = subject.game.view(side)
    battle = subject.game.battle
    with battle.world.active():
        seen = [entity_known_as(battle, side, enemy.id) for enemy in view.enemies]
    return sorted(subject.names[battle.id_of[entity]] for entity in seen)


def _points(subject: Subject, side: int) -> int:
    battle = subject.game.battle
    with battle.world.active():
        return points_held(battle, side)


# --- of the game


def _of_clock(part: str) -> Answer:
    def answered(subject: Subject) -> Value:
        world = subject.game.battle.world
        with world.active():
            found: Value = getattr(world.the(Clock), part)
        return found

    return answered


def _turn_side(subject: Subject) -> str:
    battle = subject.game.battle
    with battle.world.active():
        return battle.side_names[battle.world.the(Turn).side]


def _winner(subject: Subject) -> str:
    battle = subject.game.battle
    with battle.world.active():
        outcome = battle.world.the(Outcome)
        if not outcome.ended:
            return ""
        return NOBODY if outcome.winner == NO_SIDE else battle.side_names[outcome.winner]


GAME_KEYS: dict[str, Key] = {
    "turn.side": Key(str, _turn_side),
    "round": Key(int, _of_clock("round")),
    "season": Key(str, _of_clock("season")),
    "hour": Key(str, _of_clock("hour")),
    "weather": Key(str, _of_clock("weather")),
    "winner": Key(str, _winner),
}
"""What may be asked of the game as a whole."""

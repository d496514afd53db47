"""The expectation keys of a scenario: what may be asked, of what kind the answer is, and the answer.

A key is read once (`read_key`), with every name and cell in it checked, and answered as often as it is
asked.
"""

from __future__ import annotations

from typing import get_args

from core.scenario_answers import NUMBER, TRUTH, Value, one_of, some_of
from core.scenario_keys import KEY, NOBODY, KeyFaultError, cell_of, unknown_key
from systems.clumsy.capture import points_held
from systems.clumsy.components import NO_SIDE, Clock, Mine, Outcome, Turn, VictoryPoint
from systems.clumsy.data_types import SEASONS, Hour, Weather
from systems.clumsy.goals import GOAL_STATES
from systems.clumsy.scenarios.asking import (
    ELSEWHERE,
    Answer,
    Key,
    KindFor,
    Names,
    Subject,
    a_side,
    a_side_or,
    always,
)
from systems.clumsy.scenarios.unit_keys import structure_key, unit_key
from systems.clumsy.viewing import entity_known_as
from systems.clumsy.vision import sight_mask


def read_key(text: str, known: Names) -> Key:
    """The key this text means. Raises KeyFaultError."""
    match = KEY.fullmatch(text)
    if match is None:
        raise KeyFaultError("scenario-malformed-key", name=text)
    who, where, what, of = match["who"], match["where"], match["what"] or "", match["of"]
    whole = f"{who}.{what}" if what else who
    if who in ("cell", "point") and where is not None:
        return _place_key(known, who, cell_of(known.board, where), what, of)
    if where is not None:
        raise KeyFaultError("scenario-malformed-key", name=text)
    if who in known.units:
        return unit_key(known, who, what, of)
    if who in known.structures:
        return structure_key(known, who, what, of)
    if who in known.sides:
        return _side_key(known, who, what, of)
    if whole in GAME_KEYS and of is None:
        kind, answer = GAME_KEYS[whole]
        return Key(kind(known), answer)
    if who in ELSEWHERE:
        raise KeyFaultError("scenario-other-ruleset", name=whole)
    names = [*known.units, *known.structures, *known.sides, *GAME_KEYS, "cell", "point"]
    raise KeyFaultError("scenario-unknown-key", found=who, names=names, name=text)


# --- of a place


def _place_key(known: Names, who: str, cell: int, what: str, of: str | None) -> Key:
    if who == "point":
        if what in ("owner", "count") and of is None:
            if cell not in known.points:
                x, y = known.board.xy(cell)
                raise KeyFaultError("scenario-no-point", x=x, y=y)
            if what == "owner":
                return Key(a_side_or(NOBODY)(known), lambda asked: _owner(asked, cell))
            return Key(NUMBER, lambda asked: _point(asked, cell).count)
        raise unknown_key(what, ["owner", "count"], ELSEWHERE)
    answers: dict[str, Key] = {
        "terrain": Key(one_of(known.terrain), lambda asked: asked.game.battle.field.ground.terrain_at(cell)),
        "wreck": Key(TRUTH, lambda asked: bool(asked.game.battle.field.wrecks >> cell & 1)),
        "mine": Key(a_side_or("")(known), lambda asked: _mine(asked, cell)),
        "rubble": Key(TRUTH, lambda asked: bool(asked.game.battle.field.rubble >> cell & 1)),
        "structure": Key(one_of((*known.structure_types, "")), lambda asked: _structure(asked, cell)),
        "burning": Key(TRUTH, lambda asked: bool(asked.game.battle.field.ground.burning >> cell & 1)),
    }
    if what in answers and of is None:
        return answers[what]
    raise unknown_key(what, answers, ELSEWHERE)


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
        cell = cell_of(known.board, of)
        return Key(TRUTH, lambda asked: _sees_cell(asked, side, cell))
    if what == "knows_mine" and of is not None:
        cell = cell_of(known.board, of)
        return Key(TRUTH, lambda asked: bool(asked.game.view(side).field.mines >> cell & 1))
    answers: dict[str, Key] = {
        "sees": Key(some_of(known.units), lambda asked: _sees(asked, side)),
        "alive": Key(NUMBER, lambda asked: len(asked.game.view(side).force)),
        "points": Key(NUMBER, lambda asked: _points(asked, side)),
        "goals": Key(
            some_of(GOAL_STATES),
            lambda asked: [goal.state for goal in asked.game.view(side).goals if goal.side == side],
        ),
    }
    if what in answers and of is None:
        return answers[what]
    raise unknown_key(what, [*answers, "sees_cell", "knows_mine"], ELSEWHERE)


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


GAME_KEYS: dict[str, tuple[KindFor, Answer]] = {
    "turn.side": (a_side, _turn_side),
    "round": (always(NUMBER), _of_clock("round")),
    "season": (always(one_of(SEASONS)), _of_clock("season")),
    "hour": (always(one_of(get_args(Hour))), _of_clock("hour")),
    "weather": (always(one_of(get_args(Weather))), _of_clock("weather")),
    "winner": (a_side_or(NOBODY, ""), _winner),
}
"""What may be asked of the game as a whole."""

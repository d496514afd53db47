"""The keys of units and structures: NAME.hp and the like."""

from __future__ import annotations

from collections.abc import Callable

from core.scenario_answers import CELL, CELL_OR_NONE, CELLS, NUMBER, PRICE_OR_NONE, TRUTH, Value
from core.scenario_keys import DEAD, KeyFaultError, cell_of, unknown_key
from core.scenario_tables import NEUTRAL
from systems.clumsy import fire, movement
from systems.clumsy.aim import unit_aimed_at
from systems.clumsy.components import NO_SIDE, NO_UNIT, OFF_BOARD, Structure
from systems.clumsy.scenarios.asking import (
    ELSEWHERE,
    Answer,
    Key,
    KindFor,
    Names,
    Subject,
    a_side,
    a_side_or,
    a_unit_or_none,
    always,
)
from systems.clumsy.view import UnitView, View

# --- of a unit


def _of_living(name: str, answer: Callable[[Subject, View, UnitView], Value]) -> Answer:
    def answered(subject: Subject) -> Value:
        view, unit = subject.view_of(name)
        return DEAD if unit is None else answer(subject, view, unit)

    return answered


UNIT_KEYS: dict[str, tuple[KindFor, Callable[[Subject, View, UnitView], Value]]] = {
    "at": (always(CELL), lambda _, view, unit: list(view.board.xy(unit.cell))),
    "hp": (always(NUMBER), lambda _, _view, unit: unit.hp),
    "action_points": (always(NUMBER), lambda _, _view, unit: unit.action_points),
    "fuel": (always(NUMBER), lambda _, _view, unit: max(0, unit.fuel)),
    "battery": (always(NUMBER), lambda _, _view, unit: max(0, unit.battery)),
    "side": (a_side, lambda _, view, unit: view.side_names[unit.side]),
    "moved": (always(TRUTH), lambda _, _view, unit: unit.moved),
    "can_fire": (always(TRUTH), lambda _, view, unit: fire.can_fire(view, unit)),
    "alert": (always(NUMBER), lambda _, _view, unit: unit.alert),
    "patrol": (
        always(CELL_OR_NONE),
        lambda _, view, unit: [] if unit.patrol == OFF_BOARD else list(view.board.xy(unit.patrol)),
    ),
    "camouflaged": (always(TRUTH), lambda _, _view, unit: unit.camouflaged),
    "reach": (always(CELLS), lambda _, view, unit: _reach(view, unit)),
    "airborne": (always(TRUTH), lambda _, _view, unit: unit.airborne),
    "aboard": (a_unit_or_none, lambda subject, _view, unit: subject.name_of(unit.aboard)),
    "towing": (a_unit_or_none, lambda subject, _view, unit: subject.name_of(unit.towing)),
}
"""What may be asked of a living unit."""


def _reach(view: View, unit: UnitView) -> list[list[int]]:
    if unit.aboard != NO_UNIT:
        return []
    stops = movement.stops(view, unit, movement.reach(view, unit)) & ~(1 << unit.cell)
    return [list(cell) for cell in view.board.sorted_xy(stops)]


def unit_key(known: Names, name: str, what: str, of: str | None) -> Key:
    """The key `what`, or `what(of)`, of a unit. Raises KeyFaultError."""
    if what == "alive" and of is None:
        return Key(TRUTH, lambda asked: asked.view_of(name)[1] is not None)
    if what in UNIT_KEYS and of is None:
        kind, answer = UNIT_KEYS[what]
        return Key(kind(known), _of_living(name, answer))
    if what == "path_cost" and of is not None:
        goal = cell_of(known.board, of)
        return Key(PRICE_OR_NONE, _of_living(name, lambda _, view, unit: _path_cost(view, unit, goal)))
    if what == "preview" and of is not None:
        place, _, weapon = of.rpartition(",")
        target = cell_of(known.board, place)
        weapon = _weapon(known, name, weapon.strip())
        return Key(NUMBER, _of_living(name, lambda _, view, unit: _preview(view, unit, target, weapon)))
    if what.startswith("ammo.") and of is None:
        weapon = _weapon(known, name, what.removeprefix("ammo."))
        return Key(NUMBER, _of_living(name, lambda _, _view, unit: unit.rounds[unit.kind.weapons.index(weapon)]))
    raise unknown_key(what, [*UNIT_KEYS, "alive", "path_cost", "preview", "ammo"], ELSEWHERE)


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


STRUCTURE_KEYS: dict[str, tuple[KindFor, Callable[[Subject, Structure], Value]]] = {
    "at": (always(CELL), lambda asked, one: list(asked.game.battle.board.xy(one.cell))),
    "hp": (always(NUMBER), lambda _, one: one.hp),
    "built": (always(TRUTH), lambda _, one: one.built),
    "progress": (always(NUMBER), lambda _, one: one.progress),
    "side": (
        a_side_or(NEUTRAL),
        lambda asked, one: NEUTRAL if one.side == NO_SIDE else asked.game.battle.side_names[one.side],
    ),
}
"""What may be asked of a standing structure."""


def structure_key(known: Names, name: str, what: str, of: str | None) -> Key:
    """The key `what` of a structure. Raises KeyFaultError."""
    if of is not None or what not in (*STRUCTURE_KEYS, "alive"):
        raise unknown_key(what, [*STRUCTURE_KEYS, "alive"], ELSEWHERE)
    cell = known.structures[name]
    if what == "alive":
        return Key(TRUTH, lambda asked: name in asked.structures and _stands(asked, name, cell) is not None)
    kind, answer = STRUCTURE_KEYS[what]

    def answered(subject: Subject) -> Value:
        standing = _stands(subject, name, cell)
        return DEAD if standing is None else answer(subject, standing)

    return Key(kind(known), answered)


def _stands(subject: Subject, name: str, cell: int) -> Structure | None:
    """The structure of this name, unless it has fallen."""
    battle = subject.game.battle
    entity = battle.structure_at.get(cell)
    if entity is None or entity != subject.structures[name]:
        return None
    with battle.world.active():
        return battle.world.get(entity, Structure)

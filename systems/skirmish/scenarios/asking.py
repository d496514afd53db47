"""What the keys of a scenario are asked of, and the keys.

A key is read once (`read_key`), with every name in it checked, and answered as often as it is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import atan2, degrees

from msgspec import Struct

from core import scenario_keys
from core.scenario_answers import NUMBER, TRUTH, Kind, Value, one_of, some_of
from core.scenario_keys import DEAD, KEY, NOBODY, KeyFaultError, unknown_key
from systems.skirmish import shooting
from systems.skirmish.components import NO_SIDE, NO_UNIT
from systems.skirmish.measures import Point, in_centimetres
from systems.skirmish.pipeline import SkirmishGame
from systems.skirmish.view import UnitView, View

ELSEWHERE = frozenset(
    ["season", "hour", "weather", "bounty", "bomb_dropped", "sees_cell", "gold", "points", "hp", "action_points"]
)
"""Keys that other rulesets have."""

NEAR = 0.010001
"""Places are compared to a hundredth of a centimetre (a touch more: their decimals are not exact)."""

NONE = "none"
"""The sum to reach where there is no shot."""

PLACE = Kind(list, shape="spot", near=NEAR)
ANGLE = Kind(float, near=0.5, full_turn=360)
NUMBER_OR_NONE = Kind(int, or_text=NONE)
NUMBERS = Kind(list)
POSTURE = one_of(("", "hide", "line"))


class Names(Struct, frozen=True):
    """What a file's keys may name."""

    units: tuple[str, ...]
    sides: tuple[str, ...]
    objects: tuple[str, ...]
    buildings: tuple[str, ...]


class Subject(Struct):
    """A game with the names that its scenario gave to units."""

    game: SkirmishGame
    unit_ids: dict[str, int]
    unit_sides: dict[str, int]
    names: dict[int, str] = {}

    def __post_init__(self) -> None:
        self.names = {unit: name for name, unit in self.unit_ids.items()}

    def view_of(self, name: str) -> tuple[View, UnitView | None]:
        """The view of a fighter's own side, and the fighter in it unless it has fallen."""
        view = self.game.view(self.unit_sides[name])
        return view, view.units.get(self.unit_ids[name])

    @property
    def any_view(self) -> View:
        """What everybody knows."""
        return self.game.view(0)


Key = scenario_keys.Key[Subject]


def read_key(text: str, known: Names) -> Key:
    """The key this text means. Raises KeyFaultError."""
    match = KEY.fullmatch(text)
    if match is None:
        raise KeyFaultError("scenario-malformed-key", name=text)
    who, where, what, of = match["who"], match["where"], match["what"] or "", match["of"]
    if where is not None:
        raise KeyFaultError("scenario-malformed-key", name=text)
    if who in known.units:
        return _unit_key(known, who, what, of)
    if who in known.objects:
        return _object_key(known, known.objects.index(who), what, of)
    if who in known.sides:
        return _side_key(known, who, what, of)
    game_key = GAME_KEYS.get(f"{who}.{what}" if what else who)
    if game_key is not None and of is None:
        return game_key(known)
    if who in ELSEWHERE:
        raise KeyFaultError("scenario-other-ruleset", name=who)
    names = [*known.units, *known.objects, *known.sides, *GAME_KEYS]
    raise KeyFaultError("scenario-unknown-key", found=who, names=names, name=text)


# --- of a fighter


def _in_centimetres(spot: Point) -> list[Value]:
    return [in_centimetres(spot[0]), in_centimetres(spot[1])]


def _degrees(facing: Point) -> float:
    """Where a facing points, for people: nothing is decided by it."""
    return round(degrees(atan2(facing[1], facing[0])) % 360, 2)


UNIT_KEYS: dict[str, tuple[Kind, Callable[[View, UnitView], Value]]] = {
    "at": (PLACE, lambda _, unit: _in_centimetres(unit.at)),
    "facing": (ANGLE, lambda _, unit: _degrees(unit.facing)),
    "actions": (NUMBER, lambda _, unit: unit.actions),
    "wounds": (NUMBER, lambda _, unit: unit.wounds),
    "loaded": (TRUTH, lambda _, unit: unit.loaded),
    "aimed": (TRUTH, lambda _, unit: unit.aimed),
    "ran": (TRUTH, lambda _, unit: unit.ran),
    "moved": (TRUTH, lambda _, unit: unit.moves > 0),
    "active": (TRUTH, lambda _, unit: unit.stage == "active"),
    "posture": (POSTURE, lambda _, unit: unit.posture),
    "floor": (NUMBER, lambda _, unit: unit.floor),
    "shots": (NUMBER, lambda _, unit: unit.shots),
}
"""What may be asked of a living fighter."""

SHOT_KEYS: dict[str, tuple[Kind, Callable[[shooting.Aim | None], Value]]] = {
    "needs": (NUMBER_OR_NONE, lambda aim: NONE if aim is None else aim.needed),
    "dice": (NUMBER, lambda aim: 0 if aim is None else aim.dice),
    "odds": (NUMBERS, lambda aim: [0, 0] if aim is None else list(aim.odds)),
}
"""What may be asked of a fighter's shot at another one, loaded or not."""


def _unit_key(known: Names, name: str, what: str, of: str | None) -> Key:
    if what in SHOT_KEYS and of is not None:
        return _shot_key(known, name, what, of)
    if of is None and what == "alive":
        return Key(TRUTH, lambda asked: asked.view_of(name)[1] is not None)
    if of is None and what == "side":
        return Key(one_of(known.sides), _of_living(name, lambda view, unit: view.side_names[unit.side]))
    if of is None and what == "carries":
        return Key(one_of((*known.objects, "")), _of_living(name, _carried))
    if of is None and what == "inside":
        return Key(one_of((*known.buildings, "")), _of_living(name, _building))
    if of is None and what in UNIT_KEYS:
        kind, answer = UNIT_KEYS[what]
        return Key(kind, _of_living(name, answer))
    raise unknown_key(what, [*UNIT_KEYS, *SHOT_KEYS, "alive", "side", "carries", "inside"], ELSEWHERE)


def _shot_key(known: Names, name: str, what: str, of: str) -> Key:
    target = of.strip()
    if target not in known.units:
        raise KeyFaultError("scenario-unknown-key", found=target, names=known.units, name=target)
    kind, answer = SHOT_KEYS[what]

    def answered(asked: Subject) -> Value:
        view, unit = asked.view_of(name)
        if unit is None:
            return DEAD
        aimed_at = view.units.get(asked.unit_ids[target])
        return answer(None if aimed_at is None or aimed_at.side == unit.side else shooting.aim(view, unit, aimed_at))

    return Key(kind, answered)


def _of_living(name: str, answer: Callable[[View, UnitView], Value]) -> Callable[[Subject], Value]:
    def answered(asked: Subject) -> Value:
        view, unit = asked.view_of(name)
        return DEAD if unit is None else answer(view, unit)

    return answered


def _carried(view: View, unit: UnitView) -> str:
    return next((thing.name for thing in view.things if thing.bearer == unit.id), "")


def _building(view: View, unit: UnitView) -> str:
    return view.table.buildings[unit.building].name if unit.is_inside else ""


# --- of an object, a side, the game


def _object_key(known: Names, number: int, what: str, of: str | None) -> Key:
    if of is None and what == "at":
        return Key(PLACE, lambda asked: _in_centimetres(_place_of(asked, number)))
    if of is None and what == "bearer":
        return Key(
            one_of((*known.units, "")),
            lambda asked: asked.names.get(asked.any_view.things[number].bearer, ""),
        )
    raise unknown_key(what, ["at", "bearer"], ELSEWHERE)


def _place_of(asked: Subject, number: int) -> Point:
    thing = asked.any_view.things[number]
    if thing.bearer == NO_UNIT:
        return thing.at
    unit = asked.view_of(asked.names[thing.bearer])[1]
    return thing.at if unit is None else unit.at


def _side_key(known: Names, name: str, what: str, of: str | None) -> Key:
    side = known.sides.index(name)
    answers: dict[str, Key] = {
        "sees": Key(some_of(known.units), lambda asked: _seen(asked, side)),
        "alive": Key(NUMBER, lambda asked: asked.any_view.sides[side].left),
    }
    if what in answers and of is None:
        return answers[what]
    raise unknown_key(what, answers, ELSEWHERE)


def _seen(asked: Subject, side: int) -> list[str]:
    return sorted(asked.names[unit.id] for unit in asked.game.view(side).enemies())


def _winner(asked: Subject) -> str:
    view = asked.any_view
    if not view.ended:
        return ""
    return NOBODY if view.winner == NO_SIDE else view.side_names[view.winner]


GAME_KEYS: Mapping[str, Callable[[Names], Key]] = {
    "turn.side": lambda known: Key(one_of(known.sides), lambda asked: asked.any_view.side_names[asked.any_view.go]),
    "round": lambda _: Key(NUMBER, lambda asked: asked.any_view.turn),
    "winner": lambda known: Key(one_of((*known.sides, NOBODY, "")), _winner),
}
"""What may be asked of the game as a whole."""

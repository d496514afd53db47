"""What the keys of a scenario are asked of, and the keys.

A key is read once (`read_key`), with every name and cell in it checked, and answered as often as it is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from core import scenario_keys
from core.board import Board
from core.scenario_answers import CELL, CELLS, NUMBER, PRICE_OR_NONE, TRUTH, Kind, Value, one_of, some_of
from core.scenario_keys import DEAD, KEY, NOBODY, KeyFaultError, cell_of, unknown_key
from core.scenario_tables import NEUTRAL
from systems.headquarters import fighting, movement
from systems.headquarters.components import NO_CAMP
from systems.headquarters.pipeline import HeadquartersGame
from systems.headquarters.view import UnitView, View

ELSEWHERE = frozenset(
    ["season", "hour", "weather", "sees", "sees_cell", "knows_mine", "points", "action_points", "fuel"]
)
"""Keys that other rulesets have."""


class Names(Struct, frozen=True):
    """What a file's keys may name."""

    units: frozenset[str]
    sides: tuple[str, ...]
    board: Board
    cities: Mapping[str, int]
    """Cities that the file names, with their cells."""
    city_cells: frozenset[int]
    """Every cell that is a city."""
    terrain: tuple[str, ...]
    offers: tuple[str, ...]


class Subject(Struct):
    """A game with the names that its scenario gave to units."""

    game: HeadquartersGame
    unit_ids: dict[str, int]
    names: dict[int, str] = {}

    def __post_init__(self) -> None:
        self.names = {unit: name for name, unit in self.unit_ids.items()}

    @property
    def view(self) -> View:
        """The battle; there is no fog."""
        return self.game.view(0)


Key = scenario_keys.Key[Subject]


def read_key(text: str, known: Names) -> Key:
    """The key this text means. Raises KeyFaultError."""
    match = KEY.fullmatch(text)
    if match is None:
        raise KeyFaultError("scenario-malformed-key", name=text)
    who, where, what, of = match["who"], match["where"], match["what"] or "", match["of"]
    if who in ("cell", "point") and where is not None:
        return _place_key(known, who, cell_of(known.board, where), what, of)
    if where is not None:
        raise KeyFaultError("scenario-malformed-key", name=text)
    if who in known.units:
        return _unit_key(known, who, what, of)
    if who in known.cities:
        return _city_key(known, known.cities[who], what, of)
    if who in known.sides:
        return _side_key(known, who, what, of)
    if who in GAME_KEYS and not what and of is None:
        return GAME_KEYS[who](known)
    if who in ELSEWHERE:
        raise KeyFaultError("scenario-other-ruleset", name=who)
    names = [*known.units, *known.cities, *known.sides, *GAME_KEYS, "cell", "point"]
    raise KeyFaultError("scenario-unknown-key", found=who, names=names, name=text)


# --- of a unit


UNIT_KEYS: dict[str, tuple[Kind, Callable[[View, UnitView], Value]]] = {
    "at": (CELL, lambda view, unit: list(view.board.xy(unit.cell))),
    "hp": (NUMBER, lambda _, unit: unit.hp),
    "moved": (TRUTH, lambda _, unit: unit.moved),
    "acted": (TRUTH, lambda _, unit: unit.acted),
    "can_fire": (TRUTH, lambda view, unit: fighting.may_attack(unit) and bool(fighting.targets(view, unit))),
    "recruited": (TRUTH, lambda _, unit: unit.recruited),
    "star": (TRUTH, lambda _, unit: unit.star),
    "reach": (CELLS, lambda view, unit: [list(cell) for cell in view.board.sorted_xy(movement.stops(view, unit))]),
}
"""What may be asked of a living unit."""


def _unit_key(known: Names, name: str, what: str, of: str | None) -> Key:
    if what == "alive" and of is None:
        return Key(TRUTH, lambda asked: asked.unit_ids[name] in asked.view.units)
    if what == "side" and of is None:
        return Key(one_of(known.sides), _of_living(name, lambda view, unit: view.side_names[unit.side]))
    if what in UNIT_KEYS and of is None:
        kind, answer = UNIT_KEYS[what]
        return Key(kind, _of_living(name, answer))
    if what == "path_cost" and of is not None:
        goal = cell_of(known.board, of)
        return Key(PRICE_OR_NONE, _of_living(name, lambda view, unit: _path_cost(view, unit, goal)))
    if what == "preview" and of is not None:
        # there are no weapons to choose from here: a name after the cell says nothing
        target = cell_of(known.board, ",".join(of.split(",")[:2]))
        return Key(NUMBER, _of_living(name, lambda view, unit: _preview(view, unit, target)))
    raise unknown_key(what, [*UNIT_KEYS, "alive", "side", "path_cost", "preview"], ELSEWHERE)


def _of_living(name: str, answer: Callable[[View, UnitView], Value]) -> Callable[[Subject], Value]:
    def answered(asked: Subject) -> Value:
        unit = asked.view.units.get(asked.unit_ids[name])
        return DEAD if unit is None else answer(asked.view, unit)

    return answered


def _path_cost(view: View, unit: UnitView, goal: int) -> list[int]:
    found = movement.way(view, unit, goal)
    return [] if found is None else [found.points, 0]


def _preview(view: View, unit: UnitView, cell: int) -> int:
    """The damage without chance."""
    target = fighting.target_in(view, unit.side, cell)
    return 0 if target is None else fighting.preview(view, unit, target)[1]


# --- of a place


def _city_key(known: Names, cell: int, what: str, of: str | None) -> Key:
    if of is None and what == "at":
        return Key(CELL, lambda asked: list(asked.view.board.xy(cell)))
    if of is None and what == "side":
        return Key(one_of((*known.sides, NEUTRAL)), lambda asked: _owner(asked, cell, NEUTRAL))
    if of is None and what == "owner":
        return Key(one_of((*known.sides, NOBODY)), lambda asked: _owner(asked, cell, NOBODY))
    raise unknown_key(what, ["at", "side", "owner"], ELSEWHERE)


def _place_key(known: Names, who: str, cell: int, what: str, of: str | None) -> Key:
    if who == "point":
        if what != "owner" or of is not None:
            raise unknown_key(what, ["owner"], ELSEWHERE)
        if cell not in known.city_cells:
            x, y = known.board.xy(cell)
            raise KeyFaultError("scenario-no-point", x=x, y=y)
        return _city_key(known, cell, what, of)
    if what == "terrain" and of is None:
        return Key(one_of(known.terrain), lambda asked: asked.view.land.terrain[cell].id)
    raise unknown_key(what, ["terrain"], ELSEWHERE)


def _owner(asked: Subject, cell: int, nobody: str) -> str:
    owner = asked.view.cities[cell]
    return nobody if owner == NO_CAMP else asked.view.side_names[owner]


# --- of a camp and of the game


def _side_key(known: Names, name: str, what: str, of: str | None) -> Key:
    side = known.sides.index(name)
    answers: dict[str, Key] = {
        "gold": Key(NUMBER, lambda asked: asked.view.camps[side].gold),
        "alive": Key(TRUTH, lambda asked: asked.view.camps[side].standing),
        "ready": Key(TRUTH, lambda asked: asked.view.camps[side].ready),
        "cities": Key(CELLS, lambda asked: _cities(asked.view, side)),
    }
    if what in answers and of is None:
        return answers[what]
    raise unknown_key(what, answers, ELSEWHERE)


def _cities(view: View, side: int) -> list[Value]:
    return sorted(list(view.board.xy(cell)) for cell in view.cities_of(side))


def _winner(asked: Subject) -> str:
    view = asked.view
    if not view.ended:
        return ""
    return NOBODY if view.winner == NO_CAMP else view.side_names[view.winner]


GAME_KEYS: dict[str, Callable[[Names], Key]] = {
    "round": lambda _: Key(NUMBER, lambda asked: asked.view.turn),
    "bounty": lambda _: Key(NUMBER, lambda asked: asked.view.bounty),
    "bomb_dropped": lambda _: Key(TRUTH, lambda asked: asked.view.bomb_dropped),
    "offers": lambda known: Key(some_of(known.offers), lambda asked: sorted(asked.view.offers)),
    "winner": lambda known: Key(one_of((*known.sides, NOBODY, "")), _winner),
}
"""What may be asked of the game as a whole."""

"""Watching a battle from its keyframes and events alone: no rule is run, no view is asked for.

A spectator starts from a keyframe (the components of the world as plain values), looks with one side's eyes or sees
everything, and is moved on by what each order told. What it is given may come from a file that anybody wrote:
`check_event` and `Spectator` raise ValueError for what no battle on this board can hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, get_args

from core.board import cells_of, mask_of
from core.events import Event, OrderTakenBack, Told, renamed
from core.orders import Cell
from core.rulesets import Table
from systems.clumsy import events
from systems.clumsy.components import OFF_BOARD, side_of_id
from systems.clumsy.data import ClumsyData
from systems.clumsy.data_types import UNIT_CLASSES, Hour, Season, Weather
from systems.clumsy.goal_check import LONGEST_KEY
from systems.clumsy.goal_setup import GOAL_KINDS
from systems.clumsy.goals import GOAL_STATES
from systems.clumsy.picture import EVERYTHING, Building, Figure, GoalMark, Passenger, Picture, mines_known
from systems.clumsy.picture_changes import advance
from systems.clumsy.setup import BattleSetup

_SEASONS, _HOURS, _WEATHERS = get_args(Season), get_args(Hour), get_args(Weather)
_LARGEST = 1 << 31


class Stage:
    """What all keyframes of one battle have in common."""

    def __init__(self, setup: BattleSetup, data: ClumsyData) -> None:
        self.data = data
        self.sides = len(setup.sides)
        self.most_goals = len(setup.goals)
        self.board = data.board(setup.rows)
        self.last_ground: dict[int, tuple[object, list[list[str]]]] = {}
        """By whose eyes: the ground of the last keyframe and the rows made of it; it changes seldom."""

    def check_event(self, event: Event) -> None:
        """Raise ValueError for an event that names what this battle does not have."""
        for name in event.__struct_fields__:
            check = _CHECKS.get(name)
            if check is not None and not check(self, getattr(event, name)):
                raise ValueError(f"{type(event).__name__}.{name}")

    def has_cell(self, cell: object) -> bool:
        """Whether this is a cell of the board, as a number."""
        return type(cell) is int and 0 <= cell < self.board.size and bool(self.board.full >> cell & 1)


def _is_cell(stage: Stage, at: Cell) -> bool:
    return stage.board.contains(*at)


def _is_mask(stage: Stage, text: str) -> bool:
    return len(text) <= stage.board.size // 4 + 1 and not int(text, 16) & ~stage.board.full and text[:1] not in "+-_ "


_CHECKS: dict[str, Callable[[Stage, Any], bool]] = {
    "at": _is_cell,
    "start": _is_cell,
    "to": _is_cell,
    "seen": _is_mask,
    "type": lambda stage, name: name in stage.data.units,
    "weapon": lambda stage, name: name in stage.data.weapons,
    "terrain": lambda stage, name: name in stage.data.terrain,
    "structure": lambda stage, name: name in stage.data.structures,
    "owner": lambda stage, side: -1 <= side < stage.sides,
    "progress": lambda _stage, number: 0 <= number < _LARGEST,
    "unit_class": lambda _stage, name: name in UNIT_CLASSES,
    "side": lambda stage, side: 0 <= side < stage.sides,
    "winner": lambda stage, side: -1 <= side < stage.sides,
    "season": lambda _stage, name: name in _SEASONS,
    "hour": lambda _stage, name: name in _HOURS,
    "weather": lambda _stage, name: name in _WEATHERS,
    "round": lambda _stage, number: 0 <= number < _LARGEST,
    "hp": lambda _stage, number: 0 <= number < _LARGEST,
    "amount": lambda _stage, number: 0 <= number < _LARGEST,
    "damage": lambda _stage, number: 0 <= number < _LARGEST,
    "battery": lambda _stage, number: 0 <= number < _LARGEST,
    "shots": lambda _stage, number: 0 <= number < _LARGEST,
    "unit": lambda _stage, number: 0 <= number < _LARGEST,
    "supplier": lambda _stage, number: 0 <= number < _LARGEST,
    "carrier": lambda _stage, number: 0 <= number < _LARGEST,
    "gun": lambda _stage, number: 0 <= number < _LARGEST,
    "towing": lambda _stage, number: 0 <= number < _LARGEST,
    "towed_by": lambda _stage, number: 0 <= number < _LARGEST,
    "goal": lambda stage, number: 0 <= number < stage.most_goals,
    "done": lambda _stage, number: 0 <= number < _LARGEST,
    "state": lambda _stage, name: name in GOAL_STATES,
    "fallen": lambda stage, cells: all(stage.board.contains(*at) for at in cells),
}
"""What each field of an event must be, by name; fields that are not here are shown to nobody but the rules."""


class Spectator:
    """One pair of eyes on a battle."""

    def __init__(self, stage: Stage, tables: Mapping[str, Table], side: int) -> None:
        self._stage, self.side = stage, side
        try:
            self._start = _picture(stage, tables, side)
            self._contacts_at_start = tuple(_contacts(tables, side))
        except (LookupError, TypeError, AttributeError, OverflowError) as error:
            raise ValueError(f"keyframe: {error!r}") from error
        self.picture = self._start.copy()
        self._contacts = list(self._contacts_at_start)
        self._past: list[Sequence[Told]] = []

    def follow(self, told: Sequence[Told]) -> list[Event]:
        """Take in what an order told everybody. Returns what these eyes were told of it, in the names they use."""
        if any(isinstance(event, OrderTakenBack) for event, _ in told):
            seen = self._names_for(told)
            self._take_back()
            return seen
        self._past.append(told)
        return self._advance(told)

    def _advance(self, told: Sequence[Told]) -> list[Event]:
        seen = self._names_for(told)
        for event in seen:
            advance(self.picture, event)
        return seen

    def _names_for(self, told: Sequence[Told]) -> list[Event]:
        if self.side == EVERYTHING:
            return [event for event, _ in told]
        bit, contacts = 1 << self.side, self._contacts
        mine = [event for event, viewers in told if viewers & bit]
        # whom an order brings into sight is named in all that it tells
        for event in mine:
            if isinstance(event, events.UnitSpotted) and event.unit not in contacts:
                contacts.append(event.unit)
        return [renamed(event, self._known_as) for event in mine]

    def _known_as(self, unit: int) -> int:
        if side_of_id(unit) == self.side:
            return unit
        return -(self._contacts.index(unit) + 1) if unit in self._contacts else 0

    def _take_back(self) -> None:
        """Everything since the keyframe once more, but for the last order."""
        if self._past:
            self._past.pop()
        self.picture = self._start.copy()
        self._contacts = list(self._contacts_at_start)
        for told in self._past:
            self._advance(told)


# --- from components to a picture


def _rows(tables: Mapping[str, Table], name: str, *fields: str) -> list[tuple[int, tuple[Any, ...]]]:
    """Entity and these fields of every component of a name; none where there has never been one."""
    table = tables.get(name)
    if table is None:
        return []
    places = [table.fields.index(field) + 1 for field in fields]
    return [(_number(row[0]), tuple(row[place] for place in places)) for row in table.rows]


def _one(tables: Mapping[str, Table], name: str, *fields: str) -> tuple[Any, ...]:
    return _rows(tables, name, *fields)[0][1]


def _mask(stage: Stage, value: object) -> int:
    mask = int(value, 16) if isinstance(value, str) and len(value) <= stage.board.size else value
    if type(mask) is not int or mask < 0 or mask & ~stage.board.full:
        raise ValueError("a mask is off the board")
    return mask


def _number(value: object, least: int = 0, most: int = _LARGEST) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"not a number from {least} to {most}: {value!r:.40}")
    return value


def _word(value: object, known: Any) -> str:
    if not isinstance(value, str) or value not in known:
        raise ValueError(f"unknown name: {value!r:.40}")
    return value


def _xy(stage: Stage, cell: object) -> Cell:
    if not stage.has_cell(cell):
        raise ValueError(f"off the board: {cell!r:.40}")
    assert isinstance(cell, int)
    return stage.board.xy(cell)


def _contacts(tables: Mapping[str, Table], side: int) -> list[int]:
    return [] if side == EVERYTHING else [_number(unit) for unit in _knowledge(tables, side, "contacts")[0]]


def _picture(stage: Stage, tables: Mapping[str, Table], side: int) -> Picture:
    sides = stage.sides
    number, season, hour, weather = _one(tables, "Clock", "round", "season", "hour", "weather")
    ended, winner = _one(tables, "Outcome", "ended", "winner")
    wrecks = {
        _number(cell): (_xy(stage, cell), _word(unit_class, UNIT_CLASSES))
        for _, (cell, unit_class) in _rows(tables, "Wreck", "cell", "unit_class")
    }
    picture = Picture(
        side,
        stage.board.width,
        stage.board.height,
        _terrain_rows(stage, tables, side),
        {
            _xy(stage, cell): _number(owner, -1, sides - 1)
            for _, (cell, owner) in _rows(tables, "VictoryPoint", "cell", "owner")
        },
        turn=_number(_one(tables, "Turn", "side")[0], 0, sides - 1),
        round=_number(number),
        season=_word(season, _SEASONS),
        hour=_word(hour, _HOURS),
        weather=_word(weather, _WEATHERS),
        ended=bool(ended),
        winner=_number(winner, -1, sides - 1),
    )
    picture.goals = _goals(stage, tables, side)
    units = _units(stage, tables)
    _carry(stage, tables, picture, units)
    if side == EVERYTHING:
        picture.figures = units
        picture.wrecks = dict(wrecks.values())
        picture.fires = {_xy(stage, cell) for _, (cell,) in _rows(tables, "Fire", "cell")}
        picture.structures = _structures(stage, _structure_rows(stage, tables))
        picture.rubble = {_xy(stage, cell) for _, (cell,) in _rows(tables, "Rubble", "cell")}
        picture.mines = {
            _xy(stage, cell): _number(of, 0, stage.sides - 1) for _, (cell, of) in _rows(tables, "Mine", "cell", "side")
        }
    else:
        _look(stage, tables, picture, units)
        known = _mask(stage, _knowledge(tables, side, "known_wrecks")[0])
        picture.wrecks = dict(found for cell, found in wrecks.items() if known >> cell & 1)
        if "known_fires" in tables["Knowledge"].fields:  # replays of before forests burned have none
            fires = _mask(stage, _knowledge(tables, side, "known_fires")[0])
            picture.fires = {stage.board.xy(cell) for cell in cells_of(fires)}
        _remember(stage, tables, picture)
    return picture


def _knowledge(tables: Mapping[str, Table], side: int, *fields: str) -> tuple[Any, ...]:
    for _, (of, *values) in _rows(tables, "Knowledge", "side", *fields):
        if of == side:
            return tuple(values)
    raise ValueError(f"nothing is known of side {side}")


def _units(stage: Stage, tables: Mapping[str, Table]) -> dict[int, Figure]:
    cells = {entity: cell for entity, (cell,) in _rows(tables, "Position", "cell")}
    aloft = _aloft(tables)
    hit_points = {entity: left for entity, (left,) in _rows(tables, "HitPoints", "left")}
    found = {}
    for entity, (unit, kind, side) in _rows(tables, "Identity", "id", "type", "side"):
        if cells[entity] != OFF_BOARD:
            found[_number(unit, 1)] = Figure(
                unit,
                _word(kind, stage.data.units),
                _number(side, 0, stage.sides - 1),
                _xy(stage, cells[entity]),
                _number(hit_points[entity]),
                entity in aloft,
            )
    return found


def _aloft(tables: Mapping[str, Table]) -> set[int]:
    """The entities that are in the air; none in replays of before there were craft."""
    if "airborne" not in tables["Position"].fields:
        return set()
    return {entity for entity, (airborne,) in _rows(tables, "Position", "airborne") if airborne}


def _carry(stage: Stage, tables: Mapping[str, Table], picture: Picture, units: dict[int, Figure]) -> None:
    """Who is aboard which carrier and which gun behind which truck, of the sides whose eyes are looked with."""
    if "Carried" not in tables:
        return  # in replays of before there was transport, nobody is
    ids = dict(_rows(tables, "Identity", "id", "type", "side"))
    hit_points = {entity: left for entity, (left,) in _rows(tables, "HitPoints", "left")}
    for entity, (aboard, truck) in _rows(tables, "Carried", "aboard", "towed_by"):
        unit, kind, side = ids[entity]
        if picture.side not in (side, EVERYTHING):
            continue
        if _number(aboard):
            hp, kind = _number(hit_points[entity]), _word(kind, stage.data.units)
            picture.aboard[_number(unit, 1)] = Passenger(unit, kind, _number(side, 0, stage.sides - 1), hp, aboard)
        if _number(truck) and unit in units:
            picture.tows[unit] = truck


def _look(stage: Stage, tables: Mapping[str, Table], picture: Picture, units: dict[int, Figure]) -> None:
    """Keep of all units what one side knows of them."""
    side = picture.side
    seen, spotted, contacts, last_seen = _knowledge(tables, side, "seen_cells", "spotted", "contacts", "last_seen")
    picture.seen = _mask(stage, seen)
    picture.figures = {key: figure for key, figure in units.items() if figure.side == side}
    for unit, cell, hp in spotted:
        known = -(contacts.index(unit) + 1)
        figure = units[unit]
        place = known, figure.type, figure.side, _xy(stage, cell)
        picture.figures[known] = Figure(*place, _number(hp), figure.airborne)
    _see_tows(tables, picture, {unit: -(contacts.index(unit) + 1) for unit, _, _ in spotted})
    has_craft = "last_seen_airborne" in tables["Knowledge"].fields
    flying = _knowledge(tables, side, "last_seen_airborne")[0] if has_craft else ()
    for contact, kind, hp, cell, _ in last_seen:
        key, of = -_number(contact, 1, len(contacts)), side_of_id(_number(contacts[contact - 1], 1))
        known_type, of = _word(kind, stage.data.units), _number(of, 0, stage.sides - 1)
        picture.ghosts[key] = Figure(key, known_type, of, _xy(stage, cell), _number(hp), contact in flying)


def _see_tows(tables: Mapping[str, Table], picture: Picture, known_as: Mapping[int, int]) -> None:
    """Which enemy gun in sight is behind which truck in sight (SEE-6); known_as: those in sight, by their ids."""
    if "Carried" not in tables:
        return
    ids = {entity: unit for entity, (unit,) in _rows(tables, "Identity", "id")}
    for entity, (truck,) in _rows(tables, "Carried", "towed_by"):
        if ids[entity] in known_as and truck in known_as:
            picture.tows[known_as[ids[entity]]] = known_as[truck]


def _structure_rows(stage: Stage, tables: Mapping[str, Table]) -> list[tuple[Any, ...]]:
    """All structures: cell, type, side, hit points, parts done, finished. In old replays all are finished bridges."""
    fields = ("cell", "type", "side", "hp", "progress", "built")
    table = tables.get("Structure")
    if table is not None and "built" in table.fields:
        return [row for _, row in _rows(tables, "Structure", *fields)]
    kinds = stage.data.structures
    rows = [row for _, row in _rows(tables, "Structure", "cell", "type", "side")]
    return [(cell, kind, side, kinds[kind].hp, kinds[kind].build_turns, True) for cell, kind, side in rows]


def _structures(stage: Stage, rows: Iterable[tuple[Any, ...]]) -> dict[Cell, Building]:
    return {
        _xy(stage, cell): Building(
            _word(kind, stage.data.structures),
            _number(side, -1, stage.sides - 1),
            _number(hp),
            _number(progress),
            bool(built),
        )
        for cell, kind, side, hp, progress, built in rows
    }


def _remember(stage: Stage, tables: Mapping[str, Table], picture: Picture) -> None:
    """What one side believes to stand and lie on the ground."""
    if "known_structures" not in tables["Knowledge"].fields:
        picture.structures = _structures(stage, _structure_rows(stage, tables))
        return
    fields = ("known_structures", "known_rubble", "known_mines")
    rows, rubble, mines = _knowledge(tables, picture.side, *fields)
    picture.structures = _structures(stage, rows)
    picture.rubble = {stage.board.xy(cell) for cell in cells_of(_mask(stage, rubble))}
    picture.mines = mines_known(stage.board, picture.side, _mask(stage, mines), _foreign_mines(stage, tables, picture))


def _foreign_mines(stage: Stage, tables: Mapping[str, Table], picture: Picture) -> int:
    """Which of the mines that are known of are another side's; in old replays: those that are not its own."""
    if "foreign_mines" in tables["Knowledge"].fields:
        return _mask(stage, _knowledge(tables, picture.side, "foreign_mines")[0])
    own = mask_of(_number(cell) for _, (cell, of) in _rows(tables, "Mine", "cell", "side") if of == picture.side)
    return stage.board.full & ~own


def _goals(stage: Stage, tables: Mapping[str, Table], side: int) -> list[GoalMark]:
    """The goals that these eyes know of, one's own first; battles without a mission have none."""
    names = ("side", "number", "kind", "alone", "announced", "text", "round", "count", "done", "state")
    masks = ("units", "structure_cells", "zone", "identified", "fallen")
    found = []
    for _, row in _rows(tables, "Goal", *names, *masks):
        of, number, kind, alone, announced, text, round_wanted, count, done, state = row[: len(names)]
        units, structures, zone, identified, fallen = row[len(names) :]
        own = side in (of, EVERYTHING)
        structures = [cell for cell in structures if not own or cell not in fallen]
        if not own and not announced:
            continue
        found.append(
            GoalMark(
                _number(of, 0, stage.sides - 1),
                _number(number),
                _word(kind, GOAL_KINDS),
                bool(alone),
                _text(text),
                _units_of_goal(tables, side, kind, units, identified) if own else [],
                tuple(_xy(stage, cell) for cell in structures),
                tuple(map(stage.board.xy, cells_of(_mask(stage, zone)))),
                _number(round_wanted),
                _number(count),
                _number(done) if own else 0,
                _word(state, GOAL_STATES),
            )
        )
    return sorted(found, key=lambda goal: (goal.side != side, goal.side, goal.number))


def _units_of_goal(
    tables: Mapping[str, Table], side: int, kind: str, units: Sequence[int], identified: Sequence[int]
) -> list[int]:
    if kind != "kill" or side == EVERYTHING:
        return [_number(unit) for unit in units]
    contacts = _knowledge(tables, side, "contacts")[0]
    return [-(contacts.index(unit) + 1) for unit in identified]


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_KEY:
        raise ValueError(f"not a key of a text: {value!r:.40}")
    return value


def _terrain_rows(stage: Stage, tables: Mapping[str, Table], side: int) -> list[list[str]]:
    parts = ("Ground", "KnownGround")
    ground = [table.rows if (table := tables.get(name)) is not None else () for name in parts]
    last = stage.last_ground.get(side)
    if last is None or last[0] != ground:
        last = stage.last_ground[side] = ground, _drawn_rows(stage, tables, side)
    return [list(row) for row in last[1]]


def _ground_of(tables: Mapping[str, Table], side: int) -> list[tuple[Any, ...]]:
    """Terrain and cells, as these eyes know them; replays of before the ground changed keep one for all."""
    if side == EVERYTHING or "KnownGround" not in tables:
        return [row for _, row in _rows(tables, "Ground", "terrain", "cells")]
    known = _rows(tables, "KnownGround", "side", "terrain", "cells")
    return [(terrain, cells) for _, (of, terrain, cells) in known if of == side]


def _drawn_rows(stage: Stage, tables: Mapping[str, Table], side: int) -> list[list[str]]:
    board, data = stage.board, stage.data
    rows = [[""] * board.width for _ in range(board.height)]
    for terrain, cells in _ground_of(tables, side):
        name = _word(terrain, data.terrain)
        for cell in cells_of(_mask(stage, cells)):
            x, y = board.xy(cell)
            rows[y][x] = name
    if not all(all(row) for row in rows):
        raise ValueError("a cell has no terrain")
    return rows

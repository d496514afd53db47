"""The tables of the help: what orders take, what steps cost, what covers, how far one sees, what is built, the year."""

from __future__ import annotations

from typing import get_args

from client3d.library.clumsy.wording import GROUND_CLASSES, Wording
from client3d.library.entry import Key
from client3d.library.topic import Table
from systems.clumsy.data_types import SEASONS, Hour, Weather

_ORDER_ICONS = {"clear": "clear", "lay_mine": "mine", "demine": "demine"}
_NOTHING = "–"


def orders(say: Wording) -> Table:
    """What each order takes."""
    costs = say.data.rules.orders
    names = costs.__struct_fields__
    rows = tuple((say.words(f"order-{name}"), str(getattr(costs, name))) for name in names)
    heads = (say.words("help-table-order"), say.words("help-table-points"))
    return Table(heads, rows, tuple(_ORDER_ICONS.get(name, name) for name in names))


def steps(say: Wording) -> Table:
    """What a step into each terrain costs each class, and the fuel that it burns."""
    classes = [one for one in GROUND_CLASSES if any(ground.cost(one) for ground in say.data.terrain.values())]
    rows, icons = [], []
    for name, ground in say.data.terrain.items():
        cells = []
        for unit_class in classes:
            cost, fuel = ground.cost(unit_class), ground.fuel(unit_class)
            text = _NOTHING if cost is None else str(cost)
            cells.append(say.words("help-table-with-fuel", points=text, fuel=fuel) if cost and fuel else text)
        rows.append((say.name(Key("terrain", name)), *cells))
        icons.append(say.icon(Key("terrain", name)))
    heads = (say.words("help-table-terrain"), *(say.words.named("class", one) for one in classes))
    return Table(heads, tuple(rows), tuple(icons))


def covers(say: Wording) -> Table:
    """What protects whoever is in it."""
    found = [("cover", say.name(Key("terrain", one.id)), one.cover) for one in say.data.terrain.values() if one.cover]
    found += [
        ("structure", say.name(Key("structures", one.id)), one.cover)
        for one in say.data.structures.values()
        if one.cover
    ]
    rules = say.data.rules.cover
    found.append(("destroyed", say.words("help-table-wreck"), rules.wreck))
    found.append(("flag", say.words("help-table-general"), rules.general))
    found.sort(key=lambda each: (-each[2], each[1]))
    rows = tuple((name, say.words("help-table-percent", percent=percent)) for _, name, percent in found)
    heads = (say.words("help-table-cause"), say("cover"))
    return Table(heads, rows, tuple(icon for icon, _, _ in found))


def sight(say: Wording) -> Table:
    """Cells of sight that hour and weather take together."""
    rules, weathers = say.data.rules.sight, get_args(Weather)
    hours: tuple[Hour, ...] = get_args(Hour)
    rows = []
    for hour in hours:
        lost = [rules.penalty(hour, weather) for weather in weathers]
        rows.append((say.words.named("hour", hour), *(f"−{cells}" if cells else "0" for cells in lost)))
    heads = (say.words("help-table-hour"), *(say.words.named("weather", one) for one in weathers))
    return Table(heads, tuple(rows), tuple(hours))


def structures(say: Wording) -> Table:
    """What engineers put up: parts, hit points, and where."""
    rows = []
    for name, one in say.data.structures.items():
        grounds = say.names("terrain", (ground for ground in one.on if ground in say.data.terrain))
        rows.append((say.name(Key("structures", name)), str(one.build_turns), str(one.hp), grounds or _NOTHING))
    heads = (say.words("help-table-structure"), say("parts"), say("hp"), say("stands-on"))
    return Table(heads, tuple(rows), ("structure",) * len(rows))


def calendar(say: Wording) -> Table:
    """What each season brings."""
    rows = []
    for season in SEASONS:
        weather, chance = say.data.rules.clock.weather_of(season)
        told = say.words.named("weather", weather)
        if chance != 100:
            told = say.words("help-table-chance", weather=told, percent=chance)
        rows.append((say.words.named("season", season), told, say.words.about("season", season) or _NOTHING))
    heads = (say.words("help-table-season"), say.words("help-table-weather"), say.words("help-table-effect"))
    return Table(heads, tuple(rows), SEASONS)

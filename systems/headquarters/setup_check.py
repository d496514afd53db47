"""Whether a setup that anybody may have written can be played with the data it comes with."""

from __future__ import annotations

import datetime
from collections.abc import Iterator

from core.orders import Cell
from core.rulesets import SetupFault
from core.setup_check import LONGEST_NAME, check_names, check_rows
from systems.headquarters.components import CAMP_IDS, NO_CAMP
from systems.headquarters.data import HeadquartersData
from systems.headquarters.setup import BattleSetup
from systems.headquarters.standing import Placed, misplaced

MOST_CAMPS = 4
MOST_TURNS = 100_000
MOST_GOLD = 1 << 31


def check_setup(setup: BattleSetup, data: HeadquartersData) -> list[SetupFault]:
    """All that is wrong with a setup; nothing if a battle can start from it."""
    faults = [
        *check_rows(setup.rows, data.terrain_by_glyph()),
        *check_names(setup.sides, setup.title, MOST_CAMPS),
        *_check_numbers(setup),
    ]
    # where a unit may stand can only be told of a map that holds
    return faults or [*_check_units(setup, data), *_check_cities(setup, data)]


def _check_numbers(setup: BattleSetup) -> Iterator[SetupFault]:
    for number in (setup.round_limit, setup.destroyed):
        if not 0 <= number <= MOST_TURNS:
            yield SetupFault("setup-round", {"number": number, "most": MOST_TURNS})
    gold = [amount for amount in setup.gold if amount is not None]
    if (setup.gold and len(setup.gold) != len(setup.sides)) or not all(0 <= amount <= MOST_GOLD for amount in gold):
        yield SetupFault("setup-gold", {"most": MOST_GOLD})
    if not is_day(setup.date):
        yield SetupFault("setup-date", {"name": setup.date[:LONGEST_NAME]})


def is_day(text: str) -> bool:
    """Whether this is a day as YYYY-MM-DD: written in another way it would have another shop (HQ-SHOP-1)."""
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _check_units(setup: BattleSetup, data: HeadquartersData) -> Iterator[SetupFault]:
    placed: list[Placed] = []
    cells: list[Cell] = []
    for place, unit in enumerate(setup.units):
        kind, (x, y) = data.units.get(unit.type), unit.at
        if kind is None:
            yield SetupFault("setup-unit-type", {"unit": place, "name": unit.type})
            continue
        placed.append(Placed(unit.at, unit.side, kind.is_headquarters))
        cells.append(unit.at)
        if not 0 <= unit.side < len(setup.sides):
            yield SetupFault("setup-unit-side", {"unit": place, "number": unit.side})
        if not _on_map(setup, unit.at):
            yield SetupFault("setup-off-map", {"x": x, "y": y})
        if unit.hp is not None and not 1 <= unit.hp <= kind.hp:
            yield SetupFault("setup-supplies", {"unit": place, "name": "hp", "number": unit.hp, "most": kind.hp})
    for place in sorted({place for place, _ in misplaced(placed)}):
        x, y = cells[place]
        yield SetupFault("setup-cell-taken", {"x": x, "y": y})
    for side in range(len(setup.sides)):
        if sum(unit.side == side for unit in setup.units) >= CAMP_IDS:
            yield SetupFault("setup-too-many-units", {"number": side, "most": CAMP_IDS - 1})


def _on_map(setup: BattleSetup, at: Cell) -> bool:
    return 0 <= at[0] < len(setup.rows[0]) and 0 <= at[1] < len(setup.rows)


def _check_cities(setup: BattleSetup, data: HeadquartersData) -> Iterator[SetupFault]:
    for city in setup.cities:
        x, y = city.at
        if not _on_map(setup, city.at):
            yield SetupFault("setup-off-map", {"x": x, "y": y})
        if not NO_CAMP <= city.side < len(setup.sides):
            yield SetupFault("setup-structure-side", {"x": x, "y": y, "number": city.side})
    if data.city is None and setup.cities:
        yield SetupFault("setup-no-city")

"""Small battles for tests: own units, maps drawn in text, Alice plays blue and Bob red."""

from __future__ import annotations

import random
from functools import cache

from core.orders import Order, UndoOrder
from core.packs.document import parse_document
from systems.clumsy import fire, movement
from systems.clumsy.data import ClumsyData, load_clumsy, with_inline_data
from systems.clumsy.orders import EndTurnOrder, FireOrder, MoveOrder, SupplyOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, ClockSetup, FireSetup, UnitSetup
from systems.clumsy.view import View

BLUE, RED = 0, 1
DAY = ClockSetup(season="summer", hour="day", weather="clear", frozen=True)

UNITS = """
[data.units.walker]
class = "foot"
size = "small"
hp = 6
action_points = 10
vision = 6
value = 10
weapons = ["gun"]

[data.units.crawler]
class = "tracked"
size = "large"
hp = 12
action_points = 12
vision = 5
value = 30
fuel = 20
weapons = ["gun"]

[data.units.chief]
class = "foot"
size = "small"
hp = 8
action_points = 10
vision = 5
value = 20
weapons = ["gun", "long_gun"]
shots = 2
abilities = ["general", "no_alert", "no_patrol"]

[data.units.feeder]
class = "wheeled"
size = "medium"
hp = 6
action_points = 12
vision = 4
value = 12
fuel = 30
weapons = []
abilities = ["supplier"]

[data.units.lobber]
class = "foot"
size = "medium"
hp = 4
action_points = 8
vision = 5
value = 18
weapons = ["lob"]

[data.units.basher]
class = "tracked"
size = "large"
hp = 8
action_points = 10
vision = 5
value = 30
fuel = 20
weapons = ["heavy_lob"]

[data.weapons.heavy_lob]
damage = 5
range = [2, 7]
ammo = 4
fire = "indirect"
targets = ["ground"]
shell = true
blast = 2

[data.weapons.gun]
damage = 3
range = [1, 4]
ammo = 4
fire = "direct"
targets = ["ground", "landed"]

[data.weapons.long_gun]
damage = 2
range = [2, 6]
ammo = 3
fire = "direct"
targets = ["ground"]
still_only = true

[data.weapons.lob]
damage = 4
range = [2, 6]
ammo = 3
fire = "indirect"
targets = ["ground"]
"""


@cache
def data(more: str = "") -> ClumsyData:
    """The pack with the tests' own units, and `more` inline tables."""
    return with_inline_data(load_clumsy(), parse_document((UNITS + more).encode(), "tests"))


def unit(kind: str, side: int, x: int, y: int, **more: object) -> UnitSetup:
    """A unit at the start."""
    return UnitSetup(type=kind, side=side, at=(x, y), **more)  # type: ignore[arg-type]


def battle(rows: str, *units: UnitSetup, seed: int = 1, clock: ClockSetup = DAY, **more: object) -> ClumsyGame:
    """A game on a map drawn in text."""
    drawn = tuple(row.strip() for row in rows.strip().splitlines())
    setup = BattleSetup(rows=drawn, units=units, seed=seed, clock=clock, **more)  # type: ignore[arg-type]
    return new_game(setup, data())


def random_setup(seed: int, each: int = 5, size: int = 12) -> BattleSetup:
    """Two forces strewn over a random map."""
    dice = random.Random(seed)
    rows = ["".join(dice.choice("......rrffhhmvcxwb") for _ in range(size)) for _ in range(size)]
    kinds = data()
    terrain = {glyph: found.costs for glyph, found in kinds.terrain_by_glyph().items()}
    cells = [(x, y) for x in range(size) for y in range(size)]
    dice.shuffle(cells)
    units = []
    for number in range(2 * each):
        name = dice.choice(("walker", "walker", "crawler", "crawler", "chief", "feeder", "lobber", "basher"))
        unit_class = kinds.units[name].unit_class
        place = next(n for n, (x, y) in enumerate(cells) if rows[y][x] == "b" or unit_class in terrain[rows[y][x]])
        x, y = cells.pop(place)
        hp = dice.choice((None, None, 1, 3))
        fuel = dice.choice((None, 4)) if kinds.units[name].fuel else None
        units.append(unit(name, number % 2, x, y, hp=hp, fuel=fuel))
    clock = ClockSetup(season=dice.choice(("summer", "autumn", "spring")), hour="dusk", weather="clear")
    forest = [(x, y) for y, row in enumerate(rows) for x, glyph in enumerate(row) if glyph == "f"]
    fires = tuple(FireSetup(at=at, age=dice.randrange(3), spread=dice.random() < 0.3) for at in forest[:3])
    return BattleSetup(rows=tuple(rows), units=tuple(units), fires=fires, seed=seed, clock=clock, round_limit=6)


def random_order(view: View, dice: random.Random) -> Order:
    """An order that a side might give, mostly an acceptable one; it knows no more than the view."""
    own = view.own
    wish = dice.random()
    if not own or wish < 0.1:
        return EndTurnOrder(side=view.side)
    if wish < 0.15:
        return UndoOrder(side=view.side)
    chosen = dice.choice(own)
    if wish < 0.5:
        stops = view.board.cells(movement.stops(view, chosen, movement.reach(view, chosen)))
        goal = dice.choice(stops) if stops else chosen.cell
        return MoveOrder(side=view.side, unit=chosen.id, to=view.board.xy(goal))
    if wish < 0.6 and "supplier" in chosen.kind.abilities:
        return SupplyOrder(side=view.side, unit=chosen.id, target=dice.choice(own).id)
    targets = [enemy.cell for enemy in view.enemies]
    if any(view.data.weapons[name].indirect for name in chosen.kind.weapons):
        targets += view.board.cells(view.board.disk(chosen.cell, 5))
    if not targets or not fire.can_fire(view, chosen):
        return MoveOrder(side=view.side, unit=chosen.id, to=view.board.xy(chosen.cell))
    weapon = dice.choice(chosen.kind.weapons)
    return FireOrder(side=view.side, unit=chosen.id, at=view.board.xy(dice.choice(targets)), weapon=weapon)

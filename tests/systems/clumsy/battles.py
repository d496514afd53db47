"""Small battles for tests: own units, maps drawn in text, Alice plays blue and Bob red."""

from __future__ import annotations

import random
from functools import cache

from msgspec.structs import replace

from core.orders import Order, UndoOrder
from core.packs.document import parse_document
from core.packs.loader import overlay_data
from systems.clumsy import fire, movement
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.goal_setup import GoalSetup
from systems.clumsy.orders import (
    AlertOrder,
    BoardOrder,
    BuildOrder,
    CancelOrder,
    ClearOrder,
    DemineOrder,
    EndTurnOrder,
    FireOrder,
    LandOrder,
    LayMineOrder,
    MoveOrder,
    PatrolOrder,
    SupplyOrder,
    TowOrder,
    UnhitchOrder,
    UnloadOrder,
)
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, ClockSetup, FireSetup, MineSetup, StructureSetup, UnitSetup
from systems.clumsy.view import UnitView, View

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

[data.units.lurker]
class = "foot"
size = "small"
hp = 4
action_points = 10
vision = 6
value = 12
weapons = ["gun"]
abilities = ["camouflage"]

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
targets = ["ground", "structure", "work"]
shell = true
blast = 2

[data.units.hauler]
class = "wheeled"
size = "medium"
hp = 6
action_points = 16
vision = 4
value = 10
fuel = 40
weapons = []
slots = 2
abilities = ["carrier", "tractor"]

[data.units.howitzer]
class = "towed"
size = "medium"
hp = 5
action_points = 6
vision = 4
value = 30
weapons = ["lob"]

[data.units.digger]
class = "foot"
size = "small"
hp = 5
action_points = 16
vision = 4
value = 16
weapons = []
abilities = ["engineer"]

[data.units.nurse]
class = "foot"
size = "small"
hp = 4
action_points = 10
vision = 4
value = 12
weapons = []
abilities = ["medic"]


[data.units.flyer]
class = "helicopter"
size = "large"
hp = 8
action_points = 14
vision = 6
value = 40
fuel = 20
weapons = ["stinger", "gun"]
shots = 2
abilities = ["no_patrol"]

[data.units.lifter]
class = "helicopter"
size = "large"
hp = 6
action_points = 16
vision = 5
value = 25
fuel = 24
weapons = []
slots = 2
abilities = ["carrier", "no_patrol"]

[data.units.flakker]
class = "wheeled"
size = "medium"
hp = 6
action_points = 10
vision = 6
value = 25
fuel = 30
weapons = ["missile_rack"]

[data.units.pilot]
class = "foot"
size = "small"
hp = 3
action_points = 10
vision = 5
value = 14
weapons = []
abilities = ["operator"]

[data.units.hisser]
class = "foot"
size = "small"
hp = 4
action_points = 10
vision = 4
value = 14
weapons = []
abilities = ["jammer"]

[data.units.popper]
class = "foot"
size = "small"
hp = 5
action_points = 10
vision = 6
value = 12
weapons = ["popgun"]

[data.units.peeper]
class = "drone"
size = "small"
hp = 1
action_points = 12
vision = 6
value = 10
battery = 3
weapons = []
abilities = ["relay"]

[data.units.bomber]
class = "drone"
size = "small"
hp = 2
action_points = 12
vision = 4
value = 12
battery = 3
weapons = ["bomblet"]

[data.units.rammer]
class = "drone"
size = "small"
hp = 1
action_points = 14
vision = 4
value = 10
battery = 2
weapons = ["burster"]

[data.weapons.popgun]
damage = 2
range = [1, 5]
ammo = 5
fire = "direct"
targets = ["ground", "landed", "drone", "structure", "work"]

[data.weapons.bomblet]
damage = 3
range = [0, 1]
ammo = 2
fire = "direct"
targets = ["ground", "landed", "structure", "work"]

[data.weapons.burster]
damage = 5
range = [0, 1]
ammo = 1
fire = "direct"
targets = ["ground", "landed", "airborne", "structure", "work"]
spends_unit = true

[data.weapons.stinger]
damage = 4
range = [1, 4]
ammo = 4
fire = "direct"
targets = ["ground", "landed", "airborne", "structure", "work"]

[data.weapons.missile_rack]
damage = 5
range = [1, 6]
ammo = 4
fire = "direct"
targets = ["airborne"]

[data.weapons.gun]
damage = 3
range = [1, 4]
ammo = 4
fire = "direct"
targets = ["ground", "landed", "structure", "work"]

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
targets = ["ground", "structure", "work"]
"""


@cache
def data(more: str = "") -> ClumsyData:
    """The pack with the tests' own units, and `more` inline tables."""
    return overlay_data(load_clumsy(), parse_document((UNITS + more).encode(), "tests"))


def unit(kind: str, side: int, x: int, y: int, **more: object) -> UnitSetup:
    """A unit at the start."""
    return UnitSetup(type=kind, side=side, at=(x, y), **more)  # type: ignore[arg-type]


def battle(
    rows: str, *units: UnitSetup, seed: int = 1, clock: ClockSetup = DAY, tables: str = "", **more: object
) -> ClumsyGame:
    """A game on a map drawn in text; `tables` are laid over the tests' own."""
    drawn = tuple(row.strip() for row in rows.strip().splitlines())
    setup = BattleSetup(rows=drawn, units=units, seed=seed, clock=clock, **more)  # type: ignore[arg-type]
    return new_game(setup, data(tables))


KINDS = (
    "lurker",
    "digger",
    "nurse",
    "walker",
    "walker",
    "walker",
    "crawler",
    "crawler",
    "chief",
    "feeder",
    "lobber",
    "hauler",
    "hauler",
    "howitzer",
    "basher",
    "flyer",
    "flyer",
    "lifter",
    "flakker",
)


DRONES = ("pilot", "pilot", "peeper", "peeper", "bomber", "rammer", "hisser", "popper")
"""Of one random setup in three half the units are of these."""


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
        name = dice.choice(DRONES if seed % 3 == 0 and number % 4 < 2 else KINDS)
        unit_class = kinds.units[name].unit_class
        rolls = {"towed": "wheeled", "helicopter": "foot", "drone": "foot"}.get(unit_class, unit_class)
        place = next(n for n, (x, y) in enumerate(cells) if rows[y][x] == "b" or rolls in terrain[rows[y][x]])
        x, y = cells.pop(place)
        hp = dice.choice((None, None, 1, 3))
        fuel = dice.choice((None, 4)) if kinds.units[name].fuel else None
        airborne = kinds.units[name].flies and dice.random() < 0.7
        if airborne and dice.random() < 0.3:
            # over somebody, if nobody else is in the air there
            below = [other.at for other in units if not other.airborne]
            if below and not any(other.airborne and other.at == below[-1] for other in units):
                cells.append((x, y))
                x, y = below[-1]
        if kinds.units[name].unit_class == "drone":
            units.append(unit(name, number % 2, x, y, airborne=airborne, battery=dice.choice((None, 1, 0))))
            continue
        units.append(unit(name, number % 2, x, y, hp=hp, fuel=fuel, airborne=airborne))
    structures = []
    for x, y in cells[:6]:
        if rows[y][x] in ".x":
            names = ("hospital", "workshop", "depot", "watchtower", "trench", "bunker", "dragons_teeth", "heliport")
            name = dice.choice(names)
            side, built = dice.choice((-1, 0, 1)), dice.random() < 0.7
            hp = dice.choice((None, 1, 3))
            structures.append(StructureSetup(type=name, side=side, at=(x, y), built=built, hp=hp))
    mines = tuple(MineSetup(side=dice.choice((0, 1)), at=(x, y)) for x, y in cells[6:12] if rows[y][x] in ".xrf")
    _load(units, cells, dice)
    clock = ClockSetup(season=dice.choice(("summer", "autumn", "spring")), hour="dusk", weather="clear")
    forest = [(x, y) for y, row in enumerate(rows) for x, glyph in enumerate(row) if glyph == "f"]
    fires = tuple(FireSetup(at=at, age=dice.randrange(3), spread=dice.random() < 0.3) for at in forest[:3])
    return BattleSetup(
        rows=tuple(rows),
        units=tuple(units),
        structures=tuple(structures),
        mines=mines,
        fires=fires,
        seed=seed,
        clock=clock,
        round_limit=6,
        goals=random_goals(units, structures, random.Random(f"goals {seed}")),
    )


def random_goals(
    units: list[UnitSetup], structures: list[StructureSetup], dice: random.Random
) -> tuple[GoalSetup, ...]:
    """In one battle of three a mission: some goals for each side, in a third of which one is enough."""
    if dice.random() < 0.66:
        return ()
    found = []
    for side in (0, 1):
        alone = dice.random() < 0.3
        own = [place for place, one in enumerate(units) if one.side == side]
        others = [place for place, one in enumerate(units) if one.side != side]
        near = tuple((x, y) for x in range(4, 9) for y in range(4, 9))
        wishes: list[dict[str, object]] = [
            {"kind": "kill", "units": tuple(dice.sample(others, 3)), "count": dice.randint(1, 3)},
            {"kind": "reach", "zone": near, "count": dice.randint(2, 4)},
            {"kind": "escort", "units": tuple(dice.sample(own, 3)), "zone": near},
            {"kind": "keep_alive", "units": tuple(dice.sample(own, 4)), "count": dice.randint(1, 3)},
            {"kind": "hold_out", "round": dice.randint(4, 6)},
            {"kind": "destroy_all"},
        ]
        targets = tuple(one.at for one in structures if one.side != side)
        wishes += [{"kind": "destroy", "structures": targets}] if targets else []
        for wish in dice.sample(wishes, dice.randint(1, 4)):
            found.append(GoalSetup(side=side, alone=alone, announced=dice.random() < 0.3, **wish))  # type: ignore[arg-type]
    return tuple(found)


def _load(units: list[UnitSetup], cells: list[tuple[int, int]], dice: random.Random) -> None:
    """Let some of a random setup's units begin aboard and behind its haulers."""
    for place, hauler in enumerate(units):
        if hauler.type not in ("hauler", "lifter") or dice.random() < 0.3:
            continue
        own = [number for number, other in enumerate(units) if other.side == hauler.side and not other.aboard]
        walkers = [number for number in own if units[number].type == "walker" and units[number].aboard is None]
        for number in walkers[: dice.randrange(3)]:
            units[number] = replace(units[number], aboard=place)
        beside = [(x, y) for x, y in cells if abs(x - hauler.at[0]) + abs(y - hauler.at[1]) == 1]
        guns = [number for number in own if units[number].type == "howitzer" and units[number].towed_by is None]
        if guns and beside and hauler.type == "hauler":
            units[guns[0]] = replace(units[guns[0]], at=beside[0], towed_by=place)
            cells.remove(beside[0])


def random_transport(view: View, dice: random.Random) -> Order | None:
    """An order to board, unload, tow or unhitch, mostly of somebody who can."""
    side, haulers = view.side, [unit for unit in view.own if "carrier" in unit.kind.abilities]
    if not haulers:
        return None
    hauler = dice.choice(haulers)
    beside = [view.at[cell] for cell in view.board.neighbours(hauler.cell) if cell in view.at]
    friends = [unit for unit in beside if unit.side == side]
    stops = view.board.cells(movement.stops(view, hauler, movement.reach(view, hauler)))
    if (hauler.towing or hauler.cargo) and stops and dice.random() < 0.4:
        return MoveOrder(side=side, unit=hauler.id, to=view.board.xy(dice.choice(stops)))
    if hauler.towing and dice.random() < 0.2:
        return UnhitchOrder(side=side, unit=hauler.id)
    if hauler.cargo and dice.random() < 0.4:
        at = dice.choice(view.board.neighbours(hauler.cell))
        return UnloadOrder(side=side, unit=hauler.id, passenger=hauler.cargo[0], at=view.board.xy(at))
    if friends:
        friend = dice.choice(friends)
        if friend.kind.unit_class == "towed":
            return TowOrder(side=side, unit=hauler.id, gun=friend.id)
        return BoardOrder(side=side, unit=friend.id, carrier=hauler.id)
    goals = [unit for unit in view.own if unit.kind.unit_class == "towed"] or view.own
    near = view.board.cells(view.board.neighbour_mask(dice.choice(goals).cell))
    return MoveOrder(side=side, unit=hauler.id, to=view.board.xy(dice.choice(near)))


def keeping_order(view: View, chosen: UnitView, kind: type[Order], dice: random.Random) -> Order:
    """Alert, patrol around a cell near by, or the end of both."""
    if kind is not PatrolOrder:
        return kind(side=view.side, unit=chosen.id)
    centre = dice.choice(view.board.cells(view.board.disk(chosen.cell, 2)))
    return PatrolOrder(side=view.side, unit=chosen.id, at=view.board.xy(centre))


def random_order(view: View, dice: random.Random) -> Order:
    """An order that a side might give, mostly an acceptable one; it knows no more than the view."""
    own = view.own
    wish = dice.random()
    if dice.random() < 0.35 and (order := random_transport(view, dice)) is not None:
        return order
    if not own or wish < 0.1:
        return EndTurnOrder(side=view.side)
    if wish < 0.15:
        return UndoOrder(side=view.side)
    chosen = dice.choice(own)
    if chosen.airborne and dice.random() < 0.25:
        return LandOrder(side=view.side, unit=chosen.id)
    if wish < 0.3:
        kinds = (AlertOrder, AlertOrder, AlertOrder, PatrolOrder, PatrolOrder, CancelOrder)
        return keeping_order(view, chosen, dice.choice(kinds), dice)
    if wish < 0.55:
        stops = view.board.cells(movement.stops(view, chosen, movement.reach(view, chosen)))
        if chosen.kind.unit_class == "drone" and dice.random() < 0.2:
            stops = view.board.cells(view.board.disk(chosen.cell, 6))  # beyond its link, perhaps
        goal = dice.choice(stops) if stops else chosen.cell
        return MoveOrder(side=view.side, unit=chosen.id, to=view.board.xy(goal))
    if wish < 0.8 and "engineer" in chosen.kind.abilities:
        return _work(view, chosen, dice)
    if wish < 0.55:
        return SupplyOrder(side=view.side, unit=chosen.id)
    if wish < 0.6 and "supplier" in chosen.kind.abilities:
        return SupplyOrder(side=view.side, unit=chosen.id, target=dice.choice(own).id)
    targets = [enemy.cell for enemy in view.enemies]
    targets += list(view.field.structures)
    if any(view.data.weapons[name].indirect for name in chosen.kind.weapons):
        targets += view.board.cells(view.board.disk(chosen.cell, 5))
    if not targets or not fire.can_fire(view, chosen):
        return MoveOrder(side=view.side, unit=chosen.id, to=view.board.xy(chosen.cell))
    weapon = dice.choice(chosen.kind.weapons)
    at, what = view.board.xy(dice.choice(targets)), dice.choice(("", "", "structure", "ground"))
    return FireOrder(side=view.side, unit=chosen.id, at=at, weapon=weapon, what=what)


def _work(view: View, digger: UnitView, dice: random.Random) -> Order:
    at = view.board.xy(dice.choice((digger.cell, *view.board.neighbours(digger.cell))))
    kind = dice.choice((BuildOrder, BuildOrder, ClearOrder, LayMineOrder, DemineOrder))
    if kind is BuildOrder:
        standing = view.field.structures.get(view.board.cell(*at))
        what = standing.kind.id if standing is not None else dice.choice(sorted(view.data.structures))
        return BuildOrder(side=view.side, unit=digger.id, what=what, at=at)
    return kind(side=view.side, unit=digger.id, at=at)

"""Battles and orders as nobody in his right mind gives them, and what must hold all the same.

An order of any kind is made from the fields of its class, so that a new kind of order is among them without being
named here: mostly such as a player could try, some about other sides' units, unknown ids, cells off the map, names
that do not exist.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, get_args

from msgspec.structs import replace

from core.board import cells_of
from core.digest import START
from core.orders import Cell, Order, Refusal, UndoOrder
from systems.clumsy.battle import Battle
from systems.clumsy.components import (
    NO_FUEL,
    NO_UNIT,
    OFF_BOARD,
    ActionPoints,
    Alert,
    Carried,
    Fire,
    HitPoints,
    Identity,
    Mine,
    Patrol,
    Rubble,
    Structure,
    Supplies,
    ThisTurn,
    VictoryPoint,
    Wreck,
)
from systems.clumsy.data import ClumsyData
from systems.clumsy.orders import TARGETS, AnyOrder, FireOrder, SurrenderOrder
from systems.clumsy.pipeline import ClumsyGame, new_game, refuse
from systems.clumsy.setup import BattleSetup, ClockSetup, StructureSetup, UnitSetup
from systems.clumsy.setup_check import check_setup
from systems.clumsy.structures import StructureWound
from systems.clumsy.transport import slots_taken
from systems.clumsy.view import View
from tests.systems.clumsy.battles import data, random_order, random_setup

KINDS: tuple[type[Order], ...] = get_args(AnyOrder)
"""Every kind of order there is."""
GENTLE: list[type[Order]] = [kind for kind in KINDS if kind is not SurrenderOrder]
"""Every kind of order but the one that ends the battle."""
ABSURD = (-1, 0, 1, 999, 1000, 2**31, -(2**63), 10**18)


def wild_setup(seed: int) -> BattleSetup:
    """A small battle with everything on the ground, in any season; sometimes of three sides."""
    dice = random.Random(seed)
    setup = random_setup(seed, each=dice.choice((4, 5, 8)), size=16 if seed % 2 else dice.choice((9, 10, 13)))
    taken = {unit.at for unit in setup.units} | {structure.at for structure in setup.structures}
    taken |= {mine.at for mine in setup.mines}
    free = [
        (x, y)
        for y, row in enumerate(setup.rows)
        for x, glyph in enumerate(row)
        if glyph in ".rfhx" and (x, y) not in taken
    ]
    clock = ClockSetup(
        season=dice.choice(("spring", "summer", "autumn", "winter")),
        hour=dice.choice(("dawn", "day", "day", "day", "dusk", "night")),
        weather=dice.choice(("clear", "clear", "rain", "snow")),
    )
    setup = replace(setup, points=tuple(dice.sample(free, min(3, len(free)))), clock=clock, round_limit=12)
    setup = replace(setup, rows=_standing_room(setup), structures=_sound(setup))
    if dice.random() < 0.2:
        loaded = {unit.aboard for unit in setup.units} | {unit.towed_by for unit in setup.units}
        units = tuple(
            replace(unit, side=2)
            if place not in loaded and unit.aboard is None and unit.towed_by is None and place % 3 == 2
            else unit
            for place, unit in enumerate(setup.units)
        )
        setup = replace(setup, sides=("blue", "red", "green"), units=units, goals=())
    setup = replace(setup, units=_busy(setup))
    if seed % 2:
        diggers = tuple(unit.at for unit in setup.units if unit.type == "digger" and unit.aboard is None)
        setup = replace(setup, points=(*diggers, *setup.points[len(diggers) :]))
        setup = replace(setup, structures=(*setup.structures, *_at_hand(setup)))
    faults = check_setup(setup, data())
    assert not faults, faults
    return setup


def _standing_room(setup: BattleSetup) -> tuple[str, ...]:
    """The rows with meadow under guns that would begin where no gun can be."""
    rows = [list(row) for row in setup.rows]
    for unit in setup.units:
        if unit.towed_by is not None and rows[unit.at[1]][unit.at[0]] in "wv":
            rows[unit.at[1]][unit.at[0]] = "."
    return tuple("".join(row) for row in rows)


def _busy(setup: BattleSetup) -> tuple[UnitSetup, ...]:
    """The units, some of each side replaced by engineers and supply trucks, who have most to do."""
    units, left = [], {(side, new): 1 for side in range(len(setup.sides)) for new in ("digger", "feeder")}
    for unit in setup.units:
        new = {"walker": "digger", "crawler": "feeder"}.get(unit.type, "")
        if unit.aboard is None and left.get((unit.side, new)):
            left[unit.side, new] -= 1
            units.append(replace(unit, type=new, hp=None))
        elif unit.type in ("crawler", "hauler"):
            units.append(replace(unit, hp=1))  # so that wrecks fall
        else:
            units.append(unit)
    return tuple(units)


def _at_hand(setup: BattleSetup) -> list[StructureSetup]:
    """A building beside each engineer that has room for one."""
    taken = (
        {unit.at for unit in setup.units} | {each.at for each in setup.structures} | {each.at for each in setup.mines}
    )
    taken |= {*setup.points}
    found: list[StructureSetup] = []
    for unit in setup.units:
        x, y = unit.at[0] + 1, unit.at[1]
        free = (x, y) not in taken and x < len(setup.rows[0])
        if unit.type == "digger" and unit.aboard is None and free and setup.rows[y][x] in ".x":
            found.append(StructureSetup(type="depot", side=unit.side, at=(x, y)))
    return found


def _sound(setup: BattleSetup) -> tuple[StructureSetup, ...]:
    """The structures, but no site of one that a single part finishes."""
    return tuple(
        replace(each, built=each.built or data().structures[each.type].build_turns == 1) for each in setup.structures
    )


def rules(seed: int) -> ClumsyData:
    """The rules of that battle."""
    return data("[data.rules.grid]\nadjacency = 8\n") if seed % 5 == 0 else data()


def wild_game(seed: int) -> ClumsyGame:
    """That battle, begun; every fourth with its depots in ruins, every fifth with eight neighbours to a cell."""
    game = new_game(wild_setup(seed), rules(seed))
    battle = game.battle
    if seed % 4 == 1:
        with battle.world.active():
            for place in cells_of(battle.field.buildings_of(0, "depot") | battle.field.buildings_of(1, "depot")):
                battle.world.agenda.add(StructureWound(place, 99))
            game.resolve()
            battle.told.clear()
            battle.world.forget()
            game.chain = START
    return game


# --- orders


def wild_order(view: View, kind: type[Order] | None, dice: random.Random) -> Order:
    """An order of this kind, more often than not one that is accepted if there is any; of some kind if None."""
    if kind is None:
        return random_order(view, dice)
    if kind is UndoOrder:
        return UndoOrder(side=view.side)
    order = any_order(view, kind, dice)
    tries = dice.choice((0, 60))
    while tries and refuse(view, order) is not None:
        tries, order = tries - 1, any_order(view, kind, dice)
    return order


def any_order(view: View, kind: type[Order], dice: random.Random) -> Order:
    side = view.side if dice.random() < 0.97 else dice.choice((0, 1, 2, -1, 10**9))
    fields: dict[str, Any] = {"side": side}
    own = dice.choice(view.own) if view.own else None
    near = own.cell if own is not None else 0
    for name in kind.__struct_fields__:
        if name != "side":
            fields[name] = _value(kind, name, view, near, dice)
    if "unit" in fields and own is not None and dice.random() < 0.9:
        fields["unit"] = own.id
    return kind(**fields)


def _value(kind: type[Order], name: str, view: View, near: int, dice: random.Random) -> Any:
    if name in ("at", "to"):
        return _cell(view, near, dice)
    if name == "path":
        return None if dice.random() < 0.7 else tuple(_cell(view, near, dice) for _ in range(dice.randrange(4)))
    if name == "weapon":
        names = [weapon for unit in view.own for weapon in unit.kind.weapons]
        return dice.choice((*[""] * 9, "no such weapon", "bomb", *names))
    if name == "what":
        likely, odd = (TARGETS, ("depot",)) if kind is FireOrder else (sorted(view.data.structures), TARGETS)
        return dice.choice(likely if dice.random() < 0.95 else ("no such thing", *odd))
    assert name in ("unit", "carrier", "passenger", "gun", "target"), f"how to fill in `{name}` of an order?"
    known = [*view.units, *(unit.id for unit in view.passengers), *(ghost.id for ghost in view.ghosts)]
    beside = [view.at[cell].id for cell in view.board.neighbours(near) if cell in view.at] or known
    return dice.choice((dice.choice(beside), dice.choice(known), dice.choice(ABSURD)) if known else ABSURD)


def _cell(view: View, near: int, dice: random.Random) -> Cell:
    chance = dice.random()
    if chance < 0.04:
        return dice.choice(((-1, 0), (0, -1), (view.board.width, 0), (0, view.board.height), (10**12, -(10**12))))
    if chance < 0.5:
        return view.board.xy(dice.choice((near, *view.board.neighbours(near))))
    if chance < 0.7 and view.enemies:
        return view.board.xy(dice.choice(view.enemies).cell)
    field = view.field
    things = [*field.structures, *view.board.cells(field.wrecks | field.rubble | field.mines)]
    if chance < 0.8 and things:
        return view.board.xy(dice.choice(things))
    return view.board.xy(dice.choice(view.board.cells(view.board.disk(near, 5) & view.board.full)))


# --- what must hold


def check_state(battle: Battle) -> None:
    """What must hold of every battle at rest: one ground unit a cell, nothing below nothing, nothing left to do."""
    world, kinds = battle.world, battle.data
    with world.active():
        assert not world.agenda, world.agenda.kinds()
        assert not battle.phases
        assert not battle.passing
        placed = [(battle.cell_of(entity), battle.is_airborne(entity)) for entity, _ in world.each(Identity)]
        layers = Counter(place for place in placed if place[0] != OFF_BOARD)
        assert all(battle.board.full >> cell & 1 for cell, _ in layers)
        assert all(count == 1 for count in layers.values()), layers
        for entity, identity in world.each(Identity):
            kind, supplies = kinds.units[identity.type], world.get(entity, Supplies)
            assert 0 < world.get(entity, HitPoints).left <= kind.hp
            assert 0 <= world.get(entity, ActionPoints).left <= kind.action_points
            assert supplies.fuel == NO_FUEL if kind.fuel is None else 0 <= supplies.fuel <= kind.fuel
            for name, rounds in zip(kind.weapons, supplies.rounds, strict=True):
                assert 0 <= rounds <= kinds.weapons[name].ammo
            assert 0 <= world.get(entity, Alert).shots <= 2
            assert len(world.get(entity, ThisTurn).shots) <= 2
            if world.get(entity, Alert).shots or world.get(entity, Patrol).zone != OFF_BOARD:
                assert battle.cell_of(entity) != OFF_BOARD
            _check_stand(battle, entity)
            _check_carried(battle, entity)
        for _, structure in world.each(Structure):
            kind_built = kinds.structures[structure.type]
            assert 0 < structure.hp <= kind_built.hp
            assert structure.built or 0 < structure.progress < kind_built.build_turns
        assert all(0 <= fire.age < kinds.rules.burn.rounds for _, fire in world.each(Fire))
        _check_things(battle)
        for _, point in world.each(VictoryPoint):
            assert 0 <= point.count < kinds.rules.capture.turns
            assert bool(point.count) == bool(point.capturer)


def _check_stand(battle: Battle, entity: int) -> None:
    """Whoever is on the ground is where units of its class can be, and not in rubble."""
    cell, kind = battle.cell_of(entity), battle.kind_of(entity)
    if cell == OFF_BOARD:
        return
    layer = battle.craft_at if battle.is_airborne(entity) else battle.unit_at
    assert layer[cell] == entity
    if kind.flies:
        return
    unit_class = "wheeled" if kind.unit_class == "towed" else kind.unit_class
    assert battle.field.ground.step_costs[unit_class].enterable >> cell & 1, (kind.id, battle.board.xy(cell))
    assert not battle.field.rubble >> cell & 1


def _check_things(battle: Battle) -> None:
    """No cell holds two of a structure, rubble, a mine (MINE-0, BUILD-1)."""
    world = battle.world
    cells = [
        thing.cell
        for kind in (Structure, Rubble, Mine)
        for _, thing in world.each(kind)  # type: ignore[attr-defined]
    ]
    assert len(cells) == len(set(cells))
    assert len({wreck.cell for _, wreck in world.each(Wreck)}) == len(world.each(Wreck))
    assert len({fire.cell for _, fire in world.each(Fire)}) == len(world.each(Fire))


def _check_carried(battle: Battle, entity: int) -> None:
    """Who is aboard is nowhere, in a carrier that has room for all it carries; a gun in tow is next to its truck."""
    carried, cell = battle.world.get(entity, Carried), battle.cell_of(entity)
    assert (carried.aboard != NO_UNIT) == (cell == OFF_BOARD)
    for by in (carried.aboard, carried.towed_by):
        if by != NO_UNIT:
            assert battle.world.lives(battle.entity_of[by])
            assert battle.side_of(battle.entity_of[by]) == battle.side_of(entity)
    if carried.aboard != NO_UNIT:
        cargo = [battle.kind_of(battle.entity_of[unit]) for unit in battle.cargo[carried.aboard]]
        taken = sum(slots_taken(battle.data, kind) or 0 for kind in cargo)
        assert taken <= battle.kind_of(battle.entity_of[carried.aboard]).slots
    if carried.towed_by != NO_UNIT:
        assert battle.board.distance(cell, battle.cell_of(battle.entity_of[carried.towed_by])) == 1
        assert battle.gun_of[carried.towed_by] == battle.id_of[entity]


def check_view(game: ClumsyGame, side: int) -> None:
    """What a view never holds: what an enemy has left, its true number, or one that is not in sight (SEE-6)."""
    view = game.view(side)
    for enemy in view.enemies:
        assert enemy.id < 0
        hidden = (enemy.action_points, enemy.fuel, enemy.rounds, enemy.moved, enemy.shots, enemy.worked, enemy.cargo)
        assert hidden == (0, 0, (), False, (), False, ())
        assert (enemy.aboard, enemy.alert, enemy.patrol, enemy.camouflaged) == (0, 0, OFF_BOARD, False)
        assert view.seen >> enemy.cell & 1 or game.battle.revealed
    assert all(ghost.id < 0 for ghost in view.ghosts)
    assert all(unit.id // 1000 - 1 == side for unit in view.force)


def disturb_the_unseen(game: ClumsyGame, side: int, dice: random.Random) -> ClumsyGame:
    """A copy of the game in which everything is different that `side` may not know."""
    twin = game.copy()
    battle, world = twin.battle, twin.battle.world
    with world.active():
        seen = {enemy.cell for enemy in twin.view(side).enemies}
        for entity, identity in world.each(Identity):
            if identity.side == side:
                continue
            kind, supplies = battle.kind_of(entity), world.get(entity, Supplies)
            world.change(entity, ActionPoints, "left", dice.randrange(kind.action_points + 1))
            if kind.fuel is not None:
                world.change(entity, Supplies, "fuel", dice.randrange(kind.fuel + 1))
            rounds = tuple(dice.randrange(battle.data.weapons[name].ammo + 1) for name in kind.weapons)
            world.change(entity, Supplies, "rounds", rounds if rounds else supplies.rounds)
            cell = battle.cell_of(entity)
            if cell != OFF_BOARD:
                world.change(entity, Alert, "shots", dice.randrange(2))
                world.change(entity, Patrol, "zone", dice.choice((OFF_BOARD, cell)))
            if cell not in seen:
                world.change(entity, HitPoints, "left", dice.randint(1, kind.hp))
    twin._views.clear()
    return twin


def give(game: ClumsyGame, order: Order) -> bool:
    """Give an order; say whether it was accepted. A refused one must have changed nothing."""
    before, chain = game.state_digest(), game.chain
    views = [known(game.view(side)) for side in range(len(game.battle.side_names))]
    outcome = game.submit(order)
    if not isinstance(outcome, Refusal):
        return True
    assert outcome.reason
    assert (game.state_digest(), game.chain) == (before, chain), (order, outcome)
    assert [known(game.view(side)) for side in range(len(views))] == views, (order, outcome)
    return False


def known(view: View) -> dict[str, Any]:
    """A view as values that can be compared."""
    found = {name: getattr(view, name) for name in View.__struct_fields__ if name not in ("field", "data")}
    del found["worked_out"]
    field = view.field
    found["masks"] = (list(field.units), list(field.generals), list(field.suppliers), field.wrecks)
    found["things"] = (dict(field.structures), field.rubble, field.mines)
    found["ground"] = (field.ground.masks, field.ground.burning)
    return found

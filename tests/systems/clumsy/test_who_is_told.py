"""Who is told of what, counted out in small battles: whose it is, who sees it, and nobody else (SEE-5, SEE-6).

A walker sees 6 cells, a crawler 5, a hauler, a howitzer or a digger 4; small foot in a forest is found from 3 cells.
"""

from __future__ import annotations

import pytest

from core.events import Event
from core.orders import Order, Refusal
from systems.clumsy.events import (
    GhostVanished,
    GunHitched,
    MoveStopped,
    ShotLanded,
    TargetIdentified,
    UnitSpotted,
    UnitStepped,
)
from systems.clumsy.goal_setup import GoalSetup
from systems.clumsy.ground_events import FireDied, FireLit, StructureHit
from systems.clumsy.orders import EndTurnOrder, FireOrder, MoveOrder, TowOrder
from systems.clumsy.pipeline import ClumsyGame
from systems.clumsy.setup import StructureSetup
from tests.systems.clumsy.battles import BLUE, RED, battle, unit

TYPES = """
[data.units.mole]
inherits = "walker"
vision = 1

[data.units.marksman]
inherits = "walker"
weapons = ["long_gun"]

[data.units.blind]
inherits = "nurse"
vision = 0

[data.units.blind_gun]
inherits = "howitzer"
vision = 0

[data.units.dim_hauler]
inherits = "hauler"
vision = 1

[data.rules.sight]
minimum = 0
"""
GREEN = 2
SIDES = ("blue", "red", "green")


def to_each(game: ClumsyGame, order: Order, kind: type[Event]) -> dict[int, list[Event]]:
    """What each side is told of this kind by an order that is accepted; sides that are told nothing are left out."""
    told = game.submit(order)
    assert not isinstance(told, Refusal), told
    by_side = {side: game.told_to(side, told) for side in range(len(game.view(BLUE).side_names))}
    found = {side: [event for event in events if isinstance(event, kind)] for side, events in by_side.items()}
    return {side: events for side, events in found.items() if events}


def test_a_gun_is_hitched_before_who_sees_the_truck_and_named_to_who_sees_the_gun() -> None:
    """TOW-1: red sees the truck alone, green neither; blue is told once."""
    units = unit("hauler", BLUE, 5, 0), unit("howitzer", BLUE, 4, 0), unit("walker", RED, 10, 0)
    game = battle("....f" + "." * 20, *units, unit("walker", GREEN, 24, 0), sides=SIDES)
    assert to_each(game, TowOrder(side=BLUE, unit=1000, gun=1001), GunHitched) == {
        BLUE: [GunHitched(unit=1000, gun=1001, type="howitzer")],
        RED: [GunHitched(unit=-1, gun=0, type="howitzer")],
    }


def test_why_a_move_stopped_its_own_side_alone_is_told() -> None:
    """MOVE-4: a walker in the wood, whom red sees only from the next cell, bars its way before his own eyes."""
    game = battle("...f......", unit("crawler", BLUE, 3, 0), unit("mole", RED, 5, 0), tables=TYPES)
    game.submit(EndTurnOrder(side=BLUE))
    assert to_each(game, MoveOrder(side=RED, unit=2000, to=(2, 0)), MoveStopped) == {
        RED: [MoveStopped(unit=2000, at=(4, 0), reason="barred")]
    }


def test_a_gun_that_is_set_back_with_its_truck_steps_in_tow() -> None:
    """MOVE-4, TOW-1: the truck crosses a friend, meets somebody unseen and goes back, the gun behind it."""
    units = unit("dim_hauler", BLUE, 1, 0), unit("blind_gun", BLUE, 0, 0, towed_by=0), unit("blind", BLUE, 3, 0)
    game = battle("....f....", *units, unit("blind", RED, 4, 0), tables=TYPES)
    steps = to_each(game, MoveOrder(side=BLUE, unit=1000, to=(6, 0)), UnitStepped)[BLUE]
    assert steps == [
        UnitStepped(unit=1000, start=(1, 0), to=(2, 0), towed=False),
        UnitStepped(unit=1001, start=(0, 0), to=(1, 0), towed=True),
        UnitStepped(unit=1000, start=(2, 0), to=(3, 0), towed=False),
        UnitStepped(unit=1001, start=(1, 0), to=(2, 0), towed=True),
        UnitStepped(unit=1000, start=(3, 0), to=(2, 0), towed=False),
        UnitStepped(unit=1001, start=(2, 0), to=(1, 0), towed=True),
    ]


@pytest.mark.parametrize("side", [BLUE, RED])
def test_a_shot_lands_before_all_that_see_the_cell(side: int) -> None:
    """FIRE-2: both sides look at what is struck, whoever fires."""
    game = battle("....", unit("walker", BLUE, 0, 0), unit("walker", RED, 3, 0))
    if side == RED:
        game.submit(EndTurnOrder(side=BLUE))
    order = FireOrder(side=side, unit=1000 * (side + 1), at=(0, 0) if side == RED else (3, 0), weapon="gun")
    assert sorted(to_each(game, order, ShotLanded)) == [BLUE, RED]


def test_whoever_owns_a_structure_knows_what_becomes_of_it() -> None:
    """SEE-5: red has nobody near its depot, and is told that it is shot at all the same; green is not."""
    depot = StructureSetup(type="trench", side=RED, at=(3, 0))
    units = unit("walker", BLUE, 0, 0), unit("walker", RED, 24, 0), unit("walker", GREEN, 20, 0)
    game = battle("." * 25, *units, structures=(depot,), sides=SIDES)
    order = FireOrder(side=BLUE, unit=1000, at=(3, 0), weapon="gun", what="structure")
    assert sorted(to_each(game, order, StructureHit)) == [BLUE, RED]


def test_whom_it_is_to_kill_each_side_learns_of_its_own_goal() -> None:
    """WIN-2: red, which plays second, is told as blue would be."""
    target = GoalSetup(side=RED, kind="kill", units=(0,))
    game = battle("." * 12, unit("walker", BLUE, 0, 0), unit("walker", RED, 9, 0), goals=(target,))
    game.submit(EndTurnOrder(side=BLUE))
    told = to_each(game, MoveOrder(side=RED, unit=2000, to=(5, 0)), TargetIdentified)
    assert told == {RED: [TargetIdentified(side=RED, goal=0, unit=-1)]}


def test_enemies_that_turn_up_together_are_numbered_by_their_cells() -> None:
    """SEE-6: not in the order in which their side has them, which would tell of others; craft among them."""
    craft, walker = unit("flyer", RED, 6, 1, airborne=True), unit("walker", RED, 7, 0)
    game = battle("........\n........", unit("walker", BLUE, 0, 0), craft, walker)
    assert game.view(BLUE).enemies == []
    told = to_each(game, MoveOrder(side=BLUE, unit=1000, to=(1, 0)), UnitSpotted)
    assert [event.at for event in told[BLUE]] == [(7, 0), (6, 1)]  # type: ignore[attr-defined]
    assert [(enemy.id, enemy.kind.id) for enemy in game.view(BLUE).enemies] == [(-1, "walker"), (-2, "flyer")]


@pytest.mark.parametrize("side", [BLUE, RED])
def test_who_stops_a_shot_unseen_is_revealed_to_the_side_that_fired(side: int) -> None:
    """FIRE-5: the one in the ruin is found from 3 cells; a ruin alone stops no fire."""
    others = [unit("walker", 1 - side, 4, 0), unit("crawler", 1 - side, 5, 0)]
    game = battle("....v.....", unit("marksman", side, 0, 0), *others, tables=TYPES)
    if side == RED:
        game.submit(EndTurnOrder(side=BLUE))
    assert [enemy.kind.id for enemy in game.view(side).enemies] == ["crawler"]
    game.submit(FireOrder(side=side, unit=1000 * (side + 1), at=(5, 0), weapon="long_gun"))
    assert [enemy.kind.id for enemy in game.view(side).enemies] == ["crawler", "walker"]


@pytest.mark.parametrize("side", [BLUE, RED])
def test_an_enemy_that_is_lost_from_sight_by_the_shot_is_remembered_as_that_left_it(side: int) -> None:
    """SEE-6, DRONE-5: the drone that alone saw them is spent; 5 of one's 12 hit points are gone, the other is whole."""
    drone = unit("rammer", side, 8, 0, airborne=True, operator=0)
    enemies = unit("crawler", 1 - side, 9, 0), unit("crawler", 1 - side, 10, 0)
    game = battle("." * 17, unit("pilot", side, 1, 0), drone, *enemies)
    if side == RED:
        game.submit(EndTurnOrder(side=BLUE))
    game.submit(FireOrder(side=side, unit=1000 * (side + 1) + 1, at=(9, 0), weapon="burster"))
    view = game.view(side)
    assert view.enemies == []
    assert [(ghost.cell, ghost.hp) for ghost in view.ghosts] == [(9, 7), (10, 12)]


@pytest.mark.parametrize("side", [BLUE, RED])
def test_that_a_memory_is_gone_its_own_side_is_told(side: int) -> None:
    """SEE-6: who steps back sees an enemy no more, and finds its cell empty when it comes again."""
    enemies = unit("walker", 1 - side, 12, 0), unit("nurse", 1 - side, 24, 0)
    game = battle("." * 25, unit("walker", side, 6, 0), *enemies)
    walker, enemy = 1000 * (side + 1), 1000 * (2 - side)
    if side == RED:
        game.submit(EndTurnOrder(side=BLUE))
    game.submit(MoveOrder(side=side, unit=walker, to=(5, 0)))
    game.submit(EndTurnOrder(side=side))
    game.submit(MoveOrder(side=1 - side, unit=enemy, to=(16, 0)))
    game.submit(EndTurnOrder(side=1 - side))
    told = to_each(game, MoveOrder(side=side, unit=walker, to=(6, 0)), GhostVanished)
    assert told == {side: [GhostVanished(unit=-1, at=(12, 0))]}


def test_a_shot_far_away_lands_for_others() -> None:
    """Blue, the first of three sides, sees nothing of red's shot at green."""
    units = unit("walker", BLUE, 0, 0), unit("walker", RED, 15, 0), unit("walker", GREEN, 18, 0)
    game = battle("." * 20, *units, sides=SIDES)
    game.submit(EndTurnOrder(side=BLUE))
    order = FireOrder(side=RED, unit=2000, at=(18, 0), weapon="gun")
    assert sorted(to_each(game, order, ShotLanded)) == [RED, GREEN]


def test_a_fire_lit_or_dead_behind_ones_back_is_told_when_its_cell_is_seen() -> None:
    """SEE-5: red's shell lights a wood seven cells from blue, which comes to see it, leaves, and comes again."""
    wood = "." * 8 + "f" + "." * 16
    game = battle(wood, unit("walker", BLUE, 1, 0), unit("shell", RED, 14, 0), tables=SHELL)
    game.submit(EndTurnOrder(side=BLUE))
    assert to_each(game, FireOrder(side=RED, unit=2000, at=(8, 0), weapon="burning_lob"), FireLit) == {
        RED: [FireLit(at=(8, 0))]
    }
    game.submit(EndTurnOrder(side=RED))
    there, back = MoveOrder(side=BLUE, unit=1000, to=(2, 0)), MoveOrder(side=BLUE, unit=1000, to=(1, 0))
    assert to_each(game, there, FireLit) == {BLUE: [FireLit(at=(8, 0))]}
    assert to_each(game, back, FireDied) == {}
    for _ in range(3):
        game.submit(EndTurnOrder(side=BLUE))
        game.submit(EndTurnOrder(side=RED))
    assert game.view(BLUE).field.ground.burning == 1 << 8
    assert to_each(game, there, FireDied) == {BLUE: [FireDied(at=(8, 0))]}
    assert game.view(BLUE).field.ground.burning == 0


SHELL = """
[data.units.shell]
inherits = "lobber"
weapons = ["burning_lob"]
vision = 6

[data.weapons.burning_lob]
damage = 4
range = [2, 8]
ammo = 3
fire = "indirect"
targets = ["ground", "structure", "work"]
shell = true
"""


def test_what_was_seen_this_turn_begins_anew_with_each_of_ones_own() -> None:
    """SEE-1: what blue's walker saw that red has shot since does not count in blue's next turn."""
    units = unit("walker", BLUE, 0, 0), unit("walker", BLUE, 5, 0, hp=3), unit("walker", RED, 8, 0)
    game = battle("." * 20, *units)
    cells = game.view(BLUE).board.cells
    game.submit(EndTurnOrder(side=BLUE))
    game.submit(FireOrder(side=RED, unit=2000, at=(5, 0), weapon="gun"))
    assert cells(game.view(BLUE).seen_this_turn) == list(range(12))
    game.submit(EndTurnOrder(side=RED))
    assert cells(game.view(BLUE).seen_this_turn) == cells(game.view(BLUE).seen) == list(range(7))

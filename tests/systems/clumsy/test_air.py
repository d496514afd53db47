"""The air: which weapon reaches what, who is told of take-off, landing and crashes, and what holds in every game.

HELI-1, HELI-3, HELI-4, DRONE-3, DRONE-5, GRID-3, SEE-6 of the rulebook, beyond what scenarios can say.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.events import Event
from core.orders import Cell, Order, Refusal, UndoOrder
from systems.clumsy import fire, landing
from systems.clumsy.aim import can_aim_at
from systems.clumsy.alert import weapon_against
from systems.clumsy.components import Knowledge
from systems.clumsy.data import load_clumsy
from systems.clumsy.events import (
    CraftFell,
    FlightFailed,
    UnitDestroyed,
    UnitHit,
    UnitLanded,
    UnitPaid,
    UnitSpotted,
    UnitStepped,
    UnitTookOff,
)
from systems.clumsy.flight import turns_in_flight
from systems.clumsy.orders import EndTurnOrder, FireOrder, LandOrder, MoveOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, StructureSetup, UnitSetup
from tests.systems.clumsy.battles import BLUE, DAY, RED, battle, data, unit
from tests.systems.clumsy.test_engine import played

HELICOPTER, DRONE = "transport_helicopter", "surveillance_drone"

REACHES = {
    # weapon: a helicopter in flight, landed; a drone in flight, landed; and the damage to a helicopter, by hand from
    # the rulebook's roster, HELI-4, DRONE-3 and DRONE-5 (a landed drone is a small ground unit)
    "rifle": ("infantry", False, True, True, True, 2),
    "carbine": ("scout", False, True, True, True, 1),
    "sniper_rifle": ("sniper", False, False, True, True, 0),
    "pistol": ("engineer", False, True, False, True, 1),
    "sidearm": ("general", False, True, False, True, 1),
    "assault_rifle": ("general", False, True, False, True, 2),
    "rocket": ("rocket_launcher", True, True, True, True, 5),
    "mortar_shell": ("mortar", False, True, False, True, 3),
    "tank_gun": ("tank", False, True, False, True, 5),
    "heavy_gun": ("heavy_tank", False, True, False, True, 6),
    "cannon_shell": ("cannon", False, True, False, True, 6),
    "missile": ("anti_air_battery", True, False, False, False, 6),
    "flak": ("anti_air_battery", True, False, True, False, 3),
    "helicopter_rockets": ("attack_helicopter", True, True, False, True, 5),
    "helicopter_gun": ("attack_helicopter", True, True, False, True, 3),
    "bomb": ("bomber_drone", False, True, False, True, 3),
    "charge": ("kamikaze_drone", True, True, False, True, 5),
}
CASES = [
    pytest.param(weapon, owner, target, airborne, hits, damage, id=f"{weapon} at {target}, {airborne}")
    for weapon, (owner, *reaches, damage) in REACHES.items()
    for (target, airborne), hits in zip(
        ((HELICOPTER, True), (HELICOPTER, False), (DRONE, True), (DRONE, False)), reaches, strict=True
    )
]


def submitted(game: ClumsyGame, order: Order, draws: Sequence[int] = ()) -> list[tuple[Event, int]]:
    """What an accepted order told, with who may know."""
    told = game.submit(order, draws)
    assert not isinstance(told, Refusal), told
    return told


def of(kind: type[Event], told: list[tuple[Event, int]]) -> list[tuple[Event, int]]:
    return [(event, viewers) for event, viewers in told if isinstance(event, kind)]


def test_the_table_names_every_weapon() -> None:
    assert set(REACHES) == set(load_clumsy().data.weapons)


@pytest.mark.parametrize(("weapon", "owner", "target", "airborne", "hits", "damage"), CASES)
def test_which_weapon_reaches_what(
    weapon: str, owner: str, target: str, airborne: bool, hits: bool, damage: int
) -> None:
    """HELI-4, DRONE-3: refusal, preview, AI and alert say the same, and the shot does what they say."""
    pack = load_clumsy().data
    found = pack.weapons[weapon]
    distance = max(found.minimum_range, 1)
    shooter = UnitSetup(type=owner, side=BLUE, at=(0, 0), airborne=pack.units[owner].flies)
    victim = UnitSetup(type=target, side=RED, at=(distance, 0), airborne=airborne)
    bystander = UnitSetup(type="infantry", side=RED, at=(9, 1))
    setup = BattleSetup(rows=("." * 10, "." * 10), units=(shooter, victim, bystander), clock=DAY)
    game = new_game(setup, pack)
    view, kind = game.view(BLUE), pack.units[target]
    own, enemy = view.units[1000], next(each for each in view.enemies if each.kind.id == target)

    assert can_aim_at(found, kind, airborne) == hits
    assert (fire.refuse_aim_at(view, own, found, enemy) is None) == hits
    assert (weapon_against(view, own, enemy) == weapon) == hits or len(own.kind.weapons) > 1
    order = FireOrder(side=BLUE, unit=1000, at=(distance, 0), weapon=weapon, what="unit")
    if not hits:
        assert game.refuse(order) == Refusal("not_targetable")
        return
    assert game.refuse(order) is None
    if target == HELICOPTER:
        assert fire.preview(view, found, enemy).total == damage
        (hit, _), *_ = of(UnitHit, submitted(game, order))
        assert (hit.damage, hit.hp) == (damage, 9 - damage)


# --- who is told


def test_take_off_is_told_to_who_saw_it_stand_and_the_step_to_who_sees_both_ends() -> None:
    game = battle("..........", unit("flyer", BLUE, 6, 0), unit("walker", RED, 0, 0))
    told = submitted(game, MoveOrder(side=BLUE, unit=1000, to=(7, 0)))
    (rose,) = of(UnitTookOff, told)
    assert rose == (UnitTookOff(unit=1000, at=(6, 0)), 0b11)
    # it went out of sight with that very step
    assert of(UnitStepped, told)[0][1] == 0b01
    (ghost,) = game.view(RED).ghosts
    assert (ghost.cell, ghost.airborne) == (game.battle.board.cell(6, 0), True)


def test_a_step_over_a_forest_is_told_to_who_sees_as_far_as_that() -> None:
    """COVER-2: in the air it hides nowhere; a walker sees 6 cells."""
    game = battle("....ffff.", unit("flyer", BLUE, 6, 0, airborne=True), unit("walker", RED, 0, 0))
    told = submitted(game, MoveOrder(side=BLUE, unit=1000, to=(5, 0)))
    assert [viewers for _, viewers in of(UnitStepped, told)] == [0b11]


def test_who_sees_it_come_down_knows_that_it_stands() -> None:
    game = battle("..........", unit("flyer", BLUE, 3, 0, airborne=True), unit("walker", RED, 0, 0))
    assert [enemy.airborne for enemy in game.view(RED).enemies] == [True]
    told = submitted(game, LandOrder(side=BLUE, unit=1000))
    assert of(UnitLanded, told) == [(UnitLanded(unit=1000, at=(3, 0)), 0b11)]
    assert [enemy.airborne for enemy in game.view(RED).enemies] == [False]
    assert game.undo_obstacle(BLUE) == ""
    submitted(game, UndoOrder(side=BLUE))
    assert [enemy.airborne for enemy in game.view(RED).enemies] == [True]


def test_a_craft_that_hides_on_its_platform_is_seen_to_land_there_before_it_is_lost() -> None:
    """It was 6 away, as far as a walker sees; on its platform it hides by 1 (COVER-2)."""
    pad = StructureSetup(type="heliport", side=BLUE, at=(6, 0))
    units = unit("flyer", BLUE, 6, 0, airborne=True), unit("walker", RED, 0, 0)
    game = battle("..........", *units, structures=(pad,))
    told = submitted(game, LandOrder(side=BLUE, unit=1000))
    kinds = [type(event).__name__ for event, viewers in told if viewers & 1 << RED]
    assert kinds == ["UnitLanded", "UnitLost"]
    (ghost,) = game.view(RED).ghosts
    assert not ghost.airborne
    spotted = of(UnitSpotted, submitted(game, MoveOrder(side=BLUE, unit=1000, to=(5, 0))))
    assert [(event.airborne, viewers) for event, viewers in spotted] == [(True, 1 << RED)]


def test_why_a_craft_falls_its_own_side_alone_is_told() -> None:
    game = battle("......", unit("flyer", BLUE, 2, 0, fuel=2, airborne=True), unit("walker", RED, 0, 0))
    told = submitted(game, EndTurnOrder(side=BLUE), draws=[0])
    assert of(FlightFailed, told) == [(FlightFailed(unit=1000, reason="dry"), 0b01)]
    assert of(CraftFell, told) == [(CraftFell(unit=1000, start=(2, 0), to=(0, 0)), 0b11)]
    kinds = [type(event) for event, _ in told if isinstance(event, UnitPaid | CraftFell | UnitDestroyed | UnitHit)]
    assert kinds == [UnitPaid, CraftFell, UnitDestroyed, UnitHit]


def test_the_enemy_does_not_know_how_much_fuel_a_craft_has() -> None:
    """SEE-6."""
    game = battle("......", unit("flyer", BLUE, 2, 0, fuel=9, airborne=True), unit("walker", RED, 0, 0))
    (enemy,) = game.view(RED).enemies
    assert (enemy.airborne, enemy.fuel, enemy.action_points) == (True, 0, 0)


def test_one_crash_does_not_draw_another_to_itself() -> None:
    """HELI-1: of 13 cells each, 5 are the same; by chance 5 in 169 pairs meet, by a common key 5 in 21 would."""
    rows = "\n".join(["." * 9] * 9)
    meetings = 0
    for seed in range(200):
        ends = set()
        for x in (3, 5):
            flyer = unit("flyer", BLUE, x, 4, fuel=1, airborne=True)
            game = battle(rows, flyer, unit("walker", RED, 0, 0), seed=seed)
            ((fell, _),) = of(CraftFell, submitted(game, EndTurnOrder(side=BLUE)))
            ends.add(fell.to)
        meetings += len(ends) == 1
    assert meetings < 20


def test_a_crash_is_drawn_evenly_from_the_thirteen_cells() -> None:
    rows = "\n".join(["." * 5] * 5)
    counts: dict[Cell, int] = {}
    for seed in range(650):
        game = battle(rows, unit("flyer", BLUE, 2, 2, fuel=1, airborne=True), unit("walker", RED, 0, 0), seed=seed)
        ((fell, _),) = of(CraftFell, submitted(game, EndTurnOrder(side=BLUE)))
        counts[fell.to] = counts.get(fell.to, 0) + 1
    assert len(counts) == 13
    assert all(25 <= count <= 80 for count in counts.values())


# --- previews


@pytest.mark.parametrize(("fuel", "turns"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (60, 29)])
def test_how_many_ends_of_turn_the_fuel_lasts(fuel: int, turns: int) -> None:
    """HELI-1: 2 at each end of turn; at 0 it falls."""
    assert turns_in_flight(data(), fuel) == turns
    units = unit("flyer", BLUE, 0, 0, fuel=min(fuel, 20), airborne=True), unit("walker", RED, 5, 0)
    game = battle("......", *units)
    survived = 0
    while survived < min(turns, 9):
        submitted(game, EndTurnOrder(side=BLUE))
        submitted(game, EndTurnOrder(side=RED))
        survived += 1
    if fuel <= 20:
        assert of(CraftFell, submitted(game, EndTurnOrder(side=BLUE)))


def test_where_a_craft_may_land_is_where_landing_is_accepted() -> None:
    """HELI-3: the mask of the preview against the refusal over every cell."""
    rows = ".x.rf.\n.h.m..\nw.vc.."
    others = unit("walker", RED, 0, 0), unit("walker", BLUE, 5, 0)
    pad = StructureSetup(type="heliport", side=BLUE, at=(2, 1))
    store = StructureSetup(type="depot", side=BLUE, at=(0, 1))
    accepted = set()
    for x in range(6):
        for y in range(3):
            flyer = unit("flyer", BLUE, x, y, airborne=True)
            game = battle(rows, flyer, *others, structures=(pad, store), points=((4, 2),))
            order = LandOrder(side=BLUE, unit=1000)
            if game.refuse(order) is None:
                accepted.add((x, y))
            view = game.view(BLUE)
            cells = landing.landing_cells(view, view.units[1000])
            assert (cells >> game.battle.board.cell(x, y) & 1) == (game.refuse(order) is None)
    assert accepted == {(1, 0), (2, 0), (2, 1), (4, 1), (5, 1), (1, 2), (5, 2)}


# --- what always holds


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000))
def test_one_craft_over_a_cell_and_memory_of_the_air_belongs_to_ghosts(seed: int) -> None:
    def look(game: ClumsyGame, _order: object, _outcome: object) -> None:
        world = game.battle.world
        with world.active():
            for cell, craft in game.battle.craft_at.items():
                assert game.battle.cell_of(craft) == cell
                assert game.battle.is_airborne(craft)
            for _, knowledge in world.each(Knowledge):
                assert set(knowledge.last_seen_airborne) <= {row[0] for row in knowledge.last_seen}
        for side in (BLUE, RED):
            view = game.view(side)
            assert {unit.id for unit in (*view.at.values(), *view.over.values())} == set(view.units)
            assert all(unit.airborne for unit in view.over.values())

    played(seed, 60, look)

"""What a side foresees: ways of several turns (MOVE-4, 5), what enemies may do (RANGE-1, 2, SEE-6), sight (SEE-1)."""

from __future__ import annotations

import msgspec
import pytest

from core.board import cells_of
from core.orders import Refusal
from core.packs.document import parse_document
from core.packs.loader import overlay_data
from systems.clumsy import fire, foresight, movement
from systems.clumsy.alert import bars_after_move
from systems.clumsy.data import load_clumsy
from systems.clumsy.orders import EndTurnOrder, MoveOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, ClockSetup, MineSetup, UnitSetup
from systems.clumsy.view import UnitView, View
from tests.systems.clumsy.battles import unit

FIRST = 1000


def game_of(rows: tuple[str, ...], *units: UnitSetup, hour: str = "day", **more: object) -> ClumsyGame:
    """A battle without surprises."""
    clock = ClockSetup(season="summer", hour=hour, weather="clear", frozen=True)  # type: ignore[arg-type]
    return new_game(BattleSetup(rows=rows, units=units, clock=clock, **more), load_clumsy().data)  # type: ignore[arg-type]


FAR = unit("truck", 1, 29, 1)
MEADOW = ("." * 30,) * 2
MIXED = ("..ff..rr..mm..hh..........rrrr", "." * 30)


def the_enemy(view: View, kind: str) -> UnitView:
    return next(each for each in view.enemies if each.kind.id == kind)


@pytest.mark.parametrize(
    ("rows", "mover", "goal", "per_turn"),
    [
        (MEADOW, unit("infantry", 0, 0, 0), (12, 0), (5, 5, 2)),  # 10 points, 2 a cell
        (MEADOW, unit("infantry", 0, 0, 0, hp=3), (5, 0), (2, 2, 1)),  # wounded, each step twice as dear
        (MEADOW, unit("infantry", 0, 0, 0, action_points=1), (5, 0), (0, 5)),  # not even one step now
        (("f" * 30,) * 2, unit("infantry", 0, 0, 0), (5, 0), (3, 2)),  # 3 a cell: a point is left over
        (MEADOW, unit("tank", 0, 0, 0), (8, 0), (8,)),
    ],
)
def test_a_long_way_is_cut_where_each_turns_points_end(
    rows: tuple[str, ...], mover: UnitSetup, goal: tuple[int, int], per_turn: tuple[int, ...]
) -> None:
    view = game_of(rows, mover, FAR).view(0)
    found = foresight.long_way(view, view.units[FIRST], view.board.cell(*goal))
    assert found is not None
    assert (found.per_turn, found.turns) == (per_turn, len(per_turn))


@pytest.mark.parametrize("kind", ["infantry", "tank", "truck", "jammer"])
def test_a_long_way_takes_as_many_turns_as_it_says(kind: str) -> None:
    game = game_of(MIXED, unit(kind, 0, 0, 0), FAR)
    view = game.view(0)
    found = foresight.long_way(view, view.units[FIRST], view.board.cell(27, 0))
    assert found is not None
    gone = 0
    for part in found.per_turn:
        gone += part
        to = view.board.xy(found.cells[gone - 1])
        path = tuple(map(view.board.xy, found.cells[gone - part : gone]))
        assert not isinstance(game.submit(MoveOrder(side=0, unit=FIRST, to=to, path=path)), Refusal)
        # no step more could have been paid
        here = game.view(0)
        if gone < len(found.cells):
            further = movement.walked(here, here.units[FIRST], found.cells[gone : gone + 1])
            assert further is None
        game.submit(EndTurnOrder(side=0))
        game.submit(EndTurnOrder(side=1))
    assert game.view(0).board.xy(game.view(0).units[FIRST].cell) == (27, 0)


def test_there_is_no_long_way_without_fuel_off_the_link_or_through_a_wall() -> None:
    walled = ("....w" + "." * 25, "....w" + "." * 25)
    view = game_of(walled, unit("infantry", 0, 0, 0), FAR).view(0)
    assert foresight.long_way(view, view.units[FIRST], view.board.cell(9, 0)) is None
    view = game_of(MEADOW, unit("tank", 0, 0, 0, fuel=3), FAR).view(0)
    assert foresight.long_way(view, view.units[FIRST], view.board.cell(1, 0)) is not None
    assert foresight.long_way(view, view.units[FIRST], view.board.cell(2, 0)) is None
    view = game_of(MEADOW, unit("drone_operator", 0, 0, 0), unit("bomber_drone", 0, 1, 0, airborne=True), FAR).view(0)
    drone = view.units[FIRST + 1]
    assert foresight.long_way(view, drone, view.board.cell(8, 0)) is not None
    assert foresight.long_way(view, drone, view.board.cell(9, 0)) is None
    view = game_of(MEADOW, unit("cannon", 0, 0, 0), FAR).view(0)
    assert foresight.long_way(view, view.units[FIRST], view.board.cell(1, 0)) is None


def test_the_price_of_each_step_is_what_it_takes() -> None:
    game = game_of(MIXED, unit("tank", 0, 0, 0), FAR)
    view = game.view(0)
    tank = view.units[FIRST]
    way = movement.way(view, tank, view.board.cell(3, 0))
    assert way is not None
    prices = foresight.steps(view, tank, way)
    assert (prices, sum(prices)) == ((2, 4, 4), way.points)


def test_an_enemys_reach_is_that_of_its_full_points_and_its_fire_that_after_a_move() -> None:
    view = game_of(MEADOW, unit("observer", 0, 0, 0), unit("infantry", 1, 9, 0)).view(0)
    enemy = the_enemy(view, "infantry")
    xs = sorted({view.board.xy(cell)[0] for cell in cells_of(foresight.reach_next_turn(view, enemy))})
    assert (xs[0], xs[-1]) == (4, 14)  # 5 cells of 2 points each
    fire = {view.board.xy(cell) for cell in cells_of(foresight.fire_next_turn(view, enemy))}
    assert (2, 0) in fire  # 5 cells on, then 2 far: half of 5
    assert (1, 0) not in fire
    assert foresight.all_fire_next_turn(view) == foresight.fire_next_turn(view, enemy)
    assert foresight.all_reach_next_turn(view) == foresight.reach_next_turn(view, enemy)


def test_who_fires_only_while_still_threatens_from_where_it_is() -> None:
    view = game_of(MEADOW, unit("observer", 0, 0, 0), unit("rocket_launcher", 1, 9, 0)).view(0)
    enemy = the_enemy(view, "rocket_launcher")
    fire = foresight.fire_next_turn(view, enemy)
    assert fire >> view.board.cell(3, 0) & 1
    assert not fire >> view.board.cell(2, 0) & 1


def test_a_gun_in_tow_goes_nowhere_by_itself_and_mines_bar_no_enemy() -> None:
    units = (unit("observer", 0, 0, 0), unit("truck", 1, 7, 0), unit("cannon", 1, 8, 0, towed_by=1))
    view = game_of(MEADOW, *units, mines=(MineSetup(side=0, at=(6, 0)), MineSetup(side=0, at=(6, 1)))).view(0)
    gun, truck = the_enemy(view, "cannon"), the_enemy(view, "truck")
    assert foresight.reach_next_turn(view, gun) == 1 << gun.cell
    assert foresight.reach_next_turn(view, truck) >> view.board.cell(4, 0) & 1


def test_what_several_enemies_may_do_is_what_each_may_do() -> None:
    view = game_of(MEADOW, unit("observer", 0, 9, 0), unit("medic", 1, 2, 0), unit("medic", 1, 16, 0)).view(0)
    first, second = view.enemies
    reaches = [foresight.reach_next_turn(view, enemy) for enemy in (first, second)]
    fires = [foresight.fire_next_turn(view, enemy) for enemy in (first, second)]
    assert 0 not in (reaches[0] & ~reaches[1], reaches[1] & ~reaches[0], fires[0] & ~fires[1], fires[1] & ~fires[0])
    assert foresight.all_reach_next_turn(view) == reaches[0] | reaches[1]
    assert foresight.all_fire_next_turn(view) == fires[0] | fires[1]


def test_who_never_has_a_point_has_no_long_way() -> None:
    rooted = parse_document(b"[data.units.medic]\naction_points = 0", "tests")
    setup = BattleSetup(rows=MEADOW, units=(unit("medic", 0, 0, 0), FAR))
    view = new_game(setup, overlay_data(load_clumsy(), rooted)).view(0)
    assert foresight.long_way(view, view.units[FIRST], view.board.cell(3, 0)) is None


def test_an_enemy_out_of_sight_plays_no_part() -> None:
    view = game_of(MEADOW, unit("observer", 0, 0, 0), unit("infantry", 1, 25, 0)).view(0)
    assert (foresight.all_reach_next_turn(view), foresight.all_fire_next_turn(view)) == (0, 0)


@pytest.mark.parametrize("hour", ["day", "dusk", "night"])
@pytest.mark.parametrize("kind", ["infantry", "observer", "surveillance_drone"])
def test_what_a_unit_sees_alone_is_what_its_side_sees(kind: str, hour: str) -> None:
    flies = {"airborne": True} if kind.endswith("drone") else {}
    view = game_of(MEADOW, unit(kind, 0, 14, 0, **flies), FAR, hour=hour).view(0)
    assert foresight.sight_of(view, view.units[FIRST]) & view.board.full == view.seen


@pytest.mark.parametrize("kind", ["infantry", "mortar", "tank", "kamikaze_drone", "attack_helicopter", "cannon"])
@pytest.mark.parametrize("points", [0, 4, 99])
def test_fire_next_turn_is_that_from_each_cell_it_may_reach(kind: str, points: int) -> None:
    """Held against the plain way of counting, cell by cell."""
    flies = {"airborne": True} if kind.endswith(("drone", "helicopter")) else {}
    operators = [unit("drone_operator", 1, 8, 2)] if kind.endswith("drone") else []
    rows = ("..f.h.....m...", "..............", "....ff....rr..", ".w............")
    game = game_of(rows, unit("observer", 0, 4, 0), unit(kind, 1, 8, 1, **flies), *operators)
    view = game.view(0)
    enemy = the_enemy(view, kind)
    board, expected = view.board, 0
    enemy = msgspec.structs.replace(enemy, kind=msgspec.structs.replace(enemy.kind, action_points=points))
    for name in enemy.kind.weapons:
        weapon = view.data.weapons[name]
        expected |= board.ring(enemy.cell, *fire.range_of(view.data, weapon, False))
        if not bars_after_move(enemy.kind, weapon):
            for cell in cells_of(foresight.reach_next_turn(view, enemy)):
                expected |= board.ring(cell, *fire.range_of(view.data, weapon, True))
    assert foresight.fire_next_turn(view, enemy) == expected

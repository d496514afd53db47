"""Pointing and clicking on the table: paths, shots, buildings, groups; what is marked for them."""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from tabletop import Hands, battle, match, place, unit

from client3d.skirmish.desk import TableDesk
from client3d.skirmish.marking import Measure, plan_of, stretches
from client3d.skirmish.places import Place
from client3d.skirmish.pointed import FACE, MOVE, TURN, pointed_at
from client3d.table.picking import Picked
from client3d.table.plans import Stretch
from systems.skirmish.components import unit_id
from systems.skirmish.measures import Point, hundredths
from systems.skirmish.orders import EndTurnOrder, EnterOrder, MoveOrder, ShootOrder
from systems.skirmish.setup import GroupSetup
from systems.skirmish.table import Area, Building, Obstacle
from systems.skirmish.view import View

FIRST, FOE = unit_id(0, 0), unit_id(1, 0)


def cm(*places: tuple[float, float]) -> tuple[Point, ...]:
    return tuple((hundredths(x), hundredths(y)) for x, y in places)


def box(left: float, top: float, right: float, bottom: float) -> tuple[Point, ...]:
    return cm((left, top), (right, top), (right, bottom), (left, bottom))


def duel(*more: Any, **table: Any) -> Hands:
    """A man at 20, 20 who looks along x, and a foe at 60, 20."""
    return Hands(battle(unit(0, 20, 20), unit(1, 60, 20, 180), *more, **table))


def where(hands: Hands, key: int = FIRST) -> Point:
    return hands.game.view(hands.side).units[key].at


def planned(hands: Hands) -> Any:
    return plan_of(hands.game.view(0), hands.chosen, hands.point(), str)


# --- paths


def test_a_path_is_drawn_point_by_point_and_gone_by_its_end_once_more() -> None:
    hands = duel()
    hands.begin(20, 20)
    hands.at(24, 20)
    hands.at(24, 26)
    assert hands.chosen.path == cm((24, 20), (24, 26))
    assert hands.over(24, 26).order == MoveOrder(side=0, path=cm((24, 20), (24, 26)))
    hands.at(24, 26)
    assert where(hands) == cm((24, 26))[0]
    assert hands.chosen.path == ()


def test_the_right_button_takes_points_back_one_after_the_other() -> None:
    hands = duel()
    hands.begin(20, 20)
    hands.at(24, 20)
    hands.at(24, 26)
    assert hands.cancel()
    assert hands.chosen.path == cm((24, 20))
    assert hands.step_back()
    assert not hands.step_back()


def test_a_long_path_is_gone_move_by_move_as_far_as_the_activation_gets() -> None:
    hands = duel()
    hands.begin(20, 20)
    found = hands.over(90, 60)
    assert (found.adds, found.way.refusal.reason) == (True, "unreachable")
    ends = [stage.path[-1] for stage in found.way.stages]
    gone = [math.dist(cm((20, 20))[0], end) for end in ends]
    assert gone == pytest.approx([12000, 20000, 28000], abs=60)  # an infantryman's three moves (SK-MOVE-1)
    [ruler] = planned(hands).rulers
    assert ruler.limits == pytest.approx((12000, 20000, 28000), abs=60)
    assert [ghost.at for ghost in planned(hands).ghosts] == [ends[0], ends[2]]
    hands.at(90, 60)
    assert hands.chosen.path == (ends[2],)
    for number in range(3):
        assert hands.confirm() is None
        assert math.dist(where(hands), ends[number]) < 60
        assert hands.chosen.path == ((ends[2],) if number < 2 else ())
    assert hands.game.view(0).units[FIRST].ran


def test_the_rest_of_a_long_path_is_gone_by_its_end_once_more_and_lost_by_anything_else() -> None:
    hands = duel()
    hands.begin(20, 20)
    hands.at(20, 30)
    hands.at(20, 38)
    assert hands.chosen.path == cm((20, 30), (20, 38))
    hands.at(20, 38)
    assert (where(hands), hands.chosen.path) == (pytest.approx(cm((20, 32))[0], abs=60), cm((20, 38)))
    assert hands.aim() is None
    assert hands.chosen.path == ()


def test_a_path_that_is_hardly_longer_than_a_move_is_one_move() -> None:
    hands = duel()
    hands.begin(20, 20)
    found = hands.over(20, 32.4)
    assert len(found.way.stages) == 1
    assert hundredths(31.9) < found.way.path[-1][1] <= hundredths(32)


def test_after_a_shot_with_a_stated_move_a_path_is_one_move_long() -> None:
    hands = duel()
    hands.begin(20, 20)
    hands.state_move()
    hands.at(60, 20)
    assert len(hands.over(20, 60).way.stages) == 1


def test_a_path_ends_in_contact_with_what_bars_it() -> None:
    house = Building("house", box(28, 15, 36, 25))
    hands = duel(buildings=(house,))
    hands.begin(20, 20)
    hands.at(29, 20)
    assert hands.confirm() is None
    assert abs(where(hands)[0] - hundredths(27)) <= 100  # the base's radius before the wall
    order = hands.over(30, 20).order
    assert order == EnterOrder(side=0, building=0, posture="line")
    hands.change_posture()
    hands.at(30, 20)
    inside = hands.game.view(0).units[FIRST]
    assert (inside.building, inside.posture) == (0, "hide")
    assert FIRST not in hands.game.view(1).units


def test_who_is_inside_comes_out_where_one_points_beside_the_wall() -> None:
    house = Building("house", box(28, 15, 36, 25))
    hands = Hands(battle(unit(0, 27, 20, inside=0), unit(1, 90, 20, 180), buildings=(house,)))
    hands.select(FIRST)
    assert hands.activate() is None
    assert hands.over(26.95, 18).order.at == cm((26.95, 18))[0]
    hands.at(26.95, 18)
    assert where(hands) == cm((26.95, 18))[0]


def test_the_facing_at_the_end_is_pointed_at() -> None:
    hands = duel()
    hands.begin(20, 20)
    hands.at(24, 20)
    hands.set_mode(FACE)
    hands.at(24, 30)
    after = hands.game.view(0).units[FIRST]
    assert (after.at, after.facing, hands.mode) == (cm((24, 20))[0], (0, 1), MOVE)


def test_turning_aims_with_the_pointer() -> None:
    hands = duel()
    hands.begin(20, 20)
    hands.set_mode(TURN)
    assert planned(hands).arcs[0].facing == (1, 0)
    hands.over(20, 40)
    assert planned(hands).arcs[0].facing == (0, 1)
    hands.at(20, 40)
    assert hands.game.view(0).units[FIRST].facing == (0, 1)


def test_rough_ground_is_measured_twice() -> None:
    rough = Area("rough", box(24, 10, 28, 30))
    hands = duel(areas=(rough,))
    hands.begin(20, 20)
    view = hands.game.view(0)
    assert stretches(view, cm((20, 20), (30, 20))) == (Stretch(4000, 8000),)
    assert stretches(view, cm((20, 20), (22, 20), (30, 20))) == (Stretch(4000, 8000),)
    measure = Measure(view, view.active(), cm((28, 20)))
    assert (measure.used, measure.most, measure.left, measure.rough) == (12000, 12000, 0, 4000)
    hands.over(28, 20)
    [ruler] = planned(hands).rulers
    assert (ruler.path, ruler.limits) == (cm((20, 20), (28, 20)), (12000,))


def test_a_pack_says_how_slow_rough_ground_is() -> None:
    hands = duel(areas=(Area("rough", box(24, 10, 28, 30)),))
    hands.begin(20, 20)
    view = hands.game.view(0)
    rules = replace(view.data.rules, moving=replace(view.data.rules.moving, rough=3))
    view = SimpleNamespace(data=replace(view.data, rules=rules), table=view.table, active=view.active)
    assert stretches(view, cm((20, 20), (30, 20))) == (Stretch(4000, 8000, 3),)  # type: ignore[arg-type]
    measure = Measure(view, view.active(), cm((26, 20)))  # type: ignore[arg-type]
    assert (measure.spent, measure.used, measure.left) == (10000, 10000, 2000)


def test_on_a_road_the_end_of_the_move_lies_farther_along_the_tape() -> None:
    road = Area("road", box(10, 18, 60, 22))
    wagon = battle(unit(0, 20, 20, kind="wagon"), unit(1, 100, 60), areas=(road,))
    view = wagon.view(0)
    measure = Measure(view, [view.units[FIRST]], cm((28, 20)))
    assert (measure.most, measure.used, measure.limit) == (6000, 3000, 16000)


# --- shooting


def test_pointing_at_an_enemy_shoots_and_shows_the_line() -> None:
    hands = duel()
    hands.begin(20, 20)
    found = hands.over(60, 20)
    assert found.order == ShootOrder(side=0, target=FOE, will_move=False)
    [line] = planned(hands).aims
    assert (line.start, line.end, line.blocked) == (*cm((20, 20), (60, 20)), None)
    hands.state_move()
    assert hands.over(60, 20).order.will_move
    hands.at(60, 20)
    assert not hands.game.view(0).units[FIRST].loaded


@pytest.mark.parametrize(
    ("more", "table", "spot"),
    [
        ([unit(1, 40, 20.5, 180)], {}, (40, 20.5)),
        ([unit(0, 30, 20)], {}, (30, 20)),
        ([], {"buildings": (Building("house", box(35, 10, 45, 30)),)}, (35, 20)),
    ],
)
def test_a_blocked_line_is_drawn_up_to_what_blocks_it(more: Any, table: Any, spot: tuple[float, float]) -> None:
    hands = duel(*more, **table)
    hands.begin(20, 20)
    found = hands.over(60, 20)
    assert found.refusal.reason == "line_blocked"
    assert [line.blocked for line in planned(hands).aims] == list(cm(spot))
    assert hands.at(60, 20) is not None


def test_a_group_is_drawn_moves_and_shoots_together() -> None:
    men = [unit(0, 20, 20), unit(0, 20, 22), unit(0, 20, 24), unit(1, 60, 22, 180)]
    hands = Hands(battle(*men, groups=(GroupSetup(members=(0, 1, 2), formation="line"),)))
    hands.begin(20, 22)
    assert [one.id for one in hands.fellows] == [unit_id(0, place) for place in range(3)]
    hands.over(25, 20)
    shown = planned(hands)
    assert [ghost.at for ghost in shown.ghosts] == list(cm((25, 20), (25, 22), (25, 24)))
    assert [one.kind for one in shown.formations] == ["line"]
    hands.over(60, 22)
    assert len(planned(hands).aims) == 3
    assert planned(hands).arcs == (planned(hands).arcs[0],)
    assert planned(hands).arcs[0].degrees == 90


# --- activations


def test_a_click_selects_and_who_can_still_act_is_ringed() -> None:
    hands = duel(unit(0, 20, 40))
    assert {ring.kind for ring in planned(hands).rings} == {"ready"}
    hands.at(20, 40)
    assert hands.selected == unit_id(0, 1)
    assert hands.next_unit().id == FIRST
    hands.at(80, 80)
    assert hands.selected == 0


def test_while_one_acts_another_one_cannot_begin_but_a_leader_may() -> None:
    hands = duel(unit(0, 20, 40), unit(0, 20, 60, kind="leader"))
    hands.begin(20, 20)
    hands.select(unit_id(0, 1))
    refusal = hands.activate()
    assert refusal is not None
    assert refusal.reason == "not_active"
    hands.select(unit_id(0, 2))
    assert hands.activate() is None
    assert [one.kind.id for one in hands.fellows] == ["leader"]


def test_an_order_taken_back_leaves_no_path() -> None:
    hands = duel()
    hands.begin(20, 20)
    hands.at(24, 20)
    hands.at(24, 20)
    assert where(hands) == cm((24, 20))[0]
    assert hands.undo() is None
    assert where(hands) == cm((20, 20))[0]
    assert hands.chosen.path == ()


def test_the_bodies_of_who_acts_do_not_hide_the_ground() -> None:
    men = [unit(0, 20, 20), unit(0, 20, 22.5), unit(0, 20, 40), unit(1, 60, 22, 180)]
    hands = Hands(battle(*men, groups=(GroupSetup(members=(0, 1), formation="line"),)))
    hands.begin(20, 20)

    def adds(x: float, y: float, body: int) -> bool:
        return pointed_at(hands.game.view(0), hands.chosen, Place(cm((x, y))[0], unit_id(0, body))).adds

    assert adds(20, 18, 0)  # behind the first one
    assert adds(20, 22, 1)  # where the second one stands, who goes on, too
    assert not adds(20, 20.3, 0)  # the first one itself
    assert not adds(20, 38, 2)  # another one is chosen by its body


def test_nothing_is_pointed_at_while_nobody_acts() -> None:
    hands = duel()
    found = hands.over(60, 20)
    assert (found.order, found.refusal) == (None, None)
    view: View = hands.game.view(0)
    assert plan_of(view, hands.chosen, found, str).aims == ()


def test_an_opponent_that_gives_no_order_that_is_one_loses_its_turn() -> None:
    class Stubborn:
        refusals = 0

        def next_order(self, view: View) -> MoveOrder:
            return MoveOrder(side=view.side, path=cm((1, 1)))

        def refused(self, _order: object, _refusal: object) -> None:
            self.refusals += 1

    stubborn, game = Stubborn(), battle(unit(0, 20, 20), unit(1, 60, 20, 180))
    played = match(game, two=stubborn)
    game.submit(EndTurnOrder(side=0))
    assert played.turn == 1
    for _ in range(3):
        assert played.think()
    assert (stubborn.refusals, game.view(0).turn, played.turn) == (3, 2, 0)


def test_whether_the_sides_see_different_things() -> None:
    house = (Building("house", box(28, 15, 36, 25)),)
    open_ = match(battle(unit(0, 27, 20, inside=0), unit(1, 90, 20), buildings=house))
    hidden = match(battle(unit(0, 27, 20, inside=0, posture="hide"), unit(1, 90, 20), buildings=house))
    assert (open_.hides_something, hidden.hides_something) == (False, True)
    assert len(hidden.view(1).units) == 1
    assert len(hidden.view(-1).units) == 2


def test_an_obstacle_is_crossed_by_a_move_of_its_own() -> None:
    hedge = Obstacle("hedge", cm((28, 10), (28, 30)))
    hands = duel(obstacles=(hedge,))
    hands.begin(20, 20)
    found = hands.over(30, 20)
    assert (len(found.way.stages), found.way.refusal) == (2, None)
    hands.at(30, 20)
    assert hands.confirm() is None
    assert abs(where(hands)[0] - hundredths(27)) <= 100  # in contact with it
    assert hands.chosen.path == cm((30, 20))
    hands.at(30, 20)
    assert where(hands) == cm((30, 20))[0]


def test_who_has_one_move_left_gets_as_far_as_the_obstacle() -> None:
    hedge = Obstacle("hedge", cm((28, 10), (28, 30)))
    hands = duel(obstacles=(hedge,))
    hands.begin(20, 20)
    assert hands.aim() is None
    hands.at(24, 20)
    assert hands.confirm() is None
    found = hands.over(30, 20)
    assert (len(found.way.stages), found.way.refusal.reason) == (1, "not_in_contact")


def test_what_is_at_a_place() -> None:
    game = battle(unit(0, 20, 20), unit(1, 60, 20), buildings=(Building("house", box(28, 15, 36, 25)),))
    assert place(game, 20.9, 20).unit == FIRST
    assert place(game, 21.1, 20).unit == 0
    assert place(game, 30, 20).building == 0


def test_who_stands_at_the_tables_edge_is_pointed_at_by_a_body_with_no_table_behind_it() -> None:
    game = battle(unit(0, 20, 20), unit(1, 60, 20))
    drawn: list[Picked] = []
    session: Any = SimpleNamespace(
        stage=SimpleNamespace(scene=SimpleNamespace(pick=lambda _x, _y: drawn[0])),
        projector=SimpleNamespace(picture=match(game).picture(0)),
        controller=None,
    )
    desk = TableDesk(session, None, lambda _path: False)
    for picked, meant in (
        (Picked(None, FOE), (Place(cm((60, 20))[0], FOE),)),
        (Picked(None), (None,)),
        (Picked((5, 7), FOE, 0), (Place((5, 7), FOE),)),
        (Picked((5, 7), -1, 0), (Place((5, 7), 0, 0),)),
    ):
        drawn[:] = [picked]
        assert desk.cell_at(1, 2) == meant

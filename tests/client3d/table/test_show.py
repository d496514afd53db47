"""What happens is shown, ends as it is told, takes no time without motion, and is bounded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from client3d.table.demo import cm, man
from client3d.table.measures import ground
from client3d.table.picture import Fighter, Thing
from client3d.table.show import Shot, Show
from client3d.table.table import Table
from client3d.table.throws import MOST_DICE

PATH = cm((8, 20), (8, 25), (18, 25))


def run(table: Table, show: Show, seconds: float) -> None:
    for _ in range(round(seconds * 20)):
        table.update(1 / 20)
        show.update()


@pytest.fixture
def shown(table_of: Callable[..., Table], zouave: Fighter, prussian: Fighter) -> tuple[Table, Show]:
    table = table_of(zouave, prussian, things=(Thing(0, "flag", cm((20, 20))[0], "red"),))
    return table, Show(table)


def test_a_walk_ends_where_and_as_it_is_told(shown: tuple[Table, Show], zouave: Fighter) -> None:
    table, show = shown
    seconds = show.walk(zouave.id, PATH, (0, -1))
    assert show.busy
    run(table, show, seconds / 2)
    half = table.units.world_position(zouave.id)
    assert half[:2] != ground(PATH[0])
    assert half[:2] != ground(PATH[-1])
    run(table, show, seconds)
    assert not show.busy
    assert table.units.world_position(zouave.id)[:2] == pytest.approx(ground(PATH[-1]))
    assert table.units.units[zouave.id].heading % 360 == pytest.approx(0.0)
    assert table.miniatures.fighters[zouave.id].at == PATH[-1]


def test_after_the_show_showing_the_same_picture_moves_nobody(shown: tuple[Table, Show], zouave: Fighter) -> None:
    table, show = shown
    show.walk(zouave.id, PATH, (1, 0))
    show.finish()
    before = table.units.world_position(zouave.id), table.units.units[zouave.id].heading
    walked = replace(zouave, at=PATH[-1], facing=(1, 0))
    others = [one for one in table.picture.fighters if one.id != zouave.id]
    table.show(replace(table.picture, fighters=(walked, *others)))
    after = table.units.world_position(zouave.id), table.units.units[zouave.id].heading
    assert before[0] == pytest.approx(after[0])
    assert before[1] == pytest.approx(after[1])


def test_what_begins_later_has_not_begun(shown: tuple[Table, Show], zouave: Fighter) -> None:
    table, show = shown
    assert show.walk(zouave.id, PATH, (0, 1), delay=2.0) > 2.0
    run(table, show, 1.5)
    assert table.units.world_position(zouave.id)[:2] == ground(PATH[0])


def test_without_motion_things_are_so_at_once(shown: tuple[Table, Show], zouave: Fighter, prussian: Fighter) -> None:
    table, show = shown
    table.steady = True
    assert show.walk(zouave.id, PATH, (0, -1)) == 0.0
    assert show.fall(prussian.id) == 0.0
    show.update()
    assert table.units.world_position(zouave.id)[:2] == pytest.approx(ground(PATH[-1]))
    assert table.miniatures.fighters[prussian.id].posture == "fallen"
    assert show.roll((2, 5), (2.0, -2.0), 0.0) == 0.0
    show.update()
    assert sum(unit.model == "die" and unit.fade == 1 for unit in table.units.units.values()) == 2


def test_a_jump_leaves_the_ground_over_the_obstacle_only(shown: tuple[Table, Show]) -> None:
    table, show = shown
    rider = man(1500, "dragoon", 9, 26, 0, "blue")
    table.show(replace(table.picture, fighters=(*table.picture.fighters, rider)))
    seconds = show.walk(rider.id, cm((9, 26), (9, 5)), (0, -1), over=cm((9, 15)))
    heights = {}
    for _ in range(round(seconds * 60)):
        table.update(1 / 60)
        show.update()
        _, y, z = table.units.world_position(rider.id)
        heights[round(-y * 5)] = max(heights.get(round(-y * 5), 0.0), z)
    assert heights[15] > 0.25
    assert heights[22] == heights[8] == 0.0


def test_a_shot_turns_raises_flashes_smokes_and_rolls(
    shown: tuple[Table, Show], zouave: Fighter, prussian: Fighter
) -> None:
    table, show = shown
    lies = show.shoot(Shot(zouave.id, prussian.id, (3, 5), True), label="8")
    run(table, show, 0.55)
    assert table.units.units[zouave.id].aim == 1.0
    assert len(table.smoke.particles(table.time)) > 0
    assert show.busy
    run(table, show, lies)
    assert not show.busy  # the dice lie: what came of it may follow
    assert [label.text for label in table.labels.shown] == ["8"]
    run(table, show, 4.0)
    assert not any(unit.model == "die" for unit in table.units.units.values())
    assert table.labels.shown == ()


def test_dice_are_thrown_clear_of_walls_houses_and_bases(
    shown: tuple[Table, Show], zouave: Fighter, prussian: Fighter
) -> None:
    table, show = shown
    lies = show.shoot(Shot(zouave.id, prussian.id, (3, 5), True))
    run(table, show, lies + 0.2)
    dice = [unit.position for unit in table.units.units.values() if unit.model == "die"]
    assert len(dice) == 2
    for x, y, _ in dice:
        assert 0 < x < table.size[0]
        assert -table.size[1] < y < 0
        assert abs(y + 3.0) > 0.2 or not 0.8 < x < 2.8  # the wall
        assert not (5.0 < x < 7.4 and -4.0 < y < -2.0)  # the house
        assert (x - 1.6) ** 2 + (y + 4.0) ** 2 > 0.3**2  # the shooter


def test_however_many_roll_there_are_no_more_dice_than_so_many(shown: tuple[Table, Show]) -> None:
    table, show = shown
    for k in range(30):
        show.roll((1, 2, 3), (1.0 + k * 0.1, -2.0), 0.0)
    run(table, show, 0.5)
    assert sum(unit.model == "die" for unit in table.units.units.values()) <= MOST_DICE


def test_a_newer_roll_keeps_its_dice_when_the_oldest_would_have_ended(shown: tuple[Table, Show]) -> None:
    table, show = shown
    show.roll((1,) * 8, (1.0, -2.0), 0.0)
    run(table, show, 1.0)
    for k in range(3):  # 24 more: the first roll's dice are taken
        show.roll((6,) * 8, (5.0, -5.0), 90.0 + k)
    run(table, show, 3.2)  # by now the first one would have vanished
    dice = [unit for unit in table.units.units.values() if unit.model == "die"]
    assert len(dice) == MOST_DICE
    assert all(unit.position[1] < -3.0 for unit in dice)


def test_who_falls_lies_on_the_edge_of_its_base_and_drops_nothing_by_itself(
    shown: tuple[Table, Show], prussian: Fighter
) -> None:
    table, show = shown
    run(table, show, show.fall(prussian.id) + 0.1)
    unit = table.units.units[prussian.id]
    assert unit.tilt[0] > 90
    assert unit.position[2] == pytest.approx(0.25, abs=0.02)


def test_a_flag_is_taken_and_carried_along(shown: tuple[Table, Show], zouave: Fighter) -> None:
    table, show = shown
    run(table, show, show.take(zouave.id, 0) + 0.1)
    assert table.miniatures.things == {}
    assert table.miniatures.fighters[zouave.id].carries == "flag"

    def flags() -> list[tuple[float, float, float]]:
        return [unit.position for unit in table.units.units.values() if unit.model == "flag"]

    (before,) = flags()
    run(table, show, show.walk(zouave.id, PATH, (0, 1)) + 0.1)
    (after,) = flags()
    foot = table.units.world_position(zouave.id)
    assert abs(after[0] - foot[0]) < 0.4
    assert after != before
    show.drop(Thing(0, "flag", PATH[-1], "red"))
    show.fall(zouave.id)
    show.finish()
    assert len(flags()) == 1


def test_going_in_opens_the_house_and_coming_out_closes_it(shown: tuple[Table, Show], zouave: Fighter) -> None:
    table, show = shown
    mill = table.shelters[0]
    assert mill.open_floor is None
    run(table, show, show.enter(zouave.id, 0, 0, "standing") + 0.1)
    assert mill.open_floor == 0
    x, y, z = table.units.world_position(zouave.id)
    assert 5.0 < x < 7.4
    assert -4.0 < y < -2.0
    assert z > 0
    run(table, show, show.shift(zouave.id, 1, "hidden") + 0.1)
    assert mill.open_floor == 1
    run(table, show, show.leave(zouave.id, (23_000, 15_000), (-1, 0)) + 0.7)
    assert mill.open_floor is None
    assert mill.at_rest
    assert table.units.world_position(zouave.id) == pytest.approx((4.6, -3.0, 0.0))


def test_a_miniature_can_be_taken_off_the_table(shown: tuple[Table, Show], zouave: Fighter) -> None:
    table, show = shown
    show.take_off(zouave.id)
    show.finish()
    assert zouave.id not in table.units.units
    assert zouave.id not in table.miniatures.fighters

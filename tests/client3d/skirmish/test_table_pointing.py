"""What a pointer asks of the rules and has drawn anew: counted, for a busy machine tells no times."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tabletop import Hands, battle, unit

from client3d.skirmish.marking import plan_of
from client3d.table.marks import Draughtsman, Mark
from systems.skirmish.foresight import HALVINGS
from systems.skirmish.measures import hundredths
from systems.skirmish.setup import GroupSetup
from systems.skirmish.table import Area, Obstacle


def line_of(men: int, *more: object, **table: object) -> Hands:
    """So many in line at the left of a table, active."""
    own = [unit(0, 20, 20 + 2.6 * k) for k in range(men)]
    groups = (GroupSetup(members=tuple(range(men)), formation="line"),)
    hands = Hands(battle(*own, unit(1, 80, 20, 180), *more, groups=groups, **table))
    hands.begin(20, 20)
    return hands


def asked(hands: Hands) -> int:
    """How many paths the rules were asked about."""
    return sum(key[0] == "plan" for key in hands.game.view(0).worked_out)


def test_where_only_the_distance_counts_the_end_of_a_move_is_found_by_few_paths() -> None:
    hands = line_of(8)
    hands.over(60, 30)
    moves = len(hands.pointed.way.stages)  # type: ignore[union-attr]
    assert moves == 3
    assert asked(hands) <= 4 * moves


@pytest.mark.parametrize("x", [23, 31, 39, 60])
def test_what_bars_the_way_is_found_by_halving_what_is_left(x: float) -> None:
    hands = line_of(3, obstacles=(Obstacle("wall", ((hundredths(26), 0), (hundredths(26), hundredths(60)))),))
    hands.over(x, 21)
    assert asked(hands) <= 3 * (HALVINGS + 4)


def test_the_end_in_rough_ground_is_that_of_the_whole_move() -> None:
    x = [hundredths(one) for one in (24, 60)]
    field = Area("rough", ((x[0], 0), (x[1], 0), (x[1], hundredths(60)), (x[0], hundredths(60))))
    hands = line_of(3, areas=(field,))
    hands.over(60, 20)
    stages = hands.pointed.way.stages  # type: ignore[union-attr]
    # a group's 8 cm: 4 in the open, 2 of what counts double; then 5 cm are 2.5
    assert [stage.path[-1][0] for stage in stages] == pytest.approx([26000, 28500, 31000], abs=60)


def test_the_same_place_is_asked_about_once() -> None:
    hands = line_of(4)
    hands.over(60, 30)
    before = asked(hands)
    hands.over(60, 30)
    assert asked(hands) == before


def test_marks_that_stay_are_not_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Mark] = []
    whole = Draughtsman._drawn

    def counting(self: Draughtsman, mark: Mark) -> object:
        drawn.append(mark)
        return whole(self, mark)

    monkeypatch.setattr(Draughtsman, "_drawn", counting)
    hands, draughtsman = line_of(4), Draughtsman((24.0, 18.0))
    counts = []
    for x in (24, 25, 26):
        hands.over(x, 20)
        draughtsman.draw(plan_of(hands.game.view(0), hands.chosen, hands.point(), str))
        counts.append(len(drawn))
    assert counts[0] > 4  # the group's outline, its rings, the ruler
    assert [later - earlier for earlier, later in pairwise(counts)] == [1, 1]  # the ruler alone
    assert draughtsman.draws_for(2.0)
    assert not draughtsman.draws_for(2.0)
    draughtsman.draw(plan_of(hands.game.view(0), hands.chosen, hands.point(), str))
    assert len(drawn) == counts[-1] + counts[0]  # from afar all of them look otherwise

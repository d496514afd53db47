"""What the screen tells of a move before it is made, of victory points, and of what stops a shot."""

from __future__ import annotations

import play_battles as battles
import pytest

from client3d.clumsy import outlook, points, previews
from client3d.clumsy.words import Words
from core.packs.location import data_folder, pack_folder
from core.texts import Texts
from systems.clumsy.cover import cover_of
from systems.clumsy.data import load_clumsy
from systems.clumsy.fire import refuse_shot
from systems.clumsy.orders import EndTurnOrder, MoveOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.view import UnitView

WORDS = Words(Texts("en", data_folder() / "locale", pack_folder("clumsy") / "locale"), ("blue", "red"))


def game(*units: tuple[str, int, tuple[int, int]]) -> ClumsyGame:
    return new_game(battles.setup(units=units), load_clumsy().data)


def arrival_of(of: ClumsyGame, to: tuple[int, int]) -> tuple[outlook.Arrival, UnitView]:
    """What is told of the first unit's move, and the unit after it."""
    view = of.view(0)
    unit = view.own[0]
    way = previews.way(view, unit, to)
    told = outlook.Arrival(view, unit, to, way.points_left)
    battles.submitted(of, MoveOrder(side=0, unit=unit.id, to=to))
    return told, of.view(0).own[0]


@pytest.mark.parametrize(
    ("kind", "to"),
    [("infantry", (2, 2)), ("infantry", (3, 1)), ("tank", (6, 3)), ("sniper", (2, 2)), ("general", (3, 3))],
)
def test_what_is_told_of_a_move_is_what_is_found(kind: str, to: tuple[int, int]) -> None:
    of = game((kind, 0, (2, 3)), ("supply_truck", 0, (1, 2)), ("tank", 1, (11, 7)))
    told, unit = arrival_of(of, to)
    view = of.view(0)
    assert told.cover == cover_of(view.field, 0, unit.cell)
    assert told.shots == outlook.shots_left(view, unit)


def test_a_marksman_has_no_shot_left_after_a_move() -> None:
    of = game(("sniper", 0, (2, 3)), ("tank", 1, (11, 7)))
    view = of.view(0)
    assert outlook.shots_left(view, view.own[0]) == 1
    assert not outlook.fires_after_moving(view, view.own[0])
    told, unit = arrival_of(of, (2, 2))
    assert (told.shots, outlook.shots_left(of.view(0), unit)) == (0, 0)


def test_shots_that_the_points_do_not_pay_for_are_not_counted() -> None:
    of = game(("tank", 0, (2, 3)), ("supply_truck", 0, (2, 4)), ("tank", 1, (11, 7)))
    assert outlook.shots_left(of.view(0), of.view(0).own[0]) == 2
    told, unit = arrival_of(of, (3, 3))
    assert told.shots == outlook.shots_left(of.view(0), unit) == 1


def test_a_bridge_is_called_one() -> None:
    view = battles.game().view(0)
    assert outlook.ground_name(WORDS, view, view.board.cell(8, 3)) == "Bridge"
    assert outlook.ground_name(WORDS, view, view.board.cell(7, 4)) == "Water"


def test_what_stops_a_shot_is_named() -> None:
    of = game(("tank", 0, (1, 0)), ("infantry", 0, (1, 2)), ("tank", 1, (4, 0)), ("tank", 1, (1, 4)))
    view = of.view(0)
    tank, targets = view.own[0], [view.board.cell(4, 0), view.board.cell(1, 4)]
    reasons = [refuse_shot(view, tank, "tank_gun", target) for target in targets]
    assert [reason.reason for reason in reasons] == ["blocked_line_of_fire"] * 2
    assert [outlook.obstacle(WORDS, view, tank.cell, target) for target in targets] == ["Forest", "Infantry"]


def test_only_its_own_side_knows_how_far_an_engineer_has_come() -> None:
    of = game(("engineer", 0, (4, 1)), ("tank", 1, (11, 7)))
    for side in (0, 1):
        battles.submitted(of, EndTurnOrder(side=side))
    view = of.view(0)
    assert view.captures == ((view.board.cell(4, 1), 1),)
    assert of.view(1).captures == ()
    lines = points.lines(WORDS, view, (4, 1))
    assert lines[:2] == ["Victory point (nobody’s)", "Our engineer: 1 of 2 turns, taken after 1 more"]
    assert "1 of 2 points" in lines[2]
    assert points.lines(WORDS, view, (0, 0)) == []

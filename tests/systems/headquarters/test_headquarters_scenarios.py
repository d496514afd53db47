"""Scenario files of Headquarters: what they begin with, whom a step without a name means, what they look at last."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.scenario import check
from core.orders import Refusal
from core.packs.document import parse_document
from core.scenario_keys import NOBODY
from systems.headquarters.orders import EndTurnOrder
from systems.headquarters.pipeline import new_game
from systems.headquarters.scenarios.asking import Names, Subject, read_key
from systems.headquarters.scenarios.reading import HeadquartersCase, read_scenario
from systems.headquarters.setup import BattleSetup, UnitSetup
from tests.systems.headquarters.camps import pack

THREE = """\
ruleset = "headquarters"
seed = 5
title = "Three camps"
sides = ["blue", "red", "green"]
[map]
rows = ["C..C..C"]
[[unit]]
name = "b"
type = "headquarters"
side = "blue"
at = [0, 0]
[[unit]]
name = "r"
type = "headquarters"
side = "red"
at = [3, 0]
[[unit]]
name = "g"
type = "headquarters"
side = "green"
at = [6, 0]
"""
STEP = '[[step]]\ndo = "{do}"\n'


def case_of(content: str) -> HeadquartersCase:
    return read_scenario(parse_document(content.encode(), "s.toml"), pack())


def test_a_step_that_names_nobody_is_the_first_camps_that_is_left_and_not_ready() -> None:
    case = case_of(THREE + STEP.format(do="surrender") + STEP.format(do="end_turn") * 3)
    given = []
    for step in case.steps:
        assert step.order is not None
        order = case.ready(step.order)
        given.append(case.side_names()[order.side])
        assert isinstance(case.game.submit(order), list)
    # blue gives up, red and green end the turn, and red is the first of the next one
    assert given == ["blue", "red", "green", "red"]


@pytest.mark.parametrize("before", ["", STEP.format(do="end_turn") + 'side = "green"\n'])
def test_after_the_end_whoever_it_is_hears_that_it_is_over(before: str) -> None:
    """Whether the winner had still something to do or was ready."""
    case = case_of(THREE + before + STEP.format(do="surrender") * 2 + STEP.format(do="end_turn"))
    for step in case.steps[:-1]:
        assert step.order is not None
        case.game.submit(case.ready(step.order))
    last = case.steps[-1].order
    assert last is not None
    assert case.game.submit(case.ready(last)) == Refusal("game_over")
    assert case.side_names()[case.game.view(0).winner] == "green"


def test_its_seed_and_title_are_the_battles() -> None:
    case = case_of(THREE)
    assert (case.setup.seed, case.setup.title) == (5, "Three camps")
    assert case.game.battle.world.draws.seed == 5


@pytest.mark.parametrize(("gold", "code"), [(250, 0), (251, 1)])
def test_what_is_expected_at_the_end_is_looked_at(
    gold: int, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "s.toml"
    # 100, and 75 each for headquarters and the town
    town = '[[structure]]\nname = "town"\ntype = "city"\nside = "blue"\nat = [2, 0]\n'
    file.write_text(THREE + town + f'[expect]\n"blue.gold" = {gold}\n', encoding="utf-8")
    assert check([file], trace=False, record=None) == code
    assert ("blue.gold" in capsys.readouterr().out) == bool(code)


def test_a_draw_is_won_by_nobody() -> None:
    units = tuple(UnitSetup(type="headquarters", side=side, at=(3 * side, 0)) for side in range(2))
    game = new_game(BattleSetup(sides=("blue", "red"), rows=("....",), units=units, round_limit=1), pack().data)
    names = Names(frozenset(), ("blue", "red"), game.battle.board, {}, frozenset(), (), ())
    winner = read_key("winner", names)
    assert winner.answer(Subject(game, {})) == ""
    for side in range(2):
        game.submit(EndTurnOrder(side=side))
    assert winner.answer(Subject(game, {})) == NOBODY


def test_a_preview_may_name_a_weapon_as_in_other_rulesets() -> None:
    board = case_of(THREE).game.battle.board
    names = Names(frozenset({"b", "r"}), ("blue", "red", "green"), board, {}, frozenset(), (), ())
    case = case_of(THREE.replace("at = [3, 0]", "at = [1, 0]").replace('"C..C..C"', '"CC....C"'))
    asked = case.asked
    # attack 1 against 3 of its own and 2 of the city: 1.5 x (1 - 2.5) is under 1, so 1
    assert read_key("b.preview(1,0)", names).answer(asked) == 1
    assert read_key("b.preview(1,0,gun)", names).answer(asked) == 1
    assert read_key("b.preview(2,0,gun)", names).answer(asked) == 0

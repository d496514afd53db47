"""Every scenario holds as well if a third side, without a unit and out of the game, comes before the two it is about.

No rule of the rulebook depends on which side somebody is: blue may be the first or the second (TURN-1, CLOCK-1). So
each scenario is played once more by the second and the third of three sides, and its events are looked at again.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from core.game import Game
from core.orders import Order
from core.packs.location import data_folder
from core.scenarios import read_case, run_case
from systems.clumsy.components import Force, Turn
from systems.clumsy.orders import EndTurnOrder
from systems.clumsy.view import View
from tests.systems.clumsy.test_told import Follower

GRAY = 0
FILES = sorted(data_folder().glob("clumsy/scenarios/**/*.toml"))


def with_gray_first(text: str) -> str:
    """The scenario with one side more before its own."""
    sides = re.search(r"^sides = \[(.*)\]", text, re.MULTILINE)
    if sides is None:
        return 'sides = ["gray", "blue", "red"]\n' + text
    return text.replace(sides[0], f'sides = ["gray", {sides[1]}]')


def let_gray_pass(game: Game) -> None:
    """Gray has given up, or ends its turn at once; the battle begins with the turn of the side after it."""
    world = game.battle.world
    with world.active():
        for entity, _ in world.each(Turn):
            world.change(entity, Turn, "side", 1)
        for entity, force in world.each(Force):
            world.change(entity, Force, "surrendered", force.side == GRAY)
        world.forget()
    game._views.clear()
    submit, follower = game.submit, Follower(game)

    def submit_and_pass(order: Order, draws: tuple[int, ...] = ()) -> object:
        outcome = submit(order, draws)
        view: View = game.view(GRAY)
        if view.turn == GRAY and not view.ended:
            submit(EndTurnOrder(side=GRAY))
        return outcome

    game.submit = submit_and_pass  # type: ignore[method-assign,assignment]
    game.watchers.append(lambda entry: follower.follow(entry.told, passed=isinstance(entry.order, EndTurnOrder)))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_scenario_holds_for_later_sides(tmp_path: Path, file: Path) -> None:
    changed = tmp_path / file.name
    changed.write_text(with_gray_first(file.read_text(encoding="utf-8-sig")), encoding="utf-8")
    case = read_case(changed)
    let_gray_pass(case.game)
    assert run_case(case, str(changed)).mismatches == []

"""The tactical positions of Skirmish (`tests.positions` says what a position is): `positions/` and `wanted.toml`.

`python -m tests.systems.skirmish.ai.skirmish_positions` plays all and writes docs/reports/skirmish-positions.md; with
names it plays those alone and writes nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from systems.skirmish.ai.opponent import Opponent
from systems.skirmish.ai.playing import Computers, Seat, StuckError
from systems.skirmish.orders import EndTurnOrder
from systems.skirmish.pipeline import SkirmishGame
from tests import positions as of_all_rulesets
from tests.positions import Played, Position, Rules, positions_of, section

HERE = Path(__file__).parent
REPORT = HERE.parents[3] / "docs" / "reports" / "skirmish-positions.md"


def positions() -> list[Position]:
    """All of them, by name."""
    return positions_of(HERE / "positions", HERE / "wanted.toml")


def _take_turn(game: SkirmishGame, side: int, seat: Seat, one_go: bool) -> None:
    """Play a side until the other one may go on; unless it is about one go, that one passes at once."""
    computers, turn = Computers(game, {side: seat}), game.view(side).turn
    while (view := game.view(side)).turn == turn and not view.ended:
        if not computers.step():
            if one_go:
                return
            game.submit(EndTurnOrder(side=view.go))


RULES = Rules[Seat](lambda side: EndTurnOrder(side=side), _take_turn, StuckError)


def play(position: Position, seat_of: Callable[[int], Seat] = Opponent) -> Played:
    """Let a seat play the side whose go it is for as long as the position allows, against an enemy that passes."""
    return of_all_rulesets.play(position, RULES, seat_of)


def play_solution(position: Position) -> list[str]:
    """Give the file's own steps; return what does not hold of them, or what the position misses in them."""
    return of_all_rulesets.play_solution(position, RULES)


@cache
def all_played() -> tuple[Played, ...]:
    """Every position as the regular opponent plays it."""
    return tuple(map(play, positions()))


INTRODUCTION = """# Tactical positions of Skirmish

Small battles in which the rules make one thing clearly best, set up from the rulebook alone, and whether the regular
opponent finds it. The reasoning is in each file below `tests/systems/skirmish/ai/`. Made by
`python -m tests.systems.skirmish.ai.skirmish_positions`.
"""


def main(names: Sequence[str]) -> int:
    """Play all, show what was missed, and write the report; with names, play those alone and write nothing."""
    if names:
        for position in (one for one in positions() if one.name in names):
            print(play(position).line)
        return 0
    played = all_played()
    REPORT.write_text("\n".join([INTRODUCTION, section("On the table", played)]), encoding="utf-8")
    print(*(one.line if one.missed else f"{one.position.name}: found" for one in played), sep="\n")
    print(f"{sum(not one.missed for one in played)} of {len(played)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

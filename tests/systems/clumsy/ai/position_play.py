"""The tactical positions of the main ruleset (`tests.positions` says what a position is).

They stand in `positions/` and, for craft in the air, `positions_air/`; what is wanted in `wanted.toml` and
`wanted_air.toml`.

`python -m tests.systems.clumsy.ai.position_play` plays all and writes the table of docs/reports/positions.md.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from lab.tournament import Seat, StuckError, play_turn
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.ai.personality import DEFAULT
from systems.clumsy.orders import EndTurnOrder
from systems.clumsy.pipeline import ClumsyGame
from systems.clumsy.scenarios import tables
from tests import positions as of_all_rulesets
from tests.positions import Played, Position, Rules, positions_of, section

HERE = Path(__file__).parent
REPORT = HERE.parents[3] / "docs" / "reports" / "positions.md"
GROUND, AIR = "positions", "positions_air"
WANTED = {GROUND: "wanted.toml", AIR: "wanted_air.toml"}
DRONES_FLY = "operator" not in getattr(tables, "NOT_YET_ON_A_UNIT", ())
"""Whether the rules of the air are there: without them no position of AIR can be read."""


def positions(folder: str = GROUND) -> list[Position]:
    """All positions of a folder, by name, each with what is wanted. Raises ValueError for one without the other."""
    return positions_of(HERE / folder, HERE / WANTED[folder])


def _take_turn(game: ClumsyGame, side: int, seat: Seat, _one_go: bool) -> None:
    play_turn(game, side, seat)


RULES = Rules[Seat](lambda side: EndTurnOrder(side=side), _take_turn, StuckError)


def play(position: Position, seat_of: Callable[[int], Seat] = lambda side: Opponent(side, DEFAULT)) -> Played:
    """Let a seat play the side to move for as many turns as the position allows, against an enemy that passes."""
    return of_all_rulesets.play(position, RULES, seat_of)


def play_solution(position: Position) -> list[str]:
    """Give the file's own steps; return what does not hold of them, or what the position misses in them."""
    return of_all_rulesets.play_solution(position, RULES)


@cache
def all_played(folder: str = GROUND) -> tuple[Played, ...]:
    """Every position of a folder as the regular opponent plays it."""
    return tuple(play(position) for position in positions(folder))


INTRODUCTION = """# Tactical positions

Small battles in which the rules make one thing clearly best, set up from the rulebook alone, and whether the regular
opponent finds it. The reasoning is in each file below `tests/systems/clumsy/ai/`. Made by
`python -m tests.systems.clumsy.ai.position_play`.
"""


def main(arguments: Sequence[str]) -> int:
    """Play all, show what was missed, and write the report; with names, play those alone and write nothing."""
    folders = {"On the ground": GROUND, **({"In the air": AIR} if DRONES_FLY else {})}
    if arguments:
        for position in (one for folder in folders.values() for one in positions(folder) if one.name in arguments):
            print(play(position).line)
        return 0
    sections = [INTRODUCTION]
    for heading, folder in folders.items():
        played = all_played(folder)
        sections.append(section(heading, played))
        print(*(one.line if one.missed else f"{one.position.name}: found" for one in played), sep="\n")
        print(f"{sum(not one.missed for one in played)} of {len(played)}")
    REPORT.write_text("\n".join(sections), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

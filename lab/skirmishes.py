"""Games of Skirmish without a screen: `python -m lab.skirmishes`.

On the missions of the pack in turn, each played by the opponent. Every game's orders are given once more, and its
replay is verified by other processes.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from core.game import Entry
from lab.elsewhere import verify_elsewhere
from lab.tournament import give_again
from replays.recorder import Recorder
from systems.skirmish.ai.opponent import Opponent
from systems.skirmish.ai.playing import Computers
from systems.skirmish.data import SkirmishData, load_skirmish
from systems.skirmish.missions import Mission, load_missions
from systems.skirmish.pipeline import SkirmishGame, new_game
from systems.skirmish.ruleset import RULESET
from systems.skirmish.setup import BattleSetup
from systems.skirmish.statistics import Statistics, statistics_of


class SkirmishGameResult(msgspec.Struct, frozen=True):
    """What came of one game."""

    seed: int
    mission: str
    turns: int
    reason: str
    winner: str
    orders: int
    refused: int
    statistics: Statistics
    digest: str


def play(setup: BattleSetup, found: Mission, folder: Path) -> SkirmishGameResult:
    """Play one game to its end, recorded in a folder. Raises StuckError where its orders do not give it again."""
    game = new_game(setup, found.data)
    entries: list[Entry] = []
    game.watchers.append(entries.append)
    recorder = Recorder(folder / f"{found.name}-{setup.seed}.gcr", game, setup, load_skirmish())
    computers = Computers(game, {side: Opponent(side) for side in range(len(setup.sides))})
    while computers.step():
        pass
    recorder.close()
    again(setup, found.data, entries, game)
    moment = RULESET.moment(game)
    return SkirmishGameResult(
        setup.seed,
        found.name,
        moment.round,
        moment.reason,
        setup.sides[moment.winner] if moment.winner >= 0 else "",
        computers.orders,
        computers.refusals,
        statistics_of(event for entry in entries for event, _ in entry.told),
        game.chain.hex()[:16],
    )


def again(setup: BattleSetup, data: SkirmishData, entries: Sequence[Entry], game: SkirmishGame) -> None:
    """Give a game's orders once more in one of their own. Raises StuckError where anything differs."""
    digests = game.chain.hex(), game.state_digest().hex()
    give_again(new_game(setup, data), [entry.order for entry in entries], setup.seed, digests)


def games(count: int, folder: Path) -> list[SkirmishGameResult]:
    """So many games on the missions in turn."""
    missions = list(load_missions(load_skirmish()).values())
    played = []
    for seed in range(1, count + 1):
        found = missions[seed % len(missions)]
        played.append(play(found.battle(seed), found, folder))
        last = played[-1]
        print(f"{last.seed} {last.mission}: {last.reason} in turn {last.turns}, winner {last.winner}", file=sys.stderr)
    return played


def report(played: Sequence[SkirmishGameResult], elsewhere: str) -> str:
    """The page."""
    ends, count = Counter(game.reason for game in played), len(played)
    lines = [
        "# Games of Skirmish, the opponent against itself",
        "",
        f"{count} games, made by `python -m lab.skirmishes --games {count}`. The same seed gives the same digest on",
        "every machine.",
        "",
        f"- ended: {_counted(ends)}",
        f"- by the last turn: {100 * ends['round_limit'] / count:.1f} %",
        f"- accepted orders: {sum(game.orders for game in played)}; refused: {sum(game.refused for game in played)}",
        "- every game's orders, given once more, led to the same digests",
        f"- {elsewhere}",
        "",
        "| mission | games | won by | drawn | by | turns, mean and most | shots, hits, as the odds were | share hit |",
        "|---|---:|---|---:|---|---:|---:|---:|",
    ]
    for name in sorted({game.mission for game in played}):
        here = [game for game in played if game.mission == name]
        won, turns = Counter(game.winner for game in here if game.winner), [game.turns for game in here]
        winners, by = _counted(won), _counted(Counter(game.reason for game in here))
        lines.append(
            f"| `{name}` | {len(here)} | {winners} | {len(here) - won.total()} | {by} "
            f"| {sum(turns) / len(here):.1f}, {max(turns)} | {_shots(here)} |"
        )
    lines += ["", "| seed | mission | turns | end | winner | orders | digest |", "|---:|---|---:|---|---|---:|---|"]
    lines += [
        f"| {game.seed} | {game.mission} | {game.turns} | {game.reason} | {game.winner} | {game.orders} "
        f"| `{game.digest}` |"
        for game in played
    ]
    return "\n".join(lines) + "\n"


def _counted(what: Counter[str]) -> str:
    return ", ".join(f"{name} {number}" for name, number in sorted(what.items()))


def _shots(played: Sequence[SkirmishGameResult]) -> str:
    shots = sum(game.statistics.shots for game in played)
    hits = sum(game.statistics.hits for game in played)
    expected = sum(game.statistics.expected_hits for game in played)
    return f"{shots}, {hits}, {expected:.1f} | {100 * hits / max(1, shots):.0f} %"


def main(words: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m lab.skirmishes", description=__doc__)
    parser.add_argument("--games", type=int, default=12, help="how many")
    parser.add_argument("--out", type=Path, help="where to write the report (.md)")
    given = parser.parse_args(words)
    begin = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        played = games(given.games, Path(folder))
        elsewhere = verify_elsewhere(sorted(Path(folder).iterdir()))
    print(f"{time.process_time() - begin:.1f} s", file=sys.stderr)
    page = report(played, elsewhere)
    if given.out is None:
        print(page)
    else:
        given.out.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

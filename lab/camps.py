"""Games of Headquarters without a screen: `python -m lab.camps`.

On the maps of the pack in turn, two to four camps, each played by the opponent. Whose order comes next is drawn each
time, as if they came in over a wire: the replay has to give the same result all the same (HQ-TURN-1). Every game's
orders are given once more, and its replay is verified by other processes.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import msgspec

from core.draws import Draws
from core.game import Entry
from lab.elsewhere import verify_elsewhere
from lab.tournament import give_again
from replays.recorder import Recorder
from systems.headquarters.ai.opponent import Opponent
from systems.headquarters.ai.playing import Computers
from systems.headquarters.data import HeadquartersData, load_headquarters
from systems.headquarters.maps import BattleMap, load_map, load_maps
from systems.headquarters.pipeline import HeadquartersGame, new_game
from systems.headquarters.ruleset import RULESET
from systems.headquarters.setup import BattleSetup

LAST_TURN = 80
"""The turns after which a game is a draw."""
DAYS_OF_A_MONTH, MONTHS = 28, 12


class CampGame(msgspec.Struct, frozen=True):
    """What came of one game."""

    seed: int
    map: str
    date: str
    turns: int
    reason: str
    winner: str
    orders: int
    refused: int
    bomb: bool
    digest: str


class DrawnTurns(Computers):
    """Camps whose orders come in as a draw has it."""

    def __init__(self, game: HeadquartersGame, seed: int) -> None:
        sides = range(len(game.view(0).camps))
        super().__init__(game, {side: Opponent(side) for side in sides})
        self._draws, self._steps = Draws(seed), 0

    def _next(self) -> int | None:
        view = self.game.view(0)
        waiting = [side for side in view.standing if not view.camps[side].ready]
        if view.ended or not waiting:
            return None
        self._steps += 1
        return self._draws.one_of("who is next", self._steps, waiting)


def play(setup: BattleSetup, found: BattleMap, folder: Path) -> CampGame:
    """Play one game to its end, recorded in a folder. Raises StuckError where its orders do not give it again."""
    game = new_game(setup, found.data)
    entries: list[Entry] = []
    game.watchers.append(entries.append)
    recorder = Recorder(folder / f"{found.name}-{setup.seed}.gcr", game, setup, load_headquarters())
    camps = DrawnTurns(game, setup.seed)
    while camps.step():
        pass
    recorder.close()
    again(setup, found.data, entries, game)
    view = game.view(0)
    reason = RULESET.moment(game).reason
    winner = view.side_names[view.winner] if view.winner >= 0 else ""
    return CampGame(
        setup.seed,
        found.name,
        setup.date,
        view.turn,
        reason,
        winner,
        camps.orders,
        camps.refusals,
        view.bomb_dropped,
        game.chain.hex()[:16],
    )


def again(setup: BattleSetup, data: HeadquartersData, entries: Sequence[Entry], game: HeadquartersGame) -> None:
    """Give a game's orders once more in one of their own. Raises StuckError where anything differs."""
    digests = game.chain.hex(), game.state_digest().hex()
    give_again(new_game(setup, data), [entry.order for entry in entries], setup.seed, digests)


def games(count: int, last_turn: int, folder: Path, jobs: int = 1) -> list[CampGame]:
    """So many games on the maps in turn, in so many processes at once: what becomes of one rests on its seed alone."""
    one = partial(_game_of, last_turn, folder)
    if jobs == 1:
        return [_told(one(seed)) for seed in range(1, count + 1)]
    with ProcessPoolExecutor(jobs) as processes:
        return [_told(game) for game in processes.map(one, range(1, count + 1))]


def _game_of(last_turn: int, folder: Path, seed: int) -> CampGame:
    maps = list(load_maps(load_headquarters()).values())
    found = maps[seed % len(maps)]
    return play(found.battle(seed, day_of(seed), last_turn), found, folder)


def day_of(seed: int) -> str:
    """The day on which a game is played: the shop is another one each time."""
    return f"2026-{seed % MONTHS + 1:02}-{seed % DAYS_OF_A_MONTH + 1:02}"


def _told(game: CampGame) -> CampGame:
    print(f"{game.seed} {game.map}: {game.reason} in turn {game.turns}, winner {game.winner}", file=sys.stderr)
    return game


def report(played: Sequence[CampGame], elsewhere: str) -> str:
    """The page."""
    ends, count = Counter(game.reason for game in played), len(played)
    lines = [
        "# Games of Headquarters, the opponent against itself",
        "",
        f"{count} games, made by `python -m lab.camps --games {count}`; a draw after turn {LAST_TURN}. Whose order",
        "comes next is drawn each time. The same seed gives the same digest on every machine.",
        "",
        f"- ended: {', '.join(f'{reason} {number}' for reason, number in sorted(ends.items()))}",
        f"- by the last turn: {100 * ends['round_limit'] / count:.1f} %",
        f"- accepted orders: {sum(game.orders for game in played)}; refused: {sum(game.refused for game in played)}",
        "- every game's orders, given once more, led to the same digests",
        f"- {elsewhere}",
        "",
        "| map | games | won by | of a fair share | drawn | turns, mean and most | bombs |",
        "|---|---:|---|---|---:|---:|---:|",
    ]
    for name in sorted({game.map for game in played}):
        here = [game for game in played if game.map == name]
        won, turns = Counter(game.winner for game in here if game.winner), [game.turns for game in here]
        winners = ", ".join(f"{camp} {number}" for camp, number in sorted(won.items()))
        camps = _camps_of(name)
        fair = won.total() / len(camps)
        shares = [won[camp] / fair for camp in camps] if fair else [0.0]
        mean, bombs = sum(turns) / len(here), sum(game.bomb for game in here)
        part = f"{min(shares):.2f} to {max(shares):.2f}"
        lines.append(
            f"| `{name}` | {len(here)} | {winners} | {part} | {len(here) - won.total()} | {mean:.1f}, {max(turns)} "
            f"| {bombs} |"
        )
    lines += ["", "| seed | map | date | turns | end | winner | orders | digest |"]
    lines.append("|---:|---|---|---:|---|---|---:|---|")
    lines += [
        f"| {game.seed} | {game.map} | {game.date} | {game.turns} | {game.reason} | {game.winner} | {game.orders} "
        f"| `{game.digest}` |"
        for game in played
    ]
    return "\n".join(lines) + "\n"


def _camps_of(name: str) -> tuple[str, ...]:
    """The camps that play on a map of the pack."""
    return load_map(load_headquarters(), name).sides


def main(words: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m lab.camps", description=__doc__)
    parser.add_argument("--games", type=int, default=12, help="how many")
    parser.add_argument("--jobs", type=int, default=1, help="how many to play at once, in processes of their own")
    parser.add_argument("--out", type=Path, help="where to write the report (.md)")
    given = parser.parse_args(words)
    begin = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        played = games(given.games, LAST_TURN, Path(folder), given.jobs)
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

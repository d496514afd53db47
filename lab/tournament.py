"""Games of opponents against each other without a screen, and the report of many.

`python -m lab.tournament --games 100 --map highlands --out docs/reports/ai-games.md` writes the report, and beside it a
file of one JSON line per game.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from core.game import Entry
from core.orders import Order, Refusal
from lab.random_setup import random_setup
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.ai.personality import DEFAULT
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.maps import load_map
from systems.clumsy.missions import load_mission
from systems.clumsy.orders import EndTurnOrder, SurrenderOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup
from systems.clumsy.view import View


class Seat(Protocol):
    """What plays a side."""

    def next_order(self, view: View) -> Order:
        """What to do next."""

    def refused(self, order: Order, refusal: Refusal) -> None:
        """An order was refused."""


class GameRecord(msgspec.Struct, frozen=True, kw_only=True):
    """How a game went."""

    seed: int
    map: str
    rounds: int
    reason: str
    """destruction, surrender, points, goals, goals_failed, round_limit."""
    winner: int
    """The winning side, -1 for a draw."""
    fielded: tuple[int, ...]
    """Units of each side at the start."""
    losses: tuple[int, ...]
    """Units of each side that were destroyed."""
    orders: int
    """Accepted orders to units, without passes."""
    refused: int
    unit_turns: int
    """Units alive at the start of a side's turn, over all turns."""
    turns: int
    """Turns of sides."""
    digest: str
    """The chained digest of all events."""
    state_digest: str

    @property
    def decided(self) -> bool:
        """Whether it ended before the round limit."""
        return self.reason != "round_limit"


class StuckError(RuntimeError):
    """A seat went on giving orders without ending its turn, or a game left something undone."""


ORDERS_A_TURN = 500
"""More orders than this in one turn are a fault in a seat."""


def play_game(
    setup: BattleSetup,
    data: ClumsyData,
    opponents: Sequence[Seat],
    on_entry: Callable[[Entry], None] | None = None,
) -> GameRecord:
    """Play a game to its end. Raises StuckError if a seat never ends its turn or the agenda is left with something."""
    game = new_game(setup, data)
    if on_entry is not None:
        game.watchers.append(on_entry)
    fielded = tuple(sum(unit.side == side for unit in setup.units) for side in range(len(setup.sides)))
    alive = list(fielded)
    orders = refused = unit_turns = turns = 0
    while not (view := game.view(turns % len(setup.sides))).ended:
        turns += 1
        unit_turns += len(view.own)
        alive[view.side] = len(view.force)
        given, missed = play_turn(game, view.side, opponents[view.side])
        orders += given
        refused += missed
    for one in range(len(alive)):
        # the units of a side that gave up left the map with it: those it had until then were not lost
        if view.outcome != "surrender" or one == view.winner:
            alive[one] = len(game.view(one).force)
    return GameRecord(
        seed=setup.seed,
        map=setup.title,
        rounds=view.round,
        reason=view.outcome,
        winner=view.winner,
        fielded=fielded,
        losses=tuple(was - left for was, left in zip(fielded, alive, strict=True)),
        orders=orders,
        refused=refused,
        unit_turns=unit_turns,
        turns=turns,
        digest=game.chain.hex(),
        state_digest=game.state_digest().hex(),
    )


def play_turn(game: ClumsyGame, side: int, seat: Seat) -> tuple[int, int]:
    """Play one side's turn; return how many orders to units were accepted and how many orders were refused."""
    given = refused = 0
    for _ in range(ORDERS_A_TURN):
        order = seat.next_order(game.view(side))
        answer = game.submit(order)
        if game.battle.world.agenda:
            raise StuckError(f"{order} left {game.battle.world.agenda.kinds()} on the agenda")
        if isinstance(answer, Refusal):
            refused += 1
            seat.refused(order, answer)
        elif isinstance(order, EndTurnOrder | SurrenderOrder) or game.view(side).ended:
            return given + (not isinstance(order, EndTurnOrder | SurrenderOrder)), refused
        else:
            given += 1
    raise StuckError(f"side {side} gave {ORDERS_A_TURN} orders without ending its turn")


def verify(setup: BattleSetup, data: ClumsyData, orders: Sequence[Order], record: GameRecord) -> None:
    """Give the recorded orders once more in a game of their own. Raises StuckError where anything differs."""
    game = new_game(setup, data)
    for order in orders:
        if isinstance(answer := game.submit(order), Refusal):
            raise StuckError(f"{order}, accepted once, is now refused: {answer}")
    if (game.chain.hex(), game.state_digest().hex()) != (record.digest, record.state_digest):
        raise StuckError(f"game {record.seed} came to other digests when its orders were given once more")


RANDOM = "random"
"""Instead of a map's name: ground and forces of `lab.random_setup`."""


def setups(map_name: str, seeds: Sequence[int], mission: str = "") -> Iterator[BattleSetup]:
    """A battle for each seed: of a mission, on random ground, or on a map of the pack with forces drawn by the seed."""
    if mission:
        played = load_mission(load_clumsy(), mission)
        yield from (played.battle(seed) for seed in seeds)
    elif map_name == RANDOM:
        yield from (random_setup(seed) for seed in seeds)
    else:
        found = load_map(load_clumsy(), map_name)
        yield from (found.battle(seed, forces="drawn") for seed in seeds)


def tournament(
    map_name: str,
    seeds: Sequence[int],
    personalities: tuple[str, str] = (DEFAULT, DEFAULT),
    on_game: Callable[[GameRecord], None] | None = None,
    mission: str = "",
) -> list[GameRecord]:
    """Play a game for each seed, verify each by giving its orders once more, and return the records."""
    data = load_clumsy().data
    records = []
    for setup in setups(map_name, seeds, mission):
        entries: list[Entry] = []
        seats = [Opponent(side, name) for side, name in enumerate(personalities)]
        record = play_game(setup, data, seats, entries.append)
        verify(setup, data, [entry.order for entry in entries], record)
        record = msgspec.structs.replace(record, map=mission or map_name)
        records.append(record)
        if on_game is not None:
            on_game(record)
    return records


def report(records: Sequence[GameRecord], personalities: tuple[str, str] = (DEFAULT, DEFAULT)) -> str:
    """The games as a page in Markdown: what they came to, then a line for each."""
    games = len(records)
    reasons = Counter(record.reason for record in records)
    wins = Counter(record.winner for record in records)
    orders, unit_turns = sum(record.orders for record in records), sum(record.unit_turns for record in records)
    smallest = min(min(record.fielded) for record in records)
    largest = max(max(record.fielded) for record in records)
    lines = [
        "# Games of the opponent against itself",
        "",
        f"{games} games on `{records[0].map}`, {smallest} to {largest} units a side,"
        f" blue `{personalities[0]}`, red `{personalities[1]}`."
        " Made by `python -m lab.tournament`; the same seed gives the same digest on every machine.",
        "",
        f"- ended: {', '.join(f'{reason} {count}' for reason, count in sorted(reasons.items()))}",
        f"- decided before the round limit: {sum(record.decided for record in records)} of {games}",
        f"- won: blue {wins[0]}, red {wins[1]}, drawn {wins[-1]}",
        f"- rounds: {sum(record.rounds for record in records) / games:.1f} on average",
        f"- accepted orders: {orders}, {orders / max(1, unit_turns):.2f} per unit-turn;"
        f" refused: {sum(record.refused for record in records)}",
        "- every game's orders, given once more, led to the same digests; nothing was left on any agenda",
        "",
        "| seed | units | rounds | end | winner | lost by blue | lost by red | orders | digest |",
        "|---:|---:|---:|---|---|---:|---:|---:|---|",
    ]
    names = ("blue", "red", "-")
    lines += [
        f"| {record.seed} | {record.fielded[0]} | {record.rounds} | {record.reason} | {names[record.winner]} |"
        f" {record.losses[0]} | {record.losses[1]} | {record.orders} | `{record.digest[:16]}` |"
        for record in records
    ]
    return "\n".join(lines) + "\n"


def write_report(path: Path, records: Sequence[GameRecord], personalities: tuple[str, str]) -> None:
    """Write the page, and beside it the records, one JSON line a game."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.with_suffix(".md").write_text(report(records, personalities), encoding="utf-8")
    path.with_suffix(".jsonl").write_bytes(b"".join(msgspec.json.encode(record) + b"\n" for record in records))


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m lab.tournament", description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="how many")
    parser.add_argument("--first-seed", type=int, default=1, help="the seed of the first; the others count on")
    parser.add_argument("--map", default=RANDOM, help=f"a map of the pack, or {RANDOM}")
    parser.add_argument("--mission", default="", help="a mission of the pack instead of a map")
    parser.add_argument("--blue", default=DEFAULT, help="blue's personality")
    parser.add_argument("--red", default=DEFAULT, help="red's personality")
    parser.add_argument("--out", type=Path, help="where to write the report (.md, and .jsonl beside it)")
    given = parser.parse_args(arguments)
    personalities = given.blue, given.red

    def show(record: GameRecord) -> None:
        print(
            f"seed {record.seed}: {record.reason} in round {record.rounds}, winner {record.winner},"
            f" losses {record.losses}",
            file=sys.stderr,
        )

    begin = time.process_time()
    seeds = range(given.first_seed, given.first_seed + given.games)
    records = tournament(given.map, seeds, personalities, show, given.mission)
    print(f"{time.process_time() - begin:.1f} s", file=sys.stderr)
    if given.out is None:
        print(report(records, personalities))
    else:
        write_report(given.out, records, personalities)
    return 0


if __name__ == "__main__":
    sys.exit(main())

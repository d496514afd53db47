"""Games of opponents against each other without a screen, and the report of many.

`python -m lab.tournament --games 200 --map all --mission all --mission-games 20 --verify --out
docs/reports/ai-games.md` plays on all maps in turn, then all missions, has every replay verified by other processes and
writes the report, and beside it a file of one JSON line per game. `python -m lab.tournament --games 200 --map all --air
--verify --out docs/reports/air-games.md` does so with forces that always hold craft and those who bring them down.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import msgspec

from core.game import Entry, Game
from core.orders import Order, Refusal
from core.packs.faults import PackError, render
from core.packs.location import data_folder
from core.packs.mods import Mod, chosen_mods
from core.texts import Texts, system_language
from lab.battlegrounds import ALL, RANDOM, of_missions, on_maps
from lab.craft_losses import CraftLosses
from lab.elsewhere import verify_elsewhere
from lab.tournament_report import GameRecord, report, write_report
from replays.recorder import Recorder
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.ai.personality import DEFAULT
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.orders import EndTurnOrder, SurrenderOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup
from systems.clumsy.view import View

UNUSABLE = 2
"""Exit code: a mod cannot be used."""


class Seat(Protocol):
    """What plays a side."""

    def next_order(self, view: View) -> Order:
        """What to do next."""

    def refused(self, order: Order, refusal: Refusal) -> None:
        """An order was refused."""


class StuckError(RuntimeError):
    """A seat went on giving orders without ending its turn, or a game left something undone."""


ORDERS_A_TURN = 500
"""More orders than this in one turn are a fault in a seat."""


def play_game(
    setup: BattleSetup,
    data: ClumsyData,
    opponents: Sequence[Seat],
    on_entry: Callable[[Entry], None] | None = None,
    on_start: Callable[[ClumsyGame], object] | None = None,
) -> GameRecord:
    """Play a game to its end. Raises StuckError if a seat never ends its turn or the agenda is left with something."""
    game = new_game(setup, data)
    if on_entry is not None:
        game.watchers.append(on_entry)
    if on_start is not None:
        on_start(game)
    craft = CraftLosses(setup, data)
    game.watchers.append(craft.note)
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
        craft=dict(sorted(craft.fielded.items())),
        craft_lost={f"{name} {cause}": count for (name, cause), count in sorted(craft.lost.items())},
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
        else:
            given += not isinstance(order, EndTurnOrder | SurrenderOrder)
            # a side of several that gives up still passes
            if isinstance(order, EndTurnOrder) or game.view(side).ended:
                return given, refused
    raise StuckError(f"side {side} gave {ORDERS_A_TURN} orders without ending its turn")


def play_rounds(game: ClumsyGame, seats: Sequence[Seat], rounds: int) -> int:
    """Play a game from its start through so many rounds, or to its end; return how many turns were played."""
    turns = 0
    while not (view := game.view(turns % len(seats))).ended and view.round <= rounds:
        play_turn(game, view.side, seats[view.side])
        turns += 1
    return turns


def verify(setup: BattleSetup, data: ClumsyData, orders: Sequence[Order], record: GameRecord) -> None:
    """Give the recorded orders once more in a game of their own. Raises StuckError where anything differs."""
    give_again(new_game(setup, data), orders, record.seed, (record.digest, record.state_digest))


def give_again(twin: Game[Any, Any], orders: Iterable[Order], seed: int, digests: tuple[str, str]) -> None:
    """Give a game's orders once more to its twin, a new one. Raises StuckError unless it comes to the same digests."""
    for order in orders:
        if isinstance(answer := twin.submit(order), Refusal):
            raise StuckError(f"{order}, accepted once, is now refused: {answer}")
    if (twin.chain.hex(), twin.state_digest().hex()) != digests:
        raise StuckError(f"game {seed} came to other digests when its orders were given once more")


def tournament(
    battles: Iterable[tuple[str, BattleSetup]],
    personalities: tuple[str, str] = (DEFAULT, DEFAULT),
    on_game: Callable[[GameRecord], None] | None = None,
    replays: Path | None = None,
    mods: Sequence[Mod] = (),
) -> list[GameRecord]:
    """Play each battle, named by its map or mission, verify it by giving its orders once more, return the records.

    With a folder for `replays`, each game is recorded there, as `<name>-<seed>.gcr`.
    """
    pack = load_clumsy(mods=mods)
    records = []
    for name, setup in battles:
        entries: list[Entry] = []

        def record_it(game: ClumsyGame, name: str = name, setup: BattleSetup = setup) -> None:
            if replays is not None:
                Recorder(replays / f"{name}-{setup.seed}.gcr", game, setup, pack, seats=personalities)

        seats = [Opponent(side, personality) for side, personality in enumerate(personalities)]
        record = play_game(setup, pack.data, seats, entries.append, record_it)
        verify(setup, pack.data, [entry.order for entry in entries], record)
        record = msgspec.structs.replace(record, map=name)
        records.append(record)
        if on_game is not None:
            on_game(record)
    return records


def tournament_of(
    battles: Iterable[tuple[str, BattleSetup]],
    personalities: tuple[str, str],
    jobs: int,
    on_game: Callable[[GameRecord], None],
    replays: Path | None = None,
    mods: Sequence[Mod] = (),
) -> list[GameRecord]:
    """The same, in so many processes at once: what becomes of a game rests on its battle alone."""
    if jobs <= 1:
        return tournament(battles, personalities, on_game, replays, mods)
    records = []
    with ProcessPoolExecutor(jobs) as processes:
        for record in processes.map(partial(_play_one, personalities, replays, mods), battles):
            records.append(record)
            on_game(record)
    return records


def _play_one(
    personalities: tuple[str, str], replays: Path | None, mods: Sequence[Mod], battle: tuple[str, BattleSetup]
) -> GameRecord:
    return tournament([battle], personalities, replays=replays, mods=mods)[0]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m lab.tournament", description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="how many")
    parser.add_argument("--first-seed", type=int, default=1, help="the seed of the first; the others count on")
    parser.add_argument("--map", default="", help=f"a map of the pack, {ALL} of them in turn, or {RANDOM}")
    parser.add_argument("--air", action="store_true", help="with an air wing on both sides, on maps of the pack")
    parser.add_argument("--mission", default="", help=f"a mission of the pack, or {ALL}: after the games on maps")
    parser.add_argument("--mission-games", type=int, help="how many of the missions, if not as many as on maps")
    parser.add_argument("--mod", action="append", default=[], help="a mod to play with; may be given several times")
    parser.add_argument("--blue", default=DEFAULT, help="blue's personality")
    parser.add_argument("--red", default=DEFAULT, help="red's personality")
    parser.add_argument("--jobs", type=int, default=1, help="how many games to play at once, in processes of their own")
    parser.add_argument("--verify", action="store_true", help="have every game's replay verified by other processes")
    parser.add_argument("--out", type=Path, help="where to write the report (.md, and .jsonl beside it)")
    given = parser.parse_args(arguments)
    personalities = given.blue, given.red
    try:
        mods = chosen_mods(given.mod)
        load_clumsy(mods=mods)
    except PackError as error:
        print(render(error.faults, Texts(system_language(), data_folder() / "locale")), file=sys.stderr)
        return UNUSABLE

    def show(record: GameRecord) -> None:
        print(
            f"seed {record.seed}, {record.map}: {record.reason} in round {record.rounds}, winner {record.winner},"
            f" losses {record.losses}",
            file=sys.stderr,
        )

    begin = time.process_time()
    elsewhere = ""
    with tempfile.TemporaryDirectory() as folder:
        replays = Path(folder) if given.verify else None
        records = tournament_of(_battles(given, mods), personalities, given.jobs, show, replays, mods)
        if replays is not None:
            elsewhere = verify_elsewhere(sorted(replays.iterdir()))
    print(f"{time.process_time() - begin:.1f} s", file=sys.stderr)
    if given.out is None:
        print(report(records, personalities, elsewhere))
    else:
        write_report(given.out, records, personalities, elsewhere)
    return 0


def _battles(given: argparse.Namespace, mods: Sequence[Mod]) -> Iterator[tuple[str, BattleSetup]]:
    if given.map or not given.mission:
        seeds = range(given.first_seed, given.first_seed + given.games)
        yield from on_maps(given.map or RANDOM, seeds, air=given.air, mods=mods)
    if given.mission:
        games = given.games if given.mission_games is None else given.mission_games
        yield from of_missions(given.mission, range(given.first_seed, given.first_seed + games), mods)


if __name__ == "__main__":
    sys.exit(main())

"""Saves that somebody made up, with every checksum and digest right: refused in plain words, or played on with."""

import random
import subprocess
import sys
import time
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core.digest import snapshot_digest
from core.orders import Refusal
from replays.faults import ReplayError
from replays.format import HEADER, KEYFRAME, START_BYTES, VERSION
from replays.reader import open_replay
from replays.recorder import Recorder
from replays.records import KEYFRAMES, snapshot_of
from replays.resume import resumed
from replays.summary import summary
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.pipeline import new_game
from tests.replays.recordings import Block, as_version, blocks_of, pack, play, write_blocks
from tests.replays.test_hostile import SOON, VERSIONS
from tests.systems.clumsy import wild
from tests.systems.clumsy.battles import random_order

ROOT = Path(__file__).resolve().parents[2]
ABSURD = (
    -1,
    0,
    1,
    2,
    999,
    1000,
    2000,
    2**31,
    -(2**63),
    2**63 - 1,
    1.5,
    None,
    True,
    "",
    "x",
    "f" * 300,
    [],
    [1],
    {},
    b"",
)


@pytest.fixture(scope="module", params=VERSIONS)
def saved(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A battle that was left, against an opponent, in every version of the format."""
    path = tmp_path_factory.mktemp("saves") / "whole.gcr"
    setup, rules = wild.wild_setup(13), wild.rules(13)
    game = new_game(setup, rules)
    recorder = Recorder(
        path, game, setup, pack(), data=rules, seats=("person", "opponent", "person")[: len(setup.sides)]
    )
    recorder.thinkers = {1: Opponent(1)}
    play(game, 13, 50)
    recorder.close()
    assert recorder.failure is None
    assert not game.view(0).ended
    return path if request.param == VERSION else as_version(request.param, path, path.with_name("old.gcr"))


def spoilt(value: Any, dice: random.Random) -> Any:
    """The same value with one thing in it somewhere else than it should be."""
    if isinstance(value, dict) and value and dice.random() < 0.95:
        key = dice.choice(sorted(value, key=str))
        if dice.random() < 0.05:
            return {other: kept for other, kept in value.items() if other != key}
        return value | {key: spoilt(value[key], dice)}
    if isinstance(value, list) and value and dice.random() < 0.95:
        place, wish = dice.randrange(len(value)), dice.random()
        if wish < 0.05:
            return value[:place] + value[place + 1 :]
        if wish < 0.1:
            return [*value, dice.choice(value)]
        if wish < 0.2:
            other = dice.randrange(len(value))
            changed = list(value)
            changed[place], changed[other] = changed[other], changed[place]
            return changed
        return [*value[:place], spoilt(value[place], dice), *value[place + 1 :]]
    if type(value) is int and dice.random() < 0.7:
        return value + dice.choice((-1, 1, -2, 3, 17, 1000))
    return dice.choice(ABSURD)


def made_right(kind: bytes, values: Any) -> Any:
    """The values with the digests that belong to them."""
    try:
        if kind == HEADER:
            digest = blake2b(msgspec.msgpack.encode(values["data"]), digest_size=16).digest()
            return values | {"data_digest": digest}
        if kind == KEYFRAME:
            keyframe = KEYFRAMES.decode(msgspec.msgpack.encode(values))
            return values | {"state": snapshot_digest(snapshot_of(keyframe.tables))}
    except (LookupError, TypeError, ValueError, msgspec.DecodeError):
        return values
    return values


def mutated(blocks: list[Block], dice: random.Random) -> list[Block]:
    """The blocks of a save with one or a few values changed, mostly in the last keyframe."""
    found = list(blocks)
    last = max(number for number, block in enumerate(blocks) if block[0] == KEYFRAME)
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        number = dice.choice((last, last, last, dice.randrange(len(blocks)), 0))
        kind, flags, content = found[number]
        values = msgspec.msgpack.decode(content)
        tables = values.get("tables") if isinstance(values, dict) else None
        if isinstance(tables, dict) and tables and dice.random() < 0.8:
            name = dice.choice(sorted(tables))
            tables[name] = spoilt(tables[name], dice)
        else:
            values = spoilt(values, dice)
        found[number] = kind, flags, msgspec.msgpack.encode(made_right(kind, values))
    return found


def try_save(path: Path, dice: random.Random) -> str:
    """Do with a file all that can be done. Returns what came of it."""
    summary(path)
    try:
        replay = open_replay(path)
        found = resumed(replay)
    except ReplayError as error:
        return error.faults[0].key
    game = found.game
    for _ in range(12):
        view = game.view(game.view(0).turn)
        if view.ended:
            break
        thinker = found.thinkers.get(view.side)
        order = random_order(view, dice) if thinker is None else thinker.next_order(view)
        outcome = game.submit(order)
        if thinker is not None and isinstance(outcome, Refusal):
            thinker.refused(order, outcome)
    return "goes on"


def try_saves(saved: Path, folder: Path, count: int, seed: int) -> dict[str, int]:
    blocks, start, dice = blocks_of(saved), saved.read_bytes()[:START_BYTES], random.Random(seed)
    path, came = folder / "x.gcr", {}
    for number in range(count):
        write_blocks(path, start, mutated(blocks, dice))
        began = time.process_time()
        try:
            what = try_save(path, dice)
        except Exception as error:
            raise AssertionError(f"file {number} of seed {seed}: {error!r}") from error
        came[what] = came.get(what, 0) + 1
        assert time.process_time() - began < SOON, number
    assert [found.name for found in folder.iterdir()] == ["x.gcr"]
    return came


MOST_MEMORY = 200 << 10
"""In kB: what a process may need at most that opens whatever there is."""

IN_A_PROCESS = """
import sys
from pathlib import Path
from tests.replays.test_hostile import peak_memory, try_mutations
from tests.replays.test_hostile_saves import try_saves
saved, folder, count, seed = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
came = try_saves(saved, folder, count, seed)
assert came.pop("goes on") > count // 10, came
assert came["replay-state"] > count // 20, came
try_mutations(saved, folder, count, seed)
print(peak_memory())
"""


def try_in_a_process(saved: Path, folder: Path, count: int, seed: int) -> None:
    """Open mutated and made up files, as many of each, in a process of its own, for its memory to be measured."""
    command = [sys.executable, "-c", IN_A_PROCESS, str(saved), str(folder), str(count), str(seed)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(done.stdout) < MOST_MEMORY


@pytest.mark.skipif(sys.platform == "win32", reason="memory is measured otherwise there")
def test_made_up_saves_are_refused_or_played_on_with(saved: Path, tmp_path: Path) -> None:
    try_in_a_process(saved, tmp_path, 200, 1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))  # ten of each version were tried by hand: docs/reports/replays.md
def test_many_made_up_saves(saved: Path, tmp_path: Path, seed: int) -> None:
    try_in_a_process(saved, tmp_path, 1000, 100 + seed)

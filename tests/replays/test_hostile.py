"""A file may be cut, damaged or made up: what is good of it opens, and the rest is said in plain words."""

import os
import random
import re
import struct
import time
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from replays.faults import ReplayError
from replays.format import (
    DIFFERING,
    ENDING,
    FOLDED,
    FRESH,
    HEADER,
    KEYFRAME,
    MAGIC,
    MARK,
    MOST_PAYLOAD,
    OPTIONAL,
    ORDER,
    START_BYTES,
    VERSION,
    BlockWriter,
    start_of_file,
)
from replays.playback import Playback
from replays.reader import EVERYTHING, Replay, open_replay
from replays.verify import verify
from tests.replays.recordings import (
    CHECK,
    HEAD,
    Block,
    as_version,
    blocks_of,
    changed,
    numbers_of,
    raw_blocks_of,
    record,
    write_blocks,
    write_raw_blocks,
)


def peak_memory() -> int:
    """The most memory this process has had so far, in kB; 0 where that cannot be told.

    What `resource` tells of a child begins with what its parent had; Linux tells both apart.
    """
    status = Path("/proc/self/status")
    if status.exists():
        return int(re.findall(r"VmHWM:\s+(\d+) kB", status.read_text())[0])
    try:
        import resource
    except ImportError:
        return 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


VERSIONS = range(1, VERSION + 1)

SOON = 5.0
"""Seconds of this process that no small file may take to open, on a slow machine."""


@pytest.fixture(scope="module", params=VERSIONS)
def recorded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A battle to its end, in every version of the format."""
    folder = tmp_path_factory.mktemp("replays")
    record(folder / "whole.gcr", 6, ended=True)
    whole = folder / "whole.gcr"
    return whole if request.param == VERSION else as_version(request.param, whole, folder / "old.gcr")


def digests(replay: Replay) -> list[bytes]:
    return [entry.digest for entry in replay.entries()]


def opened(path: Path) -> tuple[Replay | None, list[str]]:
    """A replay, if any of it can be used, and the keys of what is wrong with it."""
    try:
        replay = open_replay(path)
    except ReplayError as error:
        return None, [fault.key for fault in error.faults]
    return replay, [fault.key for fault in replay.faults]


def first_fault(path: Path) -> str:
    """What is said first about a file, whether it opens in part or not at all."""
    return opened(path)[1][0]


def used(replay: Replay) -> None:
    """Do with a replay all that can be done."""
    verify(replay)
    for side in (EVERYTHING, *range(replay.stage.sides)):
        playback = Playback(replay, side)
        while playback.next_scene() is not None:
            pass


@pytest.mark.parametrize(("version", "kind"), [(1, MARK), (1, DIFFERING), (1, FOLDED), (2, FOLDED)])
def test_a_block_of_a_later_version_ends_the_good_part(
    recorded: Path, tmp_path: Path, version: int, kind: bytes
) -> None:
    old = as_version(version, recorded, tmp_path / "old.gcr")
    later = as_version(2 if kind == DIFFERING else VERSION, recorded, tmp_path / "later.gcr")
    blocks, start = raw_blocks_of(old), old.read_bytes()[:START_BYTES]
    number = max(place for place, block in enumerate(blocks) if block[0] not in (HEADER, ENDING))
    content = next(block[2] for block in raw_blocks_of(later) if block[0] == kind)
    write_raw_blocks(tmp_path / "x.gcr", start, [*blocks[:number], (kind, FRESH, content)])
    replay, faults = opened(tmp_path / "x.gcr")
    assert replay is not None
    assert faults == ["replay-content"]


# --- cut short


def test_every_beginning_of_a_file_opens_up_to_its_last_whole_order(recorded: Path, tmp_path: Path) -> None:
    whole = recorded.read_bytes()
    expected = digests(open_replay(recorded))
    first_turn = open_replay(recorded).turns[0].offset
    dice = random.Random(1)
    cuts = sorted(dice.sample(range(first_turn, len(whole)), 60))
    orders = 0
    for cut in cuts:
        path = tmp_path / "cut.gcr"
        path.write_bytes(whole[:cut])
        replay, faults = opened(path)
        if replay is None:
            assert orders == 0
            assert faults[0] in ("replay-cut", "replay-no-turn")
            continue
        found = digests(replay)
        assert found == expected[: len(found)]
        assert len(found) >= orders
        orders = len(found)
        assert verify(replay).difference is None
    assert orders > 0


@pytest.mark.parametrize("length", [0, 1, 7, 8, 11, 12, 18, 200])
def test_a_file_without_its_beginning_is_refused(recorded: Path, tmp_path: Path, length: int) -> None:
    path = tmp_path / "cut.gcr"
    path.write_bytes(recorded.read_bytes()[:length])
    assert first_fault(path) in ("replay-not-one", "replay-mangled", "replay-no-header", "replay-cut")


# --- not what it should be


def test_what_is_no_replay_is_said_to_be_none(recorded: Path, tmp_path: Path) -> None:
    whole = recorded.read_bytes()
    path = tmp_path / "x.gcr"
    assert first_fault(path) == "replay-missing"
    path.write_text("hello")
    assert first_fault(path) == "replay-not-one"
    path.write_bytes(whole.replace(b"\r\n", b"\n"))
    assert first_fault(path) == "replay-mangled"
    path.write_bytes(MAGIC + struct.pack(">HH", 99, 0) + whole[START_BYTES:])
    assert first_fault(path) == "replay-newer"
    assert first_fault(tmp_path) == "replay-not-one"
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        assert first_fault(tmp_path / "pipe") == "replay-not-one"


def test_a_flipped_bit_is_found_and_what_was_before_it_opens(recorded: Path, tmp_path: Path) -> None:
    whole = bytearray(recorded.read_bytes())
    replay = open_replay(recorded)
    middle = replay.turns[len(replay.turns) // 2]
    whole[middle.offset + 40] ^= 4
    path = tmp_path / "x.gcr"
    path.write_bytes(whole)
    found = open_replay(path)
    assert [fault.key for fault in found.faults] == ["replay-damaged"]
    assert len(found.turns) == middle.number
    assert digests(found) == digests(replay)[: middle.first_order]


def test_blocks_in_another_order_are_found(recorded: Path, tmp_path: Path) -> None:
    whole, replay = recorded.read_bytes(), open_replay(recorded)
    a, b, c = (turn.offset for turn in replay.turns[2:5])
    path = tmp_path / "x.gcr"
    path.write_bytes(whole[:a] + whole[b:c] + whole[a:b] + whole[c:])
    assert first_fault(path) == "replay-damaged"


# --- made up, with every checksum right


def made(recorded: Path, path: Path, *blocks: Block, keep: int = 3) -> Path:
    """The first blocks of a sound file, then others."""
    write_blocks(path, recorded.read_bytes()[:START_BYTES], [*blocks_of(recorded)[:keep], *blocks])
    return path


def test_what_no_version_knows(recorded: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.gcr"
    assert first_fault(made(recorded, path, (b"Z", 0, b""))) == "replay-unknown-block"
    replay = open_replay(made(recorded, path, (b"z", OPTIONAL, b"anything")))
    assert replay.faults == []
    assert replay.orders == 1


def test_something_after_the_end(recorded: Path, tmp_path: Path) -> None:
    path, blocks = tmp_path / "x.gcr", blocks_of(recorded)
    write_blocks(path, recorded.read_bytes()[:START_BYTES], [*blocks, (b"z", OPTIONAL, b"")])
    replay = open_replay(path)
    assert [fault.key for fault in replay.faults] == ["replay-after-ending"]
    assert replay.ending is not None


def test_huge_lengths_cost_nothing(recorded: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.gcr"
    whole = recorded.read_bytes()
    for length in (1 << 31, (1 << 32) - 1, MOST_PAYLOAD * 2):
        path.write_bytes(whole + HEAD.pack(ORDER, 0, length) + b"x" * 50)
        assert first_fault(path) == "replay-damaged"
    huge = b"\xdd\xff\xff\xff\xff", b"\xdf\xff\xff\xff\xff", b"\xdb\xff\xff\xff\xff", b"\xc6\xff\xff\xff\xff"
    for content in (*huge, b"\x81\xa4told\xdd\x0f\xff\xff\xff"):
        assert first_fault(made(recorded, path, (ORDER, 0, content))) == "replay-content"


def test_deep_nesting_is_refused(recorded: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.gcr"
    deep = b"\x91" * 100_000 + b"\xc0"
    assert first_fault(made(recorded, path, (ORDER, 0, deep))) == "replay-content"
    assert first_fault(made(recorded, path, (KEYFRAME, FRESH, deep))) == "replay-content"
    (header,) = numbers_of(recorded, HEADER)
    for depth in (50, 900):

        def nest(values: dict[str, Any], depth: int = depth) -> None:
            inner: Any = 1
            for _ in range(depth):
                inner = [inner]
            values["data"]["units"]["walker"]["hp"] = inner
            values["data_digest"] = _digest(values["data"])

        assert first_fault(changed(recorded, path, header, nest)).startswith("replay-")
        with pytest.raises(ReplayError):
            open_replay(path)


def test_a_bomb_is_not_unpacked(recorded: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.gcr"
    packing = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packing.compress(bytes(1 << 28)) + packing.flush(zlib.Z_SYNC_FLUSH)
    start, check = start_of_file()
    head = HEAD.pack(HEADER, FRESH, len(packed))
    path.write_bytes(start + head + packed + CHECK.pack(zlib.crc32(packed, zlib.crc32(head, check))))
    before, began = peak_memory(), time.process_time()
    assert first_fault(path) == "replay-too-large"
    assert peak_memory() - before < 100_000
    assert time.process_time() - began < SOON


def test_a_bomb_of_many_small_blocks_is_not_unpacked(
    recorded: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("replays.format.MOST_UNPACKED", 16 << 20)
    path = tmp_path / "x.gcr"
    start = recorded.read_bytes()[:START_BYTES]
    many = [(b"z", OPTIONAL, bytes(1 << 20))] * 40
    write_blocks(path, start, [*blocks_of(recorded)[:3], *many])
    replay = open_replay(path)
    assert [fault.key for fault in replay.faults] == ["replay-too-large"]
    assert replay.orders == 1


def test_a_stream_that_ends_early_is_found(recorded: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.gcr"
    packed = zlib.compress(b"x", wbits=-15)
    start, check = start_of_file()
    head = HEAD.pack(HEADER, FRESH, len(packed))
    path.write_bytes(start + head + packed + CHECK.pack(zlib.crc32(packed, zlib.crc32(head, check))))
    assert first_fault(path) == "replay-damaged"


def _digest(data: Any) -> bytes:
    from hashlib import blake2b

    return blake2b(msgspec.msgpack.encode(data), digest_size=16).digest()


HOSTILE_SETUPS: dict[str, tuple[str, Any]] = {
    "rows of different lengths": ("setup-row-length", lambda setup: setup["rows"].__setitem__(1, "..")),
    "no rows": ("setup-map-size", lambda setup: setup.update(rows=[])),
    "an empty row": ("setup-map-size", lambda setup: setup.update(rows=[""])),
    "too many rows": ("setup-map-size", lambda setup: setup.update(rows=["."] * 5000)),
    "an unknown glyph": ("setup-glyph", lambda setup: setup["rows"].__setitem__(0, "?" * 12)),
    "a unit off the map": ("setup-off-map", lambda setup: setup["units"][0].update(at=[99, 0])),
    "a unit before the map": ("setup-off-map", lambda setup: setup["units"][0].update(at=[-1, 0])),
    "an unknown type": ("setup-unit-type", lambda setup: setup["units"][0].update(type="wlaker")),
    "an unknown side": ("setup-unit-side", lambda setup: setup["units"][0].update(side=7)),
    "a negative side": ("setup-unit-side", lambda setup: setup["units"][0].update(side=-1)),
    "two in one cell": ("setup-cell-taken", lambda setup: setup["units"].append(dict(setup["units"][0]))),
    "flown by no operator": ("setup-not-operator", lambda setup: setup["units"][0].update(operator=1)),
    "flown by nobody there is": ("setup-not-operator", lambda setup: setup["units"][0].update(operator=-1)),
    "too full a battery": ("setup-supplies", lambda setup: setup["units"][0].update(battery=99)),
    "too many hit points": ("setup-supplies", lambda setup: setup["units"][0].update(hp=10_000)),
    "dead at the start": ("setup-supplies", lambda setup: setup["units"][0].update(hp=0)),
    "rounds of no weapon": ("setup-supplies", lambda setup: setup["units"][0].update(ammo={"laser": 3})),
    "fuel without end": ("setup-supplies", lambda setup: setup["units"][0].update(fuel=1 << 40)),
    "a point off the map": ("setup-off-map", lambda setup: setup.update(points=[[0, 99]])),
    "a point twice": ("setup-point-twice", lambda setup: setup.update(points=[[0, 0], [0, 0]])),
    "a fire off the map": ("setup-fire", lambda setup: setup.update(fires=[{"at": [0, 99]}])),
    "a fire before the map": ("setup-fire", lambda setup: setup.update(fires=[{"at": [-1, 0]}])),
    "a fire on a meadow": (
        "setup-fire",
        lambda setup: setup.update(rows=["." * len(row) for row in setup["rows"]], fires=[{"at": [0, 0]}]),
    ),
    "a fire older than fires get": (
        "setup-fire",
        lambda setup: setup.update(rows=["f" * len(row) for row in setup["rows"]], fires=[{"at": [0, 0], "age": 99}]),
    ),
    "a fire twice": (
        "setup-fire-twice",
        lambda setup: setup.update(rows=["f" * len(row) for row in setup["rows"]], fires=[{"at": [0, 0]}] * 2),
    ),
    "no sides": ("setup-sides", lambda setup: setup.update(sides=[])),
    "one name twice": ("setup-sides", lambda setup: setup.update(sides=["a", "a"])),
    "a round before the first": ("setup-round", lambda setup: setup["clock"].update(round=0)),
    "rounds without end": ("setup-round", lambda setup: setup.update(round_limit=1 << 60)),
    "an endless title": ("setup-long-text", lambda setup: setup.update(title="x" * 100_000)),
    "an army": (
        "setup-too-many-units",
        lambda setup: setup.update(
            rows=["." * 40] * 40,
            fires=[],
            units=[{"type": "walker", "side": 0, "at": [n % 40, n // 40]} for n in range(1200)],
        ),
    ),
}


@pytest.mark.parametrize("name", HOSTILE_SETUPS)
def test_a_hostile_setup_is_refused_by_name(recorded: Path, tmp_path: Path, name: str) -> None:
    key, spoil = HOSTILE_SETUPS[name]
    (header,) = numbers_of(recorded, HEADER)
    path = changed(recorded, tmp_path / "x.gcr", header, lambda values: spoil(values["setup"]))
    with pytest.raises(ReplayError) as refused:
        open_replay(path)
    assert [fault.key for fault in refused.value.faults][:2] == ["replay-setup", key]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data["units"]["walker"].update(hp=-1),
        lambda data: data["units"]["walker"].update(hp=float("nan")),
        lambda data: data["units"]["walker"].update(weapons=["laser"]),
        lambda data: data["units"]["walker"].update({"class": "ghost"}),
        lambda data: data["units"].update({"Walker!": {}}),
        lambda data: data["rules"].update(grid={"adjacency": 6}),
        lambda data: data["rules"].update(grid=3),
        lambda data: data.update(units=[1, 2, 3]),
        lambda data: data.update(units={}),
        lambda data: data.update(terrain={}),
    ],
)
def test_hostile_data_is_refused(recorded: Path, tmp_path: Path, spoil: Any) -> None:
    def apply(values: dict[str, Any]) -> None:
        spoil(values["data"])
        values["data_digest"] = _digest(values["data"])

    (header,) = numbers_of(recorded, HEADER)
    path = changed(recorded, tmp_path / "x.gcr", header, apply)
    with pytest.raises(ReplayError) as refused:
        open_replay(path)
    assert refused.value.faults


def test_data_of_an_older_version_borrows_what_it_lacks(recorded: Path, tmp_path: Path) -> None:
    def older(values: dict[str, Any]) -> None:
        del values["data"]["rules"]["mines"]
        del values["data"]["rules"]["cover"]["cap"]
        values["data"]["rules"]["of_old"] = 1
        values["data"]["units"]["tank"]["of_old"] = 1
        del values["data"]["units"]["tank"]["size"]
        values["data_digest"] = _digest(values["data"])

    (header,) = numbers_of(recorded, HEADER)
    replay = open_replay(changed(recorded, tmp_path / "x.gcr", header, older))
    assert replay.completed
    assert replay.data == open_replay(recorded).data


@pytest.mark.parametrize(
    "spoil",
    [
        lambda values: values["tables"]["Identity"]["rows"][0].__setitem__(2, "laser"),
        lambda values: values["tables"]["Identity"]["rows"][0].__setitem__(3, 9),
        lambda values: values["tables"]["Position"]["rows"][0].__setitem__(1, 1 << 40),
        lambda values: values["tables"]["Position"]["rows"].pop(),
        lambda values: values["tables"]["Position"]["rows"].__setitem__(0, []),
        lambda values: values["tables"]["Position"].update(fields=[]),
        lambda values: values["tables"]["Camouflage"]["rows"][0].__setitem__(0, None),
        lambda values: values["tables"]["Carried"]["rows"][0].__setitem__(0, [1]),
        lambda values: values["tables"].pop("Clock"),
        lambda values: values["tables"]["Clock"].update(rows=[]),
        lambda values: values["tables"]["Ground"]["rows"][0].__setitem__(2, "f" * 500),
        lambda values: values["tables"]["Ground"]["rows"][0].__setitem__(2, -1),
        lambda values: values["tables"].pop("Ground"),
        lambda values: values["tables"].pop("Knowledge"),
        lambda values: values["tables"]["Knowledge"]["rows"][0].__setitem__(4, [[1000, 2]]),
        lambda values: values.update(side=5),
        lambda values: values.update(orders=77),
        lambda values: values.update(state="x"),
    ],
)
def test_a_hostile_keyframe_ends_the_good_part(recorded: Path, tmp_path: Path, spoil: Any) -> None:
    block = numbers_of(recorded, KEYFRAME)[2]
    replay = open_replay(changed(recorded, tmp_path / "x.gcr", block, spoil))
    assert [fault.key for fault in replay.faults] == ["replay-content"]
    assert len(replay.turns) == 2
    used(replay)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda told: told.append([{"event": "UnitStepped", "unit": 1000, "start": [0, 0], "to": [99, 0]}, 1]),
        lambda told: told.append([{"event": "SightChanged", "side": 0, "seen": "g"}, 1]),
        lambda told: told.append([{"event": "SightChanged", "side": 0, "seen": "f" * 100_000}, 1]),
        lambda told: told.append([{"event": "SightChanged", "side": 0, "seen": "-1"}, 1]),
        lambda told: told.append([{"event": "ShotLanded", "weapon": "laser", "at": [0, 0]}, 1]),
        lambda told: told.append([{"event": "WreckLeft", "unit_class": "ghost", "at": [0, 0]}, 1]),
        lambda told: told.append([{"event": "ClockMoved", "round": 1, "season": "", "hour": "", "weather": ""}, 1]),
        lambda told: told.append([{"event": "Surprise"}, 1]),
        lambda told: told.append([{"event": "TurnEnded", "side": 0, "round": 1}, 1 << 40]),
        lambda told: told.append([{"event": "TurnEnded", "side": 0, "round": 1}, -1]),
        lambda told: told.append(7),
    ],
)
def test_a_hostile_event_ends_the_good_part(recorded: Path, tmp_path: Path, spoil: Any) -> None:
    block = numbers_of(recorded, ORDER)[4]
    replay = open_replay(changed(recorded, tmp_path / "x.gcr", block, lambda values: spoil(values["told"])))
    assert [fault.key for fault in replay.faults] == ["replay-content"]
    assert replay.orders == 4
    used(replay)


@pytest.mark.parametrize(
    "order",
    [
        {"do": "move", "side": 0, "unit": 1000, "to": [-5, 1 << 40]},
        {"do": "move", "side": 0, "unit": 1000, "to": [0, 0], "path": [[9, 9]] * 1000},
        {"do": "move", "side": -3, "unit": 1000, "to": [0, 0]},
        {"do": "fire", "side": 0, "unit": 99, "at": [0, 0], "weapon": "laser"},
        {"do": "supply", "side": 0, "unit": -1},
        {"do": "undo", "side": 1},
        {"do": "end_turn", "side": 9},
    ],
)
def test_a_hostile_order_is_only_refused(recorded: Path, tmp_path: Path, order: dict[str, Any]) -> None:
    block = numbers_of(recorded, ORDER)[0]
    path = changed(recorded, tmp_path / "x.gcr", block, lambda values: values.update(order=order))
    difference = verify(open_replay(path)).difference
    assert difference is not None
    assert (difference.kind, difference.order) == ("refused", 1)


def test_hostile_draws_are_a_difference(recorded: Path, tmp_path: Path) -> None:
    block = numbers_of(recorded, ORDER)[-1]
    path = changed(recorded, tmp_path / "x.gcr", block, lambda values: values.update(draws=[1 << 60, -4]))
    verify(open_replay(path))


def test_a_file_that_changes_under_the_reader_is_said_to_have_changed(recorded: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.gcr"
    path.write_bytes(recorded.read_bytes())
    replay = open_replay(path)
    path.write_bytes(recorded.read_bytes()[: replay.turns[1].offset])
    with pytest.raises(ReplayError) as changed_since:
        replay.turn(3)
    assert changed_since.value.faults[0].key == "replay-changed"
    path.unlink()
    with pytest.raises(ReplayError):
        replay.turn(0)


# --- chance


def mutated(whole: bytes, blocks: list[Block], raw: list[Block], dice: random.Random, path: Path) -> None:
    """A file with something wrong in it: bytes, or a block's content with all checksums right."""
    if dice.random() < 0.4:
        content = bytearray(whole)
        for _ in range(dice.choice((1, 1, 2, 8))):
            place = dice.randrange(len(content))
            wish = dice.random()
            if wish < 0.6:
                content[place] = dice.randrange(256)
            elif wish < 0.8:
                del content[place : place + dice.randrange(1, 40)]
            else:
                content[place:place] = dice.randbytes(dice.randrange(1, 40))
        path.write_bytes(content)
        return
    as_they_stand = dice.random() < 0.5
    spoilt = list(raw if as_they_stand else blocks)
    for _ in range(dice.choice((1, 1, 3))):
        number = dice.randrange(len(spoilt))
        kind, flags, inner = spoilt[number]
        wish, changing = dice.random(), bytearray(inner)
        if wish < 0.7 and inner:
            for _ in range(dice.choice((1, 1, 2, 6))):
                changing[dice.randrange(len(changing))] = dice.choice((0, 1, 0x7F, 0x80, 0xC0, 0xDD, 0xDF, 0xFF))
        elif wish < 0.8:
            del changing[dice.randrange(len(changing) + 1) :]
        elif wish < 0.9:
            spoilt.insert(dice.randrange(len(spoilt)), dice.choice(spoilt))
            continue
        else:
            kind = dice.choice((HEADER, KEYFRAME, MARK, ORDER, FOLDED, DIFFERING, ENDING, b"Q"))
        spoilt[number] = kind, flags, bytes(changing)
    (write_raw_blocks if as_they_stand else write_blocks)(path, whole[:START_BYTES], spoilt)


def try_mutations(recorded: Path, tmp_path: Path, count: int, seed: int) -> None:
    whole, dice = recorded.read_bytes(), random.Random(seed)
    blocks, raw = blocks_of(recorded), raw_blocks_of(recorded)
    path = tmp_path / "x.gcr"
    some = 0
    for number in range(count):
        mutated(whole, blocks, raw, dice, path)
        began = time.process_time()
        replay, faults = opened(path)
        if replay is None:
            assert faults, number
            continue
        some += 1
        if number % 5 == 0:
            used(replay)
        assert time.process_time() - began < 4 * SOON, number
    assert 0 < some < count


def test_mutated_files_are_refused_or_open_in_part(recorded: Path, tmp_path: Path) -> None:
    before = peak_memory()
    try_mutations(recorded, tmp_path, 300, 1)
    assert peak_memory() - before < 300_000


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_many_mutated_files(recorded: Path, tmp_path: Path, seed: int) -> None:
    try_mutations(recorded, tmp_path, 1000, 100 + seed)


def test_the_writer_refuses_what_no_reader_takes() -> None:
    writer = BlockWriter(0)
    with pytest.raises(ValueError, match="a block of"):
        writer.block(ORDER, bytes(MOST_PAYLOAD + 1))

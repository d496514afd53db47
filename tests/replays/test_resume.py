"""A battle that was saved and taken up again is that of a battle that was never interrupted."""

import random
import shutil
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core.game import Entry
from core.orders import Order, Refusal, UndoOrder
from core.packs.mods import chosen_mods
from replays.faults import ReplayError
from replays.format import HEADER, KEYFRAME, MINDS, ORDER
from replays.reader import open_replay
from replays.recorder import TURNS_APART, Recorder
from replays.records import Note
from replays.resume import resumed, seats_of
from replays.state import Place
from replays.verify import verify
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import load_clumsy
from systems.clumsy.maps import load_map
from systems.clumsy.missions import load_mission
from systems.clumsy.orders import EndTurnOrder, SurrenderOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.view import View
from tests.replays.recordings import HEAD, blocks_of, changed, numbers_of, pack, play, record, write_blocks
from tests.replays.sample import SAMPLES
from tests.systems.clumsy.battles import data, random_order, random_setup
from tests.systems.clumsy.test_engine import masks
from tests.systems.clumsy.wild import known

LASTING = (1, 2, 4, 5)
"""Seeds of games that are not over after a hundred orders."""


def go_on(
    game: ClumsyGame,
    never_saved: ClumsyGame,
    seed: int,
    orders: int,
    choose: Callable[[View, random.Random], Order] = random_order,
) -> None:
    """Give both the same random orders and see that the same comes of each.

    But for what the loaded game cannot take back: what was ordered before the save.
    """
    entries: tuple[list[Entry], list[Entry]] = [], []
    for one, found in zip((game, never_saved), entries, strict=True):
        one.watchers.append(found.append)
    dice = random.Random(seed)
    for _ in range(orders):
        view = game.view(game.view(0).turn)
        if view.ended:
            break
        order = choose(view, dice)
        refusal = game.submit(order)
        if isinstance(order, UndoOrder) and isinstance(refusal, Refusal):
            continue
        told = never_saved.submit(order)
        assert told == refusal
    assert entries[0] == entries[1]


def same(game: ClumsyGame, never_saved: ClumsyGame) -> None:
    """See that two games are in the same state, as the rules and as each side see it."""
    assert game.state_digest() == never_saved.state_digest()
    assert game.chain == never_saved.chain
    assert not game.battle.world.agenda
    assert masks(game.battle) == masks(never_saved.battle)
    for side in range(len(game.battle.side_names)):
        assert known(game.view(side)) == known(never_saved.view(side))


def check_save_load_go_on(folder: Path, seed: int) -> bool:
    """Save a random game somewhere, load it and play both on; whether it was still going on."""
    path = folder / f"{seed}.gcr"
    _, never_saved = record(path, seed, 10 + seed * 7 % 130, close=bool(seed % 3))
    if never_saved.view(0).ended:
        return False
    game = resumed(open_replay(path)).game
    same(game, never_saved)
    go_on(game, never_saved, seed + 1, 40)
    same(game, never_saved)
    return True


def test_save_load_go_on_equals_never_saved(tmp_path: Path) -> None:
    assert sum(check_save_load_go_on(tmp_path, seed) for seed in range(30)) > 15


@pytest.mark.soak
def test_save_load_go_on_equals_never_saved_in_many_games(tmp_path: Path) -> None:
    assert sum(check_save_load_go_on(tmp_path, seed) for seed in range(1000, 1400)) > 200


@pytest.mark.parametrize("seed", range(4))
def test_play_on_from_every_order(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "a.gcr"
    record(path, seed, 60)
    replay = open_replay(path)
    game = new_game(replay.setup, replay.data)
    for turn in replay.turns:
        for orders, entry in enumerate(replay.turn(turn.number).entries):
            same(resumed(replay, Place(turn.number, orders)).game, game)
            assert not isinstance(game.submit(entry.order), Refusal)


def test_nothing_can_be_taken_back_that_was_ordered_before_the_save(tmp_path: Path) -> None:
    record(tmp_path / "a.gcr", 4, 30)
    game = resumed(open_replay(tmp_path / "a.gcr")).game
    assert game.undo_obstacle(game.view(0).turn) == "nothing_to_undo"


# --- the recording goes on


@pytest.mark.parametrize("copy", [False, True])
@pytest.mark.parametrize("crashed", [False, True])
@pytest.mark.parametrize("seed", LASTING)
def test_the_recording_goes_on_where_it_was_left(tmp_path: Path, seed: int, crashed: bool, copy: bool) -> None:
    path, on = tmp_path / "a.gcr", tmp_path / "b.gcr" if copy else tmp_path / "a.gcr"
    recorder, never_saved = record(path, seed, 40, close=not crashed)
    if crashed:
        recorder._stop()
        path.write_bytes(path.read_bytes() + HEAD.pack(ORDER, 0, 300) + b"x" * 50)  # half a block
    before = path.read_bytes()
    found = resumed(open_replay(path))
    again = found.record_into(on) if copy else found.record_on()
    go_on(found.game, never_saved, 9, 40)
    again.close()
    assert again.failure is None
    replay = open_replay(on)
    assert replay.faults == []
    assert replay.orders == again.orders > found.standing.orders
    assert verify(replay).difference is None
    assert replay.setup == found.setup
    # what there was has stayed as it was
    kept = path.read_bytes()
    assert kept == before if copy else kept.startswith(before[: found.replay.good_bytes])
    same(resumed(replay).game, never_saved) if not never_saved.view(0).ended else None


def test_a_recording_that_was_taken_up_many_times_is_one_replay(tmp_path: Path) -> None:
    path = tmp_path / "a.gcr"
    _, never_saved = record(path, 11, 8)
    for again in range(6):
        found = resumed(open_replay(path))
        recorder = found.record_on()
        play(found.game, again, 8)
        play(never_saved, again, 8)
        recorder.note(Note(picture=b"x" * again))
        recorder.close()
    replay = open_replay(path)
    assert verify(replay).difference is None
    same(resumed(replay).game, never_saved)
    assert [turn.first_order + turn.orders for turn, _ in pairwise(replay.turns)] == [
        turn.first_order for turn in replay.turns[1:]
    ]


def test_two_programs_never_go_on_in_one_file(tmp_path: Path) -> None:
    path = tmp_path / "a.gcr"
    record(path, 4, 20)
    first, second = (resumed(open_replay(path)) for _ in range(2))
    recorder = first.record_on()
    with pytest.raises(ReplayError, match="save-in-use"):
        second.record_on()
    play(first.game, 5, 10)
    recorder.close()
    with pytest.raises(ReplayError, match="replay-changed"):
        second.record_on()
    assert verify(open_replay(path)).difference is None


def test_the_next_turns_keyframe_is_made_up_for_if_the_program_was_killed_before_it(tmp_path: Path) -> None:
    path = tmp_path / "a.gcr"
    record(path, 4, 40)
    kinds = [block[0] for block in blocks_of(path)]
    cut = max(number for number in numbers_of(path, KEYFRAME)[:-1] if kinds[number - 1] == b"O")
    write_blocks(path, path.read_bytes()[:12], blocks_of(path)[:cut])
    turns = len(open_replay(path).turns)
    found = resumed(open_replay(path))
    recorder = found.record_on()
    play(found.game, 1, 3)
    recorder.close()
    replay = open_replay(path)
    assert len(replay.turns) > turns
    assert verify(replay).difference is None


def test_a_battle_that_is_over_is_not_gone_on_with_but_from_before_its_end(tmp_path: Path) -> None:
    path = tmp_path / "a.gcr"
    record(path, 6, ended=True)
    replay = open_replay(path)
    with pytest.raises(ReplayError, match="save-ended"):
        resumed(replay)
    turn = replay.turns[-1]
    found = resumed(replay, Place(turn.number, turn.orders - 1))
    assert not found.goes_on_in_place
    recorder = found.record_into(tmp_path / "b.gcr")
    found.game.submit(SurrenderOrder(side=found.game.view(0).turn))
    recorder.close()
    assert verify(open_replay(tmp_path / "b.gcr")).difference is None
    assert open_replay(tmp_path / "b.gcr").ending is not None


def test_a_place_that_is_not_there(tmp_path: Path) -> None:
    record(tmp_path / "a.gcr", 6, 20)
    replay = open_replay(tmp_path / "a.gcr")
    for place in (Place(999, 0), Place(0, 999), Place(0, -1)):
        with pytest.raises(IndexError):
            resumed(replay, place)


def test_a_full_disk_leaves_the_save_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.gcr"
    record(path, 4, 20)
    before = path.read_bytes()
    found = resumed(open_replay(path))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("replays.files.write_all", full)
    monkeypatch.setattr("replays.recorder.write_all", full)
    with pytest.raises(OSError, match="No space"):
        found.record_into(tmp_path / "b.gcr")
    recorder = found.record_on()
    play(found.game, 4, 10)
    assert isinstance(recorder.failure, OSError)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["a.gcr"]


# --- opponents


class Told:
    """The orders of a match between opponents, recorded."""

    def __init__(self, path: Path, setup: Any, rules: Any, seats: tuple[str, ...]) -> None:
        self.game = new_game(setup, rules)
        self.recorder = Recorder(path, self.game, setup, pack(), data=rules, seats=seats)
        thinkers = {side: Opponent(side, seat.partition(":")[2] or "general_staff") for side, seat in enumerate(seats)}
        self.recorder.thinkers = thinkers
        self.orders = think(self.game, thinkers, 2000)


def think(game: ClumsyGame, thinkers: Any, orders: int) -> list[Order]:
    """Let opponents play; the orders that were accepted."""
    found: list[Order] = []
    while len(found) < orders and not game.view(0).ended:
        side = game.view(0).turn
        wish = thinkers[side].next_order(game.view(side))
        if isinstance(refusal := game.submit(wish), Refusal):
            thinkers[side].refused(wish, refusal)
        else:
            found.append(wish)
    return found


def _battles() -> dict[str, tuple[Any, Any]]:
    found = {name: (load_map(pack(), name).battle(3), pack().data) for name in ("crossroads", "river")}
    for name in ("breakout", "left_behind"):
        mission = load_mission(pack(), name)
        found[name] = mission.battle(3), mission.data
    return found


@pytest.mark.parametrize("name", ["crossroads", "river", "breakout", "left_behind"])
def test_opponents_go_on_as_they_would_have(tmp_path: Path, name: str) -> None:
    """Whenever the battle is taken up, in the middle of an opponent's turn too, the same orders follow."""
    setup, rules = _battles()[name]
    told = Told(tmp_path / "a.gcr", setup, rules, ("opponent:hothead", "opponent"))
    replay = open_replay(tmp_path / "a.gcr")
    assert verify(replay).difference is None
    dice = random.Random(name)
    places = [Place(turn.number, 0) for turn in replay.turns[1:]]
    places += [Place(turn.number, dice.randrange(turn.orders)) for turn in replay.turns if turn.orders]
    for place in dice.sample(places, 8):
        found = resumed(replay, place)
        assert found.notices == []
        assert think(found.game, found.thinkers, 40) == told.orders[found.standing.orders :][:40]


def test_what_opponents_have_in_mind_matters(tmp_path: Path) -> None:
    """Else the test above would prove nothing: without it they play otherwise."""
    setup, rules = _battles()["crossroads"]
    told = Told(tmp_path / "a.gcr", setup, rules, ("opponent", "opponent"))
    path = tmp_path / "a.gcr"
    blocks = [block for block in blocks_of(path) if block[0] != MINDS]
    write_blocks(path, path.read_bytes()[:12], blocks)
    replay = open_replay(path)
    late = [turn for turn in replay.turns if turn.number >= 10][:6]
    orders = [
        think(found.game, found.thinkers, 40) == told.orders[found.standing.orders :][:40]
        for found in (resumed(replay, Place(turn.number, 0)) for turn in late)
    ]
    assert not all(orders)


def test_who_sat_where_sits_there_again(tmp_path: Path) -> None:
    path = tmp_path / "a.gcr"
    setup = random_setup(4)
    game = new_game(setup, data())
    Recorder(path, game, setup, pack(), data=data(), seats=("person", "opponent:old_fox"))
    game.submit(EndTurnOrder(side=0))
    found = resumed(open_replay(path))
    assert found.seats == ("person", "opponent:old_fox")
    assert list(found.thinkers) == [1]
    assert found.thinkers[1].personality.id == "old_fox"
    found = resumed(open_replay(path), seats=("opponent", "person"))
    assert list(found.thinkers) == [0]
    found.record_into(tmp_path / "b.gcr", created="now").close()
    header = open_replay(tmp_path / "b.gcr").header
    assert (header.seats, header.created) == (("opponent", "person"), "now")


def test_a_personality_that_is_gone_is_replaced_and_that_is_said(tmp_path: Path) -> None:
    record(tmp_path / "a.gcr", 4, 20)
    path = changed(
        tmp_path / "a.gcr", tmp_path / "b.gcr", 0, lambda values: values.update(seats=["person", "opponent:napoleon"])
    )
    found = resumed(open_replay(path))
    assert "save-personality" in [notice.key for notice in found.notices]
    assert found.thinkers[1].personality.id == "general_staff"


@pytest.mark.parametrize(
    "mind",
    [b"\xc1", b"\x80\x80", b"\x91" * 5000, msgspec.msgpack.encode({"possible": b"\xff" * 400})]
    + [msgspec.msgpack.encode(wrong) for wrong in ({"home": -1}, {"home": 1 << 40}, {"posts": {1: 999_999}})]
    + [msgspec.msgpack.encode(wrong) for wrong in ({"last_kill": 1 << 60}, {"own": "x"}, {"fires": {-5: 1}})],
)
def test_a_damaged_mind_is_taken_for_none(tmp_path: Path, mind: bytes) -> None:
    path = tmp_path / "a.gcr"
    setup = random_setup(4)
    game = new_game(setup, data())
    recorder = Recorder(path, game, setup, pack(), data=data(), seats=("person", "opponent"))
    recorder.thinkers = {1: Opponent(1)}
    game.submit(EndTurnOrder(side=0))
    recorder.close()
    blocks = blocks_of(path)
    (number,) = numbers_of(path, MINDS)
    blocks[number] = (*blocks[number][:2], b"\x81\xa2of\x81\x01" + mind)
    write_blocks(path, path.read_bytes()[:12], blocks)
    replay = open_replay(path)
    if replay.faults:
        assert replay.faults[0].key == "replay-content"
        return
    found = resumed(replay)
    assert "save-mind" in [notice.key for notice in found.notices]
    assert found.thinkers[1].next_order(found.game.view(1))


# --- files that others wrote


def test_samples_of_every_version_are_gone_on_with(tmp_path: Path) -> None:
    refused = {}
    for sample in [*SAMPLES.glob("*.gcr"), *(SAMPLES / "missions").glob("*.gcr")]:
        path = shutil.copy(sample, tmp_path / sample.name)
        replay = open_replay(path)
        turn = replay.turns[len(replay.turns) // 2]
        try:
            found = resumed(replay, Place(turn.number, 0), seats=("opponent",) * replay.stage.sides)
        except ReplayError as error:
            # what an older version did not keep cannot be made up; that is said
            refused[sample.name] = [fault.key for fault in error.faults]
            continue
        think(found.game, found.thinkers, 10)
    assert refused == {"version-1.gcr": ["save-older"]}


def test_a_pack_that_has_changed_is_said_and_the_data_in_the_file_holds(tmp_path: Path) -> None:
    path = tmp_path / "a.gcr"
    record(path, 4, 20)
    found = resumed(open_replay(path))
    (notice,) = [notice for notice in found.notices if notice.key.startswith("save-pack")]
    assert notice.key == "save-pack-changed"
    assert "units.walker" in str(notice.arguments["what"]) or int(notice.arguments["count"]) > 3
    assert found.data == data()


@pytest.mark.parametrize("name", ["gone", "../clumsy", "/etc", "", "x" * 500, "clumsy/../clumsy", "\x00"])
def test_a_pack_that_is_missing_is_said(tmp_path: Path, name: str) -> None:
    record(tmp_path / "a.gcr", 4, 20)

    def renamed(values: dict[str, Any]) -> None:
        values["packs"][0]["name"] = name

    found = resumed(open_replay(changed(tmp_path / "a.gcr", tmp_path / "b.gcr", 0, renamed)))
    assert "save-pack-missing" in [notice.key for notice in found.notices]
    assert found.data == data()


def with_mod(folder: Path, path: Path, hp: int = 20) -> None:
    """A battle with the mod `tough`, as it was with so many hit points, recorded."""
    mod = folder / "general-clumsy" / "mods" / "tough"
    (mod / "units").mkdir(parents=True)
    (mod / "pack.toml").write_text('name = "tough"\ntitle = "T"\nversion = "1.2"\nbase = "clumsy"\n')
    (mod / "units" / "a.toml").write_text(f"[tank]\nhp = {hp}\n")
    modded = load_clumsy(mods=chosen_mods(["tough"]))
    setup = load_map(modded, "crossroads").battle(3)
    Recorder(path, new_game(setup, modded.data), setup, modded).close()


def pack_notices_of(path: Path) -> list[tuple[str, Any, Any]]:
    found = [notice for notice in resumed(open_replay(path)).notices if notice.key.startswith("save-pack")]
    return [(notice.key, notice.arguments["name"], notice.arguments.get("what")) for notice in found]


def test_a_mod_that_has_changed_or_gone_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path, file = tmp_path / "a.gcr", tmp_path / "general-clumsy" / "mods" / "tough" / "units" / "a.toml"
    with_mod(tmp_path, path)
    assert [(note.name, note.version) for note in open_replay(path).header.packs][1:] == [("tough", "1.2")]
    assert pack_notices_of(path) == []
    file.write_text("[tank]\nhp = 21\n")
    assert pack_notices_of(path) == [("save-pack-changed", "clumsy + tough", "units.tank.hp")]
    file.write_text("[tank]\nhp = 0\n")
    assert pack_notices_of(path) == [("save-pack-unsound", "tough", None)]
    shutil.rmtree(file.parents[1])
    assert pack_notices_of(path) == [("save-pack-missing", "tough", None)]
    assert resumed(open_replay(path)).data.units["tank"].hp == 20


def test_an_unchanged_pack_is_not_spoken_of(tmp_path: Path) -> None:
    path = tmp_path / "a.gcr"
    setup = load_map(pack(), "crossroads").battle(1)
    Recorder(path, new_game(setup, pack().data), setup, pack()).close()
    assert resumed(open_replay(path)).notices == []
    assert seats_of(open_replay(path)) == ("person", "opponent")
    assert numbers_of(path, HEADER) == [0]


def test_a_battle_taken_up_and_noted_in_every_turn_stays_readable(tmp_path: Path) -> None:
    path = tmp_path / "a.gcr"
    record(path, 6, 1)
    for _ in range(8):
        found = resumed(open_replay(path))
        recorder = found.record_on()
        turn = found.game.view(0).turn
        found.game.submit(Opponent(turn).next_order(found.game.view(turn)))
        recorder.note(Note(saved="now"))
        while found.game.view(0).turn == turn and not found.game.view(0).ended:
            found.game.submit(EndTurnOrder(side=turn))
        recorder.close()
        if found.game.view(0).ended:
            break
    replay = open_replay(path)
    assert replay.faults == []
    assert len(replay.turns) > TURNS_APART // 4
    assert any(saved for turn in replay.turns for saved in replay.turn(turn.number).saved)
    assert all(turn.number - turn.whole < TURNS_APART // 4 for turn in replay.turns)
    assert verify(replay).difference is None

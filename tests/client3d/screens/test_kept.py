"""Every battle in a list has a picture: the one that was kept of it, else its map."""

from pathlib import Path

import pytest
from msgspec import msgpack
from panda3d.core import PNMImage, StringStream

from client3d.screens.kept import KeptBattles, marks_of
from core.packs.location import data_folder
from core.texts import Texts
from replays.format import START_BYTES
from replays.recorder import Recorder
from replays.records import Note
from replays.summary import summary
from systems.headquarters.data import load_headquarters
from systems.headquarters.maps import load_map
from systems.headquarters.orders import EndTurnOrder
from systems.headquarters.pipeline import new_game
from tests.replays.recordings import raw_blocks_of, record, write_raw_blocks


@pytest.fixture
def battles(tmp_path: Path) -> KeptBattles:
    for folder in ("replays", "saves"):
        (tmp_path / folder).mkdir()
    texts = Texts("en", data_folder() / "locale", data_folder() / "clumsy" / "locale")
    return KeptBattles(texts, lambda: (tmp_path / "replays", tmp_path / "saves"))


def small_picture() -> bytes:
    stream = StringStream()
    assert PNMImage(32, 18).write(stream, "picture.png")
    return bytes(stream.get_data())


def sizes(battles: KeptBattles) -> list[tuple[int, int] | None]:
    battles.read()
    pictures = [battle.pictured() for battle in battles.to_load()]
    return [picture and (picture.get_x_size(), picture.get_y_size()) for picture in pictures]


def test_a_kept_picture_is_shown_and_the_map_where_none_was_kept(battles: KeptBattles, tmp_path: Path) -> None:
    record(tmp_path / "replays" / "left.gcr", 4, 10, close=False)[0].note(Note(picture=small_picture()))
    assert sizes(battles) == [(32, 18)]
    (tmp_path / "replays" / "left.gcr").unlink()
    recorder, game = record(tmp_path / "replays" / "crashed.gcr", 4, 10, close=False)
    setup_rows = game.battle.board.height, game.battle.board.width
    (found,) = sizes(battles)
    assert found is not None
    assert found[0] * setup_rows[0] == found[1] * setup_rows[1]  # as wide and high as the board
    recorder.close()


def test_what_does_not_open_has_no_picture(battles: KeptBattles, tmp_path: Path) -> None:
    (tmp_path / "saves" / "broken.gcr").write_bytes(b"hello")
    assert sizes(battles) == [None]


def camps_file(path: Path, seats: tuple[str, ...] = ("person", "opponent:raider", "opponent"), turns: int = 2) -> None:
    """A battle of Headquarters, left in its last turn but one."""
    pack = load_headquarters()
    setup = load_map(pack, "delta").battle(5, "2026-01-01")
    game = new_game(setup, pack.data)
    recorder = Recorder(path, game, setup, pack, seats=seats)
    for _ in range(turns):
        for side in range(3):
            game.submit(EndTurnOrder(side=side))
    recorder.close()


def test_a_battle_of_headquarters_is_told_in_its_own_words(battles: KeptBattles, tmp_path: Path) -> None:
    camps_file(tmp_path / "replays" / "camps.gcr")
    battles.read()
    (found,) = battles.to_load()
    assert (found.title, found.round, found.game, found.turn) == ("The delta", "Turn 3", "Headquarters", "")
    assert [who for _, who in found.sides] == ["Blue: A person", "Red: Computer: Raider", "Green: Computer"]
    assert found.fault == ""
    assert [one.outcome for one in battles.replays()] == ["Unfinished"]


def test_the_map_shows_where_all_begin_only_where_all_may_know_it(battles: KeptBattles, tmp_path: Path) -> None:
    camps, left = tmp_path / "replays" / "camps.gcr", tmp_path / "replays" / "left.gcr"
    camps_file(camps)
    record(left, 4, 10, close=False)[0].close()
    assert None not in sizes(battles)
    assert summary(left).units
    assert marks_of(summary(left)).units == ()
    # each camp's headquarters and three units
    assert [side for _, side in marks_of(summary(camps)).units] == [0] * 4 + [1] * 4 + [2] * 4


def test_what_needs_rules_that_are_not_there_says_so(battles: KeptBattles, tmp_path: Path) -> None:
    path = tmp_path / "saves" / "camps.gcr"
    camps_file(path)
    (kind, flags, content), *blocks = raw_blocks_of(path)
    header = {**msgpack.decode(content), "ruleset": "chess"}
    write_raw_blocks(path, path.read_bytes()[:START_BYTES], [(kind, flags, msgpack.encode(header)), *blocks])
    battles.read()
    (found,) = battles.to_load()
    assert found.fault == 'it needs the ruleset "chess", which is not installed'
    assert found.game == ""

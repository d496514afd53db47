"""Every battle in a list has a picture: the one that was kept of it, else its map."""

from pathlib import Path

import pytest
from panda3d.core import PNMImage, StringStream

from client3d.screens.kept import KeptBattles
from core.packs.location import data_folder
from core.texts import Texts
from replays.records import Note
from tests.replays.recordings import record


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

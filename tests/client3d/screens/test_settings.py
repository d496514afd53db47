"""Settings: what is read is what was written, what is unsound is told, what is unknown is kept, nothing is lost."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from client3d.screens.progress import Progress
from client3d.screens.settings import Interface, Play, Settings, Sound, Video
from client3d.screens.settings_file import SettingsFile
from client3d.screens.toml_text import toml_text
from core.texts import LANGUAGES, Texts

PLAYER = Settings(
    video=Video(fullscreen=True, width=1920, height=1080, scale=150, tier="high"),
    sound=Sound(master=0, music=35),
    interface=Interface(language="ko", text_size=150, side_colours="blue_orange", reduced_motion=True),
    play=Play(speed=4, follow=False, edge_scroll=False, scroll_speed=250, warn_end_turn=False),
    keys={"fire": ("j", "shift-f"), "undo": ()},
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.toml"


def written(path: Path, text: str) -> SettingsFile:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return SettingsFile(path)


def test_what_is_written_is_read_again(path: Path) -> None:
    assert SettingsFile(path).keep(PLAYER) == ""
    found = SettingsFile(path)
    assert (found.settings, found.faults) == (PLAYER, ())


def test_without_a_file_there_are_defaults_and_none_is_made_before_something_is_set(path: Path) -> None:
    assert SettingsFile(path).settings == Settings()
    assert not path.exists()


def test_without_a_path_nothing_is_kept() -> None:
    file = SettingsFile()
    assert file.keep(PLAYER) == ""
    assert file.settings == PLAYER


def test_a_missing_key_has_its_default(path: Path) -> None:
    found = written(path, "[sound]\nmusic = 10\n")
    assert found.settings == Settings(sound=Sound(music=10))
    assert found.faults == ()


@pytest.mark.parametrize(
    ("line", "place", "fault"),
    [
        ("width = 12", 2, "too-small"),
        ('width = "wide"', 2, "wrong-type"),
        ("width = 9999999999999999999999", 2, "number-too-large"),
        ('tier = "lwo"', 2, "unknown-choice"),
        ("fullscreen = 1", 2, "wrong-type"),
    ],
)
def test_what_is_not_sound_is_told_with_its_line_and_the_rest_counts(
    path: Path, line: str, place: int, fault: str
) -> None:
    found = written(path, f"[video]\n{line}\nheight = 900\n[play]\nspeed = 8\n")
    assert next((one.line, one.key) for one in found.faults) == (place, fault)
    assert found.settings == Settings(video=Video(height=900), play=Play(speed=8))


def test_a_table_that_is_none_is_told(path: Path) -> None:
    found = written(path, "video = 3\nkeys = 4\n")
    assert [(one.line, one.key) for one in found.faults] == [(1, "settings-no-table"), (2, "settings-no-table")]
    assert found.settings == Settings()


def test_keys_that_are_none_are_told_and_the_others_count(path: Path) -> None:
    found = written(path, '[keys]\nfire = "j"\nundo = ["u"]\naim = [""]\n')
    assert [(one.line, one.key) for one in found.faults] == [(2, "settings-no-keys"), (4, "settings-no-keys")]
    assert found.settings.keys == {"undo": ("u",)}


@pytest.mark.parametrize(
    "content", [b"[video\nwidth = 1", b"\xff\xfe\x00", b"a = " + b"[" * 5000, b"[video]\n[video]\n"]
)
def test_a_file_that_cannot_be_read_is_put_aside_and_told(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    found = SettingsFile(path)
    assert found.settings == Settings()
    assert found.faults[-1].key == "settings-put-aside"
    assert found.keep(PLAYER) == ""
    assert path.with_name("settings.toml.unreadable").read_bytes() == content
    assert SettingsFile(path).settings == PLAYER


def test_what_a_later_version_wrote_stays_in_the_file(path: Path) -> None:
    unknown = (
        'stamp = 2026-11-30T10:00:00Z\n[weather]\nmore = ["a", 1.5, { b = 2 }]\n[weather."very deep"]\nx = "\\"é"\n'
    )
    found = written(path, f'{unknown}[video]\nraytracing = true\n[keys]\ndance = ["d"]\n')
    assert found.faults == ()
    found.keep(structs.replace(found.settings, play=Play(speed=2)))
    before = tomllib.loads(unknown)
    after = tomllib.loads(path.read_text("utf-8"))
    assert {key: after[key] for key in before} == before
    assert after["video"]["raytracing"] is True
    assert after["keys"] == {"dance": ["d"]}
    assert after["play"]["speed"] == 2


def test_a_full_disk_leaves_the_file_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = SettingsFile(path)
    file.keep(PLAYER)
    before = path.read_bytes()

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert "No space left" in file.keep(Settings())
    assert file.settings == Settings(), "they count all the same"
    assert path.read_bytes() == before
    assert os.listdir(path.parent) == [path.name]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert SettingsFile(tmp_path / "file" / "settings.toml").keep(PLAYER) != ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_words(path: Path, language: str) -> None:
    from core.packs.location import data_folder

    texts = Texts(language, data_folder() / "locale")
    for text in ("video = 3", "[keys]\nfire = 3", "[video"):
        for fault in written(path, text).faults:
            assert texts.has(fault.key), fault.key


VALUES = st.recursive(
    st.booleans()
    | st.integers(-(2**60), 2**60)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(min_size=1, max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.text(min_size=1, max_size=8), VALUES, max_size=5))
@settings(max_examples=200, deadline=None)
def test_whatever_is_written_is_read_again(document: dict[str, object]) -> None:
    assert tomllib.loads(toml_text(document)) == document


# --- progress


def test_the_best_round_of_each_side_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "data" / "progress.toml"
    progress = Progress(path)
    assert progress.best_round("breakout", "blue") == 0
    progress.won("breakout", "blue", 11)
    progress.won("breakout", "blue", 13)
    progress.won("last_bridge", "red", 7)
    progress.won("last_bridge", "red", 5)
    found = Progress(path)
    assert found.best_round("breakout", "blue") == 11
    assert (found.best_round("last_bridge", "red"), found.best_round("last_bridge", "blue")) == (5, 0)


@pytest.mark.parametrize(
    "content", ["[", "missions = 3", "[missions]\nbreakout = 3", '[missions.breakout]\nblue = "x"']
)
def test_a_broken_file_of_progress_counts_as_none(tmp_path: Path, content: str) -> None:
    path = tmp_path / "progress.toml"
    path.write_text(content)
    progress = Progress(path)
    assert progress.best_round("breakout", "blue") == 0
    assert progress.won("breakout", "blue", 9) == ""
    assert Progress(path).best_round("breakout", "blue") == 9

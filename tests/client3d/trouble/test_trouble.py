"""An error nobody expected: the log, the bundle and what the player reads."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from datetime import datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pytest

from client3d.play import app
from client3d.play.options import ScreenOptions
from client3d.play.window import open_base
from client3d.screens.program import Program, Running
from client3d.trouble import bundle
from client3d.trouble.bundle import Trouble, write_bundle
from client3d.trouble.journal import keep_log, log, versions
from client3d.trouble.notice import Notice
from client3d.trouble.telling import Places, paragraphs, tell
from core.packs.location import data_folder
from core.texts import LANGUAGES, Texts

NOON = datetime(2026, 11, 30, 12, 0, 0)


def texts(language: str = "en") -> Texts:
    return Texts(language, data_folder() / "locale")


def failed(message: str = "no such tile") -> Exception:
    try:
        raise KeyError(message)
    except KeyError as error:
        return error


@pytest.fixture(autouse=True)
def _log_is_put_back() -> Iterator[None]:
    handlers, level = list(log.handlers), log.level
    yield
    for handler in log.handlers[:]:
        if handler not in handlers:
            log.removeHandler(handler)
            handler.close()
    log.setLevel(level)


def test_a_bundle_holds_the_error_the_versions_and_the_files(tmp_path: Path) -> None:
    save, settings = tmp_path / "battle.gcr", tmp_path / "settings.toml"
    save.write_bytes(bytes(range(256)))
    settings.write_text("language = 'ko'\n")
    trouble = Trouble(failed(), {"panda3d": "1.10"}, (save, settings, tmp_path / "gone.log"))
    path = write_bundle(tmp_path / "reports", trouble, NOON)
    assert path.name == "bug-report-2026-11-30-120000.zip"
    with zipfile.ZipFile(path) as found:
        assert sorted(found.namelist()) == ["battle.gcr", "error.txt", "settings.toml", "versions.txt"]
        assert found.read("battle.gcr") == bytes(range(256))
        assert "test_trouble.py" in found.read("error.txt").decode()
        assert found.read("error.txt").decode().endswith("KeyError: 'no such tile'\n")
        facts = found.read("versions.txt").decode().splitlines()
    assert facts[0] == "panda3d: 1.10"
    assert facts[1].startswith("not taken along: ")
    assert facts[1].endswith("gone.log: No such file or directory")


def test_two_bundles_of_a_second_are_two_files(tmp_path: Path) -> None:
    first, second = (write_bundle(tmp_path, Trouble(failed()), NOON) for _ in range(2))
    assert first != second
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".zip", ".zip"]


def test_the_home_folder_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    written = tmp_path / "clumsy.log"
    written.write_text(f"loaded {tmp_path}/mods/more\n")
    path = write_bundle(tmp_path, Trouble(failed(f"{tmp_path}/secret"), {}, (written,)), NOON)
    with zipfile.ZipFile(path) as found:
        everything = "".join(found.read(name).decode() for name in found.namelist())
        assert found.read("clumsy.log").decode() == "loaded ~/mods/more\n"
    assert str(tmp_path) not in everything
    assert "~/secret" in everything


def test_of_a_long_file_the_end_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundle, "LARGEST", 4)
    save = tmp_path / "battle.gcr"
    save.write_bytes(b"0123456789")
    with zipfile.ZipFile(write_bundle(tmp_path, Trouble(failed(), {}, (save,)), NOON)) as found:
        assert found.read("battle.gcr") == b"6789"


def test_a_bundle_that_cannot_be_finished_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(bundle.os, "replace", full)
    with pytest.raises(OSError, match="No space"):
        write_bundle(tmp_path, Trouble(failed()), NOON)
    assert list(tmp_path.iterdir()) == []


def test_the_log_is_bounded_and_begins_with_the_versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("client3d.trouble.journal.LARGEST", 4096)
    file = keep_log(tmp_path / "deep" / "logs")
    assert file is not None
    assert f"python {versions()['python']}" in file.read_text()
    for number in range(1000):
        log.info("order %s", number)
    assert sum(each.stat().st_size for each in file.parent.iterdir()) < 3 * 4096
    assert "order 999" in file.read_text()


def test_a_second_log_ends_the_first(tmp_path: Path) -> None:
    first, second = keep_log(tmp_path / "a"), keep_log(tmp_path / "b")
    assert first is not None
    assert second is not None
    log.warning("who reads this")
    assert "who reads this" not in first.read_text()
    assert "WARNING who reads this" in second.read_text()


def test_no_log_is_kept_where_no_file_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert keep_log(tmp_path / "file" / "logs") is None
    assert not any(isinstance(each, RotatingFileHandler) for each in log.handlers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_player_reads_what_happened_and_where_everything_is(tmp_path: Path, language: str) -> None:
    save = tmp_path / "battle.gcr"
    save.write_bytes(b"save")
    written = keep_log(tmp_path)
    told = paragraphs(failed(), texts(language), Places(tmp_path / "reports", written, None, save))
    (report,) = (tmp_path / "reports").iterdir()
    assert "KeyError: 'no such tile'" in told[0]
    assert str(save) in told[1]
    assert str(report) in told[2]
    assert written is not None
    assert "Traceback" in written.read_text()
    with zipfile.ZipFile(report) as found:
        assert {"battle.gcr", "clumsy.log"} < set(found.namelist())


def test_the_program_ends_with_the_page_and_the_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As `clumsy play` does it, with a window that only pretends to be one."""
    monkeypatch.setattr(app, "user_data_path", lambda *_, **__: tmp_path)
    monkeypatch.setattr(app, "user_log_path", lambda *_, **__: tmp_path / "log")
    options = ScreenOptions(offscreen=True, size=(640, 360))
    base = open_base(options, "trouble")
    monkeypatch.setattr("client3d.play.window.open_base", lambda *_: base)
    options.offscreen = False
    pages: list[Notice] = []

    def opening(program: Program) -> Running:
        program.battle_file = tmp_path / "battle.gcr"
        program.battle_file.write_bytes(b"save")
        raise failed()

    def press(self: Notice) -> None:
        pages.append(self)
        base.taskMgr.do_method_later(0.1, lambda task: base.messenger.send("enter"), "too early")
        base.taskMgr.do_method_later(1.2, lambda task: base.messenger.send("enter"), "enter")
        waited(self)

    waited = Notice.wait
    monkeypatch.setattr(Notice, "wait", press)
    assert app._run(options, texts(), opening, []) == app.BROKEN
    assert len(pages) == 1
    (report,) = (tmp_path / "reports").iterdir()
    with zipfile.ZipFile(report) as found:
        assert {"error.txt", "battle.gcr", "clumsy.log"} <= set(found.namelist())
    assert "your battle is kept" in capsys.readouterr().err


def test_a_report_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    tell(failed(), texts(), Places(tmp_path / "file" / "reports", save=tmp_path / "none.gcr"), None)
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(":")[1].strip()[:20] for line in lines] == ["General Clumsy met a", "The file for an erro"]

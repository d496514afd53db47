"""`clumsy replay export`: what is written, what is refused, and that nothing half is ever left."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cli.main import app
from client3d.export.film import drawn_size
from replays.event_lines import event_lines
from replays.files import written_beside
from replays.playback import Playback
from replays.reader import EVERYTHING, open_replay
from tests.replays.sample import SAMPLES

SAMPLE = SAMPLES / "version-1.gcr"
ROOT = Path(__file__).resolve().parents[2]


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["replay", "export", *words], env={"LANGUAGE": "en", "LC_ALL": "en_US.UTF-8"})
    return done.exit_code, done.output


@pytest.mark.parametrize("side", [EVERYTHING, 0, 1])
def test_lines_are_all_that_these_eyes_were_told_and_no_more(side: int) -> None:
    replay = open_replay(SAMPLE)
    first, *lines = [json.loads(line) for line in event_lines(replay, side)]
    assert (first["sides"], first["orders"]) == (["blue", "red"], replay.orders)
    playback, expected = Playback(replay, side), []
    while (scene := playback.next_scene()) is not None:
        expected += [type(event).__name__ for event in scene.events]
    told = [line["told"]["event"] for line in lines if "told" in line]
    assert told == expected
    givers = {line["side"] for line in lines if "given" in line}
    assert givers == ({"blue", "red"} if side == EVERYTHING else {("blue", "red")[side]})
    assert all(("to" in line) == (side == EVERYTHING) for line in lines if "told" in line)


def test_lines_of_some_turns_are_those_of_all(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    assert run(str(SAMPLE), str(whole))[0] == 0
    assert run(str(SAMPLE), str(part), "--from", "2", "--to", "3")[0] == 0
    lines = [json.loads(line) for line in whole.read_text().splitlines()]
    wanted = [line for line in lines[1:] if line["turn"] in (2, 3)]
    assert [json.loads(line) for line in part.read_text().splitlines()[1:]] == wanted


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("a.avi",), "must end in one of .mp4, .gif, .png, .jsonl"),
        (("/",), "nothing can be written to /: its name must end"),
        (("a.jsonl", "--from", "3", "--to", "2"), "asked for were 3 to 2"),
        (("a.jsonl", "--to", "999"), "asked for were 1 to 999"),
        (("a.jsonl", "--side", "blu"), 'there is no side "blu"'),
        (("a.png", "--size", "9x9"), '"9x9" is no size'),
        (("a.png", "--tier", "best"), "no picture quality"),
        (("nowhere/a.jsonl",), "cannot be written"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, output = run(str(SAMPLE), *words)
    assert code == 2
    assert said in output
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over_without_being_told(tmp_path: Path) -> None:
    out = tmp_path / "a.jsonl"
    out.write_text("mine")
    code, output = run(str(SAMPLE), str(out))
    assert (code, out.read_text()) == (2, "mine")
    assert "--force" in output
    assert run(str(SAMPLE), str(out), "--force")[0] == 0
    assert out.read_text().startswith('{"battle"')


def test_the_replay_itself_and_folders_are_never_written_over(tmp_path: Path) -> None:
    replay = tmp_path / "a.jsonl"
    replay.write_bytes(SAMPLE.read_bytes())
    assert run(str(replay), str(replay), "--force")[0] == 2
    assert replay.read_bytes() == SAMPLE.read_bytes()
    (tmp_path / "b.jsonl").mkdir()
    assert run(str(SAMPLE), str(tmp_path / "b.jsonl"), "--force")[0] == 2


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name there")
def test_a_pipe_is_never_written_over_and_nobody_is_told_to_say_force_again(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.jsonl")
    code, output = run(str(SAMPLE), str(tmp_path / "a.jsonl"), "--force")
    assert code == 2
    assert "--force" not in output
    assert "cannot be written" in output
    assert [path.name for path in tmp_path.iterdir()] == ["a.jsonl"]


def test_a_name_that_would_steer_the_terminal_is_not_printed_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a\x1b[2Jb.gcr"
    path.write_bytes(SAMPLE.read_bytes()[:-9])
    code, output = run(str(path), str(tmp_path / "a.jsonl"))
    assert code == 0
    assert "\x1b" not in output
    assert "cut short" in output


@pytest.mark.parametrize(
    ("wished", "drawn"),
    [((640, 360), (640, 360)), ((480, 270), (960, 540)), ((160, 160), (640, 640)), ((2000, 200), (4000, 400))],
)
def test_small_pictures_are_drawn_larger_in_the_same_shape(wished: tuple[int, int], drawn: tuple[int, int]) -> None:
    assert drawn_size(wished) == drawn


class Drawn:
    """Pictures that take no time."""

    def __init__(self, *_: object) -> None:
        pass

    def picture(self, *_: object) -> bytes:
        return b"a picture"

    def close(self) -> None:
        pass


def test_a_picture_that_does_not_fit_on_the_disk_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, content: bytes) -> int:
        with path.open("wb") as file:
            file.write(content[:3])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("client3d.export.exporting.Film", Drawn)
    assert run(str(SAMPLE), str(tmp_path / "a.png"))[0] == 0
    assert (tmp_path / "a.png").read_bytes() == b"a picture"
    monkeypatch.setattr(Path, "write_bytes", full)
    code, output = run(str(SAMPLE), str(tmp_path / "b.png"))
    assert code == 2
    assert "b.png cannot be written: No space left" in output
    assert [path.name for path in tmp_path.iterdir()] == ["a.png"]


def test_without_the_extra_a_film_is_refused_before_anything_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "imageio_ffmpeg", None)
    for name in ("a.mp4", "a.gif"):
        code, output = run(str(SAMPLE), str(tmp_path / name))
        assert code == 2
        assert "general-clumsy[video]" in output
        assert len(output.splitlines()) == 2  # the other tells of the sample's age
    assert list(tmp_path.iterdir()) == []


def test_what_breaks_off_leaves_nothing_and_what_was_there(tmp_path: Path) -> None:
    out = tmp_path / "a.png"
    out.write_text("before")

    def broken() -> None:
        with written_beside(out, replace=True) as path:
            path.write_text("half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        broken()
    assert out.read_text() == "before"
    assert list(tmp_path.iterdir()) == [out]


def test_a_file_that_appears_meanwhile_stays(tmp_path: Path) -> None:
    out = tmp_path / "a.png"

    def late() -> None:
        with written_beside(out, replace=False) as path:
            path.write_text("late")
            out.write_text("first")

    with pytest.raises(FileExistsError):
        late()
    assert out.read_text() == "first"
    assert list(tmp_path.iterdir()) == [out]


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "cli.main", "replay", "export", str(SAMPLE), *words]


def test_a_picture_of_a_turn_is_drawn(tmp_path: Path) -> None:
    for name, place in (("a.png", ("--from", "1")), ("b.png", ("--to", "3"))):
        words = command(str(tmp_path / name), *place, "--size", "640x360")
        subprocess.run(words, cwd=ROOT, check=True, timeout=300, capture_output=True)
        assert (tmp_path / name).read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "a.png").read_bytes() != (tmp_path / "b.png").read_bytes()


def _needs_video() -> None:
    pytest.importorskip("imageio_ffmpeg")


@pytest.mark.parametrize("kind", ["mp4", "gif"])
def test_a_film_plays(tmp_path: Path, kind: str) -> None:
    _needs_video()
    import imageio_ffmpeg

    out = tmp_path / f"a.{kind}"
    words = command(str(out), "--to", "1", "--fps", "4", "--speed", "8", "--size", "640x360", "--side", "red")
    subprocess.run(words, cwd=ROOT, check=True, timeout=600, capture_output=True)
    plain = [
        imageio_ffmpeg.get_ffmpeg_exe(),
        "-loglevel",
        "error",
        "-i",
        str(out),
        "-f",
        "rawvideo",
        "-pix_fmt",
        "rgb24",
    ]
    pixels = subprocess.run([*plain, "-"], check=True, capture_output=True, timeout=120).stdout
    picture = 640 * 360 * 3
    assert len(pixels) % picture == 0
    assert len(pixels) > 8 * picture
    assert pixels[:picture] != pixels[-picture:]
    assert list(tmp_path.iterdir()) == [out]


def half_written(folder: Path) -> bool:
    """Whether a film has been begun and something of it is on the disk."""
    return any(path.stat().st_size for path in folder.glob(".a.*"))


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_film_leaves_nothing(tmp_path: Path, ending: signal.Signals) -> None:
    _needs_video()
    words = command(str(tmp_path / "a.mp4"), "--size", "640x360", "--speed", "0.25")
    filming = subprocess.Popen(words, cwd=ROOT, stderr=subprocess.PIPE)
    until = time.monotonic() + 300
    while not (begun := half_written(tmp_path)) and time.monotonic() < until and filming.poll() is None:
        time.sleep(0.2)
    assert begun
    os.kill(filming.pid, ending)
    _, said = filming.communicate(timeout=120)
    assert filming.returncode == 130, said
    assert b"Traceback" not in said
    assert list(tmp_path.iterdir()) == []

"""`clumsy play` as it is typed: what cannot be granted is said in one line, and nothing is left behind."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from core import __version__
from core.packs.location import data_folder
from core.texts import LANGUAGES, Texts
from replays.saves import new_recording, recordings_folder

ROOT = Path(__file__).resolve().parents[2]


def typed(*words: str, home: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """The command run as a person without a display would."""
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment = kept | {"XDG_DATA_HOME": str(home), "LANGUAGE": "en", "PYTHONPATH": str(ROOT)} | more
    command = [sys.executable, "-m", "cli.main", *words]
    return subprocess.run(command, cwd=home, env=environment, capture_output=True, text=True, check=False)


def test_the_version(tmp_path: Path) -> None:
    assert typed("--version", home=tmp_path).stdout == f"clumsy {__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "words", ["", "play", "watch", "bench", "scenario", "scenario check", "replay verify", "mission list", "mod check"]
)
def test_help_is_in_the_players_language(words: str, language: str, tmp_path: Path) -> None:
    shown = " ".join(typed(*words.split(), "--help", home=tmp_path, LANGUAGE=language).stdout.split())
    assert "cli-help" not in shown
    texts = Texts(language, data_folder() / "locale")
    key = "-".join(["cli-help", *words.split()]) if words else "cli-help-clumsy"
    assert texts.format(key) in shown
    assert texts.format("cli-help-help") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_missions_are_listed(language: str, tmp_path: Path) -> None:
    done = typed("mission", "list", home=tmp_path, LANGUAGE=language)
    texts = Texts(language, data_folder() / "clumsy" / "locale")
    assert done.returncode == 0
    assert done.stdout.count("\n") == 2 * len(list((data_folder() / "clumsy" / "missions").glob("*.toml")))
    assert texts.format("mission-last_bridge-about") in done.stdout
    assert "[" not in done.stdout


@pytest.mark.parametrize(
    ("words", "says", "meant"),
    [
        (("--map", "crossrods"), 'there is no map "crossrods"', "crossroads"),
        (("--side", "blu"), 'there is no side "blu"', "blue"),
        (("--tier", "hgh"), 'there is no picture quality "hgh"', "high"),
        (("--language", "fx"), 'there is no language "fx"', "fr"),
        (("--mission", "last_brige"), 'there is no mission "last_brige"; there are: blind_them', "last_bridge"),
        (("--mission", "breakout", "--side", "red"), "you may play: blue", ""),
        (("--mission", "breakout", "--map", "river"), "choose one of --map and --mission", ""),
        (("--size", "12"), '"12" is no size', ""),
        (("--size", "10x99999"), '"10x99999" is no size', ""),
        (("--offscreen",), "--script FILE", ""),
        (("--side", "red", "--hot-seat"), "choose one of", ""),
        (("--place", "--watch-ai"), "a person in it", ""),
        (("--place", "--mission", "breakout"), "a person in it", ""),
    ],
)
def test_a_wish_that_cannot_be_granted_is_said_in_a_line(
    words: tuple[str, ...], says: str, meant: str, tmp_path: Path
) -> None:
    done = typed("play", *words, home=tmp_path)
    lines = done.stderr.splitlines()
    assert done.returncode == 2
    assert says in lines[0]
    assert [line for line in lines[1:] if meant and meant in line] == lines[1:]
    assert len(lines) <= 2


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
def test_without_a_display_one_line_says_what_to_do_and_no_replay_is_left(tmp_path: Path) -> None:
    done = typed("play", home=tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "--offscreen" in done.stderr
    assert list(tmp_path.rglob("*.gcr")) == []


def test_no_two_battles_are_recorded_in_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first = new_recording(recordings_folder(), "river")
    first.parent.mkdir(parents=True)
    first.touch()
    second = new_recording(recordings_folder(), "river")
    assert second != first
    assert first.parent == second.parent


def test_a_recording_never_overwrites_a_file(tmp_path: Path) -> None:
    kept = tmp_path / "kept.gcr"
    kept.write_bytes(b"dear to somebody")
    done = typed("play", "--record", str(kept), home=tmp_path)
    assert done.returncode == 2
    assert "kept.gcr" in done.stderr
    assert kept.read_bytes() == b"dear to somebody"


def test_a_seed_that_no_replay_could_hold_is_refused(tmp_path: Path) -> None:
    done = typed("play", "--seed", "9" * 30, home=tmp_path)
    assert done.returncode == 2
    assert "'--seed'" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="no device that is always full")
@pytest.mark.parametrize("buffered", ["", "1"])
@pytest.mark.parametrize("words", [("--version",), ("scenario", "check", "data/clumsy/scenarios", "--trace")])
def test_output_that_cannot_be_written_is_said_in_a_line(words: tuple[str, ...], buffered: str) -> None:
    command = [sys.executable, "-m", "cli.main", *words]
    environment = os.environ | {"PYTHONUNBUFFERED": buffered, "LANGUAGE": "en"}
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a shell's way to close a stream")
@pytest.mark.parametrize("where", [">&-", "| true"])
def test_nobody_who_reads_the_output_is_no_trouble(where: str) -> None:
    line = f"{sys.executable} -m cli.main scenario check data/clumsy/scenarios --trace {where}"
    done = subprocess.run(line, shell=True, cwd=ROOT, stderr=subprocess.PIPE, text=True, check=False)
    assert done.stderr == ""
    assert done.returncode == 0

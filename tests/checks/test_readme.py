"""The README keeps its word: its first command line, on a fresh machine, installs the game and opens it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
OPENS_WITHIN = 180
"""Seconds: the first start compiles everything, on a software rasteriser."""
FULL_OF_DETAIL = 100_000
"""Bytes that a picture of the title's board is larger than."""
LEFT_BEHIND = (".git", ".venv", "build", "mutants", ".hypothesis", "__pycache__", ".*_cache")


def command_lines() -> list[str]:
    """The README's indented lines that make a virtual environment: the first installs and plays, the second tests."""
    return [line.strip() for line in README.splitlines() if line.startswith("    python3 -m venv")]


def test_there_are_two_command_lines_as_continuous_integration_runs_them() -> None:
    plays, passes = command_lines()
    assert plays.endswith("&& .venv/bin/clumsy play")
    _, install, run = (part.strip() for part in passes.split("&&"))
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8").replace("--quiet ", "")
    assert install in script
    assert f"{run} -q\n" in script


def test_every_file_that_the_readme_names_is_there() -> None:
    named = re.findall(r"\]\(([^)#:]+)\)", README)
    assert len(named) > 5
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="the command line is for a POSIX shell")
def test_the_first_command_line_installs_and_opens_the_game(tmp_path: Path, display: str) -> None:
    fresh = tmp_path / "general-clumsy"
    shutil.copytree(ROOT, fresh, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
    clean = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "DISPLAY": display, "LIBGL_ALWAYS_SOFTWARE": "1"}
    clean |= {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "HTTP"))}
    log = (tmp_path / "log").open("w")
    game = subprocess.Popen(
        ["sh", "-c", f"exec 2>&1; {command_lines()[0]}"], cwd=fresh, env=clean, stdout=log, start_new_session=True
    )
    picture = fresh / "clumsy-1.png"
    try:
        deadline = time.monotonic() + OPENS_WITHIN
        while not picture.exists() and time.monotonic() < deadline and game.poll() is None:
            time.sleep(2)
            # F12 saves what is on the screen, once there is a window
            subprocess.run(["xdotool", "key", "F12"], env=clean, capture_output=True, check=False)
        assert picture.exists(), (tmp_path / "log").read_text()[-2000:]
        while picture.stat().st_size <= FULL_OF_DETAIL and time.monotonic() < deadline:
            time.sleep(0.1)  # it is still being written
        assert picture.stat().st_size > FULL_OF_DETAIL
    finally:
        os.killpg(game.pid, 15)
        game.wait(20)
        log.close()

"""`clumsy bench` measures every promise and says so. Nothing here judges a time: a benchmark is not a timed test."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli import bench as command
from core.packs.location import data_folder
from core.texts import LANGUAGES, Texts
from lab.bench_battle import battle_figures, full_setup
from lab.bench_client import LONGEST, STARTS, Frame
from lab.promises import PARTS, Promise

ROOT = Path(__file__).resolve().parents[2]
KEYS = ["reach", "reach-sum", "line", "fog", "undo", "copy", "chain", "ai-turn", "ai-orders", "ai-decided"]
KEYS += [
    "activation",
    "activation-longest",
    "game",
    "watched-move",
    "seek",
    "replay-size",
    "recording",
    "start",
    "check-mod",
    "check-wrong-mod",
    "frame",
    "frame-large",
    "nodes",
]
DRAWN = {"frame", "frame-large", "nodes", "longest-tidying"}
"""What cannot be measured where graphics cannot start."""
DRAWN |= {f"open-{what}" for what in STARTS} | {f"longest-{case}" for case in LONGEST}
KEYS += [*(f"longest-{case}" for case in LONGEST), "longest-tidying", *(f"open-{what}" for what in STARTS)]


def rows_of(*parts: str) -> list[dict[str, Any]]:
    """What the command measures of these parts, or of all."""
    words = [sys.executable, "-m", "cli.main", "bench", *parts, "--quick", "--json"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    assert done.returncode == any(row["holds"] is False for row in rows)
    measured = [row for row in rows if row["measured"] is not None]
    assert {row["key"] for row in rows if row not in measured} <= DRAWN
    assert all(row["measured"] > 0 for row in measured)
    return rows


def test_promises_that_need_no_graphics_are_measured() -> None:
    parts = [part for part in PARTS if part not in ("frame", "longest", "client")]
    assert [row["key"] for row in rows_of(*parts)] == [key for key in KEYS if key not in DRAWN]


@pytest.mark.soak
def test_every_promise_is_measured() -> None:
    assert [row["key"] for row in rows_of()] == KEYS


PROMISES = [
    Promise(key="reach", unit="us", measured=25.0, reference=100.0, against="heapq", bound="at_most", limit=60),
    Promise(key="reach-sum", unit="us", measured=25.0, reference=50.0, against="heapq", bound="times_faster", limit=3),
    Promise(key="undo", unit="us", measured=30.0, reference=60.0, against="order", bound="of_reference", limit=1),
    Promise(key="ai-decided", unit="percent", measured=90.0, bound="at_least", limit=90),
    Promise(key="frame", unit="ms", measured=4.0, bound="under", limit=4),
    Promise(key="nodes", unit="count", measured=None, bound="under", limit=80),
    Promise(
        key="longest-seek",
        unit="ms",
        measured=61.5,
        bound="under",
        limit=50,
        frames=(Frame(7, 61.5, 80.25, {"seeking": 41.0, "scene": 0.2}),),
    ),
]


def test_a_bound_is_on_the_figure_or_on_how_it_compares() -> None:
    assert [promise.ratio for promise in PROMISES] == [0.25, 2.0, 0.5, None, None, None, None]
    assert [promise.holds for promise in PROMISES] == [True, False, True, True, False, None, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_a_row_for_each_in_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "program_texts", lambda: Texts(language, data_folder() / "locale"))
    monkeypatch.setattr(command, "measure", lambda *_how: PROMISES)
    assert command.bench(quick=True, as_json=False) == 1
    printed = capsys.readouterr().out
    texts = Texts(language, data_folder() / "locale")
    assert all(texts.format(f"bench-{promise.key}") in printed for promise in PROMISES)
    assert "[bench-" not in printed
    (told,) = [line for line in printed.splitlines() if "seeking" in line]  # what ran in the longest frame
    assert all(figure in told for figure in ("61.5", "80.2", "7", "41.0"))
    assert "scene" not in told  # what took next to nothing is left out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text(language: str) -> None:
    def names(name: str) -> set[str]:
        source = (data_folder() / "locale" / name / "bench.ftl").read_text(encoding="utf-8")
        return set(re.findall(r"^([a-z0-9-]+) =", source, re.MULTILINE))

    assert names(language) == names("en")
    assert {f"bench-{key}" for key in KEYS} <= names(language)


def test_some_parts_alone_are_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[set[str]] = []
    monkeypatch.setattr(command, "measure", lambda _quick, _progress, parts: asked.append(parts) or PROMISES[:1])
    assert command.bench(quick=False, as_json=True, parts=["client", "ai"]) == 0
    assert asked == [{"frame", "longest", "client", "ai"}]
    assert command.bench(quick=False, as_json=True, parts=["clients"]) == 2
    assert "clients" in capsys.readouterr().err


def test_nothing_broken_is_exit_0(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(command, "measure", lambda *_how: PROMISES[:1])
    assert command.bench(quick=False, as_json=True) == 0
    assert json.loads(capsys.readouterr().out)[0]["holds"] is True


def test_the_watched_move_draws_fire_and_the_long_game_has_all_there_is_on_the_ground() -> None:
    assert battle_figures(1).shots == 9
    setup = full_setup(1)
    assert len(setup.units) == 50
    assert (len(setup.points), len(setup.structures), len(setup.mines), len(setup.fires)) == (4, 14, 12, 1)

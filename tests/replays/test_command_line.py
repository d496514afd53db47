"""`clumsy replay` and `clumsy scenario check --record`, as a person uses them."""

from pathlib import Path

import pytest

from cli.replay import DIFFERS, SAME, UNUSABLE, info, verify_file
from cli.scenario import check
from core.packs.location import data_folder
from core.texts import LANGUAGES, Texts
from replays.format import KEYFRAME, ORDER
from replays.reader import open_replay
from tests.replays.recordings import changed, numbers_of, record

SCENARIO = """
ruleset = "clumsy"
title = "A tank fires"
[map]
rows = ["......", "......"]
[data.units.tank]
hp = 20
[[unit]]
name = "t1"
type = "tank"
side = "blue"
at = [0, 0]
[[unit]]
name = "r1"
type = "infantry"
side = "red"
at = [4, 0]
[[step]]
do = "fire"
unit = "r1"
at = [0, 0]
rejected = "not_your_turn"
[[step]]
do = "move"
unit = "t1"
to = [1, 0]
[[step]]
do = "fire"
unit = "t1"
at = [4, 0]
[[step]]
do = "end_turn"
"""


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")


def test_a_scenario_is_recorded_while_it_is_checked(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(SCENARIO)
    assert check([tmp_path / "a.toml"], trace=False, record=tmp_path / "a.gcr") == 0
    replay = open_replay(tmp_path / "a.gcr")
    assert (replay.orders, replay.title, replay.data.units["tank"].hp) == (3, "A tank fires", 20)
    assert verify_file(tmp_path / "a.gcr") == SAME


def test_a_scenario_cannot_be_recorded_where_nothing_can_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.toml").write_text(SCENARIO)
    assert check([tmp_path / "a.toml"], trace=False, record=tmp_path / "none" / "a.gcr") == 2
    assert "cannot be written" in capsys.readouterr().err


def test_a_scenario_is_not_recorded_over_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.toml").write_text(SCENARIO)
    assert check([tmp_path / "a.toml"], trace=False, record=tmp_path / "a.toml") == 2
    assert "is no replay" in capsys.readouterr().err
    assert (tmp_path / "a.toml").read_text() == SCENARIO


def test_verify_says_ok_and_how_many(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorder, _ = record(tmp_path / "a.gcr", 6)
    assert verify_file(tmp_path / "a.gcr") == SAME
    assert capsys.readouterr().out == f"OK {recorder.orders}\n"


def test_verify_names_the_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record(tmp_path / "a.gcr", 6)
    block = numbers_of(tmp_path / "a.gcr", KEYFRAME)[1]

    def wound(values: dict) -> None:
        values["tables"]["HitPoints"]["rows"][0][1] += 1

    changed(tmp_path / "a.gcr", tmp_path / "b.gcr", block, wound)
    assert verify_file(tmp_path / "b.gcr") == DIFFERS
    said = capsys.readouterr().out
    assert "round 1, red, turn 2, order" in said
    assert "the state differs: HitPoints.left of entity" in said
    assert "expected: " in said
    assert "actual: " in said


def test_a_cut_file_says_how_far_it_goes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record(tmp_path / "a.gcr", 6)
    path = tmp_path / "a.gcr"
    path.write_bytes(path.read_bytes()[:-30])  # within the last block
    assert verify_file(path) == UNUSABLE
    said = capsys.readouterr()
    assert "cut short at byte" in said.err
    assert "it can be used up to there" in said.err
    assert "the good part is the same" in said.out
    assert info(path) == UNUSABLE


def test_info(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorder, _ = record(tmp_path / "a.gcr", 6)
    assert info(tmp_path / "a.gcr") == SAME
    said = capsys.readouterr().out
    assert f"{recorder.orders} orders" in said
    assert "blue, red" in said


def test_nothing_a_file_says_steers_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record(tmp_path / "a.gcr", 6)

    def nasty(values: dict) -> None:
        values["setup"]["title"] = "\x1b[31mred\x07"
        values["engine"] = "\x1b]0;x\x07"

    changed(tmp_path / "a.gcr", tmp_path / "b.gcr", 0, nasty)
    info(tmp_path / "b.gcr")
    block = numbers_of(tmp_path / "a.gcr", ORDER)[0]

    def other(values: dict) -> None:
        values["changes"][0][1] = "\x1b[31m"

    changed(tmp_path / "a.gcr", tmp_path / "b.gcr", block, other)
    assert verify_file(tmp_path / "b.gcr") == DIFFERS
    assert "\x1b" not in capsys.readouterr().out


def test_what_cannot_be_used_is_said_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify_file(tmp_path / "none.gcr") == UNUSABLE
    assert capsys.readouterr().err.strip().endswith("none.gcr: there is no such file")


KEYS = ("replay-", "save-", "setup-")


def test_every_message_exists_in_every_language() -> None:
    folder = data_folder() / "locale"
    texts = (folder / "en" / "replays.ftl").read_text(encoding="utf-8")
    keys = [line.split(" ")[0] for line in texts.splitlines() if line.startswith(KEYS)]
    assert len(keys) > 50
    for language in LANGUAGES:
        source = (folder / language / "replays.ftl").read_text(encoding="utf-8")
        assert [line.split(" ")[0] for line in source.splitlines() if line.startswith(KEYS)] == keys
        found = Texts(language, folder)
        for key in keys:
            shown = found.format(key, **dict.fromkeys(_NUMBERS, 2), **dict.fromkeys(_WORDS, "x"))
            assert shown != f"[{key}]"
            assert "{" not in shown, (language, key, shown)


_NUMBERS = (
    *("orders", "turns", "turn", "order", "round", "entity", "width", "height", "most", "row", "count", "wanted"),
    *("x", "y", "number", "unit", "known"),
)
_WORDS = (
    *("reason", "name", "offset", "what", "value", "title", "sides", "engine", "packs", "when", "seats", "winner"),
    *("version", "installed"),
    "side",
)


def test_every_key_that_is_said_exists() -> None:
    import re

    root = Path(__file__).resolve().parents[2]
    texts = Texts("en", data_folder() / "locale")
    files = [*(root / "replays").glob("*.py"), root / "cli/replay.py", root / "systems/clumsy/setup_check.py"]
    used = {
        key
        for path in files
        for key in re.findall(r'"((?:replay|save|setup)-[a-z-]+[a-z])"', path.read_text(encoding="utf-8"))
    }
    assert len(used) > 30
    assert {key for key in used if not texts.has(key)} == set()


def test_every_kind_of_difference_can_be_said() -> None:
    from typing import get_args

    from replays.differences import Kind

    texts = Texts("en", data_folder() / "locale")
    assert all(texts.has(f"replay-differs-{kind}") for kind in get_args(Kind))

"""`--mod` as it is typed."""

from pathlib import Path

import pytest

from cli.play import Wishes, mods_to_play
from core.texts import Texts
from replays.reader import open_replay
from tests.cli.test_play_command import ROOT, typed

DRAWN_SMALL = ("--offscreen", "--tier", "low", "--size", "160x160")
SCENARIO = """
ruleset = "clumsy"
title = "A tank of the mod"

[map]
rows = ["..."]

[[unit]]
name = "ann"
type = "tank"
side = "blue"
at = [0, 0]

[[unit]]
name = "bob"
type = "tank"
side = "red"
at = [2, 0]

[[step]]
do = "end_turn"
expect = { "ann.hp" = 31 }
"""


def with_mods(home: Path) -> None:
    """Two mods: `tough` makes tanks whole at 31; `more` needs it and has a map of its own."""
    for name, more in (("tough", ""), ("more", 'needs = ["tough"]\n')):
        folder = home / "general-clumsy" / "mods" / name
        (folder / "units").mkdir(parents=True)
        (folder / "maps").mkdir()
        (folder / "pack.toml").write_text(f'name = "{name}"\ntitle = "T"\nversion = "1.2"\nbase = "clumsy"\n{more}')
    tough, more_folder = home / "general-clumsy" / "mods" / "tough", home / "general-clumsy" / "mods" / "more"
    (tough / "units" / "a.toml").write_text("[tank]\nhp = 31\n")
    ground = (ROOT / "data" / "clumsy" / "maps" / "river.toml").read_text(encoding="utf-8")
    (more_folder / "maps" / "ford.toml").write_text(ground, encoding="utf-8")


def test_a_battle_is_played_with_mods_and_recorded_with_them(tmp_path: Path) -> None:
    with_mods(tmp_path)
    (tmp_path / "s.txt").write_text("order end_turn\nwait idle\n")
    words = ("--mod", "more", "--map", "ford", "--seed", "3", "--record", "a.gcr", "--script", "s.txt", "--hot-seat")
    done = typed("play", *DRAWN_SMALL, *words, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    replay = open_replay(tmp_path / "a.gcr")
    assert [note.name for note in replay.header.packs] == ["clumsy", "tough", "more"]
    assert replay.data.units["tank"].hp == 31
    again = typed("play", *DRAWN_SMALL, "--load", "a.gcr", "--record", "b.gcr", "--script", "s.txt", home=tmp_path)
    assert (again.returncode, again.stderr) == (0, "")
    assert [note.name for note in open_replay(tmp_path / "b.gcr").header.packs] == ["clumsy", "tough", "more"]


def test_a_mod_that_cannot_be_used_is_said_with_its_place(tmp_path: Path) -> None:
    with_mods(tmp_path)
    done = typed("play", "--mod", "tuogh", home=tmp_path)
    assert done.returncode == 2
    assert 'there is no mod "tuogh"\n  did you mean "tough"?' in done.stderr
    (tmp_path / "general-clumsy" / "mods" / "tough" / "units" / "a.toml").write_text("[tank]\nhp = 0\n")
    for words in (("play", "--mod", "tough"), ("mission", "list", "--mod", "tough")):
        done = typed(*words, home=tmp_path)
        assert done.returncode == 2
        assert "tough/units/a.toml:2:6: " in done.stderr


def test_a_saved_battle_keeps_its_own_mods_wherever_they_lie(tmp_path: Path) -> None:
    with_mods(tmp_path)
    installed, elsewhere = tmp_path / "general-clumsy" / "mods" / "tough", tmp_path / "here" / "tough"
    elsewhere.parent.mkdir()
    installed.rename(elsewhere)
    (tmp_path / "s.txt").write_text("order end_turn\nwait idle\n")
    words = (*DRAWN_SMALL, "--script", "s.txt")
    begun = ("--mod", "here/tough", "--seed", "3", "--hot-seat", "--record", "a.gcr")
    assert typed("play", *words, *begun, home=tmp_path).returncode == 0
    done = typed("play", *words, "--load", "a.gcr", "--record", "b.gcr", home=tmp_path)
    assert (done.returncode, '"tough" 1.2 is not installed' in done.stderr) == (0, True)
    assert "--mod FOLDER" in done.stderr
    done = typed("play", *words, "--mod", "here/tough", "--load", "a.gcr", "--record", "c.gcr", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert open_replay(tmp_path / "c.gcr").data.units["tank"].hp == 31
    (elsewhere / "units" / "a.toml").write_text("[tank]\nhp = 32\n")
    done = typed("play", *words, "--mod", "here/tough", "--load", "a.gcr", "--record", "d.gcr", home=tmp_path)
    assert "units.tank.hp" in done.stderr
    assert typed("play", *words, "--seed", "3", "--hot-seat", "--record", "e.gcr", home=tmp_path).returncode == 0
    done = typed("play", *words, "--mod", "here/tough", "--load", "e.gcr", "--record", "f.gcr", home=tmp_path)
    assert (done.returncode, 'played without the mod "tough"' in done.stderr) == (2, True)
    assert not (tmp_path / "f.gcr").exists()


def test_scenarios_are_checked_with_a_mod(tmp_path: Path) -> None:
    with_mods(tmp_path)
    (tmp_path / "s.toml").write_text(SCENARIO)
    assert typed("scenario", "check", "--mod", "tough", "s.toml", home=tmp_path).stdout == "OK 1\n"
    assert typed("scenario", "check", "s.toml", home=tmp_path).returncode == 1


def test_a_replay_is_watched_when_its_mods_are_gone(tmp_path: Path) -> None:
    """Its own texts name what nobody else knows; one of the game's models stands for what has none."""
    mods = tmp_path / "general-clumsy" / "mods"
    with_mods(tmp_path)
    (mods / "tough" / "units" / "a.toml").write_text('[tank]\nhp = 31\n[crawler]\ninherits = "tank"\n')
    (mods / "tough" / "locale" / "en").mkdir(parents=True)
    (mods / "tough" / "locale" / "en" / "t.ftl").write_text("unit-crawler = Iron crawler\nunit-tank = Old iron\n")
    (tmp_path / "s.txt").write_text("order end_turn\nwait idle\n")
    words = ("--mod", "tough", "--seed", "3", "--record", "a.gcr", "--script", "s.txt", "--hot-seat")
    assert typed("play", *DRAWN_SMALL, *words, home=tmp_path).returncode == 0
    replay = open_replay(tmp_path / "a.gcr")
    (tmp_path / "w.txt").write_text("wait frames 3\n")
    for gone in (False, True):
        home = tmp_path / "empty" if gone else tmp_path
        home.mkdir(exist_ok=True)
        done = typed("watch", str(tmp_path / "a.gcr"), *DRAWN_SMALL, "--script", str(tmp_path / "w.txt"), home=home)
        assert (done.returncode, done.stderr) == (0, "")
    texts = Texts("en", ROOT / "data" / "locale", ROOT / "data" / "clumsy" / "locale")
    assert not texts.has("unit-crawler")
    texts.give(replay.header.texts)
    assert (texts.format("unit-crawler"), texts.format("unit-tank")) == ("Iron crawler", "Old iron")
    texts.rest_on(*texts.folders)
    assert not texts.has("unit-crawler")


def test_what_is_switched_on_counts_for_battles_that_are_asked_for_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with_mods(tmp_path)
    settings = tmp_path / "config" / "general-clumsy" / "settings.toml"
    settings.parent.mkdir(parents=True)
    settings.write_text('[mods]\nenabled = ["gone", "more"]\n')
    for name, folder in (("XDG_DATA_HOME", tmp_path), ("XDG_CONFIG_HOME", tmp_path / "config")):
        monkeypatch.setenv(name, str(folder))
    monkeypatch.setenv("LANGUAGE", "en")
    assert [mod.name for mod in mods_to_play(Wishes(map_name="ford"))] == ["tough", "more"]
    assert 'there is no mod "gone"' in capsys.readouterr().err
    # --mod counts instead; a script without a window plays the same whatever the player has set
    assert [mod.name for mod in mods_to_play(Wishes(map_name="ford", mods=("tough",)))] == ["tough"]
    assert mods_to_play(Wishes(map_name="river", offscreen=True)) == ()

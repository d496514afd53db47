"""Mods from the title to a battle with them, driven by scripts."""

from __future__ import annotations

from pathlib import Path

import pytest
from mod_folders import mod_in, zipped
from test_program import played

from replays.reader import open_replay
from replays.verify import verify

TOUGH = {"units/t.toml": "[tank]\nhp = 31\n", "locale/en/t.ftl": "unit-tank = Iron beast\n"}
BEGIN = """
click widget title.new_battle
click widget seed
type 7
click widget begin
wait screen battle
speed 8
wait idle
order move unit=11,17 to=11,15
wait idle
"""


def recordings(tmp_path: Path) -> list[Path]:
    found = (tmp_path / "data" / "general-clumsy" / "replays").glob("*.gcr")
    return sorted(found, key=lambda path: path.stat().st_mtime)


def test_a_zip_is_installed_and_played_with_and_the_title_remembers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    zipped(mod_in(tmp_path / "made", "tough", TOUGH), tmp_path / "Downloads" / "tough.zip")
    script = f"""
wait screen title
key m
wait screen mods
click widget install
wait screen browser
click widget entry.1
click widget install
wait screen mods
picture mods.png
click widget switch
key escape
wait screen title
picture title.png
{BEGIN}
picture battle.png
"""
    done = played(tmp_path, script)
    assert (done.returncode, done.stderr) == (0, "")
    replay = open_replay(recordings(tmp_path)[-1])
    assert [note.name for note in replay.header.packs] == ["clumsy", "tough"]
    assert replay.data.units["tank"].hp == 31
    assert verify(replay).difference is None
    assert 'enabled = ["tough"]' in (tmp_path / "settings.toml").read_text()

    # the next run is played with it, too; then it is switched off, and what comes after is played without
    script = f"wait screen title\n{BEGIN}\nkey escape\nclick widget menu.title\nclick widget dialog.title\n"
    script += f"wait screen title\nkey m\nclick widget switch\nkey escape\n{BEGIN}"
    done = played(tmp_path, script)
    assert (done.returncode, done.stderr) == (0, "")
    names = [[note.name for note in open_replay(path).header.packs] for path in recordings(tmp_path)[-2:]]
    assert names == [["clumsy", "tough"], ["clumsy"]]


def test_mods_that_cannot_be_used_any_more_are_told_and_the_title_opens(tmp_path: Path) -> None:
    mods = tmp_path / "data" / "general-clumsy" / "mods"
    mod_in(mods, "sound", TOUGH)
    mod_in(mods, "broken", {"units/t.toml": "[tank]\nhp = -1\n"})
    settings = '[mods]\nenabled = ["sound", "broken", "gone"]\n'
    script = f"""
wait screen title
expect widget dialog shown
picture told.png
click widget dialog.close
{BEGIN}
"""
    done = played(tmp_path, script, settings=settings)
    assert (done.returncode, done.stderr) == (0, "")
    assert [note.name for note in open_replay(recordings(tmp_path)[-1]).header.packs] == ["clumsy", "sound"]

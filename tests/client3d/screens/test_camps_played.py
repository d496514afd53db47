"""Battles of Headquarters from the title and back, driven by scripts as a player would by keys and buttons."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from test_program import ROOT, played

from replays.reader import open_replay
from replays.verify import verify

BEGIN = """
wait screen title
click widget title.new_battle
click widget game.2
click widget map.delta
click widget date
type 2026-01-01
click widget seed
type 7
"""


def kept(tmp_path: Path, folder: str) -> list[Path]:
    return sorted((tmp_path / "data" / "general-clumsy" / folder).glob("*.gcr"))


def test_a_battle_is_begun_saved_left_gone_on_with_and_watched(tmp_path: Path) -> None:
    done = played(
        tmp_path,
        BEGIN
        + """
        click widget begin
        wait screen battle
        speed 8
        expect round 1
        order move unit=5,14 to=5,13
        wait idle
        key escape
        wait screen pause
        click widget menu.save
        wait screen save
        type !
        key tab
        key enter
        expect screen battle
        order end_turn
        wait idle
        expect round 2
        key escape
        click widget menu.title
        click widget dialog.title
        wait screen title
        key enter
        wait screen battle
        expect unit 5,13 infantry
        expect round 2
        key escape
        click widget menu.load
        wait screen load
        click widget battle.2
        click widget open
        wait screen battle
        expect round 1
        expect unit 5,13 infantry
        key escape
        click widget menu.title
        click widget dialog.title
        wait screen title
        click widget title.replays
        click widget open
        wait screen battle
        expect turn all
        key escape
        click widget menu.title
        click widget dialog.title
        wait screen title
        click widget title.new_battle
        expect widget day.before shown
        click widget game.1
        expect widget day.before hidden
        click widget begin
        wait screen battle
        expect turn blue
        """,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert len(kept(tmp_path, "saves")) == 1
    replays = [open_replay(path) for path in kept(tmp_path, "replays")]
    camps = [replay for replay in replays if replay.header.ruleset == "headquarters"]
    assert camps
    assert {replay.setup.date for replay in camps} == {"2026-01-01"}
    assert {replay.setup.seed for replay in camps} == {7}
    assert all(verify(replay).difference is None for replay in camps)


def test_what_is_wished_for_is_what_is_played(tmp_path: Path) -> None:
    """Two persons, one opponent with a personality, a last turn: after it, a draw."""
    done = played(
        tmp_path,
        BEGIN
        + "click widget seat.2\n" * 3
        + "click widget seat.3\n" * 2
        + "click widget round_limit\n"
        + """
        click widget begin
        wait screen battle
        speed 8
        """
        + "order end_turn side=blue\nwait idle\norder end_turn side=red\nskip\nwait idle\n" * 10
        + "wait screen after 60\n",
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    (replay,) = (open_replay(path) for path in kept(tmp_path, "replays"))
    assert replay.header.seats == ("person", "person", "opponent:raider")
    assert replay.setup.round_limit == 10
    assert replay.ending is not None
    assert (replay.ending.winner, replay.ending.reason, replay.ending.round) == (-1, "round_limit", 10)


def test_help_and_encyclopedia_of_a_battle_are_its_own_and_of_its_day(tmp_path: Path) -> None:
    done = played(
        tmp_path,
        BEGIN
        + """
        click widget begin
        wait screen battle
        key f1
        wait screen help_topics
        expect widget topic.bomb shown
        expect widget topic.seasons hidden
        expect widget game.1 hidden
        click widget topic.bomb
        click widget link.0.repair_kit
        wait screen encyclopedia
        expect widget tab.offers shown
        expect widget tab.weapons hidden
        key escape
        key escape
        expect screen battle
        """,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr


def test_a_battle_begun_from_the_command_line_leads_to_a_title_that_has_all_games(tmp_path: Path) -> None:
    script = tmp_path / "script.txt"
    script.write_text("""
        wait screen battle
        key escape
        click widget menu.title
        click widget dialog.title
        wait screen title
        click widget title.new_battle
        expect widget day.before shown
        click widget game.1
        expect widget forces.1 shown
        key escape
        click widget title.help
        expect widget topic.seasons shown
        click widget game.2
        expect widget topic.bomb shown
    """)
    command = [sys.executable, "-m", "cli.main", "play", "--ruleset", "headquarters", "--offscreen", "--script", script]
    known = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment = {**known, "PYTHONPATH": str(ROOT), "XDG_DATA_HOME": str(tmp_path / "data")}
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr

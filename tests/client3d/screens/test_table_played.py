"""Battles of Skirmish from the title and back, driven by scripts as a player would by keys and buttons."""

from __future__ import annotations

from pathlib import Path

from test_camps_played import kept
from test_program import played

from replays.reader import open_replay
from replays.verify import verify

BEGIN = """
wait screen title
click widget title.new_battle
click widget game.3
click widget map.strongbox
click widget seed
type 7
"""


def test_a_battle_is_begun_saved_left_gone_on_with_and_watched(tmp_path: Path) -> None:
    done = played(
        tmp_path,
        BEGIN
        + """
        click widget begin
        wait screen battle
        speed 8
        expect round 1
        order activate unit=34,132
        order move path=34,118
        wait idle
        click widget menu
        wait screen pause
        click widget menu.save
        wait screen save
        type !
        key tab
        key enter
        expect screen battle
        order end_activation
        wait idle
        click widget menu
        click widget menu.title
        click widget dialog.title
        wait screen title
        key enter
        wait screen battle
        expect unit 34,118 dragoon
        key escape
        click widget menu.load
        wait screen load
        click widget battle.2
        click widget open
        wait screen battle
        expect unit 34,118 dragoon
        expect turn blue
        key escape
        click widget menu.title
        click widget dialog.title
        wait screen title
        click widget title.replays
        click widget open
        wait screen battle
        expect mode watching
        key escape
        click widget menu.title
        click widget dialog.title
        wait screen title
        click widget title.new_battle
        expect widget map.strongbox shown
        click widget game.1
        expect widget map.strongbox hidden
        """,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert len(kept(tmp_path, "saves")) == 1
    replays = [open_replay(path) for path in kept(tmp_path, "replays")]
    assert replays
    assert {replay.header.ruleset for replay in replays} == {"skirmish"}
    assert {(replay.setup.seed, replay.setup.title) for replay in replays} == {(7, "mission-strongbox")}
    assert all(verify(replay).difference is None for replay in replays)


def test_the_computer_plays_the_side_that_is_left_to_it(tmp_path: Path) -> None:
    """Blue is the computer's, red the person's: when the battle begins the computer acts first."""
    done = played(
        tmp_path,
        BEGIN
        + """
        click widget seat.1
        click widget seat.2
        click widget begin
        wait screen battle
        speed 8
        wait idle
        expect turn red
        expect widget dialog.close hidden
        """,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    (replay,) = (open_replay(path) for path in kept(tmp_path, "replays"))
    assert replay.header.seats == ("opponent", "person")


def test_help_and_encyclopedia_of_a_battle_are_its_own(tmp_path: Path) -> None:
    done = played(
        tmp_path,
        BEGIN
        + """
        click widget begin
        wait screen battle
        key f2
        wait frames 2
        expect widget dialog.close shown
        key escape
        key f1
        wait screen help_topics
        expect widget topic.shooting shown
        expect widget topic.seasons hidden
        expect widget game.1 hidden
        click widget topic.buildings
        click widget link.0.building
        wait screen encyclopedia
        expect widget tab.ground shown
        expect widget tab.terrain hidden
        key escape
        key escape
        expect screen battle
        click widget unit.1003
        key f3
        wait screen encyclopedia
        expect widget entry.units.dragoon shown
        key escape
        key escape
        key escape
        wait screen pause
        click widget menu.help
        wait screen help_topics
        key escape
        click widget menu.library
        wait screen encyclopedia
        """,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr

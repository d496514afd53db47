"""The program from its title to a battle and back, driven by scripts as a player would by keys and buttons."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

from client3d.clumsy.client import Client
from client3d.play.options import PlayOptions
from client3d.screens.progress import Progress
from replays.reader import open_replay
from replays.verify import verify

HERE = Path(__file__).parent
ROOT = HERE.parents[2]

if sys.platform in ("win32", "darwin"):
    pytest.skip("the player's folders are not to be had elsewhere", allow_module_level=True)


def played(tmp_path: Path, script: str, *, settings: str = "") -> subprocess.CompletedProcess[str]:
    """Run a script from the title. What is kept stays in the folder from one run to the next."""
    path, kept = tmp_path / "script.txt", tmp_path / "settings.toml"
    path.write_text(script)
    if settings:
        kept.write_text(settings)
    known = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.run(
        [sys.executable, str(HERE / "play_screens.py"), str(path), str(kept)],
        env={**known, "PYTHONPATH": str(ROOT), "XDG_DATA_HOME": str(tmp_path / "data")},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


BEGIN = """
wait screen title
click widget title.new_battle
click widget seed
type 7
click widget begin
wait screen battle
speed 8
wait idle
"""


def test_a_battle_is_begun_saved_left_gone_on_with_and_watched(tmp_path: Path) -> None:
    done = played(
        tmp_path,
        BEGIN
        + """
        order move unit=11,17 to=11,15
        wait idle
        key escape
        wait screen pause
        click widget menu.save
        wait screen save
        type !
        key tab
        key enter
        expect screen battle
        order move unit=8,17 to=8,16
        wait idle
        key escape
        click widget menu.title
        click widget dialog.title
        wait screen title
        key enter
        wait screen battle
        expect unit 11,15 tank
        expect unit 8,16 infantry
        key escape
        click widget menu.load
        wait screen load
        click widget battle.2
        click widget open
        wait screen battle
        expect unit 11,15 tank
        expect unit 8,17 infantry
        key escape
        click widget menu.title
        click widget dialog.title
        wait screen title
        click widget title.replays
        key delete
        click widget dialog.delete
        wait frames 2
        expect screen replays
        click widget open
        wait screen battle
        expect turn blue
        """,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr


def test_a_force_is_bought_placed_by_hand_and_led_into_battle(tmp_path: Path) -> None:
    done = played(
        tmp_path,
        """
        wait screen title
        click widget title.new_battle
        click widget forces.2
        click widget buy.1
        wait screen force
        click widget more.infantry
        click widget more.infantry
        click widget unit.engineer
        click widget kept
        wait screen named_forces
        type Three
        key enter
        expect screen force
        click widget clear
        click widget kept
        click widget force.1
        click widget done
        expect screen new_battle
        click widget placed
        click widget seed
        type 7
        click widget begin
        wait screen battle
        wait idle
        expect mode deploying
        order end_turn
        """,
    )
    assert done.returncode == 1
    assert "no order is taken" in done.stderr
    assert "Three" in (tmp_path / "data" / "general-clumsy" / "forces.toml").read_text()
    done = played(
        tmp_path,
        """
        wait screen title
        click widget title.new_battle
        click widget buy.1
        click widget kept
        click widget force.1
        click widget done
        click widget placed
        click widget begin
        wait screen battle
        wait idle
        click cell 3,3
        expect selected none
        key tab
        expect selected infantry
        click cell 3,3
        expect refused outside_zone
        click cell 12,20
        expect unit 12,20 infantry
        key tab
        key tab
        click cell 12,20
        click widget end_turn
        wait screen battle
        wait idle
        expect mode move
        expect unit 12,20 infantry
        order move unit=12,20 to=12,19
        wait idle
        key escape
        click widget menu.title
        click widget dialog.title
        wait screen title
        """,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    (replay,) = (tmp_path / "data" / "general-clumsy" / "replays").rglob("*.gcr")
    found = open_replay(replay)
    own = {unit.at: unit.type for unit in found.setup.units if unit.side == 0}
    assert (own[(12, 20)], sorted(own.values())) == ("infantry", ["engineer", "infantry", "infantry"])
    assert verify(found).difference is None


def test_a_battle_is_restarted_with_the_same_forces_and_surrendered(tmp_path: Path) -> None:
    done = played(
        tmp_path,
        BEGIN
        + """
        order move unit=11,17 to=11,15
        wait idle
        key escape
        click widget menu.restart
        click widget dialog.restart
        wait screen battle
        wait idle
        expect unit 11,17 tank
        expect turn blue
        key 2
        key escape
        click widget menu.options
        click widget tab.play
        click widget follow
        key escape
        click widget menu.surrender
        click widget dialog.surrender
        wait frames 200
        expect winner red
        """,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    play = tomllib.loads((tmp_path / "settings.toml").read_text("utf-8"))["play"]
    assert (play["speed"], play["follow"]) == (2, False), "the key's speed is kept, no option undoes it"


def test_what_is_set_counts_at_once_and_is_found_again(tmp_path: Path) -> None:
    done = played(
        tmp_path,
        """
        wait screen title
        click widget title.options
        click widget tab.interface
        click widget language
        click widget language
        click widget side-colours
        click widget text-size
        key arrow_right
        click widget tab.keys
        click widget key.end_turn.1
        key control-e
        wait frames 2
        picture french.png
        key escape
        """,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    kept = tomllib.loads((tmp_path / "settings.toml").read_text("utf-8"))
    assert kept["interface"]["language"] == "fr"
    assert kept["interface"]["side_colours"] == "blue_orange"
    assert kept["keys"] == {"end_turn": ["control-e"]}
    script = BEGIN + "key tab\nexpect widget dialog hidden\nkey control-e\nexpect widget dialog shown\n"
    done = played(tmp_path, script)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr


def test_what_is_wrong_with_the_settings_is_told_in_words(tmp_path: Path) -> None:
    script = "wait screen title\nexpect widget dialog shown\nkey enter\nexpect widget dialog hidden\n"
    done = played(tmp_path, script, settings='[video]\ntier = "hihg"\n')
    assert done.returncode == 0
    assert "settings.toml:2:8" in done.stderr
    assert "did you mean" in done.stderr


@pytest.mark.parametrize(
    ("persons", "winner", "best"), [([0], 0, 6), ([0], 1, 0), ([0, 1], 0, 0), ([], 0, 0), ([1], 1, 6)]
)
def test_a_mission_that_the_player_has_won_is_remembered(persons: list[int], winner: int, best: int) -> None:
    progress = Progress()
    view = SimpleNamespace(winner=winner, side_names=("blue", "red"), round=6)
    client = SimpleNamespace(
        session=SimpleNamespace(view=lambda: view, match=SimpleNamespace(persons=persons)),
        play_options=PlayOptions(mission="breakout"),
        program=SimpleNamespace(progress=progress),
    )
    Client._remember(client)  # type: ignore[arg-type]
    assert progress.best_round("breakout", view.side_names[winner]) == best


def test_no_battle_takes_an_order_at_the_title(tmp_path: Path) -> None:
    done = played(tmp_path, "wait screen title\norder end_turn\nexpect turn blue\nclick widget nothing\n")
    assert done.returncode == 1
    assert "2: no battle is on the screen: order" in done.stderr
    assert "3: no battle is on the screen: turn" in done.stderr
    assert "4: no widget nothing" in done.stderr


def test_a_picture_is_taken_of_any_page(tmp_path: Path) -> None:
    there, back = ("click widget title.credits", "wait screen credits"), ("key escape", "wait screen title")
    done = played(tmp_path, "\n".join(["key f12", "key f12", *there, "key f12", *back, "quit", ""]))
    assert (done.returncode, done.stderr) == (0, "")
    assert sorted(path.name for path in tmp_path.glob("*.png")) == [f"clumsy-{number}.png" for number in (1, 2, 3)]

"""The client without a display, driven by scripts, and with a real window under Xvfb."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from window import Person

HERE = Path(__file__).parent
ROOT = HERE.parents[2]


def environment(**more: str) -> dict[str, str]:
    """The environment of a client process."""
    kept = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return {**kept, "PYTHONPATH": f"{ROOT}{os.pathsep}{HERE}", **more}


def run(tmp_path: Path, script: str, seats: str = "ai", *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a script on the tests' battle."""
    return scripted(tmp_path, script, "play_run.py", seats, *arguments, "--script")


def watch(tmp_path: Path, script: str) -> subprocess.CompletedProcess[str]:
    """Run a script on a replay of the tests' battle."""
    return scripted(tmp_path, script, "watch_run.py", str(tmp_path / "battle.gcr"))


def scripted(tmp_path: Path, script: str, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a program of this folder; the file with the script is the last of its arguments."""
    path = tmp_path / "script.txt"
    path.write_text(script)
    command = [sys.executable, str(HERE / program), *arguments, str(path)]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=180, cwd=tmp_path, env=environment(), check=False
    )


def colours(path: Path) -> int:
    """How many different colours a picture has."""
    from panda3d.core import Filename, PNMImage

    image = PNMImage()
    assert image.read(Filename.from_os_specific(str(path))), path
    step = max(1, image.get_x_size() // 64)
    return len(
        {
            tuple(round(value * 32) for value in image.get_xel(x, y))
            for x in range(0, image.get_x_size(), step)
            for y in range(0, image.get_y_size(), step)
        }
    )


def test_what_cannot_be_done_is_told_and_the_script_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    lines = [
        "hover cell 9999,3",
        "click cell 3,9999",
        "camera focus 9999,9999",
        "picture file/below.png",
        "select 9999,0",
        'order {"do": "move", "unit": "x", "to": [1, 1]}',
        "expect turn blue",
    ]
    done = run(tmp_path, "\n".join(lines))
    told = [line.rpartition("script.txt:")[2] for line in done.stderr.splitlines()]
    assert told == [
        "1: 9999,3 is off the map",
        "2: 3,9999 is off the map",
        "3: 9999,9999 is off the map",
        "4: cannot write file/below.png",
        "5: no unit at 9999,0",
        "6: Expected `int`, got `str` - at `$.unit`",
    ]
    assert done.returncode == 1


def test_orders_selection_and_the_opponents_turn(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        """
        speed 8
        expect turn blue
        picture before.png
        order move unit=2,3 to=6,3
        wait idle
        expect unit 6,3 tank
        expect unit 2,3 none
        select 6,3
        expect selected tank
        hover cell 9,3
        wait frames 3
        click cell 9,3
        wait idle
        expect refused none
        key u
        expect refused none
        order move unit=6,3 to=0,0
        expect refused unreachable
        key f
        key escape
        expect mode move
        key h
        expect widget help shown
        key h
        expect widget help hidden
        key f1
        expect screen help_topics
        click widget topic.fire
        key escape
        expect screen battle
        key f3
        expect screen encyclopedia
        key escape
        order end_turn
        wait idle
        expect turn blue
        expect round 2
        picture after.png
        """,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    before, after = tmp_path / "before.png", tmp_path / "after.png"
    assert colours(before) > 60
    assert colours(after) > 60
    assert before.read_bytes() != after.read_bytes()


def test_an_order_that_taught_nothing_is_taken_back(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        """
        order move unit=1,2 to=1,1
        wait idle
        expect unit 1,1 infantry
        key u
        wait idle
        expect unit 1,2 infantry
        expect unit 1,1 none
        """,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr


def test_the_same_script_gives_the_same_picture(tmp_path: Path) -> None:
    script = "order move unit=2,3 to=5,3\nwait frames 12\npicture out.png\n"
    pictures = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        assert run(folder, script).returncode == 0
        pictures.append((folder / "out.png").read_bytes())
    assert pictures[0] == pictures[1]


def test_hot_seat_hands_over_behind_a_curtain_and_recaps(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        """
        speed 8
        order move unit=2,3 to=6,3
        click widget end_turn
        expect widget dialog shown
        key enter
        wait idle
        expect mode handover
        expect widget hand_over shown
        order move unit=9,3 to=8,3
        expect refused not_your_turn
        picture curtain.png
        click widget hand_over.ready
        wait frames 1
        expect mode recap
        wait idle
        expect turn red
        expect unit 6,3 tank
        select 9,3
        expect selected tank
        """,
        "hot",
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert colours(tmp_path / "curtain.png") < 60


def test_surrender_is_asked_about_and_ends_the_battle(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        """
        speed 8
        key escape
        expect widget menu.surrender shown
        click widget menu.surrender
        expect widget dialog.surrender shown
        click widget dialog.cancel
        click widget menu.surrender
        click widget dialog.surrender
        wait frames 200
        expect mode over
        expect winner red
        expect screen after
        """,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr


def test_two_opponents_are_watched_without_fog(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        "speed 8\nexpect fog 11,7 seen\nwait frames 300\nexpect unit 0,0 none\nquit\nexpect round 99\n",
        "watch",
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr


@pytest.mark.parametrize(("seats", "seed"), [("ai", 1), ("hot", 2)])
def test_anything_may_be_pressed_and_clicked(tmp_path: Path, seats: str, seed: int) -> None:
    command = [sys.executable, str(HERE / "play_run.py"), seats, "--monkey", "400", "--seed", str(seed)]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=180, cwd=tmp_path, env=environment(), check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_what_was_expected_and_did_not_hold_is_told_by_line(tmp_path: Path) -> None:
    done = run(tmp_path, "expect turn red\nexpect round 1\n")
    assert done.returncode == 1
    assert ":1: expected turn red, found blue" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":9999"}], ids=["none", "one that is not there"])
def test_without_a_display_it_says_so_in_one_line(display: dict[str, str]) -> None:
    code = (
        "from client3d.play.app import run_play; from client3d.play.options import PlayOptions; import sys;"
        "sys.exit(run_play(PlayOptions(language='en')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=60,
        env=environment(**display),
        check=False,
    )
    assert done.returncode == 2
    assert "--offscreen --script" in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_a_bad_script_is_refused_before_anything_opens(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text("dance 3\nselect 5\n")
    code = (
        "from client3d.play.app import run_play; from client3d.play.options import PlayOptions; import sys;"
        "from pathlib import Path;"
        f"sys.exit(run_play(PlayOptions(language='en', offscreen=True, script=Path({str(path)!r}))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, env=environment(), check=False
    )
    assert done.returncode == 2
    assert "line 1" in done.stderr
    assert "line 2" in done.stderr


def test_a_replay_is_watched_turn_by_turn_with_either_sides_eyes(tmp_path: Path) -> None:
    done = watch(
        tmp_path,
        """
        speed 8
        expect round 1
        expect fog 11,7 seen
        wait frames 40
        picture all.png
        key ]
        key ]
        expect round 2
        key v
        expect fog 11,7 remembered
        picture blue.png
        key [
        key p
        wait idle
        expect mode paused
        order end_turn
        key ]
        key ]
        key ]
        key ]
        key ]
        key ]
        key ]
        key ]
        expect mode over
        key p
        expect round 1
        expect mode watching
        """,
    )
    assert done.returncode == 1
    assert done.stderr.splitlines() == [f"{tmp_path / 'script.txt'}:17: a replay takes no orders"], done.stderr
    assert colours(tmp_path / "all.png") > 60
    assert (tmp_path / "all.png").read_bytes() != (tmp_path / "blue.png").read_bytes()


def test_a_replay_is_stepped_through_and_played_on_from(tmp_path: Path) -> None:
    done = watch(
        tmp_path,
        """
        speed 8
        key p
        expect mode paused
        key ]
        key shift-.
        wait idle
        expect mode paused
        key control-.
        wait idle
        expect mode paused
        picture forward.png
        key shift-,
        key shift-.
        wait idle
        key control-,
        expect mode paused
        key end
        expect mode over
        key home
        expect round 1
        key shift-c
        key shift-]
        expect mode paused
        key shift-[
        key shift-p
        expect widget dialog.cancel shown
        click widget dialog.cancel
        key home
        key ]
        click widget order.play_on
        click widget dialog.side_2
        wait frames 2
        expect turn red
        key o
        expect mode move
        picture played.png
        """,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert colours(tmp_path / "forward.png") > 60
    assert colours(tmp_path / "played.png") > 60


# --- a real window


def test_a_window_takes_clicks_and_keys(tmp_path: Path, display: str) -> None:
    report = tmp_path / "report.json"
    command = [sys.executable, str(HERE / "play_run.py"), "ai", "--window", "--report", str(report)]
    where = environment(DISPLAY=display, LIBGL_ALWAYS_SOFTWARE="1")
    person = Person([*command, "--size", "960x540"], where, tmp_path, report)
    pictures = [tmp_path / f"clumsy-{number}.png" for number in (1, 2, 3)]

    def take_picture(place: int) -> None:
        person.key("F12")
        person.sees("a picture", lambda _: pictures[place].exists())

    try:
        person.drag("2,3", 150, 480)
        take_picture(0)
        person.select("2,3")
        take_picture(1)
        seen = person.sees_rest()
        assert seen["card"][1] < 480, "the card would not lie over the tank"
        assert seen["cells"]["2,3"][1] < seen["card"][1]
        person.click_cell("5,3")
        person.sees_unit("tank", "5,3")
        take_picture(2)
        person.key("Tab")
        person.sees_question("dialog.end_turn")
        person.key("Return")
        person.tool("windowsize", person.window, "800", "500")
        person.sees("the new size", lambda seen: seen["window"] == seen["view"] == [800, 500])
        person.sees("round 2", lambda seen: seen["idle"] and seen["round"] == 2)
        person.key("Escape")
        person.sees_screen("pause")
        person.key("shift+Tab")
        person.sees("the last button chosen", lambda seen: seen["focus"] == "menu.quit")
        person.key("Return")
        person.sees_question("dialog.quit")
        person.key("Return")
        assert person.waits_for_the_end() == 0
    finally:
        person.leave()
    assert len({path.read_bytes() for path in pictures}) == 3
    assert colours(pictures[0]) > 60

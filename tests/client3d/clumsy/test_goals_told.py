"""What the client tells of a mission's goals, from the picture alone; and a mission driven by a script (WIN-2)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from client3d.clumsy import goals
from client3d.clumsy.words import Words
from core.packs.location import data_folder, pack_folder
from core.texts import LANGUAGES, Texts
from systems.clumsy.data import load_clumsy
from systems.clumsy.events import GoalJudged, GoalProgressed, TargetIdentified
from systems.clumsy.missions import load_mission
from systems.clumsy.picture import EVERYTHING, GoalMark, Picture, picture_of
from systems.clumsy.pipeline import new_game

ROOT = Path(__file__).resolve().parents[3]


def words(language: str = "en") -> Words:
    return Words(Texts(language, data_folder() / "locale", pack_folder("clumsy") / "locale"), ("blue", "red"))


def mark(side: int = 0, number: int = 0, **more: object) -> GoalMark:
    values: dict[str, object] = {
        "kind": "kill",
        "alone": False,
        "text": "",
        "units": [],
        "structures": (),
        "zone": (),
        "round": 0,
        "count": 1,
        "done": 0,
        "state": "open",
    }
    return GoalMark(side, number, **(values | more))  # type: ignore[arg-type]


def picture(*marks: GoalMark, side: int = 0) -> Picture:
    return Picture(side, 9, 9, [["meadow"] * 9 for _ in range(9)], {}, goals=list(marks))


def test_the_objective_is_a_sides_own_goals_in_one_line() -> None:
    found = picture(mark(count=2, done=1), mark(number=1, kind="hold_out", round=7), mark(1, kind="destroy_all"))
    text = goals.objective(words(), found)
    assert text == "Destroy 2 of the enemies we are after (1/2) · Hold out to the end of round 7"


def test_where_one_is_enough_it_says_or() -> None:
    found = picture(mark(alone=True), mark(number=1, alone=True, kind="reach", state="met"))
    assert goals.objective(words(), found) == (
        "Destroy the enemy we are after or Have a unit in the marked zone (reached)"
    )


def test_of_others_no_number_is_told() -> None:
    found = picture(mark(), mark(1, kind="hold_points", count=3))
    assert goals.lines(words(), found) == [
        "Our goal:",
        "– Destroy the enemy we are after",
        "",
        "Red wants:",
        "– Hold 3 victory points",
    ]


def test_a_watcher_has_no_objective_but_sees_all_goals() -> None:
    found = picture(mark(), mark(1, kind="hold_points", count=3), side=EVERYTHING)
    assert goals.objective(words(), found) == ""
    assert "– Hold 3 victory points (0/3)" in goals.lines(words(), found)


def test_units_of_open_goals_are_marked() -> None:
    found = picture(
        mark(units=[-2]),
        mark(number=1, kind="escort", units=[1001]),
        mark(number=2, kind="keep_alive", units=[1002], state="failed"),
        mark(1, kind="keep_alive", units=[5]),
    )
    assert goals.marks(found) == {-2: (goals.HUNTED,), 1001: (goals.GUARDED,)}


def test_places_of_open_goals_are_shown_ones_own_and_others_apart() -> None:
    found = picture(
        mark(kind="reach", zone=((1, 1), (2, 1))),
        mark(number=1, kind="destroy", structures=((5, 5),)),
        mark(number=2, kind="reach", zone=((3, 3),), state="met"),
        mark(1, kind="reach", zone=((7, 7),)),
    )
    assert goals.places(found, True) == [(1, 1), (2, 1), (5, 5)]
    assert goals.places(found, False) == [(7, 7)]
    assert goals.lines_at(words(), found, (1, 1)) == ["Have a unit in the marked zone"]
    assert goals.lines_at(words(), found, (7, 7)) == ["Red: Have a unit in the marked zone"]
    assert goals.lines_at(words(), found, (3, 3)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_and_state_has_words(language: str) -> None:
    say = words(language)
    for kind in ("destroy_all", "hold_points", "hold_out", "escort", "kill", "reach", "destroy", "keep_alive"):
        for count in (1, 3):
            for state in ("open", "met", "failed"):
                text = goals.line(say, mark(kind=kind, count=count, round=4, state=state))
                assert text
                assert "[" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_of_goals(language: str) -> None:
    say, before = words(language), picture(mark(count=2, units=[-1]))
    assert say.log_line(GoalProgressed(side=0, goal=0, done=1), before) is not None
    alive = picture(mark(kind="keep_alive", count=2, done=3))
    line = say.log_line(GoalProgressed(side=0, goal=0, done=2), alive)
    assert line is not None
    assert "2" in line.text.rpartition(":")[2]
    for state in ("met", "failed", "open"):
        line = say.log_line(GoalJudged(side=0, goal=0, state=state), before)
        assert line is not None
        assert "[" not in line.text
    assert say.log_line(GoalJudged(side=0, goal=7, state="met"), before) is None
    assert say.log_line(TargetIdentified(side=0, goal=0, unit=-1), before) is None  # nobody is drawn there


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_briefing_tells_the_situation_and_the_goals(language: str) -> None:
    mission = load_mission(load_clumsy(), "night_landing")
    game = new_game(mission.battle(1), mission.data)
    told = goals.briefing(words(language), mission.setup.briefings[0], picture_of(game.view(0)))
    assert "[" not in told
    assert len(told.splitlines()) == 5  # the situation, nothing, how they combine, two goals


SCRIPT = """
wait frames 3
expect widget dialog shown
picture briefing.png
click widget dialog.close
expect widget dialog hidden
key f2
expect widget dialog shown
click widget dialog.close
order end_turn
speed 8
wait idle
expect turn blue
expect round 2
order surrender
wait seconds 4
expect screen after
"""


@pytest.mark.parametrize("arguments", [("--side", "blue"), ("--watch-ai",)])
def test_a_mission_is_played_by_a_script(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    watched = "--watch-ai" in arguments
    script = "expect widget dialog hidden\nspeed 8\nwait seconds 3\nkey f2\nexpect widget dialog shown\n"
    (tmp_path / "script.txt").write_text(script if watched else SCRIPT)
    kept = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    command = [sys.executable, "-m", "cli.main", "play", "--mission", "two_ways", "--seed", "1", "--offscreen"]
    command += ["--size", "640x480", "--script", "script.txt", "--record", "won.gcr", *arguments]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=300,
        cwd=tmp_path,
        env={**kept, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert (done.stderr, done.returncode) == ("", 0)
    assert (tmp_path / "won.gcr").exists()

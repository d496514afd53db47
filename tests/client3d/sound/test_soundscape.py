"""A battle as it is heard: at its moment, from its place, and no more than is shown."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from client3d.play.beats import Beat, with_sound
from client3d.scene.camera import ZOOM_WIDTHS, Camera
from client3d.sound.place import FARTHEST, heard_at

HERE = Path(__file__).parent
ROOT = HERE.parents[2]


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a small battle had a device play (`sound_run`)."""
    report = tmp_path_factory.mktemp("sound") / "heard.json"
    paths = os.pathsep.join(map(str, (ROOT, HERE, HERE.parent / "play")))
    kept = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run(
        [sys.executable, str(HERE / "sound_run.py"), str(report)],
        capture_output=True,
        text=True,
        timeout=240,
        env={**kept, "PYTHONPATH": paths},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(report.read_text())
    return found


def test_the_land_is_heard_from_the_start(heard: dict[str, Any]) -> None:
    assert heard["start"] == ["wind"]  # a clear day in winter


def test_an_engine_is_heard_while_its_unit_moves_and_no_longer(heard: dict[str, Any]) -> None:
    began, playing, rest = heard["move"]
    assert began == ["engine_tank"]
    assert "engine_tank" in playing
    assert rest == []  # one sound for all the steps
    assert heard["after the move"] == ["wind"]


def test_a_shot_is_heard_after_aiming_and_its_burst_after_its_flight(heard: dict[str, Any]) -> None:
    assert heard["at once"] == []
    stems = [stem.rstrip("_123") for stem in heard["shot"]]
    assert stems[:3] == ["tank_gun", "explosion_medium", "metal_hit"]


def test_what_is_skipped_is_not_heard(heard: dict[str, Any]) -> None:
    assert heard["skipped"] == []


def test_panels_are_heard(heard: dict[str, Any]) -> None:
    assert heard["refused"] == ["refused"]
    assert heard["pressed"] == ["click"]


def test_the_end_has_its_theme(heard: dict[str, Any]) -> None:
    assert heard["music before"] == ""
    assert heard["music"] == "theme_win"  # two persons at one screen: one of them has won


def test_a_battle_that_is_left_is_heard_no_more(heard: dict[str, Any]) -> None:
    assert heard["closed"] == []
    assert heard["faults"] == []


# --- the moment


def test_a_sound_comes_with_the_first_beat_that_does_not_lead_up_to_it() -> None:
    log: list[str] = []
    beats = [
        Beat(0.5, lambda: log.append("camera"), leads_up=True),
        Beat(0.3, lambda: log.append("shot")),
        Beat(0.1, lambda: log.append("end")),
    ]
    for beat in with_sound(beats, lambda: log.append("bang")):
        assert beat.begin is not None
        beat.begin()
    assert log == ["camera", "shot", "bang", "end"]


def test_an_event_that_is_not_shown_is_heard_at_once() -> None:
    (beat,) = with_sound([], lambda: None)
    assert beat.seconds == 0.0
    assert beat.begin is not None


# --- the place


def test_what_is_left_on_the_screen_is_heard_from_the_left() -> None:
    camera = Camera((20, 20), (1280, 720))
    middle = heard_at(camera, (camera.x, camera.y, 0.0))
    assert (middle.pan, middle.level) == (pytest.approx(0.0), pytest.approx(1.0))
    x, y = camera.ground_under(320, 360)
    left = heard_at(camera, (x, y, 0.0))
    assert left.pan == pytest.approx(-0.5)
    assert FARTHEST < left.level < 1.0


def test_what_is_far_off_the_screen_is_faint_but_heard() -> None:
    camera = Camera((200, 200), (1280, 720))
    far = heard_at(camera, (camera.x + 90.0, camera.y - 90.0, 0.0))
    assert far.level == pytest.approx(FARTHEST)
    assert far.pan == 1.0


def test_all_is_louder_from_near_and_fainter_from_afar() -> None:
    camera = Camera((20, 20), (1280, 720))
    levels = []
    for width in ZOOM_WIDTHS:
        camera.width = width
        levels.append(heard_at(camera, (camera.x, camera.y, 0.0)).level)
    assert levels == sorted(levels, reverse=True)
    assert levels[0] > 1.0 > levels[-1] > 0.5

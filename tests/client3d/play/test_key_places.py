"""Keys in layouts that do not have them: at a real window with layouts of X, and without one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from client3d.play.bindings import keycap, use_layout
from client3d.play.key_places import PLACES, KeyPlaces, Layout
from core.packs.location import data_folder
from core.texts import Texts

RUNS = Path(__file__).with_name("keys_run.py")
PLACE_CODES = {"q": 24, "w": 25, "[": 34, "d": 40, "c": 54, "n": 57, "m": 58, ",": 59, "5": 14, "tab": 23}
"""X's numbers of keys, by the names of what American keyboards have there."""
SHIFT = 50

LAYOUTS: dict[str, tuple[list[str], dict[str, str]]] = {
    # what is heard of n, q, c, comma, 5, tab, shift with c and [; what stands on their buttons
    "us": (["n", "q", "c", ",", "5", "tab", "shift-c", "["], {"n": "N", "[": "[", "5": "5", "shift-c": "Shift C"}),
    "ru": (["n", "q", "c", ",", "5", "tab", "shift-c", "["], {"n": "Т", "[": "Х", "5": "5", "shift-c": "Shift С"}),
    "kr": (["n", "q", "c", ",", "5", "tab", "shift-c", "["], {"n": "N", "[": "[", "5": "5", "shift-c": "Shift C"}),
    # a letter is where the layout has it; on the circumflex, which has no name, is [; digits need no shift
    "fr": (["n", "a", "c", ";", "5", "tab", "shift-c", "["], {"n": "N", "5": "5", ",": ",", "shift-c": "Shift C"}),
}


def until(report: Path, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """Wait until the window reports something."""
    end = time.monotonic() + 60
    seen: dict[str, Any] = {}
    while time.monotonic() < end:
        if report.is_file() and holds(seen := json.loads(report.read_text(encoding="utf-8"))):
            return seen
        time.sleep(0.05)
    raise AssertionError(seen)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_key_works_and_is_shown_as_it_is_printed(layout: str, display: str, tmp_path: Path) -> None:
    environment, report = {**os.environ, "DISPLAY": display}, tmp_path / "heard.json"

    def tool(*words: object) -> None:
        subprocess.run([str(word) for word in words], env=environment, check=True, timeout=30)

    tool("setxkbmap", layout)
    window = subprocess.Popen([sys.executable, str(RUNS), str(report)], env=environment)
    try:
        caps = until(report, bool)["caps"]
        heard, printed = LAYOUTS[layout]
        for place in ("n", "q", "c", ",", "5", "tab", "shift-c", "["):
            before, (held, _, plain) = len(until(report, bool)["keys"]), place.rpartition("-")
            key = ("key", PLACE_CODES[plain])
            tool("xdotool", *(("keydown", SHIFT, *key, "keyup", SHIFT) if held else key))
            until(report, lambda seen, before=before: len(seen["keys"]) > before)
        seen = until(report, lambda seen: len(seen["keys"]) == len(heard))
        assert seen["keys"] == heard
        assert {key: caps[key] for key in printed} == printed
        assert caps["tab"] == "Tab"
        # where q is, a French keyboard has a, which moves the view for as long as it is held
        assert seen["panned"] == [0, 0] or "a" in heard
        tool("xdotool", "keydown", PLACE_CODES["d"])
        until(report, lambda seen: seen["panned"][0] > 2)
        tool("xdotool", "keyup", PLACE_CODES["d"])
        time.sleep(0.5)
        still = until(report, bool)["panned"]
        time.sleep(0.5)
        assert until(report, bool)["panned"] == still
    finally:
        window.terminate()
        window.wait(10)


class Window:
    """A keyboard without a window: what is held down, and what is listened to."""

    def __init__(self) -> None:
        self.listeners: dict[str, tuple[Callable[..., None], list[Any]]] = {}
        self.buttonThrowers: list[Any] = []

    def accept(self, event: str, told: Callable[..., None], given: list[Any] | None = None) -> None:
        self.listeners[event] = told, given or []

    def send(self, event: str, *more: object) -> None:
        told, given = self.listeners[event]
        told(*given, *more)


def test_a_key_with_a_name_is_left_to_its_name() -> None:
    window, pressed = Window(), list[str]()
    places = KeyPlaces(window, window, pressed.append)
    window.send("raw-n")
    window.send("any-key", "n")
    places.update()
    assert pressed == []
    window.send("raw-n")  # two keys without names within one frame
    window.send("raw-c")
    places.update()
    places.update()
    assert pressed == ["n", "c"]
    window.send("raw-5")
    window.send("any-key", "(")  # a name that does nothing
    places.update()
    assert pressed[2:] == ["5"]


def test_a_key_without_a_name_counts_with_what_is_held_beside_it_and_until_it_is_let_go() -> None:
    window, pressed = Window(), list[str]()
    places = KeyPlaces(window, window, pressed.append)
    window.send("raw-rshift")
    window.send("raw-c")
    window.send("raw-rshift-up")  # within the same frame
    window.send("raw-lcontrol")
    window.send("raw-z")
    places.update()
    assert pressed == ["shift-c", "control-z"]
    assert places.holds("c")
    window.send("raw-c-up")
    assert not places.holds("c")
    places.let_go()
    assert not any(places.holds(place) for place in PLACES)


def test_what_stands_on_a_key_is_what_the_layout_prints() -> None:
    texts = Texts("en", data_folder() / "locale")
    use_layout(Layout({"n": "", "c": "c", "[": ""}, {"n": "т", "c": "c", "[": ""}))
    try:
        shown = [keycap(texts, key) for key in ("n", "c", "[", "shift-n", "5", "f1", "-", "page_up")]
    finally:
        use_layout(Layout())
    assert shown == ["Т", "C", "[", "Shift Т", "5", "F1", "−", "Page up"]

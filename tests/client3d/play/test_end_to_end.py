"""A mission from the title to victory, in a real window, by somebody who has nothing but a mouse and keys."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from window import Person, Seen

from core.packs.location import pack_folder

HERE = Path(__file__).parent
ROOT = HERE.parents[2]

MISSION = """
round_limit = 6
[clock]
season = "summer"
hour = "day"
weather = "clear"
frozen = true
[briefing]
blue = "mission-first_shots-briefing"
[map]
rows = ["..ff......ff", "............", "......h.....", "rrrrrrrrrrrr", "............", ".f..........", "..ff......ff"]
[[unit]]
name = "tank"
type = "tank"
side = "blue"
at = [2, 3]
[[unit]]
name = "guard"
type = "infantry"
side = "blue"
at = [1, 5]
[[unit]]
name = "general"
type = "general"
side = "blue"
at = [1, 3]
[[unit]]
name = "scout"
type = "scout"
side = "red"
at = [8, 3]
[[unit]]
name = "far_tank"
type = "tank"
side = "red"
at = [11, 0]
[[goal]]
side = "blue"
kind = "kill"
units = ["scout"]
text = "mission-first_shots-goal-scout"
[[goal]]
side = "blue"
kind = "hold_out"
round = 2
text = "mission-first_shots-goal-hold"
"""
"""It cannot be lost: beside its general the tank kills the scout (5 hit points) in two shots of 3, and no tank kills
three units in two turns. Without a tank the opponent would give up at once."""
TEXTS = """
mission-first_shots = First Shots
mission-first_shots-about = A scout on the road.
mission-first_shots-briefing = Bring the scout down and hold out for two rounds.
mission-first_shots-goal-scout = Bring the scout down
mission-first_shots-goal-hold = Hold out for two rounds
"""


def a_pack(folder: Path) -> Path:
    """The shipped pack with that mission alone."""
    # models and sounds are those shipped where a pack has none of its own
    left_out = shutil.ignore_patterns("missions", "scenarios", "models", "sounds")
    shutil.copytree(pack_folder("clumsy"), folder, ignore=left_out)
    (folder / "locale" / "en" / "first_shots.ftl").write_text(TEXTS)
    (folder / "missions").mkdir()
    (folder / "missions" / "first_shots.toml").write_text(MISSION)
    return folder


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home folder in which nobody has played."""
    settings = tmp_path / "config" / "general-clumsy" / "settings.toml"
    settings.parent.mkdir(parents=True)
    # a small window: what is looked at is drawn by the processor
    settings.write_text("[video]\nwidth = 960\nheight = 540\n")
    return tmp_path


@pytest.fixture
def person(home: Path, display: str) -> Iterator[Person]:
    """Somebody in front of the game's title."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "WAYLAND", "DISPLAY"))}
    folders = {f"XDG_{kind.upper()}_HOME": str(home / kind) for kind in ("config", "data", "state", "cache")}
    where = {
        **kept,
        **folders,
        "HOME": str(home),
        "LANG": "en_GB.UTF-8",
        "DISPLAY": display,
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "PYTHONPATH": f"{ROOT}{os.pathsep}{HERE}",
    }
    report = home / "seen.json"
    command = [sys.executable, str(HERE / "window_run.py"), str(report), "--pack", str(a_pack(home / "pack"))]
    found = Person(command, where, home, report)
    yield found
    found.leave()


def test_a_mission_from_the_title_to_victory(person: Person, home: Path) -> None:
    person.sees_screen("title")
    change_options(person, home)
    begin_the_mission(person)
    take_a_move_back(person)
    save_go_on_and_load(person, home)
    win(person)
    leave_the_game(person, home)


def test_a_map_is_drawn_taken_back_tried_out_saved_and_played(person: Person, home: Path) -> None:
    person.sees_screen("title")
    person.click("title.editor")
    person.sees_screen("editor_sources")
    person.click("begin")
    person.sees_screen("editor")
    paint_and_take_back(person)
    lay_out_zones(person)
    try_the_map_out(person)
    save_the_map_and_play_on_it(person, home)


def paint_and_take_back(person: Person) -> None:
    """A stroke of forest with the button held, and its image; then none of it."""
    stroke(person, "10,10", "12,10", "12,12")
    forest = {"10,10", "11,10", "12,10", "12,11", "12,12", "20,20", "19,20", "18,20", "18,19", "18,18"}
    person.sees("forest", lambda seen: {cell for cell, glyph in seen["ground"].items() if glyph == "f"} == forest)
    person.key("u")
    person.sees("no forest", lambda seen: "f" not in seen["ground"].values())
    person.key("y")
    person.sees("forest again", lambda seen: seen["ground"]["12,12"] == "f")


def lay_out_zones(person: Person) -> None:
    """By the rectangle of the list: nothing is wrong any more."""
    person.sees("what is wrong", lambda seen: seen["wrong"] == ["map-fault-zone-missing"] * 2)
    person.key("r")
    for _ in range(9):  # from forest on in the list
        before = person.look()["frame"]
        person.key("w")
        person.sees("a frame", lambda seen, before=before: seen["frame"] > before)
    stroke(person, "8,26", "22,30")
    person.sees("zones", lambda seen: (seen["zones"].get("8,26"), seen["zones"].get("22,4")) == (0, 1))
    person.sees("a sound map", lambda seen: not seen["wrong"] and "test" in seen["buttons"])


def try_the_map_out(person: Person) -> None:
    """A battle on it, and back by the menu: everything is as it was."""
    person.click("test")
    person.sees_rest()
    person.key("Escape")
    person.sees_screen("pause")
    person.click("menu.title")
    assert person.sees_screen("editor")["ground"]["12,12"] == "f"
    person.sees("all that was done", lambda seen: "undo" in seen["buttons"])


def save_the_map_and_play_on_it(person: Person, home: Path) -> None:
    """Its title is asked for first; then it is in the list of a new battle."""
    person.key("ctrl+s")
    person.sees_screen("editor_terms")
    for letter in ("n", "e", "w"):
        person.key(letter)
    person.sees("the title", lambda seen: seen["labels"].get("title") == "new")
    person.key("Escape")
    person.sees_screen("editor")
    person.key("ctrl+s")
    person.sees("that it was saved", lambda seen: "my_maps" in seen["notice"])
    assert (home / "data" / "general-clumsy" / "mods" / "my_maps" / "maps" / "new.toml").is_file()
    person.key("Escape")
    person.sees_screen("title")
    person.click("title.new_battle")
    person.click("map.new")
    person.click("begin")
    person.sees_rest()


def stroke(person: Person, *cells: str) -> None:
    """Hold the left button over some cells of the map, one after the other."""
    where = person.look()["cells"]
    person.point(*where[cells[0]])
    person.tool("mousedown", "1")
    person._goes_on(person.look())
    for cell in cells[1:]:
        person.point(*where[cell])
    person._goes_on(person.look())
    person.tool("mouseup", "1")
    person._goes_on(person.look())


def settings_of(home: Path) -> str:
    """The file of the player's settings."""
    return (home / "config" / "general-clumsy" / "settings.toml").read_text()


def change_options(person: Person, home: Path) -> None:
    """The language by mouse, the speed of the battle by keys."""
    person.click("title.options")
    person.sees_screen("options")
    person.click("tab.interface")
    for language in ("en", "fr"):  # it was the system's
        person.click("language")
        kept = f'language = "{language}"'
        person.sees(kept, lambda seen, kept=kept: kept in settings_of(home))
    person.click("tab.play")
    person.sees("how fast", lambda seen: "speed" in seen["buttons"])
    while person.look()["focus"] != "speed":
        before = person.look()["focus"]
        person.key("Tab")
        person.sees("another focus", lambda seen, before=before: seen["focus"] != before)
    for speed in (2, 4, 8):
        person.key("Right")
        person.sees(f"speed {speed} kept", lambda _, wanted=speed: f"speed = {wanted}" in settings_of(home))
    person.key("Escape")
    assert person.sees_screen("title")["language"] == "fr"


def begin_the_mission(person: Person) -> None:
    """Its briefing is read, and closed by a key."""
    person.click("title.missions")
    person.sees_screen("missions")
    person.click("begin")
    person.sees_question("dialog.close")
    person.key("Return")
    seen = person.sees_rest()
    assert (seen["language"], seen["speed"], seen["round"]) == ("fr", 8.0, 1)
    assert seen["units"] == {"2,3": "tank", "1,5": "infantry", "1,3": "general", "8,3": "scout"}


def take_a_move_back(person: Person) -> None:
    """By the button, and by the key: a step to where nothing new is seen."""
    for undo in (lambda: person.click("undo"), lambda: person.key("u")):
        person.select("1,5")
        person.click_cell("1,4")
        person.sees_unit("infantry", "1,4")
        undo()
        person.sees_unit("infantry", "1,5")


def save_go_on_and_load(person: Person, home: Path) -> None:
    """What was ordered after the save is as if it had never been."""
    open_menu(person)
    person.click("menu.save")
    seen = person.sees_screen("save")
    assert seen["focus"] == "name"
    person.tool("type", "--delay", "60", " Rex")
    person.click("save")
    person.sees_screen("battle")
    saves = list((home / "data" / "general-clumsy" / "saves").iterdir())
    assert [path.stem[-4:] for path in saves] == [" Rex"]
    person.select("1,5")
    person.click_cell("2,5")
    person.sees_unit("infantry", "2,5")
    open_menu(person)
    person.click("menu.load")
    person.sees_screen("load")
    person.click(called(person, "Rex"))
    person.click("open")
    seen = person.sees_unit("infantry", "1,5")
    assert seen["round"] == 1


def open_menu(person: Person) -> None:
    """Escape, as often as it takes: the first lets go of the chosen unit."""
    if person.sees_rest()["selected"] is not None:
        person.key("Escape")
        person.sees("nobody chosen", lambda seen: seen["selected"] is None)
    person.key("Escape")
    person.sees_screen("pause")


def called(person: Person, word: str) -> str:
    """The row of the list whose title has this word."""
    return next(name for name, label in person.look()["labels"].items() if word in label)


def win(person: Person) -> None:
    """Two shots at the scout, then two turns."""
    person.select("2,3")
    for _ in range(2):
        if "8,3" in person.look()["units"]:
            person.click_cell("8,3")
            person.sees_rest()
    person.sees("no scout", lambda seen: "scout" not in seen["units"].values())
    for turn in (1, 2):
        assert person.sees_rest()["round"] == turn
        person.key("Tab")
        person.sees_question("dialog.end_turn")
        person.key("Return")
        person.sees("what comes after the turn", lambda seen, turn=turn: ended(seen) or seen["round"] > turn)
    person.sees("victory", ended)


def ended(seen: Seen) -> bool:
    """Whether the battle is over and the screen says so."""
    return seen.get("state") == "over" and "after.to-title" in seen["buttons"]


def leave_the_game(person: Person, home: Path) -> None:
    """Back to the title, which knows of the victory, and out."""
    person.click("after.to-title")
    person.sees_screen("title")
    assert "first_shots" in (home / "data" / "general-clumsy" / "progress.toml").read_text()
    person.click("title.quit")
    person.sees_question("dialog.quit")
    person.key("Return")
    assert person.waits_for_the_end() == 0
    log = next((home / "state").rglob("clumsy.log")).read_text()
    assert "ERROR" not in log
    assert log.count("FireOrder") == 2

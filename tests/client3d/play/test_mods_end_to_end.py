"""A mod from a zip to a battle, in a real window, by somebody who has nothing but a mouse and keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_end_to_end import called, home, open_menu, person, settings_of  # noqa: F401
from window import Person

from tests.client3d.screens.mod_folders import mod_in, zipped

IRON = {"units/t.toml": "[tank]\nhp = 31\n", "locale/en/t.ftl": "mod-iron = Iron\nmission-first_shots = Iron Shots\n"}


@pytest.fixture(autouse=True)
def download(home: Path) -> None:  # noqa: F811
    """Two zips were downloaded, one of which is none."""
    zipped(mod_in(home / "made", "iron", IRON), home / "Downloads" / "iron.zip")
    (home / "Downloads" / "broken.zip").write_bytes(b"no zip")


def test_a_downloaded_mod_is_installed_and_played_with(person: Person, home: Path) -> None:  # noqa: F811
    person.sees_screen("title")
    person.key("m")
    person.sees_screen("mods")
    person.click("install")
    person.sees_screen("browser")
    person.click(called(person, "broken.zip"))
    person.click("install")
    person.sees_question("dialog.close")
    person.key("Return")
    person.sees_screen("browser")
    person.click(called(person, "iron.zip"))
    person.key("Return")  # the pointer's press has no focus: Enter installs
    person.sees_screen("mods")
    assert (home / "data" / "general-clumsy" / "mods" / "iron" / "units" / "t.toml").is_file()
    person.click("switch")
    person.sees("iron switched on", lambda _: 'enabled = ["iron"]' in settings_of(home))
    person.key("Escape")
    person.sees_screen("title")
    person.click("title.missions")
    seen = person.sees_screen("missions")
    assert "Iron Shots" in seen["labels"].values()
    person.click("begin")
    person.sees_question("dialog.close")
    person.key("Return")
    person.sees_rest()
    person.select("2,3")
    open_menu(person)
    person.click("menu.title")
    person.click("dialog.title")
    person.sees_screen("title")
    (recorded,) = (home / "data" / "general-clumsy" / "replays").glob("*.gcr")
    from replays.reader import open_replay

    replay = open_replay(recorded)
    assert [note.name for note in replay.header.packs] == ["clumsy", "iron"]
    assert replay.data.units["tank"].hp == 31

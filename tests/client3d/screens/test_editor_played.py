"""Maps drawn, saved, tried out and played on, driven by scripts from the title."""

from __future__ import annotations

import tomllib
from pathlib import Path

from test_program import played

DRAW = """
wait screen title
key e
wait screen editor_sources
click widget source.1
click widget begin
wait screen editor
"""


def my_maps(tmp_path: Path) -> Path:
    return tmp_path / "data" / "general-clumsy" / "mods" / "my_maps"


def steps(key: str, count: int) -> str:
    return f"key {key}\n" * count


def zone_at_the_bottom() -> str:
    """Blue's zone in the last rows of a map of 31 by 31 cells, by keys from the middle; Red's is its image."""
    there = steps("arrow_left", 7) + steps("arrow_down", 15)
    return (
        "key r\nclick widget ink.12\n"
        + there
        + "key space\n"
        + steps("arrow_right", 14)
        + steps("arrow_up", 4)
        + "key space\n"
    )


def test_a_map_is_drawn_tried_out_saved_and_in_the_list_of_a_new_battle(tmp_path: Path) -> None:
    script = (
        DRAW
        + zone_at_the_bottom()
        + """
        wait frames 30
        expect widget wrong.1 hidden
        picture drawn.png
        key t
        wait screen battle
        speed 8
        wait idle
        picture tried.png
        key escape
        wait screen pause
        click widget menu.title
        wait screen editor
        key u
        wait frames 30
        expect widget wrong.1 shown
        key y
        wait frames 30
        expect widget wrong.1 hidden
        key control-s
        wait screen editor_terms
        type "Two fields"
        key escape
        wait screen editor
        key control-s
        wait frames 5
        picture saved.png
        key escape
        wait screen title
        click widget title.new_battle
        wait screen new_battle
        expect widget map.two_fields shown
        click widget map.two_fields
        picture listed.png
        click widget begin
        wait screen battle
        """
    )
    done = played(tmp_path, script, settings="")
    assert (done.returncode, done.stderr) == (0, "")
    kept = tomllib.loads((my_maps(tmp_path) / "maps" / "two_fields.toml").read_text())
    assert kept["zones"]["blue"] == [{"from": [8, 26], "to": [22, 30]}]
    assert kept["zones"]["red"] == [{"from": [8, 0], "to": [22, 4]}]
    assert "map-two_fields = Two fields" in (my_maps(tmp_path) / "locale" / "en" / "map_two_fields.ftl").read_text()
    assert tomllib.loads((tmp_path / "settings.toml").read_text())["mods"]["enabled"] == ["my_maps"]
    recordings = list((tmp_path / "data" / "general-clumsy" / "replays").glob("*.gcr"))
    assert not [path for path in recordings if "trial" in path.name]
    assert not list((tmp_path / "data" / "general-clumsy" / "map_editor").glob("*.draft"))


def test_what_is_not_saved_is_asked_about_and_found_again_as_a_draft(tmp_path: Path) -> None:
    script = (
        DRAW
        + """
        key space
        key escape
        expect widget dialog shown
        key escape
        expect screen editor
        key control-s
        wait screen editor_terms
        type "Half a map"
        key escape
        key control-s
        wait frames 3
        picture draft.png
        key escape
        wait screen title
        key e
        wait screen editor_sources
        click widget source.3
        click widget begin
        wait screen editor
        key escape
        wait screen title
        """
    )
    done = played(tmp_path, script)
    assert (done.returncode, done.stderr) == (0, "")
    assert [path.name for path in (tmp_path / "data" / "general-clumsy" / "map_editor").iterdir()] == [
        "half_a_map.draft"
    ]
    assert not my_maps(tmp_path).exists()


def test_a_copy_of_the_chosen_map_is_changed_and_the_name_of_a_map_of_the_game_is_refused(tmp_path: Path) -> None:
    script = """
    wait screen title
    click widget title.new_battle
    click widget map.river
    click widget edit_copy
    wait screen editor
    key m
    wait screen editor_terms
    key tab
    type river
    key escape
    key control-s
    wait frames 2
    expect widget dialog shown
    picture taken.png
    key escape
    key escape
    expect widget dialog shown
    click widget dialog.leave
    wait screen new_battle
    """
    done = played(tmp_path, script)
    assert (done.returncode, done.stderr) == (0, "")
    assert not my_maps(tmp_path).exists()


def test_a_map_at_random_is_tried_out_to_its_end_and_leads_back(tmp_path: Path) -> None:
    script = """
    wait screen title
    key e
    wait screen editor_sources
    click widget source.2
    click widget begin
    wait screen editor
    wait frames 5
    expect widget wrong.1 hidden
    picture random.png
    key t
    wait screen battle
    speed 8
    wait idle
    order surrender
    wait screen after
    picture after.png
    click widget after.to-title
    wait screen editor
    expect widget wrong.1 hidden
    """
    done = played(tmp_path, script)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_map_that_is_left_for_another_stays_as_a_draft(tmp_path: Path) -> None:
    mine = tmp_path / "data" / "general-clumsy" / "mods" / "my_maps" / "maps"
    mine.mkdir(parents=True)
    (mine / "broken.toml").write_text("rows = [")  # of a mod that is not even one
    script = (
        DRAW
        + """
        key space
        key n
        wait screen editor_sources
        click widget source.6
        click widget begin
        click widget dialog.leave
        expect widget dialog shown
        key escape
        click widget source.1
        click widget begin
        click widget dialog.leave
        wait screen editor
        key escape
        wait screen title
        """
    )
    done = played(tmp_path, script)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "data" / "general-clumsy" / "map_editor" / "unnamed.draft").is_file()

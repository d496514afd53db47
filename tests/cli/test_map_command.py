"""`clumsy map`: list, show, random."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.map import RandomWishes, list_maps, random, show
from tests.cli.test_play_command import typed


def test_maps_are_listed_with_what_they_are_about(capsys: pytest.CaptureFixture[str]) -> None:
    assert list_maps() == 0
    told = capsys.readouterr().out
    assert "crossroads: Crossroads (21x21, 5 points, 200 to spend)\n  Four roads meet" in told
    assert "highlands:" in told


def test_a_map_is_shown_without_colours_where_nobody_sees_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert show("crossroads", None) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 22
    assert all(len(line) == 21 for line in lines[1:])
    assert "\x1b" not in "".join(lines)


def test_a_random_map_is_written_shown_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "valley.toml", tmp_path / "valley.png"
    assert random(RandomWishes("24x22", 7, "river", "mirrored", file)) == 0
    told = capsys.readouterr().out
    assert "valley: seed 7 (24x22" in told
    assert file.read_text(encoding="utf-8").startswith(
        "# Drawn by `clumsy map random --size 24x22 --seed 7 --style river --symmetry mirrored`.\n\nbudget ="
    )
    assert show(str(file), picture) == 0
    assert capsys.readouterr().out.splitlines()[1:] == told.splitlines()[1:-1]
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_nothing_is_written_over_without_being_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "valley.toml", tmp_path / "valley.png"
    file.write_text("mine", encoding="utf-8")
    picture.write_text("mine", encoding="utf-8")
    assert random(RandomWishes(seed=1, out=file)) == 2
    assert "there is a file" in capsys.readouterr().err
    assert show("river", picture) == 2
    assert "there is a file" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == picture.read_text(encoding="utf-8") == "mine"
    assert random(RandomWishes(seed=1, out=file, force=True)) == 0
    assert "budget" in file.read_text(encoding="utf-8")


def test_a_folder_is_never_written_over_and_nobody_is_told_to_say_force_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("a.toml", "a.png"):
        (tmp_path / name).mkdir()
    for force in (False, True):
        assert random(RandomWishes(seed=1, out=tmp_path / "a.toml", force=force)) == 2
        assert show("river", tmp_path / "a.png", force=force) == 2
        told = capsys.readouterr().err
        assert (told.count("cannot be written"), "--force" in told) == (2, False)


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        (RandomWishes(size="19x30"), "19x30 is no size of a map; from 20x20 to 100x100"),
        (RandomWishes(size="big"), "big is no size"),
        (RandomWishes(style="oepn"), 'there is no style "oepn"'),
        (RandomWishes(symmetry="none"), 'a map is not "none"; there are: turned, mirrored'),
        (RandomWishes(out=Path("map.txt")), "map.txt"),
    ],
    ids=lambda one: "" if isinstance(one, str) else str(one),
)
def test_what_cannot_be_drawn_is_told(wishes: RandomWishes, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert random(wishes) == 2
    assert told in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert random(RandomWishes(seed=1, out=tmp_path / "no" / "map.toml")) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_a_map_that_is_not_there_or_wrong_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert show("rivver", None) == 2
    assert 'did you mean "river"?' in capsys.readouterr().err
    assert show(str(tmp_path / "none.toml"), None) == 2
    assert "none.toml" in capsys.readouterr().err
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('rows = ["..", "."]\n', encoding="utf-8")
    assert show(str(wrong), None) == 2
    assert "wrong.toml:1:" in capsys.readouterr().err
    assert show("river", tmp_path / "map.jpg") == 2
    assert ".png" in capsys.readouterr().err


def test_a_map_file_is_played_on(tmp_path: Path) -> None:
    file, script = tmp_path / "valley.toml", tmp_path / "script.txt"
    assert random(RandomWishes("24x22", 7, "river", "turned", file)) == 0
    script.write_text("wait idle\nexpect round 1\n", encoding="utf-8")
    words = ["play", "--map", str(file), "--seed", "1", "--offscreen", "--size", "640x360", "--script", str(script)]
    assert typed(*words, home=tmp_path).returncode == 0


def test_a_map_file_with_faults_is_not_played_on(tmp_path: Path) -> None:
    file = tmp_path / "valley.toml"
    file.write_text('rows = ["..", "."]\n', encoding="utf-8")
    told = typed("play", "--map", str(file), home=tmp_path)
    assert told.returncode == 2
    assert "valley.toml:1:" in told.stderr
    assert "Traceback" not in told.stderr


# --- Headquarters


def test_maps_of_headquarters_are_listed_and_shown_with_their_camps(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert list_maps(ruleset="headquarters") == 0
    assert "delta: The delta (16x16, 3 camps, 6 cities)\n  Three camps" in capsys.readouterr().out
    picture = tmp_path / "classic.png"
    assert show("classic", picture, ruleset="headquarters") == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert head == "classic (14x10, 2 camps, 4 cities)"
    # headquarters, infantry and tank in the place of their ground
    assert (len(rows), rows[0], rows[9]) == (10, "~~s..f....hCIH", "HICh....f..s~~")
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_map_file_of_headquarters_is_shown_and_its_faults_are_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "duel.toml"
    file.write_text('rows = ["..C.."]\n[camps.blue]\nheadquarters = [0, 0]\n[camps.red]\nheadquarters = [4, 0]\n')
    assert show(str(file), None, ruleset="headquarters") == 0
    assert capsys.readouterr().out.splitlines() == ["duel (5x1, 2 camps, 1 city)", "H.C.H"]
    file.write_text(file.read_text().replace("[4, 0]", "[5, 0]"))
    assert show(str(file), None, ruleset="headquarters") == 2
    assert "duel.toml:5:" in capsys.readouterr().err


def test_rules_and_maps_that_are_not_there_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert list_maps(ruleset="headquaters") == 2
    assert 'did you mean "headquarters"?' in capsys.readouterr().err
    assert show("clasic", None, ruleset="headquarters") == 2
    assert "classic, delta, four_corners" in capsys.readouterr().err
    assert show("classic", None) == 2

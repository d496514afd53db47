"""Named forces: what is kept is read again, what is unsound is told and stays, nothing is lost."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from client3d.screens.forces_file import LONGEST_NAME, MOST_FORCES, ForcesFile
from core.packs.location import data_folder
from core.texts import LANGUAGES, Texts

MINE = ("general", "tank", "tank")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "forces.toml"


def written(path: Path, text: str) -> ForcesFile:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return ForcesFile(path)


def test_what_is_kept_is_read_again_in_the_order_of_names(path: Path) -> None:
    file = ForcesFile(path)
    assert file.keep('Дон "Кихот"', MINE) == ""
    assert file.keep("A.B", ("scout",)) == ""
    found = ForcesFile(path)
    assert (found.forces, found.faults) == ({"A.B": ("scout",), 'Дон "Кихот"': MINE}, ())
    assert list(found.forces) == ["A.B", 'Дон "Кихот"']


def test_a_force_is_replaced_and_deleted(path: Path) -> None:
    file = ForcesFile(path)
    file.keep("A", MINE)
    file.keep("A", ("scout",))
    file.keep("B", MINE)
    file.delete("B")
    assert ForcesFile(path).forces == file.forces == {"A": ("scout",)}


def test_without_a_path_forces_last_as_long_as_the_program() -> None:
    file = ForcesFile()
    assert file.keep("A", MINE) == ""
    assert file.forces == {"A": MINE}


@pytest.mark.parametrize(
    ("table", "fault"),
    [
        ("[forces.Bad]\ntank = 0", "forces-no-units"),
        ("[forces.Bad]\ntank = 100", "forces-no-units"),
        ("[forces.Bad]\ntank = true", "forces-no-units"),
        ('[forces.Bad]\n"../tank" = 1', "forces-no-units"),
        ("[forces.Bad]", "forces-no-units"),
        ("[forces]\nBad = 3", "forces-no-units"),
        (f"[forces.{'x' * (LONGEST_NAME + 1)}]\ntank = 1", "forces-bad-name"),
        ('[forces." x"]\ntank = 1', "forces-bad-name"),
        ('[forces."a\\nb"]\ntank = 1', "forces-bad-name"),
    ],
)
def test_what_is_not_sound_is_told_and_stays_in_the_file(path: Path, table: str, fault: str) -> None:
    before = tomllib.loads(table)["forces"]
    found = written(path, f"{table}\n[forces.Good]\ntank = 2\n")
    assert [(one.line > 0, one.key) for one in found.faults] == [(True, fault)]
    assert found.forces == {"Good": ("tank", "tank")}
    found.keep("New", MINE)
    after = tomllib.loads(path.read_text("utf-8"))["forces"]
    assert after.items() >= before.items()
    assert set(after) == {*before, "Good", "New"}


def test_a_file_that_cannot_be_read_is_put_aside(path: Path) -> None:
    found = written(path, "[forces\n")
    assert found.faults[-1].key == "forces-put-aside"
    assert found.forces == {}
    found.keep("A", MINE)
    assert path.with_name("forces.toml.unreadable").read_text() == "[forces\n"
    assert ForcesFile(path).forces == {"A": MINE}


def test_forces_that_are_no_table_are_told(path: Path) -> None:
    assert [fault.key for fault in written(path, "forces = 3\n").faults] == ["forces-no-table"]


def test_there_is_a_most(path: Path) -> None:
    tables = "".join(f"[forces.f{number}]\ntank = 1\n" for number in range(MOST_FORCES + 2))
    found = written(path, tables)
    assert len(found.forces) == MOST_FORCES
    assert found.full
    assert [fault.key for fault in found.faults] == ["forces-too-many"]


def test_a_disk_that_cannot_be_written_is_told_and_the_file_stays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = ForcesFile(path)
    file.keep("A", MINE)
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    assert file.keep("B", MINE) == "No space left on device"
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence(language: str) -> None:
    texts = Texts(language, data_folder() / "locale")
    for name in ("no-table", "too-many", "bad-name", "no-units", "put-aside"):
        assert texts.has(f"forces-{name}")

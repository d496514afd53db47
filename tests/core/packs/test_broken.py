"""Broken mods, each in a folder of `broken/`: what is said of it, word for word, and where.

`expected.txt` of each was written by hand, carets too. Its first line says what is wrong, then come the mods that are
asked for if there are several (`mods: a b`) and what no repository can hold (`link:`, `fill:`), then each fault: the
file and line, the line as it is written, a caret under the place with the kind of fault, and what a person reads.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from msgspec import Struct

from core import __version__
from core.modding import check
from core.packs.faults import Fault, render
from core.packs.location import data_folder
from core.texts import Texts

BROKEN = Path(__file__).parent / "broken"
NAMES = sorted(path.name for path in BROKEN.iterdir())
MANIFEST = 'name = "{name}"\ntitle = "A mod"\nversion = "1.0"\nbase = "clumsy"\n'
UNSEEN = {"\r": "{CR}", "\0": "{NUL}", "\x1b": "{ESC}", "\ufffd": "{?}"}
"""Characters that `expected.txt` writes otherwise."""

ENGLISH = Texts("en", data_folder() / "locale")


class Told(Struct, frozen=True):
    """A fault as it is expected, or as it was found."""

    place: str
    """`file:line:column`."""
    source: str
    key: str
    words: tuple[str, ...]


class Case(Struct, frozen=True):
    """A broken mod."""

    name: str
    directions: dict[str, str]
    told: tuple[Told, ...]


def read(name: str) -> Case:
    head, *blocks = (BROKEN / name / "expected.txt").read_text(encoding="utf-8").rstrip("\n").split("\n\n")
    directions = dict(line.partition(": ")[::2] for line in head.splitlines()[1:])
    return Case(name, directions, tuple(map(_told, blocks)))


def _told(block: str) -> Told:
    place, *lines = block.splitlines()
    source = "" if lines[0].startswith("^") else lines.pop(0)
    caret = lines.pop(0)
    before, _, key = caret.partition("^ ")
    return Told(f"{place}:{len(before) + 1}", source, key, tuple(lines))


def laid_out(case: Case, home: Path) -> list[str]:
    """Put the mods into the player's folder; returns the names to ask for."""
    mods = home / "general-clumsy" / "mods"
    folder = BROKEN / case.name / "mods"
    if folder.exists():
        shutil.copytree(folder, mods)
    (mods.parent / "secret.toml").parent.mkdir(parents=True, exist_ok=True)
    (mods.parent / "secret.toml").write_text("[tank]\nhp = 1\n", encoding="utf-8")
    asked = case.directions.get("mods", "mod").split()
    for name in {"mod", *asked} if "mods" not in case.directions else asked:
        manifest = mods / name / "pack.toml"
        if not manifest.exists() and "bare" not in case.directions and case.name != "mod_misspelt":
            manifest.parent.mkdir(parents=True, exist_ok=True)
            manifest.write_text(MANIFEST.format(name=name), encoding="utf-8")
    for direction in ("link", "fill"):
        if direction in case.directions:
            where, _, what = case.directions[direction].partition(" ")
            path = mods / "mod" / where
            path.parent.mkdir(parents=True, exist_ok=True)
            if direction == "link":
                path.symlink_to(what)
            else:
                path.write_bytes(b"#" * int(what))
    return asked


def shown(fault: Fault, case: Case, home: Path) -> Told:
    """A fault as `expected.txt` writes it."""
    mods = home / "general-clumsy" / "mods"
    root = mods if "mods" in case.directions else mods / "mod"
    file = Path(fault.file)
    name = file.relative_to(root).as_posix() if file.is_relative_to(root) else file.name
    first, *rest = render([fault], ENGLISH).splitlines()
    words = [first.removeprefix(f"{fault.file}:{fault.line}:{fault.column}: "), *rest[2 if fault.source else 0 :]]
    source = "".join(UNSEEN.get(character, character) for character in fault.source)
    return Told(
        f"{name}:{fault.line}:{fault.column}",
        source,
        fault.key,
        tuple(line.strip().replace(str(root), "{mod}").replace(__version__, "{version}") for line in words),
    )


@pytest.mark.parametrize("name", NAMES)
def test_what_is_wrong_is_told_at_its_place(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case = read(name)
    if "link" in case.directions and sys.platform == "win32":
        pytest.skip("links need rights on Windows")
    monkeypatch.setattr("core.packs.mods.mods_folder", lambda: tmp_path / "general-clumsy" / "mods")
    found = [shown(fault, case, tmp_path) for fault in check(laid_out(case, tmp_path)).faults]
    # where the game's own files lie beside the player's, and so which come first, is another on each machine
    assert sorted(found, key=_place) == sorted(case.told, key=_place)


def _place(told: Told) -> tuple[str, str]:
    return told.place, told.key


def test_there_are_a_hundred_and_twenty_of_forty_kinds() -> None:
    cases = [read(name) for name in NAMES]
    assert len(cases) >= 120
    assert len({told.key for case in cases for told in case.told}) >= 40
    assert all(case.told for case in cases)

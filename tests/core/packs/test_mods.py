"""Mods: what lies over what, and what is said of mods that do not fit, each at a place set by hand.

The pack is the tiny one of `test_loader`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from core import __version__
from core.packs.faults import PackError
from core.packs.loader import Pack, load_pack
from core.packs.mods import chosen_mods, looked_through
from core.packs.named_files import names_in
from core.packs.versions import fits
from tests.core.packs.test_loader import FILES, SCHEMA, Works

Files = dict[str, str]
MANIFEST = 'name = "{name}"\ntitle = "A mod"\nversion = "1.0"\nbase = "works"\n'


def written(folder: Path, files: Files) -> None:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")


def load(folder: Path, *mods: Files) -> Pack[Works]:
    """The pack with mods laid over it that are called a, b, c... unless their own manifest says otherwise."""
    written(folder / "works", FILES)
    names = [f"{chr(ord('a') + place)}" for place in range(len(mods))]
    for name, files in zip(names, mods, strict=True):
        written(folder / "mods" / name, {"pack.toml": MANIFEST.format(name=name), **files})
    return load_pack(folder / "works", SCHEMA, chosen_mods(names, folder / "mods"))


def faults_of(folder: Path, *mods: Files) -> list[str]:
    """The faults as `file:line:column key suggestion`."""
    with pytest.raises(PackError) as caught:
        load(folder, *mods)
    return [
        f"{Path(fault.file).relative_to(folder)}:{fault.line}:{fault.column} {fault.key} {fault.suggestion}"
        .removeprefix("mods/").rstrip()
        for fault in caught.value.faults
    ]  # fmt: skip


# --- what lies over what


def test_a_mod_changes_the_keys_it_gives_and_nothing_else(tmp_path: Path) -> None:
    pack = load(tmp_path, {"workers/any.toml": "[ann]\nspan = [1, 2]\n", "rules.toml": "[day]\nhours = 9\n"})
    assert (pack.data.workers["ann"].span, pack.data.workers["ann"].tools) == ((1, 2), ("saw",))
    assert (pack.data.rules.day.hours, pack.data.rules.day.first) == (9, "ann")
    assert [mod.name for mod in pack.mods] == ["a"]
    assert [folder.name for folder in pack.folders] == ["works", "a"]


def test_the_later_of_two_mods_counts(tmp_path: Path) -> None:
    pack = load(tmp_path, {"rules.toml": "[day]\nhours = 9\n"}, {"rules.toml": "[day]\nhours = 10\n"})
    assert pack.data.rules.day.hours == 10


def test_a_mod_that_comes_after_another_lies_over_it_whatever_its_name(tmp_path: Path) -> None:
    after = MANIFEST.format(name="a") + 'load_after = ["b", "nobody"]\n'
    above, below = ({"rules.toml": f"[day]\nhours = {hours}\n"} for hours in (9, 8))
    pack = load(tmp_path, {"pack.toml": after, **above}, below)
    assert [mod.name for mod in pack.mods] == ["b", "a"]
    assert pack.data.rules.day.hours == 9


def test_what_a_mod_needs_comes_with_it_and_below_it(tmp_path: Path) -> None:
    load(tmp_path, {"pack.toml": MANIFEST.format(name="a") + 'needs = ["b"]\n'}, {})
    assert [mod.name for mod in chosen_mods(["a"], tmp_path / "mods")] == ["b", "a"]


def test_lists_are_added_to_and_taken_from_by_each_mod(tmp_path: Path) -> None:
    first = {"tools/t.toml": "[axe]\nweight = 3\n", "workers/w.toml": '[ann]\ntools = { add = ["axe"] }\n'}
    second = {"workers/w.toml": '[ann]\ntools = { remove = ["saw"] }\n'}
    assert load(tmp_path, first, second).data.workers["ann"].tools == ("axe",)


def test_two_mods_may_change_a_list_that_is_inherited(tmp_path: Path) -> None:
    first = {
        "tools/t.toml": "[axe]\nweight = 3\n[awl]\nweight = 1\n",
        "workers/w.toml": '[cid]\ninherits = "ann"\ntools = { add = ["axe"] }\n',
    }
    second = {"workers/w.toml": '[cid]\ntools = { add = ["awl"], remove = ["saw"] }\n'}
    assert load(tmp_path, first, second).data.workers["cid"].tools == ("axe", "awl")


def test_an_entry_inherits_what_other_mods_made_of_its_parent(tmp_path: Path) -> None:
    first = {"workers/w.toml": '[cid]\ninherits = "ann"\n'}
    second = {"workers/w.toml": "[ann]\nshare = 0.2\n"}
    assert load(tmp_path, first, second).data.workers["cid"].share == 20


def test_an_entry_is_taken_out_and_may_come_back_otherwise(tmp_path: Path) -> None:
    first = {"workers/w.toml": "[bob]\nremove = true\n"}
    assert list(load(tmp_path, first).data.workers) == ["ann"]
    second = {"workers/w.toml": '[bob]\nclass = "man"\ntools = ["saw"]\n'}
    assert load(tmp_path, first, second).data.workers["bob"].kind == "man"


def test_what_was_written_for_a_former_name_goes_on_working(tmp_path: Path) -> None:
    renamed = {
        "tools/t.toml": '[saw]\nremove = true\n[handsaw]\nweight = 4\nformerly = ["saw"]\n',
        "workers/w.toml": '[cid]\nclass = "man"\ntools = []\nformerly = ["carl"]\n',
    }
    old = {"tools/t.toml": "[saw]\nweight = 5\n", "workers/w.toml": '[dan]\ninherits = "carl"\ntools = ["saw"]\n'}
    data = load(tmp_path, renamed, old).data
    assert {name: tool.weight for name, tool in data.tools.items()} == {"handsaw": 5}
    assert data.workers["ann"].tools == data.workers["dan"].tools == ("handsaw",)


# --- what does not fit

BROKEN: dict[str, tuple[tuple[Files, ...], list[str]]] = {
    "another pack": (({"pack.toml": 'name = "a"\ntitle = "A"\nversion = "1.0"\nbase = "other"\n'},),
        ["a/pack.toml:4:8 mod-other-pack"]),
    "no base": (({"pack.toml": 'name = "a"\ntitle = "A"\nversion = "1.0"\n'},),
        ["a/pack.toml:1:1 mod-without-base"]),
    "a typo in the manifest": (({"pack.toml": MANIFEST.format(name="a") + "need = []\n"},),
        ["a/pack.toml:5:1 unknown-key needs"]),
    "not TOML": (({"pack.toml": 'name = "a\n'},), ["a/pack.toml:1:10 syntax-string"]),
    "another engine": (({"pack.toml": MANIFEST.format(name="a") + 'engine = ">=99"\n'},),
        ["a/pack.toml:5:10 engine-other"]),
    "no engine's version": (({"pack.toml": MANIFEST.format(name="a") + 'engine = "new"\n'},),
        ["a/pack.toml:5:10 engine-malformed"]),
    "a need that is not there": (({"pack.toml": MANIFEST.format(name="a") + 'needs = ["bb"]\n'}, {}),
        ["a/pack.toml:5:10 mod-needs b"]),
    "a conflict": (({"pack.toml": MANIFEST.format(name="a") + 'conflicts = ["x", "b"]\n'}, {}),
        ["a/pack.toml:5:19 mod-conflict"]),
    "a circle": (
        ({"pack.toml": MANIFEST.format(name="a") + 'needs = ["b"]\n'},
         {"pack.toml": MANIFEST.format(name="b") + 'load_after = ["a"]\n'}),
        ["a/pack.toml:5:10 mods-in-a-circle", "b/pack.toml:5:15 mods-in-a-circle"]),
    "needs itself": (({"pack.toml": MANIFEST.format(name="a") + 'needs = ["a"]\n'},),
        ["a/pack.toml:5:10 mods-in-a-circle"]),
    "two bases": (({}, {"pack.toml": MANIFEST.format(name="b").replace("works", "other")}),
        ["b/pack.toml:4:8 mod-other-base"]),
    "a misspelt folder": (({"worker/w.toml": ""},), ["a/worker:1:1 unknown-file workers"]),
    "opponents": (({"ai/a.toml": ""},), ["a/ai:1:1 unknown-file"]),
    "a value out of bounds": (({"tools/t.toml": "[saw]\n\nweight = 10\n"},), ["a/tools/t.toml:3:10 too-large"]),
    "an unknown key": (({"workers/w.toml": "[ann]\nshar = 0.1\n"},), ["a/workers/w.toml:2:1 unknown-key share"]),
    "nothing to take out": (({"tools/t.toml": "[sawn]\nremove = true\n"},),
        ["a/tools/t.toml:1:2 nothing-to-remove saw"]),
    "taken out and changed": (({"workers/w.toml": "[bob]\nshare = 0.1\nremove = true\n"},),
        ["a/workers/w.toml:3:1 remove-not-alone"]),
    "taken out and still used": (({"tools/t.toml": "[saw]\nremove = true\n"},),
        ["a/tools/t.toml:2:1 removed-but-used"]),
    "nothing in the list": (({"workers/w.toml": '[ann]\ntools = { remove = ["swa"] }\n'},),
        ["a/workers/w.toml:2:21 nothing-to-remove saw"]),
    "an unknown name added": (({"workers/w.toml": '[ann]\ntools = { add = ["axe"] }\n'},),
        ["a/workers/w.toml:2:18 unknown-name"]),
    "inherits from nobody": (({"workers/w.toml": '[cid]\ninherits = "anna"\n'},),
        ["a/workers/w.toml:2:12 unknown-name ann"]),
    "inherits in a circle": (
        ({"workers/w.toml": '[ann]\ninherits = "bob"\n'}, {"workers/w.toml": '[bob]\ninherits = "ann"\n'}),
        ["a/workers/w.toml:2:12 inherits-itself"]),
    "given twice in one mod": (({"tools/t.toml": "[saw]\nweight = 1\n", "tools/u.toml": "[saw]\nweight = 2\n"},),
        ["a/tools/u.toml:1:2 duplicate-entry"]),
    "a former name that is taken": (({"tools/t.toml": '[axe]\nweight = 1\nformerly = ["saw"]\n'},),
        ["a/tools/t.toml:3:13 formerly-taken"]),
    "a former name of two": (
        ({"tools/t.toml": '[axe]\nweight = 1\nformerly = ["chopper"]\n'},
         {"tools/t.toml": '[awl]\nweight = 1\nformerly = ["x", "chopper"]\n'}),
        ["b/tools/t.toml:3:18 formerly-taken"]),
    "former names that are no list": (({"tools/t.toml": '[saw]\nformerly = "sag"\n'},),
        ["a/tools/t.toml:2:12 wrong-type"]),
    "a former name that is a number": (({"tools/t.toml": '[saw]\nformerly = ["sag", 2]\n'},),
        ["a/tools/t.toml:2:20 wrong-type"]),
}  # fmt: skip
"""Mods and the places of their faults."""


@pytest.mark.parametrize(("mods", "faults"), BROKEN.values(), ids=BROKEN)
def test_a_fault_is_found_at_its_place(tmp_path: Path, mods: tuple[Files, ...], faults: list[str]) -> None:
    assert faults_of(tmp_path, *mods) == faults


def test_faults_of_several_mods_come_together(tmp_path: Path) -> None:
    first, second = {"tools/t.toml": "[saw]\nweight = 0\n"}, {"workers/w.toml": "[ann]\nshare = 2\n"}
    assert faults_of(tmp_path, first, second) == ["a/tools/t.toml:2:10 too-small", "b/workers/w.toml:2:9 too-large"]


def test_a_missing_mod_is_said_with_the_name_that_was_meant(tmp_path: Path) -> None:
    load(tmp_path, {})
    with pytest.raises(PackError) as caught:
        chosen_mods(["aa", "a"], tmp_path / "mods")
    (fault,) = caught.value.faults
    assert (fault.key, fault.arguments, fault.suggestion) == ("mod-missing", {"name": "aa"}, "a")


def test_a_mod_is_found_by_its_folder_too(tmp_path: Path) -> None:
    load(tmp_path, {})
    (tmp_path / "mods" / "a").rename(tmp_path / "mods" / "a-1.0")
    assert [mod.folder.name for mod in chosen_mods(["a"], tmp_path / "mods")] == ["a-1.0"]
    assert [mod.name for mod in chosen_mods([tmp_path / "mods" / "a-1.0"], tmp_path / "mods")] == ["a"]


def test_of_two_mods_of_one_name_the_second_is_named(tmp_path: Path) -> None:
    load(tmp_path, {})
    written(tmp_path / "mods" / "copy", {"pack.toml": MANIFEST.format(name="a")})
    mods, (error,) = looked_through(tmp_path / "mods")
    assert mods["a"].folder.name == "a"
    assert [(Path(one.file).parent.name, one.line, one.column, one.key) for one in error.faults] == [
        ("copy", 1, 8, "mod-twice")
    ]


def test_a_link_out_of_the_mods_folder_is_not_followed(tmp_path: Path) -> None:
    load(tmp_path, {})
    (tmp_path / "secret.toml").write_text("[saw]\nweight = 1\n")
    (tmp_path / "mods" / "a" / "tools").mkdir()
    (tmp_path / "mods" / "a" / "tools" / "t.toml").symlink_to(tmp_path / "secret.toml")
    assert faults_of(tmp_path, {}) == ["a/tools/t.toml:1:1 file-outside"]


@pytest.mark.parametrize(
    ("version", "needed", "fit"),
    [
        ("0.1.0", "", True),
        ("0.1.0", ">=0.1", True),
        ("0.1.0", ">0.1", False),
        ("0.9", ">=0.10", False),
        ("1.2.3", ">=1, <1.2.3", False),
        ("1.2.3", " >= 1 , < 2 ", True),
        ("1.0", "==1", True),
        ("2.0", "<=1.9", False),
    ],
)
def test_a_version_is_compared_number_by_number(version: str, needed: str, fit: bool) -> None:
    assert fits(version, needed) is fit


@pytest.mark.parametrize("needed", ["1", "~1", ">=", ">=1,", "=>1", ">=1.x", "x"])
def test_bounds_that_are_none_are_said(needed: str) -> None:
    with pytest.raises(ValueError, match="no bounds"):
        fits(__version__, needed)


def test_a_mod_that_clears_a_table_has_it_for_itself(tmp_path: Path) -> None:
    manifest = MANIFEST.format(name="a") + 'clears = ["workers"]\n'
    files = {"pack.toml": manifest, "workers/w.toml": '[cid]\nclass = "man"\ntools = ["saw"]\n'}
    pack = load(tmp_path, {**files, "rules.toml": '[day]\nfirst = "cid"\n'}, {"workers/w.toml": "[cid]\nshare = 0.1\n"})
    assert (list(pack.data.workers), pack.data.workers["cid"].share, list(pack.data.tools)) == (["cid"], 10, ["saw"])


def test_what_was_cleared_and_is_still_used_is_told_where_it_was_cleared(tmp_path: Path) -> None:
    manifest = MANIFEST.format(name="a") + 'clears = ["workers"]\n'
    assert faults_of(tmp_path, {"pack.toml": manifest}) == ["a/pack.toml:5:11 removed-but-used"]


def test_a_mod_that_clears_maps_has_only_its_own(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("works", "a", "b")]
    for folder, name in zip(folders, ("one", "two", "three"), strict=True):
        clears = 'clears = ["maps"]\n' if folder.name == "a" else ""
        written(folder, {"pack.toml": MANIFEST.format(name=folder.name) + clears, f"maps/{name}.toml": ""})
    assert names_in(folders, "maps") == ["three", "two"]
    assert names_in(folders[::2], "maps") == ["one", "three"]

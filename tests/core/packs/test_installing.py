"""Mods from folders and zips: what is installed as a whole, and what is refused without a trace."""

from __future__ import annotations

import contextlib
import os
import stat
import struct
import sys
import zipfile
from pathlib import Path

import pytest

from core.packs import installing
from core.packs.faults import PackError
from core.packs.installing import install_mod, remove_mod
from core.packs.mods import chosen_mods, installed_mods

MANIFEST = 'name = "{name}"\ntitle = "A mod"\nversion = "{version}"\nbase = "works"\n'
Content = dict[str, str | bytes]


def manifest(name: str = "a", version: str = "1.0") -> str:
    return MANIFEST.format(name=name, version=version)


def folder_of(place: Path, files: Content) -> Path:
    for name, content in files.items():
        path = place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    return place


def zip_of(path: Path, files: Content, packing: int = zipfile.ZIP_DEFLATED) -> Path:
    with zipfile.ZipFile(path, "w", packing) as made:
        for name, content in files.items():
            info = zipfile.ZipInfo(name)
            info.compress_type = packing
            made.writestr(info, content)
    return path


def there(mods: Path) -> list[str]:
    """All that lies in the mods folder, hidden or not."""
    return sorted(str(path.relative_to(mods)) for path in mods.rglob("*") if path.is_file() or path.is_symlink())


def refusal(source: Path, mods: Path) -> str:
    """The kind of the one fault, where nothing must be left."""
    before = there(mods)
    with pytest.raises(PackError) as caught:
        install_mod(source, mods)
    assert there(mods) == before
    assert not [path for path in mods.iterdir() if path.name.startswith(".")]
    (fault,) = caught.value.faults
    return fault.key


# --- what is installed


@pytest.mark.parametrize("inside", ["", "a-main/", "./"])
def test_a_zip_has_its_mod_at_the_root_or_in_its_one_folder(tmp_path: Path, inside: str) -> None:
    files = {f"{inside}pack.toml": manifest(), f"{inside}units/u.toml": "[x]\n", f"{inside}.git/config": "no"}
    beside = {"__MACOSX/a-main/pack.toml": "?", ".DS_Store": "?"}
    mods = tmp_path / "mods"
    mod = install_mod(zip_of(tmp_path / "any.zip", {**files, **beside}), mods)
    assert (mod.name, mod.folder) == ("a", mods / "a")
    assert there(mods) == ["a/pack.toml", "a/units/u.toml"]
    assert (mods / "a/units/u.toml").read_text() == "[x]\n"


@pytest.mark.parametrize("inside", ["", "a-main/"])
def test_a_folder_is_copied_without_what_is_hidden(tmp_path: Path, inside: str) -> None:
    files: Content = {f"{inside}pack.toml": manifest(), f"{inside}maps/m.toml": "", f"{inside}.git/config": "no"}
    mods = tmp_path / "mods"
    install_mod(folder_of(tmp_path / "source", files), mods)
    assert there(mods) == ["a/maps/m.toml", "a/pack.toml"]


def test_a_mod_is_replaced_only_if_that_is_meant_and_leaves_nothing_behind(tmp_path: Path) -> None:
    mods = tmp_path / "mods"
    install_mod(folder_of(tmp_path / "old", {"pack.toml": manifest(), "units/old.toml": ""}), mods)
    os.rename(mods / "a", mods / "called_otherwise")
    new = zip_of(tmp_path / "new.zip", {"pack.toml": manifest(version="2.0")})
    assert refusal(new, mods) == "mods-installed"
    assert install_mod(new, mods, replace=True).manifest.version == "2.0"
    assert there(mods) == ["called_otherwise/pack.toml"]


def test_what_a_crash_left_is_put_right_by_the_next_one(tmp_path: Path) -> None:
    mods = tmp_path / "mods"
    folder_of(mods / ".replaced-a", {"pack.toml": manifest()})
    folder_of(mods / ".installing-x7", {"mod/pack.toml": manifest("b")})
    install_mod(folder_of(tmp_path / "c", {"pack.toml": manifest("c")}), mods)
    assert sorted(installed_mods(mods)) == ["a", "c"]
    assert there(mods) == ["a/pack.toml", "c/pack.toml"]


def test_the_old_mod_stays_where_the_new_one_cannot_take_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mods = tmp_path / "mods"
    install_mod(folder_of(tmp_path / "old", {"pack.toml": manifest()}), mods)
    rename = os.rename

    def failing(start: Path, end: Path) -> None:
        if ".installing-" in str(start):
            raise OSError("full")
        rename(start, end)

    monkeypatch.setattr(installing.os, "rename", failing)
    with pytest.raises(OSError, match="full"):
        install_mod(folder_of(tmp_path / "new", {"pack.toml": manifest(version="2.0")}), mods, replace=True)
    assert installed_mods(mods)["a"].manifest.version == "1.0"
    assert there(mods) == ["a/pack.toml"]


def test_faults_of_a_manifest_are_told_of_the_source(tmp_path: Path) -> None:
    source = zip_of(tmp_path / "s.zip", {"m/pack.toml": "name = 3\n"})
    with pytest.raises(PackError) as caught:
        install_mod(source, tmp_path / "mods")
    assert {fault.file for fault in caught.value.faults} == {f"{source}/pack.toml"}
    assert there(tmp_path / "mods") == []


# --- what is refused


NAMES = [
    *("../out", "m/../../out", "/etc/out", "m/..", "a\\..\\..\\out", "C:/out", "C:out", "con.txt", "m/AUX"),
    *("m/dot.", "m/space ", "m/a:b", "m/\x07", "x" * 201, "m//n", "m/./n", "m/lpt1"),
]


@pytest.mark.parametrize("name", NAMES)
def test_names_that_lead_elsewhere_or_that_some_system_cannot_have(tmp_path: Path, name: str) -> None:
    (tmp_path / "mods").mkdir()
    source = zip_of(tmp_path / "s.zip", {"pack.toml": manifest(), name: "x"})
    assert refusal(source, tmp_path / "mods") == "zip-name"
    assert not (tmp_path / "out").exists()


REFUSED: dict[str, tuple[Content, str]] = {
    "nothing of a mod": ({"read.me": "x"}, "install-no-mod"),
    "a mod too deep within": ({"x/y/pack.toml": manifest()}, "install-no-mod"),
    "two mods": ({"x/pack.toml": manifest("x"), "y/pack.toml": manifest("y")}, "install-several"),
    "the same file in capitals": ({"pack.toml": manifest(), "a/b.toml": "", "A/B.TOML": ""}, "zip-twice"),
    "a file that is a folder, too": ({"pack.toml": manifest(), "a": "", "a/b": ""}, "zip-twice"),
    "folders without end": ({"pack.toml": manifest(), "a/" * 30 + "b": ""}, "install-too-deep"),
    "a bomb": ({"pack.toml": manifest(), "bomb": b"\0" * (3 << 20)}, "zip-bomb"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_a_zip_may_not_hold(tmp_path: Path, case: str) -> None:
    files, expected = REFUSED[case]
    (tmp_path / "mods").mkdir()
    assert refusal(zip_of(tmp_path / "s.zip", files), tmp_path / "mods") == expected


def test_as_many_files_and_bytes_as_are_allowed_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installing, "MOST_FILES", 3)
    monkeypatch.setattr(installing, "MOST_BYTES", 2000)
    base: Content = {"pack.toml": manifest(), "one": "1"}
    rest = 2000 - sum(len(content) for content in base.values())
    for kind in (folder_of, zip_of):
        for case, (more, expected) in enumerate(
            [({"two": "2" * rest}, ""), ({"two": "2" * (rest + 1)}, "install-too-large"),
             ({"two": "", "three": ""}, "install-too-many")]
        ):  # fmt: skip
            mods = tmp_path / f"mods-{kind.__name__}-{case}"
            mods.mkdir()
            source = kind(tmp_path / f"s-{mods.name}", {**base, **more})
            assert (refusal(source, mods) if expected else install_mod(source, mods).name) == (expected or "a")


def test_links_are_refused_wherever_they_are(tmp_path: Path) -> None:
    (tmp_path / "mods").mkdir()
    link = zipfile.ZipInfo("units/link.toml")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(tmp_path / "s.zip", "w") as made:
        made.writestr("pack.toml", manifest())
        made.writestr(link, "/etc/passwd")
    assert refusal(tmp_path / "s.zip", tmp_path / "mods") == "install-no-file"
    if sys.platform != "win32":
        source = folder_of(tmp_path / "source", {"pack.toml": manifest()})
        (source / "units").symlink_to("/etc")
        assert refusal(source, tmp_path / "mods") == "install-no-file"


@pytest.mark.parametrize("packing", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_packings_that_unpack_to_more_than_can_be_bounded(tmp_path: Path, packing: int) -> None:
    (tmp_path / "mods").mkdir()
    source = zip_of(tmp_path / "s.zip", {"pack.toml": manifest()}, packing)
    assert refusal(source, tmp_path / "mods") == "zip-packed-otherwise"


def test_damaged_zips(tmp_path: Path) -> None:
    (tmp_path / "mods").mkdir()
    source = zip_of(tmp_path / "s.zip", {"pack.toml": manifest(), "units/u.toml": "x" * 500})
    whole = source.read_bytes()
    found = set()
    for cut in range(0, len(whole) - 1, 7):
        source.write_bytes(whole[:cut])
        found.add(refusal(source, tmp_path / "mods"))
    assert found == {"zip-broken"}
    for place in range(0, len(whole), 3):
        source.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        with contextlib.suppress(PackError):  # anything else is an error of ours
            install_mod(source, tmp_path / "mods", replace=True)


def test_an_encrypted_zip(tmp_path: Path) -> None:
    (tmp_path / "mods").mkdir()
    source = zip_of(tmp_path / "s.zip", {"pack.toml": manifest()})
    whole = bytearray(source.read_bytes())
    for magic, flags in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        whole[whole.find(magic) + flags] |= 1
    source.write_bytes(whole)
    assert refusal(source, tmp_path / "mods") == "zip-encrypted"


def test_a_zip_whose_list_of_files_would_fill_the_memory_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "mods").mkdir()
    source = zip_of(tmp_path / "s.zip", {"pack.toml": manifest()})
    whole = bytearray(source.read_bytes())
    struct.pack_into("<L", whole, whole.rfind(b"PK\5\6") + 12, 1 << 30)
    source.write_bytes(whole)
    assert refusal(source, tmp_path / "mods") == "install-too-many"


def test_a_mod_that_lies_in_the_mods_folder_is_not_installed_over_itself(tmp_path: Path) -> None:
    mods = tmp_path / "mods"
    folder_of(mods / "a", {"pack.toml": manifest()})
    assert refusal(mods / "a", mods) == "install-lies-there"
    assert refusal(tmp_path, mods) == "install-no-mod"


def test_a_folder_that_is_no_mod_keeps_its_place(tmp_path: Path) -> None:
    mods = tmp_path / "mods"
    folder_of(mods / "a", {"notes.txt": "mine"})
    assert refusal(folder_of(tmp_path / "s", {"pack.toml": manifest()}), mods) == "install-taken"


# --- removing


def test_a_mod_is_removed_by_its_name_or_its_folders(tmp_path: Path) -> None:
    folder_of(tmp_path / "folder", {"pack.toml": manifest("a")})
    folder_of(tmp_path / "broken", {"pack.toml": "?"})
    folder_of(tmp_path / "other", {"pack.toml": manifest("b")})
    remove_mod("a", tmp_path)
    remove_mod("broken", tmp_path)
    assert there(tmp_path) == ["other/pack.toml"]


@pytest.mark.parametrize("name", ["", ".", "..", "../other", "no_mod", "none", ".hidden"])
def test_nothing_else_is_removed(tmp_path: Path, name: str) -> None:
    mods = tmp_path / "mods"
    folder_of(mods / "no_mod", {"x": ""})
    folder_of(mods / ".hidden", {"pack.toml": manifest("h")})
    folder_of(tmp_path / "other", {"pack.toml": manifest("o")})
    before = there(tmp_path)
    with pytest.raises(PackError):
        remove_mod(name, mods)
    assert there(tmp_path) == before


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_of_a_linked_mod_the_link_alone_is_removed_and_it_is_never_replaced(tmp_path: Path) -> None:
    mods = tmp_path / "mods"
    mods.mkdir()
    worked_on = folder_of(tmp_path / "worked_on", {"pack.toml": manifest()})
    (mods / "a").symlink_to(worked_on, target_is_directory=True)
    source = folder_of(tmp_path / "s", {"pack.toml": manifest(version="2.0")})
    with pytest.raises(PackError) as caught:
        install_mod(source, mods, replace=True)
    assert [fault.key for fault in caught.value.faults] == ["install-linked"]
    remove_mod("a", mods)
    assert (there(mods), there(worked_on)) == ([], ["pack.toml"])


# --- in which order they lie


def test_mods_lie_as_they_are_listed_where_nothing_else_says(tmp_path: Path) -> None:
    for name, more in {"a": "", "b": 'load_after = ["d"]\n', "c": "", "d": ""}.items():
        folder_of(tmp_path / name, {"pack.toml": manifest(name) + more})
    for listed, expected in ((["c", "b", "d", "a"], "cdba"), (["d", "c", "b", "a"], "dcba")):
        assert "".join(mod.name for mod in chosen_mods(listed, tmp_path, as_listed=True)) == expected
        assert "".join(mod.name for mod in chosen_mods(listed, tmp_path)) == "acdb"

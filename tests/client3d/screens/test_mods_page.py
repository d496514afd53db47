"""The mods: what can be switched on, in what order, and what is told; by keys where a player would use them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from mod_folders import mod_in, zipped
from samples import texts_in
from test_pages import walk_to

from client3d.play.options import PlayOptions
from client3d.screens import mod_routes
from client3d.screens.battles import Battles
from client3d.screens.browser import BrowserPage
from client3d.screens.folders import FOLDER, MOD, ZIP, inside
from client3d.screens.mod_routes import ModsDesk, in_lines
from client3d.screens.mod_shelf import ModShelf, ModShown, mods_in_force
from client3d.screens.navigator import Navigator
from client3d.screens.settings import Mods, Settings
from client3d.screens.settings_file import SettingsFile
from core.packs.faults import PackError
from core.packs.mods import Mod
from core.texts import Texts

TOUGH = {"units/t.toml": "[tank]\nhp = 31\n"}
BROKEN = {"units/t.toml": "[tank]\nhp = -1\nvision = 'far'\n"}


@pytest.fixture
def mods(tmp_path: Path) -> Path:
    """a is alone; b needs a; c lies over b; d goes with none of them; e has faults; f has no sound manifest."""
    place = tmp_path / "mods"
    mod_in(place, "a", TOUGH)
    mod_in(place, "b", more='needs = ["a"]\nauthors = ["Ann", "Bob"]\ndescription = "About b."\n')
    mod_in(place, "c", more='load_after = ["b"]\n')
    mod_in(place, "d", more='conflicts = ["a", "c"]\n')
    mod_in(place, "e", BROKEN)
    mod_in(place, "f", {"pack.toml": "name = "})
    return place


def shelf_of(mods: Path, *enabled: str) -> ModShelf:
    return ModShelf(texts_in("en"), enabled, mods)


def shown(shelf: ModShelf) -> dict[str, ModShown]:
    while shelf.look_on():
        pass
    return {mod.name: mod for mod in shelf.mods()}


# --- the shelf


def test_a_shelf_has_all_there_is_those_switched_on_first(mods: Path) -> None:
    found = shown(shelf_of(mods, "c", "a"))
    assert list(found) == ["c", "a", "b", "d", "e", "f"]
    assert (found["b"].title, found["b"].authors, found["b"].about) == ("B", "Ann, Bob", "About b.")
    assert found["b"].needs == ("A",)
    assert (found["c"].above, found["d"].conflicts, found["d"].against) == (("B",), ("A", "C"), "C")
    assert found["a"].faults == ()
    assert [(Path(fault.file).name, fault.line, fault.column) for fault in found["e"].faults] == [
        ("t.toml", 2, 6), ("t.toml", 3, 10),
    ]  # fmt: skip
    assert [Path(fault.file).name for fault in found["f"].faults] == ["pack.toml"]


def test_a_mods_own_texts_say_what_it_is_called(mods: Path) -> None:
    for language, text in (("en", "Armour"), ("fr", "Blindage")):
        path = mods / "a" / "locale" / language / "t.ftl"
        path.parent.mkdir(parents=True)
        path.write_text(f"mod-a = {text}\nmod-a-about = About\n    {text}\n")
    assert ModShelf(texts_in("fr"), (), mods).mods()[0].title == "Blindage"
    assert (shelf_of(mods).mods()[0].title, shelf_of(mods).mods()[0].about) == ("Armour", "About\nArmour")


def test_nothing_that_a_mod_says_of_itself_steers_the_screen(mods: Path) -> None:
    mod_in(mods, "g", more='authors = ["\\u202eevil\\u0007", "x\\ny"]\ndescription = "a\\u001b[31mb\\n\\n\\u202ec"\n')
    found = shown(shelf_of(mods))["g"]
    assert not {"\x07", "\x1b", "\u202e"} & set(found.authors + found.about)
    assert "\n" not in found.authors


def test_what_a_mod_needs_is_switched_on_with_it_and_what_needs_it_off(mods: Path) -> None:
    shelf = shelf_of(mods)
    assert shelf.brings("b") == ("A",)
    shelf.enable("b")
    assert shelf.enabled == ("a", "b")
    assert shelf.needed_by("a") == ("B",)
    shelf.disable("a")
    assert shelf.enabled == ()


@pytest.mark.parametrize(("on", "wanted"), [("a", "d"), ("d", "a"), ("d", "c"), ("", "e"), ("", "nobody")])
def test_what_cannot_be_used_stays_off(mods: Path, on: str, wanted: str) -> None:
    shelf = shelf_of(mods, *filter(None, [on]))
    with pytest.raises(PackError):
        shelf.enable(wanted)
    assert shelf.enabled == tuple(filter(None, [on]))


def test_the_order_is_changed_where_it_is_free(mods: Path) -> None:
    mod_in(mods, "g", {"units/t.toml": "[tank]\nhp = 40\n"})
    shelf = shelf_of(mods, "a", "b", "g")
    assert [shown(shelf)[name].later for name in "abg"] == ["B", "", "-"]
    assert [shown(shelf)[name].earlier for name in "abg"] == ["-", "A", ""]
    shelf.move("b", -1)
    assert shelf.enabled == ("a", "b", "g")
    shelf.move("g", -1)
    shelf.move("g", -1)
    assert shelf.enabled == ("g", "a", "b")
    assert [mod.name for mod in shelf.in_force] == ["g", "a", "b"]


def test_what_was_switched_on_and_is_gone_or_broken_is_left_out_and_the_rest_counts(mods: Path) -> None:
    found, faults = mods_in_force(["a", "nobody", "b", "d", "e", "c"], mods)
    assert [mod.name for mod in found] == ["a", "b", "c"]
    assert [fault.key for fault in faults] == ["mod-missing", "mod-conflict", "too-small", "wrong-type"]
    assert mods_in_force(["a", "b"], mods)[1] == []


# --- the page


class Desk:
    """The page of the mods on a program that has nothing but settings and texts."""

    def __init__(self, pages: Navigator, mods: Path, monkeypatch: pytest.MonkeyPatch, settings: Settings) -> None:
        monkeypatch.setattr(mod_routes, "ModShelf", lambda texts, enabled: ModShelf(texts, enabled, mods))
        texts = Texts("en", *texts_in("en").folders)
        self.program: Any = SimpleNamespace(
            texts=texts,
            settings=settings,
            change=self.change,
            use_mods=self.use,
            navigator=pages,
            mods=(),
            mods_asked=False,
        )
        self.battles = Battles(self.program, PlayOptions())
        self.desk = ModsDesk(self.program, self.battles)
        self.pages = pages
        self.desk.open()

    def change(self, settings: Settings) -> None:
        self.program.settings = settings

    def use(self, mods: tuple[Mod, ...]) -> None:
        self.program.mods = mods

    @property
    def enabled(self) -> tuple[str, ...]:
        return self.program.settings.mods.enabled


@pytest.fixture
def desk(pages: Navigator, mods: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    found = Desk(pages, mods, monkeypatch, Settings())
    while found.desk._look_on():
        pass
    found.desk.page.repaint()
    return found


def test_a_mod_is_switched_on_by_keys_and_battles_follow_at_once(desk: Desk) -> None:
    pages = desk.pages
    assert desk.battles.data.units["tank"].hp != 31
    walk_to(pages, "mod.a")
    pages.key("enter")
    walk_to(pages, "switch")
    pages.key("enter")
    assert (desk.enabled, [mod.name for mod in desk.program.mods]) == (("a",), ["a"])
    assert desk.battles.data.units["tank"].hp == 31
    assert [mod.name for mod in desk.battles.options.mods] == ["a"]
    pages.key("enter")
    assert (desk.enabled, desk.program.mods) == ((), ())
    assert desk.battles.data.units["tank"].hp != 31


def test_others_that_go_along_are_asked_about(desk: Desk) -> None:
    pages = desk.pages
    pages.press("mod.b")
    pages.press("switch")
    assert pages.dialog.visible
    pages.press("dialog.cancel")
    assert desk.enabled == ()
    pages.press("switch")
    pages.press("dialog.mods-on")
    assert desk.enabled == ("a", "b")
    pages.press("mod.a")
    pages.press("switch")
    pages.press("dialog.mods-off")
    assert desk.enabled == ()


def test_what_cannot_be_switched_on_says_why(desk: Desk) -> None:
    pages = desk.pages
    pages.press("mod.e")
    assert not pages.press("switch")
    pages.press("mod.a")
    pages.press("switch")
    pages.press("mod.d")
    assert not pages.press("switch")
    switch = desk.desk.page.control("switch")
    assert switch is not None
    assert " A," in switch.look.reason


def test_faults_that_only_show_together_are_told_and_nothing_changes(desk: Desk, mods: Path) -> None:
    for name in "gh":
        mod_in(mods, name, {"terrain/t.toml": f"[plain_{name}]\ninherits = 'meadow'\nglyph = 'z'\n"})
    pages = desk.pages
    pages.key("f5")
    for name in "gh":
        pages.press(f"mod.{name}")
        pages.press("switch")
    assert pages.dialog.visible
    assert desk.enabled == ("g",)


def test_a_mod_is_removed_when_that_is_meant_and_goes_off(desk: Desk, mods: Path) -> None:
    pages = desk.pages
    pages.press("mod.b")
    pages.press("switch")
    pages.press("dialog.mods-on")
    pages.press("mod.a")
    pages.key("delete")
    pages.press("dialog.cancel")
    assert (mods / "a").exists()
    pages.press("remove")
    pages.press("dialog.mods-remove")
    assert not (mods / "a").exists()
    assert desk.enabled == ()
    pages.press("mod.f")
    pages.press("remove")
    pages.press("dialog.mods-remove")
    assert not (mods / "f").exists(), "what cannot be read is removed, too"


def test_a_mod_of_the_command_line_counts_until_something_is_changed(
    pages: Navigator, mods: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(pages, mods, monkeypatch, Settings(mods=Mods(enabled=("a",))))
    desk.program.mods_asked, desk.program.mods = True, mods_in_force(["c"], mods)[0]
    pages.clear()
    other = ModsDesk(desk.program, desk.battles)
    other.open()
    assert other.shelf.enabled == ("c",)
    pages.press("mod.a")
    pages.press("switch")
    assert (desk.enabled, desk.program.mods_asked) == (("c", "a"), False)


def test_a_mod_that_cannot_be_used_any_more_keeps_no_other_from_being_switched_on(
    pages: Navigator, mods: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(pages, mods, monkeypatch, Settings(mods=Mods(enabled=("a", "e", "gone"))))
    assert desk.program.mods == ()  # as the program had left them out, had it been asked
    pages.press("mod.c")
    pages.press("switch")
    assert desk.enabled == ("c",)


def test_a_mod_that_somebody_takes_out_of_the_folder_goes_off_when_it_is_looked_at_anew(desk: Desk, mods: Path) -> None:
    desk.pages.press("mod.a")
    desk.pages.press("switch")
    (mods / "a").rename(mods.parent / "elsewhere")
    desk.pages.key("f5")
    assert (desk.enabled, desk.program.mods) == ((), ())


def test_faults_are_told_in_lines_with_their_places(desk: Desk, mods: Path) -> None:
    _, faults = mods_in_force(["e"], mods)
    told = in_lines(desk.program, faults * 3).split("\n")
    assert told[0].startswith("e/units/t.toml, line 2: ")
    assert len(told) == 6


# --- installing


def test_a_zip_is_found_and_installed_by_keys(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = mod_in(tmp_path / "made", "new")
    zipped(made, tmp_path / "home" / "deep" / "new-1.0.zip")
    (tmp_path / "home" / "other").mkdir()
    monkeypatch.setattr(mod_routes, "places", lambda: [("browse-home", tmp_path / "home")])
    pages = desk.pages
    walk_to(pages, "install")
    pages.key("enter")
    assert pages.screen == "browser"
    walk_to(pages, "entry.1")
    pages.key("enter")
    assert pages.focus == "entry.1"
    pages.key("enter")
    walk_to(pages, "install")
    pages.key("enter")
    assert pages.screen == "mods"
    assert desk.desk.page.chosen == "new"
    walk_to(pages, "switch")
    pages.key("enter")
    assert desk.enabled == ("new",)


def test_another_version_takes_the_place_of_one_that_is_on_if_that_is_meant(desk: Desk, tmp_path: Path) -> None:
    pages = desk.pages
    desk.desk.shelf.enable("a")
    newer = mod_in(tmp_path / "made", "a", {"units/t.toml": "[tank]\nhp = 77\n"}, version="2.0")
    desk.desk.open_browser()
    desk.desk.install(newer)
    pages.press("dialog.cancel")
    assert desk.battles.data.units["tank"].hp != 77
    desk.desk.install(newer)
    pages.press("dialog.mods-replace")
    assert desk.battles.data.units["tank"].hp == 77
    broken = mod_in(tmp_path / "made", "a", {"units/t.toml": "[tank]\nhp = -7\n"}, version="3.0")
    desk.desk.open_browser()
    desk.desk.install(broken, replace=True)
    assert (desk.enabled, desk.desk.page.chosen) == ((), "a")


def test_what_cannot_be_installed_is_told_and_the_browser_stays(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "broken.zip").write_bytes(b"PK")
    desk.desk.open_browser()
    for source in (tmp_path / "broken.zip", tmp_path / "gone.zip"):
        desk.desk.install(source)
        assert desk.pages.dialog.visible
        desk.pages.press("dialog.close")
        assert desk.pages.screen == "browser"


def test_a_folder_is_listed_without_what_is_hidden_or_of_no_use(tmp_path: Path) -> None:
    mod_in(tmp_path, "Bridges")
    for name in ("b.zip", "A.ZIP", ".hidden.zip", "notes.txt"):
        (tmp_path / name).touch()
    (tmp_path / "letters").mkdir()
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    found = [(one.name, one.kind) for one in inside(tmp_path)]
    assert found == [("Bridges", MOD), ("letters", FOLDER), ("A.ZIP", ZIP), ("b.zip", ZIP)]


def test_the_browser_leads_up_and_down_by_keys_and_says_what_it_cannot_read(pages: Navigator, tmp_path: Path) -> None:
    told: list[Path] = []
    mod_in(tmp_path / "x", "mine")
    (tmp_path / "w").mkdir()
    page = BrowserPage(pages.stage, tmp_path, told.append, lambda: [("browse-home", tmp_path)])
    pages.open(page)
    assert not pages.press("install")
    pages.press("entry.2")
    assert page.folder == tmp_path / "x"
    pages.press("entry.1")
    pages.press("install")
    pages.key("backspace")
    assert page.folder == tmp_path
    page.go_to(tmp_path / "x" / "mine")
    page.repaint()
    pages.press("install")
    assert told == [tmp_path / "x" / "mine"] * 2
    page.go_to(tmp_path / "nowhere")
    page.repaint()
    assert (page.entries, bool(page.fault)) == ([], True)
    page.go_to(Path("/"))
    page.up()
    assert page.folder == Path("/")


# --- the setting


def test_the_choice_is_kept_with_the_settings(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.toml")
    file.keep(Settings(mods=Mods(enabled=("b", "a"))))
    assert SettingsFile(tmp_path / "settings.toml").settings.mods.enabled == ("b", "a")
    (tmp_path / "settings.toml").write_text('[mods]\nenabled = ["../x"]\n')
    read = SettingsFile(tmp_path / "settings.toml")
    assert (read.settings.mods.enabled, [fault.line for fault in read.faults]) == ((), [2])


def test_options_that_are_changed_keep_the_mods() -> None:
    options = PlayOptions()
    assert replace(options, map="river").mods == ()

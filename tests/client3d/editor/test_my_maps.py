"""Maps of the player's own: kept in a mod, as drafts, with their texts, and never over anybody else's file."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from test_drawing import DATA, PACK, sound

from client3d.editor.draft import Draft, Terms, empty
from client3d.editor.inks import Ink, laid
from client3d.editor.my_maps import MARK, MOD, MyMaps, NotKeptError, is_name, name_from
from client3d.editor.verdict import judged
from core.modding import check
from core.packs.mods import chosen_mods
from core.texts import Texts
from systems.clumsy.data import load_clumsy
from systems.clumsy.maps import load_map

NASTY = 'A "valley" { $x } in {braces}, with # and \\ and = signs'


@pytest.fixture
def mine(tmp_path: Path) -> MyMaps:
    return MyMaps(tmp_path / "mods", tmp_path / "editor")


def save(mine: MyMaps, draft: Draft | None = None, terms: Terms | None = None, language: str = "ko") -> Path:
    draft = draft or sound()
    file = judged(PACK, draft).file
    assert file is not None
    return mine.save(file, terms or Terms(name="valley", title="[Valley]", about=NASTY), language, PACK)


def test_a_map_is_played_from_the_mod_it_is_kept_in(mine: MyMaps) -> None:
    path = save(mine)
    checked = check([mine.mod])
    assert checked.faults == ()
    pack = load_clumsy(mods=chosen_mods([MOD], mine.mod.parent))
    assert load_map(pack, "valley").file == judged(PACK, sound()).file
    assert mine.names() == ["valley"]
    assert path.read_text(encoding="utf-8").startswith(f"# {MARK}\n")
    for language in ("en", "ko"):
        texts = Texts(language, mine.mod / "locale")
        assert texts.format("map-valley") == "[Valley]"
        assert texts.format("map-valley-about") == NASTY


def test_the_last_one_is_kept_when_a_map_is_saved_again(mine: MyMaps) -> None:
    before = save(mine).read_text()
    save(mine, laid(sound(), [(0, 0)], Ink("ground", "f")))
    assert (mine.folder / "backup" / "valley.toml").read_text() == before
    assert "f." in mine.path("valley").read_text()
    assert sorted(path.name for path in (mine.mod / "maps").iterdir()) == ["valley.toml"]


@pytest.mark.parametrize("foreign", ["pack.toml", "maps/valley.toml", "locale/en/map_valley.ftl"])
def test_nothing_that_somebody_else_has_written_is_replaced(mine: MyMaps, foreign: str) -> None:
    path = mine.mod / foreign
    path.parent.mkdir(parents=True)
    path.write_text("# Somebody's own\n")
    with pytest.raises(NotKeptError) as error:
        save(mine)
    assert error.value.arguments["name"] == str(path)
    assert [each for each in mine.mod.rglob("*") if each.is_file()] == [path]
    assert path.read_text() == "# Somebody's own\n"


def test_a_folder_in_the_place_of_a_file_is_told(mine: MyMaps) -> None:
    (mine.mod / "maps" / "valley.toml").mkdir(parents=True)
    with pytest.raises(NotKeptError):
        save(mine)


def test_a_map_of_a_mods_ground_needs_that_mod(mine: MyMaps) -> None:
    save(mine)
    assert "needs" not in (mine.mod / "pack.toml").read_text()
    swamp = mine.mod.parent / "swamp"
    (swamp / "terrain").mkdir(parents=True)
    (swamp / "pack.toml").write_text('name = "swamp"\ntitle = "Swamp"\nversion = "1.0"\nbase = "clumsy"\n')
    (swamp / "terrain" / "bog.toml").write_text(
        '[bog]\nglyph = "B"\ncost = { foot = 3 }\nfuel = {}\ncover = 0\nconceals = false\nburns = false\n'
    )
    pack = load_clumsy(mods=chosen_mods(["swamp"], mine.mod.parent))
    file = judged(pack, laid(sound(), [(3, 3)], Ink("ground", "B"))).file
    assert file is not None
    mine.save(file, Terms(name="fens", title="Fens"), "en", PACK, ["swamp", MOD])
    assert 'needs = ["swamp"]' in (mine.mod / "pack.toml").read_text()
    save(mine)  # what others need stays
    assert 'needs = ["swamp"]' in (mine.mod / "pack.toml").read_text()
    assert check([*(mod.folder for mod in chosen_mods([MOD], mine.mod.parent))]).faults == ()


# --- drafts


def test_a_faulty_map_is_kept_as_it_is_and_gone_when_it_is_saved(mine: MyMaps) -> None:
    terms = Terms(
        name="valley", title="Ü", about=NASTY, season="winter", seed=None, forces=judged(PACK, sound()).file.forces
    )  # type: ignore[union-attr]
    draft = replace(laid(sound(), [(15, 15)], Ink("ground", "w")), terms=terms)
    assert mine.keep_draft(draft) == "valley"
    nameless = [mine.keep_draft(empty(DATA, 10, 10)) for _ in range(3)]
    assert nameless == ["unnamed", "unnamed_2", "unnamed_3"]
    assert mine.keep_draft(empty(DATA, 12, 12), "unnamed_2") == "unnamed_2"
    assert mine.keep_draft(replace(empty(DATA, 12, 12), terms=Terms(name="hill")), "unnamed_2") == "hill"
    assert sorted(mine.drafts()) == ["hill", "unnamed", "unnamed_3", "valley"]
    assert mine.draft("valley") == draft
    save(mine)
    assert sorted(mine.drafts()) == ["hill", "unnamed", "unnamed_3"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"spots": []}',
        '{"spots": [[]]}',
        '{"spots": [[["."], ["."]], [["."]]]}',
        '{"spots": [[["."], ["forest"]]]}',
        '{"spots": [[[".", 7]]]}',
        '{"spots": [[[".", 0, -3]]]}',
        '{"spots": [[["\\u0000"]]]}',
        '{"spots": [[["."]]], "terms": {"season": "never"}}',
        "[" * 100_000,
    ],
)
def test_a_draft_that_is_none_is_not_opened(mine: MyMaps, text: str) -> None:
    mine.folder.mkdir()
    (mine.folder / "valley.draft").write_text(text)
    assert mine.drafts() == ["valley"]
    assert mine.draft("valley") is None
    assert mine.draft("gone") is None


def test_names_of_files_are_made_from_titles() -> None:
    assert name_from("The 3 Bridges (copy)") == "the_3_bridges_copy"
    assert name_from("3 мост") == ""
    assert is_name(name_from("A" * 200))
    assert not is_name("../up")

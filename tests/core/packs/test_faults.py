"""How faults are shown."""

from __future__ import annotations

from core.packs.document import parse_document
from core.packs.faults import MOST_SHOWN, Fault, Faults, nearest, render
from core.packs.location import data_folder
from core.texts import Texts

ENGLISH = Texts("en", data_folder() / "locale")


def test_a_fault_shows_place_sentence_line_caret_and_the_name_that_was_meant() -> None:
    document = parse_document(b'[tank]\nsise = "large"\n', "units/vehicles.toml")
    fault = document.fault(("tank", "sise"), "unknown-key", name="sise", suggestion_from=["hp", "size"])
    assert render([fault], ENGLISH) == (
        'units/vehicles.toml:2:1: unknown key "sise"\n  sise = "large"\n  ^\n  did you mean "size"?'
    )


def test_the_caret_stands_under_the_column_past_tabs_and_wide_characters() -> None:
    fault = Fault("f", 1, 9, '\tname = "한글"', "invalid-value", {"detail": "x"})
    shown = render([fault], ENGLISH).splitlines()
    assert shown[1:] == ['  \tname = "한글"', "  \t       ^"]
    behind = Fault("f", 1, 12, '\tname = "한글"', "invalid-value", {"detail": "x"})
    assert render([behind], ENGLISH).splitlines()[2] == "  \t" + " " * 12 + "^"


def test_an_endless_line_is_cut_around_the_column() -> None:
    fault = Fault("f", 1, 5001, "x" * 5000 + "!" + "y" * 5000, "invalid-value", {"detail": "x"})
    _, source, caret = render([fault], ENGLISH).splitlines()
    assert len(source) < 200
    assert source[caret.index("^")] == "!"


def test_a_file_cannot_steer_the_terminal() -> None:
    hostile = "\x1b[2J\u202e\x07"
    fault = Fault(hostile, 1, 1, f"a = '{hostile}'", "unknown-key", {"name": hostile}, hostile)
    assert not {"\x1b", "\u202e", "\x07"} & set(render([fault], ENGLISH))


def test_the_same_fault_is_kept_once_and_all_are_sorted_by_place() -> None:
    faults = Faults()
    faults.extend(Fault("f", line, 1, "", "missing-key", {"name": "hp"}) for line in (3, 1, 3, 2))
    assert [fault.line for fault in faults] == [1, 2, 3]


def test_of_too_many_faults_the_rest_is_counted() -> None:
    many = [Fault("f", line, 1, "", "file-missing") for line in range(1, MOST_SHOWN + 3)]
    assert render(many, ENGLISH).endswith("and 2 more faults")


def test_the_nearest_name() -> None:
    assert nearest("tank_gum", ["rifle", "tank_gun"]) == "tank_gun"
    assert nearest("zzz", ["rifle", "tank_gun"]) == ""

"""Texts in five languages: complete, with the same placeholders, and never a reason to crash."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from core.packs.location import data_folder
from core.texts import LANGUAGES, Texts, system_language

SHIPPED = sorted({path.relative_to(data_folder()) for path in data_folder().glob("**/locale/en/*.ftl")}, key=str)


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Return the variables of each message of a file; fails on a text that does not parse or is given twice."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", SHIPPED, ids=str)
def test_every_language_has_the_same_texts_with_the_same_variables(path: Path, language: str) -> None:
    translated = data_folder() / path.parent.parent / language / path.name
    assert messages(translated) == messages(data_folder() / path)


@pytest.mark.parametrize("folder", sorted({path.parent for path in SHIPPED}), ids=str)
def test_no_file_of_a_folder_gives_a_text_that_another_one_gives(folder: Path) -> None:
    keys = [key for path in sorted((data_folder() / folder).glob("*.ftl")) for key in messages(path)]
    assert sorted(set(keys)) == sorted(keys)


def test_every_message_of_a_fault_has_a_text() -> None:
    texts = Texts("en", data_folder() / "locale")
    known = messages(data_folder() / "locale" / "en" / "faults.ftl")
    used = set()
    for path in [*(data_folder().parent / "core" / "packs").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in known:
                used.add(node.value)
    used |= {"range-reversed", "glyph-taken", "listed-twice", "headquarters-for-gold"}
    assert used == set(known)
    assert all(texts.has(key) for key in known)


def test_a_text_is_taken_from_the_language_then_from_english_then_shown_as_missing(tmp_path: Path) -> None:
    for language, content in (("en", "one = one\ntwo = two { $n }\n"), ("fr", "one = un\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(content, encoding="utf-8")
    texts = Texts("fr", tmp_path)
    assert [texts.format("one"), texts.format("two", n=2), texts.format("three")] == ["un", "two 2", "[three]"]


def test_a_later_folder_overrides(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder / "en").mkdir(parents=True)
        (tmp_path / folder / "en" / "a.ftl").write_text(f"key = {folder}\n")
    assert Texts("en", tmp_path / "a", tmp_path / "b").format("key") == "b"


@pytest.mark.parametrize(
    "content", ["key = { $missing }", "key = { key }", "key = { $a ->\n *[x] { key }\n }", "\0", "key"]
)
def test_a_bad_text_is_no_crash(tmp_path: Path, content: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text(content + "\n")
    assert isinstance(Texts("en", tmp_path).format("key", a=1), str)


def test_an_endless_argument_is_cut(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("key = { $file }: missing\n")
    shown = Texts("en", tmp_path).format("key", file="a" * 5000)
    assert shown.startswith("aaa")
    assert shown.endswith("a…: missing")


def test_russian_counts_and_korean_has_no_plural() -> None:
    russian = Texts("ru", data_folder() / "locale")
    assert [russian.format("more-faults", count=count)[-7:] for count in (1, 2, 5)] == [" ошибка", " ошибки", " ошибок"]
    assert Texts("ko", data_folder() / "locale").format("more-faults", count=3).endswith("3개")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANGUAGE": "de:ko", "LANG": "ru_RU.UTF-8"}, "ko"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "es", "LANG": "fr"}, "es"),
        ({"LANG": "tlh"}, "en"),
    ],
)
def test_the_system_s_language(environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert system_language() == language


def test_loading_a_sound_pack_imports_neither_texts_nor_pydantic_s_models_nor_the_positions() -> None:
    code = (
        "import sys; from systems.clumsy.data import load_clumsy; import core.texts; load_clumsy();"
        "print([name for name in ('fluent.runtime', 'babel', 'pydantic.main', 'tree_sitter', 'numpy', 'panda3d')"
        " if name in sys.modules])"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"

"""What is wrong with the texts of a pack or a mod, and what is odd about them: Fluent files, language by language.

A text that cannot be read, or that names something nobody gives it, is a fault. That one is not translated, or asks for
less than the English one, or has characters that no font of the game draws, is odd. Imported only when somebody checks.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from fluent.runtime.builtins import BUILTINS
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from core.fonts import undrawn
from core.packs.document import MOST_BYTES, Text, file_fault, read_text
from core.packs.faults import Fault, Faults, PackError, hint_from
from core.texts import FALLBACK, LANGUAGES

FOLDER: Final = "locale"
"""The folder of a pack that its texts lie in."""

_ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where a text begins in a file."""

_BROKEN: Final = {
    ("E0003", "="): "text-broken-equals",
    ("E0003", "}"): "text-broken-brace",
    ("E0005", ""): "text-broken-empty",
    ("E0010", ""): "text-broken-default",
    ("E0020", ""): "text-broken-quote",
    ("E0027", ""): "text-broken-brace-to-spare",
}
"""The message for what the parser stumbled over, by its code and the token it wanted; else `text-broken`."""


class _Named(Visitor):
    """What a text refers to, each with its place."""

    def __init__(self) -> None:
        self.variables: dict[str, int] = {}
        self.others: dict[str, int] = {}
        """Other texts; of terms with their dash."""
        self.functions: dict[str, int] = {}

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.setdefault(node.id.name, node.span.start)

    def visit_MessageReference(self, node: Any) -> None:
        self.others.setdefault(node.id.name, node.span.start)

    def visit_TermReference(self, node: Any) -> None:
        self.others.setdefault("-" + node.id.name, node.span.start)  # its arguments are the term's own affair

    def visit_FunctionReference(self, node: Any) -> None:
        self.functions.setdefault(node.id.name, node.span.start)
        self.generic_visit(node)


class _Message(Struct, frozen=True):
    """A text as a file has it."""

    key: str
    """Of a term with its dash."""
    text: Text
    """The file."""
    start: int
    """Offset of its key."""
    named: _Named

    def fault(self, message: str, *, offset: int | None = None, **arguments: Any) -> Fault:
        """A fault at its key, or at another offset of its file."""
        place = self.text.place(self.start if offset is None else offset)
        return self.text.fault_at(place, message, **arguments)


_Messages = dict[str, _Message]


def check_texts(folder: Path, below: Sequence[Path], odd: Faults) -> Faults:
    """What is wrong with a pack's texts; what is odd about them is added to `odd`.

    `folder` and those `below` it, whose texts it may replace and name, hold a folder for each language.
    """
    faults = Faults()
    found = {language: _read(folder / language, faults) for language in _languages(folder, faults)}
    english = found.get(FALLBACK, {})
    under = _written_below(below, FALLBACK) if found else {}
    for language, messages in found.items():
        around = {*under, *english, *messages, *(_written_below(below, language) if language != FALLBACK else ())}
        for message in messages.values():
            _check_references(message, around, faults)
            _check_placeholders(message, _pattern(message, under, english), faults, odd)
            _check_characters(message, odd)
        if language != FALLBACK:
            for key in sorted(messages.keys() - english.keys() - under.keys()):
                if not key.startswith("-"):
                    odd.add(messages[key].fault("odd-text-without-english", name=key))
    _check_complete(found, odd)
    return faults


def _languages(folder: Path, faults: Faults) -> list[str]:
    """The languages there are texts of; whatever else lies there is a fault."""
    if not folder.is_dir():
        return []
    found = []
    for entry in sorted(folder.iterdir()):
        if entry.name.startswith((".", "_")):
            continue
        if entry.is_dir() and entry.name in LANGUAGES:
            found.append(entry.name)
        elif entry.is_dir():
            suggestion, _ = hint_from(entry.name.lower()[:2], LANGUAGES)
            listed = ", ".join(LANGUAGES)
            faults.add(file_fault(str(entry), "unknown-language", suggestion=suggestion, choices=listed))
        elif entry.suffix in (".ftl", ".toml"):
            faults.add(file_fault(str(entry), "text-file-place"))
    return found


def _read(folder: Path, faults: Faults) -> _Messages:
    """The texts of one language of a pack; what cannot be read and what is given twice are faults."""
    messages: _Messages = {}
    for path in sorted(folder.iterdir()):
        if path.name.startswith((".", "_")):
            continue
        if path.suffix != ".ftl":
            if path.is_dir() or path.suffix.lower() in (".toml", ".txt", ".ftl"):
                faults.add(file_fault(str(path), "text-file-ending", suggestion=path.name.split(".")[0] + ".ftl"))
            continue
        try:
            text = read_text(path, inside=folder.parent)
        except PackError as error:
            faults.extend(error.faults)
            continue
        for message in _messages(text, faults):
            first = messages.setdefault(message.key, message)
            if first is not message:
                line, _ = first.text.place(first.start)
                faults.add(
                    message.fault("text-twice", name=message.key, file=Path(first.text.file).name, line=str(line))
                )
    return messages


def _messages(text: Text, faults: Faults) -> Iterator[_Message]:
    try:
        entries = FluentParser().parse(text.text).body
    except RecursionError:
        faults.add(file_fault(text.file, "text-broken"))
        return
    for entry in entries:
        if isinstance(entry, ast.Junk):
            faults.extend(_junk(text, entry))
        elif isinstance(entry, ast.Message | ast.Term) and entry.id.span is not None:
            named = _Named()
            named.visit(entry)
            dash = "-" if isinstance(entry, ast.Term) else ""
            yield _Message(dash + entry.id.name, text, entry.id.span.start - len(dash), named)


def _junk(text: Text, junk: Any) -> Iterator[Fault]:
    for annotation in junk.annotations:
        wanted = str(annotation.arguments[0]) if annotation.code == "E0003" else ""
        message = _BROKEN.get((annotation.code, wanted), "text-broken")
        place = annotation.span.start
        if message != "text-broken-equals":  # the parser stands at the next thing by then, be it lines away
            place = len(text.text[:place].rstrip()) if text.text[:place].endswith("\n") else place
        yield text.fault_at(text.place(place), message)


def _written_below(folders: Iterable[Path], language: str) -> dict[str, str]:
    """The texts of what lies below as they are written, by key; the later count.

    They are parsed only where one is asked for: that takes a hundred times as long.
    """
    found: dict[str, str] = {}
    for folder in folders:
        for path in sorted((folder / language).glob("*.ftl")):
            with path.open("rb") as stream:
                written = stream.read(MOST_BYTES).decode("utf-8-sig", "replace").replace("\r\n", "\n")
            for entry in _ENTRY.split(written)[1:]:
                found[entry.partition("=")[0].rstrip(" ")] = entry
    return found


def _pattern(message: _Message, under: Mapping[str, str], english: _Messages) -> _Message | None:
    """The text that another follows: the one it replaces, which knows what the game fills in, or its English one."""
    if message.key in under:
        text = Text("", under[message.key])
        return next(_messages(text, Faults()), None)
    return english.get(message.key)


def _check_references(message: _Message, around: Collection[str], faults: Faults) -> None:
    """Report texts and functions that a text is made of and that are not there."""
    for name, offset in message.named.others.items():
        if name not in around:
            hint = hint_from(name, around)
            faults.add(message.fault("text-unknown-text", offset=offset, hint=(hint[0], ()), name=name))
    for name, offset in message.named.functions.items():
        if name not in BUILTINS:
            hint = hint_from(name, BUILTINS)
            faults.add(message.fault("text-unknown-function", offset=offset, hint=hint, name=name))


def _check_placeholders(message: _Message, pattern: _Message | None, faults: Faults, odd: Faults) -> None:
    """Report placeholders that nobody fills in, or that a translation leaves out; `pattern`: the text it follows."""
    if pattern is None or pattern is message or message.key.startswith("-"):
        return
    wanted, given = pattern.named.variables, message.named.variables
    for name, offset in given.items():
        if name not in wanted:
            hint = hint_from(name, wanted)
            faults.add(message.fault("text-unknown-placeholder", offset=offset, hint=hint, name=f"${name}"))
    for name in sorted(wanted.keys() - given.keys()):
        odd.add(message.fault("odd-text-placeholder", name=f"${name}"))


def _check_characters(message: _Message, odd: Faults) -> None:
    """Report the first character of a text's lines that no font of the game draws."""
    text, start = message.text.text, message.start
    following = text.find("\n\n", start)
    for offset in range(start, len(text) if following < 0 else following):
        if offset > start and text[offset - 1] == "\n" and text[offset] not in " \t}\n":
            return
        if undrawn(text[offset]):
            odd.add(message.fault("odd-text-character", offset=offset, character=text[offset]))
            return


def _check_complete(found: Mapping[str, _Messages], odd: Faults) -> None:
    """Report the English texts that other languages of the pack lack; a pack that has one language alone is whole."""
    others = [language for language in LANGUAGES if language in found and language != FALLBACK]
    for key, message in found.get(FALLBACK, {}).items():
        missing = [language for language in others if key not in found[language]]
        if missing and not key.startswith("-"):
            odd.add(message.fault("odd-text-untranslated", name=key, languages=", ".join(missing)))

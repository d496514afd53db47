"""What is wrong with a file, where exactly, and how to say so.

A fault names a message by key and carries its arguments; the sentence comes from `data/locale/<language>/faults.ftl`,
so that nothing is translated (or imported for it) unless somebody is going to read it.
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Protocol

from msgspec import Struct

MOST_SHOWN = 100
"""Faults that `render` prints before it only counts the rest."""

MOST_KEPT = 1000
"""Faults that are looked for; a hostile file could have a million, and each costs a search for the nearest name."""

MOST_CHOICES = 40
"""Names that are listed where one of them was expected."""

_WIDEST_SOURCE = 160
"""Characters of a source line that are shown; a longer line is cut around the column."""

Argument = str | int
"""What a fault message may have for an argument."""


class Phrasebook(Protocol):
    """Anything that turns a message key and its arguments into a sentence (`core.texts.Texts`)."""

    def format(self, key: str, /, **arguments: Argument) -> str:
        """Return the sentence for `key`."""


class Fault(Struct, frozen=True):
    """One thing wrong with one place of one file."""

    file: str
    """The file as the player knows it."""
    line: int
    """Line, from 1."""
    column: int
    """Column in characters, from 1."""
    source: str
    """That line of the file; empty when the fault is about the file as a whole."""
    key: str
    """Fluent message key in `faults.ftl`."""
    arguments: Mapping[str, Argument] = {}
    """Arguments of the message."""
    suggestion: str = ""
    """The nearest valid name, or empty."""
    choices: tuple[str, ...] = ()
    """All valid names, where none is near and they are few."""

    def __str__(self) -> str:
        """Show the fault for logs and tests, without any translation."""
        listed = "".join(f" {name}={value!r}" for name, value in self.arguments.items())
        hint = f" (did you mean {self.suggestion!r}?)" if self.suggestion else ""
        return f"{self.file}:{self.line}:{self.column}: {self.key}{listed}{hint}"


class PackError(Exception):
    """A pack or a file cannot be used; carries every fault found in it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        """Keep all faults, in the order of their places."""
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults[:MOST_SHOWN])))


Hint = tuple[str, tuple[str, ...]]
"""A fault's suggestion and choices."""

NO_HINT: Final[Hint] = ("", ())


class Faults:
    """A growing collection of faults, each kept once."""

    def __init__(self) -> None:
        """Start with none."""
        self._found: dict[tuple[object, ...], Fault] = {}

    def add(self, fault: Fault) -> None:
        """Keep a fault, unless there are plenty or the very same one is known (inherited values are met again)."""
        if self.full:
            return
        identity = (fault.file, fault.line, fault.column, fault.key, *sorted(fault.arguments.items()))
        self._found.setdefault(identity, fault)

    def extend(self, faults: Iterable[Fault]) -> None:
        """Keep several faults."""
        for fault in faults:
            self.add(fault)
            if self.full:
                break

    @property
    def full(self) -> bool:
        """Whether enough faults are known, so that looking for more is a waste."""
        return len(self._found) >= MOST_KEPT

    def __len__(self) -> int:
        return len(self._found)

    def __iter__(self) -> Iterator[Fault]:
        """Yield the faults by file, line and column."""
        return iter(sorted(self._found.values(), key=lambda fault: (fault.file, fault.line, fault.column, fault.key)))

    def raise_if_any(self) -> None:
        """Raise `PackError` with all faults, if there are any."""
        if self._found:
            raise PackError(self)


def nearest(name: str, names: Iterable[str]) -> str:
    """Return the one of `names` that `name` most probably was meant to be, or an empty string."""
    if len(name) > 100:
        return ""
    found = difflib.get_close_matches(name, sorted(set(names)), n=1, cutoff=0.6)
    return found[0] if found else ""


def hint_from(found: str, names: Iterable[str]) -> Hint:
    """The name that was meant, or else the names that are possible, if a person would read so many."""
    known = sorted(set(names))
    suggestion = nearest(found, known)
    return suggestion, () if suggestion or len(known) > MOST_CHOICES else tuple(known)


def render(faults: Iterable[Fault], texts: Phrasebook) -> str:
    """Return the faults as a person reads them: place, sentence, source line with a caret, the name that was meant."""
    every = list(faults)
    blocks = [_render_one(fault, texts) for fault in every[:MOST_SHOWN]]
    if len(every) > MOST_SHOWN:
        blocks.append(texts.format("more-faults", count=len(every) - MOST_SHOWN))
    return "\n".join(blocks)


def sentence(fault: Fault, texts: Phrasebook) -> str:
    """What is wrong, without the place."""
    arguments = {name: printable(value) if isinstance(value, str) else value for name, value in fault.arguments.items()}
    return texts.format(fault.key, **arguments)


def hints(fault: Fault, texts: Phrasebook) -> list[str]:
    """What may have been meant: the nearest name, or all there are where the sentence does not say them already."""
    found = []
    if fault.suggestion:
        found.append(texts.format("did-you-mean", name=printable(fault.suggestion)))
    if fault.choices and "choices" not in fault.arguments:
        found.append(texts.format("possible-names", names=printable(", ".join(fault.choices))))
    return found


def _render_one(fault: Fault, texts: Phrasebook) -> str:
    lines = [f"{printable(fault.file)}:{fault.line}:{fault.column}: {sentence(fault, texts)}"]
    if fault.source:
        source, before = _excerpt(fault.source, fault.column)
        lines += [f"  {source}", f"  {_blank(before)}^"]
    return "\n".join([*lines, *(f"  {hint}" for hint in hints(fault, texts))])


def _excerpt(source: str, column: int) -> tuple[str, str]:
    """Return the part of the line to show, and the part of it that stands before the column."""
    start = max(0, column - 1 - _WIDEST_SOURCE // 2) if len(source) > _WIDEST_SOURCE else 0
    head = "…" if start else ""
    tail = "…" if len(source) > start + _WIDEST_SOURCE else ""
    shown = printable(source[start : start + _WIDEST_SOURCE])
    before = shown[: max(0, column - 1 - start)].ljust(column - 1 - start)
    return head + shown.rstrip() + tail, head + before


def _blank(text: str) -> str:
    """Return as much blank space as the text takes up on a terminal: tabs stay, wide characters count twice."""
    return "".join(
        "\t" if character == "\t" else "  " if unicodedata.east_asian_width(character) in "WF" else " "
        for character in text
        if not unicodedata.combining(character)
    )


def printable(text: str) -> str:
    """Return the text without characters that could steer a terminal or turn the reading direction round."""
    if text.isprintable():
        return text
    return "".join(
        character if character == "\t" or unicodedata.category(character)[0] not in "CZ" or character == " " else "�"
        for character in text
    )

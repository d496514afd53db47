"""One TOML file that may have been written by anybody: its values, and where in the file each of them stands.

Reading is bounded in bytes, nesting and numbers. Values come from `tomllib`; lines and columns come from tree-sitter,
and only when a fault has to be shown, since most files have none.
"""

from __future__ import annotations

import codecs
import errno
import math
import os
import re
import stat
import tomllib
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.packs.faults import NO_HINT, Argument, Fault, Faults, Hint, PackError, hint_from
from core.packs.keys import DEEPEST, Keys, Place

if TYPE_CHECKING:
    from core.packs.positions import Positions

MOST_BYTES = 1 << 20
"""Size of the largest file that is read."""

_LARGEST_INTEGER = (1 << 63) - 1
_KEY_PART = r"""(?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')"""
_ENDLESS_KEY = re.compile(rf"(?<![A-Za-z0-9_-])(?:{_KEY_PART}[ \t]*\.[ \t]*){{{DEEPEST}}}")
"""A dotted key of more parts than tables may be deep. tomllib takes quadratic time and memory for one."""


class Text:
    """The text of a file, sound or not."""

    def __init__(self, file: str, text: str) -> None:
        """Keep the text and the name of its file."""
        self.file = file
        self.text = text

    @cached_property
    def _lines(self) -> list[str]:
        return self.text.split("\n")

    def fault_at(self, place: Place, message: str, *, hint: Hint = NO_HINT, **arguments: Argument) -> Fault:
        """Return a fault at a line and column."""
        line, column = place
        source = self._lines[line - 1] if line <= len(self._lines) else ""
        return Fault(self.file, line, column, source, message, arguments, *hint)

    def place(self, offset: int) -> Place:
        """Return line and column of an offset."""
        return self.text.count("\n", 0, offset) + 1, offset - self.text.rfind("\n", 0, offset)


class Document(Text):
    """A TOML file that was read and could be parsed."""

    def __init__(self, file: str, text: str, data: dict[str, object]) -> None:
        """Keep what `read_document` or `parse_document` found."""
        super().__init__(file, text)
        self.data = data

    @cached_property
    def _positions(self) -> Positions:
        from core.packs.positions import Positions

        return Positions(self.text)

    def position(self, keys: Keys, *, value: bool = False) -> Place:
        """Return line and column (from 1) of a key, or of its value; of what surrounds it if it is not in the file."""
        return self._positions.find(keys, value=value)

    def at(self, keys: Keys) -> Any:
        """What the file holds under these keys, which are there (`has`)."""
        found: Any = self.data
        for key in keys:
            found = found[key]
        return found

    def has(self, keys: Keys) -> bool:
        """Whether the file holds anything under these keys."""
        found: object = self.data
        for key in keys:
            in_list = isinstance(found, list) and isinstance(key, int) and 0 <= key < len(found)
            if not in_list and not (isinstance(found, dict) and key in found):
                return False
            found = found[key]  # type: ignore[index]
        return True

    def fault(
        self,
        keys: Keys,
        message: str,
        *,
        value: bool = False,
        found: str = "",
        suggestion_from: Iterable[str] = (),
        **arguments: Argument,
    ) -> Fault:
        """Return a fault at a key (or at its value).

        The suggestion is the name nearest to `found`, by default to the last key; failing that, all names there are.
        """
        hint = hint_from(found or (str(keys[-1]) if keys else ""), suggestion_from)
        return self.fault_at(self.position(keys, value=value), message, hint=hint, **arguments)


def read_document(path: Path, *, inside: Path | None = None, faults: Faults | None = None) -> Document:
    """Read and parse a file; with `inside`, one that lies in that folder even when links are followed.

    Raises `PackError` with every fault of the file that can be found before its meaning is looked at. With `faults`,
    those that leave the file readable (a NaN) are added there instead, so that its other faults can be found as well.
    """
    return _parsed(read_text(path, inside=inside), faults)


def parse_document(content: bytes, file: str, *, faults: Faults | None = None) -> Document:
    """Parse the bytes of a file named `file`; raises `PackError` like `read_document`."""
    return _parsed(_text_of(content, file), faults)


def read_text(path: Path, *, inside: Path | None = None) -> Text:
    """Read a file of text; with `inside`, one that lies in that folder even when links are followed.

    Raises `PackError` if that cannot be, or it is too large.
    """
    file = str(path)
    try:
        resolved = path.resolve(strict=True)
        if inside is not None and not resolved.is_relative_to(inside.resolve(strict=True)):
            raise PackError([file_fault(file, "file-outside")])
        if not stat.S_ISREG(resolved.stat().st_mode):
            raise PackError([file_fault(file, "file-not-regular")])
        with resolved.open("rb") as stream:
            content = stream.read(MOST_BYTES + 1)
    except FileNotFoundError as error:
        raise PackError([file_fault(file, "file-missing")]) from error
    except (OSError, RuntimeError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        if isinstance(error, RuntimeError):  # how Python before 3.13 tells that a link leads to itself
            reason = os.strerror(errno.ELOOP)
        raise PackError([file_fault(file, "file-unreadable", reason=reason or str(error))]) from error
    return _text_of(content, file)


def _text_of(content: bytes, file: str) -> Text:
    """The text of a file without its byte order mark, lines ended by newlines alone. Raises `PackError`."""
    if len(content) > MOST_BYTES:
        raise PackError([file_fault(file, "file-too-large", most=str(MOST_BYTES))])
    content = content.removeprefix(codecs.BOM_UTF8)
    try:
        return Text(file, content.decode("utf-8").replace("\r\n", "\n"))
    except UnicodeDecodeError as error:
        raise PackError([_encoding_fault(file, content, error)]) from error


def _parsed(broken: Text, faults: Faults | None) -> Document:
    file, text = broken.file, broken.text
    if endless := _ENDLESS_KEY.search(text):
        raise PackError([broken.fault_at(broken.place(endless.start()), "too-deep", most=str(DEEPEST))])
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        from core.packs.syntax import syntax_faults

        raise PackError(syntax_faults(broken, str(error))) from error
    except RecursionError as error:
        raise PackError([broken.fault_at(_deepest_place(broken), "too-deep", most=str(DEEPEST))]) from error
    except ValueError as error:  # a number of thousands of digits
        raise PackError([_endless_number_fault(broken)]) from error
    document = Document(file, text, data)
    found = Faults()
    found.extend(value_faults(document))
    if faults is None or any(fault.key == "too-deep" for fault in found):
        found.raise_if_any()
    else:
        faults.extend(found)
    return document


def number_fault(value: object) -> str:
    """Return the message for a number that no pack has a use for: not finite, or past 64 bits; else nothing."""
    if isinstance(value, float) and not math.isfinite(value):
        return "not-a-number"
    if isinstance(value, int) and abs(value) > _LARGEST_INTEGER:
        return "number-too-large"
    return ""


def file_fault(file: str, message: str, *, suggestion: str = "", **arguments: Argument) -> Fault:
    """Return a fault about a file or folder as a whole."""
    return Fault(file, 1, 1, "", message, arguments, suggestion)


def _encoding_fault(file: str, content: bytes, error: UnicodeDecodeError) -> Fault:
    """Return the fault of the first bytes that are no text."""
    broken = Text(file, content.decode("utf-8", "replace").replace("\r\n", "\n"))
    before = content[: error.start].decode("utf-8", "replace").replace("\r\n", "\n")
    return broken.fault_at(broken.place(len(before)), "file-not-utf8")


def _deepest_place(broken: Text) -> Place:
    """Return where more lists and tables are open than may be, in a text that has too many for its parser."""
    depth = 0
    for bracket in re.finditer(r"[][{}]", broken.text):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            return broken.place(bracket.start())
    return (1, 1)


def _endless_number_fault(broken: Text) -> Fault:
    from core.packs.positions import Positions

    return broken.fault_at(Positions(broken.text).longest_number or (1, 1), "number-too-large")


def value_faults(document: Document) -> Iterable[Fault]:
    """Find what TOML allows and no pack has a use for: bottomless nesting, and numbers that are none or endless."""
    waiting: list[tuple[Keys, object]] = [((), document.data)]
    while waiting:
        keys, value = waiting.pop()
        if isinstance(value, dict | list):
            if len(keys) >= DEEPEST:
                yield document.fault(keys, "too-deep", most=str(DEEPEST))
            elif isinstance(value, dict):
                waiting += [((*keys, key), inner) for key, inner in value.items()]
            else:
                waiting += [((*keys, index), inner) for index, inner in enumerate(value)]
        elif message := number_fault(value):
            yield document.fault(keys, message, value=True)

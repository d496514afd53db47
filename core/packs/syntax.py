"""What keeps a text from being TOML, as the person who wrote it would put it. Imported only when something does.

`tomllib` says where it could not go on. Where that is not the place to mend, or where a slip is a common one (a comma
too few, a decimal comma, a comment of another language), the text around that place tells what was meant.
"""

from __future__ import annotations

import re
from typing import Final

from core.packs.document import Text
from core.packs.faults import Fault
from core.packs.keys import Place
from core.packs.positions import Positions

_DECODE_ERROR: Final = re.compile(
    r"(?P<what>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL
)

_MESSAGES: Final = (
    ("Cannot overwrite", "duplicate-key"),
    ("Cannot declare", "duplicate-key"),
    ("Cannot mutate", "duplicate-key"),
    ("Duplicate inline table key", "duplicate-key"),
    ("Expected '='", "syntax-equals"),
    ("Expected ']", "syntax-header"),
    ("Expected newline", "syntax-line-end"),
    ("Illegal character '\\n'", "syntax-string"),
    ("Illegal character '\\r'", "syntax-string"),
    ("Illegal character", "syntax-character"),
    ("Unterminated string", "syntax-string"),
    ('Expected "', "syntax-string"),
    ("Expected '", "syntax-string"),
    ("Unescaped", "syntax-escape"),
    ("Invalid hex", "syntax-escape"),
    ("Escaped character", "syntax-escape"),
    ("Unclosed array", "syntax-list"),
    ("Unclosed inline table", "syntax-table"),
    ("Invalid initial character", "syntax-key"),
    ("Invalid statement", "syntax-key"),
)
"""How the parser's errors begin, and our message for each; anything else is a value it cannot read."""

_STRING: Final = r"""(?:"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
_COMMENT_AT_THE_END: Final = re.compile(rf"(?P<code>^(?:{_STRING}|[^\"'#\n])*)#[^\n]*\Z", re.MULTILINE)
_LONG_STRING: Final = re.compile(r"\"{3}|'{3}")

_SLIPS: Final = {
    "syntax-line-end": (
        (r"\r", r"", "syntax-carriage-return"),
        (r",\d", r"\d", "syntax-decimal-comma"),
        (r"\d", r"[\s=\[,][+-]?0", "syntax-leading-zero"),
        (r"//|;|--|/\*", r"", "syntax-comment"),
    ),
    "syntax-key": (
        (r"//|;|--|/\*", r"", "syntax-comment"),
        (r"\}", r",\s*", "syntax-comma-to-spare"),
        (r"\n", r"[{,][ \t]*(?:#[^\n]*)?", "syntax-table-lines"),
    ),
    "syntax-value": (
        (r"[“”„«»‘’]", r"", "syntax-quotes"),
        (r"[Tt][Rr][Uu][Ee]\b|[Ff][Aa][Ll][Ss][Ee]\b|[Yy][Ee][Ss]\b|[Nn][Oo]\b", r"", "syntax-boolean"),
        (r"\.\d", r"", "syntax-leading-point"),
        (r",", r",\s*", "syntax-comma-to-spare"),
        (r"[A-Za-z]", r"", "syntax-no-quotes"),
    ),
}
"""By message: what stands at the place, what before it, and the message for that slip; the first that fits counts."""


def syntax_faults(broken: Text, error: str) -> list[Fault]:
    """Return what the parser stumbled over; keys given twice are all found, other errors one by one."""
    if "\0" in broken.text:
        return [broken.fault_at(broken.place(broken.text.index("\0")), "file-not-utf8")]
    match = _DECODE_ERROR.fullmatch(error)
    what = match["what"] if match else error
    message = next((message for start, message in _MESSAGES if what.startswith(start)), "syntax-value")
    if message == "duplicate-key":
        duplicates = Positions(broken.text).duplicates
        if duplicates:
            return [broken.fault_at(place, message, name=name, line=str(first)) for name, place, first in duplicates]
        message = "syntax-duplicate"
    at: Place | None = (int(match["line"]), int(match["column"])) if match and match["line"] else None
    offset = len(broken.text.rstrip()) if at is None else _offset(broken.text, at)
    offset, message = _to_mend(broken.text, offset, message, at_the_end=at is None)
    return [broken.fault_at(broken.place(offset), message)]


def _to_mend(text: str, offset: int, message: str, *, at_the_end: bool) -> tuple[int, str]:
    """Where the text has to be changed, and what to say there."""
    if message == "syntax-escape" and text[offset - 2 : offset - 1] == "\\":
        return offset - 2, message  # the parser stands behind the escape by then
    if message == "syntax-string" and at_the_end:
        return _unclosed_string(text, offset), message
    if message in ("syntax-list", "syntax-table"):
        offset = _end_of_code(text, offset)
        inside = message == "syntax-table" and text[offset : offset + 1] == "\n" and not at_the_end
        return offset, "syntax-table-lines" if inside and text[offset:].lstrip()[:1] == "}" else message
    for here, before, slip in _SLIPS.get(message, ()):
        ahead = re.search(rf"(?:{before})\Z", text[:offset]) if before else None
        if re.match(here, text[offset:]) and (ahead or not before):
            return _place_of_slip(text, offset, slip), slip
    return offset, message


def _place_of_slip(text: str, offset: int, slip: str) -> int:
    if slip == "syntax-comma-to-spare" and text[offset] != ",":
        return text.rindex(",", 0, offset)
    if slip == "syntax-leading-zero":
        return offset - 1
    return offset


def _end_of_code(text: str, offset: int) -> int:
    """Where the last that was written before an offset ends, comments and blanks left out."""
    before = text[:offset].rstrip()
    while found := _COMMENT_AT_THE_END.search(before):
        before = before[: found.start()] + found["code"].rstrip()
        before = before.rstrip()
    return len(before)


def _unclosed_string(text: str, end: int) -> int:
    """Where a text of several lines begins that is never closed; where the file ends, if it is of one line."""
    found = list(_LONG_STRING.finditer(text))
    return found[-1].start() if len(found) % 2 else end


def _offset(text: str, place: Place) -> int:
    line, column = place
    start = 0
    for _ in range(line - 1):
        start = text.index("\n", start) + 1
    return start + column - 1

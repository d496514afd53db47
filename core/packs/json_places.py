"""Where in a JSON text a value stands, for faults: nothing is kept while a text is read that has none."""

from __future__ import annotations

import json
import re

from core.packs.keys import Keys

_BLANK = re.compile(r"[ \t\r\n]*")
_DECODER = json.JSONDecoder()


def place_of(text: str, keys: Keys) -> int:
    """The offset of the value under `keys` in a sound JSON text; that of the last one on the way which is there."""
    at = _past_blank(text, 0)
    for key in keys:
        inner = _member(text, at, key) if isinstance(key, str) else _item(text, at, key)
        if inner is None:
            break
        at = inner
    return at


def _past_blank(text: str, at: int) -> int:
    found = _BLANK.match(text, at)
    return found.end() if found else at


def _member(text: str, at: int, wanted: str) -> int | None:
    """Where the value of a key of the object at an offset begins."""
    begun = _inside(text, at, "{", "}")
    while begun is not None:
        key, at = _DECODER.raw_decode(text, begun)
        at = _past_blank(text, _past_blank(text, at) + 1)  # past the colon
        if key == wanted:
            return at
        begun = _following(text, at)
    return None


def _item(text: str, at: int, wanted: int) -> int | None:
    """Where an item of the list at an offset begins."""
    begun = _inside(text, at, "[", "]")
    for _ in range(wanted):
        begun = None if begun is None else _following(text, begun)
    return begun


def _inside(text: str, at: int, opening: str, closing: str) -> int | None:
    """Where the first of an object or a list begins; nothing if there is none, or something else at the offset."""
    if text[at : at + 1] != opening:
        return None
    at = _past_blank(text, at + 1)
    return None if text[at] == closing else at


def _following(text: str, at: int) -> int | None:
    """Where the next begins behind the value at an offset; nothing behind the last."""
    _, at = _DECODER.raw_decode(text, at)
    at = _past_blank(text, at)
    return _past_blank(text, at + 1) if text[at] == "," else None

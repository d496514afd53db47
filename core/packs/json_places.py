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
    if text[at : at + 1] != "{":
        return None
    at = _past_blank(text, at + 1)
    while text[at] == '"':
        key, at = _DECODER.raw_decode(text, at)
        at = _past_blank(text, _past_blank(text, at) + 1)  # past the colon
        if key == wanted:
            return at
        _, at = _DECODER.raw_decode(text, at)
        at = _past_blank(text, at)
        if text[at] != ",":
            return None
        at = _past_blank(text, at + 1)
    return None


def _item(text: str, at: int, wanted: int) -> int | None:
    """Where an item of the list at an offset begins."""
    if text[at : at + 1] != "[":
        return None
    at = _past_blank(text, at + 1)
    for _ in range(wanted):
        if text[at] == "]":
            return None
        _, at = _DECODER.raw_decode(text, at)
        at = _past_blank(text, at)
        if text[at] != ",":
            return None
        at = _past_blank(text, at + 1)
    return None if text[at] == "]" else at

"""Which characters the fonts of the game can draw, read from the font itself: no screen is needed to ask."""

from __future__ import annotations

import struct
from bisect import bisect_right
from functools import cache
from pathlib import Path
from typing import Final

import noto_cjk_sans_jp_regular

FONT: Final = Path(noto_cjk_sans_jp_regular.FONT_PATH)
"""The font of plain text; the bold one has the same characters."""

_UNSEEN: Final = frozenset("\t\n\r\u200b\u2060\ufeff\u00ad")
"""Characters that need no shape."""

_TABLE, _SUBTABLE, _GROUP = struct.Struct(">4sIII"), struct.Struct(">HHI"), struct.Struct(">III")
_WHOLE_UNICODE: Final = 12
"""Number of the format that lists groups of all of Unicode's characters."""


def undrawn(character: str) -> bool:
    """Whether no font of the game has a shape for this character."""
    if character in _UNSEEN:
        return False
    firsts, lasts = _groups()
    place = bisect_right(firsts, ord(character)) - 1
    return place < 0 or ord(character) > lasts[place]


@cache
def _groups() -> tuple[list[int], list[int]]:
    """First and last code points of the groups of characters that the font has, in order."""
    data = FONT.read_bytes()
    tables = {
        name: offset
        for name, _, offset, _ in (
            _TABLE.unpack_from(data, 12 + _TABLE.size * number) for number in range(int.from_bytes(data[4:6], "big"))
        )
    }
    start = tables[b"cmap"]
    for number in range(int.from_bytes(data[start + 2 : start + 4], "big")):
        _, _, offset = _SUBTABLE.unpack_from(data, start + 4 + _SUBTABLE.size * number)
        at = start + offset
        if int.from_bytes(data[at : at + 2], "big") == _WHOLE_UNICODE:
            count = int.from_bytes(data[at + 12 : at + 16], "big")
            groups = [_GROUP.unpack_from(data, at + 16 + _GROUP.size * place) for place in range(count)]
            return [first for first, _, _ in groups], [last for _, last, _ in groups]
    raise ValueError(f"{FONT} does not say which characters it has")

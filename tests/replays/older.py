"""Orders as version 2 of the format folded them: numbers and cells as differences, masks cut out of the content."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from replays.folding import SHORT_DIGEST
from replays.masks import MOST_FOLDED, FoldingError

_MASK = re.compile(rb"[1-9a-f][0-9a-f]{23,8191}")
_LARGE = 1 << 40


class FoldingOfVersion2:
    """Folds plain orders, one after the other."""

    def __init__(self) -> None:
        self.begin_anew()

    def begin_anew(self) -> None:
        """Forget what was told: the next block begins a stream."""
        self._known: list[int] = []
        self._last: dict[tuple[str, ...], tuple[int, Sequence[Any]]] = {}

    def order(self, order: dict[str, Any], draws: Any, told: Any, changes: Any, digest: bytes) -> bytes:
        """An order's content folded. Raises FoldingError for one that cannot be."""
        try:
            row: list[Any] = []
            self._put(row, *_parts(order))
            row += (draws, len(told))
            for event, viewers in told:
                row.append(viewers)
                self._put(row, *_parts(event))
            for entity, component, field, value in changes:
                self._put(row, (component, field), (entity, value))
            content = msgspec.msgpack.encode([*row, digest[:SHORT_DIGEST]])
        except (AttributeError, LookupError, OverflowError, TypeError, ValueError) as error:
            raise FoldingError(str(error)) from error
        if len(content) > MOST_FOLDED:
            raise FoldingError("too large")
        return self._without_masks(content)

    def _put(self, row: list[Any], shape: tuple[str, ...], values: Sequence[Any]) -> None:
        if shape in self._last:
            number, last = self._last[shape]
            row += (number, *map(_difference, values, last))
        else:
            number = len(self._last)
            row += (shape, *values)
        self._last[shape] = number, values

    def _without_masks(self, content: bytes) -> bytes:
        told, rest, end = bytearray(), bytearray(), 0
        masks = [*_MASK.finditer(content)]
        for found in masks:
            rest += content[end : found.start()]
            told += _number(found.start() - end) + self._mask(int(found.group(), 16))
            end = found.end()
        return _number(len(masks)) + told + rest + content[end:]

    def _mask(self, mask: int) -> bytes:
        base = min(range(len(self._known) + 1), key=lambda back: (self._from(back) ^ mask).bit_count())
        difference = self._from(base) ^ mask
        if base:
            del self._known[-base]
        self._known = [*self._known[-31:], mask]
        size = (difference.bit_length() + 7) // 8
        if difference.bit_count() > size:
            return _number(base * 2 + 1) + _number(size) + difference.to_bytes(size, "little")
        gaps = bin(difference).split("1")[:0:-1]
        return _number(base * 2) + _number(len(gaps)) + b"".join(_number(len(zeros)) for zeros in gaps)

    def _from(self, base: int) -> int:
        return self._known[-base] if base else 0


def _parts(part: dict[str, Any]) -> tuple[tuple[str, ...], list[Any]]:
    kind, *values = part.values()
    if type(kind) is not str:
        raise FoldingError("what has no kind")
    return (kind, *part), values


def _difference(value: Any, last: Any) -> Any:
    if type(value) is int and _is_small(last):
        return value - last
    if _is_cell(value) and _is_cell(last):
        return value[0] - last[0], value[1] - last[1]
    return value


def _is_small(value: Any) -> bool:
    return type(value) is int and -_LARGE < value < _LARGE


def _is_cell(value: Any) -> bool:
    return type(value) in (list, tuple) and len(value) == 2 and all(map(_is_small, value))


def _number(number: int) -> bytes:
    return bytes((number & 127 | 128,)) + _number(number >> 7) if number > 127 else bytes((number,))

"""Folding: how version 2 writes what an order brought in few bytes, and how that is read again.

What goes on in a compressed stream may rest on what that stream has told already: the keys of an order, an event or a
field are told once and called by a number from then on, numbers and cells are told as differences from those of the
last one with the same keys, and masks (long hexadecimal texts) by the bits in which they differ from one told before.
Where a block begins a stream, all that is forgotten. Nothing here knows a ruleset.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from replays.format import MOST_PAYLOAD, MOST_UNPACKED

MOST_FOLDED: Final = 1 << 20
"""Bytes of a folded block's content, its masks unfolded; what is larger is written as it is."""
SHORT_DIGEST: Final = 4
"""Bytes that stay of an order's digest: the whole one is that of the keyframe and the events since."""

_MASK: Final = re.compile(rb"[1-9a-f][0-9a-f]{23,8191}")
"""Lower-case hexadecimal digits, without a zero first: the text is that of its number, digit for digit."""
_MOST_DIGITS: Final = 8192
_MOST_MASKS: Final = 32
"""Masks told before from which the next one may differ."""
_NEAR: Final = 40
"""Bits in which a mask differs at most from one that is taken without a look at the others."""
_MOST_SHAPES: Final = 4096
_LARGE: Final = 1 << 40
"""What a number may differ from is smaller: so no difference is too large to be written."""


class FoldingError(ValueError):
    """A content that cannot be folded, or that no folding gives."""


class Masks:
    """The masks that a stream has told, the last one last."""

    def __init__(self) -> None:
        self._known: list[int] = []

    def cut_out(self, content: bytes) -> bytes:
        """The content with its masks before it: how many, then each as its place and what it differs by."""
        told, rest, end, count = bytearray(), bytearray(), 0, 0
        for found in _MASK.finditer(content):
            rest += content[end : found.start()]
            _put(told, found.start() - end)
            self._tell(told, int(found.group(), 16))
            end = found.end()
            count += 1
        head = bytearray()
        _put(head, count)
        return bytes(head + told + rest + content[end:])

    def _tell(self, told: bytearray, mask: int) -> None:
        least, base = mask.bit_count(), 0
        difference = mask
        for back, known in enumerate(reversed(self._known), 1):
            other = known ^ mask
            bits = other.bit_count()
            if bits < least:
                least, base, difference = bits, back, other
                if bits <= _NEAR:
                    break
        size = (difference.bit_length() + 7) >> 3
        dense = least > size
        _put(told, base << 1 | dense)
        if dense:
            _put(told, size)
            told += difference.to_bytes(size, "little")
        else:
            _put(told, least)
            # the zeros before each bit, from the lowest on: what stands between the ones of the binary digits
            gaps = [*map(len, bin(difference)[:1:-1].split("1"))][:-1]
            if max(gaps, default=0) < 128:
                told += bytes(gaps)
            else:
                for gap in gaps:
                    _put(told, gap)
        self._keep(mask, base)

    def put_back(self, content: bytes) -> bytes:
        """The content as it was. Raises FoldingError for one that no folding gives."""
        reading = _Reading(content)
        masks: list[tuple[int, bytes]] = []
        size = len(content)
        for _ in range(reading.number()):
            gap = reading.number()
            text = b"%x" % self._told(reading)
            size += len(text)
            if size > MOST_FOLDED:
                raise FoldingError("too many masks")
            masks.append((gap, text))
        whole: list[bytes] = []
        rest, place = content[reading.place :], 0
        for gap, text in masks:
            if gap > len(rest) - place:
                raise FoldingError("a mask behind the end")
            whole += [rest[place : place + gap], text]
            place += gap
        return b"".join([*whole, rest[place:]])

    def _told(self, reading: _Reading) -> int:
        base, dense = divmod(reading.number(), 2)
        if base > len(self._known):
            raise FoldingError("a mask that was never told")
        if dense:
            difference = int.from_bytes(reading.bytes(reading.number()), "little")
        else:
            difference, place = 0, -1
            for _ in range(reading.number()):
                place += reading.number() + 1
                if place >= _MOST_DIGITS * 4:
                    raise FoldingError("a mask without end")
                difference |= 1 << place
        mask = self._known[-base] ^ difference if base else difference
        if mask.bit_length() > _MOST_DIGITS * 4:
            raise FoldingError("a mask without end")
        self._keep(mask, base)
        return mask

    def _keep(self, mask: int, base: int) -> None:
        """Remember a mask in the place of the one it differs from: it is what that has become."""
        if base:
            del self._known[-base]
        elif len(self._known) == _MOST_MASKS:
            del self._known[0]
        self._known.append(mask)


class _Reading:
    """A place in a content."""

    def __init__(self, content: bytes) -> None:
        self._content = content
        self.place = 0

    def number(self) -> int:
        """The next number, of 28 bits at most."""
        found = 0
        for shift in (0, 7, 14, 21):
            if self.place == len(self._content):
                break
            byte = self._content[self.place]
            self.place += 1
            found |= (byte & 127) << shift
            if byte < 128:
                return found
        raise FoldingError("a number without end")

    def bytes(self, count: int) -> bytes:
        """The next bytes."""
        if count > len(self._content) - self.place:
            raise FoldingError("bytes behind the end")
        self.place += count
        return self._content[self.place - count : self.place]


def _put(to: bytearray, number: int) -> None:
    """Write a number: seven bits a byte, the low ones first, the top bit where more follow."""
    while number > 127:
        to.append(number & 127 | 128)
        number >>= 7
    to.append(number)


Shape = tuple[str, ...]
"""A first value that is a text, then the keys; or a component and a field."""


Part = msgspec.Struct | Mapping[str, Any]
"""An order or an event: one with a tag, or a map that has it first."""


class _Shapes:
    """The shapes a stream has told, and the last values of each."""

    def __init__(self) -> None:
        self.numbers: dict[Shape, int] = {}
        self.shapes: list[Shape] = []
        self.last: list[Sequence[Any]] = []

    def add(self, shape: Shape, values: Sequence[Any]) -> None:
        if len(self.shapes) == _MOST_SHAPES:
            raise FoldingError("too many shapes")
        self.numbers[shape] = len(self.shapes)
        self.shapes.append(shape)
        self.last.append(values)


class Folding:
    """Folds the orders of a recording, one after the other."""

    def __init__(self) -> None:
        self._encode = msgspec.msgpack.Encoder().encode
        self.begin_anew()

    def begin_anew(self) -> None:
        """Forget what was told: the next block begins a stream."""
        self._masks, self._shapes = Masks(), _Shapes()

    def order(
        self,
        order: Part,
        draws: Sequence[int],
        told: Iterable[tuple[Part, int]],
        changes: Iterable[tuple[int, str, str, Any]],
        digest: bytes,
    ) -> bytes:
        """An order's content folded; the parts are those of `replays.records.Recorded`.

        Raises FoldingError for one that cannot be; a stream has to begin after that.
        """
        try:
            row: list[Any] = []
            put = self._put
            put(row, *_shape_and_values(order))
            row += (draws, 0)
            events = len(row) - 1
            for event, viewers in told:
                row[events] += 1
                row.append(viewers)
                put(row, *_shape_and_values(event))
            for entity, component, field, value in changes:
                put(row, (component, field), (entity, value))
            row.append(digest[:SHORT_DIGEST])
            content = self._encode(row)
        except (AttributeError, LookupError, OverflowError, TypeError, ValueError) as error:
            raise FoldingError(str(error)) from error
        if len(content) > MOST_FOLDED:
            raise FoldingError("too large")
        return self._masks.cut_out(content)

    def _put(self, row: list[Any], shape: Shape, values: Sequence[Any]) -> None:
        shapes = self._shapes
        number = shapes.numbers.get(shape)
        if number is None:
            row.append(shape)
            row += values
            shapes.add(shape, values)
            return
        row.append(number)
        for value, last in zip(values, shapes.last[number], strict=True):
            kind = type(value)
            if kind is int and type(last) is int and -_LARGE < last < _LARGE:
                row.append(value - last)
            elif kind in _PAIRS and len(value) == 2 and _is_cell(value) and _is_cell(last):
                row.append((value[0] - last[0], value[1] - last[1]))
            else:
                row.append(value)
        shapes.last[number] = values


def _shape_and_values(part: Part) -> tuple[Shape, Sequence[Any]]:
    """What an order or an event is called and its keys, and the values."""
    if isinstance(part, msgspec.Struct):
        shape = _SHAPES.get(type(part))
        if shape is None:
            config = part.__struct_config__
            shape = _SHAPES[type(part)] = (str(config.tag), str(config.tag_field), *part.__struct_encode_fields__)
        return shape, msgspec.structs.astuple(part)
    kind, *values = part.values()
    if type(kind) is not str:
        raise FoldingError("what has no kind")
    return (kind, *part), values


_SHAPES: Final[dict[type[msgspec.Struct], Shape]] = {}


_PAIRS: Final = frozenset((tuple, list))


def _is_cell(value: Any) -> bool:
    """Whether it is a pair of small numbers."""
    return (
        type(value) in _PAIRS
        and len(value) == 2
        and type(value[0]) is int
        and type(value[1]) is int
        and -_LARGE < value[0] < _LARGE
        and -_LARGE < value[1] < _LARGE
    )


class Unfolding:
    """Unfolds the orders of a file, one after the other, from a place on where a stream begins."""

    def __init__(self) -> None:
        self._budget = MOST_UNPACKED
        self.size = 0
        """Bytes of the last order, its masks unfolded."""
        self.begin_anew()

    def begin_anew(self) -> None:
        """Forget what was told: a stream begins."""
        self._masks, self._shapes = Masks(), _Shapes()

    def order(self, content: bytes) -> dict[str, Any]:
        """An order's content as plain values, its digest still short. Raises FoldingError for what no folding gives.

        Also raises what a decoder may raise (`replays.records.BAD_CONTENT`).
        """
        if len(content) > MOST_PAYLOAD:
            raise FoldingError("too large")
        whole = self._masks.put_back(content)
        self.size = len(whole)
        self._budget -= self.size
        if self._budget < 0:
            raise FoldingError("too large")
        row = msgspec.msgpack.decode(whole)
        if type(row) is not list:
            raise FoldingError("no row")
        taking = iter(row)
        try:
            order = self._map(taking)
            draws, events = next(taking), next(taking)
            if type(events) is not int or not 0 <= events <= len(row):
                raise FoldingError("events")
            told = []
            for _ in range(events):
                viewers = next(taking)
                told.append((self._map(taking), viewers))
        except StopIteration as error:
            raise FoldingError("a row without its end") from error
        changes: list[Any] = []
        for shape in taking:
            if type(shape) is bytes:
                return {"order": order, "draws": draws, "told": told, "changes": changes, "digest": shape}
            (component, field), (entity, value) = self._values(shape, taking, _pair)
            changes.append((entity, component, field, value))
        raise FoldingError("a row without its digest")

    def _map(self, taking: Iterator[Any]) -> dict[str, Any]:
        (first, kind, *keys), values = self._values(next(taking), taking, _keys)
        return {kind: first, **dict(zip(keys, values, strict=True))}

    def _values(self, shape: Any, taking: Iterator[Any], count: Callable[[Sequence[Any]], int]) -> tuple[Shape, Any]:
        shapes = self._shapes
        if type(shape) is list:
            if not all(type(key) is str for key in shape):
                raise FoldingError("keys")
            values = _next(taking, count(shape))
            told = tuple(shape)
            shapes.add(told, values)
            return told, values
        if type(shape) is not int or not 0 <= shape < len(shapes.shapes):
            raise FoldingError("a shape that was never told")
        found, last = shapes.shapes[shape], shapes.last[shape]
        if len(last) != count(found):
            raise FoldingError("a shape of something else")
        values = [_sum(value, before) for value, before in zip(_next(taking, len(last)), last, strict=True)]
        shapes.last[shape] = values
        return found, values


def _keys(shape: Sequence[Any]) -> int:
    """How many values a map of this shape has beside its kind."""
    if len(shape) < 2:
        raise FoldingError("what has no kind")
    return len(shape) - 2


def _pair(shape: Sequence[Any]) -> int:
    """How many values a changed field has: entity and value."""
    if len(shape) != 2:
        raise FoldingError("no field")
    return 2


def _next(taking: Iterator[Any], count: int) -> list[Any]:
    found = list(islice(taking, count))
    if len(found) < count:
        raise FoldingError("a row without its end")
    return found


def _sum(value: Any, last: Any) -> Any:
    """A value from what was told of it and the last one of its kind."""
    if type(last) is int and type(value) is int and -_LARGE < last < _LARGE:
        return last + value
    if _is_cell(last) and _is_cell(value):
        return [last[0] + value[0], last[1] + value[1]]
    return value

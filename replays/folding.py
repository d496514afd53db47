"""Folding: how what an order brought is written in few bytes and little time, and how that is read again.

What goes on in a compressed stream may rest on what that stream has told already: the keys of an order, an event or a
field are told once and called by a number from then on, and masks (long hexadecimal texts) are told by the bits in
which they differ from one told before. Where a block begins a stream, all that is forgotten. Version 2 told numbers and
cells as differences, too: that took more time than the bytes were worth. Nothing here knows a ruleset.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any, Final

import msgspec

from core.world import HIGHEST, LOWEST, plain
from replays.format import MOST_PAYLOAD, MOST_UNPACKED
from replays.masks import END_OF_MASKS, LEAST_DIGITS, LEAST_MASK, MOST_DIGITS, MOST_FOLDED, FoldingError, Masks

SHORT_DIGEST: Final = 4
"""Bytes that stay of an order's digest: the whole one is that of the keyframe and the events since."""

_MASK: Final = 1
"""The type of msgpack's extension that a mask is."""
_MOST_SHAPES: Final = 4096
_LARGE: Final = 1 << 40
"""What a number of version 2 differs from is smaller: so no difference was too large to be written."""


Shape = tuple[str, ...]
"""A first value that is a text, then the keys; or a component and a field."""


Part = msgspec.Struct | Mapping[str, Any]
"""An order or an event: one with a tag, or a map that has it first."""


class Folding:
    """Folds the orders of a recording, one after the other."""

    def __init__(self) -> None:
        self._encode = msgspec.msgpack.Encoder().encode
        self.begin_anew()

    def begin_anew(self) -> None:
        """Forget what was told: the next block begins a stream."""
        self._masks = Masks()
        self._numbers: dict[Shape, int] = {}
        self._kinds: dict[type[Part], tuple[int, Sequence[int]]] = {}
        """By class of orders and events: the number of the shape, and which of the values are texts."""

    def order(
        self,
        order: Part,
        draws: Sequence[int],
        told: Sequence[tuple[Part, int]],
        changes: Iterable[tuple[int, str, str, Any]],
        digest: bytes,
    ) -> bytes:
        """An order's content folded; the parts are those of `replays.records.Recorded`, but masks may be numbers still.

        Raises FoldingError for one that cannot be; a stream has to begin after that.
        """
        row: list[Any] = []
        kinds, numbers, put, without_mask = self._kinds, self._numbers, self._put, self._without_mask
        try:
            put(row, order)
            row += [draws, len(told)]
            # most of what there is goes through the next two loops: nothing is called there that need not be
            for event, viewers in told:
                row.append(viewers)
                known = kinds.get(type(event))
                if known is None:
                    put(row, event)
                    continue
                number, texts = known
                row.append(number)
                first = len(row)
                row += _AS_TUPLE(event)
                for text in texts:
                    if len(row[first + text]) >= LEAST_DIGITS:
                        row[first + text] = without_mask(row[first + text])
            for entity, component, field, value in changes:
                shape = component, field
                told_before = numbers.get(shape)
                row.append(self._new(shape) if told_before is None else told_before)
                kind = type(value)
                may_be = kind is str or (kind is int and not LOWEST <= value <= HIGHEST)
                row += [entity, without_mask(value) if may_be else value]
            row.append(digest[:SHORT_DIGEST])
            content = self._encode(row)
        except (AttributeError, LookupError, OverflowError, TypeError, ValueError) as error:
            raise FoldingError(str(error)) from error
        if len(content) > MOST_FOLDED:
            raise FoldingError("too large")
        return content

    def _put(self, row: list[Any], part: Part) -> None:
        if isinstance(part, msgspec.Struct):
            shape, texts = _shape_of(type(part))
            values = _AS_TUPLE(part)
        else:
            kind, *rest = part.values()
            if type(kind) is not str:
                raise FoldingError("what has no kind")
            shape, values, texts = (kind, *part), tuple(rest), range(len(rest))
        row.append(self._numbers[shape] if shape in self._numbers else self._new(shape))
        first = len(row)
        row += values
        for text in texts:
            row[first + text] = self._without_mask(row[first + text])
        if isinstance(part, msgspec.Struct):
            self._kinds[type(part)] = self._numbers[shape], texts

    def _new(self, shape: Shape) -> Shape:
        """A shape that is told for the first time; it has a number from now on."""
        if len(self._numbers) == _MOST_SHAPES:
            raise FoldingError("too many shapes")
        self._numbers[shape] = len(self._numbers)
        return shape

    def _without_mask(self, value: Any) -> Any:
        """The value as it goes into the row, if it is a mask as that."""
        kind = type(value)
        if kind is int:
            if LOWEST <= value <= HIGHEST:
                return value
            if not LEAST_MASK <= value < END_OF_MASKS:
                return plain(value)
            mask = value
        elif kind is str and LEAST_DIGITS <= len(value) <= MOST_DIGITS:
            try:
                mask = int(value, 16)
            except ValueError:
                return value
            if f"{mask:x}" != value:
                return value
        else:
            return value
        return msgspec.msgpack.Ext(_MASK, self._masks.told(mask))


_AS_TUPLE: Final[Callable[[Any], tuple[Any, ...]]] = msgspec.structs.astuple


@cache
def _shape_of(kind: type[msgspec.Struct]) -> tuple[Shape, Sequence[int]]:
    """What an order or an event of this class is called and its keys; and which of its values are texts."""
    config = kind.__struct_config__
    texts = [place for place, field in enumerate(msgspec.structs.fields(kind)) if field.type is str]
    return (str(config.tag), str(config.tag_field), *kind.__struct_encode_fields__), texts


class _Shapes:
    """The shapes a stream has told, and the last values of each."""

    def __init__(self) -> None:
        self.shapes: list[Shape] = []
        self.last: list[Sequence[Any]] = []

    def add(self, shape: Shape, values: Sequence[Any]) -> None:
        if len(self.shapes) == _MOST_SHAPES:
            raise FoldingError("too many shapes")
        self.shapes.append(shape)
        self.last.append(values)


class Unfolding:
    """Unfolds the orders of a file, one after the other, from a place on where a stream begins."""

    def __init__(self) -> None:
        self._budget = MOST_UNPACKED
        self.size = 0
        """Bytes of the last order, its masks unfolded."""
        self._differing = False
        self._decode = msgspec.msgpack.Decoder(ext_hook=self._mask).decode
        self.begin_anew()

    def begin_anew(self) -> None:
        """Forget what was told: a stream begins."""
        self._masks, self._shapes = Masks(), _Shapes()

    def order(self, content: bytes, *, differing: bool = False) -> dict[str, Any]:
        """An order's content as plain values, its digest still short. Raises FoldingError for what no folding gives.

        `differing`: numbers and cells are differences, as in version 2. Also raises what a decoder may raise
        (`replays.records.BAD_CONTENT`).
        """
        self._differing = differing
        if len(content) > MOST_PAYLOAD:
            raise FoldingError("too large")
        if differing:
            content = self._masks.put_back(content)
        self.size = len(content)
        row = self._decode(content)
        self._budget -= self.size
        if self._budget < 0:
            raise FoldingError("too large")
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

    def _mask(self, kind: int, content: memoryview) -> str:
        """The text of a mask that stands in a content."""
        if kind != _MASK:
            raise FoldingError("an extension")
        text = f"{self._masks.read(bytes(content)):x}"
        self.size += len(text)
        if self.size > MOST_FOLDED:
            raise FoldingError("too many masks")
        return text

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
        values = _next(taking, len(last))
        if self._differing:
            values = [_sum(value, before) for value, before in zip(values, last, strict=True)]
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


def _is_small(value: Any) -> bool:
    return type(value) is int and -_LARGE < value < _LARGE


def _is_cell(value: Any) -> bool:
    """Whether it is a pair of small numbers."""
    return type(value) is list and len(value) == 2 and all(map(_is_small, value))


def _sum(value: Any, last: Any) -> Any:
    """A value from what was told of it and the last one of its kind."""
    if type(value) is int and _is_small(last):
        return last + value
    if _is_cell(last) and _is_cell(value):
        return [last[0] + value[0], last[1] + value[1]]
    return value

"""Masks in a recording (which cells, as a number): each is told by the bits in which it differs from one before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

MOST_FOLDED: Final = 1 << 20
"""Bytes of a folded block's content, its masks unfolded; what is larger is written as it is."""
LEAST_DIGITS: Final = 24
MOST_DIGITS: Final = 8192
"""Hexadecimal digits of a mask; what has fewer or more is told as it is."""
LEAST_MASK: Final = 1 << 4 * (LEAST_DIGITS - 1)
END_OF_MASKS: Final = 1 << 4 * MOST_DIGITS
"""The least number with so many digits, and the first with too many."""
_MOST_MASKS: Final = 32
"""Masks told before from which the next one may differ."""
_NEAR: Final = 128
"""Bits in which a mask differs at most from one that is taken without a look at the others."""
_DENSE: Final = 32
"""Bits in which a mask differs at most for them to be told one by one: that costs time, and of more it saves little."""
_THE_LAST: Final = b"\2"
"""A mask that is the one told last once more: no bits differ from the first one back."""


class FoldingError(ValueError):
    """A content that cannot be folded, or that no folding gives."""


class Masks:
    """The masks that a stream has told, the last one last."""

    def __init__(self) -> None:
        self._known: list[int] = []

    def told(self, mask: int) -> bytes:
        """A mask as it is written: which of those told before it differs from, and in what."""
        known = self._known
        if known and known[-1] == mask:
            return _THE_LAST
        least, base = mask.bit_count(), 0
        difference = mask
        for back, one in enumerate(reversed(known), 1):
            other = one ^ mask
            bits = other.bit_count()
            if bits < least:
                least, base, difference = bits, back, other
                if bits <= _NEAR:
                    break
        self._keep(mask, base)
        if least > _DENSE:
            size = (difference.bit_length() + 7) >> 3
            return _number(base << 1 | 1) + difference.to_bytes(size, "little")
        if not difference:
            return _number(base << 1)
        # the zeros before each bit, from the lowest on: what stands between the ones of the binary digits
        zeros = (difference & -difference).bit_length() - 1
        gaps = [*map(len, bin(difference >> zeros).split("1")[-2:0:-1])]
        return _number(base << 1) + _number(zeros) + _numbers(gaps)

    def read(self, content: bytes) -> int:
        """A mask from what was written of it. Raises FoldingError for what is never written."""
        reading = _Reading(content)
        base, dense = divmod(reading.number(), 2)
        return self._changed(base, reading.mask(reading.left) if dense else _with_bits(reading.numbers()))

    def put_back(self, content: bytes) -> bytes:
        """A content of version 2 as it was, its masks before it: how many, each with its place in the content.

        Raises FoldingError for one that no folding gives.
        """
        reading = _Reading(content)
        masks: list[tuple[int, bytes]] = []
        size = len(content)
        for _ in range(reading.number()):
            gap = reading.number()
            base, dense = divmod(reading.number(), 2)
            count = reading.number()
            difference = reading.mask(count) if dense else _with_bits(reading.number() for _ in range(count))
            text = b"%x" % self._changed(base, difference)
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

    def _changed(self, base: int, difference: int) -> int:
        """The mask that differs so from the one told so many before (0: from none)."""
        if base > len(self._known):
            raise FoldingError("a mask that was never told")
        mask = self._known[-base] ^ difference if base else difference
        if mask >= END_OF_MASKS:
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
    """A place in what was written."""

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

    def numbers(self) -> Iterator[int]:
        """The numbers up to the end."""
        while self.left:
            yield self.number()

    @property
    def left(self) -> int:
        """Bytes that have not been read."""
        return len(self._content) - self.place

    def mask(self, count: int) -> int:
        """The number that the next bytes are, the low ones first."""
        if count > self.left:
            raise FoldingError("bytes behind the end")
        self.place += count
        return int.from_bytes(self._content[self.place - count : self.place], "little")


def _with_bits(gaps: Iterable[int]) -> int:
    """The number that has so many zeros before each of its bits."""
    found, place = 0, -1
    for gap in gaps:
        place += gap + 1
        if place >= 4 * MOST_DIGITS:
            raise FoldingError("a mask without end")
        found |= 1 << place
    return found


def _numbers(numbers: Sequence[int]) -> bytes:
    """Numbers as they are written, one after the other."""
    try:
        # each is a byte of its own, as nearly always
        if (small := bytes(numbers)).isascii():
            return small
    except ValueError:
        pass
    return b"".join(map(_number, numbers))


@lru_cache(maxsize=4096)
def _number(number: int) -> bytes:
    """A number as it is written: seven bits a byte, the low ones first, the top bit where more follow."""
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    found.append(number)
    return bytes(found)

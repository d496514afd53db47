"""The file of a baked model: a few kilobytes, read with numpy alone, refused with a clear sentence if it is broken.

Layout: the 8 bytes of `MAGIC`; the header's length (4 bytes, little-endian); the header, JSON in UTF-8; the arrays in
one zlib stream, one after the other, each column by column (all x, then all y, then all z): positions (uint16, from 0
at `low` to 65535 at `high`), normals (int8, times 127), colours (uint8 red, green, blue, gamma 2.2), material (uint8
gloss, emit, team; 255 is all), part (uint8), triangles (uint16, three corners). Lengths are in cells.
"""

from __future__ import annotations

import json
import math
import re
import struct
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

MAGIC = b"GCMODEL1"
GAMMA = 2.2
MAX_HEADER = 32_768
MAX_VERTICES = 65_535
MAX_TRIANGLES = 20_000
MAX_PARTS = 16
MAX_ANCHORS = 16
MAX_EXTENT = 16.0
PART_KINDS = ("fixed", "yaw", "pitch", "spin", "figure", "swing", "wave")
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
BYTES_A_VERTEX = 6 + 3 + 3 + 3 + 1
BYTES_A_TRIANGLE = 6

Vector = tuple[float, float, float]


class ModelFileError(ValueError):
    """A model file that cannot be used; its text names the file, what is wrong and what was expected."""


@dataclass(frozen=True)
class Part:
    """A moving part: it turns about `axis` (length 1) through `pivot` (cells), after its `parent` (a lower number) has.

    Kinds: fixed; yaw (turret); pitch (barrel; positive raises it); spin (wheel, rotor); figure (one soldier, pivot
    between the feet); swing (leg, pivot at the hip); wave (flag, pivot at the staff).

    Names that begin so make a part move otherwise: axle rolls with the way, tracks lets its links run, radar and aerial
    turn slowly, weapon (a figure's arms) is raised to aim, tool is swung at work, head looks round, bearer is a figure
    that falls with the others only.
    """

    name: str
    kind: str
    pivot: Vector
    axis: Vector
    parent: int


@dataclass(frozen=True)
class Anchor:
    """A named point (cells) that moves with a part, such as a muzzle."""

    part: int
    position: Vector


@dataclass(frozen=True)
class Model:
    """A model ready for the screen: n vertices, m triangles, read-only arrays; in cells, facing +y, z up."""

    name: str
    positions: NDArray[np.float32]  # (n, 3)
    normals: NDArray[np.float32]  # (n, 3), length 1
    colours: NDArray[np.uint8]  # (n, 3) red, green, blue, gamma 2.2, occlusion included
    material: NDArray[np.uint8]  # (n, 3) gloss, emit, team; 255 is all
    part: NDArray[np.uint8]  # (n,) number in `parts`
    triangles: NDArray[np.uint16]  # (m, 3), counter-clockwise seen from outside
    parts: tuple[Part, ...]
    anchors: dict[str, Anchor]
    low: Vector
    high: Vector
    is_fallback: bool = False

    @property
    def height(self) -> float:
        """The highest point above the ground."""
        return self.high[2]

    @property
    def triangle_count(self) -> int:
        """The number of triangles."""
        return len(self.triangles)

    @property
    def muzzle(self) -> Anchor:
        """Where shots leave the model; its top if it has no gun."""
        return self.anchors.get("muzzle", Anchor(0, (0.0, 0.0, self.height)))

    def part_number(self, name: str) -> int | None:
        """The number of a part, None if the model has no such part."""
        return next((number for number, part in enumerate(self.parts) if part.name == name), None)


def encode(model: Model) -> bytes:
    """A model as the bytes of its file; the same model gives the same bytes."""
    low, high = np.array(model.low), np.array(model.high)
    grid = np.round((model.positions - low) / np.maximum(high - low, 1e-9) * 65535).clip(0, 65535)
    header = {
        "name": model.name,
        "vertices": len(model.positions),
        "triangles": len(model.triangles),
        "low": [round(float(v), 5) for v in model.low],
        "high": [round(float(v), 5) for v in model.high],
        "parts": [[p.name, p.kind, _rounded(p.pivot), _rounded(p.axis), p.parent] for p in model.parts],
        "anchors": {name: [a.part, _rounded(a.position)] for name, a in sorted(model.anchors.items())},
    }
    text = json.dumps(header, separators=(",", ":"), allow_nan=False).encode()
    columns = [
        grid.astype("<u2").T,
        np.round(model.normals * 127).astype(np.int8).T,
        model.colours.T,
        model.material.T,
        model.part,
        model.triangles.astype("<u2").T,
    ]
    body = zlib.compress(b"".join(np.ascontiguousarray(column).tobytes() for column in columns), 9)
    return MAGIC + struct.pack("<I", len(text)) + text + body


def _rounded(vector: Vector) -> list[float]:
    return [round(float(v), 5) for v in vector]


def read_model(path: Path) -> Model:
    """The model of a file; raises ModelFileError if it is not a whole and sane one."""
    size = path.stat().st_size
    limit = MAX_HEADER + MAX_VERTICES * BYTES_A_VERTEX + MAX_TRIANGLES * BYTES_A_TRIANGLE
    if size > limit:
        raise ModelFileError(f"{path}: {size} bytes, expected at most {limit}")
    try:
        return decode(path.read_bytes())
    except ModelFileError as error:
        raise ModelFileError(f"{path}: {error}") from None


def decode(data: bytes) -> Model:
    """The model of a file's bytes; raises ModelFileError."""
    start = len(MAGIC) + 4
    _expect(
        data[: len(MAGIC)] == MAGIC,
        "not a baked model of this version; bake it again with `python -m client3d.models.bake`",
    )
    _expect(len(data) >= start, "the file is cut short in its header")
    (length,) = struct.unpack("<I", data[len(MAGIC) : start])
    _expect(
        length <= MAX_HEADER and start + length <= len(data),
        f"the header's length is {length}, more than the file holds",
    )
    try:
        header = json.loads(data[start : start + length])
    except (ValueError, RecursionError) as error:
        raise ModelFileError(f"the header is not JSON: {error}") from None
    _expect(isinstance(header, dict), "the header is not a JSON object")
    name = _name(header.get("name"), "name")
    vertices = _whole(header.get("vertices"), "vertices", 3, MAX_VERTICES)
    triangles = _whole(header.get("triangles"), "triangles", 1, MAX_TRIANGLES)
    low, high = _vector(header.get("low"), "low"), _vector(header.get("high"), "high")
    _expect(all(a <= b for a, b in zip(low, high, strict=True)), f"low {low} is not below high {high}")
    parts = _parts(header.get("parts"))
    anchors = _anchors(header.get("anchors"), len(parts))

    expected = vertices * BYTES_A_VERTEX + triangles * BYTES_A_TRIANGLE
    stream = zlib.decompressobj()
    try:
        body = stream.decompress(data[start + length :], expected + 1)
    except zlib.error as error:
        raise ModelFileError(f"the arrays cannot be unpacked: {error}") from None
    _expect(
        len(body) == expected and stream.eof,
        f"the arrays hold {len(body)} bytes or more or less, expected exactly {expected}",
    )
    columns = _Columns(body)
    grid = columns.take("<u2", 3, vertices)
    normals = columns.take(np.int8, 3, vertices).astype(np.float32) / 127
    colours = columns.take(np.uint8, 3, vertices)
    material = columns.take(np.uint8, 3, vertices)
    part = columns.take(np.uint8, 1, vertices)[:, 0]
    corners = columns.take("<u2", 3, triangles)
    lengths = np.linalg.norm(normals, axis=1, keepdims=True)
    _expect(bool((lengths > 0.9).all() and (lengths < 1.1).all()), "a normal's length is not 1")
    _expect(
        int(part.max()) < len(parts), f"a vertex belongs to part {int(part.max())}, but there are {len(parts)} parts"
    )
    _expect(int(corners.max()) < vertices, f"a triangle uses vertex {int(corners.max())}, but there are {vertices}")
    span = np.array(high) - np.array(low)
    positions = (np.array(low) + grid / 65535 * span).astype(np.float32)
    arrays = (positions, normals / lengths, colours, material, part, corners.astype(np.uint16))
    for array in arrays:
        array.flags.writeable = False
    return Model(name, *arrays, parts=parts, anchors=anchors, low=low, high=high)


class _Columns:
    """The unpacked arrays, taken one after the other."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.offset = 0

    def take(self, kind: Any, columns: int, count: int) -> NDArray[Any]:
        """The next `columns` columns as an array of shape (count, columns)."""
        array = np.frombuffer(self.body, kind, columns * count, self.offset)
        self.offset += array.nbytes
        return np.ascontiguousarray(array.reshape(columns, count).T)


def _parts(given: Any) -> tuple[Part, ...]:
    _expect(isinstance(given, list) and 1 <= len(given) <= MAX_PARTS, f"parts: expected a list of 1 to {MAX_PARTS}")
    parts = []
    for number, entry in enumerate(given):
        _expect(
            isinstance(entry, list) and len(entry) == 5, f"part {number}: expected [name, kind, pivot, axis, parent]"
        )
        name, kind, pivot, axis, parent = entry
        _expect(kind in PART_KINDS, f"part {number}: kind {kind!r}, expected one of {', '.join(PART_KINDS)}")
        direction = _vector(axis, f"part {number}'s axis")
        _expect(abs(math.hypot(*direction) - 1) < 0.01, f"part {number}: the axis's length is not 1")
        before = _whole(parent, f"part {number}'s parent", 0, max(number - 1, 0))
        parts.append(
            Part(_name(name, f"part {number}"), kind, _vector(pivot, f"part {number}'s pivot"), direction, before)
        )
    return tuple(parts)


def _anchors(given: Any, parts: int) -> dict[str, Anchor]:
    _expect(
        isinstance(given, dict) and len(given) <= MAX_ANCHORS, f"anchors: expected an object of at most {MAX_ANCHORS}"
    )
    anchors = {}
    for name, entry in given.items():
        _expect(isinstance(entry, list) and len(entry) == 2, f"anchor {name!r}: expected [part, position]")
        part = _whole(entry[0], f"anchor {name!r}'s part", 0, parts - 1)
        anchors[_name(name, "anchor")] = Anchor(part, _vector(entry[1], f"anchor {name!r}"))
    return anchors


def _name(value: Any, what: str) -> str:
    _expect(
        isinstance(value, str) and NAME.fullmatch(value) is not None, f"{what}: {value!r} is no name of a-z, 0-9 and _"
    )
    return str(value)


def _whole(value: Any, what: str, least: int, most: int) -> int:
    _expect(
        type(value) is int and least <= value <= most,
        f"{what}: {value!r}, expected a whole number from {least} to {most}",
    )
    return int(value)


def _vector(value: Any, what: str) -> Vector:
    numbers = isinstance(value, list) and len(value) == 3 and all(type(v) in (int, float) for v in value)
    _expect(
        numbers and all(math.isfinite(v) and abs(v) <= MAX_EXTENT for v in value),
        f"{what}: {value!r}, expected 3 numbers within {MAX_EXTENT}",
    )
    return (float(value[0]), float(value[1]), float(value[2]))


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ModelFileError(otherwise)

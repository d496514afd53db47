"""The file of a model: `.gltf` (JSON, with buffers in it or beside it) or `.glb` (both in one). docs/modding-models.md.

Anybody may have written it: sizes are bounded before anything is read, a buffer's file lies beside the model's or the
model is refused, nothing is fetched. What is wrong is told with its place in the JSON.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import struct
from pathlib import Path
from typing import Any, Final

import msgspec

from core.models.schema import Gltf
from core.packs.document import Text, file_fault
from core.packs.faults import Argument, Fault, Faults, printable
from core.packs.json_places import place_of
from core.packs.keys import Keys

SUFFIXES: Final = (".glb", ".gltf")
MOST_BYTES: Final = 4 << 20
"""Of a file, and of all buffers."""
_MAGIC: Final = 0x46546C67
JSON_CHUNK: Final = 0x4E4F534A
BINARY_CHUNK: Final = 0x004E4942
"""What the two parts of a `.glb` are called."""
_DATA: Final = re.compile(r"data:application/(?:octet-stream|gltf-buffer);base64,(.*)", re.DOTALL)
_BESIDE: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_ .()-]{0,99}")
_AT: Final = re.compile(r"(?P<what>.*?)(?: - at `\$(?P<path>.*)`)?", re.DOTALL)
_STEP: Final = re.compile(r"\.([A-Za-z_][A-Za-z0-9_]*)|\[(\d+)\]")
_TYPES: Final = re.compile(r"Expected `(?P<expected>[^`]*)`, got `(?P<found>[^`]*)`")
_KINDS: Final = {
    "int": "integer",
    "float": "number",
    "str": "text",
    "bool": "boolean",
    "array": "list",
    "object": "table",
}
_MISSING: Final = re.compile(r"Object missing required field `(?P<name>[^`]*)`")


class Container:
    """A model's file whose JSON is what it should be; `buffers` are those of the JSON, each as long as it says."""

    def __init__(self, path: Path, text: str, gltf: Gltf, packed: bool) -> None:
        self.path, self.gltf = path, gltf
        self.buffers: list[bytes] = []
        self._text, self._packed = text, packed

    def fault(self, keys: Keys, message: str, /, **arguments: Argument) -> Fault:
        """A fault of a value of the JSON: with line and column where somebody could look at those."""
        return _fault(self.path, self._text, keys, message, packed=self._packed, **arguments)


def written(keys: Keys) -> str:
    """A place in the JSON as people write it: `meshes[0].primitives[2].indices`."""
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in keys).removeprefix(".")


def read_container(path: Path, faults: Faults) -> Container | None:
    """Read a model's file and its buffers, or add what is wrong and return nothing."""
    content = _bytes_of(path, faults)
    if content is None:
        return None
    packed, binary = path.suffix == ".glb", b""
    if packed:
        chunks = _chunks(content)
        if chunks is None:
            faults.add(file_fault(str(path), "model-no-glb"))
            return None
        content, binary = chunks
    text = _text_of(path, content, faults)
    gltf = None if text is None else _decoded(path, text, packed, faults)
    if text is None or gltf is None:
        return None
    found = Container(path, text, gltf, packed)
    before = len(faults)
    _read_buffers(found, binary, faults)
    return found if len(faults) == before else None


def _bytes_of(path: Path, faults: Faults) -> bytes | None:
    try:
        with path.open("rb") as stream:
            content = stream.read(MOST_BYTES + 1)
    except OSError as error:
        faults.add(file_fault(str(path), "file-unreadable", reason=error.strerror or str(error)))
        return None
    if len(content) > MOST_BYTES:
        faults.add(file_fault(str(path), "file-too-large", most=str(MOST_BYTES)))
        return None
    return content


def _chunks(content: bytes) -> tuple[bytes, bytes] | None:
    """The JSON and the binary part of a `.glb`; nothing if it is none, or cut short."""
    if len(content) < 20:
        return None
    magic, version, length, size, kind = struct.unpack_from("<5I", content)
    if magic != _MAGIC or version != 2 or length > len(content) or kind != JSON_CHUNK or 20 + size > length:
        return None
    text, rest = content[20 : 20 + size], 20 + size
    if rest == length:
        return text, b""
    if rest + 8 > length:
        return None
    size, kind = struct.unpack_from("<2I", content, rest)
    if kind != BINARY_CHUNK or rest + 8 + size > length:
        return None
    return text, content[rest + 8 : rest + 8 + size]


def _text_of(path: Path, content: bytes, faults: Faults) -> str | None:
    try:
        text = content.decode("utf-8-sig")
        json.loads(text)
    except UnicodeDecodeError:
        faults.add(file_fault(str(path), "model-no-text"))
    except json.JSONDecodeError as error:
        faults.add(Text(str(path), text).fault_at((error.lineno, error.colno), "model-json"))
    except (ValueError, RecursionError):  # a number of a million digits, lists without end
        faults.add(file_fault(str(path), "model-json"))
    else:
        return text
    return None


def _decoded(path: Path, text: str, packed: bool, faults: Faults) -> Gltf | None:
    try:
        return msgspec.json.decode(text, type=Gltf)
    except msgspec.ValidationError as error:
        found = _AT.fullmatch(str(error))
        what, where = (found["what"], found["path"] or "") if found else (str(error), "")
        keys: Keys = tuple(int(step[2]) if step[2] else step[1] for step in _STEP.finditer(where))
        arguments: dict[str, Argument]
        if missing := _MISSING.fullmatch(what):
            message, arguments = "model-missing", {"path": written((*keys, missing["name"]))}
        elif (types := _TYPES.fullmatch(what)) and (kinds := _kinds(types["expected"], types["found"])):
            expected, present = kinds
            message = "model-wrong-type"
            arguments = {"path": written(keys), "expected": expected, "found_type": present}
        else:
            message, arguments = "model-invalid", {"path": written(keys), "detail": what}
        faults.add(_fault(path, text, keys, message, packed=packed, **arguments))
    except (msgspec.DecodeError, RecursionError):
        faults.add(file_fault(str(path), "model-json"))
    return None


def _kinds(expected: str, found: str) -> tuple[str, str] | None:
    """Types as texts call them."""
    kinds = [_KINDS.get(kind.partition(" | ")[0], "") for kind in (expected, found)]
    return (kinds[0], kinds[1]) if all(kinds) else None


def _fault(path: Path, text: str, keys: Keys, message: str, /, *, packed: bool, **arguments: Argument) -> Fault:
    if packed:  # nobody reads the JSON of one: its path has to do
        return Fault(str(path), 1, 1, "", message, arguments)
    line, column = Text(str(path), text).place(place_of(text, keys))
    return Fault(str(path), line, column, text.split("\n")[line - 1], message, arguments)


def _read_buffers(found: Container, binary: bytes, faults: Faults) -> None:
    left = MOST_BYTES
    for number, buffer in enumerate(found.gltf.buffers):
        keys: Keys = ("buffers", number)
        content = binary if buffer.uri is None and number == 0 and binary else _fetched(found, buffer.uri, keys, faults)
        if content is None:
            return
        if len(content) < buffer.byteLength:
            faults.add(
                found.fault((*keys, "byteLength"), "model-buffer-short", size=buffer.byteLength, present=len(content))
            )
        left -= len(content)
        if left < 0:
            faults.add(found.fault(keys, "file-too-large", most=str(MOST_BYTES)))
            return
        found.buffers.append(content[: buffer.byteLength])


def _fetched(found: Container, uri: Any, keys: Keys, faults: Faults) -> bytes | None:
    """A buffer from the JSON itself or from a file beside it."""
    where = (*keys, "uri")
    if uri is None:
        faults.add(found.fault(keys, "model-missing", path=written(where)))
        return None
    if match := _DATA.fullmatch(uri):
        try:
            return base64.b64decode(match[1], validate=True)
        except binascii.Error:
            faults.add(found.fault(where, "model-buffer-broken"))
            return None
    beside = found.path.parent / uri if _BESIDE.fullmatch(uri) else None
    if beside is None or beside.is_symlink():
        faults.add(found.fault(where, "model-buffer-outside", name=printable(uri[:80])))
        return None
    if not beside.is_file():
        faults.add(found.fault(where, "model-buffer-missing", name=uri))
        return None
    return _bytes_of(beside, faults)

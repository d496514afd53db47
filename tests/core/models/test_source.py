"""Models of mods: what is read of a glTF file, and each fault at its place, which a mark in the text sets by hand."""

from __future__ import annotations

import base64
import json
import struct
from array import array
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from core.models import source as reading
from core.models.parts import kind_of
from core.models.source import ModelSource, read_source
from core.packs.faults import Faults, render
from core.packs.json_places import place_of
from core.packs.location import data_folder
from core.texts import LANGUAGES, Texts

POINTS = [(0, 0, 0), (0.5, 0, 0), (0, 0.25, 0.5)]
BYTES = struct.pack("<9f", *(number for point in POINTS for number in point)) + struct.pack("<3H", 0, 1, 2) + b"\0\0"
DATA = "data:application/octet-stream;base64," + base64.b64encode(BYTES).decode()

BASE = """{
  "asset": {"version": "2.0"},
  "scene": 0,
  "scenes": [{"nodes": [0]}],
  "nodes": [
    {"name": "Hull", "mesh": 0, "children": [1, 3]},
    {"name": "Turret.001", "translation": [0, 0.2, 0.1], "children": [2]},
    {"name": "barrel", "translation": [0, 0, 0.3], "mesh": 0, "children": [4]},
    {"name": "wheel_2", "extras": {"axis": [0, 0, 2]}},
    {"name": "muzzle", "translation": [0, 0, 0.2]}
  ],
  "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1, "material": 0}]}],
  "materials": [
    {"name": "Team blue", "pbrMetallicRoughness": {"baseColorFactor": [1, 0.5, 0, 1], "roughnessFactor": 0.75}}
  ],
  "accessors": [
    {"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3"},
    {"bufferView": 1, "componentType": 5123, "count": 3, "type": "SCALAR"}
  ],
  "bufferViews": [
    {"buffer": 0, "byteLength": 36},
    {"buffer": 0, "byteOffset": 36, "byteLength": 6}
  ],
  "buffers": [{"byteLength": 42, "uri": "DATA"}]
}
"""
MARK = "¦"


@cache
def texts_in(language: str) -> Texts:
    """The program's texts, read once."""
    return Texts(language, data_folder() / "locale")


def read(folder: Path, text: str) -> tuple[ModelSource | None, Faults]:
    path, faults = folder / "tank.gltf", Faults()
    path.write_text(text.replace("DATA", DATA), encoding="utf-8")
    return read_source(path, faults), faults


def packed(text: str, binary: bytes = BYTES, **changed: Any) -> bytes:
    """A `.glb` of a text."""
    content = text.encode() + b" " * (-len(text.encode()) % 4)
    chunks = struct.pack("<2I", len(content), 0x4E4F534A) + content + struct.pack("<2I", len(binary), 0x4E4942) + binary
    length = changed.get("length", 12 + len(chunks))
    return struct.pack("<4sII", changed.get("magic", b"glTF"), changed.get("version", 2), length) + chunks


# --- what is read


def test_parts_and_points_are_told_by_the_names_of_nodes_and_are_where_we_see_them(tmp_path: Path) -> None:
    found, faults = read(tmp_path, BASE)
    assert (found is not None, list(faults)) == (True, [])
    assert found is not None
    shown = [(part.name, part.kind, *map(_rounded, (part.pivot, part.axis)), part.parent) for part in found.parts]
    assert shown == [
        ("body", "fixed", (0, 0, 0), (0, 0, 1), 0),
        ("turret_001", "yaw", (0, 0.1, 0.2), (0, 0, 1), 0),
        ("barrel", "pitch", (0, 0.4, 0.2), (1, 0, 0), 1),
        ("axle_2", "spin", (0, 0, 0), (0, 1, 0), 0),
    ]
    assert {name: (part, _rounded(at)) for name, (part, at) in found.points.items()} == {"muzzle": (2, (0, 0.6, 0.2))}
    body, barrel = found.triangles
    assert (body.part, barrel.part, list(body.corners)) == (0, 2, [0, 1, 2])
    assert (body.paint.colour, body.paint.gloss, body.paint.team) == ((1, 0.5, 0), 0.25, 1)


def _rounded(point: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(value, 6) + 0.0 for value in point)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Turret", "yaw"), ("barrel.2", "pitch"), ("Main Rotor", "spin"), ("tail-rotor", "spin"), ("wheel01", "spin"),
        ("figure_3", "figure"), ("left_leg_1", "swing"), ("flag", "wave"), ("turrets", ""), ("wheelhouse", ""),
    ],
)  # fmt: skip
def test_how_a_node_moves(name: str, kind: str) -> None:
    found = kind_of(name)
    assert (found[1] if found else "") == kind


def test_a_glb_and_a_buffer_beside_the_file_are_the_same(tmp_path: Path) -> None:
    plain, _ = read(tmp_path, BASE)
    (tmp_path / "tank 1.bin").write_bytes(BYTES)
    beside, faults = read(tmp_path, BASE.replace("DATA", "tank 1.bin"))
    assert list(faults) == []
    (tmp_path / "tank.glb").write_bytes(packed(BASE.replace(', "uri": "DATA"', "")))
    assert plain == beside == read_source(tmp_path / "tank.glb", faults)


def test_numbers_may_stand_apart_and_colours_be_bytes(tmp_path: Path) -> None:
    apart = b"".join(struct.pack("<3f4B", *point, 255, 51, 0, 9) for point in POINTS)
    data = "data:application/octet-stream;base64," + base64.b64encode(apart).decode()
    text = json.loads(BASE.replace("DATA", data))
    text["bufferViews"] = [{"buffer": 0, "byteLength": 48, "byteStride": 16}]
    text["buffers"][0]["byteLength"] = 48
    colours = {"bufferView": 0, "byteOffset": 12, "componentType": 5121, "normalized": True, "count": 3, "type": "VEC4"}
    text["accessors"] = [text["accessors"][0], colours]
    text["meshes"][0]["primitives"][0] = {"attributes": {"POSITION": 0, "COLOR_0": 1}}
    found, faults = read(tmp_path, json.dumps(text))
    assert list(faults) == []
    assert found is not None
    assert found.triangles[0].positions == array("f", [number for point in POINTS for number in point])
    assert found.triangles[0].colours == array("f", [1, 0.2, 0] * 3)


# --- faults, each where the mark is

# fmt: off
FAULTS: dict[str, tuple[str, str, str]] = {
    "another version": ('"2.0"', '¦"1.0"', "model-version"),
    "a wrong type": ('"mesh": 0, "children": [1, 3]', '"mesh": ¦"0", "children": [1, 3]', "model-wrong-type"),
    "a negative number": ('"indices": 1', '"indices": ¦-1', "model-invalid"),
    "something missing": ('{"bufferView": 0, "componentType": 5126, ', '¦{"bufferView": 0, ', "model-missing"),
    "no such mesh": ('"mesh": 0, "children": [4]', '"mesh": ¦7, "children": [4]', "model-reference"),
    "no such node": ('"children": [2]', '"children": [¦9]', "model-reference"),
    "no such scene": ('"scene": 0', '"scene": ¦3', "model-reference"),
    "no such accessor": ('"POSITION": 0', '"POSITION": ¦4', "model-reference"),
    "no such material": ('"material": 0', '"material": ¦1', "model-reference"),
    "no such view": ('{"bufferView": 1', '{"bufferView": ¦8', "model-reference"),
    "no such buffer": ('{"buffer": 0, "byteLength": 36}', '{"buffer": ¦2, "byteLength": 36}', "model-reference"),
    "nodes in a circle": ('"children": [2]', '"children": [2, ¦1]', "model-node-twice"),
    "a node hung on two": ('"children": [4]', '"children": [4, 3]', "model-node-twice"),
    "an unknown extension": ('"scene": 0', '"extensionsRequired": [¦"KHR_draco"], "scene": 0', "model-extension"),
    "lines": ('"material": 0', '"material": 0, "mode": ¦1', "model-mode"),
    "shapes that blend": ('"material": 0', '"material": 0, "targets": ¦[{}]', "model-moved-otherwise"),
    "a skin": ('"extras": {', '"skin": ¦0, "extras": {', "model-moved-otherwise"),
    "a texture": ('"roughnessFactor"', '"baseColorTexture": ¦{"index": 0}, "roughnessFactor"', "model-texture"),
    "a colour past 1": ('{"name": "Team blue"', '¦{"emissiveFactor": [2, 0, 0], "name": "T"', "model-share"),
    "an axis of no length": ("[0, 0, 2]}", "[0, 0, 0]}", "model-axis"),
    "points of two numbers": ('{"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3"',
                              '¦{"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC2"', "model-accessor"),
    "corners of floats": ('{"bufferView": 1, "componentType": 5123', '¦{"bufferView": 1, "componentType": 5126',
                          "model-accessor"),
    "more numbers than there are": ('{"bufferView": 0, "componentType": 5126, "count": 3',
                                    '¦{"bufferView": 0, "componentType": 5126, "count": 4', "model-range"),
    "a view past its buffer": ('"byteOffset": 36, "byteLength": 6', '"byteOffset": 40, "byteLength": 6', "model-range"),
    "sparse numbers": ('"type": "SCALAR"', '"type": "SCALAR", "sparse": {}', "model-sparse"),
    "no whole triangle": ('"count": 3, "type": "SCALAR"', '"count": 2, "type": "SCALAR"', "model-corners"),
    "metres for cells": ('"name": "Hull"', '"name": "Hull", "scale": [9, 9, 9]', "model-too-large"),
    "too far away": ('"name": "Hull"', '"name": "Hull", "translation": [9, 0, 0]', "model-too-large"),
    "a number without end": ('"translation": [0, 0.2, 0.1]', '"translation": [0, ¦1e309, 0]', "model-invalid"),
    "nothing to see": ('"mesh": 0, "children": [4]', '"children": [4]', ""),
    "a buffer that is longer than it is": ('"byteLength": 42', '"byteLength": ¦99', "model-buffer-short"),
    "broken data": ("DATA", "data:application/octet-stream;base64,?", "model-buffer-broken"),
    "a buffer from the net": ('"DATA"', '¦"https://example.org/a.bin"', "model-buffer-outside"),
    "a buffer elsewhere": ('"DATA"', '¦"../../secret.bin"', "model-buffer-outside"),
    "a buffer of the system": ('"DATA"', '¦"/dev/zero"', "model-buffer-outside"),
    "a buffer on a drive": ('"DATA"', '¦"C:secret.bin"', "model-buffer-outside"),
    "a buffer that is gone": ('"DATA"', '¦"gone.bin"', "model-buffer-missing"),
    "no JSON": ('"scene": 0,', '"scene": 0 ¦"x"', "model-json"),
}
# fmt: on


@pytest.mark.parametrize("case", FAULTS)
def test_a_fault_is_told_at_its_place(tmp_path: Path, case: str) -> None:
    old, new, key = FAULTS[case]
    assert BASE.count(old) == 1, case
    text = BASE.replace(old, new)
    found, faults = read(tmp_path, text.replace(MARK, ""))
    listed = list(faults)
    assert [fault.key for fault in listed] == ([key] if key else [])
    assert (found is None) == bool(key)
    if MARK in text:
        before = text[: text.index(MARK)].replace("DATA", DATA)
        place = before.count("\n") + 1, len(before) - before.rfind("\n")
        assert (listed[0].line, listed[0].column) == place
    for language in LANGUAGES:
        told = render(listed, texts_in(language))
        assert "[model-" not in told
        assert "{ $" not in told


def test_a_wrong_type_is_told_in_words(tmp_path: Path) -> None:
    _, faults = read(tmp_path, BASE.replace('"mesh": 0, "children": [1, 3]', '"mesh": "0", "children": [1, 3]'))
    told = render(faults, texts_in("en"))
    assert "nodes[0].mesh: expected a whole number, found a text" in told


def test_a_model_of_nothing_is_a_fault(tmp_path: Path) -> None:
    _, faults = read(tmp_path, BASE.replace('"mesh": 0, ', ""))
    assert [fault.key for fault in faults] == ["model-empty"]


MOST = {"MOST_TRIANGLES": 1, "MOST_VERTICES": 5, "MOST_PARTS": 3, "MOST_NODES": 4}


@pytest.mark.parametrize(("name", "most"), MOST.items())
def test_no_more_than_is_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, most: int) -> None:
    monkeypatch.setattr(reading, name, most)
    assert [fault.key for fault in read(tmp_path, BASE)[1]] == ["model-too-many"]
    monkeypatch.setattr(reading, name, most + 1)
    assert list(read(tmp_path, BASE)[1]) == []


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_numbers_that_are_none(tmp_path: Path, value: float) -> None:
    data = base64.b64encode(struct.pack("<f", value) + BYTES[4:]).decode()
    _, faults = read(tmp_path, BASE.replace("DATA", f"data:application/octet-stream;base64,{data}"))
    assert [(fault.key, fault.line) for fault in faults] == [("model-not-finite", 17)]


def test_a_corner_that_is_no_vertex(tmp_path: Path) -> None:
    data = base64.b64encode(BYTES[:36] + struct.pack("<3H", 0, 1, 3)).decode()
    _, faults = read(tmp_path, BASE.replace("DATA", f"data:application/octet-stream;base64,{data}"))
    assert [(fault.key, fault.line) for fault in faults] == [("model-index", 18)]


def test_all_faults_of_a_model_are_told_at_once(tmp_path: Path) -> None:
    text = BASE.replace('"2.0"', '"3.0"').replace('"scene": 0', '"extensionsRequired": ["x", "y"], "scene": 0')
    assert [fault.key for fault in read(tmp_path, text)[1]] == ["model-version", "model-extension", "model-extension"]


def test_links_are_not_followed(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "a.bin").write_bytes(BYTES)
    (tmp_path / "a.bin").symlink_to(tmp_path / "other" / "a.bin")
    _, faults = read(tmp_path, BASE.replace("DATA", "a.bin"))
    assert [fault.key for fault in faults] == ["model-buffer-outside"]


def test_a_broken_glb_never_crashes(tmp_path: Path) -> None:
    whole = packed(BASE.replace(', "uri": "DATA"', ""))
    path = tmp_path / "tank.glb"
    for cut in range(0, len(whole), 41):
        path.write_bytes(whole[:cut])
        faults = Faults()
        assert read_source(path, faults) is None
        assert len(faults)
    for place in range(0, len(whole), 13):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 0x2A]) + whole[place + 1 :])
        faults = Faults()
        assert (read_source(path, faults) is None) == bool(len(faults))
    for changed in ({"magic": b"PNGF"}, {"version": 1}, {"length": 1 << 31}):
        path.write_bytes(packed(BASE, **changed))
        faults = Faults()
        read_source(path, faults)
        assert [fault.key for fault in faults] == ["model-no-glb"]


@pytest.mark.parametrize("content", ["", "[" * 100_000, "1" * 5000, '{"asset": NaN}', b"\xff\xfe{", "null"])
def test_what_is_no_json_at_all(tmp_path: Path, content: str | bytes) -> None:
    path, faults = tmp_path / "tank.gltf", Faults()
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    assert read_source(path, faults) is None
    assert len(faults) == 1


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path, faults = tmp_path / "tank.glb", Faults()
    path.write_bytes(b"\0" * ((4 << 20) + 1))
    assert read_source(path, faults) is None
    assert [fault.key for fault in faults] == ["file-too-large"]


def test_places_in_json() -> None:
    text = '{"a": [1, {"b\\"": "x,]}", "c": [[], 5]}], "d": {}}'
    places = {("a", 1, "c", 1): "5", ("a", 1, 'b"'): '"x', ("d",): "{}", ("a", 7): "[1", ("e",): '{"a"'}
    for keys, expected in places.items():
        assert text[place_of(text, keys) :].startswith(expected), keys

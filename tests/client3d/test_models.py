"""Models: every unit has one, fit for its cell and its budget, told apart from all others; broken files are refused."""

from __future__ import annotations

import itertools
import json
import struct
import tomllib
import zlib
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from client3d.models.catalogue import BUILDINGS, CATALOGUE, PLANTS, UNITS
from client3d.models.library import SUFFIX, ModelLibrary
from client3d.models.meshfile import (
    BYTES_A_TRIANGLE,
    BYTES_A_VERTEX,
    MAGIC,
    MAX_VERTICES,
    Model,
    ModelFileError,
    decode,
    encode,
    read_model,
)
from client3d.scene.camera import ZOOM_WIDTHS
from client3d.scene.scene import SIDE_COLOURS

PACK = Path(__file__).resolve().parents[2] / "data" / "clumsy"
FOLDER = PACK / "models"
ROSTER = [
    "infantry",
    "scout",
    "sniper",
    "observer",
    "medic",
    "engineer",
    "rocket_launcher",
    "mortar",
    "drone_operator",
    "jammer",
    "general",
    "truck",
    "supply_truck",
    "tank",
    "heavy_tank",
    "cannon",
    "anti_air_battery",
    "attack_helicopter",
    "transport_helicopter",
    "surveillance_drone",
    "bomber_drone",
    "kamikaze_drone",
]
CRAFT = ["attack_helicopter", "transport_helicopter", "surveillance_drone", "bomber_drone", "kamikaze_drone"]
STRUCTURES = ["hospital", "workshop", "depot", "watchtower", "heliport", "trench", "bunker", "dragons_teeth", "bridge"]
SHOOTERS = [name for name in ROSTER if name not in ("truck", "supply_truck", "transport_helicopter")]
CELL_PIXELS = 40 / 2**0.5  # a cell's length when its diamond is 40 pixels wide
FARTHEST_PIXELS = 1280 / ZOOM_WIDTHS[-1]  # the same, with as many cells as there can be across 1280 pixels
HEADINGS = (0, 90, 180, 270)


@cache
def model(name: str) -> Model:
    return ModelLibrary([FOLDER]).load(name)


@cache
def picture(name: str, heading: int, cell: float = CELL_PIXELS) -> np.ndarray:
    """A model of the pack as the far camera sees it."""
    return rendered(model(name), heading, cell)


def rendered(shown: Model, heading: int, cell: float = CELL_PIXELS) -> np.ndarray:
    """What the far camera sees, 80x80 pixels about the cell: -1 for background, else the share of the side's colour."""
    turn, pitch = np.radians(heading - 45), np.radians(33)
    x, y = shown.positions[:, 0], shown.positions[:, 1]
    across, ahead = x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn)
    up = shown.positions[:, 2] * np.cos(pitch) + ahead * np.sin(pitch)
    depth = ahead * np.cos(pitch) - shown.positions[:, 2] * np.sin(pitch)
    points = np.stack([across * cell, up * cell, depth], 1)[shown.triangles]
    team = shown.material[:, 2][shown.triangles[:, 0]] / 255
    found = []
    steps = np.ceil(np.linalg.norm(points - np.roll(points, 1, 1), axis=2).max(1) * 1.6).astype(int) + 1
    for count in np.unique(steps):
        some = steps == count
        i, j = np.meshgrid(np.arange(count + 1), np.arange(count + 1))
        i, j = i[i + j <= count] / count, j[i + j <= count] / count
        weights = np.stack([i, j, 1 - i - j], 1)
        samples = np.einsum("kc,ncd->nkd", weights, points[some])
        found.append(np.c_[samples.reshape(-1, 3), np.repeat(team[some], len(weights))])
    samples = np.concatenate(found)
    samples = samples[np.argsort(-samples[:, 2], kind="stable")]  # the nearest is written last
    canvas = np.full((80, 80), -1.0)
    column, row = (samples[:, :2] + 40).astype(int).clip(0, 79).T
    canvas[row, column] = samples[:, 3]
    return canvas


def difference(one: str, other: str, heading: int) -> float:
    """The share of two silhouettes' joint area that only one of them covers."""
    first, second = picture(one, heading) >= 0, picture(other, heading) >= 0
    return float((first ^ second).sum() / (first | second).sum())


def test_the_whole_roster_has_models():
    assert sorted(UNITS) == sorted(ROSTER)
    for name in [*ROSTER, *STRUCTURES, "wreck_wheeled", "wreck_tracked", "wreck_helicopter"]:
        assert not model(name).is_fallback, f"{name} has no baked model; run python -m client3d.models.bake {name}"


def test_units_of_the_pack_have_models():
    for path in sorted((PACK / "units").glob("*.toml")):
        for name in tomllib.loads(path.read_text("utf-8")):
            assert not model(name).is_fallback, f"{path.name}: no model for {name}"


def test_the_catalogue_and_the_folder_agree():
    assert ModelLibrary([FOLDER]).names() == sorted(CATALOGUE)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 2_500_000


@pytest.mark.parametrize("name", ROSTER)
def test_a_unit_keeps_its_budget_and_its_cell(name: str):
    unit = model(name)
    assert 300 <= unit.triangle_count <= 2500
    # what flies may reach over into the next cell with its rotors
    assert np.abs(unit.positions[:, :2]).max() <= (0.64 if name in CRAFT else 0.56), "outside its cell"
    assert unit.low[2] >= -0.01
    assert unit.low[2] < 0.05, "does not stand on the ground"
    assert 0.12 <= unit.height <= 0.95


@pytest.mark.parametrize("name", sorted(PLANTS))
def test_plants_are_cheap(name: str):
    assert model(name).triangle_count <= 330


@pytest.mark.parametrize("name", sorted(BUILDINGS))
def test_buildings_fit_their_cell(name: str):
    assert np.abs(model(name).positions[:, :2]).max() <= 0.52


@pytest.mark.parametrize("name", sorted(CATALOGUE))
def test_faces_look_outward(name: str):
    shown = model(name)
    a, b, c = np.moveaxis(shown.positions[shown.triangles].astype(float), 1, 0)
    crosses = np.cross(b - a, c - a)
    agree = (crosses * shown.normals[shown.triangles[:, 0]]).sum(1) > 0
    large = np.linalg.norm(crosses, axis=1) > 1e-5
    assert agree[large].mean() > 0.99, "winding and normals disagree"
    volume = (a * crosses).sum() / 6
    assert volume > 0, "turned inside out"


@pytest.mark.parametrize("name", sorted(CATALOGUE))
def test_numbers_are_finite_and_parts_hang_together(name: str):
    shown = model(name)
    assert np.isfinite(shown.positions).all()
    assert np.allclose(np.linalg.norm(shown.normals, axis=1), 1, atol=1e-3)
    assert set(np.unique(shown.part)) | {0} == set(range(len(shown.parts))), "a part without triangles"
    reach = np.abs(shown.positions).max() + 0.05
    assert all(max(map(abs, part.pivot)) < reach for part in shown.parts)
    assert all(max(map(abs, anchor.position)) < reach for anchor in shown.anchors.values())


@pytest.mark.parametrize("name", SHOOTERS)
def test_shooters_have_a_muzzle(name: str):
    assert "muzzle" in model(name).anchors


MOVING = [
    ("tank", "turret", "yaw"),
    ("tank", "barrel", "pitch"),
    ("heavy_tank", "turret", "yaw"),
    ("cannon", "barrel", "pitch"),
    ("anti_air_battery", "radar", "spin"),
    ("truck", "axle_1", "spin"),
    ("attack_helicopter", "rotor", "spin"),
    ("infantry", "figure_3", "figure"),
    ("general", "flag", "wave"),
    ("flag_pole", "flag", "wave"),
]


@pytest.mark.parametrize(("name", "part", "kind"), MOVING)
def test_moving_parts_are_named(name: str, part: str, kind: str):
    number = model(name).part_number(part)
    assert number is not None
    assert model(name).parts[number].kind == kind


@pytest.mark.parametrize("name", ROSTER)
def test_the_side_shows_from_afar(name: str):
    views = [picture(name, heading) for heading in HEADINGS]
    share = sum(view[view >= 0].sum() for view in views) / sum((view >= 0).sum() for view in views)
    assert 0.09 <= share <= 0.36, f"{share:.0%} of what is seen carries the side's colour"


def test_silhouettes_tell_units_apart():
    close = []
    for one, other in itertools.combinations(ROSTER, 2):
        apart = float(np.mean([difference(one, other, heading) for heading in HEADINGS]))
        if apart < 0.22:
            close.append(f"{one} and {other}: {apart:.2f}")
    assert not close, close


def unlike(one: str, other: str, heading: int) -> float:
    """How much of two units' joint area differs, in outline or in whose paint it is, at the farthest zoom."""
    first, second = picture(one, heading, FARTHEST_PIXELS), picture(other, heading, FARTHEST_PIXELS)
    covered = (first >= 0) | (second >= 0)
    differs = ((first >= 0) ^ (second >= 0)) | ((first > 0.5) ^ (second > 0.5))
    return float(differs[covered].mean())


def test_units_are_told_apart_at_the_farthest_zoom():
    close = []
    for one, other in itertools.combinations(ROSTER, 2):
        apart = float(np.mean([unlike(one, other, heading) for heading in HEADINGS]))
        if apart < 0.33:
            close.append(f"{one} and {other}: {apart:.2f}")
    assert not close, close


@pytest.mark.parametrize("name", ROSTER)
def test_the_side_shows_at_the_farthest_zoom(name: str):
    painted = [(picture(name, heading, FARTHEST_PIXELS) > 0.5).sum() for heading in HEADINGS]
    assert min(painted) >= (5 if name in CRAFT else 7), f"{painted} pixels carry the side's colour"


# how little of the light those see who lack a kind of cone (Vienot, Brettel, Mollon 1999), linear red, green, blue
BLINDNESS = {
    "none": np.eye(3),
    "protanopia": np.array([[0.1124, 0.8876, 0.0], [0.1124, 0.8876, 0.0], [0.0040, -0.0040, 1.0]]),
    "deuteranopia": np.array([[0.2927, 0.7073, 0.0], [0.2927, 0.7073, 0.0], [-0.0223, 0.0223, 1.0]]),
}
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])


def lab(colour: np.ndarray) -> np.ndarray:
    """CIE L*a*b* of linear red, green and blue."""
    x, y, z = np.cbrt(np.clip(TO_XYZ @ colour / np.array([0.9505, 1.0, 1.089]), 1e-4, None))
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("palette", ["blue_orange", "yellow_violet", "white_black"])
def test_sides_are_told_apart_by_who_sees_fewer_colours(palette: str, blindness: str):
    # as glsl/unit.vert paints what is of middle brightness in a side's colour
    assert nearest(palette, BLINDNESS[blindness]) > 25


def test_four_sides_are_told_apart_in_the_first_colours():
    assert nearest("blue_red", BLINDNESS["none"]) > 35


def nearest(palette: str, cones: np.ndarray) -> float:
    """How far apart the two sides of a palette are that look most alike."""
    paints = [np.array(colour) * (0.16 + 0.66 * 0.7) for colour in SIDE_COLOURS[palette].values()]
    assert len(paints) == 4
    seen = [lab(cones @ paint**2.2) for paint in paints]
    return min(float(np.linalg.norm(one - other)) for one, other in itertools.combinations(seen, 2))


def test_a_bake_repeats_itself_and_the_file_is_fresh():
    pytest.importorskip("trimesh")
    from client3d.models.bake import bake

    name = "kamikaze_drone"
    first = bake(name)
    assert encode(first) == encode(bake(name))
    stored = model(name)
    assert np.array_equal(stored.triangles, first.triangles)
    assert np.allclose(stored.positions, first.positions, atol=1e-4)
    assert np.abs(stored.colours.astype(int) - first.colours).max() <= 8


def test_a_file_gives_back_what_was_written():
    tank = model("tank")
    again = decode(encode(tank))
    assert again.parts == tank.parts
    assert again.anchors == tank.anchors
    assert np.array_equal(again.colours, tank.colours)
    assert np.allclose(again.positions, tank.positions, atol=1e-4)
    with pytest.raises(ValueError):
        again.positions[0] = 0


def test_a_missing_model_is_a_plain_box(tmp_path: Path):
    box = ModelLibrary([tmp_path, FOLDER]).load("land_ironclad")
    assert box.is_fallback
    assert box.name == "land_ironclad"
    assert decode(encode(box)).triangle_count == box.triangle_count


def test_a_later_folder_wins(tmp_path: Path):
    (tmp_path / f"tank{SUFFIX}").write_bytes(encode(replace(model("truck"), name="tank")))
    assert ModelLibrary([FOLDER, tmp_path]).load("tank").triangle_count == model("truck").triangle_count


@pytest.mark.parametrize("name", ["../tank", "Tank", "", "a" * 60, "tank\n"])
def test_names_cannot_leave_the_folder(name: str):
    with pytest.raises(ModelFileError, match="no model name"):
        ModelLibrary([FOLDER]).load(name)


def rewritten(change: dict[str, object], body: bytes | None = None) -> bytes:
    """The kamikaze drone's file with some header fields changed, or other arrays."""
    data = encode(model("kamikaze_drone"))
    (length,) = struct.unpack("<I", data[8:12])
    header = json.loads(data[12 : 12 + length]) | change
    text = json.dumps(header).encode()
    return MAGIC + struct.pack("<I", len(text)) + text + (data[12 + length :] if body is None else body)


FULL_TURN = [0, 0, 1]
DRONE = model("kamikaze_drone")
UNPACKED = len(DRONE.positions) * BYTES_A_VERTEX + DRONE.triangle_count * BYTES_A_TRIANGLE
HOSTILE = {
    "not a model": b"PK\x03\x04 something else",
    "empty": b"",
    "only magic": MAGIC,
    "header longer than the file": MAGIC + struct.pack("<I", 4000) + b"{}",
    "huge header": MAGIC + struct.pack("<I", 2**31) + b"{}",
    "header no json": MAGIC + struct.pack("<I", 2) + b"{[",
    "header a list": MAGIC + struct.pack("<I", 2) + b"[]",
    "deep header": MAGIC + struct.pack("<I", 30_000) + b"[" * 30_000,
    "too many vertices": rewritten({"vertices": MAX_VERTICES + 1}),
    "vertices no number": rewritten({"vertices": True}),
    "fewer vertices": rewritten({"vertices": 3}),
    "infinite bounds": rewritten({"high": [1e999, 1, 1]}),
    "bounds not numbers": rewritten({"low": ["a", 0, 0]}),
    "bounds upside down": rewritten({"low": [2, 2, 2]}),
    "enormous": rewritten({"high": [1e6, 1e6, 1e6]}),
    "bad name": rewritten({"name": "../../etc"}),
    "no parts": rewritten({"parts": []}),
    "a part is missing": rewritten({"parts": [["body", "fixed", [0, 0, 0], FULL_TURN, 0]]}),
    "unknown kind": rewritten({"parts": [["body", "explode", [0, 0, 0], FULL_TURN, 0]] * 2}),
    "axis of no length": rewritten({"parts": [["body", "spin", [0, 0, 0], [0, 0, 0], 0]] * 2}),
    "parent after child": rewritten({"parts": [["body", "fixed", [0, 0, 0], FULL_TURN, 1]] * 2}),
    "anchor on no part": rewritten({"anchors": {"muzzle": [9, [0, 0, 0]]}}),
    "anchors a list": rewritten({"anchors": [1]}),
    "no arrays": rewritten({}, b""),
    "arrays not packed": rewritten({}, b"\x00" * 500),
    "arrays cut short": encode(model("kamikaze_drone"))[:-40],
    "a bomb": rewritten({}, zlib.compress(b"\x00" * 50_000_000, 9)),
    "all zero": rewritten({}, zlib.compress(bytes(UNPACKED))),
}  # fmt: skip


@pytest.mark.parametrize("what", sorted(HOSTILE))
def test_a_hostile_file_is_refused_by_name(what: str, tmp_path: Path):
    path = tmp_path / f"bad{SUFFIX}"
    path.write_bytes(HOSTILE[what])
    with pytest.raises(ModelFileError, match=r"bad\.model: "):
        read_model(path)


def test_an_oversized_file_is_not_even_read(tmp_path: Path):
    path = tmp_path / f"big{SUFFIX}"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    with pytest.raises(ModelFileError, match="at most"):
        read_model(path)


def test_any_flipped_byte_loads_or_is_refused(tmp_path: Path):
    data = bytearray(encode(model("kamikaze_drone")))
    for position in range(0, min(len(data), 1500), 7):
        damaged = bytearray(data)
        damaged[position] ^= 0x55
        try:
            decode(bytes(damaged))
        except ModelFileError:
            continue


def test_a_broken_model_is_told_once_and_a_box_stands_for_it(tmp_path: Path) -> None:
    (tmp_path / "tank.model").write_bytes(b"nothing of the kind")
    with pytest.raises(ModelFileError):
        ModelLibrary([tmp_path]).load("tank")
    told: list[Exception] = []
    library = ModelLibrary([tmp_path], told.append)
    assert library.load("tank").is_fallback
    assert library.load("tank").is_fallback
    assert [str(tmp_path / "tank.model") in str(error) for error in told] == [True]
    # a pack may name a unit at greater length than any model file is named
    assert library.load("a" * 60).is_fallback

"""Models of mods on their way to the screen: what is written as glTF and read again is the same model."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path

import numpy as np
import pytest

from client3d.models.glb import encode_glb
from client3d.models.gltf import read_gltf
from client3d.models.library import ModelLibrary
from client3d.models.meshfile import Model, ModelFileError
from client3d.scene.unit_models import PART_KINDS, _part_code
from core.models.parts import KINDS
from core.packs.location import pack_folder

SHIPPED = pack_folder("clumsy") / "models"
EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "assault_gun" / "models" / "assault_gun.glb"


@pytest.fixture(scope="module")
def library() -> ModelLibrary:
    return ModelLibrary([SHIPPED])


def corners_of(model: Model) -> set[tuple[int, ...]]:
    """Each corner's place, normal, colour, material and part, rounded: the order of vertices does not matter."""
    rows = np.c_[np.round(model.positions * 1000), np.round(model.normals * 20), model.material, model.part][
        model.triangles.reshape(-1)
    ]
    return {tuple(map(int, row)) for row in rows}


@pytest.mark.parametrize("name", ["tank", "infantry", "attack_helicopter", "jammer", "pine_1", "cannon"])
def test_a_shipped_model_is_the_same_after_it_was_written_and_read(
    tmp_path: Path, library: ModelLibrary, name: str
) -> None:
    model = library.load(name)
    (tmp_path / f"{name}.glb").write_bytes(encode_glb(model))
    again = read_gltf(tmp_path / f"{name}.glb")
    assert (again.triangle_count, len(again.positions)) == (model.triangle_count, len(model.positions))
    for one, other in zip(model.parts, again.parts, strict=True):
        assert (one.name, one.kind, one.parent) == (other.name, other.kind, other.parent)
        assert one.name == "body" or np.allclose(one.pivot, other.pivot, atol=1e-4)
        assert np.allclose(one.axis, other.axis, atol=1e-4)
    assert {key: anchor.part for key, anchor in model.anchors.items()} == {
        key: anchor.part for key, anchor in again.anchors.items()
    }
    apart = corners_of(model) ^ corners_of(again)
    assert len(apart) <= len(model.positions) // 50  # rounding at the edges
    assert abs(model.colours.astype(int).mean() - again.colours.astype(int).mean()) < 0.5
    assert np.allclose(model.low, again.low, atol=1e-4)


def test_a_model_without_normals_is_flat_and_a_mirrored_one_is_seen_from_without(tmp_path: Path) -> None:
    from tests.core.models.test_source import BASE, DATA

    text = BASE.replace("DATA", DATA)
    for mirrored, shift in ((False, "1"), (True, "-1")):
        path = tmp_path / "tank.gltf"
        path.write_text(text.replace('"name": "Hull"', f'"name": "Hull", "scale": [{shift}, 1, 1]'))
        model = read_gltf(path)
        triangle = model.positions[model.triangles[0]]
        across = np.cross(triangle[1] - triangle[0], triangle[2] - triangle[0])
        assert np.allclose(across / np.linalg.norm(across), model.normals[model.triangles[0, 0]], atol=1e-5)
        # (1, 0, 0) by (0, 1, 2) in the file's axes: (0, -2, 1), which mirroring in x leaves
        assert np.allclose(model.normals[0], np.array([0, 1, -2]) / 5**0.5, atol=1e-5), mirrored


def test_a_mods_model_takes_the_place_of_the_games_and_of_several_the_glb(tmp_path: Path) -> None:
    (tmp_path / "models").mkdir()
    shutil.copy(EXAMPLE, tmp_path / "models" / "tank.glb")
    shutil.copy(SHIPPED / "truck.model", tmp_path / "models" / "tank.model")
    library = ModelLibrary([SHIPPED, tmp_path / "models"])
    assert library.path("tank") == tmp_path / "models" / "tank.glb"
    assert library.load("tank").triangle_count == read_gltf(EXAMPLE).triangle_count
    assert "tank" in library.names()


def test_a_broken_model_is_told_with_its_place_and_a_box_stands_in(tmp_path: Path) -> None:
    (tmp_path / "tank.glb").write_bytes(struct.pack("<4sII", b"glTF", 2, 12))
    told: list[ModelFileError] = []
    library = ModelLibrary([tmp_path], told.append)
    assert library.load("tank").is_fallback
    assert "tank.glb:1:1: model-no-glb" in str(told[0])


def test_the_example_has_a_gun_that_is_raised_and_the_sides_colour() -> None:
    model = read_gltf(EXAMPLE)
    assert [part.name for part in model.parts][:3] == ["body", "barrel", "tracks"]
    assert model.parts[model.muzzle.part].name == "barrel"
    assert (model.material[:, 2] == 255).any()
    assert EXAMPLE.stat().st_size < 200_000


def test_every_kind_of_part_that_a_mod_may_name_is_one_that_the_screen_moves(library: ModelLibrary) -> None:
    from client3d.models.meshfile import Part

    for name, (called, kind, axis) in KINDS.items():
        code = PART_KINDS[_part_code(Part(called, kind, (0, 0, 0), axis, 0))]
        assert code in PART_KINDS, name
        expected = {"wheel": "wheel", "axle": "wheel", "radar": "sweep", "aerial": "sweep", "tracks": "track"}
        assert code == expected.get(name, {"weapon": "weapon", "tool": "tool", "head": "head"}.get(name, kind))


# --- models that are not there


def test_every_unit_and_structure_without_a_model_is_shown_by_one_of_the_game() -> None:
    from client3d.models.stand_ins import stand_ins
    from systems.clumsy.data import load_clumsy

    found = stand_ins(load_clumsy().data)
    data = load_clumsy().data
    assert set(found) == {*data.units, *data.structures}
    assert set(found.values()) <= set(ModelLibrary([SHIPPED]).names())
    assert (found["heavy_tank"], found["medic"], found["hospital"]) == ("tank", "infantry", "hospital")


def test_a_stand_in_is_shown_for_a_missing_and_for_a_broken_model(tmp_path: Path) -> None:
    (tmp_path / "broken.glb").write_bytes(b"glTF")
    told: list[ModelFileError] = []
    library = ModelLibrary([SHIPPED, tmp_path], told.append, {"broken": "tank", "gone": "truck", "lost": "nowhere"})
    assert library.load("gone") is library.load("truck")
    assert library.load("broken") is library.load("tank")
    assert library.load("lost").is_fallback
    assert len(told) == 1

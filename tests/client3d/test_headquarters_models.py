"""Models of Headquarters: every unit has one, told apart from all others; buildings show whose they are."""

from __future__ import annotations

import itertools
import tomllib

import numpy as np
import pytest
from test_models import HEADINGS, PACK, rendered

from client3d.models.bake import PACKS
from client3d.models.catalogue.headquarters import BUILDINGS, HEADQUARTERS, UNITS
from client3d.models.library import ModelLibrary
from client3d.models.meshfile import Model
from client3d.scene.unit_models import MAX_PARTS

FOLDER, _ = PACKS["headquarters"]
LIBRARY = ModelLibrary([PACK / "models", FOLDER])
STANDING = [*UNITS, "headquarters", "city_1"]


def model(name: str) -> Model:
    return LIBRARY.load(name)


def test_units_of_the_pack_have_models_of_their_own():
    for path in sorted((PACK.parent / "headquarters" / "units").glob("*.toml")):
        for name in tomllib.loads(path.read_text("utf-8")):
            assert (FOLDER / f"{name}.model").is_file(), f"{path.name}: no model for {name}"


def test_the_catalogue_and_the_folder_agree():
    assert ModelLibrary([FOLDER]).names() == sorted(HEADQUARTERS)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 800_000


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_keeps_its_budget_and_its_cell(name: str):
    unit = model(name)
    assert 300 <= unit.triangle_count <= 2500
    assert np.abs(unit.positions[:, :2]).max() <= 0.56, "outside its cell"
    assert -0.01 <= unit.low[2] < 0.05, "does not stand on the ground"
    assert 0.12 <= unit.height <= 0.95
    assert len(unit.parts) <= MAX_PARTS, "more parts than the card is told of"
    assert "muzzle" in unit.anchors


@pytest.mark.parametrize("name", BUILDINGS)
def test_a_building_keeps_its_budget_and_its_cell(name: str):
    assert model(name).triangle_count <= 5000
    assert np.abs(model(name).positions[:, :2]).max() <= 0.56
    assert model(name).height <= 1.35


@pytest.mark.parametrize("name", HEADQUARTERS)
def test_faces_look_outward(name: str):
    shown = model(name)
    a, b, c = np.moveaxis(shown.positions[shown.triangles].astype(float), 1, 0)
    crosses = np.cross(b - a, c - a)
    agree = (crosses * shown.normals[shown.triangles[:, 0]]).sum(1) > 0
    large = np.linalg.norm(crosses, axis=1) > 1e-5
    assert agree[large].mean() > 0.99, "winding and normals disagree"
    assert set(np.unique(shown.part)) | {0} == set(range(len(shown.parts))), "a part without triangles"


@pytest.mark.parametrize("name", STANDING)
def test_the_camp_shows_from_afar(name: str):
    views = [rendered(model(name), heading) for heading in HEADINGS]
    share = sum(view[view >= 0].sum() for view in views) / sum((view >= 0).sum() for view in views)
    assert 0.07 <= share <= 0.40, f"{share:.0%} of what is seen carries the camp's colour"


def test_silhouettes_tell_units_apart():
    close = []
    for one, other in itertools.combinations(STANDING, 2):
        views = [(rendered(model(one), h) >= 0, rendered(model(other), h) >= 0) for h in HEADINGS]
        apart = float(np.mean([(a ^ b).sum() / (a | b).sum() for a, b in views]))
        if apart < 0.22:
            close.append(f"{one} and {other}: {apart:.2f}")
    assert not close, close


def test_a_headquarters_gets_lower_as_it_is_broken():
    whole, damaged, broken = (model(f"headquarters{state}") for state in ("", "_damaged", "_broken"))
    assert whole.height == damaged.height > broken.height
    dark = [float(state.colours.astype(float).mean()) for state in (whole, damaged, broken)]
    assert dark == sorted(dark, reverse=True)

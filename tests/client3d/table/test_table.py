"""The table: every kind stands on its own base, houses open for who is inside, pictures repeat, tiers differ."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from client3d.models.catalogue.skirmish import SKIRMISH
from client3d.models.library import ModelLibrary
from client3d.scene.preview import read_picture
from client3d.scene.props import PropBook
from client3d.table.barriers import barrier
from client3d.table.demo import cm, demo_table, man
from client3d.table.mat import MOST_PIXELS, MatPainting
from client3d.table.measures import ground, heading, spot
from client3d.table.picture import Barrier, Fighter, Patch, TablePicture
from client3d.table.plans import Ghost, Plan, Ring
from client3d.table.preview import SKIRMISH_MODELS, model_library
from client3d.table.scatter import Scatter
from client3d.table.table import Table
from tests.client3d.table.conftest import small_table

ROOT = Path(__file__).resolve().parents[3]
KINDS = {"zouave": 2.5, "prussian": 2.5, "scout": 2.5, "sniper": 2.5, "leader": 2.5, "dragoon": 4.0, "wagon": 6.0}
SHOOTERS = [kind for kind in KINDS if kind != "wagon"]


# --- models


@pytest.mark.parametrize(("kind", "base"), KINDS.items())
def test_a_miniature_stands_on_its_base_and_is_as_high_as_one(kind: str, base: float) -> None:
    model = ModelLibrary([SKIRMISH_MODELS]).load(kind)
    assert not model.is_fallback
    rim = model.positions[(model.material[:, 2] == 255) & (model.positions[:, 2] < 0.03)]
    assert np.hypot(rim[:, 0], rim[:, 1]).max() * 5 * 2 == pytest.approx(base, abs=0.05)
    assert 2.5 <= model.height * 5 <= 5.0  # centimetres


@pytest.mark.parametrize("kind", SHOOTERS)
def test_a_miniature_that_shoots_has_a_muzzle_arms_that_aim_and_legs_that_walk(kind: str) -> None:
    model = ModelLibrary([SKIRMISH_MODELS]).load(kind)
    assert "muzzle" in model.anchors
    assert model.muzzle.position[1] > 0.1
    kinds = [part.kind for part in model.parts]
    assert kinds.count("swing") >= 2
    assert any(part.name.startswith("weapon") for part in model.parts)


def test_the_rulesets_own_kinds_have_models() -> None:
    units = ROOT / "data" / "skirmish" / "units" / "units.toml"
    if not units.is_file():
        pytest.skip("the ruleset is not there yet")
    for kind, told in tomllib.loads(units.read_text(encoding="utf-8")).items():
        assert kind in KINDS
        assert KINDS[kind] == told["base"]


def test_models_are_small_files() -> None:
    sizes = {path.stem: path.stat().st_size for path in SKIRMISH_MODELS.glob("*.model")}
    assert max(sizes.values()) < 120_000
    assert sum(sizes.values()) < 800_000


def test_a_bake_repeats_itself_and_the_files_are_fresh() -> None:
    pytest.importorskip("trimesh")
    from client3d.models.bake import bake

    for name in ("zouave", "die"):
        baked, stored = bake(name, "skirmish"), ModelLibrary([SKIRMISH_MODELS]).load(name)
        assert np.array_equal(stored.triangles, baked.triangles)
        assert np.allclose(stored.positions, baked.positions, atol=1e-4)
        assert np.abs(stored.colours.astype(int) - baked.colours).max() <= 8


def test_every_model_of_the_catalogue_has_its_file_and_no_other() -> None:
    assert sorted(SKIRMISH) == ModelLibrary([SKIRMISH_MODELS]).names()


# --- the table


def test_fighters_stand_where_they_are_and_look_where_they_face(
    table_of: Callable[..., Table], zouave: Fighter, prussian: Fighter
) -> None:
    table = table_of(zouave, prussian)
    for fighter in (zouave, prussian):
        unit = table.units.units[fighter.id]
        assert unit.position == (*ground(fighter.at), 0.0)
        assert unit.heading == pytest.approx(heading(fighter.facing))
    table.show(replace(table.picture, fighters=(zouave,)))
    assert prussian.id not in table.units.units


def test_places_and_headings() -> None:
    assert ground((5_000, 10_000)) == (1.0, -2.0)
    assert spot(1.0, -2.0) == (5_000, 10_000)
    assert [round(heading(way)) % 360 for way in ((0, -1), (1, 0), (0, 1), (-1, 0))] == [0, 90, 180, 270]


@pytest.mark.parametrize("posture", ["standing", "aiming", "reloading", "kneeling", "hidden", "fallen"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_takes_every_posture(table_of: Callable[..., Table], kind: str, posture: str) -> None:
    fighter = replace(man(1001, kind, 8, 20, 30, "blue"), posture=posture)
    table = table_of(fighter)
    unit = table.units.units[1001]
    assert (unit.tilt[0] > 90) == (posture == "fallen")
    assert unit.kneel == (posture == "kneeling" and kind not in ("dragoon", "wagon"))
    for _ in range(40):
        table.update(0.1)
    assert (unit.aim == 1.0) == (posture in ("aiming", "kneeling"))  # and keeps it so


def test_a_kind_that_nobody_made_still_shows(table_of: Callable[..., Table]) -> None:
    table = table_of(man(1001, "hussar", 8, 20, 0, "blue"))
    assert table.units.units[1001].model == "hussar"


def test_a_house_opens_at_the_lowest_floor_with_anybody_and_closes_behind_them(
    table_of: Callable[..., Table], zouave: Fighter
) -> None:
    up, down = replace(zouave, house=0, floor=1), replace(zouave, id=1002, house=0, floor=0)
    table = table_of(up)
    assert table.shelters[0].open_floor == 1
    table.show(replace(table.picture, fighters=(up, down)))
    assert table.shelters[0].open_floor == 0
    assert (table.units.units[up.id].fade, table.units.units[down.id].fade) == (0.0, 1.0)
    table.choose_floor(0, 1)
    assert (table.units.units[up.id].fade, table.units.units[down.id].fade) == (1.0, 0.0)
    table.show(replace(table.picture, fighters=(zouave,)))
    assert table.shelters[0].open_floor is None


def test_a_table_does_not_change_its_ground(table_of: Callable[..., Table]) -> None:
    table = table_of()
    with pytest.raises(ValueError, match="make another Table"):
        table.show(replace(table.picture, barriers=()))


def test_an_unknown_light_is_refused(table_of: Callable[..., Table]) -> None:
    with pytest.raises(ValueError, match="expected one of day, evening"):
        table_of().set_light("noon")


def test_ghosts_come_and_go_with_the_plan(table_of: Callable[..., Table]) -> None:
    table = table_of()
    before = len(table.units.units)
    ghost = Ghost("zouave", "blue", (8_000, 8_000), (0, 1), 1250)
    table.plan(Plan(ghosts=(ghost, replace(ghost, at=(12_000, 8_000))), rings=(Ring((8_000, 8_000), 1250),)))
    assert len(table.units.units) == before + 2
    table.plan(Plan())
    assert len(table.units.units) == before


def test_a_ghost_is_as_large_as_its_base(table_of: Callable[..., Table]) -> None:
    table = table_of()
    before = set(table.units.units)
    table.plan(Plan(ghosts=tuple(Ghost("zouave", "blue", (8_000, 8_000), (0, 1), radius) for radius in (1250, 2500))))
    ghosts = sorted(set(table.units.units) - before, reverse=True)
    assert [table.units.units[key].scale for key in ghosts] == [pytest.approx(1), pytest.approx(2)]


def test_more_fighters_cost_no_more_nodes(table_of: Callable[..., Table]) -> None:
    few = table_of(man(1001, "zouave", 4, 4, 0, "blue")).node_count()
    many = table_of(*(man(1001 + k, "zouave", 2 + k % 12, 18 + k // 12, 0, "blue") for k in range(60))).node_count()
    assert few == many < 60


# --- the mat


def test_a_mat_is_bounded_in_pixels_however_large_the_table() -> None:
    painting = MatPainting(TablePicture((600, 300)))
    assert max(painting.colours.shape) <= MOST_PIXELS


def test_patches_are_painted_where_they_are() -> None:
    road = Patch("road", cm((0, 10), (40, 10), (40, 16), (0, 16)))
    bare, paved = (MatPainting(TablePicture((40, 30), patches)).colours for patches in ((), (road,)))
    per_cm = bare.shape[1] / 40
    changed = np.abs(bare - paved).sum(2) > 0.01
    assert changed[int(13 * per_cm), :].mean() > 0.8
    assert not changed[: int(8 * per_cm)].any()
    assert not changed[int(18 * per_cm) :].any()


def test_ruts_do_not_turn_round_at_the_edge_of_the_mat() -> None:
    road = Patch("road", cm((0, 10), (40, 10), (40, 16), (0, 16)))
    colours = MatPainting(TablePicture((40, 30), (road,))).colours.sum(2)
    per_cm = colours.shape[1] / 40
    middle = colours[int(12.6 * per_cm) : int(13.4 * per_cm)]
    assert middle[:, int(0.8 * per_cm) : int(1.4 * per_cm)].mean() > 0.8 * middle.mean()


def test_a_barrier_of_every_kind_follows_its_line() -> None:
    line = np.array([(0.0, 0.0), (3.0, 0.0), (3.0, 2.0)])
    for kind, high in {"hedge": 0.34, "wall": 0.34, "fence": 0.30}.items():
        mesh = barrier(kind, line, np.random.default_rng(1))
        points = mesh.points.reshape(-1, 3) / 100
        near = np.minimum(np.abs(points[:, 1]), np.abs(points[:, 0] - 3.0))
        assert near.max() < 0.35
        assert points[:, 2].max() == pytest.approx(high, abs=0.1)
        assert points[:, 0].min() < 0.1
        assert points[:, 1].max() > 1.9


def test_tables_of_nothing_and_of_one_short_wall_can_be_laid(base: object) -> None:
    for picture in (TablePicture((10, 10)), TablePicture((10, 10), barriers=(Barrier("fence", cm((1, 1), (1.5, 1))),))):
        Table(base, picture, model_library(), "low").destroy()


# --- pictures


def test_the_same_table_is_painted_and_strewn_the_same_every_time() -> None:
    paintings = [MatPainting(demo_table()).colours for _ in range(2)]
    assert np.array_equal(*paintings)
    strewn = [Scatter(demo_table(), PropBook(model_library()), []).mesh.positions for _ in range(2)]
    assert np.array_equal(*strewn)


@pytest.mark.parametrize("tier", ["low", "high"])
def test_the_table_looks_as_it_did(tmp_path: Path, tier: str) -> None:
    """If the change is wanted, draw anew: python -m client3d.table.preview GOLDEN --size 240x150 --tier TIER."""
    out = tmp_path / "now.png"
    command = [sys.executable, "-m", "client3d.table.preview", str(out), "--size", "240x150", "--tier", tier]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=600)
    assert "error" not in done.stderr.lower()  # a shader that does not compile is only told there
    golden = read_picture(Path(__file__).parent / "golden" / f"{tier}.png").astype(int)
    away = np.abs(read_picture(out).astype(int) - golden)
    assert away.mean() < 1.5
    assert (away > 32).mean() < 0.012


def test_a_tier_that_pays_for_more_draws_another_picture(table_of: Callable[..., Table], zouave: Fighter) -> None:
    assert small_table(zouave).size == (40, 30)
    names = []
    for tier in ("low", "medium", "high"):
        table = table_of(zouave, tier=tier)
        names.append(table.tier)
    assert names == ["low", "medium", "high"]

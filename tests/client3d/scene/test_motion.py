"""Motion of units: squads thin, weapons rise and sink, guns go home, hulls sway, lamps shine by night."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from panda3d.core import PNMImage, Texture

from client3d.models.catalogue import UNITS
from client3d.scene.demo import board_of
from client3d.scene.unit import FALL_SECONDS, READY_SECONDS, Unit, rocked
from client3d.scene.unit_models import MAX_PARTS

LONG = 4.0  # seconds in which all that units do has come to an end


def seen(base: Any) -> np.ndarray:
    """What a frame shows, one number a pixel and channel."""
    for _ in range(2):
        base.graphicsEngine.render_frame()
    image, texture = PNMImage(), Texture()
    base.win.get_screenshot(image)
    texture.load(image)
    return np.frombuffer(texture.get_ram_image_as("RGB"), np.uint8).astype(int)


@pytest.fixture
def scene(scene_of) -> Any:
    shown = scene_of(board_of("..... ..... ....."))
    shown.camera.focus((2, 1), instantly=True)
    shown.camera.zoom_to(3.0)
    shown.settle()
    return shown


def pass_by(scene: Any, seconds: float) -> None:
    for _ in range(round(seconds * 20)):
        scene.update(0.05)


@pytest.mark.parametrize(
    ("model", "share", "lying"),
    [
        ("infantry", 1.0, 0),
        ("infantry", 0.67, 0),  # two of three and a bit: the third still stands
        ("infantry", 0.66, 1),
        ("infantry", 0.2, 2),
        ("infantry", 0.0, 3),
        ("scout", 0.5, 1),
        ("sniper", 0.1, 0),
        ("medic", 0.4, 0),  # one bearer alone carries no stretcher
        ("medic", 0.0, 2),
        ("tank", 0.1, 0),
    ],
)
def test_as_many_of_a_squad_stand_as_it_has_hit_points_left(scene, model: str, share: float, lying: int) -> None:
    scene.units.place(1, model, (2, 1), "blue")
    scene.units.health(1, share)
    assert scene.units.units[1].fallen == 0.0
    assert scene.units.at_rest == (lying == 0)
    pass_by(scene, LONG)
    assert scene.units.units[1].fallen == lying
    assert scene.units.at_rest


def test_all_who_are_left_fall_in_the_time_of_one(scene) -> None:
    scene.units.place(1, "infantry", (2, 1), "blue")
    scene.units.health(1, 0.0)
    pass_by(scene, FALL_SECONDS / 2)
    assert 1.0 < scene.units.units[1].fallen < 2.0
    pass_by(scene, FALL_SECONDS / 2 + 0.05)
    assert scene.units.units[1].fallen == 3.0


def test_who_is_healed_stands_up_again(scene) -> None:
    scene.units.place(1, "infantry", (2, 1), "blue")
    scene.units.health(1, 0.3, instantly=True)
    assert scene.units.units[1].fallen == 2.0
    scene.units.health(1, 1.0)
    pass_by(scene, LONG)
    assert scene.units.units[1].fallen == 0.0


def test_a_weapon_is_lowered_and_a_turret_goes_home_a_while_after_the_shot(scene) -> None:
    for key, model in ((1, "infantry"), (2, "tank")):
        scene.units.place(key, model, (key, 1), "blue")
        scene.units.set(key, turret=200.0, elevation=20.0, aim=1.0)
        scene.units.fire(key)
    pass_by(scene, READY_SECONDS / 2)
    assert all((u.aim, u.turret, u.elevation) == (1.0, 200.0, 20.0) for u in scene.units.units.values())
    pass_by(scene, READY_SECONDS / 2 + 0.2)
    tank = scene.units.units[2]
    assert 0.0 < tank.aim < 1.0
    assert -160.0 < tank.turret < -100.0  # by the short way
    pass_by(scene, LONG)
    assert all((u.aim, u.turret, u.elevation) == (0.0, 0.0, 0.0) for u in scene.units.units.values())
    assert not any(u.acts for u in scene.units.units.values())


def test_a_turret_that_is_turned_by_somebody_does_not_go_home(scene) -> None:
    scene.units.place(1, "tank", (2, 1), "blue", turret=90.0)
    pass_by(scene, LONG)
    assert scene.units.units[1].turret == 90.0
    scene.units.set(1, aim=1.0)
    pass_by(scene, READY_SECONDS + 0.2)
    scene.units.set(1, turret=45.0)
    pass_by(scene, LONG)
    assert scene.units.units[1].turret == 45.0


def test_a_hull_leans_away_from_its_shot() -> None:
    assert rocked(Unit("tank", (0.0, 0.0, 0.0))) == (0.0, 0.0)
    nose, roll = rocked(Unit("tank", (0.0, 0.0, 0.0), recoil=0.85))
    assert nose > 1.0
    assert roll == pytest.approx(0.0)
    nose, roll = rocked(Unit("tank", (0.0, 0.0, 0.0), turret=90.0, recoil=0.85))  # fired to the right
    assert nose == pytest.approx(0.0)
    assert roll < -1.0


def test_shots_leave_a_raised_barrel_where_it_points(scene) -> None:
    units = scene.units
    units.place(1, "cannon", (2, 1), "blue")
    low = units.muzzle(1)
    units.set(1, elevation=30.0)
    assert units.muzzle(1)[2] > low[2] + 0.1
    units.place(2, "anti_air_battery", (2, 1), "blue")
    level = units.raise_of(2, 0.0)
    assert level == pytest.approx(-46, abs=3)  # its barrels were built pointing up
    units.set(2, elevation=level)
    assert units.muzzle(2, 1)[2] - units.units[2].position[2] == pytest.approx(0.31, abs=0.01)  # its hinge
    assert units.raise_of(2, 50.0) - level == pytest.approx(50.0)


def test_headlamps_shine_by_night_on_what_is_whole_and_in_sight(scene) -> None:
    units = scene.units
    for key, model in enumerate(("truck", "tank", "infantry", "attack_helicopter", "supply_truck", "truck")):
        units.place(key, model, (key % 5, 1), "blue", wreck=key == 4)
    units.set(5, still=True)
    scene.update(0.1)
    assert units.beams.is_hidden()
    scene.set_light("night", "summer", "clear")
    scene.update(0.1)
    assert units.beams.get_instance_count() == 2
    scene.set_light("day", "summer", "clear")
    scene.update(0.1)
    assert units.beams.is_hidden()


@pytest.mark.parametrize("model", ["anti_air_battery", "jammer", "infantry", "engineer"])
@pytest.mark.parametrize("why", ["only remembered", "motion reduced"])
def test_what_turns_or_looks_round_by_itself_can_stand_still(scene, base, model: str, why: str) -> None:
    scene.units.place(1, model, (2, 1), "blue")
    scene.update(0.0)
    before = seen(base)
    pass_by(scene, 2.0)
    assert (np.abs(seen(base) - before) > 30).sum() > 40
    if why == "only remembered":
        scene.units.set(1, still=True)
    else:
        scene.units.let_sway(False)
    scene.update(0.0)
    before = seen(base)
    pass_by(scene, 2.0)
    assert np.array_equal(seen(base), before)


POSES = {
    "aims": ("infantry", lambda units: units.set(1, aim=1.0)),
    "kneels": ("infantry", lambda units: units.set(1, kneel=1.0)),
    "falls": ("infantry", lambda units: units.health(1, 0.0, instantly=True)),
    "works": ("engineer", lambda units: setattr(units.units[1], "work", 1.0)),
    "rolls": ("truck", lambda units: setattr(units.units[1], "walk", 2.0)),
    "its tracks run": ("tank", lambda units: setattr(units.units[1], "walk", 0.15)),
}


@pytest.mark.parametrize("pose", POSES)
def test_a_pose_is_seen(scene, base, pose: str) -> None:
    model, take = POSES[pose]
    scene.units.let_sway(False)
    scene.camera.zoom_to(1.5)
    scene.settle()
    # a tank is seen from behind: of what rolls its tracks alone show
    scene.units.place(1, model, (2, 1), "blue", 45.0 if model == "tank" else 135.0)
    scene.update(0.0)
    before = seen(base)
    take(scene.units)
    scene.units.stand_anew()
    scene.update(0.0)
    assert (np.abs(seen(base) - before) > 12).sum() > 100


def test_soldiers_have_heads_that_turn_and_the_card_has_room_for_all_parts(library) -> None:
    faces_hidden = {"sniper", "drone_operator"}
    for name in UNITS:
        parts = library.load(name).parts
        assert len(parts) <= MAX_PARTS, name
        heads = sum(part.name.startswith("head") for part in parts)
        on_foot = any(part.kind == "figure" for part in parts)
        assert bool(heads) == (on_foot and name not in faces_hidden), name

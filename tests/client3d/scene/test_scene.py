"""The scene as a whole: fog, units, overlays, effects, budgets."""

import time

import numpy as np
import pytest
from panda3d.core import RenderState

from client3d.scene.demo import board_of, demo_board, large_board
from client3d.scene.fog import CHANGE_SECONDS
from client3d.scene.overlays import STYLES
from client3d.scene.preview import crowd, furnish
from client3d.scene.renderer import forget_states
from client3d.scene.rotors import discs_of
from client3d.scene.terrain import STEPS_AN_UPDATE, Terrain
from client3d.scene.tiers import candidates
from client3d.scene.unit import SPIN_UP_SECONDS
from client3d.scene.units import compass

NODE_BUDGET = 80
UPDATE_BUDGET = 0.004  # seconds, 40 x 40 cells and 60 units
FIELD = "..... ..... ..... ....."


def texels(scene) -> np.ndarray:
    data = np.frombuffer(bytes(scene.fog.texture.get_ram_image()), np.uint8)
    return data.reshape(scene.board.height, scene.board.width)[::-1]


def test_fog_has_three_levels_and_changes_in_a_moment(scene_of) -> None:
    scene = scene_of(board_of(FIELD))
    scene.settle()
    levels = np.zeros((4, 5), np.uint8)
    levels[1, 2], levels[3, 4] = 1, 2
    scene.set_fog(levels)  # the first fog is there at once
    assert (texels(scene)[1, 2], texels(scene)[3, 4], texels(scene)[0, 0]) == (115, 255, 0)
    scene.set_fog(np.full((4, 5), 2, np.uint8))
    scene.update(CHANGE_SECONDS / 2)
    assert 0 < texels(scene)[0, 0] < 255
    assert not scene.at_rest
    scene.update(CHANGE_SECONDS)
    assert (texels(scene) == 255).all()
    assert scene.at_rest


def test_fog_of_another_shape_is_refused(scene_of) -> None:
    with pytest.raises(ValueError, match="expected"):
        scene_of(board_of(FIELD)).set_fog(np.zeros((5, 4), np.uint8))


def test_a_large_battle_costs_few_nodes_and_little_time(scene_of) -> None:
    scene = scene_of(large_board(40))
    scene.settle()
    crowd(scene, 60)
    scene.overlays.show("reach", [(x, y) for x in range(9) for y in range(9)], "reach")
    spent = []
    for _ in range(20):
        start = time.perf_counter()
        scene.update(1 / 30)
        spent.append(time.perf_counter() - start)
    assert scene.node_count() < NODE_BUDGET
    assert min(spent) < UPDATE_BUDGET


def test_a_unit_stands_faces_fires_and_leaves(scene_of) -> None:
    scene = scene_of(board_of(FIELD))
    scene.units.place(7, "tank", (2, 1), "blue", 1)
    x, y, z = scene.units.world_position(7)
    assert (x, y, z) == pytest.approx((2.5, -1.5, scene.ground_height(2.5, -1.5)))
    ahead = scene.units.muzzle(7)
    assert ahead[0] > 2.8  # it faces east
    assert ahead[1] == pytest.approx(-1.5, abs=0.1)
    scene.units.set(7, turret=90.0)
    assert scene.units.muzzle(7)[1] < -1.8  # the gun points south
    scene.effects.muzzle(7)
    assert not scene.at_rest
    for _ in range(30):
        scene.update(0.1)
    assert scene.at_rest
    scene.units.remove(7)
    scene.units.remove(7)
    assert not scene.units.units


def test_a_heading_is_quarters_or_degrees() -> None:
    assert [compass(h) for h in (0, 1, 2, 3)] == [0, 90, 180, 270]
    assert (compass(3.0), compass(45)) == (3.0, 45.0)


def test_more_units_than_rows_still_fit(scene_of) -> None:
    scene = scene_of(large_board(16))
    crowd(scene, 150)
    scene.update(0.1)
    assert scene.units.texture.get_y_size() >= 150


def test_effects_are_the_same_at_the_same_moment(scene_of) -> None:
    def moments(step: float) -> list[bytes]:
        scene = scene_of(demo_board())
        furnish(scene)
        for _ in range(round(0.4 / step)):
            scene.update(step)
        geoms = scene.effects.node.node().get_geoms()
        return [bytes(g.get_vertex_data().get_array(0).get_handle().get_data()) for g in geoms]

    first, again = moments(0.1), moments(0.1)
    assert first
    assert first == again


def test_an_explosion_ends_and_a_fire_does_not(scene_of) -> None:
    scene = scene_of(board_of(FIELD))
    scene.effects.explosion((2.5, -1.5, 0.0))
    scene.set_burning([(1, 1)])
    assert not scene.effects.idle
    for _ in range(40):
        scene.update(0.1)
    assert scene.effects.idle
    assert scene.effects.any_shown
    scene.set_burning([])
    assert not scene.effects.any_shown


def test_a_shot_tells_when_it_arrives(scene_of) -> None:
    scene = scene_of(board_of(FIELD))
    slow = scene.effects.tracer((0, 0, 0), (4, 0, 0), "rocket", 0.5)
    fast = scene.effects.tracer((0, 0, 0), (4, 0, 0), "shell")
    assert slow > 0.5 > fast > 0


def test_overlays_share_one_node(scene_of) -> None:
    scene = scene_of(demo_board())
    for k, style in enumerate(STYLES):
        scene.overlays.show(style, [(k, 3), (k + 1, 3)], style)
    scene.overlays.path("way", [(0, 0), (1, 0), (1, 1)])
    scene.update(0.1)
    assert scene.overlays.node.node().get_num_geoms() == 1
    scene.overlays.clear()
    scene.update(0.1)
    assert scene.overlays.node.node().get_num_geoms() == 0
    with pytest.raises(ValueError, match="overlay style"):
        scene.overlays.show("x", [], "nonsense")


def test_changed_terrain_is_rebuilt_at_the_next_update(scene_of) -> None:
    scene = scene_of(demo_board())
    flat = scene.ground_height(10.5, -4.5)
    scene.set_terrain((10, 4), "crater")
    scene.update(0.1)
    assert scene.ground_height(10.5, -4.5) < flat - 0.05


def test_lights_have_the_rulebooks_names(scene_of) -> None:
    scene = scene_of(board_of(FIELD))
    with pytest.raises(ValueError, match="hour"):
        scene.set_light("noon", "summer", "clear")
    scene.set_light("night", "winter", "snow")
    scene.update(0.1)


def test_software_rasterisers_never_try_the_high_tier() -> None:
    assert candidates("llvmpipe (LLVM 15.0.6, 256 bits)")[0] == ["medium", "low"]
    assert candidates("NVIDIA GeForce")[0][0] == "high"


def test_a_wreck_is_one_of_its_class_or_a_burnt_model(scene_of) -> None:
    scene = scene_of(board_of(FIELD))
    for x, kind in enumerate(("tracked", "wreck_wheeled", "towed", "tank")):
        scene.place_wreck((x, 0), kind)
    shown = {unit.position[0]: (unit.model, unit.wreck) for unit in scene.units.units.values()}
    assert shown == {
        0.5: ("wreck_tracked", False),
        1.5: ("wreck_wheeled", False),
        2.5: ("wreck_wheeled", False),
        3.5: ("tank", True),
    }
    scene.remove_wreck((0, 0))
    assert len(scene.units.units) == 3


def test_a_unit_among_trees_shows_as_a_silhouette_and_one_in_the_open_does_not(scene_of) -> None:
    scene = scene_of(board_of("..... ..f.. ..... ....."))
    scene.units.place(1, "tank", (2, 1), "blue")
    scene.update(0.1)
    (ghost,) = scene.units.ghosts.get_children()
    assert not ghost.is_hidden()
    scene.units.set(1, position=(0.5, -3.5))
    scene.update(0.1)
    assert ghost.is_hidden()


def test_the_tier_can_change_while_a_battle_is_shown(scene_of, base) -> None:
    scene = scene_of(demo_board())
    furnish(scene)
    for tier in ("medium", "low", "auto"):
        scene.set_tier(tier)
        scene.update(0.1)
        base.graphicsEngine.render_frame()
    assert scene.tier in ("low", "medium")
    with pytest.raises(ValueError, match="tier"):
        scene.set_tier("ultra")


def test_trees_make_room_for_a_structure(scene_of) -> None:
    scene = scene_of(board_of("fff fff fff"))
    assert scene.terrain.mesh.props((1, 1))
    scene.set_cleared([(1, 1)])
    scene.update(0.1)
    assert not scene.terrain.mesh.props((1, 1))
    assert scene.terrain.mesh.props((0, 0))
    scene.set_cleared([])
    scene.update(0.1)
    assert scene.terrain.mesh.props((1, 1))


def test_frames_without_a_window_leave_nothing_behind(scene_of, base) -> None:
    scene = scene_of(demo_board())
    furnish(scene)
    states = []
    for _ in range(24):
        scene.update(0.05)
        base.graphicsEngine.render_frame()
        forget_states()
        states.append(RenderState.get_num_states())
    assert max(states[12:]) <= max(states[:12]) + 24


def triangles(scene) -> int:
    nodes = [chunk.node() for chunk in scene.terrain.node.get_children()]
    return sum(geom.get_primitive(0).get_num_primitives() for node in nodes for geom in node.get_geoms())


def test_only_what_is_looked_at_is_built_whole(scene_of) -> None:
    scene = scene_of(large_board(60))
    scene.settle()
    near_the_middle = triangles(scene)
    scene.camera.focus((2, 2), instantly=True)
    scene.update(0.1)
    assert not scene.terrain.whole
    assert not scene.at_rest
    scene.settle()
    assert scene.terrain.whole
    corner_too = triangles(scene)
    assert near_the_middle < corner_too < near_the_middle * 2
    scene.camera.focus((30, 30), instantly=True)
    scene.settle()
    assert triangles(scene) == corner_too  # what was built stays


def test_no_update_builds_more_of_the_ground_than_a_frame_bears(scene_of, monkeypatch) -> None:
    scene, taken = scene_of(large_board(60)), list[str]()
    scene.settle()

    def counted(name: str) -> None:
        work = getattr(Terrain, name)
        monkeypatch.setattr(Terrain, name, lambda self, *given: (taken.append(name), work(self, *given))[1])

    for name in ("_build_on", "_measure", "_renew_water", "_renew_edge"):
        counted(name)
    scene.camera.focus((2, 2), instantly=True)
    for cell in ((2, 2), (3, 3), (12, 3), (40, 50)):
        scene.set_terrain(cell, "crater")
    while not scene.terrain.whole:
        before = len(taken)
        scene.update(0.1)
        done = taken[before:]
        assert done == ["_measure"] or ("_measure" not in done and len(done) <= STEPS_AN_UPDATE)
    assert taken.count("_build_on") > 40  # several chunks, ten steps and more each
    assert taken.count("_measure") == 3  # cells of one chunk together
    assert {"_measure", "_renew_water", "_renew_edge"} < set(taken)


def test_a_chunk_that_changes_while_it_is_built_is_begun_anew(scene_of) -> None:
    scene, other = scene_of(large_board(60)), scene_of(large_board(60))
    for one in (scene, other):
        one.settle()
        one.camera.focus((2, 2), instantly=True)
    other.set_terrain((1, 1), "burnt")
    for _ in range(8):
        scene.update(0.1)
    assert scene.terrain._site is not None
    x, y = scene.terrain._site.corner
    for one in (scene, other):
        one.set_terrain((x + 2, y + 2), "crater")
    scene.set_terrain((1, 1), "burnt")
    for one in (scene, other):
        one.settle()
    assert triangles(scene) == triangles(other)


def test_ground_changed_out_of_sight_is_right_when_looked_at(scene_of) -> None:
    scene, other = scene_of(large_board(60)), scene_of(large_board(60))
    for one in (scene, other):
        one.settle()
    scene.set_terrain((2, 2), "burnt")
    for _ in range(4):
        scene.update(0.1)
    scene.camera.focus((2, 2), instantly=True)
    other.camera.focus((2, 2), instantly=True)
    other.set_terrain((2, 2), "burnt")
    for one in (scene, other):
        one.settle()
        one.update(0.1)
        one.settle()
    assert triangles(scene) == triangles(other)


def test_rotors_turn_up_and_down_and_mark_who_flies(scene_of) -> None:
    """A landed craft has no mark below it and no disc; one in the air has both, a tank never."""
    scene = scene_of(board_of(".. .."))
    units = scene.units
    units.place(1, "attack_helicopter", (0, 0), "blue", height=1.2)
    units.place(2, "tank", (1, 1), "red")
    scene.update(0.0)
    assert units.units[1].aloft == 1.0
    assert units.units[2].aloft == 0.0
    units.set(1, position=(0.5, -0.5, units._ground_height(0.5, -0.5)), spinning=False)
    scene.update(SPIN_UP_SECONDS / 2)
    assert units.units[1].aloft == 0.0
    assert 0.4 < units.units[1].power < 0.6
    scene.update(SPIN_UP_SECONDS)
    assert units.units[1].power == 0.0
    units.set(1, spinning=True)
    scene.update(SPIN_UP_SECONDS)
    assert units.units[1].power == 1.0


def moved(base, scene) -> int:
    """How many bytes of the picture a second changes while everything stays where it is."""
    pictures = []
    for seconds in (1.0, 2.0):
        scene._renderer.root.set_shader_input("time", seconds)
        for _ in range(2):
            base.graphics_engine.render_frame()
        pictures.append(np.frombuffer(bytes(base.win.get_screenshot().get_ram_image()), np.uint8))
    return int((pictures[0] != pictures[1]).sum())


def test_craft_in_the_air_sway_unless_motion_is_reduced(base, scene_of) -> None:
    scene = scene_of(board_of(FIELD))
    scene.units.place(1, "attack_helicopter", (2, 2), "blue", height=1.2)
    scene.camera.focus((2, 2), instantly=True)
    scene.settle()
    scene.update(SPIN_UP_SECONDS)
    scene.units.rotors.hide()  # their discs shimmer all the time
    assert moved(base, scene) > 100
    scene.units.let_sway(False)
    assert moved(base, scene) == 0


def told(scene, key: int) -> np.ndarray:
    """What the card is told of a unit that is drawn."""
    return scene.units.units[key].told.copy()


def test_the_card_is_told_of_what_changed_and_of_nothing_else(scene_of, monkeypatch) -> None:
    scene = scene_of(board_of("..... ..f.. ..... ....."))
    for key in range(4):
        scene.units.place(key, "tank", (key, 3), "blue")
    scene.update(0.1)
    worked_out: list[float] = []
    tell = scene.units._tell
    monkeypatch.setattr(scene.units, "_tell", lambda unit: (worked_out.append(unit.position[0]), tell(unit)))
    before = told(scene, 2)
    scene.units.set(2, heading=90.0)
    scene.update(0.1)
    assert worked_out == [2.5]
    assert not np.array_equal(told(scene, 2), before)
    scene.camera.pan(30, 0, instantly=True)  # looking elsewhere changes nothing that is told
    scene.update(0.1)
    assert worked_out == [2.5]
    scene.set_terrain((1, 3), "crater")  # the ground under one of them sinks: all stand anew
    scene.update(0.1)
    scene.update(0.1)
    assert sorted(set(worked_out)) == [0.5, 1.5, 2.5, 3.5]
    worked_out.clear()
    scene.camera.turn(1)  # what hides behind trees is another
    scene.camera.finish()
    scene.update(0.1)
    assert len(worked_out) == 4


def test_every_craft_has_a_disc_for_each_rotor(library) -> None:
    rotors = {"attack_helicopter": 2, "transport_helicopter": 2, "surveillance_drone": 4, "bomber_drone": 6}
    for name, count in {**rotors, "kamikaze_drone": 1, "tank": 0, "anti_air_battery": 0}.items():
        discs = discs_of(library.load(name))
        assert len(discs) == count, name
        assert all(0.05 < radius < 0.65 for _, _, radius in discs)

"""The bomb, the air strike, signs, stars, finished units and towns on the scene."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from client3d.models.bake import PACKS
from client3d.models.library import ModelLibrary
from client3d.scene.air_strike import AirStrike
from client3d.scene.board import BoardPicture
from client3d.scene.bomb import FALL_SECONDS, Bomb
from client3d.scene.lighting import Tone, light, toned
from client3d.scene.mushroom import SECONDS, Mushroom
from client3d.scene.preview import MODELS
from client3d.scene.scene import Scene
from client3d.scene.signs import RISE_SECONDS, Signs, Stars

STEP = 1 / 20
MOST_PARTICLES = 1000


@pytest.fixture
def scene(base: Any) -> Iterator[Scene]:
    made = Scene(base, BoardPicture(8, 6, [["meadow"] * 8 for _ in range(6)]), _library(), "low")
    yield made
    made.destroy()


def _library() -> ModelLibrary:
    return ModelLibrary([MODELS, PACKS["headquarters"][0]])


def until(done: Callable[[], bool], scene: Scene) -> float:
    """Seconds until something is so; a minute at most."""
    passed = 0.0
    while not done() and passed < 60:
        scene.update(STEP)
        passed += STEP
    return passed


@pytest.mark.parametrize("calm", [False, True])
def test_the_bomb_falls_goes_off_and_leaves_the_light_as_it_was(scene: Scene, calm: bool) -> None:
    bomb, keys = Bomb(scene, calm), set(scene.units.units)
    assert bomb.done
    bomb.begin((4, 3))
    assert len(scene.units.units) == len(keys) + 1
    assert until(lambda: bomb.struck, scene) == pytest.approx(FALL_SECONDS, abs=2 * STEP)
    assert set(scene.units.units) == keys
    assert not scene.effects.idle
    assert scene.marks.soot.max() > 0.5
    assert until(lambda: bomb.done, scene) == pytest.approx(SECONDS, abs=2 * STEP)
    assert scene._tone == Tone()
    scene.update(STEP)
    assert scene.effects.idle


def test_a_calm_bomb_never_flashes_and_darkens_the_sky_slowly(scene: Scene) -> None:
    tones = {calm: [Bomb(scene, calm)._tone(t) for t in np.arange(0, SECONDS, STEP)] for calm in (False, True)}
    assert max(tone.flash for tone in tones[False]) > 5
    assert all(tone.flash == tone.glow == 0 for tone in tones[True])
    darkness = [tone.dark for tone in tones[True]]
    assert np.abs(np.diff(darkness)).max() < 0.05
    fierce = [Mushroom((4, -3, 0), 0.0, np.random.default_rng(1), (8, 6), calm=calm) for calm in (False, True)]
    brightest = [max(float((p["burn"] * p["alpha"]).max()) for p in map(c.particles, (0.2, 0.6, 1.2))) for c in fierce]
    assert brightest[1] < 0.35 * brightest[0]


def test_the_bomb_begun_again_is_one_bomb_and_can_be_ended(scene: Scene) -> None:
    bomb, keys = Bomb(scene), set(scene.units.units)
    bomb.begin((1, 1))
    bomb.begin((4, 3))
    assert len(scene.units.units) == len(keys) + 1
    bomb.update(FALL_SECONDS + 1.0)
    assert scene._tone.dark > 0
    bomb.end()
    assert (bomb.done, scene._tone, set(scene.units.units)) == (True, Tone(), keys)


@pytest.mark.parametrize("share", [0.45, 0.7, 1.0])
def test_the_cloud_is_bounded_rises_and_keeps_its_dust_on_the_board(share: float) -> None:
    cloud = Mushroom((5, -5, 0), 2.0, np.random.default_rng(1), (10, 10), size=1.2, share=share)
    assert len(cloud.particles(1.9)) == 0
    heights = []
    for now in np.arange(2.25, 2.0 + SECONDS, 0.25):
        shown = cloud.particles(now)
        assert len(shown) <= MOST_PARTICLES * share
        assert all(np.isfinite(shown[name]).all() for name in shown.dtype.names)
        heights.append(float(shown["at"][:, 2].max()))
    assert heights[8] > heights[2]
    assert cloud.over(2.1 + SECONDS)
    shown = cloud.particles(3.4)  # by now its ring is half beyond the edges
    dust = shown["at"][(shown["alpha"] > 0.03) & (shown["size"] > 0.1) & (shown["at"][:, 2] < 0.6)]
    assert 4.2 < np.abs(dust[:, :2] - (5, -5)).max() < 5.5


def test_tones_darken_light_up_and_leave_alone() -> None:
    day = light("day", "summer", "clear")
    assert toned(day, Tone()) == day
    assert toned(day, Tone(dark=1.0)).sun[0] < 0.3 * day.sun[0]
    assert toned(day, Tone(flash=10.0)).sky[0] > 5 * day.sky[0]
    assert toned(day, Tone(glow=1.0)).gain[0] > day.gain[0] > toned(day, Tone(glow=1.0)).gain[2]


@pytest.mark.parametrize("calm", [False, True])
def test_an_air_strike_bursts_three_bombs_and_takes_its_plane_away(scene: Scene, calm: bool) -> None:
    strike, keys = AirStrike(scene, calm), set(scene.units.units)
    strike.begin((4, 3), "blue")
    assert len(scene.units.units) == len(keys) + (not calm)
    struck = until(lambda: strike.struck, scene)
    assert 0.5 < struck < 2.0
    assert 0 < until(lambda: strike.done, scene) < 3.0
    assert set(scene.units.units) == keys
    assert scene.marks.soot.max() > 0.3


def test_a_star_goes_where_its_unit_goes_and_leaves_with_it(scene: Scene) -> None:
    scene.units.place(7, "scout", (1, 1), "red")
    scene.units.place(8, "tank", (3, 1), "red")
    stars, keys = Stars(scene), set(scene.units.units)
    stars.wear([7])
    (star,) = set(scene.units.units) - keys
    assert scene.units.world_position(star)[2] > scene.units.top(7)[2]
    scene.units.set(7, position=(5.5, -4.5))
    scene.update(STEP)
    assert scene.units.world_position(star)[:2] == (5.5, -4.5)
    scene.units.remove(7)
    scene.update(STEP)
    assert star not in scene.units.units
    stars.wear([8])
    stars.wear([])
    assert set(scene.units.units) == keys - {7}


def test_a_sign_waits_rises_and_is_gone(scene: Scene) -> None:
    signs, keys = Signs(scene), set(scene.units.units)
    signs.rise("coin", (2, 2), delay=0.5)
    (sign,) = set(scene.units.units) - keys
    assert scene.units.units[sign].fade == 0
    low = scene.units.world_position(sign)[2]
    until(lambda: scene.units.world_position(sign)[2] > low + 0.2, scene)
    assert scene.units.units[sign].fade == 1
    assert until(lambda: signs.done, scene) < RISE_SECONDS
    assert set(scene.units.units) == keys
    signs.rise("repair", (2, 2))
    signs.clear()
    assert set(scene.units.units) == keys


def test_who_has_done_all_it_may_loses_its_colours_but_still_flashes(scene: Scene) -> None:
    scene.units.place(7, "tank", (1, 1), "red")
    scene.units.set(7, spent=True)
    scene.update(STEP)
    assert scene.units.units[7].told[3][3] < 0
    scene.units.flash(7)
    scene.update(0.0)
    assert scene.units.units[7].told[3][3] > 0
    scene.units.set(7, spent=False)
    scene.update(1.0)
    scene.update(STEP)
    assert scene.units.units[7].told[3][3] == 0


def test_a_town_has_its_owners_colour_or_a_pale_one_and_never_turns(scene: Scene) -> None:
    scene.units.place(-9, "city_1", (3, 3), "green", 90.0)
    assert scene.units.units[-9].colour == scene.sides["green"]
    scene.units.place(-9, "city_1", (3, 3), None, 90.0)
    assert min(scene.units.units[-9].colour) > 0.75
    scene.units.set(-9, heading=180.0)
    assert scene.units.units[-9].heading == 0


def test_nobody_sees_a_town_through_what_hides_it_but_who_is_in_it(scene: Scene) -> None:
    scene.set_terrain((3, 3), "city")
    scene.units.place(-9, "city_1", (3, 3), "green")
    scene.units.place(7, "infantry", (3, 3), "green")
    scene.update(STEP)
    assert [unit.covered for unit in scene.units.units.values()] == [False, True]


def test_by_night_vehicles_light_their_way_and_houses_do_not(scene: Scene) -> None:
    for key, model in enumerate(("tank", "scout", "headquarters", "city_1", "hospital")):
        scene.units.place(key, model, (key, 1), "red")
    lit = {name for name, kind in scene.units._kinds.items() if kind.lamps}
    assert lit == {"tank", "scout"}

"""Which event is heard how, by whom; and what is heard all the time."""

from __future__ import annotations

from typing import Any

import pytest
from sound_parts import cues_of, shipped

from client3d.sound import cues as table
from client3d.sound.cues import CUES, Cue, burst_sound, engine_sound, shot_sound
from client3d.sound.place import Heard
from client3d.sound.surroundings import craft_loops, fire_loops, weather_loops
from client3d.sound.synthesis.catalogue import CATALOGUE
from core.events import OrderTakenBack
from systems.clumsy import events as told
from systems.clumsy import ground_events as land
from systems.clumsy.data import ShotSound, load_clumsy
from systems.clumsy.orders import EndTurnOrder, FireOrder
from systems.clumsy.picture import EVERYTHING, Figure, Picture, picture_of
from systems.clumsy.picture_changes import CHANGES
from systems.clumsy.pipeline import new_game
from systems.clumsy.setup import BattleSetup, UnitSetup

DATA = load_clumsy().data
HERE = (2, 1)


def picture(side: int = 0, *figures: Figure, **more: Any) -> Picture:
    """A board of six by three."""
    shown = {figure.key: figure for figure in figures}
    return Picture(side, 6, 3, [["meadow"] * 6 for _ in range(3)], {}, shown, **more)


def names(event: Any, seen: Picture) -> list[str]:
    return [cue.name for cue in CUES[type(event)](DATA, seen, event)]


def test_every_event_has_its_place_in_the_table() -> None:
    assert set(CUES) == set(CHANGES)


def test_all_that_is_named_can_be_heard() -> None:
    named = {shot_sound(weapon) for weapon in DATA.weapons.values()} | {
        *table._SHOTS.values(),
        *table._ENGINES.values(),
    }
    named |= {burst_sound(weapon) for weapon in DATA.weapons.values()} | {name for _, name in table._BURSTS}
    named |= {engine_sound(kind) for kind in DATA.units.values()}
    assert named - {""} <= set(CATALOGUE)


WEAPONS = {
    "rifle": ("rifle", "bullet_hit"),
    "carbine": ("carbine", "bullet_hit"),
    "sniper_rifle": ("sniper_rifle", "bullet_hit"),
    "pistol": ("pistol", "bullet_hit"),
    "sidearm": ("pistol", "bullet_hit"),
    "assault_rifle": ("assault_rifle", "bullet_hit"),
    "rocket": ("rocket", "explosion_medium"),
    "mortar_shell": ("mortar", "explosion_small"),
    "tank_gun": ("tank_gun", "explosion_medium"),
    "heavy_gun": ("heavy_gun", "explosion_medium"),
    "cannon_shell": ("cannon", "explosion_large"),
    "missile": ("missile", "explosion_medium"),
    "flak": ("flak", "flak_burst"),
    "helicopter_rockets": ("rocket_salvo", "explosion_small"),
    "helicopter_gun": ("autocannon", "explosion_small"),
    "bomb": ("bomb_fall", "explosion_small"),
    "charge": ("drone_dive", "explosion_medium"),
}


def test_every_weapon_of_the_pack_is_listed_here() -> None:
    assert set(WEAPONS) == set(DATA.weapons)


@pytest.mark.parametrize("weapon", sorted(WEAPONS))
def test_a_weapon_is_heard_where_it_fires_and_where_it_strikes(weapon: str) -> None:
    shot, burst = WEAPONS[weapon]
    fired = told.ShotFired(unit=1, weapon=weapon, start=(0, 0), at=HERE)
    landed = told.ShotLanded(weapon=weapon, at=HERE)
    assert [(cue.name, cue.at) for cue in CUES[told.ShotFired](DATA, picture(), fired)] == [(shot, (0, 0))]
    (struck,) = CUES[told.ShotLanded](DATA, picture(), landed)
    assert (struck.name, struck.at) == (burst, HERE)
    assert struck.kind == ("weapons" if burst == "bullet_hit" else "explosions")


def test_a_weapon_or_unit_of_a_mod_that_names_no_sound_is_heard_like_its_kind() -> None:
    from msgspec.structs import replace

    plain = {name: replace(weapon, sound=None) for name, weapon in DATA.weapons.items()}
    assert [shot_sound(plain[name]) for name in ("rifle", "pistol", "cannon_shell", "flak")] == [
        "rifle",
        "pistol",
        "mortar",
        "flak",
    ]
    assert [burst_sound(plain[name]) for name in ("rifle", "mortar_shell", "heavy_gun", "cannon_shell", "flak")] == [
        "bullet_hit",
        "explosion_small",
        "explosion_medium",
        "explosion_large",
        "flak_burst",
    ]
    half = replace(DATA.weapons["tank_gun"], sound=ShotSound(shot="laser"))
    assert (shot_sound(half), burst_sound(half)) == ("laser", "explosion_medium")
    assert engine_sound(DATA.units["infantry"]) == "march"
    assert engine_sound(DATA.units["cannon"]) == ""
    assert engine_sound(replace(DATA.units["truck"], engine="hover")) == "hover"


@pytest.mark.parametrize(
    ("kind", "hit", "death"),
    [
        ("infantry", "body_hit", "soldier_falls"),
        ("tank", "metal_hit", "vehicle_explodes"),
        ("cannon", "metal_hit", "structure_hit"),
        ("bomber_drone", "metal_hit", "drone_breaks"),
        ("attack_helicopter", "metal_hit", "vehicle_explodes"),
    ],
)
def test_who_is_hit_and_dies_is_heard_by_what_it_is(kind: str, hit: str, death: str) -> None:
    seen = picture(0, Figure(7, kind, 1, HERE, 3))
    assert names(told.UnitHit(unit=7, damage=1, hp=2, at=HERE), seen) == [hit]
    assert names(told.UnitDestroyed(unit=7, type=kind, side=1, at=HERE), seen) == [death]


def test_turns_points_and_goals_are_good_news_or_bad() -> None:
    blue, all_ = picture(0), picture(EVERYTHING)
    assert names(told.TurnStarted(side=0, round=1), blue) == ["turn_own"]
    assert names(told.TurnStarted(side=1, round=1), blue) == ["turn_other"]
    assert names(told.PointTaken(at=HERE, side=0), blue) == ["point_taken"]
    assert names(told.PointTaken(at=HERE, side=1), blue) == ["point_lost"]
    assert names(told.PointTaken(at=HERE, side=1), all_) == ["point_taken"]
    assert names(told.PointLost(at=HERE, side=0), blue) == ["point_lost"]
    assert names(told.PointLost(at=HERE, side=1), blue) == []
    assert names(told.GoalJudged(side=0, goal=0, state="met"), blue) == ["goal_met"]
    assert names(told.GoalJudged(side=0, goal=0, state="failed"), blue) == ["goal_failed"]
    assert names(told.GoalJudged(side=0, goal=0, state="open"), blue) == []
    assert names(told.GoalJudged(side=1, goal=0, state="met"), blue) == []
    assert names(OrderTakenBack(side=0), blue) == ["undo"]


def test_building_is_heard_and_that_ones_own_is_done() -> None:
    part: dict[str, Any] = {"at": HERE, "structure": "bunker", "hp": 5, "progress": 1}
    assert names(land.StructureBuilt(**part, owner=0, built=False), picture()) == ["hammer"]
    assert names(land.StructureBuilt(**part, owner=0, built=True), picture()) == ["hammer", "built"]
    assert names(land.StructureBuilt(**part, owner=1, built=True), picture()) == ["hammer"]


def test_a_watcher_of_everything_is_not_told_who_comes_into_whose_sight() -> None:
    spotted = told.UnitSpotted(unit=7, type="tank", side=1, hp=3, at=HERE)
    assert names(spotted, picture(0)) == ["spotted"]
    assert names(spotted, picture(EVERYTHING)) == []


# --- what a side may hear


def test_a_mortar_out_of_sight_is_not_heard_but_where_its_shell_strikes() -> None:
    """SEE-5, SEE-6: blue sees nothing of the mortar; the cell it strikes is in its sight."""
    units = (UnitSetup(type="infantry", side=0, at=(0, 0)), UnitSetup(type="mortar", side=1, at=(8, 0)))
    game = new_game(BattleSetup(rows=("." * 12,) * 2, units=units), DATA)
    game.submit(EndTurnOrder(side=0))
    assert not game.view(0).enemies
    events = game.submit(FireOrder(side=1, unit=2000, at=(0, 0), weapon="mortar_shell"))
    assert isinstance(events, list), events
    blue = cues_of(game.told_to(0, events), picture_of(game.view(0)), DATA)
    red = cues_of(game.told_to(1, events), picture_of(game.view(1)), DATA)
    assert "mortar" in [cue.name for cue in red]
    assert "mortar" not in [cue.name for cue in blue]
    assert Cue("explosion_small", "explosions", (0, 0), 1.0, table.BURST_PRIORITY) in blue
    assert all(cue.at in (None, (0, 0)) for cue in blue)


def test_in_whole_games_no_side_hears_what_happens_out_of_its_sight() -> None:
    """Of every sound that comes from a cell: the side sees the cell before or after the order."""
    shots = 0
    for seed in (3, 8):
        for side, cue, seen in shipped(seed, orders=120):
            assert cue.at is None or seen[cue.at], (side, cue)
            shots += cue.kind == "weapons"
    assert shots > 20, "nobody fired: this says nothing"


# --- what goes on


@pytest.mark.parametrize(
    ("season", "hour", "weather", "heard"),
    [
        ("spring", "day", "clear", {"birds"}),
        ("spring", "night", "clear", {"wind"}),
        ("summer", "dawn", "clear", {"birds"}),
        ("summer", "dusk", "clear", {"crickets"}),
        ("autumn", "day", "clear", {"wind"}),
        ("autumn", "day", "rain", {"rain", "wind"}),
        ("winter", "night", "snow", {"wind"}),
    ],
)
def test_weather_season_and_hour_are_heard(season: str, hour: str, weather: str, heard: set[str]) -> None:
    loops = weather_loops(picture(season=season, hour=hour, weather=weather))
    assert {loop.name for loop in loops.values()} == heard


def test_snow_blows_harder_than_an_autumn_day() -> None:
    snow, clear = (
        weather_loops(picture(season=season, weather=weather))["weather", "wind"]
        for season, weather in (("winter", "snow"), ("autumn", "clear"))
    )
    assert snow.level > clear.level


def at_middle(*_where: Any) -> Heard:
    return Heard(0.6, 0.5)


def test_only_fires_in_sight_are_heard_and_many_are_louder_than_one() -> None:
    first = 1 << (1 * 7 + 2)  # the bit of HERE on a board six cells wide
    burning = {HERE, (5, 2)}
    assert fire_loops(picture(fires=burning, seen=0), at_middle) == {}
    one = fire_loops(picture(fires=burning, seen=first), at_middle)["fire"]
    two = fire_loops(picture(EVERYTHING, fires=burning), at_middle)["fire"]
    assert (one.name, one.level, one.pan) == ("fire", 0.6, 0.5)
    assert two.level > one.level


def test_craft_are_heard_in_the_air_alone_those_of_a_kind_together() -> None:
    flying = Figure(1, "attack_helicopter", 0, HERE, 5, airborne=True)
    landed = Figure(2, "transport_helicopter", 0, HERE, 5)
    seen = picture(0, flying, landed, Figure(3, "tank", 0, HERE, 5))
    seen.ghosts[9] = Figure(9, "bomber_drone", 1, HERE, 1, airborne=True)
    loops = craft_loops(DATA, seen, at_middle, ())
    assert {key: loop.name for key, loop in loops.items()} == {("craft", "rotor"): "rotor"}
    moving = craft_loops(DATA, seen, at_middle, (1,))["craft", "rotor"]
    assert moving.level > loops["craft", "rotor"].level
    seen.figures[4] = Figure(4, "attack_helicopter", 1, (0, 0), 5, airborne=True)
    assert loops["craft", "rotor"].level < craft_loops(DATA, seen, at_middle, ())["craft", "rotor"].level
    assert len(craft_loops(DATA, seen, at_middle, ())) == 1

"""What is heard of Skirmish: something for every event, shots by their weapons, dice when they roll."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from client3d.skirmish import sounds
from client3d.skirmish.sounds import CUES, Later, TableSounds, shot_sound
from client3d.table.show import AIM_SECONDS, ROLL_LATER, walk_seconds
from core.events import OrderTakenBack
from core.packs.location import data_folder
from systems.skirmish import events as told
from systems.skirmish.data import load_skirmish
from systems.skirmish.events import AnyEvent
from systems.skirmish.missions import load_mission
from systems.skirmish.picture import Picture, picture_of
from systems.skirmish.pipeline import new_game

PACK = load_skirmish()
SHOTS = {
    "muzzle_loader": "musket",
    "needle_gun": "needle_gun",
    "sniper_rifle": "long_rifle",
    "revolver": "revolver",
    "carbine": "cavalry_carbine",
}


class Ears:
    """A mixer that remembers what it was to play."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.kept: dict[Any, Any] = {}
        self.speed = 1.0

    def expect(self, _soon: list[str], _later: tuple[str, ...]) -> None:
        """Nothing is loaded."""

    def play(self, name: str, *_how: Any) -> None:
        """Remember a sound."""
        self.heard.append(name)

    def keep(self, loops: dict[Any, Any]) -> None:
        """Remember what goes on."""
        self.kept = loops

    def update(self, _seconds: float) -> None:
        """Time goes by."""


def farm() -> Picture:
    return picture_of(new_game(load_mission(PACK, "farm").battle(1), PACK.data).view(0))


def listening(speed: float = 1.0, steady: bool = False) -> tuple[TableSounds, Ears]:
    """The sounds of a battle on the farm, and what is heard of it."""
    ears, projector = Ears(), SimpleNamespace(speed=speed, ears=None, picture=farm())
    stage: Any = SimpleNamespace(data=PACK.data, scene=SimpleNamespace(steady=steady))
    mixer: Any = ears
    return TableSounds(mixer, stage, SimpleNamespace(projector=projector, state="watching")), ears


def shot(dice: tuple[int, ...] = (3, 4)) -> told.ShotFired:
    """The sniper of blue shoots."""
    return told.ShotFired(unit=1012, target=2000, at=(1000, 1000), dice=dice, needed=7, hit=True, loaded=False, shots=0)


def begin(heard: TableSounds, event: Any) -> None:
    """An event's moment has come."""
    sound = heard.hear(event, farm())
    if sound is not None:
        sound()


def test_every_event_is_heard_or_silent_on_purpose() -> None:
    assert set(CUES) == {*get_args(AnyEvent), OrderTakenBack}


def test_sounds_are_those_there_are() -> None:
    folders = [data_folder() / pack / "sounds" for pack in ("clumsy", "skirmish", "")]
    there = {re.sub(r"_\d+$", "", path.stem) for folder in folders for path in folder.rglob("*.ogg")}
    named = {*sounds._SOON, *sounds._LATER, *sounds.WALKS.values(), *SHOTS.values()}
    assert named <= there, named - there


@pytest.mark.parametrize(("weapon", "sound"), SHOTS.items())
def test_each_weapon_has_a_shot_of_its_own(weapon: str, sound: str) -> None:
    assert shot_sound(PACK.data.weapons[weapon]) == sound


def test_a_shot_is_heard_when_the_powder_flashes_and_its_dice_when_they_roll() -> None:
    heard, ears = listening()
    begin(heard, shot())
    assert ears.heard == []
    heard.update(AIM_SECONDS)
    assert ears.heard == ["long_rifle"]
    heard.update(ROLL_LATER)
    assert ears.heard == ["long_rifle", "dice"]


def test_at_twice_the_speed_it_takes_half_as_long_and_without_motion_no_time() -> None:
    heard, ears = listening(speed=2.0)
    begin(heard, shot())
    heard.update((AIM_SECONDS + ROLL_LATER) / 2)
    assert ears.heard == ["long_rifle", "dice"]
    heard, ears = listening(steady=True)
    begin(heard, shot())
    assert ears.heard == ["long_rifle", "dice"]


def test_no_dice_are_heard_that_are_not_rolled() -> None:
    heard, ears = listening()
    begin(heard, shot(dice=()))
    heard.update(9.0)
    assert ears.heard == []


def test_who_goes_is_heard_until_it_has_arrived() -> None:
    heard, ears = listening()
    path = ((8000, 76000), (21000, 76000))
    begin(heard, told.FighterMoved(unit=1014, path=path, facing=(1, 0), ran=False))
    heard.update(0.0)
    assert [loop.name for loop in ears.kept.values()] == ["gallop"]
    heard.update(walk_seconds("horse", 1.0) + 3)
    assert ears.kept == {}


def test_a_search_is_a_roll_of_dice_at_once() -> None:
    event = told.BuildingSearched(unit=1005, building=0, dice=(1, 2))
    assert CUES[told.BuildingSearched](PACK.data, farm(), event) == [Later(sounds._DICE)]

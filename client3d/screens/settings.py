"""What a player has set: every setting with its type, bounds and meaning. Nothing of Panda3D is here.

Whole numbers are used throughout, shares as per cent, so that a file that is read and written again stays the same.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from core.packs.schema import LONGEST_NAME, NAME, Model
from core.texts import LANGUAGES

TierName = Literal["auto", "low", "medium", "high"]
SideColours = Literal["blue_red", "blue_orange", "yellow_violet", "white_black"]
Speed = Literal[1, 2, 4, 8]
Language = Literal["", "en", "fr", "es", "ko", "ru"]
assert get_args(Language)[1:] == LANGUAGES

Share = Annotated[int, Meta(ge=0, le=100)]
KeyName = Annotated[str, Meta(min_length=1, max_length=24)]
ModName = Annotated[str, Meta(pattern=f"^{NAME}$", max_length=LONGEST_NAME)]


class Video(Model, frozen=True, kw_only=True):
    """The window."""

    fullscreen: Annotated[bool, Meta(description="Whether the game fills the screen.")] = False
    width: Annotated[int, Meta(ge=640, le=8192, description="Of the window, in pixels.")] = 1280
    height: Annotated[int, Meta(ge=360, le=8192, description="Of the window, in pixels.")] = 720
    scale: Annotated[int, Meta(ge=0, le=300, description="Per cent for screens of high density; 0 asks them.")] = 0
    tier: Annotated[TierName, Meta(description="How much is drawn; auto measures.")] = "auto"


class Sound(Model, frozen=True, kw_only=True):
    """Volumes, in per cent."""

    master: Annotated[Share, Meta(description="Of everything.")] = 80
    weapons: Annotated[Share, Meta(description="Shots, and what they strike.")] = 100
    explosions: Annotated[Share, Meta(description="Bursts, and what falls down.")] = 100
    engines: Annotated[Share, Meta(description="What moves.")] = 80
    surroundings: Annotated[Share, Meta(description="Fire, rain and wind.")] = 80
    interface: Annotated[Share, Meta(description="Panels, and what one is to be told.")] = 70
    music: Annotated[Share, Meta(description="Themes.")] = 70
    quiet_in_background: Annotated[
        bool, Meta(description="Whether nothing is heard while another window has the keyboard.")
    ] = True


class Interface(Model, frozen=True, kw_only=True):
    """Texts, colours and motion."""

    language: Annotated[Language, Meta(description="Empty: the system's.")] = ""
    text_size: Annotated[int, Meta(ge=75, le=200, description="Of texts and panels, in per cent.")] = 100
    side_colours: Annotated[SideColours, Meta(description="By which colours the sides are told apart.")] = "blue_red"
    reduced_motion: Annotated[bool, Meta(description="Whether the camera and the title stand still.")] = False


class Play(Model, frozen=True, kw_only=True):
    """How a battle is played."""

    speed: Annotated[Speed, Meta(description="How many times as fast events are shown.")] = 1
    follow: Annotated[bool, Meta(description="Whether the camera follows the enemy's actions.")] = True
    edge_scroll: Annotated[bool, Meta(description="Whether the window's edges scroll.")] = True
    scroll_speed: Annotated[int, Meta(ge=25, le=300, description="In per cent.")] = 100
    ranges: Annotated[bool, Meta(description="Whether ranges of units on alert and zones of patrols are shown.")] = (
        False
    )
    warn_end_turn: Annotated[bool, Meta(description="Whether units that can still act are asked about.")] = True
    camp_pace: Annotated[
        int, Meta(ge=1, le=60, description="Headquarters: seconds between two orders of the computer while one thinks.")
    ] = 3


class Mods(Model, frozen=True, kw_only=True):
    """Mods."""

    enabled: Annotated[
        tuple[ModName, ...],
        Meta(max_length=100, description="Those that new battles are played with, the topmost last."),
    ] = ()


class Settings(Model, frozen=True, kw_only=True):
    """All of them."""

    video: Video = Video()
    sound: Sound = Sound()
    interface: Interface = Interface()
    play: Play = Play()
    mods: Mods = Mods()
    keys: dict[str, tuple[KeyName, ...]] = {}
    """Keys of the player's own choice by what they do; what is not named keeps its own keys."""


GROUPS: dict[str, type[Model]] = {"video": Video, "sound": Sound, "interface": Interface, "play": Play, "mods": Mods}
"""The tables of the file but for the keys."""

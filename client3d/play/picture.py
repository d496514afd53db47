"""The picture of a battle lives in `systems.clumsy.picture`, since replays make it too; this is its place in the client."""

from systems.clumsy.picture import (
    CHANGES,
    EVERYTHING,
    Figure,
    Picture,
    advance,
    picture_of,
    picture_of_all,
    terrain_rows,
)

__all__ = [
    "CHANGES",
    "EVERYTHING",
    "Figure",
    "Picture",
    "advance",
    "picture_of",
    "picture_of_all",
    "terrain_rows",
]

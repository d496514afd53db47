"""The picture of a battle: kept in `systems.clumsy.picture`, since replays make it too."""

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

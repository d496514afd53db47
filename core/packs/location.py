"""Where data lies: the shipped, installed, in the package `clumsy_data`, in a checkout, in `data/` beside `core/`; the
player's in the folder that the system has for such.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path


@cache
def data_folder() -> Path:
    """Return the folder of the shipped packs and of the program's own texts."""
    checkout = Path(__file__).resolve().parents[2] / "data"
    if checkout.is_dir():
        return checkout
    package = find_spec("clumsy_data")
    places = list(package.submodule_search_locations or ()) if package else []
    if not places:
        raise FileNotFoundError(
            f"neither {checkout} nor the package clumsy_data exists: the installation is incomplete"
        )
    return Path(places[0])


def pack_folder(name: str) -> Path:
    """Return the folder of a shipped pack."""
    return data_folder() / name


def player_folder() -> Path:
    """Where all that a player has lies."""
    from platformdirs import user_data_path

    return user_data_path("general-clumsy", appauthor=False)


def mods_folder() -> Path:
    """Where the player's mods lie, a folder each."""
    return player_folder() / "mods"

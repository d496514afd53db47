"""The library of the shipped pack of Headquarters, and of one in which something was changed, in any language."""

from __future__ import annotations

from functools import cache

from client3d.library.headquarters.library import HeadquartersLibrary
from core.packs.document import parse_document
from core.packs.loader import Pack, overlay_data
from core.packs.location import data_folder
from core.texts import Texts
from systems.headquarters.data import HeadquartersData, load_headquarters
from systems.headquarters.maps import CAMPS

DATE = "2026-01-01"
"""On this day the shop sells, by the fixed hash: see `on_sale`."""


@cache
def pack() -> Pack[HeadquartersData]:
    """The shipped pack."""
    return load_headquarters()


@cache
def texts_in(language: str) -> Texts:
    """The client's texts and the pack's."""
    return Texts(language, data_folder() / "locale", data_folder() / "headquarters" / "locale")


def library(language: str = "en", changes: str = "", date: str = DATE) -> HeadquartersLibrary:
    """The library; `changes`: TOML as in a scenario file, tables under `data.`."""
    data = overlay_data(pack(), parse_document(changes.encode(), "changes.toml")) if changes else pack().data
    return HeadquartersLibrary.of(data, texts_in(language), CAMPS, date)

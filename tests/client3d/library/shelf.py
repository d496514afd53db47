"""The library of the shipped pack, and of a pack in which something was changed, in any language."""

from __future__ import annotations

from functools import cache

from client3d.library.clumsy.library import ClumsyLibrary
from core.packs.document import parse_document
from core.packs.loader import Pack, overlay_data
from core.packs.location import data_folder
from core.texts import Texts
from systems.clumsy.data import ClumsyData, load_clumsy


@cache
def pack() -> Pack[ClumsyData]:
    """The shipped pack."""
    return load_clumsy()


@cache
def texts_in(language: str) -> Texts:
    """The client's texts and the pack's."""
    return Texts(language, data_folder() / "locale", data_folder() / "clumsy" / "locale")


def library(language: str = "en", changes: str = "") -> ClumsyLibrary:
    """The library; `changes`: TOML as in a scenario file, tables under `data.`."""
    data = overlay_data(pack(), parse_document(changes.encode(), "changes.toml")) if changes else pack().data
    return ClumsyLibrary.of(data, texts_in(language), ("blue", "red"))

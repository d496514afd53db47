"""The library of the shipped pack of Skirmish, and of one in which something was changed, in any language."""

from __future__ import annotations

from functools import cache

from client3d.library.skirmish.library import SkirmishLibrary
from core.packs.document import parse_document
from core.packs.loader import Pack, overlay_data
from core.packs.location import data_folder
from core.texts import Texts
from systems.skirmish.data import SkirmishData, load_skirmish


@cache
def pack() -> Pack[SkirmishData]:
    """The shipped pack."""
    return load_skirmish()


@cache
def texts_in(language: str) -> Texts:
    """The client's texts and the pack's."""
    return Texts(language, data_folder() / "locale", data_folder() / "skirmish" / "locale")


def library(language: str = "en", changes: str = "") -> SkirmishLibrary:
    """The library; `changes`: TOML as in a scenario file, tables under `data.`."""
    data = overlay_data(pack(), parse_document(changes.encode(), "changes.toml")) if changes else pack().data
    return SkirmishLibrary.of(data, texts_in(language))

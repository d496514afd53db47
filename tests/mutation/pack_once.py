"""The shipped packs, read once for all changes: reading them is most of the time a scenario takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from systems.clumsy import data as clumsy_data
from systems.clumsy import ruleset as clumsy_ruleset
from systems.headquarters import data as camps_data
from systems.headquarters import ruleset as camps_ruleset
from systems.skirmish import data as tables_data
from systems.skirmish import ruleset as tables_ruleset
from tests.mutation.making import Mutant

READ_BY = ("data", "data_types", "rules_data")
"""Modules that read a pack: with a change to one of them it is read anew."""


class Once:
    """Reads each pack without mods once."""

    def __init__(self, load: Callable[..., Any], usual: str) -> None:
        self.load, self.usual = load, usual
        self.kept = cache(load)

    def __call__(self, pack: str = "", mods: Sequence[Any] = ()) -> Any:
        """The pack, the usual one if none is named; with mods over it it is read anew."""
        name = pack or self.usual
        return self.load(name, mods) if mods else self.kept(name)


CLUMSY = Once(clumsy_data.load_clumsy, "clumsy")
HEADQUARTERS = Once(camps_data.load_headquarters, "headquarters")
SKIRMISH = Once(tables_data.load_skirmish, "skirmish")


def read_the_pack_once() -> None:
    """Let scenarios find the packs read already."""
    clumsy_ruleset.load_clumsy = CLUMSY
    camps_ruleset.load_headquarters = HEADQUARTERS
    tables_ruleset.load_skirmish = SKIRMISH
    for load in (CLUMSY, HEADQUARTERS, SKIRMISH):
        load()


def forget_for(mutant: Mutant) -> None:
    """Let the packs be read with this change, if it is to what reads them."""
    if mutant.module.rpartition(".")[2] in READ_BY:
        for load in (CLUMSY, HEADQUARTERS, SKIRMISH):
            load.kept.cache_clear()

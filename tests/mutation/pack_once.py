"""The shipped packs, read once for all changes: reading them is most of the time a scenario takes."""

from __future__ import annotations

from functools import cache

from systems.clumsy import data, ruleset
from systems.headquarters import data as camps_data
from systems.headquarters import ruleset as camps_ruleset
from tests.mutation.making import Mutant

load_once = cache(data.load_clumsy)
load_camps_once = cache(camps_data.load_headquarters)
READ_BY = ("data", "data_types", "rules_data")
"""Modules that read a pack: with a change to one of them it is read anew."""


def read_the_pack_once() -> None:
    """Let scenarios find the packs read already."""
    ruleset.load_clumsy = load_once
    camps_ruleset.load_headquarters = load_camps_once
    load_once()
    load_camps_once("headquarters", ())


def forget_for(mutant: Mutant) -> None:
    """Let the packs be read with this change, if it is to what reads them."""
    if mutant.module.rpartition(".")[2] in READ_BY:
        load_once.cache_clear()
        load_camps_once.cache_clear()
